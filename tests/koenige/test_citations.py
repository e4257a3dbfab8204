"""Everything says why: one situation for each rule that a refusal, a question or an event cites.

What only a card says is cited by the rule that lets it be carried out; those are listed in decision 0020.
"""

from collections.abc import Callable
from functools import cache, partial

import pytest

from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.games.koenige import GAME
from verlies.games.koenige.content.ids import END_OF_TURN, OWN_NEXT_TURN
from verlies.games.koenige.reasons import REASONS
from verlies.games.koenige.rulemap import ASK_RULES, REASON_RULES
from verlies.games.koenige.state import Lasting
from verlies.testing.koenige import BLUE, RED, Halls

Layout = Callable[[], Halls]


def halls(seats: int = 2, **options: str) -> Halls:
    """Return flag rooms at n1 (2) and s2 (2), portals at e1 and w1, a chest at e2 and a merchant at w2."""
    t = Halls(seats, **options)
    for place, room, turns in (
        ("n1", "W02", 2),
        ("s2", "W03", 0),
        ("e1", "W04", 0),
        ("w1", "I05", 0),
        ("e2", "W09", 0),
        ("w2", "W14", 0),
    ):
        t.lay(place, room, turns)
    t.act(0)
    return t


def at(place: str, *hand: str, seats: int = 2, **worn: str) -> Halls:
    """Return seat 0 somewhere with some cards."""
    t = halls(seats)
    t.hero(0, at=place, hand=hand, **worn)
    t.act(0)
    return t


def after(t: Halls, *answers: str) -> Halls:
    """Return a situation after some answers."""
    t.do(*answers)
    return t


def laying(*stack: str) -> Halls:
    """Return seat 0 about to lay a room."""
    t = halls()
    t.stack(*stack, "W16")
    t.turn(0)
    return t


def picking() -> Halls:
    """Return seat 0 choosing between a room that fits and one that does not: only n1e1 is open, beside a flag."""
    t = Halls(2)
    corners = {"n1": ("W01", 1), "e1": ("W17", 3), "s1": ("W08", 3), "w1": ("W10", 1), "s1w1": ("I07", 0)}
    for place, (room, turns) in corners.items():
        t.lay(place, room, turns)
    t.stack("W02", "I06", "W16")
    t.hero(0, weapon="B-W10")
    t.turn(0)
    return t


def first() -> Halls:
    """Return the first rooms about to be laid."""
    t = halls()
    t.match = GAME.new(2, 7, {"start": "red"})
    return t


def first_placed() -> Halls:
    """Return the first room about to be laid somewhere."""
    t = first()
    t.do(t.offers()[0])
    return t


def flagged(status: str, team: int = -1, holder: int = -1, mark: bool = False) -> Halls:
    """Return seat 0 at n1, whose flag is somewhere."""
    t = at("n1")
    t.flag("W02", status, team, holder)
    if mark:
        t.mark("n1")
    t.act(0)
    return t


def fogged() -> Halls:
    """Return seat 0 before a room full of fog."""
    t = halls()
    t.hero(1, hand=["S-A07"])
    t.act(1)
    t.do("play:S-A07", "choose@n1")
    t.act(0)
    return t


def spent() -> Halls:
    """Return seat 0 with an axe after its attack."""
    t = at("start", seats=4, weapon="S-W02")
    t.fates(1, 8)
    t.do("attack:1")
    return t


def attacked(*mine: str, theirs: tuple[str, ...] = (), fates: tuple[int, int] = (8, 1), **worn: str) -> Halls:
    """Return an attack of seat 0 in the start room just declared."""
    t = at("start", *mine, seats=4, **worn)
    t.hero(1, hand=theirs)
    t.act(0)
    t.fates(*fates)
    t.do("attack:1")
    return t


def locked() -> Halls:
    """Return seat 2 asked in a fight, with a gift that waits."""
    t = halls(4)
    t.hero(2, gifts=["B-S03"])
    t.act(1)
    t.do("attack:2")
    return t


def losing() -> Halls:
    """Return seat 0 about to put a loser somewhere."""
    t = attacked()
    u = halls()
    u.flag("W02", "placed", BLUE)
    u.act(0)
    u.fates(8, 1)
    u.do("attack:1")
    assert t.table.fights == []
    return u


def landing_softly() -> Halls:
    """Return seat 1 who has lost and chooses a room by a card."""
    t = halls()
    t.hero(1, hand=["S-S04"])
    t.hero(0, weapon="S-W08")
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1")
    while t.ask() != "SelfDefeated":
        t.do("pass")
    return after(t, "play:S-S04", "pass")


def looted() -> Halls:
    """Return seat 0 after a look at the chest."""
    t = at("e2")
    t.fates(3)
    return after(t, "loot")


def traded(*answers: str) -> Halls:
    """Return seat 0 in the middle of a trade."""
    t = at("w2", "B-W01")
    t.pile("bronze", "B-A01", "B-A02", "B-A03")
    return after(t, "trade:B-W01", *answers)


