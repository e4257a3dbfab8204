"""Falling, leaving, and what it means to be out; when the game is over."""

import pytest

from verlies.families.klong.state import ESCAPED, FALLEN, INSIDE
from verlies.games.klong.setup import BOX
from verlies.testing.klong import GAME, Klong, cards, tokens

ATTACKER = "animated_door"
"""A card with an attack symbol and nothing else on its arrival."""


def attack(t: Klong, *stones: int | str) -> None:
    """Let the active thief's refill reveal an attack, which draws these stones."""
    t.row("ladder", "ladder", "teleporter", "teleporter", "pickaxe")
    t.reveals(ATTACKER)
    t.stones(*stones)
    t.end()


def status(t: Klong) -> list[int]:
    return [thief.status for thief in t.table.thieves]


def damages(t: Klong) -> list[int]:
    return [thief.damage for thief in t.table.thieves]


def supplies(t: Klong) -> list[int]:
    return [thief.supply for thief in t.table.thieves]


def bare(t: Klong, *seats: int) -> None:
    """Take all cards from thieves, so that they can end their turns at once."""
    for seat in seats:
        t.thief(seat, hand=[], deck=[], discard=[], played=[])


def leave(t: Klong) -> None:
    """Let the active thief walk out of the dungeon with the smallest artifact."""
    seat = t.asked[0]
    t.thief(seat, room="F02", tokens=["artifact_5"])
    t.turn(boots=1)
    t.do("move:F01")


# Falling


@pytest.mark.rule("klong.ko.full-track")
def test_the_tenth_damage_knocks_a_thief_out() -> None:
    t = Klong(3)
    t.thief(2, damage=9)
    t.bag(0, 0, 1, black=24)
    t.rage(1)
    attack(t, 2, "black")
    assert status(t) == [INSIDE, INSIDE, FALLEN]
    assert damages(t) == [0, 0, 10]
    assert supplies(t) == [30, 30, 20]
    assert t.events()[-6:] == ["attack", "drawn-stone", "fell", "fate", "drawn-black", "turn"]


@pytest.mark.rule("klong.ko.full-track")
def test_the_ninth_damage_does_not() -> None:
    t = Klong(2)
    t.thief(1, damage=8)
    t.bag(0, 1, black=24)
    t.rage(1)
    attack(t, 1, "black")
    assert status(t) == [INSIDE, INSIDE]
    assert damages(t) == [0, 9]
    assert t.table.fate == 0


@pytest.mark.rule("klong.ko.full-track")
def test_more_stones_of_the_fallen_in_the_same_attack_go_aside_without_effect() -> None:
    t = Klong(3)
    t.thief(2, damage=9)
    t.bag(0, 0, 3, black=24)
    t.rage(3)
    attack(t, 2, 2, 2)
    assert damages(t) == [0, 0, 10]
    assert t.table.dragon.aside == [0, 0, 2, 0, 0]
    assert t.table.dragon.bag == [0, 0, 0, 0, 24]
    assert t.asked == [1]


@pytest.mark.rule("klong.ko.full-track")
def test_a_fall_in_the_middle_of_an_own_turn_ends_it_at_once() -> None:
    t = Klong(2, hand=["mister_whiskers", "burgle"], damage=9, skill=5, row=["ladder"] * 6)
    t.bag(1, black=24)
    t.rage(1)
    t.stones(0, "black")
    t.do("play:mister_whiskers", "choose:attack")
    assert status(t) == [FALLEN, INSIDE]
    assert t.asked == [1]
    assert t.table.turn.skill == 0


@pytest.mark.rule("klong.ko.full-track")
def test_a_fall_in_the_turn_of_another_does_not_end_that_turn() -> None:
    t = Klong(2, hand=["mister_whiskers", "burgle"], skill=5)
    t.thief(1, damage=9)
    t.bag(0, 1, black=24)
    t.rage(1)
    t.stones(1, "black")
    t.do("play:mister_whiskers", "choose:attack")
    assert status(t) == [INSIDE, FALLEN]
    assert t.asked == [0]
    assert t.hand() == ["burgle"]
    assert t.table.turn.skill == 5


