"""The end of a turn, the dragon, ghosts and damage."""

import pytest

from verlies.families.klong.state import ESCAPED, FALLEN, INSIDE
from verlies.games.katakomben import GAME
from verlies.testing.katakomben import Kata, Stones, random_game

ATTACK = "darkened_alcove"


def attacked(t: Kata, *stones: int | str) -> None:
    """End the turn with an attack that draws these stones."""
    t.reveals(ATTACK)
    t.stones(*stones)
    t.end()


def gap(seats: int = 2, **what: object) -> Kata:
    return Kata(seats, row=("swindle",) * 5, **what)  # type: ignore[arg-type]


@pytest.mark.rule("katakomben.endturn.order")
def test_the_end_of_a_turn_has_its_order() -> None:
    t = gap(hand=["burgle"], deck=["stumble"] * 6)
    t.to_trash()
    t.do("play:burgle")
    t.reveals(ATTACK)
    t.stones("black", "black", "black")
    t.do("end", "trash:burgle")
    kinds = [kind for kind in t.events() if kind in ("trashed", "drew", "revealed", "attack", "turn")]
    assert kinds == ["trashed", *["drew"] * 5, "revealed", "attack", "turn"]


@pytest.mark.rule("katakomben.endturn.cleanup")
def test_the_play_area_is_discarded_and_five_cards_are_drawn() -> None:
    t = Kata(hand=["burgle"], played=["stumble"], deck=["sidestep"] * 3)
    t.do("play:burgle", "end")
    assert (t.played(0), len(t.hand(0))) == ([], 5)
    t = Kata(hand=["burgle"], deck=["sidestep"] * 6)
    t.do("play:burgle", "end")
    assert (t.discard(0), GAME.view(t.table, 1).seen.thieves[0].discard) == (["burgle"], t.ids.cards("burgle"))


@pytest.mark.rule("katakomben.endturn.refill")
def test_a_turn_begins_with_a_full_row() -> None:
    t = Kata(row=("swindle",) * 4, dungeon=["bard"] * 9)
    t.end()
    assert (t.table.dungeon.deck.count(), -1 in t.table.dungeon.row) == (7, False)
    turns = 0
    for state in random_game(3, 4):
        thief = state.thieves[state.active]
        if state.agenda and type(state.agenda[-1].step).__name__ == "TakeTurn" and len(thief.hand) == 5:
            turns += not thief.played
            assert thief.played or -1 not in state.dungeon.row
    assert turns > 10


@pytest.mark.rule("katakomben.endturn.deck-exhausted")
def test_the_game_ends_when_the_row_cannot_be_filled() -> None:
    t = Kata(3, row=("swindle",) * 3, dungeon=[ATTACK, "bard"], tokens=["artifact_20"], tiles=["D01@w1"])
    t.table.dungeon.discard = t.ids.cards("keymaster") * 5
    t.thief(1, room="D01.a", tokens=["artifact_5"])
    t.thief(2, status=ESCAPED)
    t.end()
    assert (t.match.over, "attack" in t.events(), len(t.table.dungeon.discard)) == (True, False, 5)
    assert "revealed" not in t.events(), "it ends at once: the two cards that are left stay in the deck"
    assert (t.table.dungeon.row.count(-1), t.table.dungeon.deck.count()) == (3, 2)
    assert [thief.status for thief in t.table.thieves] == [FALLEN, FALLEN, ESCAPED]
    assert GAME.result(t.table).endings[:2] == ["rescued", "in-depths"]
    assert "mastery" not in t.owned(0)
    t = Kata(row=("swindle",) * 3, dungeon=["bard"] * 3)
    t.end()
    assert not t.match.over
    t = Kata(hand=["remove_traps"], dungeon=[])
    t.do("play:remove_traps")
    assert (t.ask, -1 in t.table.dungeon.row) == ("TakeTurn", False)


@pytest.mark.rule("katakomben.dragon.trigger")
def test_new_symbols_cause_one_attack() -> None:
    t = Kata(row=("swindle",) * 4)
    t.reveals(ATTACK, ATTACK)
    t.stones("black", "black", "black")
    t.end()
    assert t.events().count("attack") == 1
    t.play_all()
    t.end()
    assert t.events().count("attack") == 1, "symbols that lie there cause none"


@pytest.mark.rule("katakomben.dragon.area-into-bag")
def test_all_noise_goes_into_the_bag_ghosts_too() -> None:
    t = gap()
    t.noise(3, 0)
    t.ghosts_out(area=1)
    attacked(t, "black", "black", "black")
    assert (t.stones_of(0).area, t.stones_of(0).bag, t.ghosts()) == (0, 3, (4, 0, 1))


