"""What Katakomben adds to what cards are worth."""

from typing import Final

from ....families.klong.bot.guesses import ARTIFACT_LIKELY, MAJOR, MINOR, NOISE_A_TURN
from ....families.klong.bot.values import Worths, Yield, often, points
from .. import conditions as when
from .. import effects as does
from ..events import BLINK, FLUTE, HOP, LEAP, RIDE, WAYSTONE
from ..ghosts import CallGhost
from ..kinds import CHEST, LIBRARY, PRISON
from ..laying import LayAnywhere, LayBeside, SpinTiles, TurnOwnTiles
from ..leaps import Grant, Leap
from ..market import TakeGood
from ..rooms import MarkAfar
from ..setup import BOX

PICK: Final = 1.3
"""Points of a lockpick: it opens a short way, or half of a prison."""
CAPTIVE: Final = 2.8
"""Points of a captive nobody knows yet."""
TOME: Final = 6.0
"""Points of a secret tome, which clogs the deck."""
NEW_TILE: Final = 1.4
"""Points of what a new tile holds besides artifacts."""
SHRINE: Final = 2.0
"""Points of a shrine marked from afar."""
GRANTS: Final = {HOP: 0.8, WAYSTONE: 0.6, RIDE: 0.4, BLINK: 0.8, LEAP: 1.6, FLUTE: 0.8}
"""Points of what cards allow under conditions of their own."""
OWN_GOOD: Final = 0.3
"""How often one stands in a market when a good could be had for nothing."""


def picks(_: Worths, total: Yield, step: does.Picks) -> None:
    """Add lockpicks."""
    total.points += PICK * step.n


def paid_picks(_: Worths, total: Yield, step: does.PayPicks) -> None:
    """Take lockpicks off."""
    total.points -= PICK * step.n


def captives(_: Worths, total: Yield, step: does.Free) -> None:
    """Add captives."""
    total.points += CAPTIVE * step.n


def later(worths: Worths, total: Yield, step: does.Later) -> None:
    """Add what a condition gives, by how often it comes true."""
    total.add(worths.yield_of(step.then), worths.likely(step.condition))


def all_if(worths: Worths, total: Yield, step: does.AllIf) -> None:
    """Add the best way, and half of the others for when all are given."""
    total.add(worths.best_way(step.ways), 1.0 - ARTIFACT_LIKELY)
    for way in step.ways:
        total.add(worths.yield_of(way), ARTIFACT_LIKELY)


def two_of(worths: Worths, total: Yield, step: does.ChooseTwo) -> None:
    """Add the best way twice, a little less for the second."""
    total.add(worths.best_way(step.ways), 1.8)


def granted(_: Worths, total: Yield, step: Grant) -> None:
    """Add what a card allows."""
    total.points += GRANTS[step.leap]


WORTHS: Final = Worths(
    BOX,
    {
        does.Picks: picks,
        does.PayPicks: paid_picks,
        does.Free: captives,
        does.FindMinor: points(MINOR),
        does.FindMajor: points(MAJOR),
        does.TakeTome: points(TOME),
        does.GiveIdols: points(0.0),
        does.TrashSelf: points(0.0),
        does.MayTopdeck: points(0.5),
        does.Later: later,
        does.AllIf: all_if,
        does.ChooseTwo: two_of,
        does.Theft: points(3.0),
        Grant: granted,
        Leap: points(GRANTS[LEAP]),
        LayBeside: points(NEW_TILE / 2),
        LayAnywhere: points(NEW_TILE / 2),
        SpinTiles: points(0.0),
        TurnOwnTiles: points(0.0),
        TakeGood: points(OWN_GOOD * 7),
        MarkAfar: points(SHRINE),
        CallGhost: points(-1.0),
    },
    {
        when.ClankAtLeast: often(NOISE_A_TURN / 2),
        when.PerToken: often(ARTIFACT_LIKELY),
        when.OwnsCards: often(0.2),
        when.CrownAndGem: often(0.1),
        when.TomeLies: often(0.3),
        when.SkillMade: often(0.4),
        when.GoldMade: often(0.3),
        when.BeenInCave: often(0.35),
        when.BeatMonster: often(0.4),
        when.PortalUsed: often(0.2),
        when.FreedNow: often(0.1),
        when.MarkedNow: often(0.15),
        when.Captives: often(0.25),
        when.PerCaptive: often(1.5),
        when.OwnMarks: often(1.5),
    },
)
WAYS: Final = {
    "gold_1": 1.0,
    "gold_2": 2.0,
    "gold_5": 5.0,
    "steady": 0.5,
    "pick_1": PICK,
    "draw_2": 2.0 - PICK,
    "theft": 3.5 - PICK,
    "burgles": 1.6,
    "good": 8.0,
    "blink": 0.2,
    "leap": 1.8,
}
"""What ways are worth that are always worth the same."""
CRACKED: Final = {CHEST: MAJOR, LIBRARY: TOME, PRISON: 2 * CAPTIVE}
"""Points of what is locked in a room."""
