"""What a person at the terminal is not asked, what is asked first, and what a game is about."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import verlies
from tests.feud.game import GAME as FEUD
from tests.terminal.desk import Desk, said
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.core.windows import window_asked
from verlies.terminal.wishes import Wishes
from verlies.text import LANGUAGES, Words

KOENIGE = verlies.game("koenige")
NAMES = ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige")
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lantern" / "src"


def wanting(match: Match[Any], people: list[int], wish: str) -> Wishes:
    """Return what people want, the same of all windows."""
    wishes = Wishes(match, people)
    for seat in people:
        wishes.want(seat, wishes.windows, wish)
    return wishes


def asked(wish: str) -> list[int]:
    """Return how many options each window had in which a person of this wish is asked in a game by chance."""
    match, rng = KOENIGE.new(4, "1"), Rng(5)
    wishes, found = wanting(match, [0], wish), []
    for _ in range(120):
        seat = match.decisions[0].seats[0]
        options = match.decisions_of(seat)[0].options
        if seat == 0 and window_asked(match) and not wishes.passes(0):
            found.append(len(options))
        match.answer("pass" if window_asked(match) else options[rng.below(len(options))], seat)
    return found


@pytest.mark.feature(13)
def test_who_wants_to_be_asked_is_asked_though_there_is_nothing_to_choose() -> None:
    counts = asked("ask")
    assert min(counts) == 1
    assert max(counts) > 1


@pytest.mark.feature(13)
def test_who_never_wants_to_be_asked_is_not() -> None:
    assert asked("never") == []


@pytest.mark.feature(13)
def test_when_it_matters_is_when_there_is_something_to_choose() -> None:
    assert asked("matters") == [count for count in asked("ask") if count > 1]


@pytest.mark.feature(13)
def test_the_terminal_passes_for_who_does_not_want_to_be_asked() -> None:
    desk = Desk("you,bot,bot,bot", "windows never", game=KOENIGE, seed="3")
    left = iter(range(12))

    def choose(options: list[str]) -> str:
        assert not window_asked(desk.match)
        return "quit" if next(left, None) is None else options[0]

    desk.play_on(choose)
    mine = [entry.line.pick for entry in desk.match.entries if entry.line.seat == 0]
    assert mine.count("pass") > 2


def test_who_took_a_pass_back_is_asked_whatever_they_want() -> None:
    match = FEUD.new(4, seed=1)
    for seat, word in ((0, "vote:0"), (2, "vote:0"), (0, "strike")):
        match.answer(word, seat)
    wishes = wanting(match, [1, 3], "never")
    assert wishes.passes(1)
    wishes.given(passed=True)
    match.answer("pass", 1)
    for line in match.prepare_agreed(0b0010):
        match.accept_undo(line)
    assert wishes.taken_back()
    assert not wishes.passes(1)
    wishes.given()
    match.answer("pass", 1)
    assert wishes.passes(3)


def test_where_people_hide_something_from_each_other_nobody_is_asked_by_what_they_hold() -> None:
    apart, together = Desk("you,you,bot,bot", game=KOENIGE), Desk("you,bot,you,bot", game=KOENIGE)
    assert not apart.session.wishes.may_matter
    assert together.session.wishes.may_matter
    desk = Desk("you,you,bot,bot", "", "windows matters", "windows never", game=KOENIGE, language="en")
    text = desk.run()
    said(
        text, "only if nobody at the screen hides anything", "A fight begins – always ask", "A fight begins – never ask"
    )


@pytest.mark.parametrize(
    ("seats", "wish", "times"), [("you,bot", "ask", 1), ("you,bot", "never", 0), ("you,you", "ask", 0)]
)
def test_who_can_only_pass_is_told_once_how_not_to_be_asked(seats: str, wish: str, times: int) -> None:
    desk = Desk(seats, f"windows {wish}" if wish != "ask" else "table", game=KOENIGE, seed="3")
    left, lone = iter(range(50)), []

    def choose(options: list[str]) -> str:
        lone.append(options == ["pass"])
        return "quit" if next(left, None) is None else "done" if "done" in options else options[0]

    text = desk.play_on(choose)
    assert (sum(lone) > 1) == (wish == "ask")
    assert text.count("Hier kannst du nur passen.") == times


def test_windows_are_told_and_chosen_one_by_one() -> None:
    desk = Desk(
        "you,bot,bot,bot", "fenster", "windows 2 nie", "windows kampf matters", "windows 99 never", game=KOENIGE
    )
    text = desk.run()
    said(text, "1: ", "– immer fragen", "– nie fragen", "„99 never“ verstehe ich hier nicht.")
    wishes = desk.session.wishes
    assert [wishes.of(0, window) for window in wishes.windows].count("never") == 1
    assert wishes.of(0, "FightDeclared") == "matters"
    said(Desk("you,bot", "windows never").run(), "In diesem Spiel wird niemand zwischendurch gefragt")


@pytest.mark.parametrize(
    ("language", "told", "yes"),
    [
        ("de", "Ungenutzt verfallen: ", "ja"),
        ("de", "Um es trotzdem zu tun, wähle noch einmal „Beende den Zug“ oder tippe „ja“.", "Beende den Zug"),
        ("en", "Lost unused: ", "end"),
    ],
)
def test_ending_a_turn_that_would_waste_something_asks_first(language: str, told: str, yes: str) -> None:
    desk = Desk("you,bot", "play all", "end", language=language, warns=True)
    said(desk.run(), told)
    assert len(desk.match.entries) == 5
    desk = Desk("you,bot", "play all", "end", "help", yes, language=language, warns=True)
    desk.run()
    assert desk.match.entries[5].line.pick == "end"
    desk = Desk("you,bot", "play all", "warn off", "end", language=language, warns=True)
    desk.run()
    assert desk.match.entries[5].line.pick == "end"


def test_who_is_done_with_actions_to_spend_is_asked_first() -> None:
    desk = Desk("you,bot,bot,bot", game=KOENIGE, seed="3", warns=True)
    left = iter(range(60))

    def choose(options: list[str]) -> str:
        return "quit" if next(left, None) is None else "done" if "done" in options else options[0]

    text = desk.play_on(choose)
    said(text, "Ungenutzt verfallen: 2 Aktionen.", "wähle noch einmal „Fertig, weiter zur Ausrüstung“")
    assert "done" in [entry.line.pick for entry in desk.match.entries]


def games(monkeypatch: pytest.MonkeyPatch) -> list[Game[Any]]:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    lantern: Game[Any] = import_module("lantern").GAME
    return [
        *(verlies.game(name) for name in ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige")),
        lantern,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_how_it_is_won_and_lost(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in games(monkeypatch):
        desk = Desk(",".join(["you"] * game.about.seats[0]), "goal", game=game, language=language)
        words = Words.of(game, desk.match.header, language)
        goal = words.goal(desk.match.header)
        assert len(goal) > 60, game.id
        assert "{" not in goal
        assert goal in desk.run() or len(desk.session.humans) > 1


def test_what_a_game_is_about_goes_by_what_was_agreed() -> None:
    game = verlies.game("bag_of_dungeon")
    told = [goal(game, {}), goal(game, {"variant": "each"}), goal(game, {"win": "dragon"})]
    assert len(set(told)) == 3
    assert "four heroes" in goal(game, {"variant": "solo"}, seats=4)
    kings = verlies.game("koenige")
    assert "at the latest 15 rounds after the last room card" in goal(kings, {"rounds": "15"})
    assert "at the latest 60 rounds after the last room card" in goal(kings, {}), "for who plays without a limit"
    quest = verlies.game("dungeonquest")
    assert goal(quest, {}, seats=1) != goal(quest, {}, seats=2) != goal(quest, {"respawn": "on"}, seats=2)


def goal(game: Game[Any], settings: dict[str, str], seats: int = 2) -> str:
    return Words("en", game.about.texts).goal(game.new(seats, "1", settings).header)
