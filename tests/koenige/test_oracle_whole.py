"""Whole games agree with the oracle: who is asked, all that is offered, and what every answer does."""

from collections.abc import Callable

import pytest

from tests.koenige.oracle import follow

TABLES: list[tuple[int, dict[str, str]]] = [
    *((seats, {"length": "short"}) for seats in (2, 3, 4, 5, 6)),
    (3, {"length": "short", "odd": "more_actions"}),
    (4, {"length": "short", "odd": "shared_hero"}),
    (4, {"length": "short", "keep_x": "on", "rounds": "15"}),
    (4, {"start": "blue", "rounds": "15"}),
]


@pytest.mark.parametrize(("seats", "settings"), TABLES)
@pytest.mark.rule("koenige.cards.windows", "koenige.fight.sequence", "koenige.end.score")
def test_the_oracle_finds_no_difference(seats: int, settings: dict[str, str]) -> None:
    for seed in (1, 2):
        followed = follow(seats, settings, seed)
        assert followed.differences == []
        assert followed.decisions > 50


WRONG = [
    ("turns.can_capture", lambda table, seat: False, "too much: [] expected, ['capture']"),
    ("turns.pace", lambda table, seat: 0, "too much"),
    ("tokens.keeps_x", lambda table, flag: flag.status in ("stolen", "room"), "marks: "),
    ("fights.value", lambda card: 9 if card else 0, "totals"),
    ("windows.is_playable", lambda table, use: False, "too much: [] expected, ['play:"),
    ("turns.can_loot", lambda table, seat: False, "too much: [] expected, ['loot']"),
]
"""What the oracle could have wrong, and what it says then."""


@pytest.mark.parametrize(("name", "wrong", "said"), WRONG)
def test_the_oracle_objects_if_one_of_its_rules_is_another(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: Callable[..., object], said: str
) -> None:
    monkeypatch.setattr(f"tests.koenige.oracle.{name}", wrong)
    followed = (follow(4, {"length": "short"}, seed) for seed in range(1, 8))
    assert any(said in difference for each in followed for difference in each.differences)
