"""Starting the server: where it listens."""

import socket

import pytest

from verlies.server.http.errors import ServerRefusal
from verlies.server.http.run import free_port

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
