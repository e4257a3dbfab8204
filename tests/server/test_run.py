"""Starting the server: where it listens."""

import errno
import socket

import pytest
import uvicorn

from verlies.server.http import run
from verlies.server.http.errors import ServerRefusal
from verlies.server.http.run import SETTINGS, Door, address_of, free_port, is_taken, own_address, reached_at

HERE = "127.0.0.1"


def test_a_port_that_is_taken_is_replaced_by_a_free_one() -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port(HERE, port) != port
    assert free_port(HERE, port) == port


def test_a_port_is_taken_too_if_a_browser_would_find_somebody_else_there(monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port(HERE, 0)
    monkeypatch.setattr(run, "is_taken", lambda host, asked: (host, asked) == ("::1", port))
    assert free_port(HERE, port) != port


def test_whether_a_port_is_taken_is_asked_of_the_machine() -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert is_taken(HERE, port)
    assert not is_taken(HERE, port)
    assert not is_taken("192.0.2.1", port), "no address of this machine"


def test_a_machine_that_knows_one_kind_of_address_alone_is_told_of_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")

    monkeypatch.setattr(socket, "socket", refused)
    assert own_address() == ""
    with pytest.raises(ServerRefusal, match="cannot start at ::1:8765"):
        free_port("::1", 8765)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        (HERE, "http://localhost:8765/"),
        ("0.0.0.0", "http://localhost:8765/"),
        ("::", "http://localhost:8765/"),
        ("::1", "http://[::1]:8765/"),
        ("192.0.2.8", "http://192.0.2.8:8765/"),
    ],
)
def test_the_address_that_is_told_leads_here(host: str, address: str) -> None:
    assert address_of(host, 8765) == address


def test_an_address_of_another_machine_is_no_reason_to_look_for_another_port() -> None:
    with pytest.raises(ServerRefusal) as caught:
        free_port("192.0.2.1", 8765)
    assert str(caught.value) == (
        "The server cannot start at 192.0.2.1:8765: this address does not belong to this machine."
    )


@pytest.mark.parametrize("host", ["nosuch.invalid", "::g"])
def test_a_host_that_is_not_there_is_named(host: str) -> None:
    with pytest.raises(ServerRefusal) as caught:
        free_port(host, 0)
    assert caught.value.facts == {"host": host, "port": "0", "reason": "unknown-host"}


def test_other_devices_reach_a_server_that_listens_everywhere_at_its_own_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not own_address().startswith("127.")
    monkeypatch.setattr(run, "own_address", lambda: "192.0.2.7")
    assert reached_at("0.0.0.0", 8765) == "http://192.0.2.7:8765"
    assert reached_at(HERE, 8765) == "", "nobody else reaches it"
    assert reached_at("192.0.2.8", 8765) == "", "whoever opened it sees that address already"
    monkeypatch.setattr(run, "own_address", lambda: "")
    assert reached_at("0.0.0.0", 8765) == ""


async def silent(scope: object, receive: object, send: object) -> None:
    """Be an application that says nothing."""


def test_an_address_is_told_when_it_can_be_reached() -> None:
    port, reached = free_port(HERE, 0), []

    def call() -> None:
        with socket.create_connection((HERE, port), timeout=5):
            reached.append(port)
        door.should_exit = True

    door = Door(uvicorn.Config(silent, host=HERE, port=port, **{**SETTINGS, "lifespan": "off"}), call)
    door.run()
    assert reached == [port]
