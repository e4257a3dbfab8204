"""Conditions that only Katakomben has: what bonus effects and bonus points wait for."""

from verlies.core.agenda import Condition

from ...families.klong.content import SECRET_TOME
from ...families.klong.kinds import GEM
from ...families.klong.state import Table
from .content.ids import CROWNS
from .state import Catacombs


class ClankAtLeast(Condition[Table]):
    """So much noise this turn."""

    n: int

    def due(self, state: Table, subject: int) -> int:
        """Return 1 once it was made."""
        return int(state.turn.clank >= self.n)


class PerToken(Condition[Table]):
    """Every one of these tokens that one owns."""

    tokens: list[int]

    def due(self, state: Table, subject: int) -> int:
        """Return how many are owned."""
        return sum(1 for token in state.thieves[subject].tokens if token in self.tokens)


class OwnsCards(Condition[Table]):
    """Owning at least `n` copies of a reserve card, wherever they lie."""

    pile: int
    n: int

    def due(self, state: Table, subject: int) -> int:
        """Return 1 if there are enough."""
        return int(state.thieves[subject].cards().count(state.box.reserve[self.pile]) >= self.n)


class CrownAndGem(Condition[Table]):
    """Owning a crown and a gem."""

    def due(self, state: Table, subject: int) -> int:
        """Return 1 if both are there."""
        thief = state.thieves[subject]
        gem = any(state.box.cards[card].banner == GEM for card in thief.cards())
        return int(gem and any(token in CROWNS for token in thief.tokens))


class TomeLies(Condition[Table]):
    """A secret tome in play area or discard pile."""

    def due(self, state: Table, subject: int) -> int:
        """Return 1 once one lies there."""
        thief = state.thieves[subject]
        return int(SECRET_TOME in thief.played or SECRET_TOME in thief.discard)


class SkillMade(Condition[Catacombs]):
    """So much skill gained this turn, spent or not."""

    n: int

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once it was gained."""
        return int(state.deeds.skill >= self.n)


class GoldMade(Condition[Catacombs]):
    """So much gold gained this turn, spent or not."""

    n: int

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once it was gained."""
        return int(state.deeds.gold >= self.n)


class BeenInCave(Condition[Catacombs]):
    """Being in a crystal cave at any moment of the turn."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once one was."""
        return int(state.deeds.caved or state.in_cave(subject))


class BeatMonster(Condition[Catacombs]):
    """A monster of the row beaten this turn."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once one was."""
        return int(state.deeds.beaten > 0)


class PortalUsed(Condition[Catacombs]):
    """A portal used this turn."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once one was."""
        return int(state.deeds.portal)


class FreedNow(Condition[Catacombs]):
    """A captive freed this turn."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once one was."""
        return int(state.deeds.freed > 0)


class MarkedNow(Condition[Catacombs]):
    """A shrine marked this turn."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once one was."""
        return int(state.deeds.marked > 0)


class Captives(Condition[Catacombs]):
    """So many captives freed."""

    n: int

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once there are enough."""
        return int(state.captives_of(subject) >= self.n)


class PerCaptive(Condition[Catacombs]):
    """Every captive freed."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return how many were."""
        return state.captives_of(subject)


class OwnMarks(Condition[Catacombs]):
    """Every own mark on a shrine."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return how many there are."""
        return state.marks_by(subject)
