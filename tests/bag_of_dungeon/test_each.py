"""Each against all: attacks once the Ring is in play, evading, borrowed points, robbing, leaving and points."""

import pytest

from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.ids import OUTSIDE
from verlies.testing.bag_of_dungeon import Cave


def rivals(heroes: str = "fighter,dwarf", ringed: bool = True) -> Cave:
    """Return seats 0 and 1 on the tile north of the start, with seat 0 to act and the Ring in play."""
    t = Cave(heroes, 1, variant="each").lay("n1", "T39").corridor("n2")
    for seat in (0, 1):
        t.hero(seat, at="n1")
    t.hero(1, uses=0)
    t.table.ringed = ringed
    if ringed:
        t.pile("n2", "ring")
    return t.begin()


def fighting(heroes: str = "fighter,dwarf") -> Cave:
    """Return seat 0 who attacks seat 1, who stands."""
    t = rivals(heroes)
    t.do("attack:1", "fight")
    return t


@pytest.mark.rule("bag.ffa.only-after-ring")
def test_heroes_fight_only_once_the_ring_is_in_play() -> None:
    rivals(ringed=False).refuse("attack:1", "no-ring-yet")
    assert "attack:1" in rivals().offers()
    t = Cave().lay("n1", "T39")
    t.table.ringed = True
    t.hero(0, at="n1")
    t.hero(1, at="n1")
    t.begin()
    t.refuse("attack:1", "friends")


@pytest.mark.rule("bag.ffa.only-after-ring", "bag.ffa.like-monster")
def test_not_at_the_start_not_from_afar_not_past_a_monster() -> None:
    t = rivals()
    t.hero(1, at="n2")
    t.refuse("attack:1", "attack-far")
    t.hero(0, at="start")
    t.hero(1, at="start")
    t.refuse("attack:1", "safe-start")
    t.refuse("attack:0", "not-offered")


@pytest.mark.rule("bag.ffa.like-monster")
def test_a_fight_between_heroes() -> None:
    t = fighting()
    assert (t.asked, t.ask()) == ([0], "Clash")
    t.refuse(t.to("run", "start"), "run-rival")
    t.do("fight")
    assert t.asked == [1], "the other one has a choice as well"
    t.dice(1, 2, 3, 3)
    t.do("fight")
    assert t.said("rival-scored") == [{"score": 12, "bonus": 3, "total": 15}], "both score doubles"
    assert t.said("scored") == [{"score": 3, "bonus": 2, "total": 5}]
    assert (t.table.heroes[0].lives, t.health(1), t.ap()) == (2, 12, 5), "5 against 15, and no action points"


@pytest.mark.rule("bag.ffa.like-monster", "bag.turn.ends-after-fight")
def test_it_goes_on_until_one_runs_and_ends_the_attackers_turn() -> None:
    t = fighting()
    t.do("fight")
    t.dice(4, 5, 1, 2)
    t.do("fight")
    assert (t.health(1), t.asked) == (7, [0]), "11 against 6"
    t.do(t.to("run", "start"))
    assert (t.at(0), t.ap(0), t.health(0)) == ("start", 4, 9)
    assert (len(t.said("fled")), t.said("ran")) == (1, []), "from a hero, not from a monster"
    t.refuse(t.to("walk", "n1"), "turn-over")


@pytest.mark.rule("bag.ffa.run-before")
def test_before_the_fight_one_may_run_for_a_trophy() -> None:
    t = rivals()
    t.hero(1, trophies=["goblin", "troll"])
    t.do("attack:1")
    assert (t.asked, t.ask()) == ([1], "Evade")
    t.refuse(t.to("run", "n1e1"), "evade-where")
    t.do(t.to("run", "n2"))
    assert t.offers() == ["bleed", "trophy:goblin", "trophy:troll"]
    t.refuse("trophy:zombie", "evade-trophy")
    t.refuse("end", "not-offered")
    t.do("trophy:goblin")
    assert (t.at(1), t.health(1), t.trophies(0), t.trophies(1)) == ("n2", 12, ["goblin"], ["troll"])
    assert t.table.fight.hero == -1, "there is no fight"
    assert (t.asked, t.ask()) == ([0], "Act")
    t.refuse(t.to("walk", "n2"), "turn-over")


