"""Brawl: a test game of nothing but the kit's steps. Two or three fighters hit, help and swap gems, with hidden charms.

In a turn one may challenge somebody, swap gems or ask for help. A challenge goes on in rounds: both choose a fist in
secret; whoever guessed wrong is threatened. Before that lands, everybody with charms may cheer (one health for the
challenger; asked again) or call halt (the fight is over), and the victim may ward it off.
"""

import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from verlies.core.agenda import HOUSE, Ask, Menu, Step, Window
from verlies.core.book import StepBook
from verlies.core.chance import Chance
from verlies.core.decision import Points, Result
from verlies.core.game import Game
from verlies.core.option import KIND, NUMBERS, PASS
from verlies.core.parts import Open
from verlies.core.rng import Rng
from verlies.core.rules import About, Setup
from verlies.core.scene import Fact, Panel, Scene, Static, Zone
from verlies.core.state import State
from verlies.core.tables import EventTable, OptionTable
from verlies.core.view import UNKNOWN, View
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

OPTIONS: Final = OptionTable()
CHALLENGE: Final = OPTIONS.add("challenge", "seat")
SWAP: Final = OPTIONS.add("swap", "seat")
BEG: Final = OPTIONS.add("beg", "seat")
FIST: Final = OPTIONS.add("fist", "number")
PLAY: Final = OPTIONS.add("play", "charm", zone="hand")
AGREE: Final = OPTIONS.add("agree")
GIVE: Final = OPTIONS.add("give", "gem", zone="own")
TAKE: Final = OPTIONS.add("take", "gem")
OFFER: Final = OPTIONS.add("offer")
FLEE: Final = OPTIONS.add("flee")
IDS: Final = {"seat": NUMBERS[:3], "number": NUMBERS[:2], "charm": CHARMS, "gem": GEMS}

EVENTS: Final = EventTable()
PLAYED: Final = EVENTS.add("played", "charm:charm", tells="hand-1")
HEALED: Final = EVENTS.add("healed", "after:number", tells="health+1 health=after")
HURT: Final = EVENTS.add("hurt", "amount:number", "after:number", tells="health-amount health=after")
GAVE: Final = EVENTS.add("gave", "gem:gem", tells="gems-1")
GOT: Final = EVENTS.add("got", "gem:gem", tells="gems+1")


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

    def run(self, state: Ring, subject: int) -> None:
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
        Brawl(self.other).go_on(state, subject, [])
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

    def built(self, data: dict[str, Any]) -> Ring:
        state = Ring(None, data)
        state.seats = len(state.hands)
        return state

    def cover(self, state: Ring, seen: Ring, seat: int) -> None:
        seen.hands = [hand[:] if s == seat else [UNKNOWN] * len(hand) for s, hand in enumerate(state.hands)]

    def deal(self, seen: Ring, rng: Rng) -> None:
        left = list((Counter([WARD, CHEER, HALT] * seen.seats) - Counter(sum(seen.hands, seen.used))).elements())
        rng.shuffle(left)
        seen.hands = [sorted(left.pop() if charm == UNKNOWN else charm for charm in hand) for hand in seen.hands]

    def books(self, state: Ring) -> dict[str, list[int]]:
        hand, gems = [len(hand) for hand in state.hands], [len(gems) for gems in state.gems]
        return {"health": state.health, "hand": hand, "gems": gems}

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

    def scene(self, view: View[Ring]) -> Scene:
        panels = tuple(
            Panel("fighter", seat, (Fact("health", health),)) for seat, health in enumerate(view.seen.health)
        )
        zones = tuple(Zone(f"hand-{seat}", "hand", seat, count=len(hand)) for seat, hand in enumerate(view.seen.hands))
        return Scene(game=self.id, seat=view.seat, static=Static(()).name(), zones=zones, panels=panels)


WORDS: Final = OPTIONS.vocabulary(IDS)
ABOUT: Final = About("brawl", (2, 3), 1, (), WORDS, EVENTS.kinds, STEPS, STREAMS, cap=300, texts="brawl", ids=IDS)
GAME: Final = BrawlGame(ABOUT)
