"""Gaps: words in braces that stand for facts, as in `card-{card}`."""

import re
from collections.abc import Mapping
from typing import Final

_GAP: Final = re.compile(r"\{(\w+)\}")


def gaps(pattern: str) -> list[str]:
    """Return the names of the gaps in a text."""
    return _GAP.findall(pattern)


def filled(pattern: str, facts: Mapping[str, str | int]) -> str:
    """Return a text with its gaps filled, or nothing if a fact is not known."""
    if any(gap not in facts for gap in gaps(pattern)):
        return ""
    return _GAP.sub(lambda gap: str(facts[gap.group(1)]), pattern)
