"""Wherever one comes: axe finds nothing, and in no window is anything covered, cut or out of sight.

To get somewhere costs more than to look around, so all that is to be seen in a place is looked at in one visit.
"""

from collections.abc import Callable

import pytest

from tests.web import test_narrow as narrow
from tests.web import test_short as short
from tests.web.journeys import JOURNEYS, dresses, travel
from tests.web.player import Player
from tests.web.test_access import LEAVE, SCREENS, audit, hang_dialogs
from tests.web.wardrobe import DESK

Sit = Callable[..., Player]
Look = Callable[[Player, str], list[str]]


def in_windows(player: Player, sizes: tuple[str, ...], look: Look) -> list[str]:
    """Return what is wrong in windows of these sizes, and go back to a desk."""
    wrong = [each for name in sizes for each in look(player, name)]
    player.page.set_viewport_size(DESK)
    player.page.evaluate(short.SETTLED)
    return wrong


def look_around(player: Player, sizes: tuple[str, ...], look: Look) -> list[str]:
    """Return what axe finds in each language and each theme, and what is wrong in windows of these sizes.

    They are looked at in the language that the page speaks; `test_gallery` looks at them in both.
    """
    wrong = []
    for number, (lang, theme) in enumerate(dresses(player)):
        found = audit(player) + (in_windows(player, sizes, look) if not number else [])
        wrong += [f"{lang}, {theme}, {each}" for each in found]
    return wrong


def around_the_dialogs(player: Player) -> list[str]:
    """Return what axe finds in all dialogs, in each language and each theme."""
    wrong = []
    for lang, theme in dresses(player):
        hang_dialogs(player)
        wrong += [f"dialogs, {lang}, {theme}, {each}" for each in audit(player, "#gallery")]
        player.page.evaluate(LEAVE)
    return wrong


@pytest.mark.feature(27, 30, 37, 65)
@pytest.mark.timeout(600)
@pytest.mark.parametrize("journey", JOURNEYS)
def test_nothing_is_amiss_at_a_table_and_in_its_dialogs(sit: Sit, journey: str) -> None:
    """Every station in windows of every size, and every dialog of every game."""
    anna = sit("de")
    wrong = []
    for station in travel(anna, journey):
        wrong += [f"{station}, {each}" for each in look_around(anna, tuple(short.SIZES), short.look)]
    if journey == JOURNEYS[journey].game:
        wrong += around_the_dialogs(anna)
    assert not wrong, "\n".join(wrong)


@pytest.mark.feature(30, 37, 65)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_amiss_on_any_other_screen(sit: Sit, screen: Callable[[Sit], Player]) -> None:
    wrong = look_around(screen(sit), narrow.NARROW, narrow.look)
    assert not wrong, "\n".join(wrong)
