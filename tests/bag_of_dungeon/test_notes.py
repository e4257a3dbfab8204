"""What is said of a choice before it is made: prices, chances, what lies there, and how a tile would lie."""

import pytest

from tests.bag_of_dungeon.test_each import rivals
from verlies.core.chance import Chance
from verlies.core.scene import Choice, Mark, Shown
from verlies.games.bag_of_dungeon.odds import odds_against, odds_now
from verlies.games.bag_of_dungeon.prospects import costs_now, death_next_round, helped_costs, odds_there, worst_there
from verlies.kit.dice import group_score, throw
from verlies.kit.odds import percent
from verlies.testing.bag_of_dungeon import Cave, lair, met

FIGHTS = 3000


def choice(t: Cave, kind: str, target: str = "", seat: int = 0) -> Choice:
    """Return what is shown of an option."""
    choices = t.match.scene(seat).prompts[0].choices
    return next(each for each in choices if each.kind == kind and target in ("", each.target))


def price(t: Cave, kind: str, target: str = "", seat: int = 0) -> dict[str, int]:
    return {mark.kind: mark.value for mark in choice(t, kind, target, seat).cost}


# Ways


def test_a_step_costs_an_action_point_and_a_lair_tells_its_chance() -> None:
    t = lair("goblin").corridor("e1", turns=1).begin()
    assert price(t, "explore") == {"ap": 1}
    assert price(t, "walk", "e1") == {"ap": 1}
    assert price(t, "walk", "n1") == {"ap": 1, "alone": percent(odds_there(t.table, 0, t.field("n1")))}
    assert choice(t, "walk", "n1").notes == ("tile-T05", "monster-goblin")


def test_the_chance_of_what_is_hidden_is_the_mean_over_the_bag() -> None:
    t = lair().begin()
    field = t.field("n1")
    assert choice(t, "walk", "n1").notes == ("tile-T05", "note-hidden")
    kinds = t.table.monsters.cards()
    t.table.lurking = [kinds[0]]
    one = odds_there(t.table, 0, field)
    assert worst_there(t.table, 0, field) == one
    t.table.lurking = [-1]
    assert worst_there(t.table, 0, field) < odds_there(t.table, 0, field) < one


def test_what_lies_on_a_tile_is_told() -> None:
    t = Cave().lay("n1", "T15", 3).corridor("e1", turns=1)
    t.pile("e1", "torch")
    t.hero(1, at="e1")
    t.begin()
    assert choice(t, "walk", "e1").notes[1:] == ("note-loot", "note-friend")
    t.pile("e1", "ring")
    assert choice(t, "walk", "e1").notes[1:] == ("note-ring", "note-friend")


@pytest.mark.parametrize(("chest", "damage"), [("small_chest", 2), ("large_chest", 5)])
def test_a_chest_says_what_it_does_to_whoever_fails_to_open_it(chest: str, damage: int) -> None:
    t = Cave().corridor("n1").begin()
    t.pile("start", chest)
    t.hero(0, health=damage + 1)
    assert (choice(t, "open").notes, price(t, "open")) == ((f"note-chest={damage}",), {"chance": 67})
    t.hero(0, health=damage)
    assert choice(t, "open").notes == ("note-chest-fatal",)
    t.dice(2)
    t.do(f"open:{chest}")
    assert t.table.heroes[0].lives == 2


def test_whoever_sneaks_is_told_what_comes_of_a_failure() -> None:
    t = met("troll")
    t.give(0, "invisibility_cloak")
    assert (choice(t, "sneak").notes, price(t, "sneak")) == (("note-caught",), {"chance": 67})


def test_an_item_tile_is_told_of_until_somebody_was_there() -> None:
    t = Cave().lay("n1", "T16").begin()
    assert choice(t, "walk", "n1").notes == ("tile-T16", "note-item")
    t.table.looted = [t.field("n1")]
    assert choice(t, "walk", "n1").notes == ("tile-T16",)


def test_spikes_are_told_of() -> None:
    t = Cave(spikes="on").lay("n1", "T04").begin()
    assert choice(t, "walk", "n1").notes == ("tile-T04s", "note-spikes")


def test_a_turned_tile_is_shown_as_it_would_lie() -> None:
    t = Cave()
    t.tiles("T38")
    t.begin().do("explore", "lay:1")
    turns = [each for each in t.match.scene(0).prompts[0].choices if each.kind == "turn"]
    assert [each.shows for each in turns] == [Shown("tile", "T38", int(each.target)) for each in turns]


# Fights


