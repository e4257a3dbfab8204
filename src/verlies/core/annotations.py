# mypyc: interpreted
"""What a class says of its fields: the one door to annotations, which Python evaluates late from 3.14 on."""

import sys
from typing import Any, get_type_hints

if sys.version_info >= (3, 14):
    from annotationlib import Format, get_annotations

    def annotated(cls: type) -> dict[str, Any]:
        """Return the fields that a class itself names, in their order; what one of them names may be unknown yet."""
        return get_annotations(cls, format=Format.FORWARDREF)

else:

    def annotated(cls: type) -> dict[str, Any]:
        """Return the fields that a class itself names, in their order; what one of them names may be unknown yet."""
        own: dict[str, Any] = vars(cls).get("__annotations__", {})
        return own


def resolved(cls: type) -> dict[str, Any]:
    """Return the fields of a class and its bases with their kinds and marks; what is unknown raises `NameError`."""
    return get_type_hints(cls, include_extras=True)
