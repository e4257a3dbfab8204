"""Ways between rooms, what stands in them, laying tiles and entering rooms."""

from typing import Final

from verlies.core.agenda import Ask, Scope, Step
from verlies.kit.moments import push_moments
from verlies.kit.tiles import WALL, facing

from . import events, how
from .boards import neighbour
from .content.ids import (
    AT_GATE,
    BELOW,
    DOOR,
    DOORS,
    GATE,
    NONE,
    ON_OBSTACLE,
    ON_TILE,
    PASSAGE,
    SECRET_DOOR,
    SPECIAL,
    STRENGTH,
    TILES,
)
from .decks import DrawCard
from .kinds import Steps
from .options import LIGHT, ROTATE, SIDE
from .rolls import AttributeTest
from .state import DungeonState
from .uses import Moment
from .ways import DIVIDED, group_of, passages, side_to

CAME: Final = (how.PASSAGE, how.SECRET_DOOR, how.RUNE, how.BELOW, how.TOWER)
"""How a hero came, by the way into the room."""
CAME_NEW: Final = (how.NEW, how.SECRET_DOOR, how.RUNE, how.BELOW_NEW, how.TOWER)
"""The same where the tile of the room was just laid."""
OBSTACLE_SCOPE = Scope("obstacle")
TURN_SCOPE = Scope("turn")

# Walking


def go(s: DungeonState, cell: int, side: int, ignore: bool) -> Steps:
    """Return the steps of walking through a side: what stands in the way, then the next room."""
    to = neighbour(cell, side)
    steps: Steps = []
    if not ignore:
        steps += obstacle(s.exit_of(cell, side))
        if s.map[to] != NONE:
            steps += obstacle(s.exit_of(to, facing(side)))
    return [*steps, Enter(to, side, PASSAGE)]


def go_to(s: DungeonState, seat: int, to: int, ignore: bool) -> Steps:
    """Return the steps of walking to a neighbouring field."""
    way = side_to(s, seat, to)
    assert way is not None
    return go(s, way[0], way[1], ignore)


# What stands in the way


def obstacle(what: int) -> Steps:
    """Return the step that overcomes a door or portcullis."""
    if what == DOOR:
        return [OpenDoor()]
    return [LiftGate()] if what == GATE else []


class OnObstacle(Moment):
    """A door or portcullis stands in the way."""

    def __init__(self) -> None:
        super().__init__(ON_OBSTACLE)


class OpenDoor(Step[DungeonState]):
    """A door: a door card decides."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw a door card, unless the door is opened otherwise."""
        push_moments(state, subject, [OnObstacle(), DrawCard(DOORS), OBSTACLE_SCOPE])


class LiftGate(Step[DungeonState]):
    """A portcullis: strength decides."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Test strength, unless it is opened otherwise."""
        test = AttributeTest(STRENGTH, AT_GATE, [], [StopTurn()])
        push_moments(state, subject, [OnObstacle(), test, OBSTACLE_SCOPE])


class PassObstacle(Step[DungeonState]):
    """The obstacle opens by itself."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave out card or test."""
        state.cut("obstacle")


class StopTurn(Step[DungeonState]):
    """The turn ends here."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Drop what was still to be done in it."""
        stop_turn(state)


class Halt(Step[DungeonState]):
    """The turn ends by the dice, which say nothing else."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Tell so, and drop what was still to be done in it."""
        state.emit(events.HALT, subject, sum(state.dice))
        stop_turn(state)


def stop_turn(s: DungeonState) -> None:
    """End the turn of the hero who is acting."""
    if s.within("turn"):
        s.cut("turn")


# Tiles and entering


