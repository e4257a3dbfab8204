"""Bots think in worker processes, from encoded views, never in the event loop."""

import asyncio
import zlib
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from ..bots import bot
from ..core.observe import Observation
from ..core.rng import Rng
from ..registry import game as find_game


def think(game_id: str, name: str, view: bytes, options: list[int]) -> int:
    """Choose an option from what a seat can see; runs in a worker."""
    game = find_game(game_id)
    seen = msgspec.msgpack.decode(view, type=game.view_type())
    observation = Observation(game, seen, options)
    return bot(name, game).choose(observation, Rng(zlib.crc32(view)))


class Thinkers:
    """A pool of processes that think for bots and give hints."""

    def __init__(self, workers: int = 1) -> None:
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    async def choose(self, game_id: str, name: str, view: bytes, options: list[int]) -> int:
        """Return the choice of a bot."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, game_id, name, view, options)

    def close(self) -> None:
        """Stop thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)
