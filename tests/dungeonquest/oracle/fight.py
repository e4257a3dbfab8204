"""Meeting monsters: fights, flight, and fights alone."""

from .asks import PASS, Asking, argument, ask
from .facts import ATTACKS, COMBAT, SOLO_COMBAT, life_of, name_of, penalty_of
from .harm import wound, wound_surely
from .moves import Way, chosen, moves, walk, ways
from .rolls import WEB, die, passes
from .rooms import balance_over
from .table import Fight, Hero, Table
from .windows import window

RADIANCE, MIRROR = "r_radiance", "z_mirror_of_shael"
SHIELD, BERSERK, FIRST_SHOT, SLIP, GLORY = "shield", "berserk", "first_shot", "slip", "glory"
GLORY_GAIN = 2


def encounter(t: Table, hero: Hero, *, flee: bool) -> Asking[None]:
    """Meet a monster: a card is drawn, a marker laid, and it is fought until one dies or the hero gets away."""
    if not t.ready("monster"):
        return
    card = t.told.hidden
    t.take("monster", card)
    t.fight = Fight(hero.seat, card, flee)
    t.monsters.add(hero.spot)
    if t.solo:
        t.say("unseen", hero, t.word(hero))
    else:
        t.say("monster", hero, name_of(card), t.word(hero))
        if not t.house:
            show_leader(t, t.heroes[t.left_of(hero)], card)
    if flee and (yield from window(t, "OnEncounter", hero, [], RADIANCE)) != PASS:
        t.use_up(hero, RADIANCE)
        defeat(t, hero)
    elif t.solo:
        yield from alone(t, hero)
    else:
        yield from fight(t, hero)


def show_leader(t: Table, leader: Hero, card: str) -> None:
    """Let whoever leads the monster, and nobody else, see its card."""
    t.tell_alone("monster-card", leader)
    if t.told.next("monster-card") != card:
        t.say("another card for the monster's leader", leader)


def defeat(t: Table, hero: Hero) -> None:
    """Put a defeated monster away."""
    assert t.fight is not None
    t.say("killed", hero, t.fight.card)
    t.discard(t.fight.card)
    t.monsters.discard(hero.spot)
    t.fight = None


def fight(t: Table, hero: Hero) -> Asking[None]:
    """Fight round by round."""
    while t.fight is not None:
        own, against = yield from attacks(t, hero)
        t.say("attacks", hero, own, against)
        yield from suffer(t, hero, *COMBAT[own, against], own)
        if t.fight is None:
            return
        found = flight_ways(t, hero)
        if t.fight.flee and found and (yield from ask("RunAway", hero.seat, ["flee", PASS])) == "flee":
            yield from flee(t, hero)


def attacks(t: Table, hero: Hero) -> Asking[tuple[str, str]]:
    """Let hero and monster choose their attacks; return both."""
    options = [f"attack:{attack}" for attack in ATTACKS]
    if t.house:
        own = argument((yield from ask("Duel", hero.seat, options)))
        t.told.luck.came("the house", t.told.attack, dict.fromkeys(ATTACKS, 1))
        return own, t.told.attack
    leader = t.left_of(hero)
    answers = {}
    for seat in sorted((hero.seat, leader)):
        answers[seat] = argument((yield from ask("Duel", seat, options)))
    return answers[hero.seat], answers[leader]


def suffer(t: Table, hero: Hero, own: int, dealt: int, attack: str = "") -> Asking[None]:
    """Let a round have its effect, after what changes it."""
    f = t.fight
    assert f is not None
    f.round += 1
    used: set[str] = set()
    while answer := argument((yield from window(t, "InRound", hero, in_round(t, hero, own, dealt, attack, used)))):
        used.add(answer)
        own, dealt = yield from changed(t, hero, answer, own, dealt)
    yield from wound(t, hero, own)
    yield from hit(t, hero, dealt)


def changed(t: Table, hero: Hero, what: str, own: int, dealt: int) -> Asking[tuple[int, int]]:
    """Return the wounds of hero and monster after something was used in a round."""
    assert t.fight is not None
    if what == BERSERK:
        yield from wound_surely(t, hero, 1)
        return own, dealt + 1
    if what == MIRROR:
        t.use_up(hero, MIRROR)
        return 0, dealt + own
    prevented = 1 if what == SHIELD else own
    t.fight.used.add(what)
    t.say("prevented", hero, prevented)
    return own - prevented, dealt


