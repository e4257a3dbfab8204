"""The command line as a user meets it: what it writes, and its exit code."""

import io
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple

from verlies.cli import run


class Said(NamedTuple):
    """What a command wrote, and its exit code."""

    out: str
    err: str
    code: int


def verlies(*words: str) -> Said:
    """Run `verlies` in this process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run(words)
    return Said(out.getvalue(), err.getvalue(), code)
