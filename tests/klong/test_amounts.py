"""A refusal of KLONG! that is about an amount says how much it takes and how much there is."""

import pytest

from tests.refused import Amount, check_all_amounts_told, check_amount
from verlies.games.klong import GAME
from verlies.games.klong.rulemap import REFUSALS
from verlies.testing.klong import Klong


def stones(left: int, **what: object) -> Klong:
    """Return a thief before two monsters who has so many stones left."""
    t = Klong(room="F26", **what)  # type: ignore[arg-type]
    t.bag(30 - left, black=24)
    t.ready()
    return t


def in_passage(swords: int) -> Klong:
    """Return a thief who has set out against two monsters."""
    t = Klong(room="F26", boots=1, swords=swords)
    t.do("move:F31")
    return t


def in_cave() -> Klong:
    """Return a thief with a boot left in a crystal cave."""
    t = Klong(room="F03", boots=2)
    t.turn(exhausted=True, boots=2)
    return t


AMOUNTS: list[Amount] = [
    (lambda: Klong(skill=1), "buy:mercenary", "no-skill", {"need": 2, "have": 1}),
    (lambda: Klong(row=["ladder"], skill=2), "use:ladder", "no-skill", {"need": 3, "have": 2}),
    (lambda: Klong(row=["sapphire"], skill=1, discount=2), "buy:sapphire", "no-skill", {"need": 2, "have": 1}),
    (lambda: Klong(swords=1), "fight:goblin", "no-swords", {"need": 2, "have": 1}),
    (lambda: Klong(room="F03"), "move:F02", "no-boots", {"need": 1, "have": 0}),
    (lambda: Klong(room="F03", boots=1), "move:F04", "no-boots", {"need": 2, "have": 1}),
    (lambda: Klong(2, room="F20", gold=6), "goods:backpack", "no-gold", {"need": 7, "have": 6}),
    (lambda: Klong(room="F26", boots=1, damage=8), "move:F31", "fatal", {"damage": 2, "health": 2}),
    (lambda: stones(1, boots=1), "move:F31", "no-stones", {"damage": 2, "stones": 1}),
    (lambda: Klong(hand=["burgle"] * 3), "end", "cards-left", {"count": 3}),
    (in_cave, "move:F02", "tired", {"have": 2}),
    (lambda: in_passage(1), "swords:2", "too-many-swords", {"most": 1, "swords": 1, "monsters": 2}),
    (lambda: in_passage(3), "swords:3", "too-many-swords", {"most": 2, "swords": 3, "monsters": 2}),
    (
        lambda: Klong(4, room="F31", tokens=["artifact_7"]),
        "artifact:artifact_20",
        "hands-full",
        {"have": 1, "most": 1},
    ),
    (
        lambda: Klong(4, room="F31", tokens=["artifact_7", "artifact_5", "backpack"]),
        "artifact:artifact_20",
        "bags-full",
        {"have": 2, "most": 2},
    ),
]


@pytest.mark.parametrize("case", AMOUNTS, ids=[f"{reason}-{word}" for _, word, reason, _ in AMOUNTS])
def test_a_refusal_tells_how_much_there_is_and_how_much_it_takes(case: Amount) -> None:
    check_amount(case)


def test_all_reasons_that_are_about_amounts_tell_them() -> None:
    check_all_amounts_told(GAME, REFUSALS.values(), AMOUNTS)
