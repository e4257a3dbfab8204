"""Devices: paid for with skill, used at once, and never part of a deck."""

import pytest

from tests.klong.changes import changes, refill, stones_drawn, use
from verlies.testing.klong import QUIET_ROW, Klong


def beside(device: str, skill: int, room: str = "F02", damage: int = 0) -> Klong:
    """Return a table with a device in the row, after one skill too few was refused; swords do not help."""
    t = Klong(2, row=[device], skill=skill - 1, swords=9, room=room, damage=damage)
    t.refuse(f"use:{device}", "no-skill")
    t.refuse(f"buy:{device}", "is-device")
    t.turn(skill=skill)
    return t


@pytest.mark.card("dragon_shrine")
@pytest.mark.rule("klong.tool.use", "klong.tool.to-dungeon-discard")
def test_dragon_shrine_for_gold() -> None:
    t = beside("dragon_shrine", skill=4)
    t.do("use:dragon_shrine")
    assert t.offers() == ["choose:gold_2", "choose:trash"]
    assert use(beside("dragon_shrine", skill=4), "dragon_shrine", "choose:gold_2") == {"skill": -4, "gold": 2}


@pytest.mark.card("dragon_shrine")
@pytest.mark.rule("klong.tool.use", "klong.keyword.trash-source", "klong.keyword.trash-timing")
def test_dragon_shrine_for_trashing() -> None:
    t = Klong(
        2, hand=["burgle"], deck=["stumble"], discard=["scramble"], row=["dragon_shrine", *QUIET_ROW[:5]], skill=4
    )
    assert use(t, "dragon_shrine", "choose:trash") == {"skill": -4}
    t.do("play:burgle", "end")
    assert t.offers() == ["trash:burgle", "trash:scramble"]
    t.refuse("trash:stumble", "not-trashable")
    t.refuse("pass")
    t.reveals("ladder")
    gone = changes(t, "trash:burgle")
    assert gone["boxed burgle"] == 1
    assert sorted(t.hand() + t.discard()) == ["scramble", "stumble"]
    assert "trashed" in t.events()


@pytest.mark.card("dragon_shrine")
@pytest.mark.rule("klong.keyword.trash-source")
def test_the_dragon_shrine_can_trash_from_the_discard_pile() -> None:
    t = Klong(2, hand=["burgle"], deck=[], discard=["scramble"], row=["dragon_shrine"], skill=4)
    t.do("use:dragon_shrine", "choose:trash", "play:burgle", "end", "trash:scramble")
    assert t.hand() + t.discard() == ["burgle"]


@pytest.mark.card("dragon_shrine")
@pytest.mark.rule("klong.keyword.trash-source")
def test_the_dragon_shrine_trashes_nothing_where_nothing_lies() -> None:
    t = Klong(2, hand=[], deck=["burgle"], row=["dragon_shrine"], skill=4)
    t.do("use:dragon_shrine", "choose:trash", "end")
    assert t.asked == [1]
    assert t.hand() == ["burgle"]


@pytest.mark.card("dragon_shrine")
@pytest.mark.rule("klong.keyword.danger")
def test_each_dragon_shrine_in_the_row_adds_a_stone_to_an_attack() -> None:
    assert [stones_drawn(), stones_drawn("dragon_shrine"), stones_drawn("dragon_shrine", "dragon_shrine")] == [3, 4, 5]
    assert refill("dragon_shrine") == {}


@pytest.mark.card("dragon_shrine")
@pytest.mark.rule("klong.keyword.danger")
def test_a_used_dragon_shrine_is_no_danger_any_more() -> None:
    t = Klong(2, hand=[], deck=[], row=["dragon_shrine", *QUIET_ROW[:5]], dungeon=["ogre"], skill=4)
    t.do("use:dragon_shrine", "choose:gold_2")
    assert changes(t, "end")["black aside"] == 3


@pytest.mark.card("ladder")
@pytest.mark.rule("klong.tool.use", "klong.tool.to-dungeon-discard")
def test_ladder() -> None:
    assert use(beside("ladder", skill=3), "ladder") == {"skill": -3, "boots": 2}


@pytest.mark.card("shrine")
@pytest.mark.rule("klong.tool.use", "klong.tool.to-dungeon-discard")
def test_shrine_for_gold() -> None:
    t = beside("shrine", skill=2, damage=3)
    assert use(t, "shrine", "choose:gold_1") == {"skill": -2, "gold": 1}


@pytest.mark.card("shrine")
@pytest.mark.rule("klong.tool.use", "klong.tool.to-dungeon-discard", "klong.damage.heal")
@pytest.mark.parametrize(("damage", "healed"), [(3, {"damage": -1}), (1, {"damage": -1}), (0, {})])
def test_shrine_for_healing(damage: int, healed: dict[str, int]) -> None:
    t = beside("shrine", skill=2, damage=damage)
    assert use(t, "shrine", "choose:heal_1") == {"skill": -2, **healed}


@pytest.mark.card("shrine")
@pytest.mark.rule("klong.tool.use")
def test_the_shrine_lets_choose_between_two_things() -> None:
    t = beside("shrine", skill=2)
    t.do("use:shrine")
    assert t.offers() == ["choose:gold_1", "choose:heal_1"]
    t.refuse("choose:gold_2")
    t.refuse("pass")


@pytest.mark.card("shrine")
@pytest.mark.rule("klong.keyword.encounter")
@pytest.mark.parametrize(("aside", "back"), [(4, 3), (3, 3), (2, 2), (0, 0)])
def test_three_black_stones_return_when_the_shrine_arrives(aside: int, back: int) -> None:
    t = Klong(2, hand=[], deck=[], row=QUIET_ROW[:5], dungeon=["shrine"])
    t.bag(2, black=24 - aside)
    changed = changes(t, "end")
    assert changed.pop("row shrine") == 1
    assert changed == ({"black in bag": back, "black aside": -back} if back else {})
    assert t.told("bag-back", "count") == [back], "that there is none is told, too"


@pytest.mark.card("shrine")
@pytest.mark.rule("klong.keyword.encounter")
def test_the_shrine_arrives_only_once() -> None:
    t = Klong(2, hand=[], deck=[], row=QUIET_ROW[:5], dungeon=["shrine"])
    t.thief(1, hand=[], deck=[])
    t.bag(black=10)
    t.end()
    assert changes(t, "end") == {}


@pytest.mark.card("teleporter")
@pytest.mark.rule("klong.tool.use", "klong.tool.to-dungeon-discard", "klong.keyword.teleport-adjacent")
def test_teleporter() -> None:
    t = beside("teleporter", skill=4)
    assert use(t, "teleporter") == {"skill": -4, "teleports": 1}
    assert changes(t, "teleport:F03") == {"teleports": -1, "room F02": -1, "room F03": 1}
    t.refuse("teleport:F02", "no-teleport")


@pytest.mark.card("the_vault")
@pytest.mark.rule("klong.tool.use", "klong.tool.to-dungeon-discard")
def test_the_vault() -> None:
    assert use(beside("the_vault", skill=3, room="F17"), "the_vault") == {"skill": -3, "gold": 5, "noise": 3}
    assert refill("the_vault") == {"black in bag": -3, "black aside": 3}


@pytest.mark.card("the_vault")
@pytest.mark.rule("klong.turn.need-resources")
@pytest.mark.parametrize("room", ["F01", "F02", "F08", "F16"])
def test_the_vault_lies_in_the_depths(room: str) -> None:
    beside("the_vault", skill=3, room=room).refuse("use:the_vault", "only-depths")
