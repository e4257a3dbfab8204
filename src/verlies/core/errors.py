"""Errors named after the user's mistake; each carries its facts and says what is possible."""

from collections.abc import Iterable

from .refusal import Refusal

SENTENCES = {
    "unknown-game": "There is no game “{name}”. Possible: {possible}.{hint}",
    "broken-game": "The game “{name}” could not be loaded: {reason}",
    "seat-count": "{game} is for {low} to {high} seats, not {seats}.",
    "unknown-setting": "{game} has no option “{name}”. Possible: {possible}.{hint}",
    "bad-setting": "Option “{name}” cannot be “{value}”. Possible: {possible}.{hint}",
    "bad-seed": "A seed is a whole number or a short text, not {value}.",
    "unknown-option": "“{word}” is not a move of this game.{hint}",
    "illegal": "“{word}” is not possible now: {reason}",
    "which-seat": "Several seats are asked ({seats}); say who answers.",
    "no-decision": "There is not exactly one open decision; look at match.decisions.",
    "nothing-to-undo": "There is nothing to take back: {reason}.",
    "save-unreadable": "“{path}” is not a saved game: {reason}.",
    "save-newer": "“{path}” was written by a newer Verlies (format {format}, this one reads {known}).",
    "save-rules": "“{path}” was played with version {version} of the rules of {game}; this is version {known}.",
    "save-wrong-answer": "Answer {number} of “{path}” ({word}, seat {seat}) is wrong: {reason}.",
    "save-commitment": "The secret in “{path}” does not match the commitment made before the deal.",
    "save-write": "The game could not be saved to “{path}”: {reason}.",
    "unknown-language": "There is no language “{name}”. Possible: {possible}.{hint}",
    "unknown-bot": "There is no bot “{name}”. Possible: {possible}.{hint}",
}
"""English sentences; the text layer has the same keys in every language."""


class VerliesError(Exception):
    """A mistake that can be explained to the person who made it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return SENTENCES[self.key].format(**self.facts)


class UnknownGame(VerliesError):
    """No game of that name is installed."""


class BadSetup(VerliesError):
    """The seats, options or seed of a new game make no sense."""


class IllegalAnswer(VerliesError):
    """An answer that is not among the options; `refusal` says why."""

    def __init__(self, word: str, refusal: Refusal) -> None:
        super().__init__("illegal", word=word, reason=refusal.message)
        self.refusal = refusal


class UndoRefused(VerliesError):
    """Something that cannot be taken back."""


class SaveError(VerliesError):
    """A save file that cannot be read, trusted or written."""


def listing(names: Iterable[str]) -> str:
    """Return names as an enumeration for a sentence."""
    return ", ".join(names) or "–"


def did_you_mean(name: str, possible: Iterable[str]) -> str:
    """Return “ Did you mean …?” if something similar exists."""
    from difflib import get_close_matches

    close = get_close_matches(name, list(possible), n=1, cutoff=0.5)
    return f" Did you mean “{close[0]}”?" if close else ""
