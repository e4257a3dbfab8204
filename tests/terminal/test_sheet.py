"""Sheets with fields, facts of somebody or something, and two who face each other: in words and in pictures."""

from collections.abc import Mapping

from verlies.core.scene import Card, Fact, Field, Place, Plan, Scene, Spot, Static, Token, Zone
from verlies.drawing.picture import picture
from verlies.drawing.picture.art import NoArt
from verlies.drawing.svg import symbol
from verlies.terminal.look import Look
from verlies.terminal.spot import Spotlight
from verlies.terminal.table import Painter
from verlies.text import words

SHEET = Zone(
    "gear-0",
    "gear",
    0,
    (Card("bow", slot="hand1", sign="hand"), Card("", slot="free1", sign="free"), Card("axe", slot="free2", idle=True)),
    2,
    "item",
)
FIGHT = Spot(
    "fight",
    0,
    "monster",
    "wolf",
    facts=(Fact("odds", 40, unit="%", seat=1),),
    dice=(2, 2),
    other=(Fact("health", 5, of="item-axe"),),
    against=(6,),
)


def painter() -> Painter:
    return Painter(words(None, "en", ("Anna", "Ben")), Static(), 0, Look(["red", "blue"]))


def test_a_sheet_is_told_field_by_field() -> None:
    told = painter().zone(SHEET).plain.partition(": ")[2]
    assert told == "⟨slot-hand1⟩: ⟨item-bow⟩, ⟨slot-free1⟩: –, ⟨slot-free2⟩: (⟨item-axe⟩)"


def test_two_sides_have_a_line_each() -> None:
    title, first, second = (line.plain for line in Spotlight(painter()).lines(FIGHT)[:3])
    assert title == "⟨spot-fight⟩: ⟨monster-wolf⟩"
    assert first == "  Anna: ⟨fact-odds⟩ – Ben 40%, [2] [2]"
    assert second == "  ⟨monster-wolf⟩: of that ⟨item-axe⟩ 5, [6]"


class Drawn(NoArt):
    """Dice, a tile and the mark of a shot."""

    def symbols(self) -> Mapping[str, str]:
        """Return the few symbols there are."""
        return {name: symbol(name, 100, 100) for name in ("die-2", "die-6", "tile-bend", "token-aim")}


def test_a_picture_has_both_rolls_tiles_as_wide_as_a_cell_and_what_is_ahead() -> None:
    static = Static(plans=(Plan("bend", (Place("", 50, 50),)),))
    scene = Scene(
        game="",
        seat=0,
        static="",
        tokens=(Token("start", "tile", "bend", "start", flat=True),),
        fields=(Field("start", 0, 0),),
        ahead=(Token("aim", "token", "aim", "start"),),
        spots=(FIGHT,),
    )
    drawn = picture(scene, static, Drawn(), words(None, "en", ("Anna", "Ben")))
    assert drawn.count('href="#die-2"') == 2
    assert drawn.count('href="#die-6"') == 1
    assert 'href="#token-aim"' in drawn
    tile = drawn.partition('<use href="#tile-bend"')[2].partition("/>")[0]
    assert 'width="150" height="150"' in tile
