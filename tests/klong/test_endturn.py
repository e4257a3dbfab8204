"""The end of a turn, its order, and Anna's turn from the rulebook."""

import pytest

from verlies.core.errors import UndoRefused
from verlies.testing.klong import Klong, Stones, names


def others_pass(t: Klong, seats: int) -> None:
    """Let a number of players have a turn in which they only play their cards."""
    for _ in range(seats):
        t.play_all()
        t.end()


# Ending the turn


@pytest.mark.rule("klong.endturn.voluntary")
def test_with_an_empty_hand_one_may_end_or_go_on() -> None:
    t = Klong(room="F03", skill=3, boots=1)
    assert "end" in t.offers()
    assert {"buy:explore", "use:ladder", "move:F02", "move:F08"} <= set(t.offers())
    assert t.match.decision.rule == "klong.endturn.voluntary"
    t.do("buy:explore")
    assert "end" in t.offers()
    t.do("move:F02")
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.endturn.voluntary")
def test_leftovers_force_nobody_to_act() -> None:
    t = Klong(room="F03", skill=3, boots=1)
    t.end()
    assert (t.asked, t.room(0), t.discard(0)) == ([1], "F03", [])


@pytest.mark.rule("klong.endturn.voluntary")
def test_with_cards_in_hand_the_turn_does_not_end() -> None:
    t = Klong(hand=["burgle"])
    t.refuse("end", "cards-left")
    t.do("play:burgle")
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.endturn.cleanup")
def test_played_cards_are_discarded_and_five_new_ones_drawn() -> None:
    t = Klong(hand=["stumble", "sidestep"], discard=["explore"], deck=["burgle"] * 6 + ["scramble"])
    t.draws(0, "scramble", *["burgle"] * 4)
    t.do("play:stumble", "play:sidestep")
    other = t.hand(1)
    t.end()
    assert (t.played(0), t.hand(0)) == ([], ["burgle"] * 4 + ["scramble"])
    assert sorted(t.discard(0)) == ["explore", "sidestep", "stumble"]
    assert names(t.table.thieves[0].deck.cards()) == ["burgle", "burgle"]
    assert (t.hand(1), t.discard(1), t.played(1)) == (other, [], [])


@pytest.mark.rule("klong.endturn.cleanup")
def test_when_the_draw_pile_runs_out_the_played_cards_are_shuffled_in() -> None:
    t = Klong(deck=["scramble", "sidestep"], discard=["explore"] * 3, played=["burgle"] * 5)
    t.draws(0, "sidestep", "scramble", "burgle", "explore", "burgle")
    t.end()
    assert t.hand(0) == ["burgle", "burgle", "sidestep", "scramble", "explore"]
    assert (t.played(0), t.discard(0)) == ([], [])
    assert names(t.table.thieves[0].deck.cards()) == ["burgle"] * 3 + ["explore"] * 2


@pytest.mark.rule("klong.endturn.cleanup")
def test_an_exactly_sufficient_pile_is_not_reshuffled() -> None:
    t = Klong(deck=["burgle"] * 5, played=["stumble"])
    t.end()
    assert (t.hand(0), t.discard(0)) == (["burgle"] * 5, ["stumble"])
    assert "shuffled" not in t.events()


@pytest.mark.rule("klong.endturn.unused-lost")
def test_resources_are_lost_but_gold_and_tokens_stay() -> None:
    t = Klong(gold=4, tokens=["potion_of_swiftness"], skill=2, swords=1, boots=1, teleports=1)
    t.end()
    assert (t.asked, t.resources(), t.table.turn.teleports) == ([1], (0, 0, 0), 0)
    others_pass(t, 1)
    assert (t.asked, t.resources(), t.table.turn.teleports) == ([0], (0, 0, 0), 0)
    assert (t.table.thieves[0].gold, t.owned(0)) == (4, ["potion_of_swiftness"])


