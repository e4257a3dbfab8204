"""What can happen, with its facts and what it tells of the books; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import EventTable

from .content.ids import RING

_HEALTH: Final = "health=before health:after"
_LOSS: Final = ("loss:number", "before:number", "after:number")
_GAIN: Final = ("gain:number", "before:number", "after:number")
_FOE: Final = "foe=before foe:after"
_SHOT: Final = "shot+loss _struck:before _blow:loss"

_USES: Final = "uses:1/hero=fighter uses:1/hero=dwarf uses:3/hero=healer"

EVENTS: Final = EventTable()

# Set-up, turns and action points
HERO: Final = EVENTS.add(
    "hero", "hero:hero", "health:number", "ap:number", tells=f"kind:hero health:health ap:ap {_USES}"
)
FIRST: Final = EVENTS.add("first", tells="leader:seat")
TURN: Final = EVENTS.add(
    "turn", "ap:number", "owed:number", "how:why", tone="turn", tells="ap:ap debt-owed turn:seat shot:0"
)
PAID: Final = EVENTS.add("paid", "cost:number", "left:number", "how:why", tone="aside", tells="ap-cost ap=left")
REFUNDED: Final = EVENTS.add("refunded", "cost:number", "left:number", tone="aside", tells="ap+cost ap=left")
BORROWED: Final = EVENTS.add("borrowed", "cost:number", "owed:number", "how:why", tells="debt+cost debt=owed")

# The labyrinth
DREW_TILE: Final = EVENTS.add(
    "drew-tile", "tile:tile", "how:why", tells="ap-1/how=explored stack-1 drawn:tile turn=seat"
)
LAID: Final = EVENTS.add(
    "laid", "tile:tile", "place:place", tells="drawn=tile drawn:0 drawn-1 map+tile fields+place turn=seat"
)
NO_FIT: Final = EVENTS.add("no-fit", "tile:tile", tone="harm", tells="stack+1 drawn=tile drawn:0 drawn-1 turn=seat")
FREED: Final = EVENTS.add("freed", tone="aside", tells="turn=seat")
"""Nothing fits anywhere, so tiles are laid freely."""
BROKE: Final = EVENTS.add("broke", "place:place", tells="turn=seat")
LURKS: Final = EVENTS.add("lurks", "place:place", follows=True, tells="lairs+1 lairs_at+place turn=seat")
"""A hidden monster waits on a tile that was laid."""
DRAGON_WAITS: Final = EVENTS.add("dragon-waits", "place:place", follows=True, tells="lairs+1 lairs_at+place turn=seat")
POOL_FILLED: Final = EVENTS.add(
    "pool-filled", "place:place", "count:number", follows=True, tells="pool:count turn=seat"
)
MOVED: Final = EVENTS.add("moved", "place:place", "how:why", tells="ap-1/how=walked at:place")

# Meeting monsters
REVEALED: Final = EVENTS.add("revealed", "monster:monster", "place:place", "how:why", tells="bag-1")
TURNED_UP: Final = EVENTS.add("turned-up", "monster:monster", "place:place", "how:why")
"""The guardian, whose card lay there face down."""
MET: Final = EVENTS.add(
    "met", "monster:monster", "health:number", "how:why", tells="foe:health met:monster _fighter:seat shot?"
)
SNEAKED: Final = EVENTS.add(
    "sneaked", "die:number", "monster:monster", tells="dice#die foe:0 met=monster met:0 met-1 _fighter=seat"
)
CAUGHT: Final = EVENTS.add("caught", "die:number", "monster:monster", tone="harm", tells="dice#die met=monster")
RAN: Final = EVENTS.add("ran", "monster:monster", tells="foe:0 met=monster met:0 met-1 _fighter=seat")
WINDED: Final = EVENTS.add("winded", *_LOSS, tone="harm", follows=True, tells=_HEALTH)
"""Running costs health."""
BLOWN: Final = EVENTS.add("blown", "monster:monster", tells="foe:0 met=monster met:0 met-1 _fighter=seat")
"""A tornado carries somebody out of a fight."""

# Dice; four of them are told as three and one
_ONE: Final = "dice#one first:one second:0 third:0 fourth:0"
_TWO: Final = "dice#one dice#two first:one second:two third:0 fourth:0"
_THREE: Final = "dice#one dice#two dice#three first:one second:two third:three fourth:0"
THREW_ONE: Final = EVENTS.add("threw-one", "one:number", tells=_ONE)
THREW_TWO: Final = EVENTS.add("threw-two", "one:number", "two:number", tells=_TWO)
THREW_THREE: Final = EVENTS.add("threw-three", "one:number", "two:number", "three:number", tells=_THREE)
THREW_FOURTH: Final = EVENTS.add("threw-fourth", "one:number", follows=True, tells="dice#one fourth:one")
FOE_THREW_ONE: Final = EVENTS.add("foe-threw-one", "one:number", tells=_ONE)
FOE_THREW_TWO: Final = EVENTS.add("foe-threw-two", "one:number", "two:number", tells=_TWO)
FOE_THREW_THREE: Final = EVENTS.add("foe-threw-three", "one:number", "two:number", "three:number", tells=_THREE)
FOE_THREW_FOURTH: Final = EVENTS.add("foe-threw-fourth", "one:number", follows=True, tells="dice#one fourth:one")
HERO_DICE: Final = (THREW_ONE, THREW_TWO, THREW_THREE, THREW_FOURTH)
FOE_DICE: Final = (FOE_THREW_ONE, FOE_THREW_TWO, FOE_THREW_THREE, FOE_THREW_FOURTH)
"""What tells of one, two and three dice, and of a fourth."""

# A round
SCORED: Final = EVENTS.add("scored", "score:number", "bonus:number", "total:number", tells="mine:total")
SCORED_TWICE: Final = EVENTS.add("scored-twice", "score:number", "bonus:number", "total:number", tells="mine:total")
"""With the fighter's lethal blow."""
FOE_SCORED: Final = EVENTS.add(
    "foe-scored", "score:number", "bonus:number", "total:number", tells="theirs:total _fighter=seat"
)
RIVAL_SCORED: Final = EVENTS.add(
    "rival-scored", "score:number", "bonus:number", "total:number", tells="theirs:total _rival=seat"
)
RIVAL_SCORED_TWICE: Final = EVENTS.add(
    "rival-scored-twice", "score:number", "bonus:number", "total:number", tells="theirs:total _rival=seat"
)
LEVEL: Final = EVENTS.add("level", "total:number", tells="mine=total theirs=total")
"""Equal totals hurt nobody."""
FOE_HURT: Final = EVENTS.add("foe-hurt", *_LOSS, tone="gain", tells=f"{_FOE} _fighter=seat")
HURT: Final = EVENTS.add("hurt", *_LOSS, tone="harm", tells=_HEALTH)
GUARDED: Final = EVENTS.add("guarded", "loss:number", "guard:number", follows=True, tells="_kept:guard")
BOUND: Final = EVENTS.add("bound", "loss:number", tone="gain")
"""The vine prevents the loss of a round."""
BRACED: Final = EVENTS.add("braced", "loss:number", tone="gain")
HALF_HURT: Final = EVENTS.add("half-hurt", *_LOSS, tone="harm", tells=_HEALTH)
STUNG: Final = EVENTS.add("stung", *_LOSS, tone="harm", tells=_HEALTH)
SKILL: Final = EVENTS.add("skill", "skill:skill", "left:number", tells="uses-1 uses=left answerer=seat kind=skill")