@pytest.mark.rule("bag.ffa.run-before", "bag.item.sources")
@pytest.mark.card("T16")
def test_whoever_evades_onto_an_item_tile_may_draw() -> None:
    t = rivals()
    t.lay("n2", "T16")
    t.hero(1, trophies=["goblin"])
    t.do("attack:1", t.to("run", "n2"), "trophy:goblin")
    assert (t.at(1), t.asked, t.ask()) == ("n2", [1], "DrawItem")


@pytest.mark.rule("bag.ffa.run-before")
def test_or_for_four_health_which_may_kill() -> None:
    t = rivals()
    t.do("attack:1", t.to("run", "n2"))
    assert t.offers() == ["bleed"]
    t.do("bleed")
    assert (t.at(1), t.health(1)) == ("n2", 8)
    t = rivals()
    t.hero(1, health=4)
    t.give(1, "iron_axe")
    t.do("attack:1", t.to("run", "n2"), "bleed")
    assert (t.at(1), t.table.heroes[1].lives, t.lying("n1")) == ("start", 2, ["iron_axe"])
    assert (t.asked, t.ask()) == ([0], "Act")


@pytest.mark.rule("bag.ffa.ap-advance")
@pytest.mark.card("strength_potion", "magic_vine")
def test_the_attacked_hero_spends_points_of_the_next_turn() -> None:
    t = rivals()
    t.give(1, "strength_potion", "magic_vine")
    t.do("attack:1", "fight", "fight", "use:strength_potion")
    t.dice(2)
    t.do("use:magic_vine")
    assert (t.table.heroes[1].debt, t.table.own_dice(1), t.health(0)) == (2, 3, 8)
    t.dice(6, 6, 1, 2, 3)
    t.do("fight")
    assert t.health(1) == 12, "26 against 9, but the vine holds"
    t.do(t.to("run", "start"), "end")
    assert (t.asked, t.ap(1), t.table.heroes[1].debt) == ([1], 2, 0)


@pytest.mark.rule("bag.ffa.ap-advance")
def test_no_more_than_the_maximum_can_be_borrowed() -> None:
    t = rivals()
    t.give(1, "strength_potion")
    t.hero(1, debt=4)
    t.do("attack:1", "fight", "fight")
    t.refuse("use:strength_potion", "too-much-debt")
    t.dice(3, 4, 1, 2)
    t.do("fight", "fight")
    t.refuse(t.to("run", "start"), "too-much-debt")
    t.hero(1, debt=3)
    t.do(t.to("run", "start"))
    assert (t.at(1), t.table.heroes[1].debt, t.asked, t.ask()) == ("start", 4, [0], "Act")


@pytest.mark.rule("bag.ffa.ap-advance", "bag.turn.full-ap")
def test_points_borrowed_with_boots_that_are_gone_leave_nobody_below_nothing() -> None:
    t = rivals()
    t.hero(1, debt=5)
    t.do("end")
    assert t.ap(1) == 0


@pytest.mark.rule("bag.ffa.killed", "bag.ffa.trophy-transfer")
def test_the_killed_hero_is_robbed() -> None:
    t = fighting()
    t.give(1, "iron_axe")
    t.hero(1, trophies=["goblin", "troll", "troll"])
    t.hero(1, health=1)
    t.do("fight")
    t.dice(4, 5, 1, 2)
    t.do("fight")
    assert (t.at(1), t.health(1), t.table.heroes[1].lives) == ("start", 12, 2)
    assert (t.asked, t.ask(), t.offers()) == ([0], "TakeTrophy", ["trophy:goblin", "trophy:troll"])
    t.refuse("trophy:zombie", "no-trophy")
    t.do("trophy:troll")
    assert (t.trophies(0), t.trophies(1)) == (["troll"], ["goblin", "troll"])
    t.do("pick:iron_axe", "put:0")
    assert t.gear(0) == ["iron_axe"], "at once"


