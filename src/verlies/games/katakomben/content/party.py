"""What five or six thieves need from the Abenteurergruppe, as far as the book tells it; the rest is a guess.

The book names the artifacts, and says that the side board's rage track and health tracks are used, that there are more
small secrets, markers, cards and goods, cloaks among them, and no master key. What is printed on the side board and
on the cloak, and how many pieces there are, it does not tell: these values are ours and stand here to be replaced.
"""

from typing import Final

PARTY_ARTIFACTS: Final = (10, 15, 20, 25)
"""By the book; its fifth, worth 30, stays in the box."""
PARTY_RAGE: Final = (2, 2, 3, 3, 4, 4, 5)
"""A guess: the values of the own track, from its first space."""
PARTY_FIRST_RAGE: Final = 0
MORE_MINOR: Final = {
    "dragon_egg": 1,
    "potion_of_healing": 1,
    "potion_of_swiftness": 1,
    "potion_of_strength": 1,
    "treasure": 2,
}
"""A guess: how many more there are of each small secret."""
CLOAKS: Final = 2
"""A guess, as are their price, their points and what they do."""
