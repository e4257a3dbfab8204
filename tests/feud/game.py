"""Feud: two teams that share their eyes take stones from a hill. A test game of hands, a look, a vote and a window.

Every second seat is of a team. In a round one team votes in secret who of it acts. Whoever does may look at the top
stone, take it, and strike at the others, whom a guard saves; then anybody of the team may bury the top stone. Who has
the most when the rounds are over wins, with all of the team.
"""

import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from verlies.core.agenda import HOUSE, AskAny, AskSealed, Menu, Scope, Step, Window
from verlies.core.book import StepBook
from verlies.core.chance import Chance
from verlies.core.decision import Points, Result
from verlies.core.event import EventKind
from verlies.core.game import Game
from verlies.core.option import KIND, NUMBERS, PASS, OptionKind, Vocabulary
from verlies.core.parts import Open
from verlies.core.rng import Rng
from verlies.core.rules import About, Setup
from verlies.core.scene import Card, Face, Fact, Panel, Place, Scene, Static, Token, Zone
from verlies.core.stack import Stack, seen_by
from verlies.core.state import State
from verlies.core.view import UNKNOWN, View

CARDS: Final = ("guard", "feint")
GUARD, FEINT = range(2)
STONES: Final = ("grey", "silver", "golden")
HEAP: Final = [0] * 5 + [1] * 4 + [2] * 3
"""Every stone is worth one more than the number of its kind."""
ROUNDS: Final = 6
STREAMS: Final = ("house", "cards", "stones")
_, CARD_STREAM, STONE_STREAM = range(3)
STATIC: Final = Static(
    (Place("hill", 50.0, 20.0), Place("red", 20.0, 80.0), Place("blue", 80.0, 80.0)),
    faces=(*(Face(card, "card") for card in CARDS), *(Face(stone, "stone") for stone in STONES)),
)

VOTE, PLAY, LOOK, TAKE, STRIKE, BURY = range(KIND, 7 * KIND, KIND)
VOCABULARY: Final = Vocabulary(
    [
        OptionKind("vote", "seat", NUMBERS[:4]),
        OptionKind("play", "card", CARDS, zone="hand"),
        OptionKind("look"),
        OptionKind("take"),
        OptionKind("strike"),
        OptionKind("bury"),
    ]
)
ACTS, PLAYED, LOOKED, TOOK, LOST, BURIED = range(6)
EVENTS: Final = (
    EventKind("acts", tone="turn"),
    EventKind("played", a="card:card", tells="hand-1"),
    EventKind("looked", a="stone:stone", secret=True),
    EventKind("took", a="stone:stone", b="amount:number", tells="points+amount"),
    EventKind("lost", a="amount:number", tells="points-amount"),
    EventKind("buried"),
)


class Hill(State):
    """Everything in play; hands and the order of the stones are hidden."""

    points: Open[list[int]]
    """By seat, so that all points of a team are what its seats brought."""
    used: Open[list[int]]
    taken: Open[list[int]]
    rounds: Open[int]
    struck: Open[int]
    """Whether the seat that acts has struck."""
    hands: list[list[int]]
    stones: Stack

    def team(self, side: int) -> list[int]:
        return [seat for seat in range(self.seats) if seat % 2 == side]


class Round(Step[Hill]):
    """One team after the other votes, acts and rests."""

    def run(self, state: Hill, subject: int) -> None:
        if state.rounds < ROUNDS and state.stones.count():
            ours = sum(1 << seat for seat in state.team(state.rounds % 2))
            state.rounds += 1
            state.struck = 0
            state.push(HOUSE, [Round()])
            state.ask(Rest(), HOUSE, ours)
            state.ask(Vote(), HOUSE, ours)


class Vote(AskSealed[Hill]):
    def options(self, state: Hill, subject: int, seat: int) -> list[int]:
        return [VOTE + mate for mate in state.team(seat % 2)]

    def resolve(self, state: Hill, subject: int, picks: list[int]) -> None:
        cast = [pick - VOTE for pick in picks if pick >= 0]
        chosen = max(sorted(cast), key=cast.count)
        state.emit(ACTS, chosen)
        state.push(chosen, [Turn()])


class Turn(Menu[Hill]):
    def options(self, state: Hill, subject: int, seat: int) -> list[int]:
        return [PASS, *([LOOK, TAKE] if state.stones.count() else []), *([] if state.struck else [STRIKE])]

    def answer(self, state: Hill, subject: int, seat: int, pick: int) -> None:
        if pick == LOOK:
            state.emit(LOOKED, seat, state.look(state.stones, STONE_STREAM, 1 << seat), seen=1 << seat)
        elif pick == STRIKE:
            state.struck = 1
            state.push(seat, [Blow(), Scope("strike")])
            Parry([other for other in state.team(1 - seat % 2) if state.hands[other]]).put(state, seat)
        else:
            state.close()
            if pick == TAKE:
                take(state, seat)


def take(state: Hill, seat: int) -> None:
    """Let a seat have the top stone, for all to see."""
    stone = state.stones.draw(state.chance, STONE_STREAM)
    state.taken.append(stone)
    state.points[seat] += stone + 1
    state.reveal((1 << state.seats) - 1)
    state.emit(TOOK, seat, stone, stone + 1)


