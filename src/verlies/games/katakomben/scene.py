# mypyc: interpreted
"""The table of Katakomben as a scene: what its family shows, on a map that grows, with the tile in hand."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from verlies.core.agenda import Step
from verlies.core.option import KIND, PASS
from verlies.core.scene import Card, Fact, Field, Mark, Panel, Scene, Shown, Static, Token, Zone
from verlies.core.view import View
from verlies.kit.tiles import NONE, TURNS, turned_on

from ...families.klong.options import GOODS, MOVE
from ...families.klong.scene import extra_cost, faces, panels, pawns, rage_track, zones
from ...families.klong.scene import price as family_price
from ...families.klong.score import worth
from ...families.klong.state import INSIDE
from .content.ids import CAPTIVES, FLUTE_PRICE, OUT_DRAWS, OUT_DRAWS_OF_TWO
from .effects import Steal
from .kinds import IN_CAVE_OR_SHRINE, Passage
from .laying import FindHelp, LayTile, LayTurned, TurnOwnTile, entry_refusal, rotation_refusal
from .market import FreeGood, UseCoupon, least
from .maze import ARTIFACTS, SEATS
from .options import CRACK, FLUTE, TURN
from .plans import lock_place, plan
from .reasons import OK
from .setup import BOX
from .state import Catacombs
from .tileset import TileSet

PLACE_MARKS = {IN_CAVE_OR_SHRINE: "only-cave-or-shrine"}
S = TypeVar("S", bound=Catacombs)
PAIR = 2
"""With so few thieves, whoever is out draws more."""

# What never changes


@cache
def static(tiles: TileSet) -> Static:
    """Return the plans of all tiles and the faces of cards and tokens."""
    return Static(faces=faces(BOX, PLACE_MARKS), plans=tuple(plan(tile) for tile in tiles.tiles))


@cache
def static_name(tiles: TileSet) -> str:
    """Return what the static part is called."""
    return static(tiles).name()


# What one seat sees


def scene(view: View[S], game: str) -> Scene:
    """Return the table as one seat sees it."""
    seen, places = view.seen, view.seen.tiles.places
    return Scene(
        game=game,
        seat=view.seat,
        static=static_name(seen.tiles),
        tokens=(*_tiles(seen), *_lying(seen), *pawns(seen, seen.colours, places)),
        fields=tuple(_fields(seen)),
        ahead=tuple(_in_hand(seen)),
        zones=(*_piles(seen, view.seat), *_stacks(seen)),
        tracks=(rage_track(seen),),
        panels=(*panels(seen, places, _out_draws(seen), lambda seat: _own_facts(seen, seat)), _bank(seen)),
    )


# The map


def _fields(seen: Catacombs) -> Iterator[Field]:
    """Yield the fields with tiles, and those that a tunnel leads to."""
    maze, left = seen.maze, seen.tiles_left()
    chosen = _choosing(seen)
    for field, tile in enumerate(maze.lying):
        ghost = tile == NONE and (field in chosen or (left > 0 and maze.beckons(field)))
        if ghost or tile != NONE:
            yield Field(maze.name(field), *maze.place(field), ghost)


def _choosing(seen: Catacombs) -> list[int]:
    """Return the fields that somebody lays a tile on just now, or could."""
    step = seen.agenda[-1].step if seen.agenda else None
    if isinstance(step, LayTile):
        return step.fields(seen, seen.agenda[-1].subject)
    return [held_field(seen)] if seen.maze.pending != NONE else []


def _tiles(seen: Catacombs) -> Iterator[Token]:
    """Yield the tiles as they lie, in the order they were laid."""
    maze = seen.maze
    for tile in maze.order:
        field, name = maze.field_of(tile), seen.tiles.tiles[tile].id
        yield Token(name, "tile", name, maze.name(field), turned=maze.lying[field] % TURNS, flat=True)


def _lying(seen: Catacombs) -> Iterator[Token]:
    """Yield what lies in rooms and tunnels."""
    yield from _artifacts(seen)
    yield from _idols(seen)
    yield from _marks(seen)
    yield from _picks(seen)
    yield from _portals(seen)


def _artifacts(seen: Catacombs) -> Iterator[Token]:
    for each in seen.maze.placed:
        face = BOX.tokens[each % ARTIFACTS].id
        yield Token(face, "token", face, seen.tiles.places[each // ARTIFACTS])


def _idols(seen: Catacombs) -> Iterator[Token]:
    for number, room in enumerate(seen.rooms):
        if room.idols and room.tile in seen.maze.order and seen.loot.idols:
            yield Token("idols", "token", "monkey_idol", seen.tiles.places[number], count=seen.loot.idols)


def _marks(seen: Catacombs) -> Iterator[Token]:
    for each in seen.maze.marks:
        place, seat = seen.tiles.places[each // SEATS], each % SEATS
        yield Token(f"{place}-{seat}", "stone", seen.colours[seat], place, seat)


def _picks(seen: Catacombs) -> Iterator[Token]:
    """Yield the lockpicks in opened locks and on cracked additions."""
    for number in seen.maze.opened:
        tunnel = seen.tiles.tunnels[number]
        place = lock_place(seen.tiles.tiles[tunnel.tile], tunnel)
        yield Token(place, "token", "lockpick", place)
    for room in seen.maze.cracked:
        place = seen.tiles.places[room]
        yield Token(place, "token", "cracked", place)


def _portals(seen: Catacombs) -> Iterator[Token]:
    """Yield the portals with their numbers, in the order of their tiles."""
    for number, place in enumerate(portal_places(seen), 1):
        yield Token(f"p{number}", "token", f"portal_{number}", place, joined="portal")


def portal_places(seen: Catacombs) -> list[str]:
    """Return the portals of the map as places, in the order they were laid."""
    return [
        f"{seen.tiles.tiles[tile].id}.{id}" for tile in seen.maze.order for id, _, _ in seen.tiles.tiles[tile].portals
    ]


# The tile in hand


def held_field(seen: Catacombs) -> int:
    """Return the field that the tile in hand is meant for, or NONE while nobody has said so."""
    for frame in reversed(seen.agenda):
        if isinstance(frame.step, FindHelp):
            return seen.passage(frame.subject, frame.step.number).leaves
        if isinstance(frame.step, LayTurned):
            return frame.step.field
    return NONE


def _in_hand(seen: Catacombs) -> Iterator[Token]:
    """Yield the tile that is about to be turned, where it lies, or laid."""
    maze = seen.maze
    if seen.agenda and isinstance(seen.agenda[-1].step, TurnOwnTile):
        tile = seen.tile_at(seen.agenda[-1].subject)
        field = maze.field_of(tile)
        yield _held(seen, tile, field, maze.lying[field] % TURNS)
    elif maze.pending != NONE:
        yield _held(seen, maze.pending, held_field(seen), 0)


def _held(seen: Catacombs, tile: int, field: int, turned: int) -> Token:
    place = "" if field == NONE else seen.maze.name(field)
    return Token("hand", "tile", seen.tiles.tiles[tile].id, place, turned=turned, flat=True)


# Beside the map


def _piles(seen: Catacombs, viewer: int) -> Iterator[Zone]:
    """Yield row, reserve and piles; those of others who are out play no part any more."""
    gone = [seat for seat, thief in enumerate(seen.thieves) if thief.status != INSIDE and seat != viewer]
    return (zone for zone in zones(seen, viewer) if zone.seat not in gone)


def _stacks(seen: Catacombs) -> Iterator[Zone]:
    artifacts = tuple(Card(BOX.tokens[token].id) for token in seen.stack())
    yield Zone("tiles", "tiles", count=seen.tiles_left(), noun="tile")
    yield Zone("artifacts", "artifacts", cards=artifacts, count=len(artifacts), noun="token")


def _own_facts(seen: Catacombs, seat: int) -> Sequence[Fact]:
    """Return what only thieves of Katakomben have: lockpicks, marks, and captives with what they are worth now."""
    facts, marks = [Fact("lockpicks", seen.picks[seat])], seen.marks_by(seat)
    facts += [Fact("marks", marks)] if marks else []
    captives = [token for token in seen.thieves[seat].tokens if token in CAPTIVES]
    if captives:
        kinds = [BOX.tokens[token] for token in captives]
        points = sum(worth(seen, seat, kind.points, kind.bonus) for kind in kinds)
        facts += [Fact("prisoners", len(captives)), Fact("prisoner-points", points)]
    return facts


def _out_draws(seen: Catacombs) -> Sequence[Fact]:
    """Return how many stones whoever is out draws on their turn, once somebody is and others are not."""
    inside = sum(1 for thief in seen.thieves if thief.status == INSIDE)
    draws = OUT_DRAWS_OF_TWO if seen.seats == PAIR else OUT_DRAWS
    return [Fact("out-draws", draws)] if 0 < inside < seen.seats else []


def _bank(seen: Catacombs) -> Panel:
    facts = (
        Fact("secrets-minor", len(seen.loot.minor)),
        Fact("secrets-major", len(seen.loot.major)),
        Fact("prisoners-left", len(seen.captives)),
        Fact("ghosts-left", seen.bank),
    )
    return Panel("bank", facts=facts)


# What options cost


def price(seen: Catacombs, option: int) -> tuple[Mark, ...]:
    """Return what an option costs."""
    kind, number = option - option % KIND, option % KIND
    step = seen.agenda[-1].step
    if kind == CRACK:
        return (Mark("lockpicks"),)
    if kind == TURN:
        return _entry_price(seen, number)
    if kind == MOVE:
        return _way_price(seen, seen.passage(seen.asked, number))
    if isinstance(step, Steal):
        return tuple(extra_cost(seen.box.cards[number]))
    if isinstance(step, FreeGood):
        return ()
    gold = _gold(seen, option, step)
    return family_price(seen, option) if gold is None else (Mark("gold", gold),)


def _gold(seen: Catacombs, option: int, step: Step[Any]) -> int | None:
    """Return what a good costs, if an option is about one: as little as possible, or with and without the coupon."""
    if isinstance(step, UseCoupon):
        return step.price if option == PASS else least(seen, seen.asked, step.price)
    if option - option % KIND == FLUTE:
        return least(seen, seen.asked, FLUTE_PRICE)
    return seen.good_price(seen.asked, option % KIND) if option - option % KIND == GOODS else None


def _way_price(seen: Catacombs, way: Passage) -> tuple[Mark, ...]:
    """Return what a way costs: boots, lockpicks, and the damage its monsters do to whoever spends no sword."""
    damage = 0 if seen.turn.unharmed else way.monsters
    costs = (("boots", way.boots), ("lockpicks", way.locks), ("monsters", damage))
    return tuple(Mark(kind, amount) for kind, amount in costs if amount)


def _entry_price(seen: Catacombs, turns: int) -> tuple[Mark, ...]:
    """Return what it costs to go on into the tile in hand, if it is turned so, or to lay it and stay."""
    step = seen.agenda[-1].step
    if not isinstance(step, FindHelp) or step.jumps:
        return ()
    way = seen.passage(seen.asked, step.number)
    if rotation_refusal(seen, seen.asked, step.number, turns, step.jumps) != OK:
        return (Mark("boots", way.boots),)
    ways = seen.maze.entering(way, seen.maze.pending, turns)
    open_ways = [way for way in ways if entry_refusal(seen, seen.asked, way) == OK]
    return _way_price(seen, min(open_ways, key=lambda way: (way.boots, way.locks, way.monsters)))


def preview(seen: Catacombs, option: int) -> Shown | None:
    """Return the tile in hand as it would lie, or one that lies already."""
    if option - option % KIND != TURN:
        return None
    if isinstance(seen.agenda[-1].step, TurnOwnTile):
        lies = seen.maze.lying[seen.maze.field_of(seen.tile_at(seen.asked))]
        return _tile_shown(seen, turned_on(lies, option % KIND))
    return _tile_shown(seen, seen.maze.pending * TURNS + option % KIND, _entered(seen, option % KIND))


def _entered(seen: Catacombs, turns: int) -> tuple[str, ...] | None:
    """Return the rooms that the way being walked leads to if the tile in hand is turned so, if somebody walks."""
    step = seen.agenda[-1].step
    if not isinstance(step, FindHelp):
        return None
    ways = seen.maze.entering(seen.passage(seen.asked, step.number), seen.maze.pending, turns)
    return tuple(dict.fromkeys(seen.tiles.places[way.to] for way in ways if way.to != NONE))


def _tile_shown(seen: Catacombs, lies: int, into: tuple[str, ...] | None = None) -> Shown:
    """Return a tile as it lies, or would lie."""
    return Shown("tile", seen.tiles.tiles[lies // TURNS].id, lies % TURNS, into)
