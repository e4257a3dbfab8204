"""Starting the server."""

import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from .app import OWN_HOSTS, Config, make_app

MESSAGE_SIZE = 16 * 1024


def free_port(host: str, port: int) -> int:
    """Return the wished port, or a free one if it is taken."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            probe.bind((host, 0))
        return int(probe.getsockname()[1])


def serve(host: str, port: int, data: Path, hosts: tuple[str, ...] = (), browser: bool = False) -> None:
    """Run until interrupted."""
    port = free_port(host, port)
    allowed = OWN_HOSTS | {host} | set(hosts)
    app = make_app(Config(data, frozenset({"*"} if host in ("0.0.0.0", "::") and not hosts else allowed)))
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Verlies: {address}", file=sys.stderr, flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_SIZE,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
    )
