"""The game: how it is dealt, seen, guessed at, saved, scored and shown."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from verlies.core.agenda import HOUSE, Scope
from verlies.core.chance import Chance
from verlies.core.decision import Points, Result
from verlies.core.game import About, Game, Setup
from verlies.core.option import NUMBERS
from verlies.core.plain import StepBook, fields_of
from verlies.core.rng import Rng
from verlies.core.scene import Card, Face, Fact, Panel, Place, Scene, Static, Token, Track, Zone
from verlies.core.stack import Stack, known, seen_by
from verlies.core.view import View, guess_sealed, public_part

from . import steps
from .table import CARDS, ENTRANCE, EVENTS, EXIT, NONE, PLACES, TILES, VOCABULARY, WIDTH, Mine

STEPS: Final = StepBook(
    [
        *((step, ()) for step in (steps.Round, steps.Vote, steps.Turn, steps.Lay, steps.Dark, steps.Wound, steps.Rest)),
        (steps.TilesLaid, ()),
        (steps.Rotate, ("place",)),
        (steps.Shield, ("seats",)),
        (steps.Fuel, ("change",)),
        (Scope, ("name",)),
    ]
)
STREAMS: Final = ("house", "tiles", "cards")
ABOUT: Final = About("lantern", (2, 4), 1, (), VOCABULARY, EVENTS, STEPS, STREAMS, cap=600, texts="lantern")
STATIC: Final = Static(
    tuple(Place(place, 10.0 + 20 * (i % WIDTH), 20.0 + 30 * (i // WIDTH)) for i, place in enumerate(PLACES)),
    faces=tuple(Face(face, "tile") for face in TILES) + tuple(Face(card, "card") for card in CARDS),
)
PUBLIC: Final = ("used", "map", "lantern", "health", "oil", "moves", "laid")
"""What everybody sees, by the same names in the state, its plain form and the view."""
HAND: Final = (0, 0, 1)
STACK: Final = [0] * 4 + [1] * 5 + [2] * 6
CROSS: Final = 3


class MineView(View, frozen=True, kw_only=True):
    """What one seat can see."""

    used: list[int]
    map: list[int]
    lantern: int
    health: list[int]
    oil: int
    moves: int
    laid: int
    hand: list[int]
    hands: list[int]
    """How many cards everybody holds."""
    tiles: list[int]
    """The stack from bottom to top: a tile the viewer knows, or -1."""
    known: list[int]
    """Who knows each of these tiles, as masks of seats."""


class Lantern(Game[Mine]):
    """Friends carry a lantern through a mine."""

    def new_state(self, setup: Setup, chance: Chance) -> Mine:
        state = Mine(setup.seats, chance)
        deck = [*HAND] * setup.seats
        state.hands = [sorted(chance.take(2, deck) for _ in HAND) for _ in range(setup.seats)]
        state.tiles = Stack(STACK[:])
        state.map[ENTRANCE] = state.map[EXIT] = CROSS * 4
        state.push(HOUSE, [steps.Round(), Scope("game")])
        return state

    def view_type(self) -> type[View]:
        return MineView

    def view(self, state: Mine, seat: int) -> View:
        return MineView(
            **public_part(state, seat, STEPS),
            **fields_of(state, PUBLIC),
            hand=state.hands[seat][:] if seat >= 0 else [],
            hands=[len(hand) for hand in state.hands],
            tiles=state.tiles.seen(seat),
            known=[seen_by(cell) for cell in state.tiles.cells],
        )

    def sample(self, view: View, rng: Rng) -> Mine:
        assert isinstance(view, MineView)
        laid = [tile // 4 for tile in view.map]
        tiles = list((Counter(STACK) - Counter(laid + view.tiles)).elements())
        cards = list((Counter([*HAND] * view.seats) - Counter(view.used + view.hand)).elements())
        rng.shuffle(tiles)
        rng.shuffle(cards)
        state = Mine(view.seats, Chance(rng.key(), [0] * len(STREAMS), []))
        hidden = [0 if seat == view.seat else count for seat, count in enumerate(view.hands)]
        state.hands = [sorted(cards.pop() for _ in range(count)) for count in hidden]
        state.hands[view.seat] = ...
        state.tiles = Stack([known(tile, mask) if mask else tile for ...])
        resume(state, fields_of(view, (*PUBLIC, "agenda", "standing")))
        guess_sealed(state, view, lambda options: options[rng.below(len(options))])
        state.advance()
        return state
