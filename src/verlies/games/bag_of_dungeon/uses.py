"""Using items and skills: what may be used when, what it costs, and what it does at close quarters."""

from verlies.core.agenda import Ask
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.consent import Consent

from . import events, how
from .content.ids import AFTER_ROLLS, ANY_TIME, ENTERING, FIGHT, HEALER, LIFE_LOST, NONE, OWN_TURN, PASSIVE, WHEN_DRAWN
from .foes import fell, full_health, hit_outside, reveal, strike
from .gear import kinds_of, lay_down, put_away, take_out
from .harm import bury, heal, lose, max_health
from .kinds import Drain, Effect, ExtraDie, Heal, Item, Skull, Steal, Vine
from .options import AGREE, AIM, AIM_AT, TAKE
from .reasons import (
    CLOAK_WHEN,
    DENIED,
    FULL_HEALTH,
    ITEM_AP,
    NO_SHOT_IN_FIGHT,
    NO_SKILL,
    NO_TARGET,
    NOT_USED,
    NOT_YOURS,
    NOTHING_HELD,
    NOTHING_LEFT,
    OK,
    ONLY_FIGHT,
    ONLY_ROLLED,
    ONLY_TURN,
    RENEW_FAR,
    RENEW_OTHER,
    RENEW_WELL,
    SHOT_AP,
    SKILL_AP,
    SKILL_NOT_NOW,
    SKILL_SPENT,
    STORED,
    STRONG,
    TOO_MUCH_DEBT,
)
from .rolls import throw
from .state import BagState

# Action points


def can_pay(s: BagState, seat: int, n: int) -> bool:
    """Return whether a hero has so many action points, of this turn or, out of turn, of the next one."""
    if seat == s.active:
        return s.heroes[seat].ap >= n
    return s.max_ap(seat) - s.heroes[seat].debt >= n


def pay(s: BagState, seat: int, n: int, why: int) -> None:
    """Let a hero pay action points; out of turn they are missing in the next one."""
    hero = s.heroes[seat]
    if n == 0:
        return
    if seat == s.active:
        hero.ap -= n
        s.emit(events.PAID, seat, n, hero.ap, c=why)
    else:
        hero.debt += n
        s.emit(events.BORROWED, seat, n, hero.debt, c=why)


def price_refusal(s: BagState, seat: int, item: Item) -> int:
    """Return why a hero cannot pay for an item."""
    if item.ap > 0 and s.turn.over and seat == s.active:
        return s.turn_refusal()
    if can_pay(s, seat, item.ap):
        return OK
    if seat != s.active:
        return TOO_MUCH_DEBT
    return SHOT_AP if item.ranged else ITEM_AP


# When


def moment_refusal(s: BagState, seat: int, number: int, fighting: bool) -> int:
    """Return why an item that a hero has is not to be used at such a moment at all."""
    item = s.item(number)
    if item.when in (PASSIVE, WHEN_DRAWN, LIFE_LOST):
        return NOT_USED
    if item.when == ENTERING:
        return CLOAK_WHEN
    if item.when & (ANY_TIME | (FIGHT if fighting else OWN_TURN)) == 0:
        return NO_SHOT_IN_FIGHT if item.ranged else untimely(item)
    return OK if s.uses(seat, number) else STORED


def untimely(item: Item) -> int:
    """Return when an item is used that is not used now."""
    if item.when & AFTER_ROLLS:
        return ONLY_ROLLED
    return ONLY_FIGHT if item.when & FIGHT else ONLY_TURN


def use_refusal(s: BagState, seat: int, number: int, fighting: bool) -> int:
    """Return why a hero cannot use an item at close quarters, in a fight or in the own turn."""
    reason = moment_refusal(s, seat, number, fighting)
    if reason == OK:
        reason = price_refusal(s, seat, s.item(number))
    return effect_refusal(s, seat, number, fighting) if reason == OK else reason


