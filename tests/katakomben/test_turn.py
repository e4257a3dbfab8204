"""A turn: cards, resources, noise and drawing."""

import pytest

from verlies.families.klong.state import ESCAPED
from verlies.testing.katakomben import Kata, Stones


@pytest.mark.rule("katakomben.turn.five-cards")
def test_a_turn_begins_with_five_cards_or_all_there_are() -> None:
    t = Kata()
    t.end()
    assert len(t.hand(1)) == 5
    t = Kata(hand=["burgle"], deck=["stumble"])
    t.do("play:burgle", "end")
    assert sorted(t.hand(0)) == ["burgle", "stumble"]


@pytest.mark.rule("katakomben.turn.play-all-cards")
def test_all_cards_must_be_played_in_any_order_before_the_end() -> None:
    t = Kata(hand=["burgle", "sidestep"])
    t.refuse("end", "cards-left")
    assert t.offers("play") == ["play:burgle", "play:sidestep"]
    t.do("play:sidestep")
    assert t.played() == ["sidestep"]
    t.refuse("end", "cards-left")
    t.refuse("play:sidestep", "already-played")
    t.refuse("play:scramble", "not-in-hand")
    t.do("play:burgle")
    assert (t.asked, t.offers("end")) == ([0], ["end"])


@pytest.mark.rule("katakomben.turn.actions-repeatable")
def test_actions_may_be_repeated() -> None:
    t = Kata(skill=6, swords=4)
    t.do("buy:swindle", "buy:swindle", "fight:goblin", "fight:goblin")
    assert (t.discard(), t.table.thieves[0].gold) == (["swindle", "swindle"], 2)
    t.refuse("fight:goblin", "no-swords")


@pytest.mark.rule("katakomben.turn.actions-between-cards")
def test_actions_between_cards() -> None:
    t = Kata(hand=["burgle"], room="A1.west", skill=3, swords=2, boots=1)
    assert {"buy:swindle", "fight:goblin", "move:A1.hall", "mark:A1.west"} <= set(t.offers())
    t.do("mark:A1.west", "move:A1.hall", "buy:swindle", "play:burgle")


@pytest.mark.rule("katakomben.turn.resources-pool")
def test_resources_add_up_and_can_be_split() -> None:
    t = Kata(hand=["sidestep", "scramble"])
    t.do("play:sidestep")
    t.refuse("move:A2.cave", "no-boots")
    t.do("play:scramble", "move:A2.cave")
    assert t.room() == "A2.cave"
    t = Kata(hand=["elven_sword"], deck=["burgle"], room="A2.cave", boots=1)
    t.do("play:elven_sword", "move:A2.nook", "swords:1")
    assert t.resources() == (0, 1, 0)


@pytest.mark.rule("katakomben.turn.resource-purposes")
def test_every_resource_has_its_purpose() -> None:
    t = Kata(skill=9)
    t.refuse("fight:goblin", "no-swords")
    t.refuse("move:A1.west", "no-boots")
    t = Kata(boots=9)
    t.refuse("buy:swindle", "no-skill")
    t.refuse("fight:keymaster", "no-swords")


@pytest.mark.rule("katakomben.turn.unused-lost")
def test_what_is_not_used_is_lost() -> None:
    t = Kata(2, skill=2, swords=1, boots=3, gold=4, tokens=["potion_of_healing"])
    t.end()
    assert t.told("lapsed", "skill") == [2]
    t.play_all()
    t.end()
    assert t.asked == [0]
    assert t.resources() == (0, 0, 0)
    assert (t.table.thieves[0].gold, t.table.picks[0], t.owned()) == (4, 3, ["potion_of_healing"])


@pytest.mark.rule("katakomben.gold.gain")
def test_gold_is_spent_or_worth_points() -> None:
    t = Kata(hand=["swindle"], gold=5, tiles=["S1@w1"], room="S1.a", tokens=["artifact_5"])
    t.do("play:swindle", "goods:backpack")
    assert t.table.thieves[0].gold == 1
    t.thief(0, status=ESCAPED)
    assert [line.points for line in t.match.game.result(t.table).breakdown[0] if line.label == "gold"] == [1]


@pytest.mark.rule("katakomben.clank.add")
def test_noise_moves_a_stone() -> None:
    t = Kata(hand=["stumble"])
    t.do("play:stumble")
    assert t.stones_of() == Stones(29, area=1)


@pytest.mark.rule("katakomben.clank.empty-supply")
def test_without_stones_there_is_no_noise() -> None:
    t = Kata(hand=["smash_and_grab", "smash_and_grab"], deck=[])
    t.thief(0, supply=1)
    t.do("play:smash_and_grab")
    assert (t.stones_of().supply, t.stones_of().area) == (0, 1)
    t.do("play:smash_and_grab")
    assert (t.stones_of().area, t.told("clank", "amount")) == (1, [1, 0])
    t = Kata(hand=["stumble", "lute"], deck=[], credit=2)
    t.thief(0, supply=0)
    t.do("play:stumble", "play:lute")
    assert (t.table.turn.clank, t.table.turn.credit, t.table.thieves[0].gold) == (0, 2, 0), "nothing was made to cancel"


@pytest.mark.rule("katakomben.clank.remove")
def test_negative_noise_takes_own_stones_back() -> None:
    t = Kata(hand=["sneak_attack"])
    t.noise(3, 2)
    t.ghosts_out(area=1)
    t.bag(1, 0, black=24)
    t.do("play:sneak_attack")
    assert (t.stones_of(0).area, t.stones_of(1).area, t.ghosts(), t.stones_of(0).bag) == (1, 2, (4, 1, 0), 1)
    assert t.stones_of(0).supply == 28


