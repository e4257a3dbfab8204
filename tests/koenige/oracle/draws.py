"""Treasures that are drawn, looked at, kept and put under their stack; trades."""

from .ops import Use, does, possible
from .question import Asking, pick, pick_if_several
from .table import Table
from .treasures import CARDS, TIERS, Effect

LOOKED_AT = 3


def stock(table: Table, tier: str) -> str:
    """Return from which tier cards come, if not from this one then from the next lower; empty if from none."""
    for lower in reversed(TIERS[: TIERS.index(tier) + 1]):
        if len(table.piles[lower]) or discards(table, lower):
            return lower
    return ""


def discards(table: Table, tier: str) -> list[str]:
    """Return the discarded cards of a tier."""
    return [card for card in table.discard if CARDS[card].tier == tier]


def made_ready(table: Table, tier: str) -> str:
    """Return from which tier cards come; an empty stack is formed anew from the discard pile."""
    tier = stock(table, tier)
    if tier and not len(table.piles[tier]):
        table.piles[tier].shuffle(discards(table, tier))
        table.discard = [card for card in table.discard if CARDS[card].tier != tier]
    return tier


def draw(table: Table, seat: int, tier: str) -> None:
    """Draw the top card of a stack."""
    tier = made_ready(table, tier)
    if tier:
        card = table.told.of_seat("drew", seat)
        table.piles[tier].draw(card)
        table.figures[seat].hand.append(card)


def look_and_keep(table: Table, seat: int, tier: str, n: int, keep: int) -> Asking[None]:
    """Look at the top cards of a stack, keep some and put the others under it."""
    tier = made_ready(table, tier)
    if not tier:
        return
    cards = looked_at(table, seat, tier, n)
    for _ in range(min(keep, len(cards))):
        card = yield from pick(seat, "keep", cards)
        cards.remove(card)
        table.piles[tier].take(card)
        table.piles[tier].known.update((other, {seat % 2}) for other in cards)
        table.figures[seat].hand.append(card)
        table.told.expect("drew", seat, card)
    while cards:
        card = yield from pick_if_several(seat, "under", cards)
        cards.remove(card)
        table.piles[tier].take(card)
        table.piles[tier].put_under(card, {seat % 2})


def looked_at(table: Table, seat: int, tier: str, n: int) -> list[str]:
    """Return the top cards of a stack, which stay there."""
    pile = table.piles[tier]
    cards = [table.told.of_seat("looked", seat) for _ in range(min(n, len(pile)))]
    pile.look(cards, seat % 2)
    return cards


@possible("draw_treasure")
def can_draw(table: Table, use: Use, effect: Effect) -> bool:
    return bool(stock(table, effect.tier))


@does("draw_treasure")
def draw_treasure(table: Table, use: Use, effect: Effect) -> Asking[None]:
    if effect.n == 1:
        draw(table, use.seat, effect.tier)
    else:
        yield from look_and_keep(table, use.seat, effect.tier, effect.n, effect.keep)


def tiers_for(card: str) -> list[str]:
    """Return the stacks from which a traded card may be replaced."""
    at = TIERS.index(CARDS[card].tier)
    return list(TIERS[at : at + 2])


def trade(table: Table, seat: int, card: str) -> Asking[None]:
    """Trade a card."""
    table.turn.traded = True
    table.throw_away(seat, card)
    tier = yield from pick(seat, "pile", tiers_for(card))
    yield from look_and_keep(table, seat, tier, LOOKED_AT, 1)


@possible("take_from_discard")
def can_take_back(table: Table, use: Use, effect: Effect) -> bool:
    return any(discards(table, tier) for tier in effect.tiers)


@does("take_from_discard")
def take_back(table: Table, use: Use, effect: Effect) -> Asking[None]:
    for _ in range(effect.n):
        card = yield from pick(use.seat, "take", [card for tier in effect.tiers for card in discards(table, tier)])
        table.discard.remove(card)
        table.figures[use.seat].hand.append(card)
