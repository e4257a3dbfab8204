"""The end of the game, and its variants."""

from collections.abc import Iterator

import pytest

from verlies.games.koenige import GAME
from verlies.games.koenige.content.ids import GONE, IRON, PLACED
from verlies.games.koenige.content.rooms import ROOMS
from verlies.games.koenige.state import Catacombs
from verlies.games.koenige.turn import PATIENCE, is_too_late
from verlies.testing.koenige import BLUE, RED, ROOM, Halls, random_game
from verlies.text import words


def three(*stack: str, **options: str) -> Halls:
    """Return a game with three flags: W01 at e2, W02 at n1, W03 at s2."""
    t = Halls(2, **options)
    t.lay("n1", "W02", 2)
    t.lay("e2", "W01", 3)
    t.lay("s2", "W03", 0)
    t.stack(*stack)
    t.flag("W01", "placed", RED)
    t.flag("W02", "placed", BLUE)
    t.flag("W03", "placed", BLUE)
    return t


@pytest.mark.rule("koenige.end.condition", "koenige.end.score")
def test_the_last_capture_ends_the_game_at_once() -> None:
    t = three()
    t.hero(0, at="s2")
    t.flag("W03", "taking", holder=0)
    t.turn(0)
    result = t.result()
    assert t.events()[-1] == "ended"
    assert (result.winners, result.scores, result.places, result.endings) == ([0], [3, 2], [1, 2], ["won", "lost"])
    assert [(line.facts["room"], line.points) for line in result.breakdown[0]] == [("W01", 1), ("W03", 2)]


@pytest.mark.rule("koenige.end.condition")
def test_with_a_room_left_the_game_goes_on_until_it_is_laid() -> None:
    t = three("W06")
    t.turn(0)
    assert t.ask() == "Lay"
    t.do("lay@n1e1" if "n1e1" in t.places("lay") else f"lay@{t.places('lay')[0]}")
    while t.table.agenda:
        t.do(t.offers()[0])
    assert (t.result().winners, t.result().scores) == ([1], [1, 4])


@pytest.mark.rule("koenige.end.not-while-flag-out")
@pytest.mark.parametrize(("status", "team", "holder"), [("supply", -1, -1), ("taking", -1, 1), ("stolen", RED, 1)])
def test_while_a_flag_is_out_the_game_goes_on(status: str, team: int, holder: int) -> None:
    t = three()
    t.hero(1, at="e2")
    t.flag("W01", status, team, holder)
    t.turn(0)
    assert t.ask() == "Act"
    assert not t.table.is_finished()


@pytest.mark.rule("koenige.end.not-while-flag-out")
def test_a_flag_room_as_the_last_card_ends_nothing() -> None:
    t = three("I01")
    t.lay("s2", "W06", 0)
    t.stack("I01")
    t.turn(0)
    t.do(t.offers()[0])
    if t.ask() == "TurnRoom":
        t.do(t.offers()[0])
    assert t.ask() == "Act"


@pytest.mark.rule("koenige.end.immediate-mid-turn")
def test_the_end_comes_in_the_middle_of_a_fight() -> None:
    t = three()
    t.flag("W01", "stolen", RED, 1)
    t.hero(0, weapon="S-W06")
    t.hero(1, hand=["B-A01"])
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1", "pass", "pass")
    t.do("pass")
    assert t.events()[-2:] == ["returned", "ended"]
    assert t.result().scores == [1, 4]
    assert t.hand(1) == ["B-A01"], "no ability, no further action"


@pytest.mark.rule("koenige.end.score")
def test_six_to_five() -> None:
    t = Halls(4)
    for room, team in (("I03", RED), ("W02", RED), ("W01", RED), ("I02", BLUE), ("W03", BLUE), ("I01", BLUE)):
        t.flag_at(room).status, t.flag_at(room).team = PLACED, team
    t.hero(0, hand=["G-W01"])
    result = GAME.result(t.table)
    assert (result.scores, result.winners, result.teams) == ([6, 5, 6, 5], [0, 2], [0, 1, 0, 1])


def ends(length: str, seeds: range) -> Iterator[Catacombs]:
    """Yield the last states of random games that ended by themselves."""
    for seed in seeds:
        state = list(random_game(6, seed, length=length))[-1]
        if state.is_finished() and not state.gone:
            yield state


@pytest.mark.rule("koenige.end.no-tie-full")
def test_all_points_are_dealt_out_and_there_is_no_draw() -> None:
    found = 0
    for state in ends("short", range(4)):
        scores = GAME.result(state).scores[:2]
        assert sum(scores) == 5
        assert scores[0] != scores[1]
        found += 1
    assert found >= 2
    assert sum(room.flag for room in ROOMS) % 2 == 1


