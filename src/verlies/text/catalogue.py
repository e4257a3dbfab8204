"""The sentences of the rules, by id, in the reader's language."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..catalogues import folder
from ..core.cited import thing_of
from ..core.rules import Rules
from .asking import MISSING as NOT_THERE
from .asking import asked, best, words_of
from .language import LANGUAGES
from .packages import Packages, listed
from .words import Words

SHORTEST = 4
"""So many letters make the last part of a compound: „leiste“ is found in „Zornesleiste“."""
MISSING = 3
RULING = re.compile(r" (?:Hausentscheid|House ruling):")
"""So a sentence goes on where the book is silent."""

Sentences = dict[str, str]
"""The rules of a game by their ids."""


def sentences(game: Rules[Any], language: str) -> Sentences:
    """Return all rules of a game as id and sentence; what a language lacks comes from the other."""
    out: Sentences = {}
    for each in (*LANGUAGES, language):
        out |= _own(game.about.texts, each) or _shipped(game.about.rules, each)
    return out


def shipped(name: str, language: str) -> Sentences:
    """Return all rules of a catalogue of this project, whether there is a game for it yet or not."""
    out: Sentences = {}
    for each in (*LANGUAGES, language):
        out |= _shipped(name, each)
    return out


def sentence(game: Rules[Any], rule: str, language: str) -> str:
    """Return the sentence of one rule, or what stands on the thing that is cited; an empty string if there is none."""
    thing = thing_of(rule)
    return _own_words(game, thing, language) if thing else sentences(game, language).get(rule, "")


def _own_words(game: Rules[Any], thing: str, language: str) -> str:
    """Return what stands on a card or another thing."""
    words, (noun, _, id) = Words(language, game.about.texts), thing.partition("-")
    return words.say("cited-text", thing=words.name(noun, id), text=words.say(f"{thing}.text"))


def printed(game: Rules[Any], rule: str, language: str) -> str:
    """Return the sentence of one rule without the rulings for other cases behind it."""
    return RULING.split(sentence(game, rule, language))[0]


def find(game: Rules[Any], word: str, language: str, now: str = "") -> list[tuple[str, str]]:
    """Return the rules whose id or sentence has the word, the best first; among equals those near the rule `now`."""
    if thing_of(word):
        return [(word, sentence(game, word, language))]
    return having(sentences(game, language), word, now)


def chapter(rule: str) -> str:
    """Return the chapter of a rule: `klong.move.one-boot` stands in `klong.move`."""
    return rule.rpartition(".")[0]


def having(rules: Sentences, word: str, now: str = "") -> list[tuple[str, str]]:
    """Return those of some rules that have all words of a search, whole words before beginnings and compounds.

    Among those that fit alike, the rule `now` comes first, and then those of its chapter. If none has all of them, it
    is taken for a question: those come that have most of its words, as people write them.
    """
    wanted = words_of(word)
    ranked = [
        ((_rank(wanted, word, rule, text), rule != now, chapter(rule) != chapter(now)), rule, text)
        for rule, text in rules.items()
    ]
    found = [each for each in ranked if each[0][0] < MISSING]
    if not found:
        return _answering(rules, asked(word), now)
    return [(rule, text) for _, rule, text in sorted(found, key=lambda each: each[0])]


def _answering(rules: Sentences, wanted: list[str], now: str) -> list[tuple[str, str]]:
    """Return the rules that have most words of a question, those before others that have them as they were written."""
    ranked = []
    for rule, text in rules.items():
        fits = [best(each, set(words_of(f"{rule} {text}"))) for each in wanted]
        known = [fit for fit in fits if fit < NOT_THERE]
        if known:
            ranked.append(((-len(known), sum(known), chapter(rule) != chapter(now)), rule, text))
    most = min((rank[0] for rank, _, _ in ranked), default=0)
    return [(rule, text) for rank, rule, text in sorted(ranked, key=lambda each: each[0]) if rank[0] == most]


def _rank(wanted: list[str], word: str, rule: str, text: str) -> int:
    """Return how well a rule fits a search, by the word that fits it worst; its own id fits best."""
    if rule == word:
        return -1
    known = set(words_of(f"{rule} {text}"))
    return max((min((_fit(each, one) for one in known), default=MISSING) for each in wanted), default=0)


def _fit(wanted: str, word: str) -> int:
    """Return 0 for the same word, 1 for its beginning, 2 for the last part of a compound."""
    if wanted == word:
        return 0
    if word.startswith(wanted):
        return 1
    return 2 if len(wanted) >= SHORTEST and word.endswith(wanted) else MISSING


@cache
def _own(packages: Packages, language: str) -> dict[str, str]:
    """Return the rules that a game's packages bring in `texts/<language>/rules.yaml`."""
    out: Sentences = {}
    for package in listed(packages):
        file = files(package).joinpath("texts", language, "rules.yaml")
        out |= _mapping(_yaml(file.read_bytes())) if file.is_file() else {}
    return out


@cache
def _shipped(name: str, language: str) -> dict[str, str]:
    """Return the rules of a catalogue of this project; English is what it is written in, but for some sentences."""
    where = folder()
    if where is None or not name:
        return {}
    own = _read(where / language / f"{name}.yaml")
    return _read(where / f"{name}.yaml") | own if language == "en" else own


def _read(path: Path) -> dict[str, str]:
    return _mapping(_yaml(path.read_bytes())) if path.is_file() else {}


def _mapping(data: Any) -> dict[str, str]:
    """Return id and sentence, from a mapping or from a list of entries with `id` and `rule`."""
    if isinstance(data, list):
        return {entry["id"]: " ".join(entry["rule"].split()) for entry in data}
    return {rule: " ".join(text.split()) for rule, text in (data or {}).items()}


def _yaml(data: bytes) -> Any:
    import msgspec

    return msgspec.yaml.decode(data)
