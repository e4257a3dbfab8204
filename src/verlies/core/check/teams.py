"""Teams: who sees with whom is agreed, works both ways, and shows mates the same."""

from typing import Any

from ..view import View
from .trial import Trial, differences

OWN = "sealed"
"""The field of a view in which mates differ: sealed answers stay one's own."""


def check_eyes(trial: Trial) -> None:
    """Eyes follow from what was agreed, are symmetric and closed, and two mates see the same."""
    header, state = trial.match.header, trial.match.state
    eyes = trial.game.eyes(header.settings, header.seats)
    if state.eyes != eyes:
        raise trial.failure("eyes", f"it was agreed that {eyes} see together, but it is {state.eyes}")
    for seat, seeing in enumerate(eyes):
        mates = [other for other in range(len(eyes)) if seeing >> other & 1]
        if seat not in mates or any(eyes[mate] != seeing for mate in mates):
            raise trial.failure("eyes", f"seat {seat} does not see with all who see with it")
        check_mates(trial, seat, [mate for mate in mates if mate < seat])


def check_mates(trial: Trial, seat: int, mates: list[int]) -> None:
    """Whatever a seat is shown and told, its mates are."""
    for mate in mates:
        mine, theirs = shown(trial.match.view(seat)), shown(trial.match.view(mate))
        if mine != theirs:
            raise trial.failure("eyes", f"mates {mate} and {seat} see differently, in {differences(mine, theirs)}")
        _check_told_the_same(trial, seat, mate, since=len(trial.match.entries))
        trial.count("mates")


def _check_told_the_same(trial: Trial, seat: int, mate: int, since: int) -> None:
    if trial.match.log(mate, since) != trial.match.log(seat, since):
        raise trial.failure("eyes", f"mates {mate} and {seat} are told differently")


def shown(view: View[Any]) -> dict[str, Any]:
    """Return what a view shows to all of a team."""
    return {name: part for name, part in view.seen.plain().items() if name != OWN}