@pytest.mark.rule("klong.endturn.unused-lost")
def test_what_a_card_promised_for_the_turn_is_lost_too() -> None:
    t = Klong(hand=["archaeologist", "gem_collector", "flying_carpet"], deck=[])
    t.do("play:archaeologist", "play:gem_collector", "play:flying_carpet")
    t.thief(0, deck=["burgle"] * 5)
    assert t.table.turn.discount == 2
    t.end()
    turn = t.table.turn
    assert (turn.discount, turn.steady, turn.unharmed, turn.credit) == (0, False, False, 0)
    others_pass(t, 1)
    t.thief(0, tokens=["monkey_idol"])
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.endturn.next-clockwise")
def test_turns_go_round_clockwise() -> None:
    t = Klong(3, start=1)
    turns = []
    for _ in range(4):
        turns += t.asked
        assert t.table.active == t.asked[0]
        others_pass(t, 1)
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("klong.endturn.next-clockwise")
@pytest.mark.parametrize(("seats", "expected"), [(2, [0, 1, 0]), (4, [0, 1, 2, 3, 0])])
def test_after_the_last_seat_comes_the_first(seats: int, expected: list[int]) -> None:
    t = Klong(seats)
    turns = [t.asked[0]]
    for _ in range(seats):
        others_pass(t, 1)
        turns += t.asked
    assert turns == expected


# The order


def turn_with_everything(*revealed: str) -> Klong:
    """End a turn with something to trash and two gaps in the row."""
    t = Klong(deck=[], played=["burgle"] * 5 + ["stumble"], skill=6, row=["dragon_shrine", "sneak", *["ladder"] * 4])
    t.do("use:dragon_shrine", "choose:trash", "buy:sneak")
    t.reveals(*revealed)
    t.stones("black", 0, 1)
    t.ready()
    t.end()
    return t


@pytest.mark.rule("klong.endturn.order")
def test_trashing_comes_before_everything_else() -> None:
    t = turn_with_everything("watcher", "orc_grunt")
    assert (t.asked, t.match.decision.ask) == ([0], "TrashCard")
    assert t.events() == ["ended"]
    assert (len(t.played(0)), t.hand(0)) == (6, [])
    assert names(t.table.dungeon.row).count("") == 2


@pytest.mark.rule("klong.endturn.order")
def test_the_end_of_a_turn_has_its_order() -> None:
    t = turn_with_everything("watcher", "orc_grunt")
    t.do("trash:stumble")
    drawing = ["shuffled", *["drew"] * 5]
    arriving = ["revealed", "arrived", "clank", "clank", "revealed", "woke"]
    attack = ["attack", "bagged", "bagged", "drawn-black", "drawn-stone", "drawn-stone"]
    assert t.events() == ["ended", "trashed", *drawing, *arriving, *attack, "turn"]
    shuffled = next(entry for entry in t.match.log(0, since=1) if entry.kind == "shuffled")
    assert shuffled.facts == {"count": 6}
    assert t.asked == [1]


@pytest.mark.rule("klong.endturn.order")
def test_an_encounter_after_the_attack_symbol_still_comes_before_the_attack() -> None:
    t = turn_with_everything("orc_grunt", "watcher")
    t.do("trash:stumble")
    after = t.events()[t.events().index("revealed") :]
    assert after[:7] == ["revealed", "woke", "revealed", "arrived", "clank", "clank", "attack"]
    assert t.stones_of(0) == Stones(29, damage=1)
    assert t.stones_of(1) == Stones(29, damage=1)


@pytest.mark.rule("klong.endturn.order")
def test_a_trashed_card_is_not_drawn_again() -> None:
    t = turn_with_everything("ladder", "ladder")
    t.do("trash:stumble")
    assert sorted(names(t.table.thieves[0].cards())) == ["burgle"] * 5 + ["sneak"]
    assert names(t.table.boxed_cards) == ["stumble"]


# Anna's turn: green, with Sandra in blue on her left

ANNA, SANDRA = 2, 3


