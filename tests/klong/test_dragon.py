"""The dragon: filling the row, attacks, stones and rage."""

import pytest

from tests.klong.changes import check_numbers
from verlies.games.klong.setup import BOX
from verlies.testing.klong import Klong, Stones, names

FIVE = ("ladder", "ladder", "teleporter", "teleporter", "pickaxe")
"""A row with one gap, and nothing in it that matters to the dragon."""
TRACK = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4, 7: 5}
"""The stones printed on each space of the rage track."""


def stones_in_bag(t: Klong) -> int:
    """Return how many stones the bag holds."""
    return sum(t.table.dragon.bag)


def attacks(t: Klong) -> list[object]:
    """Return how many stones each attack so far has drawn."""
    return [entry.facts["count"] for entry in t.match.log(0, since=1) if entry.kind == "attack"]


def attack(t: Klong, *stones: int | str) -> None:
    """End the turn with an attack that draws these stones."""
    t.row(*FIVE)
    t.reveals("orc_grunt")
    t.stones(*stones)
    t.end()


def next_player_has_no_cards(t: Klong) -> None:
    """Let the next player begin the turn with nothing to play."""
    t.thief(t.asked[0], hand=[])


# Filling the row


@pytest.mark.rule("klong.dragon.refill-to-six")
def test_the_row_is_filled_up_to_six() -> None:
    t = Klong(row=["ladder", "pickaxe", "teleporter"])
    t.reveals("sneak", "search", "tattle")
    deck = t.table.dungeon.deck.count()
    t.end()
    assert names(t.table.dungeon.row) == ["ladder", "pickaxe", "teleporter", "sneak", "search", "tattle"]
    assert t.table.dungeon.deck.count() == deck - 3


@pytest.mark.rule("klong.dragon.refill-to-six")
def test_gaps_are_filled_where_they_are() -> None:
    t = Klong(row=["ladder", "sneak", "ladder", "search", "ladder", "ladder"], skill=6)
    t.do("buy:sneak", "buy:search")
    t.reveals("pickaxe", "tattle")
    t.end()
    assert names(t.table.dungeon.row) == ["ladder", "pickaxe", "ladder", "tattle", "ladder", "ladder"]


@pytest.mark.rule("klong.dragon.refill-to-six")
def test_a_full_row_draws_nothing() -> None:
    t = Klong()
    row, deck = t.table.dungeon.row[:], t.table.dungeon.deck.cards()
    t.end()
    assert (t.table.dungeon.row, t.table.dungeon.deck.cards()) == (row, deck)
    assert "revealed" not in t.events()


@pytest.mark.rule("klong.dragon.deck-exhausted")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    t = Klong(row=["ladder"] * 3, dungeon=["pickaxe"])
    t.table.dungeon.discard = [*t.table.dungeon.discard, *[t.table.dungeon.row[0]] * 20]
    t.end()
    assert names(t.table.dungeon.row) == ["ladder"] * 3 + ["pickaxe"] + ["ladder"] * 2
    assert (t.table.dungeon.deck.count(), t.table.dungeon.discard) == (18, [])
    assert t.asked == [1]


@pytest.mark.rule("klong.dragon.deck-exhausted")
def test_a_deck_that_is_just_enough_is_not_reshuffled() -> None:
    t = Klong(row=FIVE, dungeon=["pickaxe"])
    t.table.dungeon.discard = t.table.dungeon.row[:2]
    t.end()
    assert (t.table.dungeon.deck.count(), names(t.table.dungeon.discard)) == (0, ["ladder", "ladder"])


@pytest.mark.rule("klong.dragon.deck-exhausted")
def test_without_any_card_left_gaps_stay_and_the_game_goes_on() -> None:
    t = Klong(row=["ladder"] * 3, dungeon=[])
    t.end()
    assert names(t.table.dungeon.row) == ["ladder"] * 3 + [""] * 3
    assert (t.asked, t.match.over, attacks(t)) == ([1], False, [])


