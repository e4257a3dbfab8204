"""The books of Bag of Dungeon: every number that is told is the true one, and a false one is found."""

from collections.abc import Callable, Iterator

import pytest

from tests.bag_of_dungeon.test_each import rivals
from verlies.core.check.books import check_books
from verlies.core.check.report import CheckFailed
from verlies.core.check.trial import Trial
from verlies.core.event import NUMBER, Event
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.ids import RING
from verlies.games.bag_of_dungeon.content.items import ITEMS
from verlies.games.bag_of_dungeon.foes import wound
from verlies.testing.bag_of_dungeon import Cave, lair
from verlies.text import words

Table = Callable[[], Cave]
FRIEND = ("call:1", "agree")


def fought(
    *dice: int, before: tuple[str, ...] = (), after: tuple[str, ...] = (), health: int = 0, **table: str
) -> Cave:
    """Return a cave in which a round was just fought with these dice, and perhaps something was done after it."""
    gear, friend = table.pop("gear", "").split(), int(table.pop("friend", "12"))
    t = lair(**{"monster": "troll", **table})
    t.give(0, *gear)
    t.begin()
    t.walk("n1")
    t.do(*before)
    t.hero(1, health=friend)
    if health:
        t.hero(0, health=health)
    t.dice(*dice)
    t.do("fight", *after)
    return t


def taken_over(*after: str) -> Cave:
    """Return a cave in which a friend fights on for a dead hero and has just beaten the troll."""
    t = fought(1, 2, 4, 6, 5, before=FRIEND, health=1)
    t.dice(6, 6, 1, 1)
    t.do("fight", *after)
    return t


def charged() -> Cave:
    """Return a cave in which a troll that was shot at has just come to the shooter."""
    t = Cave("fighter,dwarf", charge="on").corridor("n1").lay("n2", "T05", monster="troll")
    t.give(0, "bow")
    t.begin()
    t.dice(4)
    t.do("use:bow", t.to("aim", "n2"))
    return t


def used(
    item: str,
    *dice: int,
    fighting: bool = True,
    health: int = 10,
    then: tuple[str, ...] = (),
    monster: str = "troll",
) -> Cave:
    """Return a cave in which the first of some items was just used, before a monster or at the start beside it."""
    t = lair(monster)
    gear = item.split()
    t.give(0, *gear)
    t.begin()
    if fighting:
        t.walk("n1")
    t.hero(0, health=health)
    t.dice(*dice)
    t.do(f"use:{gear[0]}", *then)
    return t


def at_rivals(item: str, *dice: int, then: tuple[str, ...] = ()) -> Cave:
    """Return a cave in which seat 0 has just used an item against seat 1."""
    t = rivals()
    t.give(0, item)
    t.hero(0, health=3)
    t.hero(1, at="n2")
    t.dice(*dice)
    t.do(f"use:{item}", *then)
    return t


def clashed(*dice: int, gear: str = "") -> Cave:
    """Return a cave in which two heroes have just fought a round."""
    t = rivals()
    t.give(1, *gear.split())
    t.dice(*dice)
    t.do("attack:1", "fight", "fight", "fight")
    return t


def evaded() -> Cave:
    """Return a cave in which seat 1 has bled for not having to fight."""
    t = rivals()
    t.do("attack:1", t.to("run", "n2"), "bleed")
    return t


def fallen_into(trap: str, *dice: int, health: int = 10) -> Cave:
    """Return a cave in which seat 0, in armour, has just drawn a trap."""
    t = Cave().lay("n1", "T16")
    t.give(0, "magic_armour")
    t.begin()
    t.walk("n1")
    t.hero(0, health=health)
    t.items(trap)
    t.dice(*dice)
    t.do("draw")
    return t


def shot(monster: str, *dice: int) -> Cave:
    """Return a cave in which a monster was just shot at with a fireball."""
    t = lair(monster)
    t.give(0, "fireball")
    t.begin()
    t.hero(1, at="n1", health=12)
    t.dice(*dice)
    t.do("use:fireball", t.to("aim", "n1"))
    return t


def blown_up() -> Cave:
    """Return a cave in which somebody with a shield has just died of the own bomb."""
    t = lair("troll")
    t.give(0, "bomb", "steel_shield")
    t.begin()
    t.hero(0, health=2)
    t.dice(3, 4)
    t.do("use:bomb", t.to("aim", "n1"))
    return t


def dragon_shot() -> Cave:
    """Return a cave in which the dragon, who had lost five before, was just shot dead."""
    t = lair("red_dragon", tile="T02")
    t.give(0, "fireball")
    t.begin()
    wound(t.table, t.table.lairs[0], 5)
    t.dice(6, 6, 6)
    t.do("use:fireball", t.to("aim", "n1"))
    return t


