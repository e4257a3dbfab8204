"""The sentences of the rules, by id, in the reader's language."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..core.game import Game
from .language import LANGUAGES

PACKAGE = Path(__file__).resolve().parents[1]


@cache
def folder() -> Path | None:
    """Return where the catalogues lie: in the wheel, or in the checkout around this file."""
    beside = PACKAGE / "_rules"
    above = (parent / "docs" / "rules" for parent in PACKAGE.parents)
    return next((path for path in (beside, *above) if path.is_dir()), None)


def sentences(game: Game[Any], language: str) -> dict[str, str]:
    """Return all rules of a game as id and sentence; what a language lacks comes from the other."""
    out: dict[str, str] = {}
    for each in (*LANGUAGES, language):
        out |= _own(game.about.texts, each) or _shipped(game.about.rules, each)
    return out


def sentence(game: Game[Any], rule: str, language: str) -> str:
    """Return the sentence of one rule, or an empty string."""
    return sentences(game, language).get(rule, "")


def find(game: Game[Any], word: str, language: str) -> list[tuple[str, str]]:
    """Return the rules whose id or sentence has the word."""
    wanted = word.casefold()
    return [
        (rule, text)
        for rule, text in sentences(game, language).items()
        if wanted in rule.casefold() or wanted in text.casefold()
    ]


@cache
def _own(package: str, language: str) -> dict[str, str]:
    """Return the rules that a game's package brings in `texts/<language>/rules.yaml`."""
    file = files(package).joinpath("texts", language, "rules.yaml")
    return _mapping(_yaml(file.read_bytes())) if file.is_file() else {}


@cache
def _shipped(name: str, language: str) -> dict[str, str]:
    """Return the rules of a catalogue of this project."""
    where = folder()
    if where is None or not name:
        return {}
    path = where / f"{name}.yaml" if language == "en" else where / language / f"{name}.yaml"
    return _mapping(_yaml(path.read_bytes())) if path.is_file() else {}


def _mapping(data: Any) -> dict[str, str]:
    """Return id and sentence, from a mapping or from a list of entries with `id` and `rule`."""
    if isinstance(data, list):
        return {entry["id"]: " ".join(entry["rule"].split()) for entry in data}
    return {rule: " ".join(text.split()) for rule, text in (data or {}).items()}


def _yaml(data: bytes) -> Any:
    import msgspec

    return msgspec.yaml.decode(data)
