# mypyc: interpreted
"""How effects and conditions that only Katakomben has are shown on its cards."""

from collections.abc import Mapping

from verlies.drawing.cardface import Glyph, Row

from ....families.klong.art.cards import ARROW, COLON, Faces, Shown, counted, one_of, plain
from .. import conditions as when
from .. import effects as does
from ..events import BLINK, FLUTE, HOP, LEAP, RIDE, WAYSTONE
from ..ghosts import CallGhost
from ..kinds import IN_CAVE_OR_SHRINE
from ..laying import LayAnywhere, LayBeside, SpinTiles, TurnOwnTiles
from ..leaps import Grant, Leap
from ..market import TakeGood
from ..rooms import MarkAfar

PLACES = {IN_CAVE_OR_SHRINE: "icon-crystal"}
LEAPS: Mapping[int, Row] = {
    HOP: [Glyph("icon-market"), COLON, Glyph("icon-teleport")],
    WAYSTONE: [Glyph("icon-wayshrine"), ARROW, Glyph("icon-wayshrine")],
    RIDE: [Glyph("icon-ghost"), ARROW, Glyph("icon-ghost")],
    BLINK: [Glyph("icon-teleport"), ARROW, Glyph("icon-crowd")],
    LEAP: [Glyph("icon-teleport"), ARROW, Glyph("icon-tiles")],
    FLUTE: [Glyph("icon-coin", "5"), ARROW, Glyph("icon-market")],
}


def all_if(on: Faces, step: does.AllIf) -> Row:
    """Return the ways to choose from, and what it takes to get all of them."""
    return [*one_of(on, step.ways), Glyph("", "|"), *on.condition(step.condition), COLON, Glyph("", "3")]


def theft(on: Faces, step: does.Theft) -> Row:
    """Return what a lockpick buys from the row."""
    return [Glyph("icon-lockpick", f"−{step.n}"), ARROW, Glyph("icon-acquire"), Glyph("icon-device")]


OWN: dict[type, Shown] = {
    does.AllIf: all_if,
    does.ChooseTwo: lambda on, step: [Glyph("", "2×"), *one_of(on, step.ways)],
    does.FindMajor: plain("icon-chest"),
    does.FindMinor: plain("icon-secret"),
    does.Free: counted("icon-prisoner"),
    does.GiveIdols: lambda _, __: [Glyph("icon-idol"), ARROW, Glyph("icon-tome")],
    does.Later: lambda on, step: [*on.condition(step.condition), COLON, *on.all_of(step.then)],
    does.MayTopdeck: lambda _, __: [ARROW, Glyph("back-card")],
    does.PayPicks: lambda _, step: [Glyph("icon-lockpick", f"−{step.n}"), ARROW],
    does.Picks: counted("icon-lockpick"),
    does.TakeTome: plain("icon-tome"),
    does.Theft: theft,
    does.TrashSelf: plain("icon-trash"),
    LayAnywhere: plain("icon-tiles"),
    LayBeside: plain("icon-tiles"),
    SpinTiles: plain("icon-turned"),
    TurnOwnTiles: plain("icon-turned"),
    Grant: lambda _, step: list(LEAPS[step.leap]),
    Leap: lambda _, __: list(LEAPS[LEAP]),
    TakeGood: lambda _, __: [Glyph("icon-market"), COLON, Glyph("icon-market", "1")],
    MarkAfar: plain("icon-wayshrine"),
    CallGhost: plain("icon-ghost"),
    when.ClankAtLeast: counted("icon-noise"),
    when.PerToken: lambda on, asked: on.owned(asked.tokens),
    when.OwnsCards: lambda _, asked: [Glyph("icon-tome", str(asked.n))],
    when.CrownAndGem: plain("icon-crown", "icon-gem"),
    when.TomeLies: plain("icon-tome"),
    when.SkillMade: counted("icon-skill"),
    when.GoldMade: counted("icon-coin"),
    when.BeenInCave: plain("icon-crystal"),
    when.BeatMonster: plain("icon-monster"),
    when.PortalUsed: plain("icon-portal"),
    when.FreedNow: plain("icon-prisoner"),
    when.MarkedNow: plain("icon-wayshrine"),
    when.Captives: counted("icon-prisoner"),
    when.PerCaptive: plain("icon-prisoner"),
    when.OwnMarks: plain("icon-wayshrine"),
}
"""A row of icons for each; what is missing here is an error that names it."""
