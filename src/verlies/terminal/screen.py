"""The screen and the keyboard: any two text streams, drawn with colours or in plain lines."""

import shutil
import sys
from collections.abc import Sequence
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

BLANKS = 40
"""So many empty lines hide what stood on a screen that cannot be cleared."""
WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal together with what was scrolled away."""


class Closed(Exception):
    """The input has ended."""


class Screen:
    """Writes for one reader and reads what is typed."""

    def __init__(
        self, source: TextIO, out: TextIO, plain: bool = True, width: int | None = None, height: int | None = None
    ) -> None:
        self.plain = plain
        self._source = source
        self._out = out
        size = shutil.get_terminal_size((80, 24))
        self.width = width or (size.columns if not plain else 80)
        self.height = height or size.lines
        self._console = self._new_console()

    def _new_console(self) -> Console:
        return Console(
            file=self._out,
            force_terminal=not self.plain,
            no_color=self.plain or None,
            width=self.width,
            highlight=False,
            markup=False,
            emoji=False,
        )

    def resize(self) -> None:
        """Follow a terminal that has changed its size."""
        if not self.plain and self._out.isatty():
            size = shutil.get_terminal_size((80, 24))
            self.width, self.height = size.columns, size.lines
            self._console = self._new_console()

    def write(self, text: str | Text = "") -> None:
        """Write one line; a plain screen leaves the wrapping to its reader."""
        if self.plain:
            self._out.write((text if isinstance(text, str) else text.plain) + "\n")
            self._out.flush()
        else:
            self._console.print(text)

    def show(self, drawing: RenderableType) -> None:
        """Write something that rich can draw."""
        self._console.print(drawing)

    def lines_of(self, drawings: Sequence[RenderableType]) -> int:
        """Return how many lines drawings take."""
        return len(self._console.render_lines(Group(*drawings), pad=False))

    def ask(self, prompt: str) -> str:
        """Read one line; the end of the input raises `Closed`."""
        try:
            line = self._read(prompt)
        except EOFError:
            raise Closed from None
        return "".join(c for c in line.strip() if c.isprintable())

    def _read(self, prompt: str) -> str:
        if self._source is sys.stdin and sys.stdin.isatty() and self._out is sys.stdout:
            return input(prompt)
        self._out.write(prompt)
        self._out.flush()
        line = self._source.readline()
        if not line:
            raise EOFError
        if not self._source.isatty():
            self._out.write("\n")
        return line

    def clear(self) -> None:
        """Begin a new picture; plain lines just go on."""
        if not self.plain:
            self._out.write("\x1b[2J\x1b[H")

    def wipe(self) -> None:
        """Leave nothing to be seen of what was written."""
        self._out.write("\n" * BLANKS if self.plain else WIPE)
        self._out.flush()
