# mypyc: interpreted
"""Letters: how wide a text is, and where its lines break."""

from collections.abc import Sequence

_WIDTHS = {
    0.32: "ijlIJ .,:;/'|",
    0.42: "frt!()-",
    0.54: "csz?–„“",
    0.7: "ABCKNRUVXZÄÜ",
    0.82: "wDGHOQ−+Ö%",
    1.0: "mMW…",
}
LETTER_WIDTHS = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
"""Generous widths, those of the widest common face, in parts of the font size."""
BOLD = 1.14


def text_width(words: str, size: float, bold: bool = False) -> float:
    """Return how wide a line of text is at most in a common face."""
    return sum(LETTER_WIDTHS.get(letter, 0.63) for letter in words) * size * (BOLD if bold else 1.0)


def wrap(words: str, width: float, size: float, bold: bool = False) -> list[str]:
    """Return a text as lines that fit a width; a word that is too long stands alone."""
    lines: list[str] = []
    for word in words.split():
        if lines and text_width(f"{lines[-1]} {word}", size, bold) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fit(words: str, width: float, sizes: Sequence[float], rows: int, bold: bool = False) -> tuple[list[str], float]:
    """Return a text as lines, in the first of the sizes in which it fits in width and rows, or in the last."""
    for size in sizes:
        lines = wrap(words, width, size, bold)
        if len(lines) <= rows and all(text_width(line, size, bold) <= width for line in lines):
            return lines, size
    return wrap(words, width, sizes[-1], bold), sizes[-1]
