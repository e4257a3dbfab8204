"""How something came about: what an event knows beyond its sentence, so that it can name its rule."""

from typing import Final

from verlies.core.tables import Numbered

HOWS: Final = Numbered()

ACTION, CARD, SET_UP, EXPANSION, FIGHT, CHEST, TRADE = HOWS.places("action card set-up expansion fight chest trade")
HAND, BOARD, SEALED, STUCK, CAPTURE, STEAL, LIMIT = HOWS.places("hand board sealed stuck capture steal limit")
FLAGS, SHORTER, LONGER, NEXT = HOWS.places("flags shorter longer next")
