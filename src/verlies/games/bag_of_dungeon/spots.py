# mypyc: interpreted
"""What is shown large in Bag of Dungeon: the tile one is on, a fight, a call for help, a trade, an item in hand."""

from collections.abc import Iterator, Sequence

from verlies.core.scene import Basket, Fact, Spot
from verlies.core.view import View
from verlies.kit.odds import percent, percents
from verlies.kit.tiles import TURNS
from verlies.kit.ways import within

from .content.heroes import HEROES
from .content.ids import NONE
from .content.items import ITEMS
from .content.monsters import FOES
from .fight import dice_of
from .gear import Stow, room_for
from .help import Help
from .kinds import CombatBonus, Drain, Effect, ExtraDie
from .odds import odds_against, odds_now
from .prospects import costs_now, death_next_round
from .state import BagState
from .trade import Bargain, Deal
from .uses import Spare, drained

Source = tuple[str, int]
"""A thing by noun and id, and how much it gives."""


def spots(view: View[BagState]) -> Iterator[Spot]:
    """Yield what matters now: the tile, then what is being fought, asked for or held in hand."""
    yield from _tile(view)
    yield from _wish(view)
    yield from _fight(view)
    yield from _in_hand(view)
    yield from _trade(view)


def _tile(view: View[BagState]) -> Iterator[Spot]:
    """Yield the tile that is being laid, else the one on which the viewer stands, or whoever is in turn."""
    from .scene import face_of, shown_seat

    seen, seat = view.seen, shown_seat(view)
    if seen.turn.tile != NONE:
        yield Spot("tile", seen.active, "tile", face_of(seen, seen.turn.tile))
    elif seat != NONE and seen.is_inside(seat) and seen.heroes[seat].kind != NONE:
        tile = seen.chart.lying[seen.heroes[seat].field]
        yield Spot("room", seat, "tile", face_of(seen, tile // TURNS), turned=tile % TURNS)


def _in_hand(view: View[BagState]) -> Iterator[Spot]:
    """Yield the item for which a field is looked for."""
    step = view.ask()
    if isinstance(step, Stow):
        yield Spot("stow", noun="item", face=ITEMS[step.number].id, urgent=True)


# What one hero wants of another


def _trade(view: View[BagState]) -> Iterator[Spot]:
    """Yield a trade with what each side gives, and who has no room for what comes."""
    seen, step, seat = view.seen, view.ask(), view.subject()
    if isinstance(step, Bargain):
        goods = step.goods(seen, seat), step.goods(seen, step.other)
        sides = (seat, step.give, step.take, goods[0]), (step.other, step.take, step.give, goods[1])
    elif isinstance(step, Deal):
        sides = (seat, step.give, step.take, []), (seen.asked, step.take, step.give, [])
    else:
        return
    yield Spot("deal", seat, trade=tuple(_basket(seen, *side) for side in sides), urgent=True)


def _basket(seen: BagState, seat: int, gives: Sequence[int], gets: Sequence[int], has: Sequence[int]) -> Basket:
    """Return one side of a trade."""
    room = room_for(seen, seat, tuple(gives), tuple(gets)) or not [n for n in gets if seen.item(n).carried()]
    given, owned = (tuple(ITEMS[number].id for number in numbers) for numbers in (gives, has))
    return Basket(seat, "item", given, owned, "" if room else "why-no-room")


def _wish(view: View[BagState]) -> Iterator[Spot]:
    """Yield what a friend is asked to part with: an item, or health."""
    seen, step = view.seen, view.ask()
    if not isinstance(step, Spare):
        return
    effect = ITEMS[step.number].effect()
    if isinstance(effect, Drain):
        loss = Fact("loss", drained(seen, seen.asked, effect))
        yield Spot("spare", view.subject(), "item", ITEMS[step.number].id, (loss,), urgent=True)
    else:
        yield Spot("spare", view.subject(), "item", ITEMS[step.wanted].id, urgent=True)


# A fight


def _fight(view: View[BagState]) -> Iterator[Spot]:
    """Yield the fight: both sides with all that counts for them, their dice, and how it is likely to go."""
    seen, fight = view.seen, view.seen.fight
    if fight.hero == NONE:
        return
    versus = fight.rival != NONE
    noun, face = _opponent(seen)
    yield Spot(
        "rivals" if versus else "fight",
        fight.hero,
        noun,
        face,
        (*_side(seen, fight.hero), *(_duel(seen) if versus else _chances(view))),
        tuple(fight.rolled),
        other=tuple(_side(seen, fight.rival) if versus else _foe(seen)),
        against=tuple(fight.against),
        rival=fight.rival,
        urgent=True,
    )


def _opponent(seen: BagState) -> tuple[str, str]:
    fight = seen.fight
    if fight.rival != NONE:
        return "hero", HEROES[seen.heroes[fight.rival].kind].id
    return "monster", FOES[fight.monster].id


def _side(seen: BagState, seat: int) -> Iterator[Fact]:
    """Yield what counts for a hero: health, dice and bonus with what they come of, protection, and the last result."""
    hero, kind = seen.heroes[seat], HEROES[seen.heroes[seat].kind]
    yield Fact("health", hero.health, kind.health)
    yield Fact("dice", dice_of(seen, seat))
    yield from (Fact("dice", n, of=of) for of, n in _sources(seen, seat, ExtraDie))
    if seat == seen.fight.hero and seen.fight.partner != NONE:
        yield Fact("partner", 1, seat=seen.fight.partner)
    yield Fact("bonus", seen.bonus(seat))
    yield from (Fact("bonus", n, of=of) for of, n in _sources(seen, seat, CombatBonus))
    if seen.guard(seat):
        yield Fact("reduction", seen.guard(seat))
    yield from _result(seen, seat)


def _sources(seen: BagState, seat: int, sort: type[Effect]) -> list[Source]:
    """Return the items that give a hero something of a sort, each with how much."""
    return [
        (f"item-{ITEMS[number].id}", effect.n if isinstance(effect, CombatBonus) else 1)
        for number in seen.in_place(seat)
        for effect in seen.item(number).effects
        if isinstance(effect, sort)
    ]


def _result(seen: BagState, seat: int) -> Iterator[Fact]:
    """Yield what a hero rolled last, and what doubles added to it."""
    fight = seen.fight
    rolled = fight.rolled if seat == fight.hero else fight.against
    if rolled:
        yield Fact("result", seen.mine if seat == fight.hero else seen.theirs)
        more = doubled(rolled, seen.terms.all_equal) - sum(rolled)
        if more:
            yield Fact("doubles", more)


def doubled(dice: Sequence[int], all_equal: bool) -> int:
    """Return what dice count with doubles."""
    if all_equal and len(set(dice)) > 1:
        return sum(dice)
    return sum(face * dice.count(face) for face in dice)


def _foe(seen: BagState) -> Iterator[Fact]:
    fight = seen.fight
    yield Fact("foe-health", fight.health, fight.begun)
    yield Fact("foe-dice", fight.dice)
    yield Fact("foe-bonus", fight.bonus)
    if fight.against:
        yield Fact("foe-result", seen.theirs)


def _duel(seen: BagState) -> Iterator[Fact]:
    """Yield how likely each of two heroes beats the other."""
    both = seen.fight.hero, seen.fight.rival
    chances = percents([odds_against(seen, seat, seen.fight.other(seat)) for seat in both])
    for seat, chance in zip(both, chances, strict=True):
        yield Fact("alone", chance, unit="%", seat=seat)


def _chances(view: View[BagState]) -> Iterator[Fact]:
    """Yield the chance to win as it stands or with a friend who is asked, the risk of the next round, and who falls.

    How much others would help is said where they can be called.
    """
    seen, step = view.seen, view.ask()
    fight = seen.fight
    yield Fact("alone" if fight.partner == NONE else "helped", percent(odds_now(seen)), unit="%")
    asked = seen.asked if isinstance(step, Help) else NONE
    if asked != NONE:
        yield Fact("helped", percent(odds_now(seen, asked)), unit="%", seat=asked)
    yield Fact("death", percent(death_next_round(seen)), unit="%")
    mate = asked if asked != NONE else fight.partner
    if mate != NONE:
        mine, theirs = costs_now(seen, mate)
        yield Fact("falls", percent(mine), unit="%", seat=fight.hero)
        yield Fact("falls", percent(theirs), unit="%", seat=mate)
    if asked != NONE:
        yield Fact("reach", steps_to(seen, asked, fight.field))


def steps_to(seen: BagState, seat: int, field: int) -> int:
    """Return how many steps a hero is away from a field."""
    from verlies.kit.ways import MapWays

    return within(MapWays(seen.chart), seen.heroes[seat].field, len(seen.chart.lying)).get(field, 0)
