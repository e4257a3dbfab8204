"""What rooms do: corridors, darkness, webs, bridges, rotating rooms and towers."""

from typing import Final

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.moments import push_moments
from verlies.kit.tiles import facing, turned_on

from . import events, how
from .boards import TOWERS, neighbour
from .content.ids import (
    AGILITY,
    AT_BRIDGE,
    AT_RUBBLE,
    AT_WEB,
    BRIDGE,
    CORRIDOR,
    ESCAPED,
    FALL,
    HALL,
    HOP,
    IN_DARKNESS,
    NONE,
    RUBBLE,
    STRENGTH,
    TOWER,
)
from .decks import drop_kept
from .kinds import Steps
from .moves import Enter, StopTurn, go, go_to, stop_turn
from .options import CROSS, DESCEND, DRAGON, ESCAPE, FACE, GROPE, MOVE, SEARCH
from .options import HOP as HOP_TO
from .reasons import (
    HERE_ALREADY,
    HOPPED,
    MUST_GO_ON,
    MUST_LEAVE_SIDE,
    MUST_LEAVE_TOWER,
    MUST_LEAVE_WEB,
    MUST_MOVE,
    NO_BRIDGE,
    NO_DRAGON,
    NO_ENTRANCE,
    NO_LOOT,
    NO_TORCH,
    NO_TOWER_THERE,
    NO_TREASURE,
    NO_WAY_BACK,
    NOT_ADJACENT,
    NOT_DARK,
    OCCUPIED,
    OK,
    TOWER_HELD,
)
from .rolls import AfterRoll, AttributeTest, RollWounds, throw
from .state import DungeonState
from .uses import GiveUpLoot, discard_loot, free_towers, use_refusal
from .ways import free_ways, own_part, refusal_to, side_to, way_back, way_refusal

# Driven on


def come_again(s: DungeonState, seat: int) -> bool:
    """Note that a hero comes through a corridor; return whether it is the second time in this turn."""
    cell = s.heroes[seat].cell
    if cell in s.turn.visited:
        return True
    s.turn.visited.append(cell)
    return False


def in_circles(s: DungeonState, seat: int) -> bool:
    """Note that a web or darkness drives a hero on; return whether it only repeats itself, which ends the turn."""
    now = how_it_stands(s, seat)
    if now in s.turn.driven:
        s.emit(events.CIRCLES, seat, s.heroes[seat].cell)
        stop_turn(s)
        return True
    s.turn.driven.append(now)
    return False


def how_it_stands(s: DungeonState, seat: int) -> list[int]:
    """Return where a hero stands, by which side he came, and whatever can change while he is on his way."""
    hero = s.heroes[seat]
    own = [hero.wounds, hero.determination, len(hero.loot), len(hero.runes), len(hero.used)]
    left = [s.tiles.count(), *[deck.count() for deck in s.decks], *[len(pile) for pile in s.discards]]
    return [hero.cell, hero.side, len(s.turn.visited), int(s.turn.hopped), *own, *left]


# Corridor


def corridor_ways(s: DungeonState, seat: int) -> list[int]:
    """Return the fields a corridor leads on to; back only if all else is blocked."""
    back = way_back(s, seat)
    ways = free_ways(s, seat)
    ahead = [neighbour(cell, side) for cell, side in ways if side != back]
    return ahead or [neighbour(cell, side) for cell, side in ways]


class Corridor(Step[DungeonState]):
    """A corridor: move on at once; the second time in a turn, the turn ends."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Stop or move on."""
        if come_again(state, subject):
            state.emit(events.AGAIN, subject, state.heroes[subject].cell)
            stop_turn(state)
        elif not corridor_ways(state, subject):
            state.emit(events.STUCK, subject, how.CORRIDOR)
        else:
            state.push(subject, [MoveOn()])


