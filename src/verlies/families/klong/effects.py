"""The closed vocabulary of card and token effects."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Ask, Condition, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import Refusal

from . import events
from .deck import arrive, draw, reveal
from .dragon import anger, attack, hush, make_clank
from .health import heal
from .kinds import Signed, Steps
from .options import CHOOSE, DISCARD, REPLACE
from .reasons import NOT_DISCARDABLE, NOT_REPLACEABLE
from .sources import number_of, played, spent
from .state import GAP, Table, Trashing

ANY_CARD: Final = -1
"""In `Trashing.what`: one card of the player's choice."""
MAYBE_ANY_CARD: Final = -2  # no mutant: any number below `ANY_CARD` would do
"""In `Trashing.what`: one card, or none."""


def maybe(card: int) -> int:
    """Return what stands in `Trashing.what` for a certain card that may be trashed, or not; and the card for that."""
    return MAYBE_ANY_CARD - 1 - card  # no mutant: any number below would do, one for each card


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[Table]):
    """An effect that may be out of reach, and is then not offered as a choice."""

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether it can be chosen."""
        return True


class Gain(Effect):
    """Skill, swords, boots and teleports for this turn."""

    skill: int = 0
    swords: int = 0
    boots: int = 0
    teleports: int = 0

    def run(self, state: Table, subject: int) -> None:
        """Add to what the turn offers."""
        turn = state.turn
        turn.skill += self.skill
        turn.swords += self.swords
        turn.boots += self.boots
        turn.teleports += self.teleports
        if self.skill:
            state.earned(self.skill, 0)
        if state.log is not None:
            self.tell(state, subject)

    def tell(self, state: Table, subject: int) -> None:
        """Emit one event for each resource gained."""
        gains = (
            (events.SKILL, self.skill),
            (events.SWORDS, self.swords),
            (events.BOOTS, self.boots),
            (events.TELEPORTS, self.teleports),
        )
        for kind, amount in gains:
            if amount:
                state.emit(kind, subject, amount)


class Gold(Effect):
    """Gold from the bank; the bank never runs out."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Pay it out; it counts as one gain."""
        state.thieves[subject].gold += self.n
        state.turn.gains += 1
        state.earned(0, self.n)
        state.emit(events.GOLD, subject, self.n)


class ExtraGold(Effect):
    """Gold on top of a gain, which is no gain of its own."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Pay it out."""
        state.thieves[subject].gold += self.n
        state.emit(events.GOLD, subject, self.n)


class Draw(Effect):
    """Cards from the own deck."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Draw them."""
        draw(state, subject, self.n)


class Heal(Effect):
    """Damage healed."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Heal it."""
        heal(state, subject, self.n)


class Clank(Effect):
    """Noise, or with a negative number the taking back of noise."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Make it, or take it back."""
        if self.n < 0:
            hush(state, subject, -self.n)
        else:
            make_clank(state, subject, self.n)


class EverybodyClank(Effect):
    """Noise by every thief who is not out."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Make it, the active thief first."""
        for seat in state.everybody_inside():
            make_clank(state, seat, self.n)


class OthersClank(Effect):
    """Noise by every other thief who is not out."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Make it, clockwise."""
        for seat in state.everybody_inside():
            if seat != subject:
                make_clank(state, seat, self.n)


class Anger(Effect):
    """The dragon moves one space along the rage track."""

    def run(self, state: Table, subject: int) -> None:
        """Move it."""
        anger(state)


class Attack(Effect):
    """The dragon attacks at once."""

    def run(self, state: Table, subject: int) -> None:
        """Carry out the attack."""
        attack(state, 0)


class StonesBack(Effect):
    """Black stones set aside go back into the bag."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Move as many as there are."""
        dragon = state.own_dragon()
        black = state.box.black
        back = min(self.n, dragon.aside[black])
        dragon.aside[black] -= back
        dragon.bag[black] += back
        state.emit(events.BAG_BACK, subject, back)


class While(Effect):
    """`then`, once for every time a condition comes true this turn, before or after."""

    condition: Condition[Any]
    then: Steps

    def run(self, state: Table, subject: int) -> None:
        """Let it wait, with the card that was just played as its cause."""
        cause = state.thieves[subject].played[-1]
        state.wait_for(self.condition, [Because(cause), *self.then], subject)


class Because(Step[Table]):
    """Tells which card gives what follows."""

    card: int

    def run(self, state: Table, subject: int) -> None:
        """Tell it."""
        state.emit(events.DUE, subject, self.card)


class GemDiscount(Effect):
    """Gems cost less skill for the rest of the turn."""

    n: int

    def run(self, state: Table, subject: int) -> None:
        """Note it for this turn."""
        state.turn.discount += self.n


class Steady(Effect):
    """Crystal caves do not stop boots this turn."""

    def run(self, state: Table, subject: int) -> None:
        """Note it for this turn."""
        state.turn.steady = True


class Unharmed(Effect):
    """Tunnel monsters do no damage this turn."""

    def run(self, state: Table, subject: int) -> None:
        """Note it for this turn."""
        state.turn.unharmed = True


class Trash(Signed):
    """A card leaves the deck for good at the end of the turn."""

    what: int
    """A card, `ANY_CARD`, `MAYBE_ANY_CARD`, or `maybe` a card."""
    by: str = ""
    """Whose text it is."""

    def signed(self, source: str) -> Step[Any]:
        """Return the same of a card or token."""
        return Trash(self.what, source)

    def run(self, state: Table, subject: int) -> None:
        """Note it for the end of the turn."""
        due = Trashing()
        due.what = self.what
        due.by = self.by
        state.turn.trash = [*state.turn.trash, due]


