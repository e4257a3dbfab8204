"""The rules: the words of the game, everything in play as plain data, and what is done in small steps."""

from typing import Final

from verlies.core.agenda import HOUSE, Ask, AskAny, AskSealed, Condition, Menu, Scope, Step, Window
from verlies.core.option import NUMBERS, PASS
from verlies.core.parts import Open
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import Stack, card_of, seen_by
from verlies.core.state import State
from verlies.core.tables import EventTable, OptionTable
from verlies.kit.chart import Chart
from verlies.kit.reasons import OK
from verlies.kit.tiles import NONE, SIDES, TURNS, WALL, Tile, fit_refusal

ALL: Final = 0b1111
"""The mask of all seats."""
CARDS: Final = ("shield", "song")
SHIELD, SONG = range(2)
TILES: Final = (
    Tile("straight", 4, (1, 0, 1, 0)),
    Tile("bend", 5, (1, 1, 0, 0)),
    Tile("fork", 6, (1, 1, 1, 0)),
    Tile("exit", 1, (1, 0, 0, 0)),
    Tile("crossing", 0, (1, 1, 1, 1)),
)
"""The kinds of tile with how many of each are in the stack, and their open sides, clockwise from north."""
EXIT, CROSSING = 3, 4
FAR, OIL, MOVES = 5, 12, 4
"""The exit is at least so many steps from the entrance; the lantern holds so much oil; a turn has so many moves."""
FIELDS: Final = NUMBERS[:60]
"""A map of 17 tiles has at most 53 fields."""
STREAMS: Final = ("house", "tiles", "cards")
_, TILE_STREAM, CARD_STREAM = range(3)

OPTIONS: Final = OptionTable()
VOTE: Final = OPTIONS.add("vote", "seat")
PLAY: Final = OPTIONS.add("play", "card", zone="hand", role="play")
WALK: Final = OPTIONS.add("walk", "place")
EXPLORE: Final = OPTIONS.add("explore")
LAY: Final = OPTIONS.add("lay", "place")
BURY: Final = OPTIONS.add("bury")
TURN: Final = OPTIONS.add("turn", "number")
ATTACK: Final = OPTIONS.add("attack", "seat")
REST: Final = OPTIONS.add("rest")
IDS: Final = {
    "card": CARDS,
    "place": FIELDS,
    "tile": [tile.id for tile in TILES],
    "seat": NUMBERS[:4],
    "number": NUMBERS[:TURNS],
}
"""What the numbers in options and events mean, by noun."""

EVENTS: Final = EventTable()
CARRIES: Final = EVENTS.add("carries", rule="lantern.vote", tone="turn")
PLAYED: Final = EVENTS.add("played", "card:card", tells="hand-1")
WALKED: Final = EVENTS.add("walked", "place:place", rule="lantern.turn")
PEEKED: Final = EVENTS.add("peeked", "tile:tile", rule="lantern.turn", secret=True)
LAID: Final = EVENTS.add("laid", "tile:tile", "place:place", rule="lantern.lay")
ATTACKED: Final = EVENTS.add("attacked", rule="lantern.dark")
FAINTED: Final = EVENTS.add("fainted", rule="lantern.shield")
BURNED: Final = EVENTS.add("burned", "before:number", "after:number", rule="lantern.dark", tells="oil=before oil:after")


class Mine(State):
    """A mine that is being explored. Hands and the order of the tiles are secret, all else is public."""

    used: Open[list[int]]
    chart: Open[Chart]
    """The map, which grows from field 0, the entrance."""
    lantern: Open[int]
    """Its field."""
    awake: Open[list[int]]
    """The seats of those who have not fainted."""
    oil: Open[int] = OIL
    moves: Open[int]
    """Moves left in this turn."""
    laid: Open[int]
    """Tiles laid in it."""
    hands: list[list[int]]
    tiles: Stack

    def use(self, seat: int, card: int) -> None:
        """Lay a card of a hand on the used ones."""
        self.hands[seat].remove(card)
        self.used.append(card)
        self.emit(PLAYED, seat, card)

    def lit(self) -> dict[int, int]:
        """Return the fields the lantern shines into, each with the side it lies on."""
        chart, here = self.chart, self.lantern
        return {chart.beside(here, side): side for side in range(SIDES) if chart.sign(here, side) > WALL}

    def top(self) -> int:
        """Return the tile on top of the stack, which somebody has looked at."""
        return card_of(self.tiles.cells[-1])

    def too_near(self, field: int) -> bool:
        """Return whether the top tile is the exit, and a field too near to the entrance for it."""
        x, y = self.chart.place(field)
        return self.top() == EXIT and abs(x) + abs(y) < FAR


class Round(Step[Mine]):
    """A vote, a turn for the carrier, perhaps a rest, and oil burns; unless all is lost."""

    def run(self, state: Mine, subject: int) -> None:
        if state.oil and state.awake:
            state.moves, state.laid, state.standing = MOVES, 0, []
            state.push(HOUSE, [Fuel(-1), Round()])
            state.ask(Rest(), HOUSE, ALL)
            state.ask(Vote(), HOUSE, sum(1 << seat for seat in state.awake))


