"""Calling a friend: reach, consent, the extra die, half the loss, and who is left."""

import pytest

from verlies.testing.bag_of_dungeon import Cave, lair, met


def far_friend(steps: int, friend: str = "dwarf") -> Cave:
    """Return seat 0 before a troll, and a friend so many steps from it along a gallery."""
    t = lair("troll", f"fighter,{friend}")
    for step in range(1, steps):
        t.corridor(f"e{step}", turns=1)
    if steps > 1:
        t.hero(1, at=f"e{steps - 1}")
    t.begin()
    t.walk("n1")
    return t


@pytest.mark.rule("bag.help.call", "bag.help.consent")
def test_a_friend_in_reach_is_called_for_a_point() -> None:
    t = far_friend(4)
    t.do("call:1")
    assert (t.asked, t.ask(), t.ap()) == ([1], "Help", 3)
    t.do("agree")
    assert (t.at(1), t.ap(1), t.asked) == ("n1", 4, [0])
    t.refuse("call:1", "call-one")


@pytest.mark.rule("bag.help.call")
def test_too_far_is_too_far() -> None:
    far_friend(5).refuse("call:1", "call-far")
    t = far_friend(5)
    t.give(1, "magic_boots")
    assert "call:1" in t.offers(), "boots make the difference"


@pytest.mark.rule("bag.help.call")
def test_a_call_needs_a_point_and_a_living_friend() -> None:
    t = far_friend(2)
    t.hero(0, ap=0)
    t.refuse("call:1", "call-ap")
    t.hero(0, ap=1)
    t.refuse("call:0", "call-self")
    t.hero(1, status=1, lives=0, field=-1)
    t.refuse("call:1", "is-out")


@pytest.mark.rule("bag.help.call")
def test_also_between_later_rounds() -> None:
    t = met("troll")
    t.dice(1, 2, 1, 1)
    t.do("fight")
    assert "call:1" in t.offers()
    t.do("call:1", "agree")
    t.dice(1, 2, 3, 1, 1)
    t.do("fight")
    assert "run:0" in t.offers()


@pytest.mark.rule("bag.help.call")
def test_a_call_commits_to_one_round() -> None:
    t = met("troll")
    t.do("call:1", "agree")
    t.refuse("run:0", "run-committed")
    t.dice(1, 2, 3, 1, 1)
    t.do("fight")
    t.do("run:0")
    assert t.at(0) == "start"


@pytest.mark.rule("bag.help.consent")
def test_who_declines_stays_and_the_point_comes_back() -> None:
    t = far_friend(3)
    t.do("call:1", "pass")
    assert (t.at(1), t.ap(), t.asked) == ("e2", 4, [0])
    t.refuse("call:1", "call-declined")
    assert "run:0" in t.offers(), "nothing is committed"
    t.dice(1, 2, 1, 1)
    t.do("fight")
    assert "call:1" in t.offers(), "after a round one may ask again"


@pytest.mark.rule("bag.help.path")
def test_nobody_comes_past_a_monster() -> None:
    t = lair("troll").lay("e1", "T08", turns=1).corridor("e2", turns=1)
    t.hero(1, at="e2")
    t.begin()
    t.walk("n1")
    t.refuse("call:1", "call-blocked")
    t.monster("e1", "-")
    assert "call:1" in t.offers()


@pytest.mark.rule("bag.help.path")
def test_a_friend_on_a_monsters_tile_can_walk_away_from_it() -> None:
    t = lair("troll").lay("e1", "T08", turns=1)
    t.hero(1, at="e1")
    t.begin()
    t.walk("n1")
    assert "call:1" in t.offers()


@pytest.mark.rule("bag.help.extra-die")
@pytest.mark.card("iron_axe")
def test_a_partner_adds_a_die_and_nothing_else() -> None:
    t = lair("troll")
    t.give(1, "iron_axe", "loyal_bear")
    t.begin()
    t.walk("n1")
    t.do("call:1", "agree")
    t.dice(2, 2, 2, 1, 1)
    t.do("fight")
    assert t.said("scored")[0] == {"score": 18, "bonus": 2, "total": 20}


