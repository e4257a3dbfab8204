"""`verlies replay`: a saved game, moment by moment or as one list."""

import sys
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
    viewer = Replay(match, open_screen(plain), Words.of(match.game, match.header, language_of(ctx)))
    viewer.viewer = seat - 1 if 0 < seat <= match.header.seats else -1
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        viewer.dump()
        return 0
    try:
        viewer.run()
    except Closed:
        click.echo()
    return 0
