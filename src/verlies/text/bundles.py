"""Fluent bundles: the common texts of a language, and those of one game beside them."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Resource

from .numbers import MINUS
from .packages import Packages, listed

COMMON = "verlies.text"


@cache
def bundle(language: str, packages: Packages) -> FluentBundle:
    """Return the texts of one language: the common ones, and those in a game's packages if any are named."""
    made = FluentBundle([language], use_isolating=False)
    for resource in resources(language, packages):
        made.add_resource(resource, allow_overrides=True)
    return made


def resources(language: str, packages: Packages) -> Iterator[Resource]:
    """Yield the parsed text files of one language, in order."""
    for folder in _folders(language, packages):
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                yield FluentResource(file.read_text(encoding="utf-8"))


def _folders(language: str, packages: Packages) -> Iterator[Traversable]:
    folders = [files(COMMON).joinpath(language)]
    folders += [files(package).joinpath("texts", language) for package in listed(packages)]
    return (folder for folder in folders if folder.is_dir())


def formatted(texts: FluentBundle, name: str, facts: dict[str, Any]) -> str | None:
    """Return a text, or the attribute of one (`card-sneak.acc`), with its facts put in; None if there is none."""
    pattern = pattern_of(texts, name)
    if pattern is None:
        return None
    text, _ = texts.format_pattern(pattern, shown(facts))
    return ended_once(str(text))


def ended_once(text: str) -> str:
    """Return a text without the full stop behind a name that ends with its own sign: „Anna spielt den Ausbruch!“."""
    return text.replace("!.", "!") if "!." in text else text


def pattern_of(texts: FluentBundle, name: str) -> Any | None:
    """Return a text before its facts are put in; what has none of its own, such as `room-web_oooo`, has `room-web`."""
    head, _, attribute = name.partition(".")
    if not texts.has_message(head):
        head = head.rpartition("_")[0]
    if not texts.has_message(head):
        return None
    message = texts.get_message(head)
    return message.attributes.get(attribute) if attribute else message.value


def shown(facts: dict[str, Any]) -> dict[str, Any]:
    """Return facts with their numbers as cards show them: 4000 without a point, −3 with a true minus sign."""
    return {name: _shown(value) if isinstance(value, int) else value for name, value in facts.items()}


def _shown(value: int) -> FluentInt | str:
    return f"{MINUS}{-value}" if value < 0 else FluentInt(value, useGrouping=False)
