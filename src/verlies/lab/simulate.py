"""Many games at once, with the same results however many processes play them."""

import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from .. import registry
from ..bots import Bot, ask, bot
from ..bots.random import Random, pick
from ..core import fair
from ..core.game import Game
from ..core.observe import observe
from ..core.playout import playout
from ..core.rng import Rng
from ..core.state import State
from ..core.teams import shifts
from .stats import mean, wilson

CHUNK = 25
"""How many games a process plays at most before it reports."""
CHUNKS_A_JOB = 4
"""Into how many chunks the games of one process are split at least, so that none idles at the end."""

Progress = Callable[[int], None]
"""Told how many more games are played."""


class Series(msgspec.Struct, frozen=True):
    """Everything that decides how some games go."""

    game: str
    seats: list[str]
    """The bots; each plays on every seat in turn if `rotate` is set, as far as those of a team stay together."""
    games: int
    seed: int | str
    options: dict[str, str]
    rotate: bool


class Task(Series, frozen=True):
    """A part of a series, for one process."""

    first: int = 0
    """The number of the first game to play; each is dealt by its number alone."""
    last: int = 0
    """The number after the last one."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went; lists go by seat."""

    game: int
    """The number of the game."""
    bots: list[int]
    """Who sat there, as places in the list of bots."""
    winners: list[int]
    scores: list[int]
    places: list[int]
    endings: list[str]
    decisions: int
    teams: list[int] = []
    """The team of each seat; empty if everybody played for themselves."""

    def win(self, seat: int) -> float:
        """Return the part of the victory that is a seat's: an equal share for every team that won."""
        if seat not in self.winners:
            return 0.0
        return 1 / len({self.teams[each] if self.teams else each for each in self.winners})


class Entrant(msgspec.Struct, frozen=True):
    """What one of the bots achieved in all games, or one of the teams."""

    bot: str
    """Its name; of a team, those of its bots."""
    games: int
    wins: float
    """Won games; one that k rivals win, or k teams, counts 1/k for each of them."""
    rate: float
    interval: tuple[float, float]
    """Where the true rate of wins lies with 95 % confidence (Wilson)."""
    score: float
    """The average score."""
    place: float
    """The average place, 1 is best."""
    endings: dict[str, int]


class Summary(Series, frozen=True, kw_only=True):
    """The results of all games together."""

    entrants: list[Entrant]
    nobody: int
    """Games that nobody won."""
    endings: dict[str, int]
    """In how many games at least one seat ended so."""
    decisions: int
    outcomes: list[Outcome]

    def plain(self) -> dict[str, Any]:
        """Return the summary as plain data, without the single games."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        del data["outcomes"]
        return {**data, "decisions_per_game": round(self.decisions / self.games, 1) if self.games else 0.0}


def can_share() -> bool:
    """Tell whether processes can share work on this machine; without /dev/shm, for one, they cannot."""
    try:
        multiprocessing.get_context("spawn").Lock()
    except (ImportError, OSError):
        return False
    return True


def simulate(
    game_id: str,
    seats: Sequence[str],
    games: int,
    seed: int | str = 1,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    rotate: bool = True,
    on_progress: Progress | None = None,
) -> Summary:
    """Play many games; the results depend on everything but `jobs`."""
    task = Task(game_id, list(seats), games, seed, _checked(game_id, seats, options or {}), rotate, 0, games)
    told = on_progress or _nothing
    here = jobs <= 1 or not can_share()
    outcomes = _play_here(task, told) if here else _play_in_processes(task, jobs, told)
    return summary(task, sorted(outcomes, key=lambda outcome: outcome.game))


def _nothing(games: int) -> None:
    """Nobody wants to know how far it is."""


def _checked(game_id: str, seats: Sequence[str], options: Mapping[str, object]) -> dict[str, str]:
    """Return complete settings; what makes no sense raises before anything is played."""
    game = registry.game(game_id)
    game.check_seats(len(seats))
    for name in seats:
        bot(name, game)
    return game.settings(options, len(seats))


# Playing


def chunks(task: Task, jobs: int) -> Iterator[Task]:
    """Split the games into tasks for processes."""
    size = max(1, min(CHUNK, task.games // (jobs * CHUNKS_A_JOB)))
    for first in range(0, task.games, size):
        yield msgspec.structs.replace(task, first=first, last=min(first + size, task.games))


def _play_here(task: Task, told: Progress) -> list[Outcome]:
    outcomes = []
    for chunk in chunks(task, 1):
        outcomes += play(chunk)
        told(chunk.last - chunk.first)
    return outcomes


def _play_in_processes(task: Task, jobs: int, told: Progress) -> list[Outcome]:
    """Let processes play; only encoded bytes go between them."""
    context = multiprocessing.get_context("spawn")
    work = [msgspec.msgpack.encode(chunk) for chunk in chunks(task, jobs)]
    workers = max(1, min(jobs, len(work)))
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts) as pool:
        futures = [pool.submit(_work, data) for data in work]
        try:
            return [outcome for outcomes in _results(futures, told) for outcome in outcomes]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _results(futures: list["Future[bytes]"], told: Progress) -> Iterator[list[Outcome]]:
    for future in as_completed(futures):
        outcomes = msgspec.msgpack.decode(future.result(), type=list[Outcome])
        told(len(outcomes))
        yield outcomes


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(data: bytes) -> bytes:
    """Play the games of an encoded task and return the encoded outcomes."""
    return msgspec.msgpack.encode(play(msgspec.msgpack.decode(data, type=Task)))


def play(task: Task) -> list[Outcome]:
    """Play the games of a task one after the other; bots are made anew for each, so that none remembers another."""
    game = registry.game(task.game)
    numbers = range(task.first, task.last)
    return [play_one(task, game, [bot(name, game) for name in task.seats], number) for number in numbers]


def play_one(task: Task, game: Game[Any], bots: list[Bot], number: int) -> Outcome:
    """Play one game, dealt by the seed and its number; a bot that answers what is not offered raises `BadChoice`."""
    n = len(bots)
    turns = shifts(game.teams(task.options, n))
    by = turns[number % len(turns)] if task.rotate else 0
    order = [(seat + by) % n for seat in range(n)]
    state = game.practice_state(n, f"{task.seed}/{number}", task.options)
    decisions = _answer_all(game, state, [Player(task, bots, place, number) for place in order])
    result = game.result(state)
    return Outcome(number, order, result.winners, result.scores, result.places, result.endings, decisions, result.teams)


class Player:
    """A bot in one game, with its name and a generator that no other bot can reach."""

    def __init__(self, task: Task, bots: list[Bot], place: int, number: int) -> None:
        self.name = task.seats[place]
        self.bot = bots[place]
        self.blind = type(self.bot) is Random
        """Whether it needs to see nothing."""
        self.rng = Rng(_number(task.seed, number, place))

    def answer(self, game: Game[Any], state: State) -> int:
        """Return an option for the seat that is asked."""
        if self.blind:
            return pick(state.open, self.rng)
        return ask(self.name, self.bot, observe(game, state, state.asked), self.rng)


def _number(seed: int | str, number: int, place: int) -> int:
    """Return the seed of one bot's generator in one game."""
    return int.from_bytes(fair.digest(b"verlies bots", f"{seed}/{number}/{place}".encode())[:12], "little")


