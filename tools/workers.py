"""How many processes the tests may use here: one for each core, as long as each has memory enough."""

import contextlib
import os
import sys
from pathlib import Path

LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Where a container says how much it may use: a newer one, and an older one."""
MEMORY = 700 * 1024 * 1024
"""So much a process of the tests may need at its worst, a browser included."""
MOST = 8


def memory() -> int:
    """Return how many bytes of memory there are, for this container if it is one; enough for all if nobody says."""
    here = MEMORY * MOST
    if sys.platform != "win32":
        with contextlib.suppress(ValueError, OSError):  # not every system knows these words
            here = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    for limit in LIMITS:
        with contextlib.suppress(OSError, ValueError):  # a container without a limit says a word instead of a number
            here = min(here, int(limit.read_text(encoding="ascii")))
    return here


def cores() -> int:
    """Return how many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def fitting() -> int:
    """Return how many processes fit, at least one."""
    return max(1, min(cores(), memory() // MEMORY, MOST))


if __name__ == "__main__":
    sys.stdout.write(str(fitting()))  # without an end of line, which is another one on Windows
