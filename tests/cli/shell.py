"""Running the command line, inside this process or in one of its own."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import pytest

from verlies import cli


@dataclass(frozen=True)
class Run:
    """What a command wrote, and its exit code."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands inside this process, which is fast."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *args: str, typed: str = "") -> Run:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = cli.run(args)
        out, err = self._capsys.readouterr()
        assert "Traceback" not in out + err
        return Run(code, out, err)


@contextmanager
def interruptible() -> Iterator[None]:
    """Let whoever is born meanwhile hear Ctrl-C, even if these tests run in the background and ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Process:
    """A real `verlies` that is gone, with its pipes, at the end of a `with`."""

    def __init__(self, *args: str) -> None:
        paths = [path for path in sys.path if path]
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUNBUFFERED": "1"}
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "verlies", *args]
        with interruptible():
            self._run = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environ)
        assert self._run.stdin is not None
        assert self._run.stdout is not None
        assert self._run.stderr is not None
        self.stdin, self.stdout, self.stderr = self._run.stdin, self._run.stdout, self._run.stderr

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self._run.kill()
        self._run.wait(60)
        for pipe in (self.stdin, self.stdout, self.stderr):
            with suppress(OSError):
                pipe.close()

    def type(self, text: str) -> None:
        self.stdin.write(text)
        self.stdin.flush()

    def read_until(self, text: str) -> None:
        """Read until a line begins with this text; the end of the output fails."""
        while not (line := self.stdout.readline()).startswith(text):
            assert line, f"the output ended before “{text}”: {self.stderr.read()}"

    def signal(self, number: int) -> None:
        self._run.send_signal(number)

    def finish(self, typed: str = "") -> Run:
        """Type the rest, and wait for the end."""
        out, err = self._run.communicate(typed, timeout=60)
        return Run(self._run.returncode, out, err)

    def wait(self) -> int:
        return self._run.wait(60)
