# mypyc: interpreted
"""How the events of DungeonQuest are shown and heard."""

from verlies.core.cue import Cue, Cues

PAWN = "piece-pawn-{seat}"
CARD = "card-{card}"
LIFE = "seat-{seat}.life"
LOOT, DECK, GONE = "zone-loot-{seat}", "zone-{deck}-deck", "zone-discards"
PLACE = "place-{place}"

CUES: Cues = {
    "turn": Cue(sound="turn", weight=1, scene="turn"),
    # The sun
    "sun": Cue("icon-sun", "", "track-sun", "", 1, common=True),
    "sun-roll": Cue(sound="dice", weight=2, scene="dice", dice=("die",), common=True),
    "last-roll": Cue(sound="dice", weight=2, scene="dice", dice=("die",), common=True),
    "sunset": Cue("icon-sun", "", "track-sun", "death", 3, "show", common=True),
    # Heroes and ways
    "hero": Cue("hero-{hero}", "", "seat-{seat}", "card", 2, "show"),
    "tower": Cue(PAWN, "", PLACE, "step", 1),
    "moved": Cue(PAWN, "", PLACE, "step", 2),
    "carried": Cue(PAWN, "", PLACE, "step", 2),
    "hopped": Cue(PAWN, "", PLACE, "step", 2),
    "surfaced": Cue(PAWN, "", PLACE, "heal", 2),
    "returned": Cue(PAWN, "", PLACE, "heal", 2),
    "descended": Cue("", PLACE, "", "growl", 2),
    "tile": Cue("room-{room}", "zone-tiles", PLACE, "tile", 2, "tile"),
    "rotated": Cue("", "", PLACE, "tile", 1, "tile"),
    "entrance": Cue("token-entrance", "", PLACE, "stone", 1),
    "searched": Cue("token-searched", "", PLACE, "stone", 1),
    "monster": Cue("token-monster", "", PLACE, "growl", 2),
    # Cards
    "drew": Cue(CARD, DECK, GONE, "card", 2, "show"),
    "shuffled": Cue("deck-{deck}", GONE, DECK, "shuffle", 1),
    "loot": Cue(CARD, PAWN, LOOT, "coin", 2, "show"),
    "rune": Cue(CARD, "zone-rune-deck", "zone-runes-{seat}", "card", 1, back="back-rune-deck"),
    "rune-back": Cue(CARD, GONE, "zone-runes-{seat}", "card", 1),
    "rune-used": Cue(CARD, "zone-runes-{seat}", GONE, "heal", 2, "show"),
    "kept": Cue(CARD, "zone-drawn", "zone-kept-{seat}", "card", 1),
    "discarded": Cue(CARD, LOOT, GONE, "card", 1),
    "used": Cue(CARD, "seat-{seat}", GONE, "card", 2, "show"),
    "used-up": Cue(CARD, LOOT, GONE, "card", 1),
    "dropped": Cue(CARD, "seat-{seat}", GONE, "card", 1),
    "turned-up": Cue(CARD, "zone-monster-deck", "", "growl", 2, "show"),
    "monster-card": Cue(CARD, "zone-monster-deck", "seat-{seat}", "card", 1, back="back-monster-deck"),
    "ability": Cue("ability-{ability}", "seat-{seat}", PAWN, "heal", 2),
    # Dice
    "rolled": Cue(sound="dice", weight=2, scene="dice", dice=("one", "two")),
    "rolled-one": Cue(sound="dice", weight=2, scene="dice", dice=("die",)),
    "rerolled": Cue(sound="dice", weight=2, scene="dice", dice=("die",)),
    "shifted": Cue("", PAWN, "", "dice", 1),
    "passed": Cue("", PAWN, "", "heal", 1),
    "failed": Cue("", PAWN, "", "hit", 1),
    "spent": Cue("fact-determination", PAWN, "seat-{seat}.determination", "stone", 1, times="count", by=-1),
    "determined": Cue("fact-determination", PAWN, "seat-{seat}.determination", "stone", 1, times="count", by=1),
    # Fights, wounds, ends
    "attacks": Cue("attack-{hero}", "seat-{seat}", PAWN, "clank", 2),
    "hit": Cue("icon-monster-wound", "", PAWN, "hit", 2, times="count"),
    "struck": Cue("icon-monster-wound", "", PAWN, "hit", 2, times="count"),
    "foe-hit": Cue("icon-monster-wound", PAWN, "", "hit", 2),
    "caught": Cue(CARD, "", PAWN, "growl", 2, "show"),
    "killed": Cue(CARD, PAWN, GONE, "win", 2, "show"),
    "fled": Cue("", PAWN, "", "step", 1),
    "wounded": Cue("icon-hero-wound", PAWN, LIFE, "hit", 2, times="count", by=-1),
    "prevented": Cue("icon-armour", PAWN, "seat-{seat}", "clank", 1),
    "healed": Cue("icon-life", PAWN, LIFE, "heal", 2, times="count", by=1),
    "died": Cue(PAWN, "", "", "death", 3, "left"),
    "escaped": Cue(PAWN, "", "", "win", 3, "freed"),
}
