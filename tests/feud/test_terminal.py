"""Teams in the terminal: seats stand under the name of their team."""

import io

from rich.console import Console

from tests.feud.game import GAME
from tests.terminal.desk import Typist
from verlies.core.decision import Result
from verlies.terminal.ending import result_lines
from verlies.terminal.look import Look
from verlies.terminal.replay import Replay
from verlies.terminal.screen import Screen
from verlies.terminal.table import Painter, open_zones
from verlies.text import words

NAMES = ("Anna", "Ben", "Cleo", "Dora")
LOOK = Look(("red", "yellow", "green", "blue"))


def test_the_result_lists_seats_under_their_teams() -> None:
    result = Result([1, 3], [2, 7, 2, 7], [2, 1, 2, 1], [[]] * 4, ["poor", "rich"] * 2, [0, 1, 0, 1])
    lines = [line.plain for line in result_lines(words(GAME, "de", NAMES), LOOK, result)]
    assert lines == [
        "Gewonnen: Lager Blau!",
        "Lager Blau",
        "1. Ben: 7 Punkte – reich",
        "1. Dora: 7 Punkte – reich",
        "Lager Rot",
        "2. Anna: 2 Punkte – arm",
        "2. Cleo: 2 Punkte – arm",
    ]


def test_the_table_lists_seats_under_their_teams() -> None:
    match = GAME.new(4, seed=1)
    painter = Painter(words(GAME, "en", NAMES), GAME.static({}), 0, LOOK, scene=match.scene(0))
    console = Console(width=60)
    with console.capture() as shown:
        console.print(painter.players_grid(match.scene(0).panels))
    first = [line.split()[:2] for line in shown.get().splitlines()]
    assert [row for row in first if row][1:] == [
        ["Camp", "Red"],
        ["▲", "Anna"],
        ["●", "Cleo"],
        ["Camp", "Blue"],
        ["■", "Ben"],
        ["◆", "Dora"],
    ]


def test_the_hands_of_mates_lie_open() -> None:
    match = GAME.new(4, seed=1)
    shown = {seat: [zone.id for zone in open_zones(match.scene(seat))] for seat in (-1, 0, 1)}
    assert shown == {-1: [], 0: ["hand-0", "hand-2"], 1: ["hand-1", "hand-3"]}


def test_a_take_back_over_passes_is_told_of_whoever_took_it_back() -> None:
    match = GAME.new(4, seed=1)
    for seat, word in ((0, "vote:0"), (2, "vote:0"), (0, "strike"), (1, "pass"), (3, "pass")):
        match.answer(word, seat)
    match.undo(0)
    out = io.StringIO()
    Replay(match, Screen(Typist([]), out, True, 80, 24), words(GAME, "en", NAMES)).dump()
    lines = out.getvalue().splitlines()[-3:]
    assert all("Anna" in line and "Ben" not in line for line in lines), lines
