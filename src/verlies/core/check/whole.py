"""The whole check: random games, at every decision of which all promises are tried."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..game import Game
from ..rules import Rules
from ..view import SPECTATOR
from .answers import check_options, check_question, check_refusals
from .bots import check_bout, check_picks
from .copies import check_fork, check_replay, check_save
from .cues import check_beats, check_cues
from .player import Bots, Player
from .reasons import check_reasons
from .report import CheckFailed, CheckReport
from .scenes import check_ending, check_scenes
from .story import check_digest, check_story, tell
from .teams import check_eyes
from .texts import Texts, check_events, check_texts, game_texts, static_texts
from .trial import Trial
from .undo import check_barrier, check_undo
from .views import check_views

AT_A_DECISION: Final[tuple[tuple[str, Callable[[Trial], None]], ...]] = (
    ("question", check_question),
    ("options", check_options),
    ("refusals", check_refusals),
    ("reasons", check_reasons),
    ("fork", check_fork),
    ("save", check_save),
    ("views", check_views),
    ("eyes", check_eyes),
    ("scenes", check_scenes),
    ("cues", check_beats),
    ("bots", check_picks),
)


def attempt(trial: Trial, promise: str, check: Callable[[Trial], None]) -> None:
    """Try one promise; an exception out of the game's own code is a broken promise too."""
    trial.trying(SPECTATOR, None)
    try:
        check(trial)
    except CheckFailed:
        raise
    except Exception as error:
        raise trial.failure(promise, f"{type(error).__name__}: {error}") from error


def answer_at_random(trial: Trial) -> None:
    """Choose an answer at random, check what undo would tell, and give it."""
    state = trial.match.state
    seat = trial.any(state.pending())
    option = trial.any(state.options_of(seat))
    check_barrier(trial, seat, option)
    check_undo(trial, seat, option)
    check_story(trial, trial.match.entries[-1], trial.said)
    trial.count("decisions")


def check_end_of_game(trial: Trial) -> None:
    """Replay the match, and play on to its end from wherever it stands."""
    check_replay(trial)
    check_digest(trial, trial.said)
    check_scenes(trial)
    rest = trial.match.state.fork()
    trial.play_on(rest, trial.rng, trial.game.about.cap - len(trial.match.entries))
    check_ending(trial, rest)
    trial.count("games")


def play(trial: Trial, decisions: int) -> int:
    """Play one game under check for at most so many decisions; return how many it had."""
    done = 0
    while done < decisions and not trial.match.over:
        for promise, check in AT_A_DECISION:
            attempt(trial, promise, check)
        attempt(trial, "answer", answer_at_random)
        done += 1
    attempt(trial, "end of game", check_end_of_game)
    return done


def nobody(game: Rules[Any]) -> Sequence[Player]:
    """Return no bots."""
    return ()


def check_game(
    game: Game[Any],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    decisions: int = 200,
    seed: int = 0,
    texts: Texts | None = None,
    bots: Bots = nobody,
) -> CheckReport:
    """Play random games and try at every decision what a game must keep; the first broken promise raises.

    `decisions` are played with each number of seats the game allows, or with `seats` alone, and then a game among one
    of the bots. `texts` is `verlies.text.words`, or something like it; without it no texts are looked up. The same
    `seed` tries the same.
    """
    counts: dict[str, int] = {}
    players = bots(game)
    check_events(game)
    counts["cues"] = check_cues(game)
    needed = game_texts(game)
    low, high = game.about.seats if seats is None else (seats, seats)
    for number in range(low, high + 1):
        done = 0
        while done < decisions:
            match = game.new(number, f"check {seed} {counts.get('games', 0)}", options)
            trial = Trial(game, match, seed, counts, needed, texts, players)
            needed |= static_texts(trial.static)
            done += play(trial, decisions - done)
        if players:
            match = game.new(number, f"check {seed} bots", options)
            check_bout(Trial(game, match, seed, counts, needed), players[(number + seed) % len(players)])
    if texts is not None:
        counts["texts"] = check_texts(game, needed, texts)
    return CheckReport(**counts)


def check_stories(
    game: Game[Any],
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    games: int = 1,
    seed: int = 0,
    texts: Texts | None = None,
) -> CheckReport:
    """Play whole games at random and check what is told of them, and nothing else; the first false word raises."""
    counts: dict[str, int] = {}
    for number in range(games):
        match = game.new(seats, f"story {seed} {number}", options)
        trial = Trial(game, match, seed, counts, set(), texts)
        attempt(trial, "story", tell)
    return CheckReport(**counts)
