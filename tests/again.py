"""Whole games played again, as the tests of all games do it."""

from pathlib import Path
from typing import Any

from tools import golden
from verlies.core.match import Match


def check_to_the_letter(match: Match[Any], path: Path) -> None:
    """A game that was played again is over, and reads as it did."""
    assert match.over
    assert golden.text(match).splitlines() == path.read_text(encoding="utf-8").splitlines()
