"""What a viewer is sent: made from that viewer's view and nothing else."""

from typing import Any

from ..core.decision import Decision, LogEntry
from ..core.match import Match
from ..core.scene import Fact
from ..text.words import Words
from .messages import Told, View

LONGEST_LOG = 200
WASTE = ("skill", "swords", "boots", "teleports")
"""Facts of a turn that are lost when it ends."""


def view_message(match: Match[Any], seat: int, words: Words, seq: int, since: int) -> View:
    """Return the redacted scene with the sentences of this moment."""
    scene = match.scene(seat)
    result = scene.result
    mine = match.decisions_of(seat) if seat >= 0 else []
    return View(
        seq=seq,
        scene=scene,
        prompt=prompt_text(match, mine, words),
        choices={option.id: words.option(option) for decision in mine for option in decision.options},
        log=log_lines(match, seat, words, since),
        fresh=since == 0,
        warning=_warning([fact for panel in scene.panels if panel.id == "turn" for fact in panel.facts], words),
        points=[[words.points(line) for line in lines] for lines in result.breakdown] if result else [],
        endings=[words.say(f"ending-{ending}") for ending in result.endings] if result else [],
    )


def prompt_text(match: Match[Any], mine: list[Decision], words: Words) -> str:
    """Return what is asked of a viewer, or whom everybody is waiting for."""
    if match.over:
        return words.say("web-over")
    if mine:
        return words.say(f"ask-{mine[0].ask}")
    names = [words.player(seat) for seat in match.state.pending()]
    return words.say("web-waiting", names=words.listing(names))


def log_lines(match: Match[Any], seat: int, words: Words, since: int) -> list[Told]:
    """Return what happened since an answer, newest last, never more than fits."""
    entries = match.log(seat, since)[-LONGEST_LOG:]
    return [_told(entry, words) for entry in entries]


def _told(entry: LogEntry, words: Words) -> Told:
    return Told(entry.number, words.log(entry), entry.kind, entry.seat, entry.rule)


def _warning(facts: list[Fact], words: Words) -> str:
    """Return what ending the turn now would waste."""
    left = [f"{fact.value} {words.say(f'fact-{fact.id}')}" for fact in facts if fact.id in WASTE and fact.value]
    return words.say("web-waste", what=", ".join(left)) if left else ""
