"""Mistakes on the command line, each as one sentence in the reader's language."""

import errno
import os
import re
import sys
from collections.abc import Iterable

import click

from ..core.errors import BadSetup, UnknownGame, VerliesError, closest
from .help import tell

USAGE = 2
UNWRITTEN = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What a system says of an output that takes no more; files of ours have errors of their own."""
SETTING = 0.75
"""So alike (of 1) a flag has to be to a setting of a game to be taken for it."""


class UsageError(Exception):
    """The command line makes no sense; the sentence says why."""


def similar(language: str, wrong: str, possible: Iterable[str]) -> str:
    """Return “ Did you mean …?” or nothing."""
    near = closest(wrong, possible)
    return " " + tell(language, "did-you-mean", name=near) if near else ""


def complain(sentence: str, code: int) -> int:
    """Write a sentence where complaints go, and return the exit code."""
    click.echo(sentence, err=True)
    return code


def complain_of(language: str, error: Exception) -> int:
    """Write what was wrong, and return the exit code."""
    if isinstance(error, click.UsageError):
        return complain(_of_click(language, error), USAGE)
    if isinstance(error, UsageError):
        return complain(str(error), USAGE)
    if isinstance(error, VerliesError):
        return complain(_of_verlies(language, error), _code(error))
    if isinstance(error, ModuleNotFoundError) and not (error.name or "verlies").startswith("verlies"):
        return complain(tell(language, "needs-package", name=error.name or "?"), 1)
    if isinstance(error, OSError) and error.errno in UNWRITTEN:
        return output_lost(language, error)
    return _of_ours(language, error)


def debugging() -> bool:
    """Return whether somebody wants to see where in the code something went wrong."""
    return bool(os.environ.get("VERLIES_DEBUG"))


def _of_ours(language: str, error: Exception) -> int:
    """Own up to a mistake of ours without showing it all, unless somebody wants to see it."""
    if debugging():
        raise error
    what = f"{type(error).__name__}: {error}"
    return complain(_of_a_game(language, error, what) or tell(language, "bug", what=what), 1)


def _of_a_game(language: str, error: Exception, what: str) -> str:
    """Return what is to be said of a mistake in the game of another package; nothing if it is in none."""
    from .. import registry
    from ..text import Words

    name = registry.at_fault(error)
    if not name:
        return ""
    remedy = Words(language).remedy(registry.failing(name, error))
    return "\n".join([tell(language, "bug-of-game", name=name, what=what), remedy, tell(language, "where")])


def _of_verlies(language: str, error: VerliesError) -> str:
    from .. import registry
    from ..text.words import words
    from .broken import complaint

    if error.key == "broken-game":
        return complaint(language, [error])
    return words(registry.behind(error), language).error(error)


def _code(error: VerliesError) -> int:
    usage = isinstance(error, UnknownGame | BadSetup) or error.key in ("unknown-language", "unknown-bot")
    return USAGE if usage else 1


def _of_click(language: str, error: click.UsageError) -> str:
    path = error.ctx.command_path if error.ctx else "verlies"
    return f"{_complaint(language, error)} {tell(language, 'try-help', path=path)}"


def _complaint(language: str, error: click.UsageError) -> str:
    """Return click's complaint in the reader's language, as far as it is a common one."""
    if isinstance(error, click.NoSuchOption):
        return tell(language, "unknown-flag", name=error.option_name) + _meant(language, error)
    if isinstance(error, click.MissingParameter):
        return tell(language, "missing", name=_name(error))
    if isinstance(error, click.BadParameter) and error.param and isinstance(error.param.type, click.IntRange):
        kind = error.param.type
        return tell(language, "not-in-range", name=_name(error), low=str(kind.min), high=str(kind.max))
    if isinstance(error, click.BadParameter):
        return tell(language, "bad-value", value=_quoted(error.message), name=_name(error))
    if isinstance(error, click.BadOptionUsage):
        return tell(language, "needs-value", name=error.option_name)
    extra = re.search(r"extra arguments? \((.*)\)", error.message)
    return tell(language, "extra", name=extra[1]) if extra else error.format_message()


def _meant(language: str, error: click.NoSuchOption) -> str:
    """Return what may have been meant by an unknown flag: a setting of a game, or another flag."""
    flags = [flag for param in error.ctx.command.params for flag in param.opts] if error.ctx else []
    setting = closest(error.option_name.lstrip("-"), _settings(), SETTING) if "-o" in flags else None
    if setting is not None:
        return " " + tell(language, "setting-flag", name=setting)
    return similar(language, error.option_name, flags)


def _settings() -> list[str]:
    """Return what can be agreed on in the games there are."""
    from .. import registry

    return sorted({setting.name for name in registry.names() for setting in registry.game(name).about.settings})


def _name(error: click.BadParameter) -> str:
    param = error.param
    if param is None:
        return "?"
    return param.opts[0] if isinstance(param, click.Option) else (param.name or "?").upper()


def _quoted(message: str) -> str:
    found = re.search(r"'(.*?)'", message)
    return found[1] if found else message


def pipe_closed() -> int:
    """Leave quietly when nobody reads any more."""
    _write_to_nowhere()
    return 1


def output_lost(language: str, error: OSError) -> int:
    """Say that what was to be shown cannot be written, and return the exit code."""
    _write_to_nowhere()
    return complain(tell(language, "no-output", what=error.strerror or type(error).__name__), 1)


def _write_to_nowhere() -> None:
    """Let what is still to be written go nowhere, so that the end of this process is not disturbed by it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
