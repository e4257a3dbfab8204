"""`verlies verify`: is a saved game true?"""

import click

from .. import registry
from ..core.match import replay
from ..core.record import read
from ..terminal import store
from ..text import Words
from .help import Bilingual, language_of
from .options import lang_option


@click.command("verify", cls=Bilingual)
@click.argument("file")
@lang_option
@click.pass_context
def verify(ctx: click.Context, file: str) -> int:
    """Play a saved game again and compare everything; the first thing that is wrong ends it."""
    path = store.find(file)
    record = read(path)
    game = registry.game(record.header.game)
    match = replay(game, record, str(path))
    words = Words.of(game, record.header, language_of(ctx))
    click.echo(
        words.say("verify-deal" if record.header.seed is None else "verify-practice", seed=record.header.seed or "")
    )
    click.echo(words.say("verify-answers", count=len(match.lines)))
    if record.torn:
        click.echo(words.say("start-torn"))
    result = match.result
    click.echo(words.verdict(result) if result is not None else words.say("verify-open"))
    return 0
