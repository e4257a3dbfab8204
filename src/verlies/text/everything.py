"""All texts without variables at once, for clients that put up labels by themselves."""

from functools import cache

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from .bundles import bundle, resources
from .packages import Packages


@cache
def everything(language: str, packages: Packages) -> dict[str, str]:
    """Return every text that needs no facts, and its attributes as `id.attribute`."""
    texts = bundle(language, packages)
    out: dict[str, str] = {}
    for resource in resources(language, packages):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                _add(out, texts, entry.id.name)
    return out


def _add(out: dict[str, str], texts: FluentBundle, name: str) -> None:
    message = texts.get_message(name)
    patterns = {f"{name}.{attribute}": pattern for attribute, pattern in message.attributes.items()}
    if message.value is not None:
        patterns[name] = message.value
    for key, pattern in patterns.items():
        text, errors = texts.format_pattern(pattern, {})
        if not errors:
            out[key] = str(text)