@pytest.mark.rule("klong.dragon.deck-exhausted")
def test_the_last_card_can_still_wake_the_dragon() -> None:
    t = Klong(row=["ladder"] * 3, dungeon=["orc_grunt"])
    t.end()
    assert names(t.table.dungeon.row) == ["ladder"] * 3 + ["orc_grunt", "", ""]
    assert attacks(t) == [3]


# When it attacks


@pytest.mark.rule("klong.dragon.attack-trigger")
def test_one_revealed_symbol_is_one_attack() -> None:
    t = Klong()
    attack(t, "black", "black", "black")
    assert attacks(t) == [3]
    assert t.black() == (21, 3)


@pytest.mark.rule("klong.dragon.attack-trigger")
def test_without_a_symbol_noise_and_bag_stay_as_they_are() -> None:
    t = Klong(row=FIVE)
    t.noise(3, 1)
    t.bag(2, 2, black=20)
    t.reveals("sneak")
    t.end()
    assert attacks(t) == []
    assert (t.stones_of(0), t.stones_of(1), t.black()) == (
        Stones(25, area=3, bag=2),
        Stones(27, area=1, bag=2),
        (20, 4),
    )


@pytest.mark.rule("klong.dragon.attack-trigger")
@pytest.mark.parametrize("revealed", [("orc_grunt", "sneak", "search"), ("sneak", "search", "ogre")])
def test_the_symbol_counts_wherever_it_is_revealed(revealed: tuple[str, ...]) -> None:
    t = Klong(row=["ladder"] * 3)
    t.reveals(*revealed)
    t.end()
    assert attacks(t) == [3]


@pytest.mark.rule("klong.dragon.single-attack")
def test_three_symbols_are_one_attack() -> None:
    t = Klong(row=["ladder"] * 3)
    t.reveals("orc_grunt", "ogre", "belcher")
    t.end()
    assert attacks(t) == [3]
    assert (stones_in_bag(t), t.black()) == (21, (21, 3))


@pytest.mark.rule("klong.dragon.single-attack")
def test_the_dragon_falls_asleep_after_its_attack() -> None:
    t = Klong()
    attack(t, "black", "black", "black")
    next_player_has_no_cards(t)
    t.row(*FIVE)
    t.reveals("sneak")
    t.end()
    assert (attacks(t), stones_in_bag(t)) == ([], 21)


@pytest.mark.rule("klong.dragon.old-symbols-idle")
def test_old_symbols_cause_no_attack() -> None:
    t = Klong(row=["orc_grunt", "ogre", "ladder", "ladder", "ladder"])
    t.noise(2, 2)
    t.reveals("sneak")
    t.end()
    assert (attacks(t), stones_in_bag(t), t.table.dragon.area) == ([], 24, [2, 2])


@pytest.mark.rule("klong.dragon.old-symbols-idle")
def test_without_a_gap_there_is_no_attack() -> None:
    t = Klong(row=["orc_grunt", "ogre", "belcher", "ladder", "ladder", "ladder"])
    t.end()
    assert (attacks(t), stones_in_bag(t)) == ([], 24)


# The stones of an attack


@pytest.mark.rule("klong.dragon.area-into-bag")
def test_all_noise_goes_into_the_bag_first() -> None:
    t = Klong()
    t.noise(3, 1)
    attack(t, "black", "black", "black")
    assert stones_in_bag(t) == 28 - 3
    assert (t.stones_of(0), t.stones_of(1), t.black()) == (Stones(27, bag=3), Stones(29, bag=1), (21, 3))


@pytest.mark.rule("klong.dragon.area-into-bag")
def test_new_noise_joins_the_stones_already_in_the_bag() -> None:
    t = Klong(4)
    t.bag(1, 2, 3, 4, black=20)
    t.noise(4, 3, 2, 1)
    attack(t, "black", "black")
    assert t.table.dragon.area == [0, 0, 0, 0]
    assert t.table.dragon.bag == [5, 5, 5, 5, 18]


@pytest.mark.rule("klong.dragon.area-into-bag")
def test_noise_of_this_very_turn_can_be_drawn() -> None:
    t = Klong(hand=["stumble"])
    t.bag(0, 0, black=0)
    t.do("play:stumble")
    attack(t)
    assert t.stones_of(0) == Stones(29, damage=1)


