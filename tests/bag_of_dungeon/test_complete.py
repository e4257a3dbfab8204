"""That nothing is left out: a scenario for every monster, special, item, character and tile."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.ids import PLAIN, SORTS
from verlies.games.bag_of_dungeon.content.items import ITEMS
from verlies.games.bag_of_dungeon.content.monsters import FOES
from verlies.games.bag_of_dungeon.content.tiles import FLOORS

MONSTERS = {foe.id for foe in FOES}
SPECIAL = {foe.id for foe in FOES if foe.special != PLAIN}
SPECIAL_RULES = ("bag.combat.special-monsters", "bag.dragon.")
"""The rules about what some monsters do and others do not."""


def marks(test: ast.FunctionDef, name: str) -> set[str]:
    """Return what is named in the marks of a test; a marked card must come up in it."""
    calls = [each for each in test.decorator_list if isinstance(each, ast.Call)]
    ours = [each for each in calls if ast.unparse(each.func) == f"pytest.mark.{name}"]
    return {ast.literal_eval(argument) for mark in ours for argument in mark.args}


def scenarios() -> Iterator[ast.FunctionDef]:
    """Yield the tests of the game that are marked with a card and with the rule that it plays by."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.FunctionDef) and marks(node, "card") and marks(node, "rule"):
                yield node


def played() -> Counter[str]:
    """Return how many scenarios there are for each card."""
    return Counter(card for test in scenarios() for card in marks(test, "card"))


@pytest.mark.rule("bag.components.counts")
def test_every_card_and_every_tile_has_a_scenario() -> None:
    everything = MONSTERS | {item.id for item in ITEMS} | {hero.id for hero in HEROES} | {floor.id for floor in FLOORS}
    assert set(played()) == everything
    assert len(everything) == len(MONSTERS) + 38 + 4 + 40, "no name is used twice"


@pytest.mark.rule("bag.combat.special-monsters")
def test_every_special_of_a_monster_has_a_scenario_of_its_own() -> None:
    of_their_own = [test for test in scenarios() if any(r.startswith(SPECIAL_RULES) for r in marks(test, "rule"))]
    assert {"reacher", "mirror_monster", "red_dragon"} == SPECIAL
    assert {card for test in of_their_own for card in marks(test, "card")} >= SPECIAL


@pytest.mark.rule("bag.components.character-skills")
def test_every_character_has_a_scenario_of_the_skill() -> None:
    skilled = [test for test in scenarios() if "bag.components.character-skills" in marks(test, "rule")]
    assert {hero.id for hero in HEROES} <= {card for test in skilled for card in marks(test, "card")}


@pytest.mark.rule("bag.components.counts")
def test_every_kind_of_tile_has_a_scenario() -> None:
    tiles = played()
    assert {SORTS[floor.sort] for floor in FLOORS if tiles[floor.id]} == set(SORTS)
    assert {floor.shape for floor in FLOORS if tiles[floor.id]} == {"straight", "corner", "tee", "cross"}
