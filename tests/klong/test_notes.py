"""What a choice costs and does is said before it is made, and it is true."""

from math import comb

import pytest

from verlies.testing.klong import Klong
from verlies.text.words import Words


def notes(t: Klong) -> dict[str, tuple[str, ...]]:
    """Return what is said of every option of the first seat."""
    return {choice.id: choice.notes for prompt in t.match.scene(0).prompts for choice in prompt.choices}


@pytest.mark.parametrize(("swords", "note"), [(0, ("note-health=2",)), (1, ("note-health-least=1",)), (2, ()), (3, ())])
def test_a_way_says_what_its_monsters_cost(swords: int, note: tuple[str, ...]) -> None:
    t = Klong(room="F14", boots=1, swords=swords)
    assert notes(t)["move:F19"] == note


@pytest.mark.parametrize("swords", [0, 1, 2])
def test_each_number_of_swords_says_what_it_costs_and_costs_it(swords: int) -> None:
    t = Klong(room="F14", boots=1, swords=2)
    t.do("move:F19")
    told = {"swords:0": ("note-health=2",), "swords:1": ("note-health=1",), "swords:2": ("note-unharmed",)}
    assert notes(t) == told
    t.do(f"swords:{swords}")
    assert t.table.thieves[0].damage == 2 - swords


def test_a_crystal_cave_is_warned_of_as_long_as_boots_are_left() -> None:
    assert notes(Klong(room="F15", boots=2))["move:F14"] == ("note-tired",)
    assert notes(Klong(room="F15", boots=1))["move:F14"] == ()
    assert notes(Klong(room="F15", boots=2, steady=True))["move:F14"] == ()
    t = Klong(room="F15", boots=2)
    t.do("move:F14")
    assert t.offers("move:") == []


def test_a_fountain_says_how_much_it_heals() -> None:
    assert notes(Klong(room="F31", boots=2, damage=3))["move:F38"] == ("note-heal=1",)
    assert notes(Klong(room="F31", boots=2))["move:F38"] == ()


def test_what_cannot_be_undone_is_said() -> None:
    t = Klong(room="F02", boots=1, tokens=["artifact_5"])
    assert notes(t)["move:F01"] == ("note-out",)
    room = next(room.id for room in t.table.rooms if room.artifact == 5)
    taking = notes(Klong(room=room))
    assert taking["artifact:artifact_5"] == ("note-artifact",)


@pytest.mark.parametrize(
    ("space", "note", "told"), [(6, "note-artifact", "rage"), (7, "note-artifact-only", "rage-full")]
)
def test_the_dragon_is_said_to_get_angrier_as_long_as_it_can(space: int, note: str, told: str) -> None:
    t = Klong(4, room="F31")
    t.rage(space)
    t.ready()
    assert notes(t)["artifact:artifact_20"] == (note,)
    t.do("artifact:artifact_20")
    assert [entry.kind for entry in t.match.log(0, 1)] == ["took", told]


def test_whoever_has_an_artifact_is_told_how_far_it_is_home() -> None:
    with_it = notes(Klong(room="F03", boots=2, tokens=["artifact_5"]))
    assert (with_it["move:F02"], with_it["move:F04"]) == (("note-home=1",), ("note-home=4",))
    assert notes(Klong(room="F03", boots=2))["move:F02"] == ()


@pytest.mark.parametrize(("key", "boots"), [((), 8), (("master_key",), 7)])
def test_locks_lengthen_the_way_home_of_whoever_has_no_key(key: tuple[str, ...], boots: int) -> None:
    t = Klong(room="F27", boots=1, tokens=["artifact_5", *key])
    assert notes(t)["move:F20"] == (f"note-home={boots}",)


@pytest.mark.parametrize(
    ("language", "said"), [("de", "bringt mindestens 1 Schaden"), ("en", "does at least 1 damage to you")]
)
def test_numbers_of_notes_are_put_into_words(language: str, said: str) -> None:
    t = Klong(room="F14", boots=1, swords=1)
    words = Words.of(t.match.game, t.match.header, language)
    choice = next(c for p in t.match.scene(0).prompts for c in p.choices if c.id == "move:F19")
    assert words.choice(choice).endswith(f" – {said}")


def in_danger(room: str, gaps: int = 1, **thief: object) -> Klong:
    """Return a thief with two health left and noise, at the end of a turn in which cards were bought or not."""
    row = ("ogre", "archaeologist", "archaeologist", "sleight_of_hand", "boots_of_swiftness", "ogre")[: 6 - gaps]
    t = Klong(2, room=room, row=row, damage=8)
    t.noise(5, 1)
    if thief:
        t.thief(0, **thief)
    return t


@pytest.mark.parametrize(
    ("room", "tokens", "note"),
    [("F31", (), "all-lost"), ("F31", ("artifact_7",), "all-lost"), ("F05", ("artifact_7",), "knocked-out")],
)
def test_ending_a_turn_says_how_likely_an_attack_is_the_last_and_what_is_lost(
    room: str, tokens: tuple[str, ...], note: str
) -> None:
    t = in_danger(room, tokens=tokens)
    dragon, box = t.table.dragon, t.table.box
    draws = box.rage[dragon.rage]
    bag = sum(dragon.bag) + sum(dragon.area)
    mine = dragon.bag[0] + dragon.area[0]
    deadly = sum(comb(mine, n) * comb(bag - mine, draws - n) for n in range(2, draws + 1)) / comb(bag, draws)
    assert notes(t)["end"] == (f"note-{note}={round(100 * deadly)}",)


def test_without_a_gap_in_the_row_or_with_health_enough_nothing_is_said() -> None:
    assert notes(in_danger("F31", gaps=0))["end"] == ()
    t = in_danger("F31")
    t.thief(0, damage=0)
    assert notes(t)["end"] == ()
