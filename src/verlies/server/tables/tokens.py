"""Capabilities: whoever has the token has the right. Only their hashes are kept."""

import hmac
import secrets
from hashlib import blake2b

TABLE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_token() -> str:
    """Return 160 random bits for a URL."""
    return secrets.token_urlsafe(20)


def new_table_id() -> str:
    """Return a name for a table; it gives no right by itself."""
    return "".join(secrets.choice(TABLE_ALPHABET) for _ in range(10))


def token_hash(token: str) -> str:
    """Return what is stored instead of a token."""
    return blake2b(token.encode(), digest_size=20, person=b"verlies").hexdigest()


def matches(token: str, stored: str) -> bool:
    """Return whether a token is the one whose hash was stored."""
    return bool(token) and bool(stored) and hmac.compare_digest(token_hash(token), stored)
