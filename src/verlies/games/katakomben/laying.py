"""Tiles: discovering them on the way, laying them by cards, and turning those that lie."""

from typing import Final

from verlies.core.agenda import Ask, Menu, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.tiles import NONE, QUARTER, TURNS, turned_on

from ...families.klong.events import BY_MONSTER, BY_TILE, BY_TOOL, USUAL
from ...families.klong.kinds import CARDS, SHOP, TOKENS
from ...families.klong.lacking import refused
from ...families.klong.moves import pass_through, way_numbers, way_refusal
from ...families.klong.options import MOVE
from ...families.klong.reasons import OK
from ...families.klong.sources import newest, spent
from ...families.klong.turn import turn_act, turn_options, turn_refusal
from . import events
from .content.ids import MAP
from .ghosts import call_ghost
from .kinds import Passage
from .maze import ARTIFACTS, LOWER, UPPER
from .options import LAY, TURN
from .reasons import AGAINST, FIELD_TAKEN, MUST_TURN, NOT_BESIDE, ONE_PORTAL, TILE_IN_HAND
from .state import TILES, Catacombs

HELP: Final = CARDS | SHOP | TOKENS
"""What can be done with a tile in hand."""


def draw_tile(s: Catacombs, seat: int, why: int) -> None:
    """Turn up the top tile of the stack: a safe one while there are any."""
    maze = s.own_maze()
    if maze.left:
        maze.left -= 1
        maze.pending = s.chance.take(TILES, maze.safe)
    else:
        maze.pending = s.chance.take(TILES, maze.deep)
    s.emit(events.DISCOVERED, seat, maze.pending, s.tiles_left(), c=why)


def lay(s: Catacombs, seat: int, field: int, turns: int, why: int) -> None:
    """Lay the tile in hand, with everything that follows from it; it is joined to every tile it touches."""
    maze = s.own_maze()
    number = maze.pending
    maze.pending, maze.leaving = NONE, []
    maze.lay(field, number, turns)
    maze.order.append(number)
    s.emit(events.LAID, seat, number, maze.spots[field], c=why)
    tile = s.tiles.tiles[number]
    for room in tile.numbers():
        if s.rooms[room].artifact:
            place_artifacts(s, seat, room)
    if tile.haunted:
        call_ghost(s, seat, BY_TILE)


def place_artifacts(s: Catacombs, seat: int, room: int) -> None:
    """Put artifacts into a room: the first, second or third of the stack, or with more thieves all of these."""
    stack, depth = s.stack(), s.rooms[room].artifact
    if not stack:
        s.emit(events.NO_ARTIFACTS, seat, room)
    for token in s.found(stack, depth):
        s.maze.placed = sorted([*s.maze.placed, room * ARTIFACTS + token])
        s.emit(events.PLACED, seat, token, room, c=s.found_by(stack, depth))


# Discovering


def set_out(s: Catacombs, seat: int, way: Passage, jumps: bool) -> None:
    """Draw the tile behind an open edge; it is laid before the move goes on."""
    draw_tile(s, seat, USUAL)
    s.maze.leaving = [s.tiles.tunnels[number].tile for number in way.tunnels]
    s.push(seat, [FindHelp(way.number, jumps)])


def rotation_refusal(s: Catacombs, seat: int, number: int, turns: int, jumps: bool) -> int:
    """Return why the tile in hand cannot be entered if it is turned so."""
    return onward_refusal(s, seat, s.maze.entering(s.passage(seat, number), s.maze.pending, turns), jumps)


def onward_refusal(s: Catacombs, seat: int, ways: list[Passage], jumps: bool) -> int:
    """Return why none of the ways into the tile in hand can be taken."""
    reason = ONE_PORTAL
    for way in ways:
        reason = OK if jumps else entry_refusal(s, seat, way)
        if reason == OK:
            break
    return reason


def entry_refusal(s: Catacombs, seat: int, way: Passage) -> int:
    """Return why a thief cannot walk a way to its end."""
    if way.against and MAP not in s.thieves[seat].tokens:
        return AGAINST
    return way_refusal(s, seat, way)


