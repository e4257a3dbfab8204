"""A game from the first turn to the last: turns with their moves, their ends, and the fate of whoever is out."""

from collections.abc import Iterator

from tests.klong_family.oracle import table
from tests.klong_family.oracle.asking import Differs, Steps, ask
from tests.klong_family.oracle.effects import get, perform, reveal, settle
from tests.klong_family.oracle.resources import anger, draw, drink, escape
from tests.klong_family.oracle.turns import (
    awake,
    bearable,
    best_crown,
    card_offers,
    pass_monsters,
    play,
    put_away,
    tired,
    trash,
    unfended,
)

from . import tokens
from .boards import Way
from .rules import cost, dragon_attack, heal, take_secret
from .table import Table, Turn


def game(t: Table) -> Steps:
    """Everything after the deal."""
    if awake(t, list(range(table.ROW))):
        raise Differs(f"an attack lies in the first row: {t.row}")
    for card in list(t.row):
        yield from perform(t, t.rules.cards[card].arrive, card)
    while not t.over():
        if t.me.inside():
            yield from take_turn(t)
        elif t.active == t.fate_seat:
            fate(t)
        if not t.over():
            t.active = (t.active + 1) % len(t.thieves)


def fate(t: Table) -> None:
    """The first one out goes on: an attack, and at last everybody falls."""
    t.fate += 1
    if t.fate < tokens.LAST_FATE:
        dragon_attack(t, tokens.FATE_EXTRA[t.fate])
        return
    for thief in t.thieves:
        if thief.inside():
            t.fall(thief)


def take_turn(t: Table) -> Steps:
    t.turn = Turn()
    while t.me.status != table.FALLEN:
        yield from settle(t)
        answer = yield from ask(t.active, turn_offers(t))
        if answer == "end":
            break
        yield from act(t, answer)
    yield from end_turn(t)


def end_turn(t: Table) -> Steps:
    """Trash, clean up and draw, but not after a fall; then the row is filled."""
    owed, t.turn = t.turn.trash, Turn(over=True)
    if t.me.status != table.FALLEN:
        for what in owed:
            yield from trash(t, what)
        put_away(t)
        draw(t, t.me, table.HAND)
    yield from refill(t)


def refill(t: Table) -> Steps:
    gaps = [slot for slot, card in enumerate(t.row) if not card]
    for slot in gaps:
        if t.can_reveal():
            yield from reveal(t, slot)
    if awake(t, gaps):
        dragon_attack(t, 0)


# What can be done


def turn_offers(t: Table) -> set[str]:
    found = set(card_offers(t))
    if t.me.inside():
        found |= {*room_offers(t), *walking_offers(t), *teleport_offers(t)}
    if not t.me.hand.total():
        found.add("end")
    return found


def room_offers(t: Table) -> Iterator[str]:
    artifact = t.room().artifact()
    if artifact in t.artifacts and t.me.own(tokens.ARTIFACTS) <= t.me.tokens[table.BACKPACK]:
        yield f"artifact:{artifact}"
    if t.room().has("market") and t.me.gold >= table.PRICE:
        crown = best_crown(t.goods)
        yield from (
            f"goods:{good}" for good, left in t.goods.items() if left and good in {"master_key", "backpack", crown}
        )


def walking_offers(t: Table) -> Iterator[str]:
    yield from (f"move:{way.to}" for way in t.board.ways[t.me.room] if can_walk(t, way))


def can_walk(t: Table, way: Way) -> bool:
    if tired(t) or t.turn.boots < way.boots or (way.locked and not t.me.tokens[tokens.KEY]):
        return False
    return may_be_in(t, way.to) and unfended(t, way.monsters) <= bearable(t)


def may_be_in(t: Table, room: str) -> bool:
    """Nobody leaves without an artifact."""
    return room != t.board.outside or t.me.own(tokens.ARTIFACTS) > 0


def teleport_offers(t: Table) -> Iterator[str]:
    if t.turn.teleports:
        yield from (f"teleport:{room}" for room in t.board.near[t.me.room] if may_be_in(t, room))


# Doing it


def act(t: Table, answer: str) -> Steps:
    verb, _, what = answer.partition(":")
    if verb == "play":
        yield from play(t, what)
    elif verb in {"buy", "use", "fight"}:
        yield from get(t, what, cost(t, what))
    elif verb == "move":
        yield from walk(t, next(way for way in t.board.ways[t.me.room] if way.to == what))
    elif verb == "teleport":
        t.turn.teleports -= 1
        yield from enter(t, what)
    else:
        {"drink": drink, "artifact": take_artifact, "goods": buy_good}[verb](t, what)


def take_artifact(t: Table, token: str) -> None:
    t.artifacts.remove(token)
    t.me.tokens[token] += 1
    anger(t)


def buy_good(t: Table, good: str) -> None:
    t.goods[good] -= 1
    t.me.gold -= table.PRICE
    t.me.tokens[good] += 1


def walk(t: Table, way: Way) -> Steps:
    yield from pass_monsters(t, way.monsters)
    t.turn.boots -= way.boots
    yield from enter(t, way.to)


def enter(t: Table, room: str) -> Steps:
    """Arrive: the way out, a fountain, a cave, and what may be taken."""
    t.me.room = room
    if room == t.board.outside:
        escape(t)
        t.be_out(t.me)
        return
    here = t.room()
    if here.has("fountain"):
        heal(t, 1)
    t.turn.exhausted |= here.has("cave")
    finds = set(takeable(t))
    if finds:
        yield from settle(t)
        answer = yield from ask(t.active, {"pass", *finds})
        if answer == f"take:{table.IDOL}":
            t.idols -= 1
            t.me.tokens[table.IDOL] += 1
        elif answer != "pass":
            take_secret(t, room)


def takeable(t: Table) -> Iterator[str]:
    """What lies in a room, one of which may be taken on entering."""
    here = t.room()
    if t.secrets[here.id]:
        yield "take:major_secret" if here.has("major") else "take:minor_secret"
    if here.has("idols") and t.idols:
        yield f"take:{table.IDOL}"
