"""KLONG! Ein Deckbau-Abenteuer, whole: both boards, two to four thieves."""

from .game import GAME

__all__ = ["GAME"]
