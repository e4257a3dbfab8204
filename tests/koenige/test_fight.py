"""Action 4: fighting."""

import pytest

from verlies.games.koenige import GAME
from verlies.games.koenige.content.ids import PLACED, STOLEN, SUPPLY, TAKING
from verlies.games.koenige.draws import draw_fate, in_use
from verlies.testing.koenige import BLUE, RED, Halls, cards


def arena(seats: int = 2) -> Halls:
    """Return everybody in the start room; flag rooms at n1 (2), e2 (1) and s2 (2)."""
    t = Halls(seats)
    t.lay("n1", "W02", 2)
    t.lay("e2", "W01", 3)
    t.lay("s2", "W03", 0)
    t.act(0)
    return t


def fought(t: Halls, mine: int, theirs: int, foe: int = 1) -> Halls:
    """Let seat 0 attack with these fate cards, and everybody pass."""
    t.fates(mine, theirs)
    t.do(f"attack:{foe}")
    t.passes()
    return t


@pytest.mark.rule("koenige.fight.same-room")
def test_enemies_in_the_room_can_be_attacked_and_nobody_else() -> None:
    t = arena(4)
    t.hero(3, at="n1")
    t.act(0)
    assert t.offers("attack") == ["attack:1"]
    t.refuse("attack:2", "own-team")
    t.refuse("attack:0", "own-team")
    t.refuse("attack:3", "out-of-reach")
    t.refuse("attack:5", "not-seated")


@pytest.mark.rule("koenige.fight.draw-order")
def test_the_attacker_draws_first() -> None:
    t = fought(arena(), 5, 7)
    drawn = [(entry.seat, entry.facts["value"]) for entry in t.match.log(-1) if entry.kind == "fate"]
    assert drawn == [(0, 5), (1, 7)]


@pytest.mark.rule("koenige.fight.draw-order")
def test_nothing_is_seen_before_both_have_drawn() -> None:
    t = arena()
    t.hero(1, hand=["B-W01"])
    t.act(0)
    t.do("attack:1")
    assert t.ask() == "FightDeclared"
    assert t.fight().drawn == t.fight().fate == []


@pytest.mark.rule("koenige.fight.values", "koenige.cards.equipment-values")
def test_fate_weapon_and_armour_are_added() -> None:
    t = arena()
    t.hero(0, weapon="B-W01", armour="S-R01")
    t.hero(1, armour="B-R01", weapon="S-W01")
    t.act(0)
    fought(t, 4, 3)
    assert (t.told("totals", "attack"), t.told("totals", "defence")) == ([6], [5])
    assert "won" in t.events()


@pytest.mark.rule("koenige.fight.higher-wins")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(6, 5, True), (5, 5, False), (4, 5, False)])
def test_only_a_higher_attack_wins(mine: int, theirs: int, won: bool) -> None:
    t = fought(arena(), mine, theirs)
    assert ("won" in t.events()) == won
    assert ("failed" in t.events()) == (not won)


@pytest.mark.rule("koenige.fight.failure-nothing", "koenige.fight.fate-discarded")
def test_a_failure_costs_an_action_and_two_fate_cards() -> None:
    t = arena()
    t.hero(0, weapon="S-W01")
    t.hero(1, armour="B-R01")
    t.flag("W02", "stolen", BLUE, 0)
    t.act(0)
    fought(t, 1, 8)
    assert (t.at(0), t.at(1), t.actions()) == ("start", "start", 1)
    assert (t.worn(0), t.worn(1)) == (["S-W01"], ["B-R01"])
    assert t.flag_at("W02").status == STOLEN, "to fail is not to be defeated"
    assert [t.table.box.fate[card] for card in t.table.spent] == [1, 8]
    assert GAME.view(t.table, -1).seen.spent == t.table.spent


@pytest.mark.rule("koenige.fight.displace")
def test_the_loser_goes_to_the_start_room_or_to_a_flag_of_the_own_team() -> None:
    t = arena()
    t.flag("W02", "placed", BLUE)
    t.flag("W01", "placed", RED)
    t.hero(0, at="w1")
    t.hero(1, at="w1")
    t.act(0)
    fought(t, 8, 1)
    assert (t.ask(), t.asked, t.places("put")) == ("PutLoser", [0], ["n1", "start"])
    for place in ("e2", "s2", "w1"):
        t.refuse(f"put@{place}", "not-allowed-room")
    t.do("put@n1")
    assert t.at(1) == "n1"
    assert t.actions() == 1


@pytest.mark.rule("koenige.fight.displace-carried-not-room")
def test_a_room_whose_flag_is_away_is_no_room_with_a_flag() -> None:
    t = arena(4)
    t.flag("W02", "stolen", BLUE, 2)
    t.flag("W01", "taking", holder=3)
    t.flag("W03", "placed", BLUE)
    t.act(0)
    fought(t, 8, 1)
    assert t.places("put") == ["s2", "start"]


