"""Bots that cheat: whatever a bot does with what it is handed, it gains nothing and harms nobody."""

from typing import Any

import pytest

from verlies import bots as registered
from verlies.bots import bots
from verlies.core.check.views import scribble
from verlies.core.errors import VerliesError
from verlies.core.game import Game
from verlies.core.observe import Observation
from verlies.core.rng import Rng
from verlies.games.klong import GAME
from verlies.lab.simulate import Outcome, Task, play_one, simulate

END = GAME.about.vocabulary.option("end")
TASK = Task("klong", ["other", "greedy"], 40, 1, GAME.settings({"start": "0"}, 2), rotate=False)


class First:
    """Takes the first option."""

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        return observation.options[0]


class Greedy(First):
    """Asks what the game knows, as the bot of that name does."""

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        advisor = GAME.advisor()
        assert advisor is not None
        return advisor.choose(observation, rng)


class Cheat(First):
    """Answers what it likes, offered or not."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        return self.answer


class Adder(Cheat):
    """Writes what it likes into the list of what is offered, and then takes it."""

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        observation.options.insert(0, self.answer)
        return self.answer


class Vandal(First):
    """Takes the first option, and leaves nothing standing of what it was shown."""

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        answer = observation.options[0]
        observation.options.clear()
        scribble(observation.view.seen)
        return answer


class Drawer(First):
    """Takes the first option, and uses up its luck."""

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        rng.a = rng.b = rng.c = rng.d = 0
        return observation.options[0]


class Listener(First):
    """Notes the first number it draws for every answer."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        self.heard.append(rng.word())
        return observation.options[0]


def against(first: Any, second: Any, number: int = 0) -> Outcome:
    """Play one game between two bots."""
    return play_one(TASK, GAME, [first, second], number)


@pytest.mark.parametrize("kind", [Cheat, Adder])
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (END, "end"),
        (10**9, "1000000000"),
        (-1, "-1"),
        (None, "None"),
        ("end", "'end'"),
        (True, "True"),
        (1.0, "1.0"),
    ],
)
def test_what_was_never_offered_ends_the_run_and_names_bot_answer_and_question(
    kind: type[Cheat], answer: Any, told: str
) -> None:
    with pytest.raises(VerliesError) as caught:
        against(kind(answer), First())
    assert str(caught.value).startswith(
        f"Bot “other” on seat 1 answered “{told}” to the question “TakeTurn”, which does not offer it. Offered: play:"
    )


def test_a_cheat_wins_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever number of games is played, the first wrong answer ends them all: nothing is counted."""

    def make(game: Game[Any]) -> Cheat:
        return Adder(END)

    monkeypatch.setitem(registered._MAKERS, "cheat", make)
    assert "cheat" in bots()
    with pytest.raises(VerliesError, match="Bot “cheat” on seat 1"):
        simulate("klong", ["cheat", "random"], 40, options={"start": "0"})


def test_whoever_scribbles_over_what_it_is_shown_changes_nothing() -> None:
    for number in range(3):
        honest, vandal = against(First(), Greedy(), number), against(Vandal(), Greedy(), number)
        assert honest == vandal
        assert honest.decisions > 50


def test_nobody_reaches_the_luck_of_another() -> None:
    told = []
    for other in (First(), Drawer()):
        listener = Listener()
        against(other, listener)
        told.append(listener.heard)
    assert told[0] == told[1]
    assert len(set(told[0])) == len(told[0]) > 20


def test_a_bot_starts_every_game_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Listener] = []

    def make(game: Game[Any]) -> Listener:
        made.append(Listener())
        return made[-1]

    monkeypatch.setitem(registered._MAKERS, "listener", make)
    simulate("klong", ["listener", "random"], 3)
    assert len([each for each in made if each.heard]) == 3


class Leaver(First):
    """Tries to end the program."""

    def choose(self, observation: Observation[Any], rng: Rng) -> Any:
        raise SystemExit(0)


def test_a_bot_cannot_end_the_program() -> None:
    with pytest.raises(RuntimeError, match="bot “other” tried to end the program"):
        against(Leaver(), First())
