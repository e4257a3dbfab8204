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


def abbreviated(heads: Sequence[str], least: Sequence[int], room: int) -> list[str]:
    """Return heads of columns that fit side by side, the longest cut first, but none below what its column needs."""
    lengths = [max(len(head), width) for head, width in zip(heads, least, strict=True)]
    while sum(lengths) > room:
        longest = max(range(len(heads)), key=lambda at: lengths[at] - least[at] and lengths[at])
        if lengths[longest] <= least[longest]:
            break
        lengths[longest] -= 1
    return [cut(head, length) for head, length in zip(heads, lengths, strict=True)]


def cut(text: str, length: int) -> str:
    """Return a text, or its beginning with a full stop if it is too long."""
    return text if len(text) <= length else f"{text[: length - 1].rstrip()}."
