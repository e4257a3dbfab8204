"""An independent reckoning of DungeonQuest that plays along and compares.

It is written from the reference manual, the rule catalogue and the lists of cards, rooms and heroes, and knows nothing
of the program's rules. It is told what chance brought, and reckons all the rest: who is asked, everything that is
offered, every sum and wound that is told, and the whole table.
"""

from .follow import follow as follow
