"""What somebody has learned cannot be taken back; what told nobody anything can."""

import pytest

from verlies.testing.dungeonquest import Dungeon, met


@pytest.mark.rule("dungeonquest.combat.hands")
def test_a_sealed_attack_can_be_changed_until_both_are_shown() -> None:
    t = met()
    t.do("attack:magic", seat=0)
    assert t.match.can_undo(0)
    t.match.undo(0)
    t.do("attack:ranged", seat=1)
    t.do("attack:melee", seat=0)
    assert not t.match.can_undo(0)
    assert not t.match.can_undo(1)


@pytest.mark.rule("dungeonquest.flee.success-penalty", "dungeonquest.encounter.secret-card")
def test_who_has_fled_has_seen_the_card() -> None:
    t = met()
    t.hero(0, determination=1)
    t.duel("magic", "ranged")
    t.dice(3, 3)
    t.do("flee", "spend:1")
    assert t.ask() == "RunTo"
    assert not t.match.can_undo(0)


@pytest.mark.rule("dungeonquest.death.consequences")
def test_death_is_final() -> None:
    t = Dungeon(2)
    t.lay("b1", "pit_oxox", 1)
    t.hero(0, determination=1)
    t.begin(0)
    t.dice(6, 6)
    t.do("move:b1", "spend:0")
    assert t.status() == "dead"
    assert not t.match.can_undo(0)


@pytest.mark.rule("dungeonquest.rune.once")
@pytest.mark.parametrize("runes", ["open", "hidden"])
def test_a_used_rune_was_shown_to_all(runes: str) -> None:
    t = Dungeon(2, runes=runes)
    t.hero(0, runes=["r_healing"], wounds=3)
    t.hero(1, runes=[])
    t.begin(0)
    t.do("use:r_healing")
    assert (t.wounds(), t.active()) == (0, 1)
    assert not t.match.can_undo(0)


@pytest.mark.rule("dungeonquest.room.bridge-discard-loot")
def test_loot_thrown_off_can_be_picked_up_before_the_roll() -> None:
    t = Dungeon(2)
    t.lay("c3", "bridge_oxox")
    t.hero(0, place="c3", side="south", loot=["l_rope", "v_gold_30"])
    t.begin(0)
    t.do("cross", "discard:l_rope")
    assert t.match.can_undo(0)
    t.match.undo(0)
    assert t.loot() == ["l_rope", "v_gold_30"]
    t.dice(1, 1)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("pass")
    assert not t.match.can_undo(0)
