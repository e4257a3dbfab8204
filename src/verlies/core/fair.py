"""A fair deal: a secret and everybody's random bits, all fixed unseen before any of them is told.

The protocol, and what it proves to whom, is argued in docs/decisions/0010-the-deal.md.
"""

from collections.abc import Mapping, Sequence
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


def seal(share: bytes) -> str:
    """Return what a seat shows of its random bits before it tells them: it fixes them without telling them."""
    return digest(b"verlies seal", share).hex() if share else ""


def terms(game: str, seats: int, settings: Mapping[str, str]) -> str:
    """Return what was agreed on before the deal as one line; it decides with the key what is dealt."""
    return " ".join([game, str(seats), *(f"{name}={settings[name]}" for name in sorted(settings))])


def promise(committed: str, seals: Sequence[str], agreed: str) -> str:
    """Return one number for all that was fixed before the first share was told: secret, shares and terms."""
    fixed = [bytes.fromhex(each) for each in (committed, *seals)]
    return digest(b"verlies promise", agreed.encode(), *fixed).hex()


def key(secret: bytes, shares: list[bytes]) -> bytes:
    """Return the key of the game's chance: nobody alone could choose it."""
    return digest(b"verlies key", secret, *shares)


def renewed(before: bytes, number: int) -> bytes:
    """Return the key after a take-back by agreement, the line of that number; it was fixed from the start."""
    return digest(b"verlies anew", before, number.to_bytes(8, "little"))


def practice_secret(seed: int | str) -> bytes:
    """Return the secret of a practice game, which anybody can make from its short seed."""
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):  # type: ignore[redundant-expr]
        raise BadSetup("bad-seed", value=repr(seed))
    return digest(b"verlies practice", str(seed).encode())
