"""Whole games, reckoned a second time from the facts: what is offered, what it costs and does, and how it ends."""

import pytest

from tests.followed import ENOUGH, together, unfair
from tests.klong.oracle import follow
from tests.klong.oracle.rules import RULES
from tests.klong_family.oracle.table import Rules

TABLES = [
    (2, {"board": "front"}),
    (3, {"board": "back"}),
    (4, {"board": "front", "start": "2"}),
    (4, {"board": "back"}),
]


@pytest.mark.rule("klong.turn.actions-repeatable", "klong.move.one-boot", "klong.endturn.order")
@pytest.mark.rule("klong.dragon.draw-count", "klong.room.take-on-entry", "klong.score.winner")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_the_oracle_finds_no_difference(seats: int, settings: dict[str, str], seed: int) -> None:
    followed = follow(seats, settings, seed)
    assert not followed.differences
    assert followed.decisions > 10


def test_chance_is_fair_wherever_it_is_asked() -> None:
    luck = together(follow(2 + seed % 3, {"board": ("front", "back")[seed % 2]}, seed).luck for seed in range(24))
    assert unfair(luck) == []
    assert {asked for asked, tenths in luck.items() if sum(tenths) > ENOUGH} >= {
        "the deck",
        "the dungeon deck",
        "the bag",
    }
    assert luck.keys() >= {"the artifacts", "the secrets", "who begins"}


def another(**rules: object) -> Rules:
    """What cards, tokens and goods do and are worth, with something wrong among it."""
    return RULES._replace(**rules)  # type: ignore[arg-type]


def misprinted(card: str, **facts: object) -> Rules:
    """The same with a wrong card."""
    return another(cards={**RULES.cards, card: RULES.cards[card]._replace(**facts)})  # type: ignore[arg-type]


WRONG: list[tuple[str, object, str]] = [
    ("klong.oracle.turns.can_walk", lambda table, way: False, "the program alone offers ['move:"),
    ("klong.oracle.turns.may_be_in", lambda table, room: True, "the oracle alone ['move:"),
    ("klong.oracle.turns.takeable", lambda table: [], "offers ['pass', 'take:"),
    ("klong.oracle.along.RULES", another(plain={**RULES.plain, "heal": lambda table, n: None}), "damage of seat"),
    ("klong.oracle.turns.fate", lambda table: None, "fate: the program has 2, the oracle 1"),
    ("klong.oracle.prices.cost", lambda table, card: 1, "is said to cost {'skill': 2}, by the oracle {'skill': 1}"),
    ("klong.oracle.rules.danger", lambda table: 0, "chance decided more than the oracle asked for: ['stone"),
    ("klong.oracle.along.RULES", another(measure=lambda table, what: 0), "the program has"),
    ("klong.oracle.along.RULES", another(token_points=lambda thief, token: 5), "points of seat"),
    ("klong.oracle.along.RULES", misprinted("mercenary", copies=14), "reserve: the program has [15"),
    ("klong.oracle.along.RULES", misprinted("stumble", play=()), "area: the program has"),
    ("klong.oracle.turns.bearable", lambda table: 0, "the program alone offers ['move:"),
    ("klong.oracle.turns.tired", lambda table: False, "the oracle alone ['move:"),
    ("klong_family.oracle.score.COUNTED", {"escaped"}, "points of seat"),
]
"""What the oracle could have wrong, and what it says then."""


@pytest.mark.parametrize(("name", "wrong", "said"), WRONG)
def test_the_oracle_objects_if_one_of_its_rules_is_another(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: object, said: str
) -> None:
    monkeypatch.setattr(f"tests.{name}", wrong)
    followed = (follow(3, {"board": board}, seed) for seed in range(1, 10) for board in ("front", "back"))
    assert any(said in difference for each in followed for difference in each.differences)
