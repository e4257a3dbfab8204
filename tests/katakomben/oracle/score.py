"""Points at the end, by what they are for."""

from collections import Counter

from . import tokens
from .cards import CARDS
from .resources import captives
from .table import ESCAPED, Table, Thief


def ending(t: Table, thief: Thief) -> str:
    if thief.status == ESCAPED:
        return "escaped"
    if not thief.own(tokens.ARTIFACTS):
        return "no-artifact"
    return "in-depths" if t.in_depths(thief) else "rescued"


def points(t: Table, thief: Thief) -> Counter[str]:
    """The points of each token and card one has, and of the gold; nothing for whoever does not count."""
    if ending(t, thief) not in {"escaped", "rescued"}:
        return Counter()
    found = Counter({"gold": thief.gold})
    for token, count in thief.tokens.items():
        found[token] += count * token_points(thief, token)
    for card, count in thief.cards().items():
        found[card] += count * card_points(thief, card)
    return +found


def token_points(thief: Thief, token: str) -> int:
    crowned = thief.own(tokens.CROWNS) > 0
    special = {
        "mayor": 5 * (thief.tokens[tokens.MASTERY] > 0),
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
        return 5 * (thief.own(tokens.CROWNS) > 0 and thief.gems() > 0)
    if "bonus-thirst" in flags:
        return 2 * (thief.own(tokens.ARTIFACTS) + thief.own(tokens.IDOLS))
    return CARDS[card].points


def winners(t: Table) -> list[int]:
    """Most points win, then the more valuable artifact; without points nobody does."""
    ranks = {}
    for thief in t.thieves:
        if ending(t, thief) in {"escaped", "rescued"}:
            best = max(value for name, value in tokens.ARTIFACTS.items() if thief.tokens[name])
            ranks[thief.seat] = (points(t, thief).total(), best)
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
