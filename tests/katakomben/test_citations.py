"""Everything says why: one situation for each rule that a refusal, a question or an event of Katakomben cites.

Where no rule of the book says it, the nearest one is cited; those are listed in decision 0018.
"""

from collections.abc import Callable
from typing import Any

import pytest

from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.games.katakomben import GAME
from verlies.games.katakomben.reasons import REASONS
from verlies.kit.reasons import REASONS as KIT
from verlies.testing.katakomben import QUIET_ROW, Kata


def cited(rule: str) -> str:
    """Return a rule of the game, or the text of a card, in full."""
    return rule if rule.startswith("text:") else f"katakomben.{rule}"


Layout = Callable[[], Kata]
FILL = QUIET_ROW[:5]


def after(t: Kata, *answers: str) -> Kata:
    """Return a situation after some answers."""
    t.do(*answers)
    return t


def with_row(card: str, **what: Any) -> Kata:
    return Kata(row=(card, *FILL), **what)


def market(**what: Any) -> Kata:
    return Kata(tiles=["S1@w1"], room="S1.a", **what)


def pending(**what: Any) -> Kata:
    """Return a situation with a tile in hand, west of the western shrine."""
    t = Kata(**{"room": "A1.west", "boots": 1, **what})
    t.discovers("S1")
    return after(t, "move:way_A1-w2")


def no_stones(t: Kata) -> Kata:
    t.thief(0, supply=0)
    return t


def swords() -> Kata:
    return after(Kata(room="A2.cave", boots=1, swords=1), "move:A2.nook")


def riddle(hand: str, *answers: str, **what: Any) -> Kata:
    return after(Kata(hand=[hand], **what), f"play:{hand}", *answers)


def escaped() -> Kata:
    return after(Kata(boots=9, tokens=["artifact_5"], hand=["burgle"]), "move:A1.crypt")


def party(*artifacts: str, **what: Any) -> Kata:
    t = Kata(5, tiles=["D10@w1"], room="D10.a", **what)
    t.artifact("D10.a", *artifacts)
    return t


def robbed() -> Kata:
    return after(party("artifact_12", "artifact_15", tokens=["backpack"]), "artifact:artifact_15")


def full_shrine() -> Kata:
    t = Kata(5, room="A1.west")
    t.mark("A1.west", 1, 2, 3, 4)
    return t


def empty(what: str, t: Kata) -> Kata:
    """Take all of something out of the bank."""
    if what == "major":
        t.table.own_loot().major = []
    elif what == "tomes":
        t.table.dungeon.reserve = [15, 15, 0]
    elif what == "captives":
        t.table.captives = []
    elif what == "goods":
        t.table.goods = []
    elif what == "tiles":
        t.only_tiles()
    t.ready()
    return t


def ghost(*hand: str) -> Kata:
    """Return a situation in which a ghost comes to seat 1."""
    t = Kata(row=FILL, deck=["burgle"] * 9)
    t.thief(1, hand=hand, deck=["burgle"])
    t.ghosts_out(area=1)
    t.reveals("darkened_alcove")
    t.stones("ghost", "black", "black")
    return after(t, "end")


TRUNK = "text:card-locked_trunk"


def warded() -> Kata:
    return after(ghost("white_tourmaline"), "discard:white_tourmaline")


def box() -> Kata:
    """Return a thief with a puzzle box, beside a shrine."""
    return Kata(boots=1, tokens=["puzzle_box"])


def thief() -> Kata:
    """Return a thief who has just paid a lockpick for something of the row, and has no other one."""
    row = ("wishing_well", "locked_trunk", *FILL)[:6]
    return riddle("grand_theft", "choose:theft", row=row, picks=1)


def afar() -> Kata:
    """Return a thief who marks a shrine from afar."""
    t = Kata(hand=["astral_projection"], tiles=["S2@w1"], skill=1)
    t.table.deeds.skill = 4
    t.ready()
    return after(t, "play:astral_projection")


def moved_by(card: str) -> Kata:
    """Return a situation in which a card of the row has just arrived, with both thieves on tiles."""
    t = Kata(tiles=["S1@w1", "S2@e1"], room="S1.a", row=FILL)
    t.thief(1, room="S2.a")
    t.reveals(card)
    return after(t, "end")


