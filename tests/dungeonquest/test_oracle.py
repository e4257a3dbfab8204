"""Whole games, reckoned a second time from the facts: who is asked, what is offered, what it does, and how it ends."""

import pytest

from tests.dungeonquest.oracle import follow
from tests.dungeonquest.oracle.asks import Asking
from tests.dungeonquest.oracle.moves import ways
from tests.dungeonquest.oracle.table import Hero, Table
from tests.followed import ENOUGH, together, unfair

TABLES: list[tuple[int, dict[str, str]]] = [
    *((seats, {"heroes": "random"}) for seats in (1, 2, 3, 4)),
    (2, {"heroes": "choose", "runes": "hidden", "blocked": "waits"}),
    (3, {"monsters": "house", "expel": "on"}),
    (1, {"respawn": "on", "torchlight": "on", "texts": "on"}),
    (3, {"respawn": "on", "torchlight": "on", "texts": "on"}),
]


@pytest.mark.parametrize(("seats", "settings"), TABLES)
@pytest.mark.rule("dungeonquest.turn.order", "dungeonquest.test.roll", "dungeonquest.combat.own-table")
def test_the_oracle_finds_no_difference(seats: int, settings: dict[str, str]) -> None:
    followed = [follow(seats, settings, seed) for seed in (1, 2)]
    assert [difference for each in followed for difference in each.differences] == []
    assert sum(each.decisions for each in followed) > 20


def test_chance_is_fair_wherever_it_is_asked() -> None:
    tables = [(seats, settings) for seats, settings in TABLES for _ in range(8)]
    luck = together(follow(seats, settings, seed).luck for seed, (seats, settings) in enumerate(tables))
    assert unfair(luck) == []
    asked = {"dice", "tiles", "deck dungeon", "deck monster", "deck rune", "deck trap"}
    assert {asked for asked, tenths in luck.items() if sum(tenths) > ENOUGH} >= asked
    assert luck.keys() >= {"heroes", "the house", "who begins"}


def wounds_nobody(table: Table, hero: Hero, count: int) -> Asking[None]:
    """Let wounds pass."""
    yield from ()


ONE_EACH = {(own, against): (1, 1) for own in ("ranged", "melee", "magic") for against in ("ranged", "melee", "magic")}

WRONG: list[tuple[str, object, str]] = [
    ("action.can_escape", lambda table, hero: True, "oracle alone {'escape'}"),
    ("action.TORCH", ("rubble",), "program alone {'search'}"),
    ("turn.SUN_LIMITS", {}, "left of chance"),
    ("moves.can_enter", lambda table, hero, place: True, "oracle alone {'move:"),
    ("dungeon.Dungeon.obstacles", lambda dungeon, own, side: "", "left of chance"),
    ("rooms.onward", ways, "MoveOn: program alone set(), oracle alone {'move:"),
    ("rooms.load", lambda table, hero: 0, "'loaded'"),
    ("rolls.percent", lambda most: 50, "('test'"),
    ("table.gold_of", lambda card: 7, " loot: program"),
    ("table.Table.pass_first_marker", lambda table: None, "first: program"),
    ("harm.wound_surely", wounds_nobody, "'wounded'"),
    ("below.slide", lambda place, facing, steps: (place, 0), "('marker"),
    ("fight.COMBAT", ONE_EACH, "fight: program"),
    ("fight.penalty_of", lambda monster: 9, "'fled'"),
    ("ending.gold", lambda hero: 1, "scores: program"),
    ("turn.EVERYBODY", 1, "('rune', "),
    ("table.Table.tell_alone", lambda table, kind, hero: table.say(kind, hero, -1), "('monster-card', "),
]
"""What the oracle could have wrong, and what it says then."""


@pytest.mark.parametrize(("name", "wrong", "said"), WRONG)
def test_the_oracle_objects_if_one_of_its_rules_is_another(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: object, said: str
) -> None:
    monkeypatch.setattr(f"tests.dungeonquest.oracle.{name}", wrong)
    followed = (follow(4, {"texts": "on"}, seed) for seed in range(1, 40))
    assert any(said in difference for each in followed for difference in each.differences)
