"""Escape, death, dead points and the end of the game."""

from typing import Any

import pytest

from verlies.core.decision import Tie
from verlies.games.dungeonquest.content.ids import LOOT_STREAM
from verlies.testing.dungeonquest import Dungeon
from verlies.text.words import Words


def survivors(*loot: list[str]) -> Dungeon:
    """Return a finished game with these survivors; an empty list is a dead hero."""
    t = Dungeon(max(2, len(loot)))
    for seat, cards in enumerate(loot):
        t.hero(seat, status="escaped" if cards else "dead", loot=cards, cell=-1)
    t.begin(0)
    return t


# Escape


@pytest.mark.rule("dungeonquest.escape.requirements")
def test_one_escapes_from_a_tower_with_loot() -> None:
    t = Dungeon(2)
    t.refuse("escape", "no-loot")
    t.hero(0, loot=["l_rope"])
    t.begin(0)
    t.do("escape")
    assert (t.status(), t.place(), t.active()) == ("escaped", "", 1)
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.hero(0, place="c3", loot=["l_rope"])
    t.begin(0)
    t.refuse("escape", "no-tower")


@pytest.mark.rule("dungeonquest.escape.requirements")
def test_the_sun_sets_even_over_one_who_waits_in_a_tower() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_rope"])
    t.table.sun = 25
    t.dice(1)
    t.begin(0)
    assert (t.status(), t.match.over) == ("dead", True)


@pytest.mark.rule("dungeonquest.escape.final")
def test_who_escaped_is_out_of_reach() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["z_sun_spear"])
    t.hero(1, place="g5")
    t.begin(0)
    t.do("escape")
    t.draws("d_rage")
    t.dice(1, 1)
    t.do("dragon")
    assert (t.loot(), t.wounds(), t.status(), t.active()) == (["z_sun_spear"], 0, "escaped", 1)
    t.table.sun = 29
    t.dice(1)
    t.begin(1)
    assert (t.status(0), t.status(1)) == ("escaped", "dead")
    result = t.result()
    assert result.scores == [1100, 0]


@pytest.mark.card("v_lingering_shade")
@pytest.mark.rule("dungeonquest.escape.final", "dungeonquest.cards.draw-resolve-discard")
def test_who_escapes_shakes_off_the_shade() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_rope"], kept=["v_lingering_shade"])
    t.dice(6, 6)
    t.begin(0)
    t.do("escape")
    assert (t.kept(), t.discards("dungeon"), t.loot()) == ([], ["v_lingering_shade"], ["l_rope"])


# Death


@pytest.mark.rule("dungeonquest.death.causes")
def test_wounds_cards_pits_dead_points_and_the_sunset_kill_once() -> None:
    t = Dungeon(2)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("move:b1")
    assert (t.status(), t.events().count("died"), t.cause()) == ("dead", 1, "card")
    t = Dungeon(2)
    t.hero(0, wounds=15)
    t.tiles("dungeon_oooo")
    t.draws("v_razorwing")
    t.dice(1)
    t.do("move:b1")
    assert (t.status(), t.events().count("died"), t.cause()) == ("dead", 1, "wounds")
    t = Dungeon(2)
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1")
    assert (t.status(), t.events().count("died"), t.cause()) == ("dead", 1, "pit")
    t = dead_end()
    t.begin(0)
    assert (t.status(), t.events().count("died"), t.cause()) == ("dead", 1, "dead-point")
    t = Dungeon(2)
    t.table.sun = 29
    t.dice(1)
    t.begin(0)
    assert (t.events().count("died"), t.cause(0), t.cause(1)) == (2, "sunset", "sunset")


