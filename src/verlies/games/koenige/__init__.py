"""Könige der Katakomben: two teams of up to three heroes fight for six flags, for two to six players."""

from .game import GAME

__all__ = ["GAME"]
