"""Drawing cards: what is kept, what is discarded, and what happens."""

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.option import PASS
from verlies.kit.moments import push_moments

from . import events, how
from .content.ids import (
    AFTER_SEARCH,
    CATACOMB,
    DECKS,
    NONE,
    ON_DRAGON,
    ON_SEARCH,
    ON_TRAP,
    SEARCH,
    TRAP,
    TREASURE,
    WHILE_BELOW,
)
from .content.ids import DRAGON as DRAGON_DECK
from .kinds import Card
from .options import CHOOSE, DRAW
from .state import DungeonState
from .uses import Moment

CARD_SCOPE = Scope("card")


class DrawCard(Step[DungeonState]):
    """A card is drawn and resolved."""

    deck: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw it."""
        number = draw_up(state, subject, self.deck)
        if number != NONE:
            take(state, subject, number)


def draw_up(s: DungeonState, seat: int, deck: int) -> int:
    """Draw a card face up; a shuffle card is shuffled in with all discards and replaced. NONE if no other is left."""
    number = s.draw(deck)
    while number != NONE:
        s.emit(events.DREW, seat, number, deck)
        if not s.card(number).shuffles:
            break
        reshuffle(s, seat, deck, how.SHUFFLE_CARD, number)
        number = s.draw(deck) if s.decks[deck].count() > 1 else NONE
    return number


def reshuffle(s: DungeonState, seat: int, deck: int, why: int, number: int = NONE) -> None:
    """Shuffle a deck with its discard pile, and with a card in hand."""
    loose = s.discards[deck] + ([number] if number != NONE else [])
    s.decks[deck].shuffle_in(loose)
    s.discards[deck] = []
    s.emit(events.SHUFFLED, seat, deck, why)


def take(s: DungeonState, seat: int, number: int) -> None:
    """Put a drawn card where it belongs, and do what it says."""
    card = s.card(number)
    hero = s.heroes[seat]
    s.turn.current = number
    if card.deck == CATACOMB:
        hero.pile.append(number)
    elif card.loot:
        gain_loot(s, seat, number, how.CARD)
    else:
        s.discard(number)
    resolve(s, seat, card)


def resolve(s: DungeonState, seat: int, card: Card) -> None:
    """Do what a card says, after whatever may still change it."""
    if card.deck == TRAP:
        push_moments(s, seat, [OnTrap(card.context), *card.then, CARD_SCOPE])
    elif card.deck == CATACOMB:
        push_moments(s, seat, [WhileBelow(), *card.then, CARD_SCOPE])
    elif card.deck == SEARCH:
        push_moments(s, seat, [AfterSearch(), *card.then, CARD_SCOPE])
    elif card.deck == DRAGON_DECK:
        push_moments(s, seat, [OnDragon(), *card.then, CARD_SCOPE])
    else:
        s.push(seat, card.then)


def gain_loot(s: DungeonState, seat: int, number: int, why: int) -> None:
    """Lay a loot card before its finder."""
    hero = s.heroes[seat]
    hero.loot.append(number)
    hero.worth.append(s.card(number).gold)
    s.emit(events.LOOT, seat, number, s.card(number).gold, c=why)


class OnTrap(Moment):
    """A trap card was revealed."""

    def __init__(self, context: int) -> None:
        super().__init__(ON_TRAP, context)


class WhileBelow(Moment):
    """A catacomb card was revealed."""

    def __init__(self) -> None:
        super().__init__(WHILE_BELOW)


class AfterSearch(Moment):
    """A search card was revealed."""

    def __init__(self) -> None:
        super().__init__(AFTER_SEARCH)


class OnDragon(Moment):
    """A dragon card was revealed."""

    def __init__(self) -> None:
        super().__init__(ON_DRAGON)


class CancelCard(Step[DungeonState]):
    """The card just revealed has no effect."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Drop what it would have done."""
        state.cut("card")


class RedrawSearch(Step[DungeonState]):
    """The search card just revealed is discarded without effect, and another is drawn."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Give it back and draw again."""
        state.cut("card")
        give_back(state, subject, state.turn.current)
        state.push(subject, [DrawCard(SEARCH)])


def give_back(s: DungeonState, seat: int, number: int) -> None:
    """Discard a card that was just drawn, if it was kept as loot."""
    hero = s.heroes[seat]
    if s.card(number).loot:
        hero.loot.pop()
        s.emit(events.DISCARDED, seat, number, hero.worth.pop(), c=how.ABILITY)
        s.discard(number)