@pytest.mark.rule("klong.dragon.draw-count")
@pytest.mark.parametrize(("space", "printed"), TRACK.items())
def test_as_many_stones_are_drawn_as_the_space_prints(space: int, printed: int) -> None:
    t = Klong()
    t.rage(space)
    attack(t, *["black"] * printed)
    assert (attacks(t), t.black()) == ([printed], (24 - printed, printed))
    assert t.rage_space() == space


@pytest.mark.rule("klong.dragon.draw-count")
def test_the_track_has_seven_spaces() -> None:
    assert Klong().table.box.rage == tuple(TRACK.values())


@pytest.mark.rule("klong.dragon.draw-count")
def test_every_stone_in_the_bag_is_as_likely_as_the_other() -> None:
    drawn = [0, 0, 0]
    for seed in range(500):
        t = Klong(3, seed=seed)
        t.rage(1)
        t.bag(2, 3, 0, black=5)
        attack(t)
        drawn[0] += t.stones_of(0).damage
        drawn[1] += t.stones_of(1).damage
        drawn[2] += 5 - t.black()[0]
    assert sum(drawn) == 1000
    assert drawn == pytest.approx([200, 300, 500], abs=45)


@pytest.mark.rule("klong.dragon.short-bag")
def test_a_short_bag_is_emptied_and_the_game_goes_on() -> None:
    t = Klong()
    t.rage(5)
    t.bag(0, 0, black=1)
    t.noise(0, 1)
    attack(t)
    assert (attacks(t), stones_in_bag(t), t.match.over) == ([2], 0, False)
    assert (t.black(), t.stones_of(1)) == ((0, 24), Stones(29, damage=1))
    next_player_has_no_cards(t)
    attack(t)
    assert (attacks(t), stones_in_bag(t), t.match.over) == ([0], 0, False)
    assert (t.stones_of(0), t.stones_of(1)) == (Stones(30), Stones(29, damage=1))


@pytest.mark.rule("klong.dragon.short-bag")
def test_what_is_told_of_a_short_bag_is_all_that_was_in_it() -> None:
    t = Klong()
    t.rage(5)
    t.bag(1, 0, black=1)
    t.noise(0, 1)
    attack(t)
    assert (attacks(t), stones_in_bag(t)) == ([3], 0)
    check_numbers(t.match)


@pytest.mark.rule("klong.dragon.short-bag")
@pytest.mark.parametrize(("black", "count"), [(3, 3), (4, 4), (5, 4)])
def test_a_bag_that_holds_enough_is_not_emptied(black: int, count: int) -> None:
    t = Klong()
    t.rage(5)
    t.bag(black=black)
    attack(t)
    assert (attacks(t), stones_in_bag(t)) == ([count], black - count)


@pytest.mark.rule("klong.dragon.black-aside")
def test_black_stones_hurt_nobody_and_never_come_back() -> None:
    t = Klong()
    t.rage(1)
    t.bag(1, 1, black=2)
    attack(t, "black", "black")
    assert (t.black(), t.stones_of(0), t.stones_of(1)) == ((0, 24), Stones(29, bag=1), Stones(29, bag=1))
    next_player_has_no_cards(t)
    attack(t)
    assert (t.black(), stones_in_bag(t)) == ((0, 24), 0)
    assert (t.stones_of(0), t.stones_of(1)) == (Stones(29, damage=1), Stones(29, damage=1))


@pytest.mark.rule("klong.dragon.colour-damage")
def test_each_coloured_stone_hurts_its_player() -> None:
    t = Klong(3)
    t.bag(4, 4, 4, black=20)
    t.rage(3)
    attack(t, 0, 1, 1)
    assert t.stones_of(0) == Stones(26, bag=3, damage=1)
    assert t.stones_of(1) == Stones(26, bag=2, damage=2)
    assert t.stones_of(2) == Stones(26, bag=4)
    assert t.black() == (20, 4)


