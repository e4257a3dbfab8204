"""That nothing is left out: a scenario for every treasure card, every kind of room, every trigger and every window."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.koenige import test_citations
from tools import golden_koenige
from verlies.games.koenige import GAME
from verlies.games.koenige.content.cards import CARDS
from verlies.games.koenige.content.ids import OWN_TURN, PLAY, ROOM_KINDS, TRIGGERS, TYPES, WINDOWS
from verlies.games.koenige.content.rooms import ROOMS
from verlies.games.koenige.opens import BY_WINDOW
from verlies.server.tables.windows import windows_of
from verlies.testing.koenige import BLUE, ROOM, Halls

HERE = Path(__file__).parent
SCENARIOS = (HERE / "test_actions.py", HERE / "test_weapons.py")


def marked(path: Path) -> Counter[str]:
    """Return how many scenarios of a file are marked with each card; a marked card must come up in its test."""
    marks = re.findall(r"^@pytest\.mark\.card\(([^)]*)\)", path.read_text(encoding="utf-8"), re.M)
    return Counter(card for mark in marks for card in re.findall(r'"([^"]+)"', mark))


@pytest.mark.rule("koenige.components.treasures", "koenige.cards.four-types")
def test_every_treasure_card_has_a_scenario() -> None:
    scenarios = sum((marked(path) for path in SCENARIOS), Counter[str]())
    assert sorted(scenarios) == sorted(card.id for card in CARDS)
    assert len(scenarios) == 100


def test_every_trigger_and_every_window_is_on_a_card_with_a_scenario() -> None:
    cards = [card for card in CARDS if any(card.id in marked(path) for path in SCENARIOS)]
    assert {effect.trigger for card in cards for effect in card.effects} == set(range(len(TRIGGERS)))
    assert {card.window for card in cards} - {-1} == set(range(len(WINDOWS)))
    assert {card.type for card in cards} == set(range(len(TYPES)))
    assert all(effect.trigger != PLAY for card in cards if card.value for effect in card.effects)


@pytest.mark.rule("koenige.cards.windows")
def test_every_window_is_opened_by_a_situation() -> None:
    asked = {name for _, name, _ in test_citations.ASKS}
    assert asked >= set(windows_of(GAME))
    assert {kind.__name__ for kind in BY_WINDOW.values()} == set(windows_of(GAME))
    one_window_for_the_declaration = 3
    assert len(BY_WINDOW) == len(WINDOWS) - 1 - one_window_for_the_declaration
    assert WINDOWS[OWN_TURN] == "own_turn", "which is no window: it is asked for with the actions"


OFFERS = {
    "start": [],
    "flag": ["capture"],
    "portal": ["jump"],
    "chest": ["loot"],
    "merchant": ["trade"],
    "empty": [],
}
"""What each kind of room is good for, besides going on."""


@pytest.mark.rule("koenige.actions.seven-kinds", "koenige.components.rooms")
@pytest.mark.parametrize("room", [room.id for room in ROOMS[1:]])
def test_every_room_offers_what_its_kind_has_to_give(room: str) -> None:
    kind = ROOM_KINDS[ROOMS[ROOM[room]].kind]
    t = Halls(2)
    t.lay("n2", "I04" if room != "I04" else "I05")
    t.lay("n1", room)
    t.hero(0, at="n1", hand=["B-W01"])
    t.hero(1, at="s1")
    t.act(0)
    kinds = {word.partition(":")[0] for word in t.offers()} - {"walk", "done"}
    assert sorted(kinds) == OFFERS[kind]


def test_the_start_room_brings_stolen_flags_home_and_offers_nothing_else() -> None:
    t = Halls(2)
    t.lay("n1", "W02")
    t.hero(0, hand=["B-W01"])
    t.hero(1, at="s1")
    t.flag("W02", "stolen", BLUE, 0)
    t.act(0)
    assert {word.partition(":")[0] for word in t.offers()} == {"walk", "done"}
    t.turn(0)
    assert t.points() == (2, 0)


def test_every_ending_and_variant_has_a_golden_game() -> None:
    plans = golden_koenige.PLANS
    assert {name.partition("-")[0] for name in plans} >= {"capture", "last", "conquest", "fight", "decree", "broken"}
    settings = [plan.settings for plan in plans.values()]
    assert {each.get("length", "full") for each in settings} == {"full", "short"}
    assert {each.get("odd", "auto") for each in settings} == {"auto", "shared_hero"}
    assert {each.get("keep_x", "off") for each in settings} == {"off", "on"}
    assert {plan.seats for plan in plans.values()} == {2, 3, 4, 5, 6}
