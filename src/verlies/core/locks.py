"""Holding an open file for this process alone, on every system."""

import os
import sys
from errno import EACCES, EAGAIN, EDEADLK

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TAKEN = (EACCES, EAGAIN, EDEADLK)
"""What a system says if somebody else holds a file."""
FAR = 1 << 40
"""Where a file is held on Windows, whose locks keep others from reading the byte: behind all that is ever written."""


def held(descriptor: int) -> bool:
    """Hold an open file until it is closed; False if somebody else does. A file system without locks lets all in."""
    try:
        _lock(descriptor)
    except OSError as error:
        return error.errno not in TAKEN
    return True


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, place, os.SEEK_SET)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
