"""Reasons that are about an amount carry both numbers, and true ones; all others are about something else."""

import re
from collections.abc import Callable

import pytest

from tests.bag_of_dungeon.test_each import fighting, rivals
from tests.bag_of_dungeon.test_explore import drawing, walled_in
from tests.bag_of_dungeon.test_items import found
from verlies.core.errors import IllegalAnswer
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.amounts import AMOUNTS
from verlies.games.bag_of_dungeon.reasons import REASONS
from verlies.testing.bag_of_dungeon import Cave, lair, met
from verlies.text import LANGUAGES, Words

Facts = dict[str, str | int]
Table = Callable[[], Cave]
OTHERS = """
ok touches-nothing no-line no-slot wrong-symbol slot-taken nothing-offered refused-before not-empty turn-over
walled not-beside no-tiles no-opening not-open must-face in-fight run-blocked run-far run-committed no-cloak
sneak-dragon sneak-late call-one call-declined call-self is-out has-left no-skill skill-not-now not-yours stored
not-used only-turn only-fight only-rolled strong-already no-shot-in-fight no-target arrow-dragon lance-only
safe-start friends monster-here ring-guarded not-lying no-room empty-slot no-chest no-pool pool-empty bathed
elsewhere no-peek peeked dragon-alive no-ring not-at-exit together no-trophy had-turn run-begun run-rival
nothing-there here-already not-own-tile no-fight no-monster no-shot attack-far denied renew-well renew-far
blown-where no-landing evade-where evade-trophy partner-ap no-call no-fit-over nothing-hidden cloak-when
nothing-held
"""
"""Reasons that are about no amount: about who, where, when or what."""


def told(t: Cave, word: str) -> tuple[str, Facts]:
    """Return why an answer is refused, and the numbers of the sentence."""
    with pytest.raises(IllegalAnswer) as caught:
        t.match.answer(word, t.asked[0])
    refusal = caught.value.refusal
    for language in LANGUAGES:
        sentence = Words.of(t.match.game, t.match.header, language).why(refusal)
        assert not re.search(r"[{$⟨−]|\bany\b", sentence), sentence
        shown = re.findall(r"\d+", sentence)
        numbers = [fact for name, fact in refusal.facts.items() if name in ("need", "have", "far", "reach", "whole")]
        assert [number for number in numbers if str(number) not in shown] == [], sentence
    return refusal.message, refusal.facts


def holding(t: Cave, *gear: str, ap: int | None = None) -> Cave:
    """Return a table on which seat 0, in turn, carries something more and has so many action points."""
    t.give(0, *gear)
    t.begin()
    if ap is not None:
        t.hero(0, ap=ap)
    return t


def with_hero(t: Cave, seat: int = 0, **what: int) -> Cave:
    """Return a table with a hero laid out."""
    t.hero(seat, **what)
    return t


def after(t: Cave, *answers: str) -> Cave:
    """Return a table after some answers."""
    t.do(*answers)
    return t


def gallery(steps: int, *gear: str, monster: str = "troll", second: str = "start") -> Cave:
    """Return a straight way north with a monster at its end, and seat 0 at the start with some gear."""
    t = Cave().corridor(*(f"n{step}" for step in range(1, steps)))
    t.lay(f"n{steps}", "T05", monster=monster)
    t.hero(1, at=second)
    return holding(t, *gear)


def called(*corridors: str, friend: str, monster: str = "-") -> Cave:
    """Return a fight west of the start and a friend in the east, perhaps behind a monster."""
    t = Cave().lay("w1", "T05", 1, monster="goblin").lay("e1", "T08", 1, monster=monster)
    t.corridor(*corridors, turns=1)
    t.hero(1, at=friend)
    t.begin()
    t.walk("w1")
    return t


def around() -> Cave:
    """Return a fight west of the start, and a friend in the east behind a monster, with a way around it."""
    t = Cave().lay("w1", "T05", 1, monster="goblin").lay("e1", "T08", 1, monster="troll").lay("e2", "T40")
    t.lay("n1", "T10", monster="-").lay("n1e1", "T18", 1).lay("n1e2", "T39")
    t.hero(1, at="e2")
    t.begin()
    t.walk("w1")
    return t


def indebted() -> Cave:
    """Return a rival who is asked before a round and has borrowed all of the next turn."""
    t = fighting()
    t.give(1, "strength_potion")
    t.do("fight")
    t.hero(1, debt=4)
    return t


