"""Cards in hand: in which order they are played, what they choose, and which card is given up."""

from typing import Any, Final

from verlies.core.agenda import Ask
from verlies.core.option import KIND, PASS
from verlies.core.tables import NONE

from ..content import STUMBLE
from ..effects import MayDiscard, ReplaceRowCard
from ..endturn import TrashCard
from ..moves import SpendSwords
from ..options import DISCARD, PLAY, REPLACE, SWORDS, TAKE, TRASH
from ..rooms import TakeToken
from .sight import Sight

HOPE: Final = 0.8
"""What a new card of the row is worth to look at."""
FAIR_ATTACK: Final = 0.5
"""The part of the damage to others that an attack of one's own choice may do to oneself."""
SAFE: Final = 4
"""With no more health than this, nobody calls the dragon."""


def answer(sight: Sight, question: Ask[Any] | None, options: list[int]) -> int:
    """Return the answer to a question about cards or tokens that every game of the family has, or `NONE`."""
    if isinstance(question, MayDiscard):
        return discard(sight, options)
    if isinstance(question, TrashCard):
        return trash(sight, options)
    if isinstance(question, TakeToken):
        return take(options)
    if isinstance(question, SpendSwords):
        return swords(options)
    if isinstance(question, ReplaceRowCard):
        return replace(sight, options)
    return NONE


def next_card(sight: Sight, options: list[int]) -> int:
    """Return the card to play next."""
    weights = sight.weights()
    best = options[0]
    most = -1000.0
    for option in options:
        if PLAY <= option < PLAY + KIND:
            number = option - PLAY
            order = weights.of(sight.worths.played[number]) + sight.worths.groups[number]
            if order > most:
                best, most = option, order
    return best


def discard(sight: Sight, options: list[int]) -> int:
    """Return the worst card of the hand, or keep all if it is too good to be discarded."""
    weights = sight.weights()
    best = PASS
    least = 2.0 * weights.draw
    for option in options:
        if option != PASS:
            value = weights.of(sight.worths.played[option - DISCARD])
            if value < least:
                best, least = option, value
    return best


def trash(sight: Sight, options: list[int]) -> int:
    """Return the card that is missed least, or none if it must not be and all are good."""
    weights, worths = sight.weights(), sight.worths
    best = PASS if PASS in options else options[0]
    least = weights.draw if PASS in options else 1000.0
    for option in options:
        if option != PASS:
            number = option - TRASH
            value = weights.of(worths.played[number]) + worths.points[number] - (0.1 if number == STUMBLE else 0.0)
            if value < least:
                best, least = option, value
    return best


def swords(options: list[int]) -> int:
    """Return the most swords that can be spent: who wanted to fight has fought before walking."""
    return max(option for option in options if SWORDS <= option < SWORDS + KIND)


def take(options: list[int]) -> int:
    """Return the token to take on entering a room; what is free is taken."""
    for option in options:
        if TAKE <= option < TAKE + KIND:
            return option
    return PASS


def replace(sight: Sight, options: list[int]) -> int:
    """Return the card of the row to swap: a danger, or what helps the next thief more than oneself."""
    skill = sight.turn.skill
    best = options[0]
    most = -1000.0
    for option in options:
        card = sight.box.cards[option - REPLACE]
        value = 3.0 if card.danger else 0.0
        value += HOPE if card.cost > skill else -HOPE
        value += sight.worths.points[option - REPLACE] * 0.1
        if value > most:
            best, most = option, value
    return best


# Choices


def way_worth(sight: Sight, name: str, known: dict[str, float]) -> float:
    """Return what one of the ways that cards offer is worth, as far as it has nothing to do with walking.

    `known` are those that are always worth the same.
    """
    if name == "attack":
        return attack_worth(sight)
    if name == "quiet_2":
        return quiet_worth(sight)
    if name == "heal_1":
        return sight.weights().heal
    if name == "trash":
        return trash_worth(sight)
    return known[name]


def attack_worth(sight: Sight) -> float:
    """Return what it is worth to call the dragon: damage to others less one's own."""
    own = sight.draws() * sight.share(sight.seat) * sight.hurt()
    others = sum(sight.draws() * sight.share(seat) for seat in sight.others)
    if sight.inside and sight.health <= SAFE:
        return -own - 1.0
    return others * FAIR_ATTACK - own


def quiet_worth(sight: Sight) -> float:
    """Return what it is worth to take back two stones of noise."""
    return 2 * sight.weights().noise + 0.1


def trash_worth(sight: Sight) -> float:
    """Return what it is worth to be rid of the worst card."""
    worst = min((sight.worths.rough[card] for card in sight.me.discard + sight.me.played), default=1.0)
    return 1.5 if worst < 0 else 0.8
