"""A picture that comes with a report: what a screen showed, no larger than it has to be."""

import re

from ..http.errors import ServerRefusal

MOST_BYTES = 300 * 1024
"""So large a picture may be; base/picture.mjs makes none that is larger."""
KIB = 1024
LARGEST = {"most": MOST_BYTES // KIB}
"""What a refusal says of it."""
WHOLE = {
    "JPEG": re.compile(rb"\xff\xd8\xff.+\xff\xd9", re.DOTALL),
    "PNG": re.compile(rb"\x89PNG\r\n\x1a\n\0\0\0\rIHDR.+IEND\xaeB`\x82", re.DOTALL),
    "WebP": re.compile(rb"RIFF.{4}WEBPVP8.+", re.DOTALL),
}
"""How the files of each kind begin and end."""
RIFF_HEAD = 8
"""So many bytes of a WebP stand before what its length counts."""


def kind_of(data: bytes) -> str:
    """Return which kind of picture something is: JPEG, PNG or WebP; empty if it is none, or not a whole one."""
    kind = next((name for name, form in WHOLE.items() if form.fullmatch(data)), "")
    return "" if kind == "WebP" and int.from_bytes(data[4:RIFF_HEAD], "little") != len(data) - RIFF_HEAD else kind


def check(data: bytes) -> None:
    """Raise `ServerRefusal` if something is no picture, or a larger one than is kept."""
    if len(data) > MOST_BYTES:
        raise ServerRefusal("picture-too-large", **LARGEST)
    if not kind_of(data):
        raise ServerRefusal("no-picture")
