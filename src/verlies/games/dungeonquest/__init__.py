"""DungeonQuest (Neuauflage): into the dragon's castle and out before sunset, for one to four heroes."""

from .game import GAME

__all__ = ["GAME"]
