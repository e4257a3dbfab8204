"""A turn: the hand, what it gives, actions in between, and reshuffling."""

import pytest

from verlies.games.klong.setup import BOX
from verlies.testing.klong import Klong, names, random_game

FIVE = ["burgle", "stumble", "sidestep", "scramble", "sneak"]


# The hand


@pytest.mark.rule("klong.turn.five-cards")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5)])
def test_every_turn_begins_with_five_cards(seats: int, seed: int) -> None:
    turns = 0
    asked = -1
    for state in random_game(seats, seed):
        if not state.over() and state.asked != asked:
            asked = state.asked
            thief = state.thieves[asked]
            assert len(thief.hand) == min(5, len(thief.cards()))
            assert thief.played == []
            turns += 1
    assert turns > 20


@pytest.mark.rule("klong.turn.five-cards")
@pytest.mark.parametrize(
    ("deck", "discard", "hand"),
    [(7, 0, 5), (5, 0, 5), (4, 1, 5), (0, 5, 5), (3, 1, 4), (0, 2, 2), (0, 0, 0)],
)
def test_the_next_hand_is_five_cards_or_all_there_are(deck: int, discard: int, hand: int) -> None:
    t = Klong(2, deck=["burgle"] * deck, discard=["stumble"] * discard)
    t.end()
    thief = t.table.thieves[0]
    assert len(thief.hand) == hand
    assert len(thief.cards()) == deck + discard
    assert t.asked == [1]
    assert len(t.table.thieves[1].hand) == BOX.hand == 5


@pytest.mark.rule("klong.turn.play-all-cards")
def test_the_turn_does_not_end_while_a_card_is_in_hand() -> None:
    t = Klong(2, hand=["burgle"])
    t.refuse("end", "cards-left")
    t.do("play:burgle")
    assert t.offers("end") == ["end"]
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.turn.free-order")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("choose:gold_2", "by-card"),
        ("pass", "not-offered"),
        ("discard:burgle", "no-discard"),
        ("trash:burgle", "no-trash"),
        ("swords:1", "no-passage"),
    ],
)
def test_an_answer_to_another_question_is_no_action(answer: str, reason: str) -> None:
    Klong(2, hand=["burgle"]).refuse(answer, reason)


@pytest.mark.rule("klong.turn.play-all-cards")
def test_a_card_that_was_validly_discarded_need_not_be_played() -> None:
    t = Klong(2, hand=["sleight_of_hand", "stumble"], deck=["burgle", "sidestep"])
    t.do("play:sleight_of_hand", "discard:stumble")
    t.refuse("end", "cards-left")
    t.do("play:burgle", "play:sidestep")
    assert t.discard() == ["stumble"]
    assert t.table.dragon.area == [0, 0]
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.turn.play-all-cards")
def test_after_discarding_the_last_card_the_turn_can_end() -> None:
    t = Klong(2, hand=["apothecary", "stumble"])
    t.do("play:apothecary", "discard:stumble", "choose:gold_2")
    assert t.hand() == []
    assert t.table.dragon.area == [0, 0]
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.turn.play-all-cards")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    t = Klong(2, hand=["burgle"])
    t.refuse("play:stumble", "not-in-hand")
    t.do("play:burgle")
    t.refuse("play:burgle", "already-played")


@pytest.mark.rule("klong.turn.play-all-cards")
def test_the_question_says_whether_cards_are_left_to_play() -> None:
    t = Klong(2, hand=["burgle"])
    assert t.match.decision.rule == "klong.turn.play-all-cards"
    t.do("play:burgle")
    assert t.match.decision.rule == "klong.endturn.voluntary"


@pytest.mark.rule("klong.turn.play-all-cards")
def test_nobody_else_plays_in_this_turn() -> None:
    t = Klong(2, hand=["burgle"])
    t.thief(1, hand=["burgle"])
    t.refuse("play:burgle", "not-your-turn", seat=1)
    t.do("play:burgle")
    t.refuse("end", "not-your-turn", seat=1)


