"""Which language the reader gets."""

import os
from collections.abc import Mapping

from .core.errors import VerliesError, closest, listing

LANGUAGES = ("de", "en")
DEFAULT = "de"


def choose(wish: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """Return the language wished for, or that of the environment, or German."""
    if wish or environ.get("VERLIES_LANG"):
        return _known(wish or environ["VERLIES_LANG"])
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            short = environ[name][:2].lower()
            return short if short in LANGUAGES else DEFAULT
    return DEFAULT


def _known(name: str) -> str:
    short = name.lower().replace("-", "_").split("_")[0].split(".")[0]
    if short not in LANGUAGES:
        hint = closest(short, LANGUAGES)
        raise VerliesError("unknown-language", name=name, possible=listing(LANGUAGES), hint=hint)
    return short