def equipping(*hand: str, seats: int = 4, **worn: str) -> Halls:
    """Return seat 0 in the equipment phase."""
    return after(at("start", *hand, seats=seats, **worn), "done")


def immune() -> Halls:
    """Return seat 0 choosing whom to push, one of them in the robe."""
    t = at("start", "B-A02", seats=6)
    t.hero(1, armour="G-R02")
    t.act(0)
    return after(t, "play:B-A02")


def pushed_at(t: Halls) -> Halls:
    """Return seat 0 about to push an enemy out of the start room; if there is fog, seat 0 has laid it."""
    t.hero(0, hand=["B-A02"])
    t.table.lasting = [fog_of_red(each) for each in t.table.lasting]
    t.act(0)
    return after(t, "play:B-A02")


def fog_of_red(fog: Lasting) -> Lasting:
    """Return fog that seat 0 has laid."""
    fog.seat = fog.by = 0
    fog.until = END_OF_TURN + OWN_NEXT_TURN
    return fog


def sent(t: Halls) -> Halls:
    """Return seat 0 about to go anywhere."""
    t.hero(0, hand=["G-A01"])
    t.act(0)
    return after(t, "play:G-A01")


def kept(count: int = 3) -> Halls:
    """Return seat 0 after a card was played that lets look at three cards or four; of four two are kept already."""
    t = at("start", "B-A03" if count == 3 else "G-A07", "B-W01")
    t.pile("gold", "G-W01", "G-W02", "G-W03", "G-W04")
    t.act(0)
    if count == 3:
        return after(t, "play:B-A03")
    return after(t, "play:G-A07", "drop:B-W01", "keep:G-W01", "keep:G-W02")


def stealing_hands(armour: str = "", *hand: str) -> Halls:
    """Return seat 0 choosing with whom to swap a card, of three enemies in the room; one has perhaps no card."""
    t = at("start", "B-A07", "B-W01", seats=6)
    t.hero(1, hand=hand, **({"armour": armour} if armour else {}))
    t.hero(3, hand=["B-W02"])
    t.hero(5, hand=["B-W03"])
    t.act(0)
    t.do("play:B-A07")
    t.passes()
    return t


def alone(card: str, place: str, *answers: str, weapon: str) -> Halls:
    """Return seat 0 with one card and a weapon after answers that open no window for others."""
    return after(at(place, card, weapon=weapon), *answers)


def giving_up() -> Halls:
    """Return seat 0 about to pay for a great trade."""
    return alone("G-A07", "start", "play:G-A07", weapon="B-W01")


def won(weapon: str, *hand: str, armour: str = "") -> Halls:
    """Return a fight won by a weapon, up to its first question."""
    t = halls(4)
    t.hero(0, weapon=weapon)
    t.hero(1, hand=hand, **({"armour": armour, "weapon": "B-W01"} if armour else {}))
    t.act(0)
    t.fates(8, 1)
    t.do("attack:1")
    t.passes()
    return t


def asked_by_scout() -> Halls:
    t = at("start", "B-A09")
    t.stack("W06", "W07", "W08", "W16")
    t.act(0)
    return after(t, "play:B-A09")


def robbed() -> Halls:
    t = at("start", "B-A07", "B-W01")
    t.hero(1, hand=["B-W02", "B-W03"])
    t.act(0)
    return after(t, "play:B-A07", "pass")


def mended() -> Halls:
    t = at("start", "B-A10")
    t.discard("B-W01")
    t.act(0)
    return after(t, "play:B-A10")


def extorted() -> Halls:
    t = at("start", "S-A06")
    t.hero(1, weapon="B-W01", armour="B-R01")
    t.act(0)
    return after(t, "play:S-A06")


MOMENTS = [
    ("B-S02", "on-attack"),
    ("B-S03", "on-defence"),
    ("B-S04", "on-ally-fight"),
    ("S-S08", "on-team-fight"),
    ("B-S01", "on-revealed"),
    ("B-S05", "on-chest"),
    ("B-S07", "on-entering"),
    ("S-S02", "on-enemy-card"),
    ("S-S06", "on-enemy-turn"),
    ("G-S02", "on-own-defeat"),
    ("G-S03", "on-team-defeat"),
    ("S-S07", "on-stolen"),
    ("G-S06", "on-theft"),
    ("G-S04", "on-enemy-draw"),
]
"""Special cards, and when each may be played."""

