"""The calibration of DungeonQuest: what it reads out of a game, and what it makes of many."""

import json
import xml.etree.ElementTree as ET

import pytest

from tools import calibrate, soak
from tools.calibrate import CAUSES, Fate, Played, fates, figures, play_all, verdict
from verlies.core.event import Event
from verlies.games.dungeonquest.content.cards import NUMBERS
from verlies.games.dungeonquest.content.ids import BY_PIT, DECK_STREAM, DRAGON, TREASURE
from verlies.games.dungeonquest.options import DRAGON as DRAW_DRAGON
from verlies.games.dungeonquest.options import ESCAPE
from verlies.games.dungeonquest.rooms import escape
from verlies.games.dungeonquest.wounds import die
from verlies.testing.dungeonquest import Dungeon


def test_the_diary_reads_treasures_escape_and_death() -> None:
    t = Dungeon(3)
    t.hero(0, place="g5")
    t.hero(1, loot=["l_gold_50"])
    t.begin(0)
    log: list[Event] = []
    state = t.table.fork()
    state.log = log
    found = ("z_sun_spear", "z_bag_of_gems")
    state.chance.forced = [(DECK_STREAM + DRAGON, NUMBERS["d_sleeping"])]
    state.chance.forced += [(DECK_STREAM + TREASURE, NUMBERS[card]) for card in found]
    state.answer(0, DRAW_DRAGON)
    state.answer(1, ESCAPE)
    escape(state, 0)
    die(state, 2, BY_PIT)
    first, second, third = fates(log, state)
    assert (first.reached, first.escaped, first.gold, first.treasures) == (True, True, 2300, 2)
    assert (second.escaped, second.gold, second.treasures, second.cause) == (True, 50, 0, "")
    assert (third.escaped, third.gold, third.treasures, third.cause) == (False, 0, 0, "pit")


def test_every_dead_hero_has_a_known_cause() -> None:
    played = play_all("random", 20, 3, 1)
    assert {fate.cause for fate in played.fates if not fate.escaped} <= set(CAUSES)
    assert all(fate.cause == "" for fate in played.fates if fate.escaped)


def test_gold_and_treasures_are_those_of_survivors() -> None:
    played = play_all("random", 30, 2, 1)
    dead = [fate for fate in played.fates if not fate.escaped]
    assert dead
    assert all((fate.gold, fate.treasures, fate.late) == (0, 0, False) for fate in dead)
    assert len(played.fates) == 120


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (play_all("random", 12, 1, jobs).fates for jobs in (1, 2))
    assert one == two


FATES = [
    Fate("hugo", True, 2, False, 500, "", 20, True),
    Fate("hugo", True, 0, True, 100, "", 9, False),
    Fate("lindel", False, 0, False, 0, "pit", 5, False),
    Fate("lindel", False, 0, False, 0, "sunset", 26, True),
]


def test_the_shares_add_up() -> None:
    told = figures(Played(FATES, 40, 0.1), 1)
    assert told["treasure"]["share"] == 0.25
    assert told["treasure_at_the_end"]["share"] == 0.5
    assert told["escaped"]["share"] == 0.5
    assert told["reached"]["share"] == 0.5
    assert told["causes"]["pit"]["count"] == told["causes"]["sunset"]["count"] == 1
    assert told["gold_of_all"]["mean"] == 150.0
    assert told["gold_of_survivors"]["mean"] == 300.0
    assert told["by_hero"]["hugo"]["treasure"]["share"] == 0.5
    low, high = told["treasure"]["interval"]
    assert low < 0.25 < high


@pytest.mark.parametrize(("greedy", "random", "passed"), [(0.16, 0.01, True), (0.14, 0.01, False), (0.2, 0.1, False)])
def test_the_bar(greedy: float, random: float, passed: bool) -> None:
    told = {name: {"treasure_at_the_end": {"share": share}} for name, share in (("greedy", greedy), ("random", random))}
    assert verdict(told)["passed"] is passed


def test_what_was_measured_passes_the_bar() -> None:
    stored = json.loads((soak.MEASUREMENTS / "dungeonquest.json").read_text(encoding="utf-8"))["calibration"]
    assert verdict(stored)["passed"] is stored["passed"] is True
    assert {stored[name]["games"] for name in ("greedy", "random")} == {2000}


def test_the_plot_is_a_drawing() -> None:
    told = figures(Played(FATES, 40, 0.1), 1)
    root = ET.fromstring(calibrate.picture({"greedy": told, "random": told}))
    assert root.tag.endswith("svg")
