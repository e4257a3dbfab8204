"""Monsters of the row: what they ask for, what they give, and what they do on arrival."""

import pytest

from tests.klong.changes import changes, fight, refill, stones_drawn
from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.testing.klong import QUIET_ROW, Klong

ATTACK = {"black in bag": -3, "black aside": 3}
"""What an attack on space 3 of the rage track does when there is no noise at all."""


def facing(monster: str, swords: int, room: str = "F02", seats: int = 2) -> Klong:
    """Return a table with a monster in the row and one sword too few; skill does not help."""
    t = Klong(seats, row=[monster], swords=swords - 1, skill=9, room=room)
    t.refuse(f"fight:{monster}", "no-swords")
    t.refuse(f"buy:{monster}", "is-monster")
    t.turn(swords=swords)
    return t


@pytest.mark.card("animated_door")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.monster.to-dungeon-discard")
def test_animated_door() -> None:
    assert fight(facing("animated_door", swords=1), "animated_door") == {"swords": -1, "boots": 1}
    assert refill("animated_door") == ATTACK


@pytest.mark.card("belcher")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.monster.to-dungeon-discard")
def test_belcher() -> None:
    assert fight(facing("belcher", swords=2), "belcher") == {"swords": -2, "gold": 4, "noise": 2}
    assert refill("belcher") == ATTACK


@pytest.mark.card("cave_troll")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.draw.must-be-played")
def test_cave_troll() -> None:
    t = facing("cave_troll", swords=4, room="F17")
    t.draws(0, "stumble", "sidestep")
    reward = {"gold": 3, "hand stumble": 1, "hand sidestep": 1}
    assert fight(t, "cave_troll") == {"swords": -4, **reward}
    t.refuse("end", "cards-left")
    assert refill("cave_troll") == ATTACK


@pytest.mark.card("cave_troll")
@pytest.mark.rule("klong.turn.need-resources")
@pytest.mark.parametrize("room", ["F02", "F08", "F16"])
def test_the_cave_troll_stays_in_the_depths(room: str) -> None:
    facing("cave_troll", swords=4, room=room).refuse("fight:cave_troll", "only-depths")


@pytest.mark.card("crystal_golem")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.monster.to-dungeon-discard")
@pytest.mark.parametrize("cave", ["F08", "F18"])
def test_crystal_golem(cave: str) -> None:
    t = facing("crystal_golem", swords=3, room=cave)
    assert fight(t, "crystal_golem") == {"swords": -3, "skill": 3}
    assert refill("crystal_golem") == {}


@pytest.mark.card("crystal_golem")
@pytest.mark.rule("klong.turn.need-resources")
@pytest.mark.parametrize("room", ["F02", "F12", "F17"])
def test_the_crystal_golem_stays_in_caves(room: str) -> None:
    facing("crystal_golem", swords=3, room=room).refuse("fight:crystal_golem", "only-cave")


@pytest.mark.card("kobold")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.monster.to-dungeon-discard")
def test_kobold() -> None:
    assert fight(facing("kobold", swords=1), "kobold") == {"swords": -1, "skill": 1}


@pytest.mark.card("kobold")
@pytest.mark.rule("klong.keyword.danger")
def test_each_kobold_in_the_row_adds_a_stone_to_an_attack() -> None:
    assert refill("kobold") == {"black in bag": -4, "black aside": 4}
    assert [stones_drawn(), stones_drawn("kobold"), stones_drawn("kobold", "kobold")] == [3, 4, 5]


@pytest.mark.card("kobold")
@pytest.mark.rule("klong.keyword.danger")
def test_a_beaten_kobold_is_no_danger_any_more() -> None:
    t = Klong(2, hand=[], deck=[], row=["kobold", "kobold", *QUIET_ROW[:4]], dungeon=["ogre"], swords=1)
    fight(t, "kobold")
    assert changes(t, "end")["black aside"] == 4


@pytest.mark.card("ogre")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.monster.to-dungeon-discard")
def test_ogre() -> None:
    assert fight(facing("ogre", swords=3), "ogre") == {"swords": -3, "gold": 5}
    assert refill("ogre") == ATTACK


