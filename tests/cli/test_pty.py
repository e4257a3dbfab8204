"""A real terminal: pictures, line editing and the curtain, through a pseudo-terminal."""

import os
import re
import struct
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.cli.shell import interruptible


def has_terminals() -> bool:
    """Tell whether this machine has pseudo-terminals; a bare container may lack them."""
    try:
        import pty

        ends = pty.openpty()
    except (ImportError, OSError):
        return False
    for end in ends:
        os.close(end)
    return True


LAUNCH = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
"""Makes the terminal the one that Ctrl-C comes from, and becomes the command."""


class Terminal:
    """A command in a pseudo-terminal of a certain size."""

    def __init__(self, columns: int, lines: int, *args: str, term: str = "xterm-256color") -> None:
        if not has_terminals():
            pytest.skip("Left out: this machine has no pseudo-terminals")
        import fcntl
        import pty
        import termios

        self.file, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environ |= {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "TERM": term}
        with interruptible():
            self._run = subprocess.Popen(
                [sys.executable, "-c", LAUNCH, sys.executable, "-m", "verlies", *args],
                stdin=inside,
                stdout=inside,
                stderr=inside,
                env=environ,
                start_new_session=True,
            )
        os.close(inside)
        self.text = ""

    def until(self, wanted: str) -> str:
        """Read until something is on the screen; return all that came."""
        start = len(self.text)
        while wanted not in self.text[start:]:
            self.text += os.read(self.file, 4096).decode(errors="replace")
        return self.text[start:]

    def type(self, text: str) -> None:
        os.write(self.file, text.encode() + b"\r")

    def code(self) -> int:
        """Return the exit code of the command."""
        try:
            while os.read(self.file, 4096):
                pass
        except OSError:
            pass
        os.close(self.file)
        return self._run.wait(60)


def plain(text: str) -> Iterator[str]:
    """Yield the lines without colours."""
    return iter(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "").split("\n"))


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_a_game_in_a_terminal(columns: int, lines: int) -> None:
    terminal = Terminal(columns, lines, "play", "--seats", "you:Anna,random", "--seed", "7", "-o", "start=0")
    terminal.until("Enter beginnt.")
    terminal.type("")
    picture = terminal.until("Anna> ")
    assert "\x1b[" in picture
    assert "KLONG! Ein Deckbau-Abenteuer" in picture
    assert all(len(line) <= columns for line in plain(picture))
    terminal.type("play all")
    assert "Kaufen" in terminal.until("Anna> ")
    terminal.type("quit")
    terminal.until("verlies play --resume")
    assert terminal.code() == 0


def test_the_curtain_wipes_a_terminal() -> None:
    terminal = Terminal(80, 24, "play", "--seats", "you,you", "--seed", "7", "-o", "start=0", "--lang", "en")
    terminal.until("begin.")
    terminal.type("")
    assert "\x1b[3J" in terminal.until("press Enter. ")
    terminal.type("")
    terminal.until("Red> ")
    terminal.type("\x03")
    terminal.until("Interrupted.")
    assert terminal.code() == 130


def test_a_replay_in_a_terminal() -> None:
    terminal = Terminal(80, 24, "play", "--seats", "random,random", "--seed", "1")
    terminal.until("Enter beginnt.")
    terminal.type("")
    terminal.until("verlies verify")
    assert terminal.code() == 0
    terminal = Terminal(80, 24, "replay", "last")
    terminal.until("0/")
    terminal.type("n")
    terminal.until("Schritt 1 von")
    terminal.type("q")
    assert terminal.code() == 0
    terminal = Terminal(80, 24, "replay", "last", term="dumb")
    assert "\x1b[" not in terminal.until("\n9. ")
    assert terminal.code() == 0
