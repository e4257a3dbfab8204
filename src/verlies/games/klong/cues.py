# mypyc: interpreted
"""How the events of KLONG! are shown and heard: as in its family, and what it alone has."""

from verlies.core.cue import Cue, Cues

from ...families.klong.cues import CUES as FAMILY
from ...families.klong.cues import HEALTH, PAWN

CUES: Cues = {
    **FAMILY,
    "fate": Cue("icon-dragon", "", "track-fate", "growl", 2),
    "fountain": Cue("fact-health", PAWN, HEALTH, "heal", 2, times="amount", by=1),
}
