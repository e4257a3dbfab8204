"""Bots: found by name, bound to what they see, and able to play any game."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from verlies import registry
from verlies.bots import ask, bot, bots
from verlies.bots.casual import OVERLOOKED, Casual, glance
from verlies.bots.greedy import Greedy, best_by_playouts
from verlies.core.errors import VerliesError
from verlies.core.game import Game
from verlies.core.observe import Advisor, Observation, observe
from verlies.core.playout import playout
from verlies.core.rng import Rng
from verlies.games.klong import GAME
from verlies.games.klong.state import KlongState
from verlies.testing.klong import Klong

TABLES = [(2, "front"), (3, "front"), (4, "front"), (2, "back"), (4, "back")]


def positions(seats: int, board: str, count: int) -> Iterator[KlongState]:
    """Yield states of one game among greedy bots, evenly spread over its first half."""
    greedy = bot("greedy", GAME)
    state = GAME.practice_state(seats, 5, {"board": board})
    for number in range(count * 12):
        if number % 12 == 0:
            yield state.fork()
        state.answer(state.asked, greedy.choose(observe(GAME, state, state.asked), Rng(1)))


def redealt(state: KlongState, seed: int) -> KlongState:
    """Return another state that looks the same to the seat that is asked."""
    return GAME.sample(GAME.view(state, state.asked), Rng(seed))


def test_the_bots_have_names() -> None:
    assert bots() == ["random", "casual", "greedy"], "the weakest first"


def test_an_unknown_bot_is_a_sentence() -> None:
    with pytest.raises(VerliesError) as caught:
        bot("greddy", GAME)
    assert caught.value.key == "unknown-bot"
    assert str(caught.value) == "There is no bot “greddy”. Installed: random, casual, greedy. Did you mean “greedy”?"


def test_a_habit_that_a_game_does_not_know_makes_no_bot() -> None:
    with pytest.raises(VerliesError):
        bot("greedy without patience", GAME)


def test_random_likes_all_options_equally() -> None:
    state = GAME.practice_state(2, 1)
    seen = observe(GAME, state, state.asked)
    rng, counts = Rng(1), dict.fromkeys(seen.options, 0)
    for _ in range(3000):
        counts[bot("random", GAME).choose(seen, rng)] += 1
    expected = 3000 / len(counts)
    assert len(counts) > 2
    assert all(abs(count - expected) < 0.2 * expected for count in counts.values())


@pytest.mark.parametrize("name", ["random", "casual", "greedy"])
@pytest.mark.parametrize(("seats", "board"), TABLES)
def test_the_same_bytes_and_seed_give_the_same_choice(name: str, seats: int, board: str) -> None:
    for state in positions(seats, board, 12):
        seen = observe(GAME, state, state.asked)
        again = Observation(GAME, GAME.seen(seen.view.encoded()))
        assert bot(name, GAME).choose(seen, Rng(9)) == bot(name, GAME).choose(again, Rng(9))


@pytest.mark.parametrize("name", ["random", "casual", "greedy"])
@pytest.mark.parametrize(("seats", "board"), TABLES)
def test_what_is_hidden_does_not_matter(name: str, seats: int, board: str) -> None:
    differing = 0
    for state in positions(seats, board, 12):
        other = redealt(state, 3)
        differing += GAME.plain(state)["thieves"] != GAME.plain(other)["thieves"]
        choices = {bot(name, GAME).choose(observe(GAME, each, each.asked), Rng(9)) for each in (state, other)}
        assert len(choices) == 1
    assert differing > 3, "other hands were to be dealt anew"


@pytest.mark.parametrize(("seats", "board"), TABLES)
def test_greedy_plays_to_the_end_by_the_rules(seats: int, board: str) -> None:
    greedy, random = bot("greedy", GAME), bot("random", GAME)
    state, rng = GAME.practice_state(seats, 11, {"board": board}), Rng(2)
    while state.agenda:
        chooser = random if state.asked == 1 else greedy
        choice = chooser.choose(observe(GAME, state, state.asked), rng)
        assert choice in state.open
        state.answer(state.asked, choice)
    assert GAME.result(state).winners


@pytest.mark.parametrize("name", ["casual", "greedy"])
def test_a_bot_does_not_change_what_it_sees(name: str) -> None:
    for state in positions(4, "front", 10):
        before = GAME.digest(state)
        seen = observe(GAME, state, state.asked)
        data, options = seen.view.encoded(), seen.options[:]
        bot(name, GAME).choose(seen, Rng(1))
        assert (seen.view.encoded(), seen.options, GAME.digest(state)) == (data, options, before)


def test_whoever_is_casual_overlooks_about_a_quarter_and_never_everything() -> None:
    options, rng = list(range(8)), Rng(1)
    noticed = [glance(options, rng) for _ in range(2000)]
    assert all(each and set(each) <= set(options) and each == sorted(each) for each in noticed)
    share = sum(len(each) for each in noticed) / (len(options) * len(noticed))
    assert abs(share - (1 - OVERLOOKED / 100)) < 0.02
    assert {len(glance([7], rng)) for _ in range(50)} == {1}


@pytest.mark.parametrize("name", [name for name in registry.names() if registry.game(name).about.advisor])
def test_the_advice_of_every_game_makes_do_with_a_part_of_what_can_be_done(name: str) -> None:
    """Whoever is casual plays on to the end, and what is answered was always offered."""
    game = registry.game(name)
    for seed, seats in enumerate(game.about.seats):
        state, rng = game.practice_state(seats, seed), Rng(seed)
        casual = bot("casual", game)
        while state.agenda:
            choice = ask("casual", casual, observe(game, state, state.asked), rng)
            assert choice in state.open
            state.answer(state.asked, choice)


def test_who_does_not_see_the_best_does_what_does_least_harm() -> None:
    table = Klong(room="F02", tokens=["artifact_15"], boots=1, skill=9)
    seen: Observation[Any] = observe(GAME, table.state, 0)
    words, greedy = GAME.about.vocabulary, bot("greedy", GAME)
    assert words.word(greedy.choose(seen, Rng(1))) == "move:F01"
    seen.options = [option for option in seen.options if words.word(option) != "move:F01"]
    assert {words.word(greedy.choose(seen, Rng(seed))) for seed in range(9)} == {"end"}
    seen.options = [option for option in seen.options if words.word(option) != "end"]
    assert len(seen.options) > 1
    assert {greedy.choose(seen, Rng(seed)) for seed in range(99)} == set(seen.options)


def test_advice_that_was_never_offered_is_not_covered_up() -> None:
    class Astray(Advisor):
        """Names what is not there."""

        def choose(self, observation: Observation[Any], rng: Rng) -> int:
            return -1

    seen: Observation[Any] = observe(GAME, Klong(room="F02", boots=1).state, 0)
    assert Greedy(GAME, Astray()).choose(seen, Rng(1)) == -1, "whoever asks it finds out"


def test_who_overlooks_what_there_is_no_doing_without_looks_again() -> None:
    class Narrow(Advisor):
        """Knows what to do with everything in view alone."""

        def choose(self, observation: Observation[Any], rng: Rng) -> int:
            return observation.options[0] if observation.options == observation.view.options() else -1

    seen: Observation[Any] = observe(GAME, Klong(room="F02", boots=1, hand=["stumble", "explore", "burgle"]).state, 0)
    casual = Casual(GAME)
    casual.sensible = Greedy(GAME, Narrow())
    assert len(seen.options) > 2
    assert seen.options[0] in {casual.choose(seen, Rng(seed)) for seed in range(40)} <= set(seen.options)


class Unadvised(Game[Any]):
    """KLONG! as a game without knowledge of its own would be."""

    def __init__(self) -> None:
        super().__init__(replace(GAME.about, advisor=""))

    def view(self, state: Any, seat: int) -> Any:
        return GAME.view(state, seat)

    def sample(self, view: Any, rng: Rng) -> Any:
        return GAME.sample(view, rng)

    def result(self, state: Any) -> Any:
        return GAME.result(state)


def test_without_advice_greedy_tries_the_options_out() -> None:
    game = Unadvised()
    table = Klong(room="F02", tokens=["artifact_15"], boots=1)
    seen: Observation[Any] = observe(game, table.state, 0)
    assert game.advisor() is None
    assert game.about.vocabulary.word(bot("greedy", game).choose(seen, Rng(1))) == "move:F01"


def test_trying_out_is_bounded_and_repeatable() -> None:
    game = Unadvised()
    state = GAME.practice_state(4, 3)
    playout(state, Rng(3), 40)
    seen: Observation[Any] = observe(game, state, state.asked)
    first = best_by_playouts(seen, Rng(7))
    assert first in seen.options
    assert best_by_playouts(seen, Rng(7)) == first
