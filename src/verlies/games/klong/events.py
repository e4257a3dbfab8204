"""What can happen in KLONG! alone."""

from typing import Final

from verlies.core.tables import EventTable

from ...families.klong.events import CHANGE, HEALS
from ...families.klong.events import EVENTS as FAMILY

EVENTS: Final = EventTable(FAMILY)

FATE: Final = EVENTS.add("fate", "space:number", "extra:number", tells="fate+1 fate=space more+extra")
FOUNTAIN: Final = EVENTS.add("fountain", *CHANGE, tells=f"{HEALS} supply+amount")
