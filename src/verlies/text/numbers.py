"""Numbers as they are written in a language: 1.234,5 in German, 1,234.5 in English, and a true minus sign."""

MINUS = "−"
GERMAN = str.maketrans(",.", ".,")


def number(language: str, value: float, places: int = 0) -> str:
    """Return a number with so many decimals."""
    text = f"{value:,.{places}f}".replace("-", MINUS)
    return text.translate(GERMAN) if language == "de" else text


def percent(language: str, share: float, places: int = 0) -> str:
    """Return a share of one in percent, with a space before the sign where the language has one."""
    return number(language, 100 * share, places) + (" %" if language == "de" else "%")