@pytest.mark.rule("bag.ffa.trophy-transfer")
def test_without_trophies_there_is_nothing_to_take() -> None:
    t = fighting()
    t.hero(1, health=1)
    t.do("fight")
    t.dice(4, 5, 1, 2)
    t.do("fight")
    assert t.ask() == "Act"


@pytest.mark.rule("bag.ffa.killed", "bag.ffa.trophy-transfer")
def test_an_attacker_who_dies_is_robbed_as_well() -> None:
    t = fighting()
    t.give(0, "iron_axe", "health_potion")
    t.hero(0, health=1, trophies=["goblin"])
    t.do("fight")
    t.dice(1, 2, 5, 6)
    t.do("fight")
    assert (t.at(0), t.asked, t.ask()) == ("start", [1], "Spoils")
    t.refuse("pick:small_axe", "not-lying")
    t.do("pick:iron_axe", "put:0", "pass")
    assert (t.ask(), t.gear(1)) == ("TakeTrophy", ["iron_axe"])
    t.do("trophy:goblin")
    assert (t.trophies(1), t.asked, t.ask(), t.ap(1)) == (["goblin"], [1], "Act", 4)


@pytest.mark.rule("bag.ffa.ranged")
@pytest.mark.card("bow")
def test_ranged_weapons_work_against_heroes() -> None:
    t = rivals()
    t.give(0, "bow")
    t.hero(1, at="n2", trophies=["goblin"])
    t.do("use:bow")
    assert t.offers() == ["pass", "aim-at:1"]
    t.dice(5)
    t.do("aim-at:1")
    assert (t.health(1), t.ap()) == (7, 2)
    t.do("end")
    assert t.health(1) == 7, "heroes do not heal back"
    t.do("end")
    t.hero(1, health=3)
    t.give(1, "iron_axe")
    t.dice(3)
    t.do("use:bow", "aim-at:1", "trophy:goblin")
    assert (t.at(1), t.lying("n2"), t.trophies(0)) == ("start", ["iron_axe", "ring"], ["goblin"])
    assert (t.ask(), t.ap()) == ("Act", 2), "the turn goes on"


@pytest.mark.rule("bag.ffa.ranged")
def test_but_not_before_the_ring_not_at_the_start_and_not_among_friends() -> None:
    t = rivals(ringed=False).lay("n1e1", "T05", turns=1, monster="goblin")
    t.give(0, "bow")
    t.hero(1, at="n2")
    t.do("use:bow")
    t.refuse("aim-at:1", "no-ring-yet")
    t = rivals().lay("n1e1", "T05", turns=1, monster="goblin")
    t.give(0, "bow")
    t.hero(1, at="start")
    t.do("use:bow")
    t.refuse("aim-at:1", "safe-start")
    t = Cave().lay("n1", "T39").lay("n1e1", "T05", turns=1, monster="goblin").corridor("n2")
    t.table.ringed = True
    t.hero(0, at="n1")
    t.hero(1, at="n2")
    t.give(0, "bow")
    t.begin()
    t.do("use:bow")
    t.refuse("aim-at:1", "friends")


@pytest.mark.rule("bag.ffa.ranged")
@pytest.mark.card("elven_bow")
def test_the_elfs_six_kills_no_hero() -> None:
    t = rivals("elf,dwarf")
    t.give(0, "elven_bow")
    t.hero(1, at="n2")
    t.dice(6)
    t.do("use:elven_bow", "aim-at:1")
    assert t.health(1) == 6


@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.card("vampire_teeth", "witchs_claw")
def test_foes_are_not_asked() -> None:
    t = rivals()
    t.give(0, "vampire_teeth", "witchs_claw")
    t.give(1, "iron_axe")
    t.hero(0, health=5)
    t.hero(1, health=5)
    t.do("use:witchs_claw", "aim-at:1", "take:iron_axe", "put:5")
    assert t.gear(0) == ["iron_axe", "vampire_teeth"]
    t.do("use:vampire_teeth", "aim-at:1")
    assert (t.health(0), t.at(1), t.table.heroes[1].lives) == (10, "start", 2), "all five, and that kills"


