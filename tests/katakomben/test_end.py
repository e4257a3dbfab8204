"""Leaving, falling, what those do who are out, and the score."""

import pytest

from verlies.core.decision import Points
from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.tiles import TILES
from verlies.testing.katakomben import Kata


def lines(t: Kata, seat: int = 0) -> list[Points]:
    return GAME.result(t.table).breakdown[seat]


def points(t: Kata, seat: int = 0) -> int:
    return GAME.result(t.table).scores[seat]


@pytest.mark.rule("katakomben.end.all-out")
def test_the_game_ends_when_everybody_is_out() -> None:
    t = Kata(boots=1, tokens=["artifact_5"])
    t.thief(1, damage=9)
    t.noise(0, 6)
    t.do("move:A1.crypt")
    assert not t.match.over
    t.end()
    assert (t.match.over, t.asked) == (False, [1])
    t.play_all()
    t.stones(1, "black", "black", "black", "black", "black")
    t.end()
    assert (t.match.over, t.table.thieves[1].status) == (True, FALLEN)
    t.refuse("end")


@pytest.mark.rule("katakomben.escape.reach-crypt", "katakomben.escape.mastery")
def test_whoever_reaches_the_crypt_with_an_artifact_escapes_as_a_master_thief() -> None:
    t = Kata(boots=1, tokens=["artifact_5"])
    t.do("move:A1.crypt")
    assert (t.table.thieves[0].status, t.owned(), t.table.loot.mastery) == (ESCAPED, ["artifact_5", "mastery"], 1)
    assert points(t) == 25
    assert GAME.new(2, seed=1).state.thieves[0].status != ESCAPED
    t = Kata(tokens=["artifact_5"])
    t.thief(0, status=FALLEN)
    assert points(t) == 5, "whoever falls gets no marker"


@pytest.mark.rule("katakomben.escape.finish-turn")
def test_whoever_escapes_finishes_the_turn() -> None:
    t = Kata(boots=9, teleports=2, skill=4, hand=["stumble", "burgle"], tokens=["artifact_5"], row=("swindle",) * 5)
    t.noise(2, 0)
    t.do("move:A1.crypt")
    t.refuse("end", "cards-left")
    t.refuse("move:A1.hall", "has-left")
    t.refuse("teleport:A1.hall", "has-left")
    t.refuse("mark:A1.west", "has-left")
    t.refuse("crack:A1.west", "has-left")
    t.do("buy:swindle", "play:stumble", "play:burgle")
    assert t.stones_of(0).area == 2, "no stones are placed any more"
    t.ghosts_out(area=1)
    t.reveals("darkened_alcove", "swindle")
    t.stones("ghost", 0, "black", *["black"] * 6)
    assert not t.match.over
    t.end()
    assert (t.stones_of(0).damage, t.stones_of(1).damage, t.stones_of(0).aside) == (0, 1, 1)


@pytest.mark.rule("katakomben.escape.finish-turn")
def test_whoever_escapes_may_still_buy_from_afar() -> None:
    t = Kata(boots=1, hand=["golden_flute"], gold=5, tokens=["artifact_5"])
    t.do("play:golden_flute", "move:A1.crypt", "flute:crown_10")
    assert t.owned() == ["artifact_5", "mastery", "crown_10"]