@pytest.mark.rule("klong.ko.full-track", "klong.keyword.trash-timing")
def test_who_falls_in_an_own_turn_trashes_nothing_any_more() -> None:
    t = Klong(2, hand=["master_burglar", "mister_whiskers"], discard=["burgle"], damage=9)
    t.bag(1, black=24)
    t.rage(1)
    t.stones(0, "black")
    t.do("play:master_burglar", "play:mister_whiskers", "choose:attack")
    assert t.asked == [1]
    assert t.table.boxed_cards == []


@pytest.mark.rule("klong.ko.rescued")
def test_who_falls_above_the_depths_with_an_artifact_is_rescued_and_scores_without_marker() -> None:
    t = Klong(2)
    t.thief(1, room="F16", tokens=["artifact_10", "chalice"], gold=4, damage=9, discard=["secret_tome"])
    t.bag(0, 1, black=24)
    t.rage(1)
    attack(t, 1, "black")
    assert t.table.loot.mastery == 2
    assert t.owned(1) == ["artifact_10", "chalice"]
    result = GAME.result(t.table)
    assert result.endings == ["inside", "rescued"]
    assert result.scores == [0, 10 + 7 + 4 + 7]
    assert result.winners == [1]


@pytest.mark.rule("klong.ko.no-artifact")
def test_who_falls_without_an_artifact_has_lost_whatever_they_own() -> None:
    t = Klong(2, room="F02")
    t.thief(1, room="F16", tokens=["chalice", "crown_10"], gold=30, damage=9)
    t.bag(0, 1, black=24)
    t.rage(1)
    attack(t, 1, "black")
    result = GAME.result(t.table)
    assert result.endings[1] == "no-artifact"
    assert result.scores[1] == 0
    assert result.breakdown[1] == []
    assert result.winners == []


@pytest.mark.rule("klong.ko.no-artifact")
def test_without_an_artifact_one_ranks_behind_every_scoring_thief() -> None:
    t = Klong(3)
    t.thief(0, status=ESCAPED, room="F01", tokens=["artifact_5", "mastery"])
    t.thief(1, status=FALLEN, room="F16", gold=30)
    t.thief(2, status=FALLEN, room="F16", tokens=["artifact_7"])
    result = GAME.result(t.table)
    assert result.scores == [25, 0, 7]
    assert result.places == [1, 3, 2]
    assert result.winners == [0]


@pytest.mark.rule("klong.ko.in-depths")
def test_who_falls_in_the_depths_has_lost_even_with_the_best_artifact() -> None:
    t = Klong(2)
    t.thief(1, room="F35", tokens=["artifact_30"], gold=5, damage=9)
    t.bag(0, 1, black=24)
    t.rage(1)
    attack(t, 1, "black")
    result = GAME.result(t.table)
    assert result.endings[1] == "in-depths"
    assert result.scores == [0, 0]
    assert result.breakdown[1] == []
    assert result.winners == []


@pytest.mark.rule("klong.ko.in-depths", "klong.ko.rescued")
@pytest.mark.parametrize(
    ("board", "room", "ending"),
    [
        ("front", "F12", "rescued"),
        ("front", "F16", "rescued"),
        ("front", "F17", "in-depths"),
        ("front", "F21", "in-depths"),
        ("back", "B19", "rescued"),
        ("back", "B20", "in-depths"),
    ],
)
def test_the_depths_begin_below_their_border(board: str, room: str, ending: str) -> None:
    t = Klong(2, board=board)
    t.thief(1, status=FALLEN, room=room, tokens=["artifact_5"])
    assert GAME.result(t.table).endings == ["inside", ending]


@pytest.mark.rule("klong.ko.place-remembered")
@pytest.mark.parametrize(("room", "ending", "score"), [("F35", "in-depths", 0), ("F16", "rescued", 30)])
def test_the_room_of_the_fall_counts_although_the_pawn_is_on_the_fate_track(room: str, ending: str, score: int) -> None:
    t = Klong(2, room="F02")
    t.thief(1, room=room, tokens=["artifact_30"], damage=9)
    t.bag(0, 1, black=24)
    t.rage(1)
    attack(t, 1, "black")
    assert (t.table.fate_seat, t.table.fate) == (1, 2), "fate 1 at the fall, then its first step"
    assert t.room(1) == room
    t.table.fate = 4
    bare(t, 0)
    t.end()
    assert t.match.over
    result = GAME.result(t.table)
    assert result.endings == ["no-artifact", ending]
    assert result.scores == [0, score]


