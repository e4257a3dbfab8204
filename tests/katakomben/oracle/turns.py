"""A game from the first turn to the last: turns with their moves, their ends, the dragon, and whoever is out."""

from tests.klong_family.oracle.asking import Steps, ask
from tests.klong_family.oracle.effects import perform, reveal, settle
from tests.klong_family.oracle.resources import anger, box_card, draw, drink, find, gain_tome, hurt
from tests.klong_family.oracle.table import BLACK, GHOST, HAND, PRICE, RAGE
from tests.klong_family.oracle.turns import attack, awake, card_offers, danger, pass_monsters, play, put_away, trash

from . import tokens
from .cards import CARDS, WARDS
from .effects import acquire, sell
from .laying import find_place, laid_so, put_down
from .maze import Way
from .offers import can_walk, turn_offers
from .resources import enter, free, mark
from .table import Table, Thief, Turn
from .tiles import ROOMS


def game(t: Table) -> Steps:
    """Everything after the deal."""
    for card in list(t.row):
        yield from perform(t, CARDS[card].arrive, card)
    while not t.over():
        if t.me.inside():
            yield from take_turn(t)
        else:
            yield from dragon_attack(t, 6 if len(t.thieves) == 2 else 4)
        if not t.over():
            t.active = (t.active + 1) % len(t.thieves)


def take_turn(t: Table) -> Steps:
    t.turn = Turn()
    t.turn.done["cave"] = int(t.here().has("cave"))
    while True:
        yield from settle(t)
        answer = yield from ask(t.active, turn_offers(t))
        if answer == "end":
            break
        yield from act(t, answer)
    yield from end_turn(t)


# Acting


def act(t: Table, answer: str) -> Steps:
    verb, _, what = answer.partition(":")
    if verb in {"move", "teleport", "waystone", "ride", "blink"}:
        yield from go(t, verb, what)
    elif verb == "play":
        yield from play(t, what)
    elif verb in {"buy", "use", "fight"}:
        yield from acquire(t, what, CARDS[what].cost)
    elif verb in {"goods", "flute"}:
        if verb == "flute":
            t.turn.leaps.remove("flute")
        yield from sell(t, what, tokens.FLUTE_PRICE if verb == "flute" else PRICE)
    else:
        {"drink": drink, "mark": mark, "crack": crack, "artifact": take_artifact}[verb](t, what)


def take_artifact(t: Table, token: str) -> None:
    t.placed[t.me.room].remove(token)
    t.robbed.add((t.me.room, t.active))
    t.me.tokens[token] += 1
    anger(t)


def crack(t: Table, room: str) -> None:
    t.me.picks -= 1
    t.cracked.add(room)
    lock = ROOMS[room].lock()
    if lock == "chest":
        find(t, t.major)
    elif lock == "library":
        gain_tome(t, t.me)
    else:
        free(t, 2)


# Moving


def go(t: Table, verb: str, what: str) -> Steps:
    if verb in {"move", "teleport"}:
        way = next(way for way in t.maze.ways(t.me.room) if way.name == what)
        if verb == "teleport":
            spend_teleport(t)
        if way.leaves is not None:
            yield from discover(t, way, verb == "teleport")
        elif verb == "teleport":
            teleport(t, way.to)
        else:
            yield from walk(t, way)
        return
    t.turn.leaps.remove(verb)
    if verb == "waystone":
        box_card(t, "waystone")
    enter(t, what)


def spend_teleport(t: Table) -> None:
    """What is bound to a place is used first."""
    if "hop" in t.turn.leaps and t.here().has("market"):
        t.turn.leaps.remove("hop")
    else:
        t.turn.teleports -= 1


def teleport(t: Table, room: str) -> None:
    """Go next door; by a portal if no tunnel leads there."""
    ways = [way for way in t.maze.ways(t.me.room) if way.to == room]
    t.turn.done["portal"] |= all(way.portal for way in ways)
    enter(t, room)


def walk(t: Table, way: Way) -> Steps:
    """Walk a way: past its monsters, and whatever else is due."""
    yield from pass_monsters(t, way.monsters)
    t.turn.boots -= way.boots
    t.me.picks -= len(way.locks)
    t.maze.open(way.locks)
    t.turn.done["portal"] |= way.portal
    enter(t, way.to)


def discover(t: Table, near: Way, by_teleport: bool) -> Steps:
    """Turn up a tile and look for help until it is laid so that it can be entered."""
    tile = find_place(t)
    t.leaving = {tunnel.tile for tunnel in near.tunnels}
    t.near = None if by_teleport else near
    while True:
        yield from settle(t)
        turns = {f"turn:{n}" for n in range(4) if by_teleport or can_walk(t, laid_so(t, near, tile, n))}
        helping = set(card_offers(t))
        stranded = not turns and not helping
        if stranded:
            turns = {f"turn:{n}" for n in range(4)}
        answer = yield from ask(t.active, turns | helping)
        if answer in turns:
            break
        yield from act(t, answer)
    t.leaving = set()
    t.near = None
    way = laid_so(t, near, tile, int(answer[-1]))
    assert near.leaves is not None
    put_down(t, tile, near.leaves, int(answer[-1]))
    if stranded:
        t.turn.boots -= near.boots
    elif by_teleport:
        enter(t, way.to)
    else:
        yield from walk(t, way)


# The end of a turn


def end_turn(t: Table) -> Steps:
    owed, t.turn = t.turn.trash, Turn(over=True)
    for what in owed:
        yield from trash(t, what)
    put_away(t)
    draw(t, t.me, HAND)
    yield from refill(t)


def refill(t: Table) -> Steps:
    """Fill the row; if the deck does not suffice, the game is over at once."""
    gaps = [slot for slot, card in enumerate(t.row) if not card]
    if len(gaps) > t.deck.total():
        return end_for_all(t)
    for slot in gaps:
        yield from reveal(t, slot)
    if awake(t, gaps):
        yield from dragon_attack(t, RAGE[t.rage] + danger(t))
    return None


def end_for_all(t: Table) -> None:
    for thief in t.thieves:
        if thief.inside():
            t.fall(thief)


# The dragon


def dragon_attack(t: Table, count: int) -> Steps:
    """Stones are drawn, and then ghosts go round."""
    ghosts = attack(t, count)
    t.area[GHOST] += ghosts
    for _ in range(ghosts):
        yield from ghost(t)
    if not t.bag.total():
        end_for_all(t)


def ghost(t: Table) -> Steps:
    """A ghost hurts everybody who does not ward it off."""
    for thief in t.round():
        if not thief.inside():
            continue
        warded = False
        if may_hold_ward(thief):
            held = {f"discard:{card}" for card in WARDS if thief.hand[card]}
            answer = yield from ask(thief.seat, {"pass", *held})
            warded = answer != "pass"
        if warded:
            card = answer.partition(":")[2]
            thief.hand[card] -= 1
            thief.discard[card] += 1
            draw(t, thief, 1)
        else:
            haunted(t, thief)


def may_hold_ward(thief: Thief) -> bool:
    """Whether a thief may hold a tourmaline by all that is known."""
    return thief.hand.total() > 0 and any(thief.hand[card] or thief.deck[card] for card in WARDS)


def haunted(t: Table, thief: Thief) -> None:
    """Mark the damage of a ghost: with an own stone, else a black one, else none."""
    if thief.supply:
        thief.supply -= 1
    elif t.aside[BLACK]:
        t.aside[BLACK] -= 1
        thief.scars += 1
    else:
        thief.bare += 1
    hurt(t, thief, 1)