class Enter(Step[DungeonState]):
    """A hero comes to a field: where nothing lies, a tile is drawn; then the room is entered."""

    cell: int
    side: int
    """The direction of the move; NONE if the tile may be turned at will."""
    way: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Draw a tile if need be, then arrive."""
        new = state.map[self.cell] == NONE
        state.push(subject, [Arrive(self.cell, self.side, self.way, new)])
        if new:
            if self.side == NONE:
                state.push(subject, [TurnTile(self.cell)])
            lay_tile(state, subject, self.cell, max(self.side, 0), how.BELOW if self.way == BELOW else how.PASSAGE)


def lay_tile(s: DungeonState, seat: int, cell: int, turns: int, why: int) -> None:
    """Draw a tile and lay it, its entrance arrow where the hero comes from."""
    s.set_room(cell, s.tiles.draw(s.chance, TILES) * 4 + turns)
    s.turn.spot = cell
    s.emit(events.TILE, seat, s.map[cell], cell, c=why)
    push_moments(s, seat, [OnTile()])


class OnTile(Moment):
    """A tile was drawn."""

    def __init__(self) -> None:
        super().__init__(ON_TILE)


class RedrawTile(Step[DungeonState]):
    """The tile just laid goes back into the stack, and another takes its place."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Shuffle it back and draw again."""
        cell = state.turn.spot
        old = state.map[cell]
        state.tiles.shuffle_in([old // 4])
        state.set_room(cell, state.tiles.draw(state.chance, TILES) * 4 + old % 4)
        state.emit(events.TILE, subject, state.map[cell], cell, c=how.RUNE)


class TurnTile(Ask[DungeonState]):
    """To which side does the entrance of the new tile point?"""

    cell: int

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer all four sides."""
        return [ROTATE + side for side in range(4)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Turn it, so that the arrow (its south) points there."""
        tile = state.map[self.cell]
        state.set_room(self.cell, tile // 4 * 4 + (pick - ROTATE - 2) % 4)


class Arrive(Step[DungeonState]):
    """A hero's figure is put into a room, and what the room does follows."""

    cell: int
    side: int
    way: int
    new: bool = False
    """Whether its tile was just laid."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Stand there; then light, then the effect of the room."""
        hero = state.heroes[subject]
        state.stand(subject, self.cell)
        state.emit(events.MOVED, subject, self.cell, (CAME_NEW if self.new else CAME)[self.way])
        chooses = self.way != PASSAGE and state.room_kind(self.cell) in DIVIDED
        from_beside = self.way in (PASSAGE, SECRET_DOOR, SPECIAL) and not chooses
        hero.side = (self.side + 2 - state.map[self.cell]) % 4 if from_beside else NONE
        state.push(subject, [RoomEffect(self.way)])
        if state.terms.torchlight:
            state.push(subject, [Torchlight()])
        if chooses:
            state.push(subject, [ChooseSide()])


class ChooseSide(Ask[DungeonState]):
    """On which side of a divided room does the hero stand?"""

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule about the side one stands on."""
        return state.ask_rule(f"ChooseSide.{state.room_kind(state.heroes[subject].cell)}")

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer one direction for each part."""
        cell = state.heroes[seat].cell
        seen: list[int] = []
        out: list[int] = []
        for side in range(4):
            group = group_of(state, cell, side)
            if group != NONE and group not in seen:
                seen.append(group)
                out.append(SIDE + side)
        return out

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Stand there."""
        hero = state.heroes[subject]
        hero.side = (pick - SIDE - state.map[hero.cell]) % 4


class RoomEffect(Step[DungeonState]):
    """What a room does to whoever enters; a monster there replaces it."""

    way: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Meet the monster, or let the room take effect."""
        cell = state.heroes[subject].cell
        if cell in state.monsters:
            state.push(subject, state.box.meet[self.way])
        else:
            enter = state.box.enter if self.way == PASSAGE else state.box.enter_special
            state.push(subject, enter[state.room_kind(cell)])


# Torchlight


def dark_fields(s: DungeonState, seat: int) -> list[int]:
    """Return the unexplored fields that can be seen from a hero's room."""
    out: list[int] = []
    for cell, side in passages(s, seat):
        to = neighbour(cell, side)
        if to != NONE and s.map[to] == NONE and s.exit_of(cell, side) not in (WALL, DOOR):
            out.append(to)
    return out if s.tiles.count() else []


class Torchlight(Step[DungeonState]):
    """Light falls through all passages without a door: a tile is laid on every unexplored field behind them."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Lay one, or ask which comes first; then look again."""
        fields = dark_fields(state, subject)
        if not fields:
            return
        state.push(subject, [self])
        if len(fields) == 1:
            light_up(state, subject, fields[0])
        else:
            state.push(subject, [ChooseLight()])


def light_up(s: DungeonState, seat: int, to: int) -> None:
    """Lay a tile on a field next to the hero's room, its arrow towards the room."""
    way = side_to(s, seat, to)
    assert way is not None
    lit = how.LIGHT if s.within("turn") else how.SET_UP
    lay_tile(s, seat, to, way[1], how.HALL if s.in_hall(seat) else lit)


class ChooseLight(Ask[DungeonState]):
    """Into which passage does the light fall first?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the unexplored fields in sight."""
        return [LIGHT + cell for cell in dark_fields(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Lay a tile there."""
        light_up(state, subject, pick - LIGHT)
