"""What is paid for with skill, swords and gold: cards, devices, monsters and goods."""

from typing import Final

from . import events
from .kinds import ANYWHERE, DEVICE, GEM, IN_DEPTHS, MONSTER, RESERVE, STARTER, Card
from .options import BUY, DRINK, FIGHT, GOODS, USE
from .reasons import (
    GOODS_SOLD,
    IS_DEVICE,
    IS_MONSTER,
    KEPT,
    MONSTER_ONLY_DEPTHS,
    NO_GOLD,
    NO_MARKET,
    NO_SKILL,
    NO_SUCH_MONSTER,
    NO_SWORDS,
    NO_TOKEN,
    NOT_A_DEVICE,
    NOT_A_GOOD,
    NOT_A_MONSTER,
    NOT_BEST_CROWN,
    NOT_FOR_SALE,
    NOT_IN_ROW,
    NOT_USABLE,
    OK,
    ONLY_DEPTHS,
    SOLD_OUT,
    TOOL_ONLY_DEPTHS,
)
from .state import GAP, Table, Turn, without

BY_BANNER: Final = [BUY, BUY, BUY, USE, FIGHT]
"""The option kind a card is taken with, by its banner."""
FOR_DEPTHS: Final = (ONLY_DEPTHS, ONLY_DEPTHS, ONLY_DEPTHS, TOOL_ONLY_DEPTHS, MONSTER_ONLY_DEPTHS)
"""Why a card of the Depths cannot be taken elsewhere, by its banner."""


def cost_of(turn: Turn, card: Card) -> int:
    """Return what a card costs now."""
    return max(card.cost - turn.discount, 0) if card.banner == GEM else card.cost


def price_refusal(s: Table, seat: int, card: Card) -> int:
    """Return why a card that lies there cannot be paid for or taken here."""
    turn = s.turn
    if card.banner == MONSTER:
        if turn.swords < card.cost:
            return NO_SWORDS
    elif turn.skill < cost_of(turn, card):
        return NO_SKILL
    if card.place != ANYWHERE and not s.at_place(seat, card.place):
        return FOR_DEPTHS[card.banner] if card.place == IN_DEPTHS else s.place_refusal(card)
    return s.extra_refusal(seat, card)


def shop_options(s: Table, seat: int, out: list[int]) -> None:
    """Add every card that can be bought, used or fought."""
    turn = s.turn
    skill = turn.skill
    swords = turn.swords
    purse = skill + turn.discount
    reach = max(purse, swords)
    if reach < s.box.least:
        return
    costs = s.box.costs
    row = s.dungeon.row
    for slot, number in enumerate(row):
        if costs[number] <= reach and number != GAP:
            card = s.box.cards[number]
            if price_refusal(s, seat, card) == OK and row.index(number) == slot:
                out.append(BY_BANNER[card.banner] + number)
    if skill:
        for pile, number in enumerate(s.box.reserve):
            if skill >= costs[number] and s.dungeon.reserve[pile]:
                out.append(BUY + number)
    if swords and swords >= costs[s.box.goblin]:
        out.append(FIGHT + s.box.goblin)


def shop_refusal(s: Table, seat: int, kind: int, number: int) -> int:
    """Return why a card cannot be bought, used or fought."""
    card = s.box.cards[number]
    wrong = _wrong_kind(kind, card)
    if wrong:
        return wrong
    if card.set == RESERVE:
        if number != s.box.goblin and s.dungeon.reserve[s.box.reserve.index(number)] == 0:
            return SOLD_OUT
    elif number not in s.dungeon.row:
        return NO_SUCH_MONSTER if kind == FIGHT else NOT_IN_ROW
    return price_refusal(s, seat, card)


def _wrong_kind(kind: int, card: Card) -> int:
    if kind == BUY and card.set == STARTER:
        return NOT_FOR_SALE
    if BY_BANNER[card.banner] == kind:
        return OK
    if kind == USE:
        return NOT_A_DEVICE
    if kind == FIGHT:
        return NOT_A_MONSTER
    return IS_DEVICE if card.banner == DEVICE else IS_MONSTER


def buy(s: Table, seat: int, number: int) -> None:
    """Buy a card from the row or the reserve onto the discard pile."""
    acquire(s, seat, number, cost_of(s.turn, s.box.cards[number]))


