"""The promises every game keeps, at every number of seats and with every setting."""

import pytest

from verlies.core.check import check_game, check_stories
from verlies.games.koenige import GAME
from verlies.games.koenige.content.ids import PLACED, STOLEN, TAKING
from verlies.testing.koenige import random_game
from verlies.text import words


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_game_keeps_all_promises(seats: int) -> None:
    report = check_game(
        GAME, seats=seats, options={"length": "short", "rounds": "15"}, decisions=14, seed=seats, texts=words
    )
    assert report.redealt > 0
    assert bool(report.mates) == (seats > 2)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"length": "short"}),
        (4, {"odd": "shared_hero", "length": "short"}),
        (3, {"odd": "more_actions", "keep_x": "on", "length": "short"}),
        (6, {"start": "blue", "rounds": "15", "length": "short"}),
    ],
)
def test_settings_keep_all_promises(seats: int, options: dict[str, str]) -> None:
    assert check_game(GAME, seats=seats, options=options, decisions=14, seed=1).decisions == 14


@pytest.mark.rule("koenige.turn.team-open-information", "koenige.setup.fate-pile", "koenige.setup.room-stack")
def test_what_is_hidden_stays_hidden() -> None:
    report = check_game(GAME, seats=4, options={"length": "short", "rounds": "15"}, decisions=20, seed=3)
    assert report.redealt > 0


@pytest.mark.rule("koenige.fight.values", "koenige.chest.thresholds", "koenige.steal.score-while-carried")
@pytest.mark.parametrize(("seats", "length"), [(2, "full"), (3, "short"), (4, "full"), (5, "short"), (6, "full")])
def test_every_number_in_the_log_of_whole_games_is_true(seats: int, length: str) -> None:
    assert check_stories(GAME, seats=seats, options={"rounds": "15", "length": length}, seed=seats).games == 1


def test_every_word_of_a_whole_game_is_true() -> None:
    assert check_stories(GAME, seats=2, options={"rounds": "15", "length": "short"}, texts=words).games == 1


@pytest.mark.rule("koenige.end.terminates", "koenige.steal.several-flags")
@pytest.mark.parametrize("seed", range(4))
def test_flags_are_always_somewhere(seed: int) -> None:
    """Every flag token is where its status says, and an X keeps the place of each stolen one."""
    for state in random_game(4, seed, length="short", rounds="15"):
        for number, flag in enumerate(state.flags):
            holders = [seat for seat, hero in enumerate(state.heroes) if number in hero.carried]
            captors = [seat for seat, hero in enumerate(state.heroes) if hero.capturing == number]
            assert holders == ([flag.holder] if flag.status == STOLEN else [])
            assert captors == ([flag.holder] if flag.status == TAKING else [])
            assert flag.status != STOLEN or flag.field in state.marks
            assert flag.status != TAKING or state.heroes[flag.holder].field == flag.field
            assert flag.status != PLACED or flag.team in (0, 1)
