"""What is in the box: counts, tiles, monsters, items, characters and their fields."""

from collections import Counter

import pytest

from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.ids import ARMOUR, ATTIRE, BOOTS, FREE, HAND, RING, SORTS, SYMBOLS, TRAP
from verlies.games.bag_of_dungeon.content.items import ITEMS
from verlies.games.bag_of_dungeon.content.monsters import FOES, RED_DRAGON
from verlies.games.bag_of_dungeon.content.tiles import FLOORS
from verlies.testing.bag_of_dungeon import Cave
from verlies.testing.situation import at_random


@pytest.mark.rule("bag.components.counts")
def test_the_box_has_forty_tiles_thirty_monsters_forty_items_and_four_characters() -> None:
    assert len(FLOORS) == sum(floor.copies for floor in FLOORS) == 40
    assert sum(foe.copies for foe in FOES) == 30
    assert FOES[RED_DRAGON].copies == 0, "the dragon is a token"
    assert sum(item.copies for item in ITEMS) == 40
    assert ITEMS[RING].copies == 0, "the Ring is in no bag"
    assert sum(item.copies for item in ITEMS if item.symbol == TRAP) == 3
    assert len(HEROES) == 4


@pytest.mark.rule("bag.components.counts")
def test_tiles_by_sort_and_shape() -> None:
    sorts = Counter(SORTS[floor.sort] for floor in FLOORS)
    one_of_a_kind = {"start": 1, "exit": 1, "healing_pool": 1}
    assert sorts == {**one_of_a_kind, "monster": 10, "item": 2, "corridor": 22, "junction": 3}
    assert Counter(floor.shape for floor in FLOORS) == {"tee": 3, "straight": 17, "cross": 6, "corner": 14}


@pytest.mark.rule("bag.components.counts")
@pytest.mark.parametrize("variant", ["together", "each"])
def test_never_more_red_markers_than_there_are(variant: str) -> None:
    for seed in range(3):
        for state in at_random(GAME.practice_state(4, seed, {"variant": variant}), seed):
            assert len(state.lairs) + state.pool + len(state.looted) <= 28


@pytest.mark.rule("bag.components.bags")
def test_bags_are_full_at_the_start_and_nothing_is_ever_lost() -> None:
    table = Cave().table
    assert (table.monsters.count(), table.items.count()) == (30, 40)
    before = GAME.pieces(table)
    for state in at_random(GAME.practice_state(3, 5), 5):
        assert GAME.pieces(state) == before


@pytest.mark.rule("bag.components.bags")
def test_each_bag_gives_its_own_cards_in_any_order() -> None:
    drawn: dict[str, set[str]] = {"beat": set(), "drew": set()}
    for seed in range(12):
        match = GAME.new(2, seed)
        for state in at_random(match.state, seed):
            for kind in state.lurking:
                drawn["beat"].add(FOES[kind].id if kind >= 0 else "")
    assert {"goblin", "zombie", "troll"} <= drawn["beat"]
    assert drawn["beat"] <= {"", *(foe.id for foe in FOES)}


@pytest.mark.rule("bag.components.m-numbers")
@pytest.mark.parametrize("twelve", ["exit", "junction"])
def test_every_sum_of_two_dice_has_its_tile(twelve: str) -> None:
    table = Cave(twelve=twelve).table
    numbers = {table.number_of(kind): FLOORS[kind].id for kind in range(40) if table.number_of(kind)}
    assert sorted(numbers) == list(range(2, 13))
    assert numbers[12] == ("T02" if twelve == "exit" else "T39")
    lairs = [FLOORS[kind].id for kind in range(40) if table.is_lair(kind)]
    assert len(lairs) == (10 if twelve == "exit" else 11)


@pytest.mark.rule("bag.components.characters")
def test_the_four_characters() -> None:
    numbers = {hero.id: (hero.health, hero.aps, hero.dice, hero.bonus) for hero in HEROES}
    assert numbers == {"fighter": (10, 5, 2, 2), "dwarf": (12, 4, 2, 3), "elf": (9, 6, 2, 1), "healer": (9, 5, 2, 0)}
    lacking = {
        hero.id: [SYMBOLS[s] for s in (HAND, ARMOUR, BOOTS, ATTIRE, FREE) if s not in hero.slots] for hero in HEROES
    }
    assert lacking == {"fighter": [], "dwarf": ["attire"], "elf": ["boots"], "healer": ["armour"]}
    assert {len(hero.slots) for hero in HEROES} == {8}
    assert all(set(hero.slots[hero.slots.index(FREE) :]) == {FREE} for hero in HEROES), "free fields come last"
    assert all(hero.slots.count(HAND) == 2 for hero in HEROES)


