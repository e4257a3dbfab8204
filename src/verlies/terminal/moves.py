"""Typed moves: the stable string, or words of the option in the reader's language, as far as they are clear."""

import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

from ..core.match import Match
from ..core.option import KIND, Option
from ..core.scene import Choice
from ..text import Words

T = TypeVar("T")
ALL = ("all", "alle", "alles", "*")
CARDS = ("karten", "cards")
"""What is played when all is played."""
ARTICLES = ("der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "the", "a", "an")
WHITHER = ("nach", "zu", "zum", "zur", "auf", "in", "im", "ins", "to", "into", "at")
FILLERS = frozenset(ARTICLES + WHITHER)
"""Words that say nothing of what is meant."""
TYPED = str.maketrans({"–": "-", "−": "-", ":": " ", "_": " "} | dict.fromkeys("„“”‚‘’'\"\u00ad"))
"""What is printed as keyboards have it; quotes, apostrophes, and hyphens that may be unseen, need not be typed."""
MARKS = ".,!()"
"""What may stand about a word."""
SHORTEST = 4
"""So many letters make the end of a compound: „ende“ is meant of „Zugende“."""
TRANSCRIBED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def spoken(text: str) -> str:
    """Return a move as it is compared: `Buy  SNEAK` and `buy:sneak` are the same."""
    return " ".join(text.translate(TYPED).casefold().split())


@lru_cache(maxsize=4096)
def spellings(text: str) -> frozenset[str]:
    """Return a text as it may be typed: with its umlauts transcribed, and with plain letters in their place."""
    said = unicodedata.normalize("NFC", spoken(text))
    plain = "".join(c for c in unicodedata.normalize("NFKD", said) if not unicodedata.combining(c))
    return frozenset((said.translate(TRANSCRIBED), plain))


def matching(typed: str, candidates: Iterable[tuple[T, Option | Choice, str]], words: Words) -> list[T]:
    """Return the candidates that fit what was typed, by the strictest reading that fits any; each has its sentence."""
    if not spoken(typed):
        return []
    said = list(candidates)
    for fits in _readings(typed, words):
        found = [candidate for candidate, option, text in said if fits(option, text)]
        if found:
            return found
    return []


def _readings(typed: str, words: Words) -> list[Callable[[Option | Choice, str], bool]]:
    parts = _meant(typed)
    return [
        lambda option, _: same(typed, option.id),
        lambda option, _: bool(option.target) and same(typed, option.target),
        lambda option, _: bool(option.target) and same(" ".join(parts), words.name(option.noun, option.target)),
        lambda option, text: same(typed, text),
        lambda option, _: begins(typed, option.id),
        lambda option, text: begins(typed, text),
        lambda option, text: _told(parts, f"{option.id} {text} {kind_name(words, option.kind)}", begins),
        lambda option, text: _told(parts, f"{option.id} {text} {kind_name(words, option.kind)}", _belongs),
    ]


def _meant(typed: str) -> list[str]:
    """Return the words typed that say what is meant."""
    parts = [part.strip(MARKS) for part in spoken(typed).split()]
    return [part for part in parts if part and part not in FILLERS] or parts


def same(typed: str, text: str) -> bool:
    """Return whether a text was typed, spelt one way or another."""
    return bool(spellings(typed) & spellings(text))


def begins(typed: str, text: str) -> bool:
    """Return whether a text begins with what was typed, spelt one way or another."""
    return any(one.startswith(other) for one in spellings(text) for other in spellings(typed))


def _belongs(typed: str, word: str) -> bool:
    """Return whether what was typed begins a word, ends a compound, or is the infinitive of an imperative."""
    if begins(typed, word):
        return True
    ends = len(typed) >= SHORTEST and any(one.endswith(other) for one in spellings(word) for other in spellings(typed))
    return ends or (len(typed) > SHORTEST and typed.endswith("n") and begins(typed[:-1], word))


def _told(parts: list[str], text: str, fits: Callable[[str, str], bool]) -> bool:
    """Return whether every part fits some word of the text."""
    known = [word.strip(MARKS) for word in spoken(text).split()]
    return all(any(fits(part, word) for word in known) for part in parts)


def kind_name(words: Words, kind: str) -> str:
    """Return what a kind of move is called."""
    return words.maybe(f"kind-{kind}") or kind


def kind_of_all(typed: str, match: Match[Any], words: Words, now: Collection[str]) -> str:
    """Return the kind in `play all` or „spiele alle“, or an empty string; of several that of which something is now."""
    parts = spoken(typed).split()
    if len(parts) != 2 or parts[1] not in ALL:
        return ""
    names = {kind: (kind, kind_name(words, kind), verb.partition(" ")[0]) for kind, verb in _verbs(match, words)}
    exact = [word for word, said in names.items() if any(same(parts[0], name) for name in said)]
    begun = [word for word, said in names.items() if any(begins(parts[0], name) for name in said)]
    found = begun if len(begun) == 1 else [word for word in begun if word in now]
    return exact[0] if exact else found[0] if len(found) == 1 else ""


def kind_about_all(typed: str, match: Match[Any], words: Words) -> str:
    """Return the kind that is meant by „alle Karten ausspielen“ or „spiele alles aus“, or an empty string."""
    parts = spoken(typed).split()
    meant = [part for part in parts if part not in (*ALL, *CARDS)]
    if not meant or not any(part in ALL for part in parts):
        return ""
    found = [
        kind for kind, verb in _verbs(match, words) if _told(meant, f"{kind} {kind_name(words, kind)} {verb}", begins)
    ]
    return found[0] if len(found) == 1 else ""


def _verbs(match: Match[Any], words: Words) -> Iterator[tuple[str, str]]:
    """Yield each kind of move with the words that all its sentences share: „spiele aus“."""
    for number, kind in enumerate(match.game.about.vocabulary.kinds):
        count = min(2, len(kind.ids) or 1)
        first, *others = [words.option(match.option(number * KIND + n)).split() for n in range(count)]
        yield kind.word, " ".join(word for word in first if all(word in other for other in others))


def every_option(match: Match[Any]) -> list[Option]:
    """Return everything that could ever be answered in this game."""
    return [
        match.option(number * KIND + argument)
        for number, kind in enumerate(match.game.about.vocabulary.kinds)
        for argument in range(len(kind.ids) or 1)
    ]
