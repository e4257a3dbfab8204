"""The example game can be played at these tables, too: it has sealed questions, which KLONG! has not."""

from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from verlies import registry
from verlies.core.game import Game

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lantern" / "src"


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Make the example game known, if it is not installed."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    import_module("lantern")
    known = registry.registry()._points
    monkeypatch.setitem(known, "lantern", known.get("lantern", EntryPoint("lantern", "lantern:GAME", registry.GROUP)))
    return registry.game("lantern")
