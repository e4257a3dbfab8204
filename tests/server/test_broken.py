"""A game that cannot be loaded: told to whoever runs the house, and to nobody else."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from verlies import registry
from verlies.server.http.app import Config, make_app
from verlies.server.http.guard import is_at_home

WHY = "ModuleNotFoundError: No module named 'no_such_lamp'"
HOME = ("127.0.0.1", 50000)
AWAY = ("192.0.2.7", 50000)


@pytest.fixture(autouse=True)
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [*registry.BUILT_IN, EntryPoint("lighthouse", "no_such_lamp:GAME", registry.GROUP)]
    found = registry.Registry(points)
    monkeypatch.setattr(registry, "registry", lambda: found)


@pytest.fixture
def ask(tmp_path: Path) -> Iterator[Any]:
    """Return how somebody asks, from an address and by a name of the server."""
    app = make_app(Config(tmp_path, frozenset({"*"})))

    def client(peer: tuple[str, int] = HOME, host: str = "localhost:8765") -> TestClient:
        return TestClient(app, base_url=f"http://{host}", client=peer)

    with TestClient(app):
        yield client


@pytest.mark.parametrize(
    ("lang", "why", "remedy"),
    [
        ("de", f"Das Spiel „lighthouse“ lässt sich nicht laden: {WHY}.", "Es kommt aus „no_such_lamp:GAME“"),
        ("en", f"The game “lighthouse” cannot be loaded: {WHY}.", "It comes from “no_such_lamp:GAME”"),
    ],
)
def test_whoever_runs_the_house_is_told_what_is_broken_and_what_to_do(
    ask: Any, lang: str, why: str, remedy: str
) -> None:
    [found] = ask().get(f"/api/broken?lang={lang}").json()
    assert (found["name"], found["why"]) == ("lighthouse", why)
    assert found["remedy"].startswith(remedy)


@pytest.mark.parametrize(
    ("peer", "host", "more"),
    [
        (AWAY, "localhost:8765", {}),
        (AWAY, "table.example", {}),
        (HOME, "table.example", {}),
        (HOME, "localhost:8765", {"x-forwarded-for": "192.0.2.7"}),
        (HOME, "127.0.0.1:8765", {"via": "1.1 proxy"}),
    ],
)
def test_nobody_else_is_told(ask: Any, peer: tuple[str, int], host: str, more: dict[str, str]) -> None:
    guest = ask(peer, host)
    assert guest.get("/api/broken", headers=more).json() == []
    wish = {"game": "lighthouse", "seats": ["you", "random"]}
    refused = guest.post("/api/tables?lang=en", json=wish, headers=more)
    assert refused.json() == {
        "error": "The game “lighthouse” cannot be loaded: only whoever runs this server is told why.",
        "facts": {"name": "lighthouse", "reason": "told-at-home"},
    }


def test_the_games_that_can_be_played_are_there_all_the_same(ask: Any) -> None:
    assert [game["id"] for game in ask(AWAY).get("/api/games").json()] == list(registry.NAMES)


@pytest.mark.parametrize(
    ("peer", "host", "home"),
    [
        ("127.0.0.1", "127.0.0.1:8765", True),
        ("127.0.0.2", "localhost", True),
        ("::1", "[::1]:8765", True),
        ("::ffff:127.0.0.1", "localhost:8765", True),
        ("::ffff:192.0.2.7", "localhost:8765", False),
        ("", "localhost:8765", False),
        ("testclient", "localhost:8765", False),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "[bad", False),
    ],
)
def test_who_is_at_home(peer: str, host: str, home: bool) -> None:
    assert is_at_home(peer, {"host": host}) == home


FAILING = """
from dataclasses import replace
from verlies.games.klong.game import ABOUT, Klong
class Failing(Klong):
    def {method}(self, *facts):
        {deed}
GAME = Failing(replace(ABOUT, id="{name}"))
"""


@pytest.fixture
def fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return how a game joins the house that can be loaded, and fails when it is asked for something."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def joined(name: str, method: str, deed: str) -> None:
        (tmp_path / f"failing_{name}.py").write_text(FAILING.format(method=method, deed=deed, name=name))
        points = [*registry.BUILT_IN, EntryPoint(name, f"failing_{name}:GAME", registry.GROUP)]
        found = registry.Registry(points)
        monkeypatch.setattr(registry, "registry", lambda: found)

    return joined


@pytest.mark.parametrize(
    ("name", "method", "deed", "why"),
    [
        ("teamless", "teams", "return 1 / 0", "ZeroDivisionError: division by zero"),
        ("artless", "art", "raise RuntimeError('no paint')", "RuntimeError: no paint"),
        ("restless", "art", "raise SystemExit(3)", "SystemExit: 3"),
    ],
)
def test_a_game_that_cannot_be_described_leaves_the_lobby_to_the_others(
    ask: Any, fail: Any, caplog: pytest.LogCaptureFixture, name: str, method: str, deed: str, why: str
) -> None:
    fail(name, method, deed)
    assert [game["id"] for game in ask(AWAY).get("/api/games?lang=en").json()] == list(registry.NAMES)
    assert f"the game {name} is not offered: The game “{name}” cannot be loaded: {why}." in caplog.text
    assert "Traceback" in caplog.text
    [found] = ask().get("/api/broken?lang=en").json()
    assert (found["name"], found["why"]) == (name, f"The game “{name}” cannot be loaded: {why}.")
    assert ask(AWAY).get("/api/broken?lang=en").json() == []


@pytest.mark.parametrize("deed", ["raise RuntimeError('no box')", "raise SystemExit(3)"])
def test_a_game_that_cannot_begin_is_told_in_a_sentence(ask: Any, fail: Any, deed: str) -> None:
    fail("boxless", "new_state", deed)
    client = ask()
    refused = client.post("/api/tables?lang=en", json={"game": "boxless", "seats": ["you", "random"]})
    assert refused.status_code == 500
    assert refused.json()["error"].startswith("The server has made a mistake (RuntimeError).")
    assert client.post("/api/tables", json={"game": "klong", "seats": ["you", "random"]}).status_code == 200
