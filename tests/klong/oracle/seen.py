"""The program's table beside the oracle's, by the same names, so that they can be compared."""

from collections.abc import Iterator

from tests.klong_family.oracle.seen import Names, Pair, held, of_seat, of_turn
from tests.klong_family.oracle.table import BLACK
from verlies.games.klong import GAME
from verlies.games.klong.state import KlongState

from .table import Table

NAMES = Names(GAME.about.ids, (BLACK,), noisy=())


def pairs(t: Table, state: KlongState) -> Iterator[Pair]:
    """What is to be compared."""
    yield from NAMES.of_table(t, state)
    yield from of_board(t, state)
    for thief in t.thieves:
        yield from of_seat(NAMES.of_thief(thief, state), thief.seat)
    if not t.turn.over:
        yield from of_turn(t, state)
        yield "gains of gold", state.turn.gains, t.turn.done["gains"]
        yield "discount for gems", state.turn.discount, t.turn.discount


def of_board(t: Table, state: KlongState) -> Iterator[Pair]:
    lying = dict(zip(NAMES.of["place"], state.loot.secrets, strict=True))
    yield "secrets by room", held(lying), held(t.secrets)
    yield "artifacts", {NAMES.of["token"][token] for token in state.loot.artifacts}, t.artifacts
    yield "fate", state.fate, t.fate
    yield "who is on the fate track", state.fate_seat, t.fate_seat
