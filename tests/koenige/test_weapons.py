"""One scenario for each weapon and armour."""

import pytest

from verlies.games.koenige.moves import move_length
from verlies.testing.koenige import BLUE, RED, Halls

pytestmark = pytest.mark.rule("koenige.cards.equipment-values")


def duel(weapon: str = "", armour: str = "", seats: int = 2, **more: str) -> Halls:
    """Return seats 0 and 1 at w1, seat 0 with a weapon and seat 1 with armour, seat 0 about to act."""
    t = Halls(seats)
    t.lay("n1", "W02", 2)
    t.lay("e2", "W01", 3)
    t.hero(0, at="w1", **({"weapon": weapon} if weapon else {}))
    t.hero(1, at="w1", **({"armour": armour} if armour else {}))
    t.act(0)
    return t


def fight(t: Halls, *fates: int, foe: int = 1) -> tuple[int, int]:
    """Let seat 0 attack with these fate cards, everybody pass, and return the totals."""
    t.fates(*fates)
    t.do(f"attack:{foe}")
    t.passes()
    attack, defence = t.told("totals", "attack")[-1], t.told("totals", "defence")[-1]
    assert isinstance(attack, int)
    assert isinstance(defence, int)
    return attack, defence


@pytest.mark.parametrize(
    ("card", "value"),
    [
        *(("B-W01", 2), ("B-W02", 2), ("B-W03", 3), ("B-W05", 1), ("B-W06", 1), ("B-W07", 1), ("B-W08", 1)),
        *(("B-W09", 1), ("B-W10", 1), ("B-W11", 1), ("B-W12", 1), ("S-W01", 3), ("S-W02", 4), ("S-W03", 2)),
        *(("S-W05", 3), ("S-W06", 2), ("S-W07", 2), ("S-W08", 2), ("S-W09", 2)),
        *(("G-W01", 5), ("G-W02", 3), ("G-W03", 4), ("G-W04", 4), ("G-W05", 4), ("G-W06", 4)),
    ],
)
@pytest.mark.card("B-W01", "S-W01", "G-W01")
def test_each_weapon_counts_its_value(card: str, value: int) -> None:
    t = duel(card)
    assert fight(t, 1, 8) == (1 + value, 8)


@pytest.mark.parametrize(
    ("card", "value"),
    [
        *(
            ("B-R01", 2),
            ("B-R02", 2),
            ("B-R03", 1),
            ("B-R04", 0),
            ("B-R05", 3),
            ("B-R06", 1),
            ("B-R07", 3),
            ("B-R08", 1),
        ),
        *(("B-R09", 1), ("B-R10", 1), ("S-R01", 3), ("S-R02", 4), ("S-R03", 2), ("S-R04", 2), ("S-R06", 2)),
        *(("S-R07", 2), ("S-R08", 2), ("G-R01", 5), ("G-R02", 3), ("G-R03", 3), ("G-R06", 4)),
    ],
)
@pytest.mark.card("B-R01", "S-R01", "G-R01")
def test_each_armour_counts_its_value(card: str, value: int) -> None:
    t = duel(armour=card)
    assert fight(t, 1, 8) == (1, 8 + value)


# Weapons


@pytest.mark.card("B-W02")
def test_the_club_gives_a_card_after_a_failure_once_a_turn() -> None:
    t = duel("B-W02", seats=4)
    t.hero(3, at="w1")
    t.act(0)
    t.draws("B-A01", "B-A02")
    fight(t, 1, 8)
    assert t.hand() == ["B-A01"]
    fight(t, 2, 7, foe=3)
    assert t.hand() == ["B-A01"]


@pytest.mark.card("B-W03")
def test_the_hatchet_is_discarded_after_an_attack() -> None:
    t = duel("B-W03")
    fight(t, 1, 8)
    assert (t.worn(), t.discarded()) == ([], ["B-W03"])


@pytest.mark.card("B-W04")
def test_the_dagger_is_better_without_armour() -> None:
    assert fight(duel("B-W04"), 1, 8)[0] == 3
    t = duel("B-W04")
    t.hero(0, armour="B-R01")
    assert fight(t, 1, 8)[0] == 2


@pytest.mark.parametrize(("card", "reach"), [("B-W05", 1), ("S-W03", 2), ("G-W02", 3)])
@pytest.mark.card("B-W05", "S-W03", "G-W02")
def test_ranged_weapons_reach_so_far(card: str, reach: int) -> None:
    t = duel(card)
    t.lay("e2", "I05")
    t.lay("e3", "W14")
    for distance, place in enumerate(("start", "e1", "e2", "e3"), 1):
        t.hero(1, at=place)
        t.act(0)
        assert ("attack:1" in t.offers()) == (distance <= reach)


