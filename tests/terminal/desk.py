"""A desk for tests: a session with a typist instead of a person, and what it wrote."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

import verlies
from verlies.core.game import Game
from verlies.core.observe import Observation
from verlies.core.rng import Rng
from verlies.core.rules import Rules
from verlies.terminal import store
from verlies.terminal.screen import Closed, Screen
from verlies.terminal.session import Quit, Session
from verlies.text import Words


class AnyMove:
    """A bot that does not care."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        return observation.options[rng.below(len(observation.options))]


def any_move(_name: str, _game: Rules[Any]) -> AnyMove:
    return AnyMove()


class Typist(io.StringIO):
    """Types prepared lines, then what a function says, then nothing more."""

    def __init__(self, lines: Iterable[str], then: Callable[[], str] | None = None) -> None:
        super().__init__()
        self.lines = list(lines)
        self.then = then

    def readline(self, _size: int = -1, /) -> str:  # type: ignore[override]
        if self.lines:
            return self.lines.pop(0) + "\n"
        return self.then() + "\n" if self.then else ""


class Desk:
    """A match at a terminal whose typist is a script."""

    def __init__(
        self,
        seats: str = "you,bot",
        *lines: str,
        seed: str = "7",
        language: str = "de",
        plain: bool = True,
        game: Game[Any] | None = None,
        path: Path | None = None,
        width: int = 80,
        warns: bool = False,
    ) -> None:
        self.out = io.StringIO()
        self.typist = Typist(lines)
        self.game = game or verlies.game("klong")
        who = ["human" if seat == "you" else seat for seat in seats.split(",")]
        self.match = self.game.new(len(who), seed, {"start": "0"} if game is None else {})
        self.match.header = msgspec.structs.replace(self.match.header, controllers=who)
        screen = Screen(self.typist, self.out, plain, width, 24)
        words = Words.of(self.game, self.match.header, language)
        self.session = Session(self.match, screen, words, path or Path("x.verlies"), any_move, Rng(1))
        self.session.warns = warns
        if path is not None:
            self.session.journal = store.keep(self.match, path)

    def run(self) -> str:
        """Play until the script is over; return what was written."""
        try:
            self.session.run()
        except (Closed, Quit):
            pass
        finally:
            self.session.close()
        return self.out.getvalue()

    def play_on(self, choose: Callable[[list[str]], str]) -> str:
        """Play to the end, every question answered by a function of its options."""
        match = self.match

        def typed() -> str:
            seats = [seat for decision in match.decisions for seat in decision.seats]
            seat = next(seat for seat in seats if seat in self.session.humans)
            return choose([option.id for option in match.decisions_of(seat)[0].options])

        self.typist.then = typed
        return self.run()


def said(text: str, *parts: str) -> None:
    """Assert that all of these were written."""
    missing = [part for part in parts if part not in text]
    assert not missing, f"not written: {missing}\n{text[-3000:]}"
