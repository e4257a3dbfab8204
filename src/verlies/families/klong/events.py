"""What can happen in games of the family; each game names the rules behind it (`rulemap`)."""

from typing import Final

from verlies.core.tables import EventTable, Numbered

EVENTS: Final = EventTable()
CHANGE: Final = ("amount:number", "before:number", "after:number")
"""By how much somebody's health changes, and from what to what."""
HEALS: Final = "health=before health+amount health=after"
HURTS: Final = "health=before health-amount health=after"

TURN: Final = EVENTS.add("turn", tone="turn")
DREW: Final = EVENTS.add("drew", "card:card", "why:why", secret=True, tone="aside", tells="hand+1 deck-1")
SHUFFLED: Final = EVENTS.add("shuffled", "count:number", tone="aside", tells="deck+count")
PLAYED: Final = EVENTS.add("played", "card:card", tells="hand-1")
BOUGHT: Final = EVENTS.add("bought", "card:card", "cost:number", tells="skill-cost cards+1 offer-1")
USED: Final = EVENTS.add("used", "card:card", "cost:number", tells="skill-cost offer-1")
BEAT: Final = EVENTS.add("beat", "card:card", "cost:number", "gone:number", tells="swords-cost offer-gone")
DISCARDED: Final = EVENTS.add("discarded", "card:card", tells="hand-1")
CHOSE: Final = EVENTS.add("chose", "choice:choice", "why:why", "card:card")
GOLD: Final = EVENTS.add("gold", "amount:number", tells="gold+amount")
SKILL: Final = EVENTS.add("skill", "amount:number", follows=True, tells="skill+amount")
SWORDS: Final = EVENTS.add("swords", "amount:number", follows=True, tells="swords+amount")
BOOTS: Final = EVENTS.add("boots", "amount:number", follows=True, tells="boots+amount")
TELEPORTS: Final = EVENTS.add("teleports", "amount:number", follows=True, tells="teleports+amount")
CLANK: Final = EVENTS.add(
    "clank", "amount:number", "cancelled:number", "lacking:number", tells="noise+amount supply-amount credit-cancelled"
)
QUIET: Final = EVENTS.add("quiet", "amount:number", "credit:number", tells="noise-amount supply+amount credit+credit")
HEALED: Final = EVENTS.add("healed", *CHANGE, tells=f"{HEALS} supply+amount")
HURT: Final = EVENTS.add("hurt", *CHANGE, tone="harm", tells=f"{HURTS} supply-amount")
REVEALED: Final = EVENTS.add("revealed", "card:card", "why:why", tone="aside", tells="dungeon-1 offer+1")
REPLACED: Final = EVENTS.add("replaced", "card:card", "by:card", tells="offer-1")
ATTACK: Final = EVENTS.add(
    "attack", "count:number", "lacking:number", "why:why", tone="blow", tells="draws:count more:0"
)
DRAWN_BLACK: Final = EVENTS.add("drawn-black", tone="aside", tells="draws-1 black-1 spent+1")
DRAWN_STONE: Final = EVENTS.add(
    "drawn-stone",
    "before:number",
    "after:number",
    tone="harm",
    tells="draws-1 bag-1 health=before health-1 health=after",
)
DRAWN_IDLE: Final = EVENTS.add("drawn-idle", tells="draws-1 bag-1 aside+1")
RAGE: Final = EVENTS.add("rage", "space:number", "stones:number", tells="rage+1 rage=space stones:stones")
FELL: Final = EVENTS.add("fell", "place:place", "why:why", leaves=True, tone="harm")
ESCAPED: Final = EVENTS.add("escaped", leaves=True, tone="gain", tells="tokens+1")
TRASHED: Final = EVENTS.add("trashed", "card:card", tells="cards-1")
FOUND: Final = EVENTS.add("found", "token:token", "kept:number", tells="tokens+kept")
TOOK: Final = EVENTS.add("took", "token:token", tells="tokens+1")
GOODS: Final = EVENTS.add("goods", "token:token", "cost:number", tells="gold-cost tokens+1")
DRANK: Final = EVENTS.add("drank", "token:token", tells="tokens-1")
BAG_BACK: Final = EVENTS.add("bag-back", "count:number", tells="black+count spent-count")
ENDED: Final = EVENTS.add("ended")
ROW_SHUFFLED: Final = EVENTS.add("row-shuffled", "count:number", tells="dungeon+count")
GOT_CARDS: Final = EVENTS.add(
    "got-cards", "card:card", "count:number", "cost:number", tells="gold-cost cards+count offer-count"
)
MOVED: Final = EVENTS.add("moved", "place:place", "boots:number", "left:number", tells="boots-boots boots=left")
TELEPORTED: Final = EVENTS.add("teleported", "place:place", tells="teleports-1")
EXHAUSTED: Final = EVENTS.add("exhausted", "place:place", "boots:number", tells="boots=boots")
FENDED: Final = EVENTS.add(
    "fended", "swords:number", "monsters:number", follows=True, tells="swords-swords monsters+monsters monsters-swords"
)
LAPSED: Final = EVENTS.add(
    "lapsed",
    "skill:number",
    "swords:number",
    "boots:number",
    follows=True,
    tone="aside",
    tells="skill-skill swords-swords boots-boots",
)
LAPSED_REST: Final = EVENTS.add(
    "lapsed-rest",
    "teleports:number",
    "credit:number",
    follows=True,
    tone="aside",
    tells="teleports-teleports credit-credit",
)
BAGGED: Final = EVENTS.add("bagged", "count:number", tone="aside", tells="noise-count bag+count")
WOKE: Final = EVENTS.add("woke", "card:card")
DANGER: Final = EVENTS.add("danger", "card:card", tells="more+1")
ARRIVED: Final = EVENTS.add("arrived", "card:card", "why:why")
DUE: Final = EVENTS.add("due", "card:card")
RAGE_FULL: Final = EVENTS.add("rage-full", "space:number", tells="rage=space")
START_NOISE: Final = EVENTS.add("start-noise", "amount:number", tells="noise+amount supply-amount")
UNFENDED: Final = EVENTS.add("unfended", *CHANGE, tone="harm", tells=f"{HURTS} supply-amount monsters-amount")

CAUSES: Final = Numbered()
"""What tells events apart that look alike but follow different rules."""
USUAL, AT_SETUP, AT_END, BY_TOOL, BY_DISCARD, BY_FATE = CAUSES.places("usual setup end tool discard fate")
BY_DANGER, BY_FATE_AND_DANGER, MID_TURN, BY_MONSTER = CAUSES.places("danger fate-and-danger mid-turn monster")
BY_ROW, BY_BAG, BY_TILE, BY_CAPTIVE, BY_GHOST, BY_PLUS = CAUSES.places("row bag tile captive ghost plus")
BY_PARTY, BY_SHORT_STACK, BY_TELEPORT = CAUSES.places("party short-stack teleport")
