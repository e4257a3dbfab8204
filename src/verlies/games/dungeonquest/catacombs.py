"""The catacombs: a card each turn, and the way back up."""

from typing import Final

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.moments import push_moments
from verlies.kit.tiles import QUARTER, TURNS, facing

from . import events, how
from .boards import walk_straight
from .content.ids import AGILITY, AT_HOLE, BELOW, CATACOMB, EXIT, MONSTER, NONE, PLAIN, WHILE_BELOW
from .decks import DrawCard, gain_loot
from .kinds import Steps
from .moves import Enter, StopTurn
from .options import DISCARD, DRAW, FACE, LEAVE, REPEAT, USE
from .reasons import IS_BELOW, NO_WAY_UP, ONLY_TURN
from .rolls import AfterRoll, AttributeTest, throw
from .state import DungeonState
from .uses import (
    GiveUpLoot,
    asks_again,
    discard_loot,
    rune_thinkable,
    usable_cards,
    use_card,
    use_refusal,
)
from .wounds import threaten

CARD_BELOW: Final = Scope("card")
"""Around a rune used before any card is drawn, so that it works as after one."""


class Below(Ask[DungeonState]):
    """A turn below: draw a card, or do instead what something allows."""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer to draw, to try the hole again, and runes."""
        return [DRAW + CATACOMB, *others_below(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Do it."""
        if pick != PASS and pick < DRAW and asks_again(state, pick - USE):
            state.push(subject, [*use_card(state, seat, pick - USE), self])
            return
        state.heroes[subject].hole = False
        if pick == REPEAT:
            state.push(subject, climb())
        elif pick >= DRAW:
            state.push(subject, [DrawCard(CATACOMB)])
        else:
            state.push(subject, [*use_card(state, seat, pick - USE), CARD_BELOW])

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Below there is nothing else, and only a card leads up."""
        kind = pick - pick % KIND
        if kind == USE:
            return use_refusal(state, seat, pick)
        return state.refusal(NO_WAY_UP if pick in (LEAVE, REPEAT) else IS_BELOW)


def others_below(s: DungeonState, seat: int) -> list[int]:
    """Return what a hero below could do besides drawing a card."""
    out = [REPEAT] if s.heroes[seat].hole else []
    return out + [USE + number for number in usable_cards(s, seat, WHILE_BELOW)]


class TurnBelow(Step[DungeonState]):
    """The action of a hero in the catacombs."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw at once where there is no choice."""
        if others_below(state, subject) or rune_thinkable(state, subject, WHILE_BELOW):
            state.push(subject, [Below()])
        else:
            state.push(subject, [DrawCard(CATACOMB)])


class Climb(Step[DungeonState]):
    """A hole in the roof: agility decides whether one gets up there."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Test it."""
        state.push(subject, climb())


def climb() -> Steps:
    """Return the test of a hole in the roof."""
    return [AttributeTest(AGILITY, AT_HOLE, [MayLeave()], [HoleStays(), StopTurn()])]


class HoleStays(Step[DungeonState]):
    """In the next turn the test may be repeated instead of drawing a card."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Note it."""
        state.heroes[subject].hole = True


class MayLeave(Ask[DungeonState]):
    """The catacombs may be left: now or not by this card."""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer to leave, or to stay."""
        return [LEAVE, PASS]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Leave."""
        if pick == LEAVE:
            state.push(subject, [Journey(True)])


class CancelAndLeave(Step[DungeonState]):
    """The catacombs are left at once, whatever card was just drawn."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave out the card."""
        if state.within("card"):
            state.cut("card")
        state.push(subject, [Journey(True)])


class Journey(Step[DungeonState]):
    """The travel marker moves: straight on by the number of cards, then a turn, then a die."""

    surface: bool
    """Whether the hero comes up where the marker ends."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Move straight on; what is too far is lost without harm."""
        hero = state.heroes[subject]
        state.turn.spot, lost = walk_straight(hero.cell, hero.facing, len(hero.pile))
        state.emit(events.MARKER, subject, state.turn.spot, lost, c=len(hero.pile) - lost)
        state.push(subject, [TurnMarker(), SecondLeg(), Land(self.surface)])


class TurnMarker(Ask[DungeonState]):
    """To the left or to the right?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer both directions across."""
        facing = state.heroes[seat].facing
        return sorted([FACE + (facing + 1) % 4, FACE + (facing + 3) % 4])

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Turn the marker, then roll."""
        state.turn.facing = pick - FACE
        throw(state, subject, 1, how.EXIT)
        push_moments(state, subject, [AfterRoll(EXIT)])

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Only a quarter turn."""
        if pick - pick % KIND != FACE:
            return NOT_OFFERED
        turns = (pick - FACE - state.heroes[seat].facing) % TURNS
        return state.refusal(ONLY_TURN).told({"degrees": turns * QUARTER})


