"""Mixing: everybody's random bits for the deal, first all of them sealed, then all of them told."""

from msgspec.structs import replace

from ...core import fair
from ..http.errors import ServerRefusal
from ..wire.messages import Seal, Share
from .seats import TableData


def mixed(data: TableData, seat: int, message: Seal | Share) -> TableData:
    """Return a table with what a seat adds to the deal; the same once more is harmless, anything else is refused."""
    mine = data.seats[seat]
    if isinstance(message, Seal) and message.seal == mine.seal:
        return data
    if isinstance(message, Share) and message.share == mine.share:
        return data
    if data.started or not data.complete() or seat not in data.awaited():
        raise ServerRefusal("not-mixing")
    if isinstance(message, Seal):
        return data.with_seat(seat, replace(mine, seal=_in_turn(message.seal, bool(data.sealing()))))
    share = _in_turn(message.share, not data.sealing())
    if fair.seal(bytes.fromhex(share)) != mine.seal:
        raise ServerRefusal("wrong-share")
    return data.with_seat(seat, replace(mine, share=share))


def _in_turn(text: str, allowed: bool) -> str:
    if not allowed:
        raise ServerRefusal("not-mixing")
    return text


def without_the_absent(data: TableData) -> TableData:
    """Return a table that waits no more for those who have not sealed anything; once all is sealed, it is too late."""
    absent = data.sealing()
    if not absent:
        raise ServerRefusal("bits-awaited")
    seats = [replace(seat, waived=True) if n in absent else seat for n, seat in enumerate(data.seats)]
    return replace(data, seats=seats)