def phantasm() -> Kata:
    t = Kata(5, row=("ape_lord_phantasm", *FILL), swords=3, tokens=["monkey_idol"], deck=["burgle"] * 3)
    return after(t, "fight:ape_lord_phantasm")


def guardian(*answers: str) -> Kata:
    t = with_row("marble_guardian", swords=3)
    t.discovers("S1")
    return after(t, "fight:marble_guardian", *answers)


def burgled() -> Kata:
    """Return a thief whom a device lets trash cards of one kind, with another one on the discard pile."""
    t = with_row("thieves_shrine", skill=4, discard=["burgle", "stumble"], deck=[])
    return after(t, "use:thieves_shrine", "choose:burgles", "end")


def spring() -> Kata:
    t = Kata(boots=1, hand=["stumble"], deck=["sidestep"])
    t.secrets("magic_spring")
    return after(t, "move:A1.east", "play:stumble", "end")


WEST = f"lay:{Kata().table.maze.at(-1, 0)}"

REFUSALS: list[tuple[Layout, str, str, str]] = [
    (lambda: Kata(hand=["burgle"]), "play:bard", "not-in-hand", "turn.play-all-cards"),
    (lambda: Kata(discard=["burgle"]), "play:burgle", "on-discard", "buy.row"),
    (Kata, "choose:burgles", "by-card", "text:card-thieves_shrine"),
    (Kata, "replace:bard", "by-card", "text:card-remove_traps"),
    (lambda: after(Kata(hand=["burgle"]), "play:burgle"), "play:burgle", "already-played", "turn.play-all-cards"),
    (lambda: Kata(skill=9), "buy:burgle", "not-for-sale", "buy.row"),
    (lambda: Kata(skill=9), "buy:bard", "not-in-row", "buy.row"),
    (lambda: empty("tomes", Kata(skill=9)), "buy:secret_tome", "sold-out", "buy.reserve"),
    (Kata, "buy:swindle", "no-skill", "turn.resource-purposes"),
    (Kata, "fight:keymaster", "no-swords", "monster.fight"),
    (lambda: Kata(swords=9), "fight:skeleton", "not-in-row", "monster.fight"),
    (Kata, "buy:keymaster", "is-monster", "monster.fight"),
    (lambda: with_row("darkened_alcove"), "buy:darkened_alcove", "is-device", "tool.use"),
    (Kata, "use:swindle", "not-a-device", "tool.use"),
    (Kata, "fight:swindle", "not-a-monster", "monster.fight"),
    (lambda: with_row("the_warden", swords=3), "fight:the_warden", "only-depths", "monster.printed-conditions"),
    (
        lambda: with_row("crystal_kobold", swords=3),
        "fight:crystal_kobold",
        "only-cave-or-shrine",
        "monster.printed-conditions",
    ),
    (lambda: with_row("wishing_well"), "use:wishing_well", "no-gold-for-card", "text:card-wishing_well"),
    (lambda: with_row("locked_trunk", skill=3, picks=0), "use:locked_trunk", "no-picks", "text:card-locked_trunk"),
    (lambda: Kata(gold=9), "goods:backpack", "no-market", "market.buy"),
    (market, "goods:backpack", "no-gold", "market.buy"),
    (lambda: empty("goods", market(gold=9)), "goods:backpack", "goods-sold", "market.shared-stock"),
    (lambda: market(gold=9), "goods:crown_8", "not-best-crown", "goods.krone"),
    (lambda: market(gold=9), "goods:blood_amulet", "not-wounded", "goods.blutamulett"),
    (lambda: market(gold=9), "goods:monk", "not-a-good", "components.market-goods"),
    (lambda: Kata(hand=["burgle"]), "end", "cards-left", "turn.play-all-cards"),
    (lambda: Kata(boots=1), "move:A2.nook", "no-tunnel", "move.one-boot"),
    (lambda: Kata(room="A2.nook", boots=1), "move:A2.monkey", "wrong-way", "move.one-way"),
    (Kata, "move:A1.west", "no-boots", "move.one-boot"),
    (lambda: Kata(boots=1), "move:A2.cave", "no-boots", "move.footprints"),
    (lambda: Kata(side="b", room="B1.west", boots=1, picks=0), "move:B2.monkey", "no-picks", "move.lock"),
    (lambda: after(Kata(boots=4), "move:A2.cave"), "move:A1.hall", "tired", "room.crystal-cave"),
    (lambda: Kata(room="A2.cave", boots=1, damage=9), "move:A2.nook", "fatal", "damage.voluntary-limits"),
    (lambda: no_stones(Kata(room="A2.cave", boots=1)), "move:A2.nook", "no-stones", "damage.voluntary-limits"),
    (lambda: Kata(boots=1), "move:A1.crypt", "needs-artifact", "room.crypt"),
    (escaped, "move:A1.hall", "has-left", "escape.finish-turn"),
    (escaped, "mark:A1.west", "has-left", "escape.finish-turn"),
    (escaped, "flute:backpack", "no-leap", "text:card-golden_flute"),
    (escaped, "ride:D05.a", "has-left", "escape.finish-turn"),
    (Kata, "teleport:A1.west", "no-teleport", "keyword.teleport"),
    (lambda: Kata(teleports=1), "teleport:A2.nook", "no-tunnel", "keyword.teleport-adjacent"),
    (Kata, "artifact:artifact_5", "no-artifact-here", "artifact.take"),
    (Kata, "artifact:chalice", "not-an-artifact", "components.artifacts"),
    (Kata, "artifact:artifact_25b", "no-such-artifact", "components.artifacts"),
    (lambda: Kata(5), "artifact:artifact_25b", "no-artifact-here", "artifact.take"),
    (lambda: party("artifact_12", tokens=["artifact_5"]), "artifact:artifact_12", "hands-full", "artifact.limit"),
    (
        lambda: party("artifact_12", tokens=["artifact_5", "artifact_7", "backpack"]),
        "artifact:artifact_12",
        "bags-full",
        "goods.rucksack",
    ),
    (lambda: party("artifact_12", "artifact_15"), "artifact:artifact_12", "not-best-artifact", "party.take-best"),
    (robbed, "artifact:artifact_12", "one-per-room", "party.one-per-room"),
    (
        lambda: after(Kata(hand=["charlatan", "burgle"]), "play:charlatan"),
        "discard:stumble",
        "not-discardable",
        "keyword.discard-from-hand",
    ),
    (spring, "trash:sidestep", "not-trashable", "keyword.trash"),
    (spring, "pass", "must-trash", "minor.zauberbrunnen"),
    (burgled, "trash:stumble", "not-that-to-trash", "text:card-thieves_shrine"),
    (swords, "swords:2", "too-many-swords", "move.monsters"),
    (lambda: riddle("remove_traps"), "replace:bard", "not-in-row", "text:card-remove_traps"),
    (lambda: Kata(hand=["burgle"]), "discard:burgle", "no-discard", "keyword.discard-is-a-cost"),
    (lambda: Kata(hand=["burgle"]), "trash:burgle", "no-trash", "keyword.trash"),
    (lambda: Kata(swords=1), "swords:1", "no-passage", "move.monsters"),
    (Kata, "take:monkey_idol", "not-a-find", "reward.automatic"),
    (Kata, "drink:potion_of_healing", "no-token", "minor.heiltrank"),
    (Kata, "drink:potion_of_swiftness", "no-token", "minor.flinkheit"),
    (Kata, "drink:potion_of_greater_healing", "no-token", "major.heiltrank"),
    (lambda: Kata(tokens=["monk"]), "drink:monk", "not-usable", "captive.moench"),
    (lambda: Kata(tokens=["puzzle_box"]), "drink:puzzle_box", "not-usable", "minor.puzzlewuerfel"),
    (lambda: empty("tiles", Kata(boots=1)), "move:way_A1-w1", "no-tiles", "tile.stack-empty"),
    (lambda: empty("tiles", Kata(teleports=1)), "teleport:way_A1-w1", "no-tiles", "tile.stack-empty"),
    (lambda: Kata(tiles=["S1@s1"], room="S1.a", boots=1), "move:way_S1-n1", "dead-end", "move.through-edge"),
    (lambda: Kata(room="A2.nook", boots=1), "move:way_A2-P", "one-portal", "portal.single"),
    (pending, "mark:A1.west", "tile-in-hand", "tile.pause-for-help"),
    (pending, "end", "tile-in-hand", "tile.pause-for-help"),
    (lambda: pending(damage=9), "turn:3", "fatal", "tile.choose-affordable-rotation"),
    (
        lambda: Kata(tiles=["D02@w1", "D04@n1w1"], room="D02.a", boots=1, picks=1),
        "move:D04.a",
        "locked",
        "move.double-lock",
    ),
    (Kata, "crack:A1.hall", "no-lock", "unlock.action"),
    (lambda: Kata(tiles=["S6@w1"]), "crack:S6.b", "not-at-lock", "unlock.action"),
    (
        lambda: after(Kata(tiles=["S6@w1"], room="S6.b"), "crack:S6.b"),
        "crack:S6.b",
        "cracked-before",
        "unlock.once-per-game",
    ),
    (lambda: Kata(tiles=["S6@w1"], room="S6.b", picks=0), "crack:S6.b", "no-picks", "unlock.action"),
    (
        lambda: empty("major", Kata(tiles=["S6@w1"], room="S6.b")),
        "crack:S6.b",
        "no-major-left",
        "unlock.chest-empty-bank",
    ),
    (
        lambda: empty("tomes", Kata(tiles=["S2@w1"], room="S2.c")),
        "crack:S2.c",
        "no-tomes-left",
        "unlock.library-sold-out",
    ),
    (
        lambda: empty("captives", Kata(tiles=["S5@w1"], room="S5.a")),
        "crack:S5.a",
        "no-captives-left",
        "unlock.prison-last-captive",
    ),
    (Kata, "mark:A1.hall", "no-shrine", "shrine.mark"),
    (Kata, "mark:A1.west", "not-at-shrine", "shrine.mark"),
    (afar, "mark:A1.hall", "no-shrine", "shrine.mark"),
    (afar, "mark:S5.b", "not-laid", "text:card-astral_projection"),
    (lambda: after(Kata(room="A1.west"), "mark:A1.west"), "mark:A1.west", "marked-before", "shrine.once-per-player"),
    (lambda: no_stones(Kata(room="A1.west")), "mark:A1.west", "no-stone-to-mark", "shrine.needs-stone"),
    (full_shrine, "mark:A1.west", "shrine-full", "party.shrine-four-spots"),
    (Kata, "waystone:A1.west", "no-leap", "text:card-waystone"),
    (Kata, "ride:A1.west", "no-leap", "text:card-spectral_rider"),
    (Kata, "blink:A1.west", "no-leap", "text:card-blink_spell"),
    (Kata, "leap:A1.west", "no-leap", "text:card-marble_guardian"),
    (Kata, "flute:backpack", "no-leap", "text:card-golden_flute"),
    (lambda: riddle("waystone"), "waystone:A1.west", "not-from-here", "keyword.teleport-kept"),
    (lambda: riddle("spectral_rider"), "ride:D05.a", "not-from-here", "keyword.teleport-kept"),
    (lambda: riddle("waystone", room="A1.west"), "waystone:A1.hall", "not-there", "keyword.teleport"),
    (lambda: guardian(WEST, "turn:0", "choose:leap"), "leap:A1.hall", "not-there", "tile.laid-by-card"),
    (guardian, "lay:0", "field-taken", "tile.empty-place-only"),
    (guardian, "lay:60", "not-beside", "tile.empty-place-only"),
    (Kata, "turn:1", "too-late-to-turn", "tile.rotate-free"),
    (Kata, "coupon", "no-coupon", "captive.rabattcoupon"),
    (Kata, "topdeck:robbery", "no-topdeck", "keyword.acquire"),
    (lambda: moved_by("sudden_movement"), "turn:0", "must-turn", "tile.turned-by-card"),
    (lambda: ghost("white_tourmaline", "burgle"), "discard:burgle", "not-a-ward", "ghost.damage"),
    (Kata, "give-back:monkey_idol", "no-giving-back", "party.monkey-lord"),
    (phantasm, "give-back:golden_monkey_bot", "never-lay-there", "party.monkey-lord"),
    (lambda: riddle("grand_theft", "choose:theft"), "fight:keymaster", "not-to-be-stolen", "text:card-grand_theft"),
    (thief, "use:wishing_well", "no-gold-for-card", "text:card-wishing_well"),
    (thief, "use:locked_trunk", "no-picks", "text:card-locked_trunk"),
    (swords, "end", "not-offered", "move.monsters"),
]


