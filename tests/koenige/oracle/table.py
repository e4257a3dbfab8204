"""Everything on the table, as the model keeps it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .facts import ASIDE, FATES, ROOMS
from .layout import START, Layout, Spot, name
from .pile import Impossible, Pile
from .told import Told
from .treasures import CARDS, TIERS, Card, Effect, cards_of


class GameOver(Exception):
    """The game has ended."""


@dataclass
class Figure:
    """A figure with its board and its hand."""

    seat: int
    at: Spot = START
    hand: list[str] = field(default_factory=list)
    locked: set[str] = field(default_factory=set)
    """Gifts that wait for the own turn."""
    weapon: str = ""
    armour: str = ""
    capturing: str = ""
    """The room whose flag lies on the board."""
    stolen: list[str] = field(default_factory=list)

    def worn(self) -> list[str]:
        """Return the equipped cards."""
        return [card for card in (self.weapon, self.armour) if card]

    def usable(self) -> list[Card]:
        """Return the cards in hand that need not wait."""
        return [CARDS[card] for card in self.hand if card not in self.locked]

    def has_token(self) -> bool:
        """Return whether a flag token lies on the board."""
        return bool(self.capturing or self.stolen)

    def take_off(self, card: str) -> None:
        """Take a card off the board or out of the hand."""
        if card in self.hand:
            self.hand.remove(card)
            self.locked.discard(card)
        elif self.weapon == card:
            self.weapon = ""
        else:
            assert self.armour == card
            self.armour = ""


@dataclass
class Flag:
    """A flag token, named after its room."""

    room: str
    status: str = "supply"
    team: int = -1
    conquered: bool = False


@dataclass
class Lasting:
    """What a card did that lasts: of a kind, for somebody, until somebody's turn begins or until this one ends."""

    kind: str
    seat: int
    until: str
    n: int = 0
    spot: Spot = START


@dataclass
class Fight:
    """A fight that is on."""

    attacker: int
    defender: int
    spot: Spot
    ranged: bool
    drawn: list[int] = field(default_factory=list)
    fates: list[int] = field(default_factory=list)
    bonus: list[int] = field(default_factory=lambda: [0, 0])
    silenced: int = -1
    prevented: bool = False
    landing: tuple[str, ...] = ()
    by_loser: bool = False

    def side(self, seat: int) -> int:
        """Return 0 for the side of the attacker and 1 for that of the defender."""
        return 0 if seat % 2 == self.attacker % 2 else 1


@dataclass
class Chest:
    """A chest that is being looted."""

    seat: int
    drawn: list[int] = field(default_factory=list)
    fate: int = 0
    tier: str = ""
    taken: bool = False


@dataclass
class Move:
    """A move that is under way."""

    seat: int
    steps: int
    jump: bool = True


@dataclass
class Turn:
    """What matters within a turn."""

    seat: int = -1
    actions: int = 0
    attacks: Counter[tuple[int, int]] = field(default_factory=Counter)
    moves: int = 0
    traded: bool = False
    given: int = 0
    spent: set[tuple[str, str]] = field(default_factory=set)
    """Abilities that come once a turn and have come."""