@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.card("vampire_teeth", "witchs_claw")
def test_teeth_and_claw_reach_a_rival_on_the_start_tile() -> None:
    t = rivals()
    t.give(0, "vampire_teeth", "witchs_claw")
    t.give(1, "iron_axe")
    t.hero(0, health=2)
    t.hero(1, at="start")
    t.do("use:vampire_teeth", "aim-at:1")
    assert (t.health(0), t.health(1)) == (7, 7)
    t.do("use:witchs_claw", "aim-at:1", "take:iron_axe", "put:5")
    assert (t.gear(0), t.gear(1)) == (["iron_axe"], [])


@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.card("sorcerers_skull")
def test_the_skull_in_a_fight_between_heroes() -> None:
    t = rivals("fighter,dwarf,elf")
    t.give(0, "sorcerers_skull")
    t.hero(2, at="n1", health=2)
    t.hero(1, health=3)
    t.do("attack:1", "fight")
    t.dice(3)
    t.do("use:sorcerers_skull")
    assert (t.at(1), t.at(2), t.table.fight.hero, t.ask()) == ("start", "start", -1, "Act")


@pytest.mark.rule("bag.ffa.like-monster")
@pytest.mark.rule("bag.item.area-effects")
@pytest.mark.card("vampire_teeth")
def test_on_a_monsters_tile_teeth_may_choose_in_a_fight_between_heroes() -> None:
    t = rivals().lay("n1e1", "T05", turns=1, monster="troll")
    for seat in (0, 1):
        t.hero(seat, at="n1e1")
    t.give(0, "vampire_teeth")
    t.hero(0, health=3)
    t.do("attack:1", "fight", "use:vampire_teeth", t.to("aim", "n1e1"))
    assert (t.health(0), t.table.wounds_at(t.field("n1e1")), t.health(1)) == (8, 5, 12)


@pytest.mark.rule("bag.ffa.like-monster", "bag.item.text")
@pytest.mark.card("tornado")
def test_a_tornado_carries_one_out_of_a_fight_between_heroes() -> None:
    t = rivals()
    t.give(1, "tornado")
    t.do("attack:1", "fight", "fight", "use:tornado", t.to("run", "n2"))
    assert (t.at(1), t.health(1), t.table.heroes[1].debt, t.table.fight.hero) == ("n2", 12, 1, -1)
    assert not t.said("blown"), "there was no monster to leave"
    assert (t.asked, t.ask()) == ([0], "Act")


@pytest.mark.card("bomb")
@pytest.mark.rule("bag.ffa.ranged")
def test_on_the_start_tile_nobody_is_hurt_by_others() -> None:
    t = rivals()
    t.give(0, "bomb")
    t.hero(1, at="start")
    t.hero(0, at="n2")
    t.lay("n1e1", "T05", turns=1, monster="goblin")
    t.dice(3, 4)
    t.do("use:bomb", t.to("aim", "n1"))
    assert (t.health(1), t.health(0)) == (12, 3)


@pytest.mark.rule("bag.ffa.like-monster")
def test_nobody_is_called_into_a_fight_between_heroes() -> None:
    fighting("fighter,dwarf,elf").refuse("call:2", "no-call")


# Leaving


def at_exit(heroes: str = "fighter,dwarf,elf", seat: int = 0) -> Cave:
    """Return a cave whose dragon is dead, with a hero and the Ring on the exit."""
    t = Cave(heroes, 1, variant="each").lay("n1", "T02", monster="-").corridor("n2", "n3", "n4", "n5", "n6", "n7")
    t.table.dragon = False
    t.give(seat, "ring")
    t.hero(seat, at="n1")
    return t.begin(seat)


