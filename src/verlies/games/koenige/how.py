"""How something came about: what an event knows beyond its sentence, so that it can name its rule."""

from typing import Final

from verlies.core.tables import Numbered

HOWS: Final = Numbered()

ACTION: Final = HOWS.place("action")
CARD: Final = HOWS.place("card")
SET_UP: Final = HOWS.place("set-up")
EXPANSION: Final = HOWS.place("expansion")
FIGHT: Final = HOWS.place("fight")
CHEST: Final = HOWS.place("chest")
TRADE: Final = HOWS.place("trade")
HAND: Final = HOWS.place("hand")
BOARD: Final = HOWS.place("board")
SEALED: Final = HOWS.place("sealed")
STUCK: Final = HOWS.place("stuck")
CAPTURE: Final = HOWS.place("capture")
STEAL: Final = HOWS.place("steal")
LIMIT: Final = HOWS.place("limit")
FLAGS: Final = HOWS.place("flags")
SHORTER: Final = HOWS.place("shorter")
LONGER: Final = HOWS.place("longer")
NEXT: Final = HOWS.place("next")