class Table:
    """The whole table."""

    def __init__(self, seats: int, settings: dict[str, str], told: Told) -> None:
        self.told = told
        self.settings = settings
        self.order: list[int] = []
        self.figures = [Figure(seat) for seat in range(seats)]
        self.layout = Layout()
        self.rooms = Pile()
        self.flags: dict[str, Flag] = {}
        self.removed: list[str] = []
        self.marks: set[Spot] = set()
        self.piles = {tier: Pile(cards_of(tier)) for tier in TIERS}
        self.discard: list[str] = []
        self.played: list[str] = []
        """Cards that are being carried out."""
        self.fates = Counter(FATES)
        """The draw pile and the four aside."""
        self.spent: list[int] = []
        self.turn = Turn()
        self.fights: list[Fight] = []
        self.chests: list[Chest] = []
        self.moves: list[Move] = []
        self.lasting: list[Lasting] = []
        self.cancelled: set[str] = set()
        """What was cancelled: an action card or a theft."""
        self.stuck = 0
        self.late = 0

    # Who

    def team(self, team: int) -> list[int]:
        """Return a team by turn order."""
        return [seat for seat in self.order if seat % 2 == team]

    def enemies(self, seat: int) -> list[int]:
        """Return the other team by turn order."""
        return self.team(1 - seat % 2)

    def mates(self, seat: int) -> list[int]:
        """Return the others of a team by turn order."""
        return [other for other in self.team(seat % 2) if other != seat]

    def at(self, spot: Spot) -> list[int]:
        """Return who stands somewhere."""
        return [seat for seat in self.order if self.figures[seat].at == spot]

    def enemies_in_room(self, seat: int) -> list[int]:
        """Return the enemies in somebody's room."""
        return [other for other in self.enemies(seat) if self.figures[other].at == self.figures[seat].at]

    def distance(self, one: int, other: int) -> int:
        """Return how many steps two figures are apart."""
        return self.layout.distances(self.figures[one].at).get(self.figures[other].at, 1000)

    # Cards

    def abilities(self, seat: int, trigger: str) -> Iterator[tuple[str, Effect]]:
        """Yield what the equipment of somebody does at some moment."""
        for card in self.figures[seat].worn():
            for effect in CARDS[card].effects:
                if effect.trigger == trigger:
                    yield card, effect

    def passive(self, seat: int, op: str) -> list[Effect]:
        """Return what holds for somebody of a kind."""
        return [effect for _, effect in self.abilities(seat, "passive") if effect.op == op]

    def throw_away(self, seat: int, card: str) -> None:
        """Discard a card of somebody."""
        self.figures[seat].take_off(card)
        self.discard.append(card)

    def is_immune(self, seat: int, *kinds: str) -> bool:
        """Return whether enemy cards of these kinds do not touch somebody."""
        return any(effect.against in kinds for effect in self.passive(seat, "immunity"))

    # Rooms

    def bars(self, seat: int, spot: Spot) -> bool:
        """Return whether somebody may not enter a room."""
        return any(each.kind == "fog" and each.spot == spot and each.seat % 2 != seat % 2 for each in self.lasting)

    def flag_at(self, spot: Spot) -> Flag | None:
        """Return the flag of the room at a place."""
        return self.flags.get(self.layout.room(spot).id)

    def spot_of(self, flag: Flag) -> Spot:
        """Return where the room of a flag lies."""
        return next(spot for spot, lying in self.layout.at.items() if lying.room.id == flag.room)

    def flag_lies(self, spot: Spot, team: int) -> bool:
        """Return whether a flag of a team lies in a room."""
        flag = self.flag_at(spot)
        return flag is not None and flag.status == "room" and flag.team == team

    def rooms_for(self, kinds: tuple[str, ...], team: int) -> set[Spot]:
        """Return the rooms of some kinds, as cards name them; `team` is that of whoever is put there."""
        layout = self.layout
        found = set(layout.of_kind(*kinds))
        if "any_room" in kinds:
            found |= set(layout.at)
        if "own_flag_room" in kinds:
            found |= {spot for spot in layout.at if self.flag_lies(spot, team)}
        return found

    def put(self, seat: int, spot: Spot) -> None:
        """Put a figure somewhere, which ends a capture and a move."""
        self.leave(seat)
        self.figures[seat].at = spot
        for move in self.moves:
            if move.seat == seat:
                move.steps, move.jump = 0, False

    def leave(self, seat: int) -> None:
        """Let somebody leave a room: the flag that is being captured goes back to the supply."""
        figure = self.figures[seat]
        if figure.capturing:
            self.flags[figure.capturing].status = "supply"
            figure.capturing = ""

    def called(self, spots: Iterable[Spot]) -> list[str]:
        """Return the names of places."""
        return [name(spot) for spot in spots]

    # Fate

    def in_use(self) -> list[int]:
        """Return the fate cards of all fights and chests that are on."""
        drawn = [each.drawn for each in self.fights] + [each.drawn for each in self.chests]
        return [value for values in drawn for value in values]

    def draw_fate(self, seat: int, drawn: list[int]) -> int:
        """Draw a fate card for a fight or a chest; if only the four aside are left, all are shuffled first."""
        if self.fates.total() <= ASIDE:
            self.fates = Counter(FATES) - Counter(self.in_use())
            self.spent = []
        value = int(self.told.of_seat("fate", seat))
        if not self.fates[value]:
            raise Impossible(f"fate {value} is not in the pile")
        self.fates[value] -= 1
        drawn.append(value)
        return value

    # The end

    def points(self, team: int) -> int:
        """Return the points of a team."""
        return sum(ROOMS[flag.room].flag for flag in self.flags.values() if flag.status == "room" and flag.team == team)

    def check_end(self) -> None:
        """End the game if all rooms are laid and all flags lie in their rooms."""
        if not len(self.rooms) and all(flag.status == "room" for flag in self.flags.values()):
            raise GameOver
