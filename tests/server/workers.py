"""What a worker process can be made to do instead of thinking."""

import os
import time
from pathlib import Path


def die_once(game_id: str, name: str, view: bytes, seed: int) -> int:
    """Die on the first call and answer on the next; `name` is a file that remembers."""
    if not Path(name).exists():
        Path(name).touch()
        os._exit(1)
    return 2


def hang_once(game_id: str, name: str, view: bytes, seed: int) -> int:
    """Hang on the first call and answer on the next; `name` is a file that remembers."""
    if not Path(name).exists():
        Path(name).touch()
        time.sleep(600)
    return 2


def always_die(game_id: str, name: str, view: bytes, seed: int) -> int:
    """Die whenever called."""
    os._exit(1)


def who(game_id: str, name: str, view: bytes, seed: int) -> int:
    """Return the number of this process."""
    return os.getpid()
