"""What the model is told of a game: what chance decided, in the order in which it came."""

from collections import defaultdict, deque
from typing import NamedTuple

from .pile import Impossible


class Word(NamedTuple):
    """One thing that was told."""

    seat: int
    thing: str


class Told:
    """What was told after the last answer, by its kind."""

    def __init__(self) -> None:
        self.words: dict[str, deque[Word]] = defaultdict(deque)

    def tell(self, kind: str, seat: int, thing: str) -> None:
        """Tell one more thing."""
        self.words[kind].append(Word(seat, thing))

    def next(self, kind: str) -> Word:
        """Return what comes next of a kind."""
        if not self.words[kind]:
            raise Impossible(f"nothing was told of {kind}")
        return self.words[kind].popleft()

    def of_seat(self, kind: str, seat: int) -> str:
        """Return what comes next of a kind for a seat."""
        for word in self.words[kind]:
            if word.seat == seat:
                self.words[kind].remove(word)
                return word.thing
        raise Impossible(f"nothing was told of {kind} for {seat}")

    def expect(self, kind: str, seat: int, thing: str) -> None:
        """Hear what must come next."""
        word = self.next(kind)
        if word != (seat, thing):
            raise Impossible(f"{kind} is {word}, and not {thing} of {seat}")

    def left(self) -> list[str]:
        """Return what nobody listened to."""
        return [f"{kind} {word}" for kind, words in self.words.items() for word in words if kind != "discarded"]
