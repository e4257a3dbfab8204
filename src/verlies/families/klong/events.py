"""What can happen in games of the family; each game names the rules behind it (`rulemap`)."""

from typing import Final

from verlies.core.tables import EventTable, Numbered

EVENTS: Final = EventTable()
CHANGE: Final = ("amount:number", "before:number", "after:number")
"""By how much somebody's health changes, and from what to what."""
HEALS: Final = "health=before health+amount health=after"
HURTS: Final = "health=before health-amount health=after"

TURN: Final = EVENTS.add("turn", tone="turn", tells="turn:seat going=0 going:1 _tired:0")
DREW: Final = EVENTS.add("drew", "card:card", "why:why", secret=True, tone="aside", tells="hand+1 held+card deck-1")
SHUFFLED: Final = EVENTS.add("shuffled", "count:number", tone="aside", tells="deck+count")
PLAYED: Final = EVENTS.add("played", "card:card", tells="hand-1 held-card turn=seat")
BOUGHT: Final = EVENTS.add("bought", "card:card", "cost:number", tells="skill-cost cards+1 owned+card offer-1 row-card")
USED: Final = EVENTS.add("used", "card:card", "cost:number", tells="skill-cost offer-1 row-card")
BEAT: Final = EVENTS.add(
    "beat", "card:card", "cost:number", "gone:number", tells="swords-cost answer=card offer-gone row-gone*card"
)
DISCARDED: Final = EVENTS.add("discarded", "card:card", tells="hand-1 held-card")
CHOSE: Final = EVENTS.add("chose", "choice:choice", "why:why", "card:card", tells="answer=choice answerer=seat")
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
REVEALED: Final = EVENTS.add(
    "revealed", "card:card", "why:why", tone="aside", tells="dungeon-1 offer+1 row+card turn=seat _revealed:card"
)
REPLACED: Final = EVENTS.add("replaced", "card:card", "by:card", tells="offer-1 row-card answer=card turn=seat")
ATTACK: Final = EVENTS.add(
    "attack", "count:number", "lacking:number", "why:why", tone="blow", tells="draws=0 draws:count more:0 turn=seat"
)
DRAWN_BLACK: Final = EVENTS.add("drawn-black", tone="aside", tells="draws-1 black-1 spent+1 turn=seat")
DRAWN_STONE: Final = EVENTS.add(
    "drawn-stone",
    "before:number",
    "after:number",
    tone="harm",
    tells="draws-1 bag-1 health=before health-1 health=after",
)
DRAWN_IDLE: Final = EVENTS.add("drawn-idle", tells="draws-1 bag-1 aside+1")
RAGE: Final = EVENTS.add("rage", "space:number", "stones:number", tells="rage+1 rage=space stones:stones turn=seat")
FELL: Final = EVENTS.add("fell", "place:place", "why:why", leaves=True, tone="harm", tells="inside-1 at=place going:0")
ESCAPED: Final = EVENTS.add("escaped", leaves=True, tone="gain", tells="tokens+1 inside-1")
TRASHED: Final = EVENTS.add("trashed", "card:card", tells="cards-1 owned-card")
FOUND: Final = EVENTS.add(
    "found", "token:token", "kept:number", tells="tokens+kept belongings+kept*token secrets-token turn=seat"
)
TOOK: Final = EVENTS.add("took", "token:token", tells="tokens+1 belongings+token")
GOODS: Final = EVENTS.add("goods", "token:token", "cost:number", tells="gold-cost tokens+1 belongings+token")
DRANK: Final = EVENTS.add("drank", "token:token", tells="tokens-1 belongings-token")
BAG_BACK: Final = EVENTS.add("bag-back", "count:number", tells="black+count spent-count turn=seat")
ENDED: Final = EVENTS.add("ended", tells="turn=seat going-1")
ROW_SHUFFLED: Final = EVENTS.add("row-shuffled", "count:number", tells="dungeon+count turn=seat")
GOT_CARDS: Final = EVENTS.add(
    "got-cards",
    "card:card",
    "count:number",
    "cost:number",
    tells="gold-cost cards+count owned+count*card offer-count row-count*card",
)
MOVED: Final = EVENTS.add(
    "moved", "place:place", "boots:number", "left:number", tells="boots-boots boots=left at:place"
)
TELEPORTED: Final = EVENTS.add("teleported", "place:place", tells="teleports-1 at:place")
EXHAUSTED: Final = EVENTS.add(
    "exhausted", "place:place", "boots:number", tells="boots=boots at=place turn=seat _tired=0 _tired:1"
)
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
WOKE: Final = EVENTS.add("woke", "card:card", tells="turn=seat _revealed=card")
DANGER: Final = EVENTS.add("danger", "card:card", tells="more+1 turn=seat")
ARRIVED: Final = EVENTS.add("arrived", "card:card", "why:why", tells="turn=seat _revealed=card")
DUE: Final = EVENTS.add("due", "card:card", tells="turn=seat")
RAGE_FULL: Final = EVENTS.add("rage-full", "space:number", tells="rage=space turn=seat")
START_NOISE: Final = EVENTS.add("start-noise", "amount:number", tells="noise+amount supply-amount")
UNFENDED: Final = EVENTS.add("unfended", *CHANGE, tone="harm", tells=f"{HURTS} supply-amount monsters-amount")

CAUSES: Final = Numbered()
"""What tells events apart that look alike but follow different rules."""
USUAL, AT_SETUP, AT_END, BY_TOOL, BY_DISCARD, BY_FATE = CAUSES.places("usual setup end tool discard fate")
BY_DANGER, BY_FATE_AND_DANGER, MID_TURN, BY_MONSTER = CAUSES.places("danger fate-and-danger mid-turn monster")
BY_ROW, BY_BAG, BY_TILE, BY_CAPTIVE, BY_GHOST, BY_PLUS = CAUSES.places("row bag tile captive ghost plus")
BY_PARTY, BY_SHORT_STACK, BY_TELEPORT = CAUSES.places("party short-stack teleport")
