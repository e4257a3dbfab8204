"""A whole game in the language of its reader: who answered what, in the short words of the game."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from ..core.match import Entry, Match
from ..core.notation import in_line, laid_out, taken_back
from ..core.prompt import option
from ..core.record import HUMAN, Line
from .words import Words

UNNAMED = ("", "number")
"""Nouns of what has no name of its own."""
Answer = tuple[str, str]
"""What was done, and to what; where that has no name, all is in the first."""


def retold(whole: Match[Any], lines: Sequence[Line], words: Words) -> str:
    """Return a match that has kept all its moments as text; `lines` is its record, with what was taken back."""
    seats = "; ".join(_player(whole, seat, words) for seat in range(whole.header.seats))
    head = [words.say(f"game-{whole.game.id}"), seats, *_agreed(whole, lines, words)]
    runs = groupby(whole.entries, key=lambda entry: entry.line.seat)
    told = ((words.player(seat), _run(_answer(whole, entry, words) for entry in run)) for seat, run in runs)
    return laid_out(head, told)


def _player(whole: Match[Any], seat: int, words: Words) -> str:
    bot, name = whole.header.controllers[seat], words.player(seat)
    return name if bot == HUMAN else f"{name} ({words.maybe(f'bot-{bot}') or in_line(bot)})"


def _agreed(whole: Match[Any], lines: Sequence[Line], words: Words) -> list[str]:
    """Return what was agreed on and is not as usual, as far as there are words for it."""
    usual = {setting.name: setting.default for setting in whole.game.about.settings}
    others = [(name, value) for name, value in whole.header.settings.items() if value != usual.get(name)]
    agreed = [_setting(name, value, words) for name, value in others if words.has(f"setting-{name}-{value}")]
    count = taken_back(lines)
    agreed += [words.say("retold-taken-back", count=count)] if count else []
    return ["; ".join(agreed)] if agreed else []


def _setting(name: str, value: str, words: Words) -> str:
    return f"{words.say(f'setting-{name}')}: {words.say(f'setting-{name}-{value}')}"


def _answer(whole: Match[Any], entry: Entry[Any], words: Words) -> Answer:
    code = whole.game.about.vocabulary.option(entry.line.pick)
    assert code is not None
    given = option(whole.game, entry.before, code)
    title = "" if given.noun in UNNAMED else words.maybe(f"kind-{given.kind}")
    if not title:
        return words.option(given, _question(entry)), ""
    return title, words.name(given.noun, given.target)


def _question(entry: Entry[Any]) -> str:
    return type(entry.before.agenda[-1].step).__name__


def _run(answers: Iterable[Answer]) -> str:
    """Return answers one after the other; the same is done to several things in one breath."""
    deeds = []
    for title, alike in groupby(answers, key=lambda answer: answer[0]):
        names = [name for _, name in alike]
        deeds += [f"{title}: {', '.join(names)}"] if names[0] else [title] * len(names)
    return "; ".join(deeds)
