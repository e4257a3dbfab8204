"""Where games are kept, and how they are found again."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import date
from pathlib import Path
from secrets import token_hex
from typing import Any

from ..core.errors import SaveError, VerliesError
from ..core.files import Journal, hold
from ..core.match import Match

SUFFIX = ".verlies"
LAST = "last"


def home() -> Path:
    """Return the folder for everything Verlies keeps: `VERLIES_HOME`, or what the system has for that."""
    named = os.environ.get("VERLIES_HOME")
    if named:
        return Path(named)
    if sys.platform == "darwin":
        return _person() / "Library" / "Application Support" / "verlies"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or _person() / "AppData" / "Local") / "verlies"
    return Path(os.environ.get("XDG_DATA_HOME") or _person() / ".local" / "share") / "verlies"


def _person() -> Path:
    """Return the folder of whoever plays; a container may know nobody of that number."""
    try:
        return Path.home()
    except RuntimeError:
        raise VerliesError("no-home") from None


def new_path(game: str) -> Path:
    """Return the file for a new game."""
    while True:
        path = home() / "games" / f"{date.today().isoformat()}-{game}-{token_hex(3)}{SUFFIX}"
        if not path.exists():
            return path


def for_copy(name: str, own: Path) -> Path:
    """Return where a copy of a game goes: its own file if that was named, else one that is not there yet."""
    path = Path(name)
    with suppress(RuntimeError):  # nobody knows whose home is meant
        path = path.expanduser()
    with suppress(OSError):  # what cannot be looked at is told when it is written
        if own.exists() and path.samefile(own):
            return own
    with suppress(OSError):
        if path.is_file():
            raise SaveError("save-there", path=str(path))
    return path


def in_command(path: Path) -> str:
    """Return a file as it can be typed behind a command: in quotation marks if there are spaces in its name."""
    return f'"{path}"' if any(c.isspace() for c in str(path)) else str(path)


def find(name: str) -> Path:
    """Return the file that is meant: a path, the name of a kept game, or `last` for the latest one."""
    if name != LAST or Path(LAST).exists():
        named = Path(name)
        kept = named if named.exists() else home() / "games" / name
        return kept if kept.exists() else named
    try:
        games = list((home() / "games").glob(f"*{SUFFIX}"))
    except OSError:
        games = []
    if not games:
        raise SaveError("save-unreadable", path=str(home() / "games"), reason="no-saved-game")
    return max(games, key=lambda path: path.stat().st_mtime_ns)


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Have a kept game to oneself until its journal is open; one that is being played raises `SaveError`.

    Windows lets nobody replace an open file, and a journal begins with that: there it is only asked whether it is free.
    """
    with ExitStack() as claims:
        with suppress(OSError):  # what cannot be opened is told when it is read
            while not _claim(path, claims):
                pass
        if sys.platform == "win32":
            claims.close()
        yield


def _claim(path: Path, claims: ExitStack) -> bool:
    """Hold a file; False if another one has taken its place meanwhile."""
    claim = claims.enter_context(path.open("rb"))
    hold(claim.fileno(), path)
    return sys.platform == "win32" or os.path.samestat(os.fstat(claim.fileno()), path.stat())


def keep(match: Match[Any], path: Path) -> Journal:
    """Write every answer of a match to a file before it takes effect."""
    try:
        journal = Journal(path, match.record())
    except SaveError as error:
        if error.key == "save-write" and path.is_relative_to(home()):
            raise SaveError("save-home", **error.facts) from None
        raise
    match.on_lines = journal.add
    return journal
