"""Moving: through tunnels with boots, and by teleport."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Facts, Refusal
from verlies.core.tables import NONE

from . import events
from .health import hurt
from .kinds import Way
from .options import MOVE, SWORDS, TELEPORT
from .reasons import (
    FATAL,
    HAS_LEFT,
    NEEDS_ARTIFACT,
    NO_BOOTS,
    NO_BOOTS_FOR_TWO,
    NO_STONES,
    NO_TELEPORT,
    OK,
    TIRED,
    TOO_MANY_SWORDS,
)
from .state import INSIDE, Table


def tired(s: Table) -> bool:
    """Return whether boots no longer count in this turn."""
    return s.turn.exhausted and not s.turn.steady


def exhaust(s: Table, seat: int, number: int) -> None:
    """Let boots no longer count in this turn; told once, and only if nothing helps against it."""
    turn = s.turn
    if not turn.exhausted and not turn.steady:
        s.emit(events.EXHAUSTED, seat, number, turn.boots)
    turn.exhausted = True


def way_refusal(s: Table, seat: int, way: Way) -> int:
    """Return why a thief cannot walk a way."""
    if s.turn.boots < way.boots:
        return NO_BOOTS if way.boots == 1 else NO_BOOTS_FOR_TWO
    if way.locks:
        locked = s.lock_refusal(seat, way)
        if locked:
            return locked
    if way.to == s.outside() and not s.has_artifact(seat):
        return NEEDS_ARTIFACT
    if way.monsters:
        return damage_refusal(s, seat, monsters_of(s, way) - s.turn.swords)
    return OK


def monsters_of(s: Table, way: Way) -> int:
    """Return how many monsters of a way matter in this turn."""
    return 0 if s.turn.unharmed else way.monsters


def damage_refusal(s: Table, seat: int, damage: int) -> int:
    """Return why a thief cannot take that much damage of their own will."""
    thief = s.thieves[seat]
    if damage <= 0:
        return OK
    if thief.damage + damage >= s.box.health:
        return FATAL
    return NO_STONES if thief.supply < damage else OK


def harm_numbers(s: Table, seat: int, damage: int) -> Facts:
    """Return what damage there would be, and what there is to take it with."""
    thief = s.thieves[seat]
    return {"damage": damage, "health": s.box.health - thief.damage, "stones": thief.supply}


def way_numbers(s: Table, seat: int, way: Way, reason: int) -> Facts:
    """Return what a way takes, and what there is of it, if it is that which stops a thief."""
    if reason in (NO_BOOTS, NO_BOOTS_FOR_TWO):
        return {"need": way.boots, "have": s.turn.boots}
    if reason in (FATAL, NO_STONES):
        return harm_numbers(s, seat, monsters_of(s, way) - s.turn.swords)
    return s.lock_numbers(seat, way)


def walk_options(s: Table, seat: int, out: list[int]) -> None:
    """Add every way that can be walked; of most there is nothing to ask but boots."""
    boots = s.turn.boots
    if boots and s.thieves[seat].status == INSIDE and not tired(s):
        outside = s.outside()
        for way in s.ways(seat):
            plain = not way.locks and not way.monsters and way.to != outside
            if way.boots <= boots and (plain or way_refusal(s, seat, way) == OK):
                out.append(MOVE + way.number)


def teleport_options(s: Table, seat: int, out: list[int]) -> None:
    """Add every place that can be teleported to."""
    if s.thieves[seat].status == INSIDE and s.teleports(seat):
        outside = s.outside()
        out += [TELEPORT + to for to in s.near(seat) if to != outside or s.has_artifact(seat)]


def move_refusal(s: Table, seat: int, number: int) -> int:
    """Return why a thief cannot walk a way."""
    if s.thieves[seat].status != INSIDE:
        return HAS_LEFT
    way = way_by(s, seat, number)
    if way is None:
        return s.way_lacking(seat, number)
    return TIRED if tired(s) else way_refusal(s, seat, way)


def teleport_refusal(s: Table, seat: int, number: int) -> int:
    """Return why a thief cannot teleport to a place."""
    if s.thieves[seat].status != INSIDE:
        return HAS_LEFT
    if not s.teleports(seat):
        return NO_TELEPORT
    if number not in s.near(seat):
        return s.near_lacking(seat, number)
    return NEEDS_ARTIFACT if number == s.outside() and not s.has_artifact(seat) else OK


def way_by(s: Table, seat: int, number: int) -> Way | None:
    """Return the way of that number, if a thief could walk it."""
    for way in s.ways(seat):
        if way.number == number:
            return way
    return None


def move(s: Table, seat: int, number: int) -> None:
    """Set out on a way; what is unknown is explored."""
    way = way_by(s, seat, number)
    assert way is not None
    if way.leaves == NONE:
        pass_through(s, seat, way)
    else:
        s.explore(seat, way)


def pass_through(s: Table, seat: int, way: Way) -> None:
    """Walk a way; where swords leave a choice, ask how many are spent."""
    swords = sword_choices(s, seat, way)
    if len(swords) > 1:
        s.push(seat, [SpendSwords(way.number)])
    else:
        walk(s, seat, way, swords[0])


def sword_choices(s: Table, seat: int, way: Way) -> list[int]:
    """Return how many swords may be spent on the monsters of a way."""
    monsters = monsters_of(s, way)
    most = min(monsters, s.turn.swords)
    return [n for n in range(most + 1) if damage_refusal(s, seat, monsters - n) == OK]


def walk(s: Table, seat: int, way: Way, swords: int) -> None:
    """Pay for the way, take what its monsters do, and arrive."""
    monsters = monsters_of(s, way)
    damage = monsters - swords
    s.turn.boots -= way.boots
    s.turn.swords -= swords
    s.emit(events.MOVED, seat, way.to, way.boots, c=s.turn.boots)
    if swords:
        s.emit(events.FENDED, seat, swords, monsters)
    if damage > 0:
        hurt(s, seat, damage, events.UNFENDED if swords else events.HURT)
    s.walk_on(seat, way)


def teleport(s: Table, seat: int, number: int) -> None:
    """Teleport to a neighbouring place, past everything in between."""
    s.jump(seat, number)


class SpendSwords(Ask[Table]):
    """How many swords are spent on the monsters of a way."""

    number: int
    """The number of the way."""

    def way(self, state: Table, seat: int) -> Way:
        """Return the way that is being walked."""
        way = way_by(state, seat, self.number)
        assert way is not None
        return way

    def case(self, state: Table, subject: int) -> str:
        """Return whether there is just one monster."""
        return "one" if monsters_of(state, self.way(state, subject)) == 1 else ""

    def options(self, state: Table, subject: int, seat: int) -> list[int]:
        """Offer every number that leaves the thief alive."""
        return [SWORDS + n for n in sword_choices(state, seat, self.way(state, seat))]

    def answer(self, state: Table, subject: int, seat: int, pick: int) -> None:
        """Walk."""
        walk(state, seat, self.way(state, seat), pick - SWORDS)

    def why_not(self, state: Table, subject: int, seat: int, pick: int) -> Refusal:
        """More swords than monsters cannot be spent, and too much damage cannot be taken."""
        if pick - pick % KIND != SWORDS:
            return NOT_OFFERED
        monsters, swords = monsters_of(state, self.way(state, seat)), state.turn.swords
        left = monsters - pick % KIND
        facts: Facts = {"swords": swords, "monsters": monsters, "most": min(swords, monsters)}
        reason = damage_refusal(state, seat, left) or TOO_MANY_SWORDS
        return state.refusal(reason).told({**facts, **harm_numbers(state, seat, left)})
