"""Views of one seat as the server would send them, recorded from games played at random."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from verlies.core.match import Match, replay
from verlies.core.rng import Rng
from verlies.registry import game
from verlies.server.wire.messages import encoder
from verlies.server.wire.render import view_message
from verlies.text.words import Words

View = dict[str, Any]
NAMES = ("Anna", "Jonas", "Kurt")
SEEDS = 60


def seen(match: Match[Any], seat: int, since: int, lang: str) -> View:
    """Return a view as a browser reads it."""
    words = Words.of(match.game, match.header, lang)
    message = view_message(match, seat, words, len(match.lines), since)
    view: View = msgspec.json.decode(encoder.encode(message))
    return view


def games(name: str) -> Iterator[tuple[Match[Any], Rng]]:
    """Yield games of three, the first of whom begins."""
    for seed in range(SEEDS):
        yield game(name).new(len(NAMES), f"stage {seed}", {"start": "0"}, names=NAMES), Rng(seed)


def answer(match: Match[Any], rng: Rng) -> list[str]:
    """Give an answer at random; return the names of what came of it."""
    seat = match.pending()[0]
    options = match.options_of(seat)
    match.answer(options[rng.below(len(options))], seat)
    return [match.game.about.events[event.kind].name for event in match.entries[-1].events]


def moment(name: str, wanted: Callable[[Match[Any], list[str]], bool], lang: str = "en") -> list[View]:
    """Return the views of the first seat before and after an answer that is wanted."""
    for match, rng in games(name):
        while not match.over:
            before = match.record()
            if wanted(match, answer(match, rng)):
                return [seen(replay(match.game, before, ""), 0, 0, lang), seen(match, 0, match.answers, lang)]
    raise AssertionError("no such moment in these games")


def attack(lang: str = "en") -> list[View]:
    """Return the views around an attack in which three stones hurt somebody, and then the first seat is asked."""

    def wanted(match: Match[Any], names: list[str]) -> bool:
        return names.count("drawn-stone") > 2 and "fell" not in names and match.pending() == [0]

    return moment("klong", wanted, lang)


def event(name: str, kind: str, seat: int, most: int) -> list[View]:
    """Return the views around an event of this kind and seat, of an answer that led to at most so many events."""

    def wanted(match: Match[Any], names: list[str]) -> bool:
        seats = [event.seat for event in match.entries[-1].events]
        return len(names) <= most and (kind, seat) in zip(names, seats, strict=True)

    return moment(name, wanted)


def end(name: str) -> list[View]:
    """Return the views around the end of a game in which nobody came in as another did."""

    def wanted(match: Match[Any], _: list[str]) -> bool:
        return match.result is not None and len(set(match.result.places)) == len(NAMES)

    return moment(name, wanted)


def only(views: list[View], scene: str) -> list[View]:
    """Return views around a moment of which one scene alone is played, and nothing is told of what went before."""
    before, after = views
    return [{**before, "log": []}, {**after, "beats": [beat for beat in after["beats"] if beat.get("scene") == scene]}]


def round_of(name: str, answers: int) -> list[View]:
    """Return a whole view of the first seat, then one for each of so many answers; after the last it is asked."""
    for match, rng in games(name):
        views: list[View] = []
        while not match.over:
            mine = match.pending() == [0]
            if mine and len(views) > answers:
                return [{**views[-answers - 1], "fresh": True, "beats": []}, *views[-answers:]]
            views = [] if mine else views
            answer(match, rng)
            views.append(seen(match, 0, match.answers, "en"))
    raise AssertionError("no such round in these games")
