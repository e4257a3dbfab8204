"""Cards in hand: in which order they are played, what they choose, and which card is given up."""

from typing import Final

from verlies.core.option import KIND, PASS

from .._klong_common.effects import Choose, MayDiscard
from .._klong_common.words import DISCARD, PLAY, REACH, REPLACE, SWORDS, TAKE, TRASH
from .bot_sight import Sight
from .bot_values import PLAYED, POINTS, secret_value
from .cards import CARDS
from .ids import PRICE, STUMBLE

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
            order = weights.of(PLAYED[number]) + GROUPS[number]
            if order > most:
                best, most = option, order
    return best


def group(number: int) -> float:
    """Return whether a card is played early or late."""
    for step in CARDS[number].then:
        if isinstance(step, MayDiscard):
            return DISCARDING
        if isinstance(step, Choose):
            return CHOOSING
    return FIRST if PLAYED[number].draws > 0 else 0.0


GROUPS: Final = [group(number) for number in range(len(CARDS))]
"""When each card is played: the higher the earlier."""


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


def way_worth(sight: Sight, name: str) -> float:
    """Return what one of the ways that cards offer is worth, as far as it has nothing to do with walking."""
    if name == "attack":
        return attack_worth(sight)
    if name == "quiet_2":
        return quiet_worth(sight)
    if name == "heal_1":
        return sight.weights().heal
    if name == "trash":
        return trash_worth(sight)
    return WAYS[name]


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


WAYS: Final = {"swords_3": 1.8, "gold_1": 1.0, "gold_2": 2.0, "tomes": 14.0 - PRICE}
"""What ways are worth that are always worth the same."""
PLAYED_VALUE: Final = [gives.skill + gives.boots * 2 + gives.swords - gives.clank for gives in PLAYED]
"""A rough value of each card, to find the worst one."""