def alone_and_indebted() -> Cave:
    """Return a partner who goes on alone and has borrowed all of the next turn."""
    t = met("troll")
    t.do("call:1", "agree")
    t.hero(0, health=1)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    t.hero(1, debt=4)
    return t


def draining() -> Cave:
    """Return seat 0 about to drain one of two friends, one of whom has only one health."""
    t = Cave("fighter,dwarf,elf")
    t.hero(1, health=1)
    return after(holding(t, "vampire_teeth"), "use:vampire_teeth")


def renewing() -> Cave:
    """Return a healer about to heal one of two friends, one of whom is well."""
    t = Cave("healer,dwarf,elf").begin()
    t.hero(1, health=3)
    return after(t, "skill")


def sneaked() -> Cave:
    """Return a hero with a bow who has just got past a monster."""
    t = lair("troll")
    t.give(0, "bow", "invisibility_cloak")
    t.begin().walk("n1")
    t.dice(6)
    return after(t, "sneak")


def jumping() -> Cave:
    """Return a hero about to jump, six tiles away from the start."""
    t = Cave().corridor(*(f"n{step}" for step in range(1, 7)))
    t.hero(0, at="n6")
    return after(holding(t, "teleport_crystal"), "use:teleport_crystal")


def turning(t: Cave, place: str) -> Cave:
    """Return a table on which a tile is about to be turned somewhere."""
    return after(t, t.to("lay", place))


def through_a_wall() -> Cave:
    """Return a tile about to be turned behind a wall."""
    t = walled_in().begin()
    t.tiles("T18")
    return turning(after(t, "explore"), "s1")


def unfit() -> Cave:
    """Return a tile about to be laid that must match all around, and cannot in the east."""
    t = Cave("fighter,dwarf", edges="strict").lay("n1", "T39").lay("n1e1", "T40").begin()
    t.tiles("T17")
    return after(t, "explore")


def chosen() -> Cave:
    """Return a table at which one hero is taken already."""
    t = Cave()
    t.match = GAME.new(2, 1, {"heroes": "choose", "start": "0"})
    t.do("hero:elf", seat=0)
    return t


def pool() -> Cave:
    """Return a hero in full health in the pool."""
    t = Cave().lay("n1", "T03").begin()
    t.table.pool = 2
    t.walk("n1")
    return t


CASES: list[tuple[str, str, Facts, Table]] = [
    ("no-ap", "explore", {"need": 1, "have": 0}, lambda: with_hero(Cave().begin(), ap=0)),
    ("no-ap", "walk:1", {"need": 1, "have": 0}, lambda: with_hero(Cave().corridor("n1").begin(), ap=0)),
    ("item-ap", "use:torch", {"need": 1, "have": 0}, lambda: holding(Cave(), "torch", ap=0)),
    ("shot-ap", "use:bow", {"need": 3, "have": 2}, lambda: with_hero(gallery(2, "bow"), ap=2)),
    ("skill-ap", "skill", {"need": 3, "have": 2}, lambda: with_hero(Cave("healer,dwarf").begin(), ap=2)),
    ("run-ap", "run:0", {"need": 1, "have": 0}, lambda: with_hero(met("troll"), ap=0)),
    ("call-ap", "call:1", {"need": 1, "have": 0}, lambda: with_hero(met("troll"), ap=0)),
    ("too-much-debt", "use:strength_potion", {"need": 1, "have": 0}, indebted),
    ("too-much-debt", "run:0", {"need": 1, "have": 0}, alone_and_indebted),
    ("skill-spent", "skill", {"done": 1, "whole": 1}, lambda: with_hero(met("troll"), uses=0)),
    ("full-health", "use:health_potion", {"have": 10, "whole": 10}, lambda: holding(Cave(), "health_potion")),
    ("pool-well", "pool", {"have": 10, "whole": 10}, pool),
    ("renew-other", "aim-at:2", {"have": 9, "whole": 9}, renewing),
    ("nothing-left", "aim-at:1", {"have": 1, "whole": 12}, draining),
    ("too-far", "use:bow", {"far": 4, "reach": 3}, lambda: gallery(4, "bow")),
    ("in-the-way", "use:bow", {"place": "n1"}, lambda: gallery(2, "bow", second="n1")),
    ("too-near", "use:bow", {"far": 0, "reach": 1}, sneaked),
    ("jump-far", "aim:0", {"far": 6, "reach": 5}, jumping),
    ("call-far", "call:1", {"far": 5, "reach": 4, "around": 5}, lambda: called("e2", "e3", "e4", friend="e4")),
    (
        "call-blocked",
        "call:1",
        {"far": 4, "reach": 4, "around": 0},
        lambda: called("e2", "e3", friend="e3", monster="troll"),
    ),
    ("call-blocked", "call:1", {"far": 3, "reach": 4, "around": 5}, around),
    ("no-join", "turn:1", {"turns": 1}, lambda: turning(drawing("T11"), "e1")),
    ("mismatch", "lay:2", {"turns": "any"}, unfit),
    ("alike", "turn:3", {"turns": 3}, through_a_wall),
    ("needs-two", "put:1", {"need": 2, "have": 1}, lambda: found("bow", gear=("iron_axe@0",))),
    ("hero-taken", "hero:elf", {"seat": 0}, chosen),
    ("no-ring-yet", "attack:1", {"tiles": 37}, lambda: rivals(ringed=False)),
]


