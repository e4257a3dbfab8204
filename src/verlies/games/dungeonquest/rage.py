"""The treasure chamber and its dragon; and beasts and spells that are rules of their own."""

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.moments import push_moments

from . import events, how
from .boards import neighbour
from .content.ids import DRAGON, FERROX, ON_RAGE, PLAIN, RAGE, SECRET_DOOR, SPECIAL, STRENGTH, TREASURE
from .decks import DrawCard, reshuffle
from .kinds import Card
from .moves import TURN_SCOPE, Enter, go_to
from .options import MOVE
from .reasons import MUST_PASS, OK
from .rolls import AfterRoll, AttributeTest, RollWounds, throw
from .state import EXTRA_SAME_SUN, DungeonState
from .uses import Moment, discard_loot
from .ways import direction_to, free_ways, refusal_to, wall_refusal, wall_targets
from .wounds import Wounds

RAGE_SCOPE = Scope("rage")


class WakeDragon(Step[DungeonState]):
    """The dragon rages: it hits every hero in the chamber, the active one first."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Lay out the blows, then the shuffling; none of it is lost if somebody dies."""
        struck = [(subject + i) % state.seats for i in range(state.seats)]
        struck = [seat for seat in struck if state.in_hall(seat)]
        if state.terms.expel:
            for seat in reversed(struck):
                state.push_always(seat, Expel())
        state.push_always(subject, CalmDragon())
        for seat in reversed(struck):
            state.push_always(seat, RageStrike())


class RageStrike(Step[DungeonState]):
    """One hero loses all treasures and suffers two dice of wounds."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Hit, unless something stops it."""
        push_moments(state, subject, [OnRage(), LoseTreasures(), RollWounds(2, 0, RAGE), RAGE_SCOPE])


def wakes_dragon(card: Card) -> bool:
    """Return whether a card makes the dragon rage."""
    return any(isinstance(step, WakeDragon) for step in card.then)


class OnRage(Moment):
    """The dragon is about to strike."""

    def __init__(self) -> None:
        super().__init__(ON_RAGE)


class Unharmed(Step[DungeonState]):
    """The dragon's rage passes a hero by."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave out the blow, and the flight from the chamber."""
        state.cut("rage")
        state.agenda[:] = [f for f in state.agenda if f.subject != subject or not isinstance(f.step, Expel)]


class LoseTreasures(Step[DungeonState]):
    """All treasure cards are discarded; other loot stays."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Discard them."""
        for number in state.heroes[subject].loot[:]:
            if state.card(number).deck == TREASURE:
                discard_loot(state, subject, number, how.RAGE)


class CalmDragon(Step[DungeonState]):
    """All dragon cards are shuffled."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Shuffle them."""
        reshuffle(state, subject, DRAGON, how.RAGE)


class Expel(Step[DungeonState]):
    """House rule: whoever survives the rage must leave the chamber."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Drive the hero out as in a turn of his own; what follows ends with the hero's own move."""
        if state.in_hall(subject):
            state.turn.visited = []
            state.turn.driven = []
            state.turn.hopped = False
            state.push(subject, [LeaveHall(), TURN_SCOPE])


class LeaveHall(Ask[DungeonState]):
    """By which passage does the hero flee from the dragon?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer every way that is not blocked."""
        return [MOVE + neighbour(cell, side) for cell, side in free_ways(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Run there, past doors and portcullises."""
        state.push(subject, go_to(state, subject, pick - MOVE, ignore=True))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is in the way."""
        reason = refusal_to(state, seat, pick - MOVE) if pick - pick % KIND == MOVE else OK
        return state.refusal(reason) if reason else NOT_OFFERED


# Moves through walls


class ThroughWall(Ask[DungeonState]):
    """To which neighbouring field, through walls and all?"""

    way: int

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule about secret doors, or about the rune that does the same."""
        return state.ask_rule("ThroughWall.rune" if self.way == SPECIAL else "ThroughWall")

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the neighbouring fields; a secret door may be left alone."""
        moves = [MOVE + to for to in wall_targets(state, seat)]
        return [PASS, *moves] if moves and self.way == SECRET_DOOR else moves

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Go there."""
        if pick != PASS:
            to = pick - MOVE
            state.push(subject, [Enter(to, direction_to(state, subject, to), self.way)])

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why not there."""
        if pick - pick % KIND == MOVE:
            reason = wall_refusal(state, seat, pick - MOVE)
            return state.refusal(reason) if reason else NOT_OFFERED
        return state.refusal(MUST_PASS) if self.way == SPECIAL else NOT_OFFERED


# A beast that is no monster


class Beast(Step[DungeonState]):
    """A beast with a die of life: strength against strength until one is dead."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll its life."""
        throw(state, subject, 1)
        push_moments(state, subject, [AfterRoll(PLAIN), BeastLife(), BeastRound()])


class BeastLife(Step[DungeonState]):
    """The die is the beast's life."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Note it."""
        state.turn.foe = state.dice[0]
        state.emit(events.FOE, subject, state.turn.foe)


class BeastRound(Step[DungeonState]):
    """A test of strength: one side is wounded."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Test, and again while the beast lives."""
        if state.turn.foe > 0:
            state.push(subject, [AttributeTest(STRENGTH, FERROX, [HurtBeast()], [Wounds(1)]), self])


class HurtBeast(Step[DungeonState]):
    """The beast is wounded."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Take one life."""
        state.turn.foe -= 1
        state.emit(events.FOE_HIT, subject, state.turn.foe + 1, state.turn.foe)


class DrawCards(Step[DungeonState]):
    """Several cards are drawn, one after the other."""

    deck: int
    count: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw them."""
        for _ in range(self.count):
            state.push(subject, [DrawCard(self.deck)])


class RecoverRune(Step[DungeonState]):
    """The rune used last comes back."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Take it back."""
        hero = state.heroes[subject]
        number = hero.used.pop()
        state.boxed = [each for each in state.boxed if each != number]
        hero.runes.append(number)
        state.emit(events.RUNE_BACK, subject, number)


class ExtraTurn(Step[DungeonState]):
    """Another turn follows at once, with the sun standing still or not."""

    again: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Note it."""
        state.turn.again = self.again
        state.emit(events.EXTRA, subject, how.RUNE if self.again == EXTRA_SAME_SUN else how.LOOT)
