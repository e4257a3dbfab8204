"""What cards and tokens of Katakomben do beside the vocabulary of the family."""

from typing import Any

from verlies.core.agenda import Ask, Condition, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal

from ...families.klong.effects import Because, Effect, possible, tell_choice
from ...families.klong.endturn import trash
from ...families.klong.events import BY_MONSTER, BY_PARTY, BY_TOOL, USUAL
from ...families.klong.kinds import MONSTER, Card, Steps
from ...families.klong.lacking import refused
from ...families.klong.options import BUY, CHOOSE, FIGHT, USE
from ...families.klong.reasons import IS_DEVICE, NOT_A_DEVICE, NOT_A_MONSTER, NOT_IN_ROW, OK
from ...families.klong.shop import BY_BANNER, acquire, employ
from ...families.klong.sources import named, played, spent
from ...families.klong.state import GAP, Table
from . import events
from .content.ids import BOT, IDOL
from .options import GIVE_BACK, TOPDECK
from .reasons import NEVER_LAY_THERE, NO_GIVING_BACK, NO_PICK_FOR_CARD, NOT_TO_BE_STOLEN
from .rooms import find_major, find_minor, free, take_tome
from .state import Catacombs

# Lockpicks


class Picks(Step[Catacombs]):
    """Lockpicks from the bank, which never runs out."""

    n: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Take them."""
        state.add_picks(subject, self.n)
        state.emit(events.PICKS, subject, self.n)


class PayPicks(Effect):
    """Lockpicks as the price of what follows."""

    n: int

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether there are enough."""
        assert isinstance(state, Catacombs)
        return state.picks[subject] >= self.n

    def run(self, state: Table, subject: int) -> None:
        """Pay them."""
        assert isinstance(state, Catacombs)
        pay_picks(state, subject, self.n)


def pay_picks(s: Catacombs, seat: int, n: int) -> None:
    """Pay lockpicks for what the card gives that was just played."""
    s.add_picks(seat, -n)
    s.emit(events.PAID, seat, 0, n, c=s.thieves[seat].played[-1])


# Tokens and tomes


class FindMinor(Step[Catacombs]):
    """A small secret from the bank."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Turn it up."""
        find_minor(state, subject)


class FindMajor(Step[Catacombs]):
    """A large secret from the bank."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Turn it up."""
        find_major(state, subject, BY_TOOL)


class Free(Step[Catacombs]):
    """Captives are freed."""

    n: int

    def run(self, state: Catacombs, subject: int) -> None:
        """Free them."""
        free(state, subject, self.n)


class TakeTome(Step[Catacombs]):
    """A secret tome from the reserve, for nothing."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Take it, if one is left."""
        take_tome(state, subject, BY_MONSTER)


class GiveIdols(Step[Catacombs]):
    """Every thief may put idols back into the shrine, for a secret tome each."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Ask them, the active one first."""
        for seat in reversed(state.everybody_inside()):
            state.push(seat, [GIVE_IDOL])


class GiveIdol(Ask[Catacombs]):
    """Whether an idol goes back to where it lay; the golden monkey bot never lay there."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the monster that was beaten for it."""
        return spent(state, GiveIdols)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer it while there are idols and tomes."""
        tomes = state.dungeon.reserve[-1]
        return [PASS, GIVE_BACK + IDOL] if IDOL in state.thieves[seat].tokens and tomes else []

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Give it back, and ask again."""
        if pick == PASS:
            return
        state.thieves[seat].lose(IDOL)
        state.own_loot().idols += 1
        state.emit(events.GAVE_BACK, seat, IDOL)
        take_tome(state, seat, BY_PARTY)
        state.push(seat, [GIVE_IDOL])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Only idols out of the shrine go back."""
        return state.refusal_of(GIVE_BACK, pick, NEVER_LAY_THERE if pick - GIVE_BACK == BOT else NO_GIVING_BACK)


# Cards


class TrashSelf(Step[Catacombs]):
    """The card that was just played leaves the game."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Put it into the box."""
        trash(state, subject, state.thieves[subject].played[-1])


class MayTopdeck(Step[Catacombs]):
    """The card that was just acquired may be put on top of the deck."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Ask for it."""
        state.push(subject, [Topdeck(state.thieves[subject].discard[-1])])


