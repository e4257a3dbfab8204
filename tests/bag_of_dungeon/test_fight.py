"""Rounds of a fight: dice, bonus, doubles, the difference, and the book's examples."""

import pytest

from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.kit.dice import group_score
from verlies.testing.bag_of_dungeon import HERO, Cave, lair, met
from verlies.testing.situation import at_random


@pytest.mark.rule("bag.combat.dice-count")
@pytest.mark.card("loyal_bear", "strength_potion")
def test_dice_of_character_bear_partner_and_potion_but_never_more_than_four() -> None:
    t = lair("troll")
    t.give(0, "loyal_bear", "strength_potion")
    t.begin()
    t.walk("n1")
    assert t.table.own_dice(0) == 3
    t.do("call:1", "agree")
    t.dice(1, 2, 3, 5, 6, 6)
    t.do("fight")
    assert (t.told("threw-fourth", "one"), t.said("threw-three")) == ([5], [{"one": 1, "two": 2, "three": 3}])
    t.do("use:strength_potion")
    assert t.table.own_dice(0) == 4
    t.dice(1, 2, 3, 5, 6, 6)
    t.do("fight")
    assert len(t.said("threw-fourth")) == 2, "not a fifth die"


@pytest.mark.rule("bag.combat.dice-count")
def test_two_dice_without_items() -> None:
    t = met("troll")
    t.dice(3, 4, 1, 1)
    t.do("fight")
    assert len(t.said("threw-two")) == 1


@pytest.mark.rule("bag.combat.bonus")
@pytest.mark.card("iron_axe")
def test_bonus_of_character_and_items() -> None:
    t = lair("troll", "dwarf,elf")
    t.give(0, "iron_axe")
    t.begin()
    t.walk("n1")
    t.dice(3, 4, 6, 6)
    t.do("fight")
    assert t.said("scored")[0] == {"score": 7, "bonus": 5, "total": 12}


@pytest.mark.rule("bag.combat.hero-first")
def test_the_hero_rolls_first() -> None:
    t = met("troll")
    t.dice(3, 4, 2, 6)
    t.do("fight")
    told = [kind for kind in t.events() if "threw" in kind or "scored" in kind or "hurt" in kind]
    assert told == ["threw-two", "scored", "foe-threw-two", "foe-scored", "hurt"]


@pytest.mark.rule("bag.combat.difference")
def test_the_lower_total_loses_the_difference() -> None:
    t = met("troll")
    t.dice(6, 4, 1, 4)
    t.do("fight")
    assert (t.table.fight.health, t.health()) == (7, 10), "12 against 9"
    t.dice(1, 4, 1, 6)
    t.do("fight")
    assert (t.table.fight.health, t.health()) == (7, 6), "7 against 11"
    assert not t.said("guarded"), "there is no armour to tell of"


@pytest.mark.rule("bag.combat.difference")
@pytest.mark.card("steel_shield", "steel_armour", "magic_shield", "magic_armour")
@pytest.mark.parametrize(
    ("gear", "loss"),
    [
        ((), 4),
        (("steel_shield",), 3),
        (("steel_armour",), 3),
        (("magic_shield",), 2),
        (("magic_armour", "steel_shield"), 1),
    ],
)
def test_armour_and_shields_add_up(gear: tuple[str, ...], loss: int) -> None:
    t = lair("troll")
    t.give(0, *gear)
    t.begin()
    t.walk("n1")
    t.dice(1, 4, 1, 6)
    t.do("fight")
    assert t.health() == 10 - loss


@pytest.mark.rule("bag.combat.difference")
@pytest.mark.card("magic_armour", "magic_shield")
def test_armour_never_gives_health() -> None:
    t = lair("troll")
    t.give(0, "magic_armour", "magic_shield")
    t.begin()
    t.walk("n1")
    t.hero(0, health=5)
    t.dice(1, 4, 1, 4)
    t.do("fight")
    assert t.health() == 5, "2 lost, 4 kept off"
    assert (t.said("guarded"), t.said("hurt")) == ([{"loss": 2, "guard": 2}], [])


@pytest.mark.rule("bag.combat.tie")
def test_equal_totals_hurt_nobody() -> None:
    t = met("troll")
    t.dice(1, 5, 1, 3)
    t.do("fight")
    assert (t.health(), t.table.fight.health, t.ask()) == (10, 10, "Clash")
    assert t.said("level") == [{"total": 8}]


