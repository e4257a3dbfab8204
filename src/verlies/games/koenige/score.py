"""Scoring: the flags of each team, with every flag explained."""

from verlies.core.decision import Points, Result, Tie

from .content.ids import PLACED, STOLEN
from .state import Catacombs

RULE = "koenige.end.score"


def counts_for(s: Catacombs, flag: int, team: int) -> bool:
    """Return whether a flag counts for a team; stolen ones count for the old one when a game is broken off."""
    token = s.flags[flag]
    return token.team == team and (token.status == PLACED or (s.over() and token.status == STOLEN))


def score_lines(s: Catacombs, team: int) -> list[Points]:
    """Return every line of a team's score."""
    rooms = s.box.flag_rooms
    mine = [flag for flag in range(len(s.flags)) if counts_for(s, flag, team)]
    return [Points("flags", s.value(flag), {"room": s.box.rooms[rooms[flag]].id}, RULE) for flag in mine]


def result(s: Catacombs) -> Result:
    """Return which team won, and why."""
    teams = [s.team(seat) for seat in range(s.seats)]
    lines = [score_lines(s, team) for team in range(2)]
    sums = [sum(line.points for line in each) for each in lines]
    best = max(sums)
    level = sums[0] == sums[1]
    places = [1 if sums[team] == best else 2 for team in teams]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    ending = ["level" if level else "won" if place == 1 else "lost" for place in places]
    ties = [Tie("shared", winners, [best] * len(winners), "koenige.end.tie")] if level else []
    return Result(winners, [sums[team] for team in teams], places, [lines[team] for team in teams], ending, teams, ties)
