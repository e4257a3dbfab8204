"""Brawl: a test game of nothing but the kit's steps. Two or three fighters hit, help and swap gems, with hidden charms.

In a turn one may challenge somebody, swap gems or ask for help. A challenge goes on in rounds: both choose a fist in
secret; whoever guessed wrong is threatened. Before that lands, everybody with charms may cheer (one health for the
challenger; asked again) or call halt (the fight is over), and the victim may ward it off.
"""

import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from verlies.core.agenda import HOUSE, Ask, Menu, Step, Window
from verlies.core.chance import Chance
from verlies.core.decision import Points, Result
from verlies.core.event import EventKind
from verlies.core.game import About, Game, Setup
from verlies.core.option import KIND, NUMBERS, PASS, OptionKind, Vocabulary
from verlies.core.parts import Open
from verlies.core.plain import StepBook
from verlies.core.rng import Rng
from verlies.core.scene import Fact, Panel, Scene, Static, Zone
from verlies.core.state import State
from verlies.core.view import View, guess_sealed, public_part
from verlies.kit.consent import Barter, Consent, Offer
from verlies.kit.duel import FIGHT, Duel, Rounds
from verlies.kit.harm import Threat, announced, prevent
from verlies.kit.moments import Moment

CHARMS: Final = ("ward", "cheer", "halt")
WARD, CHEER, HALT = range(3)
GEMS: Final = ("ruby", "opal", "jade", "onyx", "amber", "topaz")
ARMOUR: Final = 0
"""Whoever has the ruby loses one health less."""
HEALTH, TURNS = 5, 9
STREAMS: Final = ("house", "cards")

CHALLENGE, SWAP, BEG, FIST, PLAY, AGREE, GIVE, TAKE, OFFER, FLEE = range(KIND, 11 * KIND, KIND)
VOCABULARY: Final = Vocabulary(
    [
        OptionKind("challenge", "seat", NUMBERS[:3]),
        OptionKind("swap", "seat", NUMBERS[:3]),
        OptionKind("beg", "seat", NUMBERS[:3]),
        OptionKind("fist", "number", NUMBERS[:2]),
        OptionKind("play", "charm", CHARMS, zone="hand"),
        OptionKind("agree"),
        OptionKind("give", "gem", GEMS, zone="own"),
        OptionKind("take", "gem", GEMS),
        OptionKind("offer"),
        OptionKind("flee"),
    ]
)


PLAYED, HEALED, HURT, GAVE, GOT = range(5)
EVENTS: Final = (
    EventKind("played", a="charm:charm", tells="hand-1"),
    EventKind("healed", a="after:number", tells="health+1 health=after"),
    EventKind("hurt", a="amount:number", b="after:number", tells="health-amount health=after"),
    EventKind("gave", a="gem:gem", tells="gems-1"),
    EventKind("got", a="gem:gem", tells="gems+1"),
)


class Ring(State):
    """Everything in play; only charms are hidden."""

    health: Open[list[int]]
    gems: Open[list[list[int]]]
    used: Open[list[int]]
    turns: Open[int]
    hands: list[list[int]]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and self.health[other] > 0]

    def play(self, seat: int, charm: int) -> None:
        self.hands[seat].remove(charm)
        self.used.append(charm)
        self.emit(PLAYED, seat, charm)

    def heal(self, seat: int) -> None:
        if self.health[seat] < HEALTH:
            self.health[seat] += 1
            self.emit(HEALED, seat, self.health[seat])

    def hand_over(self, gems: tuple[int, ...], of: int, to: int) -> None:
        self.gems[of] = [gem for gem in self.gems[of] if gem not in gems]
        self.gems[to] = sorted([*self.gems[to], *gems])
        for gem in gems:
            self.emit(GAVE, of, gem)
            self.emit(GOT, to, gem)


class Next(Step[Ring]):
    """The next one who stands has a turn."""

    def run(self, state: Ring, subject: int) -> None:
        standing = [seat for seat in range(state.seats) if state.health[seat] > 0]
        if state.turns < TURNS and len(standing) > 1:
            state.turns += 1
            state.push(HOUSE, [Next()])
            state.push(standing[state.turns % len(standing)], [Turn()])


