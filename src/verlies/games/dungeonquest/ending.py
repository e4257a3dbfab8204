"""The end: survivors resolve what their loot still does, then it is counted."""

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND, PASS
from verlies.kit.moments import push_moments

from . import events, how
from .content.ids import ESCAPED, LOOT_STREAM, NONE, PLAIN, TREASURE
from .decks import discard_drawn, gain_loot
from .options import DISCARD, ORDER, USE
from .rolls import AfterRoll, throw
from .state import DungeonState, Turn
from .uses import discard_loot, drop_at


class Reckoning(Step[DungeonState]):
    """The game is over: list what the survivors' loot still does."""

    def run(self, state: DungeonState, subject: int) -> None:
        """List it."""
        discard_drawn(state)
        state.turn = Turn()
        for seat in range(state.seats):
            list_effects(state, seat)
        state.push(subject, [NextEffect()])


def list_effects(s: DungeonState, seat: int) -> None:
    """Note the loot of a survivor that still does something."""
    hero = s.heroes[seat]
    if hero.status == ESCAPED:
        s.turn.todo += [seat * KIND + number for number in hero.loot if s.card(number).at_end]


def still_due(s: DungeonState, entry: int) -> bool:
    """Return whether a noted card is still there and has no value yet."""
    hero = s.heroes[entry // KIND]
    return any(number == entry % KIND and hero.worth[at] == 0 for at, number in enumerate(hero.loot))


def waiting(s: DungeonState) -> list[int]:
    """Return the survivors whose loot still does something."""
    return sorted({entry // KIND for entry in s.turn.todo})


class NextEffect(Step[DungeonState]):
    """The next effect; where several players have one, the active player decides the order."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Resolve it, or ask."""
        turn = state.turn
        turn.todo = [entry for entry in turn.todo if still_due(state, entry)]
        seats = waiting(state)
        if len(seats) > 1:
            state.ask(EffectOrder(), subject, state.active)
        elif seats:
            resolve_effect(state, seats[0])


def resolve_effect(s: DungeonState, seat: int) -> None:
    """Resolve one effect of a survivor, then the next."""
    entry = min(entry for entry in s.turn.todo if entry // KIND == seat)
    s.turn.todo.remove(entry)
    s.turn.current = entry % KIND
    s.emit(events.AT_LAST, seat, entry % KIND)
    s.push(seat, [*s.card(entry % KIND).at_end, NextEffect()])


class EffectOrder(Ask[DungeonState]):
    """Whose effect comes first?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer everybody who has one."""
        return [ORDER + each for each in waiting(state)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Resolve it."""
        resolve_effect(state, pick - ORDER)


class RollValue(Step[DungeonState]):
    """Two dice say what the loot is worth."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll."""
        throw(state, subject, 2, how.END)
        push_moments(state, subject, [AfterRoll(PLAIN), SetValue()])


class SetValue(Step[DungeonState]):
    """The loot is worth a hundred for every pip."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Note it."""
        hero = state.heroes[subject]
        for at, number in enumerate(hero.loot):
            if number == state.turn.current and hero.worth[at] == 0:
                hero.worth[at] = sum(state.dice) * 100
                state.emit(events.VALUE, subject, number, hero.worth[at])
                return


class EatOther(Step[DungeonState]):
    """Another loot card is lost, if there is one."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Ask which, or tell that there is none."""
        if others(state, subject):
            state.push(subject, [LoseOther()])
        else:
            state.emit(events.NOTHING, subject, sum(state.dice))


def others(s: DungeonState, seat: int) -> list[int]:
    """Return every other kind of loot than the card that is being resolved."""
    return [number for number in sorted(set(s.heroes[seat].loot)) if number != s.turn.current]


class LoseOther(Ask[DungeonState]):
    """Which other loot card is lost?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer every other kind of loot."""
        return [DISCARD + number for number in others(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Lose it."""
        discard_loot(state, seat, pick - DISCARD, how.END)


class LoseRandom(Step[DungeonState]):
    """Another loot card is lost, by chance."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Lose it."""
        loot = state.heroes[subject].loot
        own = loot.index(state.turn.current)
        rest = [at for at in range(len(loot)) if at != own]
        if not rest:
            state.emit(events.NOTHING, subject, sum(state.dice))
            return
        at = rest[state.chance.below(LOOT_STREAM, len(rest))]
        number = loot[at]
        state.emit(events.DISCARDED, subject, number, drop_at(state, subject, at), c=how.END)


class MayOpen(Ask[DungeonState]):
    """Does the survivor use the loot, for better or worse?"""

    then: list[Step[DungeonState]]

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer to use it, or not."""
        return [PASS, USE + state.turn.current]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Use it."""
        if pick != PASS:
            state.emit(events.OPENED, subject, state.turn.current)
            state.push(subject, self.then)


class LastTreasure(Step[DungeonState]):
    """A treasure card is drawn; what it does at the end follows."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw it."""
        number = state.draw(TREASURE)
        if number == NONE:
            state.emit(events.NOTHING, subject, sum(state.dice))
            return
        gain_loot(state, subject, number, how.END)
        if state.card(number).at_end:
            state.turn.todo = [*state.turn.todo, subject * KIND + number]
