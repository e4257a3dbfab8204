"""What rooms give: rewards on entering, chests, libraries and prisons to crack, and shrines to mark."""

from verlies.core.agenda import Ask, Condition, Step
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Facts, Refusal

from ...families.klong.content import SECRET_TOME, TOMES
from ...families.klong.events import USUAL
from ...families.klong.health import heal
from ...families.klong.reasons import HAS_LEFT, OK
from ...families.klong.rooms import find_secret, take_idol
from ...families.klong.sources import played
from ...families.klong.state import INSIDE
from . import events
from .content.ids import CAPTIVES, PUZZLE_BOX
from .kinds import CHEST, LIBRARY
from .maze import SEATS
from .options import MARK
from .reasons import (
    CRACKED_BEFORE,
    MARKED_BEFORE,
    NO_CAPTIVES_LEFT,
    NO_LOCK,
    NO_MAJOR_LEFT,
    NO_PICK_TO_CRACK,
    NO_SHRINE,
    NO_STONE_TO_MARK,
    NO_TOMES_LEFT,
    NOT_AT_LOCK,
    NOT_AT_SHRINE,
    NOT_LAID,
    SHRINE_FULL,
)
from .state import PRISONERS, Catacombs

# Rewards


def reward(s: Catacombs, seat: int, number: int) -> None:
    """Give what a room gives, once in a turn."""
    room = s.rooms[number]
    if number in s.deeds.rewarded or not room.rewards():
        return
    s.deeds.rewarded = [*s.deeds.rewarded, number]
    if room.gold:
        s.thieves[seat].gold += room.gold
        s.earned(0, room.gold)
        s.emit(events.ROOM_GOLD, seat, room.gold, number)
    if room.heal:
        heal(s, seat, room.heal, events.FOUNTAIN)
    if room.idols:
        reward_idol(s, seat, number)
    if room.secret:
        find_minor(s, seat)


def reward_idol(s: Catacombs, seat: int, number: int) -> None:
    """Take an idol, if one is left."""
    if s.loot.idols:
        take_idol(s, seat)
    else:
        s.emit(events.NO_IDOLS, seat, number)


def find_minor(s: Catacombs, seat: int) -> None:
    """Turn up a small secret, if one is left."""
    if s.loot.minor:
        find_secret(s, seat, major=False)
    else:
        s.emit(events.NO_SECRETS, seat)


def find_major(s: Catacombs, seat: int, why: int) -> None:
    """Turn up a large secret, if one is left."""
    if s.loot.major:
        find_secret(s, seat, major=True)
    else:
        s.emit(events.NO_MAJORS, seat, why)


def unpack(s: Catacombs, seat: int) -> None:
    """Exchange every puzzle box for a large secret, on entering a shrine."""
    thief = s.thieves[seat]
    while PUZZLE_BOX in thief.tokens:
        thief.lose(PUZZLE_BOX)
        s.boxed_tokens = [*s.boxed_tokens, PUZZLE_BOX]
        s.emit(events.UNPACKED, seat, PUZZLE_BOX)
        find_major(s, seat, USUAL)


# Cracking


def crack_refusal(s: Catacombs, seat: int, number: int) -> int:
    """Return why a thief cannot crack what is locked in a room."""
    if s.thieves[seat].status != INSIDE:
        return HAS_LEFT
    if number >= len(s.rooms) or not s.rooms[number].lock:
        return NO_LOCK
    if number != s.thieves[seat].room:
        return NOT_AT_LOCK
    if number in s.maze.cracked:
        return CRACKED_BEFORE
    if not s.picks[seat]:
        return NO_PICK_TO_CRACK
    return nothing_in(s, s.rooms[number].lock)


def nothing_in(s: Catacombs, lock: int) -> int:
    """Return why there is nothing to be had from a chest, a library or a prison any more."""
    if lock == CHEST:
        return OK if s.loot.major else NO_MAJOR_LEFT
    if lock == LIBRARY:
        return OK if s.dungeon.reserve[TOMES] else NO_TOMES_LEFT
    return OK if s.captives else NO_CAPTIVES_LEFT


def crack(s: Catacombs, seat: int, number: int) -> None:
    """Put a lockpick on what is locked, for good, and take what is in it."""
    lock = s.rooms[number].lock
    s.own_maze().cracked.append(number)
    s.add_picks(seat, -1)
    s.emit(events.CRACKED, seat, lock, number)
    if lock == CHEST:
        find_major(s, seat, USUAL)
    elif lock == LIBRARY:
        take_tome(s, seat, USUAL)
    else:
        free(s, seat, 2)


