"""Turns, phases and the sun."""

import pytest

from verlies.testing.dungeonquest import Dungeon


def stroll(t: Dungeon, place: str) -> None:
    """Move into a new empty dungeon room."""
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do(f"move:{place}")


@pytest.mark.rule("dungeonquest.turn.order")
def test_play_goes_clockwise_from_the_first_player() -> None:
    t = Dungeon(3, start=1)
    seen = []
    for place in ("l1", "b10", "b1"):
        seen.append(t.asked)
        for seat in range(3):
            if seat != t.active():
                t.refuse(f"move:{place}", "not-your-turn", seat=seat)
        stroll(t, place)
    assert seen == [[1], [2], [0]]
    assert t.asked == [1]


@pytest.mark.rule("dungeonquest.turn.order")
def test_the_dead_and_the_escaped_are_passed_over() -> None:
    t = Dungeon(4)
    t.hero(1, status="dead", cell=-1)
    t.hero(2, status="escaped", cell=-1)
    t.begin(0)
    seen = []
    for place in ("b1", "m9", "c1"):
        seen.append(t.active())
        stroll(t, place)
    assert [*seen, t.active()] == [0, 3, 0, 3]


@pytest.mark.rule("dungeonquest.turn.two-phases", "dungeonquest.turn.status-cards")
def test_kept_cards_come_before_the_action_once_in_each_own_turn() -> None:
    t = Dungeon(2)
    t.hero(0, kept=["k_vampire_bite"])
    t.begin(0)
    assert (t.wounds(), t.ask()) == (1, "TakeAction")
    stroll(t, "b1")
    assert (t.wounds(), t.active()) == (1, 1)
    stroll(t, "l1")
    assert (t.wounds(), t.active()) == (2, 0)


@pytest.mark.rule("dungeonquest.turn.status-cards")
def test_several_kept_cards_are_all_resolved_and_one_can_end_the_turn() -> None:
    t = Dungeon(2)
    t.hero(0, kept=["v_torch_out", "k_vampire_bite"])
    t.begin(0)
    t.dice(6, 6)
    t.do("choose:k_vampire_bite")
    assert (t.wounds(), t.markers(), t.active()) == (1, 1, 1)


@pytest.mark.rule("dungeonquest.turn.status-order")
def test_the_sun_comes_first_and_the_order_of_cards_is_free() -> None:
    t = Dungeon(2, sun=25)
    t.hero(0, kept=["v_torch_out", "v_lingering_shade"])
    t.table.sun = 25
    t.dice(2)
    t.begin(0)
    assert (t.table.sun, t.ask()) == (26, "StatusOrder")
    assert t.offers() == ["choose:v_torch_out", "choose:v_lingering_shade"]
    t = Dungeon(2)
    t.hero(0, kept=["k_vampire_bite"])
    t.table.sun = 25
    t.dice(1)
    t.begin(0)
    assert t.match.over
    assert t.table.sunset
    assert ("sunset" in t.events(), "wounded" in t.events()) == (True, False)


@pytest.mark.card("v_unstable_potion", "v_lingering_shade")
@pytest.mark.rule("dungeonquest.turn.two-phases", "dungeonquest.turn.status-cards")
def test_what_is_used_at_the_start_of_a_turn_comes_before_the_kept_cards() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["v_unstable_potion"], kept=["v_lingering_shade"], wounds=9)
    t.begin(0)
    assert (t.ask(), t.offers(), t.thrown()) == ("AtTurnStart", ["pass", "use:v_unstable_potion"], 0)
    t.dice(5, 6, 1, 1)
    t.do("use:v_unstable_potion")
    assert (t.told("healed", "count"), t.status(), t.cause()) == ([9], "dead", "card")


@pytest.mark.rule("dungeonquest.turn.one-action", "dungeonquest.search.procedure")
def test_one_action_and_the_turn_is_over() -> None:
    t = Dungeon(2)
    stroll(t, "b1")
    assert t.active() == 1
    t.refuse("search", "not-your-turn", seat=0)


@pytest.mark.rule("dungeonquest.turn.action-mandatory")
def test_nobody_may_pass() -> None:
    t = Dungeon(2)
    t.refuse("pass", "must-act")