def sneaked(item: str, *dice: int, then: tuple[str, ...] = (), monster: str = "troll") -> Cave:
    """Return a cave in which an item was just used on a monster that was sneaked past."""
    t = lair(monster)
    t.give(0, item, "invisibility_cloak")
    t.hero(0, health=5)
    t.begin()
    t.walk("n1")
    t.dice(6)
    t.do("sneak")
    t.dice(*dice)
    t.do(f"use:{item}", *then)
    return t


def ring_rolled(tile: str = "T05", dice: tuple[int, int] = (1, 1)) -> Cave:
    """Return a cave in which the last tile was just laid."""
    t = lair(tile=tile)
    t.stack("T17")
    t.begin()
    t.dice(*dice)
    t.do("explore", t.to("lay", "e1"), "turn:1")
    return t


def renewed() -> Cave:
    """Return a cave in which the healer has just healed."""
    t = lair("-", "healer,dwarf").begin()
    t.hero(1, health=1)
    t.dice(3, 4)
    t.do("skill", "aim-at:1")
    return t


def opened(chest: str, die: int) -> Cave:
    """Return a cave in which a chest was just opened."""
    t = Cave()
    t.pile("start", chest)
    t.begin()
    t.dice(die)
    t.do(f"open:{chest}")
    return t


def spiked() -> Cave:
    """Return a cave in which seat 0 has just stepped on the spikes."""
    t = Cave(spikes="on").lay("n1", "T04").begin()
    t.walk("n1")
    t.dice(2, 4)
    t.do("brave")
    return t


def bathed() -> Cave:
    """Return a cave in which seat 0 has just bathed."""
    t = Cave().lay("n1", "T03")
    t.table.pool = 2
    t.hero(0, at="n1", health=4)
    t.begin()
    t.do("pool")
    return t


def braced() -> Cave:
    """Return a cave in which a dwarf with a shield has just stood fast."""
    return fought(1, 2, 6, 6, heroes="dwarf,elf", gear="steel_shield", after=("skill",))


