"""A game from the first turn to the last: turns with their moves, their ends, the dragon, and whoever is out."""

from . import tokens
from .cards import CARDS, WARDS
from .effects import ask, get, perform, reveal, sell, settle
from .laying import find_place, laid_so, put_down
from .maze import Way
from .offers import bearable, can_walk, helping_offers, monsters, turn_offers
from .resources import anger, box_card, draw, drink, enter, fall, find, free, gain_tome, hurt, mark, remove
from .table import BLACK, GHOST, Steps, Table, Thief, Turn
from .tiles import ROOMS


def game(t: Table) -> Steps:
    """Everything after the deal."""
    for card in list(t.row):
        yield from perform(t, CARDS[card].arrive, card)
    while not t.over():
        if t.me.inside():
            yield from take_turn(t)
        else:
            yield from attack(t, 6 if len(t.thieves) == 2 else 4)
        if not t.over():
            t.active = (t.active + 1) % len(t.thieves)


def take_turn(t: Table) -> Steps:
    t.turn = Turn()
    t.turn.done["cave"] = int(t.here().has("cave"))
    while True:
        yield from settle(t)
        answer = yield from ask(t, t.active, turn_offers(t))
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
        t.me.hand[what] -= 1
        t.me.played[what] += 1
        yield from perform(t, CARDS[what].play, what)
    elif verb in {"buy", "use", "fight"}:
        yield from get(t, what, CARDS[what].cost)
    elif verb in {"goods", "flute"}:
        if verb == "flute":
            t.turn.leaps.remove("flute")
        yield from sell(t, what, tokens.FLUTE_PRICE if verb == "flute" else tokens.PRICE)
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
    """Walk a way: swords may be spent against its monsters, everything else is due."""
    threat = monsters(t, way)
    least = max(0, threat - bearable(t))
    most = min(threat, t.turn.swords)
    spent = least
    if most > least:
        answer = yield from ask(t, t.active, {f"swords:{n}" for n in range(least, most + 1)})
        spent = int(answer.partition(":")[2])
    t.turn.swords -= spent
    t.turn.boots -= way.boots
    t.me.picks -= len(way.locks)
    t.maze.open(way.locks)
    t.me.supply -= threat - spent
    hurt(t.me, threat - spent)
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
        helping = set(helping_offers(t))
        stranded = not turns and not helping
        if stranded:
            turns = {f"turn:{n}" for n in range(4)}
        answer = yield from ask(t, t.active, turns | helping)
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
    me = t.me
    me.discard += me.played
    me.played.clear()
    draw(t, me, tokens.HAND)
    yield from refill(t)


def trash(t: Table, what: str) -> Steps:
    """Trash a card of play area or discard pile: a Burgle unasked, or what one chooses, if one has to or wants to."""
    found = {card for card, count in (t.me.played + t.me.discard).items() if count}
    if "burgle" in what:
        found &= {"burgle"}
    if not found:
        return
    options = {f"trash:{card}" for card in found} | ({"pass"} if "may" in what else set())
    answer = "trash:burgle"
    if what != "burgle":
        answer = yield from ask(t, t.active, options)
    if answer != "pass":
        box_card(t, answer.partition(":")[2])


def refill(t: Table) -> Steps:
    """Fill the row; if the deck does not suffice, the game is over at once."""
    gaps = [slot for slot, card in enumerate(t.row) if not card]
    if len(gaps) > t.deck.total():
        return end_for_all(t)
    awake = False
    for slot in gaps:
        yield from reveal(t, slot)
        awake |= "attack" in CARDS[t.row[slot]].flags
    if awake:
        yield from attack(t, tokens.RAGE[t.rage] + sum("danger" in CARDS[card].flags for card in t.row))
    return None


def end_for_all(t: Table) -> None:
    for thief in t.thieves:
        if thief.inside():
            fall(thief)


# The dragon


def attack(t: Table, count: int) -> Steps:
    """All noise goes into the bag, stones are drawn, and ghosts go round."""
    t.bag += t.area
    t.area.clear()
    ghosts = 0
    for _ in range(min(count, t.bag.total())):
        stone = t.told.next("stone")
        remove(t.bag, stone, "the bag")
        if stone == GHOST:
            ghosts += 1
            t.area[GHOST] += 1
        elif stone != BLACK and t.thieves[int(stone)].inside():
            hurt(t.thieves[int(stone)], 1)
        else:
            t.aside[stone] += 1
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
            answer = yield from ask(t, thief.seat, {"pass", *held})
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
    hurt(thief, 1)