# Help
CALLED: Final = EVENTS.add("called", "friend:seat", tells="turn=seat answer=friend")
HELPS: Final = EVENTS.add("helps", "friend:seat", "place:place", tone="gain", tells="at:place@friend")
REFUSED_HELP: Final = EVENTS.add("refused-help", "friend:seat", tells="turn=seat")
TAKES_OVER: Final = EVENTS.add(
    "takes-over", "monster:monster", "health:number", tells="foe=health met=monster _fighter:seat"
)
"""The partner fights on alone."""

# How it ends
BEAT: Final = EVENTS.add(
    "beat",
    "monster:monster",
    "place:place",
    "how:why",
    tone="gain",
    tells="foe:0/how=fight trophies+1 trophy+monster lairs-1 lairs_at-place shot? met:0/how=fight met-1/how=fight "
    "_beaten:monster _victor:seat",
)
SLEW: Final = EVENTS.add("slew", "place:place", tone="gain", tells="foe:0 dragon:0 lairs-1 lairs_at-place shot? met?")
"""The dragon is dead."""
REWARD: Final = EVENTS.add("reward", "count:number", tone="aside", follows=True, tells="_victor=seat")
HEALS_BACK: Final = EVENTS.add(
    "heals-back",
    "monster:monster",
    "place:place",
    "how:why",
    tone="aside",
    tells="foe:0 shot? met:0/how=fight met-1/how=fight",
)
DIED: Final = EVENTS.add(
    "died",
    "lives:number",
    "place:place",
    "how:why",
    tone="harm",
    leaves=True,
    tells="lives-1 lives=lives health:0 at=place at?",
)
BACK: Final = EVENTS.add("back", "health:number", tells="health:health at?")
OUT: Final = EVENTS.add("out", tone="harm", leaves=True)
DROPPED: Final = EVENTS.add("dropped", "item:item", "place:place", "how:why", tells="gear-1 carried-item at=place")
TO_POOL: Final = EVENTS.add("to-pool", "item:item", tells="gear-1 carried-item")
"""The dragon's victims leave their gear in the pool, or it waits for the pool."""
POOLED: Final = EVENTS.add("pooled", "item:item", "place:place", tells="turn=seat")
"""What waited appears there."""
INSURED: Final = EVENTS.add("insured", "item:item", tone="gain", tells="gear-1 carried-item")
BEAR_GONE: Final = EVENTS.add("bear-gone", "item:item", tells="gear-1 items+1 carried-item bag_of_items+item")

