# mypyc: interpreted
"""How the events of the family are shown and heard."""

from verlies.core.cue import Cue, Cues

PAWN = "piece-pawn-{seat}"
CARD = "card-{card}"
TOKEN = "token-{token}"
STONE = "stone-{colour}"
HEALTH = "seat-{seat}.health"
NOISE = "seat-{seat}.noise"
GOLD = "seat-{seat}.gold"
DRAGON = "panel-dragon"
DISCARD = "zone-discard-{seat}"

CUES: Cues = {
    "turn": Cue(sound="turn", weight=1, scene="turn"),
    # Cards
    "drew": Cue(CARD, "zone-deck-{seat}", "zone-hand-{seat}", "card", 0, back="back-card"),
    "shuffled": Cue("back-card", DISCARD, "zone-deck-{seat}", "shuffle", 1),
    "played": Cue(CARD, "zone-hand-{seat}", "zone-played-{seat}", "card", 1),
    "discarded": Cue(CARD, "zone-hand-{seat}", DISCARD, "card", 1),
    "trashed": Cue(CARD, DISCARD, "", "card", 1),
    "bought": Cue(CARD, "zone-row", DISCARD, "coin", 2),
    "got-cards": Cue(CARD, "zone-reserve", DISCARD, "coin", 2),
    "used": Cue(CARD, "zone-row", "zone-dungeon-discard", "card", 2),
    "beat": Cue(CARD, "zone-row", "zone-dungeon-discard", "hit", 2),
    "replaced": Cue(CARD, "zone-row", "zone-dungeon-discard", "card", 1),
    "revealed": Cue(CARD, "zone-dungeon-deck", "zone-row", "card", 1, common=True),
    "row-shuffled": Cue("back-card", "zone-dungeon-discard", "zone-dungeon-deck", "shuffle", 1, common=True),
    "arrived": Cue(CARD, "zone-row", "", "growl", 2, "show"),
    "woke": Cue(CARD, "zone-row", "", "growl", 2, "show", common=True),
    "danger": Cue("icon-dragon", "zone-row", DRAGON, "growl", 1, common=True),
    # What a turn has to spend
    "skill": Cue(weight=0),
    "swords": Cue(weight=0),
    "boots": Cue(weight=0),
    "teleports": Cue(weight=0),
    "gold": Cue("fact-gold", PAWN, GOLD, "coin", 1, times="amount", by=1),
    # Ways and what lies there
    "moved": Cue(PAWN, "", "place-{place}", "step", 2),
    "teleported": Cue(PAWN, "", "place-{place}", "heal", 2),
    "exhausted": Cue("", PAWN, "", "stone", 1),
    "fended": Cue("fact-swords", PAWN, "", "hit", 1),
    "took": Cue(TOKEN, PAWN, "seat-{seat}", "win", 3, "show"),
    "found": Cue(TOKEN, PAWN, "seat-{seat}", "tile", 2, "show"),
    "goods": Cue(TOKEN, "zone-market", "seat-{seat}", "coin", 2, "show"),
    "drank": Cue(TOKEN, "seat-{seat}", PAWN, "heal", 2),
    # Noise and health
    "clank": Cue(STONE, PAWN, NOISE, "clank", 1, times="amount", by=1),
    "start-noise": Cue(STONE, PAWN, NOISE, "clank", 0, times="amount", by=1),
    "quiet": Cue(STONE, NOISE, "seat-{seat}.stones", "stone", 1, times="amount", by=1),
    "bagged": Cue("icon-bag", "", DRAGON, "stone", 0),
    "healed": Cue("fact-health", PAWN, HEALTH, "heal", 2, times="amount", by=1),
    "hurt": Cue(STONE, PAWN, HEALTH, "hit", 2, times="amount", by=-1),
    "unfended": Cue(STONE, PAWN, HEALTH, "hit", 2, times="amount", by=-1),
    # The dragon
    "attack": Cue("icon-dragon", DRAGON, "", "roar", 3, "draws", common=True),
    "drawn-black": Cue("icon-black", DRAGON, "", "stone", 2, common=True),
    "drawn-stone": Cue(STONE, DRAGON, HEALTH, "hit", 2, by=-1),
    "drawn-idle": Cue(STONE, DRAGON, "", "stone", 2),
    "bag-back": Cue("icon-black", DRAGON, "", "stone", 1, common=True),
    "rage": Cue("icon-dragon", "", "track-rage", "growl", 1, common=True),
    "rage-full": Cue("icon-dragon", "", "track-rage", "growl", 1, common=True),
    # Whoever leaves
    "fell": Cue(PAWN, "", "", "death", 3, "left"),
    "escaped": Cue(PAWN, "", "", "win", 3, "freed"),
}
