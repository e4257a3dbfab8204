"""check_game: the example passes it, and no broken game does."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from lantern import GAME
from lantern.game import ABOUT, Lantern, MineView
from lantern.rules import REST, SHIELD, Mine, Rest, Shield, Turn, Vote

from verlies.core.check import CheckFailed, CheckReport, check_game
from verlies.core.decision import Result
from verlies.core.match import replay
from verlies.core.option import KIND, PASS, OptionKind, Vocabulary
from verlies.core.refusal import Refusal
from verlies.core.rng import Rng
from verlies.core.scene import Scene, Token
from verlies.core.stack import Stack
from verlies.core.view import View
from verlies.text import words

# The example


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_keeps_all_promises(seats: int) -> None:
    report = check_game(GAME, seats=seats, decisions=90, texts=words)
    assert report.decisions == report.forks == 90
    assert report.saves == 2 * report.forks
    assert report.views == (seats + 1) * report.decisions
    assert report.samples == 2 * report.views
    counted = {name: getattr(report, name) for name in CheckReport.__dataclass_fields__}
    assert all(counted.values()), f"never tried: {[name for name, count in counted.items() if not count]}"


def test_all_numbers_of_seats_are_the_default() -> None:
    report = check_game(GAME, decisions=5)
    assert (report.games, report.decisions, report.texts) == (3, 15, 0)


def test_same_seed_checks_the_same() -> None:
    one, same, other = (check_game(GAME, seats=2, decisions=25, seed=seed) for seed in (4, 4, 5))
    assert one == same != other


def test_report_reads_as_a_line() -> None:
    assert str(CheckReport(games=2, decisions=7)).startswith("2 games, 7 decisions, 0 forks")


# Broken games


def failure(game: Lantern, decisions: int = 200, seats: int = 3, **arguments: Any) -> CheckFailed:
    """Return how a broken game is found out."""
    with pytest.raises(CheckFailed) as caught:
        check_game(game, decisions=decisions, seats=seats, **arguments)
    return caught.value


class Leaking(Lantern):
    """Its views tell how many shields the next seat holds."""

    def view(self, state: Mine, seat: int) -> View:
        shields = state.hands[(seat + 1) % state.seats].count(SHIELD)
        return msgspec.structs.replace(super().view(state, seat), oil=shields)


class LeakingKey(Lantern):
    """Its views hold the key of all chance."""

    def view(self, state: Mine, seat: int) -> View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, agenda=[*view.agenda, state.chance.key.hex()])


class Lending(Lantern):
    """Its views lend the list of cards itself instead of a copy."""

    def view(self, state: Mine, seat: int) -> View:
        return msgspec.structs.replace(super().view(state, seat), map=state.map)


class Unfit(Lantern):
    """Its samples forget who has seen the tiles."""

    def sample(self, view: View, rng: Rng) -> Mine:
        state = super().sample(view, rng)
        state.tiles = Stack(state.tiles.cards())
        state.advance()
        return state


class Miscounting(Lantern):
    """Its samples deal a card too few."""

    def sample(self, view: View, rng: Rng) -> Mine:
        state = super().sample(view, rng)
        state.used = state.used[1:]
        return state


class Writing(Lantern):
    """Its samples play on with the very lists of the view."""

    def sample(self, view: View, rng: Rng) -> Mine:
        state = super().sample(view, rng)
        assert isinstance(view, MineView)
        state.map = view.map
        return state


class Forgetful(Lantern):
    """What it restores deals the same chance again."""

    def restore(self, data: dict[str, Any], key: bytes) -> Mine:
        state = super().restore(data, key)
        state.chance.key = bytes(32)
        return state


class Careless(Lantern):
    """It does not save the sealed answers."""

    def restore(self, data: dict[str, Any], key: bytes) -> Mine:
        return super().restore({**data, "sealed": []}, key)


class Unexplained(Lantern):
    """Its scores do not add up."""

    def result(self, state: Mine) -> Result:
        result = super().result(state)
        return msgspec.structs.replace(result, scores=[score + 1 for score in result.scores])


class Unfair(Lantern):
    """Only one of the team has lost."""

    def result(self, state: Mine) -> Result:
        return msgspec.structs.replace(super().result(state), winners=[0])


class Strange(Lantern):
    """Its scene has a token in a place that does not exist."""

    def scene(self, view: View) -> Scene:
        scene = super().scene(view)
        return msgspec.structs.replace(scene, tokens=(*scene.tokens, Token("ghost", "token", "lantern", "nowhere")))


BROKEN_GAMES: list[tuple[type[Lantern], str]] = [
    (Leaking, "changed when what it cannot see was dealt anew, in oil"),
    (LeakingKey, "holds the key of all chance"),
    (Lending, "writing into a view changed the state, in map"),
    (Unfit, "views: "),
    (Miscounting, ", in used"),
    (Writing, "changed the view of seat"),
    (Forgetful, "plays on differently"),
    (Careless, "the restored state differs in sealed"),
    (Unexplained, "do not add up to its score"),
    (Unfair, "only some have won"),
    (Strange, "the static part lacks place “nowhere”"),
]


@pytest.mark.parametrize(("broken", "sentence"), BROKEN_GAMES)
def test_broken_game_is_caught(broken: type[Lantern], sentence: str) -> None:
    assert sentence in str(failure(broken(ABOUT)))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cap": 12}, "the game is not over after 12 decisions"),
        ({"streams": ("house",)}, "IndexError"),
        ({"vocabulary": Vocabulary([OptionKind("vote", "seat", ("0",))])}, "has no name of its own"),
        ({"rules": "lantern"}, "events: lantern has no rule for "),
        ({"rules": "lantern", "events": [replace(event, rule="a.rule") for event in ABOUT.events]}, "no rule stands"),
    ],
)
def test_broken_description_is_caught(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises((CheckFailed, IndexError)) as caught:
        check_game(Lantern(replace(ABOUT, **changes)), decisions=100)
    assert sentence in f"{type(caught.value).__name__}: {caught.value}"


# Broken rules; the example is never compiled, so its steps can be exchanged


def sharing_fork(self: Mine) -> Mine:
    """Copies everything but the map."""
    copy = ORIGINAL_FORK(self)
    copy.map = self.map
    return copy


def losing_use(self: Mine, seat: int, card: int) -> None:
    """Loses the card that is played."""
    self.hands[seat].remove(card)


def crashing_answer(self: Rest, state: Mine, subject: int, seat: int, pick: int) -> None:
    """Crashes on one of its two options."""
    if pick == REST:
        raise RuntimeError("nobody can sleep here")


def greedy_options(self: Rest, state: Mine, subject: int, seat: int) -> list[int]:
    """Offers a rest only to whoever has a shield."""
    return [PASS, REST] if SHIELD in state.hands[seat] else [PASS]


def double_options(self: Vote, state: Mine, subject: int, seat: int) -> list[int]:
    """Offers the same vote twice."""
    return [KIND, KIND]


def telling_reason(self: Turn, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
    """Tells in passing how many shields the next seat holds."""
    return Refusal("no-moves", facts={"shields": state.hands[(seat + 1) % state.seats].count(SHIELD)})


def changing_reason(self: Turn, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
    """Takes oil for every question."""
    state.oil -= 1
    return Refusal("no-moves")


def knowing_responses(self: Shield, state: Mine, subject: int, seat: int) -> list[int]:
    """Offers everybody the shields of the others."""
    return [2 * KIND + SHIELD] if any(SHIELD in hand for hand in state.hands) else []


def silent_reveal(self: Mine, mask: int) -> None:
    """Never notes that something was seen."""


def endless(self: Rest, state: Mine, subject: int, seat: int, pick: int) -> None:
    """Finds new oil every round."""
    state.oil = 12
    state.awake = list(range(state.seats))


ORIGINAL_FORK = Mine.fork
BROKEN_RULES: list[tuple[type[Any], str, Callable[..., Any], str]] = [
    (Mine, "fork", sharing_fork, "answering a copy changed map"),
    (Mine, "use", losing_use, "something was lost or found"),
    (Rest, "answer", crashing_answer, "RuntimeError: nobody can sleep here"),
    (Rest, "options", greedy_options, "are asked at once, but offered differently"),
    (Vote, "options", double_options, "has an option twice"),
    (Turn, "why_not", telling_reason, "depends on what it cannot see"),
    (Turn, "why_not", changing_reason, "refusing it changed oil"),
    (Shield, "responses", knowing_responses, ": ValueError"),
    (Rest, "answer", endless, "the game is not over"),
]


@pytest.mark.parametrize(("where", "name", "fault", "sentence"), BROKEN_RULES)
def test_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, where: type[Any], name: str, fault: Callable[..., Any], sentence: str
) -> None:
    monkeypatch.setattr(where, name, fault)
    assert sentence in str(failure(Lantern(ABOUT)))


def test_undo_that_would_forget_what_was_seen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile that somebody else has looked at is looked at without chance, so only `reveal` bars the undo."""
    monkeypatch.setattr(Mine, "reveal", silent_reveal)
    assert "although it shows something hidden" in str(failure(Lantern(ABOUT), 600, seats=4))


# The sentence


def test_failure_names_all_it_takes_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rest, "answer", crashing_answer)
    failed = failure(Lantern(ABOUT), seats=2, seed=3)
    where = r"\w+: lantern with 2 seats, seed 3, game “check 3 0”, decision \d+( and \d+ answers on)?"
    assert re.fullmatch(where + r", option “rest” of seat [01]: RuntimeError: nobody can sleep here\.", str(failed))
    assert isinstance(failed.__context__, RuntimeError)
    assert failed.record is not None
    assert replay(GAME, failed.record).entries == []


class Silent:
    """Words that lack some texts."""

    def __init__(self, language: str) -> None:
        self.language = language

    def has(self, name: str) -> bool:
        return self.language == "de" or name not in ("option-rest", "log-peeked-hidden", "why-no-moves")


def test_missing_texts_are_all_named() -> None:
    failed = failure(GAME, 200, seats=2, texts=lambda _, language: Silent(language))
    assert str(failed) == "texts: lantern has no text in “en” for log-peeked-hidden, option-rest, why-no-moves."
