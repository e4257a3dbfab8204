"""Where rules meet: cards, rooms, variants and lost turns that touch each other."""

from typing import Any

import pytest

from verlies.games.dungeonquest.content.ids import DICE, MONSTERS
from verlies.testing.dungeonquest import Dungeon, cards, met


def plain_room(seats: int = 2, **options: Any) -> Dungeon:
    """Return a table with seat 0 in a dungeon room amid explored ones, about to begin."""
    t = Dungeon(seats, **options)
    for place in ("c3", "c2", "c4", "b3", "d3"):
        t.lay(place, "dungeon_oooo")
    t.hero(0, place="c3")
    t.begin(0)
    return t


# Corridors


@pytest.mark.rule("dungeonquest.room.korridor-back")
@pytest.mark.parametrize(("blocked", "offered"), [(False, ["move:c2"]), (True, ["move:c4"])])
def test_a_secret_door_into_a_corridor_is_no_way_back_either(blocked: bool, offered: list[str]) -> None:
    t = Dungeon(2)
    t.lay("c4", "dungeon_oooo")
    t.lay("c3", "corridor_oxox")
    t.lay("c2", "dungeon_xxox" if blocked else "dungeon_oooo", turns=2 if blocked else 0)
    t.hero(0, place="c4")
    t.begin(0)
    t.draws("s_secret_door")
    t.do("search", "move:c3")
    assert t.offers() == offered


@pytest.mark.rule("dungeonquest.room.korridor-back")
def test_the_way_back_is_where_one_came_from_however_the_corridor_lies() -> None:
    t = Dungeon(2)
    t.lay("b3", "dungeon_oooo")
    t.lay("c3", "corridor_oooo", turns=1)
    t.hero(0, place="b3")
    t.begin(0)
    t.do("move:c3")
    assert t.offers() == ["move:c2", "move:d3", "move:c4"]


@pytest.mark.rule("dungeonquest.room.korridor-back")
def test_from_below_every_way_leads_on() -> None:
    t = Dungeon(2)
    t.lay("c3", "corridor_oooo", turns=1)
    t.hero(0, place="b4", facing="east", below=True)
    t.draws("k_exit")
    t.dice(1)
    t.begin(0)
    t.do("leave", "face:north")
    assert t.offers() == ["move:c2", "move:d3", "move:c4", "move:b3"]


@pytest.mark.rule("dungeonquest.room.tower-enter")
def test_obstacles_count_for_whoever_goes_on_from_a_tower() -> None:
    t = Dungeon(2, heroes=("krutzbeck", "gherinn"))
    t.lay("b1", "dungeon_oooo")
    t.lay("a2", "dungeon_oogo", turns=2)
    t.hero(0, place="b1")
    t.begin(0)
    t.dice(6, 6)
    t.do("move:a1", "move:a2")
    assert (t.ask(), t.place(), t.told("test", "attribute")) == ("AfterFailure", "a1", ["strength"])


# Lost and extra turns


@pytest.mark.rule("dungeonquest.turn.order", "dungeonquest.rune.once")
def test_a_lost_turn_has_no_end_at_which_a_rune_could_help() -> None:
    t = plain_room()
    t.hero(0, skip=1, runes=["r_haste"])
    t.begin(0)
    assert (t.active(), t.runes()) == (1, ["r_haste"])


@pytest.mark.card("r_haste", "z_quicksilver_potion")
@pytest.mark.rule("dungeonquest.sun.advance")
@pytest.mark.parametrize(("card", "sun"), [("r_haste", 4), ("z_quicksilver_potion", 5)])
def test_only_the_rune_of_haste_stops_the_sun(card: str, sun: int) -> None:
    t = plain_room(texts="on")
    t.table.sun = 3
    t.hero(0, **({"runes": [card]} if card.startswith("r_") else {"loot": [card]}))
    t.begin(0)
    t.draws("v_empty")
    t.do("move:c2", f"use:{card}")
    assert (t.active(), t.table.sun, t.ask()) == (0, sun, "TakeAction")