@pytest.mark.rule("katakomben.turn.resource-purposes", "katakomben.unlock.action")
@pytest.mark.parametrize(("layout", "word", "reason", "rule"), REFUSALS, ids=[f"{w}-{r}" for _, w, r, _ in REFUSALS])
def test_a_refusal_cites_the_rule_of_its_situation(layout: Layout, word: str, reason: str, rule: str) -> None:
    t = layout()
    refusal = t.match.why_not(word, t.asked[0])
    assert (refusal.message, refusal.rule) == (reason, cited(rule))
    t.refuse(word, reason)


def test_every_reason_is_given_somewhere() -> None:
    never = {"only-cave", "not-here", "only-on-entry"}
    """What KLONG! alone says."""
    said = {reason for _, _, reason, _ in REFUSALS}
    names = {REASONS.kinds[number].message for number in range(1, len(REASONS.names))}
    assert names - set(KIT.names) - never <= said


QUESTIONS: list[tuple[Layout, str, str]] = [
    (lambda: Kata(hand=["burgle"]), "TakeTurn", "turn.play-all-cards"),
    (Kata, "TakeTurn", "turn.play-all-cards"),
    (pending, "FindHelp", "tile.pause-for-help"),
    (swords, "SpendSwords", "move.monsters"),
    (guardian, "LayTile", "tile.laid-by-card"),
    (lambda: guardian(WEST), "LayTurned", "tile.laid-by-card"),
    (lambda: guardian(WEST, "turn:0"), "Choice", "monster.reward-and-discard"),
    (lambda: guardian(WEST, "turn:0", "choose:leap"), "LeapInto", "tile.laid-by-card"),
    (lambda: moved_by("sudden_movement"), "TurnOwnTile", "tile.turned-by-card"),
    (lambda: ghost("white_tourmaline"), "Ward", "ghost.damage"),
    (phantasm, "GiveIdol", "party.monkey-lord"),
    (spring, "TrashCard", "keyword.trash"),
    (lambda: riddle("imp_familiar"), "Choice", "text:card-imp_familiar"),
    (lambda: riddle("empurror"), "FirstOf", "text:card-empurror"),
    (lambda: riddle("remove_traps"), "ReplaceRowCard", "text:card-remove_traps"),
    (lambda: riddle("grand_theft", "choose:theft"), "Steal", "text:card-grand_theft"),
    (afar, "MarkShrine", "text:card-astral_projection"),
    (
        lambda: after(with_row("underground_river", skill=2), "use:underground_river"),
        "Choice",
        "tool.use",
    ),
    (lambda: after(with_row("black_market", skill=5), "use:black_market"), "Some", "tool.use"),
    (lambda: after(with_row("robbery", skill=5), "buy:robbery"), "Topdeck", "text:card-robbery"),
    (
        lambda: after(market(gold=9, tokens=["discount_coupon"]), "goods:backpack"),
        "UseCoupon",
        "captive.rabattcoupon",
    ),
    (
        lambda: after(market(row=("ogre_merchant", *FILL), swords=4), "fight:ogre_merchant", "choose:good"),
        "FreeGood",
        "monster.reward-and-discard",
    ),
    (
        lambda: after(Kata(hand=["charlatan", "burgle"]), "play:charlatan"),
        "MayDiscard",
        "keyword.discard-is-a-cost",
    ),
]