@pytest.mark.rule("klong.dragon.undrawn-stay")
def test_stones_that_are_not_drawn_stay_in_the_bag() -> None:
    t = Klong()
    t.bag(5, black=24)
    attack(t, 0, "black", "black")
    assert stones_in_bag(t) == 26
    assert (t.stones_of(0), t.black()) == (Stones(25, bag=4, damage=1), (22, 2))


@pytest.mark.rule("klong.dragon.undrawn-stay")
def test_stones_that_stayed_can_be_drawn_later() -> None:
    t = Klong()
    t.bag(3, black=3)
    attack(t, "black", "black", "black")
    assert t.stones_of(0) == Stones(27, bag=3)
    next_player_has_no_cards(t)
    attack(t)
    assert t.stones_of(0) == Stones(27, damage=3)


# Rage


@pytest.mark.rule("klong.dragon.rage-rises")
def test_an_artifact_makes_the_dragon_angrier() -> None:
    t = Klong(4, room="F18")
    t.do("artifact:artifact_5")
    assert t.rage_space() == 2


@pytest.mark.rule("klong.dragon.rage-rises")
def test_a_dragon_egg_makes_the_dragon_angrier() -> None:
    t = Klong(4, room="F18", boots=1)
    t.secrets("dragon_egg")
    t.do("move:F13", "take:minor_secret")
    assert (t.rage_space(), t.owned(0)) == (2, ["dragon_egg"])


@pytest.mark.rule("klong.dragon.rage-rises")
def test_other_loot_leaves_the_dragon_alone() -> None:
    t = Klong(4, room="F31", gold=7, boots=1)
    t.secrets("chalice")
    t.do("move:F37", "take:major_secret")
    t.thief(0, room="F36")
    t.turn(teleports=1)
    t.do("teleport:F24", "take:monkey_idol")
    t.thief(0, room="F26")
    t.do("goods:crown_10")
    assert t.owned(0) == ["chalice", "monkey_idol", "crown_10"]
    assert t.rage_space() == 1


@pytest.mark.rule("klong.dragon.rage-rises")
def test_attacks_and_turns_leave_its_rage_as_it_is() -> None:
    t = Klong(4)
    attack(t)
    next_player_has_no_cards(t)
    t.end()
    assert (t.asked, t.rage_space()) == ([2], 1)


@pytest.mark.rule("klong.dragon.rage-cap")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 7), (7, 7)])
def test_on_its_last_space_the_dragon_stays(before: int, after: int) -> None:
    t = Klong(4, room="F18")
    t.rage(before)
    t.do("artifact:artifact_5")
    assert (t.rage_space(), t.owned(0)) == (after, ["artifact_5"])


@pytest.mark.rule("klong.dragon.rage-cap")
def test_on_its_last_space_it_attacks_with_the_last_number() -> None:
    t = Klong(4, room="F18")
    t.rage(7)
    t.do("artifact:artifact_5")
    attack(t)
    assert attacks(t) == [5]


# Sandra's turn: blue, with Anna in green on her right

ANNA, SANDRA = 2, 3


@pytest.mark.rule("klong.example.sandra-attack")
def test_the_attack_at_the_end_of_sandras_turn() -> None:
    t = Klong(4, start=SANDRA, row=["ladder", "pickaxe", "teleporter"])
    t.rage(5)
    t.noise(1, 2, 3, 3)
    t.reveals("ogre", "sneak", "orc_grunt")
    t.stones("black", ANNA, SANDRA, SANDRA)
    t.end()
    assert (t.table.colours[ANNA], t.table.colours[SANDRA]) == ("green", "blue")
    assert names(t.table.dungeon.row) == ["ladder", "pickaxe", "teleporter", "ogre", "sneak", "orc_grunt"]
    assert attacks(t) == [4]
    assert [t.stones_of(seat) for seat in (0, 1)] == [Stones(29, bag=1), Stones(28, bag=2)]
    assert t.stones_of(ANNA) == Stones(27, bag=2, damage=1)
    assert t.stones_of(SANDRA) == Stones(27, bag=1, damage=2)
    assert (t.black(), t.asked) == ((23, 1), [0])
    assert t.table.dragon.aside == [0] * BOX.black + [1]