# The status phase


@pytest.mark.rule("dungeonquest.turn.status-cards")
def test_a_torch_that_stays_out_ends_the_turn_after_the_other_kept_cards() -> None:
    t = plain_room()
    t.hero(0, kept=["v_torch_out", "k_vampire_bite"])
    t.dice(6, 6)
    t.begin(0)
    t.do("choose:v_torch_out")
    assert (t.wounds(), t.active()) == (1, 1)


@pytest.mark.card("r_healing")
@pytest.mark.rule("dungeonquest.turn.status-cards")
def test_healing_costs_the_action_and_not_the_status_phase() -> None:
    t = plain_room()
    t.hero(0, wounds=6, kept=["k_vampire_bite"], runes=["r_healing"])
    t.begin(0)
    t.do("use:r_healing")
    assert (t.wounds(), t.active()) == (2, 1)


@pytest.mark.card("z_staff_of_light")
@pytest.mark.rule("dungeonquest.cards.keep")
def test_the_staff_lights_a_torch_that_was_out_before() -> None:
    t = plain_room(texts="on")
    t.hero(0, kept=["v_torch_out"], loot=["z_staff_of_light"])
    t.begin(0)
    assert (t.ask(), t.table.heroes[0].kept, t.discards("dungeon")) == ("TakeAction", [], ["v_torch_out"])


@pytest.mark.card("z_rune_scarab")
@pytest.mark.rule("dungeonquest.rune.once")
def test_the_scarab_brings_a_rune_back_below_too() -> None:
    t = plain_room(texts="on")
    t.hero(0, below=True, facing="north", loot=["z_rune_scarab"])
    t.table.heroes[0].used = cards("r_ascent")
    t.table.boxed = cards("r_ascent")
    t.begin(0)
    t.do("use:z_rune_scarab")
    assert (t.runes(), t.ask(), t.offers("use")) == (["r_ascent"], "Below", ["use:r_ascent"])


# Decks that run out, and cards that shuffle


@pytest.mark.card("r_seeking", "s_shuffle")
@pytest.mark.rule("dungeonquest.cards.shuffle-card")
def test_seeking_replaces_the_shuffle_card() -> None:
    t = plain_room()
    t.hero(0, runes=["r_seeking"])
    t.begin(0)
    t.draws("s_empty", "s_shuffle", "s_ferrox", "s_centipede", "s_gold_150")
    t.do("search", "use:r_seeking")
    assert t.offers() == ["choose:s_empty", "choose:s_gold_150", "choose:s_centipede", "choose:s_ferrox"]
    assert (t.count("search"), t.discards("search")) == (26, [])


@pytest.mark.card("k_skeleton_volley")
@pytest.mark.rule("dungeonquest.cards.reshuffle")
def test_a_volley_turns_no_monster_up_twice() -> None:
    t = plain_room()
    t.hero(0, below=True, facing="north")
    t.deck("monster", "m_demon_8_6")
    t.table.discards[t.table.card(cards("m_demon_8_6")[0]).deck] = []
    t.draws("k_skeleton_volley")
    t.dice(6, 6)
    t.begin(0)
    assert (t.wounds(), t.discards("monster")) == (6, ["m_demon_8_6"])


# The end


@pytest.mark.card("k_chest", "z_artifact_eater")
@pytest.mark.rule("dungeonquest.end.loot-effects")
def test_of_two_chests_the_eater_gets_the_poorer() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["k_chest", "k_chest", "z_artifact_eater"])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.dice(6, 6, 1, 1, 1, 1)
    t.do("escape", "discard:k_chest")
    result = t.result()
    assert result.scores == [1200, 0]
    rules = [line.rule.partition(".")[2] for line in result.breakdown[0]]
    assert rules == ["end.loot-effects", "loot.gold-value"]


