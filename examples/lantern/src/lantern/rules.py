"""The rules: the words of the game, everything in play as plain data, and what is done in small steps."""

from typing import Final

from verlies.core.agenda import HOUSE, Ask, AskAny, AskSealed, Condition, Menu, Scope, Step, Window
from verlies.core.event import EventKind
from verlies.core.option import KIND, NUMBERS, PASS, OptionKind, Vocabulary
from verlies.core.parts import Open
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import Stack, card_of, seen_by
from verlies.core.state import State
from verlies.kit.grid import empty_grid
from verlies.kit.tiles import NONE, OPEN, turned

ALL: Final = 0b1111
"""The mask of all seats."""
CARDS: Final = ("shield", "song")
SHIELD, SONG = range(2)
SHAPES: Final = ((1, 0, 1, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1))
"""The open sides of straight, corner, fork and cross, clockwise from north."""
PLACES: Final = tuple(row + column for row in "abc" for column in "1234")
ENTRANCE, EXIT, OIL = 4, 7, 12
BESIDE: Final = empty_grid((), 4, 3).neighbours()
"""The places north, east, south and west of each."""
STREAMS: Final = ("house", "tiles", "cards")
_, TILE_STREAM, CARD_STREAM = range(3)

VOTE, PLAY, WALK, EXPLORE, LAY, BURY, TURN, ATTACK, REST = range(KIND, 10 * KIND, KIND)
VOCABULARY: Final = Vocabulary(
    [
        OptionKind("vote", "seat", NUMBERS[:4]),
        OptionKind("play", "card", CARDS, zone="hand"),
        OptionKind("walk", "place", PLACES),
        OptionKind("explore"),
        OptionKind("lay", "place", PLACES),
        OptionKind("bury"),
        OptionKind("turn", "number", NUMBERS[:4]),
        OptionKind("attack", "seat", NUMBERS[:4]),
        OptionKind("rest"),
    ]
)
CARRIES, PLAYED, WALKED, PEEKED, LAID, ATTACKED, FAINTED, BURNED = range(8)
EVENTS: Final = (
    EventKind("carries", "lantern.vote"),
    EventKind("played", a="card:card", tells="hand-1"),
    EventKind("walked", "lantern.turn", a="place:place"),
    EventKind("peeked", "lantern.turn", a="tile:tile", secret=True),
    EventKind("laid", "lantern.lay", a="tile:tile", b="place:place"),
    EventKind("attacked", "lantern.dark"),
    EventKind("fainted", "lantern.shield"),
    EventKind("burned", "lantern.dark", a="before:number", b="after:number", tells="oil=before oil:after"),
)


class Mine(State):
    """A mine that is being explored. Hands and the order of the tiles are secret, all else is public."""

    used: Open[list[int]]
    map: Open[list[int]]
    """The tile in each place as `tile * 4 + quarter turns`."""
    lantern: Open[int] = ENTRANCE
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
        """Return the places the lantern shines into, each with the side it lies on."""
        around = enumerate(BESIDE[self.lantern])
        return {place: side for side, place in around if place != NONE and is_open(self.map[self.lantern], side)}


def is_open(tile: int, side: int) -> bool:
    """Return whether a laid tile is open to one side."""
    return tile != NONE and SHAPES[tile // 4][turned(side, -tile)] == OPEN


class Round(Step[Mine]):
    """A vote, a turn for the carrier, perhaps a rest, and oil burns; unless all is lost."""

    def run(self, state: Mine, subject: int) -> None:
        if state.oil and state.awake:
            state.moves, state.laid, state.standing = 4, 0, []
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
            offered += [WALK + place for place, side in state.lit().items() if is_open(state.map[place], side + 2)]
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
            state.emit(PEEKED, seat, state.tiles.look(state.chance, TILE_STREAM, 1 << seat) * 4, seen=1 << seat)
            state.reveal(1 << seat)
            state.push(seat, [Lay()])
        else:
            state.lantern = pick - WALK
            state.emit(WALKED, seat, state.lantern)
            if state.lantern == EXIT:
                state.cut("game")


class Lay(Ask[Mine]):
    """Lay the tile in a lit place, put it under the stack, or leave it on top."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [PASS, BURY, *(LAY + place for place in state.lit() if state.map[place] == NONE)]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        if pick == BURY:
            knowing = seen_by(state.tiles.cells[-1])
            state.tiles.put_under(state.tiles.draw(state.chance, TILE_STREAM), knowing)
        elif pick != PASS:
            state.tiles.look(state.chance, TILE_STREAM, ALL)
            state.reveal(ALL ^ 1 << seat)
            state.push(seat, [Rotate(pick - LAY)])


class Rotate(Ask[Mine]):
    """How the tile lies in its place: open to the lantern. Then something stirs in the dark."""

    place: int

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        tile, side = card_of(state.tiles.cells[-1]), state.lit()[self.place]
        return [TURN + turn for turn in range(4) if is_open(tile * 4 + turn, side + 2)]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        state.map[self.place] = state.tiles.draw(state.chance, TILE_STREAM) * 4 + pick - TURN
        state.laid += 1
        state.emit(LAID, seat, state.map[self.place], self.place)
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
        state.emit(BURNED, HOUSE, before, state.oil)


class TilesLaid(Condition[Mine]):
    """A song brings one oil for every tile of the turn, laid before it or after."""

    def due(self, state: Mine, subject: int) -> int:
        return state.laid