class SecondLeg(Step[DungeonState]):
    """The marker moves by the die; every step lost at the outer wall hurts."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Move it."""
        turn = state.turn
        turn.spot, lost = walk_straight(turn.spot, turn.facing, state.dice[0])
        kind = events.MARKER_STAYS if lost == state.dice[0] else events.MARKER_ON
        state.emit(kind, subject, turn.facing, turn.spot, c=lost)
        threaten(state, subject, lost)


class Land(Step[DungeonState]):
    """Where the marker ended: the hero comes up, or stays below with the marker turned round."""

    surface: bool

    def run(self, state: DungeonState, subject: int) -> None:
        """Empty the pile; come up if there is or can be a room."""
        hero = state.heroes[subject]
        spot = state.turn.spot
        if self.surface and state.map[spot] == NONE and state.tiles.count() == 0:
            state.emit(events.MARKER_BACK, subject, hero.cell)
            return
        empty_pile(state, subject)
        if self.surface:
            hero.below = False
            state.stand(subject, spot)
            state.emit(events.SURFACED, subject, spot, ground(state, subject, spot))
            state.push(subject, [Enter(spot, NONE, BELOW)])
        else:
            hero.cell = spot
            hero.facing = facing(state.turn.facing)
            state.emit(events.FACES, subject, hero.facing, spot)


def ground(s: DungeonState, seat: int, spot: int) -> int:
    """Return what a hero finds who comes up: a room, a hero in it, or nothing as yet."""
    if s.map[spot] == NONE:
        return how.NEW
    return how.OCCUPIED if s.occupied(spot, seat) else how.PASSAGE


def empty_pile(s: DungeonState, seat: int) -> None:
    """Take the loot out of the cards beside the sheet, keep what sticks, and discard the rest."""
    hero = s.heroes[seat]
    for number in hero.pile:
        card = s.card(number)
        if card.loot:
            gain_loot(s, seat, number, how.BELOW)
        elif card.stays and number in hero.active:
            hero.kept.append(number)
        else:
            s.discard(number)
            if number in hero.active:
                hero.active.remove(number)
    hero.pile = []


class Bribe(GiveUpLoot):
    """Which loot is given away as a bribe?"""

    def give(self, state: DungeonState, seat: int, number: int) -> None:
        """Add its worth to the bribe."""
        state.turn.bribe = max(state.turn.bribe, 0) + discard_loot(state, seat, number, how.BRIBE)


class OfferBribe(Step[DungeonState]):
    """A bribe may be given; then a die says whether it was enough."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Ask for it."""
        state.turn.bribe = NONE
        state.push(subject, [Bribe(), WeighBribe()])


class WeighBribe(Step[DungeonState]):
    """Whoever gave anything rolls against it."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll, if something was given."""
        if state.turn.bribe != NONE:
            throw(state, subject, 1)
            push_moments(state, subject, [AfterRoll(PLAIN), JudgeBribe()])


class JudgeBribe(Step[DungeonState]):
    """A hundred for every pip: less than the bribe lets one leave, more brings four wounds, as much nothing."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Compare."""
        price = state.dice[0] * 100
        state.emit(events.BRIBED, subject, price, state.turn.bribe)
        if price < state.turn.bribe:
            state.push(subject, [MayLeave()])
        elif price > state.turn.bribe:
            threaten(state, subject, 4)
        else:
            state.emit(events.BRIBE_EVEN, subject, price)


class Volley(Step[DungeonState]):
    """Monster cards are turned up; their escape penalties are suffered as wounds."""

    count: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw them, then discard them and suffer."""
        drawn = [state.draw(MONSTER) for _ in range(self.count)]
        total = 0
        for number in drawn:
            if number != NONE:
                state.emit(events.DREW, subject, number, MONSTER)
                state.discard(number)
                total += state.card(number).penalty
        threaten(state, subject, total)


class LoseLoot(Ask[DungeonState]):
    """Which loot card is lost?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer each kind of loot."""
        return [DISCARD + number for number in sorted(set(state.heroes[seat].loot))]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Lose it."""
        discard_loot(state, seat, pick - DISCARD, how.GRAB)


class LayEntrance(Step[DungeonState]):
    """A catacomb entrance opens in the hero's room."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Lay the marker."""
        cell = state.heroes[subject].cell
        state.entrances = state.mark(state.entrances, cell)
        state.emit(events.ENTRANCE, subject, cell)
