# mypyc: interpreted
"""What one seat can see, and a guess at the rest that fits it."""

from typing import Any

import msgspec

from verlies.core.chance import Chance
from verlies.core.plain import fields_of
from verlies.core.rng import Rng
from verlies.core.view import View, guess_sealed, public_part

from .content import BOX
from .ids import MONSTER, NONE, RUNE, STREAMS
from .plain import BOOK, FIGHT, HERO, OPTIONS, STATE, TURN, build
from .state import DungeonState, Fight, Hero

UNKNOWN = -2
"""Stands for a card that lies face down."""


class OptionsView(msgspec.Struct, frozen=True):
    """What was agreed before the game."""

    solo: bool
    respawn: bool
    torchlight: bool
    house: bool
    hidden_runes: bool
    expel: bool
    blocked_waits: bool
    texts: bool


class HeroView(msgspec.Struct, frozen=True):
    """A hero as somebody sees it; a rune that is hidden from the viewer is UNKNOWN."""

    kind: int
    status: int
    cause: int
    cell: int
    side: int
    below: bool
    facing: int
    wounds: int
    determination: int
    skip: int
    hole: bool
    spent: int
    loot: list[int]
    worth: list[int]
    kept: list[int]
    pile: list[int]
    active: list[int]
    runes: list[int]
    used: list[int]


class TurnView(msgspec.Struct, frozen=True):
    """What matters within this turn only."""

    visited: list[int]
    todo: list[int]
    drawn: list[int]
    hopped: bool
    again: int
    used: int
    rolled: int
    current: int
    bribe: int
    foe: int
    spot: int
    facing: int
    driven: list[list[int]]
    sun_moved: bool


class FightView(msgspec.Struct, frozen=True):
    """The fight; the monster card is UNKNOWN to all but the monster player, until it is shown."""

    card: int
    name: int
    hero: int
    keeper: int
    flee: bool
    wounds: int
    round: int
    shown: bool
    used: int
    picks: list[int]
    way_out: bool


class DungeonView(View, frozen=True, kw_only=True):
    """DungeonQuest as one seat sees it."""

    options: OptionsView
    heroes: list[HeroView]
    decks: list[list[int]]
    """What must be in each deck, sorted; in those of monsters and runes also what lies face down elsewhere."""
    discards: list[list[int]]
    tiles: list[int]
    """What must be in the stack of tiles, sorted."""
    turn: TurnView
    fight: FightView
    map: list[int]
    monsters: list[int]
    searched: list[int]
    entrances: list[int]
    boxed: list[int]
    dice: list[int]
    first: int
    active: int
    sun: int
    sunset: bool
    spent: int
    margin: int
    pending_wounds: int
    blow: int


def view(s: DungeonState, seat: int) -> DungeonView:
    """Return what one seat can see."""
    decks = [deck.cards() for deck in s.decks]
    return DungeonView(
        **public_part(s, seat, BOOK),
        options=OptionsView(**fields_of(s.options, OPTIONS)),
        heroes=[_hero_view(s, number, hero, seat, decks) for number, hero in enumerate(s.heroes)],
        fight=_fight_view(s.fight, seat, decks),
        decks=[sorted(deck) for deck in decks],
        discards=[pile[:] for pile in s.discards],
        tiles=s.tiles.cards(),
        turn=TurnView(**fields_of(s.turn, TURN)),
        **fields_of(s, STATE),
    )


def _hero_view(s: DungeonState, number: int, hero: Hero, seat: int, decks: list[list[int]]) -> HeroView:
    data = fields_of(hero, HERO)
    if s.options.hidden_runes and number != seat:
        decks[RUNE] += hero.runes
        data["runes"] = [UNKNOWN] * len(hero.runes)
    return HeroView(**data)


def _fight_view(fight: Fight, seat: int, decks: list[list[int]]) -> FightView:
    data = fields_of(fight, FIGHT)
    hidden = fight.card != NONE and not fight.shown and (seat < 0 or seat != fight.keeper)
    if hidden:
        decks[MONSTER].append(fight.card)
        data["card"] = UNKNOWN
    return FightView(**data)


def sample(seen: DungeonView, rng: Rng) -> DungeonState:
    """Return a state that fits a view: hidden runes and the monster dealt anew, fresh chance."""
    decks = [deck[:] for deck in seen.decks]
    heroes = [_guess_hero(hero, decks[RUNE], rng) for hero in seen.heroes]
    fight = _guess_fight(seen.fight, decks[MONSTER], rng)
    data: dict[str, Any] = {
        "options": fields_of(seen.options, OPTIONS),
        "agenda": seen.agenda,
        "standing": seen.standing,
        "heroes": heroes,
        "decks": [[deck, 0] for deck in decks],
        "discards": seen.discards,
        "tiles": [seen.tiles, 0],
        "turn": fields_of(seen.turn, TURN),
        "fight": fight,
        **fields_of(seen, STATE),
    }
    state = build(data, Chance(rng.key(), [0] * len(STREAMS), []))
    guess_sealed(state, seen, lambda options: options[rng.below(len(options))])
    state.advance()
    return state


def _guess_hero(hero: HeroView, runes: list[int], rng: Rng) -> dict[str, Any]:
    data = fields_of(hero, HERO)
    data["runes"] = [runes.pop(rng.below(len(runes))) if rune == UNKNOWN else rune for rune in hero.runes]
    return data


def _guess_fight(fight: FightView, monsters: list[int], rng: Rng) -> dict[str, Any]:
    """Guess the monster: of the announced name, and alive after the wounds it has."""
    data = fields_of(fight, FIGHT)
    if fight.card == UNKNOWN:
        named = [number for number in monsters if fight.name in (NONE, BOX.cards[number].name)]
        alive = [number for number in named if BOX.cards[number].life > fight.wounds]
        candidates = alive or named
        data["card"] = candidates[rng.below(len(candidates))]
        monsters.remove(data["card"])
    return data