# Shots and other uses
SHOT: Final = EVENTS.add("shot", "item:item", "place:place")
SHOT_AT: Final = EVENTS.add("shot-at", "item:item", "target:seat")
HIT_FOE: Final = EVENTS.add("hit-foe", *_LOSS, tone="gain", tells=_SHOT)
DEAD_EYE: Final = EVENTS.add("dead-eye", "monster:monster", tone="gain", tells="_deadly:1")
HIT: Final = EVENTS.add("hit", *_LOSS, tone="harm", tells=_HEALTH)
CHARGED: Final = EVENTS.add("charged", "monster:monster", "place:place", tone="harm", tells="at=place lairs_at?")
USED: Final = EVENTS.add("used", "item:item", tells="_used:item")
SPENT: Final = EVENTS.add("spent", "item:item", "how:why", tone="aside", tells="gear-1 carried-item")
HEALED: Final = EVENTS.add("healed", *_GAIN, tone="gain", tells=_HEALTH)
RENEWED: Final = EVENTS.add("renewed", *_GAIN, tone="gain", tells=_HEALTH)
BATHED: Final = EVENTS.add("bathed", *_GAIN, tone="gain", tells=f"{_HEALTH} pool-1")
DRAINED: Final = EVENTS.add("drained", *_LOSS, tone="harm", tells=_HEALTH)
FED: Final = EVENTS.add("fed", *_GAIN, tone="gain", tells=_HEALTH)
"""The vampire's teeth give what they took."""
STRONGER: Final = EVENTS.add("stronger", "dice:number")
BINDS: Final = EVENTS.add("binds")
REROLLED: Final = EVENTS.add("rerolled")
STOLE: Final = EVENTS.add("stole", "item:item", "of:seat", tells="_robbed=of _robber=seat")
ASKED: Final = EVENTS.add("asked", "item:item", "of:seat", tone="aside")
DECLINED: Final = EVENTS.add("declined", "item:item", "of:seat")

# Items
DREW: Final = EVENTS.add("drew", "item:item", "how:why", tone="gain", tells="items-1 bag_of_items-item")
NO_ITEM: Final = EVENTS.add("no-item", tone="aside", tells="answerer=seat")
LEFT_IT: Final = EVENTS.add("left-it", "count:number", "how:why", tone="aside", tells="_offered=count answerer=seat")
"""Cards that were due are not drawn."""
REFILLED: Final = EVENTS.add("refilled", "count:number", tone="aside", tells="items+count bag_of_items?")
REDRAWN: Final = EVENTS.add("redrawn", "item:item")
"""No use in the solo game: another card is drawn."""
STOWED: Final = EVENTS.add("stowed", "item:item", "symbol:symbol", tells="gear+1 carried+item")
SET_DOWN: Final = EVENTS.add("set-down", "item:item", "place:place", "how:why", tells="at=place")
"""It never was on the sheet, and lies on the tile."""
PICKED: Final = EVENTS.add("picked", "item:item", "place:place", tone="aside", tells="at=place answer=item")
SHIFTED: Final = EVENTS.add("shifted", "item:item", "symbol:symbol", tone="aside", tells="answerer=seat")
TRAP: Final = EVENTS.add("trap", "item:item", tone="harm")
TRAPPED: Final = EVENTS.add("trapped", *_LOSS, tone="harm", tells=_HEALTH)
OPENED: Final = EVENTS.add("opened", "item:item", "die:number", tells="dice#die turn=seat")
CHEST_HURT: Final = EVENTS.add("chest-hurt", *_LOSS, tone="harm", tells=_HEALTH)
GAVE: Final = EVENTS.add("gave", "item:item", "to:seat", tells="gear-1 gear+1@to carried-item carried+item@to")
NO_DEAL: Final = EVENTS.add("no-deal", "of:seat")
TRADES: Final = EVENTS.add("trades", "of:seat", tone="aside", tells="turn=seat answer=of")
SPIKES: Final = EVENTS.add("spikes", "die:number", tells="dice#die turn=seat")
SPIKED: Final = EVENTS.add("spiked", *_LOSS, tone="harm", tells=_HEALTH)
JAMMED: Final = EVENTS.add("jammed", "item:item", "place:place", tells="gear-1 carried-item at=place")