class FindHelp(Menu[Catacombs]):
    """A tile is in hand: seek what is missing, or lay it and walk on."""

    number: int
    """The way that is being walked."""
    jumps: bool
    """Whether it is a teleport, past everything in between."""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer what helps, and to lay the tile so that it can be entered; if nothing helps any more, as one likes."""
        turns = [TURN + n for n in range(TURNS) if rotation_refusal(state, seat, self.number, n, self.jumps) == OK]
        help = turn_options(state, seat, HELP)
        return help + (turns if turns or help else [TURN + n for n in range(TURNS)])

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Do what helps, or lay the tile."""
        if pick - pick % KIND == TURN:
            state.close()
            self.finish(state, seat, pick - TURN)
        else:
            turn_act(state, seat, pick)

    def finish(self, state: Catacombs, seat: int, turns: int) -> None:
        """Lay the tile and go on; if it cannot be entered, the thief stays and the boots are spent."""
        before = state.passage(seat, self.number)
        ways = state.maze.entering(before, state.maze.pending, turns)
        stays = onward_refusal(state, seat, ways, self.jumps) != OK
        lay(state, seat, before.leaves, turns, USUAL)
        if stays:
            boots = 0 if self.jumps else before.boots
            state.turn.boots -= boots
            state.emit(events.STRANDED, seat, boots, state.turn.boots)
        elif ways[0].portal or ways[0].monsters:
            self.ask_on(state, seat, before)
        else:
            go_on(state, seat, ways[0], self.jumps)

    def ask_on(self, state: Catacombs, seat: int, before: Passage) -> None:
        """Go on by one of the ways into the tile that lies now; whatever is asked about them needs their numbers."""
        ask = WalkOn(before.tunnels, self.jumps)
        ways = ask.options(state, seat, seat)
        if len(ways) == 1:
            ask.answer(state, seat, seat, ways[0])
        else:
            state.push(seat, [ask])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Only what helps can be done, and the tile must be entered."""
        if pick - pick % KIND == TURN and pick - TURN < TURNS:
            return self.no_entry(state, seat, pick - TURN)
        reason = turn_refusal(state, seat, pick, HELP)
        return refused(state, seat, pick, reason or TILE_IN_HAND) if reason or pick else NOT_OFFERED

    def no_entry(self, state: Catacombs, seat: int, turns: int) -> Refusal:
        """Return a reason against a rotation; whatever is missing, the rule is that it must be possible to go in."""
        ways = state.maze.entering(state.passage(seat, self.number), state.maze.pending, turns)
        reason = onward_refusal(state, seat, ways, self.jumps)
        said = state.refusal(reason)
        if reason == ONE_PORTAL:
            return said
        facts = way_numbers(state, seat, ways[-1], reason)
        return Refusal(said.message, state.ask_rule("FindHelp.turn"), facts)


class WalkOn(Ask[Catacombs]):
    """By which portal the way goes on, if the new tile has led into one; otherwise there is nothing to ask."""

    tunnels: list[int]
    """The part of the way that is behind."""
    jumps: bool

    def ways(self, state: Catacombs, seat: int) -> list[Passage]:
        """Return the ways that begin so."""
        ways = state.maze.passages(state.thieves[seat].room)
        begun = [way for way in ways if way.tunnels[: len(self.tunnels)] == self.tunnels and way.leaves == NONE]
        return [way for way in begun if self.jumps or entry_refusal(state, seat, way) == OK]

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer them."""
        return [MOVE + way.number for way in self.ways(state, seat)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Walk on, or arrive."""
        go_on(state, seat, state.passage(seat, pick - MOVE), self.jumps)


def go_on(s: Catacombs, seat: int, way: Passage, jumps: bool) -> None:
    """Walk a way into the tile that was just laid, or arrive there."""
    if jumps:
        s.emit(events.ARRIVED_AT, seat, way.to)
        s.enter(seat, way.to)
    else:
        pass_through(s, seat, way)


# Laying by cards


def fields_beside(s: Catacombs, seat: int) -> list[int]:
    """Return the free fields beside a thief's tile; the start tile is two fields long."""
    tile = s.tile_at(seat)
    if s.tiles.tiles[tile].square:
        return s.maze.room_for([s.maze.field_of(tile)])
    return s.maze.room_for([LOWER, UPPER])


class LayBeside(Step[Catacombs]):
    """A tile is turned up and laid beside one's own."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Turn it up, if there is one and a place for it."""
        state.deeds.laid = NONE
        if state.tiles_left() and fields_beside(state, subject):
            draw_tile(state, subject, BY_MONSTER)
            state.push(subject, [LAY_TILE])
        else:
            state.emit(events.NO_TILE, subject, state.tiles_left())


class LayAnywhere(Step[Catacombs]):
    """A place for a tile is chosen; then it is turned up."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Ask for the place, if there is a tile."""
        if state.tiles_left():
            state.push(subject, [LAY_TILE])
        else:
            state.emit(events.NO_TILE, subject, state.tiles_left())


class LayTile(Ask[Catacombs]):
    """Where a tile is laid: that in hand beside one's own, one that is still face down anywhere."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the monster that was beaten or the device that was used for it."""
        return spent(state, LayBeside, LayAnywhere)

    def fields(self, state: Catacombs, seat: int) -> list[int]:
        """Return the fields that are free."""
        maze = state.maze
        if maze.pending != NONE:
            return fields_beside(state, seat)
        return maze.room_for([maze.field_of(tile) for tile in maze.order])

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the fields."""
        return [LAY + state.tiles.fields + field for field in self.fields(state, seat)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Turn the tile up, if it is not yet, and ask how it lies."""
        if state.maze.pending == NONE:
            draw_tile(state, seat, BY_TOOL)
        state.push(seat, [LayTurned(pick - LAY - state.tiles.fields)])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Only free fields can be chosen, beside a tile that it may lie beside."""
        taken = state.maze.is_taken(pick % KIND - state.tiles.fields)
        return state.refusal_of(LAY, pick, FIELD_TAKEN if taken else NOT_BESIDE)


class LayTurned(Ask[Catacombs]):
    """How the tile in hand is laid on a field; no tunnel has to be passable."""

    field: int

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the monster that was beaten or the device that was used for it."""
        return spent(state, LayBeside, LayAnywhere)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer all four ways."""
        return [TURN + n for n in range(TURNS)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Lay it."""
        state.deeds.laid = state.maze.pending
        lay(state, seat, self.field, pick - TURN, BY_TOOL)


# Turning


def can_turn(s: Catacombs, tile: int) -> bool:
    """Return whether a tile can be turned: a square one that nobody is leaving with another one in hand."""
    return s.tiles.tiles[tile].square and tile not in s.maze.leaving


def turn_tile(s: Catacombs, seat: int, tile: int, turns: int, told: int) -> None:
    """Turn a tile on so many times, with everything on it; its tunnels meet the neighbours' anew."""
    maze = s.own_maze()
    field = maze.field_of(tile)
    maze.lay(field, tile, turned_on(maze.lying[field], turns) % TURNS)
    s.emit(told, seat, tile, turns * QUARTER)


class TurnOwnTiles(Step[Catacombs]):
    """Every thief who is alone on a square tile turns it."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Ask them, the active one first."""
        for seat in reversed(state.everybody_inside()):
            state.push(seat, [TURN_OWN_TILE])


class TurnOwnTile(Ask[Catacombs]):
    """How many times the tile one is alone on is turned; it cannot stay as it is."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card that has come into the row."""
        return newest(state, state.dungeon.row, TurnOwnTiles)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer to turn it once, twice, or three times; nothing if somebody else is there, or it cannot be turned."""
        tile = state.tile_at(seat)
        there = [other for other in state.everybody_inside() if state.tile_at(other) == tile]
        if there != [seat] or not can_turn(state, tile):
            return []
        return [TURN + n for n in range(1, TURNS)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Turn it."""
        turn_tile(state, seat, state.tile_at(seat), pick % KIND, events.TURNED_BY)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It has to be turned."""
        return state.refusal_of(TURN, pick, MUST_TURN)


class SpinTiles(Step[Catacombs]):
    """Every square tile with a thief on it is turned half round."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Turn each of them once."""
        done: list[int] = []
        for seat in state.everybody_inside():
            tile = state.tile_at(seat)
            if tile not in done and can_turn(state, tile):
                done.append(tile)
                turn_tile(state, seat, tile, 2, events.TURNED)


LAY_TILE = LayTile()
TURN_OWN_TILE = TurnOwnTile()
