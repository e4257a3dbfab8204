"""The state of Könige der Katakomben: heroes, map, flags, stacks, the turn and the fights that are on."""

from verlies.core.option import KIND
from verlies.core.parts import Agreed, Aside, Open, Part, Shared
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import Stack
from verlies.core.state import State
from verlies.kit.chart import Chart
from verlies.kit.tiles import SIDES, TURNS
from verlies.kit.ways import MapWays, within

from . import events, how
from .content.ids import (
    ARMOUR,
    AT_START,
    NONE,
    PLACED,
    STOLEN,
    SUPPLY,
    TAKING,
    WEAPON,
)
from .kinds import Box, Effect, Room, Treasure


class Terms(Part):
    """What was agreed before the game."""

    short: Open[bool]
    """Only the rooms behind wooden doors."""
    more: Open[bool]
    """Whether the smaller team has more actions."""
    shared: Open[bool]
    """Whether the last seat is played by its team together."""
    keep_x: Open[bool]
    """Whether conquered flags keep their X at a capture."""
    rounds: Open[int]
    """After how many rounds without a room card the game is broken off; 0 for as many as anybody may wait for."""
    cards: Open[str]
    """The set of treasure cards."""


class Hero(Part):
    """A hero: where the figure stands, what is equipped and in hand, and the flag tokens on the board."""

    field: Open[int]
    weapon: Open[int] = NONE
    armour: Open[int] = NONE
    capturing: Open[int] = NONE
    """The flag whose room is being captured."""
    carried: Open[list[int]]
    """The stolen flags."""
    hand: list[int]
    """The cards in the order they came; its team sees them."""
    gifts: list[int]
    """Those of them that were given by a mate and wait for the own turn."""


class Flag(Part):
    """A flag token; it belongs to one room."""

    field: Open[int] = NONE
    """Where its room lies; NONE while the room is in the stack."""
    status: Open[int] = SUPPLY
    team: Open[int] = NONE
    """Whose colour is up, while it lies in its room or was stolen from it."""
    holder: Open[int] = NONE
    """On whose board it lies."""
    conquered: Open[bool]
    """Whether it was last won by carrying it home."""


class Turn(Part):
    """What matters within one turn only."""

    seat: Open[int] = NONE
    phase: Open[int] = AT_START
    actions: Open[int]
    """Actions left."""
    attacks: Open[list[int]]
    """The attacks of this turn, each as attacker * 8 + defender."""
    moves: Open[int]
    """How many move actions were begun."""
    traded: Open[bool]
    given: Open[int]
    """How many cards were given to mates."""
    spent: Open[list[int]]
    """Effects that come once a turn and have come, each as card * 8 + its place on the card."""


class Fight(Part):
    """A fight that is on."""

    attacker: Open[int]
    defender: Open[int]
    field: Open[int]
    """The room of the fight, which is the defender's."""
    ranged: Open[bool]
    """Whether the attacker stands in another room."""
    drawn: Open[list[int]]
    """All fate cards drawn for it."""
    fate: Open[list[int]]
    """The fate value of attacker and defender; empty before the cards are face up."""
    boosts: Open[list[list[int]]]
    """What cards add: the side, the card, how much."""
    strength: Open[list[int]]
    """What attacker and defender count by now."""
    silenced: Open[int] = NONE
    """The team that may play no special cards."""
    saved: Open[bool]
    """Whether a card turned the defeat into a failure."""
    landing: Open[list[int]]
    """Which rooms the loser may be put in, if a card says so."""
    by_loser: Open[bool]
    """Whether the loser chooses among them."""


class Chest(Part):
    """A chest that is being looted."""

    seat: Open[int]
    field: Open[int]
    bonus: Open[int]
    """What a card adds."""
    card: Open[int] = NONE
    """That card."""
    drawn: Open[list[int]]
    fate: Open[int]
    total: Open[int]
    tier: Open[int]
    """From which stack its treasure comes."""


# What lasts
WARD, PACE, HASTE, FOG = range(4)
"""More defence; longer or shorter move actions; a longer next one; a room that enemies may not enter."""


class Lasting(Part):
    """What a card has done that lasts."""

    kind: Open[int]
    seat: Open[int]
    """Whom it is about; for fog whose enemies it keeps out."""
    by: Open[int]
    """Who brought it about."""
    count: Open[int]
    field: Open[int] = NONE
    until: Open[int]
    card: Open[int] = NONE