class BuyFromReserve(Effect):
    """Gold for cards of a reserve pile, as many as are left of them."""

    gold: int
    pile: int
    n: int

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether there is enough gold and a card left."""
        return state.thieves[subject].gold >= self.gold and state.dungeon.reserve[self.pile] > 0

    def run(self, state: Table, subject: int) -> None:
        """Pay, and put the cards on the discard pile."""
        thief = state.thieves[subject]
        count = min(self.n, state.dungeon.reserve[self.pile])
        card = state.box.reserve[self.pile]
        thief.gold -= self.gold
        state.dungeon.sell(self.pile, count)
        thief.discard.extend([card] * count)
        state.emit(events.GOT_CARDS, subject, card, count, c=self.gold)


class MayDiscard(Ask[Table]):
    """Discard a hand card to get `then`; without a card there is nothing to get."""

    then: Steps

    def source(self, state: Table, subject: int) -> str:
        """Return the card that was played for it."""
        return played(state, subject, MayDiscard)

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer every different card in hand, or to keep them all."""
        hand = state.thieves[seat].hand
        if not hand:
            return []
        return [PASS, *distinct(hand, DISCARD)]

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Discard the card and give what it buys."""
        if pick == PASS:
            return
        thief = state.thieves[seat]
        card = pick - DISCARD
        thief.hand.remove(card)
        thief.discard.append(card)
        state.emit(events.DISCARDED, seat, card)
        state.perform(subject, self.then)

    def why_not(self, state: Table, subject: int, seat: int, pick: int) -> Refusal:
        """Only cards in hand can be discarded."""
        return state.refusal_of(DISCARD, pick, NOT_DISCARDABLE)


def distinct(cards: list[int], kind: int) -> list[int]:
    """Return one option for every different card of a sorted list."""
    out: list[int] = []
    last = GAP
    for card in cards:
        if card != last:
            out.append(kind + card)
            last = card
    return out


def possible(state: Table, subject: int, steps: Steps) -> bool:
    """Return whether the first of some effects can be had."""
    first = steps[0]
    return not isinstance(first, Effect) or first.possible(state, subject)


class Choose(Effect):
    """Exactly one of several ways; if only one is possible nobody is asked."""

    names: list[str]
    ways: list[Steps]
    why: int = events.USUAL
    """What lets one choose: a card as it is played, a tool, or a card that was discarded for it."""

    def run(self, state: Table, subject: int) -> None:
        """Ask, or take the only way there is."""
        ask = Choice(self.names, self.ways, self.why)
        options = ask.options(state, subject, subject)
        if len(options) == 1:
            ask.go(state, subject, options[0])
        else:
            state.push(subject, [ask])


class Choice(Ask[Table]):
    """The question which of several ways is taken."""

    names: list[str]
    ways: list[Steps]
    why: int

    def rule(self, state: Table, subject: int) -> str:
        """Return the rule of what lets one choose."""
        return self.rule_as(f"Choice.{events.CAUSES.names[self.why]}", state, subject)

    def source(self, state: Table, subject: int) -> str:
        """Return what lets one choose."""
        by_row = self.why in (events.BY_TOOL, events.BY_MONSTER)
        return spent(state, Choose) if by_row else played(state, subject, Choose)

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer the ways that are possible."""
        ways = zip(self.names, self.ways, strict=True)  # no mutant: `strict` only guards against a slip in a table
        return [CHOOSE + state.box.choices.index(name) for name, steps in ways if possible(state, subject, steps)]

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Go that way."""
        tell_choice(state, seat, pick, self.why, self.source(state, subject))
        self.go(state, subject, pick)

    def go(self, state: Table, subject: int, pick: int) -> None:
        """Do what this way gives."""
        state.perform(subject, self.ways[self.names.index(state.box.choices[pick % KIND])])


def tell_choice(s: Table, seat: int, pick: int, why: int, source: str) -> None:
    """Tell which way was chosen, and by which card one could."""
    if s.log is not None:
        s.emit(events.CHOSE, seat, pick % KIND, why, c=number_of(s, source))


class ReplaceRowCard(Ask[Table]):
    """Swap a card of the row for the top of the dungeon deck; its attack symbol does nothing."""

    def source(self, state: Table, subject: int) -> str:
        """Return the card that was played for it."""
        return played(state, subject, ReplaceRowCard)

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer every different card in the row, if there is one to replace it."""
        if not state.refillable():
            return []
        return distinct(sorted(card for card in state.dungeon.row if card != GAP), REPLACE)

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Discard it and turn up another one, with its arrival."""
        dungeon = state.dungeon
        slot = dungeon.row.index(pick - REPLACE)
        if state.log is not None:
            state.emit(events.REPLACED, seat, pick - REPLACE, number_of(state, self.source(state, subject)))
        card = reveal(state, slot, events.MID_TURN)
        dungeon.discard.append(pick - REPLACE)
        arrive(state, subject, card)

    def why_not(self, state: Table, subject: int, seat: int, pick: int) -> Refusal:
        """Only cards in the row can be replaced."""
        return state.refusal_of(REPLACE, pick, NOT_REPLACEABLE, self.source(state, subject))
