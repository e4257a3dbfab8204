"""What a viewer is sent: made from that viewer's view and nothing else."""

from itertools import groupby
from typing import Any

from ..core.decision import Decision, LogEntry
from ..core.match import Match
from ..core.scene import Fact
from ..text.words import Words
from .messages import Told, View

LONGEST_LOG = 200
NO_THINGS = ("number", "seat")
"""Facts of a log entry that are nothing one could point at."""


def view_message(match: Match[Any], seat: int, words: Words, seq: int, since: int) -> View:
    """Return the redacted scene with the sentences of this moment."""
    scene = match.scene(seat)
    result = scene.result
    mine = match.decisions_of(seat) if seat >= 0 else []
    return View(
        seq=seq,
        scene=scene,
        prompt=prompt_text(match, mine, words),
        choices={option.id: words.option(option, decision.ask) for decision in mine for option in decision.options},
        log=log_lines(match, seat, words, since),
        fresh=since == 0,
        warning=_warning([fact for panel in scene.panels for fact in panel.facts], words),
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
    runs = (list(run) for _, run in groupby(entries, key=lambda e: (e.number, e.kind, e.seat, e.hidden)))
    tones = {event.name: event.tone for event in match.game.about.events}
    return [line for run in runs for line in _told(run, words, tones.get(run[0].kind, ""))]


def _told(run: list[LogEntry], words: Words, tone: str) -> list[Told]:
    """Return a line for several entries alike where there is a text for it, else one for each."""
    first = run[0]
    together = f"log-{first.kind}{'-hidden' if first.hidden else ''}.many"
    if len(run) == 1 or words.maybe(together) is None:
        return [_line([entry], words.log(entry), tone) for entry in run]
    return [_line(run, words.story(run), tone)]


def _line(run: list[LogEntry], text: str, tone: str) -> Told:
    first = run[0]
    things = [f"{noun}-{e.facts[fact]}" for e in run for fact, noun in e.nouns.items() if noun not in NO_THINGS]
    return Told(first.number, text, tone, first.seat, first.rule, list(dict.fromkeys(things)))


def _warning(facts: list[Fact], words: Words) -> str:
    """Return what ending the turn now would waste."""
    left = [f"{fact.value} {words.say(f'fact-{fact.id}')}" for fact in facts if fact.fleeting and fact.value]
    return words.say("web-waste", what=", ".join(left)) if left else ""