def effect_refusal(s: BagState, seat: int, number: int, fighting: bool) -> int:
    """Return why an item would do nothing now."""
    effect = s.item(number).effect()
    if isinstance(effect, Heal):
        return FULL_HEALTH if s.heroes[seat].health == max_health(s, seat) else OK
    if isinstance(effect, Skull):
        return OK if skull_victims(s, seat) else NO_TARGET
    if isinstance(effect, ExtraDie):
        strong = s.fight.strong >> seat & 1 == 1 if fighting else s.turn.strong
        return STRONG if strong else OK
    if isinstance(effect, (Drain, Steal)):
        return OK if close_targets(s, seat, effect) else NO_TARGET
    return OK if isinstance(effect, Vine) else NOT_USED


def usable(s: BagState, seat: int, fighting: bool) -> list[int]:
    """Return the items a hero can use at close quarters now."""
    return [number for number in kinds_of(s.gear(seat)) if use_refusal(s, seat, number, fighting) == OK]


def spend(s: BagState, seat: int, number: int) -> None:
    """Pay for an item and use it, up if it is for one use."""
    item = s.item(number)
    pay(s, seat, item.ap, how.SHOT if item.ranged else how.ITEM)
    s.emit(events.USED, seat, number)
    if item.once:
        take_out(s, seat, number)
        s.used.append(number)
        s.emit(events.SPENT, seat, number, how.USED)


def use(s: BagState, seat: int, number: int, fighting: bool) -> None:
    """Use an item, or ask for its target first."""
    effect = s.item(number).effect()
    if isinstance(effect, (Drain, Steal)):
        s.push(seat, [CloseAim(number)])
        return
    spend(s, seat, number)
    if isinstance(effect, Heal):
        heal(s, seat, throw(s, seat, effect.dice), events.HEALED)
    elif isinstance(effect, ExtraDie):
        grow(s, seat, fighting)
    elif isinstance(effect, Skull):
        commit(s, fighting)
        curse(s, seat, effect.dice)
    else:
        assert isinstance(effect, Vine)
        commit(s, fighting)
        bind(s, seat, effect.dice)


def commit(s: BagState, fighting: bool) -> None:
    """Note that a fight has begun, so that nobody runs before a round was fought."""
    if fighting:
        s.fight.committed = s.fight.committed or s.fight.round == 0


def grow(s: BagState, seat: int, fighting: bool) -> None:
    """Give a hero one more die for this fight, or the next one of this turn."""
    if fighting:
        s.fight.strong |= 1 << seat
    else:
        s.turn.strong = True
    s.emit(events.STRONGER, seat, s.own_dice(seat))


def bind(s: BagState, seat: int, dice: int) -> None:
    """Hurt the opponent, who cannot hurt the hero in the next round."""
    s.fight.bound |= 1 << seat
    s.emit(events.BINDS, seat)
    hurt_opponent(s, seat, throw(s, seat, dice))


def hurt_opponent(s: BagState, seat: int, n: int) -> None:
    """Hurt whom a hero fights: the monster, or the other hero."""
    f = s.fight
    if f.rival == NONE:
        strike(s, n, events.FOE_STRUCK)
    else:
        other = f.other(seat)
        lose(s, other, n, events.VINE_HIT)
        end_of_rival(s, seat, other)


def end_of_rival(s: BagState, seat: int, other: int) -> None:
    """End a fight between heroes if one of them has no health left."""
    if s.heroes[other].health == 0:
        fell(s, other, seat)


def skull_victims(s: BagState, seat: int) -> bool:
    """Return whether there is anybody whom the skull may be meant for: the monster, or a foe among heroes."""
    field = s.heroes[seat].field
    return s.monster_at(field) or (s.hostile() and field != s.start() and bool(s.others_at(seat)))


def curse(s: BagState, seat: int, dice: int) -> None:
    """Hurt everybody else on the tile, friends as well, by one roll."""
    n = throw(s, seat, dice)
    victims = s.others_at(seat)
    field = s.heroes[seat].field
    for victim in victims:
        lose(s, victim, n, events.HIT)
    if s.fight.hero != NONE and s.fight.rival == NONE:
        strike(s, n, events.FOE_STRUCK)
    elif s.monster_at(field):
        reveal(s, seat, field, how.SHOT)
        hit_outside(s, seat, field, n, events.FOE_CURSED)
    if not s.outcome:
        bury_victims(s, seat, victims)


