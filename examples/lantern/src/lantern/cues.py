"""How events are shown and heard at a table that can do so; an event without a cue is told all the same."""

from typing import Final

from verlies.core.cue import Cue, Cues

LANTERN: Final = "piece-lantern"

CUES: Final[Cues] = {
    "carries": Cue(sound="turn", scene="turn"),
    "played": Cue("card-{card}", "zone-hand-{seat}", LANTERN, "card"),
    "walked": Cue(LANTERN, "", "place-{place}", "step", 2),
    "peeked": Cue("tile-{tile}", "zone-tiles", "seat-{seat}", "card", back="back-tile"),
    "laid": Cue("tile-{tile}", "zone-tiles", "place-{place}", "tile", 2, "tile"),
    "attacked": Cue("", LANTERN, "", "growl", 3),
    "fainted": Cue("", "seat-{seat}", "", "death", 2),
    "burned": Cue("", "", "track-oil", "hit", 2),
}