@pytest.mark.rule("katakomben.tile.pause-for-help")
@pytest.mark.parametrize(("layout", "ask", "rule"), QUESTIONS, ids=[f"{a}-{r}" for _, a, r in QUESTIONS])
def test_a_question_cites_the_rule_of_its_situation(layout: Layout, ask: str, rule: str) -> None:
    decision = layout().match.decision
    assert (decision.ask, decision.rule) == (ask, cited(rule))


def laid(tile: str, seats: int = 2, stack: int = 7) -> Kata:
    t = Kata(seats, boots=2, swords=9, picks=9)
    t.table.own_loot().artifacts = t.table.loot.artifacts[:stack]
    t.table.own_maze().left = 0
    t.discovers(tile)
    return after(t, "move:way_A1-w1", "turn:0")


def out(seats: int, stones: int = 24) -> Kata:
    t = Kata(seats)
    t.thief(1, status=ESCAPED)
    t.noise(*[0] * seats)
    t.bag(*[0] * seats, black=stones)
    return after(t, "end")


def attack(*row: str, black: int = 24) -> Kata:
    t = Kata(row=[*row, *FILL][:5], deck=["burgle"] * 5)
    t.bag(0, 0, black=black)
    t.reveals("darkened_alcove")
    return after(t, "end")


