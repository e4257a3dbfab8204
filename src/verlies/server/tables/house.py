"""The house: all tables of one server, those in memory and those asleep on disk."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from ...bots import USUAL, bots
from ...core import fair
from ...core.errors import BadSetup, SaveError, VerliesError, closest, listing
from ...core.record import HUMAN, Line, encode_line, nameless
from ...core.rules import Rules
from ...core.state import lowest
from ...core.teams import is_hand, mask_of, shifts
from ...registry import game as find_game
from ...text.language import LANGUAGES
from ...text.seats import AGREED, seat_colours
from ..http.errors import ServerRefusal
from ..http.names import bot_name, clean_name, told_apart
from ..store.sqlite import Store
from ..wire.messages import Branch, Demo, Invite, Join, NewTable, Public, Seated, Sit
from .mixing import without_the_absent
from .past import Past
from .records import played_on, read_file
from .seats import OPEN, REMOVED, Seat, TableData
from .table import Table
from .thinking import Thinkers
from .tokens import new_table_id, new_token, token_hash

YOU = "you"
FRIEND = "friend"
SHOWN = 3
"""So many bots show a game, if it allows for that."""
MOST_IDLE = 20
"""So many tables that nobody looks at stay in memory."""
WAKING = 4
"""So many tables are woken side by side, so that a short game does not wait for a long one."""

log = logging.getLogger(__name__)


class House:
    """Opens tables, finds them again, and seats people."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, reach: str = "") -> None:
        self.store = store
        self.thinkers = thinkers
        self.past = Past()
        self.pace = pace
        self.reach = reach
        """Where other devices reach this server."""
        self.tables: dict[str, Table] = {}
        """The tables in memory, those asked for last at the end."""
        self._waking: dict[str, asyncio.Future[None]] = {}
        self._waker = ThreadPoolExecutor(WAKING, "waker")

    # Tables

    async def open(self, wish: NewTable) -> Seated:
        """Open a table; if nobody else is expected, the game begins at once."""
        game = find_game(wish.game)
        game.check_seats(len(wish.seats))
        settings = game.settings(wish.options, len(wish.seats))
        if YOU not in wish.seats:
            raise ServerRefusal("no-seat-for-you")
        secret = fair.practice_secret(wish.seed) if wish.seed is not None else secrets.token_bytes(32)
        seats, token, invites = _new_seats(wish)
        one_hand(game, settings, [n for n, kind in enumerate(wish.seats) if kind == YOU], len(seats))
        data = TableData(
            id=new_table_id(),
            game=game.id,
            version=game.about.version,
            settings=settings,
            seats=seats,
            host=wish.seats.index(YOU),
            secret=secret.hex(),
            commitment=fair.commitment(secret),
            seed=wish.seed,
            patience=wish.patience,
            delay=wish.delay,
        )
        await self._lay(game, data)
        return Seated(data.id, data.host, token, data.commitment, invites, first_eyes(game, settings, len(seats)))

    async def show(self, wish: Demo) -> Seated:
        """Open a table at which bots show a game to whoever looks."""
        game = find_game(wish.game)
        count = min(max(game.about.seats[0], SHOWN), game.about.seats[1])
        secret = secrets.token_bytes(32)
        data = TableData(
            id=new_table_id(),
            game=game.id,
            version=game.about.version,
            settings=game.settings({}, count),
            seats=[_bot_seat(USUAL, n) for n in range(count)],
            host=0,
            secret=secret.hex(),
            commitment=fair.commitment(secret),
            demo=True,
        )
        await self._lay(game, data)
        return Seated(data.id, -1, "", data.commitment)

    async def sit(self, table_id: str, wish: Sit) -> Seated:
        """Give the seat of a bot that shows a game to whoever wants it."""
        table = await self.wake(table_id)
        token = new_token()
        await table.alone(self._sit(table, wish, token))
        table.greet_everybody()
        return _seated(table.data, wish.seat, token, wish.name)

    async def _sit(self, table: Table, wish: Sit, token: str) -> None:
        data = table.data
        if not data.demo or table.status != "playing" or not 0 <= wish.seat < len(data.seats):
            raise ServerRefusal("not-allowed")
        before = data.seats[wish.seat]
        if before.kind == HUMAN:
            raise ServerRefusal("seat-taken")
        people = any(seat.kind == HUMAN for seat in data.seats)
        name = told_apart(clean_name(wish.name, before.name), data.names_beside(wish.seat))
        seated = data.with_seat(wish.seat, Seat(HUMAN, name, known_language(wish.lang), (token_hash(token),)))
        await table.become(seated if people else msgspec.structs.replace(seated, host=wish.seat))

    async def _lay(self, game: Rules[Any], data: TableData) -> None:
        """Store a new table, dealt if everybody is there, and keep it in memory."""
        table = self._table(game, data)
        await table.alone(table.settle(data))
        self._keep(table)

    async def read(self, data: bytes, name: str) -> Seated:
        """Lay out the game of a file, to be looked at."""
        begun, match = await asyncio.to_thread(read_file, data, name)
        await self._store(begun, match.lines)
        table = self._table(match.game, begun)
        table.go_on_from(match)
        self._keep(table)
        return Seated(begun.id, -1, "", begun.commitment)

    async def play_on(self, table_id: str, wish: Branch) -> Seated:
        """Open a table that goes on from a moment of a game that is over: one person, and bots for all others."""
        old = await self.wake(table_id)
        if old.match is None or old.status != "over":
            raise ServerRefusal("not-over")
        token = new_token()
        data, lines = played_on(old.match, wish.at, wish.seat, token, known_language(wish.lang))
        await self._store(data, lines)
        await self.wake(data.id)
        return Seated(data.id, data.seat_of(token), token, data.commitment)

    async def _store(self, data: TableData, lines: list[Line]) -> None:
        """Store a table that begins with a record."""
        rows = [(n, encode_line(line), line.seat, "") for n, line in enumerate(lines, 1)]
        stored = self.store.begin(data.id, data.game, msgspec.msgpack.encode(data), rows)
        await asyncio.wrap_future(stored)

    def _table(self, game: Rules[Any], data: TableData) -> Table:
        return Table(game, data, self.store, self.thinkers, self.pace, self.past)

    def find(self, table_id: str) -> Table:
        """Return a table, woken from disk if need be."""
        table = self.tables.pop(table_id, None) or self._wake(table_id)
        return self._keep(table)

    async def wake(self, table_id: str) -> Table:
        """Return a table as `find` does, but wake it beside the event loop."""
        if table_id not in self.tables:
            await self._woken(table_id)
        return self.find(table_id)

    async def _woken(self, table_id: str) -> None:
        """Wait until a table is in memory; whoever else waits for it waits for the same."""
        if table_id not in self._waking:
            waking = self._waking[table_id] = asyncio.ensure_future(self._wake_beside(table_id))
            waking.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._waking[table_id])

    async def _wake_beside(self, table_id: str) -> None:
        """Wake a table beside the event loop and keep it, unless somebody was faster."""
        try:
            table = await asyncio.get_running_loop().run_in_executor(self._waker, self._wake, table_id)
            if table_id not in self.tables:
                self._keep(table)
        finally:
            del self._waking[table_id]

    def _wake(self, table_id: str) -> Table:
        stored = self.store.table(table_id)
        if stored is None:
            raise ServerRefusal("unknown-table")
        try:
            data = msgspec.msgpack.decode(stored, type=TableData)
            table = self._table(find_game(data.game), data)
            _check_rules(table)
            table.load()
        except (msgspec.MsgspecError, SaveError, BadSetup, SystemExit) as error:
            log.error("table %s cannot be woken: %s", table_id, error)
            raise ServerRefusal("table-damaged") from None
        return table

    def _keep(self, table: Table) -> Table:
        """Remember a table as the last one asked for."""
        self.tables[table.data.id] = table
        self.rest()
        return table

    def rest(self) -> None:
        """Let tables sleep on disk that nobody looks at, except the last few."""
        if len(self.tables) > MOST_IDLE:
            idle = [table.data.id for table in self.tables.values() if table.idle]
            for table_id in idle[:-MOST_IDLE]:
                del self.tables[table_id]

    # People

    async def join(self, table_id: str, wish: Join, token: str = "") -> Seated:
        """Give a free seat to whoever brings its invitation; the last one to come starts the game.

        Who sits at the table already, and says so with the `token`, takes one more seat in hand.
        """
        table = await self.wake(table_id)
        seated = await table.alone(self._join(table, wish, token))
        table.greet_everybody()
        return seated

    async def _join(self, table: Table, wish: Join, token: str) -> Seated:
        data = table.data
        n = data.invited_to(wish.token)
        if n < 0:
            raise ServerRefusal("seat-taken" if data.led_to(wish.token) >= 0 else "not-allowed")
        held = data.seats_of(token)
        one_hand(table.game, data.settings, [*held, n], len(data.seats))
        token = token if held else new_token()
        data = data.with_seat(n, _joined(data, n, wish, token, held))
        await (table.become(data) if data.started else table.settle(data))
        return _seated(data, n, token, wish.name)

    async def start(self, table_id: str, token: str) -> None:
        """Begin at the host's word: bots play where nobody came, and nobody waits for company or for slow seals."""
        table = await self.wake(table_id)
        if table.data.host not in table.data.seats_of(token):
            raise ServerRefusal("not-allowed")
        await table.alone(self._start(table))
        table.greet_everybody()

    async def _start(self, table: Table) -> None:
        data = table.data
        if data.started:
            raise ServerRefusal("already-started")
        if data.complete():
            await table.settle(without_the_absent(data))
            return
        for n in [n for n, seat in enumerate(data.seats) if seat.waits()]:
            data = data.with_seat(n, _without_company(data, n))
        await table.settle(data)

    async def rematch(self, table_id: str, token: str, permit: Callable[[], None]) -> Seated:
        """Open a table with the same people, one seat further; everybody's token is good there too.

        `permit` raises if no more tables may be opened; whoever follows to a table that is there needs none.
        """
        table = await self.wake(table_id)
        if not table.data.began_at(token):
            raise ServerRefusal("not-allowed")
        await table.alone(self._rematch(table, token, permit))
        table.greet_everybody()
        fresh = (await self.wake(table.data.next)).data
        return Seated(fresh.id, fresh.seat_of(token), token, fresh.commitment)

    async def _rematch(self, table: Table, token: str, permit: Callable[[], None]) -> None:
        if table.data.next:
            return
        if table.status != "over":
            raise ServerRefusal("rematch-running")
        permit()
        data = again(table.data, table.game, table.data.began_at(token)[0])
        await self._lay(table.game, data)
        await table.become(msgspec.structs.replace(table.data, next=data.id))

    async def public(self, table_id: str, lang: str, invite: str = "") -> Public:
        """Return what anybody may know of a table, and what becomes of an invitation to it."""
        table = await self.wake(table_id)
        data = table.data
        title = table.words(lang).say(f"game-{data.game}")
        free, led = data.invited_to(invite), data.led_to(invite)
        return Public(
            data.id,
            data.game,
            title,
            table.status,
            table.seat_infos(lang),
            data.settings,
            data.commitment,
            data.host,
            invited=free,
            used=led if free < 0 else -1,
            teams=table.team_infos(lang),
            asked=table.match.pending() if table.match is not None else [],
            practice=data.practice(),
        )


