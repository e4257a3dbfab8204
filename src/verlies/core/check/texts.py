"""Texts: everything a game shows or says has words in every language."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..decision import LogEntry
from ..option import OptionKind
from ..rules import Rules
from ..scene import Scene, Spot, Static
from .report import CheckFailed

LANGUAGES: Final = ("de", "en")
NAMELESS: Final = ("", "number", "seat")
"""Nouns whose things have no text of their own."""

Texts = Callable[[Any, str], Any]
"""Returns the words of a game in a language, which know by `has` whether there is a text of some id."""


def scene_texts(scene: Scene) -> set[str]:
    """Return the ids of the texts that a scene needs."""
    ids = {f"zone-{zone.kind}" for zone in scene.zones}
    ids |= {f"track-{track.id}" for track in scene.tracks}
    ids |= {f"status-{panel.status}" for panel in scene.panels if panel.status}
    ids |= {f"fate-{panel.fate}" for panel in scene.panels if panel.fate}
    ids |= {f"fact-{fact.id}" for panel in scene.panels for fact in panel.facts}
    ids |= {f"mark-{fact.id}" for panel in scene.panels for fact in panel.facts if fact.fleeting}
    ids |= {f"{panel.id}-{panel.face}" for panel in scene.panels if panel.face}
    ids |= {f"odds-{panel.id}{part}" for panel in scene.panels if panel.odds for part in ("", ".intro", ".weight")}
    ids |= {name for spot in scene.spots for name in spot_texts(spot)}
    ids |= {source for prompt in scene.prompts for source in prompt.source.split()}
    ids |= {note.partition("=")[0] for prompt in scene.prompts for choice in prompt.choices for note in choice.notes}
    return ids | {f"{token.noun}-{token.face}" for token in scene.tokens if token.noun != "pawn"}


def spot_texts(spot: Spot) -> set[str]:
    """Return the ids of the texts that a thing shown large needs."""
    ids = {f"spot-{spot.id}"} | {f"fact-{fact.id}" for fact in spot.facts}
    ids |= {f"{spot.noun}-{spot.face}"} if spot.noun else set()
    if spot.matrix:
        matrix = spot.matrix
        ids |= {f"matrix-{matrix.id}-rows", f"matrix-{matrix.id}-columns"}
        ids |= {f"{matrix.noun}-{id}" for id in (*matrix.rows, *matrix.columns)}
        ids |= {f"{text}-{mark.kind}" for cell in matrix.cells for mark in cell for text in ("mark", "cell")}
    return ids


def log_texts(entry: LogEntry) -> set[str]:
    """Return the ids of the names that an entry of the log mentions."""
    return {f"{noun}-{entry.facts[fact]}" for fact, noun in entry.nouns.items() if noun not in NAMELESS}


def static_texts(static: Static) -> set[str]:
    """Return the ids of the texts that the static part of a table needs."""
    ids = {f"{face.noun}-{face.id}" for face in static.faces} | {f"place-{place.id}" for place in static.places}
    return ids | {f"side-{side}" for face in static.faces for side in face.sides}


def check_events(game: Rules[Any]) -> None:
    """In a game with a catalogue of rules every event names the rule it follows."""
    without = [event.name for event in game.about.events if not event.rule]
    if game.about.rules and without:
        raise CheckFailed(f"events: {game.id} has no rule for {', '.join(without)}.")


def game_texts(game: Rules[Any]) -> set[str]:
    """Return the ids of the texts that a game needs however it is played."""
    about = game.about
    ids = {f"game-{game.id}"} | {f"ask-{name}" for name in about.steps.asks()}
    ids |= {f"option-{kind.word}" for kind in about.vocabulary.kinds}
    ids |= {f"{kind.noun}-{id}" for kind in about.vocabulary.kinds if kind.noun not in NAMELESS for id in _named(kind)}
    ids |= {f"log-{event.name}" for event in about.events}
    ids |= {f"out-{event.name}" for event in about.events if event.leaves}
    return ids | {f"log-{event.name}-hidden" for event in about.events if event.secret}


def _named(kind: OptionKind) -> list[str]:
    """Return what a kind of option can be about; the numbered fields of a growing map are named where they lie."""
    return [id for id in kind.ids if not id.isdigit()]


def check_texts(game: Rules[Any], ids: set[str], texts: Texts, languages: Sequence[str] = LANGUAGES) -> int:
    """Every id has a text in every language; return how many were looked up."""
    for language in languages:
        words = texts(game, language)
        missing = sorted(name for name in ids if not words.has(name))
        if missing:
            raise CheckFailed(f"texts: {game.id} has no text in “{language}” for {', '.join(missing)}.")
    return len(ids) * len(languages)
