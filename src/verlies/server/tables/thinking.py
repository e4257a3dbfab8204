"""Bots think in worker processes, from encoded views, never in the event loop."""

import asyncio
import logging
import secrets

from ...bots import ask, bot
from ...core.observe import Observation
from ...core.rng import Rng
from ...registry import game as find_game
from .worker import Worker, WorkerDied

PATIENCE = 20.0
"""So many seconds a bot may think, the start of its process included."""
SEED_BITS = 96
"""As many as the generator of the bots takes."""

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


class Thinkers:
    """Processes that think for bots and give hints; one that dies or hangs is replaced."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._gate = asyncio.Semaphore(workers)
        """Nobody waits for a process, so the patience is for thinking alone."""
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def choose(self, game_id: str, name: str, view: bytes, seed: int) -> int:
        """Return the choice of a bot; raises if it fails, or thinks for too long."""
        async with self._gate:
            try:
                return await self._once(game_id, name, view, seed)
            except WorkerDied:
                return await self._once(game_id, name, view, seed)

    async def _once(self, game_id: str, name: str, view: bytes, seed: int) -> int:
        worker = self._idle.pop() if self._idle else await asyncio.to_thread(Worker)
        self._busy.add(worker)
        try:
            work = asyncio.to_thread(worker.do, think, game_id, name, view, seed)
            choice: int = await asyncio.wait_for(work, self._patience)
        except (WorkerDied, TimeoutError, asyncio.CancelledError) as error:
            log.warning("a worker is replaced: %s", type(error).__name__)
            worker.kill()
            raise
        except Exception:
            self._idle.append(worker)
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        return choice

    def close(self) -> None:
        """Stop thinking."""
        for worker in (*self._idle, *self._busy):
            worker.kill()
        self._idle.clear()
