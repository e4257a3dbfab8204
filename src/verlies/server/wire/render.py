"""What a viewer is sent: made from that viewer's view and nothing else."""

from collections.abc import Collection
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace

from ...core.beat import Beat, beat_of
from ...core.decision import LogEntry
from ...core.match import Match
from ...core.scene import Prompt, Scene
from ...core.teams import mask_of
from ...text import catalogue
from ...text.seats import seat_colours
from ...text.words import Words
from .messages import Parting, TeamInfo, Told, View

LONGEST_LOG = 200
Sentences = list[tuple[str, list[LogEntry]]]
"""What is said, each with what it tells of."""
Leave = Parting | msgspec.UnsetType
NO_THINGS = ("number", "seat")
"""Facts of a log entry that are nothing one could point at."""


def team_infos(words: Words, teams: Collection[int]) -> list[TeamInfo]:
    """Return teams with their names and colours."""
    return [TeamInfo(team, words.team(team), words.team_colour(team)) for team in sorted(set(teams))]


def view_message(match: Match[Any], seat: int, words: Words, seq: int, since: int, hand: int = 0) -> View:
    """Return the redacted scene with the sentences of this moment; `hand` holds all seats of the viewer."""
    scene = match.scene(seat, hand)
    result = scene.result
    said = sentences(match, seat, words, since)
    mine = hand or mask_of([seat] if seat >= 0 else [])
    return View(
        seq=seq,
        scene=replace(scene, prompts=tuple(brief(asked) for asked in scene.prompts)),
        prompt=prompt_text(match, words, seat, scene),
        choices={choice.id: words.option(choice, asked.ask) for asked in scene.prompts for choice in asked.choices},
        log=log_lines(match, seat, words, said),
        fresh=since == 0,
        warning=words.warning(scene),
        costs={
            choice.id: words.marks(choice.cost) for asked in scene.prompts for choice in asked.choices if choice.cost
        },
        notes={choice.id: words.notes(choice) for asked in scene.prompts for choice in asked.choices if choice.notes},
        points=[[words.points(line) for line in lines] for lines in result.breakdown] if result else [],
        endings=[words.say(f"ending-{ending}") for ending in result.endings] if result else [],
        verdict=words.verdict(result, mine, match.by_one) if result else "",
        ties=[words.tie(tie) for tie in result.ties] if result else [],
        beats=beats(match, words, said) if since else [],
        may_ask=not match.over and match.last_of(mine) > 0,
    )


def brief(asked: Prompt) -> Prompt:
    """Return a question without the notes of its choices, for all of them are said in words."""
    return replace(asked, choices=tuple(replace(each, notes=()) for each in asked.choices))


def prompt_text(match: Match[Any], words: Words, seat: int, scene: Scene) -> str:
    """Return what is asked of a viewer, or whom everybody is waiting for."""
    if match.over:
        return words.say("web-over")
    mine = next((prompt for prompt in scene.prompts if seat in prompt.seats), None)
    if mine:
        return words.question(scene, mine, seat)
    return words.waiting(match.pending())


def sentences(match: Match[Any], seat: int, words: Words, since: int) -> Sentences:
    """Return what happened since an answer, newest last, never more than fits."""
    entries = match.log(seat, match.log_start(LONGEST_LOG, since))[-LONGEST_LOG:]
    answers = (run for _, run in groupby(entries, key=lambda entry: entry.number))
    return [told for answer in answers for told in words.told(answer)]


def log_lines(match: Match[Any], seat: int, words: Words, said: Sentences) -> list[Told]:
    """Return sentences as lines of a viewer's log."""
    return [_line(text, run, _parting(match, seat, words, run[0])) for text, run in said]


def beats(match: Match[Any], words: Words, said: Sentences) -> list[Beat]:
    """Return how what was said is shown, event by event; who is told of several at once still sees each."""
    about = match.game.about
    kinds = {kind.name: kind for kind in about.events}
    colours = seat_colours(match.header.settings, match.header.seats)
    return [
        beat_of(entry, kinds[entry.kind], about.cues, colours, line, words.log(entry) if len(run) > 1 else "")
        for line, (_, run) in enumerate(said)
        for entry in run
    ]


def _parting(match: Match[Any], seat: int, words: Words, entry: LogEntry) -> Leave:
    """Return what is said to a viewer who leaves the game by an event."""
    if not entry.leaves or seat < 0 or entry.seat != seat:
        return msgspec.UNSET
    return Parting(words.say(f"out-{entry.kind}"), catalogue.printed(match.game, entry.rule, words.language))


def _line(text: str, run: list[LogEntry], parting: Leave) -> Told:
    first = run[0]
    things = [f"{noun}-{e.facts[fact]}" for e in run for fact, noun in e.nouns.items() if noun not in NO_THINGS]
    about = list(dict.fromkeys(things))
    return Told(first.number, text, first.tone, first.seat, first.rule, first.follows, about, parting)