@pytest.mark.rule("bag.help.half-loss")
@pytest.mark.parametrize(
    ("theirs", "fighter", "partner"), [((6, 5), 4, 9), ((1, 4), 10, 12), ((1, 5), 9, 12), ((2, 6), 7, 11)]
)
def test_the_partner_loses_half_rounded_down(theirs: tuple[int, int], fighter: int, partner: int) -> None:
    t = met("troll")
    t.do("call:1", "agree")
    t.dice(1, 2, 4, *theirs)
    t.do("fight")
    assert (t.health(0), t.health(1)) == (fighter, partner)
    assert bool(t.said("half-hurt")) == (partner < 12), "of no loss nothing is told"


@pytest.mark.rule("bag.help.half-loss")
@pytest.mark.card("magic_shield", "magic_armour")
def test_half_of_the_loss_after_the_fighters_armour() -> None:
    t = lair("troll")
    t.give(0, "magic_shield")
    t.give(1, "magic_armour")
    t.begin()
    t.walk("n1")
    t.do("call:1", "agree")
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.health(0), t.health(1)) == (6, 10), "6 - 2 = 4 and half of it; the partner's own armour does not count"


@pytest.mark.rule("bag.help.half-loss", "bag.help.fighter-dies")
def test_half_of_the_whole_loss_even_if_less_health_was_left() -> None:
    t = met("troll", "healer,dwarf")
    t.do("call:1", "agree")
    t.hero(0, health=2)
    t.dice(1, 2, 4, 6, 6)
    t.do("fight")
    assert t.said("half-hurt")[0]["loss"] == 4, "7 against 16"
    assert t.health(1) == 8


@pytest.mark.rule("bag.help.partner-cannot-run", "bag.monster.start-of-turn")
def test_the_partner_stays_when_the_fighter_runs() -> None:
    t = met("troll")
    t.do("call:1", "agree")
    t.dice(1, 2, 3, 1, 1)
    t.do("fight")
    assert t.asked == [0], "the partner is not asked"
    t.do("run:0")
    assert (t.at(0), t.at(1), t.table.fight.hero) == ("start", "n1", -1)
    t.do("end")
    assert (t.asked, t.ask(), t.table.fight.health) == ([1], "Clash", 10)
    t.do("run:0")
    assert (t.ap(1), t.ask()) == (3, "Act")


@pytest.mark.rule("bag.help.fighter-dies", "bag.help.reward")
def test_if_the_fighter_dies_the_partner_fights_on() -> None:
    t = lair("troll")
    t.give(0, "iron_axe")
    t.give(1, "small_axe")
    t.begin()
    t.walk("n1")
    t.do("call:1", "agree")
    t.table.fight.health = 4
    t.hero(0, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.at(0), t.lying("n1"), t.table.heroes[0].lives) == ("start", ["iron_axe"], 2)
    assert (t.asked, t.table.fight.health, t.ask()) == ([1], 4, "Clash")
    t.refuse("call:0", "no-call")
    t.dice(4, 5, 1, 2)
    t.do("fight")
    assert t.said("scored")[-1] == {"score": 9, "bonus": 4, "total": 13}, "own dice, own bonus"
    assert (t.trophies(1), t.trophies(0), t.asked, t.ask()) == (["troll"], [], [1], "DrawItem")
    t.do("pass")
    assert (t.asked, t.ask(), t.ap(1)) == ([1], "Act", 4), "his own turn comes next, and is whole"


