"""Following a game of the program, decision by decision."""

import random

from tests.followed import Followed
from verlies.core.decision import Decision
from verlies.core.event import Event
from verlies.core.option import Option
from verlies.core.prompt import decisions
from verlies.games.koenige import GAME
from verlies.games.koenige.events import EVENTS
from verlies.games.koenige.state import Catacombs

from .chooser import Chooser
from .compare import Names, difference
from .pile import Impossible
from .question import PASS, Asking, Question
from .rigging import Rigging
from .table import Table
from .told import Told
from .turns import play

CARDS = ("dealt", "drew", "looked", "took-card", "discarded")
ROOMS = ("drew-room", "looked-room")


def follow(seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Follow one game from the set-up to its end; stop at the first difference."""
    follower = Follower(seats, settings, seed)
    differences = []
    try:
        follower.follow()
    except (Impossible, AssertionError, StopIteration) as error:
        differences.append(f"{seats} seats {settings} seed {seed}, decision {follower.decisions}: {error!r}")
    return Followed(follower.decisions, differences)


class Follower:
    """A game of the program, and the model that plays along."""

    def __init__(self, seats: int, settings: dict[str, str], seed: int) -> None:
        match = GAME.new(seats, seed, settings)
        self.opening = match.opening
        self.state: Catacombs = match.state
        self.names = Names(self.state)
        self.told = Told()
        self.table = Table(seats, settings, self.told)
        self.game: Asking[None] = play(self.table)
        self.decisions = 0
        self.changed = True
        """Whether the last answer may have changed anything: a pass of which nothing is told has not."""
        self.chance = random.Random(f"{seats} {settings} {seed}")
        self.chooser = Chooser(self.table, self.chance)

    def follow(self) -> None:
        """Play to the end, and compare question by question."""
        self.hear(self.opening)
        rigging = Rigging(self.state, self.table, self.names, self.chance)
        rigging.rig_first_rooms()
        question: Question | None = next(self.game)
        rigging.rig()
        while question is not None:
            option = self.compare(question)
            self.hear(self.answered(question.seat, option))
            try:
                question = self.game.send(word(option))
            except StopIteration:
                question = None
            self.decisions += 1
        self.finish()

    def compare(self, question: Question) -> Option:
        """Compare the question and everything on the table; return a random answer."""
        decision = self.question()
        where = f"{decision.ask}: "
        self.expect(where + "who is asked", (question.seat,), decision.seats)
        offered = [word(option) for option in decision.options]
        self.expect(where + "missing", [], sorted(question.options - set(offered)))
        self.expect(where + "too much", [], sorted(set(offered) - question.options))
        self.expect(where + "offered twice", len(set(offered)), len(offered))
        if self.changed:
            found = difference(self.table, self.state, self.names)
            if found:
                raise Impossible(where + found)
        self.expect(where + "not heard", [], self.told.left())
        return self.chooser.choose(question.seat, decision.options)

    def question(self) -> Decision:
        """Return the one open question."""
        if self.state.over():
            raise Impossible("the game should go on")
        (decision,) = decisions(GAME, self.state, self.decisions)
        return decision

    def answered(self, seat: int, option: Option) -> list[Event]:
        """Let the program carry out an answer; return what happened."""
        events: list[Event] = []
        self.state.log = events
        self.state.answer(seat, option.code)
        self.changed = bool(events) or option.kind != PASS
        return events

    def finish(self) -> None:
        """Compare how the game ended."""
        self.expect("over", True, self.state.over())
        result = GAME.result(self.state)
        points = [self.table.points(seat % 2) for seat in range(len(self.table.figures))]
        self.expect("scores", points, result.scores)
        self.expect("winners", [s for s, n in enumerate(points) if n == max(points)], sorted(result.winners))

    def expect(self, what: str, expected: object, found: object) -> None:
        """Object if something is not as expected."""
        if expected != found:
            raise Impossible(f"{what}: {expected} expected, {found} found")

    def hear(self, events: list[Event]) -> None:
        """Tell the model what chance decided."""
        self.told.words.clear()
        for event in events:
            kind = EVENTS.names[event.kind]
            if kind in ROOMS:
                self.told.tell(kind, event.seat, self.names.rooms[event.a])
            elif kind in CARDS:
                self.told.tell(kind, event.seat, self.names.cards[event.a])
            elif kind == "totals":
                self.told.tell(kind, event.seat, f"{event.a} {event.b}")
            elif kind in ("fate", "begins", "chest-total"):
                self.told.tell(kind, event.seat, str(event.a))


def word(option: Option) -> str:
    """Return an option in the words of the model."""
    return f"{option.kind}:{option.target}" if option.target else option.kind