def _answer_all(game: Game[Any], state: State, players: list[Player]) -> int:
    """Play a state to its end; return the number of decisions. Where all are blind, the short way is taken."""
    cap = game.about.cap
    if all(player.blind for player in players):
        return playout(state, players[0].rng, cap)
    count = 0
    while state.agenda and count < cap:
        state.answer(state.asked, players[state.asked].answer(game, state))
        count += 1
    return count


# Adding up


def summary(task: Task, outcomes: list[Outcome]) -> Summary:
    """Add up what came out."""
    return Summary(
        game=task.game,
        seats=task.seats,
        games=len(outcomes),
        seed=task.seed,
        options=task.options,
        rotate=task.rotate,
        entrants=[entrant(task, places, outcomes) for places in together(outcomes, len(task.seats))],
        nobody=sum(1 for outcome in outcomes if not outcome.winners),
        endings=_counted(ending for outcome in outcomes for ending in set(outcome.endings)),
        decisions=sum(outcome.decisions for outcome in outcomes),
        outcomes=outcomes,
    )


def together(outcomes: list[Outcome], bots: int) -> list[list[int]]:
    """Return which places in the list of bots are one entrant: those of a team, or each alone."""
    first = outcomes[0] if outcomes else None
    if first is None or not first.teams:
        return [[place] for place in range(bots)]
    by_team: dict[int, list[int]] = {}
    for place in range(bots):
        by_team.setdefault(first.teams[first.bots.index(place)], []).append(place)
    return list(by_team.values())


def entrant(task: Task, places: list[int], outcomes: list[Outcome]) -> Entrant:
    """Add up what one bot achieved, or a team of them."""
    pairs = [(outcome, outcome.bots.index(place)) for outcome in outcomes for place in places]
    wins = sum(outcome.win(seat) for outcome, seat in pairs) / len(places)
    low, high = wilson(wins, len(outcomes))
    return Entrant(
        bot=" + ".join(dict.fromkeys(task.seats[place] for place in places)),
        games=len(outcomes),
        wins=round(wins, 3),
        rate=round(wins / len(outcomes), 4) if outcomes else 0.0,
        interval=(round(low, 4), round(high, 4)),
        score=round(mean([outcome.scores[seat] for outcome, seat in pairs]), 2),
        place=round(mean([outcome.places[seat] for outcome, seat in pairs]), 3),
        endings=_counted(outcome.endings[seat] for outcome, seat in pairs),
    )


def _counted(words: Iterator[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items()))


def cores() -> int:
    """Return how many processes can work at once here."""
    return os.cpu_count() or 1