@pytest.mark.rule("bag.combat.tie")
def test_never_do_both_lose_health_in_a_round() -> None:
    for seed in range(4):
        before = None
        for state in at_random(GAME.practice_state(2, seed), seed):
            f = state.fight
            if before is not None and f.round == before[0] + 1 and f.hero == before[1]:
                assert f.health == before[2] or state.heroes[f.hero].health >= before[3]
            before = (f.round, f.hero, f.health, state.heroes[f.hero].health)


@pytest.mark.rule("bag.example.round")
@pytest.mark.card("small_axe")
def test_the_books_example_of_a_round() -> None:
    t = lair("troll", "healer,dwarf")
    t.give(0, "small_axe")
    t.begin()
    t.walk("n1")
    t.table.fight.bonus = 0
    t.dice(4, 5, 2, 3)
    t.do("fight")
    assert t.said("scored")[0] == {"score": 9, "bonus": 1, "total": 10}
    assert (t.table.fight.health, t.health()) == (5, 9)


@pytest.mark.rule("bag.combat.until-dead")
def test_rounds_go_on_until_somebody_is_dead() -> None:
    t = met("troll")
    t.dice(1, 2, 1, 1)
    t.do("fight")
    assert {word.partition(":")[0] for word in t.offers()} == {"fight", "run", "call", "skill"}
    t.refuse("end", "in-fight")
    t.refuse("trade:1", "in-fight")
    assert t.table.fight.health == 10


@pytest.mark.rule("bag.combat.pasch-doubles", "bag.combat.triple-quadruple", "bag.combat.pasch-groups")
@pytest.mark.parametrize(
    ("dice", "score", "how"),
    [
        ((2, 2), 8, "pair"),
        ((6, 6), 24, "pair"),
        ((1, 1), 4, "pair"),
        ((2, 3), 5, ""),
        ((2, 2, 2), 18, "alike"),
        ((2, 2, 2, 5), 23, "alike"),
        ((2, 2, 2, 2), 32, "alike"),
        ((6, 6, 6, 6), 96, "alike"),
        ((2, 2, 5), 13, "groups"),
        ((2, 2, 5, 5), 28, "groups"),
        ((3, 3, 1, 6), 19, "groups"),
    ],
)
def test_what_dice_count(dice: tuple[int, ...], score: int, how: str) -> None:
    assert group_score(dice) == score
    t = lair("red_dragon", "healer,dwarf,elf,fighter", tile="T02")
    if len(dice) > 2:
        t.give(0, "loyal_bear")
    t.begin()
    t.walk("n1")
    t.hero(0, health=9)
    if len(dice) > 3:
        t.do("call:1", "agree")
    t.dice(*dice, 1, 1, 1, 1)
    t.do("fight")
    assert t.said("scored")[0] == {"score": score, "bonus": 0, "total": score}
    more = [{"sum": sum(dice), "score": score, "how": how}] if how else []
    assert t.said("doubles") == more, (
        "that equal dice count more is told, and nothing else; the dragon's four ones do not"
    )


@pytest.mark.rule("bag.combat.pasch-groups")
@pytest.mark.parametrize(("dice", "score"), [((2, 2, 5), 9), ((4, 4, 4), 36)])
def test_if_agreed_only_all_alike_count(dice: tuple[int, ...], score: int) -> None:
    t = lair("red_dragon", "healer,dwarf", tile="T02", pasch="all_equal")
    t.give(0, "loyal_bear")
    t.begin()
    t.walk("n1")
    t.dice(*dice, 1, 1, 1, 1)
    t.do("fight")
    assert t.said("scored")[0]["score"] == score
    assert [told["score"] for told in t.said("doubles")] == [score] * (score > sum(dice))


@pytest.mark.rule("bag.combat.bonus-after-pasch")
@pytest.mark.card("large_steel_axe")
def test_weapon_points_are_not_multiplied() -> None:
    t = lair("troll", "healer,dwarf")
    t.give(0, "large_steel_axe")
    t.begin()
    t.walk("n1")
    t.dice(2, 2, 6, 6)
    t.do("fight")
    assert t.said("scored")[0] == {"score": 8, "bonus": 3, "total": 11}


