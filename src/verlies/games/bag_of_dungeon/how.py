"""How something came about: what an event knows beyond its sentence, so that it can name its rule."""

from typing import Final

from verlies.core.tables import Numbered

HOWS: Final = Numbered()

EXPLORED, TORCH, WALKED, RAN, BLOWN, JUMPED, EVADED = HOWS.places("explored torch walked ran tornado teleport evaded")
ENTERED, SHOT, PEEKED, FOUND, WON, CHEST, MOVED = HOWS.places("entered shot peeked found won chest moved")
"""`FOUND`: on an item tile; `WON`: by beating a monster."""
DEATH, NO_ROOM, USED, WORN, ITEM, CALL, SKILL, FIGHT = HOWS.places("death no-room used worn item call skill fight")
"""`NO_ROOM`: nothing fits, or one does not want it."""
OUTSIDE, RIVAL, ALONE = HOWS.places("outside rival alone")
"""`OUTSIDE`: outside a fight with a monster; `RIVAL`: by another hero; `ALONE`: by a partner who goes on alone."""
DRAWN, BEGAN = HOWS.places("drawn began")
"""`DRAWN`: a monster that was hidden until now; `BEGAN`: at the beginning of a turn."""
FRESH, BORROWED, RING = HOWS.places("fresh borrowed ring")
"""`FRESH`: with all action points; `BORROWED`: without those that were borrowed; `RING`: with the Ring."""
DRAGON: Final = HOWS.place("dragon")
"""By the death of the dragon alone."""
PAIR, ALIKE, GROUPS = HOWS.places("pair alike groups")
"""What equal dice are: two of two, three or four of a kind, or a pair or two among more dice."""
