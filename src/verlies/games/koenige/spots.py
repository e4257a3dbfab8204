# mypyc: interpreted
"""What matters now: the own room, a room card in hand, a fight, a chest, and who can still stop a capture."""

from collections.abc import Iterator

from verlies.core.scene import Fact, Odds, Panel, Spot
from verlies.core.view import View
from verlies.kit.odds import percent, percents
from verlies.kit.tiles import TURNS

from .chest import loot_refusal, result_so_far, tier_of
from .content.ids import ACTIONS, NONE, TIERS
from .content.rooms import ROOMS
from .faces import FIGURES
from .odds import ahead, attack_chance, chance_of, chest_bonus, chest_chances
from .reach import actions_left, strikes, yet_to_come
from .reasons import OK
from .state import Catacombs
from .tiles import Lay, TurnRoom
from .turn import actions_of


def spots(view: View[Catacombs]) -> Iterator[Spot]:
    """Yield what matters now to a viewer."""
    yield from _room_spot(view)
    yield from _tile_spot(view)
    yield from _chest_spot(view.seen)
    yield from _fight_spot(view.seen)


def _room_spot(view: View[Catacombs]) -> Iterator[Spot]:
    """Yield the room in which the viewer stands; for those who watch, whoever is in turn."""
    s, seat = view.seen, view.seat if view.seat >= 0 else view.seen.turn.seat
    if seat != NONE:
        tile = s.chart.lying[s.heroes[seat].field]
        yield Spot("room", seat, "room", ROOMS[tile // TURNS].id, turned=tile % TURNS)


def _tile_spot(view: View[Catacombs]) -> Iterator[Spot]:
    """Yield the room card that is about to be laid."""
    step = view.ask()
    if isinstance(step, Lay | TurnRoom):
        yield Spot("tile", view.subject(), "room", ROOMS[step.room].id)


# Chests


def chest_facts(s: Catacombs, seat: int) -> tuple[Fact, ...]:
    """Return how likely each stack is the best that the chest of somebody's room allows for."""
    chances = chest_chances(s, chest_bonus(s, seat))
    return tuple(Fact(name, chance, unit="%") for name, chance in zip(TIERS, percents(chances), strict=True))


def _chest_spot(s: Catacombs) -> Iterator[Spot]:
    """Yield a chest that is being looted, or that whoever is in turn could loot."""
    seat = s.turn.seat
    if s.chests:
        yield _looted(s)
    elif seat != NONE and s.turn.phase == ACTIONS and s.turn.actions and loot_refusal(s, seat) == OK:
        yield Spot("chest", seat, "token", f"chest_{s.here(seat).bonus}", chest_facts(s, seat))


def _looted(s: Catacombs) -> Spot:
    """Return a chest with its fate card face up."""
    chest = s.chest()
    bonus = s.room(chest.field).bonus
    total = result_so_far(s)
    facts = (Fact("fate", chest.fate), Fact("opened", total), Fact(TIERS[tier_of(total)], 1))
    return Spot("looting", chest.seat, "token", f"chest_{bonus}", facts, urgent=True)


# Fights


def _fight_spot(s: Catacombs) -> Iterator[Spot]:
    """Yield the fight that is on: its chance before the fate cards, and what both count after them."""
    if not s.fights:
        return
    fight = s.fight()
    face, rival = FIGURES[fight.defender], fight.defender
    if not fight.fate:
        facts = (Fact("lead", ahead(s)), Fact("chance", percent(chance_of(s)), unit="%"))
        yield Spot("fight", fight.attacker, "figure", face, facts, rival=rival, urgent=True)
        return
    attack, defence = fight.fate
    facts = (Fact("attack", attack), Fact("lead", attack - defence + ahead(s)))
    other = (Fact("defence", defence),)
    yield Spot("fight", fight.attacker, "figure", face, facts, other=other, rival=rival, urgent=True)


# Captures


def stoppers(s: Catacombs, seat: int) -> list[int]:
    """Return which enemies can still attack somebody before the own next turn, where things stand now."""
    field = s.heroes[seat].field
    coming = [foe for foe in yet_to_come(s, seat) if s.team(foe) != s.team(seat)]
    return [foe for foe in coming if strikes(s, foe, field, actions_left(s, foe, actions_of(s, foe)))]


def stop_chances(s: Catacombs, seats: list[int]) -> dict[int, tuple[float, int]]:
    """Return who can still stop one of some captures, with the chance of the likeliest attack and what is at stake."""
    out: dict[int, tuple[float, int]] = {}
    for seat in seats:
        value = s.value(s.heroes[seat].capturing)
        for foe in stoppers(s, seat):
            out[foe] = max(out.get(foe, (0.0, 0)), (attack_chance(s, foe, seat, beside=True), value))
    return out


def stops(s: Catacombs) -> Iterator[Panel]:
    """Yield who can still stop a capture that is going on, and how likely an attack on it would succeed."""
    going_on = [seat for seat in range(s.seats) if s.heroes[seat].capturing != NONE]
    if not going_on:
        return
    chances = stop_chances(s, going_on)
    rows = [Odds(foe, value, percent(chance)) for foe, (chance, value) in chances.items()]
    yield Panel("captures", facts=(Fact("captures", len(going_on)),), odds=tuple(rows))
