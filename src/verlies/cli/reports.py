"""`verlies reports`: the problems that people reported at the web table."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .errors import UsageError
from .help import Bilingual, language_of, tell
from .options import lang_option

if TYPE_CHECKING:
    from ..server.tables.reports import Problem

SHORT = 60
"""So many letters of a report stand in the list."""


@click.command("reports", cls=Bilingual)
@click.argument("report", required=False)
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER")
@lang_option
@click.pass_context
def reports(ctx: click.Context, report: str | None, data: Path | None) -> int:
    """List what was reported, the newest last, or show one report."""
    from ..terminal.store import home

    try:
        from ..server.tables.reports import kept
    except ImportError as error:
        raise UsageError(tell(language_of(ctx), "no-web", name=str(error.name))) from None

    found = kept(data or home() / "table")
    if report is None:
        click.echo("\n".join(map(line, found)) or tell(language_of(ctx), "no-reports"))
        return 0
    if report not in dict(found):
        raise UsageError(tell(language_of(ctx), "unknown-report", id=report))
    click.echo(whole(language_of(ctx), dict(found)[report]))
    return 0


def printable(text: str) -> str:
    """Return a text without what could command a terminal."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


def when(problem: "Problem") -> str:
    """Return when something was reported, in the time of this machine."""
    return datetime.fromtimestamp(problem.at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def line(found: tuple[str, "Problem"]) -> str:
    """Return a report in one line."""
    report, problem = found
    return f"{report}  {when(problem)}  {problem.game}  {' '.join(printable(problem.text).split())[:SHORT]}"


def whole(language: str, problem: "Problem") -> str:
    """Return where it was, then what was said."""
    who = tell(language, "report-seat" if problem.seat >= 0 else "report-watcher", n=str(problem.seat + 1))
    facts = {name: str(getattr(problem, name)) for name in ("table", "game", "rules", "seq", "verlies")}
    return tell(language, "report", when=when(problem), who=who, **facts) + "\n\n" + printable(problem.text)
