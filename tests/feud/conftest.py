"""The game of two teams, known to the registry."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from verlies import registry
from verlies.core.game import Game


@pytest.fixture
def feud(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Make the game known."""
    point = EntryPoint("feud", "tests.feud:GAME", registry.GROUP)
    monkeypatch.setitem(registry.registry()._points, "feud", point)
    return registry.game("feud")