@pytest.mark.rule("dungeonquest.death.consequences")
def test_the_dead_leave_nothing_behind() -> None:
    t = Dungeon(3)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "trap_oooo")
    t.hero(
        0,
        place="c3",
        loot=["z_sun_spear", "v_gold_30"],
        kept=["k_vampire_bite"],
        runes=["r_haste"],
        wounds=3,
        determination=2,
    )
    t.begin(0)
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("move:d3", "spend:0")
    hero = t.table.heroes[0]
    assert (t.status(), t.place(), hero.wounds, hero.determination, hero.skip) == ("dead", "", 0, 0, 0)
    assert (hero.loot, hero.kept, hero.pile, hero.runes) == ([], [], [], [])
    assert (t.discards("treasure"), t.discards("dungeon"), t.discards("catacomb")) == (
        ["z_sun_spear"],
        ["v_gold_30"],
        ["k_vampire_bite"],
    )
    assert len(t.table.boxed) == 1
    assert t.active() == 1


@pytest.mark.rule("dungeonquest.death.consequences", "dungeonquest.respawn.first-turn")
@pytest.mark.parametrize("respawn", ["off", "on"])
def test_lost_turns_and_kept_cards_die_with_the_hero(respawn: str) -> None:
    t = Dungeon(3, respawn=respawn)
    for seat in (0, 1):
        t.hero(seat, place="g5")
    t.hero(1, wounds=14, skip=2, kept=["k_vampire_bite", "v_lingering_shade"], runes=["r_haste"])
    t.begin(0)
    t.draws("d_rage")
    t.dice(1, 1, 6, 6)
    t.do("dragon")
    if respawn == "on":
        t.do("tower:a1")
    hero = t.table.heroes[1]
    assert (hero.skip, hero.kept, hero.active, hero.runes, hero.wounds) == (0, [], [], [], 0)
    assert (t.discards("catacomb"), t.discards("dungeon")) == (["k_vampire_bite"], ["v_lingering_shade"])


@pytest.mark.rule("dungeonquest.death.consequences", "dungeonquest.respawn.first-turn")
@pytest.mark.parametrize("respawn", ["off", "on"])
def test_what_lay_beside_the_sheet_is_discarded(respawn: str) -> None:
    t = Dungeon(2, respawn=respawn)
    t.hero(0, place="c3", below=True, facing="east", hole=True, wounds=15, pile=["k_hole", "k_diamond"])
    t.hero(0, kept=["k_vampire_bite"])
    t.begin(0)
    if respawn == "on":
        t.do("tower:a1")
    hero = t.table.heroes[0]
    assert (hero.pile, hero.below, hero.hole, hero.loot) == ([], False, False, [])
    assert (sorted(t.discards("catacomb")), t.active()) == (["k_diamond", "k_hole", "k_vampire_bite"], 1)


@pytest.mark.rule("dungeonquest.death.consequences")
def test_what_was_pending_is_dropped() -> None:
    t = Dungeon(2)
    t.hero(0, wounds=13)
    t.tiles("trap_oooo")
    t.draws("f_explosion")
    t.do("move:b1")
    assert (t.status(), t.table.heroes[0].skip, t.active()) == ("dead", 0, 1)


# Dead points


def dead_end(**options: Any) -> Dungeon:
    t = Dungeon(2, **options)
    t.lay("c3", "dungeon_xxox")
    t.lay("c4", "dungeon_xxox")
    t.hero(0, place="c3")
    t.mark("searched", "c3")
    return t


@pytest.mark.rule("dungeonquest.deadpoint.dies")
def test_who_can_do_nothing_dies() -> None:
    t = dead_end()
    t.begin(0)
    assert (t.status(), t.cause(), t.active()) == ("dead", "dead-point", 1)
    t = dead_end()
    t.mark("searched")
    t.begin(0)
    assert t.offers() == ["search"]
    t = dead_end()
    t.mark("entrances", "c3")
    t.begin(0)
    assert t.offers() == ["descend"]
    t = dead_end()
    t.hero(0, below=True)
    t.draws("k_empty")
    t.begin(0)
    assert t.status() == "inside"


