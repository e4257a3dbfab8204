# mypyc: interpreted
"""KLONG! Katakomben as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from verlies.core.book import StepBook
from verlies.core.chance import Chance
from verlies.core.event import Event
from verlies.core.option import KIND
from verlies.core.rules import About, Setup
from verlies.core.scene import Mark, Scene, Shown, Static
from verlies.core.settings import START, Setting, colours_of
from verlies.core.view import View
from verlies.kit.chart import way_to

from ...families.klong import conditions as family_conditions
from ...families.klong import effects as family_effects
from ...families.klong import endturn, moves, turn
from ...families.klong.events import CAUSES
from ...families.klong.game import FamilyGame
from ...families.klong.state import streams
from . import books, conditions, effects, ghosts, laying, leaps, market, notes, pieces, rooms, scene
from .content.cards import CARDS
from .content.ids import SAFE_TILES
from .content.tiles import TILES
from .content.tokens import TOKENS
from .cues import CUES
from .events import EVENTS, LEAPS, LOCKS
from .options import CHOICES, OPTIONS
from .rulemap import EVENT_RULES
from .setup import BOXES, CARD_SETS, COLOURS, FITTING, PARTIES, SIDES, outfit, set_up
from .state import MOST_SEATS
from .table import KatakombenState
from .tileset import TileSet

if TYPE_CHECKING:
    pass

NOWHERE = "nowhere"
"""What a field is called that lies farther out than any can lie now."""
STEPS = StepBook(
    family_conditions,
    family_effects,
    endturn,
    moves,
    turn,
    conditions,
    effects,
    ghosts,
    laying,
    leaps,
    market,
    rooms,
)
"""Everything that can be on an agenda."""


def about(id: str, tiles: TileSet, texts: tuple[str, ...]) -> About:
    """Return what the game is called and made of with some tiles, whose words are in the packages `texts`."""
    ids: dict[str, Sequence[str]] = {
        "card": [card.id for card in CARDS],
        "token": [token.id for token in TOKENS],
        "place": tiles.places,
        "tile": [tile.id for tile in tiles.tiles],
        "choice": CHOICES,
        "lock": LOCKS,
        "leap": LEAPS,
        "why": CAUSES.names,
    }
    return About(
        id=id,
        seats=(2, MOST_SEATS),
        version=4,
        settings=[
            Setting("side", "random", ("random", *SIDES)),
            START,
            colours_of(COLOURS),
            Setting("party", PARTIES[0], PARTIES, fits=FITTING),
            Setting("cards", "own", CARD_SETS),
        ],
        vocabulary=OPTIONS.vocabulary(ids),
        events=EVENTS.by_rules(EVENT_RULES),
        steps=STEPS,
        streams=(*streams(MOST_SEATS), "tiles", "captives"),
        cap=20_000,
        sitting=2_000,  # no mutant: of bots, not of a rule
        texts=("verlies.families.klong", "verlies.games.katakomben", *texts),
        rules="katakomben",
        refusals={"not-your-turn": "katakomben.setup.start-player", "game-over": "katakomben.end.all-out"},
        ids=ids,
        cues=CUES,
        advisor="verlies.games.katakomben.bot.advisor:KatakombenAdvisor",
        art="verlies.games.katakomben.art.drawings:KatakombenArt",
    )


class Katakomben(FamilyGame[KatakombenState]):
    """KLONG! Katakomben, with the tiles of the box or with others."""

    def __init__(self, id: str, tiles: TileSet, texts: tuple[str, ...] = ()) -> None:
        super().__init__(about(id, tiles, texts))
        self.tiles = tiles

    def new_state(self, setup: Setup, chance: Chance) -> KatakombenState:
        """Set up the table."""
        return set_up(setup.seats, setup.settings, chance, self.tiles)

    def progress(self, state: KatakombenState) -> int:
        """Return how many of the tiles are laid; thieves may be out before the last of them."""
        whole = SAFE_TILES + len(self.tiles.depths)
        return 100 * (whole - state.tiles_left()) // whole

    def built(self, data: dict[str, Any]) -> KatakombenState:
        """Return a table from plain data."""
        state = KatakombenState(None, data)
        state.outfit(self.tiles)
        outfit(state.maze, self.tiles)
        state.box = BOXES[state.party, state.cards]
        state.seats = len(state.thieves)
        return state

    def pieces(self, state: KatakombenState) -> dict[str, int]:
        """Count cards, tokens, stones and tiles."""
        return pieces.pieces(state)

    def books(self, state: KatakombenState) -> Mapping[str, Sequence[int]]:
        """Return the numbers that the log accounts for."""
        return books.books(state)

    def quoted(self, event: Event, known: Mapping[str, Sequence[int]]) -> Mapping[str, int]:
        """Return what the numbers of an event must be that change no book."""
        return books.quoted(event, known)

    def fact(self, noun: str, value: int) -> str | int:
        """Return a fact of an event for the border; a field of the map is the way there from the start."""
        fields = noun == "place" and value >= len(self.tiles.places)
        return way_to(value) if fields else super().fact(noun, value)

    def target(self, state: KatakombenState, option: int) -> str:
        """Return what an option is about: of a way the room or field that it leads to."""
        noun, number = self.about.vocabulary.kind(option).noun, option % KIND
        if noun != "place" or number < len(self.tiles.rooms):
            return super().target(state, option)
        if number >= self.tiles.fields:
            return state.maze.name(number - self.tiles.fields) or NOWHERE
        return self.led_to(state, number) or super().target(state, option)

    def led_to(self, state: KatakombenState, number: int) -> str:
        """Return the room or field that a way out of the active thief's room leads to."""
        for way in state.maze.passages(state.thieves[state.active].room):
            if way.number == number:
                return self.tiles.places[way.to] if way.leaves < 0 else state.maze.name(way.leaves)
        return ""

    def scene(self, view: View[KatakombenState]) -> Scene:
        """Return the table as one seat sees it."""
        return scene.scene(view, self.id)

    def static(self, settings: Mapping[str, str]) -> Static:
        """Return plans of tiles and faces of cards."""
        return scene.static(self.tiles)

    def price(self, view: View[KatakombenState], option: int) -> tuple[Mark, ...]:
        """Return what an option costs."""
        return scene.price(view.seen, option)

    def notes(self, view: View[KatakombenState], option: int) -> tuple[str, ...]:
        """Return what more is said of an option."""
        return notes.notes(view.seen, option)

    def preview(self, view: View[KatakombenState], option: int) -> Shown | None:
        """Return how a tile would lie."""
        return scene.preview(view.seen, option)


GAME = Katakomben("katakomben", TILES)
