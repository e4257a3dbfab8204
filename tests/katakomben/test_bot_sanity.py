"""What the greedy thief of Katakomben must do, and what it must not: plain self-harm in some positions."""

from collections.abc import Callable

import pytest

from verlies.bots import bot
from verlies.core.agenda import Scope
from verlies.core.book import StepBook
from verlies.core.observe import observe
from verlies.core.option import KIND
from verlies.core.rng import Rng
from verlies.families.klong.bot.values import EFFECTS, Worths
from verlies.families.klong.options import END, MOVE
from verlies.games.katakomben import conditions
from verlies.games.katakomben.bot.values import WAYS, WORTHS
from verlies.games.katakomben.options import CHOICES
from verlies.games.katakomben.setup import BOX
from verlies.testing.katakomben import GAME, Kata

GREEDY = bot("greedy", GAME)


def chosen(t: Kata) -> str:
    """Return what a greedy thief answers."""
    seat = t.asked[0]
    pick = GREEDY.choose(observe(GAME, t.match.state, seat), Rng(1))
    return GAME.about.vocabulary.word(pick)


def out_of_the_dungeon() -> Kata:
    t = Kata(room="A1.hall", boots=1, tokens=["artifact_5"], damage=8)
    t.bag(10, 2, black=4)
    return t


def an_artifact_at_ones_feet() -> Kata:
    t = Kata(room="D01.a", tiles=["D01@w1"], boots=1)
    t.artifact("D01.a", "artifact_5")
    return t


def a_shrine_to_mark() -> Kata:
    return Kata(room="A1.west")


def a_prison_to_crack() -> Kata:
    return Kata(room="S5.a", tiles=["S5@w1"])


def a_new_tile() -> Kata:
    return Kata(room="A1.hall", boots=2)


def waiting_in_the_crypt() -> Kata:
    return Kata(room="A1.crypt", boots=2)


def back_in_the_crypt_without_an_artifact() -> Kata:
    return Kata(room="A1.crypt", boots=1, damage=6, gold=6)


@pytest.mark.parametrize(
    ("lay_out", "wanted"),
    [
        (out_of_the_dungeon, "move:A1.crypt"),
        (an_artifact_at_ones_feet, "artifact:artifact_5"),
        (a_shrine_to_mark, "mark:A1.west"),
        (a_prison_to_crack, "crack:S5.a"),
        (a_new_tile, "move:"),
        (waiting_in_the_crypt, "move:"),
        (back_in_the_crypt_without_an_artifact, "move:"),
    ],
)
def test_greedy_does_what_is_plainly_good(lay_out: Callable[[], Kata], wanted: str) -> None:
    assert chosen(lay_out()).startswith(wanted)


@pytest.mark.feature(42)
def test_greedy_does_not_take_the_worse_rotation() -> None:
    t = Kata(room="A1.east", boots=2)
    t.discovers("S6")
    t.do("move:way_A1-e1")
    assert chosen(t) != "turn:0", "footprints where none are needed"


def test_greedy_finds_an_answer_when_a_tile_cannot_be_entered_yet() -> None:
    t = Kata(room="A1.east", boots=1, hand=["sidestep"])
    t.discovers("S6")
    t.do("move:way_A1-e1")
    assert chosen(t) == "play:sidestep"


# Worths


def test_every_effect_of_a_card_is_weighed() -> None:
    assert len(WORTHS.played) == len(BOX.cards)
    used = {type(step) for card in BOX.cards for step in (*card.then, *card.acquire)}
    assert used <= set(WORTHS.effects)
    assert set(StepBook(conditions).kinds.values()) - {Scope} <= set(WORTHS.conditions)


def test_an_effect_that_nobody_weighed_is_an_error() -> None:
    with pytest.raises(KeyError, match="no worth for"):
        Worths(BOX, {}, WORTHS.conditions)
    assert set(EFFECTS) < set(WORTHS.effects)


def test_every_choice_of_a_card_has_a_worth() -> None:
    told = {"quiet_2", "heal_1", "trash", "teleport", "boots_1"}
    assert set(CHOICES) <= set(WAYS) | told


# Whole games


def endings(seats: list[str], games: int, seed: int) -> list[list[str]]:
    """Play some games and return how they ended for every bot, in the order of `seats`."""
    out = []
    for number in range(games):
        match, rng = GAME.new(len(seats), seed=seed + number), Rng(number)
        bots = [bot(name, GAME) for name in seats]
        while not match.over:
            seat = match.decision.seats[0]
            match.answer(bots[seat].choose(match.observe(seat), rng), seat)
        assert match.result is not None
        out.append(match.result.endings)
    return out


def test_greedy_mostly_comes_back() -> None:
    ended = endings(["greedy", "greedy"], 8, 100)
    assert sum("escaped" in each for each in ended) >= 6


def test_no_turn_ends_in_the_crypt_with_boots_to_spend() -> None:
    match, rng = GAME.new(2, seed=7), Rng(7)
    turns = 0
    while not match.over:
        seat = match.decision.seats[0]
        pick = GREEDY.choose(match.observe(seat), rng)
        if pick == END:
            turns += 1
            offered = [option for option in match.options_of(seat) if MOVE <= option < MOVE + KIND]
            assert match.state.thieves[seat].room != match.state.outside() or not offered
        match.answer(pick, seat)
    assert turns > 20


def test_greedy_explores_cracks_marks_and_uses_portals() -> None:
    match, rng = GAME.new(3, seed=11), Rng(1)
    while not match.over:
        seat = match.decision.seats[0]
        match.answer(GREEDY.choose(match.observe(seat), rng), seat)
    told = {entry.kind for entry in match.log(0)}
    assert {"discovered", "laid", "cracked", "marked", "took"} <= told
