"""The application: routes, sockets, pages, and the guard in front of them."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from ..store.sqlite import FILE, Store
from ..tables.broom import Broom
from ..tables.house import House
from ..tables.thinking import Thinkers
from ..wire.sockets import talk
from .api import ROUTES, Limits, answering
from .guard import OWN_HOSTS, Guard, script_hashes

WEB = Path(__file__).resolve().parents[2] / "web"


@dataclass(frozen=True)
class Config:
    """How a server is run."""

    data: Path
    hosts: frozenset[str] = OWN_HOSTS
    pace: float = 0.35
    """Seconds a bot waits before it answers."""
    workers: int = 1
    reach: str = ""
    """Where other devices reach this server, if they do and its own address is no use to them."""


def make_app(config: Config) -> Starlette:
    """Return the application, with its store opened."""
    house = House(Store(config.data / FILE), Thinkers(config.workers), config.pace, config.reach)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        house.thinkers.close()
        house.store.close()

    scripts = script_hashes((WEB / "index.html").read_text(encoding="utf-8"))
    app = Starlette(
        routes=_routes(house),
        middleware=[Middleware(Guard, hosts=config.hosts, scripts=scripts)],
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.limits = Limits()
    return app


def _routes(house: House) -> list[BaseRoute]:
    broom = Broom()

    async def socket(websocket: WebSocket) -> None:
        try:
            await talk(house, websocket)
        finally:
            broom.sweep_after()

    api: list[BaseRoute] = [HttpRoute(r.path, answering(house, r), methods=[r.method]) for r in ROUTES]
    return [
        *api,
        WebSocketRoute("/ws/{table}", socket),
        HttpRoute("/", page),
        HttpRoute("/demo", page),
        HttpRoute("/t/{table}", page),
        Mount("/web", Files(directory=WEB, check_dir=False)),
    ]


class Files(StaticFiles):
    """Files of the client; a browser asks each time whether its copies still hold, so that they fit together."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        """Return a file that may be kept, but not used unasked."""
        reply = super().file_response(*args, **named)
        reply.headers["cache-control"] = "no-cache"
        return reply


async def page(request: Request) -> Response:
    """Return the one page of the client."""
    return FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})
