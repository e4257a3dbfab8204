"""One scenario for every card: what it does, to the number."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.heroes import ABILITIES
from verlies.games.dungeonquest.content.ids import DECKS
from verlies.testing.dungeonquest import CELL, Dungeon, cards

DECK = {card.id: DECKS[card.deck] for card in CARDS}
LOOT = {
    card.id: gold
    for gold, ids in {
        1: "z_loadstone",
        10: "s_gold_10",
        20: "y_gold_20",
        30: "v_gold_30",
        40: "v_gold_40",
        50: "l_gold_50",
        60: "s_gold_60",
        70: "s_gold_70",
        80: "z_ebon_ring",
        90: "y_gold_90",
        100: "l_gold_100",
        110: "z_obsidian_ring",
        120: "y_gold_120",
        130: "z_pearl_ring",
        140: "z_ruby_ring",
        150: "s_gold_150",
        160: "z_silver_ring",
        190: "z_gold_ring",
        200: "l_gold_200",
        210: "z_arcane_ring",
        230: "z_charmer_flute",
        240: "z_crystal_of_tival",
        250: "y_gold_250",
        260: "z_belt_of_strength",
        270: "z_jinn_lamp",
        290: "z_golden_claws",
        300: "z_ebon_amulet",
        320: "z_crystal_of_orris",
        350: "z_jeweled_chakra",
        400: "z_rune_scarab",
        420: "z_eyes_of_avra",
        500: "z_flying_carpet",
        550: "z_mirror_of_shael",
        600: "z_vestments_of_kellos",
        700: "z_staff_of_light",
        800: "z_star_of_kellos",
        900: "z_chalice_of_tamalir",
        1100: "z_sun_spear",
        1200: "z_bag_of_gems",
        1500: "z_quicksilver_potion",
        2000: "z_harp_of_tranquility",
        3000: "z_giant_ruby",
        4000: "k_diamond",
        0: "v_unstable_potion v_bottle_imp s_unstable_potion k_chest l_unstable_potion l_rope y_unstable_potion "
        "z_artifact_eater z_forbidden_tome",
    }.items()
    for card in CARDS
    if card.id in ids.split()
}
MONSTERS = (
    "troll 3 4, troll 4 2, troll 4 3, troll 5 0, demon 5 2, demon 6 3, demon 6 4, demon 8 6, "
    "skeleton 2 1, skeleton 2 2, skeleton 3 0, skeleton 3 1, sorcerer 2 1, sorcerer 2 2, sorcerer 3 3, sorcerer 3 4, "
    "golem 4 2, golem 5 2, golem 5 3, golem 6 4"
)
PREFIX = {
    "dungeon": (),
    "search": (),
    "trap": ("v_hidden_trap",),
    "corpse": ("v_dead_adventurer",),
    "crypt": ("v_crypt",),
}


def room(hero: str = "hugo", **options: Any) -> Dungeon:
    """Return seat 0 in an explored room, east of which lies another."""
    t = Dungeon(2, heroes=(hero, "lindel" if hero != "lindel" else "hugo"), **options)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    t.hero(0, place="c3", side="south")
    t.begin(0)
    return t


def draw(t: Dungeon, card: str, *dice: int) -> None:
    """Let seat 0 draw a card of any deck in its turn, the dice falling as given."""
    deck = DECK[card]
    t.draws(*PREFIX.get(deck, ()), card)
    t.dice(*dice)
    if deck == "search":
        t.do("search")
    elif deck == "catacomb":
        t.hero(0, below=True, facing="east")
        t.begin(0)
    else:
        t.do("move:d3")
        if deck in ("corpse", "crypt"):
            t.do(f"draw:{deck}")


def below(t: Dungeon) -> None:
    t.hero(0, below=True, facing="east")
    t.begin(0)


# Loot


def found(card: str) -> Dungeon:
    """Return seat 0 with a loot card found where it is in the game; with a treasure comes a loadstone."""
    t = room()
    if DECK[card] == "treasure":
        t.hero(0, place="g5")
        t.begin(0)
        t.draws("d_sleeping", card, "z_loadstone")
        t.do("dragon")
        return t
    draw(t, card)
    if DECK[card] == "catacomb":
        t.draws("k_exit", "v_empty")
        t.tiles("dungeon_oooo")
        t.dice(1)
        t.begin(0)
        t.do("leave", "face:south", "rotate:south")
    return t


@pytest.mark.rule("dungeonquest.loot.gold-value", "dungeonquest.loot.open")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.loot])
def test_loot_has_its_value(card: str) -> None:
    t = found(card)
    others = [1] if DECK[card] == "treasure" else []
    assert (t.loot()[0], t.table.heroes[0].worth) == (card, [LOOT[card], *others])
    assert t.seen(1).heroes[0].worth == t.table.heroes[0].worth


@pytest.mark.rule("dungeonquest.loot.open")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.loot and DECKS[card.deck] in PREFIX])
def test_found_loot_is_kept(card: str) -> None:
    t = room()
    draw(t, card)
    assert (t.loot(), t.discards(DECK[card])) == ([card], [])


# Cards that do nothing, and wounds


@pytest.mark.card("v_empty", "s_empty", "l_empty", "y_empty", "k_empty")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
@pytest.mark.parametrize("card", ["v_empty", "s_empty", "l_empty", "y_empty", "k_empty"])
def test_nothing_happens(card: str) -> None:
    t = room()
    draw(t, card)
    assert (t.wounds(), t.loot(), t.active()) == (0, [], 1)


@pytest.mark.card(
    "v_razorwing",
    "k_razorwing",
    "f_snakes",
    "s_centipede",
    "l_scorpion",
    "l_scorpion_small",
    "l_scorpion_deadly",
    "f_gas",
    "k_rats",
    "k_demon_flame",
    "k_troll_smash",
    "k_sorcerer_bolt",
    "k_golem_grab",
    "f_crossfire",
    "y_spectral",
)
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
@pytest.mark.parametrize(
    ("card", "dice", "wounds"),
    [
        ("v_razorwing", (5,), 5),
        ("k_razorwing", (3,), 3),
        ("f_snakes", (6,), 6),
        ("s_centipede", (4, 5), 9),
        ("l_scorpion", (6,), 5),
        ("l_scorpion", (1,), 0),
        ("l_scorpion_small", (6,), 4),
        ("l_scorpion_small", (2,), 0),
        ("l_scorpion_deadly", (6,), 6),
        ("f_gas", (5, 3), 2),
        ("k_rats", (6, 6), 4),
        ("k_rats", (4, 5), 0),
        ("k_demon_flame", (2, 2), 1),
        ("k_demon_flame", (2, 3), 5),
        ("k_troll_smash", (6, 6), 1),
        ("k_sorcerer_bolt", (4, 5), 5),
        ("k_golem_grab", (6, 6), 2),
        ("f_crossfire", (5, 6), 2),
        ("f_crossfire", (4, 5), 0),
        ("y_spectral", (4, 4), 8),
        ("y_spectral", (3, 4), 0),
    ],
)
def test_wounds_to_the_number(card: str, dice: tuple[int, ...], wounds: int) -> None:
    t = room()
    draw(t, card, *dice)
    assert (t.wounds(), t.left_over(), t.active()) == (wounds, [], 1)


@pytest.mark.card("y_spectral")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_spectral_storm_halves_what_is_left_rounded_up() -> None:
    t = room()
    t.hero(0, wounds=5)
    draw(t, "y_spectral", 6, 6)
    assert t.wounds() == 5 + 6


@pytest.mark.card("k_skeleton_volley", "k_golem_grab", "k_troll_smash", "k_sorcerer_bolt")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
@pytest.mark.parametrize("card", ["k_skeleton_volley", "k_golem_grab", "k_troll_smash", "k_sorcerer_bolt"])
def test_luck_dodges(card: str) -> None:
    t = room()
    draw(t, card, 2, 2)
    assert (t.wounds(), t.markers(), t.active()) == (0, 0, 1)


@pytest.mark.card("k_demon_flame")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.test.spend-determination")
def test_demon_flame_allows_no_determination() -> None:
    t = room()
    t.hero(0, determination=8)
    draw(t, "k_demon_flame", 2, 3)
    assert (t.wounds(), t.markers()) == (5, 9)


@pytest.mark.card("k_skeleton_volley")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_skeleton_volley_adds_two_penalties() -> None:
    t = room()
    t.draws("m_golem_5_3", "m_troll_3_4")
    draw(t, "k_skeleton_volley", 6, 6)
    assert (t.wounds(), t.discards("monster")) == (7, ["m_golem_5_3", "m_troll_3_4"])


@pytest.mark.card("k_golem_grab")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_golem_grab_takes_loot() -> None:
    t = room()
    t.hero(0, loot=["v_gold_30", "l_rope"])
    draw(t, "k_golem_grab", 6, 6)
    t.do("discard:v_gold_30")
    assert (t.wounds(), t.loot(), t.active()) == (2, ["l_rope"], 1)


# Dungeon and search


@pytest.mark.card("v_dead_adventurer", "v_crypt")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
@pytest.mark.parametrize(("card", "deck"), [("v_dead_adventurer", "corpse"), ("v_crypt", "crypt")])
def test_a_body_or_crypt_may_be_left_alone(card: str, deck: str) -> None:
    t = room()
    draw(t, card)
    assert t.offers() == ["pass", f"draw:{deck}"]
    t.do("pass")
    assert (t.count(deck), t.active()) == (15, 1)


@pytest.mark.card("v_hidden_trap", "s_hidden_trap", "k_hidden_trap", "y_hidden_trap", "f_explosion")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
@pytest.mark.parametrize("card", ["v_hidden_trap", "s_hidden_trap", "k_hidden_trap", "y_hidden_trap"])
def test_a_hidden_trap_draws_a_trap(card: str) -> None:
    t = room()
    t.draws("f_explosion")
    draw(t, card)
    assert (t.discards("trap"), t.wounds(), t.table.heroes[0].skip) == (["f_explosion"], 4, 1)


@pytest.mark.card("v_passage_down", "s_passage_down")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.catacombs.entrances")
@pytest.mark.parametrize("card", ["v_passage_down", "s_passage_down"])
def test_a_passage_opens_down(card: str) -> None:
    t = room()
    draw(t, card)
    assert t.table.entrances == [CELL["d3" if card[0] == "v" else "c3"]]


@pytest.mark.card("v_ceiling", "f_ceiling")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.edge.rotate-under-hero")
@pytest.mark.parametrize("card", ["v_ceiling", "f_ceiling"])
def test_the_room_turns_a_quarter(card: str) -> None:
    t = room()
    t.lay("d3", "dungeon_oooo", 3)
    draw(t, card)
    assert t.room("d3") == "dungeon_oooo-0"


@pytest.mark.card("v_ambush")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.encounter.triggers")
def test_ambush() -> None:
    t = room()
    t.draws("m_troll_4_2")
    draw(t, "v_ambush")
    assert (t.ask(), t.table.fight.flee) == ("Duel", True)


@pytest.mark.card("l_old_bones", "y_old_bones")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.flee.forbidden-by-card")
@pytest.mark.parametrize("card", ["l_old_bones", "y_old_bones"])
@pytest.mark.parametrize("die", range(1, 7))
def test_old_bones_rise_on_four(card: str, die: int) -> None:
    t = room()
    t.draws("m_troll_4_2")
    draw(t, card, die)
    assert (t.ask() == "Duel") == (die >= 4)
    assert not (die >= 4 and t.table.fight.flee)


@pytest.mark.card("v_torch_out")
@pytest.mark.rule("dungeonquest.cards.keep", "dungeonquest.turn.status-cards")
def test_torch_out_until_luck_helps() -> None:
    t = room()
    draw(t, "v_torch_out")
    t.dice(6, 6)
    t.begin(0)
    assert (t.active(), t.discards("dungeon")) == (1, [])
    t.hero(0, determination=0)
    t.dice(2, 2)
    t.begin(0)
    assert (t.active(), t.ask(), t.discards("dungeon"), t.table.heroes[0].active) == (
        0,
        "TakeAction",
        ["v_torch_out"],
        [],
    )


@pytest.mark.card("k_torch_out")
@pytest.mark.rule("dungeonquest.cards.keep", "dungeonquest.turn.status-cards")
def test_torch_out_below_goes_on_counting() -> None:
    t = room()
    draw(t, "k_torch_out")
    t.dice(2, 2)
    t.draws("k_empty")
    t.begin(0)
    assert (t.pile(), t.table.heroes[0].active) == (["k_torch_out", "k_empty"], [])


@pytest.mark.card("v_lingering_shade")
@pytest.mark.rule("dungeonquest.cards.keep", "dungeonquest.turn.status-cards")
@pytest.mark.parametrize(("dice", "alive"), [((1, 1), False), ((1, 2), False), ((2, 2), True), ((6, 6), True)])
def test_lingering_shade(dice: tuple[int, int], alive: bool) -> None:
    t = room()
    draw(t, "v_lingering_shade")
    t.dice(*dice)
    t.begin(0)
    assert (t.status() == "inside") == alive


@pytest.mark.card("v_lingering_shade")
@pytest.mark.rule("dungeonquest.cards.keep", "dungeonquest.catacombs.enter")
def test_lingering_shade_does_not_follow_below() -> None:
    t = room()
    draw(t, "v_lingering_shade")
    t.mark("entrances", "d3")
    t.dice(6, 6)
    t.begin(0)
    t.do("descend", "face:north")
    assert (t.table.heroes[0].kept, t.table.heroes[0].active, t.discards("dungeon")) == ([], [], ["v_lingering_shade"])


@pytest.mark.card("v_unstable_potion", "s_unstable_potion", "l_unstable_potion", "y_unstable_potion")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.wounds.heal")
@pytest.mark.parametrize(
    ("dice", "wounds"), [((1, 1), 0), ((1, 2), 8), ((2, 3), 8), ((3, 3), 4), ((3, 4), 4), ((4, 4), 1)]
)
@pytest.mark.parametrize("card", ["v_unstable_potion", "s_unstable_potion", "l_unstable_potion", "y_unstable_potion"])
def test_unstable_potion(card: str, dice: tuple[int, int], wounds: int) -> None:
    t = room()
    t.hero(0, loot=[card], wounds=4)
    t.begin(0)
    t.dice(*dice)
    t.do(f"use:{card}")
    assert (t.wounds(), t.loot(), t.status()) == (wounds, [], "dead" if dice == (1, 1) else "inside")


@pytest.mark.card("v_unstable_potion")
@pytest.mark.rule("dungeonquest.wounds.heal")
@pytest.mark.parametrize(("dice", "wounds"), [((5, 5), 6), ((5, 6), 0), ((6, 6), 0)])
def test_a_lucky_potion_heals(dice: tuple[int, int], wounds: int) -> None:
    t = room()
    t.hero(0, loot=["v_unstable_potion"], wounds=9)
    t.begin(0)
    t.dice(*dice)
    t.do("use:v_unstable_potion")
    assert (t.wounds(), t.ask()) == (wounds, "TakeAction")


@pytest.mark.card("v_secret_door", "s_secret_door")
@pytest.mark.rule("dungeonquest.edge.secret-door")
@pytest.mark.parametrize("card", ["v_secret_door", "s_secret_door"])
def test_secret_door(card: str) -> None:
    t = room()
    t.tiles("dungeon_oooo")
    draw(t, card)
    to = "d4" if card[0] == "v" else "c4"
    t.draws("v_empty")
    t.do(f"move:{to}")
    assert t.place() == to


@pytest.mark.card("s_ferrox")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_ferrox_fights_until_one_is_dead() -> None:
    t = room()
    draw(t, "s_ferrox", 2, 3, 4, 6, 6, 1, 1)
    while t.ask() == "SpendDetermination":
        t.do("spend:0")
    assert (t.wounds(), t.markers(), t.left_over(), t.active()) == (1, 1, [], 1)


# Catacombs


@pytest.mark.card("k_hole")
@pytest.mark.rule("dungeonquest.catacombs.leave-needs-card")
def test_hole_in_the_roof() -> None:
    t = room()
    draw(t, "k_hole", 6, 6)
    assert (t.active(), t.table.heroes[0].hole) == (1, True)
    t.begin(0)
    assert t.offers() == ["draw:catacomb", "repeat"]
    t.hero(0, determination=0)
    t.dice(2, 3)
    t.do("repeat")
    assert (t.ask(), t.pile()) == ("MayLeave", ["k_hole"])


@pytest.mark.card("k_hole")
@pytest.mark.rule("dungeonquest.catacombs.leave-needs-card")
def test_the_hole_is_there_for_one_turn() -> None:
    t = room()
    draw(t, "k_hole", 6, 6)
    t.begin(0)
    t.draws("k_empty")
    t.do("draw:catacomb")
    assert (t.pile(), t.table.heroes[0].hole) == (["k_hole", "k_empty"], False)


@pytest.mark.card("k_spider_venom", "k_exit")
@pytest.mark.rule("dungeonquest.cards.keep", "dungeonquest.turn.status-cards")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_spider_venom_below_only(die: int, wounds: int) -> None:
    t = room()
    draw(t, "k_spider_venom")
    t.dice(die)
    t.draws("k_exit")
    t.begin(0)
    assert t.wounds() == wounds
    t.dice(1)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("leave", "face:south", "rotate:south")
    t.begin(0)
    assert (t.wounds(), t.table.heroes[0].active) == (wounds, [])


@pytest.mark.card("k_vampire_bite")
@pytest.mark.rule("dungeonquest.cards.keep", "dungeonquest.turn.status-cards")
def test_vampire_bite_follows_the_hero_up() -> None:
    t = room("tatianna")
    draw(t, "k_vampire_bite", 2, 3)
    t.draws("k_exit")
    t.begin(0)
    assert t.wounds() == 1
    t.dice(1)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("leave", "face:south", "rotate:south")
    t.begin(0)
    assert (t.wounds(), t.discards("catacomb")) == (2, ["k_exit"])
    t = room("tatianna")
    draw(t, "k_vampire_bite", 2, 2)
    assert t.table.heroes[0].active == []


@pytest.mark.card("k_vampire_bite")
@pytest.mark.rule("dungeonquest.cards.keep", "dungeonquest.test.four-attributes")
@pytest.mark.parametrize(
    ("hero", "dice", "bitten"),
    [("hugo", (3, 3), True), ("hugo", (2, 3), False), ("tatianna", (2, 3), True), ("tatianna", (2, 2), False)],
)
def test_the_vampire_finds_the_weaker_side(hero: str, dice: tuple[int, int], bitten: bool) -> None:
    t = room(hero)
    draw(t, "k_vampire_bite", *dice)
    assert len(t.table.heroes[0].active) == bitten


@pytest.mark.card("f_crossfire", "k_sorcerer_bolt")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.test.spend-determination")
@pytest.mark.parametrize(("card", "wounds"), [("f_crossfire", 1), ("k_sorcerer_bolt", 6)])
def test_spent_markers_soften_what_still_hits(card: str, wounds: int) -> None:
    t = room()
    t.hero(0, determination=2)
    draw(t, card, 6, 6)
    t.do("spend:2")
    assert t.wounds() == wounds


@pytest.mark.card("k_chest", "k_diamond")
@pytest.mark.rule("dungeonquest.catacombs.loot-below")
def test_chest_and_diamond_wait_in_the_pile() -> None:
    for card in ("k_chest", "k_diamond"):
        t = room()
        draw(t, card)
        assert (t.pile(), t.loot()) == ([card], [])


# Traps and doors


@pytest.mark.card("f_trapdoor")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.catacombs.ways-in")
def test_trapdoor() -> None:
    t = room()
    draw(t, "f_trapdoor", 2, 3)
    assert (t.wounds(), t.below()) == (0, False)
    t = room()
    draw(t, "f_trapdoor", 3, 3)
    t.do("face:north")
    assert (t.wounds(), t.below()) == (1, True)


@pytest.mark.card("f_gas")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
@pytest.mark.parametrize(("die", "turns"), [(3, 0), (4, 1), (6, 3)])
def test_gas_costs_turns(die: int, turns: int) -> None:
    t = room()
    draw(t, "f_gas", 1, die)
    assert (t.wounds(), t.table.heroes[0].skip) == (0, turns)


@pytest.mark.card("f_blade")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.death.causes")
@pytest.mark.parametrize(("dice", "alive"), [((4, 5), True), ((5, 5), False)])
def test_blade(dice: tuple[int, int], alive: bool) -> None:
    t = room()
    draw(t, "f_blade", *dice)
    assert (t.status() == "inside") == alive


@pytest.mark.card("v_shuffle", "s_shuffle", "k_shuffle", "f_shuffle", "l_shuffle", "y_shuffle")
@pytest.mark.rule("dungeonquest.cards.shuffle-card")
@pytest.mark.parametrize("card", ["v_shuffle", "s_shuffle", "k_shuffle", "f_shuffle", "l_shuffle", "y_shuffle"])
def test_every_shuffle_card_is_replaced(card: str) -> None:
    letter = card[0]
    assert next(each for each in CARDS if each.id == card).shuffles
    replacement = {"v": "v_empty", "s": "s_empty", "k": "k_empty", "f": "f_ceiling", "l": "l_empty", "y": "y_empty"}
    t = room()
    deck = DECK[card]
    total = t.count(deck)
    t.draws(*PREFIX.get(deck, ()), card, replacement[letter])
    if letter == "s":
        t.do("search")
    elif letter == "k":
        below(t)
    else:
        t.do("move:d3")
        if letter in "ly":
            t.do(f"draw:{deck}")
    assert (t.count(deck), t.active()) == (total - 1, 1)


# Rope and runes


@pytest.mark.card("l_rope")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
@pytest.mark.parametrize("where", ["pit", "hole", "trapdoor"])
def test_a_rope_saves(where: str) -> None:
    t = room()
    t.hero(0, loot=["l_rope"])
    if where == "pit":
        t.lay("d3", "pit_oxox", 1)
        t.begin(0)
        t.do("move:d3")
    else:
        draw(t, "f_trapdoor" if where == "trapdoor" else "k_hole")
    assert t.offers() == ["pass", "use:l_rope"]
    t.do("use:l_rope")
    assert (t.loot(), t.status(), t.markers(), t.discards("corpse")) == ([], "inside", 0, ["l_rope"])
    assert t.ask() == ("MayLeave" if where == "hole" else "TakeAction")


def rune(name: str, hero: str = "hugo") -> Dungeon:
    t = room(hero)
    t.hero(0, runes=[f"r_{name}"])
    t.begin(0)
    return t


def use(t: Dungeon, name: str) -> None:
    t.do(f"use:r_{name}")
    assert t.runes() == []


@pytest.mark.card("r_warning")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_warning() -> None:
    t = rune("warning")
    draw(t, "f_explosion")
    use(t, "warning")
    assert (t.wounds(), t.table.heroes[0].skip, t.active()) == (0, 0, 1)


@pytest.mark.card("r_radiance")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_radiance() -> None:
    t = rune("radiance")
    t.draws("m_demon_8_6")
    draw(t, "v_ambush")
    use(t, "radiance")
    assert (t.table.monsters, t.discards("monster"), t.active()) == ([], ["m_demon_8_6"], 1)


@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_radiance_fails_where_one_cannot_flee() -> None:
    t = rune("radiance")
    t.draws("m_demon_8_6")
    draw(t, "l_old_bones", 6)
    assert t.ask() == "Duel"


@pytest.mark.card("r_opening")
@pytest.mark.rule("dungeonquest.rune.once")
@pytest.mark.parametrize(("obstacle", "turns"), [("dungeon_dooo", 3), ("dungeon_oogo", 1)])
def test_rune_of_opening(obstacle: str, turns: int) -> None:
    t = rune("opening")
    t.lay("d3", obstacle, turns)
    t.begin(0)
    t.draws("v_empty")
    t.do("move:d3")
    use(t, "opening")
    assert (t.place(), t.count("door"), "test" in t.events()) == ("d3", 15, False)


@pytest.mark.card("r_opening")
@pytest.mark.rule("dungeonquest.rune.once", "dungeonquest.move.obstacles-in-order")
def test_rune_of_opening_opens_one_obstacle() -> None:
    t = rune("opening")
    t.lay("c3", "dungeon_dooo")
    t.lay("c2", "dungeon_oogo")
    t.begin(0)
    t.dice(6, 6)
    t.do("move:c2")
    use(t, "opening")
    assert (t.place(), t.markers(), t.count("door"), t.active()) == ("c3", 1, 15, 1)


@pytest.mark.card("r_shaping")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_shaping() -> None:
    t = rune("shaping")
    tiles = t.table.tiles.count()
    t.tiles("pit_oxox", "dungeon_xxox")
    t.draws("v_empty")
    t.do("move:c2")
    use(t, "shaping")
    assert (t.room("c2"), t.table.tiles.count(), t.status()) == ("dungeon_xxox-0", tiles - 1, "inside")


@pytest.mark.card("r_fate")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_fate_on_a_test_and_on_a_plain_roll() -> None:
    t = rune("fate")
    draw(t, "f_blade", 6, 6, 1, 1)
    assert t.offers() == ["spend:0", "use:r_fate"]
    use(t, "fate")
    assert t.status() == "inside"
    t = rune("fate")
    draw(t, "v_razorwing", 6, 1)
    use(t, "fate")
    assert t.wounds() == 1


@pytest.mark.card("r_fate", "f_gas")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_fate_on_the_second_roll_of_the_gas() -> None:
    t = rune("fate")
    draw(t, "f_gas", 1, 6, 4)
    t.do("pass")
    assert (t.ask(), t.table.dice) == ("AfterRoll", [6])
    use(t, "fate")
    assert (t.wounds(), t.table.heroes[0].skip, t.left_over()) == (0, 1, [])


def fall(t: Dungeon) -> None:
    t.lay("c3", "bridge_oxox")
    t.hero(0, place="c3", side="south")
    t.begin(0)
    t.dice(6, 6, 6, 1)
    t.do("cross", "spend:0")


def leave(t: Dungeon) -> None:
    t.draws("k_exit")
    below(t)
    t.dice(6, 1)
    t.do("leave", "face:south")


def grope(t: Dungeon) -> None:
    t.lay("c3", "dark_xooo")
    t.begin(0)
    t.dice(6, 1)
    t.do("grope")


def set_sun(t: Dungeon) -> None:
    t.table.sun = 25
    t.dice(6, 1)
    t.begin(0)


def rage(t: Dungeon) -> None:
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(6, 6, 1, 1)
    t.do("dragon")


def bribe(t: Dungeon) -> None:
    t.hero(0, loot=["v_gold_30"])
    t.draws("k_deep_elf")
    below(t)
    t.dice(6, 1)
    t.do("discard:v_gold_30")


def open_chest(t: Dungeon) -> None:
    t.hero(0, place="a1", loot=["k_chest"])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.dice(6, 6, 1, 1)
    t.do("escape")


ROLLS: dict[str, Callable[[Dungeon], None]] = {
    "exit": leave,
    "fall": fall,
    "darkness": grope,
    "sun": set_sun,
    "rage": rage,
    "bribe": bribe,
    "chest": open_chest,
    "wounds": lambda t: draw(t, "v_razorwing", 6, 1),
    "beast": lambda t: draw(t, "s_ferrox", 6, 1),
    "table": lambda t: draw(t, "v_wizard_curse", 6, 1),
    "gas": lambda t: draw(t, "f_gas", 6, 1),
}


@pytest.mark.card("r_fate")
@pytest.mark.rule("dungeonquest.rune.once", "dungeonquest.test.no-marker-for-plain-rolls")
@pytest.mark.parametrize("roll", list(ROLLS))
def test_rune_of_fate_repeats_every_plain_roll(roll: str) -> None:
    t = rune("fate")
    ROLLS[roll](t)
    assert (t.ask(), t.offers(), set(t.table.dice)) == ("AfterRoll", ["pass", "use:r_fate"], {6})


@pytest.mark.card("r_seeking")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_seeking() -> None:
    t = rune("seeking")
    t.draws("s_empty", "s_gold_150", "s_ferrox", "s_empty")
    t.do("search")
    use(t, "seeking")
    assert t.offers() == ["choose:s_empty", "choose:s_gold_150", "choose:s_ferrox"]
    t.do("choose:s_gold_150")
    assert (t.loot(), sorted(t.discards("search")), t.active()) == (
        ["s_gold_150"],
        ["s_empty", "s_empty", "s_ferrox"],
        1,
    )


@pytest.mark.card("r_ascent")
@pytest.mark.rule("dungeonquest.rune.once")
@pytest.mark.parametrize("drawn", [True, False])
def test_rune_of_ascent(drawn: bool) -> None:
    t = rune("ascent")
    below(t)
    assert t.offers() == ["draw:catacomb", "use:r_ascent"]
    if drawn:
        t.draws("k_razorwing")
        t.do("draw:catacomb")
    use(t, "ascent")
    t.dice(1)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("face:south", "rotate:south")
    assert (t.place(), t.wounds()) == ("d4" if drawn else "c4", 0)


@pytest.mark.card("r_warding")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_warding() -> None:
    t = rune("warding")
    draw(t, "s_centipede", 4, 5)
    use(t, "warding")
    assert t.wounds() == 3


@pytest.mark.card("r_warding")
@pytest.mark.rule("dungeonquest.rune.once")
@pytest.mark.parametrize(("dice", "stopped", "wounds"), [((1, 1), 2, 0), ((3, 3), 6, 0), ((3, 4), 6, 1)])
def test_rune_of_warding_stops_what_there_is_up_to_six(dice: tuple[int, int], stopped: int, wounds: int) -> None:
    t = rune("warding")
    draw(t, "s_centipede", *dice)
    use(t, "warding")
    assert (t.told("prevented", "count"), t.wounds(), t.table.pending_wounds) == ([stopped], wounds, 0)


@pytest.mark.card("r_passage")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_passage() -> None:
    t = rune("passage")
    t.lay("c3", "dungeon_xxox")
    t.begin(0)
    t.draws("v_empty")
    use(t, "passage")
    t.do("move:d3")
    assert (t.place(), t.active()) == ("d3", 1)


@pytest.mark.card("r_silence")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_silence() -> None:
    t = rune("silence")
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage", "d_sleeping", "z_ebon_ring", "z_gold_ring")
    t.do("dragon")
    use(t, "silence")
    assert (t.loot(), t.wounds(), t.count("dragon")) == (["z_ebon_ring", "z_gold_ring"], 0, 7)


@pytest.mark.card("r_haste")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_haste() -> None:
    t = rune("haste")
    sun = t.table.sun
    draw(t, "v_empty")
    use(t, "haste")
    assert (t.active(), t.ask(), t.table.sun) == (0, "TakeAction", sun)
    t.draws("s_empty")
    t.do("search")
    assert t.active() == 1


@pytest.mark.card("r_healing")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_of_healing_ends_the_turn() -> None:
    t = room("hugo")
    t.hero(0, wounds=6, runes=["r_healing"])
    t.begin(0)
    use(t, "healing")
    assert (t.wounds(), t.active()) == (1, 1)


# Treasures with texts


def treasure(card: str, texts: str = "on") -> Dungeon:
    t = room(texts=texts)
    t.hero(0, loot=[card])
    t.begin(0)
    return t


@pytest.mark.card("z_loadstone")
@pytest.mark.rule("dungeonquest.room.bridge-cross-success", "dungeonquest.room.bridge-discard-loot")
@pytest.mark.parametrize(("texts", "loose", "total"), [("on", 1, 5), ("off", 2, 4)])
def test_loadstone_sticks_and_weighs_double_only_with_texts(texts: str, loose: int, total: int) -> None:
    t = treasure("z_loadstone", texts)
    t.lay("c3", "bridge_oxox")
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c3", side="north", loot=["z_loadstone", "l_rope"])
    t.begin(0)
    t.dice(1, 1)
    t.draws("v_empty")
    t.do("cross")
    assert len(t.offers("discard:")) == loose
    t.do("pass")
    assert t.told("passed", "sum") == [total]


@pytest.mark.card("z_charmer_flute")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_flute_charms_snakes_alone() -> None:
    t = treasure("z_charmer_flute")
    draw(t, "f_snakes")
    t.do("use:z_charmer_flute")
    assert (t.wounds(), t.loot(), t.discards("treasure")) == (0, [], ["z_charmer_flute"])
    t = treasure("z_charmer_flute")
    draw(t, "f_explosion")
    assert t.wounds() == 4


@pytest.mark.card("z_belt_of_strength")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_belt_passes_strength_tests_alone() -> None:
    t = treasure("z_belt_of_strength")
    draw(t, "y_spectral")
    t.do("use:z_belt_of_strength")
    assert (t.wounds(), t.loot(), t.discards("treasure")) == (0, [], ["z_belt_of_strength"])
    t = treasure("z_belt_of_strength")
    draw(t, "f_blade", 1, 1)
    assert t.loot() == ["z_belt_of_strength"]


@pytest.mark.card("z_jinn_lamp")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_jinn_lamp() -> None:
    t = treasure("z_jinn_lamp")
    t.do("use:z_jinn_lamp", "hop:a10")
    assert (t.place(), t.active(), t.loot(), t.discards("treasure")) == ("a10", 1, [], ["z_jinn_lamp"])


@pytest.mark.card("z_rune_scarab")
@pytest.mark.rule("dungeonquest.rune.once")
def test_rune_scarab() -> None:
    t = treasure("z_rune_scarab")
    t.refuse("use:z_rune_scarab", "wrong-moment")
    t.hero(0, runes=["r_healing"], wounds=8)
    t.begin(0)
    t.do("use:r_healing")
    t.hero(1, place="g5")
    t.begin(0)
    t.do("use:z_rune_scarab")
    assert (t.runes(), t.loot(), t.ask(), t.table.boxed) == (["r_healing"], [], "AtTurnStart", [])


def spent(rune: str) -> Dungeon:
    """Return seat 0 with the scarab and a rune used up, about to act."""
    t = treasure("z_rune_scarab")
    t.table.heroes[0].used = cards(rune)
    t.table.boxed = cards(rune)
    t.begin(0)
    return t


@pytest.mark.card("z_rune_scarab")
@pytest.mark.rule("dungeonquest.rune.once")
def test_the_rune_scarab_works_at_the_action_and_at_the_end_of_the_own_turn() -> None:
    t = spent("r_passage")
    t.do("pass", "use:z_rune_scarab")
    assert (t.runes(), t.ask(), t.offers("use")) == (["r_passage"], "TakeAction", ["use:r_passage"])
    t = spent("r_haste")
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("pass")
    t.do(t.offers("move")[0])
    assert (t.ask(), t.offers()) == ("AtTurnEnd", ["pass", "use:z_rune_scarab"])
    t.do("use:z_rune_scarab")
    assert (t.ask(), t.offers()) == ("AtTurnEnd", ["pass", "use:r_haste"])
    t.do("use:r_haste")
    assert t.active() == 0


@pytest.mark.card("z_rune_scarab", "f_snakes")
@pytest.mark.rule("dungeonquest.rune.once")
def test_the_rune_scarab_brings_a_rune_back_the_moment_it_helps_and_not_in_the_turn_of_another() -> None:
    t = spent("r_warning")
    t.lay("d3", "trap_oooo", 1)
    t.draws("f_snakes")
    t.do("pass", "move:d3")
    assert (t.ask(), t.offers()) == ("OnTrap", ["pass", "use:z_rune_scarab"])
    t.do("use:z_rune_scarab", "use:r_warning")
    assert (t.wounds(), t.loot(), t.active()) == (0, [], 1)
    t = spent("r_warding")
    t.hero(0, place="g5")
    t.hero(1, place="g5")
    t.begin(1)
    t.draws("d_rage")
    t.dice(1, 1, 1, 1)
    t.do("dragon")
    assert (t.wounds(), t.wounds(1)) == (2, 2)


@pytest.mark.card("z_rune_scarab", "k_empty")
@pytest.mark.rule("dungeonquest.rune.once")
def test_below_the_rune_scarab_takes_the_place_of_no_card() -> None:
    t = spent("r_ascent")
    t.hero(0, below=True, facing="north")
    t.begin(0)
    t.do("pass")
    assert (t.ask(), t.offers()) == ("Below", ["draw:catacomb", "use:z_rune_scarab"])
    t.do("use:z_rune_scarab")
    assert (t.ask(), t.offers()) == ("Below", ["draw:catacomb", "use:r_ascent"])
    t = spent("r_ascent")
    t.hero(0, below=True, facing="north")
    t.begin(0)
    t.draws("k_empty")
    t.do("pass", "draw:catacomb")
    assert (t.ask(), t.offers()) == ("WhileBelow", ["pass", "use:z_rune_scarab"])


@pytest.mark.card("z_flying_carpet")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.room.abgrund")
def test_flying_carpet_over_the_pit() -> None:
    t = treasure("z_flying_carpet")
    t.lay("d3", "pit_oxox", 1)
    t.begin(0)
    t.do("move:d3", "use:z_flying_carpet")
    assert (t.status(), t.active(), t.loot(), t.discards("treasure")) == ("inside", 1, [], ["z_flying_carpet"])


@pytest.mark.card("z_flying_carpet")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard", "dungeonquest.room.bridge-cross-success")
def test_flying_carpet_over_the_bridge() -> None:
    t = treasure("z_flying_carpet")
    t.lay("c3", "bridge_oxox")
    t.lay("c2", "dungeon_oooo")
    t.begin(0)
    t.draws("v_empty")
    t.do("cross", "pass", "use:z_flying_carpet")
    assert (t.place(), t.thrown(), t.loot(), t.discards("treasure")) == ("c2", 0, [], ["z_flying_carpet"])


@pytest.mark.card("z_mirror_of_shael")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_mirror_turns_wounds_round() -> None:
    t = treasure("z_mirror_of_shael")
    t.draws("m_troll_5_0")
    draw(t, "v_ambush")
    t.duel("ranged", "magic")
    t.do("use:z_mirror_of_shael")
    assert (t.wounds(), t.table.fight.wounds, t.discards("treasure")) == (0, 1, ["z_mirror_of_shael"])


@pytest.mark.card("v_torch_out")
@pytest.mark.rule("dungeonquest.cards.keep")
def test_other_treasures_keep_no_torch_burning() -> None:
    t = treasure("z_ebon_ring")
    draw(t, "v_torch_out")
    assert (len(t.table.heroes[0].active), t.discards("dungeon")) == (1, [])


@pytest.mark.card("z_staff_of_light")
@pytest.mark.rule("dungeonquest.cards.keep")
def test_staff_keeps_the_torch_burning() -> None:
    t = treasure("z_staff_of_light")
    draw(t, "v_torch_out")
    assert (t.table.heroes[0].active, t.discards("dungeon")) == ([], ["v_torch_out"])
    t = treasure("z_staff_of_light")
    draw(t, "k_torch_out")
    assert (t.table.heroes[0].active, t.pile()) == ([], ["k_torch_out"])
    t = treasure("z_staff_of_light")
    draw(t, "v_lingering_shade")
    assert len(t.table.heroes[0].active) == 1


@pytest.mark.card("z_quicksilver_potion")
@pytest.mark.rule("dungeonquest.cards.draw-resolve-discard")
def test_quicksilver() -> None:
    t = treasure("z_quicksilver_potion")
    draw(t, "v_empty")
    t.do("use:z_quicksilver_potion")
    assert (t.active(), t.loot(), t.discards("treasure")) == (0, [], ["z_quicksilver_potion"])


@pytest.mark.card("z_harp_of_tranquility")
@pytest.mark.rule("dungeonquest.room.treasure-rage")
def test_harp_calms_the_dragon_for_oneself() -> None:
    t = treasure("z_harp_of_tranquility")
    t.hero(0, place="g5", loot=["z_harp_of_tranquility", "z_sun_spear"])
    t.hero(1, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(1, 2)
    t.do("dragon", "use:z_harp_of_tranquility")
    assert (t.loot(), t.wounds(), t.wounds(1), t.count("dragon")) == (["z_sun_spear"], 0, 3, 8)


@pytest.mark.card("z_staff_of_light")
@pytest.mark.rule("dungeonquest.cards.keep")
@pytest.mark.parametrize("card", ["v_torch_out", "k_torch_out"])
def test_without_texts_the_staff_is_no_light(card: str) -> None:
    t = treasure("z_staff_of_light", "off")
    draw(t, card)
    assert len(t.table.heroes[0].active) == 1


def with_spent_rune(t: Dungeon) -> None:
    t.table.heroes[0].used = cards("r_healing")
    t.table.boxed = cards("r_healing")
    t.begin(0)


def before_the_pit(t: Dungeon) -> None:
    t.lay("d3", "pit_oxox", 1)
    t.begin(0)
    t.dice(1, 1)
    t.do("move:d3")


def wounded_in_a_round(t: Dungeon) -> None:
    t.draws("m_troll_5_0")
    draw(t, "v_ambush")
    t.duel("ranged", "magic")


def before_the_rage(t: Dungeon) -> None:
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(1, 1)
    t.do("dragon")


OCCASIONS: dict[str, Callable[[Dungeon], object]] = {
    "z_charmer_flute": lambda t: draw(t, "f_snakes", 1),
    "z_belt_of_strength": lambda t: draw(t, "y_spectral", 1, 1),
    "z_jinn_lamp": lambda t: t.begin(0),
    "z_rune_scarab": with_spent_rune,
    "z_flying_carpet": before_the_pit,
    "z_mirror_of_shael": wounded_in_a_round,
    "z_quicksilver_potion": lambda t: draw(t, "v_empty"),
    "z_harp_of_tranquility": before_the_rage,
}
"""How each treasure with a text comes to its moment."""


@pytest.mark.rule("dungeonquest.loot.gold-value")
@pytest.mark.parametrize("texts", ["on", "off"])
@pytest.mark.parametrize("card", list(OCCASIONS))
def test_without_texts_treasures_are_mere_gold(card: str, texts: str) -> None:
    t = treasure(card, texts)
    OCCASIONS[card](t)
    assert (f"use:{card}" in t.offers()) == (texts == "on")


@pytest.mark.rule("dungeonquest.loot.gold-value")
def test_no_treasure_with_a_text_is_forgotten() -> None:
    passive = {"z_loadstone", "z_staff_of_light"}
    assert {card.id for card in CARDS if card.optional} == OCCASIONS.keys() | passive


# Treasures that always do something


TOME = {
    (1, 1): ("dead", 0, 1, "TakeAction"),
    (1, 2): ("dead", 0, 1, "TakeAction"),
    (2, 2): ("inside", 5, 0, "TakeAction"),
    (2, 3): ("inside", 5, 0, "TakeAction"),
    (3, 3): ("inside", 0, 1, "TakeAction"),
    (3, 4): ("inside", 0, 1, "TakeAction"),
    (4, 4): ("inside", 0, 1, "TakeAction"),
    (4, 5): ("inside", 0, 0, "ChooseDrawn"),
    (5, 5): ("inside", 0, 0, "ChooseDrawn"),
    (5, 6): ("inside", 0, 0, "ChooseDrawn"),
    (6, 6): ("escaped", 0, 1, "TakeAction"),
}
"""What becomes of the reader: status, wounds, who is active, and the question that is open then."""


@pytest.mark.card("z_forbidden_tome")
@pytest.mark.rule("dungeonquest.cards.keep")
@pytest.mark.parametrize("dice", list(TOME))
def test_forbidden_tome(dice: tuple[int, int]) -> None:
    t = room()
    t.hero(0, place="g5", loot=["z_forbidden_tome"])
    t.begin(0)
    t.dice(*dice, *([5] if sum(dice) in (4, 5) else []))
    t.do("use:z_forbidden_tome")
    assert (t.status(), t.wounds(), t.active(), t.ask()) == TOME[dice]
    assert (t.left_over(), len(t.loot()), len(t.table.turn.drawn)) == (
        [],
        {"dead": 0, "inside": 1, "escaped": 3}[t.status()],
        4 if t.ask() == "ChooseDrawn" else 0,
    )


@pytest.mark.card("z_forbidden_tome")
@pytest.mark.rule("dungeonquest.cards.keep")
def test_forbidden_tome_hurts_or_gives_and_then_one_still_acts() -> None:
    t = room()
    t.hero(0, place="g5", loot=["z_forbidden_tome"])
    t.begin(0)
    t.dice(2, 2, 5)
    t.do("use:z_forbidden_tome")
    assert (t.wounds(), t.ask(), "dragon" in t.offers()) == (5, "TakeAction", True)
    t.refuse("use:z_forbidden_tome", "wrong-moment")
    t.begin(0)
    t.dice(5, 5)
    t.draws("z_ebon_ring", "z_sun_spear", "z_gold_ring", "z_giant_ruby")
    t.do("use:z_forbidden_tome", "choose:z_giant_ruby", "choose:z_sun_spear")
    assert t.loot() == ["z_forbidden_tome", "z_giant_ruby", "z_sun_spear"]
    assert (sorted(t.discards("treasure")), t.ask()) == (["z_ebon_ring", "z_gold_ring"], "TakeAction")


# Monsters


@pytest.mark.rule("dungeonquest.components.cards")
def test_all_monsters() -> None:
    printed = sorted(f"{card.id[2:]}".replace("_", " ") for card in CARDS if card.name >= 0)
    assert printed == sorted(MONSTERS.split(", "))
    for card in CARDS:
        if card.name >= 0:
            assert card.id.endswith(f"_{card.life}_{card.penalty}")


@pytest.mark.rule("dungeonquest.components.cards")
@pytest.mark.parametrize("monster", [card.id for card in CARDS if card.name >= 0])
def test_each_monster_dies_of_its_life_and_punishes_flight(monster: str) -> None:
    life, penalty = (int(number) for number in monster.split("_")[2:])
    t = room("challara")
    t.hero(0, spent=0xFFFF)
    t.draws(monster)
    draw(t, "v_ambush")
    for blow in range(1, life + 1):
        t.duel("melee", "magic")
        assert (t.active() == 1) == (blow == life)
        if blow < life:
            t.do("pass")
    t = room("challara")
    t.hero(0, spent=0xFFFF)
    t.draws(monster)
    draw(t, "v_ambush")
    t.duel("melee", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert t.wounds() == 1 + penalty


# All of them


def marked(path: Path) -> Iterator[str]:
    """Yield the ids in the card marks of the tests in a file."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.card":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


def test_every_card_and_every_ability_has_a_scenario() -> None:
    tested = {each for path in Path(__file__).parent.glob("test_*.py") for each in marked(path)}
    mere_gold = {card for card, gold in LOOT.items() if gold}
    monsters = {card.id for card in CARDS if card.name >= 0}
    assert tested | mere_gold | monsters == {card.id for card in CARDS} | {ability.id for ability in ABILITIES}
    does_something = {card.id for card in CARDS if card.then or card.use or card.status or card.at_end or card.shuffles}
    assert does_something <= tested
