"""What heroes carry: fields, piles on tiles, and changing what lies where."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.carry import EMPTY, drop, head, place_refusal, places_for, put
from verlies.kit.reasons import TAKEN

from . import events, how
from .content.ids import CHEST, COMPANION, NONE
from .ending import check_win
from .options import HANDLE, LEAVE, PUT, SWAP
from .reasons import EMPTY_SLOT, MONSTER_HERE, NO_ROOM, NOT_LYING, OK
from .state import BagState


def spot(s: BagState, field: int) -> int:
    """Return a field as events tell of it."""
    return s.chart.spots[field]


def pile(s: BagState, seat: int) -> list[int]:
    """Return what lies on a hero's tile."""
    return s.piles[s.heroes[seat].field]


def lay_down(s: BagState, field: int, number: int) -> None:
    """Lay an item on a tile."""
    set_pile(s, field, sorted([*s.piles[field], number]))


def add_piles(s: BagState) -> None:
    """Make room for what may lie on the fields that have come into reach."""
    s.piles = s.piles + [[] for _ in range(len(s.chart.lying) - len(s.piles))]


def set_pile(s: BagState, field: int, numbers: list[int]) -> None:
    """Let these items lie on a tile; forks share the piles, so they are replaced."""
    s.piles = s.piles[:]
    s.piles[field] = numbers


def lift(s: BagState, seat: int, number: int) -> None:
    """Take an item away from a hero's tile."""
    set_pile(s, s.heroes[seat].field, but_for(pile(s, seat), number))


def but_for(numbers: list[int], number: int) -> list[int]:
    """Return numbers without one of them, once."""
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


def take_out(s: BagState, seat: int, number: int) -> None:
    """Take an item away from a hero, wherever it is kept."""
    hero = s.heroes[seat]
    if number in hero.company:
        hero.company = but_for(hero.company, number)
    else:
        drop(hero.held, hero.held.index(number), [])


def is_ring(s: BagState, number: int) -> bool:
    """Return whether an item is the Ring."""
    return number == len(s.box.items) - 1


# Room


def fits_at(s: BagState, seat: int, held: list[int], number: int, at: int) -> int:
    """Return why an item does not fit into a field, with these things held."""
    item = s.item(number)
    return place_refusal(s.kind_of(seat).slots, held, item.place(), item.size, at)


def without(s: BagState, seat: int, at: int) -> list[int]:
    """Return what a hero holds but for what lies in a field."""
    held = s.heroes[seat].held[:]
    drop(held, at, [])
    return held


def packed(s: BagState, seat: int, held: list[int], numbers: list[int]) -> list[int]:
    """Return what is held after more items were put where they fit best; nothing if they do not all fit.

    The fields without a symbol, where things are merely stored, come last on every sheet.
    """
    slots = s.kind_of(seat).slots
    held = held[:]
    for number in sorted(numbers, key=lambda each: (s.item(each).size, -s.item(each).place())):
        item = s.item(number)
        places = places_for(slots, held, item.place(), item.size)
        if not places:
            return []
        put(slots, held, number, item.size, places[0])
    return held


def room_for(s: BagState, seat: int, give: tuple[int, ...], take: tuple[int, ...]) -> list[int]:
    """Return how a hero would hold everything after an exchange; nothing if it does not fit.

    What stays is not moved unless the rest finds no place otherwise.
    """
    held = s.heroes[seat].held[:]
    for number in give:
        if number in held:
            drop(held, held.index(number), [])
    new = [number for number in take if s.item(number).carried()]
    as_is = packed(s, seat, held, new)
    everything = [number for number in held if number > EMPTY] + new
    return as_is or packed(s, seat, [EMPTY] * len(held), everything)


# Taking


def take_along(s: BagState, seat: int, number: int) -> None:
    """Let what needs no field follow a hero from the tile: the bear, or the Ring."""
    lift(s, seat, number)
    s.heroes[seat].company = sorted([*s.heroes[seat].company, number])
    if is_ring(s, number):
        s.emit(events.RING_TAKEN, seat, spot(s, s.heroes[seat].field))
        check_win(s, False)
    else:
        s.emit(events.STOWED, seat, number, COMPANION)


def put_away(s: BagState, seat: int, number: int) -> None:
    """Put an item that lies on the tile away: it follows, or its field is asked for."""
    if s.item(number).symbol == COMPANION:
        take_along(s, seat, number)
    else:
        s.push(seat, [Stow(number)])


