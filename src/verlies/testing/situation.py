"""A situation in some game: answers, refusals and forced chance, on both builds."""

from collections.abc import Iterator
from typing import Any, ClassVar, TypeVar

from verlies.core.errors import IllegalAnswer
from verlies.core.event import Event, facts_of
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.core.state import State

S = TypeVar("S", bound=State)


class Situation:
    """A match with short words for what tests do all the time."""

    came_up: ClassVar[set[str]] = set()
    """The ids that came up in answers and events of all situations, until somebody clears it."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        match.opening = []

    @property
    def state(self) -> Any:
        """The true state, to look at or to lay out."""
        return self.match.state

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return list(self.match.state.pending())

    def ready(self) -> None:
        """Put the open question again, after the state was laid out by hand; what happened before is forgotten."""
        events: list[Event] = []
        self.match.state.log = events
        self.match.state.advance()
        self.match.state.log = None
        self.match.entries.clear()
        self.match.opening = events
        self._note(events)

    def do(self, *words: str, seat: int | None = None) -> None:
        """Give answers, one after the other, for whoever is asked (or for `seat`)."""
        for word in words:
            self.match.answer(word, seat)
            self.came_up.add(word.partition(":")[2])
            self._note(self.match.entries[-1].events)

    def _note(self, events: list[Event]) -> None:
        """Remember the ids in the facts of events."""
        game = self.match.game
        for event in events:
            for _, noun, value in facts_of(game.about.events[event.kind], event):
                self.came_up.add(str(game.told(noun, value)))

    def offers(self, prefix: str = "", seat: int | None = None) -> list[str]:
        """Return the offered options that begin with a prefix."""
        who = self.asked[0] if seat is None and self.asked else seat
        options = self.match.state.options_of(-1 if who is None else who)
        words = [self.match.game.about.vocabulary.word(option) for option in options]
        return [word for word in words if word.startswith(prefix)]

    def refuse(self, word: str, reason: str | None = None, seat: int | None = None) -> None:
        """Assert that an answer is neither offered nor accepted, for a reason, and changes nothing."""
        who = self.asked[0] if seat is None and self.asked else -1 if seat is None else seat
        assert word not in self.offers(seat=who), f"{word} is offered"
        self.came_up.add(word.partition(":")[2])
        before = self.match.game.digest(self.match.state)
        given = self._refusal(word, who)
        assert reason in (None, given), f"{word} is refused for {given}, not {reason}"
        assert self.match.game.digest(self.match.state) == before, f"the refused {word} changed something"

    def _refusal(self, word: str, seat: int) -> str:
        try:
            self.match.answer(word, seat)
        except IllegalAnswer as error:
            return error.refusal.message
        raise AssertionError(f"{word} was accepted")

    def force(self, stream: int, *values: int) -> None:
        """Lay down the next results of a chance stream."""
        chance = self.match.state.chance
        chance.forced = [*chance.forced, *((stream, value) for value in values)]

    def events(self, seat: int = 0) -> list[str]:
        """Return the kinds of all events since the situation was laid out, as a seat sees them."""
        return [entry.kind for entry in self.match.log(seat)]

    def told(self, kind: str, fact: str, seat: int = 0) -> list[str | int]:
        """Return one fact of all events of a kind since the situation was laid out, as a seat sees them."""
        return [entry.facts[fact] for entry in self.match.log(seat) if entry.kind == kind]


def at_random(state: S, seed: int) -> Iterator[S]:
    """Yield a state before the first and after every answer of a game in which all answers are random."""
    rng = Rng(seed)
    yield state
    while not state.over():
        state.answer(state.asked, state.open[rng.below(len(state.open))])
        yield state