def _check_rules(table: Table) -> None:
    """Refuse a table that was dealt by other rules than are known here."""
    version, known = table.data.version, table.game.about.version
    if table.data.started and version != known:
        raise ServerRefusal("table-older" if version < known else "table-newer")


def one_hand(game: Rules[Any], settings: Mapping[str, str], seats: Sequence[int], count: int) -> None:
    """Refuse several seats in one hand of which one sees what another may not know."""
    if not is_hand(mask_of(seats), game.eyes(settings, count), count):
        raise ServerRefusal("other-eyes")


def first_eyes(game: Rules[Any], settings: Mapping[str, str], count: int) -> list[int]:
    """Return for each seat the first one that sees the same."""
    eyes = game.eyes(settings, count)
    return [lowest(eyes[seat]) if eyes else seat for seat in range(count)]


def _seated(data: TableData, n: int, token: str, wish: str) -> Seated:
    """Return what somebody gets who sits down, with their name if they had to be told apart from somebody else."""
    seat, called = data.seats[n], clean_name(wish, "")
    is_other = called and len(seat.hashes()) == 1 and seat.name != called
    return Seated(data.id, n, token, data.commitment, renamed=seat.name if is_other else "")


def _joined(data: TableData, n: int, wish: Join, token: str, held: list[int]) -> Seat:
    """Return a seat with one person more; whoever shares a seat, or holds two, adds bits to the deal only once."""
    before = data.seats[n]
    key = token_hash(token)
    if before.left:
        return _taken_up(data, before, n, wish, key)
    if before.kind != OPEN:
        return msgspec.structs.replace(before, people=tuple(dict.fromkeys((*before.people, key))))
    own = [data.seats[seat].name for seat in held if data.seats[seat].name != nameless(seat)]
    name = told_apart(clean_name(wish.name, own[0] if own else nameless(n)), data.names_beside(n))
    mixes = wish.mix and not held and not before.shared
    return Seat(HUMAN, name, known_language(wish.lang), (key,), before.invite, mixes=mixes, shared=before.shared)


