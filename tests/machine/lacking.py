"""Takes something away from a process: put on PYTHONPATH as `sitecustomize`, it does what `LACKING` says."""

import errno
import os
import sys
from importlib import import_module
from typing import Any, NoReturn


def refuse(*_: Any, **__: Any) -> NoReturn:
    """Be as a system call that this machine does not have."""
    raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))


WHAT = os.environ.get("LACKING", "")

if WHAT == "shared memory":

    class Refused:
        """A lock between processes, as a machine without shared memory has it."""

        SEM_VALUE_MAX = 1
        __init__ = refuse

    setattr(import_module("_multiprocessing"), "SemLock", Refused)  # noqa: B010

if WHAT == "pseudo-terminals":
    os.openpty = refuse
    sys.modules["pty"] = type(sys)("pty")
    sys.modules["pty"].openpty = refuse  # type: ignore[attr-defined]

if WHAT == "home":
    import pwd

    def unknown(number: int) -> NoReturn:
        """Be as the list of people of a machine on which this one is not."""
        raise KeyError(number)

    os.environ.pop("HOME", None)
    pwd.getpwuid = unknown

if WHAT == "headers":
    import sysconfig

    sysconfig.get_path = lambda *_, **__: "/proc/nowhere"

if WHAT == "network":
    import socket

    class Lonely(socket.socket):
        """A socket that reaches this machine alone."""

        def connect(self, address: Any) -> None:
            if self.family != getattr(socket, "AF_UNIX", None) and address[0] not in ("127.0.0.1", "::1", "localhost"):
                refuse()
            super().connect(address)

    socket.socket = Lonely  # type: ignore[misc]
    socket.getaddrinfo = refuse
