"""Losing and regaining health; death, lives and what becomes of the gear."""

from collections.abc import Sequence

from verlies.core.agenda import Ask, Menu
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.carry import EMPTY

from . import events, how
from .content.ids import NONE, OUT
from .ending import check_lost
from .gear import but_for, kinds_of, lay_down, pick_refusal, pile, put_away, spot, take_out
from .kinds import ExtraDie, Insurance
from .options import PICK, TROPHY
from .reasons import NO_TROPHY, NOT_LYING, OK
from .state import BagState

TURN_SCOPE = "turn"


def max_health(s: BagState, seat: int) -> int:
    """Return the highest health of a hero."""
    return s.kind_of(seat).health


def lose(s: BagState, seat: int, n: int, kind: int) -> None:
    """Let a hero lose health, at most what is left; whoever has none dies later, all at once."""
    hero = s.heroes[seat]
    before = hero.health
    hero.health = max(0, before - n)
    s.emit(kind, seat, n, before, c=hero.health)


def lose_reduced(s: BagState, seat: int, n: int, kind: int) -> None:
    """Let a hero lose health, less what armour and shields keep off."""
    left = guarded(s, seat, n)
    if left > 0:
        lose(s, seat, left, kind)


def guarded(s: BagState, seat: int, n: int) -> int:
    """Return what is left of a loss after armour and shields, and tell of them."""
    guard = s.guard(seat)
    left = max(0, n - guard)
    if guard > 0:
        s.emit(events.GUARDED, seat, n, n - left)
    return left


def heal(s: BagState, seat: int, n: int, kind: int) -> None:
    """Let a hero regain health, up to the highest."""
    hero = s.heroes[seat]
    before = hero.health
    hero.health = min(max_health(s, seat), before + n)
    s.emit(kind, seat, hero.health - before, before, c=hero.health)


# Death


def bury(s: BagState, seats: Sequence[int], killer: int = NONE) -> None:
    """Let all of some heroes die who have no health left; whose turn it is comes last, for it ends then."""
    dead = [seat for seat in seats if s.is_inside(seat) and s.heroes[seat].health == 0]
    for seat in sorted(dead, key=lambda each: each == s.active):
        die(s, seat, how.OUTSIDE if killer in (NONE, seat) else how.RIVAL, killer=killer)


def die(s: BagState, seat: int, why: int, by_dragon: bool = False, killer: int = NONE) -> None:
    """Let a hero lose a life and the gear; back to the start, or out of the game."""
    hero = s.heroes[seat]
    hero.lives -= 1
    s.emit(events.DIED, seat, hero.lives, spot(s, hero.field), c=why)
    lose_gear(s, seat, by_dragon)
    if hero.lives > 0:
        come_back(s, seat)
    else:
        hero.status, hero.field, hero.came = OUT, NONE, NONE
        s.emit(events.OUT, seat)
    stop_acting(s, seat)
    if killer not in (NONE, seat):
        rob(s, seat, killer)
    check_lost(s)


def come_back(s: BagState, seat: int) -> None:
    """Put a hero on the start tile with full health."""
    hero = s.heroes[seat]
    hero.field, hero.came = s.start(), NONE
    hero.health = max_health(s, seat)
    s.emit(events.BACK, seat, hero.health)


def stop_acting(s: BagState, seat: int) -> None:
    """Drop what a dead hero was about to do: the whole turn if it is his, else only what is about him."""
    if seat == s.active and s.within(TURN_SCOPE):
        s.cut(TURN_SCOPE)
    else:
        s.drop_frames_of(seat)


def lose_gear(s: BagState, seat: int, by_dragon: bool) -> None:
    """Let everything lie where the hero died, or in the pool; the bear runs off, an insurance keeps the rest."""
    hero = s.heroes[seat]
    send_bears_home(s, seat)
    policy = insurance(s, seat)
    if policy != NONE and hero.lives > 0:
        take_out(s, seat, policy)
        s.used.append(policy)
        s.emit(events.INSURED, seat, policy)
        return
    gear = s.gear(seat)
    hero.held, hero.company = [EMPTY] * len(hero.held), []
    for number in gear:
        leave_gear(s, seat, number, by_dragon)


def leave_gear(s: BagState, seat: int, number: int, by_dragon: bool) -> None:
    """Leave one thing on the tile, or in the healing pool, or let it wait for the pool."""
    field = s.heroes[seat].field
    if not by_dragon:
        lay_down(s, field, number)
        s.emit(events.DROPPED, seat, number, spot(s, field), c=how.DEATH)
        return
    s.emit(events.TO_POOL, seat, number)
    pool = s.pool_field()
    if pool == NONE:
        s.waiting.append(number)
    else:
        lay_down(s, pool, number)


def send_bears_home(s: BagState, seat: int) -> None:
    """Let companions that leave with a life go back into the bag."""
    for number in s.heroes[seat].company:
        if is_bear(s, number):
            take_out(s, seat, number)
            s.items.shuffle_in([number])
            s.emit(events.BEAR_GONE, seat, number)


def is_bear(s: BagState, number: int) -> bool:
    """Return whether an item is a companion that leaves with a life."""
    return any(isinstance(effect, ExtraDie) and effect.lasting for effect in s.item(number).effects)


def insurance(s: BagState, seat: int) -> int:
    """Return the item that keeps a hero's gear, or NONE."""
    for number in s.in_place(seat):
        if any(isinstance(effect, Insurance) for effect in s.item(number).effects):
            return number
    return NONE


# What the victor takes, in the free-for-all


def rob(s: BagState, victim: int, killer: int) -> None:
    """Let the victor choose one of the victim's trophies."""
    if s.is_inside(killer) and s.heroes[victim].trophies:
        s.push(killer, [TakeTrophy(victim)])


class TakeTrophy(Ask[BagState]):
    """Which of the victim's dead monsters do you take?"""

    victim: int

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer each kind."""
        return [TROPHY + number for number in kinds_of(state.heroes[self.victim].trophies)]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Take it."""
        hand_trophy(state, self.victim, subject, pick - TROPHY, how.RIVAL)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """The victim has none of that kind."""
        return state.refusal(NO_TROPHY) if pick - pick % KIND == TROPHY else NOT_OFFERED


def hand_trophy(s: BagState, of: int, to: int, number: int, why: int) -> None:
    """Let a trophy change hands."""
    s.heroes[of].trophies = but_for(s.heroes[of].trophies, number)
    s.heroes[to].trophies = sorted([*s.heroes[to].trophies, number])
    s.emit(events.LOST_TROPHY, of, number, to, c=why)
    s.emit(events.GOT_TROPHY, to, number, of, c=why)


class Spoils(Menu[BagState]):
    """Whoever won a fight in somebody else's turn may take what lies there at once."""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer what can be picked up."""
        lying = [
            PICK + number for number in kinds_of(pile(state, subject)) if pick_refusal(state, subject, number) == OK
        ]
        return [PASS, *lying] if lying else []

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Pick it up, or be done."""
        if pick == PASS:
            state.close()
        else:
            pick_up(state, subject, pick - PICK)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Nothing else lies there."""
        return state.refusal(NOT_LYING) if pick - pick % KIND == PICK else NOT_OFFERED


def pick_up(s: BagState, seat: int, number: int) -> None:
    """Pick something up from the tile."""
    if s.item(number).carried():
        s.emit(events.PICKED, seat, number, spot(s, s.heroes[seat].field))
    put_away(s, seat, number)