@pytest.mark.rule("bag.help.reward", "bag.item.draw-optional", "bag.lose.outside-fight")
@pytest.mark.card("spear_trap")
def test_what_was_due_to_a_partner_who_dies_of_a_trap_is_drawn_by_nobody() -> None:
    t = met("troll", "fighter,dwarf,elf")
    t.do("call:1", "agree")
    t.hero(0, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    t.table.fight.health = 1
    t.hero(1, health=2)
    t.dice(4, 5, 1, 2)
    t.do("fight")
    t.items("spear_trap")
    t.dice(6)
    t.do("draw")
    assert (t.table.heroes[1].lives, t.at(1)) == (2, "start")
    assert (t.asked, t.ask()) == ([1], "Act"), "the second item is gone, the next turn begins"


@pytest.mark.rule("bag.help.fighter-dies", "bag.ffa.ap-advance")
def test_the_partner_on_his_own_may_borrow_a_point_to_run() -> None:
    t = met("troll")
    t.give(1, "strength_potion")
    t.do("call:1", "agree")
    t.hero(0, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    t.refuse("use:strength_potion", "partner-ap")
    t.do("run:0")
    assert (t.at(1), t.health(1)) == ("start", 8), "3 as a partner, 1 for running"
    assert (t.asked, t.ap(1), t.table.heroes[1].debt) == ([1], 3, 0), "the point is missing now"


@pytest.mark.rule("bag.help.fighter-dies")
def test_both_may_die_in_the_same_round() -> None:
    t = met("troll", "fighter,dwarf,elf")
    t.do("call:1", "agree")
    t.hero(0, health=1)
    t.hero(1, health=2)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.table.heroes[0].lives, t.table.heroes[1].lives) == (2, 2)
    assert (t.asked, t.table.fight.hero) == ([1], -1)
    t.walk("n1")
    assert t.table.fight.health == 10


@pytest.mark.rule("bag.help.partner-dies")
def test_a_dead_partner_is_no_help() -> None:
    t = met("troll")
    t.give(1, "iron_axe")
    t.do("call:1", "agree")
    t.hero(1, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.table.heroes[1].lives, t.at(1), t.lying("n1")) == (2, "start", ["iron_axe"])
    assert (t.asked, t.ask(), t.health()) == ([0], "Clash", 4)
    t.dice(5, 6, 1, 1)
    t.do("fight")
    assert len(t.said("threw-two")) == 1
    assert t.table.fight.health == 3


@pytest.mark.rule("bag.help.consent", "bag.help.partner-dies")
def test_nobody_takes_the_place_of_a_dead_partner() -> None:
    t = met("troll", "fighter,dwarf,elf")
    t.do("call:1", "agree")
    t.hero(1, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.at(1), t.ask()) == ("start", "Clash")
    t.refuse("call:1", "call-one")
    t.refuse("call:2", "call-one")


@pytest.mark.rule("bag.help.reward")
def test_the_reward_is_the_fighters() -> None:
    t = met("troll")
    t.do("call:1", "agree")
    t.dice(6, 6, 6, 1, 1)
    t.do("fight")
    assert (t.trophies(0), t.trophies(1), t.asked, t.ask()) == (["troll"], [], [0], "DrawItem")


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("health_potion")
def test_a_partner_may_drink_between_rounds() -> None:
    t = met("troll")
    t.give(1, "health_potion")
    t.do("call:1", "agree")
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.asked, t.ask()) == ([1], "Sip")
    t.dice(1, 1)
    t.do("use:health_potion")
    assert (t.health(1), t.asked, t.ask()) == (11, [0], "Clash")


@pytest.mark.rule("bag.help.fighter-dies", "bag.item.text")
@pytest.mark.card("health_potion")
def test_the_partner_on_his_own_uses_what_is_free() -> None:
    t = met("troll")
    t.give(1, "health_potion")
    t.do("call:1", "agree")
    t.hero(0, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    t.dice(1, 1)
    t.do("use:health_potion")
    assert (t.asked, t.ask(), t.health(1)) == ([1], "Clash", 11)


@pytest.mark.rule("bag.help.consent", "bag.help.call")
def test_after_a_round_anybody_may_be_called_the_first_seat_too() -> None:
    t = lair("troll").begin(1)
    t.walk("n1")
    t.do("call:0", "pass")
    t.refuse("call:0", "call-declined")
    t.dice(1, 2, 1, 1)
    t.do("fight")
    assert "call:0" in t.offers()


@pytest.mark.rule("bag.item.text")
@pytest.mark.card("health_potion")
def test_a_partner_may_drink_more_than_one_potion() -> None:
    t = met("troll")
    t.give(1, "health_potion", "health_potion", "strength_potion")
    t.do("call:1", "agree")
    t.hero(1, health=6)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    assert (t.asked, t.offers()) == ([1], ["pass", "use:health_potion"]), "and nothing else"
    t.dice(1, 1)
    t.do("use:health_potion")
    assert (t.health(1), t.asked, t.ask()) == (5, [1], "Sip")
    t.dice(2, 3)
    t.do("use:health_potion")
    assert (t.health(1), t.gear(1), t.asked, t.ask()) == (10, ["strength_potion"], [0], "Clash")
