"""Games that cannot be loaded: every command says so in the same sentences, where complaints go."""

from collections.abc import Iterable, Iterator
from traceback import format_exception

import click

from .. import registry
from ..core.errors import VerliesError
from ..text import Words
from ..text.legible import illegible
from .errors import debugging
from .help import tell


def tell_broken(language: str, *asked: str) -> None:
    """Say which games cannot be loaded; without any that can, raise `VerliesError`.

    Those asked for by name are left out as long as there are others: whoever opens one raises what is wrong with it.
    """
    problems = registry.problems()
    playable = registry.names()
    told = [problem for name, problem in problems.items() if name not in asked or not playable]
    if told:
        click.echo(complaint(language, told), err=True)
    if not playable:
        raise registry.none_left()


def leave_out_illegible(names: Iterable[str], *languages: str) -> None:
    """Leave out those of some games whose texts cannot be read in a language: nothing could be said in them."""
    for name in set(registry.names()).intersection(names):
        error = illegible(registry.game(name), languages)
        if error is not None:
            registry.leave_out(name, error)


def complaint(language: str, problems: Iterable[VerliesError]) -> str:
    """Return why games cannot be loaded, a line each, and what to do behind those that need the same."""
    words = Words(language)
    alike: dict[str, list[VerliesError]] = {}
    for problem in problems:
        alike.setdefault(words.remedy(problem), []).append(problem)
    lines: list[str] = []
    for remedy, group in alike.items():
        for problem in group:
            lines += [words.error(problem), *place(problem)]
        lines.append(remedy)
    if not debugging() and any(problem.__cause__ for group in alike.values() for problem in group):
        lines.append(tell(language, "where"))
    return "\n".join(line for line in lines if line)


def place(problem: VerliesError) -> Iterator[str]:
    """Yield where in the code a game failed, if somebody wants to see it."""
    if debugging() and problem.__cause__ is not None:
        yield "".join(format_exception(problem.__cause__)).rstrip()
