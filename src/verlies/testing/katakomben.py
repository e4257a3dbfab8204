"""Situations in KLONG! Katakomben, by the ids of cards, tokens, tiles and rooms."""

from collections.abc import Iterator, Sequence
from typing import Any

from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.tiles import DEPTHS, SAFE, STARTS, tile
from verlies.games.katakomben.game import Katakomben
from verlies.games.katakomben.maze import ARTIFACTS, SEATS
from verlies.games.katakomben.setup import BOXES
from verlies.games.katakomben.state import PRISONERS, TILES
from verlies.games.katakomben.table import KatakombenState
from verlies.games.katakomben.tileset import TileSet
from verlies.kit.chart import way_to
from verlies.kit.tiles import NONE

from .klong_family import FamilySituation, Ids, Stones
from .situation import at_random

QUIET_ROW = ("swindle", "swindle", "keymaster", "keymaster", "elven_sword", "expert_guide")
"""A row without attack, danger or arrival, for tests that are about something else."""


class Kata(FamilySituation):
    """A table of Katakomben laid out as a test needs it; seat 0 is about to play in the hall unless told otherwise."""

    def __init__(
        self,
        seats: int = 2,
        *,
        side: str = "a",
        start: int = 0,
        row: Sequence[str] = QUIET_ROW,
        seed: int | str = 1,
        game: Katakomben = GAME,
        party: str = "auto",
        cards: str = "own",
        room: str = "A1.hall",
        picks: int = 3,
        tiles: Sequence[str] = (),
        **what: Any,
    ) -> None:
        options = {"side": side, "start": start, "party": party, "cards": cards}
        super().__init__(game.new(seats, seed, options), Ids(BOXES["on", cards], game.tiles.places))
        self.tile_ids = [tile.id for tile in game.tiles.tiles]
        self.tiles(*tiles)
        self.picks(start, picks)
        self.lay_out(start, row, room=room if side == "a" or room != "A1.hall" else "B1.hall", **what)
        self.table.deeds.caved = self.table.in_cave(start)

    @property
    def table(self) -> KatakombenState:
        """The state, by its own type."""
        state = self.match.state
        assert isinstance(state, KatakombenState)
        return state

    @property
    def ask(self) -> str:
        """The name of the open question."""
        return type(self.table.agenda[-1].step).__name__

    # Laying out

    def tiles(self, *laid: str) -> None:
        """Lay tiles on the map, each as `D01@w1` or turned as `D01@w1/2`; nothing that laying causes happens."""
        maze = self.table.own_maze()
        for each in laid:
            id, _, place = each.partition("@")
            name, _, turns = place.partition("/")
            tile = self.tile_ids.index(id)
            field = next(n for n, spot in enumerate(maze.spots) if way_to(spot) == name)
            assert maze.lying[field] == NONE, f"something lies on {name}"
            maze.lay(field, tile, int(turns or 0))
            maze.order.append(tile)
            pool = maze.safe if tile in maze.safe else maze.deep
            pool.remove(tile)
            maze.left = min(maze.left, len(maze.safe))
        self.ready()

    def only_tiles(self, *ids: str) -> None:
        """Leave only these tiles on the stack; the others are gone."""
        maze, numbers = self.table.own_maze(), [self.tile_ids.index(id) for id in ids]
        maze.safe = [tile for tile in maze.safe if tile in numbers]
        maze.deep = [tile for tile in maze.deep if tile in numbers]
        maze.left = len(maze.safe)
        self.ready()

    def picks(self, seat: int, n: int) -> None:
        """Give a thief so many lockpicks."""
        self.table.add_picks(seat, n - self.table.picks[seat])
        self.ready()

    def artifact(self, room: str, *ids: str) -> None:
        """Put artifacts into a room that has their sign."""
        maze = self.table.own_maze()
        where = self.number(room)
        assert self.table.rooms[where].artifact, f"no artifact is ever laid into {room}"
        maze.placed = sorted([*maze.placed, *[where * ARTIFACTS + token for token in self.ids.tokens(*ids)]])
        self.ready()

    def mark(self, room: str, *seats: int) -> None:
        """Let thieves have marked a shrine, with stones from their supplies."""
        maze = self.table.own_maze()
        for seat in seats:
            self.table.thieves[seat].supply -= 1
            maze.marks.append(self.number(room) * SEATS + seat)
        self.ready()

    def number(self, place: str) -> int:
        """Return the number of a place."""
        return self.ids.places.index(place)

    def ghosts_out(self, area: int = 0, bag: int = 0) -> None:
        """Let so many ghosts be among the noise and in the bag; the others are in the bank."""
        dragon, ghost = self.table.own_dragon(), self.box.ghost
        dragon.area[ghost], dragon.bag[ghost] = area, bag
        self.table.bank = self.box.ghosts - area - bag

    # Forcing chance

    def discovers(self, *ids: str) -> None:
        """Decide which tiles are turned up next."""
        self.force(TILES, *[self.tile_ids.index(id) for id in ids])

    def frees(self, *ids: str) -> None:
        """Decide which captives are freed next."""
        self.force(PRISONERS, *self.ids.tokens(*ids))

    # Looking

    def ghosts(self) -> tuple[int, int, int]:
        """Return how many ghosts are in bank, noise and bag."""
        dragon = self.table.dragon
        return self.table.bank, dragon.area[self.box.ghost], dragon.bag[self.box.ghost]

    def lies(self, tile: str) -> str:
        """Return the field a tile lies on, and how it is turned, as `w1/2`; nothing if it does not."""
        maze = self.table.maze
        field = maze.field_of(self.tile_ids.index(tile))
        return "" if field == NONE else f"{maze.name(field)}/{maze.lying[field] % 4}"

    def in_room(self, room: str) -> list[str]:
        """Return the artifacts that lie in a room, best first."""
        return [self.box.tokens[token].id for token in self.table.artifacts_in(self.number(room))]

    def stack(self) -> list[int]:
        """Return the values of the artifacts on the stack, from the top."""
        return [self.box.tokens[token].points for token in self.table.stack()]

    def way(self, number: str, seat: int = 0) -> tuple[int, int, int]:
        """Return boots, monsters and closed locks of a way out of a thief's room."""
        way = self.table.passage(seat, self.number(number))
        return way.boots, way.monsters, way.locks


def with_tile(replaced: str, **kind: Any) -> Katakomben:
    """Return a game in which one safe tile is another one, described as in `content/tiles.py`."""
    safe = [tile(**kind) if each.id == replaced else each for each in SAFE]
    return Katakomben("katakomben", TileSet(safe, DEPTHS, STARTS))


def random_game(seats: int, seed: int, **options: object) -> Iterator[KatakombenState]:
    """Return the table before the first and after every answer of a game in which all answers are random."""
    return at_random(GAME.practice_state(seats, seed, options), seed)


__all__ = ["GAME", "QUIET_ROW", "Kata", "Stones", "random_game", "with_tile"]
