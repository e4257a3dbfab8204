"""Who may talk to this server: hosts, origins, and how often."""

import re
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from hashlib import sha256
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]

OWN_HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})
"""How a machine calls itself."""
ADDRESSES = "<addresses>"
"""Among the allowed hosts: whatever is a number and not a name, and so cannot be made to lead here by others."""
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What a proxy adds to a request."""
POLICY = (
    "default-src 'self'; script-src 'self'{scripts}; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS = [
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Lets in requests for our own hosts from our own pages (or from programs, which send no origin)."""

    def __init__(self, app: App, hosts: frozenset[str], scripts: str = "") -> None:
        self.app = app
        self.hosts = hosts
        """Allowed values of the Host header, without port; `*` allows any, `ADDRESSES` every bare address."""
        self.headers = [(b"content-security-policy", POLICY.format(scripts=scripts).encode()), *HEADERS]

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Check a request or handshake, and add the security headers to the reply."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self.allows(scope["headers"]):
            await _refuse(scope, send)
        else:
            await self.app(scope, receive, _with_headers(send, self.headers))

    def allows(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Return whether host and origin are ours, and each is named once."""
        found = [(name, value.decode("latin-1")) for name, value in headers if name in (b"host", b"origin")]
        known = dict(found)
        host = known.get(b"host", "")
        if len(known) != len(found) or not self.is_ours(_name(f"//{host}")):
            return False
        origin = known.get(b"origin")
        return origin is None or origin in (f"http://{host}", f"https://{host}")

    def is_ours(self, name: str) -> bool:
        """Return whether a host is one of ours; a foreign page can make its own name lead here, but not an address."""
        return "*" in self.hosts or name in self.hosts or (ADDRESSES in self.hosts and _is_address(name))


def _name(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse(scope: Scope, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    body = b'{"error":"This page may not talk to this table."}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def script_hashes(page: str) -> str:
    """Return the CSP sources that allow the inline scripts of a page, which are its import map alone."""
    inline = re.findall(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    return "".join(f" 'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in inline)


def _with_headers(send: Any, headers: list[tuple[bytes, bytes]]) -> Any:
    async def wrapped(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *headers]
        await send(message)

    return wrapped


def is_at_home(peer: str, headers: Mapping[str, str]) -> bool:
    """Return whether a request comes from the very machine this runs on, and so from whoever runs it.

    A proxy on the same machine speaks for others. It is known by what it adds to a request, or by the name it passes
    on; one that does neither lets everybody seem to be at home. So nothing hangs on this but what may be shown to
    others at worst: why a game cannot be loaded. It never gives a right to do anything.
    """
    passed_on = any(name in headers for name in PASSED_ON)
    return not passed_on and _is_loopback(peer) and _name(f"//{headers.get('host', '')}") in OWN_HOSTS


def _is_loopback(name: str) -> bool:
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


class Bucket:
    """A rate limit: so many at once, so many per second after that."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Return whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """Rate limits by address; the oldest are forgotten."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self._burst = burst
        self._per_second = per_second
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Return whether one more is allowed for an address now."""
        bucket = self._buckets.pop(address, None) or Bucket(self._burst, self._per_second)
        self._buckets[address] = bucket
        while len(self._buckets) > self._most:
            self._buckets.pop(next(iter(self._buckets)))
        return bucket.take()
