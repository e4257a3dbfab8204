"""A process that works for the server: jobs go in through a pipe, answers come out.

A pipe is all it needs. The pools of the standard library want locks between processes, which not every machine has
(a container without /dev/shm, for one).
"""

import contextlib
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from traceback import format_exception
from typing import Any

POLITE = 5
"""Workers give way to the server itself."""
PARTING = 5.0
"""So many seconds a process that was killed may take to be gone."""


class WorkerDied(Exception):
    """The process of a worker ended before it had answered."""


class Worker:
    """A process of its own, which does one job after the other until it is killed."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, inside = context.Pipe()
        self._process = context.Process(target=work, args=(inside,), name="worker", daemon=True)
        self._process.start()
        inside.close()

    def do(self, job: Callable[..., Any], *facts: object) -> Any:
        """Return what a function gives in the process, or raise what it raises there; waits as long as it takes."""
        try:
            self._pipe.send_bytes(pickle.dumps((job, facts)))
            answer, error = pickle.loads(self._pipe.recv_bytes())
        except (EOFError, OSError):
            raise WorkerDied(f"it was asked for {job.__qualname__}") from None
        if error is not None:
            raise error
        return answer

    def kill(self) -> None:
        """End the process, however busy it is; whoever waits for an answer hears that it died."""
        self._process.kill()
        self._process.join(PARTING)


# In the process


def work(pipe: "Connection[Any, Any]") -> None:
    """Do one job after the other until nobody is there to give any."""
    prepare()
    while True:
        try:
            job, facts = pickle.loads(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        pipe.send_bytes(pickle.dumps(outcome(job, facts)))


def outcome(job: Callable[..., Any], facts: tuple[object, ...]) -> tuple[Any, Exception | None]:
    """Return what a job gives, or the error it ends with and where, in a form that can be sent."""
    try:
        return job(*facts), None
    except Exception as error:
        error.add_note("".join(format_exception(error)))
        return None, portable(error)


def portable(error: Exception) -> Exception:
    """Return an error, or one that says the same if it cannot be sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # a stranger's error may refuse in any way
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def prepare() -> None:
    """Make this process give way, leave Ctrl-C to the server, and not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(POLITE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