class Turn(Menu[Ring]):
    def options(self, state: Ring, subject: int, seat: int) -> list[int]:
        return [PASS, *(kind + other for other in state.others(seat) for kind in (CHALLENGE, SWAP, BEG))]

    def answer(self, state: Ring, subject: int, seat: int, pick: int) -> None:
        kind, other = pick - pick % KIND, pick % KIND
        if kind == SWAP:
            state.push(seat, [Swapping(other)])
            return
        state.close()
        if kind == CHALLENGE:
            Brawl(other).begin(state, seat)
        elif kind == BEG:
            Help().put(state, seat, other)


class Help(Consent[Ring]):
    def yes(self) -> int:
        return AGREE

    def agreed(self, state: Ring, subject: int, seat: int) -> None:
        state.heal(subject)

    def declined(self, state: Ring, subject: int, seat: int) -> None:
        state.push(subject, [Turn()])


class Swapping(Barter[Ring]):
    def goods(self, state: Ring, seat: int) -> list[int]:
        return state.gems[seat]

    def kinds(self) -> tuple[int, int, int]:
        return GIVE, TAKE, OFFER

    def offer(self) -> "Swap":
        return Swap(self.give, self.take)


class Swap(Offer[Ring]):
    def yes(self) -> int:
        return AGREE

    def exchange(self, state: Ring, subject: int, seat: int) -> None:
        state.hand_over(self.give, subject, seat)
        state.hand_over(self.take, seat, subject)


class Brawl(Rounds[Ring]):
    other: int

    def blow(self, state: Ring, subject: int) -> None:
        Clash(self.other).put(state, subject)

    def between(self, state: Ring, subject: int) -> list[Step[Any]]:
        return [Flee()]


class Clash(Duel[Ring]):
    other: int

    def rival(self, state: Ring, subject: int) -> int:
        return self.other

    def choices(self, state: Ring, subject: int, seat: int) -> list[int]:
        return [FIST, FIST + 1]

    def exchange(self, state: Ring, subject: int, mine: int, theirs: int) -> None:
        victim = self.other if mine == theirs else subject
        state.push(victim, [Hurt(2 + mine - FIST)])
        Shout([seat for seat in (*state.others(subject), subject) if state.hands[seat]]).put(state, subject)


class Shout(Window[Ring]):
    def responses(self, state: Ring, subject: int, seat: int) -> list[int]:
        return sorted({PLAY + charm for charm in state.hands[seat] if charm != WARD})

    def respond(self, state: Ring, subject: int, seat: int, pick: int) -> bool:
        state.play(seat, pick - PLAY)
        if pick == PLAY + HALT:
            state.cut(FIGHT)
        else:
            state.heal(subject)
        return True


class Hurt(Threat[Ring]):
    def before(self, state: Ring, seat: int) -> "Warding":
        return Warding()

    def less(self, state: Ring, seat: int, n: int) -> int:
        return n - (ARMOUR in state.gems[seat])

    def suffer(self, state: Ring, seat: int, n: int) -> None:
        lost = min(n, state.health[seat])
        state.health[seat] -= lost
        state.emit(HURT, seat, lost, state.health[seat])
        if state.health[seat] == 0:
            state.cut(FIGHT)


class Warding(Moment[Ring]):
    def uses(self, state: Ring, seat: int) -> list[int]:
        return [PLAY + WARD] if WARD in state.hands[seat] and announced(state, seat) else []

    def thinkable(self, state: Ring, seat: int) -> bool:
        return bool(state.hands[seat]) and announced(state, seat) > 0

    def use(self, state: Ring, seat: int, pick: int) -> list[Step[Any]]:
        state.play(seat, WARD)
        return [Ward()]

    def again(self, state: Ring, seat: int, pick: int) -> bool:
        return True


class Ward(Step[Ring]):
    def run(self, state: Ring, subject: int) -> None:
        prevent(state, subject, 1)


class Flee(Ask[Ring]):
    def options(self, state: Ring, subject: int, seat: int) -> list[int]:
        return [PASS, FLEE]

    def answer(self, state: Ring, subject: int, seat: int, pick: int) -> None:
        if pick == FLEE:
            state.cut(FIGHT)


