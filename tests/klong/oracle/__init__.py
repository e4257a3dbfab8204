"""An oracle of KLONG!: the game reckoned a second time from the facts, the book and our rulings alone."""

from .along import follow as follow