def anna(boots: int = 0) -> Klong:
    """Lay out Anna's turn."""
    hand = ["stumble", "move_silently", "mercenary", "burgle", "burgle"]
    row = ["orc_grunt", "kobold_merchant", *["ladder"] * 4]
    return Klong(4, start=ANNA, hand=hand, deck=["burgle"] * 5, room="F02", row=row, boots=boots)


def play_hand(t: Klong) -> None:
    """Play Anna's five cards."""
    t.do("play:stumble", "play:move_silently", "play:mercenary", "play:burgle", "play:burgle")


@pytest.mark.rule("klong.example.anna-turn")
def test_anna_and_sandra_have_their_colours() -> None:
    t = anna()
    assert (t.table.colours[ANNA], t.table.colours[SANDRA]) == ("green", "blue")


@pytest.mark.rule("klong.example.anna-turn")
def test_anna_makes_noise_and_takes_it_back() -> None:
    t = anna()
    t.do("play:stumble")
    assert t.table.dragon.area == [0, 0, 1, 0]
    t.do("play:move_silently")
    assert (t.table.dragon.area, t.table.turn.credit) == ([0, 0, 0, 0], 1)


@pytest.mark.rule("klong.example.anna-turn")
def test_annas_cards_add_up() -> None:
    t = anna()
    play_hand(t)
    assert t.resources() == (3, 2, 2)


@pytest.mark.rule("klong.example.anna-turn")
def test_anna_walks_fights_and_buys() -> None:
    t = anna()
    play_hand(t)
    t.do("move:F03", "move:F08")
    assert (t.room(ANNA), t.resources()) == ("F08", (3, 2, 0))
    t.do("fight:orc_grunt")
    assert (t.table.thieves[ANNA].gold, t.resources()) == (3, (3, 0, 0))
    assert names(t.table.dungeon.discard) == ["orc_grunt"]
    t.do("buy:kobold_merchant")
    assert (t.discard(ANNA), t.table.thieves[ANNA].gold, t.resources()) == (["kobold_merchant"], 3, (0, 0, 0))
    assert names(t.table.dungeon.row) == ["", "", *["ladder"] * 4]


@pytest.mark.rule("klong.example.anna-turn")
def test_annas_turn_ends_and_sandra_is_next() -> None:
    t = anna()
    play_hand(t)
    t.do("move:F03", "move:F08", "fight:orc_grunt", "buy:kobold_merchant")
    t.reveals("pickaxe", "teleporter")
    t.end()
    played = ["burgle", "burgle", "mercenary", "move_silently", "stumble"]
    assert sorted(t.discard(ANNA)) == sorted([*played, "kobold_merchant"])
    assert (t.hand(ANNA), t.played(ANNA)) == (["burgle"] * 5, [])
    assert names(t.table.dungeon.row) == ["pickaxe", "teleporter", *["ladder"] * 4]
    assert (t.table.turn.credit, t.asked) == (0, [SANDRA])


@pytest.mark.rule("klong.example.anna-turn")
def test_with_a_third_boot_anna_would_still_be_stopped_by_the_cave() -> None:
    t = anna(boots=1)
    play_hand(t)
    t.do("move:F03", "move:F08")
    assert t.resources() == (3, 2, 1)
    t.refuse("move:F03", "tired")


@pytest.mark.rule("klong.example.anna-turn")
def test_with_another_noise_anna_uses_up_her_credit() -> None:
    t = anna()
    play_hand(t)
    t.thief(ANNA, hand=["stumble"])
    t.do("play:stumble")
    assert (t.table.dragon.area, t.table.turn.credit) == ([0, 0, 0, 0], 0)


@pytest.mark.rule("klong.endturn.next-clockwise")
def test_an_end_of_turn_without_chance_stands_once_the_next_thief_is_asked() -> None:
    t = Klong(hand=[], deck=[])
    t.end()
    assert t.asked == [1]
    assert not t.match.entries[-1].used_chance
    assert not t.match.can_undo(0)
    with pytest.raises(UndoRefused, match="somebody else is asked now"):
        t.match.undo(0, turn=True)