@pytest.mark.rule("koenige.fight.displace-same-room")
def test_the_loser_may_stay_where_the_fight_was() -> None:
    t = arena()
    t.flag("W02", "placed", BLUE)
    t.hero(0, at="n1")
    t.hero(1, at="n1")
    t.act(0)
    fought(t, 8, 1)
    assert t.places("put") == ["n1", "start"]
    t.do("put@n1")
    assert t.at(1) == "n1"
    fought(s := arena(), 8, 1)
    assert s.at(1) == "start"


@pytest.mark.rule("koenige.fight.wins-capture")
def test_the_winner_takes_a_capture_over() -> None:
    t = arena(4)
    t.flag("W02", "taking", holder=1)
    for seat in (0, 1, 3):
        t.hero(seat, at="n1")
    t.act(0)
    fought(t, 8, 1)
    flag = t.flag_at("W02")
    assert (flag.status, flag.holder, t.table.heroes[0].capturing) == (TAKING, 0, 1)
    assert t.table.heroes[1].capturing == -1
    assert t.actions() == 1
    t.act(3)
    t.fates(7, 2)
    t.do("attack:0")
    assert (t.flag_at("W02").holder, t.table.heroes[0].capturing) == (3, -1), "and it can be taken back"
    t.turn(3)
    assert t.points() == (0, 2)


@pytest.mark.rule("koenige.fight.wins-capture")
def test_a_capture_that_was_taken_over_ends_as_any_other() -> None:
    t = arena()
    t.flag("W02", "taking", holder=1)
    t.hero(0, at="n1")
    t.hero(1, at="n1")
    t.act(0)
    fought(t, 8, 1)
    t.do("walk@start", "pass")
    assert t.flag_at("W02").status == SUPPLY


@pytest.mark.rule("koenige.fight.wins-capture")
@pytest.mark.card("S-W03")
def test_from_another_room_a_capture_is_only_ended() -> None:
    t = arena()
    t.flag("W02", "taking", holder=1)
    t.hero(0, at="start", weapon="S-W03")
    t.hero(1, at="n1")
    t.act(0)
    fought(t, 8, 1)
    assert (t.flag_at("W02").status, t.table.heroes[0].capturing, t.at(1)) == (SUPPLY, -1, "start")
    assert "lost-flag" in t.events()


@pytest.mark.rule("koenige.fight.both-flag-effects", "koenige.fight.sequence")
def test_both_consequences_apply() -> None:
    t = arena()
    t.flag("W01", "stolen", RED, 1)
    t.flag("W02", "taking", holder=1)
    t.hero(0, at="n1")
    t.hero(1, at="n1")
    t.act(0)
    fought(t, 8, 1)
    assert (t.flag_at("W01").status, t.flag_at("W01").team) == (PLACED, RED)
    assert t.flag_at("W02").holder == 0
    kinds = t.events()
    assert kinds.index("won") < kinds.index("taken-over") < kinds.index("returned") < kinds.index("displaced")


@pytest.mark.rule("koenige.fight.per-enemy-once")
def test_each_enemy_once_a_turn() -> None:
    t = arena(4)
    fought(t, 1, 8)
    t.refuse("attack:1", "attacked")
    fought(t, 2, 7, foe=3)
    assert t.actions() == 0
    t.act(0)
    assert "attack:1" in t.offers()


@pytest.mark.rule("koenige.fight.per-enemy-once")
@pytest.mark.card("S-A03")
@pytest.mark.card("S-S03")
def test_attacks_by_cards_count_as_well() -> None:
    t = arena()
    t.hero(0, hand=["S-A03"])
    t.act(0)
    t.fates(1, 8)
    t.do("play:S-A03", "pass")
    t.passes()
    t.refuse("attack:1", "attacked")
    walker = arena()
    walker.hero(1, at="n1", hand=["S-S03"])
    walker.act(0, actions=4)
    walker.table.turn.attacks = [1 * 8 + 0]
    walker.do("walk@n1")
    assert walker.offers() == ["pass"], "the ambush would be the second attack on the same enemy in this turn"
    walker.refuse("play:S-S03", "no-effect")


@pytest.mark.rule("koenige.fight.no-wounds")
def test_a_loser_loses_nothing_but_the_place() -> None:
    t = arena()
    t.hero(1, hand=["B-A01"], armour="B-R01")
    t.act(0)
    fought(t, 8, 1)
    assert (t.hand(1), t.worn(1)) == (["B-A01"], ["B-R01"])
    t.act(1)
    assert t.actions() == 2


@pytest.mark.rule("koenige.fight.sequence")
@pytest.mark.card("G-S02")
def test_cards_against_a_defeat_come_before_any_token_moves() -> None:
    t = arena()
    t.flag("W01", "stolen", RED, 1)
    t.flag("W02", "taking", holder=1)
    t.hero(0, at="n1", weapon="B-W02")
    t.hero(1, at="n1", hand=["G-S02"])
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1", "pass", "pass")
    assert t.ask() == "SelfDefeated"
    assert (t.flag_at("W01").status, t.flag_at("W02").holder) == (STOLEN, 1)
    t.draws("B-A01")
    t.do("play:G-S02")
    assert (t.flag_at("W01").holder, t.flag_at("W02").holder, t.at(1)) == (1, 1, "n1")
    assert t.events()[-4:] == ["saved", "failed", "ability", "drew"]
    assert t.hand(0) == ["B-A01"], "the club's ability for a failed attack applies"
    assert (t.table.fights, t.ask()) == ([], "Act")