def test_a_round_tells_the_chance_and_that_it_ends_the_turn() -> None:
    t = met("skeleton")
    assert price(t, "fight") == {"alone": percent(odds_now(t.table))}
    assert choice(t, "fight").notes == ("note-ends-turn",)
    t.dice(1, 2, 1, 2)
    t.do("fight")
    assert choice(t, "fight").notes == ()


def test_running_costs_a_point_and_a_health_unless_it_is_the_last() -> None:
    t = met("skeleton")
    assert price(t, "run") == {"ap": 1, "loss": 1}
    t.hero(0, health=1)
    assert price(t, "run") == {"ap": 1}


def test_a_call_tells_chance_and_way_and_help_what_it_costs() -> None:
    t = met("troll")
    assert price(t, "call") == {"ap": 1, "helped": percent(odds_now(t.table, 1)), "reach": 1}
    assert choice(t, "call").notes == ("note-friend-half",)
    t.do("call:1")
    assert price(t, "agree", seat=1) == {"helped": percent(odds_now(t.table, 1))}
    assert choice(t, "agree", seat=1).notes == ("note-half",)


def test_who_falls_adds_up_where_nobody_can_be_hurt() -> None:
    strong, weak = (4, 20, 9, 10), (2, 0, 0, 9)
    assert helped_costs(strong, weak, (1, 1, 0, 5), False) == (0.0, 0.0)
    hopeless = helped_costs((2, 0, 0, 1), (2, 0, 0, 1), (4, 40, 0, 60), False)
    assert hopeless == (1.0, 1.0)


def test_a_friend_makes_a_fall_less_likely() -> None:
    t = met("troll")
    fighter, friend = costs_now(t.table, 1)
    assert 0 < friend < fighter < 1 - odds_now(t.table)


def test_sneaking_tells_its_chance() -> None:
    t = lair("troll")
    t.hero(0, gear=["invisibility_cloak"])
    t.begin().walk("n1")
    assert price(t, "sneak") == {"chance": 67}


# Items


def test_items_and_skills_tell_their_action_points() -> None:
    t = lair("troll", "healer,dwarf")
    t.hero(0, gear=["fireball", "health_potion"], health=3)
    t.begin()
    assert price(t, "use", "fireball") == {"ap": 2}
    assert price(t, "use", "health_potion") == {}
    assert price(t, "skill") == {"ap": 3}


def test_a_shot_tells_how_likely_it_kills_and_an_elf_kills_with_a_six() -> None:
    for heroes, kill in (("elf,dwarf", 17), ("fighter,dwarf", 0)):
        t = lair("troll", heroes)
        t.hero(0, gear=["elven_bow"])
        t.begin().do("use:elven_bow")
        assert price(t, "aim") == {"ap": 2, "kill": kill}
        assert choice(t, "aim").notes == ("monster-troll",)


def test_of_what_is_hidden_no_chance_is_told() -> None:
    t = lair()
    t.hero(0, gear=["fireball"])
    t.begin().do("use:fireball")
    assert price(t, "aim", "n1") == {"ap": 2}


def test_a_blast_counts_monsters_and_others_and_says_whether_it_hits_oneself() -> None:
    t = lair("troll")
    t.hero(0, gear=["bomb"])
    t.begin().do("use:bomb")
    assert price(t, "aim", "n1") == {"ap": 1, "hit": 1, "victims": 1}
    assert choice(t, "aim", "n1").notes == ("monster-troll", "note-self")


def test_a_field_tells_whether_an_item_works_there_and_what_must_go() -> None:
    t = Cave()
    t.give(0, "steel_sword", "small_axe")
    t.pile("start", "iron_axe")
    t.begin().do("pick:iron_axe")
    assert choice(t, "swap", "hand1").notes == ("item-steel_sword", "note-works", "note-leaves")
    assert choice(t, "put", "free1").notes == ("note-stored",)


def test_rearranging_names_the_thing() -> None:
    t = Cave()
    t.give(0, "steel_sword")
    t.begin()
    assert choice(t, "handle", "hand1").notes == ("item-steel_sword",)
    t.do("handle:0")
    assert choice(t, "put", "hand2").notes == ("note-works",)


def test_a_chest_tells_its_chance() -> None:
    t = Cave()
    t.pile("start", "large_chest")
    t.begin()
    assert choice(t, "open").cost == (Mark("chance", 67),)


