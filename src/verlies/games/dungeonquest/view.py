# mypyc: interpreted
"""What one seat can see, and a guess at the rest that fits it."""

from typing import Any

import msgspec

from verlies.core.rng import Rng
from verlies.core.view import View, guess_sealed, public_part

from .content import BOX
from .ids import MONSTER, NONE, RUNE, STREAMS
from .plain import build
from .state import DungeonState

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
    played: int


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
    seen = {**public_part(s, seat), **s.opened()}
    decks = [deck.cards() for deck in s.decks]
    for number, hero in enumerate(s.heroes):
        hidden = s.options.hidden_runes and number != seat
        decks[RUNE] += hero.runes if hidden else []
        seen["heroes"][number]["runes"] = [UNKNOWN] * len(hero.runes) if hidden else hero.runes
    card = s.fight.card
    if card != NONE and not s.fight.shown and (seat < 0 or seat != s.fight.keeper):
        decks[MONSTER].append(card)
        card = UNKNOWN
    seen["fight"]["card"] = card
    seen["decks"] = [sorted(deck) for deck in decks]
    seen["tiles"] = s.tiles.cards()
    return msgspec.convert(seen, DungeonView)


def sample(seen: DungeonView, rng: Rng) -> DungeonState:
    """Return a state that fits a view: hidden runes and the monster dealt anew, fresh chance."""
    data: dict[str, Any] = msgspec.to_builtins(seen)
    state = build({**data, "counters": [0] * len(STREAMS), "sealed": []}, b"")
    _deal_runes(state, rng)
    _deal_monster(state, rng)
    state.chance.key = rng.key()
    guess_sealed(state, seen, lambda options: options[rng.below(len(options))])
    state.advance()
    return state


def _deal_runes(s: DungeonState, rng: Rng) -> None:
    """Deal the runes that were not seen."""
    runes = s.decks[RUNE].cells
    for hero in s.heroes:
        hero.runes = [runes.pop(rng.below(len(runes))) if rune == UNKNOWN else rune for rune in hero.runes]


def _deal_monster(s: DungeonState, rng: Rng) -> None:
    """Guess the monster: of the announced name, and alive after the wounds it has."""
    fight, monsters = s.fight, s.decks[MONSTER].cells
    if fight.card == UNKNOWN:
        named = [number for number in monsters if fight.name in (NONE, BOX.cards[number].name)]
        alive = [number for number in named if BOX.cards[number].life > fight.wounds]
        candidates = alive or named
        fight.card = candidates[rng.below(len(candidates))]
        monsters.remove(fight.card)