def pick_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why an item cannot be picked up; there is always a free field whose thing can be left for it."""
    if number not in pile(s, seat):
        return NOT_LYING
    if s.monster_at(s.heroes[seat].field):
        return MONSTER_HERE
    return NOT_LYING if s.item(number).symbol == CHEST else OK


def stow_options(s: BagState, seat: int, number: int) -> list[int]:
    """Return the fields an item may be put into, empty ones and those whose thing is left behind."""
    held = s.heroes[seat].held
    out: list[int] = []
    for at in range(len(held)):
        if held[at] == EMPTY:
            out += [PUT + at] if fits_at(s, seat, held, number, at) == OK else []
        elif fits_at(s, seat, without(s, seat, at), number, at) == OK:
            out.append(SWAP + at)
    return out


class Stow(Ask[BagState]):
    """Where does the item go? It may be left on the tile, or something else for it."""

    number: int

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(self.number).source()

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer every field where it fits, and to leave it."""
        return [LEAVE, *stow_options(state, subject, self.number)]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Put it there."""
        if pick == LEAVE:
            field = state.heroes[subject].field
            state.emit(events.SET_DOWN, subject, self.number, spot(state, field), c=how.NO_ROOM)
            return
        if pick >= SWAP:
            leave_behind(state, subject, pick - SWAP, how.NO_ROOM)
        stow(state, subject, self.number, pick % KIND)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why it does not fit."""
        at = pick % KIND
        held = state.heroes[subject].held
        if pick - at == PUT:
            return state.refusal(fits_at(state, subject, held, self.number, at))
        if pick - at == SWAP:
            return state.refusal(swap_refusal(state, subject, self.number, at))
        return NOT_OFFERED


def swap_refusal(s: BagState, seat: int, number: int, at: int) -> int:
    """Return why an item cannot take the place of another one."""
    if s.heroes[seat].held[at] == EMPTY:
        return EMPTY_SLOT
    return fits_at(s, seat, without(s, seat, at), number, at)


def stow(s: BagState, seat: int, number: int, at: int) -> None:
    """Put an item from the tile into a field."""
    lift(s, seat, number)
    slots = s.kind_of(seat).slots
    put(slots, s.heroes[seat].held, number, s.item(number).size, at)
    s.emit(events.STOWED, seat, number, slots[at])


def leave_behind(s: BagState, seat: int, at: int, why: int) -> None:
    """Lay what is in a field on the tile."""
    hero = s.heroes[seat]
    number = drop(hero.held, at, [])
    lay_down(s, hero.field, number)
    s.emit(events.DROPPED, seat, number, spot(s, hero.field), c=why)


# Rearranging


class Shift(Ask[BagState]):
    """Where does an item from the sheet go: another field, the place of another item, or the tile?"""

    at: int

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(state.heroes[subject].held[self.at]).source()

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer where it fits."""
        left = without(state, subject, self.at)
        out = [PASS, LEAVE]
        for to in range(len(left)):
            if shift_refusal(state, subject, left, self.at, to) == OK:
                out.append(PUT + to)
            elif exchange_refusal(state, subject, left, self.at, to) == OK:
                out.append(SWAP + to)
        return out

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Put it there."""
        if pick == LEAVE:
            leave_behind(state, subject, self.at, how.MOVED)
        elif pick != PASS:
            shift(state, subject, self.at, pick % KIND)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why it does not fit."""
        at, left = pick % KIND, without(state, subject, self.at)
        if pick - at == PUT:
            return state.refusal(shift_refusal(state, subject, left, self.at, at))
        if pick - at == SWAP:
            return state.refusal(exchange_refusal(state, subject, left, self.at, at))
        return NOT_OFFERED


def shift_refusal(s: BagState, seat: int, left: list[int], at: int, to: int) -> int:
    """Return why an item of a hero, who holds what is left without it, does not fit into another field as it is."""
    if head(s.heroes[seat].held, to) == at:
        return TAKEN
    return fits_at(s, seat, left, s.heroes[seat].held[at], to)


def exchange_refusal(s: BagState, seat: int, left: list[int], at: int, to: int) -> int:
    """Return why two items of a hero, who holds what is left without the first, cannot change places."""
    held = s.heroes[seat].held
    if held[to] == EMPTY:
        return EMPTY_SLOT
    there = head(held, to)
    if there == at:
        return NO_ROOM
    left = left[:]
    drop(left, there, [])
    mine, theirs = held[at], held[there]
    reason = fits_at(s, seat, left, mine, there)
    if reason != OK:
        return reason
    put(s.kind_of(seat).slots, left, mine, s.item(mine).size, there)
    return fits_at(s, seat, left, theirs, at)


def shift(s: BagState, seat: int, at: int, to: int) -> None:
    """Put an item into another field; what is there takes its place. Of two alike one is told of."""
    hero = s.heroes[seat]
    slots = s.kind_of(seat).slots
    there = head(hero.held, to)
    mine = drop(hero.held, at, [])
    theirs = drop(hero.held, there, []) if hero.held[there] != EMPTY else NONE
    target = there if theirs != NONE else to
    put(slots, hero.held, mine, s.item(mine).size, target)
    s.emit(events.SHIFTED, seat, mine, slots[target])
    if theirs != NONE:
        put(slots, hero.held, theirs, s.item(theirs).size, at)
        if (theirs, slots[at]) != (mine, slots[target]):
            s.emit(events.SHIFTED, seat, theirs, slots[at])


def handle_options(s: BagState, seat: int) -> list[int]:
    """Return the options to take something from the sheet in hand, from the first of two fields if it takes two."""
    return [HANDLE + at for at, number in enumerate(s.heroes[seat].held) if number > EMPTY]


def kinds_of(numbers: list[int]) -> list[int]:
    """Return items each once, sorted; the very list if there is nothing to do, so nobody changes it."""
    return sorted(set(numbers)) if len(numbers) > 1 else numbers  # no mutant: sorting one would do no harm