@pytest.mark.rule("bag.combat.no-pasch-monsters", "bag.dragon.stats")
def test_monsters_get_nothing_for_doubles() -> None:
    t = met("mud_monster")
    t.dice(1, 2, 4, 4)
    t.do("fight")
    assert t.said("foe-scored")[0] == {"score": 8, "bonus": 2, "total": 10}
    t = lair("red_dragon", tile="T02").begin()
    t.walk("n1")
    t.dice(4, 6, 3, 3, 3, 3)
    t.do("fight")
    assert t.said("foe-scored")[0] == {"score": 12, "bonus": 0, "total": 12}


@pytest.mark.rule("bag.example.pasch")
def test_the_books_examples_of_doubles() -> None:
    assert [group_score([2] * count) for count in (2, 3, 4)] == [8, 18, 32]


# Characters and their skills


@pytest.mark.rule("bag.components.characters", "bag.combat.bonus", "bag.turn.full-ap")
@pytest.mark.card("fighter", "dwarf", "elf", "healer")
@pytest.mark.parametrize(
    ("hero", "health", "points", "bonus"),
    [("fighter", 10, 5, 2), ("dwarf", 12, 4, 3), ("elf", 9, 6, 1), ("healer", 9, 5, 0)],
)
def test_every_character_walks_fights_and_heals_as_the_card_says(
    hero: str, health: int, points: int, bonus: int
) -> None:
    other = "elf" if hero != "elf" else "dwarf"
    t = lair("troll", f"{hero},{other}").corridor("e1", turns=1)
    t.give(0, "health_potion")
    t.begin()
    for step in range(points):
        t.walk("start" if step % 2 else "e1")
    t.refuse(t.to("walk", "start" if points % 2 else "e1"), "no-ap")
    t.hero(0, ap=2, at="start", health=health - 1)
    t.dice(6, 6)
    t.do("use:health_potion")
    assert t.health() == health, "and no more"
    t.walk("n1")
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (len(t.said("threw-two")), t.said("scored")) == (2, [{"score": 3, "bonus": bonus, "total": 3 + bonus}])


@pytest.mark.rule("bag.components.character-skills")
@pytest.mark.card("fighter")
def test_the_fighter_doubles_one_whole_result() -> None:
    t = met("giant_snake")
    t.do("skill")
    assert t.table.heroes[0].uses == 0
    t.refuse("skill", "skill-not-now")
    t.dice(2, 2, 5, 5)
    t.do("fight")
    assert t.said("scored-twice")[0] == {"score": 8, "bonus": 2, "total": 20}
    t.refuse("skill", "skill-spent")
    t.dice(2, 2, 5, 5)
    t.do("fight")
    assert t.said("scored")[0]["total"] == 10, "only one"


@pytest.mark.rule("bag.components.character-skills")
def test_a_life_does_not_renew_a_skill() -> None:
    t = met("troll")
    t.do("skill")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.table.fight.doubled = 0
    t.do("fight", "end")
    t.walk("n1")
    t.refuse("skill", "skill-spent")


@pytest.mark.rule("bag.components.character-skills")
@pytest.mark.card("dwarf")
def test_the_dwarf_stands_fast_once() -> None:
    t = met("troll", "dwarf,fighter")
    t.do("call:1", "agree")
    t.dice(1, 2, 3, 6, 5)
    t.do("fight")
    assert (t.ask(), t.offers()) == ("Brace", ["pass", "skill"])
    t.do("skill")
    assert (t.health(0), t.health(1)) == (12, 10), "nothing for the partner either"
    assert t.said("braced") == [{"loss": 6}]
    t.dice(1, 2, 3, 6, 5)
    t.do("fight")
    assert (t.ask(), t.health(0), t.health(1)) == ("Clash", 6, 7), "only once a game"


@pytest.mark.rule("bag.components.character-skills")
def test_the_dwarf_may_keep_it() -> None:
    t = met("troll", "dwarf,fighter")
    t.dice(1, 2, 6, 5)
    t.do("fight", "pass")
    assert (t.health(), t.table.heroes[0].uses) == (3, 1), "6 against 15"
    t.refuse("skill", "skill-not-now")


@pytest.mark.rule("bag.components.character-skills")
def test_no_loss_no_question_for_the_dwarf() -> None:
    t = lair("troll", "dwarf,fighter")
    t.give(0, "magic_shield")
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 3)
    t.do("fight")
    assert t.ask() == "Clash"


