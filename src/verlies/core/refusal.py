"""Why something is not possible: a sentence with its rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .gaps import filled

Facts = dict[str, str | int]
"""What a sentence needs to know, by the names of its gaps."""


@dataclass(frozen=True)
class Refusal:
    """A reason: the id of its text, the rule behind it and the facts the sentence needs."""

    message: str
    rule: str = ""
    """A rule, or the text of a card, as `cited` says it."""
    facts: Facts = field(default_factory=dict)
    misfit: bool = False
    """Whether the thing is never good for this, so that it says little of why nothing can be done with it."""

    def told(self, facts: Mapping[str, str | int]) -> "Refusal":
        """Return it with facts of this very case, which its rule may have gaps for."""
        return Refusal(self.message, filled(self.rule, facts), {**self.facts, **facts}, self.misfit)

    def __reduce__(self) -> tuple[Any, ...]:
        """Go from one process to another, compiled or not."""
        return Refusal, (self.message, self.rule, self.facts, self.misfit)


NOT_OFFERED: Final = Refusal("not-offered")
"""The option exists in the game but not at this moment."""
NOT_YOUR_TURN: Final = Refusal("not-your-turn")
"""Another seat is asked."""
GAME_OVER: Final = Refusal("game-over")
"""Nobody is asked any more."""
POSSIBLE: Final = Refusal("possible")
"""Nothing speaks against it: the option is offered to this seat now. It needs no rule."""


def telling(refusal: Refusal, own: bool) -> int:
    """Return how much a refusal says of a thing on the table: most if it is about what all see, least if about all."""
    if refusal.message == NOT_OFFERED.message:
        return 0
    if refusal.misfit:
        return 1
    return 2 if own else 3
