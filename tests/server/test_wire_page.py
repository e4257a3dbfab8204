"""docs/wire.md tells programs the truth: its routes, messages, samples, limits and sums are those of the server."""

import json
import re
from hashlib import blake2b
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from verlies.core import fair
from verlies.server.http.api import ROUTES
from verlies.server.tables import curves, picture, records
from verlies.server.wire import messages, sockets
from verlies.server.wire.messages import Command, Out

pytestmark = pytest.mark.source

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
PLACES = {"{table}": "T", "{game}": "GAME", "{lang}": "LANG", "{card}": "CARD"}
TO_THE_SERVER, FROM_THE_SERVER = "| to the server | |", "| from the server | |"


def path_of(route: str) -> str:
    """Return a path as the page writes it."""
    for name, written in PLACES.items():
        route = route.replace(name, written)
    return route


def told(route: str) -> bool:
    """Return whether a path is on the page: whole, or behind another one whose beginning it shares."""
    path = path_of(route)
    tails = [path[at.start() :] for at in re.finditer("/", path)]
    return f"{path}`" in PAGE or f"{path}?" in PAGE or any(f"`…{tail}`" in PAGE for tail in tails)


def section(heading: str) -> list[str]:
    """Return the first cells of a table of the page."""
    _, _, rest = PAGE.partition(heading + "\n")
    lines = rest.partition("\n\n")[0].splitlines()
    return [line.split(" | ")[0].removeprefix("| ") for line in lines[1:]]


def test_every_route_is_told() -> None:
    assert [route.path for route in ROUTES if not told(route.path)] == []


def test_nothing_is_told_that_is_no_route() -> None:
    routes = {(route.method, path_of(route.path)) for route in ROUTES}
    assert {(method, path) for method, path in re.findall(r"`(GET|POST) (/api[\w./]*)", PAGE)} <= routes


def test_every_message_is_told() -> None:
    sent = {str(kind.__struct_config__.tag) for kind in Out.__subclasses__()}
    taken = {str(kind.__struct_config__.tag) for kind in get_args(Command)}
    assert {cell.strip("`") for cell in section(FROM_THE_SERVER)} == sent
    assert {json.loads(sample)["t"] for sample in samples()} == taken


def samples() -> list[str]:
    """Return the messages to the server that the page shows, with whole numbers where it leaves out most digits."""
    found = [sample for cell in section(TO_THE_SERVER) for sample in re.findall(r"`(\{.*?\})`", cell)]
    return [sample.replace("5c…", "5c" * 32).replace("9f…", "9f" * 16) for sample in found]


@pytest.mark.parametrize("sample", samples())
def test_every_sample_is_understood(sample: str) -> None:
    assert msgspec.json.encode(messages.commands.decode(sample))


@pytest.mark.parametrize(
    "claim",
    [
        f"at most {messages.MESSAGE_SIZE // 1024} KiB",
        f"{sockets.PER_SECOND} a second are allowed, {sockets.BURST} at once",
        f"up to {picture.MOST_BYTES // 1024} KiB",
        f"up to {records.MOST_BYTES // 1024**2} MiB and {records.MOST_LINES:,} answers",
        f"at up to {curves.MOMENTS} moments",
        "`hello` within five seconds" if sockets.HELLO_SECONDS == 5 else "another time",
    ],
)
def test_limits_are_those_of_the_server(claim: str) -> None:
    assert claim in " ".join(PAGE.split())


def h(purpose: str, *parts: bytes) -> str:
    """Return H as the page has it."""
    whole = b"".join(len(part).to_bytes(4, "little") + part for part in (f"verlies {purpose}".encode(), *parts))
    return blake2b(whole, digest_size=32).hexdigest()


def test_the_sums_of_the_deal_are_those_of_the_page() -> None:
    secret, bits = bytes(range(32)), bytes(range(16))
    assert h("commitment", secret) == fair.commitment(secret)
    assert h("seal", bits) == fair.seal(bits)
    assert h("key", secret, bits, b"") == fair.key(secret, [bits, b""]).hex()
    agreed = "klong 2 board=back colours=red,yellow start=random"
    assert fair.terms("klong", 2, {"start": "random", "board": "back", "colours": "red,yellow"}) == agreed
    assert agreed in PAGE
    seals = [fair.seal(bits), ""]
    expected = h("promise", agreed.encode(), *map(bytes.fromhex, (fair.commitment(secret), *seals)))
    assert fair.promise(fair.commitment(secret), seals, agreed) == expected
