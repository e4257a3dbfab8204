"""How games of the same deal ended: kept when they end, and compared by those who have played it to the end, too."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from ...core import fair
from ...core.decision import Result
from ...core.match import Entry, Match
from ...core.record import HUMAN
from ...text.words import Words
from ..store.sqlite import Ended, Store
from ..wire.messages import Compared, Played, SameDeal, Sat
from .past import turns
from .seats import Seat, TableData

MOST = 500
"""So many games of one deal are compared, those that ended last."""
SHOWN = 20
"""So many of them are told, the best, and always the one from which they are looked at."""


def is_compared(data: TableData) -> bool:
    """Return whether the game of a table can be compared: dealt here from a seed, and not ended before its end."""
    return data.seed is not None and data.branched < 0 and not data.ended


def deal_of(data: TableData) -> str:
    """Return one name for all that must be the same: game, rules, settings, number of seats, and seed."""
    terms = fair.terms(data.game, len(data.seats), data.settings)
    return fair.digest(b"verlies deal", terms.encode(), str(data.version).encode(), str(data.seed).encode()).hex()


def ended_by(data: TableData, match: Match[Any], entry: Entry[Any]) -> Ended | None:
    """Return what is to be kept of a game if an answer ends it, and if it can be compared with others."""
    if not entry.is_last or not is_compared(data):
        return None
    over = match.at(match.answers)
    over.lines = match.lines[:]
    over.accept(entry)
    return deal_of(data), msgspec.json.encode(played(data, over, datetime.now(UTC).date().isoformat()))


def played(data: TableData, match: Match[Any], day: str = "") -> Played:
    """Return a game that is over with the names and endings as they are stored."""
    result = match.result
    assert result is not None
    back = [line for line in match.lines if line.undo >= 0]
    agreed = sum(line.agreed for line in back)
    seats = [_sat(seat, n, result) for n, seat in enumerate(data.seats)]
    return Played(seats, len(turns(match)), day, len(back) - agreed, agreed)


def _sat(seat: Seat, n: int, result: Result) -> Sat:
    lent = bool(seat.standin) and not seat.left
    won = n in result.winners
    return Sat(seat.name, seat.kind, result.scores[n], won, result.endings[n], seat.left, lent, seat.hints)


async def compared(store: Store, data: TableData, match: Match[Any], seats: Sequence[int], lang: str) -> SameDeal:
    """Return all games with the deal of one that is over, as whoever had these seats compares them.

    A game that ended before results were kept joins the others now, without its day.
    """
    if not is_compared(data):
        return SameDeal()
    deal = deal_of(data)
    found = await asyncio.to_thread(store.results, deal, MOST)
    if data.id not in found:
        found[data.id] = msgspec.json.encode(played(data, match))
        await asyncio.wrap_future(store.add_result(data.id, (deal, found[data.id])))
    games = {table: msgspec.json.decode(text, type=Played) for table, text in found.items()}
    return await asyncio.to_thread(_told, games, data, match, seats, lang)


def _told(games: dict[str, Played], data: TableData, match: Match[Any], seats: Sequence[int], lang: str) -> SameDeal:
    result = match.result
    assert result is not None
    together = len(set(result.teams)) == 1
    counted = not together or any(seat.score for game in games.values() for seat in game.seats)
    order = ranked(games, data.id, seats or range(len(data.seats)))
    rows = [row for n, row in enumerate(order) if n < SHOWN or row.here]
    worded = [msgspec.structs.replace(row, game=_in_words(row.game, match, lang)) for row in rows]
    return SameDeal(worded, len(games), together, counted, bool(seats))


def ranked(games: dict[str, Played], here: str, seats: Sequence[int]) -> list[Compared]:
    """Return games in the order of what came of the same seats, which were dealt the same; of equals, `here` first."""
    merits = {table: merit(game, seats) for table, game in games.items()}
    order = sorted(games, key=lambda table: (merits[table], table == here), reverse=True)
    places = {table: 1 + sum(other > merits[table] for other in merits.values()) for table in games}
    return [Compared(places[table], table == here, games[table]) for table in order]


def merit(game: Played, seats: Sequence[int]) -> tuple[bool, bool, int, int]:
    """Return how well the best of these seats did, those first that were played to the end by whoever began.

    Of those, who won comes first, then points; of winners, the quickest.
    """
    sat = [game.seats[n] for n in seats]
    own, won, score = max((not (seat.left or seat.lent), seat.won, seat.score) for seat in sat)
    return own, won, score, -game.turns if won else 0


def _in_words(game: Played, match: Match[Any], lang: str) -> Played:
    """Return a game with names and endings as a reader is told them; nameless seats are called by their colour."""
    header = msgspec.structs.replace(match.header, names=[seat.name for seat in game.seats])
    words = Words.of(match.game, header, lang)
    return msgspec.structs.replace(game, seats=[_worded(seat, n, words) for n, seat in enumerate(game.seats)])


def _worded(seat: Sat, n: int, words: Words) -> Sat:
    name = words.player(n) if seat.kind == HUMAN else words.maybe(f"bot-{seat.kind}") or seat.kind
    return msgspec.structs.replace(seat, name=name, ending=words.say(f"ending-{seat.ending}"))