def bury_victims(s: BagState, seat: int, victims: list[int]) -> None:
    """Let those die who have no health left; a dead partner helps no more, a dead rival has lost."""
    f = s.fight
    if f.partner != NONE and s.heroes[f.partner].health == 0:
        f.partner = NONE
    rival = f.other(seat)
    if rival in victims:
        end_of_rival(s, seat, rival)
    bury(s, victims, seat if s.hostile() else NONE)


# Teeth and claw


def close_targets(s: BagState, seat: int, effect: Effect) -> list[int]:
    """Return whom the teeth or the claw may be used on: the monster here, or heroes anywhere."""
    out: list[int] = []
    field = s.heroes[seat].field
    if isinstance(effect, Drain) and s.monster_at(field):
        out.append(AIM + field)
    return out + [AIM_AT + other for other in s.inside() if hero_refusal(s, seat, other, effect) == OK]


def hero_refusal(s: BagState, seat: int, other: int, effect: Effect) -> int:
    """Return why another hero cannot be drained or robbed."""
    absence = s.absence(seat, other)
    if absence != OK:
        return absence
    if s.turn.denied >> other & 1:
        return DENIED
    if isinstance(effect, Drain):
        return OK if drained(s, other, effect) > 0 else NOTHING_LEFT
    return OK if s.gear(other) else NOTHING_HELD


def drained(s: BagState, other: int, effect: Drain) -> int:
    """Return how much health goes over; among friends one is left."""
    return min(effect.n, s.heroes[other].health - (0 if s.hostile() else 1))


