"""Errors named after the user's mistake; each carries its facts and says what is possible."""

import errno
from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from .refusal import Refusal

SENTENCES = {
    "unknown-game": "There is no game “{name}”. Possible: {possible}.{hint}",
    "broken-game": "The game “{name}” could not be loaded: {reason}.",
    "seat-count": "{game} is for {low} to {high} seats, not {seats}.",
    "no-such-seat": "There is no seat {seat} in this game: its seats are 1 to {seats}, and 0 is a spectator.",
    "unknown-setting": "{game} has no option “{name}”. Possible: {possible}.{hint}",
    "bad-setting": "Option “{name}” cannot be “{value}”. Possible: {possible}.{hint}",
    "bad-seed": "A seed is a whole number or a short text, not {value}.",
    "no-seed": "A game without a seed needs secrets: give a seed, or load it with verlies.game(“{game}”).",
    "unknown-option": "“{word}” is not a move of this game.{hint}",
    "illegal": "“{word}” is not possible now ({reason}).",
    "which-seat": "Several seats are asked ({seats}); say who answers.",
    "no-decision": "There is not exactly one open decision; look at match.decisions.",
    "nothing-to-undo": "There is nothing to take back: {reason}.",
    "save-unreadable": "“{path}” is not a saved game: {reason}.",
    "save-newer": "“{path}” was written by a newer Verlies (format {format}, this one reads {known}).",
    "save-rules": "“{path}” was played with version {version} of the rules of {game}; this is version {known}.",
    "save-wrong-deal": "The deal in “{path}” is wrong: the deal differs from what its secret gives.",
    "save-wrong-answer": "Answer {number} of “{path}” ({word}, seat {seat}) is wrong: {reason}.",
    "save-wrong-undo": "Answer {number} of “{path}”, a take-back, is wrong: {reason}.",
    "save-commitment": "The secret in “{path}” does not match the commitment made before the deal.",
    "save-share": "The random bits {share} are not in “{path}”: this deal was made without them.",
    "save-promise": "“{path}” does not keep the promise: its secret or somebody’s random bits are not those that were "
    "fixed before any were told.",
    "save-write": "The game could not be saved to “{path}”: {reason}.",
    "save-in-use": "“{path}” is being played in another window. Go on there, or end that game first.",
    "unknown-language": "There is no language “{name}”. Possible: {possible}.{hint}",
    "bad-choice": "Bot “{bot}” on seat {seat} answered “{answer}” to the question “{question}”, "
    "which does not offer it. Offered: {possible}.",
    "unknown-bot": "There is no bot “{name}”. Possible: {possible}.{hint}",
}
"""English sentences; the text layer has the same keys in every language."""

REASONS = {
    "detail": "{detail}",
    "error": "something is wrong with it",
    "nothing-answered": "nothing was answered yet",
    "somebody-chose": "somebody else has chosen since",
    "chance": "chance has spoken",
    "seen": "something hidden was seen",
    "handed-on": "somebody else is asked now",
    "ended": "the game is over",
    "other-game": "it is a game of {game}",
    "no-first-line": "it has no first line",
    "not-json": "its first line is not JSON",
    "foreign": "it was not written by Verlies",
    "header-damaged": "its first line is damaged: {detail}",
    "line-damaged": "line {line}: {detail}",
    "no-saved-game": "there is no saved game",
    "secret-damaged": "its secret is damaged",
    "seats-differ": "its seats and names do not fit",
    "state-differs": "the state is {found}, not {wanted}",
    "line-differs": "Verlies writes this line in another way",
    "undo-differs": "the number of answers left is {found}, not {wanted}",
    "name-taken": "another game is called “{other}” already",
    "no-game": "it is not a Game but {type}",
    "other-interface": "it was written for interface {api}, this is {known}",
    "other-name": "it calls itself “{other}”",
    "no-file": "there is no such file",
    "directory": "it is a folder",
    "no-directory": "a part of the path is not a folder",
    "in-the-way": "something else is there already",
    "permission": "access is not permitted",
    "full": "the disk is full",
    "read-only": "the disk is read-only",
    "name-too-long": "the file name is too long",
}
"""What the fact `reason` can be, in English; the text layer has the same ids in every language."""

SYSTEM = {
    errno.ENOENT: "no-file",
    errno.EISDIR: "directory",
    errno.ENOTDIR: "no-directory",
    errno.EEXIST: "in-the-way",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-too-long",
}
"""The reasons the system gives most often."""


@mypyc_attr(allow_interpreted_subclasses=True)
class VerliesError(Exception):
    """A mistake that can be explained to the person who made it.

    `reason` is the id of a text, `error` if the reason is the error this one was raised from; `hint` is the name that
    may have been meant. Facts that are None are left out.
    """

    def __init__(self, key: str, **facts: str | int | None) -> None:
        super().__init__(key)
        self.key = key
        self.facts: dict[str, str | int] = {name: fact for name, fact in facts.items() if fact is not None}

    def sentence(self) -> str:
        """Return the English sentence, before its facts are put in."""
        return SENTENCES[self.key]

    def reason(self) -> str:
        """Return the English reason, before its facts are put in."""
        return REASONS[str(self.facts["reason"])]

    def behind(self) -> "VerliesError | None":
        """Return the error that is the reason of this one, if its reason is `error`; compiled code knows no `from`."""
        cause = self.__cause__ or self.__context__
        return cause if self.facts.get("reason") == "error" and isinstance(cause, VerliesError) else None

    def __str__(self) -> str:
        facts = dict(self.facts)
        facts["hint"] = f" Did you mean “{facts['hint']}”?" if facts.get("hint") else ""
        if "reason" in facts:
            behind = self.behind()
            facts["reason"] = self.reason().format(**facts) if behind is None else str(behind).rstrip(".")
        return self.sentence().format(**facts)


class UnknownGame(VerliesError):
    """No game of that name is installed."""


class BadSetup(VerliesError):
    """The seats, options or seed of a new game make no sense."""


class IllegalAnswer(VerliesError):
    """An answer that is not among the options; `refusal` says why."""

    def __init__(self, word: str, refusal: Refusal) -> None:
        super().__init__("illegal", word=word, reason=refusal.message, rule=refusal.rule or None)
        self.refusal = refusal
        self.args = (word, refusal)

    def reason(self) -> str:
        """Return the id of the refusal and its rule; the game has the sentence."""
        return "{reason}, rule {rule}" if self.refusal.rule else "{reason}"


class UndoRefused(VerliesError):
    """Something that cannot be taken back."""


class SaveError(VerliesError):
    """A save file that cannot be read, trusted or written."""


def why(error: OSError) -> dict[str, str]:
    """Return why the system refused something, as facts of an error."""
    known = SYSTEM.get(error.errno or 0)
    if known is not None:
        return {"reason": known}
    return {"reason": "detail", "detail": error.strerror or type(error).__name__}


def listing(names: Iterable[str]) -> str:
    """Return names as an enumeration for a sentence."""
    return ", ".join(names) or "–"


def closest(name: str, possible: Iterable[str], alike: float = 0.5) -> str | None:
    """Return what may have been meant by a wrong name: the most similar one, if it is alike enough (of 1)."""
    from difflib import get_close_matches

    close = get_close_matches(name, list(possible), n=1, cutoff=alike)
    return close[0] if close else None
