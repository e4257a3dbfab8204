"""`verlies serve`: the web table."""

from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8765, show_default=True, help="Port to listen on; a free one if it is taken.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the database.")
@click.option("--allow", multiple=True, metavar="NAME", help="A host name under which browsers may reach this server.")
@click.option("--browser/--no-browser", default=False, help="Open the table in a browser.")
def serve(host: str, port: int, data: Path | None, allow: tuple[str, ...], browser: bool) -> None:
    """Open the house: a web table for friends and bots."""
    from ..server.run import serve as run
    from ..terminal.store import home

    run(host, port, data or home() / "table", allow, browser)
