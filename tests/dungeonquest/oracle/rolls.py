"""Dice and tests."""

from itertools import product

from .asks import PASS, Asking, argument, ask
from .harm import wound_surely
from .table import Hero, Table
from .windows import SCARAB, could_have, scarab, take_rune_back, window

FATE = "r_fate"
DARKNESS, RAGE = "darkness", "rage"
GATE, WEB, PIT, HOLE, TRAPDOOR, BRIDGE = "gate", "web", "pit", "hole", "trapdoor", "bridge"
PENANCE, FORCE, GLOW, FAVOUR = "penance", "force", "glow", "favour"
GAINED = 3
"""What penance gives in determination markers."""
SURE_BY_TEXT = {"z_belt_of_strength": "strength", "z_flying_carpet": (BRIDGE, PIT)}


def die(t: Table, hero: Hero, context: str = "") -> Asking[int]:
    """Roll one die, which may be changed; return what it shows in the end."""
    return (yield from roll(t, hero, 1, context))[0]


def roll(t: Table, hero: Hero, count: int, context: str = "") -> Asking[list[int]]:
    """Roll dice, which may be changed; return what they show in the end."""
    dice = t.told.roll(count)
    used: set[str] = set()
    while True:
        answer = argument((yield from window(t, "AfterRoll", hero, _changes(hero, context, used), FATE)))
        if not answer:
            return dice
        if answer == FATE:
            t.use_up(hero, FATE)
            dice = t.told.roll(count)
        else:
            used.add(answer)
            yield from (_shift(t, hero, dice) if answer == GLOW else _throw_again(t, hero, dice))


def _changes(hero: Hero, context: str, used: set[str]) -> list[str]:
    """Return the abilities that change a roll like this."""
    fitting = {DARKNESS: GLOW, RAGE: FAVOUR}.get(context, "")
    return [f"ability:{fitting}"] if fitting and hero.can(fitting) and fitting not in used else []


def _shift(t: Table, hero: Hero, dice: list[int]) -> Asking[None]:
    ways = [way for way, most in (("up", 6), ("down", 1)) if dice[0] != most]
    way = argument((yield from ask("ShiftDie", hero.seat, [f"shift:{way}" for way in ways])))
    before = dice[0]
    dice[0] += 1 if way == "up" else -1
    t.say("shifted", hero, before, dice[0])


def _throw_again(t: Table, hero: Hero, dice: list[int]) -> Asking[None]:
    which = argument((yield from ask("RerollSome", hero.seat, ["reroll:first", "reroll:second", "reroll:both"])))
    for at, word in enumerate(("first", "second")):
        if which in (word, "both"):
            dice[at] = t.told.roll(1)[0]


# Tests


def passes(
    t: Table, hero: Hero, attribute: str, context: str = "", load: int = 0, markers: bool = True
) -> Asking[bool]:
    """Make a test of an attribute; return whether it was passed, and note by how much it failed."""
    while True:
        passed = yield from _once(t, hero, attribute, context, load, markers)
        if passed or not _may_repeat(t, hero, attribute, context):
            return passed
        if (yield from ask("AfterFailure", hero.seat, [PASS, f"ability:{FORCE}"])) == PASS:
            return False
        t.turn.used.add(FORCE)
        yield from wound_surely(t, hero, 1)


def _may_repeat(t: Table, hero: Hero, attribute: str, context: str) -> bool:
    fits = attribute == "strength" and context in (GATE, WEB)
    return fits and hero.can(FORCE) and FORCE not in t.turn.used


def _once(t: Table, hero: Hero, attribute: str, context: str, load: int, markers: bool) -> Asking[bool]:
    need = hero.attribute(attribute)
    t.say("loaded-test" if load else "test", hero, attribute, need, percent(need - load))
    if (yield from _prepared(t, hero, attribute, context)):
        t.say("sure", hero)
        return True
    total = yield from _lowered(t, hero, need, load, markers)
    if total <= need:
        t.say("passed", hero, total, need)
        return True
    t.margin = total - need
    t.say("failed", hero, total, need)
    hero.determination += 1
    t.say("determined", hero, 1)
    return False


def percent(most: int) -> int:
    """Return how often two dice come to no more than this, in percent."""
    return round(100 * sum(one + two <= most for one, two in product(range(1, 7), repeat=2)) / 36)


def _prepared(t: Table, hero: Hero, attribute: str, context: str) -> Asking[bool]:
    """Ask before a test for abilities and loot; return whether it is passed without a roll."""
    while True:
        able = hero.can(PENANCE) and PENANCE not in t.turn.used
        options = [f"ability:{PENANCE}"] if able else []
        options += [f"use:{card}" for card in _sure_cards(t, hero, attribute, context)]
        answer = argument((yield from window(t, "BeforeTest", hero, options)))
        if not answer:
            return False
        if answer != PENANCE:
            t.use_up(hero, answer)
            return True
        t.turn.used.add(PENANCE)
        yield from wound_surely(t, hero, 1)
        hero.determination += GAINED
        t.say("determined", hero, GAINED)


def _sure_cards(t: Table, hero: Hero, attribute: str, context: str) -> list[str]:
    """Return the loot that passes a test."""
    cards = ["l_rope"] if context in (PIT, HOLE, TRAPDOOR) else []
    if t.texts:
        cards += [card for card, good in SURE_BY_TEXT.items() if attribute == good or (context and context in good)]
    return [card for card in cards if hero.has(card)]


def _lowered(t: Table, hero: Hero, need: int, load: int, markers: bool) -> Asking[int]:
    """Roll for a test; return the sum, after markers if it was too high."""
    total = sum(t.told.roll(2)) + load
    while total > need:
        most = hero.determination if markers else 0
        fate = [f"use:{FATE}"] * (FATE in hero.runes) + scarab(t, hero, FATE)
        if not most and not fate and not could_have(t, hero, FATE):
            break
        options = [f"spend:{n}" for n in range(most + 1)] + fate
        answer = argument((yield from ask("SpendDetermination" if markers else "SpendNothing", hero.seat, options)))
        if answer == SCARAB:
            take_rune_back(t, hero)
            continue
        if answer != FATE:
            return max(0, total - _spent(t, hero, int(answer)))
        t.use_up(hero, FATE)
        total = sum(t.told.roll(2)) + load
    return total


def _spent(t: Table, hero: Hero, count: int) -> int:
    if count:
        hero.determination -= count
        t.say("spent", hero, count)
    return count
