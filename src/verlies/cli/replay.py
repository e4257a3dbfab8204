"""`verlies replay`: a saved game, moment by moment or as one list."""

from pathlib import Path

import click

from .. import load
from ..terminal import store
from ..terminal.replay import Replay
from ..terminal.screen import Closed
from ..text import Words
from .help import Bilingual, language_of
from .options import lang_option, open_screen, plain_option


@click.command("replay", cls=Bilingual)
@click.argument("file")
@click.option("--seat", type=int, default=0, metavar="NUMBER")
@plain_option
@lang_option
@click.pass_context
def replay(ctx: click.Context, file: str, seat: int, plain: bool) -> int:
    """Look at a saved game again."""
    path: Path = store.find(file)
    match = load(path)
    screen = open_screen(plain)
    viewer = Replay(match, screen, Words.of(match.game, match.header, language_of(ctx)))
    viewer.look_from(seat)
    if screen.plain:
        viewer.dump()
        return 0
    try:
        viewer.run()
    except Closed:
        click.echo()
    return 0
