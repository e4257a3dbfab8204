"""Which language the reader gets; known outside this room too, so that help needs no texts."""

from ..language import LANGUAGES, choose

__all__ = ["LANGUAGES", "choose"]