class Parry(Window[Hill]):
    """Whoever of the others holds cards may parry."""

    def responses(self, state: Hill, subject: int, seat: int) -> list[int]:
        return [PLAY + GUARD] if GUARD in state.hands[seat] else []

    def respond(self, state: Hill, subject: int, seat: int, pick: int) -> bool:
        state.hands[seat].remove(GUARD)
        state.used.append(GUARD)
        state.emit(PLAYED, seat, GUARD)
        state.cut("strike")
        return False


class Blow(Step[Hill]):
    """The others lose a point, if they have one."""

    def run(self, state: Hill, subject: int) -> None:
        victims = [seat for seat in state.team(1 - subject % 2) if state.points[seat]]
        for seat in victims[:1]:
            state.points[seat] -= 1
            state.emit(LOST, seat, 1)


class Rest(AskAny[Hill]):
    """Anybody of the team may bury the top stone, whoever knows it."""

    def options(self, state: Hill, subject: int, seat: int) -> list[int]:
        return [PASS, BURY] if state.stones.count() else []

    def answer(self, state: Hill, subject: int, seat: int, pick: int) -> None:
        if pick == BURY:
            top = state.stones.cells[-1]
            state.stones.put_under(state.stones.draw(state.chance, STONE_STREAM), seen_by(top))
            state.emit(BURIED, seat)


STEPS: Final = StepBook(sys.modules[__name__])


class Feud(Game[Hill]):
    """The whole of it."""

    def teams(self, settings: Mapping[str, str], seats: int) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(seats))

    def new_state(self, setup: Setup, chance: Chance) -> Hill:
        state = Hill()
        state.seats, state.chance, state.points = setup.seats, chance, [0] * setup.seats
        deck = list(range(len(CARDS))) * setup.seats
        state.hands = [sorted(chance.take(CARD_STREAM, deck) for _ in CARDS) for _ in range(setup.seats)]
        state.stones = Stack(HEAP[:])
        state.push(HOUSE, [Round()])
        return state

    def built(self, data: dict[str, Any]) -> Hill:
        state = Hill(None, data)
        state.seats = len(state.hands)
        state.eyes = self.eyes({}, state.seats)
        return state

    def cover(self, state: Hill, seen: Hill, seat: int) -> None:
        mates = state.eyes_of(seat)
        hands = enumerate(state.hands)
        seen.hands = [hand[:] if mates >> other & 1 else [UNKNOWN] * len(hand) for other, hand in hands]
        seen.stones = state.stones.covered(seat)

    def deal(self, seen: Hill, rng: Rng) -> None:
        cards = unseen(list(range(len(CARDS))) * seen.seats, sum(seen.hands, seen.used), rng)
        seen.hands = [sorted(cards.pop() if card == UNKNOWN else card for card in hand) for hand in seen.hands]
        seen.stones = seen.stones.filled(unseen(HEAP, seen.stones.cards() + seen.taken, rng))

    def books(self, state: Hill) -> dict[str, list[int]]:
        return {"hand": [len(hand) for hand in state.hands], "points": state.points[:]}

    def fact(self, noun: str, value: int) -> str:
        return {"card": CARDS, "stone": STONES}[noun][value]

    def result(self, state: Hill) -> Result:
        teams = [seat % 2 for seat in range(state.seats)]
        sums = [sum(state.points[side::2]) for side in range(2)]
        winners = [seat for seat, team in enumerate(teams) if sums[team] == max(sums)]
        lines = [[Points("stones", sums[team])] for team in teams]
        places = [1 if seat in winners else 2 for seat in range(state.seats)]
        endings = ["rich" if seat in winners else "poor" for seat in range(state.seats)]
        return Result(winners, [sums[team] for team in teams], places, lines, endings, teams)

    def pieces(self, state: Hill) -> dict[str, int]:
        cards = Counter(CARDS[card] for card in sum(state.hands, state.used))
        return cards + Counter(STONES[stone] for stone in state.stones.cards() + state.taken)

    def static(self, settings: Mapping[str, str]) -> Static:
        return STATIC

    def scene(self, view: View[Hill]) -> Scene:
        seen = view.seen
        hands = [tuple(Card(CARDS[card]) for card in hand if card != UNKNOWN) for hand in seen.hands]
        top = tuple(Card(STONES[stone]) for stone in seen.stones.seen(view.seat)[-1:] if stone >= 0)
        zones = [Zone(f"hand-{s}", "hand", s, hands[s], len(hand)) for s, hand in enumerate(seen.hands)]
        panels = [Panel("fighter", seat, (Fact("points", points),)) for seat, points in enumerate(seen.points)]
        pawns = [Token(f"pawn-{s}", "pawn", str(s), ("red", "blue")[s % 2], s) for s in range(seen.seats)]
        return Scene(
            game=self.id,
            seat=view.seat,
            static=STATIC.name(),
            tokens=tuple(pawns),
            zones=(*zones, Zone("stones", "stack", cards=top, count=seen.stones.count(), noun="stone")),
            panels=tuple(panels),
        )


def unseen(whole: list[int], seen: list[int], rng: Rng) -> list[int]:
    """Return in random order what was not seen of a whole."""
    left = list((Counter(whole) - Counter(seen)).elements())
    rng.shuffle(left)
    return left


ABOUT: Final = About(
    "feud", (2, 4), 1, (), VOCABULARY, EVENTS, STEPS, STREAMS, cap=300, texts="tests.feud", open_teams=True
)
GAME: Final = Feud(ABOUT)