# Leaving


@pytest.mark.rule("klong.escape.needs-artifact")
def test_nobody_leaves_without_an_artifact() -> None:
    t = Klong(2, room="F02", boots=1, teleports=1, tokens=["chalice", "monkey_idol"])
    t.refuse("move:F01", "needs-artifact")
    t.refuse("teleport:F01", "needs-artifact")


@pytest.mark.rule("klong.escape.needs-artifact")
@pytest.mark.parametrize("artifact", ["artifact_5", "artifact_30"])
@pytest.mark.parametrize("way", ["move:F01", "teleport:F01"])
def test_with_an_artifact_both_ways_out_are_open(artifact: str, way: str) -> None:
    t = Klong(2, room="F02", boots=1, teleports=1, tokens=[artifact])
    t.do(way)
    assert status(t) == [ESCAPED, INSIDE]
    assert t.room() == "F01"


@pytest.mark.rule("klong.escape.needs-artifact")
def test_the_way_out_of_the_other_board_needs_an_artifact_too() -> None:
    t = Klong(2, board="back", room="B02", boots=1)
    t.refuse("move:B01", "needs-artifact")
    t.thief(0, tokens=["artifact_7"])
    t.do("move:B01")
    assert status(t) == [ESCAPED, INSIDE]


@pytest.mark.rule("klong.escape.mastery")
def test_who_leaves_takes_a_marker_worth_twenty_points() -> None:
    t = Klong(3, room="F02", boots=1, tokens=["artifact_5"])
    assert t.table.loot.mastery == 3
    t.do("move:F01")
    assert t.owned() == ["artifact_5", "mastery"]
    assert t.owned(1) == []
    assert t.table.loot.mastery == 2
    result = GAME.result(t.table)
    assert result.endings[0] == "escaped"
    assert result.scores[0] == 5 + 20


@pytest.mark.rule("klong.escape.mastery")
def test_the_last_one_out_gets_a_marker_as_well() -> None:
    t = Klong(2)
    leave(t)
    t.end()
    bare(t, 1)
    t.table.dragon.rage = 0
    leave(t)
    assert t.owned(1) == ["artifact_5", "mastery"]
    assert t.table.loot.mastery == 0


@pytest.mark.rule("klong.escape.rest-of-turn")
def test_after_leaving_the_hand_is_still_played() -> None:
    t = Klong(2, hand=["burgle", "scramble"])
    leave(t)
    t.refuse("end", "cards-left")
    t.do("play:burgle", "play:scramble")
    assert t.resources() == (2, 0, 1)
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.escape.rest-of-turn")
def test_after_leaving_cards_can_be_bought_and_monsters_fought() -> None:
    t = Klong(2, skill=4, swords=2, row=["pickaxe", "orc_grunt", "ladder", "ladder", "shrine", "shrine"])
    leave(t)
    t.do("buy:pickaxe", "fight:orc_grunt")
    assert t.discard() == ["pickaxe"]
    assert t.table.thieves[0].gold == 3
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.escape.rest-of-turn")
def test_after_leaving_nobody_goes_back_in() -> None:
    t = Klong(2, teleports=1)
    leave(t)
    t.turn(boots=3)
    assert t.offers("move:") == []
    assert t.offers("teleport:") == []
    t.refuse("move:F02", "has-left")
    t.refuse("teleport:F02", "has-left")


@pytest.mark.rule("klong.escape.rest-of-turn")
def test_after_leaving_no_goods_and_no_artifacts_are_to_be_had() -> None:
    t = Klong(4, gold=14)
    leave(t)
    t.thief(0, tokens=["artifact_5", "mastery", "backpack"])
    assert t.offers("goods:") == []
    t.refuse("goods:master_key", "no-market")
    t.refuse("artifact:artifact_7", "no-artifact-here")


