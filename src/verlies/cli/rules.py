"""`verlies rules`: the catalogue of a game, and which of its rules the tests prove."""

import click
import msgspec

from .. import registry
from ..core.errors import UnknownGame, did_you_mean, listing
from ..lab import rules as lab
from ..text import Words, catalogue
from .errors import UsageError
from .help import Bilingual, language_of
from .options import lang_option


@click.command("rules", cls=Bilingual)
@click.argument("game", required=False)
@click.argument("word", required=False)
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_context
def rules(ctx: click.Context, game: str | None, word: str | None, as_json: bool) -> int:
    """Count the rules, list those that no test names, or search them for a word."""
    language = language_of(ctx)
    words = Words(language)
    games = [known(words, game)] if game else lab.games()
    if word and game:
        return search(words, game, word)
    try:
        counted = [lab.coverage(each) for each in games]
    except lab.RuleError as error:
        raise UsageError(str(error)) from None
    if as_json:
        click.echo(msgspec.json.encode(counted[0] if game else counted))
        return 0
    for each in counted:
        click.echo(words.say("rules-counted", game=each.game, rules=each.rules, tested=each.tested))
        for rule in each.missing if game else ():
            click.echo(f"    {rule}")
    return 0


def known(words: Words, game: str) -> str:
    """Return the name of a game that has a catalogue."""
    names = lab.games()
    if game in names:
        return game
    hint = did_you_mean(game, names)
    raise UnknownGame("unknown-game", name=game, possible=listing(names), hint=hint)


def search(words: Words, name: str, word: str) -> int:
    """Write the rules of a game that have a word."""
    found = catalogue.find(registry.game(name), word, words.language)
    for rule, sentence in found:
        click.echo(words.say("rule-cited", rule=rule, sentence=sentence))
    click.echo(words.say("rules-found", count=len(found), shown=len(found), word=word))
    return 0 if found else 1
