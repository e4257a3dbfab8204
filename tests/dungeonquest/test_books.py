"""The books of DungeonQuest: every number that is told is the true one, and a false one is found."""

from collections.abc import Callable

import pytest

from verlies.core.check.books import check_books
from verlies.core.check.report import CheckFailed
from verlies.core.check.trial import Trial
from verlies.core.event import Event
from verlies.testing.dungeonquest import GAME, Dungeon, in_room, met
from verlies.text import words

Table = Callable[[], Dungeon]
MIRROR = "z_mirror_of_shael"


def crossing(*loot: str, dice: tuple[int, ...] = (1, 1), wounds: int = 0, **options: object) -> Dungeon:
    """Return seat 0 after a test on the bridge, with loot."""
    t = in_room("bridge_oxox", hero={"loot": list(loot), "wounds": wounds}, **options)  # type: ignore[arg-type]
    t.dice(*dice)
    t.do("cross", *(["pass"] if loot else []))
    return t


def spending() -> Dungeon:
    """Return seat 0 after markers were spent on a test."""
    t = in_room("bridge_oxox", hero={"determination": 3})
    t.dice(3, 4)
    t.do("cross", "spend:2")
    return t


def climbing(answer: bool, place: str = "m2") -> Dungeon:
    """Return seat 0 on the way up, too near to the outer wall."""
    t = Dungeon(2)
    t.hero(0, place=place, facing="east", below=True)
    t.draws("k_exit")
    t.dice(3)
    t.begin(0)
    t.do("leave", *(["face:north"] if answer else []))
    return t


def warded(*heroes: str) -> Dungeon:
    """Return seat 0 after wounds were prevented, by a rune or an ability."""
    t = in_room(heroes=heroes, hero={"runes": ["r_warding"]})
    t.lay("c2", "trap_oooo")
    t.begin(0)
    t.draws("f_explosion")
    t.do("move:c2", "use:r_warding" if heroes[0] == "hugo" else "ability:brightblaze")
    return t


def bribing(gift: str = "y_gold_250", die: int = 3) -> Dungeon:
    """Return seat 0 after a bribe."""
    t = Dungeon(2)
    t.hero(0, place="b4", facing="east", below=True, loot=[gift])
    t.draws("k_deep_elf")
    t.dice(die)
    t.begin(0)
    t.do(f"discard:{gift}")
    return t


def shifting() -> Dungeon:
    """Return seat 0 after a die was turned in the dark."""
    t = in_room("dark_xooo", heroes=("challara", "hugo"))
    t.lay("d3", "trap_oooo")
    t.begin(0)
    t.dice(2)
    t.draws("f_ceiling")
    t.do("grope", "ability:glow", "shift:down")
    return t


def rerolling() -> Dungeon:
    """Return seat 0 after one of the dragon's dice was thrown again."""
    t = Dungeon(2, heroes=("gherinn", "hugo"))
    t.hero(0, place="g5")
    t.begin(0)
    t.draws("d_rage")
    t.dice(6, 2, 1)
    t.do("dragon", "ability:favour", "reroll:first")
    return t


def gassed() -> Dungeon:
    """Return seat 0 after a trap of gas."""
    t = Dungeon(2)
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_gas")
    t.dice(5, 4)
    t.do("move:b1")
    return t


def fought(monster: str, *after: str, heroes: tuple[str, ...] = ("hugo", "lindel"), **options: object) -> Dungeon:
    """Return seat 0 after a round that wounds both, and what was used in it."""
    t = met(monster, heroes=heroes, **options)  # type: ignore[arg-type]
    t.duel("ranged", "ranged")
    t.do(*after)
    return t


def slain() -> Dungeon:
    """Return seat 0 after a round that killed the monster."""
    t = met("m_skeleton_2_1")
    t.duel("melee", "melee")
    t.do("pass")
    return t


def alone() -> Dungeon:
    """Return whoever plays alone, after a fight that the die has decided."""
    t = met("m_skeleton_2_1", seats=1)
    t.dice(6)
    t.do("fight")
    return t


