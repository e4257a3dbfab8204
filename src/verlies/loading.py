"""Code of strangers while it is loaded: it may take its time and print, but neither without end."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import TextIOBase
from time import monotonic
from typing import Any, NoReturn

HEARD = 2000
"""So many letters are passed on of what is printed while something is loaded."""
SOON = 0.001


class TooLong(BaseException):
    """What is loaded did not come to an end; no exception of the usual kind, which it might catch."""


class Murmur(TextIOBase):
    """An output that passes on the first letters of what is printed while something is loaded, and all of it later."""

    def __init__(self) -> None:
        self.left = HEARD
        self.loading = True

    def write(self, text: str) -> int:
        """Pass it on to where complaints go, as long as there is not too much of it."""
        if sys.stderr is not None:
            sys.stderr.write(text[: self.left] if self.loading else text)
        self.left = max(0, self.left - len(text))
        return len(text)

    def writable(self) -> bool:
        """Return that one can print to it."""
        return True


@contextmanager
def loading(seconds: float) -> Iterator[None]:
    """Let something be loaded: what it prints is no output of ours, and `TooLong` is raised if it takes so long."""
    murmur = Murmur()
    try:
        with redirect_stdout(murmur), _within(seconds):
            yield
    finally:
        murmur.loading = False


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raise `TooLong` after a while, where the system has an alarm and this is the thread that hears it."""
    if not seconds or sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    began, before = monotonic(), signal.signal(signal.SIGALRM, _ring)
    rest, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)
        if rest:  # somebody else is waiting for an alarm
            signal.setitimer(signal.ITIMER_REAL, max(SOON, rest - (monotonic() - began)))


def _ring(*_: Any) -> NoReturn:
    raise TooLong
