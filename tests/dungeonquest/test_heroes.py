"""Every ability of every hero, used and declined."""

from collections.abc import Callable

import pytest

from verlies.testing.dungeonquest import Dungeon, in_room, met

OPTIONAL = pytest.mark.rule("dungeonquest.hero.optional-abilities")


def duel(hero: str, monster: str = "m_demon_8_6") -> Dungeon:
    """Return a hero in the first round of a fight."""
    return met(monster, heroes=(hero, "gherinn"))


@OPTIONAL
@pytest.mark.card("penance")
def test_gherinn_does_penance_once_a_turn() -> None:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.do("move:b1", "ability:penance")
    assert (t.wounds(), t.markers(), t.ask()) == (1, 3, "SpendDetermination")
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.hero(0, wounds=12)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.do("move:b1", "ability:penance")
    assert t.status() == "dead"


@OPTIONAL
@pytest.mark.card("penance")
def test_one_penance_a_turn_is_enough_for_two_tests() -> None:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oogo", 1)
    t.hero(0, place="c3")
    t.begin(0)
    t.draws("v_hidden_trap", "f_blade")
    t.dice(1, 1, 1, 1)
    t.do("move:d3", "ability:penance")
    assert (t.events().count("test"), t.wounds(), t.markers(), t.status(), t.active()) == (2, 1, 3, "inside", 1)
    t.begin(0)
    t.do("move:c3")
    assert t.offers() == ["pass", "ability:penance"]


@OPTIONAL
@pytest.mark.card("favour")
@pytest.mark.parametrize(("which", "wounds"), [("first", 7), ("second", 7), ("both", 2)])
def test_gherinn_rerolls_the_dragons_dice(which: str, wounds: int) -> None:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(6, 6, 1, 1)
    t.do("dragon", "ability:favour", f"reroll:{which}")
    assert (t.wounds(), t.active()) == (wounds, 1)
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(2, 3)
    t.do("dragon", "pass")
    assert t.wounds() == 5


@OPTIONAL
@pytest.mark.card("favour")
def test_gherinns_god_looks_away_from_other_dice() -> None:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.tiles("dungeon_oooo")
    t.draws("v_razorwing")
    t.dice(3)
    t.do("move:b1")
    assert (t.wounds(), t.active(), "ability:favour" in t.offers(seat=0)) == (3, 1, False)
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(6, 6, 1, 1)
    t.do("dragon", "ability:favour", "reroll:both")
    assert (t.wounds(), t.active()) == (5, 1)


@OPTIONAL
@pytest.mark.card("brightblaze")
def test_challaras_familiar_takes_one_blow_a_game() -> None:
    t = Dungeon(2, heroes=("challara", "hugo"))
    t.tiles("dungeon_oooo")
    t.draws("v_razorwing")
    t.dice(6)
    t.do("move:b1", "ability:brightblaze")
    assert (t.wounds(), t.active()) == (0, 1)
    t.hero(0, place="a1")
    t.begin(0)
    t.draws("v_empty")
    t.do("move:b1")
    t.lay("c1", "trap_oooo")
    t.begin(0)
    t.draws("f_explosion")
    t.do("move:c1")
    assert (t.wounds(), t.active()) == (4, 1)


@OPTIONAL
@pytest.mark.card("glow")
@pytest.mark.parametrize(("shift", "to"), [("up", "b3"), ("down", "c4")])
def test_challara_turns_the_die_in_the_dark(shift: str, to: str) -> None:
    t = Dungeon(2, heroes=("challara", "hugo"))
    t.lay("c4", "dungeon_oooo")
    t.lay("c3", "dark_xooo")
    t.lay("b3", "dungeon_oooo")
    t.hero(0, place="c4")
    t.begin(0)
    t.dice(2)
    t.draws("v_empty")
    t.do("move:c3", "ability:glow", f"shift:{shift}")
    assert t.place() == to


@OPTIONAL
@pytest.mark.card("glow")
def test_the_glow_shines_on_every_roll_in_the_dark() -> None:
    t = Dungeon(2, heroes=("challara", "hugo"))
    t.lay("c4", "dungeon_oooo")
    t.lay("c3", "dark_xooo")
    t.lay("b3", "dungeon_xxox")
    t.lay("d3", "dungeon_oooo")
    t.hero(0, place="c4")
    t.begin(0)
    t.dice(2, 4)
    t.draws("v_empty")
    t.do("move:c3", "ability:glow", "shift:up")
    assert (t.table.dice, t.offers()) == ([4], ["pass", "ability:glow"])
    t.do("ability:glow", "shift:up")
    assert t.place() == "d3"


