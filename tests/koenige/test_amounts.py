"""Reasons about an amount carry both numbers, and true ones; windows name their object, and chances add up."""

import re

import pytest

from tests.koenige.test_citations import Layout, after, at, attacked, equipping, laying, looted, spent, traded, why_not
from verlies.games.koenige.amounts import AMOUNTS
from verlies.games.koenige.content.ids import TIERS
from verlies.games.koenige.reasons import REASONS
from verlies.games.koenige.rulemap import REASON_RULES
from verlies.testing.koenige import BLUE, Halls
from verlies.text import LANGUAGES, Words

Facts = dict[str, str | int]
NUMBERS = ("need", "have", "far", "reach", "done", "whole")
SILENT = {"attacked": ("done", "whole"), "out-of-reach": ("reach",)}
"""What is nothing, and so not said."""
OTHERS = """
not-empty touches-nothing flag-beside only-by-start not-drawn fits-nowhere must-lay no-room-there not-connected fogged
no-portal-here no-portal-there here-already jumped no-teleport no-flag-room flag-claimed flag-held flag-away
no-flag-here own-flag protected not-seated own-team no-chest looted no-merchant traded not-yours locked not-playable
not-now not-your-action no-effect not-looked-at no-target immune not-allowed-room too-late equip-later not-equipment
not-worn no-mate not-a-mate untouched not-owned on-own-turn on-attack on-defence on-ally-fight on-team-fight on-revealed
on-chest on-entering on-enemy-card on-enemy-turn on-own-defeat on-team-defeat on-stolen on-theft on-enemy-draw
"""
"""Reasons that are about no amount: about who, where, when or what."""


def far_away(weapon: str = "") -> Halls:
    """Return seat 0 three rooms away from an enemy."""
    t = at("n1", weapon=weapon) if weapon else at("n1")
    t.hero(1, at="e2")
    t.act(0)
    return t


def twice() -> Halls:
    """Return seat 0 who has attacked an enemy twice, with a weapon that allows it."""
    t = at("start", seats=4, weapon="S-W09")
    t.act(0, actions=3)
    for fates in ((1, 8), (2, 7)):
        t.fates(*fates)
        t.do("attack:1")
    return t


def low() -> Halls:
    """Return a chest whose result is known."""
    t = looted()
    t.table.chest().total = 3
    return t


CASES: list[tuple[str, str, Facts, Layout]] = [
    (
        "no-actions",
        "loot",
        {"need": 1, "have": 0},
        lambda: after(at("start", "B-W01"), "walk@n1", "pass", "walk@start", "pass"),
    ),
    ("no-steps", "walk@e2", {"need": 1, "have": 0}, lambda: after(at("n1"), "walk@start", "walk@e1")),
    ("out-of-reach", "attack:1", {"far": 3, "reach": 0}, far_away),
    ("out-of-reach", "attack:1", {"far": 3, "reach": 2}, lambda: far_away(weapon="S-W03")),
    ("attacks-spent", "attack:3", {"done": 1, "whole": 1}, spent),
    ("attacked", "attack:1", {"done": 0, "whole": 0}, lambda: attacked(fates=(1, 8))),
    ("attacked", "attack:1", {"done": 1, "whole": 1}, twice),
    ("given", "give:B-A02", {"done": 1, "whole": 1}, lambda: after(equipping("B-A01", "B-A02"), "give:B-A01")),
    ("tier-too-high", "pile:gold", {"tier": "gold", "need": 8, "have": 3}, low),
    ("not-this-tier", "pile:gold", {"tier": "bronze"}, traded),
    ("no-join", "turn:3", {"turns": 3}, lambda: after(laying("W06"), "lay@w3")),
    ("mismatch", "lay@n1e1", {"turns": "any"}, lambda: laying("W07")),
    ("alike", "turn:0", {"turns": 0}, lambda: after(at("start", "S-A05"), "play:S-A05", "choose@e2")),
]


@pytest.mark.parametrize(("reason", "word", "facts", "layout"), CASES)
def test_a_reason_about_an_amount_tells_both_numbers(reason: str, word: str, facts: Facts, layout: Layout) -> None:
    t = layout()
    refusal = why_not(t, word)
    assert (refusal.message, refusal.facts) == (reason, facts)
    for language in LANGUAGES:
        sentence = Words.of(t.match.game, t.match.header, language).why(refusal)
        assert not re.search(r"[{$⟨−]|\bany\b", sentence), sentence
        told = [fact for fact in NUMBERS if fact in facts and (facts[fact] or fact not in SILENT.get(reason, ()))]
        assert [fact for fact in told if str(facts[fact]) not in re.findall(r"\d+", sentence)] == [], sentence


@pytest.mark.parametrize(
    ("reach", "language", "told"),
    [
        (0, "de", "Du greifst im eigenen Raum an, und dieser Gegner ist dort, wohin kein Weg führt."),
        (2, "en", "Your weapon reaches as far as 2, and this enemy is where no way leads."),
    ],
)
def test_where_no_way_leads_there_is_no_distance(reach: int, language: str, told: str) -> None:
    t = far_away(weapon="S-W03") if reach else far_away()
    t.table.heroes[1].field = t.table.chart.at(4, 4)
    refusal = why_not(t, "attack:1")
    assert refusal.facts == {"far": "nowhere", "reach": reach}
    assert Words.of(t.match.game, t.match.header, language).why(refusal) == told


