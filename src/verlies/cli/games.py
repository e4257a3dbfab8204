"""`verlies games`: what can be played."""

from typing import Any

import click

from .. import registry
from ..core.game import Game
from ..text import Words, words
from .broken import leave_out_illegible, tell_broken
from .help import Bilingual, language_of
from .options import lang_option


@click.command("games", cls=Bilingual)
@lang_option
@click.pass_context
def games(ctx: click.Context) -> int:
    """List the games, and what could not be loaded."""
    language = language_of(ctx)
    leave_out_illegible(registry.names(), language)
    for name in registry.names():
        for line in described(registry.game(name), words(registry.game(name), language)):
            click.echo(line)
    tell_broken(language)
    return 0


def described(game: Game[Any], text: Words) -> list[str]:
    """Return a game in a few lines: its name, its seats and what can be agreed."""
    title = text.maybe(f"game-{game.id}") or game.id
    low, high = game.about.seats
    lines = [f"{game.id}  {title}  ({text.say('games-seats', low=low, high=high)})"]
    about = text.maybe(f"game-{game.id}.about")
    lines += [f"    {about}"] if about else []
    for setting in game.about.settings:
        choices = " | ".join(setting.choices) or "…"
        lines.append(f"    -o {setting.name}={setting.default}  [{choices}]")
    return lines