def test_what_a_lost_fight_costs_is_said_before_it() -> None:
    t = lair("troll")
    t.hero(0, gear=["iron_axe"], lives=1)
    t.begin().walk("n1")
    assert choice(t, "fight").notes == ("note-ends-turn", "note-last-life", "note-all-gear")
    t = Cave().lay("n1", "T02")
    t.hero(0, gear=["iron_axe"], health=1)
    t.begin().walk("n1")
    assert choice(t, "fight").notes == ("note-ends-turn", "note-to-pool")
    assert "note-no-health" in choice(t, "run").notes


def test_in_a_free_for_all_nobody_counts_as_hit_at_the_start() -> None:
    t = Cave("fighter,dwarf", variant="each").lay("n1", "T05", monster="troll")
    t.hero(0, gear=["bomb"])
    t.begin().do("use:bomb")
    assert price(t, "aim", "n1") == {"ap": 1, "hit": 1}
    assert choice(t, "aim", "n1").notes == ("monster-troll", "note-self")


def test_what_is_insured_or_runs_off_is_not_said_to_stay() -> None:
    for gear, lives, last in ((["acme_insurance", "bow"], 3, "note-ends-turn"), (["loyal_bear"], 3, "note-ends-turn")):
        t = lair("troll")
        t.hero(0, gear=gear, lives=lives)
        t.begin().walk("n1")
        assert choice(t, "fight").notes[-1] == last
    t = lair("troll")
    t.hero(0, gear=["acme_insurance", "bow"], lives=1)
    t.begin().walk("n1")
    assert choice(t, "fight").notes[-1] == "note-all-gear"


def test_an_announced_blow_and_a_vine_change_the_chances() -> None:
    t = met("troll")
    plain = odds_now(t.table), death_next_round(t.table), costs_now(t.table, 1)
    t.do("skill")
    blow = odds_now(t.table), death_next_round(t.table), costs_now(t.table, 1)
    assert blow[0] > plain[0] + 0.1
    assert blow[1] < plain[1]
    assert blow[2] < plain[2]
    t.table.fight.bound = 1
    assert (odds_now(t.table) > blow[0], death_next_round(t.table)) == (True, 0.0)


def test_the_chance_of_an_announced_blow_is_that_of_many_fights() -> None:
    t = met("skeleton", "fighter,dwarf")
    t.do("skill")
    chance, won = Chance(bytes(32), [0], []), 0
    for _ in range(FIGHTS):
        mine, left, times = 10, 12, 2
        while mine > 0 and left > 0:
            margin = group_score(throw(chance, 0, 2), 2) * times - sum(throw(chance, 0, 2)) - 1
            mine, left, times = mine - max(0, -margin), left - max(0, margin), 1
        won += mine > 0
    assert won / FIGHTS == pytest.approx(odds_now(t.table), abs=0.02)


def test_standing_fast_says_what_it_saves() -> None:
    t = met("troll", "dwarf,fighter")
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.ask(), price(t, "pass"), price(t, "skill")) == ("Brace", {"loss": 10}, {})


def test_evading_says_what_it_costs() -> None:
    t = rivals()
    t.hero(1, health=4)
    t.do("attack:1")
    run = next(each for each in t.match.scene(1).prompts[0].choices if each.kind == "run")
    assert (run.cost, run.notes[-1]) == ((Mark("loss", 4),), "note-fatal")
    t.hero(1, trophies=["goblin"])
    run = next(each for each in t.match.scene(1).prompts[0].choices if each.kind == "run")
    assert (run.cost, run.notes[-1]) == ((), "note-evade")
    t.do(run.id, seat=1)
    assert choice(t, "bleed", seat=1).notes == ("note-fatal",)


def test_a_jump_tells_what_is_there_like_a_step() -> None:
    t = lair("goblin")
    t.give(0, "teleport_crystal")
    t.begin()
    walk = choice(t, "walk", "n1")
    t.do("use:teleport_crystal")
    assert choice(t, "aim", "n1").notes == walk.notes
    assert price(t, "aim", "n1")["alone"] == {mark.kind: mark.value for mark in walk.cost}["alone"]


def test_attacking_and_standing_tell_how_likely_each_wins() -> None:
    t = rivals()
    attacker, victim = percent(odds_against(t.table, 0, 1)), percent(odds_against(t.table, 1, 0))
    assert price(t, "attack") == {"alone": attacker}
    t.do("attack:1")
    assert price(t, "fight", seat=1) == {"alone": victim}
    t.do("fight")
    assert price(t, "fight") == {"alone": attacker}
    (spot,) = [each for each in t.match.scene(0).spots if each.id == "rivals"]
    assert [(fact.seat, fact.value) for fact in spot.facts if fact.unit] == [(0, attacker), (1, victim)]
