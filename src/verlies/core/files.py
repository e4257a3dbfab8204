"""Writing save files so that nothing is ever lost."""

import os
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path

from .errors import SaveError, why
from .locks import held
from .record import Line, Record, encode, encode_line


def write(path: str | Path, record: Record) -> None:
    """Write a whole record at once: either the old file is there or the new one."""
    path = Path(path)
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise _failure(path, error) from None


def _sync_folder(folder: Path) -> None:
    """Make a renaming safe too, where the system lets a folder be synced."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def hold(descriptor: int, path: str | Path) -> None:
    """Hold an open file for this process until it is closed; one that somebody else holds raises `SaveError`."""
    if not held(descriptor):
        raise SaveError("save-in-use", path=str(path))


class Journal:
    """Keeps a file up to date, and to itself: every answer is on disk before it takes effect."""

    def __init__(self, path: str | Path, record: Record) -> None:
        self.path = Path(path)
        write(self.path, record)
        try:
            self._file = self.path.open("ab", buffering=0)
            self._size = self.path.stat().st_size
        except OSError as error:
            raise _failure(self.path, error) from None
        self._hold()

    def _hold(self) -> None:
        try:
            hold(self._file.fileno(), self.path)
        except SaveError:
            self._file.close()
            raise

    def add(self, lines: list[Line]) -> None:
        """Append lines, all or none, and wait until they are safe."""
        data = b"".join(map(encode_line, lines))
        try:
            if self._file.write(data) != len(data):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            os.fsync(self._file.fileno())
        except OSError as error:
            self._take_back()
            raise _failure(self.path, error) from None
        self._size += len(data)

    def _take_back(self) -> None:
        """Cut off what a failed write left, so that the answer did not happen and the next line begins a line."""
        with suppress(OSError):
            self._file.truncate(self._size)

    def close(self) -> None:
        """Stop keeping the file."""
        self._file.close()


def _failure(path: Path, error: OSError) -> SaveError:
    return SaveError("save-write", path=str(path), **why(error))