def test_more_may_have_been_given_than_may_be_now() -> None:
    t = at("start", "B-A01", "B-A02", "B-A03", seats=4, armour="B-R10")
    t.do("done", "give:B-A01", "give:B-A02", "doff:B-R10")
    refusal = why_not(t, "give:B-A03")
    assert (refusal.message, refusal.facts) == ("given", {"done": 2, "whole": 1})
    told = Words.of(t.match.game, t.match.header, "de").why(refusal)
    assert told == "In diesem Zug darfst du nichts mehr weitergeben (bisher: 2, erlaubt: 1)."


def test_every_reason_about_an_amount_has_its_case() -> None:
    assert {reason for reason, _, _, _ in CASES} == set(AMOUNTS)
    messages = {REASONS.kinds[REASONS.names.index(name)].message for name in REASON_RULES}
    assert set(AMOUNTS) | set(OTHERS.split()) == messages
    assert set(AMOUNTS).isdisjoint(OTHERS.split())


# Windows


def asked(t: Halls, language: str = "en") -> str:
    """Return the question as whoever is asked reads it."""
    seat = t.asked[0]
    scene = t.match.scene(seat)
    prompt = next(prompt for prompt in scene.prompts if prompt.choices)
    return Words.of(t.match.game, t.match.header, language).question(scene, prompt, seat)


@pytest.mark.rule("koenige.cards.windows")
def test_a_fight_is_announced_with_who_is_attacked() -> None:
    t = at("start", "B-A01", seats=4)
    t.hero(1, hand=["B-W01"])
    t.hero(3, hand=["B-W02"])
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1")
    assert asked(t).startswith("Wizard attacks Witch.")
    while t.ask() == "FightDeclared":
        t.do("pass")
    assert asked(t).startswith("Wizard’s attack on Witch:")
    while t.ask() != "TeamDefeated":
        t.do("pass")
    assert asked(t).startswith("Wizard has defeated Witch.")


@pytest.mark.rule("koenige.cards.windows")
def test_an_action_card_is_announced_by_its_name() -> None:
    t = at("start", "B-A02")
    t.hero(1, hand=["B-W01"])
    t.act(0)
    t.do("play:B-A02")
    assert t.ask() == "EnemyCard"
    name = Words.of(t.match.game, t.match.header, "en").say("card-B-A02")
    assert asked(t).startswith(f"{name}: Wizard plays an action card.")


@pytest.mark.rule("koenige.cards.windows", "koenige.steal.take")
def test_a_theft_is_announced_with_its_flag() -> None:
    t = at("n1")
    t.flag("W02", "placed", BLUE)
    t.hero(1, hand=["B-W01"])
    t.act(0)
    t.do("steal")
    say = Words.of(t.match.game, t.match.header, "en").say
    assert asked(t).startswith(f"{say('token-flag_2_blue')}: Wizard reaches for your flag.")
    t.do("pass")
    assert asked(t).startswith(f"{say('token-flag_2_blue')}: Wizard has stolen your flag.")


@pytest.mark.rule("koenige.cards.windows", "koenige.chest.loot")
def test_a_chest_is_announced_with_its_result_and_its_pile() -> None:
    t = at("e2", "B-W01")
    t.hero(1, hand=["B-W02"])
    t.act(0)
    t.fates(3)
    t.do("loot")
    bonus = t.table.here(0).bonus
    assert t.ask() == "ChestRevealed"
    assert f"so far the result is {3 + bonus}." in asked(t)
    t.do("pass", "pile:bronze")
    assert asked(t).startswith("Bronze: Wizard is about to draw a card from a chest.")


# Chances


@pytest.mark.rule("koenige.chest.thresholds")
@pytest.mark.parametrize("gone", [(), (1, 2, 2), (8, 7, 7), (3, 3, 3, 6, 6), (1, 4, 4, 5, 8)])
def test_the_chances_of_a_chest_add_up_to_a_hundred(gone: tuple[int, ...]) -> None:
    t = at("e2")
    values = list(t.table.box.fate)
    for value in gone:
        card = next(at for at, each in enumerate(values) if each == value and at not in t.table.spent)
        t.table.spent = [*t.table.spent, card]
    t.table.fate.cells[:] = [card for card in t.table.fate.cells if card not in t.table.spent]
    spot = next(spot for spot in t.match.scene(0).spots if spot.id == "chest")
    assert [fact.id for fact in spot.facts] == list(TIERS)
    assert sum(fact.value for fact in spot.facts) == 100


def test_what_strikes_once_at_most_has_no_average() -> None:
    t = Halls()
    t.lay("n1", "W02", 2)
    t.flag("W02", "taking", holder=0)
    t.hero(0, at="n1")
    t.act(1)
    panel = next(panel for panel in t.match.scene(0).panels if panel.id == "captures")
    assert [(row.seat, row.hits) for row in panel.odds] == [(1, None)]
