"""An independent reckoning of Bag of Dungeon that plays along and compares."""

from .follow import follow as follow