def acquire(s: Table, seat: int, number: int, cost: int) -> None:
    """Take a card for so much skill, with what it does then."""
    card = s.box.cards[number]
    s.turn.skill -= cost
    if card.set == RESERVE:
        s.dungeon.sell(s.box.reserve.index(number), 1)
    else:
        _leave_row(s, number)
    s.thieves[seat].discard.append(number)
    s.emit(events.BOUGHT, seat, number, cost)
    s.perform(seat, card.acquire)


def use(s: Table, seat: int, number: int) -> None:
    """Pay for a device, which is used at once and goes to the dungeon discard pile."""
    employ(s, seat, number, s.box.cards[number].cost)


def employ(s: Table, seat: int, number: int, cost: int) -> None:
    """Use a device for so much skill, and whatever else it costs."""
    card = s.box.cards[number]
    s.turn.skill -= cost
    _leave_row(s, number)
    s.dungeon.discard.append(number)
    s.emit(events.USED, seat, number, cost)
    s.pay_extra(seat, card)
    s.perform(seat, card.then)


def fight(s: Table, seat: int, number: int) -> None:
    """Beat a monster for its reward; only the goblin stays."""
    card = s.box.cards[number]
    s.turn.swords -= card.cost
    gone = card.set != RESERVE
    if gone:
        _leave_row(s, number)
        s.dungeon.discard.append(number)
        s.beaten(number)
    s.emit(events.BEAT, seat, number, card.cost, c=int(gone))
    s.perform(seat, card.then)


def _leave_row(s: Table, number: int) -> None:
    row = s.dungeon.row
    row[row.index(number)] = GAP


def goods_options(s: Table, seat: int, out: list[int]) -> None:
    """Add every good that can be bought here."""
    if s.in_market(seat):
        last = GAP
        for token in s.goods:
            if token != last and sale_refusal(s, seat, token) == OK:
                out.append(GOODS + token)
            last = token


def goods_refusal(s: Table, seat: int, token: int) -> int:
    """Return why a good cannot be bought."""
    if token not in s.box.prices:
        return NOT_A_GOOD
    if not s.in_market(seat):
        return NO_MARKET
    if token not in s.goods:
        return GOODS_SOLD
    return sale_refusal(s, seat, token)


def sale_refusal(s: Table, seat: int, token: int) -> int:
    """Return why a thief on a market cannot have a good that is for sale there."""
    if s.thieves[seat].gold < s.good_price(seat, token):
        return NO_GOLD
    return good_refusal(s, seat, token)


def good_refusal(s: Table, seat: int, token: int) -> int:
    """Return why a thief who could pay for a good may not have it."""
    if token in s.box.crowns and token != best_crown(s):
        return NOT_BEST_CROWN
    return s.good_refusal(seat, token)


def best_crown(s: Table) -> int:
    """Return the most valuable crown still for sale, or `GAP`."""
    for crown in s.box.crowns:
        if crown in s.goods:
            return crown
    return GAP


def buy_goods(s: Table, seat: int, token: int) -> None:
    """Buy a good at the market, for what it says there unless there is another way."""
    if not s.haggle(seat, token):
        sell(s, seat, token, s.box.prices[token])


def sell(s: Table, seat: int, token: int, price: int) -> None:
    """Let a thief have a good for so much gold, with what it gives at once."""
    thief = s.thieves[seat]
    thief.gold -= price
    s.goods = without(s.goods, token)
    thief.gain(token)
    s.emit(events.GOODS, seat, token, price)
    s.perform(seat, s.box.tokens[token].found)


def drink_options(s: Table, seat: int, out: list[int]) -> None:
    """Add every token that can be used up."""
    tokens = s.box.tokens
    for token in s.thieves[seat].tokens:
        if tokens[token].use and DRINK + token not in out:
            out.append(DRINK + token)


def drink_refusal(s: Table, seat: int, token: int) -> int:
    """Return why a token cannot be used."""
    owned = token in s.thieves[seat].tokens
    if not s.box.tokens[token].use:
        return (KEPT if owned else NOT_USABLE) + token
    return OK if owned else NO_TOKEN + token


def drink(s: Table, seat: int, token: int) -> None:
    """Use a token up."""
    s.thieves[seat].lose(token)
    s.boxed_tokens = [*s.boxed_tokens, token]
    s.emit(events.DRANK, seat, token)
    s.perform(seat, s.box.tokens[token].use)
