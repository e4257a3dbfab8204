"""The game: how it is dealt, seen, guessed at, saved, scored and shown."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from verlies.core.agenda import HOUSE, Scope
from verlies.core.chance import Chance
from verlies.core.decision import Points, Result
from verlies.core.game import About, Game, Setup
from verlies.core.option import NUMBERS
from verlies.core.plain import StepBook
from verlies.core.rng import Rng
from verlies.core.scene import Card, Face, Fact, Panel, Place, Scene, Static, Token, Track, Zone
from verlies.core.stack import SEEN, Stack, known, seen_by
from verlies.core.view import View, guess_sealed, public_part
from verlies.kit.tiles import NONE

from . import rules
from .rules import CARDS, PLACES, STREAMS, Mine

STEPS: Final = StepBook(rules)
"""Everything that can be on an agenda, so that it can be saved."""
HAND: Final = [rules.SHIELD, rules.SHIELD, rules.SONG]
"""For every seat the deck holds these cards; it is shuffled and dealt out."""
STACK, CROSS = [0] * 4 + [1] * 5 + [2] * 6, 12
SIDES: Final = ["".join(side for i, side in enumerate("nesw") if rules.is_open(tile, i)) for tile in range(16)]
"""The open sides of each tile in each rotation as letters, which also name it."""
STATIC: Final = Static(
    tuple(Place(place, 12.5 + 25 * (i % 4), 20.0 + 30 * (i // 4)) for i, place in enumerate(PLACES)),
    faces=(*(Face(tile, "tile") for tile in sorted(set(SIDES))), *(Face(card, "card") for card in CARDS)),
)


class MineView(View, frozen=True, kw_only=True):
    """What one seat can see."""

    used: list[int]
    map: list[int]
    lantern: int
    awake: list[int]
    oil: int
    moves: int
    laid: int
    hand: list[int]
    hands: list[int]
    """How many cards everybody holds."""
    tiles: list[int]
    """The stack from bottom to top: a tile the viewer knows, or NONE."""
    known: list[int]
    """Who knows each of them, as masks of seats."""


class Lantern(Game[Mine]):
    """Friends carry a lantern through a mine."""

    def new_state(self, setup: Setup, chance: Chance) -> Mine:
        state = Mine()
        state.seats, state.chance, state.awake = setup.seats, chance, list(range(setup.seats))
        deck = HAND * setup.seats
        state.hands = [sorted(chance.take(rules.CARD_STREAM, deck) for _ in HAND) for _ in range(setup.seats)]
        state.tiles, state.map = Stack(STACK[:]), [NONE] * len(PLACES)
        state.map[rules.ENTRANCE] = state.map[rules.EXIT] = CROSS
        state.push(HOUSE, [rules.Round(), Scope("game")])
        return state

    def view_type(self) -> type[View]:
        return MineView

    def view(self, state: Mine, seat: int) -> View:
        return MineView(
            **public_part(state, seat),
            **state.opened(),
            hand=state.hands[seat][:] if seat >= 0 else [],
            hands=self.books(state)["hand"],
            tiles=state.tiles.seen(seat),
            known=[seen_by(cell) for cell in state.tiles.cells],
        )

    def sample(self, view: View, rng: Rng) -> Mine:
        assert isinstance(view, MineView)
        cards = unseen(HAND * view.seats, view.used + view.hand, rng)
        hands = [view.hand[:] if s == view.seat else [cards.pop() for _ in range(n)] for s, n in enumerate(view.hands)]
        tiles = unseen(STACK, view.tiles + [tile // 4 for tile in view.map], rng)
        stack = [tiles.pop() if tile == NONE else tile for tile in view.tiles]
        cells = [known(tile, mask) if mask else tile for tile, mask in zip(stack, view.known, strict=True)]
        tiles = Stack(cells, sum(cell >= SEEN for cell in cells)).plain()
        data = {**msgspec.structs.asdict(view), "hands": hands, "tiles": tiles, "sealed": []}
        state = self.restore({**data, "counters": [0] * len(STREAMS)}, rng.key())
        guess_sealed(state, view, lambda options: options[rng.below(len(options))])
        state.advance()
        return state

    def restore(self, data: dict[str, Any], key: bytes) -> Mine:
        state = Mine(None, data)
        state.seats = len(state.hands)
        state.resume(STEPS, data, key)
        state.advance()
        return state

    def result(self, state: Mine) -> Result:
        n, won = state.seats, state.lantern == rules.EXIT
        oil, winners, ending = (state.oil, [*range(n)], "escaped") if won else (0, [], "lost")
        return Result(winners, [oil] * n, [1] * n, [[Points("oil", oil)]] * n, [ending] * n, team=True)

    def books(self, state: Mine) -> dict[str, list[int]]:
        return {"hand": [len(hand) for hand in state.hands], "oil": [state.oil]}

    def pieces(self, state: Mine) -> dict[str, int]:
        tiles = state.tiles.cards() + [tile // 4 for tile in state.map if tile != NONE]
        return Counter([SIDES[tile * 4] for tile in tiles] + [CARDS[card] for card in sum(state.hands, state.used)])

    def fact(self, noun: str, value: int) -> str | int:
        return {"card": CARDS, "place": PLACES, "tile": SIDES}[noun][value]

    def static(self, settings: Mapping[str, str]) -> Static:
        return STATIC

    def scene(self, view: View) -> Scene:
        assert isinstance(view, MineView)
        tiles = [Token(f"tile-{at}", "tile", SIDES[t], at) for at, t in zip(PLACES, view.map, strict=True) if t != NONE]
        cards = tuple(Card(CARDS[card]) for card in view.hand)
        top = tuple(Card(SIDES[tile * 4]) for tile in view.tiles[-1:] if tile != NONE)
        hands = [Zone(f"hand-{s}", "hand", s, cards if s == view.seat else (), n) for s, n in enumerate(view.hands)]
        friends = [Panel("friend", s, status="awake" if s in view.awake else "fainted") for s in range(view.seats)]
        return Scene(
            game=self.id,
            seat=view.seat,
            static=STATIC.name(),
            tokens=(*tiles, Token("lantern", "token", "lantern", PLACES[view.lantern])),
            zones=(*hands, Zone("tiles", "stack", cards=top, count=len(view.tiles), noun="tile")),
            tracks=(Track("oil", NUMBERS[: rules.OIL + 1], view.oil),),
            panels=(*friends, Panel("mine", facts=(Fact("moves", view.moves),))),
        )


def unseen(whole: list[int], seen: list[int], rng: Rng) -> list[int]:
    """Return in random order what was not seen of a whole."""
    left = list((Counter(whole) - Counter(seen)).elements())
    rng.shuffle(left)
    return left


ABOUT: Final = About("lantern", (2, 4), 3, (), rules.VOCABULARY, rules.EVENTS, STEPS, STREAMS, cap=500, texts="lantern")
GAME: Final = Lantern(ABOUT)
