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
@click.option("--picture", type=click.Path(path_type=Path), metavar="FILE")
@lang_option
@click.pass_context
def reports(ctx: click.Context, report: str | None, data: Path | None, picture: Path | None) -> int:
    """List what was reported, the newest last, or show one report and write its picture to a file."""
    from ..terminal.store import home

    language, folder = language_of(ctx), data or home() / "table"
    try:
        from ..server.tables.reports import kept, kept_picture
    except ImportError as error:
        raise UsageError(tell(language, "no-web", name=str(error.name))) from None

    found = kept(folder)
    if report is None:
        if picture is not None:
            raise UsageError(tell(language, "picture-of-which"))
        click.echo("\n".join(map(line, found)) or tell(language, "no-reports"))
        return 0
    if report not in dict(found):
        raise UsageError(tell(language, "unknown-report", id=report))
    image = kept_picture(folder, report)
    click.echo(whole(language, report, dict(found)[report], bool(image)))
    if picture is not None:
        write(language, report, image, picture)
    return 0


def write(language: str, report: str, image: bytes, path: Path) -> None:
    """Write the picture of a report to a file, and say of which kind it is."""
    from ..server.tables.picture import kind_of

    if not image:
        raise UsageError(tell(language, "no-report-picture", id=report))
    try:
        path.write_bytes(image)
    except OSError as error:
        raise UsageError(tell(language, "cannot-write", path=str(path), reason=str(error.strerror))) from None
    click.echo("\n" + tell(language, "picture-written", kind=kind_of(image), path=str(path)))


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


def whole(language: str, report: str, problem: "Problem", pictured: bool) -> str:
    """Return where it was, then what was said, then where more of it is."""
    who = tell(language, "report-seat" if problem.seat >= 0 else "report-watcher", n=str(problem.seat + 1))
    facts = {name: str(getattr(problem, name)) for name in ("table", "game", "rules", "seq", "verlies")}
    more = [tell(language, "report-game", table=problem.table)]
    more += [tell(language, "report-picture", id=report)] * pictured
    return "\n\n".join(
        [tell(language, "report", when=when(problem), who=who, **facts), printable(problem.text), "\n".join(more)]
    )
