"""Setting up what every game of the family has: thieves, dungeon deck, dragon, first row and first hands."""

from verlies.core.chance import Chance
from verlies.core.stack import Stack

from . import events
from .deck import arrive, draw
from .dragon import make_clank
from .state import DUNGEON_DECK, GAP, SETUP, Box, Dragon, Dungeon, Loot, Table, Thief
from .turn import NEXT_TURN


def first_seat(start: str, seats: int, chance: Chance) -> int:
    """Return who begins, by the setting of that name."""
    return chance.below(SETUP, seats) if start == "random" else int(start)


def lay_out(s: Table, box: Box, seats: int, chance: Chance, start: int) -> None:
    """Lay out a new table, as far as it does not depend on where the rooms are."""
    s.seats, s.chance, s.box = seats, chance, box
    s.push(start - 1, [NEXT_TURN])
    s.thieves = [new_thief(s) for _ in range(seats)]
    s.dungeon = new_dungeon(box)
    s.dragon = new_dragon(box, seats)
    s.loot = new_loot(box, seats)
    s.goods = box.pieces(list(box.prices))
    s.active = start


def new_thief(s: Table) -> Thief:
    """Return a thief outside with a starting deck."""
    thief = Thief()
    thief.deck = Stack(s.box.starters[:])
    thief.room = s.outside()
    thief.supply = s.box.stones
    return thief


def new_dungeon(box: Box) -> Dungeon:
    """Return the dungeon deck and a full reserve; the row is still empty."""
    dungeon = Dungeon()
    dungeon.deck = Stack(box.dungeon[:])
    dungeon.row = [GAP] * box.row
    dungeon.reserve = [box.cards[number].copies for number in box.reserve]
    return dungeon


def new_dragon(box: Box, seats: int) -> Dragon:
    """Return the dragon with its black stones in the bag; ghosts come later."""
    kinds = max(box.black, box.ghost) + 1
    dragon = Dragon()
    dragon.rage = box.first_rage[seats]
    dragon.area = [0] * (seats if box.ghost < 0 else kinds)
    dragon.bag = [0] * kinds
    dragon.bag[box.black] = box.blacks
    dragon.aside = [0] * kinds
    return dragon


def new_loot(box: Box, seats: int) -> Loot:
    """Return all secrets and artifacts, and a marker of the master thief for each thief; none lies in a room yet."""
    loot = Loot()
    loot.minor = box.pieces(box.minor)
    loot.major = box.pieces(box.major)
    loot.artifacts = box.artifacts[:]
    loot.mastery = seats
    return loot


def open_game(s: Table, start: int) -> None:
    """Deal the row and the first hands, make the first noise and let the row take effect."""
    deal_row(s)
    for seat in range(s.seats):
        draw(s, seat, s.box.hand, events.AT_SETUP)
    for place in range(s.seats):
        make_clank(s, (start + place) % s.seats, s.box.start_noise[place], events.START_NOISE)
    for card in s.dungeon.row:
        arrive(s, start, card, events.AT_SETUP)


def deal_row(s: Table) -> None:
    """Deal cards without attack symbols; those with one go back into the deck."""
    dungeon = s.dungeon
    rejected: list[int] = []
    for slot in range(s.box.row):
        card = dungeon.deck.draw(s.chance, DUNGEON_DECK)
        while s.box.cards[card].attack:
            rejected.append(card)
            card = dungeon.deck.draw(s.chance, DUNGEON_DECK)
        dungeon.row[slot] = card
    dungeon.deck.shuffle_in(rejected)
