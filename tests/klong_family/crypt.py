"""The Crypt: a test game of the KLONG! family. Six thieves at most, ghosts among the stones, two tiles, no fate track.

The second tile is found by whoever walks off the first one: they may seek help, then turn it one way or the other. A
lock opens for a pick and stays open, a chest is cracked once. Whoever is out draws two stones instead of a turn; the
game ends for all when the row cannot be filled or the bag is empty.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from verlies.core.agenda import Menu, Step
from verlies.core.book import StepBook
from verlies.core.chance import Chance
from verlies.core.option import KIND
from verlies.core.parts import Open
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.rules import About, Setup
from verlies.core.scene import Link, Place, Scene, Static
from verlies.core.tables import EventTable, OptionTable, ReasonTable
from verlies.core.view import View
from verlies.families.klong import conditions, effects, endturn, events, moves, rooms, scene, turn
from verlies.families.klong.content import CARDS_OF_ALL, GOBLIN, PILES, card, potion, treasure
from verlies.families.klong.dragon import draw_stones, stones_drawn
from verlies.families.klong.effects import (
    Anger,
    Attack,
    Choose,
    Clank,
    Draw,
    Effect,
    EverybodyClank,
    Gain,
    Gold,
    Heal,
    While,
)
from verlies.families.klong.events import EVENTS as FAMILY_EVENTS
from verlies.families.klong.game import FamilyGame
from verlies.families.klong.health import fall, hurt
from verlies.families.klong.kinds import CARDS, COMPANION, DEVICE, GEM, MONSTER, PLAIN, SHOP, TOKENS, Way
from verlies.families.klong.options import OPTIONS as FAMILY_OPTIONS
from verlies.families.klong.reasons import LOCKED, OK
from verlies.families.klong.reasons import REASONS as FAMILY_REASONS
from verlies.families.klong.rooms import TAKE_TOKEN, escape, find_secret, take_idol
from verlies.families.klong.setup import lay_out, open_game
from verlies.families.klong.state import INSIDE, NONE, Box, Table, streams
from verlies.families.klong.turn import turn_act, turn_options, turn_refusal

PLACES: Final = ("gate", "hall", "stall", "vault", "shrine", "edge")
GATE, HALL, STALL, VAULT, SHRINE, EDGE = range(6)
COLOURS: Final = ("red", "yellow", "green", "blue", "violet", "white")
HELP: Final = CARDS | SHOP | TOKENS
OUT_DRAWS: Final = 2

OPTIONS: Final = OptionTable(FAMILY_OPTIONS)
TURN: Final = OPTIONS.add("turn", "number")
CRACK: Final = OPTIONS.add("crack")

EVENTS: Final = EventTable(FAMILY_EVENTS)
LAID: Final = EVENTS.add("laid", "monsters:number", tells="facing:monsters")
SUMMONED: Final = EVENTS.add("summoned", tells="ghosts+1")
GHOST: Final = EVENTS.add("drawn-ghost", tells="draws-1")
HAUNTED: Final = EVENTS.add(
    "haunted",
    "amount:number",
    "before:number",
    "after:number",
    tells="health=before health-amount health=after supply-amount",
)
OPENED: Final = EVENTS.add("opened", tells="picks-1")
CRACKED: Final = EVENTS.add("cracked", tells="picks-1")
OUT_DRAW: Final = EVENTS.add("out-draw", "count:number", tells="draws:count")

REASONS: Final = ReasonTable(FAMILY_REASONS)
NO_CHEST: Final = REASONS.add("no-chest")


class Summon(Effect):
    """A ghost comes into the noise, if one is left."""

    def run(self, state: Table, subject: int) -> None:
        """Summon it."""
        assert isinstance(state, Crypt)
        state.summon(subject)


ALL_CARDS: Final = [
    *CARDS_OF_ALL,
    card("torch", PLAIN, 5, cost=2, then=[Gain(boots=1, teleports=1)]),
    card("lamp", PLAIN, 3, cost=2, then=[Choose(["boots", "gold"], [[Gain(boots=1)], [Gold(1)]])]),
    card("omen", PLAIN, 3, cost=1, then=[Attack(), Gain(skill=1)]),
    card("guide", COMPANION, 4, cost=2, then=[Gain(boots=2), While(conditions.AnotherCompanion(), [Draw(1)])]),
    card("opal", GEM, 4, cost=3, points=3, attack=True, then=[Draw(1)], acquire=[Clank(2)]),
    card("bell", DEVICE, 4, cost=1, danger=True, arrive=[EverybodyClank(1)], then=[Heal(1)]),
    card("rat", MONSTER, 6, cost=1, attack=True, then=[Gold(3)]),
    card("wraith", MONSTER, 4, cost=2, then=[Gold(4), Summon()]),
]
ALL_TOKENS: Final = [
    treasure("dragon_egg", 4, 3, found=[Anger()]),
    potion("potion_of_healing", 4, Heal(1)),
    treasure("chalice", 2, 7),
    *[treasure(f"relic_{value}", 1, value) for value in (5, 7, 10, 12)],
    treasure("monkey_idol", 0, 5),
    treasure("backpack", 2, 5, found=[Gain(boots=1)]),
    treasure("crown_10", 1, 10),
    treasure("crown_8", 1, 8),
    treasure("mastery", 0, 20),
]
IDOL, BACKPACK, MASTERY = 7, 8, 11
BOX: Final = Box(
    most_seats=6,
    cards=ALL_CARDS,
    tokens=ALL_TOKENS,
    reserve=PILES,
    goblin=GOBLIN,
    minor=[0, 1],
    major=[2],
    artifacts=[3, 4, 5, 6],
    backpack=BACKPACK,
    idol=IDOL,
    mastery=MASTERY,
    finds=[IDOL],
    prices={BACKPACK: 2, 9: 4, 10: 3},
    crowns=[9, 10],
    rage=(1, 2, 3),
    first_rage=dict.fromkeys(range(2, 7), 0),
    start_noise=(3, 2, 1, 1, 0, 0),
    choices=("boots", "gold"),
    refusals=dict(enumerate(REASONS.kinds)),
    ask_rules={},
    score_rules=dict.fromkeys(("artifact", "tokens", "gold", "cards", "tie"), ""),
    stones=15,
    blacks=12,
    ghosts=2,
    health=6,
    row=4,
)


class Crypt(Table):
    """One game in progress."""

    bank: Open[int]
    """Ghosts that have not come yet."""
    picks: Open[list[int]]
    """Lock picks, by seat."""
    unlocked: Open[bool]
    cracked: Open[bool]
    facing: Open[int] = NONE
    """How the second tile lies: with so many monsters in its tunnel; nowhere while nobody has found it."""

    def outside(self) -> int:
        return GATE

    def in_depths(self, seat: int) -> bool:
        return self.thieves[seat].room >= VAULT

    def in_cave(self, seat: int) -> bool:
        return self.thieves[seat].room == STALL

    def in_market(self, seat: int) -> bool:
        return self.thieves[seat].room == STALL

    def artifact_here(self, seat: int) -> int:
        return self.loot.artifacts[0] if self.thieves[seat].room == VAULT and self.loot.artifacts else NONE

    def ways(self, seat: int) -> list[Way]:
        room = self.thieves[seat].room
        locks = 0 if self.unlocked else 1
        if room == HALL:
            return [Way(GATE, 1, 0, 0), Way(STALL, 1, 0, locks), self.behind()]
        if room == VAULT:
            return [Way(HALL, 1, self.facing, 0), Way(SHRINE, 2, 0, 0)]
        return {GATE: [Way(HALL, 1, 0, 0)], STALL: [Way(HALL, 1, 0, locks)], SHRINE: [Way(VAULT, 1, 1, 0)]}[room]

    def behind(self) -> Way:
        """Return the way off the first tile."""
        if self.facing == NONE:
            return Way(NONE, 1, 0, 0, leaves=0, number=EDGE)
        return Way(VAULT, 1, self.facing, 0)

    def near(self, seat: int) -> list[int]:
        return [way.number for way in self.ways(seat)]

    def lock_refusal(self, seat: int, way: Way) -> int:
        return OK if self.picks[seat] >= way.locks else LOCKED

    def explore(self, seat: int, way: Way) -> None:
        self.push(seat, [FIND_HELP])

    def lay(self, seat: int, facing: int) -> None:
        """Lay the second tile; it is haunted."""
        self.facing = facing
        self.emit(LAID, seat, facing)
        self.summon(seat)

    def summon(self, seat: int) -> None:
        """Let a ghost come out of the bank."""
        if self.bank:
            self.bank -= 1
            self.own_dragon().area[self.box.ghost] += 1
            self.emit(SUMMONED, seat)

    def walk_on(self, seat: int, way: Way) -> None:
        if way.locks:
            self.picks[seat] -= way.locks
            self.unlocked = True
            self.emit(OPENED, seat)
        self.enter(seat, way.to)

    def jump(self, seat: int, number: int) -> None:
        if number == EDGE:
            self.lay(seat, 0)
        super().jump(seat, VAULT if number == EDGE else number)

    def enter(self, seat: int, room: int) -> None:
        self.thieves[seat].room = room
        if room == GATE:
            escape(self, seat)
        elif room == STALL:
            moves.exhaust(self, seat, room)
        elif self.finds(seat):
            self.push(seat, [TAKE_TOKEN])

    def finds(self, seat: int) -> list[int]:
        return [IDOL] if self.thieves[seat].room == SHRINE and self.loot.idols else []

    def take_find(self, seat: int, token: int) -> None:
        take_idol(self, seat)

    def drawn(self, kind: int) -> None:
        self.dragon.area[kind] += 1
        self.emit(GHOST, self.active)
        self.push_always(self.active, HAUNT)

    def cannot_refill(self) -> None:
        self.end_for_all()

    def bag_empty(self) -> None:
        self.end_for_all()

    def end_for_all(self) -> None:
        """Knock out whoever is still inside."""
        self.own_dragon().awake = False
        for seat in self.everybody_inside():
            fall(self, seat)

    def out_turn(self, seat: int) -> None:
        self.active = seat
        dragon = self.own_dragon()
        count = stones_drawn(dragon, OUT_DRAWS)
        self.emit(events.TURN, seat)
        self.emit(OUT_DRAW, seat, count)
        draw_stones(self, dragon, count)

    def own_options(self, seat: int, out: list[int]) -> None:
        if self.own_refusal(seat, CRACK) == OK:
            out.append(CRACK)

    def own_refusal(self, seat: int, pick: int) -> int:
        here = self.thieves[seat].status == INSIDE and self.thieves[seat].room == STALL
        return OK if pick == CRACK and here and self.picks[seat] and not self.cracked else NO_CHEST

    def own_act(self, seat: int, pick: int) -> None:
        self.picks[seat] -= 1
        self.cracked = True
        self.emit(CRACKED, seat)
        find_secret(self, seat, major=True)


class FindHelp(Menu[Crypt]):
    """The tile is in hand: seek what is missing, or lay it one way or the other and walk on."""

    def options(self, state: Crypt, subject: int, seat: int) -> list[int]:
        return turn_options(state, seat, HELP) + [TURN + n for n in (0, 1) if self.affordable(state, seat, n)]

    def affordable(self, state: Crypt, seat: int, monsters: int) -> bool:
        return moves.way_refusal(state, seat, Way(VAULT, 1, monsters, 0)) == OK

    def answer(self, state: Crypt, subject: int, seat: int, pick: int) -> None:
        if pick - pick % KIND != TURN:
            turn_act(state, seat, pick)
            return
        state.close()
        state.lay(seat, pick - TURN)
        moves.pass_through(state, seat, state.behind())

    def why_not(self, state: Crypt, subject: int, seat: int, pick: int) -> Refusal:
        reason = turn_refusal(state, seat, pick, HELP)
        return state.refusal(reason) if reason else NOT_OFFERED


class Haunt(Step[Crypt]):
    """A ghost frightens everybody inside who has a stone to mark it with."""

    def run(self, state: Crypt, subject: int) -> None:
        for seat in state.everybody_inside():
            if state.thieves[seat].supply:
                hurt(state, seat, 1, HAUNTED)
                if state.thieves[seat].damage == state.box.health:
                    fall(state, seat)


FIND_HELP: Final = FindHelp()
HAUNT: Final = Haunt()
STEPS: Final = StepBook(conditions, effects, endturn, moves, rooms, turn, sys.modules[__name__])
IDS: Final[dict[str, Sequence[str]]] = {
    "card": [each.id for each in ALL_CARDS],
    "token": [each.id for each in ALL_TOKENS],
    "place": PLACES,
    "choice": BOX.choices,
    "why": events.CAUSES.names,
}


class CryptGame(FamilyGame[Crypt]):
    """The whole of it."""

    def new_state(self, setup: Setup, chance: Chance) -> Crypt:
        state = Crypt()
        lay_out(state, BOX, setup.seats, chance, 0)
        state.bank, state.picks, state.loot.idols = BOX.ghosts, [1] * setup.seats, 2
        state.log = []
        open_game(state, 0)
        return state

    def built(self, data: dict[str, Any]) -> Crypt:
        state = Crypt(None, data)
        state.box, state.seats = BOX, len(state.thieves)
        return state

    def pieces(self, state: Crypt) -> dict[str, int]:
        ghosts = state.bank + state.dragon.area[BOX.ghost] + state.dragon.bag[BOX.ghost]
        return {**super().pieces(state), "ghosts": ghosts}

    def books(self, state: Crypt) -> Mapping[str, Sequence[int]]:
        return {**super().books(state), "picks": state.picks, "facing": [state.facing]}

    def scene(self, seen: View[Crypt]) -> Scene:
        table = seen.seen
        return Scene(
            game=self.id,
            seat=seen.seat,
            static=self.static({}).name(),
            tokens=tuple(scene.pawns(table, COLOURS, PLACES)),
            zones=scene.zones(table, seen.seat),
            tracks=(scene.rage_track(table),),
            panels=scene.panels(table, PLACES),
        )

    def static(self, settings: Mapping[str, str]) -> Static:
        places = tuple(Place(id, 20.0 * number, 50.0, "", ()) for number, id in enumerate(PLACES))
        ends = (("gate", "hall"), ("hall", "stall"), ("hall", "vault"), ("vault", "shrine"), ("hall", "edge"))
        return Static(places, tuple(Link(a, b) for a, b in ends), scene.faces(BOX))


GAME: Final = CryptGame(
    About(
        "crypt",
        (2, 6),
        1,
        (),
        OPTIONS.vocabulary(IDS),
        EVENTS.kinds,
        STEPS,
        streams(BOX.most_seats),
        cap=6000,
        texts=("verlies.families.klong", "tests.klong_family"),
        ids=IDS,
    )
)
