"""The table: the words of the game, and everything in play as plain data."""

from typing import Final

from verlies.core.chance import Chance
from verlies.core.event import EventKind
from verlies.core.option import KIND, NUMBERS, OptionKind, Vocabulary
from verlies.core.stack import Stack
from verlies.core.state import State

WIDTH, HEIGHT, ENTRANCE, EXIT, NONE = 5, 3, 5, 9, -1
PLACES: Final = tuple(row + column for row in "abc" for column in "12345")
CARDS: Final = ("shield", "song")
SHIELD, SONG = range(2)
TILES: Final = ("straight", "corner", "fork", "cross")
SHAPES: Final = (0b0101, 0b0011, 0b0111, 0b1111)
"""The open sides of each tile: bit 0 is north, then clockwise."""
ALL: Final = 0b1111
"""The mask of all seats."""
VOTE, PLAY, WALK, EXPLORE, LAY, BURY, TURN, ATTACK, REST = range(KIND, 10 * KIND, KIND)
VOCABULARY: Final = Vocabulary(
    [
        OptionKind("vote", "seat", NUMBERS[:4]),
        OptionKind("play", "card", CARDS),
        OptionKind("walk", "place", PLACES),
        OptionKind("explore"),
        OptionKind("lay", "place", PLACES),
        OptionKind("bury"),
        OptionKind("turn", "number", NUMBERS[:4]),
        OptionKind("attack", "seat", NUMBERS[:4]),
        OptionKind("rest"),
    ]
)
CARRIES, PLAYED, WALKED, PEEKED, LAID, BURIED, ATTACKED, HURT, FUEL = range(9)
EVENTS: Final = (
    EventKind("carries"),
    EventKind("played", a="card:card"),
    EventKind("walked", a="place:place"),
    EventKind("peeked", a="tile:tile", secret=True),
    EventKind("laid", a="tile:tile", b="place:place"),
    EventKind("buried"),
    EventKind("attacked"),
    EventKind("hurt", a="health:number"),
    EventKind("fuel", a="change:number"),
)


class Mine(State):
    """A mine that is being explored. Hands and the order of the tiles are secret, all else is public."""

    __slots__ = ("hands", "health", "laid", "lantern", "map", "moves", "oil", "tiles", "used")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, [], [])
        self.hands: list[list[int]] = []
        self.used: list[int] = []
        self.tiles = Stack([])
        self.map = [NONE] * len(PLACES)
        """The tile in each place as `tile * 4 + quarter turns`."""
        self.lantern = ENTRANCE
        self.health = [2] * seats
        self.oil = 9
        self.moves = 0
        self.laid = 0
        """Tiles laid this turn."""

    def fork(self) -> "Mine":
        copy = Mine(self.seats, self.chance.fork())
        copy.agenda, copy.standing = self.agenda[:], self.standing[:]
        copy.copy_question(self)
        copy.hands, copy.used = [hand[:] for hand in self.hands], self.used[:]
        copy.tiles, copy.map = self.tiles.fork(), self.map[:]
        copy.lantern, copy.health = self.lantern, self.health[:]
        copy.oil, copy.moves, copy.laid = self.oil, self.moves, self.laid
        return copy

    def awake(self) -> list[int]:
        """Return the seats of those who have not fainted."""
        return [seat for seat in range(self.seats) if self.health[seat]]

    def use(self, seat: int, card: int) -> None:
        """Lay a card of a hand on the used ones."""
        self.hands[seat].remove(card)
        self.used.append(card)
        self.emit(PLAYED, seat, card)

    def lit(self) -> dict[int, int]:
        """Return the places the lantern shines into, each with the side it lies on."""
        places = {}
        for side, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            column, row = self.lantern % WIDTH + right, self.lantern // WIDTH + down
            if is_open(self.map[self.lantern], side) and 0 <= column < WIDTH and 0 <= row < HEIGHT:
                places[row * WIDTH + column] = side
        return places


def is_open(tile: int, side: int) -> bool:
    """Return whether a tile, turned as it is, is open to one side."""
    return bool(SHAPES[tile // 4] >> (side - tile) % 4 & 1)
