"""The sentences of the rules, by id, in the reader's language."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..catalogues import folder
from ..core.game import Game
from .language import LANGUAGES

Sentences = dict[str, str]
"""The rules of a game by their ids."""


def sentences(game: Game[Any], language: str) -> Sentences:
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


def sentence(game: Game[Any], rule: str, language: str) -> str:
    """Return the sentence of one rule, or an empty string."""
    return sentences(game, language).get(rule, "")


def find(game: Game[Any], word: str, language: str) -> list[tuple[str, str]]:
    """Return the rules whose id or sentence has the word."""
    return having(sentences(game, language), word)


def having(rules: Sentences, word: str) -> list[tuple[str, str]]:
    """Return those of some rules whose id or sentence has the word."""
    wanted = word.casefold()
    return [(rule, text) for rule, text in rules.items() if wanted in rule.casefold() or wanted in text.casefold()]


@cache
def _own(package: str, language: str) -> dict[str, str]:
    """Return the rules that a game's package brings in `texts/<language>/rules.yaml`."""
    file = files(package).joinpath("texts", language, "rules.yaml")
    return _mapping(_yaml(file.read_bytes())) if file.is_file() else {}


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
