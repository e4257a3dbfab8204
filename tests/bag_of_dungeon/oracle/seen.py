"""The table of the program and the table of the oracle in the same plain words, so that they can be compared."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from verlies.games.bag_of_dungeon.content import ids
from verlies.games.bag_of_dungeon.state import FACE_DOWN, HIDDEN, BagState, Hero

from . import table
from .dungeon import Place
from .facts import HEROES, ITEMS, MONSTERS, SHAPE
from .table import Table

TILE_NAMES = tuple(SHAPE)
ITEM_NAMES = tuple(ITEMS)
HERO_NAMES = tuple(HEROES)
MONSTER_NAMES = tuple(MONSTERS)
STATUS = {ids.INSIDE: "inside", ids.OUT: "out", ids.OUTSIDE: "outside", ids.BURIED: "buried"}
OUTCOME = {ids.RUNNING: "running", ids.WON: "won", ids.LOST: "lost", ids.LEFT: "left"}

Plain = dict[str, Any]


def differing(program: Plain, oracle: Plain) -> list[str]:
    """Return where two tables differ."""
    keys = [key for key in oracle if program.get(key) != oracle[key]]
    return [f"{key}: program {program.get(key)}, oracle {oracle[key]}" for key in keys]


# The program


def place_of(s: BagState, field: int) -> Place | None:
    """Return the place of a field, or None."""
    return None if field == ids.NONE else s.chart.place(field)


def names(kinds: Iterable[int], of: tuple[str, ...]) -> list[str]:
    """Return the sorted names of some cards."""
    return sorted(of[kind] for kind in kinds)


def seats_in(mask: int) -> list[int]:
    """Return the seats of a mask."""
    return [seat for seat in range(4) if mask >> seat & 1]


def of_program(s: BagState) -> Plain:
    """Return the program's table."""
    out: Plain = {
        "active": s.active,
        "laid": {place_of(s, f): (TILE_NAMES[t // 4], t % 4) for f, t in enumerate(s.chart.lying) if t != ids.NONE},
        "broken": sorted(_broken(s)),
        "stack": names(s.tiles.cards(), TILE_NAMES),
        "monsters": names(s.monsters.cards(), MONSTER_NAMES),
        "items": names(s.items.cards(), ITEM_NAMES),
        "used": names(s.used, ITEM_NAMES),
        "waiting": names(s.waiting, ITEM_NAMES),
        "lairs": {place_of(s, f): _lurking(kind) for f, kind in zip(s.lairs, s.lurking, strict=True)},
        "guardian": "" if s.guardian == ids.NONE else MONSTER_NAMES[s.guardian],
        "piles": {place_of(s, f): names(pile, ITEM_NAMES) for f, pile in enumerate(s.piles) if pile},
        "looted": sorted(s.chart.place(field) for field in s.looted),
        "jammed": s.jammed,
        "pool": s.pool,
        "ringed": s.ringed,
        "dragon": s.dragon,
        "freed": s.freed,
        "outcome": OUTCOME[s.outcome],
    }
    for seat, hero in enumerate(s.heroes):
        out.update({f"hero {seat} {name}": value for name, value in _hero(s, hero).items()})
    return {**out, **_turn(s), **_fight(s)}


def _lurking(kind: int) -> str:
    return {HIDDEN: table.HIDDEN, FACE_DOWN: table.FACE_DOWN}.get(kind) or MONSTER_NAMES[kind]


def _broken(s: BagState) -> list[tuple[Place, int]]:
    """Return the broken walls by place and side; the program notes the port of the tile as it is printed."""
    pairs = [(code // 4, code % 4) for code in s.chart.broken]
    return [(s.chart.place(field), (port + s.chart.lying[field]) % 4) for field, port in pairs]


def _hero(s: BagState, hero: Hero) -> Plain:
    inside = hero.status == ids.INSIDE
    return {
        "kind": "" if hero.kind == ids.NONE else HERO_NAMES[hero.kind],
        "status": STATUS[hero.status],
        "place": place_of(s, hero.field) if inside else None,
        "came": place_of(s, hero.came) if inside else None,
        "health": hero.health,
        "lives": hero.lives,
        "ap": hero.ap,
        "debt": hero.debt,
        "uses": hero.uses,
        "held": held_by(hero),
        "company": names(hero.company, ITEM_NAMES),
        "trophies": names(hero.trophies, MONSTER_NAMES),
        "slayer": hero.slayer,
    }


def held_by(hero: Hero) -> list[tuple[str, int] | None]:
    """Return what lies in the fields of a sheet."""
    return [None if n == ids.NONE else _held(hero.held, at) for at, n in enumerate(hero.held)]


def held_as_numbers(hero: table.Hero) -> list[int]:
    """Return what lies in the fields of an oracle's hero as the program writes it."""
    cells = enumerate(hero.held)
    return [ids.NONE if c is None else ITEM_NAMES.index(c[0]) if c[1] == at else -2 - c[1] for at, c in cells]


def _held(held: list[int], at: int) -> tuple[str, int]:
    """Return what is in a field and where it was put; the second field of a thing points at the first."""
    first = -2 - held[at] if held[at] < ids.NONE else at
    return ITEM_NAMES[held[first]], first


def _turn(s: BagState) -> Plain:
    wounds = zip(s.turn.hurt, s.turn.wounds, strict=True)
    return {
        "over": bool(s.turn.over),
        "peeked": s.turn.peeked,
        "bathed": s.turn.bathed,
        "strong": s.turn.strong,
        "tile": "" if s.turn.tile == ids.NONE else TILE_NAMES[s.turn.tile],
        "wounds": {place_of(s, field): lost for field, lost in wounds if lost},
    }


def _fight(s: BagState) -> Plain:
    f = s.fight
    if f.hero == ids.NONE:
        return {"fight": None}
    return {
        "fight": (f.hero, f.rival, f.partner, place_of(s, f.field)),
        "fight monster": "" if f.monster == ids.NONE else MONSTER_NAMES[f.monster],
        "fight strength": (f.dice, f.bonus),
        "fight health": (f.health, f.begun),
        "fight flags": [f.committed, f.alone, *map(seats_in, (f.strong, f.doubled, f.bound))],
    }


# The oracle


def sorted_bag(bag: Counter[str]) -> list[str]:
    """Return the cards of a bag, sorted."""
    return sorted(bag.elements())


def of_oracle(t: Table) -> Plain:
    """Return the oracle's table."""
    out: Plain = {
        "active": t.active,
        "laid": t.dungeon.laid,
        "broken": sorted(t.dungeon.broken),
        "stack": sorted_bag(t.stack),
        "monsters": sorted_bag(t.monsters),
        "items": sorted_bag(t.items),
        "used": sorted_bag(t.used),
        "waiting": sorted(t.waiting),
        "lairs": t.lairs,
        "guardian": t.guardian,
        "piles": {place: sorted(pile) for place, pile in t.piles.items() if pile},
        "looted": sorted(t.looted),
        "jammed": t.jammed,
        "pool": t.pool,
        "ringed": t.ringed,
        "dragon": t.dragon,
        "freed": t.freed,
        "outcome": t.outcome,
    }
    for hero in t.heroes:
        out.update({f"hero {hero.seat} {name}": value for name, value in _oracle_hero(hero).items()})
    return {**out, **_oracle_turn(t), **_oracle_fight(t)}


def _oracle_hero(hero: table.Hero) -> Plain:
    facts = {name: getattr(hero, name) for name in ("kind", "status", "health", "lives", "ap", "debt", "uses", "held")}
    there = {"place": hero.place if hero.inside else None, "came": hero.came if hero.inside else None}
    won = {"company": sorted(hero.company), "trophies": sorted(hero.trophies), "slayer": hero.slayer}
    return {**facts, **there, **won}


def _oracle_turn(t: Table) -> Plain:
    flags = {name: getattr(t.turn, name) for name in ("over", "peeked", "bathed", "strong")}
    return {**flags, "tile": t.tile, "wounds": {place: lost for place, lost in t.turn.wounds.items() if lost}}


def _oracle_fight(t: Table) -> Plain:
    f = t.fight
    if f is None:
        return {"fight": None}
    numbers = (f.hero, *(ids.NONE if seat is None else seat for seat in (f.rival, f.partner)), f.place)
    if f.rival is not None:
        return {"fight": numbers, "fight flags": _flags(t)}
    return {
        "fight": numbers,
        "fight monster": f.monster,
        "fight strength": (f.dice, f.bonus),
        "fight health": (f.health, f.begun),
        "fight flags": _flags(t),
    }


def _flags(t: Table) -> list[Any]:
    f = t.fight
    assert f is not None
    return [f.committed, f.alone, *map(sorted, (f.strong, f.doubled, f.bound))]