@pytest.mark.rule("dungeonquest.deadpoint.dies")
def test_who_refuses_the_last_help_dies() -> None:
    t = dead_end()
    t.hero(0, runes=["r_passage"])
    t.begin(0)
    assert t.offers() == ["pass", "use:r_passage"]
    t.do("pass")
    assert (t.status(), t.cause(), t.active()) == ("dead", "dead-point", 1)


@pytest.mark.rule("dungeonquest.deadpoint.obstacles-not-blocking")
@pytest.mark.parametrize(
    ("room", "offer"),
    [
        ("dungeon_xxgx", "move:c4"),
        ("web_oooo", "move:c4"),
        ("rubble_oxox", "move:c4"),
        ("bridge_oxox", "cross"),
    ],
)
def test_what_can_be_tried_is_no_dead_point(room: str, offer: str) -> None:
    t = Dungeon(2)
    t.lay("c3", room)
    t.lay("c4", "dungeon_oooo")
    for place, turns in (("c2", 2), ("b3", 0), ("d3", 0)):
        t.lay(place, "dungeon_xxox", turns)
    t.mark("searched", "c3")
    t.hero(0, place="c3", side="south" if room == "dungeon_xxgx" else "north")
    for _ in range(2):
        t.begin(0)
        assert t.offers() == [offer]
        if offer == "cross":
            break
        t.hero(0, determination=0)
        t.dice(6, 6)
        t.do(offer)
        assert (t.status(), t.place()) == ("inside", "c3")


@pytest.mark.rule("dungeonquest.deadpoint.hero-blocks")
def test_another_hero_in_the_only_way_is_deadly_or_by_house_rule_a_wait() -> None:
    t = dead_end()
    t.lay("c4", "dungeon_oooo")
    t.hero(1, place="c4")
    t.begin(0)
    assert (t.status(), t.cause()) == ("dead", "dead-point")
    t = dead_end(blocked="waits")
    t.lay("c4", "dungeon_oooo")
    t.hero(1, place="c4")
    t.begin(0)
    assert (t.status(), t.active()) == ("inside", 1)
    t = dead_end(blocked="waits")
    t.begin(0)
    assert t.status() == "dead"


@pytest.mark.rule("dungeonquest.deadpoint.hero-blocks", "dungeonquest.room.schlund-leave")
@pytest.mark.parametrize(
    ("room", "blocked", "side", "waits"),
    [
        ("chasm_se", "d3", "south", True),
        ("chasm_se", "d3", "north", False),
        ("chasm_se", "c2", "north", True),
        ("chasm_se", "c2", "south", False),
        ("chasm_sw", "b3", "south", True),
        ("chasm_sw", "b3", "north", False),
    ],
)
def test_who_is_blocked_beyond_the_chasm_does_not_wait(room: str, blocked: str, side: str, waits: bool) -> None:
    t = Dungeon(2, blocked="waits")
    for place, turns in (("c2", 2), ("d3", 3), ("c4", 0), ("b3", 1)):
        t.lay(place, "dungeon_xxox", turns)
    t.lay(blocked, "dungeon_oooo")
    t.lay("c3", room)
    t.hero(0, place="c3", side=side)
    t.hero(1, place=blocked)
    t.begin(0)
    assert (t.status(), t.active()) == ("inside" if waits else "dead", 1)


@pytest.mark.rule("dungeonquest.deadpoint.escape-possible")
def test_a_walled_in_tower_is_a_dead_point_only_without_loot() -> None:
    for loot in ([], ["l_rope"]):
        t = Dungeon(2)
        t.lay("b1", "dungeon_xxox")
        t.lay("a2", "dungeon_xxox")
        t.hero(0, loot=loot)
        t.begin(0)
        if loot:
            assert t.offers() == ["escape"]
        else:
            assert t.status() == "dead"


# The end