@pytest.mark.rule("bag.ffa.winner", "bag.end.collapse")
def test_the_others_have_one_more_turn() -> None:
    t = at_exit()
    t.hero(2, at="n7", trophies=["troll"])
    t.do("escape")
    assert (t.asked, t.match.over) == ([1], False)
    t.walk("n1")
    t.do("end")
    assert t.asked == [2]
    t.walk("n6")
    t.do("end")
    assert t.match.over
    result = GAME.result(t.table)
    assert result.endings == ["escaped", "escaped", "buried"]
    assert (result.scores[2], result.breakdown[2]) == (0, []), "what is buried counts for nobody"
    assert t.won() == [0]


@pytest.mark.rule("bag.ffa.winner")
def test_whoever_is_at_the_exit_may_leave_at_once() -> None:
    t = at_exit("fighter,dwarf")
    t.hero(1, at="n1")
    t.do("escape", "escape")
    assert GAME.result(t.table).endings == ["escaped", "escaped"]
    assert len(t.said("collapse")) == 1, "the cave collapses once"


@pytest.mark.rule("bag.ffa.winner")
def test_only_with_the_ring_by_the_exit() -> None:
    t = at_exit(seat=1)
    t.hero(0, at="n1")
    t.begin(0)
    t.refuse("escape", "no-ring")
    t.hero(0, at="n2")
    t.refuse("escape", "not-at-exit")


@pytest.mark.rule("bag.ffa.winner")
@pytest.mark.parametrize(
    ("mine", "theirs", "slayer", "winner"),
    [
        ([], ["goblin"] * 3, 1, [1]),
        ([], ["goblin"] * 3, 0, [0]),
        (["troll"], ["goblin"] * 5, 0, [0]),
        ([], ["goblin"] * 4, -1, [0]),
        ([], ["goblin"] * 5, -1, [1]),
    ],
)
def test_points_decide_then_the_ring(mine: list[str], theirs: list[str], slayer: int, winner: list[int]) -> None:
    t = at_exit("fighter,dwarf")
    t.hero(0, trophies=mine)
    t.hero(1, trophies=theirs, at="n1")
    if slayer >= 0:
        t.table.heroes[slayer].slayer = True
    t.do("escape", "end")
    result = GAME.result(t.table)
    assert t.won() == winner
    points = [len(mine) + 4 + 2 * (slayer == 0), len(theirs) + 2 * (slayer == 1)]
    assert result.scores == points


@pytest.mark.rule("bag.ffa.winner")
def test_then_lives_then_shared() -> None:
    t = at_exit()
    for seat in (1, 2):
        t.hero(
            seat,
            trophies=["goblin"] * 2 + ["zombie"] * 2 + ["troll"] if seat == 1 else ["goblin"] * 3 + ["zombie"] * 2,
            at="n1",
        )
    t.do("escape", "end", "end")
    assert t.won() == [1, 2], "five points each, three lives each"
    assert [tie.by for tie in GAME.result(t.table).ties][-1] == "shared"
    t.table.heroes[1].lives = 2
    assert t.won() == [2]


@pytest.mark.rule("bag.end.loss")
def test_nobody_wins_if_nobody_gets_out() -> None:
    t = rivals()
    t.hero(0, status=1, lives=0, field=-1)
    t.hero(1, lives=1)
    t.lay("n1e1", "T05", turns=1, monster="troll")
    t.begin(1)
    t.do(t.to("walk", "n1e1"))
    t.hero(1, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.match.over, t.won()) == (True, [])


@pytest.mark.rule("bag.end.win")
def test_the_dragons_death_alone_wins_nothing_here() -> None:
    t = Cave("fighter,dwarf", 1, variant="each").lay("n1", "T02")
    t.give(0, "ring")
    t.begin()
    t.walk("n1")
    t.table.fight.health = 1
    t.dice(6, 6, 1, 1, 1, 1)
    t.do("fight")
    assert (t.match.over, t.table.heroes[0].slayer) == (False, True)
    t.do("escape")
    assert t.asked == [1]


