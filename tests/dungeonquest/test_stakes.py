"""What a failed test would bring is said with the question, in both languages, and comes true."""

from collections import Counter

import pytest

from verlies.core.event import Event
from verlies.core.match import Match
from verlies.core.option import PASS
from verlies.core.rng import Rng
from verlies.games.dungeonquest import events
from verlies.games.dungeonquest.game import GAME
from verlies.games.dungeonquest.options import SPEND
from verlies.games.dungeonquest.rolls import AfterFailure, SpendDetermination, excess
from verlies.games.dungeonquest.stakes import NAMES
from verlies.games.dungeonquest.state import DungeonState
from verlies.testing.dungeonquest import Dungeon
from verlies.text import LANGUAGES
from verlies.text.words import Words

ABOUT_TESTS = ("BeforeTest", "SpendDetermination", "SpendNothing", "AfterFailure")
CERTAIN = ("wounds", "trapdoor", "grab", "margin", "death", "stop")
"""What can be held against the state right after the failure."""


def failed(s: DungeonState) -> tuple[DungeonState, list[Event]]:
    """Return what comes of a roll that is too high if nothing is done about it, up to the first thing that may be."""
    after, told = s.fork(), list[Event]()
    after.log = told
    after.answer(s.asked, SPEND)
    while after.agenda and isinstance(after.agenda[-1].step, AfterFailure):
        after.answer(after.asked, PASS)
    return after, told


def check_stake(s: DungeonState, name: str, number: int) -> None:
    """Let the test fail, and compare what was said of that with what is told of it first."""
    step = s.agenda[-1].step
    assert isinstance(step, SpendDetermination)
    after, told = failed(s)
    died = [event.seat for event in told if event.kind == events.DIED] == [s.asked]
    if name == "death":
        assert died
    elif name == "stop":
        assert died or not after.within("turn") or (after.active, after.sun) != (s.active, s.sun)
    else:
        wounds = [event.a for event in told if event.kind == events.WOUNDED and event.seat == s.asked]
        wounds = wounds or [after.pending_wounds]
        assert wounds[0] == (excess(s, s.asked, step.test) if name == "margin" else number)


def games() -> list[Match[DungeonState]]:
    return [GAME.new(seats, f"stakes {seed}", {"texts": "on"}) for seats in (1, 2, 4) for seed in range(40)]


def test_every_question_about_a_test_says_what_comes_of_a_failure_and_that_is_true() -> None:
    told: Counter[str] = Counter()
    for at, match in enumerate(games()):
        rng = Rng(at)
        while not match.over:
            asked = match.decisions[0]
            if asked.ask in ABOUT_TESTS:
                name, _, number = asked.case.partition("=")
                told[name] += 1
                said = [Words.of(GAME, match.header, lang).ask(asked, asked.subject) for lang in LANGUAGES]
                assert all(("Misslingt" in text) != ("fails" in text) and number in text for text in said), said
                if asked.ask == "SpendDetermination" and name in CERTAIN and "spend:0" in map(str, asked.options):
                    check_stake(match.state, name, int(number or 0))
            match.answer(asked.options[rng.below(len(asked.options))], asked.seats[0])
    assert set(told) == set(NAMES.values())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Zu hoch! Wie viele Entschlossenheitsmarker gibst du aus? Misslingt die Probe: 4 Wunden."),
        ("en", "Too high! How many determination markers do you spend? If the test fails: 4 wounds."),
    ],
)
def test_rats_bite_four_times(language: str, sentence: str) -> None:
    t = Dungeon(2)
    t.hero(0, below=True, facing="east", determination=1)
    t.draws("k_rats")
    t.dice(6, 6)
    t.begin(0)
    assert Words.of(GAME, t.match.header, language).ask(t.match.decision, 0) == sentence
