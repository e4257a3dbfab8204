"""What happens in each kind of room."""

from collections.abc import Callable

from .asks import PASS, Asking, TurnOver, argument, ask, pick
from .cards import resolve
from .dragon import wake
from .dungeon import name, other, placed
from .ending import escape
from .facts import DIRECTIONS, DIVIDED, DUNGEON_SYMBOL, LOADSTONE, Place
from .harm import die as let_die
from .harm import wound
from .moves import BELOW, HOP, PASSAGE, SECRET_DOOR, SPECIAL, Way, arrive, chosen, light, moves, walk, ways
from .plays import go_on
from .rolls import BRIDGE, DARKNESS, PIT, WEB, die, passes
from .seen import everything
from .table import Hero, Table

BALANCE = "balance"


def enter(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Choose where to stand, let the light fall, meet a monster that is there, or carry out what the room does."""
    kind = t.dungeon.kind(hero.spot)
    if how in (BELOW, SECRET_DOOR, SPECIAL) and kind in DIVIDED:
        yield from choose_side(t, hero)
    yield from light(t, hero)
    if hero.spot in t.monsters:
        yield from go_on("encounter", t, hero, flee=how != SECRET_DOOR)
        return
    if kind in DUNGEON_SYMBOL:
        yield from resolve(t, hero, "dungeon")
    else:
        yield from EFFECTS[kind](t, hero, how)


def choose_side(t: Table, hero: Hero) -> Asking[None]:
    """Choose the side of a divided room on which one stands."""
    sides = sorted(min(part) for part in t.dungeon.parts(hero.spot))
    answer = yield from pick("ChooseSide", hero.seat, "side", (DIRECTIONS[side] for side in sides))
    hero.came = DIRECTIONS.index(answer)


# Rooms that drive a hero on


def drive_on(t: Table, hero: Hero) -> None:
    """End the turn if nothing has changed since the hero was driven on from here before."""
    now = everything(t)
    if now in t.turn.driven:
        t.say("circles", hero, t.word(hero))
        raise TurnOver
    t.turn.driven.append(now)


def onward(t: Table, hero: Hero) -> list[Way]:
    """Return the ways out of a corridor: back only if there is no other."""
    found = ways(t, hero)
    return [way for way in found if way[0] != hero.came] or found


def corridor(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Go on at once, unless the hero has been in this corridor in this turn."""
    if hero.spot in t.turn.corridors:
        t.say("again", hero, t.word(hero))
        return
    t.turn.corridors.add(hero.spot)
    if how == BELOW:
        hero.came = None
    found = onward(t, hero)
    if not found:
        t.say("stuck", hero)
        return
    answer = yield from ask("MoveOn", hero.seat, moves(found))
    yield from walk(t, hero, chosen(found, answer), ignoring=True)


def darkness(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Go on through the passage that a die selects."""
    drive_on(t, hero)
    if not ways(t, hero):
        t.say("stuck", hero)
        return
    yield from grope(t, hero, ignoring=True)


def grope(t: Table, hero: Hero, *, ignoring: bool) -> Asking[None]:
    """Roll until a free passage is selected, and go there."""
    room, turns = t.dungeon.room(hero.spot), t.dungeon.laid[hero.spot][1]
    while True:
        thrown = yield from die(t, hero, DARKNESS)
        side = (room.dice[thrown - 1] + turns) % 4
        found = [way for way in ways(t, hero) if way[0] == side]
        if found:
            yield from walk(t, hero, found[0], ignoring=ignoring)
            return
        t.say("blocked", hero, DIRECTIONS[side])


def web(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Go on at once; only back, or to the own side, without tearing the web."""
    drive_on(t, hero)
    found = ways(t, hero)
    if not found:
        t.say("stuck", hero)
        return
    answer = yield from ask("LeaveWeb", hero.seat, moves(found))
    way = chosen(found, answer)
    if way[0] != hero.came and not (yield from passes(t, hero, "strength", WEB)):
        return
    yield from walk(t, hero, way, ignoring=True)


# The bridge


def far_way(t: Table, hero: Hero) -> Way | None:
    """Return the passage at the other end of a bridge, if nothing blocks it."""
    return next((way for way in ways(t, hero) if hero.came is not None and way[0] == other(hero.came)), None)


def bridge(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Cross or stay; whoever came in a special way must cross."""
    if how == PASSAGE and far_way(t, hero) is None:
        return
    if how != PASSAGE or (yield from ask("Bridge", hero.seat, [PASS, "cross"])) != PASS:
        yield from cross(t, hero)


def cross(t: Table, hero: Hero) -> Asking[None]:
    """Cross a bridge with all that one carries, or fall."""
    if not (yield from balance_over(t, hero)):
        return
    way = far_way(t, hero)
    assert hero.came is not None
    hero.came = other(hero.came)
    if way is not None:
        yield from walk(t, hero, way)


def balance_over(t: Table, hero: Hero) -> Asking[bool]:
    """Return whether a hero gets across a bridge; whoever falls lands in the catacombs."""
    yield from unload(t, hero)
    carried = load(t, hero)
    if carried:
        t.say("loaded", hero, carried)
    if (yield from passes(t, hero, "agility", BRIDGE, carried)):
        return True
    yield from wound(t, hero, (yield from die(t, hero)))
    yield from go_on("descend", t, hero)
    return False


def load(t: Table, hero: Hero) -> int:
    """Return by how much loot makes the crossing harder."""
    weight = len(hero.loot)
    if t.texts:
        weight += sum(card == LOADSTONE for card, _ in hero.loot)
    return weight // 2 if hero.can(BALANCE) else weight


def disposable(t: Table, hero: Hero) -> list[str]:
    """Return the loot that can be discarded at will, each kind once."""
    return [card for card in dict(hero.loot) if not (t.texts and card == LOADSTONE)]


def unload(t: Table, hero: Hero) -> Asking[None]:
    """Discard loot before crossing."""
    while cards := disposable(t, hero):
        answer = yield from ask("Unload", hero.seat, [PASS, *(f"discard:{card}" for card in cards)])
        if answer == PASS:
            return
        t.drop_loot(hero, argument(answer))


# Other rooms


def pit(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Be lucky or die."""
    if not (yield from passes(t, hero, "luck", PIT)):
        yield from let_die(t, hero, "pit")


def rotating(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Turn the room by 180 degrees."""
    t.turn_room(hero.spot, 2)
    t.say("rotated", hero, t.word(hero), "half")
    yield from ()


def trap(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Draw a trap card."""
    yield from resolve(t, hero, "trap")


def can_escape(t: Table, hero: Hero) -> bool:
    """Return whether a hero in a tower room has what it takes to leave the dungeon."""
    return any(card.startswith("z_") or not t.solo for card, _ in hero.loot)


def tower(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Escape, go on, or change towers once."""
    found = ways(t, hero)
    options = ["escape"] * can_escape(t, hero) + moves(found)
    if not t.turn.hopped:
        options += [f"hop:{name(place)}" for place in t.free_towers(hero) if place != hero.spot]
    if not options:
        return
    answer = yield from ask("TowerRoom", hero.seat, options)
    if answer == "escape":
        yield from escape(t, hero)
    elif answer.startswith("hop"):
        yield from hop(t, hero, placed(argument(answer)))
    else:
        yield from walk(t, hero, chosen(found, answer))


def hop(t: Table, hero: Hero, place: Place) -> Asking[None]:
    """Go directly to another tower room."""
    t.turn.hopped = True
    t.say("hopped", hero, name(place))
    yield from arrive(t, hero, place, HOP, None)


def hall(t: Table, hero: Hero, how: str) -> Asking[None]:
    """Draw a dragon card."""
    yield from wake(t, hero)


EFFECTS: dict[str, Callable[[Table, Hero, str], Asking[None]]] = {
    "corridor": corridor,
    "dark": darkness,
    "web": web,
    "bridge": bridge,
    "pit": pit,
    "rotating": rotating,
    "trap": trap,
    "tower": tower,
    "hall": hall,
}
