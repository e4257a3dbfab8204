"""Artifacts, gold and cards: taking, keeping, spending and drawing them."""

import pytest

from verlies.families.klong.state import ESCAPED
from verlies.games.klong.content.ids import ARTIFACTS
from verlies.testing.klong import GAME, ROOM_NUMBERS, Klong, names, random_game, tokens

PRINTED = {
    "front": {"F18": 5, "F21": 7, "F27": 10, "F23": 15, "F31": 20, "F33": 25, "F35": 30},
    "back": {"B33": 5, "B23": 7, "B25": 10, "B38": 15, "B30": 20, "B35": 25, "B41": 30},
}
"""The artifact spaces of both boards."""


# Taking


@pytest.mark.rule("klong.artifact.any-time")
def test_an_artifact_can_be_taken_as_the_very_first_action() -> None:
    t = Klong(4, room="F31", hand=["burgle"] * 5)
    assert t.offers("artifact:") == ["artifact:artifact_20"]
    t.do("artifact:artifact_20")
    assert t.owned(0) == ["artifact_20"]
    assert t.table.loot.artifacts == [token for token in ARTIFACTS if token != tokens("artifact_20")[0]]
    assert [t.owned(seat) for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.rule("klong.artifact.any-time")
def test_an_artifact_can_still_be_taken_after_cards_and_fights() -> None:
    t = Klong(4, room="F31", hand=["mercenary", "burgle"], row=["orc_grunt"])
    for word in ("play:mercenary", "fight:orc_grunt", "play:burgle", "buy:mercenary"):
        t.do(word)
        assert "artifact:artifact_20" in t.offers()
    t.do("artifact:artifact_20")
    assert t.owned(0) == ["artifact_20"]


@pytest.mark.rule("klong.artifact.any-time")
def test_an_artifact_is_there_until_it_is_taken() -> None:
    t = Klong(4, room="F31")
    t.do("artifact:artifact_20")
    t.refuse("artifact:artifact_20", "no-artifact-here")


@pytest.mark.rule("klong.artifact.any-time")
def test_an_artifact_is_out_of_reach_once_the_room_is_left() -> None:
    t = Klong(4, room="F21", boots=2)
    t.do("move:F20", "pass")
    t.refuse("artifact:artifact_7", "no-artifact-here")
    t.do("move:F21")
    t.do("artifact:artifact_7")
    assert t.owned(0) == ["artifact_7"]


@pytest.mark.parametrize("board", PRINTED)
@pytest.mark.rule("klong.artifact.any-time", "klong.artifact.own-turn-only")
def test_each_artifact_is_taken_in_the_room_of_its_value_alone(board: str) -> None:
    t = Klong(4, board=board)
    for room in [each for each in ROOM_NUMBERS if each.startswith(board[0].upper())]:
        t.thief(0, room=room)
        value = PRINTED[board].get(room)
        assert t.offers("artifact:") == ([f"artifact:artifact_{value}"] if value else []), room


@pytest.mark.rule("klong.artifact.own-turn-only")
def test_in_the_turn_of_another_nobody_takes_an_artifact() -> None:
    t = Klong(4)
    t.thief(1, room="F31")
    t.refuse("artifact:artifact_20", "not-your-turn", seat=1)


@pytest.mark.rule("klong.artifact.own-turn-only")
def test_nobody_reaches_into_the_next_room() -> None:
    t = Klong(4, room="F26")
    t.refuse("artifact:artifact_10", "no-artifact-here")
    t.refuse("artifact:artifact_20", "no-artifact-here")


@pytest.mark.rule("klong.artifact.own-turn-only")
def test_in_an_artifact_room_there_is_no_other_artifact() -> None:
    t = Klong(4, room="F31")
    t.refuse("artifact:artifact_15", "no-artifact-here")
    t.refuse("artifact:monkey_idol", "not-an-artifact")


@pytest.mark.rule("klong.artifact.angers-dragon")
def test_taking_an_artifact_moves_the_dragon_at_once() -> None:
    t = Klong(4, room="F31", hand=["burgle"])
    t.rage(2)
    t.do("artifact:artifact_20")
    assert t.rage_space() == 3
    assert "attack" not in t.events()


@pytest.mark.rule("klong.artifact.angers-dragon")
def test_the_second_artifact_moves_the_dragon_again() -> None:
    t = Klong(4, room="F31", tokens=["backpack"])
    t.rage(2)
    t.do("artifact:artifact_20")
    t.thief(0, room="F33")
    t.do("artifact:artifact_25")
    assert t.rage_space() == 4
    assert t.owned(0) == ["backpack", "artifact_20", "artifact_25"]


# Carrying


@pytest.mark.rule("klong.artifact.second-refused")
def test_nobody_carries_a_second_artifact() -> None:
    t = Klong(4, room="F31", tokens=["artifact_7", "master_key", "monkey_idol", "chalice"])
    t.refuse("artifact:artifact_20", "hands-full")
    assert t.offers("artifact:") == []


@pytest.mark.rule("klong.artifact.second-refused")
def test_a_backpack_bought_in_the_room_makes_a_second_artifact_possible() -> None:
    t = Klong(4, room="F27", gold=7, tokens=["artifact_7"])
    t.refuse("artifact:artifact_10", "hands-full")
    t.do("goods:backpack", "artifact:artifact_10")
    assert t.owned(0) == ["artifact_7", "backpack", "artifact_10"]


@pytest.mark.rule("klong.artifact.second-refused")
def test_a_third_artifact_needs_a_second_backpack() -> None:
    t = Klong(4, room="F31", tokens=["artifact_7", "artifact_5", "backpack"])
    t.refuse("artifact:artifact_20", "bags-full")
    t.thief(0, tokens=["artifact_7", "artifact_5", "backpack", "backpack"])
    t.do("artifact:artifact_20")
    t.thief(0, room="F33")
    t.refuse("artifact:artifact_25", "bags-full")


@pytest.mark.rule("klong.artifact.second-refused")
@pytest.mark.parametrize("held", ["artifact_5", "artifact_30"])
@pytest.mark.parametrize("other", ["flash_of_brilliance", "monkey_idol"])
def test_the_first_and_the_last_artifact_fill_the_hands_but_other_tokens_do_not(held: str, other: str) -> None:
    t = Klong(4, room="F31", tokens=[other])
    assert t.offers("artifact:") == ["artifact:artifact_20"]
    t.thief(0, tokens=[held])
    t.refuse("artifact:artifact_20", "hands-full")


@pytest.mark.rule("klong.artifact.may-leave")
def test_an_artifact_may_be_left_for_others() -> None:
    t = Klong(4, room="F13", boots=1)
    t.rage(2)
    t.do("move:F18")
    assert "artifact:artifact_5" in t.offers()
    t.end()
    assert (t.owned(0), t.rage_space()) == ([], 2)
    assert t.table.loot.artifacts == ARTIFACTS
    t.thief(1, room="F18")
    t.do("artifact:artifact_5")
    assert t.owned(1) == ["artifact_5"]


@pytest.mark.rule("klong.artifact.may-leave")
def test_whoever_left_one_artifact_may_take_another() -> None:
    t = Klong(4, room="F17", boots=1)
    t.do("move:F18")
    t.end()
    for seat in (1, 2, 3):
        assert t.asked == [seat]
        t.play_all()
        t.end()
    t.thief(0, room="F31")
    t.do("artifact:artifact_20")
    assert t.owned(0) == ["artifact_20"]


@pytest.mark.rule("klong.artifact.no-drop")
def test_there_is_no_way_to_drop_or_swap_an_artifact() -> None:
    t = Klong(4, room="F31", gold=20, skill=20, swords=20, boots=20, teleports=2, tokens=["artifact_5"])
    assert {word.partition(":")[0] for word in t.offers()} == {"buy", "use", "fight", "move", "teleport", "end"}
    assert not [word for word in t.offers() if "artifact" in word]
    t.refuse("artifact:artifact_5", "no-artifact-here")
    t.refuse("artifact:artifact_20", "hands-full")
    t.refuse("drink:artifact_5", "not-usable")
    t.refuse("goods:artifact_5", "not-a-good")


@pytest.mark.rule("klong.artifact.no-drop")
def test_the_words_of_the_game_know_no_dropping_of_tokens() -> None:
    words = {kind.word for kind in GAME.about.vocabulary.kinds if kind.noun == "token"}
    assert words == {"goods", "drink", "take", "artifact"}


@pytest.mark.rule("klong.artifact.no-drop")
def test_in_random_games_no_thief_ever_loses_an_artifact() -> None:
    taken = 0
    for seed in range(20):
        held: list[set[int]] = [set(), set(), set()]
        for state in random_game(3, seed):
            now = [set(thief.tokens) & set(ARTIFACTS) for thief in state.thieves]
            assert all(before <= after for before, after in zip(held, now, strict=True))
            held = now
        taken += sum(len(each) for each in held)
    assert taken > 0


# Gold


@pytest.mark.rule("klong.gold.gain")
def test_gold_comes_to_the_player_and_everybody_sees_it() -> None:
    t = Klong(3, hand=["rebel_miner"], gold=1)
    t.thief(1, gold=4)
    t.do("play:rebel_miner")
    for seat in range(3):
        seen = t.match.view(seat).seen
        assert [thief.gold for thief in seen.thieves] == [3, 4, 0]


@pytest.mark.rule("klong.gold.gain")
def test_gold_can_be_spent_and_the_rest_is_points() -> None:
    t = Klong(room="F26", gold=10, deck=[])
    t.do("goods:crown_10")
    assert t.table.thieves[0].gold == 3
    t.thief(0, status=ESCAPED)
    lines = GAME.result(t.table).breakdown[0]
    assert [line.points for line in lines if line.label == "gold"] == [3]
    assert GAME.result(t.table).scores[0] == 13


@pytest.mark.rule("klong.gold.gain")
def test_gold_outlasts_the_turn() -> None:
    t = Klong(hand=["treasure_map"])
    t.do("play:treasure_map")
    t.end()
    assert [thief.gold for thief in t.table.thieves] == [5, 0]


# Drawing cards


@pytest.mark.rule("klong.draw.own-pile")
def test_cards_are_drawn_from_the_own_pile() -> None:
    t = Klong(hand=["bracers_of_agility"], deck=["stumble", "sidestep", "scramble"])
    deck, other = t.table.dungeon.deck.cards(), t.table.thieves[1].cards()
    t.draws(0, "sidestep", "stumble")
    t.do("play:bracers_of_agility")
    assert t.hand(0) == ["stumble", "sidestep"]
    assert names(t.table.thieves[0].deck.cards()) == ["scramble"]
    assert (t.table.dungeon.deck.cards(), t.table.thieves[1].cards()) == (deck, other)


@pytest.mark.rule("klong.draw.own-pile")
def test_in_the_turn_of_the_second_player_it_is_their_pile() -> None:
    t = Klong(start=1, hand=["bracers_of_agility"], deck=["stumble", "sidestep", "scramble"])
    other = t.table.thieves[0].deck.cards()
    t.do("play:bracers_of_agility")
    assert (len(t.hand(1)), t.table.thieves[1].deck.count()) == (2, 1)
    assert t.table.thieves[0].deck.cards() == other


@pytest.mark.rule("klong.draw.must-be-played")
def test_a_drawn_card_must_be_played_before_the_turn_ends() -> None:
    t = Klong(hand=["elven_boots"], deck=["burgle"] * 6)
    t.do("play:elven_boots")
    assert t.hand(0) == ["burgle"]
    t.refuse("end", "cards-left")
    t.do("play:burgle")
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.draw.nothing-left")
def test_what_cannot_be_drawn_is_lost() -> None:
    t = Klong(hand=["brilliance"], deck=["sidestep"], played=["burgle"] * 5)
    t.do("play:brilliance")
    assert (t.hand(0), t.discard(0), len(t.played(0))) == (["sidestep"], [], 6)
    assert t.table.thieves[0].deck.count() == 0
    t.do("play:sidestep")
    assert "end" in t.offers()


@pytest.mark.rule("klong.draw.nothing-left")
def test_with_a_discard_pile_nothing_is_lost() -> None:
    t = Klong(hand=["brilliance"], deck=["sidestep"], discard=["stumble", "scramble"], played=["burgle"] * 5)
    t.do("play:brilliance")
    assert sorted(t.hand(0)) == ["scramble", "sidestep", "stumble"]
    assert (t.discard(0), len(t.played(0))) == ([], 6)
