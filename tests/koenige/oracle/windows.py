"""Windows: moments in which special cards may be played, until all pass in a row."""

from collections.abc import Callable

from .ops import Use, carry_out, is_playable, lay_out
from .question import PASS, Asking, ask
from .table import Table


def anybody(seat: int) -> bool:
    """Say that somebody may still respond."""
    return True


def window(
    table: Table,
    named: list[int],
    moments: Callable[[int], tuple[str, ...]],
    cause: int,
    still: Callable[[int], bool] = anybody,
) -> Asking[None]:
    """Ask those who are named and hold cards; after each card begin again with those who may still respond."""
    asked = [seat for seat in named if table.figures[seat].hand]
    while (yield from somebody_plays(table, asked, moments, cause)):
        asked = [seat for seat in asked if table.figures[seat].hand and still(seat)]


def somebody_plays(
    table: Table, asked: list[int], moments: Callable[[int], tuple[str, ...]], cause: int
) -> Asking[bool]:
    """Ask one after the other until one of them plays a card; return whether anybody did."""
    for seat in asked:
        hand = [card.id for card in table.figures[seat].usable() if card.window in moments(seat)]
        cards = [card for card in hand if is_playable(table, Use(seat, card, cause))]
        answer = yield from ask(seat, (PASS, *(f"play:{card}" for card in cards)))
        if answer != PASS:
            use = Use(seat, answer.partition(":")[2], cause)
            lay_out(table, use)
            yield from carry_out(table, use)
            return True
    return False


def only(moment: str) -> Callable[[int], tuple[str, ...]]:
    """Return that it is the same moment for everybody."""
    return lambda seat: (moment,)