@pytest.mark.rule("dungeonquest.turn.timing-conflict")
def test_with_three_owners_the_active_player_is_asked_until_one_is_left() -> None:
    t = Dungeon(4)
    t.hero(0, loot=["v_gold_30"])
    for seat, loot in ((1, "k_chest"), (2, "v_bottle_imp"), (3, "k_chest")):
        t.hero(seat, status="escaped", loot=[loot], cell=-1)
    t.begin(0)
    t.dice(1, 1, 6, 6)
    t.do("escape")
    assert (t.asked, t.offers()) == ([0], ["order:1", "order:2", "order:3"])
    t.refuse("order:0")
    t.do("order:3")
    assert (t.asked, t.offers()) == ([0], ["order:1", "order:2"])
    t.do("order:2")
    assert (t.ask(), t.asked) == ("MayOpen", [2])
    t.do("pass")
    result = t.result()
    assert result.scores == [30, 1200, 0, 200]


@pytest.mark.rule("dungeonquest.turn.timing-conflict")
def test_the_active_player_decides_even_if_his_hero_has_just_died() -> None:
    t = Dungeon(3)
    for seat in (0, 1):
        t.hero(seat, status="escaped", loot=["k_chest"], cell=-1)
    t.begin(2)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("move:a9")
    assert (t.status(2), t.ask(), t.asked) == ("dead", "EffectOrder", [2])
    t.dice(1, 2, 1, 1)
    t.do("order:1")
    result = t.result()
    assert result.scores == [200, 300, 0]


@pytest.mark.rule("dungeonquest.turn.timing-conflict")
def test_somebody_with_two_effects_resolves_them_one_after_the_other() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["k_chest", "k_chest"])
    t.hero(1, status="escaped", loot=["k_chest"], cell=-1)
    t.begin(0)
    t.dice(1, 1, 2, 2, 3, 3)
    t.do("escape", "order:0")
    assert (t.ask(), t.offers()) == ("EffectOrder", ["order:0", "order:1"])
    t.do("order:1")
    result = t.result()
    assert (result.scores, t.table.heroes[0].worth) == ([800, 400], [200, 600])


@pytest.mark.rule("dungeonquest.turn.timing-conflict")
def test_the_active_player_orders_effects_of_several_players() -> None:
    t = Dungeon(3)
    t.hero(0, loot=["v_gold_30"])
    t.hero(1, status="escaped", loot=["k_chest"], cell=-1)
    t.hero(2, status="escaped", loot=["k_chest"], cell=-1)
    t.begin(0)
    t.do("escape")
    assert (t.ask(), t.asked) == ("EffectOrder", [0])
    assert t.offers() == ["order:1", "order:2"]
    t.dice(1, 1, 6, 6)
    t.do("order:2")
    assert t.match.over
    assert [t.table.heroes[seat].worth for seat in range(3)] == [[30], [1200], [200]]


# The sun


@pytest.mark.rule("dungeonquest.sun.advance")
def test_the_first_player_moves_the_sun_once_a_turn() -> None:
    t = Dungeon(2, sun=5)
    assert (t.table.sun, t.thrown()) == (6, 0)
    stroll(t, "b1")
    assert (t.active(), t.table.sun) == (1, 6)
    stroll(t, "l1")
    assert (t.active(), t.table.sun) == (0, 7)


@pytest.mark.rule("dungeonquest.sun.roll")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_on_a_number_the_die_decides(number: int, die: int) -> None:
    t = Dungeon(2)
    t.table.sun = 24 + number
    t.dice(die)
    t.begin(0)
    assert t.table.sun == 25 + number
    assert t.match.over == (die <= number)
    assert t.left_over() == []


@pytest.mark.rule("dungeonquest.sun.sunset-ends", "dungeonquest.death.causes")
def test_at_sunset_everybody_inside_dies() -> None:
    t = Dungeon(3)
    t.hero(1, status="escaped", loot=["v_gold_30"], cell=-1)
    t.hero(2, below=True, loot=["v_gold_40"])
    t.table.sun = 29
    t.dice(5)
    t.begin(0)
    assert t.match.over
    assert [t.status(seat) for seat in range(3)] == ["dead", "escaped", "dead"]
    assert (t.events().count("died"), "first" in t.events()) == (2, False)
    result = t.result()
    assert (result.winners, result.scores) == ([1], [0, 30, 0])
    assert result.endings == ["died-sunset", "escaped", "died-sunset"]


@pytest.mark.rule("dungeonquest.sun.last-space")
def test_on_the_last_space_one_only_rolls() -> None:
    t = Dungeon(2)
    t.table.sun = 30
    t.dice(6)
    t.begin(0)
    assert (t.table.sun, t.match.over) == (30, False)
    t.dice(6)
    t.begin(0)
    assert (t.table.sun, t.match.over, t.left_over()) == (30, False, [])
    t.dice(5)
    t.begin(0)
    assert t.match.over


