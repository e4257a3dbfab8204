# mypyc: interpreted
"""The save file: one line for the deal, then one line for every answer, written as they come."""

from pathlib import Path
from typing import Any

import msgspec

from . import fair
from .errors import SaveError, why

FORMAT = 1
HUMAN = "human"
"""Who plays a seat that no bot plays."""
LONGEST_HEADER = 16 * 1024
"""So many bytes the first line may have: it is kept in memory, and much of it is told to everybody."""


def nameless(seat: int) -> str:
    """Return what a seat is called that nobody has given a name; readers are told its colour instead."""
    return f"P{seat + 1}"


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The deal: with these lines anybody can lay out the same game again."""

    verlies: int
    """The format of the file."""
    game: str
    version: int
    """The version of the game's rules."""
    seats: int
    settings: dict[str, str]
    names: list[str]
    controllers: list[str]
    """Who plays each seat: `human`, or the name of a bot."""
    seed: str | None
    """The short seed of a practice game; None if the deal was committed to."""
    secret: str
    shares: list[str]
    """The random bits that were added to the deal, by seat; empty where none were (older files have some of bots)."""
    commitment: str
    digest: str
    """The fingerprint of the state before the first answer."""

    def promise(self) -> str:
        """Return what was fixed before the first share was told, if all went as it should."""
        seals = [fair.seal(bytes.fromhex(share)) for share in self.shares]
        return fair.promise(self.commitment, seals, fair.terms(self.game, self.seats, self.settings))


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer, or one take-back (`undo` is the number of answers left)."""

    seat: int = -1
    pick: str = ""
    digest: str = ""
    undo: int = -1
    by: int = 0
    """Of a take-back: the seats of whoever took back, as a mask; 0 stands for the seat of that answer alone."""
    agreed: bool = False
    """Of a take-back: whether all agreed to it, so that nothing stood in its way; chance falls anew after it."""


class Record(msgspec.Struct, frozen=True):
    """A whole save file."""

    header: Header
    lines: list[Line]
    torn: bool = False
    """Whether the last line was cut off in writing and left out."""


def encode_line(line: Header | Line) -> bytes:
    """Return one line of a save file."""
    return msgspec.json.encode(line) + b"\n"


def encode(record: Record) -> bytes:
    """Return a whole save file."""
    return encode_line(record.header) + b"".join(encode_line(line) for line in record.lines)


def read(path: str | Path) -> Record:
    """Read a save file; a last line torn off in mid-writing is left out."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise SaveError("save-unreadable", path=str(path), **why(error)) from None
    return decode(data, str(path))


def decode(data: bytes, path: str) -> Record:
    """Return the record in the bytes of a save file."""
    rows = data.split(b"\n")
    torn = rows.pop() != b""
    if not rows:
        raise SaveError("save-unreadable", path=path, reason="no-first-line")
    header = _header(rows[0], path)
    return Record(header, [_line(row, number, path) for number, row in enumerate(rows[1:], 1)], torn)


def _header(row: bytes, path: str) -> Header:
    if len(row) > LONGEST_HEADER:
        raise SaveError("save-unreadable", path=path, reason="header-too-long")
    try:
        raw: Any = msgspec.json.decode(row)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SaveError("save-unreadable", path=path, reason="not-json") from None
    if not isinstance(raw, dict) or not isinstance(raw.get("verlies"), int):
        raise SaveError("save-unreadable", path=path, reason="foreign")
    if raw["verlies"] > FORMAT:
        raise SaveError("save-newer", path=path, format=raw["verlies"], known=FORMAT)
    try:
        return msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise SaveError("save-unreadable", path=path, reason="header-damaged", detail=str(error)) from None


def _line(row: bytes, number: int, path: str) -> Line:
    try:
        return msgspec.json.decode(row, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(
            "save-unreadable", path=path, reason="line-damaged", line=number + 1, detail=str(error)
        ) from None


def answers_at(seq: int, lines: list[Line], answers: int, seat: int, opened: int) -> int:
    """Return how many answers stood after `seq` lines, or -1 if what a seat is asked has changed since.

    So many answers stand now, and so many stood when the open question was put. A take-back undid the nearest answer
    before it that was not undone already.
    """
    if not 0 <= seq <= len(lines):
        return -1
    count, then, undone = answers, -1, 0
    for n in range(len(lines), -1, -1):
        if count < opened:
            return -1
        if n == seq:
            then = count
        if n <= seq and not undone:
            return then
        if n:
            line = lines[n - 1]
            back = line.undo >= 0
            if not back and line.seat == seat:
                return -1
            count += 1 if back else -1
            undone = undone + 1 if back else max(0, undone - 1)
    return -1
