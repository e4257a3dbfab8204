"""The contract of the bots, of every game: each answers what it is offered, and a game among them ends in time.

`make soak ARGS="--only contract"` plays 500 games of each at every table.
"""

from dataclasses import replace
from typing import Any

import pytest
from lantern.game import ABOUT, Lantern

from verlies import registry
from verlies.core.check import CheckFailed, Player, Table, check_bots, check_game, tables
from verlies.core.check.tables import mixed
from verlies.core.observe import Observation
from verlies.core.rng import Rng
from verlies.core.rules import Rules
from verlies.core.settings import Setting
from verlies.testing.check import players

AIMING = ("casual", "greedy")
Few = tuple[str, Table, str]


def few_tables() -> list[Few]:
    """Return every switch and variant of every game once, with the numbers of seats and the bots taking turns."""
    few: list[Few] = []
    for name in registry.names():
        by_settings: dict[str, list[Table]] = {}
        for table in tables(registry.game(name)):
            by_settings.setdefault(str(table.settings), []).append(table)
        for number, each in enumerate(by_settings.values()):
            few.append((name, each[number % len(each)], AIMING[number % 2]))
        few.append((name, next(tables(registry.game(name))), "random"))
    return few


def named(value: str | Table) -> str:
    """Return a table by its name."""
    if isinstance(value, str):
        return value
    return "+".join([str(value.seats), *(f"{name}={choice}" for name, choice in value.settings.items())])


@pytest.mark.parametrize(("name", "table", "bot"), few_tables(), ids=named)
def test_every_bot_answers_what_is_offered_and_comes_to_an_end(name: str, table: Table, bot: str) -> None:
    game = registry.game(name)
    alone = [player for player in players(game) if player.name == bot]
    report = check_bots(game, bots=lambda _: alone, seats=table.seats, options=table.settings, seed=1)
    assert report.bouts == 1
    assert report.picks >= report.longest
    assert (report.longest > 0) == (bot in AIMING)


# What breaks it


def first(observation: Observation[Any], rng: Rng) -> int:
    """Answer with the first option."""
    return observation.options[0]


def last(observation: Observation[Any], rng: Rng) -> int:
    """Answer with the last option."""
    return observation.options[-1]


def stubborn(observation: Observation[Any], rng: Rng) -> int:
    """Answer with the last of all options, whatever is shown."""
    return observation.view.options()[-1]


def crashing(observation: Observation[Any], rng: Rng) -> int:
    """Fail as soon as one option is left."""
    return [observation.options[0], observation.options[1]][0]


def playing(choose: Any) -> Any:
    """Return what makes a bot of this the only one."""

    def bots(game: Rules[Any]) -> list[Player]:
        return [Player("odd", choose)]

    return bots


def test_a_game_that_says_nothing_has_a_bound_and_keeps_it() -> None:
    assert ABOUT.sitting == 2000
    assert check_bots(Lantern(ABOUT), bots=playing(last), seats=2).longest < 200


def test_who_answers_what_it_was_not_shown_is_found() -> None:
    with pytest.raises(CheckFailed, match=r"^bots: lantern .* bot “odd”, asked \w+, was shown [\w:, ]+ alone"):
        check_bots(Lantern(ABOUT), bots=playing(stubborn), seats=2)


def test_who_fails_is_found_and_told_with_what_it_was_shown() -> None:
    with pytest.raises(CheckFailed, match=r"bot “odd”, asked Vote, shown vote:\d: IndexError"):
        check_bots(Lantern(ABOUT), bots=playing(crashing), seats=2)


def test_a_game_that_takes_too_long_is_found() -> None:
    hasty = Lantern(replace(ABOUT, sitting=5))
    with pytest.raises(CheckFailed, match="a game among bots “odd” is not over after 5 answers"):
        check_bots(hasty, bots=playing(last), seats=2)


def test_who_does_not_play_to_win_has_as_long_as_the_game() -> None:
    hasty = Lantern(replace(ABOUT, sitting=5))
    report = check_bots(hasty, bots=lambda _: [Player("odd", last, aims=False)], seats=2)
    assert (report.bouts, report.longest) == (1, 0)


def test_it_is_part_of_the_check_of_a_game() -> None:
    report = check_game(Lantern(ABOUT), seats=2, decisions=5, bots=playing(first))
    assert report.bouts == 1
    assert report.picks > 5
    with pytest.raises(CheckFailed, match=r"^bots"):
        check_game(Lantern(ABOUT), seats=2, decisions=40, bots=playing(stubborn))
    assert check_game(Lantern(ABOUT), seats=2, decisions=5).picks == 0, "nobody is asked"


def test_in_the_check_of_a_game_a_bot_is_asked_at_every_decision_of_random_games_as_well() -> None:
    few, many = (check_game(Lantern(ABOUT), seats=2, decisions=count, bots=playing(first)) for count in (5, 25))
    assert many.picks - few.picks >= 20


def test_the_same_seed_plays_the_same() -> None:
    one, same, other = (
        check_bots(Lantern(ABOUT), bots=lambda game: players(game)[:1], seats=3, games=2, seed=seed)
        for seed in (1, 1, 2)
    )
    assert one == same != other


def test_of_many_games_one_in_five_is_played_with_every_question_asked_twice() -> None:
    picks = [check_bots(Lantern(ABOUT), bots=playing(last), seats=2, games=games).picks for games in (1, 5, 6)]
    assert 0 < picks[0] == picks[1] < picks[2]


# The tables


def test_a_new_switch_is_tried_without_a_word_about_it() -> None:
    switches = (
        Setting("fog", "off", ("off", "on"), fits={"on": (2, 3)}),
        Setting("mood", "random", words=("random", "dark")),
    )
    game = Lantern(replace(ABOUT, settings=switches))
    assert [(table.seats, table.settings) for table in tables(game)] == [
        *((seats, settings) for seats in (2, 3) for settings in ({}, {"fog": "on"}, {"mood": "dark"})),
        (4, {}),
        (4, {"mood": "dark"}),
    ]


def test_all_else_is_agreed_at_random_as_far_as_it_goes_together() -> None:
    game = registry.game("bag_of_dungeon")
    strict = Table(3, {"edges": "strict"})
    drawn = [mixed(game, strict, Rng(seed)) for seed in range(30)]
    assert {each["edges"] for each in drawn} == {"strict"}
    assert {each["variant"] for each in drawn} == {"together", "each"}, "solo is for four"
    assert {each["heroes"] for each in drawn} == {"random", "choose"}
    assert ("each", "dragon") not in {(each["variant"], each["win"]) for each in drawn}, "these do not go together"