def take_tome(s: Catacombs, seat: int, why: int) -> None:
    """Take a secret tome from the reserve for nothing, if one is left."""
    if s.dungeon.reserve[TOMES]:
        s.dungeon.sell(TOMES, 1)
        s.thieves[seat].discard.append(SECRET_TOME)
        s.emit(events.TOME, seat, SECRET_TOME, why)
    else:
        s.emit(events.NO_TOMES, seat)


def free(s: Catacombs, seat: int, n: int) -> None:
    """Free captives one after the other, as many as there are; each does at once what they do."""
    if not s.captives:
        s.emit(events.NO_CAPTIVES, seat)
    for _ in range(min(n, len(s.captives))):
        s.captives = s.captives[:]
        token = s.chance.take(PRISONERS, s.captives)
        s.thieves[seat].gain(token)
        s.deeds.freed += int(token in CAPTIVES)
        s.emit(events.FREED, seat, token)
        s.perform(seat, s.box.tokens[token].found)


# Marking


def mark_refusal(s: Catacombs, seat: int, number: int) -> int:
    """Return why a thief cannot mark a shrine, which takes being on it."""
    if s.thieves[seat].status != INSIDE:
        return HAS_LEFT
    if shrine_places(s, number) and number != s.thieves[seat].room:
        return NOT_AT_SHRINE
    return marking_refusal(s, seat, number)


def shrine_places(s: Catacombs, number: int) -> int:
    """Return how many stones there is a place for on a shrine; none where there is no shrine."""
    return s.rooms[number].shrine if number < len(s.rooms) else 0


def marking_refusal(s: Catacombs, seat: int, number: int) -> int:
    """Return why a thief cannot mark a shrine, wherever they are."""
    slots = shrine_places(s, number)
    if not slots:
        return NO_SHRINE
    if not s.maze.here(number):
        return NOT_LAID
    marks = s.marks_of(number)
    if seat in marks:
        return MARKED_BEFORE
    if len(marks) >= slots:
        return SHRINE_FULL
    return OK if s.thieves[seat].supply else NO_STONE_TO_MARK


def mark_numbers(s: Catacombs, number: int) -> Facts:
    """Return how many stones lie on a shrine, and how many can."""
    return {"have": len(s.marks_of(number)), "most": shrine_places(s, number)}


def mark(s: Catacombs, seat: int, number: int) -> None:
    """Put a stone on a shrine, for gold: as much as one has marked shrines by now."""
    thief = s.thieves[seat]
    thief.supply -= 1
    s.own_maze().marks.append(number * SEATS + seat)
    gold = s.marks_by(seat)
    thief.gold += gold
    s.earned(0, gold)
    s.deeds.marked += 1
    s.emit(events.MARKED, seat, number, gold)


class MarkAfar(Step[Catacombs]):
    """A shrine is marked from afar, which is not entering it."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Ask which; as long as none can be marked it waits, so that the order of cards makes no difference."""
        if markable(state, subject):
            state.push(subject, [MARK_SHRINE])
        else:
            state.wait_for(CanMark(), [MARK_SHRINE], subject)


def markable(s: Catacombs, seat: int) -> list[int]:
    """Return the shrines that lie and that a thief can mark."""
    return [number for number in s.tiles.shrines if marking_refusal(s, seat, number) == OK]


class CanMark(Condition[Catacombs]):
    """A shrine that can be marked."""

    def due(self, state: Catacombs, subject: int) -> int:
        """Return 1 once there is one."""
        return int(bool(markable(state, subject)))


class MarkShrine(Ask[Catacombs]):
    """Which shrine is marked from afar."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card that was played for it."""
        return played(state, subject, MarkAfar)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those that lie and can be marked."""
        return [MARK + number for number in markable(state, seat)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Mark it."""
        mark(state, seat, pick - MARK)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Say what speaks against that shrine."""
        number = pick % KIND
        if pick - number != MARK:
            return NOT_OFFERED
        refusal = state.refusal_of(MARK, pick, marking_refusal(state, seat, number), self.source(state, subject))
        return refusal.told(mark_numbers(state, number))


MARK_SHRINE = MarkShrine()