REFUSALS: list[tuple[Layout, str, str, str]] = [
    (lambda: laying("W06"), "lay@n1", "not-empty", "expand.adjacent"),
    (lambda: laying("W06"), "lay:99", "touches-nothing", "expand.adjacent"),
    (lambda: laying("W07"), "lay@n1e1", "mismatch", "expand.no-exit-walled"),
    (lambda: after(laying("W06"), "lay@w3"), "turn:3", "no-join", "expand.connects-exit"),
    (lambda: laying("I01"), "lay@n1e1", "flag-beside", "expand.flag-not-adjacent"),
    (lambda: after(at("start", "S-A05"), "play:S-A05", "choose@e2"), "turn:0", "alike", "setup.rotation"),
    (first_placed, "lay:77", "only-by-start", "setup.first-four-rooms"),
    (first, "room:START", "not-drawn", "setup.first-four-rooms"),
    (picking, "room:W02", "fits-nowhere", "expand.unplaceable-to-bottom"),
    (picking, "room:W16", "not-looked-at", "cards.equipment-values"),
    (first, "done", "must-lay", "setup.first-four-rooms"),
    (first_placed, "done", "must-lay", "setup.first-four-rooms"),
    (picking, "done", "must-lay", "turn.expansion-mandatory"),
    (lambda: laying("W06"), "done", "must-lay", "turn.expansion-mandatory"),
    (lambda: after(laying("W06"), "lay@w3"), "done", "must-lay", "turn.expansion-mandatory"),
    (lambda: after(at("start", "B-W01"), "walk@n1", "pass", "walk@start", "pass"), "loot", "no-actions", "actions.two"),
    (halls, "walk:99", "no-room-there", "move.through-exits-only"),
    (halls, "walk@e2", "not-connected", "move.through-exits-only"),
    (fogged, "walk@n1", "fogged", "cards.action-cost"),
    (lambda: pushed_at(fogged()), "put@n1", "fogged", "cards.action-cost"),
    (lambda: pushed_at(halls()), "put@n2", "not-allowed-room", "cards.partial-effect"),
    (lambda: sent(fogged()), "put@n1", "fogged", "cards.action-cost"),
    (lambda: sent(halls()), "put:99", "not-allowed-room", "cards.partial-effect"),
    (halls, "jump@e1", "no-portal-here", "move.portal-jump"),
    (lambda: at("e1"), "jump@n1", "no-portal-there", "move.portal-jump"),
    (lambda: at("e1"), "jump:99", "no-portal-there", "move.portal-jump"),
    (lambda: after(halls(), "walk@n1"), "jump@e1", "no-portal-here", "move.portal-jump"),
    (lambda: after(halls(), "walk@e1"), "jump@n1", "no-portal-there", "move.portal-jump"),
    (lambda: at("e1"), "jump@e1", "here-already", "move.portal-jump"),
    (lambda: after(at("e1"), "jump@w1"), "jump@e1", "jumped", "move.portal-once"),
    (lambda: at("e1", armour="B-R07"), "jump@w1", "no-teleport", "cards.equipment-values"),
    (lambda: after(at("n1"), "walk@start", "walk@e1"), "walk@e2", "no-steps", "move.two-rooms"),
    (halls, "capture", "no-flag-room", "capture.start"),
    (lambda: flagged("placed", RED), "capture", "flag-claimed", "capture.only-unclaimed"),
    (lambda: flagged("taking", -1, 1), "capture", "flag-held", "capture.only-unclaimed"),
    (lambda: flagged("stolen", RED, 1), "capture", "flag-away", "capture.only-unclaimed"),
    (lambda: flagged("supply"), "steal", "no-flag-here", "steal.take"),
    (lambda: flagged("stolen", BLUE, 0), "steal", "no-flag-here", "steal.take"),
    (halls, "steal", "no-flag-here", "steal.take"),
    (lambda: flagged("placed", RED), "steal", "own-flag", "steal.x-blocks"),
    (lambda: flagged("placed", BLUE, mark=True), "steal", "protected", "steal.x-blocks"),
    (halls, "attack:5", "not-seated", "fight.same-room"),
    (halls, "attack:0", "own-team", "fight.same-room"),
    (lambda: at("n1"), "attack:1", "out-of-reach", "fight.same-room"),
    (lambda: attacked(fates=(1, 8)), "attack:1", "attacked", "fight.per-enemy-once"),
    (spent, "attack:3", "attacks-spent", "cards.equipment-values"),
    (halls, "loot", "no-chest", "chest.loot"),
    (lambda: after(looted(), "pile:bronze"), "loot", "looted", "chest.x-after"),
    (halls, "trade:B-W01", "no-merchant", "trade.room"),
    (lambda: after(traded("pile:bronze"), "keep:B-A01", "under:B-A02"), "trade:B-A01", "traded", "actions.repeatable"),
    (halls, "play:B-A01", "not-yours", "cards.action-cost"),
    (halls, "play:S-S05", "not-yours", "cards.special-free"),
    (attacked, "play:B-S03", "not-yours", "cards.special-free"),
    (lambda: at("w2", "B-W01"), "trade:B-W02", "not-owned", "trade.give"),
    (equipping, "equip:B-W01", "not-yours", "equip.free-changes"),
    (equipping, "give:B-W01", "not-owned", "equip.give-one"),
    (locked, "play:B-S03", "locked", "equip.gift-delayed"),
    (lambda: at("start", "B-W01"), "play:B-W01", "not-playable", "cards.four-types"),
    (lambda: attacked(theirs=("B-S06",)), "play:B-S06", "on-own-turn", "cards.special-free"),
    *((partial(at, "start", card), f"play:{card}", moment, "cards.special-free") for card, moment in MOMENTS),
    (lambda: attacked(theirs=("B-A01",)), "play:B-A01", "not-your-action", "cards.action-cost"),
    (lambda: at("start", "B-A04"), "play:B-A04", "no-effect", "cards.partial-effect"),
    (traded, "pile:gold", "not-this-tier", "trade.tiers"),
    (looted, "pile:gold", "tier-too-high", "chest.thresholds"),
    (lambda: traded("pile:bronze"), "keep:B-A04", "not-looked-at", "trade.three-keep-one"),
    (lambda: traded("pile:bronze", "keep:B-A01"), "under:B-A04", "not-looked-at", "trade.three-keep-one"),
    (kept, "keep:B-A04", "not-looked-at", "cards.action-cost"),
    (lambda: kept(count=4), "under:B-A04", "not-looked-at", "cards.action-cost"),
    (mended, "take:S-W01", "not-looked-at", "cards.action-cost"),
    (extorted, "take:S-W01", "not-looked-at", "cards.action-cost"),
    (robbed, "give:S-W01", "not-looked-at", "cards.action-cost"),
    (asked_by_scout, "top:W16", "not-looked-at", "cards.action-cost"),
    (lambda: won("G-W05", "B-A01"), "take:B-A02", "not-looked-at", "cards.equipment-values"),
    (
        lambda: alone("G-A07", "start", "play:G-A07", weapon="B-W01"),
        "drop:S-W01",
        "not-looked-at",
        "cards.partial-effect",
    ),
    (immune, "target:2", "no-target", "cards.partial-effect"),
    (immune, "target:1", "immune", "cards.equipment-values"),
    (stealing_hands, "target:1", "untouched", "cards.partial-effect"),
    (lambda: stealing_hands("B-R09"), "target:1", "untouched", "cards.partial-effect"),
    (lambda: stealing_hands("B-R09", "B-A02"), "target:1", "immune", "cards.equipment-values"),
    (losing, "put@e1", "not-allowed-room", "fight.displace"),
    (landing_softly, "put@n1", "not-allowed-room", "cards.partial-effect"),
    (lambda: after(at("n1", "S-A01"), "play:S-A01"), "put@e2", "not-allowed-room", "cards.partial-effect"),
    (lambda: after(at("start", "S-A07"), "play:S-A07"), "choose@start", "not-allowed-room", "cards.partial-effect"),
    (equipping, "loot", "too-late", "turn.three-phases"),
    (lambda: at("start", "B-W01"), "equip:B-W01", "equip-later", "equip.only-own-phase"),
    (lambda: equipping("B-A01"), "equip:B-A01", "not-equipment", "equip.slots"),
    (equipping, "doff:B-W01", "not-worn", "equip.free-changes"),
    (lambda: after(equipping("B-A01", "B-A02"), "give:B-A01"), "give:B-A02", "given", "equip.give-one"),
    (lambda: equipping("B-A01", seats=2), "give:B-A01", "no-mate", "equip.two-player-no-gift"),
    (lambda: after(equipping("B-A01", seats=6), "give:B-A01"), "to:1", "not-a-mate", "equip.give-one"),
    (lambda: after(equipping(seats=6, weapon="B-W01"), "give:B-W01"), "to:0", "not-a-mate", "equip.give-one"),
]


