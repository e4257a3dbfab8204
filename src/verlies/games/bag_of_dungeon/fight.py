"""Meeting monsters and fighting them: rounds of dice, help, running away, and who is left."""

from typing import Any

from verlies.core.agenda import Ask, Menu, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.duel import FIGHT as FIGHT_SCOPE
from verlies.kit.duel import Rounds
from verlies.kit.harm import Threat, announced, prevent
from verlies.kit.moments import Moment
from verlies.kit.tiles import SIDES
from verlies.kit.ways import MapWays, within

from . import events, how
from .content.ids import DWARF, FIGHTER, ITEM, MIRROR, MOST_DICE, NONE, RUN_HEALTH, SPIKE_TILE, STING, STING_RANGE
from .ending import check_win
from .finds import DrawItem
from .foes import end_fight, fell, full_health, is_dragon, reveal, strike, wear_out
from .gear import kinds_of, spot
from .harm import bury, die, guarded, lose
from .help import call, call_refusal, reachable
from .kinds import Escape, Heal, RollAgain, Sneak
from .options import CALL, FIGHT, RUN, SKILL, SNEAK, USE
from .reasons import (
    BLOWN_WHERE,
    IN_FIGHT,
    MUST_FACE,
    NO_CLOAK,
    NO_LANDING,
    NO_SKILL,
    NOT_YOURS,
    OK,
    PARTNER_AP,
    PARTNER_DEBT,
    RUN_AP,
    RUN_BEGUN,
    RUN_BLOCKED,
    RUN_COMMITTED,
    RUN_FAR,
    RUN_RIVAL,
    SKILL_NOT_NOW,
    SKILL_SPENT,
    SNEAK_DRAGON,
    SNEAK_LATE,
    TOO_MUCH_DEBT,
)
from .rolls import combat_score, doubles_of, one_die, throw
from .spikes import Spikes
from .state import BagState, Fight
from .uses import can_pay, moment_refusal, pay, price_refusal, spend, usable, use, use_refusal, use_skill

RUN_COST = 1

# Coming to a tile


def move(s: BagState, seat: int, field: int, why: int) -> None:
    """Put a hero's figure on a field."""
    hero = s.heroes[seat]
    hero.came = hero.field if why in (how.WALKED, how.RAN) else NONE
    hero.field = field
    s.emit(events.MOVED, seat, spot(s, field), why)


def arrive(s: BagState, seat: int) -> None:
    """Let happen what happens to a hero on a tile just entered."""
    field = s.heroes[seat].field
    if s.monster_at(field):
        if not s.turn.over or seat != s.active:
            meet(s, seat)
        return
    check_win(s, False)
    if s.outcome:
        return
    if s.floor(field).sort == ITEM and field not in s.looted:
        s.looted = sorted([*s.looted, field])
        s.push(seat, [DrawItem(1, how.FOUND)])
    if s.terms.spikes and field == s.field_of(SPIKE_TILE) and not s.jammed:
        s.push(seat, [Spikes()])


def meet(s: BagState, seat: int, why: int = how.ENTERED) -> None:
    """Uncover the monster on a hero's tile, and face it."""
    field = s.heroes[seat].field
    if why == how.ENTERED:
        why = how.DRAWN if s.known_at(field) < 0 else how.SHOT if s.wounds_at(field) else why
    kind = reveal(s, seat, field, how.ENTERED)
    foe = s.foe(kind)
    strong = 1 << seat if s.turn.strong and seat == s.active else 0
    f = s.fight = Fight()
    s.turn.strong = False
    f.hero, f.field, f.monster, f.strong = seat, field, kind, strong
    f.dice, f.bonus = (s.own_dice(seat), s.bonus(seat)) if foe.special == MIRROR else (foe.dice, foe.bonus)
    f.begun = full_health(s, seat, kind)
    f.health = max(1, f.begun - s.wounds_at(field))
    s.emit(events.MET, seat, kind, f.health, c=why)
    Bout().begin(s, seat)


# Rounds


class Bout(Rounds[BagState]):
    """One round after the other: what is done before it, then the dice."""

    def run(self, state: BagState, subject: int) -> None:
        """Ask the fighter; a partner may drink before."""
        state.push(subject, [Clash()])
        if state.fight.partner != NONE:
            state.push(state.fight.partner, [Sip()])


