"""Lines that break between things, never inside one."""

from collections.abc import Sequence

from rich.text import Text


def packed(items: Sequence[Text], width: int, gap: str, first: int = 0) -> Text:
    """Return items side by side in as many lines as they need; the first line has `first` columns less."""
    out = Text()
    used = first
    for item in items:
        lead = gap if out else ""
        if out and used + len(lead) + len(item) > width:
            out.append("\n")
            lead, used = "", 0
        out.append(lead)
        out.append_text(item)
        used += len(lead) + len(item)
    return out