@pytest.mark.rule("bag.ffa.ranged", "bag.item.area-effects")
@pytest.mark.card("bow", "vampire_teeth")
@pytest.mark.parametrize(("item", "dice", "health"), [("bow", (5,), 5), ("vampire_teeth", (), 5)])
def test_the_first_seat_is_aimed_at_like_any_other(item: str, dice: tuple[int, ...], health: int) -> None:
    t = rivals()
    t.hero(0, at="n2")
    t.give(1, item)
    t.do("end")
    t.dice(*dice)
    t.do(f"use:{item}", "aim-at:0")
    assert (t.health(0), t.gear(1)) == (health, ["bow"] if item == "bow" else [])


@pytest.mark.rule("bag.ffa.winner")
def test_everybody_is_a_team_of_one() -> None:
    assert GAME.teams({"variant": "each"}, 3) == (0, 1, 2)
    assert GAME.teams({"variant": "together"}, 3) == (0, 0, 0)
    assert set(rivals().table.eyes) == {1, 2}, "and sees alone"
    assert set(Cave().table.eyes) == {3}, "friends see together"


@pytest.mark.rule("bag.ffa.like-monster", "bag.item.text")
@pytest.mark.card("imps_teeth")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_of_two_heroes_may_repeat_their_roll(seat: int) -> None:
    t = fighting()
    t.give(seat, "imps_teeth")
    t.do("fight")
    t.dice(1, 2, 3, 4)
    t.do("fight")
    assert (t.asked, t.ask(), t.table.mine, t.table.theirs) == ([seat], "Reroll", 5, 10)
    t.dice(2, 5)
    t.do("use:imps_teeth")
    assert (t.table.mine, t.table.theirs) == ((9, 10) if seat == 0 else (5, 10))
    assert (t.health(0), t.gear(seat)) == (9 if seat == 0 else 5, [])


@pytest.mark.rule("bag.item.area-effects", "bag.ffa.ranged")
@pytest.mark.card("fireball")
def test_a_fireball_is_thrown_at_heroes_without_a_monster() -> None:
    t = rivals("fighter,dwarf,elf")
    t.give(0, "fireball")
    t.hero(1, at="n2")
    t.hero(2, at="n2", health=3, trophies=["goblin"])
    t.do("use:fireball")
    t.refuse("aim-at:1", "no-target")
    t.refuse("end", "not-offered")
    t.dice(1, 1, 2)
    t.do(t.to("aim", "n2"))
    assert (t.health(1), t.at(2), t.health(0), t.ask()) == (8, "start", 10, "TakeTrophy")


@pytest.mark.rule("bag.ffa.killed")
def test_spoils_are_only_what_lies_there() -> None:
    t = fighting()
    t.give(0, "iron_axe")
    t.hero(0, health=1)
    t.do("fight")
    t.dice(1, 2, 5, 6)
    t.do("fight")
    assert (t.ask(), t.offers()) == ("Spoils", ["pass", "pick:iron_axe"])
    t.refuse("end", "not-offered")
    t.refuse("fight", "not-offered")
    t.refuse("pick:ring", "not-lying")
    t.do("pick:iron_axe", "put:0")
    assert (t.asked, t.ask(), t.gear(1)) == ([1], "Act", ["iron_axe"]), "the attacker's turn is over"


@pytest.mark.rule("bag.item.text", "bag.combat.dice-count", "bag.ffa.like-monster")
@pytest.mark.card("strength_potion")
def test_strength_that_was_drunk_before_an_attack_is_for_that_fight() -> None:
    t = rivals()
    t.give(0, "strength_potion")
    t.do("use:strength_potion", "attack:1", "fight")
    assert (t.table.own_dice(0), t.table.own_dice(1), t.table.turn.strong) == (3, 2, False)
    t.do("fight")
    t.dice(1, 2, 3, 5, 6)
    t.do("fight", t.to("run", "start"))
    assert t.table.own_dice(0) == 2


