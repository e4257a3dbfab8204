"""A server in a process of its own, on a folder that outlives it."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any, Self
from urllib.error import URLError
from urllib.request import urlopen

import verlies

SOURCE = Path(verlies.__file__).resolve().parents[1]
ROOT = next(folder for folder in Path(__file__).resolve().parents if (folder / "pyproject.toml").exists())
EXAMPLE = ROOT / "examples" / "lantern" / "src"
PATIENCE = 90.0
NOTHING = "/web/manifest.json"
"""A page on which nothing runs, and that is answered at once: to tell of all games takes a busy machine very long."""
PACE = 0.03
"""Bots do not dawdle here, but leave the browser time to draw."""
MINUTE = 60.0
"""Seconds that a minute of waiting for somebody absent has."""
SLOW = 1.0
"""Bots that leave time to interrupt them."""


def free_port() -> int:
    """Return a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def make_lantern_known(folder: Path) -> None:
    """Let the example game be found as if it were installed."""
    info = folder / "lantern-0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[verlies.games]\nlantern = lantern:GAME\n")


class Server:
    """A web table that can be stopped and started again."""

    def __init__(self, folder: Path, pace: float = PACE, minute: float = MINUTE) -> None:
        self.folder = folder
        self.pace = pace
        self.minute = minute
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        make_lantern_known(folder / "site")

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.stop()  # nobody leaves what was not entered
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start, and wait until it answers."""
        (self.folder / "data").mkdir(exist_ok=True)
        self.process = subprocess.Popen(self.command(), env=self.environ())
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, "the server has stopped"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)

    def command(self) -> list[str]:
        """Return how it is started."""
        numbers = (str(self.pace), str(self.minute))
        return [sys.executable, __file__, str(self.port), str(self.folder / "data"), *numbers]

    def environ(self) -> dict[str, str]:
        """Return an environment in which the games are found."""
        paths = [str(SOURCE), str(EXAMPLE), str(self.folder / "site")]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

    def answers(self) -> bool:
        """Return whether the server is there."""
        try:
            with urlopen(f"{self.url}{NOTHING}", timeout=10) as reply:
                return bool(reply.status == 200)
        except (URLError, OSError):
            return False

    def stop(self) -> None:
        """Stop in an orderly way."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None

    def crash(self) -> None:
        """Stop at once, without a last word."""
        if self.process is not None:
            self.process.kill()
        self.stop()


Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Application = Callable[[MutableMapping[str, Any], Any, Send], Awaitable[None]]
KEPT = b"max-age=86400, immutable"


def keeping(app: Application) -> Application:
    """Return an application whose client may be kept without asking: it stays the same while it is tested.

    That a browser is told to ask each time is proven in `tests/server/test_pages.py`; here, a hundred files a page.
    """

    async def kept(scope: MutableMapping[str, Any], receive: Any, send: Send) -> None:
        async def say(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start" and scope["path"].startswith("/web/"):
                others = [(name, value) for name, value in message["headers"] if name != b"cache-control"]
                message["headers"] = [*others, (b"cache-control", KEPT)]
            await send(message)

        await app(scope, receive, say)

    return kept


def main(port: int, data: Path, pace: float, minute: float) -> None:
    """Serve until stopped."""
    import uvicorn

    from verlies.server.http.app import Config, make_app
    from verlies.server.http.guard import Buckets
    from verlies.server.http.run import SETTINGS
    from verlies.server.tables import table

    table.MINUTE = minute
    app = make_app(Config(data, pace=pace))
    app.state.limits.tables = Buckets(1000, 1000)
    uvicorn.run(keeping(app), host="127.0.0.1", port=port, **SETTINGS)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]))
