"""Words with a memory: what was put into words before is not put together again."""

from functools import lru_cache

from ...text.packages import Packages
from ...text.words import Fact, Words

REMEMBERED = 20_000
"""So many sentences are kept, of all tables together."""


class Phrases(Words):
    """The words of a table; they are the same as `Words` says, only faster the second time."""

    def maybe(self, name: str, /, **facts: Fact) -> str | None:
        """Return a text with its facts put in; None if there is none."""
        if name.startswith("error-"):  # may hold whatever a stranger wrote: not worth keeping
            return super().maybe(name, **facts)
        return _said(self.language, self.packages, name, tuple(facts.items()))


@lru_cache(REMEMBERED)
def _said(language: str, packages: Packages, name: str, facts: tuple[tuple[str, Fact], ...]) -> str | None:
    return Words(language, packages).maybe(name, **dict(facts))