@pytest.mark.rule("bag.item.fields")
def test_every_field_of_a_sheet_can_be_named_and_no_other() -> None:
    assert len(GAME.about.ids["slot"]) == max(len(hero.slots) for hero in HEROES)
    assert HEROES[0].slot_name(0) == "hand1"
    assert HEROES[0].slot_name(1) == "hand2"
    assert HEROES[3].slot_name(7) == "free4"


MONSTERS = {
    "goblin": (5, 1, 1, 5),
    "zombie": (4, 1, 2, 6),
    "mummy": (2, 1, 4, 7),
    "monk": (3, 2, 4, 8),
    "mud_monster": (2, 2, 2, 9),
    "werewolf": (2, 2, 3, 10),
    "troll": (3, 2, 4, 10),
    "minotaur": (1, 2, 5, 11),
    "minotaur_2": (1, 2, 5, 11),
    "skeleton": (2, 2, 1, 12),
    "giant_snake": (2, 2, 6, 13),
    "reacher": (1, 2, 7, 15),
    "mirror_monster": (2, 0, 0, 0),
    "red_dragon": (0, 4, 0, 20),
}
"""Copies, dice, bonus and health."""


@pytest.mark.rule("bag.combat.monster-strength", "bag.dragon.stats")
def test_the_strength_of_every_monster() -> None:
    assert {foe.id: (foe.copies, foe.dice, foe.bonus, foe.health) for foe in FOES} == MONSTERS


GEAR = {
    "large_steel_axe": (1, 2, 0),
    "magic_boots": (2, 1, 0),
    "torch": (1, 1, 1),
    "health_potion": (2, 1, 0),
    "strength_potion": (1, 1, 1),
    "bow": (1, 2, 3),
    "elven_bow": (1, 2, 2),
    "ice_staff": (1, 1, 4),
    "dragonlance": (1, 1, 1),
    "bomb": (2, 1, 1),
    "fireball": (1, 1, 2),
    "flying_daggers": (1, 1, 2),
    "sorcerers_skull": (1, 1, 1),
    "magic_vine": (1, 1, 1),
    "vampire_teeth": (1, 1, 2),
    "witchs_claw": (1, 1, 2),
    "teleport_crystal": (1, 1, 1),
    "tornado": (1, 1, 1),
}
"""Copies, hands and price of all that is not there once, for one hand and for nothing."""
REACHES = {
    "bow": (1, 3),
    "elven_bow": (1, 4),
    "ice_staff": (1, 2),
    "dragonlance": (1, 4),
    "bomb": (0, 4),
    "fireball": (1, 5),
    "flying_daggers": (1, 4),
}
"""From how far to how far a weapon works."""


@pytest.mark.rule("bag.item.text", "bag.ranged.costs-ap", "bag.ranged.range", "bag.item.two-handed")
def test_the_printed_numbers_of_every_item() -> None:
    numbers = {item.id: (item.copies, item.size, item.ap) for item in ITEMS[:RING]}
    assert {name: each for name, each in numbers.items() if each != (1, 1, 0)} == GEAR
    assert {item.id: (item.near, item.far) for item in ITEMS if item.far} == REACHES


@pytest.mark.rule("bag.components.counts", "bag.components.bags")
def test_every_card_and_tile_is_somewhere_in_every_game() -> None:
    whole = {f"tile {floor.id}": 1 for floor in FLOORS}
    whole |= {f"monster {foe.id}": foe.copies for foe in FOES if foe.copies}
    whole |= {f"item {item.id}": max(1, item.copies) for item in ITEMS}
    for seed in range(2):
        for state in at_random(GAME.practice_state(4, seed, {"variant": "each"}), seed):
            assert GAME.pieces(state) == whole


@pytest.mark.rule("bag.components.bags", "bag.setup.tracks")
@pytest.mark.parametrize(("seats", "variant"), [(2, "together"), (3, "each"), (4, "solo")])
def test_a_game_that_was_put_away_goes_on_as_it_lay(seats: int, variant: str) -> None:
    state = GAME.practice_state(seats, 4, {"variant": variant})
    for number, each in enumerate(at_random(state, 4)):
        if number % 40 == 0 and not each.over():
            again = GAME.restore(GAME.plain(each), each.chance.key)
            assert GAME.digest(again) == GAME.digest(each)
            assert (again.seats, again.eyes, again.box) == (each.seats, each.eyes, each.box)
            assert again.options_of(again.pending()[0]) == each.options_of(each.pending()[0])
            assert again.chart.beckoning() == each.chart.beckoning()