@pytest.mark.card("B-W05")
def test_ranged_attacks_go_through_exits_only() -> None:
    t = duel("B-W05")
    t.lay("w1", "W07", 1)
    t.lay("n1w1", "W14")
    t.hero(1, at="n1w1")
    t.act(0)
    t.refuse("attack:1", "out-of-reach")


@pytest.mark.parametrize("card", ["B-W06", "G-W03"])
@pytest.mark.card("B-W06", "G-W03")
def test_some_weapons_win_ties(card: str) -> None:
    t = duel(card)
    t.hero(1, armour={"B-W06": "B-R03", "G-W03": "S-R02"}[card])
    fight(t, 4, 4)
    assert "won" in t.events()


@pytest.mark.parametrize(("kind", "card"), [("weapon", "B-W07"), ("armour", "S-R08")])
@pytest.mark.card("B-W07", "S-R08")
def test_equipment_for_chests(kind: str, card: str) -> None:
    t = Halls(2)
    t.lay("n1", "W06", 2)
    t.hero(0, at="n1", **{kind: card})
    t.act(0)
    t.fates(4)
    t.do("loot")
    assert t.told("chest-total", "total") == [5]


@pytest.mark.parametrize(("card", "plain", "better"), [("B-W08", 1, 3), ("G-W06", 4, 5)])
@pytest.mark.card("B-W08", "G-W06")
def test_weapons_against_flag_holders(card: str, plain: int, better: int) -> None:
    assert fight(duel(card), 1, 8)[0] == 1 + plain
    for status in ("stolen", "taking"):
        t = duel(card)
        t.flag("W02", status, RED, 1)
        assert fight(t, 1, 8)[0] == 1 + better


@pytest.mark.card("B-W09")
def test_the_pan_defends_as_well() -> None:
    t = duel()
    t.hero(1, weapon="B-W09")
    assert fight(t, 1, 7) == (1, 8)


@pytest.mark.card("B-W10")
def test_the_pickaxe_looks_at_two_rooms() -> None:
    t = duel("B-W10", seats=4)
    t.stack("W06", "W07", "W16")
    t.turn(0)
    assert (t.ask(), t.offers()) == ("PickRoom", ["room:W06", "room:W07"])
    t.refuse("room:W16", "not-looked-at")
    t.refuse("done", "must-lay")
    from verlies.games.koenige import GAME
    from verlies.testing.koenige import ROOM

    assert GAME.view(t.table, 2).seen.rooms.seen(2)[1:] == [ROOM["W07"], ROOM["W06"]]
    assert GAME.view(t.table, 1).seen.rooms.seen(1) == [-1] * 3
    t.do("room:W07")
    assert (t.ask(), t.table.drawn) == ("Lay", [ROOM["W07"]])
    assert t.table.rooms.seen(0) == [ROOM["W06"], -1]
    assert t.table.rooms.seen(1) == [-1, -1], "the others do not know what went under the stack"


@pytest.mark.card("B-W10")
def test_if_neither_fits_single_rooms_are_drawn() -> None:
    t = Halls(2)
    t.lay("n1", "W01", 1)
    for place, room, turns in (("e1", "W17", 3), ("s1", "W08", 3), ("w1", "W10", 1), ("s1w1", "I07", 0)):
        t.lay(place, room, turns)
    t.stack("W02", "I01", "I06", "W16")
    t.hero(0, weapon="B-W10")
    t.turn(0)
    assert (t.ask(), t.told("drew-room", "room")) == ("Lay", ["I06"])
    both = Halls(2)
    both.lay("n1", "W01", 1)
    for place, room, turns in (("e1", "W17", 3), ("s1", "W08", 3), ("w1", "W10", 1), ("s1w1", "I07", 0)):
        both.lay(place, room, turns)
    both.stack("W02", "I06", "W16")
    both.hero(0, weapon="B-W10")
    both.turn(0)
    assert both.offers() == ["room:I06"]
    both.refuse("room:W02", "fits-nowhere")


@pytest.mark.card("B-W11")
def test_the_broom_carries_its_owner_on_after_a_success() -> None:
    t = duel("B-W11")
    fight(t, 8, 1)
    assert (t.ask(), t.places("walk")) == ("Going", ["start"])
    t.do("walk@start")
    assert (t.at(), t.ask(), t.actions()) == ("start", "Act", 1)


