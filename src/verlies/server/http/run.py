"""Starting the server."""

import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from ..tables.broom import pause_less
from ..wire.messages import MESSAGE_SIZE
from .app import Config, make_app
from .errors import ServerRefusal, why
from .guard import ADDRESSES, OWN_HOSTS

if sys.platform != "win32":
    import resource

EVERYWHERE = ("0.0.0.0", "::")
BESIDE = {"127.0.0.1": "::1", "0.0.0.0": "::1"}
"""Where a browser looks first that is sent to localhost: it would find whoever listens there at the same port."""
SHARE = 0.0005
"""So long a thread may go on while another waits: whoever stored an answer need not wait for somebody's view."""
CONNECTIONS = 8192
"""So many may be connected at once; more are told to come back."""
SETTINGS: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": MESSAGE_SIZE,
    "ws_max_queue": 8,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "h11_max_incomplete_event_size": MESSAGE_SIZE,
    "limit_concurrency": CONNECTIONS,
    "timeout_keep_alive": 10,
    "timeout_graceful_shutdown": 5,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "proxy_headers": False,
}
"""How uvicorn is run: small messages, nothing kept about who came, no trust in what a proxy might say."""


def free_port(host: str, port: int) -> int:
    """Return the wished port, or a free one if it is taken."""
    try:
        if host in BESIDE and is_taken(BESIDE[host], port):
            return tried(host, 0)
        return tried(host, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise ServerRefusal("no-address", host=host, port=str(port), **why(error)) from None
    return tried(host, 0)


def is_taken(host: str, port: int) -> bool:
    """Tell whether somebody else listens at a port; not if this machine has no such address."""
    try:
        tried(host, port)
    except OSError as error:
        return error.errno == errno.EADDRINUSE
    return False


def tried(host: str, port: int) -> int:
    """Return the port at which one may listen, if it is free; otherwise raise what the system says."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # elsewhere this would let in several at once
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        return int(probe.getsockname()[1])


def allowed_hosts(host: str, more: tuple[str, ...]) -> frozenset[str]:
    """Return under which names browsers may reach the server."""
    own = OWN_HOSTS | {host, *more}
    if host in EVERYWHERE:
        name = socket.gethostname().lower()
        own |= {ADDRESSES, name, f"{name.partition('.')[0]}.local"}
    return frozenset(own)


NEVER_CALLED = ("192.0.2.1", 9)
"""An address that nobody has; asking for the way there sends nothing."""


def own_address() -> str:
    """Return the address of this machine in its network, or nothing if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(NEVER_CALLED)
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return "" if found.startswith(("127.", "0.")) else found


def reached_at(host: str, port: int) -> str:
    """Return where other devices reach a server that listens there, if this device calls it otherwise."""
    address = own_address() if host in EVERYWHERE else ""
    return f"http://{address}:{port}" if address else ""


def address_of(host: str, port: int) -> str:
    """Return where this machine itself reaches a server that listens there."""
    name = "localhost" if host in ("127.0.0.1", *EVERYWHERE) else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def allow_many_sockets() -> None:
    """Raise the number of sockets this process may have, as far as it may."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = 2 * CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, 2 * CONNECTIONS)
        if soft != resource.RLIM_INFINITY and soft < wished:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))


def serve(host: str, port: int, data: Path, hosts: tuple[str, ...] = (), browser: bool = False, note: str = "") -> None:
    """Run until interrupted; a note is told with the address."""
    port = free_port(host, port)
    allow_many_sockets()
    reach = reached_at(host, port)
    app = make_app(Config(data, allowed_hosts(host, hosts), reach=reach))
    address = address_of(host, port)

    def tell() -> None:
        there = f" ({reach}/)" if reach else ""
        what = f" – {note}" if note else ""
        with contextlib.suppress(OSError):  # whoever started it may know the address, even if the disk is full
            print(f"Verlies: {address}{there}{what}", file=sys.stderr, flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    pause_less()
    sys.setswitchinterval(SHARE)
    keep_open(Door(uvicorn.Config(app, host=host, port=port, **SETTINGS), tell))


class Door(uvicorn.Server):
    """A server that tells when it can be reached, and not before: a slow machine takes its time."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then tell."""
        await super().startup(sockets)
        if self.started:
            self._opened()


def keep_open(door: Door) -> None:
    """Serve until interrupted; leave with an error if that could not even begin."""
    with contextlib.suppress(KeyboardInterrupt):
        door.run()
    if not door.started:
        sys.exit(1)