def returning() -> Dungeon:
    """Return seat 1, whom the dragon has killed, in another tower and dead again at sunset."""
    t = Dungeon(2, respawn="on")
    t.hero(0, place="g5")
    t.hero(1, place="g5", wounds=14)
    t.begin(0)
    t.draws("d_rage")
    t.dice(1, 1, 6, 6)
    t.do("dragon", "tower:a1")
    return t


def drinking() -> Dungeon:
    """Return seat 0 after a potion that was deadly."""
    t = Dungeon(2)
    t.hero(0, place="b4", loot=["v_unstable_potion"])
    t.begin(0)
    t.dice(1, 1)
    t.do("use:v_unstable_potion")
    return t


def atoning() -> Dungeon:
    """Return seat 0 after penance before a test."""
    t = in_room("bridge_oxox", heroes=("gherinn", "hugo"))
    t.dice(1, 1)
    t.do("cross", "ability:penance")
    return t


def keeping_books(t: Dungeon) -> None:
    """Hold what the last answer told against the states."""
    check_books(Trial(GAME, t.match, 0, {}, set(), words), t.match.entries[-1])


def told(t: Dungeon, kind: str) -> Event:
    """Return the event of a kind that the last answer told."""
    return next(event for event in t.match.entries[-1].events if GAME.about.events[event.kind].name == kind)


NUMBERS: list[tuple[str, str, Table]] = [
    ("test", "b", crossing),
    ("test", "c", crossing),
    ("loaded-test", "b", lambda: crossing("l_rope")),
    ("loaded-test", "c", lambda: crossing("l_rope")),
    ("loaded", "a", lambda: crossing("l_rope", "v_gold_30")),
    ("loaded", "a", lambda: crossing("z_loadstone", "v_gold_30", texts="on")),
    ("loaded", "a", lambda: crossing("l_rope", "v_gold_30", "v_gold_40", heroes=("tatianna", "hugo"))),
    ("passed", "a", lambda: crossing("l_rope")),
    ("passed", "b", crossing),
    ("passed", "a", spending),
    ("failed", "a", lambda: crossing("l_rope", dice=(6, 6, 1))),
    ("failed", "b", lambda: crossing(dice=(6, 6, 1))),
    ("marker", "a", lambda: climbing(False)),
    ("marker", "b", lambda: climbing(False)),
    ("marker", "c", lambda: climbing(False)),
    ("marker-on", "b", lambda: climbing(True)),
    ("marker-on", "c", lambda: climbing(True)),
    ("marker-stays", "b", lambda: climbing(True, "e1")),
    ("marker-stays", "c", lambda: climbing(True, "e1")),
    ("prevented", "a", lambda: warded("hugo", "lindel")),
    ("prevented", "a", lambda: warded("challara", "lindel")),
    ("bribed", "a", bribing),
    ("bribed", "b", bribing),
    ("shifted", "a", shifting),
    ("shifted", "b", shifting),
    ("rerolled", "a", rerolling),
    ("rerolled", "b", rerolling),
    ("bribe-even", "a", lambda: bribing("l_gold_200", 2)),
    *(("dice-wounds", fact, gassed) for fact in "abc"),
    *(("dice-turns", fact, gassed) for fact in "abc"),
    *(("hit", fact, lambda: fought("m_golem_6_4", "pass")) for fact in "abc"),
    ("hit", "a", lambda: fought("m_golem_6_4", "ability:berserk", heroes=("krutzbeck", "lindel"))),
    ("hit", "a", lambda: fought("m_golem_6_4", "use:z_mirror_of_shael", hero={"loot": [MIRROR]}, texts="on")),
    *(("hit", fact, slain) for fact in "abc"),
    *(("struck", fact, alone) for fact in "abc"),
    ("returned", "b", returning),
    ("determined", "a", atoning),
    ("determined", "a", lambda: crossing(dice=(6, 6, 6), wounds=14)),
    ("used-up", "b", drinking),
]


@pytest.mark.parametrize(("kind", "fact", "table"), NUMBERS, ids=[f"{kind} {fact}" for kind, fact, _ in NUMBERS])
def test_a_number_that_is_told_is_true_and_a_false_one_is_found(kind: str, fact: str, table: Table) -> None:
    t = table()
    keeping_books(t)
    event = told(t, kind)
    setattr(event, fact, getattr(event, fact) + 1)
    with pytest.raises(CheckFailed):
        keeping_books(t)