@pytest.mark.rule("bag.ffa.like-monster", "bag.item.text")
@pytest.mark.card("magic_vine")
@pytest.mark.parametrize(("seat", "other"), [(0, 1), (1, 0)])
def test_a_vine_hurts_the_other_hero_and_may_kill(seat: int, other: int) -> None:
    t = fighting()
    t.give(seat, "magic_vine")
    t.hero(other, health=5)
    if seat == 1:
        t.do("fight")
    t.dice(3)
    t.do("use:magic_vine")
    assert (t.health(other), t.table.fight.bound) == (2, 1 << seat)
    t = fighting()
    t.give(seat, "magic_vine")
    t.hero(other, health=3)
    if seat == 1:
        t.do("fight")
    t.dice(3)
    t.do("use:magic_vine")
    assert (t.at(other), t.table.heroes[other].lives, t.table.fight.hero) == ("start", 2, -1)


@pytest.mark.rule("bag.ffa.like-monster", "bag.item.text")
@pytest.mark.card("rusty_armour", "magic_vine")
def test_rusty_armour_breaks_in_a_fight_between_heroes_that_ends_before_its_first_round() -> None:
    t = fighting()
    t.give(0, "magic_vine", "rusty_armour")
    t.hero(1, health=3)
    t.dice(3)
    t.do("use:magic_vine")
    assert (t.at(1), t.gear(0)) == ("start", [])


@pytest.mark.rule("bag.item.area-effects", "bag.ffa.like-monster")
@pytest.mark.card("sorcerers_skull", "troll")
def test_on_a_monsters_tile_the_skull_hurts_it_too_in_a_fight_between_heroes() -> None:
    t = rivals().lay("n1e1", "T05", turns=1, monster="troll")
    for seat in (0, 1):
        t.hero(seat, at="n1e1")
    t.give(0, "sorcerers_skull")
    t.do("attack:1", "fight")
    t.dice(4)
    t.do("use:sorcerers_skull")
    assert (t.health(1), t.table.wounds_at(t.field("n1e1")), t.ask()) == (8, 4, "Clash")


@pytest.mark.rule("bag.ffa.trophy-transfer", "bag.item.area-effects", "bag.lose.outside-fight")
@pytest.mark.card("bomb")
def test_nobody_robs_himself() -> None:
    t = rivals()
    t.give(0, "bomb")
    t.hero(0, health=2, trophies=["goblin"])
    t.hero(1, at="n2", health=12)
    t.dice(1, 1)
    t.do("use:bomb", t.to("aim", "n1"))
    assert (t.table.heroes[0].lives, t.trophies(0), t.asked, t.ask()) == (2, ["goblin"], [1], "Act")
    assert t.told("died", "how") == ["outside"]


@pytest.mark.rule("bag.dragon.lance", "bag.ffa.ranged")
@pytest.mark.card("dragonlance")
def test_the_lance_is_for_no_hero() -> None:
    t = rivals().lay("n1e1", "T02", turns=1)
    t.give(0, "dragonlance")
    t.hero(1, at="n2")
    t.do("use:dragonlance")
    t.refuse("aim-at:1", "lance-only")
    t.hero(1, at="start")
    t.refuse("aim-at:1", "safe-start")


@pytest.mark.rule("bag.ffa.winner", "bag.item.trade", "bag.ffa.only-after-ring")
def test_whoever_is_outside_cannot_be_dealt_with_and_is_not_called_dead() -> None:
    t = rivals("fighter,dwarf,elf")
    t.table.heroes[1].status = OUTSIDE
    t.give(0, "witchs_claw", "iron_axe@5")
    t.give(2, "torch")
    for word in ("trade:1", "attack:1"):
        t.refuse(word, "has-left")
    t.do("use:witchs_claw")
    t.refuse("aim-at:1", "has-left")


@pytest.mark.rule("bag.ffa.like-monster", "bag.ffa.run-before")
def test_the_dice_of_both_heroes_are_kept_and_whoever_is_attacked_fights_or_runs() -> None:
    t = fighting()
    t.do("fight")
    t.dice(1, 2, 3, 5)
    t.do("fight")
    assert (t.table.fight.rolled, t.table.fight.against) == ([1, 2], [3, 5])
    t = rivals()
    t.do("attack:1")
    for word in ("end", "explore", "bleed"):
        t.refuse(word, "not-offered")
