# mypyc: interpreted
"""What one seat can see, and a guess at the rest that fits it."""

from typing import Any

import msgspec

from verlies.core.chance import Chance
from verlies.core.plain import fields_of
from verlies.core.rng import Rng
from verlies.core.view import View, public_part

from .._klong_common.table import STREAMS, Thief
from .plain import BOOK, DRAGON, DUNGEON, LOOT, STATE, TURN, build
from .state import KlongState

OPEN = ("discard", "played", "tokens", "room", "gold", "supply", "damage", "status")
"""What everybody sees of a thief."""


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
    unseen: list[int]
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
    return KlongView(
        **public_part(s, seat, BOOK),
        board=s.board.name,
        colours=list(s.colours),
        thieves=[_thief_view(thief, number == seat) for number, thief in enumerate(s.thieves)],
        turn=TurnView(**fields_of(s.turn, TURN)),
        dungeon=DungeonView(deck=s.dungeon.deck.cards(), **fields_of(s.dungeon, DUNGEON)),
        dragon=DragonView(**fields_of(s.dragon, DRAGON)),
        loot=LootView(**fields_of(s.loot, LOOT)),
        **fields_of(s, STATE),
    )


def _thief_view(thief: Thief, own: bool) -> ThiefView:
    hand = thief.hand[:] if own else []
    unseen = thief.deck.cards() if own else sorted(thief.deck.cards() + thief.hand)
    return ThiefView(hand, len(thief.hand), unseen, **fields_of(thief, OPEN))


def sample(seen: KlongView, rng: Rng) -> KlongState:
    """Return a state that fits a view: other hands dealt anew, fresh chance."""
    data: dict[str, Any] = {
        "board": seen.board,
        "colours": seen.colours,
        "agenda": seen.agenda,
        "standing": seen.standing,
        "thieves": [_guess(thief, number == seen.seat, rng) for number, thief in enumerate(seen.thieves)],
        "turn": fields_of(seen.turn, TURN),
        "dungeon": {"deck": [seen.dungeon.deck[:], 0], **fields_of(seen.dungeon, DUNGEON)},
        "dragon": fields_of(seen.dragon, DRAGON),
        "loot": fields_of(seen.loot, LOOT),
        **fields_of(seen, STATE),
    }
    state = build(data, Chance(rng.key(), [0] * len(STREAMS), []))
    state.advance()
    return state


def _guess(thief: ThiefView, own: bool, rng: Rng) -> dict[str, Any]:
    """Deal the cards of a thief between hand and deck, unless they are one's own."""
    unseen = thief.unseen[:]
    hand = thief.hand[:]
    if not own:
        rng.shuffle(unseen)
        hand = sorted(unseen[: thief.hand_count])
        unseen = sorted(unseen[thief.hand_count :])
    return {"deck": [unseen, 0], "hand": hand, **fields_of(thief, OPEN)}
