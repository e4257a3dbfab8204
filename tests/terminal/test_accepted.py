"""What the terminal prints of an option it takes as an answer, and `why` explains just that; in every game."""

import io
import os
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console

import verlies
from tests.terminal.desk import any_move
from verlies import registry
from verlies.core.check.tables import mixed, tables
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.option import Option
from verlies.core.rng import Rng
from verlies.terminal.commands import Commands
from verlies.terminal.drawing import Drawing
from verlies.terminal.screen import Screen
from verlies.terminal.session import Session
from verlies.terminal.table import Painter
from verlies.text import LANGUAGES, Words, catalogue

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lantern" / "src"
WIDE = 4000
"""So wide that nothing is broken into several lines."""
ANSWERS = 400
"""So many answers are given in a game at most."""
MET = {"klong": 7, "katakomben": 15, "dungeonquest": 46, "bag_of_dungeon": 18, "koenige": 32, "lantern": 6}
"""How many kinds of questions chance leads to in each game at least; of most there are a few more."""
TWINS = 3
"""So many questions are tried in which two options are about things of one name."""


class Listener(Session):
    """A session that notes what was answered and does not do it."""

    def __init__(self, match: Match[Any], plain: bool, language: str) -> None:
        self.out = io.StringIO()
        self.heard: list[str] = []
        self._painters: dict[int, Painter] = {}
        self._commands: dict[int, Commands] = {}
        screen = Screen(io.StringIO(), self.out, plain, WIDE, 24)
        super().__init__(match, screen, Words.of(match.game, match.header, language), Path("x"), any_move, Rng(1))
        self.warns = False

    def painter(self, seat: int) -> Painter:
        """Return the same one again: nothing happens here."""
        if seat not in self._painters:
            self._painters[seat] = super().painter(seat)
        return self._painters[seat]

    def answer(self, option: Option, _seat: int) -> None:
        self.heard.append(option.id)

    def told(self, typed: str, seat: int) -> tuple[list[str], str]:
        """Type something; return what was answered, and what was written."""
        self.heard = []
        self.out.truncate(self.out.seek(0))
        self._commands.setdefault(seat, Commands(self, seat)).obey(typed)
        return self.heard, self.out.getvalue()

    def drawing(self, seat: int) -> Drawing:
        painter = self.painter(seat)
        assert painter.scene is not None
        return Drawing(painter, painter.scene, self.screen)


class Printed(NamedTuple):
    """An option as it is printed: its number, and what stands behind that."""

    number: int
    text: str


def in_lines(session: Listener, seat: int) -> list[Printed]:
    """Return the options as a plain screen lists them."""
    lines = [line.plain.partition(": ") for line in session.drawing(seat).question()[1:]]
    return [Printed(int(number), text) for number, _, text in lines]


def in_rows(session: Listener, seat: int) -> list[Printed]:
    """Return the options as a picture groups them, each with the title of its row."""
    console = Console(file=io.StringIO(), width=WIDE, force_terminal=False)
    with console.capture() as capture:
        console.print(session.drawing(seat).picture([], [])[-1])
    return [each for line in capture.get().splitlines() for each in _row(line.strip())]


def _row(line: str) -> Iterator[Printed]:
    title, *parts = re.split(r"(?:^|(?<=\D) )(?:(?<= ) +|(?<!\S))?(\d+) (?=\S)", line, maxsplit=1)
    numbers_and_texts = re.split(r" {2,}(\d+) ", f"  {parts[0]} {parts[1]}")[1:]
    for number, text in zip(numbers_and_texts[::2], numbers_and_texts[1::2], strict=True):
        yield Printed(int(number), f"{title.strip()} {text.strip()}".strip())


def game_of(name: str) -> Game[Any]:
    if name != "lantern":
        return verlies.game(name)
    game: Game[Any] = import_module("lantern").GAME
    game.entropy = os.urandom
    return game


Kind = tuple[str, ...]


def questions(game: Game[Any]) -> Iterator[Match[Any]]:
    """Yield matches in which every kind of question is asked once."""
    return (match for match, _ in asked(game))