@pytest.mark.card("B-W12")
def test_the_cudgel_is_better_beside_a_mate() -> None:
    assert fight(duel("B-W12", seats=4), 1, 8)[0] == 2
    u = duel("B-W12", seats=4)
    u.hero(2, at="w1")
    assert fight(u, 1, 8)[0] == 3


@pytest.mark.card("S-W02")
def test_the_axe_strikes_once_a_turn() -> None:
    t = duel("S-W02", seats=4)
    t.hero(3, at="w1")
    t.act(0)
    fight(t, 1, 8)
    t.refuse("attack:3", "attacks-spent")


@pytest.mark.card("S-W04")
def test_the_rapier_draws_two_fate_cards() -> None:
    t = duel("S-W04")
    assert fight(t, 3, 6, 8) == (8, 8)
    assert len(t.table.spent) == 3


@pytest.mark.card("S-W05")
def test_the_hammer_knocks_armour_off() -> None:
    t = duel("S-W05", "B-R01")
    t.hero(1, weapon="B-W01")
    fight(t, 8, 1)
    assert (t.worn(1), t.hand(1)) == (["B-W01"], ["B-R01"])


@pytest.mark.card("S-W06")
def test_the_whip_takes_a_card_by_chance() -> None:
    t = duel("S-W06")
    t.hero(1, hand=["B-A01", "B-A02"])
    t.picks("B-A02")
    fight(t, 8, 1)
    assert (t.hand(0), t.hand(1)) == (["B-A02"], ["B-A01"])
    assert t.told("took-card", "card", seat=1) == ["B-A02"]
    assert all("card" not in entry.facts for entry in t.match.log(-1) if entry.kind == "took-card")


@pytest.mark.parametrize(("card", "value"), [("S-W07", 2)])
@pytest.mark.card("S-W07")
def test_the_halberd_is_better_by_an_own_flag(card: str, value: int) -> None:
    t = duel(card)
    t.flag("W02", "placed", RED)
    for seat in (0, 1):
        t.hero(seat, at="n1")
    t.act(0)
    assert fight(t, 1, 8)[0] == 1 + value + 2
    u = duel(card)
    u.flag("W02", "placed", BLUE)
    for seat in (0, 1):
        u.hero(seat, at="n1")
    u.act(0)
    assert fight(u, 1, 8)[0] == 1 + value


@pytest.mark.card("S-W08")
def test_the_wand_puts_the_loser_anywhere() -> None:
    t = duel("S-W08")
    fight(t, 8, 1)
    assert (t.asked, t.places("put")) == ([0], sorted(["start", "n1", "e1", "e2", "s1", "w1"]))
    t.do("put@e2")
    assert t.at(1) == "e2"


@pytest.mark.card("S-W09")
def test_twin_blades_strike_one_enemy_twice() -> None:
    t = duel("S-W09", seats=4)
    t.hero(3, at="w1")
    t.act(0, actions=4)
    fight(t, 1, 8)
    assert "attack:1" in t.offers()
    fight(t, 2, 7)
    t.refuse("attack:1", "attacked")
    fight(t, 2, 7, foe=3)
    t.refuse("attack:3", "attacked")


@pytest.mark.card("G-W03")
def test_the_shadow_blade_silences_the_defenders() -> None:
    t = duel("G-W03")
    t.hero(1, hand=["B-S03"])
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1")
    assert "won" in t.events(), "nobody was asked"
    assert t.hand(1) == ["B-S03"]


@pytest.mark.card("G-W04")
def test_the_thunder_hammer_destroys_equipment_of_the_winners_choice() -> None:
    t = duel("G-W04", "B-R01")
    t.hero(1, weapon="B-W01")
    t.act(0)
    fight(t, 8, 1)
    assert (t.ask(), t.asked, t.offers()) == ("DropCard", [0], ["drop:B-W01", "drop:B-R01"])
    t.refuse("drop:B-W02", "not-looked-at")
    t.do("drop:B-R01")
    assert (t.worn(1), t.discarded()) == (["B-W01"], ["B-R01"])


@pytest.mark.card("G-W05")
def test_the_soul_drinker_looks_at_the_hand() -> None:
    from verlies.core.view import UNKNOWN
    from verlies.games.koenige import GAME

    t = duel("G-W05", seats=4)
    t.hero(1, hand=["B-A01", "B-A02"])
    t.act(0)
    fight(t, 8, 1)
    assert (t.ask(), t.offers()) == ("TakeSeen", ["take:B-A01", "take:B-A02"])
    assert GAME.view(t.table, 2).seen.heroes[1].hand == t.table.heroes[1].hand, "a mate looks along"
    assert GAME.view(t.table, -1).seen.heroes[1].hand == [UNKNOWN] * 2
    t.refuse("take:B-A03", "not-looked-at")
    t.do("take:B-A01")
    assert (t.hand(0), t.hand(1)) == (["B-A01"], ["B-A02"])
    assert GAME.view(t.table, 0).seen.heroes[1].hand == [UNKNOWN], "and no longer"


