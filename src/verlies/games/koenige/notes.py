# mypyc: interpreted
"""What is said of a choice before it is taken: its chances, what lies there, and what comes of it."""

from collections.abc import Iterator

from verlies.core.option import KIND
from verlies.core.scene import Mark, Shown
from verlies.core.view import View
from verlies.kit.odds import percent, percents
from verlies.kit.tiles import NONE

from .content.ids import PLACED, STOLEN, TIERS
from .content.rooms import ROOMS
from .effects import TurnLaid
from .faces import flag_face
from .flags import START_FIELD
from .odds import attack_chance, chance_with, stands, tiers_with
from .options import ATTACK, CAPTURE, CHOOSE, JUMP, LOOT, PLAY, PUT, STEAL, TURN, WALK
from .reaction import Reaction
from .spots import chest_facts, stoppers
from .state import Catacombs
from .tiles import TurnRoom

PLACES = (WALK, JUMP, PUT, CHOOSE)


def price(view: View[Catacombs], option: int) -> tuple[Mark, ...]:
    """Return the chance of an attack, or how likely a chest allows for each stack."""
    s, seat, kind = view.seen, view.seat, option - option % KIND
    if kind == ATTACK:
        return (Mark("chance", percent(attack_chance(s, seat, option % KIND))),)
    if kind == LOOT:
        return tuple(Mark(fact.id, fact.value) for fact in chest_facts(s, seat) if fact.value)
    return ()


def notes(view: View[Catacombs], option: int) -> tuple[str, ...]:
    """Return the ids of the texts that say more of an option."""
    s, seat, kind = view.seen, view.seat, option - option % KIND
    if kind in PLACES:
        return (*_there(s, option % KIND), *(_leaving(s, seat, option % KIND) if kind in (WALK, JUMP) else ()))
    if kind == CAPTURE:
        return ("note-capture", "note-stoppers" if stoppers(s, seat) else "note-no-stoppers")
    if kind == PLAY and isinstance(view.ask(), Reaction):
        return tuple(_changes(s, seat, option % KIND))
    return ("note-steal",) if kind == STEAL else ()


def _there(s: Catacombs, field: int) -> Iterator[str]:
    """Yield what a room is, or its flag if one lies there, and what else is in it."""
    if not s.is_laid(field):
        return
    flag = s.flag_of(field)
    if flag != NONE and s.flags[flag].status == PLACED:
        yield f"token-{flag_face(s, flag)}"
    elif field != START_FIELD:
        yield f"room-{s.room(field).id}"
    if field in s.marks:
        yield "note-x"
    if s.at(field):
        yield "note-somebody"


def _leaving(s: Catacombs, seat: int, field: int) -> Iterator[str]:
    """Yield what one gives up, or brings home, by going there."""
    hero = s.heroes[seat]
    if hero.capturing != NONE:
        yield "note-leaves"
    if field == START_FIELD and any(s.flags[flag].status == STOLEN for flag in hero.carried):
        yield "note-home"


def _changes(s: Catacombs, seat: int, card: int) -> Iterator[str]:
    """Yield what a special card changes in the fight or chest that is on: the chances without it and with it."""
    likely = chance_with(s, seat, card)
    if likely is not None:
        yield f"note-without={percent(stands(s))}"
        yield f"note-with={percent(likely)}"
    yield from (f"mark-{TIERS[tier]}={each}" for tier, each in enumerate(percents(tiers_with(s, seat, card))) if each)


def preview(view: View[Catacombs], option: int) -> Shown | None:
    """Return the room card as it would lie."""
    step = view.ask()
    if option - option % KIND != TURN or not isinstance(step, TurnRoom | TurnLaid):
        return None
    room = ROOMS[step.room] if isinstance(step, TurnRoom) else view.seen.room(step.field)
    return Shown("room", room.id, option % KIND)
