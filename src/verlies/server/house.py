"""The house: all tables of one server, those in memory and those asleep on disk."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from ..bots import USUAL, bots
from ..core import fair
from ..core.errors import SaveError, VerliesError, closest, listing
from ..core.game import Game
from ..core.record import HUMAN, nameless
from ..registry import game as find_game
from ..text.language import LANGUAGES
from ..text.seats import AGREED, seat_colours
from .errors import ServerRefusal
from .messages import Invite, Join, NewTable, Public, Seated
from .mixing import without_the_absent
from .names import bot_name, clean_name
from .seats import OPEN, Seat, TableData
from .store import Store
from .table import Table
from .thinking import Thinkers
from .tokens import new_table_id, new_token, token_hash

YOU = "you"
FRIEND = "friend"
MOST_IDLE = 20
"""So many tables that nobody looks at stay in memory."""

log = logging.getLogger(__name__)


class House:
    """Opens tables, finds them again, and seats people."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.tables: dict[str, Table] = {}
        """The tables in memory, those asked for last at the end."""
        self._waking: dict[str, asyncio.Future[Table]] = {}
        self._waker = ThreadPoolExecutor(1, "waker")

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
        )
        await self._lay(game, data)
        return Seated(data.id, data.host, token, data.commitment, invites)

    async def _lay(self, game: Game[Any], data: TableData) -> None:
        """Store a new table, dealt if everybody is there, and keep it in memory."""
        table = Table(game, data, self.store, self.thinkers, self.pace)
        await table.alone(table.settle(data))
        self._keep(table)

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
            loop = asyncio.get_running_loop()
            waking = self._waking[table_id] = loop.run_in_executor(self._waker, self._wake, table_id)
            waking.add_done_callback(lambda done: self._awake(table_id, done))
        await asyncio.shield(self._waking[table_id])

    def _awake(self, table_id: str, waking: "asyncio.Future[Table]") -> None:
        """Keep a table that has woken, unless somebody was faster."""
        self._waking.pop(table_id, None)
        if not waking.cancelled() and waking.exception() is None and table_id not in self.tables:
            self._keep(waking.result())

    def _wake(self, table_id: str) -> Table:
        stored = self.store.table(table_id)
        if stored is None:
            raise ServerRefusal("unknown-table")
        try:
            data = msgspec.msgpack.decode(stored, type=TableData)
            table = Table(find_game(data.game), data, self.store, self.thinkers, self.pace)
            table.load()
        except (msgspec.MsgspecError, SaveError) as error:
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

    async def join(self, table_id: str, wish: Join) -> Seated:
        """Give a free seat to whoever brings its invitation; the last one to come starts the game."""
        table = await self.wake(table_id)
        seated = await table.alone(self._join(table, wish))
        table.greet_everybody()
        return seated

    async def _join(self, table: Table, wish: Join) -> Seated:
        n = table.data.invited_to(wish.token)
        if n < 0:
            raise ServerRefusal("seat-taken" if table.data.led_to(wish.token) >= 0 else "not-allowed")
        token = new_token()
        name = clean_name(wish.name, nameless(n))
        invite = table.data.seats[n].invite
        seat = Seat(HUMAN, name, known_language(wish.lang), token_hash(token), invite, mixes=wish.mix)
        data = table.data.with_seat(n, seat)
        await table.settle(data)
        return Seated(data.id, n, token, data.commitment)

    async def start(self, table_id: str, token: str) -> None:
        """Begin at the host's word: bots play where nobody came, and whoever is slow to seal adds nothing."""
        table = await self.wake(table_id)
        if table.data.seat_of(token) != table.data.host:
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
        seats = [_bot_seat(USUAL, n, seat.invite) if seat.kind == OPEN else seat for n, seat in enumerate(data.seats)]
        await table.settle(msgspec.structs.replace(data, seats=seats))

    async def rematch(self, table_id: str, token: str, permit: Callable[[], None]) -> Seated:
        """Open a table with the same people, one seat further; everybody's token is good there too.

        `permit` raises if no more tables may be opened; whoever follows to a table that is there needs none.
        """
        table = await self.wake(table_id)
        if table.data.seat_of(token) < 0:
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
        data = _again(table.data, table.game, table.data.seat_of(token))
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
        )


def _again(old: TableData, game: Game[Any], asker: int) -> TableData:
    """Return the next table of the same people, one seat further: with a secret of its own, and bits asked anew."""
    secret = secrets.token_bytes(32)
    count = len(old.seats)
    return TableData(
        id=new_table_id(),
        game=old.game,
        version=game.about.version,
        settings=_kept_colours(old),
        seats=[_seated_again(old, (n - 1) % count, n) for n in range(count)],
        host=(asker + 1) % count,
        secret=secret.hex(),
        commitment=fair.commitment(secret),
    )


def _seated_again(old: TableData, before: int, now: int) -> Seat:
    """Return a seat of the next table for whoever sat on one of the last; who had no name needs none."""
    seat = old.seats[before]
    name = nameless(now) if seat.name == nameless(before) else seat.name
    return Seat(seat.kind, name, seat.lang, seat.token, mixes=seat.mixes)


def _kept_colours(old: TableData) -> dict[str, str]:
    """Return the settings with which everybody keeps their colour one seat further, where colours are agreed on."""
    if AGREED not in old.settings:
        return old.settings
    colours = seat_colours(old.settings, len(old.seats))
    return {**old.settings, AGREED: ",".join(colours[-1:] + colours[:-1])}


def _new_seats(wish: NewTable) -> tuple[list[Seat], str, list[Invite]]:
    """Return the seats of a new table, the host's token and the invitations to the others."""
    seats: list[Seat] = []
    invites: list[Invite] = []
    mine = ""
    for n, kind in enumerate(wish.seats):
        if kind == YOU and not mine:
            mine = new_token()
            name = clean_name(wish.name, nameless(n))
            seats.append(Seat(HUMAN, name, known_language(wish.lang), token_hash(mine), mixes=wish.mix))
        elif kind in (FRIEND, YOU):
            invite = new_token()
            invites.append(Invite(n, invite))
            seats.append(Seat(OPEN, invite=token_hash(invite)))
        else:
            seats.append(_bot_seat(known_bot(kind), n))
    return seats, mine, invites


def _bot_seat(kind: str, n: int, invite: str = "") -> Seat:
    return Seat(kind, bot_name(n), invite=invite)


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
