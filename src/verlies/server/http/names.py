"""Names that can be shown to others without harm."""

import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from ...text.seats import PREFIX
from ...text.words import LONGEST
from .errors import ServerRefusal

BOTS = ("Mira", "Jonas", "Kurt", "Frida", "Oskar", "Lene")
"""What bots are called, seat by seat."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that are none of the characters left out, and yet nothing is to be seen of them."""


def clean_name(text: str, fallback: str) -> str:
    """Return a name of 1 to 24 visible characters; control characters and what stands for a colour are refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        return fallback
    if len(name) > LONGEST or name.startswith(PREFIX) or any(not _visible(letter) for letter in name):
        raise ServerRefusal("bad-name")
    return name


def told_apart(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody else has, with a number behind it if need be: Anna 2."""
    known = {_sounds(each) for each in taken}
    numbered = (f"{name[: LONGEST - len(tail)].rstrip()}{tail}" for n in count(2) if (tail := f" {n}"))
    return next(each for each in chain([name], numbered) if _sounds(each) not in known)


def _sounds(name: str) -> str:
    """Return a name as it is read: without regard to capitals and to letters that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def bot_name(seat: int) -> str:
    """Return what the bot at a seat is called."""
    return BOTS[seat] if seat < len(BOTS) else f"Bot {seat + 1}"


def _visible(letter: str) -> bool:
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in BLANK)
