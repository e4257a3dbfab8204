"""Turns: action points, what they are spent on, and when a turn is over."""

import pytest

from verlies.games.bag_of_dungeon import GAME
from verlies.testing.bag_of_dungeon import Cave, lair, met
from verlies.testing.situation import at_random


@pytest.mark.rule("bag.turn.full-ap", "bag.turn.unused-not-forced")
def test_unused_points_are_lost() -> None:
    t = Cave("fighter,dwarf").corridor("n1").begin()
    t.walk("n1")
    t.walk("start")
    assert t.ap() == 3
    t.do("end", "end")
    assert t.ap() == 5, "not 8"


@pytest.mark.rule("bag.turn.full-ap")
@pytest.mark.card("magic_boots")
def test_boots_count_from_the_next_turn_on() -> None:
    t = Cave("fighter,dwarf")
    t.give(0, "magic_boots@5")
    t.begin()
    t.do("handle:5", "put:3")
    assert t.ap() == 5, "put on during the turn"
    t.do("end", "end")
    assert t.ap() == 6
    t.do("handle:3", "put:5")
    assert t.ap() == 6, "taken off during the turn"
    t.do("end", "end")
    assert t.ap() == 5


@pytest.mark.rule("bag.turn.full-ap")
def test_points_are_never_negative_and_change_by_what_is_told() -> None:
    for state in at_random(GAME.practice_state(3, 4), 4):
        assert all(hero.ap >= 0 for hero in state.heroes)
        assert all(0 <= hero.debt <= 7 for hero in state.heroes)


@pytest.mark.rule("bag.turn.lay-costs-one")
def test_laying_costs_one_and_one_stays() -> None:
    t = Cave().begin()
    t.hero(0, ap=4)
    t.tiles("T17")
    t.do("explore", t.to("lay", "n1"), "turn:0")
    assert (t.ap(), t.table.tiles.count(), t.at()) == (3, 38, "start")
    t.hero(0, ap=0)
    t.refuse("explore", "no-ap")


@pytest.mark.rule("bag.turn.move-costs-one")
def test_entering_costs_one() -> None:
    t = Cave().corridor("n1", "n2").begin()
    t.hero(0, ap=3)
    t.walk("n1")
    assert t.ap() == 2
    t.walk("n2")
    assert (t.ap(), t.at()) == (1, "n2")
    t.walk("n1")
    t.refuse(t.to("walk", "start"), "no-ap")
    t.refuse(t.to("walk", "n3"), "nothing-there")


@pytest.mark.rule("bag.turn.free-order")
def test_any_order() -> None:
    t = Cave().begin()
    t.tiles("T39", "T17")
    t.do("explore", t.to("lay", "n1"), "turn:0")
    t.walk("n1")
    t.walk("start")
    t.do("explore", t.to("lay", "e1"), "turn:1")
    t.walk("e1")
    assert t.ap() == 0


@pytest.mark.rule("bag.turn.free-order")
@pytest.mark.card("teleport_crystal", "witchs_claw")
def test_items_cost_what_is_printed_on_them() -> None:
    t = Cave().corridor("n1").begin()
    t.give(0, "witchs_claw@0")
    t.give(1, "small_axe")
    t.hero(0, ap=1)
    t.refuse("use:witchs_claw", "item-ap")
    t.hero(0, ap=2)
    t.do("use:witchs_claw", "aim-at:1", "take:small_axe")
    t.do("agree", "put:0")
    assert t.ap() == 0
    t.give(0, "teleport_crystal@1")
    t.refuse("use:teleport_crystal", "item-ap")


@pytest.mark.rule("bag.turn.unused-not-forced")
def test_the_turn_may_be_ended_with_points_left() -> None:
    t = Cave().begin()
    t.hero(0, ap=3)
    t.do("end")
    assert t.asked == [1]
    assert t.ap(1) == 4, "and nothing was given to the next one"


@pytest.mark.rule("bag.turn.ends-without-ap", "bag.item.ground")
def test_without_points_only_what_is_free_remains() -> None:
    t = Cave().corridor("n1")
    t.pile("start", "small_axe", "small_chest")
    t.give(0, "steel_sword@0", "bow@5", "health_potion")
    t.hero(0, health=3)
    t.begin()
    t.hero(0, ap=0)
    t.refuse(t.to("walk", "n1"), "no-ap")
    t.refuse("explore", "no-ap")
    assert {word.partition(":")[0] for word in t.offers()} == {"end", "use", "pick", "open", "handle", "trade"}
    t.do("pick:small_axe", "put:1")
    t.do("use:health_potion")
    t.do("trade:1", "pass")
    t.do("end")
    assert t.asked == [1]


@pytest.mark.rule("bag.turn.ends-after-fight", "bag.combat.no-ap")
def test_after_a_fight_only_what_is_free_remains() -> None:
    t = lair("goblin", tile="T07")
    t.pile("n1", "iron_axe")
    t.begin()
    t.walk("n1")
    t.dice(6, 5, 1)
    t.do("fight")
    assert t.ask() == "Act"
    assert t.ap() == 4, "a fight costs no action points"
    t.refuse(t.to("walk", "start"), "turn-over")
    t.refuse("explore", "turn-over")
    t.give(0, "teleport_crystal@0")
    t.refuse("use:teleport_crystal", "turn-over")
    t.do("pick:iron_axe", "put:1", "end")
    assert t.asked == [1]