@pytest.mark.rule("klong.escape.rest-of-turn", "klong.out.no-clank")
def test_noise_after_leaving_adds_no_stones() -> None:
    t = Klong(2, hand=["stumble"])
    t.noise(2, 1)
    leave(t)
    t.do("play:stumble")
    assert t.table.dragon.area == [2, 1]
    assert supplies(t) == [28, 29]


@pytest.mark.rule("klong.escape.rest-of-turn", "klong.out.stones-like-black")
def test_the_attack_at_the_end_of_the_turn_of_leaving_does_not_hurt_who_left() -> None:
    t = Klong(2)
    t.bag(2, 1, black=24)
    t.rage(3)
    leave(t)
    attack(t, 0, 1, "black")
    assert damages(t) == [0, 1]
    assert status(t) == [ESCAPED, INSIDE]
    assert t.table.dragon.aside == [1, 0, 0, 0, 1]


@pytest.mark.rule("klong.escape.rest-of-turn")
def test_the_turn_of_leaving_ends_with_a_refill_as_usual() -> None:
    t = Klong(2, row=["ladder", "ladder"], dungeon=["pickaxe", "pickaxe", "teleporter", "teleporter"])
    leave(t)
    t.reveals("pickaxe", "pickaxe", "teleporter", "teleporter")
    t.end()
    assert t.table.dungeon.row == cards("ladder", "ladder", "pickaxe", "pickaxe", "teleporter", "teleporter")


# Being out


@pytest.mark.rule("klong.out.no-turns")
@pytest.mark.parametrize("out", [ESCAPED, FALLEN])
def test_who_is_out_takes_no_turn(out: int) -> None:
    t = Klong(3, row=["ladder"] * 6)
    t.thief(1, status=out, room="F01", hand=["burgle"], deck=[])
    t.table.fate, t.table.fate_seat = 1, 2
    t.end()
    assert t.asked == [2]
    assert t.hand(1) == ["burgle"]
    assert t.played(1) == []
    assert t.table.dungeon.row == cards(*["ladder"] * 6)
    assert t.events().count("turn") == 1


@pytest.mark.rule("klong.out.no-turns")
def test_several_out_in_a_row_are_passed_over_in_seat_order() -> None:
    t = Klong(4, start=2)
    bare(t, 1)
    t.thief(3, status=FALLEN)
    t.thief(0, status=ESCAPED)
    t.end()
    assert t.asked == [1]
    t.end()
    assert t.asked == [2]


@pytest.mark.rule("klong.out.no-turns")
def test_the_only_one_left_takes_turn_after_turn() -> None:
    t = Klong(3)
    bare(t, 0)
    t.thief(1, status=FALLEN)
    t.thief(2, status=ESCAPED)
    t.end()
    assert t.asked == [0]


@pytest.mark.rule("klong.out.no-clank")
@pytest.mark.parametrize("out", [ESCAPED, FALLEN])
def test_noise_by_everybody_leaves_out_who_is_out(out: int) -> None:
    t = Klong(3, row=["ladder"] * 5)
    t.thief(1, status=out)
    t.reveals("overlord")
    t.end()
    assert t.table.dragon.area == [1, 0, 1]
    assert supplies(t) == [29, 30, 29]


@pytest.mark.rule("klong.out.no-clank")
@pytest.mark.parametrize("out", [ESCAPED, FALLEN])
def test_noise_by_the_others_leaves_out_who_is_out(out: int) -> None:
    t = Klong(4, hand=["tattle"])
    t.thief(1, status=out)
    t.do("play:tattle")
    assert t.table.dragon.area == [0, 0, 1, 1]
    assert supplies(t) == [30, 30, 29, 29]


@pytest.mark.rule("klong.out.ignored-by-all-effects")
def test_effects_on_all_thieves_change_nothing_for_who_is_out() -> None:
    t = Klong(3, hand=["tattle"], swords=3, row=["watcher", *["ladder"] * 5])
    t.thief(1, status=ESCAPED, tokens=["artifact_5", "mastery"], gold=3, damage=4, hand=["burgle"], deck=["stumble"])
    t.reveals("overlord")
    before = t.table.fork().thieves[1]
    t.do("play:tattle", "fight:watcher")
    t.end()
    after = t.table.thieves[1]
    for name in ("hand", "discard", "played", "tokens", "gold", "supply", "damage", "status", "room"):
        assert getattr(after, name) == getattr(before, name), name
    assert after.deck.cards() == before.deck.cards()
    assert t.table.dragon.area == [1, 0, 3]


