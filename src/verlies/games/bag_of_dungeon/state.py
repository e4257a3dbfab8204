"""The state of Bag of Dungeon: heroes, map, monsters, items, the turn and the fight that is on."""

from typing import Final

from verlies.core.parts import Agreed, Aside, Open, Part, Shared
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import Stack
from verlies.core.state import State
from verlies.core.view import UNKNOWN
from verlies.kit.carry import EMPTY, works
from verlies.kit.chart import Chart
from verlies.kit.tiles import TURNS

from .content.ids import (
    EACH,
    ELF,
    EXIT_TILE,
    INSIDE,
    LIVES,
    MONSTER,
    MOST_DICE,
    NONE,
    OTHER_TWELVE,
    OUTSIDE,
    POOL_TILE,
    SOLO,
    START_TILE,
)
from .kinds import Box, CombatBonus, ExtraDie, Floor, Foe, Guard, HeroKind, Item, MoreAp
from .reasons import FRIENDS, HAS_LEFT, IS_OUT, NO_FIT_OVER, NO_RING_YET, OK, TURN_OVER

FOUGHT: Final = 1
MISFIT: Final = 2
"""What can end a turn."""
HIDDEN: Final = -1
"""A monster that waits under a red marker; no card is drawn yet."""
FACE_DOWN: Final = -2
"""The guardian of the Ring, whose card lies face down."""


class Terms(Part):
    """What was agreed before the game."""

    variant: Open[int]
    all_equal: Open[bool]
    """Whether doubles count only if all dice match."""
    strict: Open[bool]
    """Whether all touching sides of a tile must match."""
    charge: Open[bool]
    """Whether a monster that survives a shot comes to the shooter."""
    dragon_wins: Open[bool]
    """Whether the dragon's death ends the game at once."""
    other_twelve: Open[bool]
    """Whether a junction is the M tile 12 and the exit has no number."""
    spikes: Open[bool]


class Hero(Part):
    """One hero: the character card and where the figure is."""

    kind: Open[int] = NONE
    status: Open[int] = INSIDE
    field: Open[int]
    came: Open[int] = NONE
    """The field the hero walked here from; NONE if nobody walked."""
    health: Open[int]
    lives: Open[int]
    ap: Open[int]
    debt: Open[int]
    """Action points of the next turn that are spent already."""
    uses: Open[int]
    """How often the skill can still be used."""
    held: Open[list[int]]
    """What lies in each field, in the form of `kit.carry`."""
    company: Open[Shared[list[int]]]
    """What needs no field: the bear, the Ring."""
    trophies: Open[Shared[list[int]]]
    """Monsters beaten, sorted."""
    slayer: Open[bool]
    """Whether this hero slew the dragon."""


class Turn(Part):
    """What matters within one turn only."""

    over: Open[int]
    """What has ended the turn, so that only free actions are left: a fight, or a tile that did not fit."""
    peeked: Open[bool]
    bathed: Open[bool]
    strong: Open[bool]
    """Whether a strength potion waits for the next fight."""
    tile: Open[int] = NONE
    """The tile that was drawn and is not laid yet."""
    spurned: Open[int]
    """Mask of heroes who declined a deal, so that nobody needs to ask them again."""
    denied: Open[int]
    """Mask of heroes who would give nothing when they were asked."""
    hurt: Open[list[int]]
    """Fields with monsters that were shot at in this turn."""
    wounds: Open[list[int]]
    """How much each of these has lost."""


class Fight(Part):
    """A fight; `hero` is NONE while there is none."""

    hero: Open[int] = NONE
    """Who fights: whose turn it is, or the partner who goes on alone."""
    partner: Open[int] = NONE
    rival: Open[int] = NONE
    """The hero who is attacked, in the free-for-all; NONE against a monster."""
    field: Open[int] = NONE
    monster: Open[int] = NONE
    dice: Open[int]
    bonus: Open[int]
    health: Open[int]
    """What the monster has left."""
    begun: Open[int]
    """With how much health it started, which decides about the reward."""
    rolled: Open[Shared[list[int]]]
    against: Open[Shared[list[int]]]
    """The dice of the hero and of the opponent in the last round."""
    round: Open[int]
    """How many rounds were fought."""
    fought: Open[bool]
    """Whether who fights now has stood a round, or has won without one."""
    committed: Open[bool]
    """Whether a round must be fought before anybody can run."""
    strong: Open[int]
    """Mask of heroes with one more die in this fight."""
    doubled: Open[int]
    """Mask of heroes whose next result counts twice."""
    bound: Open[int]
    """Mask of heroes whom a lost round does not hurt."""
    declined: Open[int]
    """Mask of friends who said no since the last round."""
    alone: Open[bool]
    """Whether the partner has taken over."""
    helped: Open[bool]
    """Whether a friend has come, who may be dead by now."""

    def other(self, seat: int) -> int:
        """Return whom one of two heroes who fight each other faces."""
        return self.hero if seat == self.rival else self.rival


