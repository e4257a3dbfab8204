"""The whole state as plain data, and back."""

from collections import Counter
from typing import Any

from verlies.core.chance import Chance
from verlies.core.plain import StepBook, fields_of
from verlies.core.stack import Stack

from .catacombs import CATACOMB_STEPS
from .chambers import CHAMBER_STEPS
from .content import BOX
from .draw import DRAW_STEPS
from .ending import ENDING_STEPS
from .fight import FIGHT_STEPS
from .hall import HALL_STEPS
from .ids import NONE
from .moves import MOVE_STEPS
from .rolls import ROLL_STEPS
from .setup import SETUP_STEPS
from .state import DungeonState, Fight, Hero, Options, Turn
from .turn import TURN_STEPS
from .wounds import WOUND_STEPS

KINDS: list[Any] = [
    *WOUND_STEPS,
    *ROLL_STEPS,
    *DRAW_STEPS,
    *MOVE_STEPS,
    *CHAMBER_STEPS,
    *CATACOMB_STEPS,
    *FIGHT_STEPS,
    *HALL_STEPS,
    *ENDING_STEPS,
    *TURN_STEPS,
    *SETUP_STEPS,
]
BOOK = StepBook(KINDS)

OPTIONS = ("solo", "respawn", "torchlight", "house", "hidden_runes", "expel", "blocked_waits", "texts")
HERO = (
    "kind",
    "status",
    "cause",
    "cell",
    "side",
    "below",
    "facing",
    "wounds",
    "determination",
    "skip",
    "hole",
    "spent",
    "loot",
    "worth",
    "kept",
    "pile",
    "active",
    "runes",
    "used",
)
TURN = (
    "visited",
    "todo",
    "drawn",
    "hopped",
    "again",
    "used",
    "rolled",
    "current",
    "bribe",
    "foe",
    "spot",
    "facing",
    "driven",
    "sun_moved",
)
FIGHT = ("card", "name", "hero", "keeper", "flee", "wounds", "round", "shown", "used", "picks", "way_out")
STATE = (
    "map",
    "monsters",
    "searched",
    "entrances",
    "boxed",
    "dice",
    "first",
    "active",
    "sun",
    "sunset",
    "spent",
    "margin",
    "pending_wounds",
    "blow",
)
"""What everybody sees of the table, by the same name in the state, its plain form and the view."""


def plain(s: DungeonState) -> dict[str, Any]:
    """Return the whole state as plain data."""
    return {
        "options": fields_of(s.options, OPTIONS),
        "counters": s.chance.counters[:],
        "agenda": BOOK.agenda(s.agenda),
        "standing": BOOK.standings(s.standing),
        "sealed": s.sealed[:],
        "heroes": [fields_of(hero, HERO) for hero in s.heroes],
        "decks": [[deck.cells[:], deck.fixed] for deck in s.decks],
        "discards": [pile[:] for pile in s.discards],
        "tiles": [s.tiles.cells[:], s.tiles.fixed],
        "turn": fields_of(s.turn, TURN),
        "fight": fields_of(s.fight, FIGHT),
        **fields_of(s, STATE),
    }


def restore(data: dict[str, Any], key: bytes) -> DungeonState:
    """Return the state that `plain` wrote."""
    state = build(data, Chance(key, list(data["counters"]), []))
    state.sealed = list(data["sealed"])
    state.advance()
    return state


def build(data: dict[str, Any], chance: Chance) -> DungeonState:
    """Return the state that plain data describes, before its question is put."""
    return DungeonState(
        chance=chance,
        agenda=BOOK.frames(data["agenda"]),
        standing=BOOK.standing(data["standing"]),
        box=BOX,
        options=Options(**data["options"]),
        heroes=[Hero(**hero) for hero in data["heroes"]],
        decks=[Stack(list(cells), fixed) for cells, fixed in data["decks"]],
        discards=[list(pile) for pile in data["discards"]],
        tiles=Stack(list(data["tiles"][0]), data["tiles"][1]),
        turn=Turn(**data["turn"]),
        fight=Fight(**data["fight"]),
        **{name: data[name] for name in STATE},
    )


def pieces(s: DungeonState) -> dict[str, int]:
    """Count every card and tile, wherever it lies."""
    tiles = s.tiles.cards() + [tile // 4 for tile in s.map if tile != NONE]
    counts = {f"card {s.box.cards[number].id}": count for number, count in Counter(all_cards(s)).items()}
    counts.update({f"room {s.box.rooms[number].id}": count for number, count in Counter(tiles).items()})
    return counts


def all_cards(s: DungeonState) -> list[int]:
    """Return every card, wherever it lies."""
    cards = s.boxed + s.turn.drawn
    for deck in s.decks:
        cards.extend(deck.cards())
    for pile in s.discards:
        cards.extend(pile)
    for hero in s.heroes:
        for held in (hero.loot, hero.kept, hero.pile, hero.runes):
            cards.extend(held)
    if s.fight.card != NONE:
        cards.append(s.fight.card)
    return cards