@OPTIONAL
@pytest.mark.card("glory")
def test_hugo_grows_with_every_monster() -> None:
    t = duel("hugo", "m_skeleton_2_1")
    t.duel("ranged", "melee")
    t.do("ability:glory")
    assert (t.markers(), t.active()) == (2, 1)


@OPTIONAL
@pytest.mark.card("shield")
def test_hugos_shield_helps_once_a_fight_when_both_are_hurt() -> None:
    t = duel("hugo")
    t.duel("melee", "melee")
    t.do("ability:shield")
    assert (t.wounds(), t.table.fight.wounds, t.ask()) == (1, 2, "RunAway")
    t.do("pass")
    t.duel("melee", "melee")
    assert (t.wounds(), t.ask()) == (3, "RunAway")
    t = duel("hugo")
    t.duel("ranged", "magic")
    assert (t.wounds(), t.ask()) == (1, "RunAway")


@OPTIONAL
@pytest.mark.card("shield")
def test_hugos_shield_helps_again_in_the_next_fight() -> None:
    t = duel("hugo")
    t.duel("melee", "melee")
    t.do("ability:shield")
    t.dice(1, 1)
    t.draws("v_ambush", "m_golem_6_4")
    t.do("flee", "move:c3")
    t.duel("melee", "melee")
    assert t.offers() == ["pass", "ability:shield"]


@OPTIONAL
@pytest.mark.card("berserk")
def test_krutzbeck_rages_once_in_every_round() -> None:
    t = duel("krutzbeck")
    for rounds in (1, 2):
        t.duel("melee", "magic")
        t.do("ability:berserk")
        assert (t.ask(), t.wounds(), t.table.fight.wounds) == ("RunAway", rounds, 2 * rounds)
        t.do("pass")


@OPTIONAL
@pytest.mark.card("berserk")
def test_krutzbeck_trades_a_wound_for_a_wound() -> None:
    t = duel("krutzbeck")
    t.duel("ranged", "melee")
    assert t.offers() == ["pass", "ability:berserk"]
    t.do("ability:berserk")
    assert (t.wounds(), t.table.fight.wounds, t.ask()) == (1, 3, "RunAway")
    t.do("pass")
    t.duel("ranged", "magic")
    assert (t.wounds(), t.ask()) == (2, "RunAway")


@OPTIONAL
@pytest.mark.card("berserk")
def test_the_price_of_a_blow_may_be_the_last_life() -> None:
    t = duel("krutzbeck")
    t.hero(0, wounds=19)
    t.duel("ranged", "melee")
    t.do("ability:berserk")
    assert (t.status(), t.table.fight.card, t.table.pending_wounds, t.table.blow) == ("dead", -1, 0, 0)
    panel = t.match.scene(1).panels[0]
    assert (panel.facts[0].value, panel.status, panel.out) == (0, "dead-wounds", True)


@OPTIONAL
@pytest.mark.card("force")
def test_krutzbeck_tries_again_with_his_head() -> None:
    t = Dungeon(2, heroes=("krutzbeck", "hugo"))
    t.lay("c3", "dungeon_oogo")
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c3")
    t.begin(0)
    t.dice(6, 6)
    t.do("move:c4")
    assert (t.ask(), t.markers()) == ("AfterFailure", 1)
    t.dice(4, 5)
    t.draws("v_empty")
    t.do("ability:force")
    assert (t.place(), t.wounds(), t.markers()) == ("c4", 1, 1)


@OPTIONAL
@pytest.mark.card("force")
@pytest.mark.parametrize("room", ["dungeon_oogo", "web_oooo"])
def test_krutzbecks_head_is_good_for_one_more_roll_a_turn(room: str) -> None:
    t = Dungeon(2, heroes=("krutzbeck", "hugo"))
    t.lay("c3", room)
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c3")
    t.begin(0)
    t.dice(6, 6, 6, 6)
    t.do("move:c4", "ability:force", "spend:0")
    assert (t.place(), t.wounds(), t.markers(), t.active(), t.left_over()) == ("c3", 1, 2, 1, [])
    t.hero(0, determination=0)
    t.begin(0)
    t.dice(6, 6)
    t.do("move:c4")
    assert t.offers() == ["pass", "ability:force"]