@pytest.mark.rule("bag.components.character-skills")
@pytest.mark.card("bow", "elf")
@pytest.mark.parametrize(("hero", "die", "dead"), [("elf", 6, True), ("elf", 5, False), ("fighter", 6, False)])
def test_a_six_of_the_elf_kills(hero: str, die: int, dead: bool) -> None:
    t = lair("giant_snake", f"{hero},dwarf")
    t.give(0, "bow")
    t.begin()
    t.dice(die)
    t.do("use:bow", t.to("aim", "n1"))
    assert (t.known("n1") == "") is dead
    if dead:
        assert t.trophies() == ["giant_snake"]


@pytest.mark.rule("bag.components.character-skills")
@pytest.mark.card("healer")
def test_the_healer_heals_three_times_for_three_points() -> None:
    t = lair("goblin", "healer,dwarf").begin()
    t.hero(1, health=1)
    t.refuse(t.to("walk", "e1"), "nothing-there")
    t.dice(3, 4)
    t.do("skill", "aim-at:1")
    assert (t.health(1), t.ap(), t.table.heroes[0].uses) == (8, 2, 2), "no doubles, no bonus"
    t.refuse("skill", "skill-ap")
    t.hero(0, ap=3, health=2)
    t.dice(5, 5)
    t.do("skill", "aim-at:0")
    assert (t.health(0), t.ap()) == (9, 0), "at most the highest, and a pair is ten"
    t.hero(0, ap=5, uses=0)
    t.refuse("skill", "skill-spent")
    t.hero(0, ap=5, uses=1)
    t.hero(1, health=12)
    t.refuse("skill", "renew-well")
    t.hero(1, health=3)
    t.walk("n1")
    t.refuse("skill", "skill-not-now")


@pytest.mark.rule("bag.components.character-skills")
def test_the_healer_heals_nobody_elsewhere_and_may_think_again() -> None:
    t = lair("-", "healer,dwarf,elf")
    t.hero(1, health=1, at="n1")
    t.hero(2, health=1)
    t.begin()
    t.do("skill")
    assert t.offers() == ["pass", "aim-at:2"]
    t.refuse("aim-at:1", "renew-far")
    t.do("pass")
    assert (t.ap(), t.table.heroes[0].uses) == (5, 3)


@pytest.mark.rule("bag.components.character-skills")
def test_others_have_no_such_skill() -> None:
    t = lair("troll", "elf,dwarf").begin()
    t.refuse("skill", "no-skill")
    t.walk("n1")
    t.refuse("skill", "no-skill")
    assert HEROES[HERO["elf"]].uses == 0


@pytest.mark.rule("bag.components.character-skills")
@pytest.mark.parametrize("hero", ["fighter", "dwarf"])
def test_skills_of_a_fight_are_refused_outside_it_for_the_right_reason(hero: str) -> None:
    t = Cave(f"{hero},elf").begin()
    t.refuse("skill", "skill-not-now")
    t.hero(0, uses=0)
    t.refuse("skill", "skill-spent")


@pytest.mark.rule("bag.combat.hero-first")
def test_the_dice_of_both_lie_on_the_table() -> None:
    t = met("troll")
    t.dice(3, 4, 2, 6)
    t.do("fight")
    assert (t.table.fight.rolled, t.table.fight.against) == ([3, 4], [2, 6])
    assert (t.table.mine, t.table.theirs) == (9, 12)
    two, four = ("threw-two", "foe-threw-two")
    told = [event for event in t.match.entries[-1].events if GAME.about.events[event.kind].name in (two, four)]
    assert [(event.a, event.b, event.c) for event in told] == [(3, 4, 0), (2, 6, 0)]


@pytest.mark.rule("bag.monster.choice", "bag.combat.until-dead", "bag.help.fighter-dies", "bag.ffa.like-monster")
def test_the_choice_before_a_round_names_the_rule_it_stands_on() -> None:
    t = met("troll")
    first = t.match.decisions[0].rule
    t.do("call:1", "agree")
    t.dice(1, 2, 1, 1, 1)
    t.do("fight")
    later = t.match.decisions[0].rule
    t.hero(0, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    alone = t.match.decisions[0].rule
    assert [first, later, alone] == ["bag.monster.choice", "bag.combat.until-dead", "bag.help.fighter-dies"]