@pytest.mark.rule("dungeonquest.end.conditions")
def test_the_game_ends_when_nobody_is_left_inside() -> None:
    t = Dungeon(3)
    t.hero(1, status="dead", cell=-1)
    t.hero(2, status="dead", cell=-1)
    t.begin(0)
    assert not t.match.over
    t.hero(0, loot=["l_rope"])
    t.begin(0)
    t.do("escape")
    assert (t.match.over, t.table.sunset) == (True, False)


@pytest.mark.card("k_chest", "z_artifact_eater")
@pytest.mark.rule("dungeonquest.end.loot-effects")
def test_survivors_resolve_their_loot_before_counting() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["k_chest", "z_artifact_eater", "v_gold_30"])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.dice(3, 4, 2, 3)
    t.do("escape")
    assert (t.ask(), t.offers()) == ("LoseOther", ["discard:v_gold_30", "discard:k_chest"])
    t.do("discard:v_gold_30")
    result = t.result()
    assert (result.scores, t.loot()) == ([700, 0], ["k_chest", "z_artifact_eater"])
    t = Dungeon(2)
    t.hero(0, loot=["z_artifact_eater"])
    t.hero(1, status="dead", cell=-1, loot=[])
    t.begin(0)
    t.dice(2, 4)
    t.do("escape")
    result = t.result()
    assert result.scores == [600, 0]


@pytest.mark.rule("dungeonquest.end.highest-gold")
def test_the_richest_survivor_wins() -> None:
    t = survivors(["z_vestments_of_kellos", "v_gold_40"], ["z_ebon_amulet"], [])
    result = t.result()
    assert (result.winners, result.scores, result.places) == ([0], [640, 300, 0], [1, 2, 3])


@pytest.mark.rule("dungeonquest.end.tie-single")
def test_a_tie_goes_to_the_best_single_card() -> None:
    t = survivors(["z_rune_scarab", "l_gold_100"], ["y_gold_250", "z_silver_ring", "y_gold_90"])
    result = t.result()
    assert (result.scores, result.winners, result.places) == ([500, 500], [0], [1, 2])
    assert result.ties == [Tie("single", [0, 1], [400, 250], "dungeonquest.end.tie-single")]
    words = Words("de", t.match.game.about.texts, ["Anna", "Ben"])
    assert words.tie(result.ties[0]) == (
        "Gleichstand zwischen Anna und Ben: Die wertvollste einzelne Beutekarte entscheidet (Anna 400, Ben 250 Gold)."
    )


@pytest.mark.rule("dungeonquest.end.tie-count")
def test_then_to_the_most_cards() -> None:
    t = survivors(["z_ebon_amulet", "l_gold_200", "l_rope"], ["z_ebon_amulet", "l_gold_200"])
    result = t.result()
    assert (result.scores, result.winners) == ([500, 500], [0])
    assert result.ties == [Tie("count", [0, 1], [3, 2], "dungeonquest.end.tie-count")]


@pytest.mark.rule("dungeonquest.end.tie-shared")
def test_then_it_is_shared() -> None:
    t = survivors(["z_ebon_amulet", "l_gold_200"], ["z_ebon_amulet", "l_gold_200"])
    result = t.result()
    assert (result.winners, result.places) == ([0, 1], [1, 1])
    assert result.ties == [Tie("shared", [0, 1], [500, 500], "dungeonquest.end.tie-shared")]


def test_three_that_are_level_are_told_apart_step_by_step() -> None:
    t = survivors(
        ["z_ebon_amulet", "l_gold_200", "l_rope"], ["z_ebon_amulet", "l_gold_200"], ["y_gold_250", "y_gold_250"]
    )
    found = [(tie.by, tie.seats, tie.values) for tie in t.result().ties]
    assert found == [("single", [0, 1, 2], [300, 300, 250]), ("count", [0, 1], [3, 2])]


@pytest.mark.rule("dungeonquest.end.no-survivor")
def test_without_survivors_everybody_loses() -> None:
    t = survivors([], [], [])
    result = t.result()
    assert (result.winners, result.scores) == ([], [0, 0, 0])


