"""Using runes, loot and abilities: which are possible at a moment, and what using them costs."""

from typing import Final

from verlies.core.agenda import Ask
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Facts, Refusal
from verlies.kit import moments

from . import events
from .boards import TOWERS
from .content.ids import (
    AFTER_ROLL,
    AT_END,
    AT_START,
    BEFORE_TEST,
    IN_ACTION,
    IN_ROUND,
    NONE,
    ON_WOUNDS,
    OWN_TURN,
    PLAIN,
    RANGED,
    RUNE,
)
from .kinds import (
    ALWAYS,
    BOTH_HURT,
    FIRST_SHOT,
    FREE_TOWER,
    HAS_PENALTY,
    HURT,
    IN_HALL,
    MAY_FLEE,
    MONSTER_HURT,
    PER_FIGHT,
    PER_GAME,
    PER_ROLL,
    PER_TURN,
    RUNE_SPENT,
    SOME_WAY,
    WOUNDED,
    Ability,
    Card,
    Steps,
)
from .options import ABILITY, DISCARD, USE
from .reasons import (
    NO_ABILITY,
    NO_RUNE,
    NO_WOUNDS,
    NOT_LOOTED,
    ONLY_GOLD,
    RUNE_SPENT_ALREADY,
    STICKY,
    STILL_BELOW,
    WRONG_FOR_ABILITY,
    WRONG_FOR_LOOT,
    WRONG_FOR_RUNE,
)
from .state import DungeonState, Hero
from .ways import wall_targets

REPEATED: Final = (AT_START, BEFORE_TEST, AFTER_ROLL, ON_WOUNDS, IN_ROUND)
"""Moments at which several things may be used one after the other."""
CALM: Final = (AT_START, IN_ACTION, AT_END)
"""Moments of every turn, at which one is asked without anything threatening."""
KEPT_BIT: Final = 1 << 30
"""In `Turn.used`: a card that stays was used."""


def holds(s: DungeonState, seat: int, condition: int) -> bool:
    """Return whether a condition for using something is met."""
    if condition == ALWAYS:
        return True
    if condition == HURT:
        return s.pending_wounds > 0
    if condition == BOTH_HURT:
        return s.pending_wounds > 0 and s.blow > 0
    if condition == MONSTER_HURT:
        return s.blow > 0
    if condition == FIRST_SHOT:
        return s.pending_wounds > 0 and s.fight.round == 1 and s.fight.picks[:1] == [RANGED]
    return _holds_elsewhere(s, seat, condition)


def _holds_elsewhere(s: DungeonState, seat: int, condition: int) -> bool:
    if condition == IN_HALL:
        return s.in_hall(seat)
    if condition == FREE_TOWER:
        return not s.heroes[seat].below and bool(free_towers(s, seat))
    if condition == SOME_WAY:
        return not s.heroes[seat].below and bool(wall_targets(s, seat))
    if condition == RUNE_SPENT:
        return bool(s.heroes[seat].used)
    if condition == MAY_FLEE:
        return s.fight.flee
    if condition == WOUNDED:
        return s.heroes[seat].wounds > 0
    assert condition == HAS_PENALTY
    return s.pending_wounds > 0


def free_towers(s: DungeonState, seat: int) -> list[int]:
    """Return the other towers without a hero."""
    here = s.heroes[seat].cell
    return [cell for cell in TOWERS if cell != here and not s.occupied(cell, seat)]


def fits(s: DungeonState, seat: int, card: Card, moment: int, context: int, attribute: int) -> bool:
    """Return whether a card could be used now by whoever has it."""
    use = card.use
    if use is None or (card.optional and not s.terms.texts):
        return False
    if use.moment == OWN_TURN:
        return holds(s, seat, use.condition) and in_own_turn(s, seat, moment, context, attribute)
    if use.moment != moment:
        return False
    if use.contexts and context not in use.contexts:
        return False
    if use.attribute not in (NONE, attribute):
        return False
    if use.keeps and s.turn.used & KEPT_BIT:
        return False
    return holds(s, seat, use.condition)


def in_own_turn(s: DungeonState, seat: int, moment: int, context: int, attribute: int) -> bool:
    """Return whether to bring a rune back now: as one's turn begins, at its action or end, or when it helps at once."""
    if s.active != seat:
        return False
    return moment in CALM or fits(s, seat, s.box.cards[s.heroes[seat].used[-1]], moment, context, attribute)


