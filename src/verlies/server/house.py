"""The house: all tables of one server, those in memory and those asleep on disk."""

import secrets
from typing import Any

import msgspec

from ..bots import bots
from ..core import fair
from ..core.errors import VerliesError, did_you_mean, listing
from ..core.game import Game
from ..registry import game as find_game
from ..text.language import LANGUAGES
from .errors import ServerRefusal
from .messages import Invite, Join, NewTable, Public, Seated
from .names import clean_name
from .seats import HUMAN, OPEN, Seat, TableData
from .store import Store
from .table import Table
from .thinking import Thinkers
from .tokens import new_table_id, new_token, share_bytes, token_hash

YOU = "you"
FRIEND = "friend"


class House:
    """Opens tables, finds them again, and seats people."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.tables: dict[str, Table] = {}

    # Tables

    async def open(self, wish: NewTable) -> Seated:
        """Open a table; if nobody else is expected, the game begins at once."""
        game = find_game(wish.game)
        game.check_seats(len(wish.seats))
        settings = game.settings(wish.options, len(wish.seats))
        if YOU not in wish.seats:
            raise ServerRefusal("no-seat-for-you")
        secret = fair.practice_secret(wish.seed) if wish.seed is not None else secrets.token_bytes(32)
        seats, token, invites = _new_seats(game, wish)
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
        table = Table(game, data, self.store, self.thinkers, self.pace)
        await table.save()
        self.tables[data.id] = table
        if data.complete():
            await table.start()
        return Seated(data.id, data.host, token, data.commitment, invites)

    def find(self, table_id: str) -> Table:
        """Return a table, woken from disk if need be."""
        table = self.tables.get(table_id)
        if table is None:
            table = self._wake(table_id)
            self.tables[table_id] = table
        return table

    def _wake(self, table_id: str) -> Table:
        stored = self.store.table(table_id)
        if stored is None:
            raise ServerRefusal("unknown-table")
        data = msgspec.msgpack.decode(stored, type=TableData)
        table = Table(find_game(data.game), data, self.store, self.thinkers, self.pace)
        table.load()
        return table

    def sleep(self, table: Table) -> None:
        """Let a table nobody looks at go to disk, unless bots are still playing at it."""
        if not table.viewers and table.bot_asked() < 0 and not table.lock.locked():
            self.tables.pop(table.data.id, None)

    # People

    async def join(self, table_id: str, wish: Join) -> Seated:
        """Give a free seat to whoever brings its invitation; the last one to come starts the game."""
        table = self.find(table_id)
        async with table.lock:
            seat = table.data.invited_to(wish.token)
            if seat < 0:
                raise ServerRefusal("not-allowed" if table.data.started or not wish.token else "seat-taken")
            token = new_token()
            before = table.data.seats[seat]
            table.data.seats[seat] = Seat(
                HUMAN,
                clean_name(wish.name, f"P{seat + 1}"),
                known_language(wish.lang),
                token_hash(token),
                share=share_bytes(wish.share).hex(),
            )
            try:
                await table.save()
            except ServerRefusal:
                table.data.seats[seat] = before
                raise
        if table.data.complete():
            await table.start()
        table.greet_everybody()
        return Seated(table_id, seat, token, table.data.commitment)

    async def start(self, table_id: str, token: str) -> None:
        """Begin at the host's word; seats nobody came for are played by bots."""
        table = self.find(table_id)
        if table.data.seat_of(token) != table.data.host:
            raise ServerRefusal("not-allowed")
        if table.data.started:
            raise ServerRefusal("already-started")
        for n, seat in enumerate(table.data.seats):
            if seat.kind == OPEN:
                table.data.seats[n] = _bot_seat("greedy", n)
        await table.start()

    async def rematch(self, table_id: str, token: str) -> Seated:
        """Open a table with the same people, one seat further; everybody's token is good there too."""
        table = self.find(table_id)
        if table.data.seat_of(token) < 0:
            raise ServerRefusal("not-allowed")
        async with table.lock:
            if not table.data.next:
                table.data.next = (await self._again(table)).data.id
                await table.save()
        table.greet_everybody()
        fresh = self.find(table.data.next).data
        return Seated(fresh.id, fresh.seat_of(token), token, fresh.commitment)

    async def _again(self, table: Table) -> Table:
        old = table.data
        secret = secrets.token_bytes(32)
        seats = [
            Seat(seat.kind, seat.name, seat.lang, seat.token, share=secrets.token_bytes(16).hex()) for seat in old.seats
        ]
        seats = seats[-1:] + seats[:-1]
        data = TableData(
            id=new_table_id(),
            game=old.game,
            version=table.game.about.version,
            settings=old.settings,
            seats=seats,
            host=(old.host + 1) % len(seats),
            secret=secret.hex(),
            commitment=fair.commitment(secret),
        )
        fresh = Table(table.game, data, self.store, self.thinkers, self.pace)
        self.tables[data.id] = fresh
        await fresh.start()
        return fresh

    def public(self, table_id: str, lang: str) -> Public:
        """Return what anybody may know of a table."""
        table = self.find(table_id)
        data = table.data
        title = table.words(lang).say(f"game-{data.game}")
        return Public(data.id, data.game, title, table.status, table.seat_infos(lang), data.settings, data.commitment)


def _new_seats(game: Game[Any], wish: NewTable) -> tuple[list[Seat], str, list[Invite]]:
    """Return the seats of a new table, the host's token and the invitations to the others."""
    seats: list[Seat] = []
    invites: list[Invite] = []
    mine = ""
    for n, kind in enumerate(wish.seats):
        if kind == YOU and not mine:
            mine = new_token()
            name = clean_name(wish.name, f"P{n + 1}")
            share = share_bytes(wish.share).hex()
            seats.append(Seat(HUMAN, name, known_language(wish.lang), token_hash(mine), share=share))
        elif kind in (FRIEND, YOU):
            invite = new_token()
            invites.append(Invite(n, invite))
            seats.append(Seat(OPEN, invite=token_hash(invite)))
        else:
            seats.append(_bot_seat(known_bot(kind), n))
    return seats, mine, invites


def _bot_seat(kind: str, n: int) -> Seat:
    return Seat(kind, f"{kind.capitalize()} {n + 1}", share=secrets.token_bytes(16).hex())


def known_bot(name: str) -> str:
    """Return the name of a bot, or refuse."""
    if name not in bots():
        raise VerliesError(
            "unknown-bot", name=name, possible=listing([YOU, FRIEND, *bots()]), hint=did_you_mean(name, bots())
        )
    return name


def known_language(name: str) -> str:
    """Return the name of a language, or refuse."""
    if name not in LANGUAGES:
        hint = did_you_mean(name, LANGUAGES)
        raise VerliesError("unknown-language", name=name, possible=listing(LANGUAGES), hint=hint)
    return name