@pytest.mark.parametrize(("reason", "word", "facts", "table"), CASES)
def test_a_reason_about_an_amount_tells_both_numbers(reason: str, word: str, facts: Facts, table: Table) -> None:
    assert told(table(), word) == (reason, facts)


def test_every_reason_about_an_amount_has_its_case() -> None:
    assert {reason for reason, _, _, _ in CASES} == set(AMOUNTS)
    messages = {kind.message for kind in REASONS.kinds}
    assert set(AMOUNTS) | set(OTHERS.split()) == messages
    assert set(AMOUNTS).isdisjoint(OTHERS.split())


# What a question is about


def asked(t: Cave) -> str:
    """Return the question as whoever is asked reads it."""
    seat = t.asked[0]
    scene = t.match.scene(seat)
    prompt = next(prompt for prompt in scene.prompts if prompt.choices)
    return Words.of(t.match.game, t.match.header, "de").question(scene, prompt, seat)


def test_a_question_about_an_item_names_it() -> None:
    assert asked(found("bow", gear=("iron_axe@0",))) == "Bogen: Wohin damit?"
    t = holding(Cave(), "iron_axe")
    t.do("handle:0")
    assert asked(t) == "Eisenaxt: Wohin damit?"


def test_a_fight_names_whom_one_faces_on_either_side() -> None:
    assert asked(met("troll")) == "Kampf (Troll): Was tust du?"
    t = rivals()
    t.do("attack:1")
    attacker = Words.of(t.match.game, t.match.header, "de").player(0)
    assert (t.ask(), asked(t)) == ("Evade", f"{attacker} greift dich an! Kämpfst du, oder weichst du aus?")


def test_alone_one_is_told_how_one_wins_alone() -> None:
    solo = GAME.new(4, 1, {"variant": "solo"})
    told = [Words.of(GAME, solo.header, language).goal(solo.header) for language in LANGUAGES]
    assert all(re.match(start, goal) for start, goal in zip(("Du führst", "You lead"), told, strict=True))
    assert not [goal for goal in told if re.search(r"\b(ihr|gemeinsam|together)\b", goal, re.IGNORECASE)]


# The nearest target


@pytest.mark.rule("bag.dragon.arrow-immune", "bag.dragon.lance")
@pytest.mark.parametrize(
    ("weapon", "tile", "monster", "reason"),
    [("bow", "T02", "", "arrow-dragon"), ("dragonlance", "T05", "troll", "lance-only")],
)
def test_a_weapon_that_hits_nobody_says_why_not_the_nearest(weapon: str, tile: str, monster: str, reason: str) -> None:
    t = holding(Cave().lay("n1", tile, monster=monster), weapon)
    assert told(t, f"use:{weapon}")[0] == reason


def test_among_two_targets_the_nearest_counts() -> None:
    t = Cave().corridor("n1", "n2", "n3", "n4").lay("n5", "T05", monster="troll")
    t.lay("e1", "T39").lay("n1e1", "T08", monster="goblin")
    t.give(0, "bow")
    t.begin()
    t.refuse("use:bow", "no-line")
    sentence = Words.of(t.match.game, t.match.header, "de").why(t.match.why_not("use:bow", 0))
    assert sentence.startswith("Zum Ziel führt"), "who asks about the weapon has named no place"


def test_without_any_target_there_is_none_anywhere() -> None:
    assert told(holding(Cave(), "bow"), "use:bow") == ("no-shot", {})
