"""Typed moves: a number, the stable string, or the beginning of it or of its text."""

from collections.abc import Callable, Iterable
from typing import Any

from ..core.decision import Option
from ..core.match import Match
from ..core.option import KIND, Vocabulary
from ..text import Words

ALL = ("all", "alle", "*")


def spoken(text: str) -> str:
    """Return a move as it is compared: `Buy  SNEAK` and `buy:sneak` are the same."""
    return " ".join(text.replace(":", " ").casefold().split())


def matching(typed: str, options: Iterable[Option], words: Words) -> list[Option]:
    """Return the options that fit what was typed, from the strictest reading that fits any."""
    wanted = spoken(typed)
    offered = list(options)
    if not wanted:
        return []
    for fits in _readings(wanted, words):
        found = [option for option in offered if fits(option)]
        if found:
            return found
    return []


def _readings(wanted: str, words: Words) -> list[Callable[[Option], bool]]:
    parts = wanted.split()
    return [
        lambda option: spoken(option.id) == wanted,
        lambda option: spoken(option.target) == wanted,
        lambda option: spoken(option.id).startswith(wanted),
        lambda option: spoken(words.option(option)).startswith(wanted),
        lambda option: _begins(parts, f"{option.id} {words.option(option)}"),
    ]


def _begins(parts: list[str], text: str) -> bool:
    """Return whether every part is the beginning of some word of the text."""
    known = spoken(text).split()
    return all(any(word.startswith(part) for word in known) for part in parts)


def kind_of_all(typed: str, vocabulary: Vocabulary) -> str:
    """Return the kind in `play all`, or an empty string."""
    parts = spoken(typed).split()
    if len(parts) != 2 or parts[1] not in ALL:
        return ""
    kinds = [kind.word for kind in vocabulary.kinds if kind.word.startswith(parts[0])]
    return kinds[0] if len(kinds) == 1 or parts[0] in kinds[:1] else ""


def every_option(match: Match[Any]) -> list[Option]:
    """Return everything that could ever be answered in this game."""
    return [match.option(code) for code in _codes(match.game.about.vocabulary)]


def _codes(vocabulary: Vocabulary) -> list[int]:
    return [
        number * KIND + argument
        for number, kind in enumerate(vocabulary.kinds)
        for argument in range(len(kind.ids) or 1)
    ]