STEPS: Final = StepBook(sys.modules[__name__])


class RingView(View, frozen=True, kw_only=True):
    """What one seat can see."""

    health: list[int]
    gems: list[list[int]]
    used: list[int]
    turns: int
    hand: list[int]
    counts: list[int]


def new_ring(seats: int, chance: Chance) -> Ring:
    """Return a ring in which nobody holds anything and nobody has a turn."""
    state = Ring()
    state.seats, state.chance, state.health = seats, chance, [HEALTH] * seats
    state.gems, state.hands = [[] for _ in range(seats)], [[] for _ in range(seats)]
    return state


class BrawlGame(Game[Ring]):
    """The whole of it."""

    def new_state(self, setup: Setup, chance: Chance) -> Ring:
        state = new_ring(setup.seats, chance)
        charms = [WARD, CHEER, HALT] * setup.seats
        state.hands = [sorted(chance.take(1, charms) for _ in range(2)) for _ in range(setup.seats)]
        state.gems = [[2 * seat, 2 * seat + 1] for seat in range(setup.seats)]
        state.push(HOUSE, [Next()])
        return state

    def view_type(self) -> type[View]:
        return RingView

    def view(self, state: Ring, seat: int) -> View:
        hand = state.hands[seat][:] if seat >= 0 else []
        return RingView(**public_part(state, seat), **state.opened(), hand=hand, counts=self.books(state)["hand"])

    def sample(self, view: View, rng: Rng) -> Ring:
        assert isinstance(view, RingView)
        left = list((Counter([WARD, CHEER, HALT] * view.seats) - Counter(view.used + view.hand)).elements())
        rng.shuffle(left)
        dealt = [sorted(left.pop() for _ in range(n)) if s != view.seat else [] for s, n in enumerate(view.counts)]
        hands = [view.hand[:] if s == view.seat else hand for s, hand in enumerate(dealt)]
        data = {**msgspec.structs.asdict(view), "hands": hands, "sealed": [], "counters": [0] * len(STREAMS)}
        state = self.restore(data, rng.key())
        guess_sealed(state, view, lambda options: options[rng.below(len(options))])
        state.advance()
        return state

    def restore(self, data: dict[str, Any], key: bytes) -> Ring:
        state = Ring(None, data)
        state.seats = len(state.hands)
        state.resume(STEPS, data, key)
        state.advance()
        return state

    def books(self, state: Ring) -> dict[str, list[int]]:
        hand, gems = [len(hand) for hand in state.hands], [len(gems) for gems in state.gems]
        return {"health": state.health, "hand": hand, "gems": gems}

    def fact(self, noun: str, value: int) -> str:
        return {"charm": CHARMS, "gem": GEMS}[noun][value]

    def result(self, state: Ring) -> Result:
        best = max(state.health)
        winners = [seat for seat, health in enumerate(state.health) if health == best]
        ranks = [1 + sum(other > health for other in state.health) for health in state.health]
        lines = [[Points("health", health)] for health in state.health]
        return Result(winners, state.health[:], ranks, lines, ["stood" if h else "fell" for h in state.health])

    def pieces(self, state: Ring) -> dict[str, int]:
        """Charms are conserved but for those that were not dealt, and so are gems."""
        return Counter([GEMS[gem] for gems in state.gems for gem in gems]) + Counter(
            {"charms": sum(len(hand) for hand in state.hands) + len(state.used)}
        )

    def static(self, settings: Mapping[str, str]) -> Static:
        return Static(())

    def scene(self, view: View) -> Scene:
        assert isinstance(view, RingView)
        panels = tuple(Panel("fighter", seat, (Fact("health", health),)) for seat, health in enumerate(view.health))
        zones = tuple(Zone(f"hand-{seat}", "hand", seat, count=count) for seat, count in enumerate(view.counts))
        return Scene(game=self.id, seat=view.seat, static=Static(()).name(), zones=zones, panels=panels)


GAME: Final = BrawlGame(About("brawl", (2, 3), 1, (), VOCABULARY, EVENTS, STEPS, STREAMS, cap=300, texts="brawl"))
