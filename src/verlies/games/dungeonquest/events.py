"""What can happen, with its facts and what it tells of the books; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import EventTable

from .boards import HALL_CELL, HALL_CELLS, PLACES
from .content import ids

_NOBODY: Final = "met:0 met-1 led:0 led-1 keeper:0 keeper-1 stance:0 stance-1 claw:0 claw-1"
_LOST_FIGHT: Final = f"monster:0 strength:0 {_NOBODY}"
_LOST_TEST: Final = "needed:0 load:0 tester:0 tester-1"
_LOST_ALL: Final = (
    "life:0 determination:0 gold:0 loot:0 heavy:0 runes:0 skip:0 foe:0 bribe:0 pile:0 below:0 facing:0 "
    "figure:0 figure-1 belongings:0 rune_cards:0 effects:0 "
    f"{_LOST_FIGHT} {_LOST_TEST}"
)
_LOST_LOOT: Final = "loot-1 belongings-card gold-gold heavy-1/card=z_loadstone"
_MARKER_LIES: Final = "figure:place below:place below+1 facing:direction facing+1"
_LAID: Final = ("passage", "below", "light", "hall", "set-up")
"""How a tile may come to lie, but for the one that takes the place of another."""
_TILE_LIES: Final = " ".join(
    [
        "spot:place board?/how=rune",
        *(f"board+room/how={way} board+1/how={way}" for way in _LAID),
        *(f"turn=seat/how={way}" for way in _LAID[:-1]),
    ]
)
_LEAVES_DECK: Final = " ".join(f"undrawn-card/deck={deck} undrawn-1/deck={deck}" for deck in ids.DECKS[: ids.MONSTER])
"""Monsters lie face down when they are drawn, and are told of when they are met."""
_STANDS: Final = f"figure:place figure:{HALL_CELL}/place={PLACES[HALL_CELLS[1]]}"
"""The treasure chamber is one room of two fields."""
_LIFE: Final = "life=before life:after"
_STRUCK: Final = "_blow:0 _ability:0 _ability-1 _used:0 _used-1"
"""A round is over: what was used in it counts no more."""

EVENTS: Final = EventTable()

TURN: Final = EVENTS.add("turn", tone="turn", tells="turn:seat spot:0 spot-1 hops:0")
SUN: Final = EVENTS.add("sun", "space:number", tells="sun+1 sun=space turn=seat")
SUN_ROLL: Final = EVENTS.add("sun-roll", "limit:number", "die:number", tells="thrown=die turn=seat")
SUNSET: Final = EVENTS.add("sunset", tone="harm", tells="dark+1 turn=seat")
SKIPPED: Final = EVENTS.add("skipped", "left:number", tells="skip-1 skip=left")
HERO: Final = EVENTS.add("hero", "hero:hero", "life:number", tells="life:life kind:hero")
TOWER: Final = EVENTS.add("tower", "place:place", tells="figure:place")
RUNE: Final = EVENTS.add("rune", "card:card", secret=True, tells="runes+1 rune_cards+card")
FIRST: Final = EVENTS.add("first", tells="first:seat")
MOVED: Final = EVENTS.add("moved", "place:place", "how:why", tells=f"{_STANDS} board?/how=below-new")
TILE: Final = EVENTS.add("tile", "room:room", "place:place", "how:why", tells=_TILE_LIES)
ROTATED: Final = EVENTS.add("rotated", "place:place", "turn:turn", tells="figure=place board?")
DREW: Final = EVENTS.add(
    *("drew", "card:card", "deck:deck"),
    tone="aside",
    tells=f"turn=seat pile+1/deck=catacomb pile-1/card=k_shuffle _current:card {_LEAVES_DECK}",
)
SHUFFLED: Final = EVENTS.add("shuffled", "deck:deck", "how:why", tone="aside", tells="undrawn?")
LOOT: Final = EVENTS.add(
    "loot",
    "card:card",
    "gold:number",
    "how:why",
    tone="gain",
    tells="loot+1 belongings+card gold+gold heavy+1/card=z_loadstone undrawn-card/how=end undrawn-1/how=end",
)
KEPT: Final = EVENTS.add("kept", "card:card", tells="effects+card")
DISCARDED: Final = EVENTS.add(
    "discarded", "card:card", "gold:number", "how:why", tells=f"{_LOST_LOOT} bribe+gold/how=bribe"
)
USED: Final = EVENTS.add("used", "card:card")
ABILITY: Final = EVENTS.add("ability", "ability:ability", tells="_ability:ability")
TEST: Final = EVENTS.add(
    "test", "attribute:attribute", "need:number", "chance:number", tells="load=0 needed:need tester:seat"
)
ROLLED: Final = EVENTS.add(
    "rolled",
    "one:number",
    "two:number",
    "how:why",
    tells="dice#one dice#two thrown:one thrown+two tester=seat/how=test",
)
PASSED: Final = EVENTS.add(
    "passed", "sum:number", "need:number", tone="gain", tells=f"tester=seat needed=need spent:0 {_LOST_TEST}"
)
FAILED: Final = EVENTS.add(
    "failed", "sum:number", "need:number", tone="harm", tells=f"tester=seat needed=need spent:0 {_LOST_TEST}"
)
SPENT: Final = EVENTS.add("spent", "count:number", tells="determination-count spent:count")
DETERMINED: Final = EVENTS.add("determined", "count:number", "how:why", tells="determination+count")
WOUNDED: Final = EVENTS.add("wounded", "count:number", "before:number", "after:number", tone="harm", tells=_LIFE)
PREVENTED: Final = EVENTS.add("prevented", "count:number", "how:why")
HEALED: Final = EVENTS.add("healed", "count:number", "before:number", "after:number", tells=_LIFE)
DIED: Final = EVENTS.add(
    "died", "cause:cause", leaves=True, tone="harm", tells=f"{_LOST_ALL} inside-1 cause:cause spot? hops? under:0"
)
ESCAPED: Final = EVENTS.add(
    "escaped", "how:why", leaves=True, tone="gain", tells="inside-1 figure:0 figure-1 effects:0 spot? hops?"
)
DESCENDED: Final = EVENTS.add("descended", "place:place", "direction:direction", tells=f"{_MARKER_LIES} under+1")
MARKER: Final = EVENTS.add(
    "marker", "place:place", "lost:number", "steps:number", tells="at:place at+1 turn=seat spot:place"
)
SURFACED: Final = EVENTS.add(
    "surfaced", "place:place", "how:why", tells=f"{_STANDS} below:0 facing:0 pile:0 effects? under-1"
)
SEARCHED: Final = EVENTS.add("searched", "place:place", tells="figure=place searched+1 searched_at+place")
ENTRANCE: Final = EVENTS.add("entrance", "place:place", tells="figure=place")
MONSTER: Final = EVENTS.add("monster", "monster:monster", "place:place", tells="figure=place met:monster")
MONSTER_CARD: Final = EVENTS.add("monster-card", "card:card", secret=True, tells="led:card keeper:seat")
ATTACKS: Final = EVENTS.add("attacks", "hero:attack", "monster:attack", tells="_fighter=seat stance:hero claw:monster")
HIT: Final = EVENTS.add(
    "hit",
    "count:number",
    "before:number",
    "after:number",
    tells=f"_fighter=seat monster=before monster:after {_STRUCK}",
)
KILLED: Final = EVENTS.add("killed", "card:card", "how:why", tells=f"_fighter=seat _foe_card=card {_LOST_FIGHT}")
FLED: Final = EVENTS.add("fled", "card:card", "penalty:number", tells=f"_fighter=seat _foe_card=card {_LOST_FIGHT}")
HOPPED: Final = EVENTS.add("hopped", "place:place", tells="answer=place answerer=seat hops+1")
LOSES_TURNS: Final = EVENTS.add("loses-turns", "count:number", tells="skip+count")
RETURNED: Final = EVENTS.add("returned", "place:place", "life:number", tells="life:life inside+1 cause:0 figure:place")
VALUE: Final = EVENTS.add("value", "card:card", "gold:number", tells="gold+gold")
EXTRA: Final = EVENTS.add("extra", "how:why", tells="turn=seat")
STUCK: Final = EVENTS.add("stuck", "how:why", tells="turn=seat")
UNSEEN: Final = EVENTS.add("unseen", "place:place", tells="figure=place turn=seat")
CORRIDORS: Final = EVENTS.add("corridors", "turn:turn", tells="turn=seat board?")
FOE: Final = EVENTS.add("foe", "life:number", tells="foe:life turn=seat")
SLIPPED: Final = EVENTS.add("slipped", "card:card", tells=f"_fighter=seat _foe_card=card {_LOST_FIGHT}")
CAUGHT: Final = EVENTS.add("caught", "card:card", "penalty:number", tells="_fighter=seat _foe_card=card")
STRUCK: Final = EVENTS.add(
    "struck",
    "count:number",
    "before:number",
    "after:number",
    tells=f"_fighter=seat monster+count strength=before strength:after {_STRUCK}",
)
TURNED_UP: Final = EVENTS.add(
    "turned-up", "card:card", "life:number", "how:why", tells="_fighter=seat _foe_card=card strength:life"
)
FOE_HIT: Final = EVENTS.add("foe-hit", "before:number", "after:number", tells="foe=before foe:after")
ROLLED_ONE: Final = EVENTS.add("rolled-one", "die:number", "how:why", tells="dice#die thrown:die")
REROLLED: Final = EVENTS.add("rerolled", "die:number", "instead:number", tells="dice#die thrown-instead thrown+die")
SHIFTED: Final = EVENTS.add("shifted", "before:number", "after:number", tells="thrown=before thrown:after")
RUNE_USED: Final = EVENTS.add("rune-used", "card:card", tells="runes-1 rune_cards-card")
USED_UP: Final = EVENTS.add("used-up", "card:card", "gold:number", tells=f"{_LOST_LOOT} _used:card")
DROPPED: Final = EVENTS.add("dropped", "card:card", tells="effects-card")
ENDED: Final = EVENTS.add("ended", "card:card", tells="effects-card")
STATUS: Final = EVENTS.add("status", "card:card", tells="_current:card turn=seat")
NO_ACTION: Final = EVENTS.add("no-action", "how:why", tells="turn=seat")
BLOCKED: Final = EVENTS.add("blocked", "direction:direction", tells="turn=seat")
AGAIN: Final = EVENTS.add("again", "place:place", tells="figure=place")
CIRCLES: Final = EVENTS.add("circles", "place:place", tells="figure=place")
LOADED: Final = EVENTS.add("loaded", "load:number", tells="load:load")
MARKER_ON: Final = EVENTS.add("marker-on", "direction:direction", "place:place", "lost:number", tells="at:0 spot:place")
MARKER_BACK: Final = EVENTS.add("marker-back", "place:place", tells="figure=place")
BRIBED: Final = EVENTS.add("bribed", "price:number", "given:number", tells="bribe=given bribe:0")
AT_LAST: Final = EVENTS.add("at-last", "card:card", tells="_current:card")
OPENED: Final = EVENTS.add("opened", "card:card", tells="_current=card")
FACES: Final = EVENTS.add("faces", "direction:direction", "place:place", tells=f"{_MARKER_LIES} pile:0 effects?")
LAST_ROLL: Final = EVENTS.add("last-roll", "limit:number", "die:number", tells="thrown=die turn=seat")
CARRIED: Final = EVENTS.add("carried", "place:place", tells="figure:place answer=place")
RUNE_BACK: Final = EVENTS.add("rune-back", "card:card", tells="runes+1 rune_cards+card")
SURE: Final = EVENTS.add("sure", tells=_LOST_TEST)
LOADED_TEST: Final = EVENTS.add(
    "loaded-test", "attribute:attribute", "need:number", "chance:number", tells="needed:need tester:seat"
)
MARKER_STAYS: Final = EVENTS.add(
    "marker-stays", "direction:direction", "place:place", "lost:number", tells="at:0 spot:place"
)
DICE_WOUNDS: Final = EVENTS.add("dice-wounds", "sum:number", "minus:number", "count:number", tells="thrown=sum")
DICE_TURNS: Final = EVENTS.add("dice-turns", "sum:number", "minus:number", "count:number", tells="thrown=sum")
BRIBE_EVEN: Final = EVENTS.add("bribe-even", "price:number")
NOTHING: Final = EVENTS.add("nothing", "sum:number", tells="thrown=sum")
HALT: Final = EVENTS.add("halt", "sum:number", tells="thrown=sum turn=seat")
