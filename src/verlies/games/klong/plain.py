"""The whole state as plain data, and back."""

from typing import Any

from verlies.core.chance import Chance
from verlies.core.plain import StepBook, fields_of
from verlies.core.stack import Stack

from .._klong_common.conditions import CONDITIONS
from .._klong_common.effects import CAUSES, EFFECTS
from .._klong_common.endturn import ENDING
from .._klong_common.table import DRAGON as BLACK
from .._klong_common.table import GAP, Dragon, Dungeon, Thief, Turn
from .boards import BOARDS
from .ids import IDOL, MASTERY
from .moves import MOVE_STEPS
from .rooms import ROOM_STEPS
from .setup import BOX
from .state import KlongState, Loot
from .turn import TURN_STEPS

BOOK = StepBook([*CONDITIONS, *EFFECTS, *CAUSES, *ENDING, *MOVE_STEPS, *ROOM_STEPS, *TURN_STEPS])

TURN = (
    "skill",
    "swords",
    "boots",
    "teleports",
    "credit",
    "clank",
    "gains",
    "discount",
    "exhausted",
    "steady",
    "unharmed",
    "trash",
)
THIEF = ("hand", "discard", "played", "tokens", "room", "gold", "supply", "damage", "status")
DUNGEON = ("discard", "row", "reserve")
DRAGON = ("rage", "area", "bag", "aside", "awake")
LOOT = ("secrets", "minor", "major", "artifacts", "idols", "mastery")
STATE = ("goods", "active", "boxed_cards", "boxed_tokens", "fate", "fate_seat")


def stack_data(stack: Stack) -> list[Any]:
    """Return a stack as plain data."""
    return [stack.cells[:], stack.fixed]


def plain(s: KlongState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    return {
        "board": s.board.name,
        "colours": list(s.colours),
        "counters": s.chance.counters[:],
        "agenda": BOOK.agenda(s.agenda),
        "standing": BOOK.standings(s.standing),
        "sealed": s.sealed[:],
        "thieves": [{"deck": stack_data(t.deck), **fields_of(t, THIEF)} for t in s.thieves],
        "turn": fields_of(s.turn, TURN),
        "dungeon": {"deck": stack_data(s.dungeon.deck), **fields_of(s.dungeon, DUNGEON)},
        "dragon": fields_of(s.dragon, DRAGON),
        "loot": fields_of(s.loot, LOOT),
        **fields_of(s, STATE),
    }


def restore(data: dict[str, Any], key: bytes) -> KlongState:
    """Return the state that `plain` wrote."""
    state = build(data, Chance(key, list(data["counters"]), []))
    state.advance()
    return state


def build(data: dict[str, Any], chance: Chance) -> KlongState:
    """Return the state that plain data describes, before its question is put."""
    return KlongState(
        chance=chance,
        agenda=BOOK.frames(data["agenda"]),
        standing=BOOK.standing(data["standing"]),
        box=BOX,
        thieves=[_thief(thief) for thief in data["thieves"]],
        turn=Turn(**data["turn"]),
        dungeon=Dungeon(**{**data["dungeon"], "deck": Stack(*data["dungeon"]["deck"])}),
        dragon=Dragon(**data["dragon"]),
        board=BOARDS[data["board"]],
        loot=Loot(**data["loot"]),
        colours=tuple(data["colours"]),
        **{name: data[name] for name in STATE},
    )


def _thief(data: dict[str, Any]) -> Thief:
    return Thief(**{**data, "deck": Stack(*data["deck"])})


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