def usable_cards(s: DungeonState, seat: int, moment: int, context: int = PLAIN, attribute: int = NONE) -> list[int]:
    """Return the loot and runes a hero can use now, each once."""
    hero = s.heroes[seat]
    out: list[int] = []
    for number in hero.loot + hero.runes:
        if number not in out and fits(s, seat, s.box.cards[number], moment, context, attribute):
            out.append(number)
    return out


def rune_thinkable(s: DungeonState, seat: int, moment: int, context: int = PLAIN) -> bool:
    """Return whether, as far as others know, the hero's hidden rune could be used now."""
    if not s.terms.hidden_runes or not s.heroes[seat].runes:
        return False
    for number, card in enumerate(s.box.cards):
        if card.deck == RUNE and number not in s.boxed and fits(s, seat, card, moment, context, NONE):
            return True
    return False


def ability_limit(s: DungeonState, seat: int, number: int, ability: Ability) -> bool:
    """Return whether an ability was used as often as it may be."""
    bit = 1 << number
    if ability.limit == PER_ROLL:
        return bool(s.turn.rolled & bit)
    if ability.limit == PER_TURN:
        return bool(s.turn.used & bit)
    if ability.limit == PER_FIGHT:
        return bool(s.fight.used & bit)
    return ability.limit == PER_GAME and bool(s.heroes[seat].spent & bit)


def usable_abilities(s: DungeonState, seat: int, moment: int, context: int = PLAIN) -> list[int]:
    """Return the abilities a hero can use now."""
    out: list[int] = []
    for number in s.kind_of(seat).abilities:
        ability = s.box.abilities[number]
        if (
            ability.moment == moment
            and (not ability.contexts or context in ability.contexts)
            and not ability_limit(s, seat, number, ability)
            and holds(s, seat, ability.condition)
        ):
            out.append(number)
    return out


def use_card(s: DungeonState, seat: int, number: int) -> Steps:
    """Pay for a card's use, by losing it or for this turn, and return what it does."""
    hero = s.heroes[seat]
    card = s.box.cards[number]
    use = card.use
    assert use is not None
    if number in hero.runes:
        s.emit(events.RUNE_USED, seat, number)
        hero.runes.remove(number)
        hero.used.append(number)
        s.boxed = sorted([*s.boxed, number])
        s.reveal(s.everybody())
    elif use.keeps:
        s.emit(events.USED, seat, number)
        s.turn.used |= KEPT_BIT
    else:
        s.emit(events.USED_UP, seat, number, drop_loot(s, seat, number))
    return use.then


def discards(s: DungeonState, seat: int) -> list[int]:
    """Return the options to discard loot that does not stick, each kind once, and to stop; none if there is none."""
    texts = s.terms.texts
    loot = sorted({number for number in s.heroes[seat].loot if not (texts and s.card(number).sticky)})
    return [PASS, *(DISCARD + number for number in loot)] if loot else []