# The Ring and the end
RING_ROLL: Final = EVENTS.add(
    "ring-roll", "one:number", "two:number", "sum:number", tone="gain", tells="dice#one dice#two turn=seat _ring:sum"
)
RING_LAID: Final = EVENTS.add("ring-laid", "place:place", "number:number", tells="turn=seat _ring=number")
GUARDIAN: Final = EVENTS.add("guardian", "place:place", tells="bag-1 turn=seat lairs+1 lairs_at+place")
RING_TAKEN: Final = EVENTS.add("ring-taken", "place:place", tone="gain", tells=f"gear+1 carried+{RING} at=place")
WON: Final = EVENTS.add("won", "how:why", tone="gain")
LOST: Final = EVENTS.add("lost", tone="harm", tells="turn=seat")

# Each against all
ATTACKED: Final = EVENTS.add("attacked", "victim:seat", tone="harm", tells="_rival:victim _fighter:seat answer=victim")
STANDS: Final = EVENTS.add("stands")
EVADED: Final = EVENTS.add("evaded", "of:seat")
EVADE_HURT: Final = EVENTS.add("evade-hurt", *_LOSS, tone="harm", tells=_HEALTH)
LOST_TROPHY: Final = EVENTS.add(
    "lost-trophy", "monster:monster", "to:seat", "how:why", tells="trophies-1 trophy-monster _robbed:seat _robber:to"
)
GOT_TROPHY: Final = EVENTS.add(
    "got-trophy",
    "monster:monster",
    "of:seat",
    "how:why",
    tone="gain",
    tells="trophies+1 trophy+monster _robbed=of _robber=seat",
)
RIVAL_HURT: Final = EVENTS.add("rival-hurt", *_LOSS, tone="harm", tells=_HEALTH)
FLED: Final = EVENTS.add("fled", "of:seat")
ESCAPED: Final = EVENTS.add("escaped", tone="gain", leaves=True)
COLLAPSE: Final = EVENTS.add("collapse", tone="harm", tells="turn=seat")
BURIED: Final = EVENTS.add("buried", tone="harm", leaves=True)
SHOT_HIT: Final = EVENTS.add("shot-hit", *_LOSS, tone="harm", tells=_HEALTH)
"""A hero is hit by what was meant for him alone."""
FOE_STRUCK: Final = EVENTS.add("foe-struck", *_LOSS, tone="gain", tells=_FOE)
"""The monster of a fight is hurt by an item."""
VINE_HIT: Final = EVENTS.add("vine-hit", *_LOSS, tone="harm", tells=_HEALTH)
"""A hero is hurt by the vine of the one he fights."""
LOST_TO: Final = EVENTS.add(
    "lost-to", "item:item", "to:seat", tone="harm", tells="gear-1 carried-item _robbed:seat _robber:to"
)
"""An item is taken away by the claw."""
FOE_CURSED: Final = EVENTS.add("foe-cursed", *_LOSS, tone="gain", tells=_SHOT)
"""A monster outside a fight is hurt by skull or teeth."""
DOUBLES: Final = EVENTS.add("doubles", "sum:number", "score:number", "how:why", tone="gain", follows=True)
"""Equal dice of a hero count more than they show."""
SHOT_FOE: Final = EVENTS.add("shot-foe", "item:item", "monster:monster", "place:place")
"""A shot at a monster that is known; what is hidden is merely where it is."""
