"""`verlies rules`: the catalogue of a game, and which of its rules the tests prove."""

import click
import msgspec

from .. import registry
from ..core.errors import UnknownGame, closest, listing
from ..lab import rules as lab
from ..text import Words, catalogue
from .errors import UsageError
from .help import Bilingual, language_of, tell
from .options import lang_option


@click.command("rules", cls=Bilingual)
@click.argument("game", required=False)
@click.argument("word", required=False)
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_context
def rules(ctx: click.Context, game: str | None, word: str | None, as_json: bool) -> int:
    """Count the rules, list those that no test names, or search them for a word."""
    words = Words(language_of(ctx))
    try:
        if game is None:
            return count(words, lab.games(), as_json)
        if word is not None:
            return search(words, known(game), word, as_json)
        return count_one(words, known(game), as_json)
    except lab.RuleError as error:
        raise UsageError(tell(words.language, "no-rules", reason=str(error))) from None


def known(name: str) -> str:
    """Return the name of a game that has a catalogue or is installed."""
    if name in lab.games() or name in registry.names():
        return name
    if name in registry.problems():
        raise registry.problems()[name]
    possible = dict.fromkeys([*lab.games(), *registry.names()])
    raise UnknownGame("unknown-game", name=name, possible=listing(possible), hint=closest(name, possible))


def sentences(name: str, language: str) -> catalogue.Sentences:
    """Return the rules of a game: of its catalogue, or those it brings itself."""
    if name in lab.games():
        return catalogue.shipped(name, language)
    return catalogue.sentences(registry.game(name), language)


def count(words: Words, names: list[str], as_json: bool) -> int:
    """Write how many rules the games have, and how many of them the tests prove."""
    counted = lab.coverages(names)
    if as_json:
        click.echo(msgspec.json.encode(counted))
        return 0
    for each in counted:
        click.echo(words.say("rules-counted", game=each.game, rules=each.rules, tested=each.tested))
    return 0


def count_one(words: Words, name: str, as_json: bool) -> int:
    """Write how many rules a game has, and which of them no test proves; of somebody else's game, just how many."""
    if name not in lab.games():
        return count_others(words, name, as_json)
    counted = lab.coverage(name)
    if as_json:
        click.echo(msgspec.json.encode(counted))
        return 0
    click.echo(words.say("rules-counted", game=name, rules=counted.rules, tested=counted.tested))
    for rule in counted.missing:
        click.echo(f"    {rule}")
    return 0


def count_others(words: Words, name: str, as_json: bool) -> int:
    """Write how many rules a game has whose tests lie elsewhere."""
    rules = len(sentences(name, words.language))
    if as_json:
        click.echo(msgspec.json.encode({"game": name, "rules": rules}))
    else:
        click.echo(words.say("rules-number", game=name, rules=rules))
    return 0


def search(words: Words, name: str, word: str, as_json: bool) -> int:
    """Write the rules of a game that have a word."""
    found = catalogue.having(sentences(name, words.language), word)
    if as_json:
        click.echo(msgspec.json.encode([{"id": rule, "rule": sentence} for rule, sentence in found]))
        return 0 if found else 1
    for rule, sentence in found:
        click.echo(words.say("rule-cited", rule=rule, sentence=sentence))
    click.echo(words.say("rules-found", count=len(found), shown=len(found), word=word))
    return 0 if found else 1