@OPTIONAL
def test_krutzbecks_head_is_for_gates_and_webs_alone() -> None:
    t = in_room(heroes=("krutzbeck", "hugo"))
    t.draws("s_ferrox")
    t.dice(1, 6, 6, 1, 1)
    t.do("search")
    assert (t.wounds(), t.markers(), t.active(), t.left_over()) == (1, 1, 1, [])


@OPTIONAL
@pytest.mark.card("senses")
def test_lindel_takes_another_look() -> None:
    t = Dungeon(2, heroes=("lindel", "hugo"))
    t.lay("c3", "dungeon_oooo")
    t.hero(0, place="c3")
    t.begin(0)
    t.draws("s_centipede", "s_gold_150")
    t.do("search", "ability:senses")
    assert (t.loot(), t.wounds(), t.discards("search"), t.active()) == (["s_gold_150"], 0, ["s_centipede"], 1)
    t.mark("searched")
    t.begin(0)
    t.draws("s_gold_60", "s_empty")
    t.do("search", "ability:senses")
    assert (t.loot(), sorted(t.discards("search"))) == (["s_gold_150"], ["s_centipede", "s_empty", "s_gold_60"])


@OPTIONAL
@pytest.mark.card("first_shot")
def test_lindel_shoots_first() -> None:
    t = duel("lindel")
    t.duel("ranged", "magic")
    t.do("ability:first_shot")
    assert (t.wounds(), t.ask()) == (0, "RunAway")
    t.do("pass")
    t.duel("ranged", "magic")
    assert (t.wounds(), t.ask()) == (1, "RunAway")
    t = duel("lindel")
    t.duel("melee", "ranged")
    assert (t.wounds(), t.ask()) == (1, "RunAway")


@OPTIONAL
@pytest.mark.card("slip")
def test_tatianna_slips_away_unharmed() -> None:
    t = duel("tatianna")
    t.duel("magic", "ranged")
    t.dice(4, 5)
    t.do("flee", "ability:slip")
    assert (t.wounds(), t.ask()) == (0, "RunTo")