@pytest.mark.rule("klong.out.stones-like-black")
@pytest.mark.parametrize("out", [ESCAPED, FALLEN])
def test_a_drawn_stone_of_somebody_out_goes_aside_and_counts_as_drawn(out: int) -> None:
    t = Klong(3)
    t.thief(1, status=out, damage=4)
    t.bag(0, 3, 2, black=24)
    t.rage(1)
    attack(t, 1, 2)
    assert damages(t) == [0, 4, 1]
    assert t.table.dragon.aside == [0, 1, 0, 0, 0]
    assert t.table.dragon.bag == [0, 2, 1, 0, 24]
    assert t.events().count("drawn-idle") == 1


@pytest.mark.rule("klong.out.stones-like-black")
def test_stones_of_somebody_out_in_the_area_still_go_into_the_bag() -> None:
    t = Klong(3)
    t.noise(1, 3, 2)
    t.thief(1, status=ESCAPED)
    t.rage(1)
    attack(t, "black", "black")
    assert t.table.dragon.area == [0, 0, 0]
    assert t.table.dragon.bag == [1, 3, 2, 0, 22]
    assert t.table.dragon.aside[BOX.black] == 2


# The end of the game


@pytest.mark.rule("klong.end.all-out")
def test_the_game_goes_on_while_one_thief_is_inside() -> None:
    t = Klong(2)
    leave(t)
    t.end()
    assert not t.match.over
    assert t.match.result is None
    assert t.asked == [1]


@pytest.mark.rule("klong.end.all-out")
def test_the_game_is_over_when_the_last_one_falls() -> None:
    t = Klong(2)
    leave(t)
    t.end()
    t.thief(1, room="F16", tokens=["artifact_7"], damage=9, hand=[])
    t.bag(0, 1, black=24)
    t.rage(1)
    attack(t, 1, "black")
    assert t.match.over
    assert t.asked == []
    result = t.match.result
    assert result is not None
    assert result.endings == ["escaped", "rescued"]
    assert result.scores == [25, 7]
    assert result.winners == [0]


@pytest.mark.rule("klong.end.all-out")
def test_after_the_end_nothing_can_be_done() -> None:
    t = Klong(2, hand=["burgle"], skill=9, room="F16", tokens=["potion_of_healing"], damage=9)
    t.thief(1, status=FALLEN)
    t.bag(1, black=24)
    t.rage(1)
    t.do("play:burgle")
    attack(t, 0, "black")
    assert t.match.over
    assert t.match.decisions == []
    for seat in (0, 1):
        for word in ("end", "pass", "play:burgle", "buy:explore", "move:F11", "drink:potion_of_healing"):
            t.refuse(word, "game-over", seat=seat)


@pytest.mark.rule("klong.end.all-out", "klong.escape.rest-of-turn")
def test_the_last_one_to_leave_finishes_the_turn_and_then_it_is_over() -> None:
    t = Klong(2, hand=["burgle"], skill=6)
    t.thief(1, status=FALLEN)
    leave(t)
    assert not t.match.over
    t.do("play:burgle", "buy:secret_tome")
    t.end()
    assert t.match.over
    result = t.match.result
    assert result is not None
    assert result.scores == [5 + 20 + 7, 0]


@pytest.mark.rule("klong.end.all-out")
def test_the_game_is_over_when_the_fate_attack_fells_the_last_one() -> None:
    t = Klong(2)
    bare(t, 0)
    t.thief(0, damage=9, tokens=["artifact_5"], room="F16")
    t.thief(1, status=ESCAPED, room="F01", tokens=["artifact_7", "mastery"])
    t.table.fate, t.table.fate_seat = 1, 1
    t.bag(1, black=24)
    t.rage(1)
    t.stones("black", 0, "black")
    t.end()
    assert t.match.over
    assert t.table.fate == 2
    assert tokens("mastery")[0] not in t.table.thieves[0].tokens