class Catacombs(State):
    """One game of Könige der Katakomben in progress."""

    box: Aside[Box]
    terms: Agreed[Terms]
    order: Agreed[list[int]]
    """The seats in the order of their boards."""
    heroes: Open[list[Hero]]
    flags: Open[list[Flag]]
    marks: Open[Shared[list[int]]]
    """The fields with an X, sorted."""
    chart: Open[Chart]
    """The map; field 0 is the start room."""
    rooms: Stack
    backs: Open[list[int]]
    """The back of each card in the room stack, from bottom to top."""
    drawn: Open[list[int]]
    """Room cards that are about to be laid."""
    gone: Open[list[int]]
    """Room cards that could not be laid any more."""
    piles: list[Stack]
    """Bronze, silver and gold."""
    discard: Open[list[int]]
    table: Open[list[int]]
    """Treasure cards that are being carried out."""
    fate: Stack
    """The draw pile and the cards aside, which have no order as long as nobody has seen them."""
    spent: Open[list[int]]
    """The discard pile of fate cards."""
    turn: Open[Turn]
    fights: Open[list[Fight]]
    """The fights that are on, the innermost last."""
    chests: Open[list[Chest]]
    counted: Open[list[int]]
    """What was counted last for an attack, a defence and a chest."""
    lasting: Open[list[Lasting]]
    theft: Open[int] = NONE
    """The flag that somebody is about to steal."""
    halted: Open[int]
    """Mask of those whose move is over, however many steps were left."""
    looking: Open[int] = NONE
    """Whose hand somebody is looking at."""
    lookers: Open[int]
    """Mask of those who are."""
    stuck: Open[int]
    """Turns in a row in which no room card would fit."""
    late: Open[int]
    """Rounds begun since the room stack ran out."""

    # Teams

    def team(self, seat: int) -> int:
        """Return the team of a seat."""
        return seat % 2

    def enemies(self, seat: int) -> list[int]:
        """Return the other team, by turn order."""
        return [other for other in self.order if other % 2 != seat % 2]

    def mates(self, seat: int) -> list[int]:
        """Return the others of the own team, by turn order."""
        return [other for other in self.order if other % 2 == seat % 2 and other != seat]

    def side(self, team: int) -> list[int]:
        """Return all of a team, by turn order."""
        return [seat for seat in self.order if seat % 2 == team]

    def next_of(self, seat: int) -> int:
        """Return whose turn comes after somebody's."""
        return self.order[(self.order.index(seat) + 1) % self.seats]

    # Rooms

    def room(self, field: int) -> Room:
        """Return the room that lies on a field."""
        return self.box.rooms[self.chart.lying[field] // TURNS]

    def is_laid(self, field: int) -> bool:
        """Return whether a room lies there."""
        return 0 <= field < len(self.chart.lying) and self.chart.lying[field] != NONE

    def laid(self) -> list[int]:
        """Return all fields with a room."""
        return [field for field in range(len(self.chart.lying)) if self.chart.lying[field] != NONE]

    def here(self, seat: int) -> Room:
        """Return the room in which somebody stands."""
        return self.room(self.heroes[seat].field)

    def rooms_of(self, kind: int) -> list[int]:
        """Return the fields with a room of some kind."""
        return [field for field in self.laid() if self.room(field).kind == kind]

    def exits(self, field: int) -> int:
        """Return the mask of the sides of a room that have an exit as it lies, clockwise from north."""
        tile = self.chart.lying[field]
        return self.box.rooms[tile // TURNS].exits[tile % TURNS]

    def neighbours(self, field: int) -> list[int]:
        """Return the fields that are joined to a field; nobody changes the list."""
        return self.chart.joined_to(field)

    def beside(self, field: int) -> list[int]:
        """Return the fields with a room next to a field, whatever is between."""
        around = [self.chart.beside(field, side) for side in range(SIDES)]
        return [other for other in around if self.is_laid(other)]

    def distances(self, field: int, most: int) -> dict[int, int]:
        """Return what is at most so many steps away, with the steps."""
        return within(MapWays(self.chart), field, most)

    def at(self, field: int) -> list[int]:
        """Return who stands in a room, by turn order."""
        return [seat for seat in self.order if self.heroes[seat].field == field]

    def place(self, field: int) -> int:
        """Return where a field is, as events tell it."""
        return self.chart.spots[field]

    def is_fogged(self, seat: int, field: int) -> bool:
        """Return whether a card keeps somebody out of a room."""
        return any(each.kind == FOG and each.field == field and each.seat % 2 != seat % 2 for each in self.lasting)

    # Flags

    def flag_of(self, field: int) -> int:
        """Return the flag that belongs to a room; NONE if none does."""
        for number, flag in enumerate(self.flags):
            if flag.field == field:
                return number
        return NONE

    def value(self, flag: int) -> int:
        """Return how many points a flag is worth."""
        return self.box.rooms[self.box.flag_rooms[flag]].flag

    def lies(self, field: int, team: int) -> bool:
        """Return whether a flag of a team lies in a room."""
        flag = self.flag_of(field)
        return flag != NONE and self.flags[flag].status == PLACED and self.flags[flag].team == team

    def points(self, team: int) -> int:
        """Return the points of a team: the flags that lie in their rooms in its colour."""
        return sum(self.value(n) for n, f in enumerate(self.flags) if f.status == PLACED and f.team == team)

    def holds_token(self, seat: int) -> bool:
        """Return whether a flag token is on somebody's board."""
        return self.heroes[seat].capturing != NONE or len(self.heroes[seat].carried) > 0

    # Cards

    def card(self, number: int) -> Treasure:
        """Return a treasure card by its number."""
        return self.box.treasures[number]

    def worn(self, seat: int) -> list[int]:
        """Return the equipped cards of somebody."""
        hero = self.heroes[seat]
        out = [] if hero.weapon == NONE else [hero.weapon]
        if hero.armour != NONE:
            out.append(hero.armour)
        return out

    def effects(self, seat: int, trigger: int) -> list[tuple[int, int, Effect]]:
        """Return the effects of somebody's equipment at some moment: the card, its place there, the effect."""
        out: list[tuple[int, int, Effect]] = []
        hero = self.heroes[seat]
        self._add_effects(out, hero.weapon, trigger)
        self._add_effects(out, hero.armour, trigger)
        return out

    def _add_effects(self, out: list[tuple[int, int, Effect]], number: int, trigger: int) -> None:
        """Add the effects of a card, or of none, at some moment."""
        if number == NONE:
            return
        card = self.box.treasures[number]
        if card.moments >> trigger & 1:
            out += [(number, at, effect) for at, effect in enumerate(card.effects) if effect.trigger == trigger]

    def usable(self, seat: int) -> list[int]:
        """Return the cards in hand that need not wait for the own turn."""
        hero = self.heroes[seat]
        return [card for card in hero.hand if card not in hero.gifts] if hero.gifts else hero.hand

    def take_out(self, seat: int, card: int) -> bool:
        """Take a card out of a hand or off a board; return whether it was in the hand."""
        hero = self.heroes[seat]
        if card in hero.hand:
            hero.hand.remove(card)
            if card in hero.gifts:
                hero.gifts.remove(card)
            return True
        if hero.weapon == card:
            hero.weapon = NONE
        else:
            hero.armour = NONE
        return False

    def slot(self, seat: int, type: int) -> int:
        """Return what is equipped as a weapon or as armour."""
        return self.heroes[seat].weapon if type == WEAPON else self.heroes[seat].armour

    def set_slot(self, seat: int, type: int, card: int) -> None:
        """Equip a weapon or armour, or nothing."""
        assert type in (WEAPON, ARMOUR)
        if type == WEAPON:
            self.heroes[seat].weapon = card
        else:
            self.heroes[seat].armour = card

    def fight(self) -> Fight:
        """Return the innermost fight."""
        return self.fights[-1]

    def chest(self) -> Chest:
        """Return the chest that is being looted."""
        return self.chests[-1]

    # Counting

    def count_from(self, seat: int, side: int, value: int) -> None:
        """Say what a fate card counts for an attack, a defence or a chest."""
        self.counted[side] = value
        self.emit(events.COUNTS, seat, value, side)

    def count_bonus(self, seat: int, side: int, card: int, count: int) -> None:
        """Say what a card adds to that."""
        self.counted[side] += count
        self.emit(events.BONUS, seat, card, count, c=side)

    # The end

    def is_finished(self) -> bool:
        """Return whether all rooms are laid and all flags lie in their rooms."""
        if self.rooms.count() or self.drawn:
            return False
        return all(flag.status not in (SUPPLY, TAKING, STOLEN) for flag in self.flags)

    # Words

    def refusal(self, reason: int) -> Refusal:
        """Return a reason with its rule."""
        return self.box.refusals[reason]

    def refusal_of(self, pick: int, kind: int, reason: int) -> Refusal:
        """Return a reason for answers of a kind; those of any other kind are just not offered."""
        return self.box.refusals[reason] if pick // KIND * KIND == kind else NOT_OFFERED

    def ask_rule(self, name: str) -> str:
        """Return the rule behind a question."""
        return self.box.ask_rules.get(name, "")

    def ask_rule_by(self, name: str, why: int) -> str:
        """Return the rule behind a question that comes about in several ways."""
        return self.box.ask_rules.get(f"{name}-{how.HOWS.names[why]}", "") or self.ask_rule(name)