class GiveUpLoot(Ask[DungeonState]):
    """Which loot is given up, one card after the other? What comes of each says `give`."""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer each kind of loot, and to stop."""
        return discards(state, seat)

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Give it up, and ask again."""
        if pick != PASS:
            state.push(subject, [self])
            self.give(state, seat, pick - DISCARD)

    def give(self, state: DungeonState, seat: int, number: int) -> None:
        """Give up one card."""
        raise NotImplementedError

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Some loot sticks to its owner."""
        return discard_refusal(state, seat, pick)


def drop_loot(s: DungeonState, seat: int, number: int) -> int:
    """Discard a loot card, of several alike the least valuable; return what it was worth."""
    hero = s.heroes[seat]
    gold = worth_of(s, seat, number)
    return drop_at(s, seat, next(at for at, held in enumerate(hero.loot) if held == number and hero.worth[at] == gold))


def worth_of(s: DungeonState, seat: int, number: int) -> int:
    """Return what a loot card is worth, of several alike the least valuable."""
    hero = s.heroes[seat]
    return min(hero.worth[at] for at, held in enumerate(hero.loot) if held == number)


def discard_loot(s: DungeonState, seat: int, number: int, why: int) -> int:
    """Discard a loot card and tell so; return what it was worth."""
    gold = drop_loot(s, seat, number)
    s.emit(events.DISCARDED, seat, number, gold, c=why)
    return gold


def discard_refusal(s: DungeonState, seat: int, pick: int) -> Refusal:
    """Return why a loot card cannot be discarded at will: some sticks to its owner."""
    sticks = pick - pick % KIND == DISCARD and pick - DISCARD in s.heroes[seat].loot
    return s.refusal(STICKY).told({"card": s.card(pick - DISCARD).id}) if sticks else NOT_OFFERED


def drop_at(s: DungeonState, seat: int, at: int) -> int:
    """Discard one certain loot card; return what it was worth."""
    hero = s.heroes[seat]
    s.discard(hero.loot.pop(at))
    return hero.worth.pop(at)


def use_ability(s: DungeonState, seat: int, number: int) -> Steps:
    """Note that an ability was used, and return what it does."""
    ability = s.box.abilities[number]
    bit = 1 << number
    if ability.limit == PER_ROLL:
        s.turn.rolled |= bit
    elif ability.limit == PER_TURN:
        s.turn.used |= bit
    elif ability.limit == PER_FIGHT:
        s.fight.used |= bit
    elif ability.limit == PER_GAME:
        s.heroes[seat].spent |= bit
    s.emit(events.ABILITY, seat, number)
    return ability.then


def use_refusal(s: DungeonState, seat: int, pick: int) -> Refusal:
    """Return why a card or ability cannot be used."""
    kind = pick - pick % KIND
    number = pick % KIND
    hero = s.heroes[seat]
    if kind == ABILITY:
        mine = number in s.kind_of(seat).abilities
        return s.refusal(WRONG_FOR_ABILITY if mine else NO_ABILITY).told({"ability": s.box.abilities[number].id})
    if kind != USE:
        return NOT_OFFERED
    card = s.card(number)
    reason = rune_refusal(hero, card, number) if card.deck == RUNE else loot_refusal(s, hero, number)
    facts: Facts = {"card": card.id}
    if reason == NO_WOUNDS:
        facts |= {"have": s.life_left(seat), "whole": s.kind_of(seat).life}
    return s.refusal(reason).told(facts)


def rune_refusal(hero: Hero, card: Card, number: int) -> int:
    """Return why a rune cannot be used: it is not the moment, it heals no wounds, it was used, or one never had it."""
    if number not in hero.runes:
        return RUNE_SPENT_ALREADY if number in hero.used else NO_RUNE
    heals = card.use is not None and card.use.condition == WOUNDED
    return NO_WOUNDS if heals and not hero.wounds else WRONG_FOR_RUNE


def loot_refusal(s: DungeonState, hero: Hero, number: int) -> int:
    """Return why loot cannot be used: it is not the moment, it is only gold, it is still below, or not one's own."""
    card = s.card(number)
    if number not in hero.loot:
        return STILL_BELOW if card.loot and number in hero.pile else NOT_LOOTED
    return ONLY_GOLD if card.use is None or (card.optional and not s.terms.texts) else WRONG_FOR_LOOT


def asks_again(s: DungeonState, number: int) -> bool:
    """Return whether a card takes up no moment of its own, so that whoever uses it is asked again."""
    use = s.box.cards[number].use
    return use is not None and use.moment == OWN_TURN


class Moment(moments.Moment[DungeonState]):
    """A moment at which a hero may use runes, loot and abilities."""

    moment: int
    context: int = PLAIN
    attribute: int = NONE

    def rule(self, state: DungeonState, subject: int) -> str:
        """Return the rule about abilities or loot that can be used now; if there are none, it can only be a rune."""
        name = type(self).__name__
        if usable_abilities(state, subject, self.moment, self.context):
            return state.ask_rule(f"{name}.ability") or state.ask_rule(name)
        usable = usable_cards(state, subject, self.moment, self.context, self.attribute)
        if any(state.card(number).loot for number in usable):
            return state.ask_rule(f"{name}.loot") or state.ask_rule(name)
        return state.ask_rule(name)

    def uses(self, state: DungeonState, seat: int) -> list[int]:
        """Return the cards and abilities that can be used now."""
        cards = usable_cards(state, seat, self.moment, self.context, self.attribute)
        abilities = usable_abilities(state, seat, self.moment, self.context)
        return [USE + number for number in cards] + [ABILITY + number for number in abilities]

    def thinkable(self, state: DungeonState, seat: int) -> bool:
        """Return whether a hidden rune could be used."""
        return state.terms.hidden_runes and rune_thinkable(state, seat, self.moment, self.context)

    def use(self, state: DungeonState, seat: int, pick: int) -> Steps:
        """Use a card or an ability."""
        number = pick % KIND
        return use_card(state, seat, number) if pick < ABILITY else use_ability(state, seat, number)

    def again(self, state: DungeonState, seat: int, pick: int) -> bool:
        """Return whether several things may be used at this moment, or the card takes up none."""
        return self.moment in REPEATED or (pick < ABILITY and asks_again(state, pick % KIND))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Say that it is not the moment, or that one does not have it."""
        return use_refusal(state, seat, pick)
