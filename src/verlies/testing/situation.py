"""A situation in some game: answers, refusals and forced chance, on both builds."""

from typing import Any

from verlies.core.errors import IllegalAnswer
from verlies.core.match import Match


class Situation:
    """A match with short words for what tests do all the time."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match

    @property
    def state(self) -> Any:
        """The true state, to look at or to lay out."""
        return self.match.state

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return list(self.match.state.pending())

    def ready(self) -> None:
        """Put the open question again, after the state was laid out by hand."""
        self.match.state.advance()
        self.match.entries.clear()

    def do(self, *words: str, seat: int | None = None) -> None:
        """Give answers, one after the other, for whoever is asked (or for `seat`)."""
        for word in words:
            self.match.answer(word, seat)

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
        return [entry.kind for entry in self.match.log(seat, since=1)]