@pytest.mark.rule("dungeonquest.sun.first-roll-turn")
def test_the_first_roll_comes_in_the_25th_turn() -> None:
    t = Dungeon(1)
    t.hero(0, place="g5")
    t.table.sun = 1
    for turn in range(1, 25):
        t.begin(0)
        assert (t.table.sun, t.thrown()) == (turn + 1, 0)
    t.dice(2)
    t.begin(0)
    assert (t.table.sun, t.thrown(), t.told("sun-roll", "limit")) == (26, 1, [1])


@pytest.mark.rule("dungeonquest.sun.first-player-gone")
def test_the_marker_passes_on_when_the_first_player_is_gone() -> None:
    t = Dungeon(3, start=1)
    t.hero(1, loot=["v_gold_30"])
    t.begin(1)
    sun = t.table.sun
    t.do("escape")
    assert (t.table.first, t.active(), t.table.sun) == (2, 2, sun)


@pytest.mark.rule("dungeonquest.sun.first-player-gone", "dungeonquest.sun.advance")
@pytest.mark.parametrize("gone", ["escapes", "dies"])
def test_the_sun_moves_once_a_round_even_if_the_first_player_goes_in_the_own_turn(gone: str) -> None:
    t = Dungeon(3)
    t.hero(0, loot=["v_gold_30"])
    t.begin(0)
    sun = t.table.sun
    t.tiles("pit_oxox" if gone == "dies" else "dungeon_oooo")
    t.dice(6, 6)
    t.do("escape" if gone == "escapes" else "move:b1")
    t.table.chance.forced = []
    stroll(t, "l1")
    stroll(t, "b10")
    assert (t.table.first, t.active(), t.table.sun) == (1, 1, sun + 1)
    stroll(t, "k1")
    assert (t.active(), t.table.sun) == (2, sun + 1)
    stroll(t, "c10")
    assert (t.active(), t.table.sun) == (1, sun + 2)


@pytest.mark.rule("dungeonquest.sun.first-player-gone", "dungeonquest.sun.advance")
def test_the_sun_moves_once_a_round_however_many_first_players_go_in_it() -> None:
    t = Dungeon(4)
    for seat in range(3):
        t.hero(seat, loot=["v_gold_30"])
    t.begin(0)
    sun = t.table.sun
    t.do("escape", "escape", "escape")
    assert (t.table.first, t.active(), t.table.sun) == (3, 3, sun)
    t.tiles("dungeon_oooo")
    t.do(t.offers("move:")[0])
    assert (t.active(), t.table.sun) == (3, sun + 1)


@pytest.mark.rule("dungeonquest.sun.first-player-gone")
def test_who_inherits_the_marker_in_the_own_turn_moves_the_sun_in_the_next() -> None:
    t = Dungeon(2)
    t.hero(0, place="g5", wounds=15)
    t.hero(1, place="g5")
    t.begin(1)
    t.draws("d_rage")
    t.dice(1, 1, 1, 1)
    sun = t.table.sun
    t.do("dragon")
    assert (t.status(0), t.table.first, t.active(), t.table.sun) == ("dead", 1, 1, sun + 1)


@pytest.mark.rule("dungeonquest.sun.first-player-gone")
def test_a_dead_first_player_who_comes_back_keeps_the_marker() -> None:
    t = Dungeon(2, respawn="on")
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1", "tower:a1")
    assert (t.table.first, t.active()) == (0, 1)
    t = Dungeon(2)
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1")
    assert (t.table.first, t.active()) == (1, 1)


@pytest.mark.rule("dungeonquest.turn.order")
def test_a_lost_turn_is_passed_over_but_the_sun_moves() -> None:
    t = Dungeon(2)
    t.hero(0, skip=1, kept=["k_vampire_bite"])
    sun = t.table.sun
    t.begin(0)
    assert (t.active(), t.table.sun, t.table.heroes[0].skip, t.wounds()) == (1, sun + 1, 0, 0)


@pytest.mark.rule("dungeonquest.sun.first-player-gone")
def test_the_marker_passes_over_the_dead_and_the_escaped() -> None:
    t = Dungeon(4)
    t.hero(0, loot=["l_rope"])
    t.hero(1, status="dead", cell=-1)
    t.hero(2, status="escaped", cell=-1)
    t.begin(0)
    sun = t.table.sun
    t.do("escape")
    assert (t.table.first, t.active(), t.table.sun) == (3, 3, sun)