def why_not(t: Halls, word: str) -> Refusal:
    """Return why whoever is asked cannot answer so."""
    code = GAME.about.vocabulary.option(t.option(word))
    assert code is not None
    return t.match.why_not(code, t.asked[0])


@pytest.mark.rule(
    "koenige.actions.repeatable",
    "koenige.actions.two",
    "koenige.capture.only-unclaimed",
    "koenige.capture.start",
    "koenige.cards.action-cost",
    "koenige.cards.equipment-values",
    "koenige.cards.four-types",
    "koenige.cards.partial-effect",
    "koenige.cards.special-free",
    "koenige.chest.loot",
    "koenige.chest.thresholds",
    "koenige.chest.x-after",
    "koenige.equip.free-changes",
    "koenige.equip.gift-delayed",
    "koenige.equip.give-one",
    "koenige.equip.only-own-phase",
    "koenige.equip.slots",
    "koenige.equip.two-player-no-gift",
    "koenige.expand.adjacent",
    "koenige.expand.connects-exit",
    "koenige.expand.flag-not-adjacent",
    "koenige.expand.no-exit-walled",
    "koenige.expand.unplaceable-to-bottom",
    "koenige.fight.displace",
    "koenige.fight.per-enemy-once",
    "koenige.fight.same-room",
    "koenige.move.portal-jump",
    "koenige.move.portal-once",
    "koenige.move.through-exits-only",
    "koenige.move.two-rooms",
    "koenige.setup.first-four-rooms",
    "koenige.setup.rotation",
    "koenige.steal.take",
    "koenige.steal.x-blocks",
    "koenige.trade.give",
    "koenige.trade.room",
    "koenige.trade.three-keep-one",
    "koenige.trade.tiers",
    "koenige.turn.expansion-mandatory",
    "koenige.turn.three-phases",
)
@pytest.mark.parametrize(("layout", "word", "reason", "rule"), REFUSALS, ids=[f"{w}-{r}" for _, w, r, _ in REFUSALS])
def test_a_refusal_cites_the_rule_of_its_situation(layout: Layout, word: str, reason: str, rule: str) -> None:
    t = layout()
    t.refuse(word, reason)
    assert why_not(t, word).rule == f"koenige.{rule}"