class Topdeck(Ask[Catacombs]):
    """Whether a card goes on top of the deck instead of the discard pile."""

    card: int

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card itself."""
        return named(state.box.cards[self.card])

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer both."""
        return [PASS, TOPDECK + self.card]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Put it on top, where everybody saw it."""
        if pick != PASS:
            thief = state.thieves[seat]
            thief.discard.remove(self.card)
            thief.deck.put_on_top(self.card, (1 << state.seats) - 1)
            state.emit(events.TOPPED, seat, self.card)


class Later(Effect):
    """`then`, once for every time a condition comes true this turn, by a card that went to the dungeon discard pile."""

    condition: Condition[Any]
    then: Steps

    def run(self, state: Table, subject: int) -> None:
        """Let it wait, with that card as its cause."""
        state.wait_for(self.condition, [Because(state.dungeon.discard[-1]), *self.then], subject)


# Choices


class AllIf(Effect):
    """One of several ways; the others, too, once a condition comes true this turn."""

    names: list[str]
    ways: list[Steps]
    condition: Condition[Any]

    def run(self, state: Table, subject: int) -> None:
        """Give all, or ask for the first."""
        if self.condition.due(state, subject):
            state.perform(subject, [step for way in self.ways for step in way])
        else:
            state.push(subject, [FirstOf(self.names, self.ways, self.condition)])


class FirstOf(Ask[Table]):
    """Which of several ways is taken before the others come."""

    names: list[str]
    ways: list[Steps]
    condition: Condition[Any]

    def source(self, state: Table, subject: int) -> str:
        """Return the card that was played for it."""
        return played(state, subject, AllIf)

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer them all."""
        return [CHOOSE + state.box.choices.index(name) for name in self.names]

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Go that way; the others wait."""
        at = self.names.index(state.box.choices[pick % KIND])
        rest = [step for number, way in enumerate(self.ways) if number != at for step in way]
        state.wait_for(self.condition, [Because(state.thieves[seat].played[-1]), *rest], subject)
        tell_choice(state, seat, pick, USUAL, self.source(state, subject))
        state.perform(subject, self.ways[at])


class ChooseTwo(Effect):
    """Two different ones of several ways."""

    names: list[str]
    ways: list[Steps]

    def run(self, state: Table, subject: int) -> None:
        """Ask for the first."""
        state.push(subject, [Some(self.names, self.ways, 2)])


class Some(Ask[Table]):
    """Which of several ways is taken; then which of the others, until there were enough."""

    names: list[str]
    ways: list[Steps]
    n: int

    def source(self, state: Table, subject: int) -> str:
        """Return the device that was used for it."""
        return spent(state, ChooseTwo)

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer those that are possible."""
        ways = zip(self.names, self.ways, strict=True)  # no mutant: `strict` only guards against a slip in a table
        return [CHOOSE + state.box.choices.index(name) for name, steps in ways if possible(state, subject, steps)]

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Go that way, and ask for the next."""
        at = self.names.index(state.box.choices[pick % KIND])
        if self.n > 1:
            names, ways = self.names[:at] + self.names[at + 1 :], self.ways[:at] + self.ways[at + 1 :]
            state.push(subject, [Some(names, ways, self.n - 1)])
        tell_choice(state, seat, pick, BY_TOOL, self.source(state, subject))
        state.perform(subject, self.ways[at])


# The row for nothing


class Theft(Effect):
    """Lockpicks for a device or card of the row, which costs no skill then."""

    n: int

    def possible(self, state: Table, subject: int) -> bool:
        """Return whether there are enough, and something to steal."""
        assert isinstance(state, Catacombs)
        return state.picks[subject] >= self.n and bool(stealable(state, subject, self.n))

    def run(self, state: Table, subject: int) -> None:
        """Pay, and ask what is stolen."""
        assert isinstance(state, Catacombs)
        pay_picks(state, subject, self.n)
        state.push(subject, [STEAL])


def stealable(s: Catacombs, seat: int, picks: int) -> list[int]:
    """Return what could be had from the row without skill, once so many lockpicks are paid."""
    cards = s.box.cards
    out: list[int] = []
    for number in s.dungeon.row:
        option = BY_BANNER[cards[number].banner] + number
        if number != GAP and option not in out and theft_refusal(s, seat, cards[number], picks) == OK:
            out.append(option)
    return out


def theft_refusal(s: Catacombs, seat: int, card: Card, picks: int) -> int:
    """Return why a card of the row cannot be had without skill; only monsters are bound to places."""
    if card.banner == MONSTER:
        return NOT_TO_BE_STOLEN
    return NO_PICK_FOR_CARD if s.picks[seat] - picks < card.picks else s.extra_refusal(seat, card)


def loot_refusal(s: Catacombs, seat: int, kind: int, number: int) -> int:
    """Return why something is not stolen, now that the lockpick for it is paid."""
    card = s.box.cards[number]
    if number not in s.dungeon.row:
        return NOT_IN_ROW
    if card.banner == MONSTER:
        return NOT_TO_BE_STOLEN
    if kind == FIGHT:
        return NOT_A_MONSTER
    if kind != BY_BANNER[card.banner]:
        return NOT_A_DEVICE if kind == USE else IS_DEVICE
    return theft_refusal(s, seat, card, 0)


class Steal(Ask[Catacombs]):
    """What is taken from the row without paying its skill."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card that was played for it."""
        return played(state, subject, Theft)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer devices and cards."""
        return stealable(state, seat, 0)

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Use the device, or take the card, with what it does then."""
        if pick - pick % KIND == USE:
            employ(state, seat, pick - USE, 0)
        else:
            acquire(state, seat, pick - BUY, 0)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Monsters stay, and so does what costs gold or lockpicks that one does not have."""
        kind = pick - pick % KIND
        if kind not in (BUY, USE, FIGHT):
            return NOT_OFFERED
        refusal = refused(state, seat, pick, loot_refusal(state, seat, kind, pick % KIND))
        return refusal.told({"source": self.source(state, subject)})


GIVE_IDOL = GiveIdol()
STEAL = Steal()
