"""Looking at a played game again: step by step, back, and to any moment."""

import re
from collections.abc import Callable
from typing import Any

from rich.text import Text

from ..core.errors import BadSetup
from ..core.match import Match, deal
from ..core.record import Line
from ..core.state import lowest
from ..text import Words, seat_colours
from . import ending, story
from .drawing import Drawing
from .look import Look
from .rooms import map_of
from .screen import Screen
from .table import Painter
from .valued import Valued


class Replay:
    """A finished or unfinished match at any of its moments."""

    def __init__(self, match: Match[Any], screen: Screen, words: Words) -> None:
        self.match = match
        self.screen = screen
        self.viewer = -1
        self.at = 0
        self.static = match.game.static(match.header.settings)
        self.words: Words = Valued.by(words, self.static)
        self.look = Look(seat_colours(match.header.settings, match.header.seats))
        self._moves: dict[str, Callable[[], int]] = {
            "": lambda: self.at + 1,
            "n": lambda: self.at + 1,
            "b": lambda: self.at - 1,
            "s": lambda: 0,
            "e": self.count,
        }

    def count(self) -> int:
        """Return how many answers there are."""
        return self.match.answers

    def moment(self, at: int) -> Match[Any]:
        """Return the match as it was after so many answers."""
        return self.match.at(at)

    def run(self) -> None:
        """Take commands until somebody has seen enough."""
        self.show()
        while True:
            typed = self.screen.ask(f"{self.at}/{self.count()}> ").casefold()
            if typed in ("q", "quit", "exit", "schluss"):
                return
            self.obey(typed)

    def obey(self, typed: str) -> None:
        """Go to another moment, or look from another seat."""
        if typed in self._moves:
            self.jump(self._moves[typed]())
        elif typed.isascii() and typed.isdigit():
            self.jump(int(typed[:6]))
        elif re.fullmatch(r"v\s*[0-9]+", typed):
            self._turn_to(typed[1:].strip())
        elif typed in ("map", "plan"):
            self._map()
        else:
            self._write(self.words.say("replay-unknown"))
            self._write(self.words.say("replay-help"))

    def jump(self, at: int) -> None:
        """Show the table after so many answers."""
        self.at = min(max(at, 0), self.count())
        self.show()

    def look_from(self, seat: int) -> None:
        """Look from the seat of a number, 1 being the first and 0 a spectator; another one raises `BadSetup`."""
        seats = self.match.header.seats
        if not 0 <= seat <= seats:
            raise BadSetup("no-such-seat", seat=seat, seats=seats)
        self.viewer = seat - 1

    def _turn_to(self, typed: str) -> None:
        try:
            self.look_from(int(typed[:6]))
        except BadSetup as error:
            self._write(self.words.error(error))
            return
        name = self.words.player(self.viewer) if self.viewer >= 0 else ""
        self._write(self.words.say("replay-viewer", player=name) if name else self.words.say("replay-spectator"))
        self.show()

    def _map(self) -> None:
        scene = self.moment(self.at).scene(self.viewer)
        for line in map_of(self._painter(), scene, self.screen.width, self.screen.height).lines():
            self.screen.write(line)

    def _painter(self) -> Painter:
        header = self.match.header
        scene, width = self.moment(self.at).scene(self.viewer), self.screen.columns()
        return Painter(self.words, self.static, self.viewer, self.look, header.controllers, width, scene)

    def show(self) -> None:
        """Draw the table at this moment, with what led to it."""
        match = self.moment(self.at)
        drawing = Drawing(self._painter(), match.scene(self.viewer), self.screen)
        entries = [entry for entry in match.log(self.viewer, self.at) if entry.number == self.at]
        log = story.told(match, self.words, entries, None if self.screen.plain else self.look)
        if self.screen.plain:
            for line in drawing.plain(log):
                self.screen.write(line)
        else:
            self.screen.clear()
            for part in drawing.picture(log, []):
                self.screen.show(part)
        self._foot(match)

    def _foot(self, match: Match[Any]) -> None:
        if match.result is not None:
            for line in ending.result_lines(self.words, self.look, match.result, match.by_one):
                self.screen.write(line)
        self._write(self.words.say("replay-at", number=self.at, count=self.count()))
        self._write(self.words.say("replay-help"))

    # The whole game at once

    def dump(self) -> None:
        """Write the whole game as one list, take-backs included."""
        then = deal(self.match.game, self.match.header)
        self._write(self.words.story(then.log(self.viewer)))
        for number, line in enumerate(self.match.lines, 1):
            self._write(f"{number}. {self._repeat(then, line)}")
        if then.result is not None:
            for text in ending.result_lines(self.words, self.look, then.result, then.by_one):
                self.screen.write(text)

    def _repeat(self, then: Match[Any], line: Line) -> str:
        """Do one line of the record again, and return what happened."""
        if line.undo >= 0:
            seat = lowest(line.by) if line.by else then.actor(then.answers)
            then.accept_undo(line)
            return self.words.say("replay-undo", player=self.words.player(seat))
        then.answer(line.pick, line.seat)
        told = self.words.story(then.log(self.viewer, then.answers))
        option = then.option(then.code(line.pick))
        return told or self.words.say(
            "replay-answer", player=self.words.player(line.seat), text=self.words.option(option)
        )

    def _write(self, text: str) -> None:
        self.screen.write(Text(text))
