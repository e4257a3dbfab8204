"""What lies in the place of what a seat cannot see, and a guess at it that fits."""

from verlies.core.rng import Rng
from verlies.core.stack import EDGE, UNSEEN, Stack, card_of
from verlies.core.view import UNKNOWN

from .content.ids import NONE
from .state import Catacombs


def cover(s: Catacombs, seen: Catacombs, seat: int) -> None:
    """Show a seat the hands of its team, and what the team has seen of the stacks; the fate cards are known to all."""
    eyes = s.eyes_of(seat)
    for number, hero in enumerate(s.heroes):
        own = eyes >> number & 1 or (s.looking == number and eyes & s.lookers)
        seen.heroes[number].hand = hero.hand[:] if own else [UNKNOWN] * len(hero.hand)
        seen.heroes[number].gifts = hero.gifts[:] if own else [UNKNOWN] * len(hero.gifts)
    seen.rooms = s.rooms.covered(seat)
    seen.piles = [pile.covered(seat) for pile in s.piles]
    seen.fate = s.fate.fork()


def deal(seen: Catacombs, rng: Rng) -> None:
    """Deal the cards and rooms that were not seen."""
    _deal_rooms(seen, rng)
    _deal_treasures(seen, rng)


def _hidden(stack: Stack) -> int:
    """Return how many cards of a stack were not seen."""
    return sum(1 for cell in stack.cells if cell != EDGE and card_of(cell) == UNSEEN)


def _deal_rooms(s: Catacombs, rng: Rng) -> None:
    """Fill the room stack; the backs can be seen."""
    known = [*s.rooms.cards(), *s.drawn, *s.gone, *(tile // 4 for tile in s.chart.lying if tile != NONE)]
    left = [number for number in range(len(s.box.rooms)) if number not in known]
    rng.shuffle(left)
    cells = [cell for cell in s.rooms.cells if cell != EDGE]
    order: list[int] = []
    for cell, back in zip(cells, s.backs, strict=True):
        if card_of(cell) == UNSEEN:
            room = next(number for number in left if s.box.rooms[number].back == back)
            left.remove(room)
            order.append(room)
    s.rooms = s.rooms.filled(order[::-1])


def _deal_treasures(s: Catacombs, rng: Rng) -> None:
    """Fill the stacks with cards of their tier, and the hands with what is left."""
    known = {*s.discard, *s.table}
    for seat, hero in enumerate(s.heroes):
        known |= {*hero.hand, *s.worn(seat)}
    for pile in s.piles:
        known |= set(pile.cards())
    left = [card for card in s.box.sets[s.terms.cards] if card not in known]
    rng.shuffle(left)
    for tier, pile in enumerate(s.piles):
        cards = [card for card in left if s.card(card).tier == tier][: _hidden(pile)]
        left = [card for card in left if card not in cards]
        s.piles[tier] = pile.filled(cards)
    for hero in s.heroes:
        hero.hand = [left.pop() if card == UNKNOWN else card for card in hero.hand]
        if UNKNOWN in hero.gifts:
            hero.gifts = hero.hand[-len(hero.gifts) :]
