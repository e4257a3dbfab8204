"""Fights: from the declaration to the last fate card on the discard pile."""

from typing import Final

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.refusal import Refusal

from . import events, how
from .boosts import ModAttack, ModDefense
from .conditions import holds
from .content.ids import (
    ATTACK,
    ATTACK_DECLARED,
    ATTACK_FAILED,
    ATTACK_RESOLVED,
    ATTACK_WON,
    ATTACKED_BY_RANGE,
    DEFEND,
    DEFEND_HELD,
    DEFEND_LOST,
    DEFEND_RESOLVED,
    DEFEND_REVEALED,
    EMPTY,
    FIGHT_REVEALED,
    MERCHANT,
    NONE,
    ON_ATTACK,
    ON_DEFENCE,
    PORTAL,
    SELF_DEFEATED,
    TEAM_DEFEATED,
    TO_ANY,
    TO_EMPTY,
    TO_MERCHANT,
    TO_OWN_FLAG,
    TO_PORTAL,
    TO_START,
    WOULD_BE_DEFEATED,
)
from .draws import draw_fate
from .flags import START_FIELD, bring_back, check_end, hand_over
from .opens import Opens
from .options import PUT
from .play import Triggers
from .reasons import ATTACKED, ATTACKS_SPENT, NOT_ALLOWED_ROOM, NOT_BY_CARD, NOT_SEATED, OK, OUT_OF_REACH, OWN_TEAM
from .state import WARD, Catacombs, Fight
from .traits import ExtraFate, Silence, WinTies, attack_limit, attack_range, repeats

DEFEAT: Final = "defeat"
"""The scope of a defeat that can still be prevented."""
LANDING: Final = (TO_START, TO_OWN_FLAG)
"""Where a loser is put unless a card says otherwise."""
BY_KIND: Final = {TO_PORTAL: PORTAL, TO_MERCHANT: MERCHANT, TO_EMPTY: EMPTY}


# Who can be attacked


def attack_refusal(s: Catacombs, seat: int, foe: int) -> int:
    """Return why somebody cannot attack somebody."""
    if foe >= s.seats:
        return NOT_SEATED
    if s.team(foe) == s.team(seat):
        return OWN_TEAM
    if not in_reach(s, seat, foe):
        return OUT_OF_REACH
    return attack_limits(s, seat, foe)


def in_reach(s: Catacombs, seat: int, foe: int) -> bool:
    """Return whether an enemy is in the same room, or near enough for a weapon."""
    here, there = s.heroes[seat].field, s.heroes[foe].field
    reach = 0 if here == there else attack_range(s, seat)
    return here == there or (reach > 0 and there in s.distances(here, reach))