class Clash(Menu[BagState]):
    """Fight on, run, sneak past, call a friend, use something: the choice before every round."""

    def rule(self, state: BagState, subject: int) -> str:
        """Return the rule about meeting a monster, about later rounds, or about a fight between heroes."""
        f = state.fight
        if f.rival != NONE:
            return state.ask_rule("Clash.rival")
        if f.alone:
            return state.ask_rule("Clash.alone")
        return state.ask_rule("Clash.later" if f.round else "Clash")

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer all that is possible."""
        out = [FIGHT]
        out += [RUN + to for to in run_targets(state, subject)] if run_refusal(state, subject) == OK else []
        out += [SNEAK] if sneak_refusal(state, subject) == OK else []
        out += [CALL + friend for friend in reachable(state, subject)]
        out += [USE + number for number in fight_items(state, subject)]
        return [*out, SKILL] if blow_refusal(state, subject) == OK else out

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Do it; only fighting, running and sneaking close the choice."""
        kind, number = pick - pick % KIND, pick % KIND
        if kind == FIGHT:
            state.close()
            engage(state, subject)
        elif kind == RUN:
            run(state, subject, number)
        elif kind == SNEAK:
            sneak(state, subject)
        elif kind == CALL:
            call(state, subject, number)
        elif kind == SKILL:
            use_skill(state, subject)
            state.fight.doubled |= 1 << subject
        else:
            use_in_fight(state, subject, number)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why it is not possible in a fight."""
        kind, number = pick - pick % KIND, pick % KIND
        return state.refusal(clash_refusal(state, subject, kind, number))


def clash_refusal(s: BagState, seat: int, kind: int, number: int) -> int:
    """Return why something cannot be done before a round."""
    if kind == RUN:
        return run_refusal(s, seat) or run_to_refusal(s, seat, number)
    if kind == SNEAK:
        return sneak_refusal(s, seat)
    if kind == CALL:
        return call_refusal(s, seat, number)
    if kind == USE:
        return fight_item_refusal(s, seat, number)
    if kind == SKILL:
        return blow_refusal(s, seat)
    return IN_FIGHT if s.fight.round or s.fight.rival != NONE else MUST_FACE


def engage(s: BagState, seat: int) -> None:
    """Begin a round: the attacked hero has his choice as well, then the dice are thrown."""
    f = s.fight
    if f.rival not in (NONE, seat):
        s.push(f.rival, [Clash()])
    else:
        s.push(f.hero, [RollRound()])


# The dice


class RollRound(Step[BagState]):
    """The hero rolls first, then the opponent; then it is seen who was better."""

    def run(self, state: BagState, subject: int) -> None:
        """Roll for both."""
        f = state.fight
        state.mine = roll_hero(state, f.hero)
        steps: list[Step[Any]] = [Reroll(), Judge()]
        if f.rival == NONE:
            state.theirs = roll_foe(state)
            state.push(f.hero, steps)
        else:
            state.theirs = roll_hero(state, f.rival)
            state.push(f.hero, steps)
            state.push(f.rival, [Reroll()])


def dice_of(s: BagState, seat: int) -> int:
    """Return with how many dice a hero rolls in the fight that is on."""
    partner = 1 if s.fight.partner != NONE and seat == s.fight.hero else 0
    return min(MOST_DICE, s.own_dice(seat) + partner)


def roll_hero(s: BagState, seat: int) -> int:
    """Roll for a hero and return the total: doubles, then the bonus, and all of it twice for a lethal blow."""
    throw(s, seat, dice_of(s, seat))
    if seat == s.fight.rival:
        s.fight.against = s.dice
    else:
        s.fight.rolled = s.dice
    score, bonus = combat_score(s), s.bonus(seat)
    if score > sum(s.dice):
        s.emit(events.DOUBLES, seat, sum(s.dice), score, c=doubles_of(s.dice))
    twice = s.fight.doubled >> seat & 1
    total = (score + bonus) * (1 + twice)
    kinds = (events.SCORED, events.SCORED_TWICE)
    if seat == s.fight.rival:
        kinds = (events.RIVAL_SCORED, events.RIVAL_SCORED_TWICE)
    s.emit(kinds[twice], seat, score, bonus, c=total)
    return total


def roll_foe(s: BagState) -> int:
    """Roll for the monster and return its total; doubles count nothing."""
    f = s.fight
    score = throw(s, f.hero, f.dice, events.FOE_DICE)
    f.against = s.dice
    s.emit(events.FOE_SCORED, f.hero, score, f.bonus, c=score + f.bonus)
    return score + f.bonus


class Reroll(Moment[BagState]):
    """Do you repeat your own roll?"""

    def uses(self, state: BagState, seat: int) -> list[int]:
        """Return the items that allow it."""
        return [USE + number for number in working(state, seat, RollAgain)]

    def use(self, state: BagState, seat: int, pick: int) -> list[Step[Any]]:
        """Use it up and roll again; the new roll counts."""
        spend(state, seat, pick - USE)
        state.emit(events.REROLLED, seat)
        if seat == state.fight.rival:
            state.theirs = roll_hero(state, seat)
        else:
            state.mine = roll_hero(state, seat)
        return []


def working(s: BagState, seat: int, effect: type[Any]) -> list[int]:
    """Return the items of a hero in place that have an effect."""
    return kinds_of([n for n in s.in_place(seat) if any(isinstance(each, effect) for each in s.item(n).effects)])


class Judge(Step[BagState]):
    """The lower total loses the difference; then the next round, unless somebody is dead."""

    def run(self, state: BagState, subject: int) -> None:
        """Compare."""
        f = state.fight
        f.round += 1
        f.fought = True
        f.committed, f.declined, f.doubled = False, 0, 0
        bound, f.bound = f.bound, 0
        margin = state.mine - state.theirs
        Bout().go_on(state, f.hero, [])
        if margin > 0 and f.rival == NONE:
            strike(state, margin, events.FOE_HURT)
        elif margin == 0:
            state.emit(events.LEVEL, f.hero, state.mine)
        else:
            loser = f.rival if margin > 0 else f.hero  # no mutant: the totals differ here
            threaten(state, loser, abs(margin), bound >> loser & 1 == 1)


def threaten(s: BagState, seat: int, loss: int, bound: bool) -> None:
    """Announce to a hero what a lost round costs: nothing to whom a vine protects, else less what armour keeps off."""
    if bound:
        s.emit(events.BOUND, seat, loss)
        return
    left = guarded(s, seat, loss)
    if left > 0:
        s.push(seat, [Wound(left)])


class Wound(Threat[BagState]):
    """What a lost round costs a hero, and those who are hurt with him."""

    def before(self, state: BagState, seat: int) -> "Brace":
        """Return the moment at which a dwarf may stand fast."""
        return Brace()

    def suffer(self, state: BagState, seat: int, n: int) -> None:
        """Lose it; the partner loses half, and a sting reaches others; then the dead are counted."""
        f = state.fight
        if f.rival != NONE:
            lose(state, seat, n, events.RIVAL_HURT if seat == f.rival else events.HURT)
            if state.heroes[seat].health == 0:
                fell(state, seat, f.other(seat))
            return
        lose(state, seat, n, events.HURT)
        if f.partner != NONE and n // 2 > 0:
            lose(state, f.partner, n // 2, events.HALF_HURT)
        stung = sting(state, n // 2) if state.foe(f.monster).special == STING else []
        bury(state, stung)
        count_dead(state)


class Brace(Moment[BagState]):
    """Do you stand fast? The whole loss of this round is ignored."""

    def uses(self, state: BagState, seat: int) -> list[int]:
        """Offer the dwarf's skill, once a game."""
        hero = state.heroes[seat]
        return [SKILL] if hero.kind == DWARF and hero.uses > 0 else []

    def use(self, state: BagState, seat: int, pick: int) -> list[Step[Any]]:
        """Ignore the loss."""
        use_skill(state, seat)
        loss = announced(state, seat)
        prevent(state, seat, loss)
        state.emit(events.BRACED, seat, loss)
        return []


