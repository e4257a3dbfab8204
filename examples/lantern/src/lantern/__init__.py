"""The Lantern: friends carry a light through a dark mine. An example of a game for Verlies."""

from .game import GAME as GAME
