"""The rules as small steps; the README tells them in words."""

from typing import Final

from verlies.core.agenda import HOUSE, Ask, AskAny, AskSealed, Condition, Menu, Scope, Step, Window
from verlies.core.option import PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.stack import card_of, seen_by

from . import table as t
from .table import Mine, is_open

NO_MOVES: Final = Refusal("no-moves")


class Round(Step[Mine]):
    """A vote, a turn for the carrier, perhaps a rest, and oil burns; unless all is lost."""

    def run(self, state: Mine, subject: int) -> None:
        awake = state.awake()
        if state.oil and awake:
            state.moves, state.laid, state.standing = 3, 0, []
            state.push(HOUSE, [Fuel(-1), Round()])
            state.ask(Rest(), HOUSE, t.ALL)
            state.ask(Vote(), HOUSE, sum(1 << seat for seat in awake))


class Vote(AskSealed[Mine]):
    """All who are awake say in secret who is to carry the lantern; in a tie the first of them does."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [t.VOTE + friend for friend in state.awake()]

    def resolve(self, state: Mine, subject: int, picks: list[int]) -> None:
        carrier = max(state.awake(), key=lambda friend: picks.count(t.VOTE + friend))
        state.emit(t.CARRIES, carrier)
        state.push(carrier, [Turn()])


class Turn(Menu[Mine]):
    """The carrier sings, walks and explores in any order, until passing."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        songs = [t.PLAY + t.SONG] if t.SONG in state.hands[seat] else []
        if not state.moves:
            return [PASS, *songs]
        laid = [(place, side) for place, side in state.lit().items() if state.map[place] != t.NONE]
        paths = [t.WALK + place for place, side in laid if is_open(state.map[place], side + 2)]
        return [PASS, *songs, *paths, *([t.EXPLORE] if state.tiles.count() else [])]

    def why_not(self, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
        return NO_MOVES if t.WALK <= pick <= t.EXPLORE and not state.moves else NOT_OFFERED

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        if pick == PASS:
            state.close()
        elif pick == t.PLAY + t.SONG:
            state.use(seat, t.SONG)
            state.wait_for(TilesLaid(), [Fuel(1)], seat)
        elif pick == t.EXPLORE:
            state.moves -= 1
            tile = state.tiles.look(state.chance, 1, 1 << seat)
            state.reveal(1 << seat)
            state.emit(t.PEEKED, seat, tile, seen=1 << seat)
            state.push(seat, [Lay()])
        else:
            state.moves -= 1
            state.lantern = pick - t.WALK
            state.emit(t.WALKED, seat, state.lantern)
            if state.lantern == t.EXIT:
                state.cut("game")


class Lay(Ask[Mine]):
    """Lay the tile in a lit place, put it under the stack, or leave it on top."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [PASS, t.BURY, *(t.LAY + place for place in state.lit() if state.map[place] == t.NONE)]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        if pick == t.BURY:
            knowing = seen_by(state.tiles.cells[-1])
            state.tiles.put_under(state.tiles.draw(state.chance, 1), knowing)
            state.emit(t.BURIED, seat)
        elif pick != PASS:
            state.tiles.look(state.chance, 1, t.ALL)
            state.reveal(t.ALL)
            state.push(seat, [Rotate(pick - t.LAY)])


class Rotate(Ask[Mine]):
    """How the tile lies in its place: open to the lantern. Then something stirs in the dark."""

    def __init__(self, place: int) -> None:
        self.place = place

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        tile, back = card_of(state.tiles.cells[-1]), state.lit()[self.place] + 2
        return [t.TURN + turn for turn in range(4) if is_open(tile * 4 + turn, back)]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        tile = state.tiles.draw(state.chance, 1)
        state.map[self.place] = tile * 4 + pick - t.TURN
        state.laid += 1
        state.emit(t.LAID, seat, tile, self.place)
        state.ask(Dark(), HOUSE, HOUSE)


class Dark(Ask[Mine]):
    """The house chooses whom the dark attacks; oil is spilled whatever comes of it."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [t.ATTACK + friend for friend in state.awake()]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        victim = pick - t.ATTACK
        state.emit(t.ATTACKED, victim)
        state.push(victim, [Scope("attack")])
        state.push_always(victim, Fuel(-1))
        state.push(victim, [Wound()])
        holders = [friend for friend in range(state.seats) if state.hands[friend]]
        if holders:
            state.ask(Shield(tuple(holders[1:])), victim, holders[0])


class Shield(Window[Mine]):
    """Anybody who holds cards may stop the attack with a shield."""

    def following(self, seats: tuple[int, ...]) -> "Shield":
        return Shield(seats)

    def responses(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [t.PLAY + t.SHIELD] if t.SHIELD in state.hands[seat] else []

    def respond(self, state: Mine, subject: int, seat: int, pick: int) -> bool:
        state.use(seat, t.SHIELD)
        state.cut("attack")
        return False


class Wound(Step[Mine]):
    """The attack hits; who faints loses their cards and whatever they were about to do."""

    def run(self, state: Mine, subject: int) -> None:
        state.health[subject] -= 1
        state.emit(t.HURT, subject, state.health[subject])
        if not state.health[subject]:
            state.used += state.hands[subject]
            state.hands[subject] = []
            state.drop_frames_of(subject)


class Rest(AskAny[Mine]):
    """Whoever speaks first decides whether to go on or to rest: one oil, one health for everybody."""

    def options(self, state: Mine, subject: int, seat: int) -> list[int]:
        return [PASS, t.REST]

    def answer(self, state: Mine, subject: int, seat: int, pick: int) -> None:
        if pick == t.REST:
            state.health = [min(2, health + 1) for health in state.health]
            state.push(HOUSE, [Fuel(-1)])


class Fuel(Step[Mine]):
    """Oil burns or is found."""

    def __init__(self, change: int) -> None:
        self.change = change

    def run(self, state: Mine, subject: int) -> None:
        state.oil = max(0, state.oil + self.change)
        state.emit(t.FUEL, subject, self.change)


class TilesLaid(Condition[Mine]):
    """A song brings one oil for every tile of the turn, laid before it or after."""

    def due(self, state: Mine, subject: int) -> int:
        return state.laid
