"""The luck of bots: with all that a player has, what a bot draws can be guessed no better than by chance."""

import asyncio
import zlib
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from tests.server.desk import hall, wish
from verlies.bots import bot
from verlies.bots.random import pick
from verlies.core.agenda import AskSealed
from verlies.core.match import Match, replay
from verlies.core.observe import Observation, observe
from verlies.core.record import Record, decode, encode
from verlies.core.rng import Rng
from verlies.games.klong import GAME
from verlies.server.tables.table import Table

SIGMAS = 5
"""So far from the middle chance never comes: once in three million tries."""


def seeds(match: Match[Any], view: bytes) -> list[int]:
    """Return what a player could take for the seed of a bot's answer: it is in an export, a view or a message."""
    header = match.header
    texts = [
        view,
        header.secret.encode(),
        bytes.fromhex(header.secret),
        header.commitment.encode(),
        header.game.encode(),
    ]
    numbers = [0, 1, len(match.lines), len(match.entries), match.state.chance.counters[0]]
    return [*numbers, *(zlib.crc32(text) for text in texts), int.from_bytes(match.state.chance.key[:12], "little")]


def guesses(match: Match[Any], name: str, seat: int) -> list[int]:
    """Return what a player would guess that a bot answers, one guess for each idea where its luck comes from."""
    seen = observe(match.game, match.state, seat)
    player = bot(name, match.game)
    found = []
    for seed in seeds(match, seen.view.encoded()):
        mine = Observation(match.game, seen.view)
        found.append(player.choose(mine, Rng(seed)) if name != "random" else pick(mine.options, Rng(seed)))
    return found


async def play(table: Table, answers: int) -> None:
    """Let bots and a human who takes anything play on, until so many answers were given."""
    match, rng = table.match, Rng(5)
    assert match is not None
    while len(match.lines) < answers and not match.over:
        if 0 in match.state.pending():
            await table.alone(table._answer(0, pick(match.state.options_of(0), rng), ""))
            table._changed(0)
        await asyncio.sleep(0)


@pytest.mark.parametrize("seed", [None, "7"])
def test_no_guess_from_an_export_is_better_than_chance(tmp_path: Path, seed: str | None) -> None:
    """An attacker plays the record again and computes every answer of the bots in every way there was."""

    async def table() -> Record:
        with hall(tmp_path) as rooms:
            here = rooms.find((await rooms.open(wish("you", "random", "random", seed=seed))).table)
            await play(here, 260)
            assert here.match is not None
            return here.match.record()

    record = decode(encode(asyncio.run(table())), "export")
    match = replay(GAME, Record(record.header, []))
    hits, chance, spread = Counter[int](), 0.0, 0.0
    for line in record.lines:
        options = match.state.options_of(line.seat)
        if line.seat and len(options) > 1:
            code = match.code(line.pick, line.seat)
            hits.update(n for n, guess in enumerate(guesses(match, "random", line.seat)) if guess == code)
            chance += 1 / len(options)
            spread += (1 - 1 / len(options)) / len(options)
        match.answer(line.pick, line.seat)
    assert chance > 20
    assert max(hits.values()) < chance + SIGMAS * sqrt(spread), hits


def test_the_same_question_is_not_always_answered_alike(tmp_path: Path) -> None:
    """A sealed attack of a bot: nothing a player has differs from one time to the next, but the answer does."""

    async def attacks() -> tuple[list[int], list[int]]:
        with hall(tmp_path, pace=100) as rooms:
            here = rooms.find((await rooms.open(wish("you", "greedy", game="dungeonquest", seed="web-2"))).table)
            match = here.match
            assert match is not None
            until_sealed(match)
            options = match.state.options_of(1)
            return guesses(match, "greedy", 1), [await here.think(1, "greedy", options) for _ in range(60)]

    guessed, answers = asyncio.run(attacks())
    count = Counter(answers)
    assert len(count) >= 2
    best = max(answers.count(guess) for guess in guessed)
    assert best <= max(count.values()) < 50


def until_sealed(match: Match[Any]) -> None:
    """Play on until a bot on the second seat has to choose in secret."""
    rng = Rng(3)
    while not (isinstance(match.state.agenda[-1].step, AskSealed) and 1 in match.state.pending()):
        seat = match.state.pending()[0]
        match.answer(pick(match.state.options_of(seat), rng), seat)


def test_every_answer_has_luck_of_its_own(tmp_path: Path) -> None:
    async def votes() -> Counter[int]:
        with hall(tmp_path, pace=100) as rooms:
            here = rooms.find((await rooms.open(wish("you", "random", start="0"))).table)
            return Counter([await here.think(1, "random", [1, 2, 3]) for _ in range(900)])

    count = asyncio.run(votes())
    assert all(abs(count[option] - 300) < SIGMAS * sqrt(900 * 2 / 9) for option in (1, 2, 3))
