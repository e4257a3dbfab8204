"""Starting the server: where it listens."""

import socket

import pytest

from verlies.server.http import run
from verlies.server.http.errors import ServerRefusal
from verlies.server.http.run import free_port, own_address, reached_at

HERE = "127.0.0.1"


def test_a_port_that_is_taken_is_replaced_by_a_free_one() -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port(HERE, port) != port
    assert free_port(HERE, port) == port


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
