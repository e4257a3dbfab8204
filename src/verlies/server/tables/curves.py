"""How a game went, as curves: what everybody could see of each seat, moment by moment, and the points."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...core.match import Match
from ...core.scene import Scene
from ...core.teams import are_several
from ..wire.messages import Curve, Curves

MOMENTS = 80
"""So many moments of a game are looked at, however long it was."""
POINTS, PLACES = "points", "places"
"""The curves that no game names: the points gathered so far, and how many places a pawn has been at."""
TURN, PAWN = "turn", "pawn"
COMMON = -1
Row = dict[tuple[str, int], int]
"""What is known of one moment, by curve and seat."""


def curves(whole: Match[Any]) -> Curves:
    """Return the curves of a match that is over; what never changes is left out."""
    moments = _moments(whole.answers)
    thens = [whole.at(at) for at in moments]
    scenes = [then.scene(COMMON) for then in thens]
    rows = [dict(_seen(then, scene)) for then, scene in zip(thens, scenes, strict=True)]
    _count_places(rows, scenes)
    known = dict.fromkeys((name, seat < 0) for row in rows for name, seat in row)
    found = [_together(_curve(name, common, rows, whole.header.seats), whole.teams) for name, common in known]
    changing = [curve for curve in found if any(len(set(line)) > 1 for line in curve.lines)]
    return Curves(moments, changing, _ways(whole))


def _ways(whole: Match[Any]) -> list[list[str]]:
    """Return where each seat's pawn has been, answer by answer; who stays somewhere is there once."""
    ways: list[list[str]] = [[] for _ in range(whole.header.seats)]
    for at in range(whole.answers + 1):
        for token in whole.at(at).scene(COMMON).tokens:
            if token.noun == PAWN and token.seat >= 0 and token.place and ways[token.seat][-1:] != [token.place]:
                ways[token.seat].append(token.place)
    return ways


def _moments(answers: int) -> list[int]:
    """Return moments that lie evenly, the first and the last among them."""
    count = min(answers, MOMENTS - 1)
    return [round(n * answers / count) for n in range(count + 1)] if count else [0]


def _seen(then: Match[Any], scene: Scene) -> Iterator[tuple[tuple[str, int], int]]:
    """Yield the points of each seat at a moment, and the numbers that lie open before seats and for all.

    How well a team does is told by the points already.
    """
    for seat, points in enumerate(_points(then)):
        yield (POINTS, seat), points
    for panel in scene.panels:
        if panel.id != TURN:
            facts = [fact for fact in panel.facts if fact.seat < 0 and fact.team < 0]
            yield from (((fact.id, panel.seat), fact.value) for fact in facts)


def _points(then: Match[Any]) -> Sequence[int]:
    """Return the points of each seat: what it has together so far, and at the end what counted."""
    game, state = then.game, then.state
    return game.result(state).scores if then.over else game.gathered(state)


def _count_places(rows: list[Row], scenes: Sequence[Scene]) -> None:
    """Add how many places each pawn has been at so far, as far as was looked."""
    been: dict[int, set[str]] = {}
    for row, scene in zip(rows, scenes, strict=True):
        for token in scene.tokens:
            if token.noun == PAWN and token.seat >= 0 and token.place:
                been.setdefault(token.seat, set()).add(token.place)
        row.update({(PLACES, seat): len(places) for seat, places in been.items()})


def _curve(name: str, common: bool, rows: list[Row], seats: int) -> Curve:
    """Return one curve: a line for each seat, or one for all; who has no number keeps the last one."""
    lines = [_line(name, seat, rows) for seat in ([COMMON] if common else range(seats))]
    return Curve(name, common, lines)


def _together(curve: Curve, teams: Sequence[int]) -> Curve:
    """Return the points with one line for each team, if there are several; other curves are of seats."""
    if curve.id != POINTS or not are_several(teams):
        return curve
    numbers = sorted(set(teams))
    return Curve(curve.id, curve.common, [curve.lines[teams.index(team)] for team in numbers], numbers)


def _line(name: str, seat: int, rows: list[Row]) -> list[int]:
    values: list[int] = []
    for row in rows:
        values.append(row.get((name, seat), values[-1] if values else 0))
    return values