@pytest.mark.rule("koenige.end.tie")
def test_equal_sums_are_a_shared_win() -> None:
    t = Halls(2)
    for flag in t.table.flags:
        flag.status = GONE
    t.flag_at("W02").status, t.flag_at("W02").team = PLACED, RED
    t.flag_at("W03").status, t.flag_at("W03").team = PLACED, BLUE
    result = GAME.result(t.table)
    assert (result.winners, result.places, result.endings) == ([0, 1], [1, 1], ["level", "level"])
    assert [tie.by for tie in result.ties] == ["shared"]
    told = {words(GAME, "de").verdict(result, 1 << seat) for seat in (0, 1)}
    assert told == {"Unentschieden: Team Rot und Team Blau teilen sich den Sieg."}
    assert words(GAME, "en").verdict(result) == "A draw: Team Red and Team Blue share the victory."


@pytest.mark.parametrize(("rounds", "last"), [("15", 15), ("30", 30), ("off", PATIENCE)])
def test_the_goal_says_when_a_game_is_broken_off(rounds: str, last: int) -> None:
    header = GAME.new(2, 1, {"rounds": rounds}).header
    assert f"spätestens aber {last} Runden nach der letzten Raumkarte" in words(GAME, "de").goal(header)
    assert f"at the latest {last} rounds after the last room card" in words(GAME, "en").goal(header)


@pytest.mark.rule("koenige.end.terminates")
def test_after_the_last_capture_only_cards_take_x_away() -> None:
    t = three("W16")
    t.mark("n1", "s2")
    t.flag("W01", "stolen", RED, 1)
    t.hero(1, at="start")
    t.turn(1)
    assert t.marked() == ["e2", "n1", "s2"], "a conquest takes none away"


@pytest.mark.rule("koenige.end.terminates")
@pytest.mark.parametrize(("rounds", "last"), [("15", 15), ("30", 30), ("off", PATIENCE)])
def test_a_game_can_be_broken_off(rounds: str, last: int) -> None:
    t = three(rounds=rounds)
    t.flag("W01", "stolen", RED, 1)
    t.hero(1, at="w1")
    t.table.late = last - 1
    t.turn(0)
    assert t.ask() == "Act"
    t.turn(1)
    assert t.table.late == last, "only the first board counts rounds"
    t.turn(0)
    assert t.events()[-1] == "ended"
    assert t.result().scores == [1, 4], "a stolen flag counts for its old team"


@pytest.mark.rule("koenige.end.terminates")
def test_unclaimed_flags_count_for_nobody_and_rounds_count_only_without_rooms() -> None:
    t = three(rounds="15")
    t.flag("W01", "supply")
    t.table.late = 15
    t.turn(0)
    assert t.result().scores == [0, 4]
    s = three("W16", rounds="15")
    s.table.late = 14
    assert not is_too_late(s.table)
    assert s.table.late == 14


# Variants


@pytest.mark.rule("koenige.variant.short-deck", "koenige.variant.short-flags")
def test_the_short_game_has_no_iron() -> None:
    match = GAME.new(4, 3, {"length": "short"})
    state = match.state
    assert state.rooms.count() + len(state.drawn) == 17
    assert all(ROOMS[room].back != IRON for room in state.rooms.cards())
    alive = [ROOMS[room].id for room, flag in zip(GAME.box.flag_rooms, state.flags, strict=True) if flag.status != GONE]
    assert alive == ["W01", "W02", "W03"]
    assert sum(ROOMS[ROOM[room]].flag for room in alive) == 5


@pytest.mark.rule("koenige.variant.short-deck", "koenige.variant.short-flags")
def test_a_short_game_ends_with_three_flags() -> None:
    for state in ends("short", range(3)):
        assert len(state.laid()) == 18
        assert [flag.status for flag in state.flags].count(PLACED) == 3
        assert all(len(hero.hand) >= 0 for hero in state.heroes)


@pytest.mark.rule("koenige.variant.extra-player")
def test_the_shared_hero_is_a_full_player_of_the_smaller_team() -> None:
    t = Halls(4, odd="shared_hero")
    assert t.table.order == [0, 1, 2, 3]
    assert t.table.team(3) == t.table.team(1)
    assert t.table.mates(1) == [3]
    match = GAME.new(6, 2, {"odd": "shared_hero"})
    assert len(match.state.heroes) == 6
    t.act(0)
    assert t.offers("attack") == ["attack:1", "attack:3"], "attacks on each are counted apart"
    t.act(3)
    assert (t.asked, t.actions()) == ([3], 2)