@pytest.mark.rule("klong.turn.free-order")
@pytest.mark.parametrize("first", FIVE)
def test_every_card_of_the_hand_can_be_played_next(first: str) -> None:
    t = Klong(2, hand=FIVE)
    assert sorted(t.offers("play:")) == sorted(f"play:{card}" for card in FIVE)
    t.do(f"play:{first}")
    assert sorted(t.offers("play:")) == sorted(f"play:{card}" for card in FIVE if card != first)
    assert t.played() == [first]


@pytest.mark.rule("klong.turn.free-order")
def test_equal_cards_are_offered_once_and_played_one_by_one() -> None:
    t = Klong(2, hand=["burgle", "burgle", "stumble"])
    assert t.offers("play:") == ["play:burgle", "play:stumble"]
    t.do("play:burgle")
    assert t.hand() == ["burgle", "stumble"]
    assert t.offers("play:") == ["play:burgle", "play:stumble"]
    t.do("play:stumble", "play:burgle")
    assert t.played() == ["burgle", "stumble", "burgle"]


# Resources


@pytest.mark.rule("klong.turn.resources-pool")
def test_resources_add_up_in_three_separate_pools() -> None:
    t = Klong(2, hand=["burgle", "burgle", "rebel_soldier"], row=["lucky_coin"])
    t.do("play:burgle", "play:burgle", "play:rebel_soldier")
    assert t.resources() == (2, 2, 0)
    t.do("buy:lucky_coin")
    assert t.resources() == (1, 2, 0)


@pytest.mark.rule("klong.turn.resources-pool")
@pytest.mark.parametrize(
    ("card", "resources"),
    [
        ("burgle", (1, 0, 0)),
        ("stumble", (0, 0, 0)),
        ("sidestep", (0, 0, 1)),
        ("scramble", (1, 0, 1)),
        ("mercenary", (1, 2, 0)),
        ("explore", (2, 0, 1)),
        ("secret_tome", (0, 0, 0)),
    ],
)
def test_starting_and_reserve_cards_add_what_they_show(card: str, resources: tuple[int, int, int]) -> None:
    t = Klong(2, hand=[card], skill=4, swords=5, boots=6)
    t.do(f"play:{card}")
    assert t.resources() == (4 + resources[0], 5 + resources[1], 6 + resources[2])
    assert t.table.turn.teleports == 0
    assert t.table.dragon.area == [1 if card == "stumble" else 0, 0]


@pytest.mark.rule("klong.turn.resources-pool")
def test_spending_one_kind_leaves_the_others_alone() -> None:
    t = Klong(2, skill=5, swords=5, boots=5, row=["ladder", "sneak", "orc_grunt"])
    t.do("buy:sneak")
    assert t.resources() == (3, 5, 5)
    t.do("fight:orc_grunt")
    assert t.resources() == (3, 3, 5)
    t.do("move:F02")
    assert t.resources() == (3, 3, 4)
    t.do("use:ladder")
    assert t.resources() == (0, 3, 6)


@pytest.mark.rule("klong.turn.resources-pool")
def test_pools_are_for_this_turn_only() -> None:
    t = Klong(2, skill=5, swords=5, boots=5)
    t.end()
    assert t.asked == [1]
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.turn.resource-purposes")
def test_talent_neither_fights_nor_moves() -> None:
    t = Klong(2, skill=10, row=["orc_grunt"])
    t.refuse("fight:goblin", "no-swords")
    t.refuse("fight:orc_grunt", "no-swords")
    t.refuse("move:F02", "no-boots")
    assert t.offers("buy:") == ["buy:mercenary", "buy:explore", "buy:secret_tome"]


@pytest.mark.rule("klong.turn.resource-purposes")
def test_boots_neither_buy_nor_fight() -> None:
    t = Klong(2, boots=10, row=["sneak", "ladder", "orc_grunt"])
    t.refuse("buy:explore", "no-skill")
    t.refuse("buy:sneak", "no-skill")
    t.refuse("use:ladder", "no-skill")
    t.refuse("fight:goblin", "no-swords")
    assert t.offers() == ["move:F02", "end"]


@pytest.mark.rule("klong.turn.resource-purposes")
def test_swords_neither_buy_nor_move() -> None:
    t = Klong(2, swords=10, row=["sneak", "ladder", "orc_grunt"])
    t.refuse("buy:mercenary", "no-skill")
    t.refuse("buy:sneak", "no-skill")
    t.refuse("use:ladder", "no-skill")
    t.refuse("move:F02", "no-boots")
    assert t.offers() == ["fight:orc_grunt", "fight:goblin", "end"]