class RedrawDragon(Step[DungeonState]):
    """The dragon card just revealed is shuffled back, and another is drawn."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Shuffle it back and draw again."""
        state.cut("card")  # no mutant: every dragon card ends the turn, and with it what is left of this one
        number = state.discards[DRAGON_DECK].pop()
        state.decks[DRAGON_DECK].shuffle_in([number])
        state.emit(events.SHUFFLED, subject, DRAGON_DECK, how.RUNE)
        state.push(subject, [DrawCard(DRAGON_DECK)])


class MayDraw(Ask[DungeonState]):
    """Whoever wants to may draw a card of another deck."""

    deck: int

    def case(self, state: DungeonState, subject: int) -> str:
        """Return what the card is drawn from."""
        return DECKS[self.deck]

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer to draw, or not."""
        return [PASS, DRAW + self.deck]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Draw."""
        if pick != PASS:
            state.push(subject, [DrawCard(self.deck)])


class Search(Step[DungeonState]):
    """The hero's room is searched: the marker is laid and a search card drawn."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Lay the marker, then draw."""
        cell = state.heroes[subject].cell
        state.searched = state.mark(state.searched, cell)
        state.emit(events.SEARCHED, subject, cell)
        push_moments(state, subject, [OnSearch(), DrawCard(SEARCH), SEARCH_SCOPE])


SEARCH_SCOPE = Scope("search")


class OnSearch(Moment):
    """A room is about to be searched."""

    def __init__(self) -> None:
        super().__init__(ON_SEARCH)


class SeekMany(Step[DungeonState]):
    """Several search cards are drawn instead of one; one of them is resolved."""

    count: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw them to choose from."""
        state.cut("search")
        draw_open(state, subject, SEARCH, self.count)
        state.push(subject, [ChooseDrawn(1)])


class DrawKeep(Step[DungeonState]):
    """Several treasure cards are drawn, some of them kept."""

    count: int
    keep: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw them to choose from."""
        draw_open(state, subject, TREASURE, self.count)
        state.push(subject, [ChooseDrawn(self.keep)])


def draw_open(s: DungeonState, seat: int, deck: int, count: int) -> None:
    """Draw cards face up, to choose from."""
    for _ in range(count):
        number = draw_up(s, seat, deck)
        if number != NONE:
            s.turn.drawn.append(number)


class ChooseDrawn(Ask[DungeonState]):
    """Which of the drawn cards counts? The others are discarded."""

    count: int
    """How many may still be chosen."""

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule behind the choice: only a rune lets one choose among search cards."""
        searching = state.card(state.turn.drawn[0]).deck == SEARCH
        return state.ask_rule("ChooseDrawn.rune" if searching else "ChooseDrawn")

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer each kind of card once."""
        return [CHOOSE + number for number in sorted(set(state.turn.drawn))]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Take it; after the last the rest is discarded."""
        number = pick - CHOOSE
        drawn = state.turn.drawn
        drawn.remove(number)
        if self.count > 1 and drawn:
            state.push(subject, [ChooseDrawn(self.count - 1)])
        else:
            discard_drawn(state)
        take(state, subject, number)


def discard_drawn(s: DungeonState) -> None:
    """Discard the drawn cards that were not chosen."""
    for number in s.turn.drawn:
        s.discard(number)
    s.turn.drawn = []


class Keep(Step[DungeonState]):
    """The card just drawn is kept and takes effect in every status phase."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Keep it; one beside the sheet stays there."""
        number = state.turn.current
        hero = state.heroes[subject]
        card = state.card(number)
        if card.is_torch and lights_up(state, subject):
            return
        if card.deck != CATACOMB:
            state.discards[card.deck].remove(number)
            hero.kept.append(number)
        hero.active.append(number)
        state.emit(events.KEPT, subject, number)


def lights_up(s: DungeonState, seat: int) -> bool:
    """Return whether something a hero has keeps the torch burning."""
    if s.terms.texts:
        for number in s.heroes[seat].loot:
            if s.card(number).wards_torch:
                return True
    return False


class DropKept(Step[DungeonState]):
    """The kept card that is being resolved takes no more effect."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Discard it; one beside the sheet stays there for the count."""
        drop_kept(state, subject, state.turn.current)


def drop_kept(s: DungeonState, seat: int, number: int) -> None:
    """Let a kept card take no more effect, and discard it unless it lies beside the sheet."""
    hero = s.heroes[seat]
    if number in hero.active:
        hero.active.remove(number)
    if number in hero.kept:
        hero.kept.remove(number)
        s.discard(number)
        s.emit(events.DROPPED, seat, number)
    else:
        s.emit(events.ENDED, seat, number)