class MoveOn(Ask[DungeonState]):
    """Where to, from the corridor?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the ways on."""
        return [MOVE + to for to in corridor_ways(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Go there, past doors and portcullises."""
        state.push(subject, go_to(state, subject, pick - MOVE, ignore=True))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why not there, or that one must move."""
        if pick - pick % KIND != MOVE:
            return state.refusal(MUST_MOVE)
        return state.refusal(refusal_to(state, seat, pick - MOVE) or NO_WAY_BACK)


# Chamber of darkness


class Darkness(Step[DungeonState]):
    """Darkness drives whoever enters on at once."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Grope on, unless that only repeats itself."""
        if not in_circles(state, subject):
            state.push(subject, [Grope(True)])


class Grope(Step[DungeonState]):
    """A die says by which side the dark room is left."""

    ignore: bool
    """Whether doors and portcullises are ignored."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Roll, unless every way is blocked."""
        if not free_ways(state, subject):
            state.emit(events.STUCK, subject, how.DARKNESS)
            return
        throw(state, subject, 1, how.DARKNESS)
        push_moments(state, subject, [AfterRoll(IN_DARKNESS), Stumble(self.ignore)])


class Stumble(Step[DungeonState]):
    """Leave by the side the die shows; if it is blocked, roll again."""

    ignore: bool

    def run(self, state: DungeonState, subject: int) -> None:
        """Go, or roll again."""
        cell = state.heroes[subject].cell
        side = (state.room(cell).die[state.dice[0] - 1] + state.map[cell]) % 4
        if way_refusal(state, subject, cell, side) == OK:
            state.push(subject, go(state, cell, side, self.ignore))
        else:
            state.emit(events.BLOCKED, subject, side)
            state.push(subject, [Grope(self.ignore)])


# Rubble and web


def cross_rubble(s: DungeonState, seat: int, to: int, ignore: bool) -> Steps:
    """Return the steps of leaving a cave-in; the other side takes agility."""
    way = side_to(s, seat, to)
    assert way is not None
    steps = go(s, way[0], way[1], ignore)
    if own_part(s, seat, way[0], way[1]):
        return steps
    return [AttributeTest(AGILITY, AT_RUBBLE, steps, [StopTurn()])]


def tear_web(s: DungeonState, seat: int, to: int, ignore: bool) -> Steps:
    """Return the steps of tearing the web and leaving."""
    return [AttributeTest(STRENGTH, AT_WEB, go_to(s, seat, to, ignore), [StopTurn()])]


class Web(Step[DungeonState]):
    """A spider's web: move on at once, back freely or on by force."""

    special: bool = False
    """Whether it was not entered through a passage."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Ask where to, unless that only repeats itself."""
        if in_circles(state, subject):
            return
        if not free_ways(state, subject):
            state.emit(events.STUCK, subject, how.WEB)
        else:
            state.push(subject, [LeaveWeb(self.special)])


class LeaveWeb(Ask[DungeonState]):
    """Where to, from the web? Only the side one stands on is free."""

    special: bool = False

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule about the way one came in."""
        return state.ask_rule("LeaveWeb.special" if self.special else "LeaveWeb")

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer every way that is not blocked."""
        return [MOVE + neighbour(cell, side) for cell, side in free_ways(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Go back, or tear the web."""
        to = pick - MOVE
        way = side_to(state, subject, to)
        assert way is not None
        if own_part(state, subject, way[0], way[1]):
            state.push(subject, go(state, way[0], way[1], ignore=True))
        else:
            state.push(subject, tear_web(state, subject, to, ignore=True))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why not there, or that one must move."""
        if pick - pick % KIND != MOVE:
            return state.refusal(MUST_LEAVE_SIDE if self.special else MUST_LEAVE_WEB)
        return state.refusal(refusal_to(state, seat, pick - MOVE) or NOT_ADJACENT)


# Bridge


def far_side(s: DungeonState, seat: int) -> int:
    """Return the side of the board's compass at the other end of the bridge."""
    return facing(way_back(s, seat))


def beyond(s: DungeonState, seat: int, ignore: bool) -> Steps:
    """Return the steps that follow once the bridge a hero stands on is crossed; none if its far end is blocked."""
    cell, side = s.heroes[seat].cell, far_side(s, seat)
    return go(s, cell, side, ignore) if way_refusal(s, seat, cell, side) == OK else []


def can_cross(s: DungeonState, seat: int) -> bool:
    """Return whether the far end of the bridge leads anywhere."""
    return way_refusal(s, seat, s.heroes[seat].cell, far_side(s, seat)) == OK


class Bridge(Ask[DungeonState]):
    """On the bridge: cross at once, or end the turn."""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer both, if the far end leads anywhere."""
        return [PASS, CROSS] if can_cross(state, seat) else []

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Cross."""
        if pick == CROSS:
            state.push(subject, [CrossBridge(False)])

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """There is nothing else to do on the bridge."""
        return NOT_OFFERED


class CrossBridge(Step[DungeonState]):
    """The bridge is crossed: throw off loot, then test agility."""

    ignore: bool
    """Whether doors and portcullises are ignored."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Lighten the load first."""
        state.push(subject, [Unload(), Balance(self.ignore)])


class Unload(GiveUpLoot):
    """Which loot is thrown off before crossing?"""

    def give(self, state: DungeonState, seat: int, number: int) -> None:
        """Throw it off."""
        discard_loot(state, seat, number, how.BRIDGE)


def load(s: DungeonState, seat: int) -> int:
    """Return what a hero's loot adds to the roll on the bridge."""
    texts = s.terms.texts
    total = sum(s.card(number).weight if texts else 1 for number in s.heroes[seat].loot)
    return total // 2 if s.kind_of(seat).light else total


class Balance(Step[DungeonState]):
    """Agility against the load; who fails falls into the catacombs."""

    ignore: bool

    def run(self, state: DungeonState, subject: int) -> None:
        """Test it."""
        fall: Steps = [RollWounds(1, 0, FALL), Descend()]
        over: Steps = [LeaveBridge(self.ignore)]
        state.push(subject, [AttributeTest(AGILITY, AT_BRIDGE, over, fall, load(state, subject))])


class LeaveBridge(Step[DungeonState]):
    """Across: the hero leaves by the far passage, or stands there if it is blocked."""

    ignore: bool

    def run(self, state: DungeonState, subject: int) -> None:
        """Go on, obstacles as usual or not at all."""
        steps = beyond(state, subject, self.ignore)
        hero = state.heroes[subject]
        hero.side = facing(hero.side)
        state.push(subject, steps)


# Flight


def flee_to(s: DungeonState, seat: int, to: int) -> Steps:
    """Return the steps of fleeing to a neighbouring field: past doors and portcullises, but not past rubble or web."""
    kind = s.room_kind(s.heroes[seat].cell)
    way = side_to(s, seat, to)
    assert way is not None
    if own_part(s, seat, way[0], way[1]):
        return go(s, way[0], way[1], ignore=True)
    if kind == BRIDGE:
        return [CrossBridge(True)]
    return cross_rubble(s, seat, to, ignore=True) if kind == RUBBLE else tear_web(s, seat, to, ignore=True)


# Rotating rooms


class Rotate(Step[DungeonState]):
    """The hero's room turns; printed rooms do not, and below one does not notice."""

    turns: int
    """Quarter turns clockwise."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Turn it, with everything on it."""
        hero = state.heroes[subject]
        if hero.below or state.room_kind(hero.cell) in (TOWER, HALL):
            return
        tile = state.map[hero.cell]
        state.set_room(hero.cell, turned_on(tile, self.turns))
        state.emit(events.ROTATED, subject, hero.cell, self.turns)


class RotateCorridors(Step[DungeonState]):
    """All corridors on the board turn; whoever stands in one still knows where he came from."""

    turns: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Turn them under the heroes."""
        for hero in state.heroes:
            if hero.side != NONE and state.room_kind(hero.cell) == CORRIDOR:
                hero.side = (hero.side - self.turns) % 4
        state.map = [
            turned_on(tile, self.turns) if tile != NONE and state.box.rooms[tile // 4].kind == CORRIDOR else tile
            for tile in state.map
        ]
        state.emit(events.CORRIDORS, subject, self.turns)


# Towers and escape


def escape_refusal(s: DungeonState, seat: int) -> int:
    """Return why a hero in a tower cannot escape."""
    if s.terms.solo:
        return OK if s.treasures(seat) else NO_TREASURE
    return OK if s.heroes[seat].loot else NO_LOOT


class Escape(Step[DungeonState]):
    """The hero leaves the dungeon for good, with all loot."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Leave."""
        escape(state, subject)


def escape(s: DungeonState, seat: int) -> None:
    """Take a hero off the board; the loot stays with him."""
    hero = s.heroes[seat]
    way = how.LOOT if s.room_kind(hero.cell) != TOWER else how.ALONE if s.terms.solo else how.TOWER
    hero.status = ESCAPED
    for number in hero.kept + hero.pile:
        s.discard(number)
    hero.kept, hero.pile, hero.active = [], [], []
    hero.cell = hero.side = NONE
    s.emit(events.ESCAPED, seat, way)
    s.drop_frames_of(seat)
    s.first_gone()


NOT_IN_TOWERS: Final = {
    SEARCH: NO_TORCH,
    DESCEND: NO_ENTRANCE,
    DRAGON: NO_DRAGON,
    CROSS: NO_BRIDGE,
    GROPE: NOT_DARK,
}
"""What a tower lacks for the actions of other rooms."""


class TowerRoom(Ask[DungeonState]):
    """In a tower: escape, move on, or go to another tower."""

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule about entering a tower, or about having changed towers."""
        return state.ask_rule("TowerRoom.hopped" if state.turn.hopped else "TowerRoom")

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer what is possible; without anything the turn ends."""
        out = [ESCAPE] if escape_refusal(state, seat) == OK else []
        out += [MOVE + neighbour(cell, side) for cell, side in free_ways(state, seat)]
        if not state.turn.hopped:
            out += [HOP_TO + cell for cell in free_towers(state, seat)]
        return out

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Do it."""
        if pick == ESCAPE:
            escape(state, subject)
        elif pick >= HOP_TO:
            state.turn.hopped = True
            state.emit(events.HOPPED, subject, pick - HOP_TO)
            state.push(subject, [Enter(pick - HOP_TO, NONE, HOP)])
        else:
            state.push(subject, go_to(state, subject, pick - MOVE, ignore=False))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say what is missing."""
        kind = pick - pick % KIND
        if kind == MOVE:
            return state.refusal(refusal_to(state, seat, pick - MOVE) or NOT_ADJACENT)
        if kind == HOP_TO:
            return state.refusal(HOPPED if state.turn.hopped else hop_refusal(state, seat, pick - HOP_TO))
        if kind in NOT_IN_TOWERS:
            return state.refusal(NOT_IN_TOWERS[kind])
        if kind == ESCAPE:
            return state.refusal(escape_refusal(state, seat))
        if pick == PASS:
            return state.refusal(MUST_GO_ON if state.turn.hopped else MUST_LEAVE_TOWER)
        return use_refusal(state, seat, pick)


def hop_refusal(s: DungeonState, seat: int, to: int) -> int:
    """Return why a hero cannot change to a tower."""
    if to not in TOWERS:
        return NO_TOWER_THERE
    return HERE_ALREADY if to == s.heroes[seat].cell else TOWER_HELD


class ToTower(Ask[DungeonState]):
    """To which tower is the hero carried?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the towers without a hero."""
        return [HOP_TO + cell for cell in free_towers(state, seat)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Stand there; the room takes no effect."""
        state.stand(subject, pick - HOP_TO)
        state.heroes[subject].side = NONE
        state.emit(events.CARRIED, subject, pick - HOP_TO)

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Only to another tower without a hero."""
        if pick - pick % KIND != HOP_TO:
            return NOT_OFFERED
        held = state.occupied(pick - HOP_TO, seat)
        return state.refusal(OCCUPIED if held else hop_refusal(state, seat, pick - HOP_TO))


# Into the catacombs (leaving them is in `catacombs`)


class Descend(Step[DungeonState]):
    """The hero enters the catacombs; below already, nothing happens."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Go below, and ask for the direction of the travel marker."""
        if state.heroes[subject].below:
            return
        state.push(subject, [PlaceMarker(), StopTurn()])
        leave_behind(state, subject)


def leave_behind(s: DungeonState, seat: int) -> None:
    """Discard the kept cards that do not follow into the catacombs."""
    for number in s.heroes[seat].kept[:]:
        if s.card(number).until_below:
            drop_kept(s, seat, number)


class PlaceMarker(Ask[DungeonState]):
    """In which direction does the travel marker point?"""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer all four directions."""
        return [FACE + side for side in range(4)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Lay it."""
        hero = state.heroes[subject]
        hero.below = True
        hero.side = NONE
        hero.facing = pick % KIND
        state.emit(events.DESCENDED, subject, hero.cell, hero.facing)
