"""Playing along: a random game in the program, and the oracle beside it that reckons everything again."""

import random
from typing import Any

from tests.followed import Followed
from verlies import registry
from verlies.core.event import NUMBER, Event, facts_of
from verlies.core.match import Match, start
from verlies.core.prompt import asked
from verlies.games.bag_of_dungeon.content import ids
from verlies.games.bag_of_dungeon.state import BagState

from .asks import Question
from .facts import ITEMS
from .gear import rooms
from .seen import (
    HERO_NAMES,
    ITEM_NAMES,
    MONSTER_NAMES,
    TILE_NAMES,
    differing,
    held_as_numbers,
    held_by,
    of_oracle,
    of_program,
)
from .table import Hero, Table
from .told import Entry, Told, Unforeseen
from .turn import play, points, winners
from .wishes import weights

AIMLESS = 40
"""In one of so many games the players have no preferences at all."""
GIFTS = 4
"""In every other game each hero begins with so many items, so that more of them are used."""
CORRIDORS = tuple(f"T{n}" for n in range(17, 38))
"""In every third game these are left out, so that the Ring appears sooner."""
NO_GIFTS = ("trap", "chest", "boots")
PRICED = 40
"""Every so many decisions the prices that are shown are compared, too."""
WITH_ODDS = ("fight", "call", "agree", "walk")
"""What is shown with its odds, which take long to reckon; the price itself is compared when it is paid."""
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
        self.rich = seed % 2 > 0
        self.short = seed % 3 > 1
        self.asking = play(self.table)
        self.last = "the deal"
        self.words: dict[int, str] = {}
        self.events: list[Event] = []

    def whole(self) -> Followed:
        """Follow the game to its end."""
        found = self._deal()
        count = 0
        question = None if found else next(self.asking)
        while not found and not self.state.over() and count < LONGEST:
            found = self.compared(question, count)
            if not found:
                count += 1
                question, found = self.step()
        if not found:
            found = self.at_the_end(question) if self.state.over() else []
        return Followed(count, [f"{count}: after {self.last}: {each}" for each in found])

    def _deal(self) -> list[str]:
        """Take over the characters that were dealt and who begins."""
        self.table.set_up()
        self.table.first = self.table.active = self.state.first
        for hero, dealt in zip(self.table.heroes, self.state.heroes, strict=True):
            if dealt.kind != ids.NONE:
                hero.become(HERO_NAMES[dealt.kind])
        kinds = [hero.kind for hero in self.table.heroes if hero.kind]
        if self.rich and len(kinds) == len(self.table.heroes):
            for hero in self.table.heroes:
                self._endow(hero)
            self.state.advance()
        if self.short:
            self._shorten()
        return ["a character was dealt twice"] if len(set(kinds)) < len(kinds) else []

    def _shorten(self) -> None:
        """Take corridors out of the stack before the game, in the program and in the oracle."""
        for tile in CORRIDORS:
            self.table.stack[tile] -= 1
            self.state.tiles.cells.remove(TILE_NAMES.index(tile))
        self.table.upper_half = 0

    def _endow(self, hero: Hero) -> None:
        """Give a hero some items of the bag before the game, in the program and in the oracle."""
        cards = [card for card in self.state.items.cards() if ITEMS[ITEM_NAMES[card]].symbol not in NO_GIFTS]
        for card in self.random.sample(cards, GIFTS):
            item = ITEM_NAMES[card]
            self.table.items[item] -= 1
            self.state.items.cells.remove(card)
            if ITEMS[item].symbol == "companion":
                hero.company.append(item)
            else:
                hero.put(item, rooms(hero, item)[0])
        dealt = self.state.heroes[hero.seat]
        dealt.held, dealt.company = held_as_numbers(hero), [ITEM_NAMES.index(item) for item in hero.company]

    @property
    def state(self) -> BagState:
        """The program's table."""
        return self.match.state

    def asked(self) -> tuple[str, tuple[int, ...], bool]:
        """Return what the program asks, whom, and whether anybody of these may answer."""
        mode, seats = asked(self.state)[0]
        return type(self.state.agenda[-1].step).__name__, seats, mode == "any"

    def step(self) -> tuple[Question | None, list[str]]:
        """Answer at random, in the program and in the oracle; return the oracle's next question."""
        name, seats, anybody = self.asked()
        seat = self.random.choice(seats)
        codes = self.state.options_of(seat)
        words = [self.word(code) for code in codes]
        likes = weights(self.table, words) if self.eager else None
        pick = self.random.choices(range(len(codes)), likes)[0]
        self.last = f"{name} of {seat}: {words[pick]}"
        self.answer(seat, codes[pick])
        return self._sent(f"{seat}/{words[pick]}" if anybody else words[pick])

    def answer(self, seat: int, code: int) -> None:
        """Answer in the program, without the record and the fingerprint that a match would make."""
        after = self.state.fork()
        after.log = self.events = []
        after.answer(seat, code)
        after.log = None
        self.match.state = after

    def _sent(self, word: str) -> tuple[Question | None, list[str]]:
        """Tell the oracle the answer and what chance brought."""
        told, hidden = self.table.told, self.state.guardian
        told.fields = [held_by(hero) for hero in self.state.heroes]
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
        return [self._entry(event) for event in self.events]

    def _entry(self, event: Event) -> Entry:
        game = self.match.game
        kind = game.about.events[event.kind]
        facts = facts_of(kind, event)
        return kind.name, event.seat, {name: n if noun == NUMBER else game.fact(noun, n) for name, noun, n in facts}

    def word(self, code: int) -> str:
        """Return an option in the words of the oracle: places by their name."""
        if code not in self.words:
            option = self.match.option(code)
            self.words[code] = f"{option.kind}:{option.target}" if option.noun == "place" else option.id
        return self.words[code]

    def compared(self, question: Question | None, count: int) -> list[str]:
        """Return what differs now: the table, what chance brought, the question and its options."""
        table = self.table
        mine = of_oracle(table)
        for name, where in MATTERS.items():
            if question is not None and question.name != where:
                mine.pop(name, None)
        found = differing(of_program(self.state), mine) + table.remarks
        if table.told.left():
            found.append(f"left of chance: {table.told.left()}")
        if table.told.scores != table.scores:
            found.append(f"rolls: program {table.told.scores}, oracle {table.scores}")
        if question is None:
            return [*found, f"the oracle is at the end, the program asks {self.asked()[0]}"]
        return found + self._asked(question) + (self._prices(question) if count % PRICED == 0 else [])

    def _asked(self, question: Question) -> list[str]:
        name, seats, _ = self.asked()
        if (name, seats) != (question.name, question.seats):
            return [f"program asks {name, seats}, oracle {question.name, question.seats}"]
        found = []
        for seat in question.seats:
            words = [self.word(code) for code in self.state.options_of(seat)]
            if sorted(words) != sorted(question.options):
                more, less = set(words) - set(question.options), set(question.options) - set(words)
                found.append(f"{question.name}: program alone {more}, oracle alone {less}, of {words}")
        return found

    def _prices(self, question: Question) -> list[str]:
        """Return where a price that is shown is not the oracle's."""
        game, seat = self.match.game, question.seats[0]
        view = self.match.view(seat)
        found = []
        for code in self.state.options_of(seat):
            if self.word(code).startswith(WITH_ODDS):
                continue
            shown = sum(mark.value for mark in game.price(view, code) if mark.kind == "ap")
            cost = question.options.get(self.word(code), 0)
            if shown != cost:
                found.append(f"{question.name} {self.word(code)} costs {cost} AP, {shown} are shown")
        return found

    def at_the_end(self, question: Question | None) -> list[str]:
        """Return what differs when the game is over."""
        if question is not None:
            return [f"the game is over, the oracle asks {question.name}"]
        found = differing({"outcome": of_program(self.state)["outcome"]}, {"outcome": self.table.outcome})
        result: Any = self.match.result
        if sorted(result.winners) != winners(self.table):
            found.append(f"winners: program {result.winners}, oracle {winners(self.table)}")
        scores = [points(hero) if self.table.each and hero.status == "outside" else 0 for hero in self.table.heroes]
        if self.table.each and result.scores != scores:
            found.append(f"scores: program {result.scores}, oracle {scores}")
        return found