def test_every_reason_has_a_situation() -> None:
    says = {name: REASONS.kinds[REASONS.names.index(name)].message for name in REASON_RULES}
    missing = {(says[name], rule) for name, rule in REASON_RULES.items()} - {
        (reason, f"koenige.{rule}") for _, _, reason, rule in REFUSALS
    }
    assert missing == {("not-now", "koenige.cards.special-free")}, "only cards of other sets have several moments"


# Questions


def window(card: str, *answers: str, place: str = "start", theirs: str = "", **what: str) -> Halls:
    """Return a situation after answers of seat 0 that open a window."""
    t = halls(4)
    t.flag("W02", "placed", BLUE)
    t.hero(0, at=place, hand=[card], **what)
    t.hero(1, hand=[theirs or "B-W12"])
    t.act(0)
    t.fates(8, 1)
    return after(t, *answers)


def entering() -> Halls:
    t = halls()
    t.hero(1, at="n1", hand=["B-W01"])
    t.act(0)
    return after(t, "walk@n1")


def turn_begins() -> Halls:
    t = halls()
    t.hero(1, hand=["B-W01"])
    t.turn(0)
    return t


def stealing(*answers: str) -> Halls:
    return window("B-W01", "steal", *answers, place="n1")


def refillable() -> Halls:
    t = at("e2", "G-A03")
    t.mark("e2")
    t.act(0)
    return t


ASKS: list[tuple[Layout, str, str]] = [
    (first, "FirstRoom", "setup.first-four-rooms"),
    (first_placed, "Lay", "setup.first-four-rooms"),
    (lambda: laying("W06"), "Lay", "expand.draw-one"),
    (lambda: after(at("start", "B-A05"), "play:B-A05"), "Lay", "cards.action-cost"),
    (lambda: after(laying("W06"), "lay@w3"), "TurnRoom", "setup.rotation"),
    (picking, "PickRoom", "cards.equipment-values"),
    (halls, "Act", "actions.seven-kinds"),
    (lambda: after(halls(), "walk@n1"), "Going", "move.step-by-step"),
    (equipping, "Equip", "equip.free-changes"),
    (lambda: alone("B-S08", "start", "play:B-S08", weapon="B-W01"), "QuickEquip", "cards.special-free"),
    (lambda: after(equipping(seats=6, weapon="B-W01"), "give:B-W01"), "GiveTo", "equip.give-one"),
    (lambda: after(equipping("B-A01", seats=6), "give:B-A01"), "GiveHidden", "equip.give-one"),
    (losing, "PutLoser", "fight.displace"),
    (lambda: won("S-W08"), "PutLoser", "cards.partial-effect"),
    (looted, "ChestPile", "chest.one-card"),
    (traded, "TradePile", "trade.tiers"),
    (lambda: traded("pile:bronze"), "KeepCard", "trade.three-keep-one"),
    (lambda: traded("pile:bronze", "keep:B-A01"), "PutUnder", "trade.three-keep-one"),
    (kept, "KeepCard", "cards.action-cost"),
    (lambda: kept(count=4), "PutUnder", "cards.action-cost"),
    (lambda: won("G-W01", armour="G-R04"), "UseEffect", "cards.equipment-values"),
    (lambda: after(refillable(), "play:G-A03"), "UseEffect", "cards.action-cost"),
    (immune, "PickTarget", "cards.action-cost"),
    (lambda: after(at("start", "S-A07"), "play:S-A07"), "PickField", "cards.action-cost"),
    (mended, "TakeDiscarded", "cards.action-cost"),
    (extorted, "YieldCard", "cards.action-cost"),
    (lambda: won("G-W05", "B-A01"), "TakeSeen", "cards.equipment-values"),
    (robbed, "GiveBack", "cards.action-cost"),
    (giving_up, "DropCard", "cards.partial-effect"),
    (lambda: after(immune(), "target:3"), "PushTo", "cards.action-cost"),
    (lambda: after(at("n1", "S-A01"), "play:S-A01"), "TeleportTo", "cards.action-cost"),
    (lambda: after(at("start", "S-A05"), "play:S-A05", "choose@e2"), "TurnLaid", "cards.action-cost"),
    (asked_by_scout, "OrderRooms", "cards.action-cost"),
    (lambda: window("B-W01", "attack:1"), "FightDeclared", "cards.windows"),
    (lambda: window("B-W01", "attack:1", "pass", "pass"), "FightRevealed", "cards.windows"),
    (lambda: window("B-W01", "attack:1", *["pass"] * 4), "SelfDefeated", "fight.sequence"),
    (lambda: window("B-W01", "attack:1", *["pass"] * 5, "put@start"), "TeamDefeated", "fight.sequence"),
    (lambda: window("B-W01", "loot", place="e2"), "ChestRevealed", "cards.windows"),
    (lambda: window("B-W01", "loot", "pass", "pile:bronze", place="e2"), "ChestDraw", "cards.windows"),
    (entering, "EnemyEnters", "move.step-by-step"),
    (lambda: window("B-A06", "play:B-A06"), "EnemyCard", "cards.windows"),
    (turn_begins, "EnemyTurn", "turn.start-of-turn-first"),
    (stealing, "FlagTheft", "cards.windows"),
    (lambda: stealing("pass"), "FlagStolen", "cards.windows"),
]


