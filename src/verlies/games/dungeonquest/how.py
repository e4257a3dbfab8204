"""How something came about: what an event knows beyond its sentence, so that it can name its rule."""

from typing import Final

from verlies.core.tables import Numbered

HOWS: Final = Numbered()

CARD, TEST, SUN, LAST_SPACE, DARKNESS, FALL, RAGE = HOWS.places("card test sun last-space darkness fall rage")
EXIT, FIGHT, END, RUNE, ABILITY, LOOT, PASSAGE, NEW = HOWS.places("exit fight end rune ability loot passage new")
SECRET_DOOR, BELOW, BELOW_NEW, TOWER, LIGHT, SET_UP = HOWS.places("secret-door below below-new tower light set-up")
HALL, EMPTY, SHUFFLE_CARD, CALM, BRIDGE, BRIBE, GRAB = HOWS.places("hall empty shuffle-card calm bridge bribe grab")
FAILURE, CORRIDOR, WEB, WAITS, ALONE, OCCUPIED = HOWS.places("failure corridor web waits alone occupied")
FLIGHT: Final = HOWS.place("flight")
