"""A sheet of characters that maps are drawn on."""

from collections.abc import Iterator

from rich.text import Text


class Sheet:
    """A sheet of characters, each with a style; what is written later covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text from a cell to the right, as far as the sheet goes."""
        for at, letter in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._cells[y][at] = (letter, style)

    def is_free(self, x: int, y: int, length: int) -> bool:
        """Return whether nothing but the drawing of ways is there."""
        inside = 0 <= y < self.height and x >= 0 and x + length <= self.width
        return inside and all(self._cells[y][at][0] in " ·" for at in range(x, x + length))

    def lines(self) -> Iterator[Text]:
        """Yield the rows from top to bottom, without empty ends."""
        for row in self._cells:
            line = Text()
            for letter, style in row:
                line.append(letter, style=style)
            line.rstrip()
            yield line
