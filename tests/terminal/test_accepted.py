"""What the terminal prints of an option it takes as an answer, and `why` explains just that; in every game."""

import io
import os
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console

import verlies
from tests.terminal.desk import Desk, any_move
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.option import Option
from verlies.core.rng import Rng
from verlies.terminal.commands import Commands
from verlies.terminal.drawing import Drawing
from verlies.terminal.screen import Screen
from verlies.terminal.session import Session
from verlies.terminal.table import Painter
from verlies.text import Words

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lantern" / "src"
GAMES = ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige", "lantern")
WIDE = 4000
"""So wide that nothing is broken into several lines."""
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


def questions(game: Game[Any]) -> Iterator[Match[Any]]:
    """Play games by chance; yield every kind of question once, and some with options that are called alike."""
    seen: Counter[tuple[str, ...]] = Counter()
    low, high = game.about.seats
    for seed in range(6):
        desk = Desk(",".join(["you"] * min(high, max(low, 2 + seed % 3))), game=game, seed=str(seed))
        match, rng = desk.match, Rng(seed + 5)
        for _ in range(400):
            if match.over:
                break
            seat = match.decisions[0].seats[0]
            decision = match.decisions_of(seat)[0]
            kind = (decision.ask, decision.case.partition("=")[0])
            twins = ("twins",) if seen["twins",] < TWINS and has_twins(match, seat) else kind
            if not seen[kind] or twins != kind:
                yield match
            seen.update({kind, twins})
            match.answer(decision.options[rng.below(len(decision.options))], seat)


def has_twins(match: Match[Any], seat: int) -> bool:
    """Return whether two options are about things of one name."""
    words = Words.of(match.game, match.header, "en")
    decision = match.decisions_of(seat)[0]
    texts = [words.option(option, decision.ask) for option in decision.options]
    return len(set(texts)) < len(texts)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_is_accepted_and_explained(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    asked = 0
    for match in questions(game_of(name)):
        asked += 1
        seat = match.decisions[0].seats[0]
        offered = [option.id for option in match.decisions_of(seat)[0].options]
        for plain in (True, False):
            session = Listener(match, plain, language)
            printed = in_lines(session, seat) if plain else in_rows(session, seat)
            assert sorted(each.number for each in printed) == list(range(1, len(offered) + 1))
            check(session, seat, printed, offered)
    assert asked > 5


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
            rule = session.decision(seat).rule
            assert f"[{rule}]" in told or not rule, (typed, told)


def quoted(session: Listener, seat: int, number: int) -> str:
    """Return an option as hints and refusals quote it: without price and notes."""
    decision = session.decision(seat)
    return session.words.option(decision.options[number - 1], decision.ask)


def names(told: str, numbers: list[int]) -> bool:
    """Return whether just these options are named, by their numbers before their words."""
    return [int(number) for number in re.findall(r"(?:: |, )(\d+) [„“]", told.splitlines()[0])] == numbers
