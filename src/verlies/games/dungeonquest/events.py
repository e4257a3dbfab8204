"""What can happen, with its facts and what it tells of the books; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import EventTable

_LOST_FIGHT: Final = "monster:0 strength:0"
_LOST_TEST: Final = "needed:0 load:0"
_LOST_ALL: Final = (
    "life:0 determination:0 gold:0 loot:0 heavy:0 runes:0 skip:0 foe:0 bribe:0 pile:0 below:0 facing:0 "
    f"{_LOST_FIGHT} {_LOST_TEST}"
)
_LOST_LOOT: Final = "loot-1 gold-gold heavy-1/card=z_loadstone"
_MARKER_LIES: Final = "below:place below+1 facing:direction facing+1"
_LIFE: Final = "life=before life:after"

EVENTS: Final = EventTable()

TURN: Final = EVENTS.add("turn", tone="turn")
SUN: Final = EVENTS.add("sun", "space:number", tells="sun+1 sun=space")
SUN_ROLL: Final = EVENTS.add("sun-roll", "limit:number", "die:number", tells="thrown=die")
SUNSET: Final = EVENTS.add("sunset", tone="harm")
SKIPPED: Final = EVENTS.add("skipped", "left:number", tells="skip-1 skip=left")
HERO: Final = EVENTS.add("hero", "hero:hero", "life:number", tells="life:life kind:hero")
TOWER: Final = EVENTS.add("tower", "place:place")
RUNE: Final = EVENTS.add("rune", "card:card", secret=True, tells="runes+1")
FIRST: Final = EVENTS.add("first")
MOVED: Final = EVENTS.add("moved", "place:place", "how:why")
TILE: Final = EVENTS.add("tile", "room:room", "place:place", "how:why")
ROTATED: Final = EVENTS.add("rotated", "place:place", "turn:turn")
DREW: Final = EVENTS.add(
    "drew", "card:card", "deck:deck", tone="aside", tells="pile+1/deck=catacomb pile-1/card=k_shuffle"
)
SHUFFLED: Final = EVENTS.add("shuffled", "deck:deck", "how:why", tone="aside")
LOOT: Final = EVENTS.add(
    "loot", "card:card", "gold:number", "how:why", tone="gain", tells="loot+1 gold+gold heavy+1/card=z_loadstone"
)
KEPT: Final = EVENTS.add("kept", "card:card")
DISCARDED: Final = EVENTS.add(
    "discarded", "card:card", "gold:number", "how:why", tells=f"{_LOST_LOOT} bribe+gold/how=bribe"
)
USED: Final = EVENTS.add("used", "card:card")
ABILITY: Final = EVENTS.add("ability", "ability:ability")
TEST: Final = EVENTS.add("test", "attribute:attribute", "need:number", "chance:number", tells="needed:need")
ROLLED: Final = EVENTS.add(
    "rolled", "one:number", "two:number", "how:why", tells="dice#one dice#two thrown:one thrown+two"
)
PASSED: Final = EVENTS.add(
    "passed", "sum:number", "need:number", tone="gain", tells=f"needed=need spent:0 {_LOST_TEST}"
)
FAILED: Final = EVENTS.add(
    "failed", "sum:number", "need:number", tone="harm", tells=f"needed=need spent:0 {_LOST_TEST}"
)
SPENT: Final = EVENTS.add("spent", "count:number", tells="determination-count spent:count")
DETERMINED: Final = EVENTS.add("determined", "count:number", "how:why", tells="determination+count")
WOUNDED: Final = EVENTS.add("wounded", "count:number", "before:number", "after:number", tone="harm", tells=_LIFE)
PREVENTED: Final = EVENTS.add("prevented", "count:number", "how:why")
HEALED: Final = EVENTS.add("healed", "count:number", "before:number", "after:number", tells=_LIFE)
DIED: Final = EVENTS.add("died", "cause:cause", leaves=True, tone="harm", tells=_LOST_ALL)
ESCAPED: Final = EVENTS.add("escaped", "how:why", leaves=True, tone="gain")
DESCENDED: Final = EVENTS.add("descended", "place:place", "direction:direction", tells=_MARKER_LIES)
MARKER: Final = EVENTS.add("marker", "place:place", "lost:number", "steps:number", tells="at:place at+1")
SURFACED: Final = EVENTS.add("surfaced", "place:place", "how:why", tells="below:0 facing:0 pile:0")
SEARCHED: Final = EVENTS.add("searched", "place:place")
ENTRANCE: Final = EVENTS.add("entrance", "place:place")
MONSTER: Final = EVENTS.add("monster", "monster:monster", "place:place")
MONSTER_CARD: Final = EVENTS.add("monster-card", "card:card", secret=True)
ATTACKS: Final = EVENTS.add("attacks", "hero:attack", "monster:attack")
HIT: Final = EVENTS.add("hit", "count:number", "before:number", "after:number", tells="monster=before monster:after")
KILLED: Final = EVENTS.add("killed", "card:card", "how:why", tells=_LOST_FIGHT)
FLED: Final = EVENTS.add("fled", "card:card", "penalty:number", tells=_LOST_FIGHT)
HOPPED: Final = EVENTS.add("hopped", "place:place")
LOSES_TURNS: Final = EVENTS.add("loses-turns", "count:number", tells="skip+count")
RETURNED: Final = EVENTS.add("returned", "place:place", "life:number", tells="life:life")
VALUE: Final = EVENTS.add("value", "card:card", "gold:number", tells="gold+gold")
EXTRA: Final = EVENTS.add("extra", "how:why")
STUCK: Final = EVENTS.add("stuck", "how:why")
UNSEEN: Final = EVENTS.add("unseen", "place:place")
CORRIDORS: Final = EVENTS.add("corridors", "turn:turn")
FOE: Final = EVENTS.add("foe", "life:number", tells="foe:life")
SLIPPED: Final = EVENTS.add("slipped", "card:card", tells=_LOST_FIGHT)
CAUGHT: Final = EVENTS.add("caught", "card:card", "penalty:number")
STRUCK: Final = EVENTS.add(
    "struck", "count:number", "before:number", "after:number", tells="monster+count strength=before strength:after"
)
TURNED_UP: Final = EVENTS.add("turned-up", "card:card", "life:number", "how:why", tells="strength:life")
FOE_HIT: Final = EVENTS.add("foe-hit", "before:number", "after:number", tells="foe=before foe:after")
ROLLED_ONE: Final = EVENTS.add("rolled-one", "die:number", "how:why", tells="dice#die thrown:die")
REROLLED: Final = EVENTS.add("rerolled", "die:number", "instead:number", tells="dice#die thrown-instead thrown+die")
SHIFTED: Final = EVENTS.add("shifted", "before:number", "after:number", tells="thrown=before thrown:after")
RUNE_USED: Final = EVENTS.add("rune-used", "card:card", tells="runes-1")
USED_UP: Final = EVENTS.add("used-up", "card:card", "gold:number", tells=_LOST_LOOT)
DROPPED: Final = EVENTS.add("dropped", "card:card")
ENDED: Final = EVENTS.add("ended", "card:card")
STATUS: Final = EVENTS.add("status", "card:card")
NO_ACTION: Final = EVENTS.add("no-action", "how:why")
BLOCKED: Final = EVENTS.add("blocked", "direction:direction")
AGAIN: Final = EVENTS.add("again", "place:place")
CIRCLES: Final = EVENTS.add("circles", "place:place")
LOADED: Final = EVENTS.add("loaded", "load:number", tells="load:load")
MARKER_ON: Final = EVENTS.add("marker-on", "direction:direction", "place:place", "lost:number", tells="at:0")
MARKER_BACK: Final = EVENTS.add("marker-back", "place:place")
BRIBED: Final = EVENTS.add("bribed", "price:number", "given:number", tells="bribe=given bribe:0")
AT_LAST: Final = EVENTS.add("at-last", "card:card")
OPENED: Final = EVENTS.add("opened", "card:card")
FACES: Final = EVENTS.add("faces", "direction:direction", "place:place", tells=f"{_MARKER_LIES} pile:0")
LAST_ROLL: Final = EVENTS.add("last-roll", "limit:number", "die:number", tells="thrown=die")
CARRIED: Final = EVENTS.add("carried", "place:place")
RUNE_BACK: Final = EVENTS.add("rune-back", "card:card", tells="runes+1")
SURE: Final = EVENTS.add("sure", tells=_LOST_TEST)
LOADED_TEST: Final = EVENTS.add(
    "loaded-test", "attribute:attribute", "need:number", "chance:number", tells="needed:need"
)
MARKER_STAYS: Final = EVENTS.add("marker-stays", "direction:direction", "place:place", "lost:number", tells="at:0")
DICE_WOUNDS: Final = EVENTS.add("dice-wounds", "sum:number", "minus:number", "count:number", tells="thrown=sum")
DICE_TURNS: Final = EVENTS.add("dice-turns", "sum:number", "minus:number", "count:number", tells="thrown=sum")
BRIBE_EVEN: Final = EVENTS.add("bribe-even", "price:number")