def found(token: str) -> Kata:
    t = Kata(boots=1)
    t.secrets(token)
    return after(t, "move:A1.east")


def chest(token: str) -> Kata:
    t = Kata(tiles=["S6@w1"], room="S6.b")
    t.secrets(token)
    return after(t, "crack:S6.b")


def freed(token: str) -> Kata:
    t = Kata(tiles=["S5@w1"], room="S5.a")
    t.table.captives = t.ids.tokens(token)
    t.ready()
    return after(t, "crack:S5.a")


def scarred() -> Kata:
    t = no_stones(Kata(row=FILL, deck=["burgle"] * 9))
    t.bag(0, 0, black=20)
    t.ghosts_out(area=1)
    t.reveals("darkened_alcove")
    t.stones("ghost", "black", "black")
    return after(t, "end")


def fallen() -> Kata:
    t = Kata(row=FILL, damage=9)
    t.noise(1)
    t.reveals("darkened_alcove")
    t.stones(0, "black", "black")
    return after(t, "end")


def dried() -> Kata:
    return after(Kata(row=("swindle",) * 3, dungeon=[]), "end")


EVENTS: list[tuple[Layout, str, str]] = [
    (lambda: after(Kata(deck=["burgle"] * 9), "end"), "drew", "endturn.cleanup"),
    (lambda: riddle("smash_and_grab", deck=["burgle"] * 3), "drew", "draw.own-pile"),
    (lambda: after(Kata(skill=3), "buy:swindle"), "bought", "buy.row"),
    (lambda: after(Kata(skill=3), "buy:explore"), "bought", "buy.reserve"),
    (lambda: after(Kata(swords=2), "fight:keymaster"), "beat", "monster.reward-and-discard"),
    (lambda: after(Kata(swords=2), "fight:goblin"), "beat", "monster.goblin"),
    (lambda: riddle("imp_familiar", "choose:pick_1"), "chose", "text:card-imp_familiar"),
    (lambda: riddle("imp_familiar", "choose:draw_2"), "paid", "text:card-imp_familiar"),
    (thief, "paid", "text:card-grand_theft"),
    (lambda: after(with_row("wishing_well", gold=3), "use:wishing_well"), "paid", "text:card-wishing_well"),
    (lambda: after(with_row("black_market", skill=5), "use:black_market", "choose:gold_2"), "chose", "tool.use"),
    (lambda: guardian(WEST, "turn:0", "choose:gold_2"), "chose", "monster.reward-and-discard"),
    (lambda: guardian(WEST, "turn:0"), "discovered", "tile.laid-by-card"),
    (lambda: guardian(WEST, "turn:0"), "laid", "tile.laid-by-card"),
    (lambda: guardian(WEST, "turn:0", "choose:leap", "leap:S1.a"), "leapt", "tile.laid-by-card"),
    (lambda: laid("D05"), "discovered", "tile.discover"),
    (lambda: laid("D05"), "laid", "tile.discover"),
    (lambda: laid("D05"), "ghost", "room.haunted-tile"),
    (lambda: laid("D01"), "placed", "room.artifact-placed"),
    (lambda: laid("D10"), "placed", "room.artifact-plus"),
    (lambda: laid("D10", 5), "placed", "party.plus-rooms-several"),
    (lambda: laid("D10", stack=1), "placed", "room.artifact-plus-short-stack"),
    (lambda: laid("D10", stack=0), "no-artifacts", "room.artifact-stack-empty"),
    (lambda: riddle("remove_traps", "replace:swindle", row=("swindle",) * 6), "replaced", "text:card-remove_traps"),
    (lambda: riddle("remove_traps", "replace:swindle", row=("swindle",) * 6), "revealed", "text:card-remove_traps"),
    (lambda: after(Kata(room="A2.nook", boots=1, tiles=["S4@e1"]), "move:S4.a"), "portal", "portal.any-other"),
    (lambda: after(Kata(room="A2.nook", teleports=1, tiles=["S4@e1"]), "teleport:S4.a"), "portal", "portal.teleport"),
    (lambda: ghost("burgle"), "bagged-ghosts", "dragon.area-into-bag"),
    (lambda: ghost("burgle"), "drawn-ghost", "ghost.returns"),
    (warded, "warded", "text:card-white_tourmaline"),
    (
        lambda: after(with_row("robbery", skill=5), "buy:robbery", "topdeck:robbery"),
        "topped",
        "text:card-robbery",
    ),
    (lambda: after(empty("major", box()), "move:A1.west"), "no-majors", "minor.puzzlewuerfel"),
    (lambda: after(empty("major", with_row("locked_trunk", skill=3)), "use:locked_trunk"), "no-majors", TRUNK),
    (lambda: after(moved_by("sudden_movement"), "turn:1"), "turned-by", "tile.turned-by-card"),
    (
        lambda: after(empty("tomes", with_row("skeleton_warlock", swords=3)), "fight:skeleton_warlock"),
        "no-tomes",
        "buy.reserve",
    ),
    (
        lambda: after(empty("tiles", with_row("marble_guardian", swords=3)), "fight:marble_guardian"),
        "no-tile",
        "tile.laid-by-card",
    ),
    (lambda: riddle("stumble"), "clank", "clank.add"),
    (lambda: riddle("stumble", credit=1), "clank", "clank.surplus-negative"),
    (lambda: after(no_stones(Kata(hand=["stumble"])), "play:stumble"), "clank", "clank.empty-supply"),
    (lambda: riddle("sneak_attack"), "quiet", "clank.surplus-negative"),
    (attack, "attack", "dragon.draw-count"),
    (lambda: attack("wishing_well"), "attack", "keyword.danger"),
    (lambda: attack(black=1), "bag-dry", "dragon.bag-empty"),
    (lambda: attack(black=1), "fell", "dragon.bag-empty"),
    (fallen, "fell", "damage.unconscious"),
    (dried, "row-dry", "endturn.deck-exhausted"),
    (dried, "fell", "endturn.deck-exhausted"),
    (lambda: out(2), "out-draw", "out.turn-attack-two-players"),
    (lambda: out(2, stones=5), "out-draw", "out.turn-attack-two-players"),
    (lambda: out(2, stones=4), "out-draw", "out.turn-attack-two-players"),
    (lambda: out(3, stones=3), "out-draw", "out.turn-attack"),
    (lambda: out(3), "out-draw", "out.turn-attack"),
    (scarred, "haunted-black", "ghost.empty-supply"),
    (scarred, "haunted", "ghost.damage"),
    (lambda: found("dragon_egg"), "found", "minor.drachenei"),
    (lambda: found("lockpick_secret"), "found", "minor.dietrich"),
    (lambda: found("treasure"), "found", "minor.schatz"),
    (lambda: chest("chalice"), "found", "major.kelch"),
    (lambda: chest("chalice"), "cracked", "unlock.chest"),
    (lambda: after(Kata(tiles=["S2@w1"], room="S2.c"), "crack:S2.c"), "tome", "unlock.library"),
    (lambda: after(Kata(tiles=["S2@w1"], room="S2.c"), "crack:S2.c"), "cracked", "unlock.library"),
    (
        lambda: after(with_row("skeleton_warlock", swords=3), "fight:skeleton_warlock"),
        "tome",
        "monster.reward-and-discard",
    ),
    (lambda: after(phantasm(), "give-back:monkey_idol"), "tome", "party.monkey-lord"),
    (lambda: freed("monk"), "freed", "captive.moench"),
    (lambda: freed("monk"), "cracked", "unlock.prison"),
    (lambda: freed("haunted_prisoner"), "ghost", "captive.heimgesucht"),
    (lambda: after(Kata(room="A2.cave", boots=1, swords=1), "move:A2.monkey", "swords:1"), "took", "reward.idol"),
    (lambda: after(party("artifact_12"), "artifact:artifact_12"), "took", "artifact.take"),
    (lambda: after(market(gold=7), "goods:backpack"), "goods", "goods.rucksack"),
    (lambda: after(market(gold=7), "goods:burglars_kit"), "goods", "goods.diebesausruestung"),
    (lambda: after(market(gold=7), "goods:crown_10"), "goods", "goods.krone"),
    (lambda: after(market(gold=7, damage=5), "goods:blood_amulet"), "goods", "goods.blutamulett"),
    (lambda: after(Kata(boots=1), "move:A1.west"), "moved", "move.one-boot"),
    (lambda: after(Kata(boots=2), "move:A2.cave"), "moved", "move.footprints"),
    (lambda: after(Kata(tokens=["potion_of_strength"]), "drink:potion_of_strength"), "drank", "minor.staerketrank"),
    (lambda: riddle("robbery", "teleport:S1.c", tiles=["S1@w1"], room="S1.a"), "leapt", "keyword.teleport-adjacent"),
    (lambda: riddle("golden_flute"), "granted", "market.buy"),
    (lambda: riddle("robbery"), "granted", "keyword.teleport-kept"),
    (lambda: after(Kata(teleports=1, deck=[]), "end"), "lapsed-rest", "keyword.teleport-kept"),
    (lambda: after(Kata(credit=1, deck=[]), "end"), "lapsed-rest", "clank.surplus-negative"),
    (lambda: after(riddle("shadow_walk", discard=["burgle"], deck=[]), "end"), "due", "keyword.trash"),
    (lambda: riddle("rebel_scribe", played=["bard"]), "due", "turn.order-independent"),
    (lambda: moved_by("animated_wall"), "arrived", "keyword.encounter"),
    (lambda: moved_by("animated_wall"), "turned", "tile.turned-by-card"),
]


