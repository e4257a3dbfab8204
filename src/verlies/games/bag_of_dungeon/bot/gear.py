"""What a hero carries where, picks up, gives away and draws."""

from verlies.core.option import KIND, PASS
from verlies.kit.carry import EMPTY, head, works

from ..content.ids import CHEST, NONE
from ..gear import Shift, Stow
from ..kinds import Chest, Heal
from ..options import AGREE, GIVE, HANDLE, LEAVE, OFFER, OPEN, PICK, PUT, SWAP, TRADE
from ..state import BagState
from ..trade import Bargain, Deal
from .mind import Mind
from .odds import strength
from .worth import fighting_worth, has, is_the_ring, per_hand, worth

STORED = 0.3
"""What an item is worth that is only stored, as a share."""


def value_at(s: BagState, seat: int, number: int, at: int) -> float:
    """Return what an item is worth to a hero in a field."""
    slots = s.kind_of(seat).slots
    share = 1.0 if works(slots, s.item(number).place(), at) else STORED
    return worth(s, seat, number) * share


def stow(mind: Mind, step: Stow, options: list[int]) -> int:
    """Return where to put an item: where it gains most over what must be left behind."""
    return max(options, key=lambda option: (gained(mind, step.number, option), -option))


def gained(mind: Mind, number: int, option: int) -> float:
    """Return what is gained by an option to put something somewhere."""
    kind, at = option - option % KIND, option % KIND
    if kind == LEAVE:
        return 0.01
    own = value_at(mind.s, mind.seat, number, at)
    if kind == PUT:
        return own
    held = mind.hero.held
    return own - sum([value_at(mind.s, mind.seat, held[each], each) for each in pushed_out(mind, number, at)], 0.0)


def pushed_out(mind: Mind, number: int, at: int) -> list[int]:
    """Return the fields whose things are left behind if something takes a place."""
    return [head(mind.hero.held, at)]


def shift(mind: Mind, step: Shift, options: list[int]) -> int:
    """Return where to move an item of the sheet, if that gains anything."""
    held, number = mind.hero.held, mind.hero.held[step.at]
    now = value_at(mind.s, mind.seat, number, step.at)
    best, most = PASS, 0.01
    for option in options:
        kind, at = option - option % KIND, option % KIND
        if kind == PUT:
            more = value_at(mind.s, mind.seat, number, at) - now
        elif kind == SWAP:
            there = head(held, at)
            other = held[there]
            both = value_at(mind.s, mind.seat, number, there) + value_at(mind.s, mind.seat, other, step.at)
            more = both - now - value_at(mind.s, mind.seat, other, there)
        else:
            continue
        if more > most:
            best, most = option, more
    return best


def better_place(mind: Mind) -> int:
    """Return a field whose thing would work elsewhere to more use, or NONE."""
    s = mind.s
    slots, held = mind.kind.slots, mind.hero.held
    for at, number in enumerate(held):
        if number <= EMPTY or works(slots, s.item(number).place(), at):
            continue
        step = Shift(at)
        if shift(mind, step, step.options(s, mind.seat, mind.seat)) != PASS:
            return at
    return NONE


# What lies here


def wanted(mind: Mind, number: int) -> float:
    """Return what it would be worth to have an item from the ground."""
    s = mind.s
    item = s.item(number)
    if not item.carried():
        return worth(s, mind.seat, number) if item.symbol != CHEST else 0.0
    step = Stow(number)
    options = step.options(s, mind.seat, mind.seat)
    return max([gained(mind, number, option) for option in options])


def picks(mind: Mind, options: list[int]) -> int:
    """Return an item worth picking up, a chest worth opening, or NONE."""
    for option in options:
        kind, number = option - option % KIND, option % KIND
        if kind == PICK and wanted(mind, number) > 0.05:
            return option
        if kind == OPEN and opens(mind, number):
            return option
    return NONE


def opens(mind: Mind, number: int) -> bool:
    """Return whether a chest is worth the risk."""
    effect = mind.s.item(number).effect()
    return isinstance(effect, Chest) and mind.hero.health > effect.damage + 1


