"""Brawl: a test game of nothing but the kit's steps. Two or three fighters hit, help and swap gems, with hidden charms.

In a turn one may challenge somebody, swap gems or ask for help. A challenge goes on in rounds: both choose a fist in
secret; whoever guessed wrong is threatened. Before that lands, everybody with charms may cheer (one health for the
challenger; asked again) or call halt (the fight is over), and the victim may ward it off.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from verlies.core.agenda import HOUSE, Ask, Menu, Scope, Step, Window
from verlies.core.chance import Chance
from verlies.core.decision import Points, Result
from verlies.core.game import About, Game, Setup
from verlies.core.option import KIND, NUMBERS, PASS, OptionKind, Vocabulary
from verlies.core.plain import StepBook, fields_of
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


class Ring(State):
    """Everything in play; only charms are hidden."""

    __slots__ = ("gems", "hands", "health", "turns", "used")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, [], [])
        self.health = [HEALTH] * seats
        self.gems: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.used: list[int] = []
        self.turns = 0

    def fork(self) -> "Ring":
        copy = Ring(self.seats, self.chance.fork())
        copy.agenda, copy.standing = self.agenda[:], self.standing
        copy.copy_question(self)
        copy.health, copy.used, copy.turns = self.health[:], self.used[:], self.turns
        copy.gems, copy.hands = [gems[:] for gems in self.gems], [hand[:] for hand in self.hands]
        return copy

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and self.health[other] > 0]

    def play(self, seat: int, charm: int) -> None:
        self.hands[seat].remove(charm)
        self.used.append(charm)


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
        state.health[subject] = min(HEALTH, state.health[subject] + 1)

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
        for gems, of, to in ((self.give, subject, seat), (self.take, seat, subject)):
            state.gems[of] = [gem for gem in state.gems[of] if gem not in gems]
            state.gems[to] = sorted([*state.gems[to], *gems])


class Brawl(Rounds[Ring]):
    def __init__(self, other: int) -> None:
        self.other = other

    def blow(self, state: Ring, subject: int) -> None:
        Clash(self.other).put(state, subject)

    def between(self, state: Ring, subject: int) -> list[Step[Any]]:
        return [Flee()]


class Clash(Duel[Ring]):
    def __init__(self, other: int) -> None:
        self.other = other

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
            state.health[subject] = min(HEALTH, state.health[subject] + 1)
        return True


class Hurt(Threat[Ring]):
    def before(self, state: Ring, seat: int) -> "Warding":
        return Warding()

    def less(self, state: Ring, seat: int, n: int) -> int:
        return n - (ARMOUR in state.gems[seat])

    def suffer(self, state: Ring, seat: int, n: int) -> None:
        state.health[seat] = max(0, state.health[seat] - n)
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


STEPS: Final = StepBook(
    [
        *((step, ()) for step in (Next, Turn, Help, Warding, Ward, Flee)),
        *((step, ("other",)) for step in (Brawl, Clash)),
        (Swapping, ("other", "give", "take", "refused")),
        (Swap, ("give", "take")),
        (Shout, ("order", "at", "passed")),
        (Hurt, ("count", "announced")),
        (Scope, ("name",)),
    ]
)


class RingView(View, frozen=True, kw_only=True):
    """What one seat can see."""

    health: list[int]
    gems: list[list[int]]
    used: list[int]
    turns: int
    hand: list[int]
    counts: list[int]


class BrawlGame(Game[Ring]):
    """The whole of it."""

    def new_state(self, setup: Setup, chance: Chance) -> Ring:
        state = Ring(setup.seats, chance)
        charms = [WARD, CHEER, HALT] * setup.seats
        state.hands = [sorted(chance.take(1, charms) for _ in range(2)) for _ in range(setup.seats)]
        state.gems = [[2 * seat, 2 * seat + 1] for seat in range(setup.seats)]
        state.push(HOUSE, [Next()])
        return state

    def view_type(self) -> type[View]:
        return RingView

    def view(self, state: Ring, seat: int) -> View:
        return RingView(
            **public_part(state, seat, STEPS),
            **fields_of(state, ("health", "used", "turns")),
            gems=[gems[:] for gems in state.gems],
            hand=state.hands[seat][:] if seat >= 0 else [],
            counts=[len(hand) for hand in state.hands],
        )

    def sample(self, view: View, rng: Rng) -> Ring:
        assert isinstance(view, RingView)
        left = list((Counter([WARD, CHEER, HALT] * view.seats) - Counter(view.used + view.hand)).elements())
        rng.shuffle(left)
        state = Ring(view.seats, Chance(rng.key(), [0] * len(STREAMS), []))
        state.health, state.used, state.turns = view.health[:], view.used[:], view.turns
        state.gems = [gems[:] for gems in view.gems]
        dealt = [sorted(left.pop() for _ in range(n)) if s != view.seat else [] for s, n in enumerate(view.counts)]
        state.hands = [view.hand[:] if s == view.seat else hand for s, hand in enumerate(dealt)]
        state.agenda = STEPS.frames(view.agenda)
        guess_sealed(state, view, lambda options: options[rng.below(len(options))])
        state.advance()
        return state

    def plain(self, state: Ring) -> dict[str, Any]:
        return {
            **fields_of(state, ("health", "used", "turns", "sealed")),
            "gems": [gems[:] for gems in state.gems],
            "hands": [hand[:] for hand in state.hands],
            "agenda": STEPS.agenda(state.agenda),
            "counters": state.chance.counters[:],
        }

    def restore(self, data: dict[str, Any], key: bytes) -> Ring:
        state = Ring(len(data["hands"]), Chance(key, data["counters"][:], []))
        for name in ("health", "used", "turns", "sealed", "gems", "hands"):
            setattr(state, name, data[name])
        state.agenda = STEPS.frames(data["agenda"])
        state.advance()
        return state

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


GAME: Final = BrawlGame(About("brawl", (2, 3), 1, (), VOCABULARY, (), STEPS, STREAMS, cap=300, texts="brawl"))
