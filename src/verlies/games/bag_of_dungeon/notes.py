# mypyc: interpreted
"""What is said of a choice before it is made: what lies there, what it means, and how a tile would lie."""

from collections.abc import Iterator

from verlies.core.option import KIND, PASS
from verlies.core.scene import Shown
from verlies.core.view import View
from verlies.kit.carry import EMPTY, head, works

from .content.ids import EVADE_HEALTH, ITEM, NONE, RING, RUN_HEALTH, SPIKE_TILE
from .content.items import ITEMS
from .content.monsters import FOES
from .fight import Clash
from .finds import DrawItem, chest_of
from .foes import is_dragon
from .gear import Shift, Stow
from .harm import insurance, is_bear
from .help import Help
from .kinds import Blast
from .moves import Jump
from .options import AGREE, AIM, BLEED, CALL, FIGHT, HANDLE, OPEN, PEEK, PUT, RUN, SNEAK, SWAP, TURN, WALK
from .rivals import Evade
from .scene import face_of
from .shots import Aim, blasted
from .state import FACE_DOWN, HIDDEN, BagState


def notes(view: View[BagState], option: int) -> tuple[str, ...]:
    """Return the ids of the texts that say more of an option."""
    s = view.seen
    kind, number = option - option % KIND, option % KIND
    if option == PASS:
        return tuple(_given_up(view))
    if kind in (WALK, RUN) or isinstance(view.ask(), Jump):
        return (*_there(s, number), *(_run(view) if kind == RUN else ())) if kind in (WALK, RUN, AIM) else ()
    if kind == BLEED:
        return ("note-fatal",) if s.heroes[view.subject()].health <= EVADE_HEALTH else ()
    if kind in (AIM, PEEK):
        return (*_lurking(s, number), *_blast(view, number))
    if kind in (PUT, SWAP, HANDLE):
        return tuple(_slot(view, kind, number))
    if kind == FIGHT:
        return tuple(_at_stake(view))
    if kind == OPEN:
        return (_trapped(s, view.subject(), number),)
    if kind == SNEAK:
        return ("note-caught",)
    if kind == CALL:
        return ("note-friend-half",)
    return ("note-half",) if kind == AGREE and isinstance(view.ask(), Help) else ()


def _given_up(view: View[BagState]) -> Iterator[str]:
    """Yield how many items are given up at once."""
    step = view.ask()
    if isinstance(step, DrawItem) and step.count > 1:
        yield f"note-without={step.count}"


def _trapped(s: BagState, seat: int, number: int) -> str:
    """Return what a chest does to whoever fails to open it."""
    damage = chest_of(s.item(number)).damage
    return "note-chest-fatal" if s.heroes[seat].health <= damage else f"note-chest={damage}"


def _at_stake(view: View[BagState]) -> Iterator[str]:
    """Yield what a fight ends, and what a lost one costs."""
    s, seat = view.seen, view.subject()
    if s.fight.round == 0 and s.fight.rival == NONE:
        yield "note-ends-turn"
    if s.heroes[seat].lives == 1:
        yield "note-last-life"
    if left_behind(s, seat):
        yield "note-to-pool" if is_dragon(s, s.fight.monster) else "note-all-gear"


def left_behind(s: BagState, seat: int) -> bool:
    """Return whether a hero who dies leaves anything: not the bear, and nothing that is insured."""
    insured = insurance(s, seat) != NONE and s.heroes[seat].lives > 1
    return not insured and [number for number in s.gear(seat) if not is_bear(s, number)] != []


def _run(view: View[BagState]) -> Iterator[str]:
    """Yield what running costs beyond its price: nothing of the last health, a trophy, or a life."""
    hero, step = view.seen.heroes[view.subject()], view.ask()
    if isinstance(step, Clash) and hero.health <= RUN_HEALTH:
        yield "note-no-health"
    if isinstance(step, Evade) and hero.trophies:
        yield "note-evade"
    elif isinstance(step, Evade) and hero.health <= EVADE_HEALTH:
        yield "note-fatal"


def _there(s: BagState, field: int) -> Iterator[str]:
    """Yield what lies on a tile; the start is named by its place already."""
    if field != s.start():
        yield f"tile-{face_of(s, s.chart.lying[field] // 4)}"
    yield from _lurking(s, field)
    if s.floor(field).sort == ITEM and field not in s.looted:
        yield "note-item"
    if s.terms.spikes and not s.jammed and field == s.field_of(SPIKE_TILE):
        yield "note-spikes"
    if s.piles[field]:
        yield "note-ring" if RING in s.piles[field] else "note-loot"
    if s.at(field):
        yield "note-friend"


def _lurking(s: BagState, field: int) -> Iterator[str]:
    if s.monster_at(field):
        known = s.known_at(field)
        yield {HIDDEN: "note-hidden", FACE_DOWN: "note-guardian"}.get(known, f"monster-{FOES[known].id}")


def _blast(view: View[BagState], field: int) -> Iterator[str]:
    """Yield whether a blast hits oneself as well."""
    step, s = view.ask(), view.seen
    if isinstance(step, Aim):
        effect = s.item(step.number).effect()
        inside = isinstance(effect, Blast) and s.heroes[view.subject()].field in blasted(s, field, effect.radius)
        if inside:
            yield "note-self"


def _slot(view: View[BagState], kind: int, at: int) -> Iterator[str]:
    """Yield what lies in a field, and whether the item in hand would work there."""
    s, seat, step = view.seen, view.subject(), view.ask()
    held, slots = s.heroes[seat].held, s.kind_of(seat).slots
    first = head(held, at)
    if kind != PUT and held[first] != EMPTY:
        yield f"item-{ITEMS[held[first]].id}"
    number = step.number if isinstance(step, Stow) else held[step.at] if isinstance(step, Shift) else NONE
    if number != NONE:
        yield "note-works" if works(slots, s.item(number).place(), at) else "note-stored"
    if kind == SWAP and isinstance(step, Stow):
        yield "note-leaves"


def preview(view: View[BagState], option: int) -> Shown | None:
    """Return the drawn tile as it would lie."""
    s = view.seen
    if option - option % KIND != TURN or s.turn.tile == NONE:
        return None
    return Shown("tile", face_of(s, s.turn.tile), option % KIND)
