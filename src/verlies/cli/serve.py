"""`verlies serve`: the web table."""

from pathlib import Path

import click

from .errors import UsageError
from .help import language_of, tell


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8765, show_default=True, help="Port to listen on; a free one if it is taken.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the database.")
@click.option("--allow", multiple=True, metavar="NAME", help="A host name under which browsers may reach this server.")
@click.option("--browser/--no-browser", default=False, help="Open the table in a browser.")
def serve(host: str, port: int, data: Path | None, allow: tuple[str, ...], browser: bool) -> None:
    """Open the house: a web table for friends and bots."""
    from ..terminal.store import home

    try:
        from ..server.run import serve as run
    except ImportError as error:
        raise UsageError(tell(language_of(click.get_current_context()), "no-web", name=str(error.name))) from None

    run(host, port, data or home() / "table", allow, browser)
