"""What `--help` says, in both languages; kept in a plain file that is read in no time, so that help comes at once."""

from functools import cache
from pathlib import Path

import click


@cache
def texts() -> dict[str, tuple[str, str]]:
    """Return what the command line says, by name: in German and in English."""
    lines = Path(__file__).with_name("help.txt").read_text(encoding="utf-8").splitlines()
    said = [line.removeprefix("    ") for line in lines if line and not line.startswith("#")]
    return dict(zip(said[::3], zip(said[1::3], said[2::3], strict=True), strict=True))


def tell(language: str, key: str, **facts: str) -> str:
    """Return a text of the command line."""
    german, english = texts()[key]
    return (german if language == "de" else english).format(**facts)


def language_of(ctx: click.Context) -> str:
    """Return the language of a run of the command line."""
    found = ctx.find_root().obj
    return found if isinstance(found, str) else "de"


class Bilingual(click.Command):
    """A command whose help is in the reader's language."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        prefix = tell(language_of(ctx), "usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command is for."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(tell(language_of(ctx), self.name or "verlies"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        language = language_of(ctx)
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if isinstance(param, click.Option) and record is not None:
                rows.append((record[0], _option_text(language, self.name or "", param)))
        with formatter.section(tell(language, "options")):
            formatter.write_dl(rows)


def _option_text(language: str, command: str, param: click.Option) -> str:
    for flag in param.opts:
        for key in (f"{command} {flag}", flag):
            if key in texts():
                return tell(language, key)
    return param.help or ""
