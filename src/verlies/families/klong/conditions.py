"""Conditions: what bonus effects and bonus points wait for."""

from verlies.core.agenda import Condition

from .kinds import COMPANION
from .state import Table


class Owns(Condition[Table]):
    """Owning at least one of these tokens."""

    tokens: list[int]

    def due(self, state: Table, subject: int) -> int:
        """Return 1 once one of them is owned."""
        for token in state.thieves[subject].tokens:
            if token in self.tokens:
                return 1
        return 0


class OwnsKinds(Condition[Table]):
    """Owning at least `n` different ones of these tokens."""

    n: int
    tokens: list[int]

    def due(self, state: Table, subject: int) -> int:
        """Return 1 if enough different ones are owned."""
        owned = state.thieves[subject].tokens
        kinds = sum(1 for token in self.tokens if token in owned)
        return 1 if kinds >= self.n else 0


class AnotherCompanion(Condition[Table]):
    """A second companion beside this one in the play area."""

    def due(self, state: Table, subject: int) -> int:
        """Return 1 once two companions lie there."""
        cards = state.box.cards
        companions = 0
        for card in state.thieves[subject].played:
            if cards[card].banner == COMPANION:
                companions += 1
        return 1 if companions >= 2 else 0


class ClankMade(Condition[Table]):
    """Every noise made this turn, before or after."""

    def due(self, state: Table, subject: int) -> int:
        """Return how much noise was made."""
        return state.turn.clank


class GoldGained(Condition[Table]):
    """Every single gain of gold this turn, before or after."""

    def due(self, state: Table, subject: int) -> int:
        """Return how many gains there were."""
        return state.turn.gains


class PerGold(Condition[Table]):
    """Every full `n` gold owned."""

    n: int

    def due(self, state: Table, subject: int) -> int:
        """Return how many times n gold are owned."""
        return state.thieves[subject].gold // self.n


class PerCard(Condition[Table]):
    """Every copy of a reserve card in the own deck, wherever it lies."""

    pile: int
    """The number of the reserve pile the card came from."""

    def due(self, state: Table, subject: int) -> int:
        """Return how many copies are owned."""
        return state.thieves[subject].cards().count(state.box.reserve[self.pile])
