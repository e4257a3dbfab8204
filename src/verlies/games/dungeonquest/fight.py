"""Monsters: meeting them, fighting rounds, flight; with a neighbour, the house or nobody to lead them."""

from typing import Final

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit import duel
from verlies.kit.duel import Rounds
from verlies.kit.moments import push_moments

from . import events, how
from .boards import neighbour
from .content.ids import (
    AGILITY,
    FLIGHT,
    HOUSE_STREAM,
    IN_ROUND,
    MONSTER,
    NONE,
    ON_ENCOUNTER,
    ON_FLIGHT,
    ON_KILL,
    SOLO_ROUND,
)
from .kinds import Steps
from .moves import StopTurn
from .options import ATTACK, FIGHT, FLEE, MOVE
from .reasons import (
    FLEE_LATER,
    FLEE_OR_FIGHT,
    FLIGHT_FORBIDDEN,
    FLIGHT_HELD,
    FLIGHT_WALLED,
    IN_FIGHT,
    LEADS_MONSTER,
    NO_FLIGHT,
    NO_FLIGHT_ALONE,
    NOWHERE_TO_FLEE,
    OCCUPIED,
    OTHER_SIDE,
)
from .rolls import AfterRoll, AttributeTest, throw
from .rooms import flee_to
from .state import DungeonState, Fight
from .uses import Moment
from .ways import cut_off, free_ways, passages, refusal_to, side_to, way_refusal
from .wounds import OnWounds, Suffer, end_fight

TABLE: Final = (
    ((1, 1), (0, 2), (1, 0)),
    ((1, 0), (2, 2), (0, 1)),
    ((0, 1), (1, 0), (1, 1)),
)
"""Wounds of hero and monster, by the attack of the hero and the attack of the monster."""
SOLO_TABLE: Final = ((1, 0), (1, 0), (1, 1), (1, 1), (0, 1), (0, 2))
"""Wounds of hero and monster, by the face of the die."""
FIGHT_SCOPE: Final = Scope(duel.FIGHT)


class Encounter(Step[DungeonState]):
    """A monster is met."""

    flee: bool
    """Whether one may flee from it."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw a monster card and lay the marker; then fight."""
        number = state.draw(MONSTER)
        if number == NONE:
            return
        cell = state.heroes[subject].cell
        state.monsters = state.mark(state.monsters, cell)
        fight = state.fight = Fight()
        fight.card, fight.hero, fight.flee = number, subject, self.flee
        fight.way_out = self.flee and bool(targets_of_flight(state, subject))
        announce(state, subject, cell)
        first: Step[DungeonState] = FleeOrFight() if state.terms.solo else Round()
        push_moments(state, subject, [OnEncounter(), first, FIGHT_SCOPE])


def announce(s: DungeonState, seat: int, cell: int) -> None:
    """Say what is met: its name, and to the monster player the rest; alone one sees nothing."""
    fight = s.fight
    if s.terms.solo:
        s.emit(events.UNSEEN, seat, cell)
        return
    fight.name = s.card(fight.card).name
    s.emit(events.MONSTER, seat, fight.name, cell)
    if not s.terms.house:
        fight.keeper = s.left_of(seat)
        s.emit(events.MONSTER_CARD, fight.keeper, fight.card, seen=1 << fight.keeper)
        s.reveal(1 << fight.keeper)  # no mutant: the card was just drawn, and chance is a barrier already


class OnEncounter(Moment):
    """A monster stands before the hero."""

    def __init__(self) -> None:
        super().__init__(ON_ENCOUNTER)


class Banish(Step[DungeonState]):
    """The monster is defeated without a fight."""

    def run(self, state: DungeonState, subject: int) -> None:
        """It is gone, and so is the turn."""
        state.cut(duel.FIGHT)
        remove_monster(state, subject, how.RUNE)
        state.push(subject, [StopTurn()])


def remove_monster(s: DungeonState, seat: int, why: int) -> None:
    """Take card and marker of a dead monster away."""
    cell = s.heroes[seat].cell
    s.emit(events.KILLED, seat, s.fight.card, why)
    s.monsters = [each for each in s.monsters if each != cell]
    end_fight(s)


class OnKill(Moment):
    """The monster is dead."""

    def __init__(self) -> None:
        super().__init__(ON_KILL)


# Rounds


class Round(Rounds[DungeonState]):
    """A round of combat: both sides choose in secret."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Ask hero and monster player at once."""
        state.fight.round += 1
        state.turn.rolled = 0
        Duel().put(state, subject)

    def between(self, state: DungeonState, subject: int) -> Steps:
        """Return the question whether to flee."""
        return [RunAway()]