@pytest.mark.card("orc_grunt")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.monster.to-dungeon-discard")
def test_orc_grunt() -> None:
    assert fight(facing("orc_grunt", swords=2), "orc_grunt") == {"swords": -2, "gold": 3}
    assert refill("orc_grunt") == ATTACK


@pytest.mark.card("overlord")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.draw.must-be-played")
def test_overlord() -> None:
    t = facing("overlord", swords=2)
    t.draws(0, "stumble", "sidestep")
    assert fight(t, "overlord") == {"swords": -2, "hand stumble": 1, "hand sidestep": 1}
    t.refuse("end", "cards-left")


@pytest.mark.card("watcher")
@pytest.mark.rule("klong.monster.reward", "klong.monster.swords-only", "klong.monster.to-dungeon-discard")
def test_watcher() -> None:
    t = facing("watcher", swords=3, seats=3)
    assert fight(t, "watcher") == {"swords": -3, "gold": 3, "noise of seat 1": 1, "noise of seat 2": 1}


@pytest.mark.card("watcher")
@pytest.mark.rule("klong.out.no-clank", "klong.monster.reward")
def test_the_watchers_reward_leaves_those_alone_who_are_out() -> None:
    t = facing("watcher", swords=3, seats=4)
    t.thief(1, status=ESCAPED)
    t.thief(2, status=FALLEN)
    assert fight(t, "watcher") == {"swords": -3, "gold": 3, "noise of seat 3": 1}


@pytest.mark.card("overlord")
@pytest.mark.rule("klong.keyword.encounter")
def test_everybody_makes_noise_when_the_overlord_arrives() -> None:
    assert refill("overlord", seats=3) == {"noise": 1, "noise of seat 1": 1, "noise of seat 2": 1}


@pytest.mark.card("watcher")
@pytest.mark.rule("klong.keyword.encounter")
def test_everybody_makes_noise_when_the_watcher_arrives() -> None:
    assert refill("watcher", seats=3) == {"noise": 1, "noise of seat 1": 1, "noise of seat 2": 1}


@pytest.mark.card("overlord")
@pytest.mark.card("watcher")
@pytest.mark.rule("klong.keyword.encounter")
@pytest.mark.parametrize("monster", ["overlord", "watcher"])
def test_they_arrive_only_once(monster: str) -> None:
    t = Klong(2, hand=[], deck=[], row=QUIET_ROW[:5], dungeon=[monster])
    t.thief(1, hand=[], deck=[])
    t.end()
    assert changes(t, "end") == {}


@pytest.mark.card("overlord")
@pytest.mark.card("watcher")
@pytest.mark.rule("klong.out.no-clank", "klong.keyword.encounter")
@pytest.mark.parametrize("monster", ["overlord", "watcher"])
@pytest.mark.parametrize("status", [ESCAPED, FALLEN])
def test_their_arrival_leaves_those_alone_who_are_out(monster: str, status: int) -> None:
    t = Klong(3, hand=[], deck=[], row=QUIET_ROW[:5], dungeon=[monster])
    t.thief(1, status=status)
    assert changes(t, "end") == {f"row {monster}": 1, "noise": 1, "noise of seat 2": 1}


@pytest.mark.card("overlord")
@pytest.mark.card("watcher")
@pytest.mark.rule("klong.keyword.encounter-before-attack")
@pytest.mark.parametrize("monster", ["overlord", "watcher"])
def test_the_noise_of_their_arrival_is_in_the_bag_when_the_dragon_attacks(monster: str) -> None:
    t = Klong(2, hand=[], deck=[], row=QUIET_ROW[:4], dungeon=["ogre", monster])
    t.reveals("ogre", monster)
    t.stones(0, 1, "black")
    hurt = {"damage": 1, "damage of seat 1": 1, "black in bag": -1, "black aside": 1}
    assert changes(t, "end") == {"row ogre": 1, f"row {monster}": 1, **hurt}