def sting(s: BagState, n: int) -> list[int]:
    """Let every other hero near the fight lose so much, and return them; the partner has lost his half already."""
    f = s.fight
    near = within(MapWays(s.chart), f.field, STING_RANGE)
    stung = [seat for seat in s.inside() if seat not in (f.hero, f.partner) and s.heroes[seat].field in near]
    for seat in stung if n > 0 else []:
        lose(s, seat, n, events.STUNG)
    return stung


# Who is left


def count_dead(s: BagState) -> None:
    """Let those die who have no health left; a partner who stands fights on."""
    f = s.fight
    hero, partner, dragon = f.hero, f.partner, is_dragon(s, f.monster)
    partner_dead = partner != NONE and s.heroes[partner].health == 0
    if partner_dead:
        f.partner = NONE
        die(s, partner, how.FIGHT, dragon)
    if s.heroes[hero].health > 0:
        return
    wear_out(s, hero)
    if partner == NONE or partner_dead:
        give_up(s)
        die(s, hero, how.FIGHT, dragon)
    else:
        hand_over(s, hero, partner, dragon)


def give_up(s: BagState) -> None:
    """End a fight that nobody is left to fight; the monster recovers."""
    f = s.fight
    s.cut(FIGHT_SCOPE)
    s.emit(events.HEALS_BACK, f.hero, f.monster, spot(s, f.field), c=how.FIGHT)
    s.fight = Fight()


