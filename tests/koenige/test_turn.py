"""Phases and actions."""

import pytest

from verlies.games.koenige.content.ids import ACTIONS, EQUIPPING
from verlies.testing.koenige import BLUE, RED, Halls, random_game

ACTS = {"walk", "jump", "capture", "steal", "attack", "loot", "play", "trade"}


@pytest.mark.rule("koenige.actions.two")
def test_two_actions_and_no_third() -> None:
    t = Halls(2)
    t.hero(0, hand=["B-W01"])
    t.act(0)
    assert t.actions() == 2
    t.do("walk@n1", "pass", "walk@start", "pass")
    assert t.actions() == 0
    assert t.offers() == ["done"]
    t.refuse("walk@n1", "no-actions")
    t.refuse("attack:1", "no-actions")


@pytest.mark.rule("koenige.actions.two")
def test_unused_actions_do_not_carry_over() -> None:
    t = Halls(2)
    t.stack("W06", "W16")
    t.turn(0)
    t.do("lay@n2", "turn:1", "done")
    t.turn(0)
    assert t.actions() == 2


@pytest.mark.rule("koenige.actions.seven-kinds")
def test_in_an_empty_room_one_can_only_move() -> None:
    t = Halls(2)
    t.hero(0, at="n1")
    t.act(0)
    assert {word.partition(":")[0] for word in t.offers()} == {"done", "walk"}
    for word, reason in (
        ("loot", "no-chest"),
        ("capture", "no-flag-room"),
        ("steal", "no-flag-here"),
        ("attack:1", "out-of-reach"),
        ("trade:B-W01", "no-merchant"),
        ("play:B-A01", "not-yours"),
    ):
        t.refuse(word, reason)
    t.hero(0, at="start")
    t.act(0)
    assert {word.partition(":")[0] for word in t.offers()} == {"done", "walk", "attack"}


@pytest.mark.rule("koenige.actions.seven-kinds")
def test_nothing_but_the_seven_actions_and_free_cards_is_ever_offered() -> None:
    from verlies.games.koenige import GAME
    from verlies.games.koenige.turn import Act

    seen: set[str] = set()
    for state in random_game(4, 11, rounds="15"):
        if state.agenda and isinstance(state.agenda[-1].step, Act):
            seen |= {GAME.about.vocabulary.kind(option).word for option in state.open}
    assert seen <= ACTS | {"done"}
    assert len(seen) >= 7


@pytest.mark.rule("koenige.actions.repeatable")
def test_everything_but_trading_can_be_repeated() -> None:
    t = Halls(2)
    t.lay("n1", "W06", 2)
    t.lay("n1e1", "W09", 2)
    t.hero(0, at="n1", hand=["B-A06", "B-A03"])
    t.act(0, actions=4)
    t.draws("B-W01", "B-W02", "B-W03")
    t.do("play:B-A06", "play:B-A03", "keep:B-W01", "keep:B-W02")
    assert t.actions() == 2
    t.fates(1)
    t.draws("B-W04")
    t.do("loot", "pass", "pile:bronze")
    t.passes()
    assert t.actions() == 1


@pytest.mark.rule("koenige.actions.repeatable", "koenige.trade.room")
def test_one_trade_a_turn() -> None:
    t = Halls(2)
    t.lay("n1", "W14")
    t.lay("n2", "W13", 2)
    t.hero(0, at="n1", hand=["B-W01", "B-W02"])
    t.act(0, actions=4)
    t.draws("B-R01", "B-R02", "B-R03")
    t.do("trade:B-W01", "pile:bronze", "keep:B-R01", "under:B-R02")
    t.refuse("trade:B-W02", "traded")
    t.do("walk@n2", "pass")
    t.refuse("trade:B-W02", "traded")


@pytest.mark.rule("koenige.actions.three-players")
def test_three_players_have_two_four_and_two_actions() -> None:
    t = Halls(3)
    for seat, actions in ((0, 2), (1, 4), (2, 2)):
        t.act(seat)
        assert t.actions() == actions
    assert len(t.table.heroes) == 3
    t.act(1)
    t.do(*("walk@n1", "pass", "walk@start", "pass") * 2)
    assert t.actions() == 0


@pytest.mark.rule("koenige.actions.five-players")
def test_five_players_have_twelve_actions_a_round() -> None:
    t = Halls(5)
    actions = []
    for seat in range(5):
        t.act(seat)
        actions.append(t.actions())
    assert actions == [2, 3, 2, 3, 2]
    assert sum(actions[::2]) == sum(actions[1::2]) == 6


def test_the_shared_hero_makes_teams_equal() -> None:
    t = Halls(4, odd="shared_hero")
    for seat in range(4):
        t.act(seat)
        assert t.actions() == 2


@pytest.mark.rule("koenige.turn.three-phases", "koenige.equip.only-own-phase")
def test_phases_follow_each_other() -> None:
    t = Halls(2)
    t.hero(0, hand=["B-W01"])
    t.act(0)
    assert t.table.turn.phase == ACTIONS
    t.refuse("equip:B-W01", "equip-later")
    t.refuse("end", "equip-later")
    t.do("done")
    assert t.table.turn.phase == EQUIPPING
    for word in ("walk@n1", "attack:1", "play:B-A01", "done", "loot"):
        t.refuse(word, "too-late")
    t.refuse("equip:B-W01", seat=1)
    t.do("equip:B-W01", "end")
    assert t.table.turn.seat == 1


@pytest.mark.rule("koenige.turn.start-of-turn-first")
def test_captures_and_thefts_are_completed_before_a_room_is_drawn() -> None:
    t = Halls(2)
    t.lay("n1", "W02")
    t.lay("n2", "W01", 2)
    t.stack("W06", "W16")
    t.hero(0, at="start")
    t.flag("W02", "stolen", BLUE, 0)
    t.turn(0)
    assert t.events()[:3] == ["turn", "conquered", "drew-room"]
    t.hero(1, at="n2")
    t.flag("W01", "taking", holder=1)
    t.stack("W07", "W16")
    t.turn(1)
    kinds = t.events()
    assert kinds.index("captured") < kinds.index("drew-room")
    assert t.points() == (2, 1)


@pytest.mark.rule("koenige.turn.start-of-turn-first", "koenige.end.condition")
def test_if_that_ends_the_game_no_room_is_drawn_and_nobody_asked() -> None:
    t = Halls(2)
    t.lay("n1", "W02")
    t.stack()
    t.hero(0, at="start")
    t.hero(1, hand=["S-S06"])
    t.flag("W02", "stolen", BLUE, 0)
    t.turn(0)
    assert t.events() == ["turn", "conquered", "ended"]
    assert t.result().winners == [0]


@pytest.mark.rule("koenige.turn.start-of-turn-first")
@pytest.mark.card("S-S06")
def test_cards_for_an_enemy_turn_come_after_the_end_check_and_before_the_room() -> None:
    t = Halls(2)
    t.stack("W06", "W16")
    t.hero(1, hand=["S-S06"])
    t.turn(0)
    assert t.ask() == "EnemyTurn"
    assert t.table.drawn == []
    t.do("play:S-S06")
    assert t.ask() == "Lay", "nobody holds a card any more, so nobody is asked again"


def test_red_and_blue_are_teams() -> None:
    t = Halls(4)
    assert [t.table.team(seat) for seat in range(4)] == [RED, BLUE, RED, BLUE]