@pytest.mark.rule("dungeonquest.end.loot-effects", "dungeonquest.sun.sunset-ends")
def test_at_sunset_survivors_still_resolve_their_loot() -> None:
    t = Dungeon(3)
    t.hero(1, status="escaped", loot=["k_chest"], cell=-1)
    t.hero(2, status="escaped", loot=["v_bottle_imp"], cell=-1)
    t.table.sun = 29
    t.dice(5)
    t.begin(0)
    assert (t.table.sunset, t.status(0), t.ask(), t.asked) == (True, "dead", "EffectOrder", [0])
    t.dice(2, 3)
    t.do("order:1")
    assert (t.ask(), t.asked) == ("MayOpen", [2])
    t.do("pass")
    result = t.result()
    assert (result.scores, result.winners) == ([0, 500, 0], [1])


@pytest.mark.rule("dungeonquest.escape.final", "dungeonquest.death.consequences")
@pytest.mark.parametrize("way_out", ["escape", "death"])
def test_whoever_is_out_uses_no_rune_at_the_end_of_the_turn(way_out: str) -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_rope"], runes=["r_haste"])
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("escape" if way_out == "escape" else "move:b1")
    assert (t.status() != "inside", t.active(), t.asked) == (True, 1, [1])


# The bottle imp


def opened(*loot: str) -> Dungeon:
    """Return the only survivor, asked whether to open the bottle."""
    t = Dungeon(2)
    t.hero(0, loot=["v_bottle_imp", *loot])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.do("escape")
    return t


@pytest.mark.card("v_bottle_imp")
@pytest.mark.rule("dungeonquest.end.loot-effects")
@pytest.mark.parametrize(("chance", "lost"), [(0, "v_gold_30"), (1, "l_rope")])
def test_the_imp_takes_any_other_loot(chance: int, lost: str) -> None:
    t = opened("v_gold_30", "l_rope")
    t.dice(1)
    t.force(LOOT_STREAM, chance)
    t.do("use:v_bottle_imp")
    left = [card for card in ("v_bottle_imp", "v_gold_30", "l_rope") if card != lost]
    assert (t.loot(), t.told("discarded", "card"), t.left_over()) == (left, [lost], [])


@pytest.mark.card("v_bottle_imp")
@pytest.mark.rule("dungeonquest.end.loot-effects")
def test_the_imp_takes_everything_in_some_game_but_never_itself() -> None:
    lost = set()
    for seed in range(12):
        t = Dungeon(2, seed=seed)
        t.hero(0, loot=["v_gold_30", "v_bottle_imp", "l_rope"])
        t.hero(1, status="dead", cell=-1)
        t.begin(0)
        t.dice(2)
        t.do("escape", "use:v_bottle_imp")
        lost.update(t.told("discarded", "card"))
    assert lost == {"v_gold_30", "l_rope"}


@pytest.mark.card("v_bottle_imp")
@pytest.mark.rule("dungeonquest.end.loot-effects")
def test_without_other_loot_the_imp_takes_nothing() -> None:
    t = opened()
    t.dice(1)
    t.do("use:v_bottle_imp")
    assert (t.loot(), t.result().scores) == (["v_bottle_imp"], [0, 0])


@pytest.mark.card("v_bottle_imp", "z_artifact_eater")
@pytest.mark.rule("dungeonquest.end.loot-effects")
def test_what_the_imp_brings_does_what_it_does_at_the_end() -> None:
    t = opened("v_gold_30")
    t.dice(4, 2, 3)
    t.draws("z_artifact_eater")
    t.do("use:v_bottle_imp")
    assert (t.ask(), t.offers()) == ("LoseOther", ["discard:v_bottle_imp", "discard:v_gold_30"])
    t = opened("v_gold_30")
    t.dice(4, 3, 3)
    t.draws("z_artifact_eater")
    t.do("use:v_bottle_imp")
    assert t.result().scores == [630, 0]