def hand_over(s: BagState, hero: int, partner: int, dragon: bool) -> None:
    """Let the fighter die and the partner fight on, with full strength against what is left of the monster."""
    f = s.fight
    s.cut(FIGHT_SCOPE)
    f.hero, f.partner, f.alone, f.fought = partner, NONE, True, False
    die(s, hero, how.FIGHT, dragon)
    s.emit(events.TAKES_OVER, partner, f.monster, f.health)
    Bout().begin(s, partner)


# Running


def run_targets(s: BagState, seat: int) -> list[int]:
    """Return where a hero can run to: connected tiles without a monster, else back where he came from."""
    hero = s.heroes[seat]
    free = [to for to in s.neighbours(hero.field) if not s.monster_at(to)]
    return free or [to for to in s.neighbours(hero.field) if to == hero.came]


def run_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot run, wherever to."""
    f = s.fight
    if f.committed or (f.rival != NONE and f.round == 0):
        return commitment(f)
    if not can_pay(s, seat, RUN_COST):
        return RUN_AP if seat == s.active else PARTNER_DEBT if f.alone else TOO_MUCH_DEBT
    return OK


def commitment(f: Fight) -> int:
    """Return why a round must be fought before anybody runs."""
    if f.rival != NONE:
        return RUN_RIVAL
    return RUN_BEGUN if f.partner == NONE else RUN_COMMITTED


def run_to_refusal(s: BagState, seat: int, to: int) -> int:
    """Return why a hero cannot run to a field."""
    if to in run_targets(s, seat):
        return OK
    return RUN_BLOCKED if to in s.neighbours(s.heroes[seat].field) else RUN_FAR


def run(s: BagState, seat: int, to: int) -> None:
    """Run away: an action point, a health but no life, and the fight is over for both."""
    f = s.fight
    pay(s, seat, RUN_COST, how.ALONE if f.alone else how.RAN)
    if f.rival == NONE:
        s.emit(events.RAN, seat, f.monster)
    else:
        s.emit(events.FLED, seat, f.other(seat))
    if s.heroes[seat].health > RUN_HEALTH:
        lose(s, seat, RUN_HEALTH, events.WINDED)
    get_away(s, seat, to, how.RAN)


def get_away(s: BagState, seat: int, to: int, why: int) -> None:
    """End the fight and stand somewhere else; a monster that was hurt in it recovers."""
    f = s.fight
    s.cut(FIGHT_SCOPE)
    if f.rival == NONE and f.health < f.begun and not s.wounds_at(f.field):
        s.emit(events.HEALS_BACK, seat, f.monster, spot(s, f.field), c=how.FIGHT)
    end_fight(s)
    move(s, seat, to, why)
    arrive(s, seat)


# Sneaking


def sneak_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot sneak past the monster."""
    f = s.fight
    if not working(s, seat, Sneak):
        return NO_CLOAK
    if is_dragon(s, f.monster):
        return SNEAK_DRAGON
    return SNEAK_LATE if f.round or f.committed or f.rival != NONE else OK


