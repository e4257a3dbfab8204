"""Monsters: uncovering them, hurting them, and what their defeat brings."""

from bisect import bisect

from verlies.kit.carry import drop
from verlies.kit.duel import FIGHT

from . import events, how
from .content.ids import MIRROR, MONSTER_STREAM, NONE
from .ending import check_win
from .finds import DrawItem
from .gear import spot
from .harm import Spoils, die
from .kinds import Guard
from .state import FACE_DOWN, FOUGHT, HIDDEN, BagState, Fight

ONE_ITEM = 6
TWO_ITEMS = 10
"""With how much health a monster must have started to bring so many items."""


def add_lair(s: BagState, field: int, known: int) -> None:
    """Note that a monster is on a field, and what is known of it."""
    at = bisect(s.lairs, field)
    s.lairs = [*s.lairs[:at], field, *s.lairs[at:]]
    s.lurking = [*s.lurking[:at], known, *s.lurking[at:]]


def clear_lair(s: BagState, field: int) -> None:
    """Note that the monster on a field is gone."""
    at = s.lairs.index(field)
    s.lairs = s.lairs[:at] + s.lairs[at + 1 :]
    s.lurking = s.lurking[:at] + s.lurking[at + 1 :]
    forget_wounds(s, field)


def forget_wounds(s: BagState, field: int) -> None:
    """Forget what a monster lost by shots."""
    if field in s.turn.hurt:
        at = s.turn.hurt.index(field)
        del s.turn.hurt[at], s.turn.wounds[at]


def reveal(s: BagState, seat: int, field: int, why: int) -> int:
    """Uncover the monster on a field, if it is not, and return its kind."""
    known = s.known_at(field)
    if known not in (HIDDEN, FACE_DOWN):
        return known
    if known == HIDDEN:
        kind = s.monsters.draw(s.chance, MONSTER_STREAM)
        s.emit(events.REVEALED, seat, kind, spot(s, field), c=why)
    else:
        kind, s.guardian = s.guardian, NONE
        s.emit(events.TURNED_UP, seat, kind, spot(s, field), c=why)
    s.reveal(s.everybody())
    s.lurking = [kind if lair == field else each for lair, each in zip(s.lairs, s.lurking, strict=True)]
    return kind


def full_health(s: BagState, seat: int, kind: int) -> int:
    """Return a monster's health against a hero; the mirror monster has that of its opponent."""
    foe = s.foe(kind)
    return s.heroes[seat].health if foe.special == MIRROR else foe.health


def is_dragon(s: BagState, kind: int) -> bool:
    """Return whether a kind of monster is the dragon, or NONE or something hidden, which is not."""
    return kind == s.dragon_kind()


# Hurting


def hit_outside(s: BagState, seat: int, field: int, n: int, event: int = events.HIT_FOE) -> None:
    """Let a monster outside a fight lose health until the end of the turn, or die."""
    kind = s.known_at(field)
    full = full_health(s, seat, kind)
    before = max(full - s.wounds_at(field), 1)
    after = max(0, before - n)
    s.emit(event, seat, n, before, c=after)
    if after == 0:
        slay(s, seat, field, kind, full, how.SHOT)
    else:
        wound(s, field, n)


def wound(s: BagState, field: int, n: int) -> None:
    """Note what a monster lost by shots in this turn."""
    if field in s.turn.hurt:
        s.turn.wounds[s.turn.hurt.index(field)] += n
    else:
        s.turn.hurt.append(field)
        s.turn.wounds.append(n)


def strike(s: BagState, n: int, kind: int) -> None:
    """Let the monster of the fight lose health, or die."""
    f = s.fight
    before = f.health
    f.health = max(0, before - n)
    s.emit(kind, f.hero, n, before, c=f.health)
    if f.health == 0:
        win_fight(s)


# Defeat


def win_fight(s: BagState) -> None:
    """End the fight with the monster's defeat."""
    f = s.fight
    f.fought = True
    s.cut(FIGHT)
    end_fight(s)
    slay(s, f.hero, f.field, f.monster, f.begun, how.FIGHT)


def end_fight(s: BagState) -> None:
    """End the fight: the turn is over and brittle armour breaks, unless a monster was left before the first round.

    Then it was no fight, and a strength that was drunk for one is still there.
    """
    f = s.fight
    if f.round > 0 or f.fought or f.rival != NONE:
        s.turn.over = FOUGHT
    elif f.hero == s.active:
        s.turn.strong = bool(f.strong >> f.hero & 1)
    for seat in (f.hero, f.rival) if f.fought else ():
        if seat != NONE:
            wear_out(s, seat)
    s.fight = Fight()


def fell(s: BagState, loser: int, winner: int) -> None:
    """End a fight between heroes with the death of one; whoever won out of turn takes what lies there at once."""
    s.fight.fought = True
    s.cut(FIGHT)
    end_fight(s)
    die(s, loser, how.RIVAL, killer=winner)
    if winner != s.active and s.is_inside(winner):
        s.push(winner, [Spoils()])


def wear_out(s: BagState, seat: int) -> None:
    """Take away what falls apart after a fight."""
    held = s.heroes[seat].held
    for number in s.in_place(seat):
        for effect in s.item(number).effects:
            if isinstance(effect, Guard) and effect.breaks:
                drop(held, held.index(number), s.used)
                s.emit(events.SPENT, seat, number, how.WORN)


def items_for(health: int) -> int:
    """Return how many items a monster brings that had so much health at first."""
    return 2 if health >= TWO_ITEMS else 1 if health >= ONE_ITEM else 0


def slay(s: BagState, seat: int, field: int, kind: int, begun: int, why: int) -> None:
    """Let a hero have the trophy and the reward; the tile is an ordinary one from now on."""
    clear_lair(s, field)
    if is_dragon(s, kind):
        s.dragon = False
        s.heroes[seat].slayer = True
        s.emit(events.SLEW, seat, spot(s, field))
        check_win(s, True)
        return
    s.heroes[seat].trophies = sorted([*s.heroes[seat].trophies, kind])
    s.emit(events.BEAT, seat, kind, spot(s, field), c=why)
    check_win(s, False)
    if s.outcome:
        return
    count = items_for(begun)
    if count:
        s.emit(events.REWARD, seat, count)
        s.push(seat, [DrawItem(count, how.WON)])
