"""`verlies verify`: what of a saved game can be shown to be true?"""

from collections.abc import Iterator

import click

from .. import registry
from ..core.errors import SaveError
from ..core.match import replay
from ..core.record import Header, Record, read
from ..terminal import store
from ..text import Words
from .help import Bilingual, language_of
from .options import lang_option


@click.command("verify", cls=Bilingual)
@click.argument("file")
@click.option("--share", metavar="HEX", default="")
@click.option("--promise", metavar="HEX", default="")
@lang_option
@click.pass_context
def verify(ctx: click.Context, file: str, share: str, promise: str) -> int:
    """Play a saved game again and compare everything; the first thing that is wrong ends it."""
    path = store.find(file)
    record = read(path)
    game = registry.game(record.header.game)
    match = replay(game, record, str(path))
    check_kept(record.header, str(path), share.lower(), promise.lower())
    words = Words.of(game, record.header, language_of(ctx))
    for sentence in claims(words, record, bool(share), bool(promise)):
        click.echo(sentence)
    result = match.result
    click.echo(words.verdict(result, by_one=match.by_one) if result is not None else words.say("verify-open"))
    return 0


def check_kept(header: Header, path: str, share: str, promise: str) -> None:
    """Raise `SaveError` if what a player kept before the game does not fit what is in the file."""
    if share and share not in header.shares:
        raise SaveError("save-share", path=path, share=share)
    if promise and promise != header.promise():
        raise SaveError("save-promise", path=path)


def claims(words: Words, record: Record, share: bool, promise: bool) -> Iterator[str]:
    """Yield what is shown by the file and by what the player kept, and what is not."""
    header = record.header
    yield words.say("verify-deal" if header.seed is None else "verify-practice", seed=header.seed or "")
    yield words.say("verify-answers", count=len(record.lines))
    if record.torn:
        yield words.say("start-torn")
    if header.seed is None:
        yield from (words.say(key) for key in proofs(any(header.shares), share, promise))


def proofs(mixed: bool, share: bool, promise: bool) -> list[str]:
    """Return which sentences say how far it is shown that nobody chose the deal."""
    if not share and not promise:
        return ["verify-unproven", "verify-how" if mixed else "verify-unmixed"]
    shown = ["verify-share"] * share + ["verify-promise"] * promise
    return shown if promise else [*shown, "verify-share-alone"]
