"""Walking: what bars the way, laying tiles, and arriving in a room."""

from .asks import PASS, Asking, TurnOver, argument, ask, pick
from .dungeon import name, other, placed, room_of
from .facts import DIVIDED, Place
from .plays import go_on
from .rolls import GATE, passes
from .table import Hero, Table
from .windows import window

PASSAGE, SECRET_DOOR, SPECIAL, BELOW, HOP = "passage", "secret-door", "special", "below", "hop"
"""How a room is entered."""
Way = tuple[int, Place, Place]
"""A passage: its side, the own field, and the field behind it."""


def can_enter(t: Table, hero: Hero, place: Place) -> bool:
    """Return whether a field may be entered by choice: no other hero is there, and a tile if it needs one."""
    if place in t.dungeon.laid:
        return not t.occupied(place, hero)
    return t.tiles.total() > 0


def ways(t: Table, hero: Hero) -> list[Way]:
    """Return the passages of a hero's room that nothing blocks."""
    return [way for way in t.dungeon.passages(hero.spot) if can_enter(t, hero, way[2])]


def moves(found: list[Way]) -> list[str]:
    """Return ways as options."""
    return [f"move:{name(there)}" for _, _, there in found]


def chosen(found: list[Way], answer: str) -> Way:
    """Return which way was chosen."""
    return next(way for way in found if name(way[2]) == argument(answer))


def walk(t: Table, hero: Hero, way: Way, *, ignoring: bool = False) -> Asking[None]:
    """Go through a passage, past doors and portcullises or ignoring them."""
    side, own, there = way
    if not ignoring:
        for obstacle in t.dungeon.obstacles(own, side):
            yield from pass_obstacle(t, hero, obstacle)
    yield from step(t, hero, there, side, PASSAGE)


def pass_obstacle(t: Table, hero: Hero, obstacle: str) -> Asking[None]:
    """Overcome a door or a portcullis, or end the turn before it."""
    answer = yield from window(t, "OnObstacle", hero, [], "r_opening")
    if answer != "pass":
        t.use_up(hero, "r_opening")
    elif obstacle == "g":
        if not (yield from passes(t, hero, "strength", GATE)):
            raise TurnOver
    else:
        yield from go_on("open door", t, hero)


def step(t: Table, hero: Hero, there: Place, side: int, how: str) -> Asking[None]:
    """Set the figure on a field beside the room, with a tile if it is unexplored."""
    if there not in t.dungeon.laid:
        yield from lay(t, hero, there, other(side))
    yield from arrive(t, hero, there, how, other(side))


def lay(t: Table, hero: Hero, place: Place, entrance: int) -> Asking[None]:
    """Draw a tile and lay it with its entrance to one side; it may be exchanged once."""
    t.dungeon.lay(place, t.draw_tile(), entrance)
    if (yield from window(t, "OnTile", hero, [], "r_shaping")) != PASS:
        t.use_up(hero, "r_shaping")
        t.tiles[t.dungeon.laid.pop(place)[0]] += 1
        t.dungeon.lay(place, t.draw_tile(), entrance)


def arrive(t: Table, hero: Hero, place: Place, how: str, side: int | None) -> Asking[None]:
    """Stand in a room; then the light falls into its passages, and what is there happens."""
    hero.place = room_of(place)
    hero.came = None if how != PASSAGE and t.dungeon.kind(place) in DIVIDED else side
    t.say("moved", hero, name(place))
    yield from go_on("enter", t, hero, how)


def light(t: Table, hero: Hero) -> Asking[None]:
    """Lay tiles at the passages of a room that no door closes."""
    while t.torchlight:
        dark = unlit(t, hero)
        if not dark:
            return
        if len(dark) > 1:
            place = placed((yield from pick("ChooseLight", hero.seat, "light", map(name, dark))))
        else:
            place = next(iter(dark))
        yield from lay(t, hero, place, dark[place])


def unlit(t: Table, hero: Hero) -> dict[Place, int]:
    """Return the unexplored fields behind passages without a door, and to which side their entrance comes to lie."""
    if not t.tiles.total():
        return {}
    found = t.dungeon.passages(hero.spot)
    dark = [way for way in found if way[2] not in t.dungeon.laid and t.dungeon.exit(way[1], way[0]) != "d"]
    return {there: other(side) for side, _, there in dark}


def special_targets(t: Table, hero: Hero) -> list[Place]:
    """Return the neighbouring fields that one gets to through walls."""
    return [place for place in t.dungeon.neighbours(hero.spot) if can_enter(t, hero, place)]


def through_wall(t: Table, hero: Hero, how: str, *, may_stay: bool) -> Asking[None]:
    """Go to any neighbouring field, whatever lies between."""
    targets = special_targets(t, hero)
    if not targets:
        return
    options = [PASS] * may_stay + [f"move:{name(place)}" for place in targets]
    answer = yield from ask("ThroughWall", hero.seat, options)
    if answer != PASS:
        there = placed(argument(answer))
        yield from step(t, hero, there, t.dungeon.side_towards(hero.spot, there), how)
