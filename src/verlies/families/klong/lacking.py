"""What a refusal tells beside its reason: the card it is about, how much is needed, and how much there is."""

from collections.abc import Callable
from typing import Final

from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Facts, Refusal

from . import options, reasons
from .effects import ReplaceRowCard
from .moves import way_by, way_numbers, way_refusal
from .shop import cost_of
from .sources import all_with, by_card, choosing
from .state import Table

OF_CARDS: Final = (options.PLAY, options.BUY, options.USE, options.FIGHT)
"""The kinds of options that are about a card that lies there."""


def refused(s: Table, seat: int, pick: int, reason: int) -> Refusal:
    """Return why something is not possible in a turn, with its facts."""
    facts = numbers(s, seat, pick, reason)
    if reason == reasons.BY_CARD and not facts:
        return NOT_OFFERED  # in this game no card does
    if pick - pick % KIND in OF_CARDS:
        facts = {"card": s.box.cards[pick % KIND].id, **facts}
    return s.refusal(reason).told(facts)


def numbers(s: Table, seat: int, pick: int, reason: int) -> Facts:
    """Return what is needed and what there is, if a reason is about an amount."""
    by_reason = NUMBERS.get(reason)
    return s.own_numbers(seat, pick, reason) if by_reason is None else by_reason(s, seat, pick)


def skill(s: Table, seat: int, pick: int) -> Facts:
    """Return what a card costs, and the skill there is."""
    return {"need": cost_of(s.turn, s.box.cards[pick % KIND]), "have": s.turn.skill}


def swords(s: Table, seat: int, pick: int) -> Facts:
    """Return how strong a monster is, and the swords there are."""
    return {"need": s.box.cards[pick % KIND].cost, "have": s.turn.swords}


def gold(s: Table, seat: int, pick: int) -> Facts:
    """Return what a good costs here, and the gold there is."""
    return {"need": s.price_asked(seat, pick), "have": s.thieves[seat].gold}


def on_way(s: Table, seat: int, pick: int) -> Facts:
    """Return what a way takes, and what there is of it."""
    way = way_by(s, seat, pick % KIND)
    assert way is not None
    return way_numbers(s, seat, way, way_refusal(s, seat, way))


def arms(s: Table, seat: int, pick: int) -> Facts:
    """Return how many artifacts are carried, and how many can be."""
    tokens = s.thieves[seat].tokens
    return {"have": s.box.carried(tokens), "most": s.box.limit(tokens)}


def hand(s: Table, seat: int, pick: int) -> Facts:
    """Return how many cards are still to be played."""
    return {"count": len(s.thieves[seat].hand)}


def tired_boots(s: Table, seat: int, pick: int) -> Facts:
    """Return the boots that no longer count."""
    return {"have": s.turn.boots}


def giver(s: Table, seat: int, pick: int) -> Facts:
    """Return a card that allows what one cannot do by oneself."""
    kind = pick - pick % KIND
    if kind == options.CHOOSE:
        return by_card(choosing(s, s.box.choices[pick % KIND]))
    if kind == options.REPLACE:
        return by_card(all_with(s, ReplaceRowCard))
    return s.own_numbers(seat, pick, reasons.BY_CARD)


NUMBERS: Final[dict[int, Callable[[Table, int, int], Facts]]] = {
    reasons.NO_SKILL: skill,
    reasons.NO_SWORDS: swords,
    reasons.NO_GOLD: gold,
    reasons.NO_BOOTS: on_way,
    reasons.NO_BOOTS_FOR_TWO: on_way,
    reasons.FATAL: on_way,
    reasons.NO_STONES: on_way,
    reasons.HANDS_FULL: arms,
    reasons.BAGS_FULL: arms,
    reasons.CARDS_LEFT: hand,
    reasons.TIRED: tired_boots,
    reasons.BY_CARD: giver,
}
"""The facts behind the reasons that every game of the family has."""