def draws(mind: Mind) -> bool:
    """Return whether to draw an item: unless a trap might be the end of somebody here."""
    s = mind.s
    weakest = min([s.heroes[seat].health + s.guard(seat) for seat in s.at(mind.here)])
    return weakest > 3 or s.heroes[mind.seat].lives > 1


# Trading


def champion(s: BagState) -> int:
    """Return who is to fight the dragon: the strongest in full health, as everybody reckons alike."""
    return max(s.inside(), key=lambda seat: (might(s, seat), -seat), default=NONE)


def might(s: BagState, seat: int) -> float:
    """Return how strong a hero is in a fight, health and all."""
    dice, bonus, guard, _ = strength(s, seat, False)
    return 4.0 * dice + bonus + 0.8 * guard + 0.35 * s.kind_of(seat).health


def useful_to(s: BagState, other: int, number: int) -> float:
    """Return what an item would add to somebody else who has room for it."""
    if not s.item(number).carried():
        return worth(s, other, number)
    options = [option for option in Stow(number).options(s, other, other) if option - option % KIND == PUT]
    return max([value_at(s, other, number, option - PUT) for option in options], default=0.0)


def gifts(mind: Mind, other: int) -> list[int]:
    """Return what a hero gives to another one: what is of more use there, and to the champion before the dragon."""
    s = mind.s
    out = []
    for number in sorted(set(s.gear(mind.seat))):
        own = kept_worth(mind, number, other)
        if useful_to(s, other, number) > own + 0.8 and not is_the_ring(s, number):
            out.append(number)
    return out


def kept_worth(mind: Mind, number: int, other: int) -> float:
    """Return what an item is worth where it is; before the dragon, what fights belongs to the champion."""
    s = mind.s
    held = mind.hero.held
    own = value_at(s, mind.seat, number, held.index(number)) if number in held else worth(s, mind.seat, number)
    late = s.ringed and s.dragon and champion(s) == other
    return own * 0.2 if late and (fighting_worth(s, number) or has(s, number, Heal)) else own


def trade_with(mind: Mind, options: list[int]) -> int:
    """Return with whom to trade, or NONE."""
    s = mind.s
    if s.versus():
        return NONE
    for option in options:
        other = option - TRADE
        if option - option % KIND == TRADE and gifts_now(mind, other):
            return option
    return NONE


def gifts_now(mind: Mind, other: int) -> list[int]:
    """Return what is given to another hero now: nothing to whoever said no, and late to the champion alone."""
    s = mind.s
    if s.turn.spurned >> other & 1:
        return []
    late = s.ringed and s.dragon
    return gifts(mind, other) if not late or other == champion(s) else []


def bargain(mind: Mind, step: Bargain, options: list[int]) -> int:
    """Return the next part of an offer: one gift, then the question."""
    if step.give and OFFER in options:
        return OFFER
    for number in gifts_now(mind, step.other):
        if not step.give and GIVE + number in options and (number, NONE) not in step.refused:
            return GIVE + number
    return PASS


def accepts(mind: Mind, step: Deal) -> bool:
    """Return whether to agree to a trade: friends share; foes must offer more than they want."""
    if not mind.s.versus():
        return True
    return worth_of(mind, step.give) > worth_of(mind, step.take)


def worth_of(mind: Mind, numbers: tuple[int, ...]) -> float:
    """Return what several items are worth."""
    return sum([worth(mind.s, mind.seat, number) for number in numbers], 0.0)


def agreed(yes: bool) -> int:
    """Return the answer to a question for consent."""
    return AGREE if yes else PASS


def handle(mind: Mind, options: list[int]) -> int:
    """Return the option to rearrange something to more use, or NONE."""
    at = better_place(mind)
    return HANDLE + at if at != NONE and HANDLE + at in options else NONE


def least_worth(mind: Mind, numbers: list[int]) -> int:
    """Return the item one can best do without."""
    return min(numbers, key=lambda number: per_hand(mind.s, mind.seat, number))