@pytest.mark.rule("katakomben.dragon.draw-count")
@pytest.mark.parametrize(("space", "count"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_as_many_stones_as_the_space_says(space: int, count: int) -> None:
    t = gap()
    t.rage(space)
    attacked(t, *["black"] * count)
    assert (t.told("attack", "count"), t.black()) == ([count], (24 - count, count))


@pytest.mark.rule("katakomben.dragon.black-and-colour")
def test_black_stones_go_aside_and_coloured_ones_hurt() -> None:
    t = gap()
    t.thief(1, room="A1.crypt")
    t.noise(2, 4)
    attacked(t, "black", 1, 1)
    assert t.stones_of(1) == Stones(26, bag=2, damage=2), "also whoever still stands in the crypt"
    assert (t.stones_of(0).bag, t.black()) == (2, (23, 1))


@pytest.mark.rule("katakomben.dragon.rage-rises")
def test_the_dragon_gets_angrier_up_to_the_last_space() -> None:
    t = Kata(3, boots=1, tiles=["S5@w1", "D01@w2"], picks=1)
    t.secrets("dragon_egg")
    t.do("move:A1.east")
    assert t.rage_space() == 3
    t.thief(0, room="S5.a")
    t.frees("adventurer", "adventurer")
    t.do("crack:S5.a")
    assert t.rage_space() == 5
    t.rage(7)
    t.thief(0, room="D01.a")
    t.artifact("D01.a", "artifact_5")
    t.do("artifact:artifact_5")
    assert (t.rage_space(), t.events()[-1]) == (7, "rage-full")


@pytest.mark.rule("katakomben.dragon.bag-empty")
def test_an_empty_bag_ends_the_game() -> None:
    t = gap(3)
    t.rage(5)
    t.bag(0, 0, 0, black=2)
    t.noise(0, 1, 0)
    t.ghosts_out(area=1)
    attacked(t, "black", "black", 1, "ghost")
    assert (t.match.over, t.stones_of(1).damage, t.stones_of(0).damage) == (True, 2, 1)
    assert [thief.status for thief in t.table.thieves] == [FALLEN] * 3
    assert t.events().index("haunted") < t.events().index("bag-dry")
    t = gap()
    t.rage(3)
    t.bag(0, 0, black=4)
    attacked(t, "black", "black", "black")
    assert not t.match.over
    t = gap()
    t.rage(5)
    t.bag(0, 0, black=3)
    attacked(t, "black", "black", "black")
    assert (t.match.over, t.told("attack", "lacking")) == (True, [1])
    t = Kata(3, row=("swindle",) * 6)
    t.thief(1, status=ESCAPED)
    t.bag(0, 0, 0, black=4)
    t.stones(*["black"] * 4)
    t.end()
    assert t.match.over, "stones drawn by whoever is out empty it as well"


# Ghosts


@pytest.mark.rule("katakomben.ghost.damage")
def test_a_ghost_hurts_everybody_inside() -> None:
    t = gap(3)
    t.thief(2, status=ESCAPED)
    t.rage(5)
    t.ghosts_out(area=1)
    attacked(t, "ghost", "black", "black", "black")
    assert [t.stones_of(seat).damage for seat in range(3)] == [1, 1, 0]
    assert [t.stones_of(seat).supply for seat in range(2)] == [29, 29]
    t = gap()
    t.ghosts_out(area=2)
    attacked(t, "ghost", "ghost", "black")
    assert [t.stones_of(seat).damage for seat in range(2)] == [2, 2]
    t = gap(damage=9)
    t.ghosts_out(area=1)
    attacked(t, "ghost", "black", "black")
    assert (t.table.thieves[0].status, t.told("fell", "why")) == (FALLEN, ["ghost"])


@pytest.mark.rule("katakomben.ghost.damage")
@pytest.mark.card("white_tourmaline")
def test_a_tourmaline_in_hand_stops_a_ghost_in_whosever_turn() -> None:
    t = gap(3, deck=["burgle"] * 9)
    t.thief(1, hand=["white_tourmaline", "burgle"], deck=["sidestep"])
    t.ghosts_out(area=2)
    attacked(t, "ghost", "ghost", "black")
    assert (t.asked, t.ask, t.offers()) == ([1], "Ward", ["pass", "discard:white_tourmaline"])
    t.refuse("discard:burgle", "not-a-ward")
    t.do("discard:white_tourmaline")
    assert (t.hand(1), t.discard(1), t.stones_of(1).damage) == (["burgle", "sidestep"], ["white_tourmaline"], 1)
    assert (t.stones_of(0).damage, t.stones_of(2).damage) == (2, 2)


@pytest.mark.rule("katakomben.ghost.damage")
@pytest.mark.card("black_tourmaline")
def test_a_ghost_may_be_suffered_and_a_stone_just_drawn_helps_against_the_next_one() -> None:
    t = gap(2, deck=["black_tourmaline", *["white_tourmaline"]])
    t.draws(0, "black_tourmaline", "white_tourmaline")
    t.ghosts_out(area=2)
    attacked(t, "ghost", "ghost", "black")
    assert t.offers() == ["pass", "discard:white_tourmaline", "discard:black_tourmaline"]
    t.do("pass")
    assert t.stones_of(0).damage == 1
    t.do("discard:black_tourmaline")
    assert t.stones_of(0).damage == 1
    t = gap(2)
    t.thief(1, hand=["black_tourmaline"], deck=["white_tourmaline"])
    t.ghosts_out(area=2)
    attacked(t, "ghost", "ghost", "black")
    t.do("discard:black_tourmaline", "discard:white_tourmaline")
    assert t.stones_of(1).damage == 0


def test_whoever_could_hold_a_tourmaline_is_asked_so_that_nobody_learns_whether_they_do() -> None:
    t = gap(2)
    t.thief(1, hand=["burgle"], deck=["white_tourmaline"])
    t.ghosts_out(area=1)
    attacked(t, "ghost", "black", "black")
    assert (t.asked, t.offers()) == ([1], ["pass"])
    t.do("pass")
    assert t.stones_of(1).damage == 1


@pytest.mark.rule("katakomben.ghost.returns")
def test_drawn_ghosts_go_back_to_the_noise() -> None:
    t = gap()
    t.ghosts_out(area=2)
    attacked(t, "ghost", "black", "black")
    assert t.ghosts() == (3, 1, 1)
    t.play_all()
    t.table.dungeon.row[0] = -1
    t.reveals(ATTACK)
    t.stones("black", "black", "black")
    t.end()
    assert t.ghosts() == (3, 0, 2)


@pytest.mark.rule("katakomben.ghost.empty-supply")
def test_without_own_stones_a_black_one_marks_the_damage() -> None:
    t = gap(damage=1)
    t.thief(0, supply=0)
    t.bag(0, 0, black=18)
    t.ghosts_out(area=1)
    attacked(t, "ghost", "black", "black")
    assert (t.stones_of(0).damage, t.black(), t.table.scars) == (2, (16, 7), [1, 0])
    t = gap(damage=1)
    t.thief(0, supply=0)
    t.ghosts_out(area=3)
    attacked(t, "ghost", "ghost", "ghost")
    assert (t.stones_of(0).damage, t.table.scars, t.table.bare) == (4, [0, 0], [3, 0])
    assert t.events().count("haunted-bare") == 3


# Damage


@pytest.mark.rule("katakomben.damage.track")
def test_damage_is_counted_on_a_track_of_ten() -> None:
    t = gap()
    t.noise(0, 2)
    attacked(t, 1, 1, "black")
    assert (t.stones_of(1).damage, t.box.health, t.told("drawn-stone", "after")) == (2, 10, [9, 8])


@pytest.mark.rule("katakomben.damage.sources")
def test_dragons_use_drawn_stones_and_monsters_those_of_the_supply() -> None:
    t = gap()
    t.noise(0, 1)
    attacked(t, 1, "black", "black")
    assert t.stones_of(1) == Stones(29, damage=1)
    t = Kata(room="A2.cave", boots=1)
    t.do("move:A2.nook")
    assert t.stones_of(0) == Stones(29, damage=1)


@pytest.mark.rule("katakomben.damage.voluntary-limits")
def test_nobody_takes_damage_they_cannot_mark_or_survive() -> None:
    t = Kata(room="A2.cave", boots=1)
    t.thief(0, supply=0)
    t.refuse("move:A2.nook", "no-stones")
    t = Kata(room="A2.cave", boots=1, damage=9)
    t.refuse("move:A2.nook", "fatal")
    t = Kata(room="A2.cave", boots=1, damage=9, swords=1)
    t.do("move:A2.nook")
    assert (t.stones_of().damage, t.resources()[1]) == (9, 0)
    t = Kata(room="A2.monkey", boots=1, tiles=["D16@n2"])
    t.thief(0, supply=1)
    t.refuse("move:D16.b", "no-stones")


@pytest.mark.rule("katakomben.damage.heal")
def test_healing_gives_own_stones_back_first() -> None:
    t = Kata(damage=3, tokens=["potion_of_greater_healing"])
    t.do("drink:potion_of_greater_healing")
    assert t.stones_of() == Stones(29, damage=1)
    t = Kata(damage=2, tokens=["potion_of_greater_healing"])
    t.table.scars = [1, 0]
    t.table.own_dragon().aside[t.box.black] = 4
    supply = t.stones_of().supply
    t.do("drink:potion_of_greater_healing")
    assert (t.stones_of().damage, t.stones_of().supply - supply, t.black()[1], t.table.scars) == (0, 1, 5, [0, 0])
    t = Kata(damage=2, tokens=["potion_of_healing"])
    t.table.bare = [2, 0]
    t.do("drink:potion_of_healing")
    assert (t.stones_of().damage, t.table.bare, t.events()[-1]) == (1, [1, 0], "healed-bare")
    assert "healed-black" not in t.events(), "there was no black stone"
    t = Kata(damage=4, tokens=["potion_of_greater_healing"])
    t.table.scars, t.table.bare = [1, 0], [3, 0]
    t.do("drink:potion_of_greater_healing")
    assert (t.stones_of().damage, t.table.scars, t.table.bare) == (2, [0, 0], [2, 0]), "two are healed, of any kind"
    t = Kata(tokens=["potion_of_healing"])
    t.do("drink:potion_of_healing")
    assert t.stones_of() == Stones(30)


@pytest.mark.rule("katakomben.damage.unconscious")
def test_a_full_track_knocks_out() -> None:
    t = gap(2, deck=["burgle"] * 9)
    t.thief(1, damage=9, room="A2.nook")
    t.noise(0, 3)
    attacked(t, 1, 1, "black")
    assert (t.table.thieves[1].status, t.stones_of(1).damage, t.room(1)) == (FALLEN, 10, "A2.nook")
    assert t.stones_of(1).aside == 1, "further stones have no effect"
    assert t.table.thieves[0].status == INSIDE


# The book's example


def green(row: tuple[str, ...] = ("crystal_kobold", "expert_guide", "swindle", "swindle", "bard", "bard")) -> Kata:
    hand = ["stumble", "sneak_attack", "explore", "burgle", "sidestep"]
    return Kata(2, hand=hand, deck=["burgle"] * 5, room="A2.nook", row=row)


@pytest.mark.rule("katakomben.example.green-turn")
@pytest.mark.card("sneak_attack")
@pytest.mark.card("expert_guide")
def test_the_turn_of_green() -> None:
    t = green()
    t.do("play:stumble")
    assert t.stones_of().area == 1
    t.do("play:sneak_attack")
    assert (t.stones_of().area, t.table.turn.credit) == (0, 1)
    t.do("play:explore", "play:burgle", "play:sidestep")
    assert t.resources() == (3, 3, 2)
    t.do("move:A2.cave", "swords:1")
    assert (t.stones_of().damage, t.resources()) == (0, (3, 2, 1))
    t.refuse("move:A1.hall", "tired")
    t.do("fight:crystal_kobold")
    assert (t.resources()[:2], t.ids.names(t.table.dungeon.discard)) == ((5, 0), ["crystal_kobold"])
    t.do("buy:expert_guide")
    assert (t.resources(), t.discard()) == ((0, 0, 1), ["expert_guide"])
    t.end()
    assert (len(t.hand(0)), t.played(0)) == (5, [])


@pytest.mark.rule("katakomben.example.green-attack")
def test_the_attack_after_the_turn_of_green() -> None:
    t = green()
    t.noise(2, 4)
    t.rage(5)
    t.play_all()
    t.turn(swords=2)
    t.thief(0, room="A2.cave")
    t.turn(skill=3)
    t.do("fight:crystal_kobold", "buy:expert_guide")
    t.reveals(ATTACK, "swindle")
    t.stones("black", 0, 1, 1)
    before = t.stones_of(0).area
    t.end()
    assert before > 0
    assert (t.events().count("attack"), t.told("attack", "count")) == (1, [4])
    assert (t.stones_of(0).area, t.stones_of(0).damage, t.stones_of(1).damage, t.black()[1]) == (0, 1, 2, 1)
    assert -1 not in t.table.dungeon.row