class BagState(State):
    """One game of Bag of Dungeon in progress."""

    box: Aside[Box]
    terms: Agreed[Terms]
    heroes: Open[list[Hero]]
    chart: Open[Chart]
    tiles: Stack
    monsters: Stack
    items: Stack
    guardian: int = NONE
    """The card of the guardian that lies face down."""
    lairs: Open[Shared[list[int]]]
    """Fields with an undefeated monster, sorted."""
    lurking: Open[Shared[list[int]]]
    """What is known of each of these: HIDDEN, FACE_DOWN or the kind of monster."""
    piles: Open[Shared[list[list[int]]]]
    """The items lying on each field that came into reach."""
    looted: Open[Shared[list[int]]]
    """Item tiles whose item was drawn or declined, as fields, sorted."""
    jammed: Open[bool]
    """Whether the spikes are out of order."""
    pool: Open[int]
    """Tokens left on the healing pool."""
    waiting: Open[list[int]]
    """Gear of the dragon's victims while the pool is not laid."""
    used: Open[list[int]]
    """Items that are out of play, to refill the bag with."""
    ringed: Open[bool]
    """Whether the Ring is in play."""
    dragon: Open[bool] = True
    """Whether the dragon lives, laid or not."""
    freed: Open[bool]
    """Whether tiles are laid freely because none fits any more."""
    turn: Open[Turn]
    fight: Open[Fight]
    dice: Open[Shared[list[int]]]
    """The last roll."""
    mine: Open[int]
    theirs: Open[int]
    """The totals of the last round."""
    first: Open[int]
    active: Open[int]
    played: Open[int]
    """Mask of the heroes who had a turn in this round, in the solo game."""
    last_turns: Open[int] = NONE
    """After the cave began to collapse: mask of the heroes who still have a turn; NONE before."""
    outcome: Open[int]

    # Lookups

    def kind_of(self, seat: int) -> HeroKind:
        """Return the character of a hero."""
        return self.box.heroes[self.heroes[seat].kind]

    def item(self, number: int) -> Item:
        """Return a kind of item."""
        return self.box.items[number]

    def foe(self, number: int) -> Foe:
        """Return a kind of monster."""
        return self.box.foes[number]

    def dragon_kind(self) -> int:
        """Return the kind of monster that the dragon is: the last one."""
        return len(self.box.foes) - 1

    def tile(self, field: int) -> int:
        """Return the number of the tile that lies on a field."""
        return self.chart.lying[field] // TURNS

    def floor(self, field: int) -> Floor:
        """Return the tile that lies on a field."""
        return self.box.floors[self.tile(field)]

    def laid(self, field: int) -> bool:
        """Return whether a tile lies on a field."""
        return field < len(self.chart.lying) and self.chart.lying[field] != NONE

    def field_of(self, tile: int) -> int:
        """Return where a tile lies, or NONE."""
        for field, lying in enumerate(self.chart.lying):
            if lying != NONE and lying // TURNS == tile:
                return field
        return NONE

    def is_lair(self, tile: int) -> bool:
        """Return whether a tile has a number and a monster of its own."""
        return self.box.floors[tile].sort == MONSTER or (self.terms.other_twelve and tile == OTHER_TWELVE)

    def number_of(self, tile: int) -> int:
        """Return the M number of a tile, or 0."""
        if self.terms.other_twelve and tile in (EXIT_TILE, OTHER_TWELVE):
            return 12 if tile == OTHER_TWELVE else 0
        return self.box.floors[tile].number

    def refusal(self, reason: int) -> Refusal:
        """Return a reason with its rule; without one it is merely not offered."""
        return self.box.refusals[reason] if reason else NOT_OFFERED

    def ask_rule(self, name: str) -> str:
        """Return the rule behind a question."""
        return self.box.ask_rules.get(name, "")

    # Heroes

    def is_inside(self, seat: int) -> bool:
        """Return whether a hero is alive in the cave."""
        return self.heroes[seat].status == INSIDE

    def inside(self) -> list[int]:
        """Return the heroes who are alive in the cave."""
        return [seat for seat in range(self.seats) if self.heroes[seat].status == INSIDE]

    def at(self, field: int) -> list[int]:
        """Return the heroes on a field."""
        return [seat for seat in range(self.seats) if self.heroes[seat].field == field and self.is_inside(seat)]

    def others_at(self, seat: int) -> list[int]:
        """Return the other heroes on a hero's tile."""
        return [other for other in self.at(self.heroes[seat].field) if other != seat]

    def has(self, seat: int, number: int) -> bool:
        """Return whether a hero has an item, working or stored; compared as numbers, not as objects, for speed."""
        hero = self.heroes[seat]
        return any(each == number for each in hero.held) or any(each == number for each in hero.company)

    def uses(self, seat: int, number: int) -> bool:
        """Return whether an item of a hero works where it is."""
        return number in self.in_place(seat)

    def in_place(self, seat: int) -> list[int]:
        """Return the items of a hero that work: in a field with their symbol, or without need of one."""
        hero = self.heroes[seat]
        slots = self.kind_of(seat).slots
        out = hero.company[:]
        for at, number in enumerate(hero.held):
            if number > EMPTY and works(slots, self.box.items[number].place(), at):
                out.append(number)
        return out

    def gear(self, seat: int) -> list[int]:
        """Return all items of a hero, working or stored."""
        hero = self.heroes[seat]
        out = [number for number in hero.held if number > EMPTY]
        out += hero.company
        out.sort()
        return out

    def bearer(self) -> int:
        """Return who carries the Ring, or NONE."""
        ring = len(self.box.items) - 1
        for seat in self.inside():
            if ring in self.heroes[seat].company:
                return seat
        return NONE

    def max_ap(self, seat: int) -> int:
        """Return with how many action points a hero begins a turn."""
        return self.kind_of(seat).aps + sum(
            [e.n for number in self.in_place(seat) for e in self.item(number).effects if isinstance(e, MoreAp)]
        )

    def bonus(self, seat: int) -> int:
        """Return what is added to a hero's combat rolls."""
        return self.kind_of(seat).bonus + sum(
            [e.n for number in self.in_place(seat) for e in self.item(number).effects if isinstance(e, CombatBonus)]
        )

    def guard(self, seat: int) -> int:
        """Return by how much armour and shields lessen a loss."""
        return sum([e.n for number in self.in_place(seat) for e in self.item(number).effects if isinstance(e, Guard)])

    def own_dice(self, seat: int) -> int:
        """Return a hero's combat dice without help from others, at most the four of the box."""
        dice = self.kind_of(seat).dice
        for number in self.in_place(seat):
            for effect in self.item(number).effects:
                if isinstance(effect, ExtraDie) and effect.lasting:
                    dice += 1
        strong = (
            self.fight.strong >> seat & 1 if self.fight.hero != NONE else int(self.turn.strong and seat == self.active)
        )
        return min(MOST_DICE, dice + strong)

    def is_elf(self, seat: int) -> bool:
        """Return whether a six with the bow kills."""
        return self.heroes[seat].kind == ELF

    # Monsters and the map

    def monster_at(self, field: int) -> bool:
        """Return whether an undefeated monster is on a field; nobody is asked more often, so the order is used."""
        for lair in self.lairs:
            if lair >= field:
                return lair == field
        return False

    def known_at(self, field: int) -> int:
        """Return what is known of the monster on a field: its kind, HIDDEN or FACE_DOWN."""
        return self.lurking[self.lairs.index(field)]

    def wounds_at(self, field: int) -> int:
        """Return what a monster has lost by shots in this turn."""
        return self.turn.wounds[self.turn.hurt.index(field)] if field in self.turn.hurt else 0

    def neighbours(self, field: int) -> list[int]:
        """Return the fields connected to a field; nobody changes the list."""
        return self.chart.joined_to(field)

    def start(self) -> int:
        """Return the field of the start tile."""
        return START_TILE

    def exit(self) -> int:
        """Return the field of the exit, or NONE."""
        return self.field_of(EXIT_TILE)

    def pool_field(self) -> int:
        """Return the field of the healing pool, or NONE."""
        return self.field_of(POOL_TILE)

    # Variants

    def versus(self) -> bool:
        """Return whether everybody plays for themselves."""
        return self.terms.variant == EACH

    def solo(self) -> bool:
        """Return whether one person leads all heroes."""
        return self.terms.variant == SOLO

    def hostile(self) -> bool:
        """Return whether heroes may fight each other by now."""
        return self.terms.variant == EACH and self.ringed

    def turn_refusal(self) -> int:
        """Return why nothing that costs action points can be done any more in this turn."""
        return (OK, TURN_OVER, NO_FIT_OVER)[self.turn.over]

    def absence(self, seat: int, other: int) -> int:
        """Return why a hero is none of the others in the cave."""
        if other == seat or other >= self.seats:
            return IS_OUT
        status = self.heroes[other].status
        return OK if status == INSIDE else HAS_LEFT if status == OUTSIDE else IS_OUT

    def rival_refusal(self, seat: int, other: int) -> int:
        """Return why a hero cannot be the foe of another one, wherever they are."""
        absence = self.absence(seat, other)
        if absence != OK:
            return absence
        if not self.versus():
            return FRIENDS
        return OK if self.ringed else NO_RING_YET

    def most_lives(self) -> int:
        """Return with how many lives a hero begins."""
        return 1 if self.terms.variant == SOLO else LIVES

    def bag_count(self) -> int:
        """Return how many monsters are in the bag; a guardian face down is not, though nobody knows which it is."""
        return self.monsters.count() - (self.guardian == UNKNOWN)
