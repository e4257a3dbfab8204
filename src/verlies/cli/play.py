"""`verlies play`: a game in the terminal."""

import os
import re
from typing import TYPE_CHECKING, Any

import click

from .. import registry
from ..bots import USUAL as USUAL_BOT
from ..core.record import HUMAN, nameless, read
from ..core.rules import Rules
from ..core.windows import ASK, WISHES
from ..terminal import store
from ..terminal.client import Client, Plan
from ..terminal.screen import Closed
from ..terminal.session import Session
from ..text import Words
from .broken import leave_out_illegible, tell_broken
from .errors import UsageError, complain, pipe_closed
from .help import Bilingual, language_of, tell
from .options import lang_option, open_screen, plain_option

if TYPE_CHECKING:
    from ..bots import Bot

USUAL = 3
"""So many seats a game has if nobody says otherwise and its rules allow it."""
PEOPLE = ("you", "human", "du", "ich", "mensch")


@click.command("play", cls=Bilingual)
@click.argument("game", default="klong")
@click.option("--seats", metavar="WHO,WHO,…")
@click.option("--seed", metavar="SEED")
@click.option("-o", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--resume", is_flag=False, flag_value=store.LAST, metavar="[FILE]")
@click.option("--mix", is_flag=True)
@click.option("--windows", type=click.Choice(WISHES), default=ASK)
@plain_option
@lang_option
@click.pass_context
def play(
    ctx: click.Context,
    game: str,
    seats: str | None,
    seed: str | None,
    options: tuple[str, ...],
    resume: str | None,
    mix: bool,
    windows: str,
    plain: bool,
) -> int:
    """Play a game."""
    language = language_of(ctx)
    client = Client(open_screen(plain), language, make_bot, os.urandom(16))
    if resume is not None:
        return run(client, go_on(client, resume, windows))
    leave_out_illegible([game], language)
    tell_broken(language, game)
    chosen = registry.game(game)
    settings = dict(pair(language, option) for option in options)
    controllers, names = who_plays(language, seats, chosen)
    try:
        session = client.start(Plan(chosen, controllers, names, seed, settings, mix, windows))
    except Closed:
        return complain(Words(language).say("stop-closed"), 1)
    return run(client, session)


def make_bot(name: str, game: Rules[Any]) -> "Bot":
    """Return a bot; the bots are loaded when the first one is needed."""
    from ..bots import bot

    return bot(name, game)


def go_on(client: Client, name: str, windows: str = ASK) -> Session:
    """Return the kept game of that name, ready to go on."""
    path = store.find(name)
    with store.claimed(path):
        record = read(path)
        leave_out_illegible([record.header.game], client.language)
        tell_broken(client.language, record.header.game)
        return client.resume(registry.game(record.header.game), record, path, windows)


def run(client: Client, session: Session) -> int:
    """Play; if nobody reads the output any more, say on the other stream how to go on."""
    try:
        return client.play(session)
    except BrokenPipeError:
        words: Words = session.words
        complain(f"{words.say('stop-pipe')} {words.say('stop-resume', path=store.in_command(session.path))}", 1)
        return pipe_closed()


def pair(language: str, option: str) -> tuple[str, str]:
    """Return name and value of `-o name=value`."""
    name, sign, value = option.partition("=")
    if not sign or not name:
        raise UsageError(tell(language, "bad-pair", value=option))
    return name, value


def who_plays(language: str, spec: str | None, game: Rules[Any]) -> tuple[list[str], list[str]]:
    """Return who controls each seat and what it is called, from `you:Anna,greedy` or a number of seats."""
    low, high = game.about.seats
    if spec is None or re.fullmatch(r"\d{1,3}", spec):
        count = int(spec) if spec else min(max(low, USUAL), high)
        spec = ",".join(["you", *[USUAL_BOT] * (count - 1)]) if count else ""
    parts = [part.strip().partition(":") for part in spec.split(",")]
    if not all(who for who, _, _ in parts):
        raise UsageError(tell(language, "no-seats", value=spec))
    controllers = [HUMAN if who.casefold() in PEOPLE else who for who, _, _ in parts]
    names = [name.strip() or nameless(seat) for seat, (_, _, name) in enumerate(parts)]
    return controllers, names
