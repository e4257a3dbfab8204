# mypyc: interpreted
"""What one seat can see, and a guess at the rest that fits it."""

from typing import Any

import msgspec

from verlies.core.rng import Rng
from verlies.core.stack import Stack
from verlies.core.view import View, public_part

from .._klong_common.table import STREAMS, Thief
from .plain import build
from .state import KlongState


class TurnView(msgspec.Struct, frozen=True):
    """What the active thief has for this turn."""

    skill: int
    swords: int
    boots: int
    teleports: int
    credit: int
    clank: int
    gains: int
    discount: int
    exhausted: bool
    steady: bool
    unharmed: bool
    trash: list[int]


class ThiefView(msgspec.Struct, frozen=True):
    """A thief as somebody sees them; of others' cards one knows which there are, not where."""

    hand: list[int]
    """The cards in hand; empty unless it is one's own."""
    hand_count: int
    deck: list[int]
    """What is in the deck, sorted; for other thieves, in deck or hand."""
    discard: list[int]
    played: list[int]
    tokens: list[int]
    room: int
    gold: int
    supply: int
    damage: int
    status: int


class DungeonView(msgspec.Struct, frozen=True):
    """The row, the reserve, and what must still be in the dungeon deck."""

    deck: list[int]
    discard: list[int]
    row: list[int]
    reserve: list[int]


class DragonView(msgspec.Struct, frozen=True):
    """The dragon; every stone is seen going into the bag and coming out."""

    rage: int
    area: list[int]
    bag: list[int]
    aside: list[int]
    awake: bool


class LootView(msgspec.Struct, frozen=True):
    """What lies in the rooms; of the secrets one knows which are left, not where."""

    secrets: list[int]
    minor: list[int]
    major: list[int]
    artifacts: list[int]
    idols: int
    mastery: int


class KlongView(View, frozen=True, kw_only=True):
    """KLONG! as one seat sees it."""

    board: str
    colours: list[str]
    thieves: list[ThiefView]
    turn: TurnView
    dungeon: DungeonView
    dragon: DragonView
    loot: LootView
    goods: list[int]
    active: int
    boxed_cards: list[int]
    boxed_tokens: list[int]
    fate: int
    fate_seat: int


def view(s: KlongState, seat: int) -> KlongView:
    """Return what one seat can see."""
    seen = {**public_part(s, seat), **s.opened()}
    for number, thief in enumerate(s.thieves):
        known, dealt = seen["thieves"][number], thief.deck.cards()
        known["hand"] = thief.hand if number == seat else []
        known["hand_count"] = len(thief.hand)
        known["deck"] = dealt if number == seat else sorted(dealt + thief.hand)
    seen["dungeon"]["deck"] = s.dungeon.deck.cards()
    return msgspec.convert(seen, KlongView)


def sample(seen: KlongView, rng: Rng) -> KlongState:
    """Return a state that fits a view: other hands dealt anew, fresh chance."""
    data: dict[str, Any] = msgspec.to_builtins(seen)
    state = build({**data, "counters": [0] * len(STREAMS)}, b"")
    for number, thief in enumerate(seen.thieves):
        if number != seen.seat:
            _deal_hand(state.thieves[number], thief.hand_count, rng)
    state.chance.key = rng.key()
    state.advance()
    return state


def _deal_hand(thief: Thief, count: int, rng: Rng) -> None:
    """Deal the cards of a thief between hand and deck."""
    unseen = thief.deck.cells
    rng.shuffle(unseen)
    thief.hand = sorted(unseen[:count])
    thief.deck = Stack(sorted(unseen[count:]))
