"""What tokens and cards are worth at the end."""

from tests.klong_family.oracle.printed import GEM
from tests.klong_family.oracle.table import MASTERY

from . import tokens
from .cards import CARDS
from .resources import captives
from .table import Thief


def token_points(thief: Thief, token: str) -> int:
    crowned = thief.own(tokens.CROWNS) > 0
    special = {
        "mayor": 5 * (thief.tokens[MASTERY] > 0),
        "monk": len(thief.shrines),
        "primatologist": 5 * (thief.own(tokens.IDOLS) > 0),
        "prince": 5 * crowned,
        "princess": 5 * crowned,
        "sorceress": 5 * (thief.cards()["secret_tome"] >= 2),
        "warrior": captives(thief),
    }
    return special.get(token, tokens.POINTS.get(token, 0))


def card_points(thief: Thief, card: str) -> int:
    flags = CARDS[card].flags
    if "bonus-captives" in flags:
        return 5 * (captives(thief) >= 3)
    if "bonus-taste" in flags:
        return 5 * (thief.own(tokens.CROWNS) > 0 and has_gem(thief))
    if "bonus-thirst" in flags:
        return 2 * (thief.own(tokens.ARTIFACTS) + thief.own(tokens.IDOLS))
    return CARDS[card].points


def has_gem(thief: Thief) -> bool:
    return any(CARDS[card].kind == GEM for card, count in thief.cards().items() if count)