def _taken_up(data: TableData, before: Seat, n: int, wish: Join, key: str) -> Seat:
    """Return a seat that somebody takes up in the middle of a game."""
    name = told_apart(clean_name(wish.name, nameless(n)), data.names_beside(n))
    fresh = {"name": name, "lang": known_language(wish.lang), "people": (key,), "standin": "", "left": ""}
    return msgspec.structs.replace(before, **fresh, windows={})


def _without_company(data: TableData, n: int) -> Seat:
    """Return a seat on which nobody else is waited for: a bot plays, or whoever is there alone."""
    seat = data.seats[n]
    if seat.kind == OPEN:
        return _bot_seat(USUAL, n, seat.invite, data.names_beside(n))
    return msgspec.structs.replace(seat, waived=True)


def again(old: TableData, game: Rules[Any], asker: int) -> TableData:
    """Return the next table of the same people, with a secret of its own, and bits asked anew.

    Everybody sits one seat further, or so many that mates are mates again.
    """
    secret = secrets.token_bytes(32)
    count = len(old.seats)
    by = next((by for by in shifts(game.teams(old.settings, count)) if by), 0)
    return TableData(
        id=new_table_id(),
        game=old.game,
        version=game.about.version,
        settings=_kept_colours(old, by),
        seats=[_seated_again(old, (n - by) % count, n) for n in range(count)],
        host=(asker + by) % count,
        secret=secret.hex(),
        commitment=fair.commitment(secret),
        patience=old.patience,
        delay=old.delay,
        pace=old.pace,
    )


