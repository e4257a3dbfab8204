"""Stacks of treasures and fate: drawing, looking, and shuffling what was used."""

from verlies.core.agenda import Ask, Step
from verlies.core.refusal import Refusal
from verlies.kit import deck

from . import events, how
from .content.ids import ASIDE, BRONZE, FATE_STREAM, NONE, TREASURE_STREAM
from .options import KEEP, UNDER
from .reasons import NOT_LOOKED_AT, NOT_ON_CARD
from .state import Catacombs

# Fate


def in_use(s: Catacombs) -> list[int]:
    """Return the fate cards of all fights and chests that are going on."""
    out: list[int] = []
    for fight in s.fights:
        out += fight.drawn
    for chest in s.chests:
        out += chest.drawn
    return out


def draw_fate(s: Catacombs, seat: int, side: int, drawn: list[int]) -> int:
    """Draw a fate card for a fight or a chest, note it there and return its value.

    When only the cards aside are left, all that are not in use are shuffled.
    """
    if s.fate.count() <= ASIDE and s.spent:
        s.fate.shuffle_in(s.spent)
        s.spent = []
        s.emit(events.RESHUFFLED, seat, s.fate.count() - ASIDE, sum(fate_left(s)))
    card = s.fate.draw(s.chance, FATE_STREAM)
    drawn.append(card)
    s.emit(events.FATE, seat, s.box.fate[card], side)
    return s.box.fate[card]


def fate_left(s: Catacombs) -> list[int]:
    """Return the values nobody has seen since the last shuffling, the cards aside among them."""
    return [s.box.fate[card] for card in s.fate.cards()]


# Treasures


def discards(s: Catacombs, tier: int) -> list[int]:
    """Return the cards of a tier in the discard pile."""
    return [card for card in s.discard if s.card(card).tier == tier]


def refill(s: Catacombs, seat: int, tier: int) -> None:
    """Shuffle the discarded cards of a tier into its stack, if that is empty."""
    if s.piles[tier].count() == 0:
        cards = discards(s, tier)
        if cards:
            s.piles[tier].shuffle_in(cards)
            s.discard = [card for card in s.discard if card not in cards]
            s.emit(events.REFILLED, seat, tier)


def reachable(s: Catacombs, tier: int) -> int:
    """Return the tier that is drawn from in the place of another one: the next lower one that has cards, or NONE."""
    while tier >= BRONZE and s.piles[tier].count() == 0 and not discards(s, tier):
        tier -= 1
    return tier


def fall_back(s: Catacombs, seat: int, tier: int) -> int:
    """Return the tier that is drawn from in the place of another one, and say so if it is lower or there is none."""
    found = reachable(s, tier)
    if found == NONE:
        s.emit(events.NO_TREASURE, seat, tier)
    elif found != tier:
        s.emit(events.LOWER_TIER, seat, tier, found)
    return found


def draw_treasure(s: Catacombs, seat: int, tier: int, why: int) -> None:
    """Let somebody draw the top card of a stack, or of the next lower one that has cards."""
    found = fall_back(s, seat, tier)
    if found != NONE:
        refill(s, seat, found)
        gain(s, seat, s.piles[found].draw(s.chance, TREASURE_STREAM + found), why)


def gain(s: Catacombs, seat: int, card: int, why: int) -> None:
    """Take a card that comes from a stack into a hand, for the team to see."""
    s.reveal(1 << seat)
    s.heroes[seat].hand.append(card)
    s.emit(events.DREW, seat, card, s.card(card).tier, 1 << seat, why)


def look(s: Catacombs, seat: int, tier: int, n: int) -> int:
    """Let somebody look at up to so many cards of a stack, which stay there; return how many there are."""
    refill(s, seat, tier)
    eyes = s.closed(1 << seat)
    s.reveal(eyes)
    cards = deck.look(s.piles[tier], n, s.chance, TREASURE_STREAM + tier, eyes)
    for card in cards:
        s.emit(events.LOOKED, seat, card, tier, eyes)
    return len(cards)


def on_pile(s: Catacombs, seat: int, tier: int, n: int) -> list[int]:
    """Return the top cards of a stack that somebody knows, from the top down."""
    return s.piles[tier].seen(seat)[: -n - 1 : -1]


def pull(s: Catacombs, seat: int, tier: int, n: int, card: int) -> None:
    """Take one of the cards looked at out of a stack; where the others lie, its team alone knows from now on."""
    pile, eyes = s.piles[tier], s.closed(1 << seat)
    cards = [pile.draw(s.chance, TREASURE_STREAM + tier) for _ in range(n)]
    for other in reversed(cards):
        if other != card:
            pile.put_on_top(other, eyes)


class LookAt(Step[Catacombs]):
    """Look at the top cards of a stack and keep some of them."""

    tier: int
    count: int
    keep: int
    why: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Look, and ask which to keep; where nothing is left, at the next lower stack."""
        tier = fall_back(state, subject, self.tier)
        if tier != NONE:
            n = look(state, subject, tier, self.count)
            state.push(subject, [KeepCard(tier, n, min(self.keep, n), self.why)])


class KeepCard(Ask[Catacombs]):
    """Which of the cards looked at is kept?"""

    tier: int
    count: int
    keep: int
    why: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer all of them."""
        return [KEEP + card for card in on_pile(state, subject, self.tier, self.count)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Take it, and go on with the others."""
        pull(state, subject, self.tier, self.count, pick - KEEP)
        gain(state, subject, pick - KEEP, self.why)
        left = self.count - 1
        if self.keep > 1:
            state.push(subject, [KeepCard(self.tier, left, self.keep - 1, self.why)])
        elif left == 1:
            bury_card(state, subject, self.tier, 1, on_pile(state, subject, self.tier, 1)[0], self.why)
        elif left:
            state.push(subject, [PutUnder(self.tier, left, self.why)])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It was not looked at."""
        return state.refusal_of(pick, KEEP, unseen(self.why))

    def rule(self, state: Catacombs, subject: int) -> str:
        """A merchant offers them, or a card."""
        return state.ask_rule_by("KeepCard", self.why)


class PutUnder(Ask[Catacombs]):
    """Which of the other cards goes under the stack next?"""

    tier: int
    count: int
    why: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer all of them."""
        return [UNDER + card for card in on_pile(state, subject, self.tier, self.count)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Put it under; the last one follows by itself."""
        bury_card(state, subject, self.tier, self.count, pick - UNDER, self.why)
        if self.count == 2:
            bury_card(state, subject, self.tier, 1, on_pile(state, subject, self.tier, 1)[0], self.why)
        else:
            state.push(subject, [PutUnder(self.tier, self.count - 1, self.why)])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It was not looked at."""
        return state.refusal_of(pick, UNDER, unseen(self.why))

    def rule(self, state: Catacombs, subject: int) -> str:
        """A merchant demands it, or a card."""
        return state.ask_rule_by("PutUnder", self.why)


def unseen(why: int) -> int:
    """Return the reason for a card that is not among those looked at, at a merchant's or by a card."""
    return NOT_LOOKED_AT if why == how.TRADE else NOT_ON_CARD


def bury_card(s: Catacombs, seat: int, tier: int, n: int, card: int, why: int) -> None:
    """Put one of the cards that were looked at under its stack; the team alone knows it there."""
    pull(s, seat, tier, n, card)
    eyes = s.closed(1 << seat)
    s.piles[tier].put_under(card, eyes)
    s.emit(events.UNDER, seat, card, tier, eyes, why)