class Duel(duel.Duel[DungeonState]):
    """Ranged, melee or magic? Nobody sees the choice before both are made."""

    def choices(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Return the three combat cards."""
        return [ATTACK, ATTACK + 1, ATTACK + 2]

    def rival(self, state: DungeonState, subject: int) -> int:
        """Return who leads the monster."""
        return state.fight.keeper

    def house_pick(self, state: DungeonState, subject: int) -> int:
        """Let a die choose for a monster that nobody leads."""
        return ATTACK + state.chance.below(HOUSE_STREAM, 3)

    def exchange(self, state: DungeonState, subject: int, mine: int, theirs: int) -> None:
        """Look up the wounds."""
        hero, monster = mine - ATTACK, theirs - ATTACK
        state.fight.picks = [hero, monster]
        state.emit(events.ATTACKS, subject, hero, monster)
        exchange(state, TABLE[hero][monster])
        Round().go_on(state, subject, [InRound(), OnWounds(), Suffer(), Strike()])

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """In a fight there is nothing else; flight has to wait, if it is possible at all."""
        if seat != subject:
            return state.refusal(LEADS_MONSTER)
        return state.refusal(flight_refusal(state, subject) if pick == FLEE else IN_FIGHT)


def exchange(s: DungeonState, wounds: tuple[int, int]) -> None:
    """Announce the wounds of a round."""
    s.pending_wounds, s.blow = wounds


class InRound(Moment):
    """The wounds of the round are known."""

    def __init__(self) -> None:
        super().__init__(IN_ROUND)


class HitHarder(Step[DungeonState]):
    """The monster suffers one more wound in this round."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Add it."""
        state.blow += 1


class Mirror(Step[DungeonState]):
    """The wounds of the hero in this round go to the monster instead."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Turn them round."""
        state.blow += state.pending_wounds
        state.pending_wounds = 0


class Strike(Step[DungeonState]):
    """The monster suffers its wounds; everybody learns whether it is dead."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Count them."""
        fight = state.fight
        if state.blow:
            hit(state, subject)
        state.blow = 0
        state.reveal(state.everybody())
        if fight.wounds >= state.card(fight.card).life:
            state.cut(duel.FIGHT)
            remove_monster(state, subject, how.FIGHT)
            push_moments(state, subject, [OnKill(), StopTurn()])


def hit(s: DungeonState, seat: int) -> None:
    """Wound the monster; how much life is left is told if its card lies face up."""
    fight = s.fight
    before = fight.wounds
    fight.wounds += s.blow
    if fight.shown:
        life = s.card(fight.card).life
        s.emit(events.STRUCK, seat, s.blow, life - before, c=max(life - fight.wounds, 0))
    else:
        s.emit(events.HIT, seat, s.blow, before, c=fight.wounds)


# Flight


def flight_targets(s: DungeonState, seat: int) -> list[int]:
    """Return the neighbouring explored rooms a hero could flee to."""
    out: list[int] = []
    for cell, side in free_ways(s, seat):
        to = neighbour(cell, side)
        if s.map[to] != NONE and not cut_off(s, seat, cell, side):
            out.append(to)
    return out


def flight_refusal(s: DungeonState, seat: int) -> int:
    """Return why a hero cannot try to flee now: never, nowhere to, or not before the end of the round."""
    if not s.fight.flee:
        return FLIGHT_FORBIDDEN
    if flight_targets(s, seat):
        return FLEE_LATER
    held = [way_refusal(s, seat, cell, side) for cell, side in passages(s, seat)]
    return FLIGHT_HELD if OCCUPIED in held else NOWHERE_TO_FLEE


def target_refusal(s: DungeonState, seat: int, to: int) -> int:
    """Return why a hero whose flight succeeds cannot run to a field."""
    way = side_to(s, seat, to)
    if way is None or s.map[to] == NONE:
        return NO_FLIGHT
    if cut_off(s, seat, way[0], way[1]):
        return OTHER_SIDE
    return FLIGHT_HELD if way_refusal(s, seat, way[0], way[1]) == OCCUPIED else FLIGHT_WALLED


class RunAway(Ask[DungeonState]):
    """After a round: flee, or fight on?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer flight where it is allowed and leads somewhere."""
        return [FLEE, PASS] if state.fight.flee and flight_targets(state, seat) else []

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Try it."""
        if pick == FLEE:
            state.push(subject, [AttributeTest(AGILITY, FLIGHT, [Fled()], [])])

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """In a fight there is nothing else."""
        return state.refusal(IN_FIGHT)


class Fled(Step[DungeonState]):
    """The flight succeeds: the monster card is shown, its penalty suffered, and the hero runs."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave the fight."""
        state.cut(duel.FIGHT)
        card = state.card(state.fight.card)
        state.emit(events.FLED, subject, state.fight.card, card.penalty)
        end_fight(state)
        state.pending_wounds = card.penalty
        push_moments(state, subject, [OnFlight(), OnWounds(), Suffer(), RunTo()])


class OnFlight(Moment):
    """The flight has succeeded; there is a penalty."""

    def __init__(self) -> None:
        super().__init__(ON_FLIGHT)


class RunTo(Ask[DungeonState]):
    """Where does the hero flee to?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the fields one can get to."""
        return [MOVE + to for to in self.targets(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Run there, past doors and portcullises but not past rubble or web."""
        state.push(subject, flee_to(state, subject, pick - MOVE))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why one cannot get there."""
        move = pick - pick % KIND == MOVE
        return state.refusal(self.reason(state, seat, pick - MOVE)) if move else NOT_OFFERED

    def targets(self, state: DungeonState, seat: int) -> list[int]:
        """Return the neighbouring explored rooms."""
        return flight_targets(state, seat)

    def reason(self, state: DungeonState, seat: int, to: int) -> int:
        """Return why not there: only explored rooms next door."""
        return target_refusal(state, seat, to)


# Alone


def solo_targets(s: DungeonState, seat: int) -> list[int]:
    """Return the fields a lone hero could flee to: by any passage that is not blocked."""
    return [neighbour(cell, side) for cell, side in free_ways(s, seat) if not cut_off(s, seat, cell, side)]


def targets_of_flight(s: DungeonState, seat: int) -> list[int]:
    """Return the fields a hero could flee to, alone or not."""
    return solo_targets(s, seat) if s.terms.solo else flight_targets(s, seat)


class FleeOrFight(Ask[DungeonState]):
    """Alone: flee before the fight, or fight?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer flight where it is allowed and leads somewhere."""
        return [FIGHT, FLEE] if state.fight.flee and solo_targets(state, seat) else [FIGHT]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Try to flee, or fight: then the card is turned up."""
        state.push(subject, [SoloRound()])
        state.fight.way_out = False
        if pick == FLEE:
            state.push(subject, [AttributeTest(AGILITY, FLIGHT, [SlippedAway()], [Caught()])])
        else:
            turn_up(state, subject, how.FIGHT)

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say that there is no way out, or nothing else to do."""
        if pick != FLEE:
            return state.refusal(FLEE_OR_FIGHT)
        return state.refusal(NO_FLIGHT_ALONE if state.fight.flee else FLIGHT_FORBIDDEN)


def turn_up(s: DungeonState, seat: int, why: int) -> None:
    """Show the monster card to everybody."""
    fight = s.fight
    fight.shown = True
    fight.name = s.card(fight.card).name
    s.reveal(s.everybody())
    s.emit(events.TURNED_UP, seat, fight.card, s.card(fight.card).life, c=why)


class SlippedAway(Step[DungeonState]):
    """Alone, the flight succeeds: no penalty, and out by any free passage."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave the fight."""
        state.cut(duel.FIGHT)
        state.emit(events.SLIPPED, subject, state.fight.card)
        end_fight(state)
        state.push(subject, [SlipTo()])


class SlipTo(RunTo):
    """Alone: by which passage does the hero slip away?"""

    def targets(self, state: DungeonState, seat: int) -> list[int]:
        """Return where every way leads that is not blocked."""
        return solo_targets(state, seat)

    def reason(self, state: DungeonState, seat: int, to: int) -> int:
        """Return what is in the way; a chasm is, if nothing else."""
        return refusal_to(state, seat, to) or OTHER_SIDE


class Caught(Step[DungeonState]):
    """Alone, the flight fails: the card is shown and its penalty suffered; then one must fight."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Show it."""
        turn_up(state, subject, how.FLIGHT)
        state.pending_wounds = state.card(state.fight.card).penalty
        state.emit(events.CAUGHT, subject, state.fight.card, state.pending_wounds)
        Suffer().announce(state, subject)


class SoloRound(Rounds[DungeonState]):
    """Alone: a die decides each round."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll it."""
        state.fight.round += 1
        throw(state, subject, 1, how.FIGHT)
        self.go_on(state, subject, [AfterRoll(SOLO_ROUND), SoloExchange(), InRound(), OnWounds(), Suffer(), Strike()])


class SoloExchange(Step[DungeonState]):
    """Alone: the wounds of a round, by the die."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Look them up."""
        exchange(state, SOLO_TABLE[state.dice[0] - 1])
