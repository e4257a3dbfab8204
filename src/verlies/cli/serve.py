"""`verlies serve`: the web table."""

from pathlib import Path

import click

from .. import registry
from ..build import build
from ..text import LANGUAGES
from .broken import leave_out_illegible, tell_broken
from .errors import UsageError
from .help import Bilingual, language_of, tell
from .options import lang_option


@click.command("serve", cls=Bilingual)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535), default=8765, metavar="NUMBER")
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--allow", multiple=True, metavar="NAME")
@click.option("--browser/--no-browser", default=False)
@lang_option
@click.pass_context
def serve(ctx: click.Context, host: str, port: int, data: Path | None, allow: tuple[str, ...], browser: bool) -> None:
    """Open the house: a web table for friends and bots."""
    from ..terminal.store import home

    try:
        from ..server.http.run import free_port
        from ..server.http.run import serve as run
    except ImportError as error:
        raise UsageError(tell(language_of(ctx), "no-web", name=str(error.name))) from None

    leave_out_illegible(registry.names(), *LANGUAGES)
    tell_broken(language_of(ctx))
    free = free_port(host, port)
    if free != port != 0:
        click.echo(tell(language_of(ctx), "port-taken", port=str(port)), err=True)
    note = tell(language_of(ctx), f"build-{build()}")
    run(host, free, data or home() / "table", allow, browser, note)
