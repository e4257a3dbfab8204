"""An oracle of the whole game: the rules told once more from the rulebook and the lists of rooms and cards.

It knows nothing of the program's rules. It is told what chance decided, and recomputes all the rest: who is
asked, everything that is offered, and what every answer does. Whether somebody is asked who has only one choice is
no rule of the book: where our rulings are silent, the oracle asks as the program does.
"""

from .follow import follow

__all__ = ["follow"]
