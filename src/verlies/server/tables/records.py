"""Tables that begin with a record: a file that was read, or a finished game that is played on from a moment."""

from typing import Any

import msgspec

from ...bots import USUAL, bots
from ...core.errors import SaveError
from ...core.match import Match, replay
from ...core.record import HUMAN, Header, Line, decode
from ...registry import game as find_game
from ..http.errors import ServerRefusal
from .seats import Seat, TableData
from .tokens import new_table_id, token_hash

MOST_BYTES = 4 * 1024 * 1024
"""So large a file is read; a long game of today has a tenth of that."""
MOST_LINES = 20_000
"""So many answers and take-backs of a file are played again; the longest game of today has a quarter of that."""
IMPORTED = "imported"


def read_file(data: bytes, name: str) -> tuple[TableData, Match[Any]]:
    """Return the table of a file and its game, every answer checked; nobody sits there, and all of it may be seen."""
    record = decode(data, name)
    game = find_game(record.header.game)
    if len(record.lines) > MOST_LINES:
        raise SaveError("save-too-long", path=name, found=len(record.lines), most=MOST_LINES)
    match = replay(game, record, name)
    header = record.header
    seats = [Seat(_player(kind), name) for kind, name in zip(header.controllers, header.names, strict=True)]
    return _begun(header, seats, ended=IMPORTED), match


def _player(kind: str) -> str:
    """Return who played a seat of a file; whoever is unknown here was some bot."""
    return kind if kind == HUMAN or kind in bots() else USUAL


def played_on(match: Match[Any], at: int, seat: int, token: str, lang: str) -> tuple[TableData, list[Line]]:
    """Return a table for one person against bots that begins after so many answers of another game."""
    header = match.header
    if not 0 <= seat < header.seats or not 0 <= at <= match.answers or (match.over and at == match.answers):
        raise ServerRefusal("no-moment")
    kinds = [HUMAN if n == seat else USUAL for n in range(header.seats)]
    seats = [
        Seat(kind, header.names[n], lang, (token_hash(token),) if n == seat else ()) for n, kind in enumerate(kinds)
    ]
    return _begun(msgspec.structs.replace(header, controllers=kinds), seats, seat, branched=at), until(match.lines, at)


def until(lines: list[Line], at: int) -> list[Line]:
    """Return the beginning of a record after which its first `at` answers stand that stand in the end."""
    standing: list[int] = []
    for n, line in enumerate(lines):
        if line.undo >= 0:
            del standing[line.undo :]
        else:
            standing.append(n)
    return lines[: standing[at - 1] + 1] if at else []


def _begun(header: Header, seats: list[Seat], host: int = 0, ended: str = "", branched: int = -1) -> TableData:
    return TableData(
        id=new_table_id(),
        game=header.game,
        version=header.version,
        settings=header.settings,
        seats=seats,
        host=host,
        secret=header.secret,
        commitment=header.commitment,
        seed=header.seed,
        started=True,
        ended=ended,
        branched=branched,
        dealt=header,
    )