@pytest.mark.card("G-W06")
def test_the_lance_gives_an_action_once_a_turn() -> None:
    t = duel("G-W06", seats=4)
    t.hero(3, at="w1")
    t.act(0)
    fight(t, 8, 1)
    assert t.actions() == 2
    fight(t, 7, 2, foe=3)
    assert t.actions() == 1


@pytest.mark.card("G-W06")
def test_no_extra_action_in_the_turn_of_others() -> None:
    t = duel()
    t.hero(1, at="n1", weapon="G-W06", hand=["S-S03"])
    t.hero(0, at="start")
    t.act(0)
    t.fates(8, 1)
    t.do("walk@n1", "play:S-S03")
    t.passes()
    assert t.actions() == 1


# Armour


@pytest.mark.card("B-R02")
def test_the_shield_is_better_against_range() -> None:
    t = duel("B-W05", "B-R02")
    t.hero(1, at="start")
    t.act(0)
    assert fight(t, 1, 7)[1] == 10
    assert fight(duel("B-W05", "B-R02"), 1, 7)[1] == 9


@pytest.mark.card("B-R03")
def test_the_coat_comforts_a_loser() -> None:
    t = duel(armour="B-R03")
    t.draws("B-A01")
    fight(t, 8, 1)
    assert t.hand(1) == ["B-A01"]
    kept = duel(armour="B-R03")
    fight(kept, 1, 8)
    assert kept.hand(1) == []


@pytest.mark.parametrize(
    ("card", "first", "second"), [("B-R04", 3, 2), ("S-R02", 1, 1), ("S-R03", 3, 3), ("G-R03", 4, 4)]
)
@pytest.mark.card("B-R04", "S-R02", "S-R03", "G-R03")
def test_armour_that_changes_moves(card: str, first: int, second: int) -> None:
    t = Halls(2)
    t.hero(0, armour=card)
    t.act(0)
    assert move_length(t.table, 0) == first
    t.do("walk@n1")
    if t.ask() == "Going":
        t.do("pass")
    assert move_length(t.table, 0) == second


@pytest.mark.card("S-R02")
def test_a_short_move_is_one_room() -> None:
    t = Halls(2)
    t.hero(0, armour="S-R02")
    t.act(0)
    t.do("walk@n1")
    assert (t.ask(), t.actions()) == ("Act", 1)


@pytest.mark.card("B-R05")
def test_the_pot_is_discarded_after_a_defence() -> None:
    t = duel(armour="B-R05")
    fight(t, 1, 8)
    assert (t.worn(1), t.discarded()) == ([], ["B-R05"])


@pytest.mark.card("B-R06")
def test_the_vest_is_better_while_capturing() -> None:
    t = duel(armour="B-R06")
    t.flag("W02", "taking", holder=1)
    assert fight(t, 1, 8)[1] == 11


@pytest.mark.card("B-R07")
def test_rusty_mail_keeps_from_teleporting() -> None:
    t = Halls(2)
    t.lay("n1", "I05")
    t.lay("e2", "W04")
    t.hero(0, at="n1", armour="B-R07", hand=["B-A08"])
    t.act(0)
    assert t.places("jump") == []
    t.refuse("jump@e2", "no-teleport")
    t.refuse("play:B-A08", "no-effect")


@pytest.mark.card("B-R07")
@pytest.mark.card("G-A02")
def test_enemies_can_teleport_it_all_the_same() -> None:
    t = Halls(2)
    t.hero(1, at="start", armour="B-R07")
    t.hero(0, hand=["G-A02"])
    t.act(0)
    t.do("play:G-A02")
    assert t.ask() == "TeleportTo"


@pytest.mark.card("B-R08")
def test_the_amulet_redraws_a_low_fate_card() -> None:
    t = duel(armour="B-R08")
    assert fight(t, 4, 2, 7) == (4, 8)
    u = duel(armour="B-R08")
    assert fight(u, 4, 3) == (4, 4)


@pytest.mark.parametrize(
    ("card", "weapon"), [("B-R09", "S-W06"), ("B-R09", "G-W05"), ("G-R02", "S-W06"), ("G-R02", "G-W05")]
)
@pytest.mark.card("B-R09", "G-R02")
def test_some_armour_protects_the_hand(card: str, weapon: str) -> None:
    t = duel(weapon, card)
    t.hero(1, hand=["B-A01"])
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1")
    t.passes()
    assert (t.hand(0), t.hand(1), t.ask()) == ([], ["B-A01"], "Act")


