"""Bots think in worker processes, from encoded views, never in the event loop."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from ...bots import ask, bot
from ...core.observe import Observation
from ...core.rng import Rng
from ...registry import game as find_game

PATIENCE = 20.0
"""So many seconds a bot may think, the start of its process included."""
SEED_BITS = 96
"""As many as the generator of the bots takes."""
POLITE = 5
"""Bots give way to the server itself."""

log = logging.getLogger(__name__)


def fresh_seed() -> int:
    """Return the seed of one answer's luck: from the system, used once, and in nothing a player ever gets."""
    return secrets.randbits(SEED_BITS)


def think(game_id: str, name: str, view: bytes, seed: int) -> int:
    """Choose an option from what a seat can see; runs in a worker."""
    game = find_game(game_id)
    try:
        return ask(name, bot(name, game), Observation(game, game.seen(view)), Rng(seed))
    except KeyboardInterrupt:  # a worker leaves Ctrl-C to the server, so this is the bot's own doing
        raise RuntimeError(f"bot “{name}” tried to end the program") from None


def prepare() -> None:
    """Make a worker give way, leave Ctrl-C to the server, and not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinkers:
    """A pool of processes that think for bots and give hints; a process that dies or hangs is replaced."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self._workers = workers
        self._patience = patience
        self._gate = asyncio.Semaphore(workers)
        """Nobody waits inside the pool, so the patience is for thinking alone."""
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=prepare)

    async def choose(self, game_id: str, name: str, view: bytes, seed: int) -> int:
        """Return the choice of a bot; raises if it fails, or thinks for too long."""
        async with self._gate:
            try:
                return await self._once(game_id, name, view, seed)
            except BrokenProcessPool:
                return await self._once(game_id, name, view, seed)

    async def _once(self, game_id: str, name: str, view: bytes, seed: int) -> int:
        pool = self._pool
        try:
            work = asyncio.wrap_future(pool.submit(think, game_id, name, view, seed))
            return await asyncio.wait_for(work, self._patience)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("a worker is replaced: %s", type(error).__name__)
            self._replace(pool)
            raise

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = self._new()
        _end(pool)

    def close(self) -> None:
        """Stop thinking."""
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool, however busy they are."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()
