"""Teams in the lab: a team is one entrant, its bots stay together, and greedy looks at the others."""

import pytest

from verlies.bots.greedy import value_of
from verlies.core.decision import Result
from verlies.lab.simulate import Outcome, Task, simulate, summary

pytestmark = pytest.mark.usefixtures("feud")


def test_a_team_is_an_entrant_and_changes_sides() -> None:
    done = simulate("feud", ["greedy", "random", "greedy", "random"], 6)
    assert [entrant.bot for entrant in done.entrants] == ["greedy", "random"]
    assert [entrant.games for entrant in done.entrants] == [6, 6]
    assert sum(entrant.wins for entrant in done.entrants) == pytest.approx(6)
    assert [outcome.bots[0] for outcome in done.outcomes] == [0, 1, 2, 3, 0, 1]
    assert all(outcome.bots[0] % 2 == outcome.bots[2] % 2 for outcome in done.outcomes)


def test_where_mates_would_part_nobody_moves() -> None:
    done = simulate("feud", ["random"] * 3, 3)
    assert [outcome.bots for outcome in done.outcomes] == [[0, 1, 2]] * 3
    assert [entrant.bot for entrant in done.entrants] == ["random", "random"]


def test_teams_share_a_victory() -> None:
    task = Task("feud", ["a", "b", "c", "d"], 2, 1, {}, rotate=True)
    endings = ["rich"] * 4
    draw = Outcome(0, [0, 1, 2, 3], [0, 1, 2, 3], [5] * 4, [1] * 4, endings, 10, [0, 1, 0, 1])
    loss = Outcome(1, [1, 2, 3, 0], [0, 2], [9, 4, 9, 4], [1, 2, 1, 2], endings, 10, [0, 1, 0, 1])
    done = summary(task, [draw, loss])
    assert [(entrant.bot, entrant.wins, entrant.score) for entrant in done.entrants] == [
        ("a + c", 0.5, 4.5),
        ("b + d", 1.5, 7.0),
    ]


@pytest.mark.parametrize(
    ("teams", "points"), [([0, 1, 0, 1], 9 - 4), ([0, 0, 0, 0], 9), ([], 9 - 8), ([0, 1, 1, 1], 9 - 8)]
)
def test_greedy_compares_with_the_best_of_the_others(teams: list[int], points: int) -> None:
    result = Result([], [9, 4, 8, 1], [1] * 4, [[]] * 4, [""] * 4, teams)
    assert value_of(result, 0) == pytest.approx(0.1 * points - 1)
