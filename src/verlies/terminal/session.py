"""A game at one keyboard: people and bots in turn, everything saved before it counts."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ..core.decision import Decision
from ..core.errors import VerliesError
from ..core.files import Journal
from ..core.match import Match
from ..core.option import PASS, Option
from ..core.record import HUMAN
from ..core.refusal import Refusal
from ..core.rng import Rng
from ..core.rules import Rules
from ..core.scene import Scene
from ..text import Words, catalogue, seat_colours
from ..text.words import inner
from . import ending, story
from .around import Surroundings
from .drawing import Drawing
from .look import ALARM, Look
from .screen import Screen
from .table import Painter
from .valued import Valued
from .wishes import Wishes

if TYPE_CHECKING:
    from ..bots import Bot

BotMaker = Callable[[str, Rules[Any]], "Bot"]


class Quit(Exception):
    """The players want to stop for now."""


class Session:
    """One match at one screen."""

    def __init__(
        self, match: Match[Any], screen: Screen, words: Words, path: Path, make_bot: BotMaker, rng: Rng
    ) -> None:
        self.match, self.screen = match, screen
        self.path = path
        self.make_bot = make_bot
        self.rngs = [Rng(int.from_bytes(rng.key()[:12], "little")) for _ in range(match.header.seats)]
        """A generator for every seat, so that no bot can reach another's."""
        self.journal: Journal | None = None
        self.static = match.game.static(match.header.settings)
        self.words: Words = Valued.by(words, self.static)
        self.controllers = match.header.controllers
        self.look = Look(seat_colours(match.header.settings, match.header.seats))
        self.humans = [seat for seat, who in enumerate(self.controllers) if who == HUMAN]
        self._bots: dict[tuple[str, int], Bot] = {}
        self._seen = dict.fromkeys([-1, *self.humans], -1)
        """How many answers each reader has read about; -1 before the set-up."""
        self._at_screen = self.humans[0] if len(self.humans) == 1 else -1
        """The human who looks at the screen now; -1 if nobody may see more than the others."""
        self._stood: dict[int, tuple[str, int]] = {}
        """Where each reader's pawn was when it was last drawn."""
        self._fresh = True
        """Whether the reader has not seen the whole table since somebody else chose."""
        self.wishes = Wishes(match, self.humans)
        self.warns = True
        """Whether somebody is asked before what can still be used is given up."""

    def close(self) -> None:
        """Let go of the file the match is kept in."""
        if self.journal is not None:
            self.journal.close()

    def catch_up(self) -> None:
        """Take it that every human knows what happened up to their own last answer."""
        for number in range(1, self.match.answers + 1):
            seat = self.match.actor(number)
            if seat in self._seen:
                self._seen[seat] = number

    def run(self) -> None:
        """Play until the game is over; `Quit` and `Closed` end it before."""
        for seat, name in enumerate(self.controllers):
            if name != HUMAN:
                self.bot(name, seat)
        while not self.match.over:
            seat = self._next_seat()
            if seat in self.humans:
                self._human(seat)
            else:
                self._bot_turn(seat)
        self._end()

    def _next_seat(self) -> int:
        """Return who answers next: of several that are asked, a human before a bot."""
        asked = [seat for decision in self.match.decisions for seat in decision.seats]
        return next((seat for seat in asked if seat in self.humans), asked[0])

    # Bots

    def bot(self, name: str, seat: int) -> "Bot":
        """Return the bot of that name on a seat; two seats never share one, or it would know both hands."""
        if (name, seat) not in self._bots:
            self._bots[name, seat] = self.make_bot(name, self.match.game)
        return self._bots[name, seat]

    def advice(self, name: str, seat: int) -> Option:
        """Return what a bot would do on a seat, knowing what that seat knows."""
        from ..bots import ask

        answer = ask(name, self.bot(name, seat), self.match.observe(seat), self.rngs[seat])
        return self.match.option(answer)

    def _bot_turn(self, seat: int) -> None:
        self.match.answer(self.advice(self.controllers[seat], seat), seat)
        self._fresh = True
        if not self.humans:
            self._tell(-1)

    # Humans

    def _human(self, seat: int) -> None:
        """Show the table and take commands until one of them changes it."""
        from .commands import Commands

        if self.wishes.passes(seat):
            self.wishes.given(passed=True)
            self.match.answer(PASS, seat)
            return
        self._curtain(seat)
        self.draw(seat)
        if self.wishes.advises(seat):
            self.say("windows-advice")
        commands = Commands(self, seat)
        while not commands.obey(self.screen.ask(f"{self.words.player(seat)}> ")):
            pass

    def _curtain(self, seat: int) -> None:
        """Between two people at one screen, hide all and wait for the next one."""
        if self._at_screen == seat or len(self.humans) == 1:
            return
        self.screen.wipe()
        self.screen.ask(self.words.say("curtain", player=self.words.player(seat)) + " ")
        self._at_screen = seat
        self._fresh = True

    def answer(self, option: Option, seat: int) -> None:
        """Give a human's answer."""
        self.wishes.given()
        self.match.answer(option, seat)

    def undo(self, seat: int) -> None:
        """Take back a human's last answer, and with it the passes that were given for them since."""
        self.match.undo(seat)
        while self.wishes.taken_back() and self.match.can_undo(seat):
            self.match.undo(seat)

    def decision(self, seat: int) -> Decision:
        """Return the question a seat has to answer."""
        return self.match.decisions_of(seat)[0]

    def asks(self, seat: int, ask: str) -> bool:
        """Return whether a seat has to answer this kind of question."""
        return any(decision.ask == ask for decision in self.match.decisions_of(seat)[:1])

    # What is shown

    def scene(self, seat: int) -> Scene:
        """Return the table as a seat sees it."""
        return self.match.scene(seat)

    def painter(self, seat: int) -> Painter:
        """Return what draws things for a seat."""
        width = self.screen.columns()
        return Painter(self.words, self.static, seat, self.look, self.controllers, width, self.scene(seat))

    def draw(self, seat: int, whole: bool = False) -> None:
        """Draw the table; on a plain screen all of it only once a turn or on demand."""
        self.screen.resize()
        painter, scene = self.painter(seat), self.scene(seat)
        drawing = Drawing(painter, scene, self.screen, self._has_moved(seat, painter, scene))
        log = self._news(seat)
        if self.screen.plain:
            lines = drawing.plain(log) if whole or self._fresh else drawing.brief(log)
            for line in lines:
                self.screen.write(line)
        else:
            self.screen.clear()
            for part in drawing.picture(log, [] if log else self.lately(seat, 5)):
                self.screen.show(part)
        self._fresh = False

    def _has_moved(self, seat: int, painter: Painter, scene: Scene) -> bool:
        """Return whether a reader's pawn stands elsewhere than when it was last drawn."""
        around = Surroundings(painter, scene)
        before, self._stood[seat] = self._stood.get(seat), (around.here(), around.tiles.stand(seat))
        return before != self._stood[seat]

    def _news(self, seat: int) -> list[Text]:
        """Return what happened since this reader looked last."""
        match = self.match
        since = min(self._seen[seat], match.answers)
        self._seen[seat] = match.answers
        if since == match.answers:
            return []
        return story.digest(match, self.words, story.entries_since(match, seat, since), self._mark())

    def _mark(self) -> Look | None:
        return None if self.screen.plain else self.look

    def lately(self, seat: int, count: int) -> list[Text]:
        """Return the last lines of the log."""
        match = self.match
        entries = story.entries_since(match, seat, max(match.answers - count, -1))
        return story.told(match, self.words, entries, self._mark())[-count:]

    def _tell(self, seat: int) -> None:
        for line in self._news(seat):
            self.screen.write(line)

    def _end(self) -> None:
        self._tell(self.humans[0] if len(self.humans) == 1 else -1)
        result = self.match.result
        assert result is not None
        lines = [
            *ending.result_lines(self.words, self.look, result, self.match.by_one),
            *ending.proof_lines(self.words, self.match, self.path),
        ]
        for line in [Text(), *lines]:
            self.screen.write(line)

    # What is said

    def say(self, name: str, /, **facts: str | int) -> None:
        """Write a text with its facts put in."""
        self.screen.write(Text(self.words.say(name, **facts)))

    def cite(self, rule: str) -> None:
        """Name a rule with its sentence, if there is one."""
        if rule:
            sentence = catalogue.sentence(self.match.game, rule, self.words.language)
            self.screen.write(Text(self.words.cited(rule, sentence)))

    def refuse(self, refusal: Refusal, word: str) -> None:
        """Say why a move is not possible, and by which rule."""
        self.say("move-refused", word=inner(word), reason=self.words.why(refusal))
        self.cite(refusal.rule)

    def sorry(self, error: VerliesError) -> None:
        """Tell a human what was wrong."""
        self.screen.write(Text(self.words.error(error), style=ALARM))
