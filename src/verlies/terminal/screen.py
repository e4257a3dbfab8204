"""The screen and the keyboard: any two text streams, drawn with colours or in plain lines."""

import shutil
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

BLANKS = 40
"""So many empty lines hide what stood on a screen that cannot be cleared."""
WIDE = 110
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

    def pause(self, prompt: str) -> None:
        """Wait for Enter before a picture hides what was written; plain lines do not."""
        if not self.plain:
            self.ask(prompt)

    def ask(self, prompt: str) -> str:
        """Read one line; the end of the input raises `Closed`."""
        try:
            line = self._read(prompt)
        except EOFError:
            raise Closed from None
        return "".join(" " if c.isspace() else c for c in line.strip() if c.isspace() or c.isprintable())

    def _read(self, prompt: str) -> str:
        if self._source is sys.stdin and sys.stdin.isatty() and self._out is sys.stdout:
            _editing()
            return input(prompt)
        self._out.write(prompt)
        self._out.flush()
        line = self._source.readline()
        if not line:
            raise EOFError
        if not self._source.isatty():
            self._out.write("\n")
        return line

    def columns(self) -> int:
        """Return how many columns one column of a picture has; 0 if there are no pictures."""
        if self.plain:
            return 0
        return self.width * 11 // 20 - 2 if self.is_wide() else self.width

    def is_wide(self) -> bool:
        """Return whether there is room for two things side by side."""
        return self.width >= WIDE

    def clear(self) -> None:
        """Begin a new picture, with what was there scrolled away; plain lines just go on."""
        if not self.plain:
            self._out.write("\n" * self.height + "\x1b[H\x1b[J")

    def wipe(self) -> None:
        """Leave nothing to be seen of what was written."""
        self._out.write("\n" * BLANKS if self.plain else WIPE)
        self._out.flush()
        editing = _editing()
        if editing is not None:
            editing.clear_history()


def _editing() -> ModuleType | None:
    """Return what edits typed lines and remembers them, where there is such a thing."""
    try:
        import readline
    except ImportError:
        return None
    return readline
