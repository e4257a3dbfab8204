"""Gems: loud to take, worth points, and played they are replaced by another card."""

import pytest

from tests.klong.changes import buy, play, scored
from verlies.testing.klong import Klong


def with_gem(gem: str, skill: int, room: str = "F02") -> Klong:
    """Return a table with the gem in the row and another one in the hand; stumble is drawn next."""
    t = Klong(2, hand=[gem], row=[gem], skill=skill, room=room)
    t.draws(0, "stumble")
    return t


@pytest.mark.card("sapphire")
@pytest.mark.rule("klong.keyword.acquire", "klong.draw.own-pile", "klong.score.cards")
def test_sapphire() -> None:
    t = with_gem("sapphire", skill=4)
    assert buy(t, "sapphire") == {"skill": -4, "noise": 2}
    assert play(t, "sapphire") == {"hand stumble": 1}
    assert scored("sapphire") == {"sapphire": 4}


@pytest.mark.card("emerald")
@pytest.mark.rule("klong.keyword.acquire", "klong.draw.own-pile", "klong.score.cards")
def test_emerald() -> None:
    t = with_gem("emerald", skill=5)
    assert buy(t, "emerald") == {"skill": -5, "noise": 2}
    assert play(t, "emerald") == {"hand stumble": 1}
    assert scored("emerald") == {"emerald": 5}


@pytest.mark.card("ruby")
@pytest.mark.rule("klong.keyword.acquire", "klong.draw.own-pile", "klong.score.cards")
def test_ruby() -> None:
    t = with_gem("ruby", skill=6)
    assert buy(t, "ruby") == {"skill": -6, "noise": 2}
    assert play(t, "ruby") == {"hand stumble": 1}
    assert scored("ruby") == {"ruby": 6}


@pytest.mark.card("diamond")
@pytest.mark.rule("klong.keyword.acquire", "klong.draw.own-pile", "klong.score.cards")
def test_diamond() -> None:
    t = with_gem("diamond", skill=8)
    assert buy(t, "diamond") == {"skill": -8, "noise": 2}
    assert play(t, "diamond") == {"hand stumble": 1}
    assert scored("diamond") == {"diamond": 8}


@pytest.mark.card("dragons_eye")
@pytest.mark.rule("klong.keyword.acquire", "klong.draw.own-pile")
def test_dragons_eye() -> None:
    t = with_gem("dragons_eye", skill=5, room="F17")
    assert buy(t, "dragons_eye") == {"skill": -5, "noise": 2}
    assert play(t, "dragons_eye") == {"hand stumble": 1}


@pytest.mark.card("dragons_eye")
@pytest.mark.rule("klong.turn.need-resources")
@pytest.mark.parametrize("room", ["F01", "F02", "F12", "F16"])
def test_the_dragons_eye_cannot_be_had_above_the_depths(room: str) -> None:
    with_gem("dragons_eye", skill=9, room=room).refuse("buy:dragons_eye", "only-depths")


@pytest.mark.card("dragons_eye")
@pytest.mark.rule("klong.score.cards")
def test_the_dragons_eye_is_for_master_thieves() -> None:
    assert scored("dragons_eye") == {"dragons_eye": 10}
    assert scored("dragons_eye", rescued=True) == {}


@pytest.mark.card("sapphire")
@pytest.mark.rule("klong.clank.surplus-negative", "klong.keyword.acquire")
def test_credit_silences_a_gem() -> None:
    t = Klong(2, row=["sapphire"], skill=4, credit=1)
    assert buy(t, "sapphire") == {"skill": -4, "noise": 1, "credit": -1}


@pytest.mark.card("sapphire")
@pytest.mark.rule("klong.score.cards")
def test_every_copy_of_a_gem_scores() -> None:
    assert scored("sapphire", "sapphire", "sapphire", "ruby") == {"sapphire": 12, "ruby": 6}