def attack_limits(s: Catacombs, seat: int, foe: int) -> int:
    """Return whether the attacks of this turn forbid another one."""
    mine = [each % 8 for each in s.turn.attacks if each // 8 == seat]
    limit = attack_limit(s, seat)
    if limit != NONE and len(mine) >= limit:
        return ATTACKS_SPENT
    twice = len(mine) - len(set(mine))
    return ATTACKED if foe in mine and twice >= repeats(s, seat) else OK


def targets(s: Catacombs, seat: int) -> list[int]:
    """Return whom somebody can attack."""
    return [foe for foe in s.enemies(seat) if attack_refusal(s, seat, foe) == OK]


# The course of a fight


def attack(s: Catacombs, seat: int, foe: int, why: int, bonus: int = 0, card: int = NONE) -> None:
    """Declare an attack; it counts for this turn."""
    s.turn.attacks.append(seat * 8 + foe)
    fight = Fight()
    fight.attacker, fight.defender, fight.field = seat, foe, s.heroes[foe].field
    fight.ranged = s.heroes[seat].field != fight.field
    if bonus:
        fight.boosts.append([ON_ATTACK, card, bonus])
    s.fights.append(fight)
    s.emit(events.ATTACKS, seat, foe, s.place(fight.field), c=why)
    silence(s, fight)
    s.push(seat, [Opens(ATTACK_DECLARED), DrawFates(), Opens(FIGHT_REVEALED), Compare()])


def silence(s: Catacombs, fight: Fight) -> None:
    """Forbid the defender's team its special cards, if the attacker's equipment does so."""
    for card, _, effect in s.effects(fight.attacker, ATTACK):
        if isinstance(effect.op, Silence):
            fight.silenced = s.team(fight.defender)
            s.emit(events.SILENCED, fight.attacker, card, fight.silenced)


class DrawFates(Step[Catacombs]):
    """The attacker draws, then the defender; then all is face up."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Draw, and let the defender's equipment take effect."""
        fight = state.fight()
        mine = draw_best(state, fight.attacker, ATTACK, ON_ATTACK)
        theirs = draw_best(state, fight.defender, DEFEND, ON_DEFENCE)
        fight.fate = [mine, theirs]
        state.count_from(fight.attacker, ON_ATTACK, mine)
        state.count_from(fight.defender, ON_DEFENCE, theirs)
        state.push(fight.defender, [Triggers(DEFEND_REVEALED, fight.attacker)])


def draw_best(s: Catacombs, seat: int, trigger: int, side: int) -> int:
    """Draw the fate cards of somebody and return the best value."""
    best = draw_fate(s, seat, side, s.fight().drawn)
    for card, _, effect in s.effects(seat, trigger):
        if isinstance(effect.op, ExtraFate):
            s.emit(events.ABILITY, seat, card)
            best = max([best, *[draw_fate(s, seat, side, s.fight().drawn) for _ in range(effect.op.count)]])
    return best


class Compare(Step[Catacombs]):
    """Both totals are added up and compared."""

    def run(self, state: Catacombs, subject: int) -> None:
        """A higher attack threatens the defender; all else fails."""
        fight = state.fight()
        fight.strength = fight.fate[:]
        for side, card, count in bonuses(state):
            fight.strength[side] += count
            state.count_bonus(fight.attacker if side == ON_ATTACK else fight.defender, side, card, count)
        mine, theirs = fight.strength
        state.emit(events.TOTALS, subject, mine, theirs, c=fight.defender)
        if mine > theirs or (mine == theirs and wins_tie(state)):
            state.push(subject, [Judge()])
            state.push(fight.defender, [Scope(DEFEAT)])
            state.push(subject, [Opens(SELF_DEFEATED)])
            state.push(fight.defender, [Triggers(WOULD_BE_DEFEATED, subject)])
        else:
            fail(state)


def wins_tie(s: Catacombs) -> bool:
    """Return whether an attack with equal totals succeeds, and say by which card."""
    card = tie_breaker(s)
    if card != NONE:
        s.emit(events.TIE_WON, s.fight().attacker, card)
    return card != NONE


def tie_breaker(s: Catacombs) -> int:
    """Return the card by which the attack succeeds on equal totals; NONE if there is none."""
    for card, _, effect in s.effects(s.fight().attacker, ATTACK):
        if isinstance(effect.op, WinTies):
            return card
    return NONE


def bonuses(s: Catacombs) -> list[tuple[int, int, int]]:
    """Return all that is added to the fate cards: the side, the card, how much."""
    fight = s.fight()
    out = [(each[0], each[1], each[2]) for each in fight.boosts]
    out += [(ON_ATTACK, card, count) for card, count in attack_bonuses(s, fight)]
    out += [(ON_DEFENCE, card, count) for card, count in defence_bonuses(s, fight)]
    return out


def attack_bonuses(s: Catacombs, fight: Fight) -> list[tuple[int, int]]:
    """Return what the attacker's equipment adds, by card."""
    weapon = s.heroes[fight.attacker].weapon
    out = [(weapon, s.card(weapon).value)] if weapon != NONE and s.card(weapon).value else []
    for card, _, effect in s.effects(fight.attacker, ATTACK):
        if isinstance(effect.op, ModAttack) and holds(s, fight.attacker, effect):
            out.append((card, effect.op.count))
    return out


def defence_bonuses(s: Catacombs, fight: Fight) -> list[tuple[int, int]]:
    """Return what the defender's equipment and the cards that last add, by card."""
    armour = s.heroes[fight.defender].armour
    out = [(armour, s.card(armour).value)] if armour != NONE and s.card(armour).value else []
    for trigger in (DEFEND, ATTACKED_BY_RANGE):
        for card, _, effect in s.effects(fight.defender, trigger):
            if isinstance(effect.op, ModDefense) and counts(s, fight, trigger) and holds(s, fight.defender, effect):
                out.append((card, effect.op.count))
    return out + [(each.card, each.count) for each in s.lasting if each.kind == WARD and each.seat == fight.defender]


def counts(s: Catacombs, fight: Fight, trigger: int) -> bool:
    """Return whether effects of a trigger count in a fight: some only against somebody in another room."""
    return trigger == DEFEND or fight.ranged


class Judge(Step[Catacombs]):
    """What can still prevent the defeat has been asked for."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Fail after all, or move the flags and then the loser."""
        fight = state.fight()
        if fight.saved:
            state.emit(events.SAVED, fight.defender)
            fail(state)
            return
        state.emit(events.WON, subject, fight.defender)
        hand_over(state, fight.defender, subject, not fight.ranged)
        bring_back(state, fight.defender)
        if not check_end(state):
            after_success(state)


def after_success(s: Catacombs) -> None:
    """Lay down what follows a successful attack."""
    fight = s.fight()
    winner, loser = fight.attacker, fight.defender
    s.push(winner, [Opens(TEAM_DEFEATED), After()])
    s.push(loser, [Triggers(DEFEND_LOST, winner)])
    s.push(winner, [Displace(), Triggers(ATTACK_WON, loser)])


def fail(s: Catacombs) -> None:
    """Lay down what follows a failed attack."""
    fight = s.fight()
    s.emit(events.FAILED, fight.attacker, fight.defender)
    s.push(fight.attacker, [After()])
    s.push(fight.defender, [Triggers(DEFEND_HELD, fight.attacker)])
    s.push(fight.attacker, [Triggers(ATTACK_FAILED, fight.defender)])


class After(Step[Catacombs]):
    """What equipment does after any attack and any defence, and the end of the fight."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Lay it down."""
        fight = state.fight()
        state.push(subject, [EndFight()])
        state.push(fight.defender, [Triggers(DEFEND_RESOLVED, subject)])
        state.push(subject, [Triggers(ATTACK_RESOLVED, fight.defender)])


class EndFight(Step[Catacombs]):
    """All fate cards of the fight go to the discard pile."""

    def run(self, state: Catacombs, subject: int) -> None:
        """The fight is over."""
        state.spent = [*state.spent, *state.fight().drawn]
        state.fights.pop()


# Where the loser goes


class Displace(Step[Catacombs]):
    """The loser is put somewhere; whoever may choose is asked, if there is a choice."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Ask, or put the figure where it must go."""
        fight = state.fight()
        if not fight.landing:
            fight.landing = chosen_landing(state, subject)
        fields = rooms_to(state, fight.landing, state.team(fight.defender))
        if len(fields) == 1:
            displace(state, fight.defender, fields[0])
        else:
            state.ask(PutLoser(), fight.defender, fight.defender if fight.by_loser else subject)


def chosen_landing(s: Catacombs, winner: int) -> list[int]:
    """Return the kinds of rooms a loser may be put in, by the winner's equipment or by the rules."""
    for _, _, effect in s.effects(winner, ATTACK_WON):
        kinds = effect.op.landing()
        if kinds:
            return list(kinds)
    return list(LANDING)


def rooms_to(s: Catacombs, kinds: list[int], team: int) -> list[int]:
    """Return the fields with rooms of some kinds; own flags are those of a team."""
    return [field for field in s.laid() if any(is_room(s, field, kind, team) for kind in kinds)]


def is_room(s: Catacombs, field: int, kind: int, team: int) -> bool:
    """Return whether a room is one of those a card or rule speaks of."""
    if kind == TO_ANY:
        return True
    if kind == TO_START:
        return field == START_FIELD
    return s.lies(field, team) if kind == TO_OWN_FLAG else s.room(field).kind == BY_KIND[kind]


class PutLoser(Ask[Catacombs]):
    """Where is the loser put?"""

    def rule(self, state: Catacombs, subject: int) -> str:
        """Return the rule about losers, or about what cards say."""
        return state.ask_rule_by("PutLoser", put_by(state))

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the rooms that the rules or a card allow."""
        return [PUT + field for field in rooms_to(state, state.fight().landing, state.team(subject))]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Put the figure there."""
        displace(state, subject, pick - PUT)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """Losers do not go there, or the card does not allow it."""
        return state.refusal_of(pick, PUT, NOT_BY_CARD if put_by(state) == how.CARD else NOT_ALLOWED_ROOM)


def displace(s: Catacombs, seat: int, field: int) -> None:
    """Put a loser into a room; that is no entering, and the rest of a move is lost."""
    s.halted |= 1 << seat
    s.heroes[seat].field = field
    s.emit(events.DISPLACED, seat, s.place(field), put_by(s))


def put_by(s: Catacombs) -> int:
    """Return whether the rules or a card say where the loser is put."""
    return how.FIGHT if s.fight().landing == list(LANDING) else how.CARD
