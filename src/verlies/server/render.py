"""What a viewer is sent: made from that viewer's view and nothing else."""

from itertools import groupby
from typing import Any

import msgspec

from ..core.decision import Decision, LogEntry
from ..core.match import Match
from ..core.scene import Fact, Scene
from ..text import catalogue
from ..text.words import Words
from .messages import Parting, Told, View

LONGEST_LOG = 200
Leave = Parting | msgspec.UnsetType
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
        prompt=prompt_text(match, mine, words, seat, scene),
        choices={choice.id: words.choice(choice, asked.ask) for asked in scene.prompts for choice in asked.choices},
        log=log_lines(match, seat, words, since),
        fresh=since == 0,
        warning=_warning([fact for panel in scene.panels for fact in panel.facts], words),
        costs={
            choice.id: words.marks(choice.cost) for asked in scene.prompts for choice in asked.choices if choice.cost
        },
        points=[[words.points(line) for line in lines] for lines in result.breakdown] if result else [],
        endings=[words.say(f"ending-{ending}") for ending in result.endings] if result else [],
        verdict=words.verdict(result) if result else "",
        ties=[words.tie(tie) for tie in result.ties] if result else [],
    )


def prompt_text(match: Match[Any], mine: list[Decision], words: Words, seat: int, scene: Scene) -> str:
    """Return what is asked of a viewer, or whom everybody is waiting for."""
    if match.over:
        return words.say("web-over")
    if mine:
        return words.ask(mine[0], seat, _at_hand(scene, mine[0].subject, words))
    return words.waiting(match.state.pending())


def _at_hand(scene: Scene, subject: int, words: Words) -> str:
    """Return the name of what a seat faces just now."""
    return next((words.name(s.noun, s.face) for s in scene.spots if s.urgent and s.seat == subject and s.noun), "")


def log_lines(match: Match[Any], seat: int, words: Words, since: int) -> list[Told]:
    """Return what happened since an answer, newest last, never more than fits."""
    entries = match.log(seat, lately(match, since))[-LONGEST_LOG:]
    answers = (run for _, run in groupby(entries, key=lambda entry: entry.number))
    told = ((text, run) for answer in answers for text, run in words.told(answer))
    return [_line(text, run, _parting(match, seat, words, run[0])) for text, run in told]


def lately(match: Match[Any], since: int) -> int:
    """Return the answer from which on the longest log begins, so that what does not fit need not be told."""
    events = 0
    for number in range(len(match.entries), max(since, 1) - 1, -1):
        events += len(match.entries[number - 1].events)
        if events >= LONGEST_LOG:
            return number
    return since


def _parting(match: Match[Any], seat: int, words: Words, entry: LogEntry) -> Leave:
    """Return what is said to a viewer who leaves the game by an event."""
    if not entry.leaves or seat < 0 or entry.seat != seat:
        return msgspec.UNSET
    return Parting(words.say(f"out-{entry.kind}"), catalogue.sentence(match.game, entry.rule, words.language))


def _line(text: str, run: list[LogEntry], parting: Leave) -> Told:
    first = run[0]
    things = [f"{noun}-{e.facts[fact]}" for e in run for fact, noun in e.nouns.items() if noun not in NO_THINGS]
    about = list(dict.fromkeys(things))
    return Told(first.number, text, first.tone, first.seat, first.rule, first.follows, about, parting)


def _warning(facts: list[Fact], words: Words) -> str:
    """Return what ending the turn now would waste."""
    left = [words.counted(fact.id, fact.value, fact.unit) for fact in facts if fact.fleeting and fact.value]
    return words.say("web-waste", what=", ".join(left)) if left else ""
