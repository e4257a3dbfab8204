"""The command line in a process of its own, as a user meets it."""

import os
import subprocess
import sys
from typing import NamedTuple


class Said(NamedTuple):
    """What a command wrote, and its exit code."""

    out: str
    err: str
    code: int


def verlies(*words: str) -> Said:
    """Run `verlies`."""
    unset = ("VERLIES_COMPILED", "VERLIES_PEER_PYTHON", "VERLIES_PEER_SCRIPT")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    run = "from verlies.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", run, *words], env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    return Said(done.stdout, done.stderr, done.returncode)
