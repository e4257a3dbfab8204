"""Points at the end, by what they are for, and who wins."""

from collections import Counter

from .table import ESCAPED, AnyTable, Thief

COUNTED = {"escaped", "rescued"}
"""Endings with which points are counted."""


def ending(t: AnyTable, thief: Thief) -> str:
    if thief.status == ESCAPED:
        return "escaped"
    if not thief.own(t.rules.artifacts):
        return "no-artifact"
    return "in-depths" if t.in_depths(thief) else "rescued"


def points(t: AnyTable, thief: Thief) -> Counter[str]:
    """The points of each token and card one has, and of the gold; nothing for whoever does not count."""
    if ending(t, thief) not in COUNTED:
        return Counter()
    found = Counter({"gold": thief.gold})
    for token, count in thief.tokens.items():
        found[token] += count * t.rules.token_points(thief, token)
    for card, count in thief.cards().items():
        found[card] += count * t.rules.card_points(thief, card)
    return +found


def winners(t: AnyTable) -> list[int]:
    """Most points win, then the more valuable artifact; without points nobody does."""
    ranks = {}
    for thief in t.thieves:
        if ending(t, thief) in COUNTED:
            best = max(value for name, value in t.rules.artifacts.items() if thief.tokens[name])
            ranks[thief.seat] = (points(t, thief).total(), best)
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
