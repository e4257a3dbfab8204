"""The end of a game: who won, every point explained, and how to check the deal."""

from pathlib import Path
from typing import Any

from rich.text import Text

from ..core.decision import Result
from ..core.match import Match
from ..core.teams import are_several
from ..text import Words
from .look import Look, team_name
from .store import in_command

NUMBER = 3
"""So wide is the column of points at least."""


def result_lines(words: Words, look: Look, result: Result, by_one: bool = False) -> list[Text]:
    """Return the result, the best seat first; those of a team together, under its name."""
    lines = [Text(words.verdict(result, by_one=by_one), style="bold"), *(Text(words.tie(tie)) for tie in result.ties)]
    teams = result.teams if are_several(result.teams) else []
    order = sorted(range(len(result.scores)), key=lambda seat: (result.places[seat], teams[seat] if teams else seat))
    for at, seat in enumerate(order):
        if teams and (at == 0 or teams[order[at - 1]] != teams[seat]):
            lines.append(team_name(words, teams[seat]))
        lines += _seat_lines(words, look, result, seat)
    return lines


def _seat_lines(words: Words, look: Look, result: Result, seat: int) -> list[Text]:
    """Return what came of a seat, and every line of its score; whoever plays together for no points has none."""
    counted = len(set(result.teams)) != 1 or any(result.scores)
    head = _seat_line(words, result, seat) if counted else _fate_line(words, result, seat)
    wide = max([NUMBER, *(len(str(line.points)) for line in result.breakdown[seat])])
    lines = [
        f"{line.points:>{wide}}  {words.points(line)}" if counted else words.points(line)
        for line in result.breakdown[seat]
    ]
    return [Text(head, style=look.colour(seat)), *(Text(f"    {line}") for line in lines)]


def _seat_line(words: Words, result: Result, seat: int) -> str:
    return words.say(
        "result-seat",
        ending=words.say(f"ending-{result.endings[seat]}") if result.endings[seat] else "none",
        place=result.places[seat] if result.winners else 0,
        player=words.player(seat),
        points=result.scores[seat],
    )


def _fate_line(words: Words, result: Result, seat: int) -> str:
    return words.say("result-together", player=words.player(seat), ending=words.say(f"ending-{result.endings[seat]}"))


def proof_lines(words: Words, match: Match[Any], path: Path) -> list[Text]:
    """Return what was promised before the deal, what it was, and how anybody can check it."""
    header = match.header
    if header.seed is not None:
        return [Text(words.say("proof-practice", seed=header.seed, path=in_command(path)))]
    facts = {"commitment": header.commitment, "secret": header.secret, "path": in_command(path)}
    return [Text(words.say("proof-fair", **facts))]
