# mypyc: interpreted
"""How the events of Bag of Dungeon are shown and heard."""

from verlies.core.cue import Cue, Cues

PAWN = "piece-pawn-{seat}"
SEAT = "seat-{seat}"
HEALTH = "seat-{seat}.health"
LIVES = "seat-{seat}.lives"
GEAR = "zone-gear-{seat}"
PLACE = "place-{place}"
ITEM = "item-{item}"
FOE = "monster-{monster}"
TILE = "tile-{tile}"

LOSS = Cue("fact-health", PAWN, HEALTH, "hit", 2, times="loss", by=-1)
GAIN = Cue("fact-health", PAWN, HEALTH, "heal", 2, times="gain", by=1)
ONE = Cue(sound="dice", weight=2, scene="dice", dice=("one",))
TWO = Cue(sound="dice", weight=2, scene="dice", dice=("one", "two"))
THREE = Cue(sound="dice", weight=2, scene="dice", dice=("one", "two", "three"))
DIE = Cue(sound="dice", weight=2, scene="dice", dice=("die",))
WALK = Cue(PAWN, "", PLACE, "step", 2)

CUES: Cues = {
    "turn": Cue(sound="turn", weight=1, scene="turn"),
    "hero": Cue("hero-{hero}", "", SEAT, "card", 2, "show"),
    # The labyrinth
    "drew-tile": Cue(TILE, "zone-tiles", PAWN, "card", 1),
    "laid": Cue(TILE, "zone-tiles", PLACE, "tile", 2, "tile"),
    "broke": Cue("", "", PLACE, "hit", 2),
    "lurks": Cue("token-hidden", "zone-monsters", PLACE, "growl", 1),
    "dragon-waits": Cue("", "", PLACE, "roar", 3),
    "moved": WALK,
    # Meeting monsters
    "revealed": Cue(FOE, "zone-monsters", PLACE, "growl", 2, "show"),
    "turned-up": Cue(FOE, "zone-monsters", PLACE, "growl", 2, "show"),
    "met": Cue("", "", PAWN, "growl", 1),
    "sneaked": DIE,
    "caught": DIE,
    "ran": Cue("", PAWN, "", "step", 1),
    "winded": LOSS,
    # Dice and blows
    "threw-one": ONE,
    "threw-two": TWO,
    "threw-three": THREE,
    "threw-fourth": ONE,
    "foe-threw-one": ONE,
    "foe-threw-two": TWO,
    "foe-threw-three": THREE,
    "foe-threw-fourth": ONE,
    "scored": Cue("icon-result", PAWN, "", "stone", 1),
    "scored-twice": Cue("icon-kill", PAWN, "", "clank", 2, "show"),
    "foe-scored": Cue("icon-foe-result", "", PAWN, "stone", 1),
    "rival-scored": Cue("icon-foe-result", "", PAWN, "stone", 1),
    "rival-scored-twice": Cue("icon-kill", "", PAWN, "clank", 2, "show"),
    "foe-hurt": Cue("", PAWN, "", "hit", 2),
    "hurt": LOSS,
    "half-hurt": LOSS,
    "stung": LOSS,
    "hit": LOSS,
    "drained": LOSS,
    "trapped": LOSS,
    "chest-hurt": LOSS,
    "spiked": LOSS,
    "shot-hit": LOSS,
    "vine-hit": LOSS,
    "evade-hurt": LOSS,
    "rival-hurt": LOSS,
    "guarded": Cue("", PAWN, SEAT, "clank", 1),
    "skill": Cue("skill-{skill}", SEAT, PAWN, "heal", 2, "show"),
    # Help
    "called": Cue("", PAWN, "seat-{friend}", "turn", 2),
    "helps": Cue("piece-pawn-{friend}", "", PLACE, "step", 2),
    # How it ends
    "beat": Cue(FOE, PLACE, SEAT, "win", 2, "show"),
    "slew": Cue("token-dragon", PLACE, SEAT, "win", 3, "show"),
    "died": Cue("fact-lives", LIVES, PAWN, "death", 2),
    "back": Cue(PAWN, "", "", "heal", 1),
    "out": Cue(PAWN, "", "", "death", 3, "left"),
    "dropped": Cue(ITEM, GEAR, PLACE, "stone", 1),
    # Items
    "drew": Cue(ITEM, "zone-items", SEAT, "card", 2, "show"),
    "stowed": Cue(ITEM, PAWN, GEAR, "stone", 1),
    "picked": Cue(ITEM, PLACE, GEAR, "stone", 1),
    "used": Cue(ITEM, GEAR, PAWN, "card", 2, "show"),
    "spent": Cue(ITEM, GEAR, "zone-used", "card", 1),
    "shot": Cue(ITEM, PAWN, PLACE, "hit", 2),
    "shot-foe": Cue(ITEM, PAWN, PLACE, "hit", 2),
    "shot-at": Cue(ITEM, PAWN, "piece-pawn-{target}", "hit", 2),
    "hit-foe": Cue(sound="hit", weight=2),
    "foe-cursed": Cue(sound="hit", weight=2),
    "trap": Cue(ITEM, "zone-items", PAWN, "growl", 2, "show"),
    "opened": Cue(ITEM, PAWN, "", "dice", 2, "dice", dice=("die",)),
    "spikes": DIE,
    "stole": Cue(ITEM, "zone-gear-{of}", GEAR, "coin", 2),
    "gave": Cue(ITEM, GEAR, "zone-gear-{to}", "stone", 1),
    "healed": GAIN,
    "renewed": GAIN,
    "bathed": GAIN,
    "fed": GAIN,
    # The Ring and the end
    "ring-roll": TWO,
    "ring-laid": Cue("token-ring", "", PLACE, "win", 2, "show"),
    "guardian": Cue("token-hidden", "zone-monsters", PLACE, "growl", 2),
    "ring-taken": Cue("item-ring", PLACE, SEAT, "win", 3, "show"),
    "won": Cue("icon-trophies", "", "", "win", 3, "show", common=True),
    "lost": Cue("icon-death", "", "", "death", 3, "show", common=True),
    # Each against all
    "got-trophy": Cue(FOE, "seat-{of}", SEAT, "win", 2, "show"),
    "fled": Cue("icon-run", PAWN, "", "step", 2),
    "escaped": Cue(PAWN, "", "", "win", 3, "freed"),
    "collapse": Cue("icon-falls", "", "", "roar", 3, "show", common=True),
    "buried": Cue(PAWN, "", "", "death", 3, "left"),
}
