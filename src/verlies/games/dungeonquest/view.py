"""What lies in the place of what a seat cannot see, and a guess at it that fits."""

from verlies.core.rng import Rng
from verlies.core.stack import Stack
from verlies.core.view import UNKNOWN

from .content.ids import MONSTER, NONE, RUNE
from .state import DungeonState


def cover(s: DungeonState, seen: DungeonState, seat: int) -> None:
    """Show a seat its own runes and its own monster; what lies face down elsewhere could be in the decks as well."""
    decks = [deck.cards() for deck in s.decks]
    for number, hero in enumerate(s.heroes):
        hidden = s.terms.hidden_runes and number != seat
        decks[RUNE] += hero.runes if hidden else []
        seen.heroes[number].runes = [UNKNOWN] * len(hero.runes) if hidden else hero.runes[:]
    card = s.fight.card
    if card != NONE and not s.fight.shown and (seat < 0 or seat != s.fight.keeper):
        decks[MONSTER].append(card)
        card = UNKNOWN
    seen.fight.card = card
    seen.decks = [Stack(sorted(deck)) for deck in decks]
    seen.tiles = Stack(s.tiles.cards())


def deal(seen: DungeonState, rng: Rng) -> None:
    """Deal the runes and the monster that were not seen."""
    _deal_runes(seen, rng)
    _deal_monster(seen, rng)


def _deal_runes(s: DungeonState, rng: Rng) -> None:
    runes = s.decks[RUNE].cells
    for hero in s.heroes:
        hero.runes = [runes.pop(rng.below(len(runes))) if rune == UNKNOWN else rune for rune in hero.runes]


def _deal_monster(s: DungeonState, rng: Rng) -> None:
    """Guess the monster: of the announced name, and alive after the wounds it has."""
    fight, monsters = s.fight, s.decks[MONSTER].cells
    if fight.card == UNKNOWN:
        named = [number for number in monsters if fight.name in (NONE, s.box.cards[number].name)]
        alive = [number for number in named if s.box.cards[number].life > fight.wounds]
        candidates = alive or named
        fight.card = candidates[rng.below(len(candidates))]
        monsters.remove(fight.card)