@pytest.mark.rule("klong.turn.resource-purposes")
def test_without_resources_there_is_nothing_to_do_but_end() -> None:
    assert Klong(2, row=["sneak", "ladder", "orc_grunt"]).offers() == ["end"]


# Reshuffling


@pytest.mark.rule("klong.turn.reshuffle")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_missing() -> None:
    t = Klong(2, hand=["elven_boots"], deck=[], discard=["burgle"] * 6)
    t.do("play:elven_boots")
    thief = t.table.thieves[0]
    assert (thief.discard, thief.deck.count(), t.hand()) == ([], 5, ["burgle"])
    assert t.played() == ["elven_boots"]
    assert "shuffled" in t.events()


@pytest.mark.rule("klong.turn.reshuffle")
def test_the_new_deck_is_face_down_and_in_any_order() -> None:
    drawn = set()
    for seed in range(20):
        t = Klong(2, hand=["elven_boots"], deck=[], discard=["burgle", "sidestep", "scramble"], seed=seed)
        t.do("play:elven_boots")
        drawn.add(t.hand()[0])
        assert t.table.thieves[0].deck.seen(0) == [-1, -1]
        assert t.table.thieves[0].deck.fixed == 0
    assert drawn == {"burgle", "sidestep", "scramble"}


@pytest.mark.rule("klong.turn.reshuffle")
def test_without_a_card_to_draw_nothing_is_shuffled() -> None:
    t = Klong(2, hand=["burgle"], deck=[], discard=["stumble"] * 6)
    t.do("play:burgle")
    assert (t.discard(), t.table.thieves[0].deck.count(), t.hand()) == (["stumble"] * 6, 0, [])
    assert "shuffled" not in t.events()


@pytest.mark.rule("klong.turn.reshuffle")
def test_drawing_the_last_card_of_the_deck_shuffles_nothing_yet() -> None:
    t = Klong(2, hand=["elven_boots"], deck=["sidestep"], discard=["stumble"] * 6)
    t.do("play:elven_boots")
    assert (t.discard(), t.table.thieves[0].deck.count(), t.hand()) == (["stumble"] * 6, 0, ["sidestep"])
    assert "shuffled" not in t.events()


@pytest.mark.rule("klong.turn.reshuffle")
def test_without_any_card_left_none_is_drawn() -> None:
    t = Klong(2, hand=["elven_boots"], deck=[], discard=[])
    t.do("play:elven_boots")
    assert (t.hand(), t.discard(), t.played()) == ([], [], ["elven_boots"])
    assert t.table.thieves[0].deck.count() == 0
    assert "shuffled" not in t.events()


@pytest.mark.rule("klong.turn.reshuffle")
def test_only_the_own_discard_pile_is_shuffled() -> None:
    t = Klong(2, hand=["elven_boots"], deck=[], discard=["burgle"])
    t.thief(1, deck=[], discard=["stumble"])
    t.do("play:elven_boots")
    assert t.discard(1) == ["stumble"]
    assert t.table.thieves[1].deck.count() == 0


@pytest.mark.rule("klong.turn.reshuffle-mid-draw")
@pytest.mark.parametrize("seed", range(5))
def test_the_old_deck_is_drawn_before_the_reshuffle(seed: int) -> None:
    t = Klong(2, deck=["sneak", "tattle"], discard=["burgle"] * 4 + ["stumble"] * 4, seed=seed)
    t.end()
    thief = t.table.thieves[0]
    assert {"sneak", "tattle"} < set(t.hand())
    assert len(t.hand()) == 5
    assert sorted(names(thief.deck.cards()) + t.hand()) == sorted(
        ["burgle"] * 4 + ["stumble"] * 4 + ["sneak", "tattle"]
    )
    assert (thief.deck.count(), thief.discard) == (5, [])