def _seated_again(old: TableData, before: int, now: int) -> Seat:
    """Return a seat of the next table for whoever sat on one of the last; who had no name needs none."""
    seat = old.seats[before]
    name = nameless(now) if seat.name == nameless(before) else seat.name
    if seat.left == REMOVED:
        return _bot_seat(USUAL, now, taken=old.names_beside(before))
    return Seat(seat.kind, name, seat.lang, seat.hashes(), mixes=seat.mixes, windows=seat.windows)


def _kept_colours(old: TableData, by: int) -> dict[str, str]:
    """Return the settings with which everybody keeps their colour some seats further, where colours are agreed on."""
    if AGREED not in old.settings:
        return old.settings
    colours = seat_colours(old.settings, len(old.seats))
    return {**old.settings, AGREED: ",".join(colours[-by:] + colours[:-by] if by else colours)}


def _new_seats(wish: NewTable) -> tuple[list[Seat], str, list[Invite]]:
    """Return the seats of a new table, the host's token and the invitations to the others."""
    mine = new_token()
    asked = [n for n, kind in enumerate(wish.seats) if kind == FRIEND or (kind == YOU and n in wish.shared)]
    tokens = {n: new_token() for n in asked}
    people = _own_names(wish)
    seats = [_new_seat(wish, n, kind, mine, tokens.get(n, ""), people) for n, kind in enumerate(wish.seats)]
    return seats, mine, [Invite(n, token) for n, token in tokens.items()]


def _own_names(wish: NewTable) -> dict[int, str]:
    """Return what the host's own seats are called; further ones are told apart by a number.

    Whoever holds all of several seats gives none of them a name: each goes as the game calls it, or by its colour.
    """
    own = [n for n, kind in enumerate(wish.seats) if kind == YOU]
    if 1 < len(own) == len(wish.seats):
        return {n: nameless(n) for n in own}
    names: dict[int, str] = {}
    for n in own:
        names[n] = told_apart(clean_name(wish.name, nameless(n)), names.values())
    return names


def _new_seat(wish: NewTable, n: int, kind: str, mine: str, invite: str, people: Mapping[int, str]) -> Seat:
    shared = n in wish.shared
    asks = token_hash(invite) if invite else ""
    if kind == YOU:
        mixes = wish.mix and not shared and n == wish.seats.index(YOU)
        key = token_hash(mine)
        return Seat(HUMAN, people[n], known_language(wish.lang), (key,), asks, mixes=mixes, shared=shared)
    if kind == FRIEND:
        return Seat(OPEN, invite=asks, shared=shared)
    return _bot_seat(known_bot(kind), n, taken=people.values())


def _bot_seat(kind: str, n: int, invite: str = "", taken: Iterable[str] = ()) -> Seat:
    return Seat(kind, told_apart(bot_name(n), taken), invite=invite)


def known_bot(name: str) -> str:
    """Return the name of a bot, or refuse."""
    if name not in bots():
        possible = listing([YOU, FRIEND, *bots()])
        raise VerliesError("unknown-bot", name=name, possible=possible, hint=closest(name, bots()))
    return name


def known_language(name: str) -> str:
    """Return the name of a language, or refuse."""
    if name not in LANGUAGES:
        hint = closest(name, LANGUAGES)
        raise VerliesError("unknown-language", name=name, possible=listing(LANGUAGES), hint=hint)
    return name