TELLINGS: list[tuple[str, str, Table]] = [
    ("foe-hurt", "bag.combat.difference", lambda: fought(2, 2, 1, 2)),
    ("foe-scored", "bag.combat.no-pasch-monsters", lambda: fought(2, 3, 4, 4)),
    ("scored", "bag.combat.pasch-groups", lambda: fought(2, 2, 5, 6, 6, gear="loyal_bear iron_axe")),
    ("scored", "bag.combat.pasch-groups", lambda: fought(2, 2, 5, 6, 6, gear="loyal_bear", pasch="all_equal")),
    ("scored", "bag.combat.pasch-groups", lambda: fought(3, 3, 6, 6, pasch="all_equal")),
    ("doubles", "bag.combat.pasch-groups", lambda: fought(2, 2, 5, 6, 6, gear="loyal_bear iron_axe")),
    ("doubles", "bag.combat.pasch-doubles", lambda: fought(3, 3, 6, 6, pasch="all_equal")),
    ("scored-twice", "bag.components.character-skills", lambda: fought(2, 3, 5, 6, before=("skill",))),
    ("threw-fourth", "bag.combat.dice-count", lambda: fought(1, 2, 3, 5, 6, 6, gear="loyal_bear", before=FRIEND)),
    ("foe-threw-fourth", "bag.dragon.stats", lambda: fought(6, 5, 1, 1, 1, 2, monster="red_dragon", tile="T02")),
    ("hurt", "bag.combat.difference", lambda: fought(1, 2, 4, 4)),
    ("half-hurt", "bag.help.half-loss", lambda: fought(1, 2, 4, 5, 6, gear="steel_shield", before=FRIEND)),
    ("stung", "bag.combat.special-monsters", lambda: fought(1, 2, 1, 3, monster="reacher", gear="steel_armour")),
    ("level", "bag.combat.tie", lambda: fought(1, 5, 1, 3)),
    ("winded", "bag.run.cost", lambda: fought(1, 2, 1, 1, after=("run:0",))),
    ("braced", "bag.components.character-skills", braced),
    ("bound", "bag.item.text", lambda: fought(3, 1, 2, 6, 6, gear="magic_vine", before=("use:magic_vine",))),
    ("foe-struck", "bag.item.text", lambda: used("magic_vine", 4)),
    ("healed", "bag.item.text", lambda: used("health_potion", 2, 3, health=4)),
    ("fed", "bag.item.text", lambda: used("vampire_teeth", health=3, then=("aim:1",))),
    ("foe-cursed", "bag.item.text", lambda: sneaked("sorcerers_skull", 4)),
    ("foe-cursed", "bag.item.text", lambda: sneaked("vampire_teeth", then=("aim:1",))),
    ("hit-foe", "bag.ranged.damage", lambda: shot("troll", 1, 1, 2)),
    ("hit", "bag.item.area-effects", lambda: shot("troll", 1, 1, 3)),
    ("trapped", "bag.item.traps", lambda: fallen_into("spear_trap", 5)),
    ("guarded", "bag.item.traps", lambda: fallen_into("spear_trap", 1)),
    ("ring-roll", "bag.ring.roll", ring_rolled),
    ("renewed", "bag.components.character-skills", renewed),
    ("chest-hurt", "bag.item.text", lambda: opened("large_chest", 2)),
    ("spiked", "bag.item.text", spiked),
    ("bathed", "bag.explore.pool", bathed),
    ("rival-scored", "bag.ffa.like-monster", lambda: clashed(4, 5, 3, 3, gear="small_axe")),
    ("rival-hurt", "bag.ffa.like-monster", lambda: clashed(4, 5, 1, 2, gear="steel_shield")),
    ("evade-hurt", "bag.ffa.run-before", evaded),
    ("shot-hit", "bag.ffa.ranged", lambda: at_rivals("bow", 4, then=("aim-at:1",))),
    ("drained", "bag.item.area-effects", lambda: at_rivals("vampire_teeth", then=("aim-at:1",))),
    ("reward", "bag.win.reward-two", lambda: fought(6, 6, 1, 1)),
    ("reward", "bag.win.reward-one", lambda: fought(6, 6, 1, monster="zombie")),
    ("reward", "bag.win.reward-one", lambda: fought(6, 6, 1, 2, monster="mirror_monster")),
    ("reward", "bag.help.fighter-dies", taken_over),
    ("left-it", "bag.item.draw-optional", lambda: fought(6, 6, 1, 1, after=("pass",))),
    ("left-it", "bag.help.fighter-dies", lambda: taken_over("pass")),
    ("stronger", "bag.combat.dice-count", lambda: used("strength_potion", fighting=False)),
    ("stronger", "bag.combat.dice-count", lambda: used("strength_potion loyal_bear", fighting=False)),
    ("ring-laid", "bag.ring.roll", ring_rolled),
    ("ring-laid", "bag.ring.roll", lambda: ring_rolled("T02", (6, 6))),
    ("foe-hurt", "bag.combat.difference", lambda: fought(6, 6, 1, 2)),
    ("hurt", "bag.lose.outside-fight", lambda: fought(1, 2, 6, 6, health=2)),
    ("dropped", "bag.lose.outside-fight", lambda: fought(1, 2, 6, 6, health=2, gear="ring bow")),
    ("trapped", "bag.lose.outside-fight", lambda: fallen_into("spear_trap", 6, health=3)),
    ("charged", "bag.ranged.damage", charged),
]
"""What is told, by which rule, and where."""
POSSIBLE: list[tuple[str, str, str, tuple[int, ...], Table]] = [
    ("guarded", "bag.combat.difference", "a", (6, 9), lambda: fought(1, 2, 4, 4, gear="magic_shield")),
    ("guarded", "bag.combat.difference", "b", (1, 3), lambda: fought(1, 2, 4, 4, gear="magic_shield")),
    ("guarded", "bag.combat.difference", "b", (0, 2), lambda: fought(1, 5, 1, 4, gear="magic_shield")),
    ("foe-hurt", "bag.combat.difference", "a", (18, 20), lambda: fought(6, 6, 1, 2)),
    ("hurt", "bag.combat.difference", "a", (10, 12), lambda: fought(1, 2, 6, 6)),
    ("half-hurt", "bag.help.half-loss", "a", (3, 5), lambda: fought(1, 2, 3, 6, 6, before=FRIEND, friend="2")),
    ("trapped", "bag.lose.outside-fight", "b", (2, 4), lambda: fallen_into("spear_trap", 6, health=3)),
    ("hit-foe", "bag.ranged.kill", "c", (-1, 1), lambda: shot("goblin", 1, 2, 4)),
    ("hit-foe", "bag.ranged.kill", "b", (4, 6), lambda: shot("goblin", 1, 2, 4)),
    ("hit-foe", "bag.dragon.stats", "b", (14, 21), dragon_shot),
    ("foe-struck", "bag.item.text", "a", (5, 7), lambda: used("magic_vine", 6, monster="goblin")),
    ("foe-cursed", "bag.item.text", "a", (5, 7), lambda: sneaked("sorcerers_skull", 6, monster="goblin")),
    ("foe-cursed", "bag.item.text", "b", (4, 6), lambda: sneaked("sorcerers_skull", 6, monster="goblin")),
    ("foe-struck", "bag.item.text", "a", (4, 6), lambda: used("vampire_teeth", monster="goblin", then=("aim:1",))),
    ("hit", "bag.item.area-effects", "a", (5, 7), blown_up),
    ("guarded", "bag.combat.difference", "a", (10, 12), lambda: fought(1, 2, 6, 6, gear="magic_shield")),
]
"""What is told, by which rule, which number, what that cannot be, and where."""


