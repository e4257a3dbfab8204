"""Whoever has left a game is told what becomes of them, by the rule that applies."""

from typing import Any

import pytest

from verlies.core.match import Match
from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.games.bag_of_dungeon.content import ids
from verlies.games.dungeonquest.content import ids as dungeon
from verlies.registry import game
from verlies.testing.bag_of_dungeon import Cave
from verlies.testing.dungeonquest import Dungeon
from verlies.testing.katakomben import Kata
from verlies.testing.klong import Klong
from verlies.text import Words, catalogue


def fate(match: Match[Any], seat: int = 0) -> tuple[str, str]:
    """Return the text and the rule of what becomes of a seat, if it has left; both are there in both languages."""
    panel = next(panel for panel in match.scene(seat).panels if panel.seat == seat and panel.id != "turn")
    if panel.fate:
        for language in ("de", "en"):
            assert Words.of(match.game, match.header, language).has(f"fate-{panel.fate}")
            assert catalogue.sentence(match.game, panel.rule, language)
    return panel.fate, panel.rule


@pytest.mark.parametrize(
    ("room", "what", "told"),
    [
        ("S1.a", {}, ("", "")),
        ("S1.a", {"status": FALLEN, "tokens": ["artifact_5"]}, ("rescued", "katakomben.score.eligible")),
        ("D05.a", {"status": FALLEN, "tokens": ["artifact_5"]}, ("in-depths", "katakomben.ko.zero-points")),
        ("S1.a", {"status": FALLEN}, ("no-artifact", "katakomben.ko.zero-points")),
        ("S1.a", {"status": ESCAPED, "tokens": ["artifact_5"]}, ("escaped", "katakomben.escape.mastery")),
    ],
)
def test_katakomben(room: str, what: dict[str, Any], told: tuple[str, str]) -> None:
    t = Kata(2, tiles=["S1@e1", "D05@w1/1"])
    t.thief(0, room=room, **what)
    assert fate(t.match) == told


@pytest.mark.parametrize(
    ("room", "tokens", "told"),
    [
        ("F02", ["artifact_5"], ("rescued", "klong.ko.rescued")),
        ("F31", ["artifact_5"], ("in-depths", "klong.ko.in-depths")),
        ("F02", [], ("no-artifact", "klong.ko.no-artifact")),
    ],
)
def test_klong(room: str, tokens: list[str], told: tuple[str, str]) -> None:
    t = Klong(2)
    t.thief(0, room=room, status=FALLEN, tokens=tokens)
    assert fate(t.match) == told


@pytest.mark.parametrize(
    ("status", "respawn", "told"),
    [
        (dungeon.ESCAPED, "off", ("escaped", "dungeonquest.end.highest-gold")),
        (dungeon.DEAD, "off", ("dead", "dungeonquest.death.consequences")),
        (dungeon.DEAD, "on", ("", "")),
    ],
)
def test_dungeonquest(status: int, respawn: str, told: tuple[str, str]) -> None:
    t = Dungeon(2, respawn=respawn)
    t.table.heroes[0].status = status
    assert fate(t.match) == told


@pytest.mark.parametrize(
    ("mode", "status", "told"),
    [
        ("together", [ids.OUT, ids.INSIDE], ("shared", "bag.end.eliminated-share")),
        ("together", [ids.OUT, ids.OUT], ("lost", "bag.end.loss")),
        ("each", [ids.OUT, ids.INSIDE], ("beaten", "bag.ffa.winner")),
        ("each", [ids.OUTSIDE, ids.INSIDE], ("away", "bag.ffa.winner")),
        ("each", [ids.BURIED, ids.OUTSIDE], ("buried", "bag.end.collapse")),
    ],
)
def test_bag_of_dungeon(mode: str, status: list[int], told: tuple[str, str]) -> None:
    t = Cave(variant=mode).begin()
    for seat, each in enumerate(status):
        t.table.heroes[seat].status = each
    assert fate(t.match) == told


def test_the_law_of_a_parting_holds_no_ruling_for_another_case() -> None:
    katakomben, bag = game("katakomben"), game("bag_of_dungeon")
    said = catalogue.printed(katakomben, "katakomben.damage.unconscious", "de")
    assert said == "Wessen Lebensleiste ganz voll ist, ist bewusstlos; die Figur wird in ihrem Raum hingelegt."
    for language, ruling in (("de", "Hausentscheid"), ("en", "House ruling")):
        assert ruling not in catalogue.printed(bag, "bag.end.collapse", language)
        assert catalogue.printed(bag, "bag.ffa.winner", language), "what is nothing but a ruling is told as one"
