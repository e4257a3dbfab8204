"""The table of the program and the table of the oracle in the same plain words, so that they can be compared."""

from collections.abc import Iterable
from typing import Any

from verlies.games.dungeonquest.content import ids
from verlies.games.dungeonquest.game import IDS
from verlies.games.dungeonquest.state import DungeonState, Hero

from . import table
from .dungeon import placed
from .facts import DIVIDED, ROOMS
from .table import Table

Plain = dict[str, Any]
PLACES = [placed(word) for word in IDS["place"]]
DECKS = [deck for deck in ids.DECKS if deck != "combat"]
WITH_SIDES = (*DIVIDED, "corridor")
"""Where it matters by which side one came."""


def differing(program: Plain, oracle: Plain) -> list[str]:
    """Return where two tables differ."""
    keys = [key for key in oracle if program.get(key) != oracle[key]]
    return [f"{key}: program {program.get(key)}, oracle {oracle[key]}" for key in keys]


# The program


def cards(numbers: Iterable[int]) -> list[str]:
    """Return the sorted names of cards."""
    return sorted(IDS["card"][number] for number in numbers)


def of_program(s: DungeonState) -> Plain:
    """Return the program's table."""
    out: Plain = {
        "active": s.active,
        "first": s.first,
        "sun": s.sun,
        "sunset": s.sunset,
        "tiles": sorted(IDS["room"][4 * number] for number in s.tiles.cards()),
        "laid": {PLACES[at]: (IDS["room"][tile], tile % 4) for at, tile in enumerate(s.map) if tile != ids.NONE},
        "monsters": sorted(PLACES[at] for at in s.monsters),
        "searched": sorted(PLACES[at] for at in s.searched),
        "entrances": sorted(PLACES[at] for at in s.entrances),
        "boxed": cards(s.boxed),
    }
    for number, deck in enumerate(DECKS):
        out[f"deck {deck}"] = cards(s.decks[number].cards())
        out[f"discards {deck}"] = cards(s.discards[number])
    for seat, hero in enumerate(s.heroes):
        out.update({f"hero {seat} {what}": value for what, value in _hero(s, hero).items()})
    out["fight"] = None if s.fight.card == ids.NONE else (s.fight.hero, IDS["card"][s.fight.card], s.fight.wounds)
    return out


def _hero(s: DungeonState, hero: Hero) -> Plain:
    there = hero.status == ids.INSIDE and hero.cell != ids.NONE
    return {
        "kind": "" if hero.kind == ids.NONE else IDS["hero"][hero.kind],
        "status": ids.STATUS[hero.status],
        "cause": ids.CAUSES[hero.cause],
        "place": PLACES[hero.cell] if there else None,
        "side": _side(s, hero) if there else None,
        "below": PLACES[hero.cell] if there and hero.below else None,
        "facing": hero.facing if hero.below else None,
        "wounds": hero.wounds,
        "determination": hero.determination,
        "skip": hero.skip,
        "hole": hero.hole,
        "spent": sorted(IDS["ability"][n] for n in range(len(IDS["ability"])) if hero.spent >> n & 1),
        "loot": sorted((IDS["card"][card], gold) for card, gold in zip(hero.loot, hero.worth, strict=True)),
        "kept": cards(hero.kept),
        "pile": cards(hero.pile),
        "active": cards(hero.active),
        "runes": cards(hero.runes),
        "used": cards(hero.used),
    }


def _side(s: DungeonState, hero: Hero) -> int | None:
    """Return the side of the board at which a hero stands, where that matters."""
    tile = s.map[hero.cell]
    if hero.below or hero.side == ids.NONE or ROOMS[IDS["room"][tile]].kind not in WITH_SIDES:
        return None
    return (hero.side + tile) % 4


# The oracle


def of_oracle(t: Table) -> Plain:
    """Return the oracle's table."""
    out: Plain = {
        "active": t.active,
        "first": t.first,
        "sun": t.sun,
        "sunset": t.sunset,
        "tiles": sorted(t.tiles.elements()),
        "laid": t.dungeon.laid,
        "monsters": sorted(t.monsters),
        "searched": sorted(t.searched),
        "entrances": sorted(t.entrances),
        "boxed": sorted(t.boxed),
    }
    for deck in DECKS:
        out[f"deck {deck}"] = sorted(t.decks[deck].elements())
        out[f"discards {deck}"] = sorted(t.discards[deck].elements())
    for hero in t.heroes:
        out.update({f"hero {hero.seat} {what}": value for what, value in _oracle_hero(t, hero).items()})
    out["fight"] = None if t.fight is None else (t.fight.hero, t.fight.card, t.fight.wounds)
    return out


def _oracle_hero(t: Table, hero: table.Hero) -> Plain:
    same = ("kind", "status", "cause", "wounds", "determination", "skip", "hole")
    sided = hero.place is not None and not hero.below and t.dungeon.kind(hero.place) in WITH_SIDES
    bags = ("spent", "loot", "kept", "pile", "active", "runes", "used")
    return {
        **{what: getattr(hero, what) for what in same},
        "place": hero.place,
        "side": hero.came if sided else None,
        "below": hero.place if hero.below else None,
        "facing": hero.facing if hero.below else None,
        **{what: sorted(getattr(hero, what)) for what in bags},
    }


def everything(t: Table) -> Plain:
    """Return how everything stands, to see later whether anything has changed."""
    turn = {"corridors": set(t.turn.corridors), "hopped": t.turn.hopped}
    return {**of_oracle(t), **turn, "laid": dict(t.dungeon.laid), "sides": [hero.came for hero in t.heroes]}