@pytest.mark.rule("klong.turn.reshuffle-mid-draw")
def test_the_reshuffle_comes_between_the_second_and_the_third_card() -> None:
    t = Klong(2, deck=["sneak", "tattle"], discard=["burgle"] * 8)
    t.draws(0, "tattle", "sneak", "burgle", "burgle", "burgle")
    t.end()
    assert [kind for kind in t.events() if kind in ("drew", "shuffled")] == ["drew"] * 2 + ["shuffled"] + ["drew"] * 3
    shuffled = next(entry for entry in t.match.log(0, since=1) if entry.kind == "shuffled")
    assert shuffled.facts == {"count": 8}


# Actions


@pytest.mark.rule("klong.turn.actions-repeatable")
def test_three_cards_are_bought_in_one_turn_and_a_fourth_is_too_much() -> None:
    t = Klong(2, skill=9, row=["tattle", "move_silently", "rebel_scout", "dead_run"])
    t.do("buy:tattle", "buy:move_silently", "buy:rebel_scout")
    assert t.discard() == ["tattle", "move_silently", "rebel_scout"]
    assert t.resources() == (0, 0, 0)
    t.refuse("buy:dead_run", "no-skill")
    t.refuse("buy:mercenary", "no-skill")


@pytest.mark.rule("klong.turn.actions-repeatable")
def test_every_kind_of_action_can_be_taken_twice_in_a_turn() -> None:
    t = Klong(2, skill=10, swords=4, boots=1, row=["ladder", "ladder", "orc_grunt", "orc_grunt"])
    t.do("use:ladder", "use:ladder", "fight:orc_grunt", "fight:orc_grunt", "buy:mercenary", "buy:mercenary")
    t.do("move:F02", "move:F03")
    assert t.resources() == (0, 0, 3)
    assert t.table.thieves[0].gold == 6
    assert t.discard() == ["mercenary", "mercenary"]
    assert t.room() == "F03"


@pytest.mark.rule("klong.turn.actions-between-cards")
def test_actions_are_possible_between_cards() -> None:
    t = Klong(2, hand=["burgle", "stumble", "sidestep"], boots=1, row=["lucky_coin"])
    t.do("move:F02")
    assert t.room() == "F02"
    assert t.hand() == ["burgle", "stumble", "sidestep"]
    t.do("play:burgle", "buy:lucky_coin", "play:sidestep", "move:F03", "play:stumble")
    assert t.hand() == []
    assert t.room() == "F03"
    assert t.discard() == ["lucky_coin"]


@pytest.mark.rule("klong.turn.actions-between-cards")
def test_actions_are_possible_after_the_last_card() -> None:
    t = Klong(2, hand=["scramble"], row=["lucky_coin"])
    t.do("play:scramble", "move:F02", "buy:lucky_coin")
    assert (t.room(), t.discard(), t.hand()) == ("F02", ["lucky_coin"], [])
    assert t.asked == [0]


@pytest.mark.rule("klong.turn.need-resources")
def test_cards_that_are_still_in_hand_pay_for_nothing() -> None:
    t = Klong(2, hand=["burgle"], skill=2, row=["tattle"])
    t.refuse("buy:tattle", "no-skill")
    t.do("play:burgle")
    assert t.resources() == (3, 0, 0)
    t.do("buy:tattle")
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.turn.need-resources")
@pytest.mark.parametrize(
    ("word", "reason", "short", "enough"),
    [
        ("buy:explore", "no-skill", {"skill": 2}, {"skill": 3}),
        ("buy:search", "no-skill", {"skill": 3}, {"skill": 4}),
        ("use:ladder", "no-skill", {"skill": 2}, {"skill": 3}),
        ("fight:ogre", "no-swords", {"swords": 2}, {"swords": 3}),
        ("fight:goblin", "no-swords", {"swords": 1}, {"swords": 2}),
        ("move:F02", "no-boots", {"boots": 0}, {"boots": 1}),
    ],
)
def test_there_is_no_debt(word: str, reason: str, short: dict[str, int], enough: dict[str, int]) -> None:
    t = Klong(2, row=["search", "ladder", "ogre"])
    t.turn(**short)
    t.refuse(word, reason)
    t.turn(**enough)
    t.do(word)
    assert t.resources() == ((0, 0, 2) if word == "use:ladder" else (0, 0, 0))
