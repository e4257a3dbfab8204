"""Cards in hand: in which order they are played, what they choose, and which card is given up."""

from typing import Final

from verlies.core.option import KIND, PASS

from .._klong_common.effects import Choose, MayDiscard
from .._klong_common.table import GAP
from .._klong_common.words import CHOICES, CHOOSE, DISCARD, PLAY, REACH, REPLACE, SWORDS, TAKE, TRASH
from .bot_sight import Sight
from .bot_values import PLAYED, POINTS, secret_value
from .cards import CARDS
from .ids import STUMBLE

FIRST: Final = 100.0
"""Cards that draw cards come first: what they draw may change everything else."""
DISCARDING: Final = 50.0
"""Then cards that want another one discarded, while there is one to discard."""
CHOOSING: Final = -50.0
"""Cards with a choice come last, when the rest of the turn is known."""
HOPE: Final = 0.8
"""What a new card of the row is worth to look at."""
FAIR_ATTACK: Final = 0.5
"""The part of the damage to others that an attack of one's own choice may do to oneself."""
SAFE: Final = 4
"""With no more health than this, nobody calls the dragon."""


def next_card(sight: Sight, options: list[int]) -> int:
    """Return the card to play next."""
    weights = sight.weights()
    best = options[0]
    most = -1000.0
    for option in options:
        if PLAY <= option < PLAY + KIND:
            number = option - PLAY
            order = weights.of(PLAYED[number]) + group(sight, number)
            if order > most:
                best, most = option, order
    return best


def group(sight: Sight, number: int) -> float:
    """Return whether a card is played early or late."""
    gives = PLAYED[number]
    for step in CARDS[number].then:
        if isinstance(step, MayDiscard):
            return DISCARDING
        if isinstance(step, Choose):
            return CHOOSING
    return FIRST if gives.draws > 0 else 0.0


def discard(sight: Sight, options: list[int]) -> int:
    """Return the worst card of the hand, or keep all if it is too good to be discarded."""
    weights = sight.weights()
    best = PASS
    least = 2.0 * weights.draw
    for option in options:
        if option != PASS:
            value = weights.of(PLAYED[option - DISCARD])
            if value < least:
                best, least = option, value
    return best


def trash(sight: Sight, options: list[int]) -> int:
    """Return the card that is missed least, or none if it must not be and all are good."""
    weights = sight.weights()
    best = PASS if PASS in options else options[0]
    least = weights.draw if PASS in options else 1000.0
    for option in options:
        if option != PASS:
            number = option - TRASH
            value = weights.of(PLAYED[number]) + POINTS[number] - (0.1 if number == STUMBLE else 0.0)
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


def reach(options: list[int]) -> int:
    """Return the neighbouring room with the best secret."""
    best = options[0]
    for option in options:
        if secret_value(option - REACH) > secret_value(best - REACH):
            best = option
    return best


def replace(sight: Sight, options: list[int]) -> int:
    """Return the card of the row to swap: a danger, or what helps the next thief more than oneself."""
    skill = sight.turn.skill
    best = options[0]
    most = -1000.0
    for option in options:
        card = CARDS[option - REPLACE]
        value = 3.0 if card.danger else 0.0
        value += HOPE if card.cost > skill else -HOPE
        value += POINTS[option - REPLACE] * 0.1
        if value > most:
            best, most = option, value
    return best


# Choices


def choice(sight: Sight, options: list[int], hopes: dict[str, float]) -> int:
    """Return the way that brings most; `hopes` are the values of all ways."""
    best = options[0]
    for option in options:
        if hopes[CHOICES[option - CHOOSE]] > hopes[CHOICES[best - CHOOSE]]:
            best = option
    return best


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
    worst = min((PLAYED_VALUE[card] for card in sight.me.discard + sight.me.played), default=1.0)
    return 1.5 if worst < 0 else 0.8


PLAYED_VALUE: Final = [gives.skill + gives.boots * 2 + gives.swords - gives.clank for gives in PLAYED]
"""A rough value of each card, to find the worst one."""


def row_cards(sight: Sight) -> list[int]:
    """Return the cards that lie in the row."""
    return [card for card in sight.view.dungeon.row if card != GAP]