def in_round(t: Table, hero: Hero, own: int, dealt: int, attack: str, used: set[str]) -> list[str]:
    """Return what can be used when the wounds of a round are known."""
    f = t.fight
    assert f is not None
    fits = {
        SHIELD: own > 0 and dealt > 0 and SHIELD not in f.used,
        BERSERK: dealt > 0 and BERSERK not in used,
        FIRST_SHOT: f.round == 1 and attack == "ranged" and own > 0,
    }
    options = [f"ability:{ability}" for ability, fit in fits.items() if fit and hero.can(ability)]
    return options + [f"use:{MIRROR}"] * (t.texts and own > 0 and hero.has(MIRROR))


def hit(t: Table, hero: Hero, count: int) -> Asking[None]:
    """Wound the monster."""
    f = t.fight
    assert f is not None
    if count:
        f.wounds += count
        if t.solo:
            left = life_of(f.card) - f.wounds
            t.say("struck", hero, count, left + count, max(0, left))
        else:
            t.say("hit", hero, count, f.wounds - count, f.wounds)
    if f.wounds >= life_of(f.card):
        defeat(t, hero)
        if hero.can(GLORY) and (yield from ask("OnKill", hero.seat, [PASS, f"ability:{GLORY}"])) != PASS:
            hero.determination += GLORY_GAIN
            t.say("determined", hero, GLORY_GAIN)


# Flight


def flight_ways(t: Table, hero: Hero) -> list[Way]:
    """Return the ways to neighbouring explored rooms past doors and portcullises; a chasm cannot be crossed."""
    return [way for way in slip_ways(t, hero) if way[2] in t.dungeon.laid]


def slip_ways(t: Table, hero: Hero) -> list[Way]:
    """Return the ways by which one may get away from a monster."""
    found = ways(t, hero)
    if t.dungeon.kind(hero.spot) == "chasm" and hero.came is not None:
        part = t.dungeon.part_of(hero.spot, hero.came)
        return [way for way in found if way[0] in part]
    return found


def flee(t: Table, hero: Hero) -> Asking[None]:
    """Try to flee."""
    f = t.fight
    assert f is not None
    if not (yield from passes(t, hero, "agility")):
        return
    penalty = penalty_of(f.card)
    t.say("fled", hero, f.card, penalty)
    t.discard(f.card)
    t.fight = None
    if penalty and hero.can(SLIP) and (yield from ask("OnFlight", hero.seat, [PASS, f"ability:{SLIP}"])) != PASS:
        t.say("prevented", hero, penalty)
        penalty = 0
    yield from wound(t, hero, penalty)
    yield from run(t, hero, "RunTo", flight_ways(t, hero))


def run(t: Table, hero: Hero, question: str, found: list[Way]) -> Asking[None]:
    """Run out of the room, past doors and portcullises but not past what divides the room."""
    way = chosen(found, (yield from ask(question, hero.seat, moves(found))))
    kind = t.dungeon.kind(hero.spot)
    if kind == "rubble" and way[0] != hero.came and not (yield from passes(t, hero, "agility")):
        return
    if kind == "web" and way[0] != hero.came and not (yield from passes(t, hero, "strength", WEB)):
        return
    if kind == "bridge" and way[0] != hero.came and not (yield from balance_over(t, hero)):
        return
    yield from walk(t, hero, way, ignoring=True)


# Alone


def alone(t: Table, hero: Hero) -> Asking[None]:
    """Flee before the fight, or fight with a die."""
    f = t.fight
    assert f is not None
    can = f.flee and bool(slip_ways(t, hero))
    if (yield from ask("FleeOrFight", hero.seat, ["fight"] + ["flee"] * can)) == "flee":
        if (yield from passes(t, hero, "agility")):
            yield from slip_away(t, hero)
            return
        t.say("turned-up", hero, f.card, life_of(f.card))
        t.say("caught", hero, f.card, penalty_of(f.card))
        yield from wound(t, hero, penalty_of(f.card))
    else:
        t.say("turned-up", hero, f.card, life_of(f.card))
    while t.fight is not None:
        yield from suffer(t, hero, *SOLO_COMBAT[(yield from die(t, hero))])


def slip_away(t: Table, hero: Hero) -> Asking[None]:
    """Get away from a monster that was never seen."""
    f = t.fight
    assert f is not None
    t.discard(f.card)
    t.say("slipped", hero, f.card)
    t.fight = None
    yield from run(t, hero, "SlipTo", slip_ways(t, hero))
