"""The whole state as plain data, and back."""

from typing import Any

from verlies.core.plain import StepBook

from .._klong_common import conditions, effects, endturn
from .._klong_common.table import DRAGON as BLACK
from .._klong_common.table import GAP
from . import moves, rooms, turn
from .ids import IDOL, MASTERY
from .setup import BOX
from .state import KlongState

BOOK = StepBook(conditions, effects, endturn, moves, rooms, turn)


def restore(data: dict[str, Any], key: bytes) -> KlongState:
    """Return the state that `plain` wrote."""
    state = build(data, key)
    state.advance()
    return state


def build(data: dict[str, Any], key: bytes) -> KlongState:
    """Return the state that plain data describes, before its question is put."""
    state = KlongState(None, data)
    state.box = BOX
    state.rooms = state.board.rooms
    state.seats = len(state.thieves)
    state.resume(BOOK, data, key)
    return state


def pieces(s: KlongState) -> dict[str, int]:
    """Count every card, token and stone, wherever it lies."""
    counts: dict[str, int] = {}
    for number in _all_cards(s):
        _add(counts, f"card {s.box.cards[number].id}", 1)
    for number in _all_tokens(s):
        _add(counts, f"token {s.box.tokens[number].id}", 1)
    _add(counts, "idols", s.loot.idols + sum(t.tokens.count(IDOL) for t in s.thieves))
    _add(counts, "mastery", s.loot.mastery + sum(t.tokens.count(MASTERY) for t in s.thieves))
    for seat, thief in enumerate(s.thieves):
        lying = s.dragon.area[seat] + s.dragon.bag[seat] + s.dragon.aside[seat]
        _add(counts, f"stones of seat {seat}", thief.supply + thief.damage + lying)
    _add(counts, "black stones", s.dragon.bag[BLACK] + s.dragon.aside[BLACK])
    return counts


def _add(counts: dict[str, int], name: str, n: int) -> None:
    counts[name] = counts.get(name, 0) + n


def _all_cards(s: KlongState) -> list[int]:
    dungeon = s.dungeon
    cards = dungeon.deck.cards() + dungeon.discard + [card for card in dungeon.row if card != GAP] + s.boxed_cards
    for pile, number in enumerate(s.box.reserve):
        cards += [number] * dungeon.reserve[pile]
    for thief in s.thieves:
        cards += thief.cards()
    return cards


def _all_tokens(s: KlongState) -> list[int]:
    tokens = s.loot.minor + s.loot.major + s.loot.artifacts + s.goods + s.boxed_tokens
    for thief in s.thieves:
        tokens += [token for token in thief.tokens if token not in (IDOL, MASTERY)]
    return tokens
