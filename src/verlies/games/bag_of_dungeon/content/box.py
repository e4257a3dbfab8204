# mypyc: interpreted
"""All content together, and the rules behind refusals and questions."""

from ..kinds import Box
from ..rulemap import ASK_RULES, REFUSALS
from .heroes import HEROES
from .items import ITEMS
from .monsters import FOES
from .tiles import FLOORS

BOX = Box(floors=FLOORS, foes=FOES, items=ITEMS, heroes=HEROES, refusals=REFUSALS, ask_rules=ASK_RULES)