@pytest.mark.rule("katakomben.clank.surplus-negative")
def test_surplus_negative_noise_is_kept_for_the_turn_and_no_longer() -> None:
    t = Kata(hand=["sneak_attack", "stumble", "smash_and_grab"], deck=[], row=("swindle",) * 5)
    t.do("play:sneak_attack", "play:stumble")
    assert (t.stones_of().area, t.table.turn.credit) == (0, 1)
    t.do("play:smash_and_grab")
    assert (t.stones_of().area, t.table.turn.credit) == (1, 0)
    t = Kata(hand=["sneak_attack"], row=("swindle",) * 5)
    t.reveals("archoverlord")
    t.do("play:sneak_attack", "end")
    assert [t.stones_of(seat).area for seat in (0, 1)] == [1, 1], "it is gone before the row is filled"


@pytest.mark.rule("katakomben.draw.own-pile")
def test_cards_are_drawn_from_the_own_pile_and_must_be_played() -> None:
    t = Kata(hand=["smash_and_grab"], deck=["burgle", "stumble"])
    before = t.table.dungeon.deck.count()
    t.do("play:smash_and_grab")
    assert (sorted(t.hand()), t.table.dungeon.deck.count()) == (["burgle", "stumble"], before)
    t.refuse("end", "cards-left")


@pytest.mark.rule("katakomben.draw.reshuffle")
def test_an_empty_pile_is_shuffled_from_the_discard_pile_alone() -> None:
    t = Kata(hand=["smash_and_grab"], deck=["sidestep"], discard=["burgle"] * 5, played=["stumble"] * 3)
    t.do("play:smash_and_grab")
    assert sorted(t.hand()) == ["burgle", "sidestep"]
    assert (t.table.thieves[0].deck.count(), t.discard(), len(t.played())) == (4, [], 4)
    t = Kata(hand=["smash_and_grab"], deck=[])
    t.do("play:smash_and_grab")
    assert t.hand() == []


@pytest.mark.rule("katakomben.turn.order-independent")
def test_a_condition_counts_whenever_it_comes_true_and_once_a_card() -> None:
    for order in (("flamboyance", "stumble", "stumble"), ("stumble", "stumble", "flamboyance")):
        t = Kata(hand=order, deck=[])
        t.do(*[f"play:{card}" for card in order])
        assert t.resources()[0] == 2
    t = Kata(hand=["flamboyance", "stumble", "stumble", "smash_and_grab"], deck=[])
    t.do("play:flamboyance", "play:smash_and_grab", "play:stumble", "play:stumble")
    assert t.resources()[0] == 2, "it pays once, however much noise follows"
    t = Kata(hand=["curator"], deck=["burgle", "burgle"], tiles=["D01@w1"], room="D01.a")
    t.thief(0, tokens=["artifact_5", "backpack"])
    t.artifact("D01.a", "artifact_7")
    t.do("play:curator")
    assert len(t.hand()) == 1
    t.do("artifact:artifact_7")
    assert len(t.hand()) == 2, "for each counted thing, also for those that come later"


@pytest.mark.rule("katakomben.example.generalin")
@pytest.mark.card("rebel_general")
def test_the_general_draws_beside_another_companion() -> None:
    t = Kata(hand=["rebel_general", "mercenary"], deck=["burgle"] * 3)
    t.do("play:rebel_general")
    assert t.hand() == ["mercenary"]
    t.do("play:mercenary")
    assert t.hand() == ["burgle"]
    t = Kata(hand=["rebel_general", "mercenary"], deck=["burgle"] * 3)
    t.do("play:mercenary", "play:rebel_general")
    assert t.hand() == ["burgle"]
    assert t.resources() == (3, 3, 1)
    t = Kata(hand=["rebel_general"], deck=["burgle"] * 3)
    t.do("play:rebel_general")
    assert t.hand() == []


@pytest.mark.rule("katakomben.example.lauern")
@pytest.mark.card("lie_in_wait")
def test_lie_in_wait_counts_caves_entered_before_and_after() -> None:
    t = Kata(hand=["lie_in_wait"], boots=4, tiles=["S1@w1"])
    t.noise(3)
    t.do("play:lie_in_wait")
    assert (t.stones_of().area, t.resources()[:2]) == (3, (2, 1))
    t.do("move:S1.c")
    assert t.stones_of().area == 1
    t = Kata(hand=["lie_in_wait"], room="A2.cave")
    t.noise(3)
    t.do("play:lie_in_wait")
    assert t.stones_of().area == 1
    t = Kata(hand=["lie_in_wait"], room="A2.cave", boots=2)
    t.noise(5)
    t.turn(steady=True)
    t.do("move:A1.hall", "play:lie_in_wait")
    assert t.stones_of().area == 3, "one was there in this turn"
    t.turn(boots=2)
    t.do("move:A2.cave")
    assert t.stones_of().area == 3, "and no second time"


@pytest.mark.rule("katakomben.example.laute")
@pytest.mark.card("lute")
def test_the_lute_pays_for_every_noise_cancelled_or_not() -> None:
    t = Kata(hand=["stumble", "lute", "stumble", "sneak_attack"], deck=[])
    t.do("play:stumble", "play:lute")
    assert t.table.thieves[0].gold == 2
    t.do("play:stumble", "play:sneak_attack")
    assert (t.table.thieves[0].gold, t.stones_of().area) == (3, 1)
    t = Kata(hand=["lute", "stumble"], deck=[], credit=1)
    t.do("play:stumble", "play:lute")
    assert (t.table.thieves[0].gold, t.stones_of().area) == (2, 1)
    t = Kata(hand=["lute"], deck=[])
    t.thief(0, supply=0)
    t.do("play:lute")
    assert t.table.thieves[0].gold == 0, "noise that was not made pays nothing"