@pytest.mark.rule("katakomben.escape.finish-turn")
def test_whoever_escapes_does_not_leap_back() -> None:
    row = ("marble_guardian", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(boots=1, swords=3, tokens=["artifact_5"], row=row)
    t.do("move:A1.crypt", "fight:marble_guardian", f"lay:{t.table.maze.at(-1, 0)}", "turn:0")
    assert (t.ask, t.room(), t.table.thieves[0].gold) == ("TakeTurn", "A1.crypt", 2)


@pytest.mark.rule("katakomben.escape.finish-turn")
def test_the_game_is_over_only_after_the_last_turn() -> None:
    t = Kata(boots=1, tokens=["artifact_5"], hand=["burgle"])
    t.thief(1, status=FALLEN)
    t.do("move:A1.crypt")
    assert not t.match.over
    t.do("play:burgle", "end")
    assert t.match.over


@pytest.mark.rule("katakomben.ko.zero-points", "katakomben.score.eligible")
def test_who_counts_points() -> None:
    t = Kata(4, tiles=["D01@w1", "S1@e1"], room="D01.a", tokens=["artifact_20"], gold=15)
    t.thief(0, status=FALLEN)
    t.thief(1, room="S1.a", status=FALLEN, gold=9)
    t.thief(2, room="S1.a", status=FALLEN, gold=9, tokens=["artifact_5"])
    t.thief(3, room="A1.crypt", status=ESCAPED, tokens=["artifact_7", "mastery"])
    assert GAME.result(t.table).scores == [0, 0, 14, 27]
    assert GAME.result(t.table).endings == ["in-depths", "no-artifact", "rescued", "escaped"]


@pytest.mark.rule("katakomben.depths.definition")
def test_the_depths_are_the_dark_tiles_and_the_upper_half_of_the_start_tile() -> None:
    for side in ("a", "b"):
        t = Kata(side=side)
        deep = set()
        for number in range(len(TILES.rooms)):
            t.table.thieves[0].room = number
            if t.table.in_depths(0):
                deep.add(TILES.tile_of(number).id)
        dark = {tile.id for tile in TILES.tiles if tile.id.startswith("D")}
        assert deep == dark | {"A2", "B2"}


# Those who are out


@pytest.mark.rule("katakomben.out.no-regular-turns")
def test_whoever_is_out_has_no_turns_and_makes_no_noise() -> None:
    t = Kata(3, row=("swindle",) * 5, hand=["double_cross"])
    t.thief(1, status=ESCAPED)
    t.reveals("archoverlord")
    t.stones(*["black"] * 4)
    t.do("play:double_cross", "end")
    assert (t.asked, t.stones_of(1).area + t.stones_of(1).bag) == ([2], 0)
    assert t.told("out-draw", "count") == [4]


@pytest.mark.rule("katakomben.out.immune")
def test_stones_of_those_who_are_out_do_nothing() -> None:
    t = Kata(3, row=("swindle",) * 6)
    t.noise(0, 4, 0)
    t.thief(1, status=ESCAPED)
    t.stones(1, 1, "black", "black")
    t.end()
    assert (t.stones_of(1).damage, t.stones_of(1).aside, t.stones_of(1).bag) == (0, 2, 2)
    t = Kata(2, row=("swindle",) * 5, tiles=["S1@w1"], room="A1.hall")
    t.thief(1, status=FALLEN, room="S1.a")
    t.reveals("animated_wall")
    t.stones(*["black"] * 6)
    t.end()
    assert t.lies("S1") == "w1/0"


@pytest.mark.rule("katakomben.out.turn-attack")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whoever_is_out_draws_four_stones_whatever_the_dragon(seats: int) -> None:
    t = Kata(seats, row=("wishing_well", "the_warden", "swindle", "swindle", "bard", "bard"))
    t.thief(1, status=ESCAPED)
    t.rage(7)
    t.noise(0, 0, 2)
    t.ghosts_out(area=1)
    t.stones(2, "ghost", "black", "black")
    t.end()
    assert (t.told("out-draw", "count"), "attack" in t.events()) == ([4], False)
    assert (t.stones_of(2).damage, t.stones_of(0).damage, t.ghosts()) == (2, 1, (4, 1, 0))
    assert t.asked == [2]
    t = Kata(3)
    t.thief(1, status=ESCAPED)
    t.bag(0, 0, 0, black=3)
    t.stones(*["black"] * 3)
    t.end()
    assert (t.told("out-draw", "count"), t.told("out-draw", "lacking")) == ([3], [1])


@pytest.mark.rule("katakomben.out.turn-attack-two-players")
def test_of_two_six_stones_are_drawn() -> None:
    t = Kata(2, row=("wishing_well", "swindle", "swindle", "swindle", "bard", "bard"))
    t.thief(1, status=ESCAPED)
    t.stones(*["black"] * 6)
    t.end()
    assert (t.told("out-draw", "count"), t.black(), t.asked) == ([6], (18, 6), [0])


@pytest.mark.rule("katakomben.out.every-out-player")
def test_everybody_who_is_out_draws_every_round() -> None:
    t = Kata(4)
    t.thief(1, status=ESCAPED)
    t.thief(2, status=FALLEN)
    for _ in range(2):
        t.stones(*["black"] * 8)
        t.end()
        t.play_all()
        t.end()
        assert t.asked == [0]
        t.play_all()
    assert t.told("out-draw", "count") == [4, 4, 4, 4]
    assert not hasattr(t.table, "fate")


# Score


@pytest.mark.rule("katakomben.score.sum")
def test_everything_adds_up() -> None:
    t = Kata(tokens=["artifact_12", "mastery", "backpack", "monkey_idol"], gold=9)
    t.thief(0, hand=["swindle"], deck=["expert_guide"], discard=["rose_quartz"], status=ESCAPED)
    t.table.boxed_cards = t.ids.cards("secret_tome")
    assert points(t) == 12 + 9 + 20 + 5 + 5 + (1 + 2 + 4)
    assert sum(line.points for line in lines(t)) == 58
    rules = {line.facts.get("token", line.label): line.rule for line in lines(t)}
    assert (rules["backpack"], rules["gold"]) == ("katakomben.goods.rucksack", "katakomben.gold.gain")


@pytest.mark.rule("katakomben.score.winner-and-tie")
def test_the_better_artifact_breaks_a_tie() -> None:
    t = Kata(3)
    for seat, artifact, gold in ((0, 10, 20), (1, 15, 15), (2, 20, 9)):
        t.thief(seat, status=ESCAPED, tokens=[f"artifact_{artifact}", "mastery"], gold=gold, deck=[], hand=[])
    result = GAME.result(t.table)
    assert (result.scores, result.winners) == ([50, 50, 49], [1])
    t.thief(0, tokens=["artifact_10", "artifact_15", "mastery"], gold=10)
    t.thief(1, tokens=["artifact_5", "artifact_17", "mastery"], gold=13)
    result = GAME.result(t.table)
    assert (result.scores[:2], result.winners) == ([55, 55], [1]), "the best one of several counts"
    for seat in range(3):
        t.thief(seat, status=FALLEN, tokens=[])
    assert GAME.result(t.table).winners == []


@pytest.mark.rule("katakomben.score.winner-and-tie")
def test_equal_artifacts_share_the_victory() -> None:
    t = Kata(5)
    for seat, artifact in ((0, "artifact_10"), (1, "artifact_10b")):
        t.thief(seat, status=ESCAPED, tokens=[artifact, "mastery"], deck=[], hand=[])
    for seat in (2, 3, 4):
        t.thief(seat, status=FALLEN)
    assert GAME.result(t.table).winners == [0, 1]
