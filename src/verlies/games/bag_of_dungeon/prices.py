# mypyc: interpreted
"""What a choice costs and how likely it succeeds, as everybody can reckon it."""

from collections.abc import Sequence

from verlies.core.option import KIND, PASS
from verlies.core.scene import Mark
from verlies.core.view import View
from verlies.kit.dice import pool
from verlies.kit.harm import announced
from verlies.kit.odds import above, percent

from .content.ids import EVADE_HEALTH, NONE, RUN_HEALTH
from .fight import RUN_COST, Blown, Brace, Clash, working
from .finds import chest_of
from .foes import full_health
from .help import CALL_COST, Help
from .kinds import Blast, Shot, Sneak
from .moves import WALK_COST, Jump
from .odds import odds_against, odds_now
from .options import AGREE, AIM, AIM_AT, ATTACK, BLEED, CALL, EXPLORE, FIGHT, OPEN, RUN, SKILL, SNEAK, TAKE, USE, WALK
from .prospects import odds_there
from .rivals import Evade
from .shots import Aim, blasted, spared
from .spots import steps_to
from .state import FACE_DOWN, HIDDEN, BagState
from .tiles import EXPLORE_COST
from .uses import CloseAim, RenewWhom, StealWhat

SIDES_OF_A_DIE = 6


def price(view: View[BagState], option: int) -> tuple[Mark, ...]:
    """Return action points, health and chances of an option."""
    s, seat, step = view.seen, view.subject(), view.ask()
    kind, number = option - option % KIND, option % KIND
    if isinstance(step, Brace):
        return (Mark("loss", announced(s, seat)),) if option == PASS else ()
    if isinstance(step, StealWhat) and kind == TAKE:
        return _ap(s.item(step.number).ap)
    if kind == EXPLORE:
        return _ap(EXPLORE_COST)
    if kind == WALK:
        return _ap(WALK_COST) + (_alone(odds_there(s, seat, number)) if s.monster_at(number) else ())
    if kind == ATTACK:
        return _alone(odds_against(s, seat, number))
    if kind in (FIGHT, RUN, SNEAK, CALL, AGREE):
        return _in_fight(view, kind, number)
    if kind in (USE, SKILL):
        return _ap(s.item(number).ap if kind == USE else s.kind_of(seat).skill_ap)
    if kind in (AIM, AIM_AT):
        return _aimed(view, kind, number)
    if kind == OPEN:
        return _chance(1 - chest_of(s.item(number)).fails / SIDES_OF_A_DIE)
    return (Mark("loss", EVADE_HEALTH),) if kind == BLEED else ()


def _ap(n: int) -> tuple[Mark, ...]:
    return (Mark("ap", n),) if n else ()


def _chance(likely: float) -> tuple[Mark, ...]:
    return (Mark("chance", percent(likely)),)


def _alone(likely: float) -> tuple[Mark, ...]:
    """Return the chance to win a fight to its end, alone, against a monster or another hero."""
    return (Mark("alone", percent(likely)),)


def _in_fight(view: View[BagState], kind: int, number: int) -> tuple[Mark, ...]:
    """Return what fighting on, running, sneaking, calling and helping cost and promise."""
    s, step = view.seen, view.ask()
    if kind == CALL:
        far = steps_to(s, number, s.fight.field)
        return (*_ap(CALL_COST), Mark("helped", percent(odds_now(s, number))), *((Mark("reach", far),) if far else ()))
    if kind == AGREE:
        return (Mark("helped", percent(odds_now(s, s.asked))),) if isinstance(step, Help) else ()
    if kind == SNEAK:
        return _chance(_sneaks(s, view.subject()))
    if kind == RUN:
        return _run(view)
    if s.fight.rival != NONE:
        return _alone(odds_against(s, view.subject(), s.fight.other(view.subject())))
    if not isinstance(step, Clash):
        return ()
    return _alone(odds_now(s)) if s.fight.partner == NONE else (Mark("helped", percent(odds_now(s))),)


def _sneaks(s: BagState, seat: int) -> float:
    effect = s.item(working(s, seat, Sneak)[0]).effect()
    assert isinstance(effect, Sneak)
    return 1 - effect.fails / SIDES_OF_A_DIE


def _run(view: View[BagState]) -> tuple[Mark, ...]:
    s, step = view.seen, view.ask()
    if isinstance(step, Blown):
        return _ap(s.item(step.number).ap)
    if isinstance(step, Evade):
        return () if s.heroes[view.subject()].trophies else (Mark("loss", EVADE_HEALTH),)
    if not isinstance(step, Clash):
        return ()
    hurts = s.heroes[view.subject()].health > RUN_HEALTH
    return (*_ap(RUN_COST), *((Mark("loss", RUN_HEALTH),) if hurts else ()))


# Aiming


def _aimed(view: View[BagState], kind: int, number: int) -> tuple[Mark, ...]:
    """Return what a shot or a spell at a target costs, how likely it kills, and whom it hits besides."""
    s, step = view.seen, view.ask()
    if isinstance(step, RenewWhom):
        return _ap(s.kind_of(view.subject()).skill_ap)
    if not isinstance(step, (Aim, Jump, CloseAim)):
        return ()
    item = s.item(step.number)
    if isinstance(step, Jump) and s.monster_at(number):
        return (*_ap(item.ap), *_alone(odds_there(s, view.subject(), number)))
    if not isinstance(step, Aim) or kind == AIM_AT:
        return _ap(item.ap)
    effect = item.effect()
    if isinstance(effect, Blast):
        return (*_ap(item.ap), *_blast(s, view.subject(), number, effect))
    kills = _kills(s, view.subject(), number, effect) if isinstance(effect, Shot) else -1
    friends = len(_others(s, view.subject(), [number])) if isinstance(effect, Shot) and effect.all_on_tile else 0
    marks = (*_ap(item.ap), *((Mark("kill", kills),) if kills >= 0 else ()))
    return (*marks, *((Mark("victims", friends),) if friends else ()))


def _kills(s: BagState, seat: int, field: int, effect: Shot) -> int:
    """Return how likely a shot kills a monster that is known, in percent; -1 for what is hidden."""
    known = s.known_at(field) if s.monster_at(field) else HIDDEN
    if known in (HIDDEN, FACE_DOWN):
        return -1
    need = max(full_health(s, seat, known) - s.wounds_at(field), 1)
    if effect.sort == 0 and s.is_elf(seat):
        need = min(need, SIDES_OF_A_DIE)
    return percent(above(pool(effect.dice), need - 1))


def _others(s: BagState, seat: int, fields: Sequence[int]) -> list[int]:
    """Return the other heroes whom a weapon hurts on some tiles."""
    there = [other for other in s.inside() if other != seat and s.heroes[other].field in fields]
    return spared(s, seat, there)


def _blast(s: BagState, seat: int, field: int, effect: Blast) -> tuple[Mark, ...]:
    """Return how many monsters and how many other heroes a blast hits."""
    reach = blasted(s, field, effect.radius)
    foes = sum(1 for each in reach if s.monster_at(each))
    heroes = len(_others(s, seat, reach))
    return tuple(Mark(name, n) for name, n in (("hit", foes), ("victims", heroes)) if n)