def asked(game: Game[Any]) -> Iterator[tuple[Match[Any], int]]:
    """Play games by chance at every table; yield each kind of question once with whom it asks, and some with twins."""
    seen: Counter[Kind] = Counter()
    for number, table in enumerate(tables(game)):
        rng = Rng(number + 5)
        match = game.new(table.seats, str(number), dict(mixed(game, table, rng)))
        for _ in range(ANSWERS):
            if match.over:
                break
            for seat in (seat for decision in match.decisions for seat in decision.seats):
                if is_new(match, seat, seen):
                    yield match, seat
            seat = match.decisions[-1].seats[-1]
            options = match.decisions_of(seat)[0].options
            match.answer(options[rng.below(len(options))], seat)


def is_new(match: Match[Any], seat: int, seen: Counter[Kind]) -> bool:
    """Return whether such a question was not tried before; note that it is now."""
    decision = match.decisions_of(seat)[0]
    kinds: list[Kind] = [(decision.ask, decision.case.partition("=")[0])]
    if seen["twins",] < TWINS and has_twins(match, seat):
        kinds.append(("twins",))
    new = not seen[kinds[0]] or len(kinds) > 1
    seen.update(kinds)
    return new


def has_twins(match: Match[Any], seat: int) -> bool:
    """Return whether two options are about things of one name."""
    words = Words.of(match.game, match.header, "en")
    decision = match.decisions_of(seat)[0]
    texts = [words.option(option, decision.ask) for option in decision.options]
    return len(set(texts)) < len(texts)


@pytest.mark.parametrize("name", dict.fromkeys([*registry.names(), "lantern"]))
def test_what_is_printed_is_accepted_and_explained(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    asks = set()
    for match, seat in asked(game_of(name)):
        asks.add(match.decisions_of(seat)[0].ask)
        offered = [option.id for option in match.decisions_of(seat)[0].options]
        for plain, language in product((True, False), LANGUAGES):
            session = Listener(match, plain, language)
            printed = in_lines(session, seat) if plain else in_rows(session, seat)
            assert sorted(each.number for each in printed) == list(range(1, len(offered) + 1))
            check(session, seat, printed, offered)
    assert len(asks) >= MET[name], sorted(asks)


def check(session: Listener, seat: int, printed: list[Printed], offered: list[str]) -> None:
    """What is printed means the option beside it, typed as an answer or after `why`; what several are called none."""
    sentences = [quoted(session, seat, number) for number, _ in printed]
    for (number, text), sentence in zip(printed, sentences, strict=True):
        alike = [each.number for each in printed if each.text == text]
        if sentences.count(sentence) == 1:
            assert session.told(sentence, seat)[0] == [offered[number - 1]], sentence
        for typed in (str(number), text, f"„{text}“", f"{number}: {text}"):
            meant = [number] if typed[0].isdigit() and typed != text else alike
            heard, told = session.told(typed, seat)
            assert heard == ([offered[number - 1]] if len(meant) == 1 else []), (typed, told)
            assert len(meant) == 1 or names(told, meant), (typed, told)
            heard, told = session.told(f"why {typed}", seat)
            assert not heard
            assert names(told, meant), (typed, told)
            assert cited(session, seat) in told, (typed, told)


def cited(session: Listener, seat: int) -> str:
    """Return the rule that asks, or the text of a card that does, as it is told."""
    rule = session.decision(seat).rule
    sentence = catalogue.sentence(session.match.game, rule, session.words.language) if rule else ""
    return session.words.cited(rule, sentence) if rule else ""


def quoted(session: Listener, seat: int, number: int) -> str:
    """Return an option as hints and refusals quote it: without price and notes."""
    decision = session.decision(seat)
    return session.words.option(decision.options[number - 1], decision.ask)


def names(told: str, numbers: list[int]) -> bool:
    """Return whether just these options are named, by their numbers before their words."""
    return [int(number) for number in re.findall(r"(?:: |, )(\d+) [„“]", told.splitlines()[0])] == numbers
