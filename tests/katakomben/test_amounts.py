"""A refusal of Katakomben that is about an amount says how much it takes and how much there is."""

import pytest

from tests.katakomben.test_citations import after, full_shrine, market, no_stones, party, pending, riddle, with_row
from tests.refused import Amount, check_all_amounts_told, check_amount
from verlies.games.katakomben import GAME
from verlies.games.katakomben.rulemap import REFUSALS
from verlies.testing.katakomben import Kata

COUPON = ["discount_coupon"]
AMOUNTS: list[Amount] = [
    (lambda: Kata(skill=1), "buy:mercenary", "no-skill", {"need": 2, "have": 1}),
    (lambda: Kata(swords=1), "fight:goblin", "no-swords", {"need": 2, "have": 1}),
    (lambda: Kata(boots=1), "move:A2.cave", "no-boots", {"need": 2, "have": 1}),
    (lambda: after(Kata(boots=4), "move:A2.cave"), "move:A1.hall", "tired", {"have": 2}),
    (lambda: market(gold=3), "goods:backpack", "no-gold", {"need": 7, "have": 3}),
    (lambda: market(gold=1, tokens=COUPON), "goods:backpack", "no-gold", {"need": 2, "have": 1}),
    (lambda: riddle("golden_flute", gold=1), "flute:backpack", "no-gold", {"need": 5, "have": 2}),
    (lambda: market(gold=9, damage=3), "goods:blood_amulet", "not-wounded", {"need": 5, "have": 3}),
    (lambda: with_row("wishing_well", gold=2), "use:wishing_well", "no-gold-for-card", {"need": 3, "have": 2}),
    (lambda: with_row("locked_trunk", skill=3, picks=0), "use:locked_trunk", "no-picks", {"need": 1, "have": 0}),
    (lambda: Kata(tiles=["S6@w1"], room="S6.b", picks=0), "crack:S6.b", "no-picks", {"need": 1, "have": 0}),
    (
        lambda: Kata(side="b", room="B1.west", boots=1, picks=0),
        "move:B2.monkey",
        "no-picks",
        {"need": 1, "have": 0},
    ),
    (
        lambda: Kata(tiles=["D02@w1", "D04@n1w1"], room="D02.a", boots=1, picks=1),
        "move:D04.a",
        "locked",
        {"need": 2, "have": 1},
    ),
    (lambda: Kata(room="A2.cave", boots=1, damage=9), "move:A2.nook", "fatal", {"damage": 1, "health": 1}),
    (lambda: no_stones(Kata(room="A2.cave", boots=1)), "move:A2.nook", "no-stones", {"damage": 1, "stones": 0}),
    (lambda: pending(damage=9), "turn:3", "fatal", {"damage": 1, "health": 1}),
    (lambda: Kata(hand=["burgle"] * 2), "end", "cards-left", {"count": 2}),
    (
        lambda: after(Kata(room="A2.cave", boots=1, swords=1), "move:A2.nook"),
        "swords:2",
        "too-many-swords",
        {"most": 1, "swords": 1, "monsters": 1},
    ),
    (lambda: party("artifact_12", tokens=["artifact_5"]), "artifact:artifact_12", "hands-full", {"have": 1, "most": 1}),
    (
        lambda: party("artifact_12", tokens=["artifact_5", "artifact_7", "backpack"]),
        "artifact:artifact_12",
        "bags-full",
        {"have": 2, "most": 2},
    ),
    (full_shrine, "mark:A1.west", "shrine-full", {"have": 4, "most": 4}),
]


@pytest.mark.parametrize("case", AMOUNTS, ids=[f"{reason}-{word}" for _, word, reason, _ in AMOUNTS])
def test_a_refusal_tells_how_much_there_is_and_how_much_it_takes(case: Amount) -> None:
    check_amount(case)


def test_all_reasons_that_are_about_amounts_tell_them() -> None:
    check_all_amounts_told(GAME, REFUSALS.values(), AMOUNTS)
