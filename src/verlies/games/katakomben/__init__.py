"""KLONG! Katakomben, whole: a dungeon of tiles that grows, two to six thieves."""

from .game import GAME

__all__ = ["GAME"]