@OPTIONAL
@pytest.mark.card("balance")
@pytest.mark.parametrize(("loot", "load"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_tatianna_keeps_her_balance(loot: int, load: int) -> None:
    t = Dungeon(2, heroes=("tatianna", "hugo"))
    t.lay("c3", "bridge_oxox")
    t.lay("c2", "dungeon_oooo")
    t.hero(0, place="c3", side="south", loot=["v_gold_30", "v_gold_40", "l_rope", "s_gold_10"][:loot])
    t.begin(0)
    t.dice(1, 1)
    t.draws("v_empty")
    t.do("cross", "pass")
    assert t.told("passed", "sum") == [2 + load]


@OPTIONAL
@pytest.mark.parametrize(
    ("hero", "attacks"),
    [
        ("challara", ("ranged", "melee")),
        ("hugo", ("ranged", "melee")),
        ("hugo", ("ranged", "magic")),
        ("krutzbeck", ("ranged", "magic")),
        ("lindel", ("ranged", "melee")),
        ("lindel", ("melee", "ranged")),
    ],
)
def test_an_ability_without_an_occasion_is_not_offered(hero: str, attacks: tuple[str, str]) -> None:
    t = duel(hero)
    t.duel(*attacks)
    assert t.ask() == "RunAway"


@OPTIONAL
def test_the_first_shot_is_in_the_first_round() -> None:
    t = duel("lindel")
    t.duel("ranged", "melee")
    t.do("pass")
    t.duel("ranged", "magic")
    assert (t.ask(), t.wounds()) == ("RunAway", 1)


@OPTIONAL
def test_without_a_penalty_there_is_nothing_to_slip_from() -> None:
    t = duel("tatianna", "m_troll_5_0")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert (t.ask(), t.wounds()) == ("RunTo", 0)


@OPTIONAL
def test_the_mirror_and_the_ward_need_wounds() -> None:
    mirror_and_ward = {"loot": ["z_mirror_of_shael"], "runes": ["r_warding"]}
    t = met(heroes=("tatianna", "gherinn"), hero=mirror_and_ward, texts="on")
    t.duel("ranged", "melee")
    assert t.ask() == "RunAway"
    t.do("pass")
    t.duel("ranged", "magic")
    assert t.offers() == ["pass", "use:z_mirror_of_shael"]
    t.do("pass")
    assert t.offers() == ["pass", "use:r_warding"]


@OPTIONAL
@pytest.mark.parametrize("die", range(1, 7))
def test_the_glow_keeps_the_result_on_the_die(die: int) -> None:
    t = Dungeon(2, heroes=("challara", "hugo"))
    t.lay("c3", "dark_xooo")
    t.lay("c4", "dungeon_oooo")
    t.hero(0, place="c4")
    t.begin(0)
    t.dice(die)
    t.do("move:c3", "ability:glow")
    assert t.offers() == [*(["shift:up"] if die <= 5 else []), *(["shift:down"] if die >= 2 else [])]
    t.do(t.offers()[0])
    assert t.table.dice == [die + 1 if die <= 5 else 5]


# Declined


def entered(hero: str, room: str, *dice: int) -> Dungeon:
    """Return a hero who has just gone north into a room, between two others."""
    t = Dungeon(2, heroes=(hero, "hugo" if hero != "hugo" else "lindel"))
    for place in ("c4", "b3", "d3"):
        t.lay(place, "dungeon_oooo")
    t.lay("c3", room)
    t.hero(0, place="c4")
    t.begin(0)
    t.dice(*dice)
    t.draws("v_razorwing")
    t.do("move:c3")
    return t


def searching() -> Dungeon:
    t = in_room(heroes=("lindel", "hugo"))
    t.draws("s_gold_150")
    t.do("search")
    return t


def raging() -> Dungeon:
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(2, 3)
    t.do("dragon")
    return t


def after_attacks(hero: str, own: str, others: str, monster: str = "m_demon_8_6") -> Dungeon:
    t = duel(hero, monster)
    t.duel(own, others)
    return t


def fled() -> Dungeon:
    t = after_attacks("tatianna", "magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    return t


def failed() -> Dungeon:
    t = in_room("dungeon_oogo", heroes=("krutzbeck", "hugo"))
    t.dice(6, 6)
    t.do("move:c4")
    return t


OCCASIONS: dict[str, tuple[Callable[[], Dungeon], tuple[int, int, int, str]]] = {
    "penance": (lambda: entered("gherinn", "pit_oxox", 1, 1), (0, 0, 0, "c3")),
    "favour": (raging, (5, 0, 0, "g5")),
    "brightblaze": (lambda: entered("challara", "dungeon_oooo", 4), (4, 0, 0, "c3")),
    "glow": (lambda: entered("challara", "dark_xooo", 3, 1), (1, 0, 0, "b3")),
    "glory": (lambda: after_attacks("hugo", "ranged", "melee", monster="m_skeleton_2_1"), (0, 0, 0, "d3")),
    "shield": (lambda: after_attacks("hugo", "melee", "melee"), (2, 0, 2, "d3")),
    "berserk": (lambda: after_attacks("krutzbeck", "ranged", "melee"), (0, 0, 2, "d3")),
    "force": (failed, (0, 1, 0, "c3")),
    "senses": (searching, (0, 0, 0, "c3")),
    "first_shot": (lambda: after_attacks("lindel", "ranged", "magic"), (1, 0, 0, "d3")),
    "slip": (fled, (6, 0, 0, "d3")),
}
"""How each ability comes up, and wounds, markers, the monster's wounds and the place if it is declined."""


@OPTIONAL
@pytest.mark.parametrize("ability", list(OCCASIONS))
def test_a_declined_ability_changes_nothing(ability: str) -> None:
    occasion, then = OCCASIONS[ability]
    t = occasion()
    assert t.offers() == ["pass", f"ability:{ability}"]
    t.do("pass")
    while t.asked == [0] and t.offers()[:1] == ["pass"] and t.ask() != "RunAway":
        t.do("pass")
    table = t.table
    assert (t.wounds(), t.markers(), table.fight.wounds, t.place()) == then
    assert (table.heroes[0].spent, table.turn.used, table.turn.rolled, table.fight.used) == (0, 0, 0, 0)
    assert t.loot() == (["s_gold_150"] if ability == "senses" else [])
