"""A server inside the test: a store in a temporary folder, and a client that speaks its messages."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketState

from verlies.bots.random import pick
from verlies.core import fair
from verlies.core.record import encode_line
from verlies.core.rng import Rng
from verlies.server.http.app import Config, make_app
from verlies.server.store.sqlite import Store
from verlies.server.tables.house import House
from verlies.server.tables.thinking import Thinkers
from verlies.server.wire.messages import NewTable

HOSTS = frozenset({"testserver"})


@contextmanager
def house(data: Path, pace: float = 0.0) -> Iterator[TestClient]:
    """Run a server on a folder."""
    with TestClient(make_app(Config(data, HOSTS, pace))) as client:
        yield client


def open_table(client: TestClient, *seats: str, **more: Any) -> dict[str, Any]:
    """Open a table of KLONG! and return what the host gets."""
    reply = client.post("/api/tables", json={"game": "klong", "seats": seats or ("you", "random"), **more})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def noted_pauses(monkeypatch: pytest.MonkeyPatch, least: float) -> list[float]:
    """Note every pause the server makes that is at least so long: a pace that does not depend on the machine."""
    pauses: list[float] = []
    pause = asyncio.sleep

    async def sleep(delay: float, result: Any = None) -> Any:
        if delay >= least:
            pauses.append(delay)
        return await pause(delay, result)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return pauses


class Player:
    """A client on a socket that remembers the last view."""

    def __init__(self, socket: WebSocketTestSession, token: str = "", lang: str = "en") -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.sent = 0
        self.say(t="hello", token=token, lang=lang)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send_text(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.receive_text()
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] in ("view", "table"):
            setattr(self, message["t"], message)
        return message

    def wait(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while (message := self.hear())["t"] != kind:
            pass
        return message

    def choices(self) -> list[str]:
        """Return what may be answered by the last view."""
        prompts = self.view.get("scene", {}).get("prompts", [])
        return [choice["id"] for prompt in prompts for choice in prompt.get("choices", [])]

    def until_asked(self) -> list[str]:
        """Wait until this player is asked or the game is over."""
        while not self.choices() and not self.view.get("scene", {}).get("result"):
            self.hear()
        return self.choices()

    def answer(self, option: str, nonce: str | None = None, **more: Any) -> None:
        """Send an answer to the question of the last view."""
        self.sent += 1
        prompt = self.view["scene"]["prompts"][0]
        message = {"decision": prompt["number"], "seq": self.view["seq"], "nonce": nonce or f"n{self.sent}"}
        self.say(t="answer", option=option, **{**message, **more})

    def do(self, option: str, **more: Any) -> dict[str, Any]:
        """Send an answer and return the verdict."""
        self.answer(option, **more)
        return self.verdict()

    def verdict(self) -> dict[str, Any]:
        """Return whether the last message was taken."""
        while (message := self.hear())["t"] not in ("ack", "refused", "trouble"):
            pass
        return message


class Mixer(Player):
    """A player who adds random bits to the deal, and keeps what is needed to check it."""

    def __init__(self, socket: WebSocketTestSession, token: str = "", lang: str = "en") -> None:
        self.share = secrets.token_hex(16)
        self.commitment = ""
        """The first one that was shown."""
        self.terms = ""
        """What was agreed on when this player first saw the table."""
        self.seals: list[str] = []
        self.told = False
        self.heeded = 0
        """How many of this player's messages were taken."""
        super().__init__(socket, token, lang)

    @property
    def promise(self) -> str:
        """All that was fixed before this player told anything."""
        return fair.promise(self.commitment, self.seals, self.terms)

    def hear(self) -> dict[str, Any]:
        """Return the next message; if random bits are asked for, give them."""
        message = super().hear()
        self.heeded += message["t"] == "pong"
        if message["t"] == "table":
            self.commitment = self.commitment or message["commitment"]
            self.terms = self.terms or fair.terms(message["game"], len(message["seats"]), message["settings"])
            if message["seat"] in message["awaited"]:
                self.mix(message)
        return message

    def mix(self, table: dict[str, Any]) -> None:
        """Seal the bits, and tell them when everybody's are sealed."""
        if not table["seals"]:
            self.say(t="seal", seal=fair.seal(bytes.fromhex(self.share)))
        elif not self.told:
            assert table["seals"][table["seat"]] == fair.seal(bytes.fromhex(self.share))
            self.seals, self.told = table["seals"], True
            self.say(t="share", share=self.share)


def bearer(token: str) -> dict[str, str]:
    """Return the header that brings a capability."""
    return {"authorization": f"Bearer {token}"}


def join(client: TestClient, table: dict[str, Any], number: int = 0, name: str = "", **more: Any) -> dict[str, Any]:
    """Take a free seat by one of the invitations."""
    wish = {"token": table["invites"][number]["token"], "name": name, **more}
    reply = client.post(f"/api/tables/{table['table']}/join", json=wish)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def finish(rooms: House, table_id: str) -> None:
    """Play a table to the end, all at once and on disk; for a test that is about what comes after."""
    table = rooms.find(table_id)
    match, rng = table.match, Rng(1)
    assert match is not None
    before = len(match.lines)
    while not match.over:
        seat = match.state.pending()[0]
        match.answer(pick(match.state.options_of(seat), rng), seat)
    rows = [(n, encode_line(line), line.seat, "") for n, line in enumerate(match.lines[before:], before + 1)]
    rooms.store.add_lines(table_id, rows).result()


def rooms_of(client: TestClient) -> House:
    """Return the house behind a server."""
    found: House = client.app.state.house  # type: ignore[attr-defined]
    return found


class Told:
    """A socket that keeps what it is sent, and says what it is given; it can be made deaf."""

    application_state = WebSocketState.CONNECTED

    def __init__(self, table: str, *messages: dict[str, Any]) -> None:
        self.path_params = {"table": table}
        self.messages = [json.dumps(message) for message in messages]
        self.heard: list[dict[str, Any]] = []
        self.closed: list[tuple[int, str]] = []
        self.deaf = False

    async def accept(self) -> None:
        """Nothing is to be done."""

    async def receive(self) -> dict[str, Any]:
        """Return the next message, then stay silent."""
        if not self.messages:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": self.messages.pop(0)}

    async def send_text(self, text: str) -> None:
        """Keep a message, or never come to an end."""
        if self.deaf:
            await asyncio.Event().wait()
        self.heard.append(json.loads(text))

    async def close(self, code: int, reason: str = "") -> None:
        """Note why it was closed."""
        self.closed.append((code, reason))


@contextmanager
def hall(data: Path, pace: float = 0.0, thinkers: Any = None) -> Iterator[House]:
    """Open a house on a folder, without a server around it."""
    opened = House(Store(data / "verlies.sqlite"), thinkers or Thinkers(), pace)
    try:
        yield opened
    finally:
        opened.thinkers.close()
        opened.store.close()


def wish(*seats: str, game: str = "klong", seed: str | None = None, **options: str) -> NewTable:
    """Return the wish for a table."""
    return NewTable(game=game, seats=list(seats), options=options, lang="en", seed=seed)
