"""Playing along: a random game in the program, and the oracle beside it that reckons everything again."""

import random
from typing import Any

from tests.followed import Followed
from verlies import registry
from verlies.core.match import Match, start
from verlies.games.bag_of_dungeon.content import ids
from verlies.games.bag_of_dungeon.state import BagState

from .asks import Question
from .seen import HERO_NAMES, MONSTER_NAMES, differing, held_by, of_oracle, of_program
from .table import Hero, Table
from .told import Entry, Told, Unforeseen
from .turn import play, points, winners
from .wishes import weights

AIMLESS = 16
"""In one of so many games the players have no preferences at all."""
PRICED = 40
"""Every so many decisions the prices that are shown are compared, too."""
LONGEST = 30_000
MATTERS = {"over": "Act", "fight flags": "Clash"}
"""What is compared only where it matters: whether the turn is over, and what counts for the next round."""


def follow(seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Play one random game and reckon along; stop at the first decision where something differs."""
    return Walk(seats, settings, seed).whole()


class Walk:
    """One game and the oracle's table beside it."""

    def __init__(self, seats: int, settings: dict[str, str], seed: int) -> None:
        self.match: Match[BagState] = start(registry.game("bag_of_dungeon"), seats, seed, settings, [], [])
        self.random = random.Random(seed)
        self.eager = seed % AIMLESS > 0
        self.table = Table(settings, [Hero(seat) for seat in range(seats)], Told())
        self.asking = play(self.table)
        self.last = "the deal"

    def whole(self) -> Followed:
        """Follow the game to its end."""
        found = self._deal()
        count = 0
        question = None if found else next(self.asking)
        while not found and not self.match.over and count < LONGEST:
            found = self.compared(question, count)
            if not found:
                count += 1
                question, found = self.step()
        if not found:
            found = self.at_the_end(question) if self.match.over else []
        return Followed(count, [f"{count}: after {self.last}: {each}" for each in found])

    def _deal(self) -> list[str]:
        """Take over the characters that were dealt and who begins."""
        self.table.set_up()
        self.table.first = self.table.active = self.match.state.first
        for hero, dealt in zip(self.table.heroes, self.match.state.heroes, strict=True):
            if dealt.kind != ids.NONE:
                hero.become(HERO_NAMES[dealt.kind])
        kinds = [hero.kind for hero in self.table.heroes if hero.kind]
        return ["a character was dealt twice"] if len(set(kinds)) < len(kinds) else []

    def step(self) -> tuple[Question | None, list[str]]:
        """Answer at random, in the program and in the oracle; return the oracle's next question."""
        decision = self.match.decision
        seat = self.random.choice(decision.seats)
        codes = self.match.options_of(seat)
        words = [self.word(code) for code in codes]
        likes = weights(self.table, words) if self.eager else None
        pick = self.random.choices(range(len(codes)), likes)[0]
        word = words[pick]
        self.last = f"{decision.ask} of {seat}: {word}"
        self.match.answer(codes[pick], seat)
        return self._sent(f"{seat}/{word}" if decision.mode == "any" else word)

    def _sent(self, word: str) -> tuple[Question | None, list[str]]:
        """Tell the oracle the answer and what chance brought."""
        told, hidden = self.table.told, self.match.state.guardian
        told.fields = [held_by(hero) for hero in self.match.state.heroes]
        told.listen(self._entries(), "" if hidden == ids.NONE else MONSTER_NAMES[hidden])
        self.table.scores = []
        try:
            return self.asking.send(word), []
        except StopIteration:
            return None, []
        except Unforeseen as error:
            return None, [f"{error}; {[entry[0] for entry in self._entries()]}"]

    def _entries(self) -> list[Entry]:
        """Return what was told after the last answer."""
        last = self.match.answers
        return [(e.kind, e.seat, e.facts) for e in self.match.log(0, last - 1) if e.number == last]

    def word(self, code: int) -> str:
        """Return an option in the words of the oracle: places by their name."""
        option = self.match.option(code)
        return f"{option.kind}:{option.target}" if option.noun == "place" else option.id

    def compared(self, question: Question | None, count: int) -> list[str]:
        """Return what differs now: the table, what chance brought, the question and its options."""
        table = self.table
        mine = of_oracle(table)
        for name, asked in MATTERS.items():
            if question is not None and question.name != asked:
                mine.pop(name, None)
        found = differing(of_program(self.match.state), mine) + table.remarks
        if table.told.left():
            found.append(f"left of chance: {table.told.left()}")
        if table.told.scores != table.scores:
            found.append(f"rolls: program {table.told.scores}, oracle {table.scores}")
        if question is None:
            return [*found, f"the oracle is at the end, the program asks {self.match.decision.ask}"]
        return found + self._asked(question) + (self._prices(question) if count % PRICED == 0 else [])

    def _asked(self, question: Question) -> list[str]:
        decision = self.match.decision
        asked = (decision.ask, decision.seats)
        if asked != (question.name, question.seats):
            return [f"program asks {asked}, oracle {question.name, question.seats}"]
        found = []
        for seat in question.seats:
            words = [self.word(code) for code in self.match.options_of(seat)]
            if sorted(words) != sorted(question.options):
                more, less = set(words) - set(question.options), set(question.options) - set(words)
                found.append(f"{question.name}: program alone {more}, oracle alone {less}, of {words}")
        return found

    def _prices(self, question: Question) -> list[str]:
        """Return where a price that is shown is not the oracle's."""
        game, seat = self.match.game, question.seats[0]
        view = self.match.view(seat)
        found = []
        for code in self.match.options_of(seat):
            shown = sum(mark.value for mark in game.price(view, code) if mark.kind == "ap")
            cost = question.options.get(self.word(code), 0)
            if shown != cost:
                found.append(f"{question.name} {self.word(code)} costs {cost} AP, {shown} are shown")
        return found

    def at_the_end(self, question: Question | None) -> list[str]:
        """Return what differs when the game is over."""
        if question is not None:
            return [f"the game is over, the oracle asks {question.name}"]
        found = differing({"outcome": of_program(self.match.state)["outcome"]}, {"outcome": self.table.outcome})
        result: Any = self.match.result
        if sorted(result.winners) != winners(self.table):
            found.append(f"winners: program {result.winners}, oracle {winners(self.table)}")
        scores = [points(hero) if self.table.each and hero.status == "outside" else 0 for hero in self.table.heroes]
        if self.table.each and result.scores != scores:
            found.append(f"scores: program {result.scores}, oracle {scores}")
        return found