@pytest.mark.card("z_artifact_eater")
@pytest.mark.rule("dungeonquest.end.loot-effects")
@pytest.mark.parametrize(("dice", "gold"), [((2, 4), 600), ((6, 6), 1200)])
def test_a_sated_eater_is_worth_its_roll(dice: tuple[int, int], gold: int) -> None:
    t = Dungeon(2)
    t.hero(0, loot=["z_artifact_eater"])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.dice(*dice)
    t.do("escape")
    assert t.result().scores == [gold, 0]


# The dragon


@pytest.mark.card("z_harp_of_tranquility")
@pytest.mark.rule("dungeonquest.room.treasure-rage")
def test_whom_the_rage_passes_by_stays_in_the_chamber() -> None:
    t = plain_room(texts="on", expel="on")
    t.hero(0, place="g5", loot=["z_harp_of_tranquility"])
    t.begin(0)
    t.draws("d_rage")
    t.do("dragon", "use:z_harp_of_tranquility")
    assert (t.place(), t.active()) == ("g5", 1)


@pytest.mark.rule("dungeonquest.room.korridor-twice", "dungeonquest.room.treasure-rage")
def test_every_hero_driven_out_walks_through_the_corridor_for_the_first_time() -> None:
    t = Dungeon(2, expel="on")
    t.lay("g4", "corridor_oxox")
    t.lay("g3", "dungeon_oooo")
    t.lay("g2", "dungeon_oooo")
    t.hero(0, place="g5")
    t.hero(1, place="g5")
    t.begin(0)
    t.draws("d_rage", "v_empty")
    t.dice(1, 1, 1, 1)
    t.do("dragon", "move:g4", "move:g3")
    assert t.place() == "g3"
    t.do("move:g4")
    assert (t.place(1), t.ask(), t.offers()) == ("g4", "MoveOn", ["move:g5"])


# Alone


@pytest.mark.rule("dungeonquest.solo.encounter-hidden", "dungeonquest.solo.combat-table")
def test_alone_the_monster_shows_itself_in_the_fight() -> None:
    t = met(seats=1, heroes=("challara",))
    hidden = t.seen().fight
    assert (hidden.card, hidden.name) == (-2, -1)
    t.dice(3)
    t.do("fight")
    seen = t.seen().fight
    assert (t.ask(), [seen.card], seen.shown, MONSTERS[seen.name]) == ("OnWounds", cards("m_demon_8_6"), True, "demon")
    assert not t.match.can_undo(0)


# Refusals


@pytest.mark.rule("dungeonquest.components.heroes", "dungeonquest.setup.rune", "dungeonquest.loot.open")
def test_a_refused_use_names_the_rule_or_the_text_of_what_was_to_be_used() -> None:
    t = plain_room(heroes=("hugo", "lindel"))
    t.hero(0, runes=["r_warding"], loot=["l_rope"])
    t.begin(0)
    reasons = {}
    for word in ("ability:glory", "ability:senses", "use:r_warding", "use:r_haste", "use:l_rope", "use:z_jinn_lamp"):
        refusal = t.match.why_not(word, 0)
        assert refusal is not None
        reasons[word] = (refusal.message, refusal.rule.removeprefix("dungeonquest."))
    assert reasons == {
        "ability:glory": ("wrong-moment", "text:ability-glory"),
        "ability:senses": ("not-yours", "components.heroes"),
        "use:r_warding": ("wrong-moment", "text:card-r_warding"),
        "use:r_haste": ("not-yours", "setup.rune"),
        "use:l_rope": ("wrong-moment", "text:card-l_rope"),
        "use:z_jinn_lamp": ("not-yours", "loot.open"),
    }


@pytest.mark.rule("dungeonquest.sun.advance")
def test_a_plain_space_of_the_sun_rolls_no_die() -> None:
    t = plain_room()
    before = t.table.chance.counters[DICE]
    t.table.sun = 3
    t.begin(0)
    assert (t.table.sun, t.table.chance.counters[DICE] - before) == (4, 0)
