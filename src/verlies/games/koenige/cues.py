# mypyc: interpreted
"""How the events of Könige der Katakomben are shown and heard."""

from verlies.core.cue import Cue, Cues

PAWN = "piece-pawn-{seat}"
SEAT = "seat-{seat}"
HAND = "zone-hand-{seat}"
GEAR = "zone-gear-{seat}"
GONE = "zone-discards"
PLACE = "place-{place}"
CARD = "card-{card}"
ROOM = "room-{room}"
BACK = "back-card"
PILE = "zone-{tier}-deck"
WALK = Cue(PAWN, "", PLACE, "step", 2)
LEAP = Cue(PAWN, "", PLACE, "heal", 2)
PRIZE = "icon-flags"
FLAG = Cue(PRIZE, PLACE, SEAT, "win", 3, "show")

CUES: Cues = {
    "turn": Cue(sound="turn", weight=1, scene="turn"),
    "dealt": Cue(CARD, "", HAND, "card", 0, back=BACK),
    # Rooms
    "drew-room": Cue(ROOM, "zone-rooms", SEAT, "card", 1),
    "laid": Cue(ROOM, "zone-rooms", PLACE, "tile", 2, "tile"),
    "bounced": Cue(ROOM, SEAT, "zone-rooms", "card", 1),
    "rotated": Cue(ROOM, "", PLACE, "tile", 2, "tile"),
    # Ways
    "walked": WALK,
    "jumped": LEAP,
    "through-wall": WALK,
    "pushed": WALK,
    "teleported": LEAP,
    "displaced": Cue(PAWN, "", PLACE, "death", 2),
    "halted": Cue("", PAWN, "", "stone", 1),
    "fog": Cue("token-fog", SEAT, PLACE, "growl", 1),
    # Flags
    "capturing": Cue("token-x", SEAT, PLACE, "turn", 2),
    "left-flag": Cue("", PAWN, PLACE, "stone", 1),
    "captured": FLAG,
    "steals": Cue("", PAWN, PLACE, "growl", 2),
    "stole": Cue(PRIZE, PLACE, PAWN, "coin", 3, "show"),
    "conquered": FLAG,
    "returned": FLAG,
    "taken-over": Cue("", PAWN, SEAT, "coin", 2),
    "lost-flag": Cue("", PAWN, PLACE, "death", 2),
    "marked": Cue("token-x", SEAT, PLACE, "stone", 1),
    "unmarked": Cue("token-x", PLACE, SEAT, "stone", 0),
    # Fights
    "attacks": Cue("", PAWN, "piece-pawn-{foe}", "clank", 2),
    "silenced": Cue(CARD, GEAR, PAWN, "clank", 1),
    "fate": Cue("", "zone-fate", "zone-fate-discard", "card", 2),
    "bonus": Cue(CARD, GEAR, PAWN, "clank", 1),
    "tie-won": Cue(CARD, GEAR, PAWN, "clank", 1),
    "totals": Cue("icon-total", PAWN, "piece-pawn-{foe}", "clank", 2),
    "won": Cue("icon-swords", PAWN, "piece-pawn-{foe}", "win", 3, "show"),
    "failed": Cue("", PAWN, "piece-pawn-{foe}", "hit", 2),
    "saved": Cue("", PAWN, "", "heal", 2),
    "reshuffled": Cue("", "zone-fate-discard", "zone-fate", "shuffle", 1),
    # Chests and cards
    "loots": Cue("", PAWN, PLACE, "coin", 1),
    "drew": Cue(CARD, PILE, HAND, "card", 1, back=BACK),
    "played": Cue(CARD, HAND, GONE, "card", 2, "show"),
    "cancelled": Cue("", SEAT, "", "hit", 2),
    "intercepted": Cue("", SEAT, "seat-{foe}", "growl", 2),
    "traded": Cue(CARD, SEAT, GONE, "coin", 1),
    "ability": Cue(CARD, GEAR, PAWN, "heal", 1),
    "discarded": Cue(CARD, SEAT, GONE, "card", 1),
    "lost-card": Cue(CARD, SEAT, GONE, "card", 1, back=BACK),
    "took-card": Cue(CARD, "seat-{from}", HAND, "card", 1, back=BACK),
    "took-back": Cue(CARD, GONE, HAND, "card", 1),
    # Equipment
    "equipped": Cue(CARD, HAND, GEAR, "clank", 1),
    "doffed": Cue(CARD, GEAR, HAND, "card", 1),
    "gave": Cue(CARD, SEAT, "seat-{to}", "card", 1, back=BACK),
    # The end of the game
    "ended": Cue("icon-points", "", "", "win", 3, "show", common=True),
}
