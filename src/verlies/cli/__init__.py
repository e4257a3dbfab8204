"""The command line: `verlies play`, `games`, `replay`, `verify`, `rules`, `simulate`, `bench`, `serve`, `reports`."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

import click

from .. import __version__
from ..build import build
from ..core.errors import VerliesError
from ..language import choose
from ..terminal import INTERRUPTED
from .errors import UsageError, complain, complain_of, pipe_closed, similar
from .help import Bilingual, language_of, tell

COMMANDS = {
    "play": "play",
    "games": "games",
    "replay": "replay",
    "verify": "verify",
    "rules": "rules",
    "simulate": "lab_commands",
    "bench": "lab_commands",
    "serve": "serve",
    "reports": "reports",
}
"""The module of each command, loaded only when it is called."""


class Lazy(Bilingual, click.Group):
    """A group that loads a command when it is called, and knows its help before."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command."""
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f".{COMMANDS[cmd_name]}", __name__), cmd_name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; of an unknown one say what may have been meant."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            language = language_of(ctx)
            sentence = tell(language, "unknown-command", name=args[0], possible=", ".join(COMMANDS))
            raise UsageError(sentence + similar(language, args[0], COMMANDS))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what commands there are, without loading them."""
        language = language_of(ctx)
        with formatter.section(tell(language, "commands")):
            formatter.write_dl([(name, tell(language, name)) for name in COMMANDS])

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)


def _version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(f"verlies {__version__} ({tell(language_of(ctx), f'build-{build()}')})")
        ctx.exit()


@click.group("verlies", cls=Lazy, invoke_without_command=True)
@click.option("--lang")
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version)
@click.pass_context
def verlies(ctx: click.Context, lang: str | None) -> None:
    """Choose a command; without one, show the help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Run the command line and leave with its exit code."""
    _mend_streams()
    sys.exit(run(sys.argv[1:]))


def _mend_streams() -> None:
    """See to it that all streams are there and can take any letter."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: PTH123, SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(args: Sequence[str]) -> int:
    """Run one command; every mistake ends in a sentence and an exit code."""
    language = _language(args)
    try:
        choose(_wished(args))
        code = verlies.main(list(args), prog_name="verlies", obj=language, standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        return complain(tell(language, "interrupted"), INTERRUPTED)
    except BrokenPipeError:
        return pipe_closed()
    except Exception as error:  # the last resort: a sentence instead of a traceback
        return complain_of(language, error)
    return code if isinstance(code, int) else 0


def _wished(args: Sequence[str]) -> str | None:
    """Return the language named on the command line, wherever it stands."""
    for at, arg in enumerate(args):
        if arg == "--lang" and at + 1 < len(args):
            return args[at + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return None


def _language(args: Sequence[str]) -> str:
    """Return the language to speak in, even if an impossible one is wished for."""
    try:
        return choose(_wished(args))
    except VerliesError:
        return choose(environ={"LANG": os.environ.get("LANG", "")})