def sneak(s: BagState, seat: int) -> None:
    """Roll to get past the monster; whoever is caught must fight a round."""
    f = s.fight
    effect = s.item(working(s, seat, Sneak)[0]).effect()  # no mutant: nobody wears two cloaks
    assert isinstance(effect, Sneak)
    die = one_die(s)
    if die <= effect.fails:
        s.emit(events.CAUGHT, seat, die, f.monster)
        f.committed = True
        return
    s.emit(events.SNEAKED, seat, die, f.monster)
    s.cut(FIGHT_SCOPE)
    end_fight(s)


# Skills and items in a fight


def blow_refusal(s: BagState, seat: int) -> int:
    """Return why a hero cannot double the next roll."""
    hero = s.heroes[seat]
    if hero.kind != FIGHTER:
        return SKILL_NOT_NOW if s.kind_of(seat).uses else NO_SKILL
    if s.fight.doubled >> seat & 1:
        return SKILL_NOT_NOW
    return OK if hero.uses > 0 else SKILL_SPENT


def escapes(s: BagState, number: int) -> bool:
    """Return whether an item carries one out of a fight."""
    return any(isinstance(effect, Escape) for effect in s.item(number).effects)


def fight_items(s: BagState, seat: int) -> list[int]:
    """Return the items a hero can use before a round; a partner on his own borrows nothing for them."""
    return [number for number in kinds_of(s.gear(seat)) if fight_item_refusal(s, seat, number) == OK]


def fight_item_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why an item cannot be used before a round."""
    if not s.has(seat, number):
        return NOT_YOURS
    if s.fight.alone and s.item(number).ap > 0:
        return PARTNER_AP
    if not escapes(s, number):
        return use_refusal(s, seat, number, True)
    reason = moment_refusal(s, seat, number, True) or price_refusal(s, seat, s.item(number))
    return reason or (OK if blown_to(s, seat) else NO_LANDING)


def use_in_fight(s: BagState, seat: int, number: int) -> None:
    """Use an item before a round."""
    if escapes(s, number):
        s.push(seat, [Blown(number)])
    else:
        use(s, seat, number, True)


def blown_to(s: BagState, seat: int) -> list[int]:
    """Return where a tornado can carry a hero: to neighbouring tiles without a monster, over walls as well."""
    field = s.heroes[seat].field
    around = [s.chart.beside(field, side) for side in range(SIDES)]
    return [to for to in around if to != NONE and s.laid(to) and not s.monster_at(to)]


class Blown(Ask[BagState]):
    """Where does the tornado carry you?"""

    number: int

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(self.number).source()

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer the tiles around."""
        return [PASS, *[RUN + to for to in blown_to(state, subject)]]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Leave the fight without losing health."""
        if pick == PASS:
            return
        spend(state, subject, self.number)
        if state.fight.rival == NONE:
            state.emit(events.BLOWN, subject, state.fight.monster)
        get_away(state, subject, pick - RUN, how.BLOWN)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Only tiles around without a monster."""
        to = pick % KIND
        if pick - to != RUN:
            return NOT_OFFERED
        return state.refusal(BLOWN_WHERE)


class Sip(Moment[BagState]):
    """Do you drink something before the next round of a fight in which you help?"""

    def uses(self, state: BagState, seat: int) -> list[int]:
        """Return the potions that help now."""
        now = usable(state, seat, True)  # no mutant: what heals does so in a fight and outside
        return [USE + number for number in now if heals(state, number)]

    def use(self, state: BagState, seat: int, pick: int) -> list[Step[Any]]:
        """Drink it."""
        use(state, seat, pick - USE, True)  # no mutant: for the same reason
        return []

    def again(self, state: BagState, seat: int, pick: int) -> bool:
        """More than one may be drunk."""
        return True


def heals(s: BagState, number: int) -> bool:
    """Return whether an item heals."""
    return isinstance(s.item(number).effect(), Heal)
