# mypyc: interpreted
"""What is said of a choice before it is made: where a way leads, what comes of a failure, what is for good."""

from collections.abc import Iterator

from verlies.core.agenda import Step
from verlies.core.option import KIND, PASS
from verlies.core.scene import Shown
from verlies.core.view import View
from verlies.kit.odds import percent
from verlies.kit.tiles import TURNS

from .boards import neighbour, walk_straight
from .catacombs import TurnMarker
from .content.cards import CARDS
from .content.ids import AT_PIT, AT_RUBBLE, AT_WEB, DIRECTIONS, FLIGHT, NONE
from .content.ids import DRAGON as DRAGON_DECK
from .fight import OnFlight
from .moves import LiftGate, OpenDoor, TurnTile
from .odds import hurdles, steps_after
from .options import CROSS, DRAGON, ESCAPE, FACE, FLEE, LIGHT, MOVE, ROTATE, SPEND
from .rage import wakes_dragon
from .rolls import AttributeTest, SpendDetermination, excess
from .rooms import CrossBridge, far_side
from .state import DungeonState
from .turn import TakeAction, may_wait
from .ways import neighbours
from .wounds import OnWounds

RISKS = {AT_WEB: "web", AT_RUBBLE: "rubble", AT_PIT: "pit", FLIGHT: "flight"}
"""What a test that may fail is about."""
DIE = range(1, 7)


def notes(view: View[DungeonState], option: int) -> tuple[str, ...]:
    """Return the ids of the texts that say more of an option."""
    s = view.seen
    kind, cell = option - option % KIND, option % KIND
    if kind == LIGHT:
        return tuple(_direction(s, cell))
    if kind == MOVE:
        return (*_direction(s, cell), *_there(s, cell), *_risks(s, option))
    if kind == CROSS:
        far = neighbour(s.heroes[s.asked].cell, far_side(s, s.asked))
        return (*_direction(s, far), *_there(s, far), *_risks(s, option))
    if kind == SPEND:
        return tuple(_enough(s, cell))
    if kind == FACE:
        return tuple(_wall(s, cell))
    if option == PASS:
        return tuple(_harm(s))
    return tuple(_risks(s, option)) if kind == FLEE else tuple(_of_chamber_or_tower(s, kind))


def _of_chamber_or_tower(s: DungeonState, kind: int) -> Iterator[str]:
    """Yield how likely the dragon wakes, or with what one leaves for good."""
    if kind == DRAGON:
        yield f"risk-dragon={dragon_wakes(s)}"
    if kind == ESCAPE:
        yield f"note-escape={sum(s.heroes[s.asked].worth)}"


def _enough(s: DungeonState, markers: int) -> Iterator[str]:
    """Yield whether a roll passes with so many markers, or by how much it still fails."""
    step = s.agenda[-1].step
    if isinstance(step, SpendDetermination):
        over = excess(s, s.asked, step.test) - markers
        yield f"note-over={over}" if over > 0 else "note-enough"


def _harm(s: DungeonState) -> Iterator[str]:
    """Yield the wounds that are taken if nothing is done against them, or what comes of giving up."""
    step = s.agenda[-1].step
    if isinstance(step, OnWounds | OnFlight) and s.pending_wounds > 0:
        yield f"note-wounds={s.pending_wounds}"
        if s.pending_wounds >= s.life_left(s.asked):
            yield "note-lethal"
    if isinstance(step, TakeAction):
        yield "note-waits" if may_wait(s, s.asked) else "note-buried"


def _wall(s: DungeonState, side: int) -> Iterator[str]:
    """Yield how far it is to the outer wall if the travel marker turns so, and what the steps lost there do."""
    if not isinstance(s.agenda[-1].step, TurnMarker):
        return
    lost = [walk_straight(s.turn.spot, side, die)[1] for die in DIE]
    if not any(lost):
        yield "note-no-wall"
        return
    yield f"note-wall={len(DIE) - max(lost)}"
    yield f"note-most-wounds={max(lost)}"
    deadly = sum(1 for wounds in lost if wounds >= s.life_left(s.asked)) / len(DIE)
    if deadly:
        yield f"note-deadly={percent(deadly)}"


def dragon_wakes(s: DungeonState) -> int:
    """Return in percent how likely the next dragon card makes the dragon rage."""
    cards = s.decks[DRAGON_DECK].cards()
    return percent(sum(1 for number in cards if wakes_dragon(CARDS[number])) / max(len(cards), 1))


def _direction(s: DungeonState, to: int) -> Iterator[str]:
    """Yield in which direction a neighbouring field lies."""
    yield from (f"way-{DIRECTIONS[side]}" for cell, side in neighbours(s, s.asked) if cell == to)


def _there(s: DungeonState, to: int) -> Iterator[str]:
    """Yield what lies on a field."""
    yield "way-unexplored" if s.map[to] == NONE else f"room-{s.room(to).id}"
    if to in s.monsters:
        yield "token-monster"


def _risks(s: DungeonState, option: int) -> Iterator[str]:
    """Yield what may go wrong on the way, each once."""
    steps = hurdles(s, s.asked, steps_after(s, option))
    yield from dict.fromkeys(f"risk-{_risk(s, step)}" for step in steps)


def _risk(s: DungeonState, step: Step[DungeonState]) -> str:
    if isinstance(step, AttributeTest):
        alone = s.terms.solo and step.context == FLIGHT
        return "flight-alone" if alone else RISKS.get(step.context, "test")
    return {OpenDoor: "door", LiftGate: "gate", CrossBridge: "bridge"}[type(step)]


def preview(view: View[DungeonState], option: int) -> Shown | None:
    """Return the new room as it lies once it is turned."""
    s = view.seen
    step = s.agenda[-1].step
    if option - option % KIND != ROTATE or not isinstance(step, TurnTile):
        return None
    copy = s.fork()
    step.answer(copy, s.agenda[-1].subject, s.asked, option)
    return Shown("room", copy.room(step.cell).id, copy.map[step.cell] % TURNS)
