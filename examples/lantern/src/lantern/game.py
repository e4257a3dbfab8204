"""The game: how it is dealt, seen, guessed at, saved, scored and shown."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from verlies.core import scene as table
from verlies.core.agenda import HOUSE, Scope
from verlies.core.book import StepBook
from verlies.core.chance import Chance
from verlies.core.decision import Points, Result
from verlies.core.game import Game
from verlies.core.option import KIND, NUMBERS
from verlies.core.rng import Rng
from verlies.core.rules import About, Setup
from verlies.core.stack import Stack
from verlies.core.view import UNKNOWN, View
from verlies.kit.chart import empty_chart, way_to
from verlies.kit.tiles import NONE, TURNS

from . import rules
from .cues import CUES
from .rules import CARDS, STREAMS, TILES, Mine

STEPS: Final = StepBook(rules)
"""Everything that can be on an agenda, so that it can be saved."""
HAND: Final = [rules.SHIELD, rules.SHIELD, rules.SONG]
"""For every seat the deck holds these cards; it is shuffled and dealt out."""
STACK: Final = [kind for kind, tile in enumerate(TILES) for _ in range(tile.copies)]
PRICES: Final = {rules.WALK: "moves", rules.EXPLORE: "moves", rules.LAY: "oil", rules.TURN: "oil", rules.REST: "oil"}
"""What options cost one of, by their kind."""
PLANS: Final = tuple(
    table.Plan(
        tile.id,
        (table.Place("", 50, 50),),
        tuple(table.Link("", port) for port, sign in zip("nesw", tile.sides, strict=True) if sign),
    )
    for tile in TILES
)
"""A tile is one room, with a way to each open side."""
FACES: Final = (*(table.Face(tile.id, "tile") for tile in TILES), *(table.Face(card, "card") for card in CARDS))
STATIC: Final = table.Static(faces=FACES, plans=PLANS)


class Lantern(Game[Mine]):
    """Friends carry a lantern through a mine."""

    def new_state(self, setup: Setup, chance: Chance) -> Mine:
        state = Mine()
        state.seats, state.chance, state.awake = setup.seats, chance, list(range(setup.seats))
        deck = HAND * setup.seats
        state.hands = [sorted(chance.take(rules.CARD_STREAM, deck) for _ in HAND) for _ in range(setup.seats)]
        state.tiles, state.chart = Stack(STACK[:]), empty_chart(TILES)
        state.chart.lay(0, rules.CROSSING, 0)
        state.push(HOUSE, [rules.Round(), Scope("game")])
        return state

    def teams(self, settings: Mapping[str, str], seats: int) -> tuple[int, ...]:
        return (0,) * seats

    def built(self, data: dict[str, Any]) -> Mine:
        state = Mine(None, data)
        state.seats, state.chart.kinds = len(state.hands), TILES
        return state

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        seen.hands = [hand[:] if s == seat else [UNKNOWN] * len(hand) for s, hand in enumerate(state.hands)]
        seen.tiles = state.tiles.covered(seat)

    def deal(self, seen: Mine, rng: Rng) -> None:
        cards = unseen(HAND * seen.seats, sum(seen.hands, seen.used), rng)
        seen.hands = [[cards.pop() if card == UNKNOWN else card for card in hand] for hand in seen.hands]
        seen.tiles = seen.tiles.filled(unseen(STACK, seen.tiles.cards() + [t // TURNS for t in seen.chart.lying], rng))

    def result(self, state: Mine) -> Result:
        n, won = state.seats, state.chart.lying[state.lantern] // TURNS == rules.EXIT
        oil, winners, ending = (state.oil, [*range(n)], "escaped") if won else (0, [], "lost")
        return Result(winners, [oil] * n, [1] * n, [[Points("oil", oil)]] * n, [ending] * n, teams=[0] * n)

    def books(self, state: Mine) -> dict[str, list[int]]:
        return {"hand": [len(hand) for hand in state.hands], "oil": [state.oil]}

    def pieces(self, state: Mine) -> dict[str, int]:
        tiles = state.tiles.cards() + [tile // TURNS for tile in state.chart.lying if tile != NONE]
        return Counter([TILES[tile].id for tile in tiles] + [CARDS[card] for card in sum(state.hands, state.used)])

    def fact(self, noun: str, value: int) -> str | int:
        return way_to(value) if noun == "place" else super().fact(noun, value)

    def target(self, state: Mine, option: int) -> str:
        place = self.about.vocabulary.kind(option).noun == "place"
        return state.chart.name(option % KIND) if place else super().target(state, option)

    def price(self, view: View[Mine], option: int) -> tuple[table.Mark, ...]:
        kind = option // KIND * KIND
        return (table.Mark(PRICES[kind]),) if kind in PRICES else ()

    def preview(self, view: View[Mine], option: int) -> table.Shown | None:
        turn = option // KIND * KIND == rules.TURN
        return table.Shown("tile", TILES[view.seen.top()].id, option % KIND) if turn else None

    def static(self, settings: Mapping[str, str]) -> table.Static:
        return STATIC

    def scene(self, view: View[Mine]) -> table.Scene:
        seen, chart = view.seen, view.seen.chart
        at = [chart.name(field) for field in range(len(chart.lying))]
        laid = [(at[field], tile) for field, tile in enumerate(chart.lying) if tile != NONE]
        tiles = [table.Token(name, "tile", TILES[t // TURNS].id, name, turned=t % TURNS, flat=True) for name, t in laid]
        fields = [table.Field(at[field], *chart.place(field), chart.beckons(field)) for field in range(len(at))]
        top = tuple(table.Card(TILES[tile].id) for tile in seen.tiles.seen(view.seat)[-1:] if tile != NONE)
        cards = [tuple(table.Card(CARDS[card]) for card in hand if card != UNKNOWN) for hand in seen.hands]
        hands = [table.Zone(f"hand-{s}", "hand", s, cards[s], len(hand)) for s, hand in enumerate(seen.hands)]
        friends = [
            table.Panel("friend", s, place=at[seen.lantern], status="awake" if s in seen.awake else "fainted")
            for s in range(seen.seats)
        ]
        return table.Scene(
            game=self.id,
            seat=view.seat,
            static=STATIC.name(),
            tokens=(*tiles, table.Token("lantern", "token", "lantern", at[seen.lantern])),
            fields=tuple(field for field in fields if field.open or field.id in dict(laid)),
            ahead=self.in_hand(view, at),
            zones=(*hands, table.Zone("tiles", "stack", cards=top, count=seen.tiles.count(), noun="tile")),
            tracks=(table.Track("oil", NUMBERS[: rules.OIL + 1], seen.oil),),
            panels=(*friends, table.Panel("mine", facts=(table.Fact("moves", seen.moves, rules.MOVES),))),
        )

    def in_hand(self, view: View[Mine], at: list[str]) -> tuple[table.Token, ...]:
        """Return the tile that is about to be laid, as far as the viewer knows it."""
        step, top = view.ask(), view.seen.tiles.seen(view.seat)[-1:]
        if top in ([], [NONE]) or not isinstance(step, rules.Lay | rules.Rotate):
            return ()
        field, turned = "", 0
        if isinstance(step, rules.Rotate):
            field, turned = at[step.field], step.options(view.seen, 0, 0)[0] % KIND
        return (table.Token("hand", "tile", TILES[top[0]].id, field, turned=turned, flat=True),)


def unseen(whole: list[int], seen: list[int], rng: Rng) -> list[int]:
    """Return in random order what was not seen of a whole."""
    left = list((Counter(whole) - Counter(seen)).elements())
    rng.shuffle(left)
    return left


WORDS, KINDS, IDS = rules.OPTIONS.vocabulary(rules.IDS), rules.EVENTS.kinds, rules.IDS
ABOUT: Final = About(
    "lantern", (2, 4), 4, (), WORDS, KINDS, STEPS, STREAMS, cap=500, texts="lantern", ids=IDS, cues=CUES
)
GAME: Final = Lantern(ABOUT)
