"""The browser's part in a fair deal: it adds bits, looks for them at the end, and cries out if they are gone."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.player import RESULT, Player, arrive
from verlies.core import fair
from verlies.core.record import decode

Sit = Callable[..., Player]
Table = dict[str, Any]
HASHED = """
async (texts) => {
  const { digest } = await import("/web/net/blake.mjs");
  return texts.map((text) => digest("verlies seal", text));
}
"""
PROMISE = "(id) => import('/web/net/deal.mjs').then((deal) => deal.promiseOf(deal.kept(id)))"


def test_the_browser_reckons_as_the_server_does(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    texts = [bytes(range(length % 256)) * (1 + length // 256) for length in (1, 16, 32, 93, 94, 95, 96, 200, 255, 300)]
    assert anna.page.evaluate(HASHED, [text.hex() for text in texts]) == [fair.seal(text) for text in texts]


@pytest.mark.feature(59)
@pytest.mark.timeout(300)
def test_at_the_end_the_browser_finds_its_bits_and_a_rematch_has_new_ones(sit: Sit) -> None:
    anna = sit()
    anna.open("random", game="lantern")
    anna.set_out(RESULT)
    arrive(anna)
    expect(anna.all(".fair")).to_contain_text("Checked: your random bits are part of the shuffle")
    expect(anna.all(".unfair")).to_have_count(0)
    mine = anna.stored()[0]
    with urlopen(f"{anna.url}/api/tables/{mine['table']}/export") as reply:
        header = decode(reply.read(), "export").header
    assert header.shares == [mine["deals"]["0"]["share"], ""]
    assert header.promise() == anna.page.evaluate(PROMISE, mine["table"])
    anna.page.click("#rematch")
    expect(anna.all(RESULT)).to_have_count(0)
    expect(anna.all(".table")).to_be_visible()
    again = anna.stored()[0]
    assert again["table"] != mine["table"]
    [(before, after)] = zip(mine["deals"].values(), again["deals"].values(), strict=True)
    for name in ("share", "commitment"):
        assert after[name] != before[name]
    between(anna, lambda table: {**table, "shares": ["ab" * 16, ""]} if table["status"] == "over" else table)
    anna.page.goto(f"{anna.url}/t/{mine['table']}")
    expect(anna.all(".dialog-result .unfair")).to_contain_text("Beware! This server has not used your random bits.")


def swapped_early(table: Table) -> Table:
    """Swap the commitment as soon as the bits are sealed."""
    return {**table, "commitment": "ab" * 32} if table["seals"] else table


def swapped_late(table: Table) -> Table:
    """Show another secret than was committed to, when all is over."""
    return {**ended(table), "secret": "ab" * 32}


def ignored(table: Table) -> Table:
    """Leave out the bits of the first seat."""
    return {**ended(table), "shares": ["" for _ in table["seats"]]}


def rearranged(table: Table) -> Table:
    """Change what was agreed on, once the bits are sealed."""
    return {**table, "settings": {**table["settings"], "start": "1"}} if table["seals"] else table


def resealed(table: Table) -> Table:
    """Show a seal that is not that of the first seat's bits."""
    return {**table, "seals": ["ab" * 32, *table["seals"][1:]]} if table["seals"] else table


def ended(table: Table) -> Table:
    """Say that the game is over, and tell the true secret, which the test has fixed."""
    over = {"status": "over", "secret": SECRET.hex(), "shares": []} if table["status"] == "playing" else {}
    return {**table, **over, "commitment": fair.commitment(SECRET)}


SECRET = bytes(range(32))
CHEATS = [
    (swapped_early, "Beware! This server has swapped its commitment:"),
    (swapped_late, "Beware! This server has swapped its commitment:"),
    (ignored, "Beware! This server has not used your random bits."),
    (rearranged, "Beware! This server has changed what was agreed on after everything was sealed."),
    (resealed, "Beware! This server shows another seal than that of your random bits. They were not told to it."),
]


def between(player: Player, cheat: Callable[[Table], Table]) -> list[str]:
    """Come between a browser and its server; return what the browser says, as it says it."""
    told: list[str] = []

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            socket.send(json.dumps(cheat(message)) if message["t"] == "table" else str(text))

        def say(text: str | bytes) -> None:
            told.append(json.loads(text)["t"])
            server.send(text)

        server.on_message(hear)
        socket.on_message(say)

    player.page.route_web_socket(re.compile("/ws/"), listen)
    return told


@pytest.mark.parametrize(("cheat", "sentence"), CHEATS)
def test_a_server_that_cheats_is_called_so(sit: Sit, cheat: Callable[[Table], Table], sentence: str) -> None:
    anna = sit()
    told = between(anna, cheat)
    anna.open("random")
    expect(anna.all(".unfair")).to_contain_text(sentence)
    assert ("share" in told) == (cheat in (swapped_late, ignored)), "bits are told only while all is as it was"
