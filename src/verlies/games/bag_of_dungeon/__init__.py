"""Bag of Dungeon: together through a growing labyrinth, for the Ring and against the Red Dragon."""

from .game import GAME

__all__ = ["GAME"]