@pytest.mark.parametrize("weapon", ["S-W05", "G-W04"])
@pytest.mark.card("G-R02")
def test_the_robe_cannot_be_taken_off_by_enemies(weapon: str) -> None:
    t = duel(weapon, "G-R02")
    fight(t, 8, 1)
    assert t.worn(1) == ["G-R02"]


@pytest.mark.parametrize("action", ["B-A02", "S-A02", "G-A02", "B-A07", "S-A06", "S-A08"])
@pytest.mark.card("G-R02")
def test_the_robe_keeps_its_owner_from_being_moved_robbed_and_disarmed(action: str) -> None:
    t = duel(armour="G-R02")
    t.hero(0, hand=[action, "B-W01"])
    t.hero(1, hand=["B-A01"])
    if action == "S-A02":
        t.hero(1, at="start")
    t.act(0)
    t.refuse(f"play:{action}", "no-effect")


@pytest.mark.card("B-R10")
def test_the_hat_gives_two_gifts() -> None:
    t = Halls(4)
    t.hero(0, armour="B-R10", hand=["B-A01", "B-A02", "B-A03"])
    t.act(0)
    t.do("done", "give:B-A01", "give:B-A02")
    assert t.hand(2) == ["B-A01", "B-A02"]
    t.refuse("give:B-A03", "given")


@pytest.mark.card("S-R04")
def test_thorns_cost_the_attacker_a_card() -> None:
    t = duel(armour="S-R04")
    t.hero(0, hand=["B-A01", "B-A02"])
    t.act(0)
    t.picks("B-A01")
    fight(t, 1, 8)
    assert (t.hand(0), t.discarded()) == (["B-A02"], ["B-A01"])


@pytest.mark.card("S-R05")
def test_the_mirror_swaps_the_fate_cards_at_its_price() -> None:
    t = duel(armour="S-R05")
    t.fates(8, 1)
    t.do("attack:1")
    assert (t.ask(), t.asked, t.offers()) == ("UseEffect", [1], ["pass", "use:S-R05"])
    t.refuse("use:B-W01", "not-offered")
    t.do("use:S-R05")
    assert (t.told("totals", "attack"), t.told("totals", "defence")) == ([1], [8])
    assert (t.worn(1), t.discarded()) == ([], ["S-R05"])
    kept = duel(armour="S-R05")
    kept.fates(8, 1)
    kept.do("attack:1", "pass")
    assert kept.told("totals", "defence") == [3]


@pytest.mark.card("S-R06")
def test_the_guard_is_better_by_an_own_flag() -> None:
    t = duel(armour="S-R06")
    t.flag("W02", "placed", BLUE)
    for seat in (0, 1):
        t.hero(seat, at="n1")
    t.act(0)
    assert fight(t, 1, 7)[1] == 11


@pytest.mark.card("S-R07")
def test_the_phase_cloak_passes_one_wall_a_turn() -> None:
    t = Halls(2)
    t.lay("n1", "W07", 0)
    t.lay("n1e1", "W14")
    t.hero(0, at="n1", armour="S-R07")
    t.act(0)
    assert t.places("walk") == ["n1e1", "start"]
    t.do("walk@n1e1")
    assert (t.at(), t.told("through-wall", "card")) == ("n1e1", ["S-R07"])
    assert t.actions() == 1
    t.refuse("walk@n1", "not-connected")


@pytest.mark.card("G-R04")
def test_the_phoenix_prevents_a_defeat_at_its_price() -> None:
    t = duel(armour="G-R04")
    t.flag("W02", "taking", holder=1)
    t.fates(8, 1)
    t.do("attack:1")
    assert (t.ask(), t.asked) == ("UseEffect", [1])
    t.do("use:G-R04")
    assert (t.events()[-2:], t.worn(1), t.at(1)) == (["saved", "failed"], [], "w1")
    assert t.flag_at("W02").holder == 1
    lost = duel(armour="G-R04")
    lost.fates(8, 1)
    lost.do("attack:1", "pass")
    assert "won" in lost.events()


@pytest.mark.card("G-R05")
def test_rune_armour_draws_two_fate_cards() -> None:
    t = duel(armour="G-R05")
    assert fight(t, 8, 3, 6) == (8, 10)


@pytest.mark.card("G-R06")
def test_the_kings_mantle_is_better_with_a_token() -> None:
    t = duel(armour="G-R06")
    t.flag("W02", "stolen", RED, 1)
    assert fight(t, 1, 8)[1] == 14
