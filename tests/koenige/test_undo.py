"""Who has learned something by an answer, so that it cannot be taken back: a whole team, everybody, or nobody."""

from collections.abc import Callable

import pytest

from verlies.testing.koenige import Halls

RED = 0b0101
ALL = 0b1111
NOBODY = 0
SEATS = range(-1, 4)
"""The spectator among them."""

pytestmark = pytest.mark.rule("koenige.turn.team-open-information")


def ready(*hand: str, place: str = "start", **worn: str) -> Halls:
    """Return four heroes, seat 0 about to act; a chest lies at e1, a merchant at w1."""
    t = Halls(4)
    t.lay("e1", "W09")
    t.lay("w1", "W14")
    t.hero(0, at=place, hand=hand, **worn)
    t.act(0)
    return t


def walked() -> Halls:
    t = ready()
    t.do("walk@n1")
    return t


def looted() -> Halls:
    t = ready(place="e1")
    t.fates(2)
    t.do("loot", "pile:bronze")
    return t


def traded() -> Halls:
    t = ready("B-W01", place="w1")
    t.do("trade:B-W01", "pile:bronze")
    return t


def scouted() -> Halls:
    t = ready("B-A09")
    t.stack("W06", "W07", "W08", "W16")
    t.act(0)
    t.do("play:B-A09")
    return t


def drew_room() -> Halls:
    t = ready()
    t.stack("W06", "W16")
    t.act(3)
    t.do("done", "end")
    return t


def won(weapon: str, theirs: str) -> Halls:
    """Return seat 0 after a fight that seat 1, who had a card, has lost."""
    t = ready(weapon=weapon)
    t.hero(1, hand=[theirs])
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1")
    t.passes()
    return t


def pricked() -> Halls:
    """Return seat 0 after an attack in vain on thorns."""
    t = ready("B-W01")
    t.hero(1, armour="S-R04")
    t.act(0)
    t.fates(1, 8)
    t.do("attack:1")
    t.passes()
    return t


def given() -> Halls:
    t = ready("B-W01")
    t.do("done", "give:B-W01")
    return t


@pytest.mark.parametrize(
    ("layout", "learned"),
    [
        (walked, NOBODY),
        (given, NOBODY),
        (looted, RED),
        (traded, RED),
        (scouted, RED),
        (drew_room, ALL),
        (lambda: won("S-W06", "B-A01"), RED),
        (lambda: won("G-W05", "B-A01"), RED),
        (pricked, ALL),
    ],
    ids=["walk", "gift", "chest", "trade", "scout", "room", "whip", "soul-drinker", "thorns"],
)
def test_who_has_learned_something(layout: Callable[[], Halls], learned: int) -> None:
    t = layout()
    assert t.match.entries[-1].learned == learned


def test_steps_can_be_taken_back_and_draws_cannot() -> None:
    assert walked().match.can_undo(0)
    assert given().match.can_undo(0)
    assert not looted().match.can_undo(0)
    assert not scouted().match.can_undo(0)


def test_a_taken_card_is_told_to_both_teams_and_nobody_else() -> None:
    t = won("S-W06", "B-A01")
    for kind in ("lost-card", "took-card"):
        told = {seat: [entry.facts.get("card") for entry in t.match.log(seat) if entry.kind == kind] for seat in SEATS}
        assert [told[seat] for seat in SEATS] == [[None], *[["B-A01"]] * 4]