class Vote(AskSealed[Mine]):
    """All who are awake say in secret who is to carry the lantern; in a tie the first of them does."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [VOTE + friend for friend in state.awake]

    def resolve(self, state: Mine, subject: int, picks: list[int]) -> None:
        carrier = max(state.awake, key=lambda friend: picks.count(VOTE + friend))
        state.emit(CARRIES, carrier)
        state.push(carrier, [Turn()])


class Turn(Menu[Mine]):
    """The carrier sings, walks and explores in any order, until passing; at the exit everybody has won."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        offered = [PASS, PLAY + SONG] if SONG in state.hands[seat] else [PASS]
        if state.moves:
            offered += [WALK + field for field, side in state.lit().items() if state.chart.joined(state.lantern, side)]
            offered += [EXPLORE] if state.tiles.count() else []
        return offered

    def why_not(self, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
        return Refusal("no-moves", "lantern.turn") if WALK <= pick <= EXPLORE and not state.moves else NOT_OFFERED

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        state.moves -= pick >= WALK
        if pick == PASS:
            state.close()
        elif pick == PLAY + SONG:
            state.use(seat, SONG)
            state.wait_for(TilesLaid(), [Fuel(1)], seat)
        elif pick == EXPLORE:
            state.emit(PEEKED, seat, state.tiles.look(state.chance, TILE_STREAM, 1 << seat), seen=1 << seat)
            state.reveal(1 << seat)
            state.push(seat, [Lay()])
        else:
            state.lantern = pick - WALK
            state.emit(WALKED, seat, state.chart.spots[state.lantern])
            if state.chart.lying[state.lantern] // TURNS == EXIT:
                state.cut("game")


class Lay(Ask[Mine]):
    """Lay the tile in a lit field, put it under the stack, or leave it on top."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        free = [field for field in state.lit() if state.chart.lying[field] == NONE]
        return [PASS, BURY, *(LAY + field for field in free if not state.too_near(field))]

    def why_not(self, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
        near = LAY <= pick < BURY and pick - LAY in state.lit() and state.too_near(pick - LAY)
        return Refusal("too-near", "lantern.exit") if near else NOT_OFFERED

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        if pick == BURY:
            knowing = seen_by(state.tiles.cells[-1])
            state.tiles.put_under(state.tiles.draw(state.chance, TILE_STREAM), knowing)
        elif pick != PASS:
            state.tiles.look(state.chance, TILE_STREAM, ALL)
            state.reveal(ALL ^ 1 << seat)
            state.push(seat, [Rotate(pick - LAY)])


class Rotate(Ask[Mine]):
    """How the tile lies in its field: open to the lantern. Then something stirs in the dark."""

    field: int

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [TURN + turns for turns in range(TURNS) if not self.closed(state, turns)]

    def closed(self, state: Mine, turns: int) -> bool:
        """Return whether the tile, turned so, would not be open to the lantern."""
        to_lantern = (state.lit()[self.field] + 2) % SIDES
        return fit_refusal(state.chart, self.field, state.top(), turns, to_lantern) != OK

    def why_not(self, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
        return Refusal("closed", "lantern.lay") if TURN <= pick < ATTACK else NOT_OFFERED

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        tile = state.tiles.draw(state.chance, TILE_STREAM)
        state.chart.lay(self.field, tile, pick - TURN)
        state.laid += 1
        state.emit(LAID, seat, tile, state.chart.spots[self.field])
        state.push(HOUSE, [Dark()])


class Dark(Ask[Mine]):
    """The house chooses whom the dark attacks; oil is spilled whatever comes of it."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [ATTACK + friend for friend in state.awake]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        victim = pick - ATTACK
        state.emit(ATTACKED, victim)
        state.push(victim, [Scope("attack")])
        state.push_always(victim, Fuel(-1))
        state.push(victim, [Faint()])
        Shield([friend for friend in state.awake if state.hands[friend]]).put(state, victim)


class Shield(Window[Mine]):
    """Anybody who holds cards may stop the attack with a shield."""

    def responses(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [PLAY + SHIELD] if SHIELD in state.hands[seat] else []

    def respond(self, state: Mine, subject: int, seat: int, pick: int) -> bool:
        state.use(seat, SHIELD)
        state.cut("attack")
        return False


class Faint(Step[Mine]):
    """Whoever is hit faints and drops whatever they were about to do."""

    def run(self, state: Mine, subject: int) -> None:
        state.awake.remove(subject)
        state.drop_frames_of(subject)
        state.emit(FAINTED, subject)


class Rest(AskAny[Mine]):
    """Whoever speaks first decides whether to go on, or to rest until all are awake, for one more oil."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [PASS, REST]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        if pick == REST:
            state.awake = list(range(state.seats))
            state.push(HOUSE, [Fuel(-1)])


class Fuel(Step[Mine]):
    """Oil is burnt, spilled or found; the lantern holds only so much."""

    change: int

    def run(self, state: Mine, subject: int) -> None:
        before, state.oil = state.oil, min(OIL, max(0, state.oil + self.change))
        if state.oil != before:
            state.emit(BURNED, HOUSE, before, state.oil)


class TilesLaid(Condition[Mine]):
    """A song brings one oil for every tile of the turn, laid before it or after."""

    def due(self, state: Mine, subject: int) -> int:
        return state.laid
