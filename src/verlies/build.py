"""Which build of the package this is: the source as it is written, or compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

INTERPRETED = "interpreted"
COMPILED = "compiled"


def build() -> str:
    """Return which build is imported here, without loading anything: it is asked for where time counts."""
    core = Path(__file__).parent / "core"
    return COMPILED if any((core / f"state{suffix}").is_file() for suffix in EXTENSION_SUFFIXES) else INTERPRETED
