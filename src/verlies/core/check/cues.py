"""Cues: what is to be shown and heard is there, can be filled in, and tells nothing secret."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ..beat import Beat, beat_of
from ..cue import ANCHORS, HEAVIEST, OFTEN, SCENES, SOUNDS, Cue
from ..event import NUMBER, EventKind
from ..gaps import gaps
from ..rules import Rules
from .report import CheckFailed
from .trial import Trial

COLOURS: Final = "colours"
"""The setting in which a game lets people agree on their colours."""
PIECE: Final = "piece"
"""What stands before the id of a piece of the board, which needs no drawing of its own."""


def check_cues(game: Rules[Any]) -> int:
    """Every cue is of an event, and nothing in it is misspelt, not drawn or secret; return how many there are."""
    kinds = {kind.name: kind for kind in game.about.events}
    drawn = _drawn(game)
    for name, cue in game.about.cues.items():
        if name not in kinds:
            raise CheckFailed(f"cues: {game.id} has a cue for no event: {name}.")
        wrong = [*_misfits(kinds[name], cue), *_misspelt(cue), *_told(kinds[name], cue)]
        wrong += _undrawn(game, kinds[name], cue, drawn) if drawn else []
        if wrong:
            raise CheckFailed(f"cues: {game.id}, {name}: {'; '.join(wrong)}.")
    return len(game.about.cues)


def check_beats(trial: Trial) -> None:
    """What every viewer is shown of the last answer has no gap left and says nothing to those it is hidden from."""
    match, about = trial.match, trial.game.about
    kinds = {kind.name: kind for kind in about.events}
    colours = match.header.settings.get(COLOURS, "").split(",")
    weights = []
    for viewer in trial.viewers():
        news = match.log(viewer, since=len(match.entries))
        beats = [beat_of(entry, kinds[entry.kind], about.cues, colours, 0, "") for entry in news]
        wrong = [beat for beat in beats if "{" in "".join((beat.thing, beat.start, beat.end))]
        if wrong:
            raise trial.failure("cues", f"seat {viewer} is shown {wrong[0]}")
        weights.append([_pace(beat) for beat in beats])
        trial.count("beats", len(beats))
    if any(each != weights[0] for each in weights):
        raise trial.failure("cues", "what is hidden from some is shown in another time or with another sound")


def _pace(beat: Beat) -> tuple[object, ...]:
    """Return all by which a beat could betray a hidden fact without showing the thing."""
    return beat.seat, beat.weight, beat.sound, beat.scene, beat.times, beat.by, beat.dice, beat.start, beat.end


def _facts(kind: EventKind) -> dict[str, str]:
    """Return the facts of a kind of event with what they are."""
    pairs = (spec.partition(":")[::2] for spec in (kind.a, kind.b, kind.c) if spec)
    return dict(pairs)


def _misfits(kind: EventKind, cue: Cue) -> Iterator[str]:
    """Yield the gaps that are no facts, and the numbers that are none."""
    facts = _facts(kind)
    for text in (cue.thing, cue.start, cue.end, cue.back):
        yield from (f"“{gap}” is no fact of it" for gap in gaps(text) if gap not in facts and gap not in OFTEN)
    for name in list(cue.dice) + [cue.times] * bool(cue.times):
        if facts.get(name) != NUMBER:
            yield f"“{name}” is no number of it"


def _misspelt(cue: Cue) -> Iterator[str]:
    """Yield the sound, scene, weight and anchors that there are not."""
    if cue.sound and cue.sound not in SOUNDS:
        yield f"there is no sound “{cue.sound}”"
    if cue.scene not in SCENES:
        yield f"there is no scene “{cue.scene}”"
    if not 0 <= cue.weight <= HEAVIEST:
        yield f"{cue.weight} is no weight"
    for anchor in (cue.start, cue.end):
        if anchor and anchor.partition("-")[0] not in ANCHORS:
            yield f"“{anchor}” is nowhere"


def _told(kind: EventKind, cue: Cue) -> Iterator[str]:
    """Yield where a secret fact would decide how something is shown to those who may not know it."""
    secret = kind.a.partition(":")[0] if kind.secret else ""
    if not secret:
        return
    deciding = gaps(cue.start) + gaps(cue.end) + gaps(cue.back) + list(cue.dice) + [cue.times]
    if secret in deciding:
        yield f"“{secret}” is secret, and how it is shown depends on it"


def _drawn(game: Rules[Any]) -> set[str]:
    """Return the drawings of a game; none if it draws nothing."""
    art = game.art()
    return set(art.symbols()) if art else set()


def _undrawn(game: Rules[Any], kind: EventKind, cue: Cue, drawn: set[str]) -> Iterator[str]:
    """Yield the things that a cue can name and nobody has drawn; one of each colour or seat will do."""
    facts = _facts(kind)
    for thing in filter(None, (cue.thing, cue.back)):
        if thing.partition("-")[0] == PIECE:
            continue
        missing = [each for each in _possible(thing, facts, game.about.ids) if not _is_drawn(each, drawn)]
        if missing:
            yield f"“{missing[0]}” is not drawn"


def _is_drawn(thing: str, drawn: set[str]) -> bool:
    if not gaps(thing):
        return thing in drawn
    head = thing.partition("{")[0]
    return any(name.startswith(head) for name in drawn)


def _possible(thing: str, facts: Mapping[str, str], ids: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield all that a thing can be; gaps whose ids are not known stay."""
    open_gap = next((gap for gap in gaps(thing) if facts.get(gap, "") in ids), "")
    if not open_gap:
        yield thing
        return
    for id in dict.fromkeys(ids[facts[open_gap]]):
        yield from _possible(thing.replace(f"{{{open_gap}}}", id), facts, ids)