@pytest.mark.rule(
    "koenige.actions.seven-kinds",
    "koenige.cards.action-cost",
    "koenige.cards.equipment-values",
    "koenige.cards.partial-effect",
    "koenige.cards.special-free",
    "koenige.cards.windows",
    "koenige.chest.one-card",
    "koenige.equip.free-changes",
    "koenige.equip.give-one",
    "koenige.expand.draw-one",
    "koenige.fight.displace",
    "koenige.fight.sequence",
    "koenige.move.step-by-step",
    "koenige.setup.first-four-rooms",
    "koenige.setup.rotation",
    "koenige.trade.three-keep-one",
    "koenige.trade.tiers",
    "koenige.turn.start-of-turn-first",
)
@pytest.mark.parametrize(("layout", "name", "rule"), ASKS, ids=[name for _, name, _ in ASKS])
def test_a_question_cites_its_rule(layout: Layout, name: str, rule: str) -> None:
    t = layout()
    assert t.ask() == name
    assert t.match.decision.rule == f"koenige.{rule}"


def test_every_question_has_a_situation_and_a_rule() -> None:
    asked = {name.partition("-")[0] for name in ASK_RULES}
    assert {name for _, name, _ in ASKS} == asked == set(GAME.about.steps.asks())
    cited = {(name, f"koenige.{rule}") for _, name, rule in ASKS}
    assert {(name.partition("-")[0], rule) for name, rule in ASK_RULES.items()} == cited


@pytest.mark.parametrize(("layout", "name", "rule"), ASKS, ids=[name for _, name, _ in ASKS])
def test_an_answer_of_another_kind_has_no_reason_of_this_question(layout: Layout, name: str, rule: str) -> None:
    t = layout()
    offered = {GAME.about.vocabulary.kind(option).word for option in t.table.open}
    for word in ("top:W01", "to:0", "target:0", "put:0", "choose:0", "take:S-W01", "drop:S-W01", "keep:S-W01"):
        refusal = why_not(t, word)
        if word.partition(":")[0] not in offered:
            assert refusal.message in (NOT_OFFERED.message, "must-lay"), (name, word)


# Events


@cache
def told() -> dict[tuple[str, str], int]:
    """Return how often each kind of event cited each rule, over the situations of this file and some random games."""
    out: dict[tuple[str, str], int] = {}
    situations = [layout() for layout in (*(each[0] for each in REFUSALS), *(each[0] for each in ASKS), *MORE)]
    for match in [situation.match for situation in situations]:
        for entry in match.log(0):
            out[entry.kind, entry.rule] = out.get((entry.kind, entry.rule), 0) + 1
    return out


def opening(seats: int, **options: str) -> Halls:
    """Return a new game after its first hands were dealt."""
    t = Halls(seats)
    t.match = GAME.new(seats, 7, options)
    while t.ask() in ("FirstRoom", "Lay", "TurnRoom"):
        t.do(t.offers()[0])
    return t


def broken_off() -> Halls:
    t = halls(rounds="15")
    t.stack()
    t.table.late = 15
    t.turn(0)
    return t


def finished() -> Halls:
    t = flagged("taking", -1, 0)
    t.lay("s2", "W07", 0)
    t.stack()
    t.turn(0)
    return t


def stuck(sealed: bool) -> Halls:
    t = picking()
    t.stack("W02")
    if sealed:
        t.lay("n1e1", "I10", 2)
    t.table.stuck = 1
    t.turn(0)
    return t


def thief(defeated: bool) -> Halls:
    t = halls(4)
    t.flag("W02", "stolen", RED, 1)
    t.flag("W03", "supply")
    if defeated:
        t.fates(8, 1)
        return after(t, "attack:1")
    t.turn(1)
    return t


