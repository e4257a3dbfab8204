# mypyc: interpreted
"""What one seat can see. A view is an allow-list: only what is named here or in a game's own view gets out."""

from typing import Any

import msgspec

from .agenda import AskSealed
from .plain import plain_agenda, plain_standing
from .state import UNANSWERED, State

SPECTATOR = -1
SECRET = -2
"""Stands in a view for a sealed answer that was given but is not for these eyes."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that every game has; a game adds its own fields."""

    seat: int
    """Who is looking; `SPECTATOR` sees the public part."""
    seats: int
    agenda: list[Any]
    """What is still to be done; frames never hold anything hidden."""
    standing: list[Any]
    sealed: list[int]
    """Sealed answers: one's own, `SECRET` for those of others, -1 where none is given yet."""
    pending: list[int]
    """The seats whose answer is awaited."""

    def encoded(self) -> bytes:
        """Return the view as bytes; two equal views give equal bytes."""
        return msgspec.msgpack.encode(self)


def public_part(state: State, seat: int) -> dict[str, Any]:
    """Return the fields of `View` for one seat."""
    return {
        "seat": seat,
        "seats": state.seats,
        "agenda": plain_agenda(state.agenda),
        "standing": plain_standing(state.standing),
        "sealed": [pick if pick == UNANSWERED or s == seat else SECRET for s, pick in enumerate(state.sealed)],
        "pending": state.pending(),
    }


def guess_sealed(state: State, view: View, pick: Any) -> None:
    """Fill a sampled state's sealed answers; `pick(options)` guesses those the viewer cannot see."""
    if not view.sealed:
        return
    state.sealed = [UNANSWERED if answer == SECRET else answer for answer in view.sealed]
    frame = state.agenda[-1]
    step = frame.step
    assert isinstance(step, AskSealed)
    for seat, answer in enumerate(view.sealed):
        if answer == SECRET:
            state.sealed[seat] = pick(step.options(state, frame.subject, seat))
