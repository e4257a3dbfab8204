"""A fair deal: a secret committed to before the start, and bits that each seat adds afterwards."""

from hashlib import blake2b

from .errors import BadSetup


def digest(*parts: bytes) -> bytes:
    """Return a 32-byte hash of parts that cannot run into each other."""
    whole = blake2b(digest_size=32)
    for part in parts:
        whole.update(len(part).to_bytes(4, "little") + part)
    return whole.digest()


def commitment(secret: bytes) -> str:
    """Return what is published before the start; it fixes the secret without telling it."""
    return digest(b"verlies commitment", secret).hex()


def key(secret: bytes, shares: list[bytes]) -> bytes:
    """Return the key of the game's chance: nobody alone could choose it."""
    return digest(b"verlies key", secret, *shares)


def practice_secret(seed: int | str) -> bytes:
    """Return the secret of a practice game, which anybody can make from its short seed."""
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):  # type: ignore[redundant-expr]
        raise BadSetup("bad-seed", value=repr(seed))
    return digest(b"verlies practice", str(seed).encode())
