"""The state of Katakomben: the shared table, plus a map that grows, lockpicks, captives and what was done this turn."""

from typing import Final

from verlies.core.parts import Agreed, Aside, Open, Part, Shared
from verlies.kit.tiles import NONE

from ...families.klong.kinds import Way
from ...families.klong.state import DECK, INSIDE, Table, without
from .content.ids import CAPTIVES, COUPON, MAP
from .kinds import Passage, Room
from .maze import ARTIFACTS, SEATS, Maze
from .tileset import TileSet

MOST_SEATS: Final = 6
TILES: Final = DECK + MOST_SEATS
"""The stream of chance of the tiles; those of thieves' decks come before."""
PRISONERS: Final = TILES + 1


class Deeds(Part):
    """What was done this turn, as cards ask for it; all of it counts from the start of the turn and is never less."""

    skill: Open[int]
    """Skill gained, spent or not."""
    gold: Open[int]
    beaten: Open[int]
    """Monsters of the row beaten."""
    freed: Open[int]
    marked: Open[int]
    portal: Open[bool]
    caved: Open[bool]
    """Whether one was in a crystal cave."""
    rewarded: Open[Shared[list[int]]]
    """The rooms that gave their reward."""
    leaps: Open[Shared[list[int]]]
    """What cards allow for the rest of the turn, as numbers of `LEAPS`."""
    laid: Open[int] = NONE
    """The tile that a card has just laid."""
    ghosts: Open[int]
    """Ghosts drawn by the attack that is going on."""

    def allow(self, leap: int) -> None:
        """Let something be done later in the turn."""
        self.leaps = [*self.leaps, leap]

    def use_up(self, leap: int) -> None:
        """Note that it was done."""
        self.leaps = without(self.leaps, leap)


class Catacombs(Table):
    """The data of one game, and what can be asked of it."""

    side: Agreed[str]
    """Which side of the start tile is up."""
    colours: Agreed[tuple[str, ...]]
    party: Agreed[str]
    """Whether the Abenteurergruppe takes part, with its goods or without."""
    cards: Agreed[str]
    """Which cards the dungeon deck is made of."""
    tiles: Aside[TileSet]
    rooms: Aside[list[Room]]
    """Those of the tiles, once more by themselves."""
    crypt: Aside[int]
    """The room outside, which follows from the side; it is asked for with every way."""
    maze: Open[Shared[Maze]]
    deeds: Open[Deeds]
    picks: Open[Shared[list[int]]]
    """Lockpicks, by seat."""
    bank: Open[int]
    """Ghosts that have not come yet."""
    captives: Open[Shared[list[int]]]
    """What lies face down with the captives, sorted."""
    scars: Open[Shared[list[int]]]
    """Black stones on the health tracks, by seat."""
    bare: Open[Shared[list[int]]]
    """Damage that no stone marks, by seat."""

    def own_maze(self) -> Maze:
        """Return the map to change it; most decisions leave it alone, so until then forks share it."""
        self.maze = self.maze.fork()
        return self.maze

    def add_picks(self, seat: int, n: int) -> None:
        """Give a thief lockpicks, or take them."""
        self.picks = self.picks[:]
        self.picks[seat] += n

    def outfit(self, tiles: TileSet) -> None:
        """Give a table its tiles, which are no data of it, and what follows from them."""
        self.tiles, self.rooms, self.crypt = tiles, tiles.rooms, tiles.crypts[self.side]

    # Where one is

    def outside(self) -> int:
        """Return the crypt."""
        return self.crypt

    def room_of(self, seat: int) -> Room:
        """Return the room a thief is in."""
        return self.rooms[self.thieves[seat].room]

    def tile_at(self, seat: int) -> int:
        """Return the tile a thief is on."""
        return self.room_of(seat).tile

    def on_haunted(self, seat: int) -> bool:
        """Return whether a thief is on a haunted tile."""
        return self.tiles.tiles[self.tile_at(seat)].haunted

    def in_play(self, seat: int) -> bool:
        """Return whether a thief is inside and not on the way to a tile in hand."""
        return self.thieves[seat].status == INSIDE and self.maze.pending == NONE

    # What lies there

    def tiles_left(self) -> int:
        """Return how many tiles are left on the stack."""
        return self.maze.left + len(self.maze.deep)

    def stack(self) -> list[int]:
        """Return the artifacts that nobody has found, from the top of the stack."""
        placed = [each % ARTIFACTS for each in self.maze.placed]
        return [token for token in self.loot.artifacts if token not in placed]

    def artifacts_in(self, room: int) -> list[int]:
        """Return the artifacts that lie in a room, the most valuable one first."""
        here = [each % ARTIFACTS for each in self.maze.placed if each // ARTIFACTS == room]
        return sorted(here, key=lambda token: -self.box.tokens[token].points)

    def marks_of(self, room: int) -> list[int]:
        """Return the seats that have marked a shrine, in the order they did."""
        return [each % SEATS for each in self.maze.marks if each // SEATS == room]

    def marks_by(self, seat: int) -> int:
        """Return how many shrines a thief has marked."""
        return sum(1 for each in self.maze.marks if each % SEATS == seat)

    def captives_of(self, seat: int) -> int:
        """Return how many captives a thief has freed; the coupon is none."""
        return sum(1 for token in self.thieves[seat].tokens if token in CAPTIVES)

    def has_coupon(self, seat: int) -> bool:
        """Return whether a thief has the coupon."""
        return COUPON in self.thieves[seat].tokens

    # Ways

    def found(self, stack: list[int], depth: int) -> list[int]:
        """Return the artifacts that come into a room with so many signs."""
        raise NotImplementedError

    def found_by(self, stack: list[int], depth: int) -> int:
        """Return why they come there."""
        raise NotImplementedError

    def ways(self, seat: int) -> list[Way]:
        """Return the ways a thief could walk: along the arrows, unless they own a map, and not off it without tiles."""
        thief = self.thieves[seat]
        exits = self.maze.exits(thief.room)
        ways = exits.ways if MAP in thief.tokens else exits.along
        return ways if self.tiles_left() else [way for way in ways if way.leaves == NONE]

    def open_ways(self, room: int) -> list[Passage]:
        """Return the ways out of a room that lead anywhere."""
        ways = self.maze.passages(room)
        return ways if self.tiles_left() else [way for way in ways if way.leaves == NONE]

    def passage(self, seat: int, number: int) -> Passage:
        """Return the way of that number out of a thief's room."""
        for way in self.maze.passages(self.thieves[seat].room):
            if way.number == number:
                return way
        raise ValueError(f"no way {number}")