def captor(weapon: str = "") -> Halls:
    t = halls(4)
    t.flag("W02", "taking", holder=1)
    t.hero(1, at="n1")
    t.hero(0, at="start" if weapon else "n1", **({"weapon": weapon} if weapon else {}))
    t.act(0)
    t.fates(8, 1)
    return after(t, "attack:1")


def capturing() -> Halls:
    t = flagged("taking", -1, 0)
    t.mark("e2")
    t.turn(0)
    return t


def shuffled() -> Halls:
    t = halls()
    t.table.spent = t.table.fate.cards()[:14]
    t.table.fate.cells = t.table.fate.cells[14:]
    return after(t, "attack:1")


def emptied(left: bool) -> Halls:
    t = at("e2")
    for tier in ("bronze", "silver", "gold"):
        t.pile(tier)
    if not left:
        t.table.discard = []
    t.fates(3)
    return after(t, "loot", "pile:bronze")


def answered(card: str, reply: str, *answers: str, place: str = "start", **what: str) -> Halls:
    """Return a situation in which seat 1 plays a card in a window that seat 0 opened."""
    t = window(card, *answers, place=place, theirs=reply, **what)
    while f"play:{reply}" not in t.offers():
        t.do("pass")
    return after(t, f"play:{reply}")


def smaller(seats: int) -> Halls:
    t = halls(seats)
    t.turn(1)
    return t


def through_wall() -> Halls:
    t = halls()
    t.lay("n1e1", "I13", 1)
    t.hero(0, at="n1", armour="S-R07")
    t.act(0)
    return after(t, "walk@n1e1")


def entering_with(card: str) -> Halls:
    t = halls()
    t.hero(1, at="n1", hand=[card])
    t.act(0)
    return after(t, "walk@n1")


def switching() -> Halls:
    t = at("start", "S-A02", seats=4)
    t.hero(1, at="n1")
    t.hero(3, at="e1")
    t.act(0)
    return t


def unsealed() -> Halls:
    t = at("start", "G-A05")
    t.flag("W02", "placed", BLUE)
    t.mark("n1")
    t.act(0)
    return after(t, "play:G-A05")


def won_mirror() -> Halls:
    t = halls()
    t.hero(1, armour="S-R05")
    t.act(0)
    t.fates(8, 1)
    return after(t, "attack:1")


def chest_tool() -> Halls:
    t = at("e2", weapon="B-W07")
    t.fates(3)
    return after(t, "loot", "pile:bronze")


def refilled_chests() -> Halls:
    return after(refillable(), "play:G-A03")


def lower() -> Halls:
    t = at("e2")
    t.pile("gold")
    t.table.discard = []
    t.fates(8)
    return after(t, "loot", "pile:gold")


def kept_two() -> Halls:
    t = at("start", "B-A03")
    t.pile("bronze", "B-A01", "B-A02", "B-W01")
    return after(t, "play:B-A03", "keep:B-A01", "keep:B-A02")


def tied() -> Halls:
    t = at("start", weapon="G-W03")
    t.hero(1, armour="S-R02")
    t.act(0)
    t.fates(4, 4)
    return after(t, "attack:1")


def drawn_twice() -> Halls:
    t = at("start", weapon="S-W04")
    return after(t, "attack:1")


MORE: list[Layout] = [
    refilled_chests,
    lower,
    kept_two,
    tied,
    lambda: opening(2),
    lambda: smaller(3),
    lambda: smaller(5),
    lambda: after(laying("W06"), "lay@w3", "turn:1"),
    broken_off,
    finished,
    lambda: stuck(False),
    lambda: stuck(True),
    lambda: thief(True),
    lambda: thief(False),
    captor,
    lambda: captor("B-W05"),
    capturing,
    shuffled,
    lambda: emptied(True),
    lambda: emptied(False),
    lambda: after(picking(), "room:I06"),
    lambda: after(asked_by_scout(), "top:W08", "top:W06"),
    lambda: after(at("start", "S-A05"), "play:S-A05", "choose@e2", "turn:2"),
    lambda: after(at("start", "B-A05"), "play:B-A05", "lay@w3", "turn:1"),
    lambda: after(halls(), "walk@e1", "jump@w1"),
    lambda: after(at("e1"), "jump@w1"),
    lambda: after(halls(), "walk@e1", "walk@e2"),
    lambda: after(at("e2", armour="S-R07"), "walk@e1"),
    through_wall,
    lambda: after(entering_with("B-S07"), "play:B-S07"),
    lambda: after(entering_with("S-S03"), "play:S-S03"),
    lambda: after(immune(), "target:3", "put@n1"),
    lambda: after(at("n1", "B-A08"), "play:B-A08"),
    lambda: after(switching(), "play:S-A02", "target:1"),
    lambda: after(at("start", "S-A07"), "play:S-A07", "choose@n1"),
    lambda: after(flagged("supply"), "capture", "walk@start"),
    lambda: stealing("pass", "pass"),
    lambda: answered("B-W01", "G-S06", "steal", place="n1"),
    lambda: answered("B-A06", "S-S02", "play:B-A06"),
    lambda: answered("B-W01", "G-S02", "attack:1"),
    lambda: answered("B-W01", "G-S04", "loot", "pass", "pile:bronze", place="e2"),
    unsealed,
    lambda: after(won_mirror(), "use:S-R05"),
    lambda: won("S-W05", armour="B-R01"),
    lambda: won("S-W06", "B-A01"),
    lambda: won("B-W03"),
    lambda: after(won("S-W08"), "put@e2"),
    lambda: after(won("G-W05", "B-A01"), "take:B-A01"),
    chest_tool,
    lambda: after(at("e2", "B-A04"), "play:B-A04", "pile:bronze"),
    lambda: after(at("e2", "S-A04"), "play:S-A04"),
    lambda: after(at("start", "B-A03"), "play:B-A03"),
    lambda: after(traded("pile:bronze"), "keep:B-A01", "under:B-A02"),
    lambda: after(mended(), "take:B-W01"),
    lambda: after(at("start", "S-S05"), "play:S-S05"),
    lambda: after(at("start", "B-S06"), "play:B-S06"),
    lambda: after(at("start", "B-A06"), "play:B-A06"),
    lambda: after(equipping("B-W01", "B-A01"), "equip:B-W01", "doff:B-W01", "give:B-A01"),
    lambda: after(at("start", "B-A09"), "play:B-A09"),
]