class CloseAim(Ask[BagState]):
    """Whom are the teeth or the claw for? Nothing is paid before."""

    number: int

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(self.number).source()

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer every target."""
        return [PASS, *close_targets(state, subject, state.item(self.number).effect())]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Go on with that target."""
        effect = state.item(self.number).effect()
        if pick == PASS:
            return
        if isinstance(effect, Steal):
            state.push(subject, [StealWhat(self.number, pick - AIM_AT)])
        elif pick >= AIM_AT:
            Spare(self.number, NONE).put(state, subject, pick - AIM_AT)
        else:
            spend(state, subject, self.number)
            drain_foe(state, subject, effect)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why nobody there can be meant."""
        other = pick % KIND
        if pick - other == AIM_AT and other != subject:
            return state.refusal(hero_refusal(state, subject, other, state.item(self.number).effect()))
        return state.refusal(NO_TARGET) if pick - other == AIM else NOT_OFFERED


def drain_foe(s: BagState, seat: int, effect: Effect) -> None:
    """Move health from the monster here to the hero."""
    assert isinstance(effect, Drain)
    fighting = s.fight.hero == seat and s.fight.rival == NONE
    field = s.heroes[seat].field
    commit(s, fighting)
    kind = reveal(s, seat, field, how.SHOT)
    left = s.fight.health if fighting else max(1, full_left(s, seat, field, kind))
    n = min(effect.n, left)
    heal(s, seat, n, events.FED)
    if fighting:
        strike(s, n, events.FOE_STRUCK)
    else:
        hit_outside(s, seat, field, n, events.FOE_CURSED)


def full_left(s: BagState, seat: int, field: int, kind: int) -> int:
    """Return what a monster outside a fight has left."""
    return full_health(s, seat, kind) - s.wounds_at(field)


class StealWhat(Ask[BagState]):
    """Which item of the other hero does the claw take?"""

    number: int
    other: int

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(self.number).source()

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer each kind."""
        return [PASS, *[TAKE + number for number in kinds_of(state.gear(self.other))]]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Ask for it, or take it."""
        if pick != PASS:
            Spare(self.number, pick - TAKE).put(state, subject, self.other)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """The other one has no such thing."""
        return state.refusal(NOT_YOURS) if pick - pick % KIND == TAKE else NOT_OFFERED


class Spare(Consent[BagState]):
    """Will you give a friend some of your health, or the item the claw reaches for?"""

    number: int
    wanted: int
    """The item, or NONE if it is about health."""

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(self.number).source()

    def case(self, state: BagState, subject: int) -> str:
        """Return what the teeth would cost; of the claw the thing is told that it reaches for."""
        effect = state.item(self.number).effect()
        return f"drain={drained(state, state.asked, effect)}" if isinstance(effect, Drain) else ""

    def yes(self) -> int:
        """Return the option that agrees."""
        return AGREE

    def needed(self, state: BagState, subject: int, seat: int) -> bool:
        """Friends are asked; foes are not, nor is oneself."""
        return not state.hostile() and not state.solo()

    def put(self, state: BagState, subject: int, seat: int) -> None:
        """Tell of the question, if it is one."""
        if self.needed(state, subject, seat):
            state.emit(events.ASKED, subject, self.number, seat)
        super().put(state, subject, seat)

    def agreed(self, state: BagState, subject: int, seat: int) -> None:
        """Pay, and do it."""
        effect = state.item(self.number).effect()
        spend(state, subject, self.number)
        if isinstance(effect, Drain):
            drain_hero(state, subject, seat, drained(state, seat, effect))
        else:
            steal(state, subject, seat, self.wanted)

    def declined(self, state: BagState, subject: int, seat: int) -> None:
        """Nothing is spent, and nobody asks again in this turn."""
        state.turn.denied |= 1 << seat
        state.emit(events.DECLINED, subject, self.number, seat)


def drain_hero(s: BagState, seat: int, other: int, n: int) -> None:
    """Move health from another hero; among foes that may kill."""
    fighting = s.fight.hero != NONE and other in (s.fight.hero, s.fight.rival)  # no mutant: nobody could run anyway
    commit(s, fighting)  # no mutant: for the same reason
    lose(s, other, n, events.DRAINED)
    heal(s, seat, n, events.FED)
    bury_victims(s, seat, [other])


def steal(s: BagState, seat: int, other: int, number: int) -> None:
    """Move an item from another hero; what finds no room lies on the tile."""
    take_out(s, other, number)
    lay_down(s, s.heroes[seat].field, number)
    s.emit(events.LOST_TO, other, number, seat)
    s.emit(events.STOLE, seat, number, other)
    put_away(s, seat, number)


# The healer


def renew_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot heal others now."""
    hero, kind = s.heroes[seat], s.kind_of(seat)
    if hero.uses == 0:
        return SKILL_SPENT if kind.uses else NO_SKILL
    if hero.kind != HEALER:
        return SKILL_NOT_NOW
    if s.turn.over:
        return s.turn_refusal()
    if hero.ap < kind.skill_ap:
        return SKILL_AP
    return OK if renew_targets(s, seat) else RENEW_WELL


def renew_targets(s: BagState, seat: int) -> list[int]:
    """Return the hurt heroes on the tile."""
    here = s.at(s.heroes[seat].field)
    return [AIM_AT + other for other in here if s.heroes[other].health < max_health(s, other)]


class RenewWhom(Ask[BagState]):
    """Whom do you heal?"""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer the hurt heroes here."""
        return [PASS, *renew_targets(state, subject)]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Pay and heal."""
        if pick == PASS:
            return
        use_skill(state, subject)
        pay(state, subject, state.kind_of(subject).skill_ap, how.SKILL)
        heal(state, pick - AIM_AT, throw(state, subject, 2), events.RENEWED)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Only the hurt here can be healed."""
        other = pick % KIND
        if pick - other != AIM_AT or other >= state.seats:
            return NOT_OFFERED
        here = other in state.at(state.heroes[subject].field)
        return state.refusal(RENEW_OTHER if here else RENEW_FAR)


def use_skill(s: BagState, seat: int) -> None:
    """Note one use of a hero's skill; the skill has the number of the hero."""
    hero = s.heroes[seat]
    hero.uses -= 1
    s.emit(events.SKILL, seat, hero.kind, hero.uses)
