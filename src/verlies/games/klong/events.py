"""What can happen in KLONG! alone."""

from typing import Final

from verlies.core.tables import EventTable

from ...families.klong.events import CHANGE, HEALS
from ...families.klong.events import EVENTS as FAMILY

EVENTS: Final = EventTable(FAMILY)

_NO_TURN: Final = " ".join(f"going:0/space={space}" for space in range(2, 6))
"""Who is out already has the track instead of a turn."""
FATE: Final = EVENTS.add(
    "fate", "space:number", "extra:number", tells=f"fate+1 fate=space fated:seat more+extra {_NO_TURN}"
)
FOUNTAIN: Final = EVENTS.add("fountain", *CHANGE, tells=f"{HEALS} supply+amount")