def test_every_event_cites_its_rules_somewhere() -> None:
    wanted = {(kind.name, rule) for kind in GAME.about.events for rule in kind.rules()}
    assert sorted(wanted - set(told())) == []


@pytest.mark.rule(
    "koenige.actions.five-players",
    "koenige.actions.three-players",
    "koenige.capture.clears-other-x",
    "koenige.capture.complete-next-turn",
    "koenige.capture.x-on-flag",
    "koenige.cards.action-cost",
    "koenige.cards.equipment-values",
    "koenige.cards.partial-effect",
    "koenige.cards.special-free",
    "koenige.chest.empty-treasure-stack",
    "koenige.chest.loot",
    "koenige.chest.one-card",
    "koenige.chest.x-after",
    "koenige.end.condition",
    "koenige.end.terminates",
    "koenige.expand.layout-sealed",
    "koenige.expand.stuck-round",
    "koenige.fight.draw-order",
    "koenige.fight.wins-capture",
    "koenige.steal.conquer-at-start",
    "koenige.steal.defeated-returns",
    "koenige.steal.take",
    "koenige.trade.three-keep-one",
)
@pytest.mark.parametrize(
    ("layout", "kind", "rule"),
    [
        (broken_off, "ended", "end.terminates"),
        (finished, "ended", "end.condition"),
        (lambda: smaller(3), "turn", "actions.three-players"),
        (lambda: smaller(5), "turn", "actions.five-players"),
        (lambda: stuck(True), "removed", "expand.layout-sealed"),
        (lambda: stuck(False), "removed", "expand.stuck-round"),
        (lambda: stuck(True), "flag-gone", "expand.layout-sealed"),
        (lambda: stuck(False), "flag-gone", "expand.stuck-round"),
        (refilled_chests, "cleared", "cards.action-cost"),
        (lower, "lower-tier", "chest.empty-treasure-stack"),
        (kept_two, "under", "cards.action-cost"),
        (kept_two, "drew", "cards.partial-effect"),
        (lambda: traded("pile:bronze", "keep:B-A01", "under:B-A02"), "under", "trade.three-keep-one"),
        (tied, "tie-won", "cards.equipment-values"),
        (tied, "silenced", "cards.equipment-values"),
        (drawn_twice, "ability", "cards.equipment-values"),
        (capturing, "captured", "capture.complete-next-turn"),
        (capturing, "marked", "capture.x-on-flag"),
        (capturing, "cleared", "capture.clears-other-x"),
        (lambda: stealing("pass"), "marked", "steal.take"),
        (chest_tool, "marked", "chest.x-after"),
        (chest_tool, "drew", "chest.one-card"),
        (chest_tool, "fate", "chest.loot"),
        (chest_tool, "bonus", "cards.equipment-values"),
        (lambda: after(at("e2", "S-A04"), "play:S-A04"), "bonus", "cards.partial-effect"),
        (captor, "fate", "fight.draw-order"),
        (captor, "taken-over", "fight.wins-capture"),
        (lambda: thief(True), "returned", "steal.defeated-returns"),
        (lambda: thief(False), "conquered", "steal.conquer-at-start"),
        (lambda: after(at("start", "B-A06"), "play:B-A06"), "played", "cards.action-cost"),
        (lambda: after(at("start", "S-S05"), "play:S-S05"), "played", "cards.special-free"),
    ],
)
def test_an_event_cites_the_rule_of_its_situation(layout: Layout, kind: str, rule: str) -> None:
    rules = [entry.rule for entry in layout().match.log(0) if entry.kind == kind]
    assert f"koenige.{rule}" in rules
    assert len(set(rules)) == 1