@pytest.mark.rule("bag.combat.no-ap", "bag.combat.until-dead")
def test_five_rounds_cost_nothing() -> None:
    t = met("troll")
    for _ in range(5):
        t.dice(1, 2, 1, 1)
        t.do("fight")
        assert t.ask() == "Clash", "5 against 6"
    assert t.ap() == 4
    assert t.health() == 5


@pytest.mark.rule("bag.turn.ends-after-fight")
def test_whoever_dies_has_no_free_actions_either() -> None:
    t = met("troll")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert t.asked == [1]


@pytest.mark.rule("bag.turn.ends-after-fight")
def test_at_most_one_fight_with_rounds_in_a_turn() -> None:
    for seed in range(4):
        state = GAME.practice_state(3, seed)
        state.log = []
        for _ in at_random(state, seed):
            pass
        kinds = [GAME.about.events[event.kind].name for event in state.log]
        since: list[str] = []
        for kind in kinds:
            if kind == "turn":
                since = []
            since.append(kind)
            fought = [at for at, each in enumerate(since) if each in ("scored", "scored-twice")]
            if fought and kind == "met":
                assert "died" in since or "takes-over" in since, since


@pytest.mark.rule("bag.edge.share-tile")
def test_any_number_may_share_a_tile() -> None:
    t = Cave("fighter,dwarf,elf,healer").corridor("n1")
    for seat in (1, 2, 3):
        t.hero(seat, at="n1")
    t.begin()
    t.walk("n1")
    assert (t.ap(), len(t.table.at(t.field("n1")))) == (4, 4)


@pytest.mark.rule("bag.turn.free-order", "bag.turn.ends-without-ap", "bag.turn.ends-after-fight")
def test_the_question_of_a_turn_names_the_rule_it_stands_on() -> None:
    t = lair("goblin").begin()
    rules = [t.match.decisions[0].rule]
    t.hero(0, ap=0)
    rules.append(t.match.decisions[0].rule)
    t.hero(0, ap=5)
    t.walk("n1")
    t.dice(6, 5, 1)
    t.do("fight")
    rules.append(t.match.decisions[0].rule)
    assert rules == ["bag.turn.free-order", "bag.turn.ends-without-ap", "bag.turn.ends-after-fight"]


@pytest.mark.rule("bag.turn.ends-after-fight", "bag.turn.free-order")
@pytest.mark.card("health_potion")
def test_after_a_fight_a_free_item_may_still_be_used() -> None:
    t = lair("goblin")
    t.give(0, "health_potion")
    t.begin()
    t.walk("n1")
    t.dice(6, 5, 1)
    t.do("fight")
    t.hero(0, health=2)
    t.dice(1, 2)
    t.do("use:health_potion")
    assert (t.health(), t.ap()) == (5, 4)
    assert len(t.said("paid")) == 0, "what costs nothing is not paid for"


@pytest.mark.rule("bag.turn.free-order", "bag.monster.choice")
@pytest.mark.parametrize("word", ["fight", "run:0", "sneak", "call:1"])
def test_without_a_monster_there_is_nothing_to_fight_and_nothing_to_flee(word: str) -> None:
    Cave().begin().refuse(word, "no-fight")


@pytest.mark.rule("bag.setup.player-count", "bag.help.call", "bag.item.trade", "bag.ffa.only-after-ring")
@pytest.mark.parametrize("seat", [2, 3])
def test_who_does_not_play_cannot_be_dealt_with(seat: int) -> None:
    t = met("troll")
    t.refuse(f"call:{seat}", "is-out")
    t = Cave(variant="each").lay("n1", "T39")
    t.table.ringed = True
    t.give(0, "bow", "health_potion")
    t.give(1, "witchs_claw", "iron_axe@5")
    for each in (0, 1):
        t.hero(each, at="n1")
    t.begin(1)
    t.refuse(f"trade:{seat}", "is-out")
    t.refuse("trade:1", "not-offered")
    t.refuse(f"attack:{seat}", "is-out")
    t.do("use:witchs_claw")
    t.refuse(f"aim-at:{seat}", "is-out")
    t.hero(1, at="start")
    t.begin(0)
    t.corridor("n2")
    t.hero(1, at="n2")
    t.do("use:bow")
    t.refuse(f"aim-at:{seat}", "is-out")


@pytest.mark.rule("bag.explore.connection", "bag.ranged.range", "bag.item.text")
@pytest.mark.card("teleport_crystal", "bow")
def test_where_nothing_lies_nobody_goes_and_nobody_aims() -> None:
    t = lair("troll")
    t.give(0, "teleport_crystal@5", "bow")
    t.begin()
    beyond = len(t.table.chart.lying)
    t.refuse(f"walk:{beyond}", "nothing-there")
    t.refuse(t.to("walk", "e1"), "nothing-there")
    t.do("use:bow")
    t.refuse(f"aim:{beyond}", "no-monster")
    t.do("pass", "handle:0", "swap:5", "use:teleport_crystal")
    t.refuse(f"aim:{beyond}", "nothing-there")
    t.refuse("aim:0", "here-already")
