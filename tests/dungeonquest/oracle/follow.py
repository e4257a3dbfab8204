"""Playing along: a random game in the program, and the oracle beside it that reckons everything again."""

import random
from itertools import takewhile

from tests.followed import Followed
from verlies import registry
from verlies.core.event import NUMBER, Event, facts_of
from verlies.core.match import Match, start
from verlies.core.prompt import asked
from verlies.games.dungeonquest.content import ids
from verlies.games.dungeonquest.game import IDS
from verlies.games.dungeonquest.state import DungeonState

from .asks import Question
from .ending import scores, winners
from .seen import differing, of_oracle, of_program
from .table import Table
from .told import Entry, Told, Unforeseen
from .turn import play
from .variety import into_the_hall, vary
from .wishes import AIMLESS, weights

TOWERS = "ChooseTower"
LONGEST = 20_000


def follow(seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Play one random game and reckon along; stop at the first decision where something differs."""
    return Walk(seats, settings, seed).whole()


class Walk:
    """One game and the oracle's table beside it."""

    def __init__(self, seats: int, settings: dict[str, str], seed: int) -> None:
        self.match: Match[DungeonState] = start(registry.game("dungeonquest"), seats, seed, settings, [], [])
        self.random = random.Random(f"{seats} {settings} {seed}")
        self.table = Table(seats, settings, Told())
        self.table.first = self.table.active = self.state.first
        self.table.told.luck.came("who begins", str(self.state.first), {str(seat): 1 for seat in range(seats)})
        self.aimless = self.random.choice(AIMLESS)
        vary(self.state, self.table, self.random)
        self.asking = play(self.table)
        self.last = "the deal"
        self.events: list[Event] = list(self.match.opening)
        self.over = False

    @property
    def state(self) -> DungeonState:
        """The program's table."""
        return self.match.state

    def whole(self) -> Followed:
        """Follow the game to its end."""
        count = 0
        question, found = self.heard(None)
        while not found and not self.state.over() and count < LONGEST:
            found = self.compared(question)
            if not found:
                count += 1
                question, found = self.step()
        if not found and self.state.over():
            found = self.at_the_end(question)
        differences = [f"{count}: after {self.last}: {each}" for each in found]
        return Followed(count, differences, self.table.told.luck.tenths)

    def step(self) -> tuple[Question | None, list[str]]:
        """Answer at random, in the program and in the oracle; return the oracle's next question."""
        name, seat = self.asked()
        codes = self.state.options_of(seat)
        words = [self.match.option(code).id for code in codes]
        pick = self.random.choices(range(len(codes)), weights(self.table, self.random, self.aimless, seat, words))[0]
        self.last = f"{name} of {seat}: {words[pick]}"
        self.answer(seat, codes[pick])
        return self.heard(words[pick])

    def asked(self) -> tuple[str, int]:
        """Return what the program asks, and whom; of a sealed question the first seat."""
        return type(self.state.agenda[-1].step).__name__, min(seat for _, seats in asked(self.state) for seat in seats)

    def answer(self, seat: int, code: int) -> None:
        """Answer in the program, without the record and the fingerprint that a match would make."""
        name = self.asked()[0]
        after = self.state.fork()
        after.log = self.events = []
        after.answer(seat, code)
        after.log = None
        self.match.state = after
        if name == TOWERS and self.table.from_hall and not after.over() and self.asked()[0] != TOWERS:
            into_the_hall(after)

    def heard(self, word: str | None) -> tuple[Question | None, list[str]]:
        """Tell the oracle the answer and what chance brought."""
        hidden = self.state.fight.card
        entries = [self.entry(event) for event in self.events]
        self.table.told.listen(entries, "" if hidden == ids.NONE else IDS["card"][hidden])
        self.table.said = []
        try:
            return (next(self.asking) if word is None else self.asking.send(word)), []
        except StopIteration:
            return None, []
        except (Unforeseen, AssertionError, KeyError) as error:
            return None, [f"{error!r}; {entries}"]

    def entry(self, event: Event) -> Entry:
        """Return an event in the words of the border."""
        game = self.match.game
        kind = game.about.events[event.kind]
        facts = {name: n if noun == NUMBER else game.fact(noun, n) for name, noun, n in facts_of(kind, event)}
        return kind.name, event.seat, facts | ({"eyes": event.seen} if kind.secret else {})

    # Comparing

    def compared(self, question: Question | None) -> list[str]:
        """Return what differs now: the table, what was told, the question and its options."""
        found = self.told_apart()
        if question is None:
            return [*found, f"the oracle is at the end, the program asks {self.asked()}"]
        name, seat = self.asked()
        if (name, seat) != question[:2]:
            return [*found, f"program asks {name, seat}, oracle {question}"]
        words = [self.match.option(code).id for code in self.state.options_of(seat)]
        if sorted(words) != sorted(question.options):
            more, less = set(words) - set(question.options), set(question.options) - set(words)
            found.append(f"{name}: program alone {more}, oracle alone {less}, of {words}")
        return found

    def told_apart(self) -> list[str]:
        """Return what differs on the table and in what was told."""
        table = self.table
        found = differing(of_program(self.state), of_oracle(table))
        if table.told.left():
            found.append(f"left of chance: {table.told.left()}")
        program, oracle = table.told.said, table.said
        if program != oracle:
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(program, oracle, strict=False)))
            found.append(f"told: program {program[same:]}, oracle {oracle[same:]}")
        return found

    def at_the_end(self, question: Question | None) -> list[str]:
        """Return what differs when the game is over."""
        if question is not None:
            return [f"the game is over, the oracle asks {question}", *self.told_apart()]
        found = self.told_apart()
        result = self.match.result
        assert result is not None
        if sorted(result.winners) != winners(self.table):
            found.append(f"winners: program {result.winners}, oracle {winners(self.table)}")
        if list(result.scores) != scores(self.table):
            found.append(f"scores: program {result.scores}, oracle {scores(self.table)}")
        return found
