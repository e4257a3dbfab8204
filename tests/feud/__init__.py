"""Feud: a test game of two teams."""

from tests.feud.game import GAME as GAME