def keeping_books(t: Cave) -> None:
    """Hold what the last answer told against the states."""
    check_books(Trial(GAME, t.match, 0, {}, set(), words), t.match.entries[-1])


def numbers(event: Event) -> Iterator[str]:
    """Yield the facts of an event that are numbers."""
    kind = GAME.about.events[event.kind]
    for fact, spec in (("a", kind.a), ("b", kind.b), ("c", kind.c)):
        if spec.partition(":")[2] == NUMBER:
            yield fact


def told(t: Cave, kind: str) -> list[Event]:
    """Return the events of a kind that the last answer told, of which there are some."""
    out = [event for event in t.match.entries[-1].events if GAME.about.events[event.kind].name == kind]
    assert out
    return out


def marked(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Return the rules that a test names; it names them all, so that they can be counted without running it."""
    mark = request.node.get_closest_marker("rule")
    assert mark is not None
    return tuple(mark.args)


def finding_a_lie(t: Cave, event: Event, fact: str, false: int) -> None:
    """Hold something else than the truth against the states."""
    true = getattr(event, fact)
    setattr(event, fact, false)
    with pytest.raises(CheckFailed):
        keeping_books(t)
    setattr(event, fact, true)


@pytest.mark.rule(
    "bag.combat.dice-count",
    "bag.combat.difference",
    "bag.combat.no-pasch-monsters",
    "bag.combat.pasch-doubles",
    "bag.combat.pasch-groups",
    "bag.combat.special-monsters",
    "bag.combat.tie",
    "bag.components.character-skills",
    "bag.dragon.stats",
    "bag.explore.pool",
    "bag.ffa.like-monster",
    "bag.ffa.ranged",
    "bag.ffa.run-before",
    "bag.help.fighter-dies",
    "bag.help.half-loss",
    "bag.item.area-effects",
    "bag.item.draw-optional",
    "bag.item.text",
    "bag.item.traps",
    "bag.lose.outside-fight",
    "bag.ranged.damage",
    "bag.ring.roll",
    "bag.run.cost",
    "bag.win.reward-one",
    "bag.win.reward-two",
)
@pytest.mark.parametrize(("kind", "rule", "table"), TELLINGS)
def test_a_number_that_is_told_is_true_and_a_false_one_is_found(
    kind: str, rule: str, table: Table, request: pytest.FixtureRequest
) -> None:
    assert rule in marked(request)
    t = table()
    keeping_books(t)
    for event in told(t, kind):
        for fact in numbers(event):
            for by in (1, -1):
                finding_a_lie(t, event, fact, getattr(event, fact) + by)


@pytest.mark.rule(
    "bag.combat.difference",
    "bag.dragon.stats",
    "bag.help.half-loss",
    "bag.item.area-effects",
    "bag.item.text",
    "bag.lose.outside-fight",
    "bag.ranged.kill",
)
@pytest.mark.parametrize(("kind", "rule", "fact", "falses", "table"), POSSIBLE)
def test_a_number_that_is_told_is_one_of_those_it_can_be(
    kind: str, rule: str, fact: str, falses: tuple[int, ...], table: Table, request: pytest.FixtureRequest
) -> None:
    assert rule in marked(request)
    t = table()
    keeping_books(t)
    for false in falses:
        finding_a_lie(t, told(t, kind)[0], fact, false)


@pytest.mark.rule("bag.item.fields")
def test_of_two_alike_that_swap_places_one_is_told_of() -> None:
    t = Cave()
    t.give(0, "magic_boots@5", "magic_boots@6")
    t.begin()
    t.do("handle:5", "swap:6")
    keeping_books(t)
    assert len(told(t, "shifted")) == 1


def test_the_ring_has_the_number_by_which_it_is_told() -> None:
    assert (ITEMS[RING].id, len(ITEMS)) == ("ring", RING + 1)