@pytest.mark.rule("katakomben.tile.discover")
@pytest.mark.parametrize(("layout", "kind", "rule"), EVENTS, ids=[f"{kind}-{rule}" for _, kind, rule in EVENTS])
def test_an_event_cites_the_rule_of_its_situation(layout: Layout, kind: str, rule: str) -> None:
    t = layout()
    assert {entry.rule for entry in t.match.log(0, since=1) if entry.kind == kind} == {cited(rule)}


def test_two_locks_at_once_cite_their_rule() -> None:
    t = Kata(tiles=["D02@w1", "D04@n1w1"], room="D02.a", boots=1, picks=2)
    t.do("move:D04.a")
    assert {entry.rule for entry in t.match.log(0) if entry.kind == "opened"} == {"katakomben.move.double-lock"}


def test_whoever_falls_by_a_ghost_falls_like_anybody_else() -> None:
    t = Kata(row=FILL, damage=9)
    t.ghosts_out(area=1)
    t.reveals("darkened_alcove")
    t.stones("ghost", "black", "black")
    t.end()
    assert t.table.thieves[0].status == FALLEN
    assert {entry.rule for entry in t.match.log(0) if entry.kind == "fell"} == {"katakomben.damage.unconscious"}


@pytest.mark.parametrize(
    ("kind", "rule"),
    [("drew", "setup.deck-and-hand"), ("start-noise", "setup.start-noise"), ("arrived", "setup.row-encounter")],
)
def test_the_set_up_cites_its_own_rules(kind: str, rule: str) -> None:
    matches = (GAME.new(2, seed) for seed in range(30))
    match = next(match for match in matches if any(entry.kind == "arrived" for entry in match.log(-1)))
    assert {entry.rule for entry in match.log(-1) if entry.kind == kind} == {cited(rule)}
