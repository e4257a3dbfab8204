"""How something came about: what an event knows beyond its sentence, so that it can name its rule."""

from typing import Final

from verlies.core.tables import Numbered

HOWS: Final = Numbered()

EXPLORED: Final = HOWS.place("explored")
TORCH: Final = HOWS.place("torch")
WALKED: Final = HOWS.place("walked")
RAN: Final = HOWS.place("ran")
BLOWN: Final = HOWS.place("tornado")
JUMPED: Final = HOWS.place("teleport")
EVADED: Final = HOWS.place("evaded")
ENTERED: Final = HOWS.place("entered")
SHOT: Final = HOWS.place("shot")
PEEKED: Final = HOWS.place("peeked")
FOUND: Final = HOWS.place("found")
"""On an item tile."""
WON: Final = HOWS.place("won")
"""By beating a monster."""
CHEST: Final = HOWS.place("chest")
MOVED: Final = HOWS.place("moved")
DEATH: Final = HOWS.place("death")
NO_ROOM: Final = HOWS.place("no-room")
"""Nothing fits, or one does not want it."""
USED: Final = HOWS.place("used")
WORN: Final = HOWS.place("worn")
ITEM: Final = HOWS.place("item")
CALL: Final = HOWS.place("call")
SKILL: Final = HOWS.place("skill")
FIGHT: Final = HOWS.place("fight")
OUTSIDE: Final = HOWS.place("outside")
"""Outside a fight with a monster."""
RIVAL: Final = HOWS.place("rival")
"""By another hero."""
ALONE: Final = HOWS.place("alone")
"""By a partner who goes on alone."""
DRAWN: Final = HOWS.place("drawn")
"""A monster that was hidden until now."""
BEGAN: Final = HOWS.place("began")
"""At the beginning of a turn."""
FRESH: Final = HOWS.place("fresh")
"""With all action points."""
BORROWED: Final = HOWS.place("borrowed")
"""Without those that were borrowed."""
RING: Final = HOWS.place("ring")
"""With the Ring."""
DRAGON: Final = HOWS.place("dragon")
"""By the death of the dragon alone."""