@pytest.mark.rule("koenige.fight.sequence")
@pytest.mark.card("S-W06")
@pytest.mark.card("B-R03")
@pytest.mark.card("G-S03")
def test_after_a_defeat_winner_loser_and_cards_follow_in_order() -> None:
    t = arena()
    t.flag("W02", "placed", BLUE)
    t.hero(0, weapon="S-W06")
    t.hero(1, armour="B-R03", hand=["G-S03", "B-A01"])
    t.act(0)
    t.fates(8, 1)
    t.draws("B-A02")
    t.picks("B-A01")
    t.do("attack:1", "pass", "pass")
    t.do("pass")
    assert t.ask() == "PutLoser", "the displacement comes before the abilities"
    t.do("put@n1")
    kinds = t.events()
    assert kinds.index("displaced") < kinds.index("took-card") < kinds.index("drew")
    assert (t.ask(), t.asked) == ("TeamDefeated", [1])
    t.draws("G-W01")
    t.do("play:G-S03", "pass")
    assert "S-W06" in t.discarded()
    assert "G-W01" in t.hand(1)


@pytest.mark.rule("koenige.fight.sequence")
@pytest.mark.card("B-R08")
def test_after_the_reveal_armour_comes_before_special_cards() -> None:
    t = arena()
    t.hero(0, hand=["B-S01"])
    t.hero(1, armour="B-R08", hand=["B-A01"])
    t.act(0)
    t.fates(4, 2, 7)
    t.do("attack:1", "pass", "pass")
    assert t.ask() == "FightRevealed"
    assert t.fight().fate == [4, 7]
    assert (t.asked, len(t.fight().drawn)) == ([1], 3)


# The fate deck


@pytest.mark.rule("koenige.setup.fate-discard-public")
def test_everybody_may_look_through_the_used_fate_cards() -> None:
    t = fought(arena(), 5, 3)
    for viewer in (-1, 0, 1):
        assert [GAME.box.fate[card] for card in GAME.view(t.table, viewer).seen.spent] == [5, 3]
    assert t.table.discard == []


@pytest.mark.rule("koenige.setup.fate-reshuffle")
def test_when_only_four_are_left_all_are_shuffled() -> None:
    t = arena()
    t.table.spent = t.table.fate.cards()[:14]
    t.table.fate.cells = t.table.fate.cells[14:]
    assert GAME.books(t.table)["fate"] == [0]
    used: list[int] = []
    draw_fate(t.table, 0, 2, used)
    assert (t.table.fate.count(), t.table.spent, len(used)) == (17, [], 1)
    assert GAME.books(t.table)["fate"] == [13]


@pytest.mark.rule("koenige.setup.fate-reshuffle-mid-fight", "koenige.setup.fate-reshuffle")
def test_a_shuffle_in_a_fight_leaves_its_cards_out() -> None:
    t = arena()
    t.table.spent = t.table.fate.cards()[:13]
    t.table.fate.cells = t.table.fate.cells[13:]
    t.do("attack:1")
    assert t.told("reshuffled", "count") == [13]
    assert t.table.fate.count() - 4 == 12
    assert len(t.table.spent) == 2
    assert sorted(t.table.fate.cards() + t.table.spent) == list(range(18))


@pytest.mark.rule("koenige.setup.fate-reshuffle")
@pytest.mark.card("B-S01")
def test_replaced_cards_stay_out_as_well() -> None:
    t = arena()
    t.hero(1, hand=["B-S01", "S-S01"])
    t.act(0)
    t.table.spent = t.table.fate.cards()[:12]
    t.table.fate.cells = t.table.fate.cells[12:]
    t.do("attack:1", "pass")
    assert t.ask() == "FightRevealed"
    t.do("play:B-S01")
    assert "reshuffled" in t.events()
    assert len(in_use(t.table)) == 3
    assert t.table.fate.count() == 15
    assert not set(in_use(t.table)) & set(t.table.fate.cards())


@pytest.mark.card("B-W11")
@pytest.mark.card("S-S03")
@pytest.mark.rule("koenige.fight.sequence", "koenige.fight.fate-discarded")
def test_a_fight_inside_a_fight_keeps_both_apart() -> None:
    t = arena(4)
    t.hero(0, weapon="B-W11")
    t.hero(1, hand=["B-W01"])
    t.hero(3, at="w1", hand=["S-S03"])
    t.act(0)
    t.fates(8, 1, 7, 2)
    t.do("attack:1", "pass", "pass", "pass", "pass")
    assert t.ask() == "Going"
    t.do("walk@w1")
    assert (t.ask(), t.asked) == ("EnemyEnters", [3])
    t.do("play:S-S03")
    assert (len(t.table.fights), t.fight().attacker, t.fight().defender) == (2, 3, 0)
    t.passes()
    assert t.table.fights == []
    assert t.at(0) == "start"
    assert len(t.table.spent) == 4
    assert cards("S-S03")[0] in t.table.discard
