"""Options that several commands share."""

import os
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from ..terminal.screen import Screen

F = TypeVar("F", bound=Callable[..., Any])


def lang_option(function: F) -> F:
    """Accept `--lang`, which is read before everything else."""
    return click.option("--lang", metavar="de|en", expose_value=False)(function)


def plain_option(function: F) -> F:
    """Accept `--plain`."""
    return click.option("--plain", is_flag=True)(function)


def open_screen(plain: bool) -> Screen:
    """Return the screen of this process: coloured on a terminal, plain lines elsewhere or if wished."""
    fancy = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return Screen(sys.stdin, sys.stdout, plain or not fancy)
