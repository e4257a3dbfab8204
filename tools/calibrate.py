"""Calibrate the bots of DungeonQuest: how many heroes come home, with what, and what the others die of.

Plays many games of four greedy heroes and as many of four random ones, prints every share with its 95 % interval
(Wilson), and writes docs/measurements/dungeonquest.json and docs/pictures/dungeonquest-calibration.svg.

python tools/calibrate.py                    2,000 games of each
python tools/calibrate.py --games 50 --dry   a quick look, nothing is written
"""

import argparse
import math
import multiprocessing
import os
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.soak import keep, say, stamp, use_compiled
from verlies.bots import ask, bot
from verlies.core.event import Event
from verlies.core.observe import observe
from verlies.core.playout import playout
from verlies.core.rng import Rng
from verlies.drawing.paint import Palette
from verlies.drawing.svg import alone, element, path, rect, svg, text
from verlies.games.dungeonquest import GAME, events
from verlies.games.dungeonquest.content import ids
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.state import DungeonState
from verlies.lab.simulate import can_share
from verlies.lab.stats import mean, wilson

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "dungeonquest-calibration.svg"
BOTS = ("greedy", "random")
SEATS = 4
CHUNK = 10
"""How many games one process plays at a time."""
TREASURE_SHARE = 0.15
"""At least so many greedy heroes are to end with a treasure card."""
TIMES_RANDOM = 3
"""greedy is to end with a treasure card at least so many times as often as random."""
QUANTILES = (25, 50, 75, 90)
CAUSES = ("monster", "trap", "pit", "shade", "catacombs", "dragon", "door", "other", "dead point", "sunset")
GERMAN = {
    "treasure": "mit Schatz heim",
    "treasure_at_the_end": "oder aus der Flasche",
    "escaped": "mit Beute heim",
    "reached": "in der Schatzkammer",
    "monster": "Monster",
    "trap": "Falle",
    "pit": "Abgrund",
    "shade": "Schatten",
    "catacombs": "Katakomben",
    "dragon": "Drache",
    "door": "Tür",
    "other": "sonstiges",
    "dead point": "Toter Punkt",
    "sunset": "Sonnenuntergang",
}
ENGLISH = {
    "treasure": "home with treasure",
    "treasure_at_the_end": "… or one from the imp",
    "escaped": "home with any loot",
    "reached": "reached the chamber",
}

Figures = dict[str, Any]


class Fate(NamedTuple):
    """What became of one hero."""

    hero: str
    escaped: bool
    treasures: int
    """Treasure cards in hand when the hero left the dungeon."""
    late: bool
    """Whether a treasure card came at the very end, out of the bottle of the imp."""
    gold: int
    cause: str
    """What the hero died of; empty if he escaped."""
    sun: int
    """The space of the sun when he escaped or died."""
    reached: bool
    """Whether he ever saw the treasure chamber."""


# Reading what happened


class Diary:
    """What the events of a game say about one hero."""

    def __init__(self) -> None:
        self.treasures = 0
        self.source = "other"
        self.below = self.reached = self.escaped = self.late = False
        self.cause = ""
        self.sun = 1

    def read(self, event: Event, sun: int) -> None:
        """Note one event of this hero."""
        kind = event.kind
        if kind in (events.LOOT, events.DISCARDED, events.USED):
            self.count(1 if kind == events.LOOT else -1, event.a)
        elif kind in (events.DESCENDED, events.SURFACED):
            self.below = kind == events.DESCENDED
        elif kind in (events.ESCAPED, events.DIED):
            self.sun = sun
            self.escaped = kind == events.ESCAPED
            self.cause = "" if self.escaped else cause_of(event.a, self.below, self.source)
        else:
            self.source = source_of(event, self.source)
        self.reached = self.reached or (kind == events.DREW and event.b == ids.DRAGON)

    def count(self, more: int, card: int) -> None:
        """Note a treasure card that comes or goes; what comes after the escape counts apart."""
        if CARDS[card].deck != ids.TREASURE:
            return
        if self.escaped:
            self.late = self.late or more > 0
        else:
            self.treasures += more


DECK_SOURCES = {ids.TRAP: "trap", ids.DOORS: "door", ids.DRAGON: "dragon"}


def source_of(event: Event, known: str) -> str:
    """Return where danger comes from after an event, given where it came from before."""
    if event.kind == events.TURN:
        return "shade"
    if event.kind in (events.MONSTER, events.UNSEEN, events.FLED):
        return "monster"
    if event.kind == events.DREW:
        return DECK_SOURCES.get(event.b, "other")
    return "other" if event.kind == events.MOVED else known


def cause_of(cause: int, below: bool, source: str) -> str:
    """Return what a hero died of: as the rules name it, or where the wound or card came from."""
    named = {ids.BY_PIT: "pit", ids.BY_SUNSET: "sunset", ids.BY_DEAD_POINT: "dead point"}
    if cause in named:
        return named[cause]
    return "catacombs" if below else source


def fates(log: list[Event], state: DungeonState) -> list[Fate]:
    """Return what became of the heroes of a finished game."""
    diaries = [Diary() for _ in state.heroes]
    sun = 1
    for event in log:
        sun = event.a if event.kind == events.SUN else sun
        if 0 <= event.seat < len(diaries):
            diaries[event.seat].read(event, sun)
    return [
        Fate(
            hero=state.kind_of(seat).id,
            escaped=diary.escaped,
            treasures=diary.treasures if diary.escaped else 0,
            late=diary.late,
            gold=sum(state.heroes[seat].worth) if diary.escaped else 0,
            cause=diary.cause,
            sun=diary.sun,
            reached=diary.reached,
        )
        for seat, diary in enumerate(diaries)
    ]


# Playing


class Chunk(NamedTuple):
    """Some games of one bot."""

    bot: str
    first: int
    last: int
    seed: int


class Played(NamedTuple):
    """What came of some games."""

    fates: list[Fate]
    decisions: int
    seconds: float


def chunks(name: str, games: int, seed: int) -> Iterator[Chunk]:
    """Split the games of a bot."""
    for first in range(0, games, CHUNK):
        yield Chunk(name, first, min(games, first + CHUNK), seed)


def play(chunk: Chunk) -> Played:
    """Play some games."""
    done: list[Fate] = []
    decisions, start = 0, time.process_time()
    for number in range(chunk.first, chunk.last):
        state = GAME.practice_state(SEATS, f"{chunk.seed}/{number}")
        log: list[Event] = []
        state.log = log
        decisions += answer_all(state, chunk.bot, Rng(chunk.seed * 1_000_003 + number))
        done += fates(log, state)
    return Played(done, decisions, time.process_time() - start)


def answer_all(state: DungeonState, name: str, rng: Rng) -> int:
    """Play a game to its end; return the number of decisions."""
    if name == "random":
        return playout(state, rng, GAME.about.cap)
    player = bot(name, GAME)
    count = 0
    while not state.over():
        seat = state.asked
        state.answer(seat, ask(name, player, observe(GAME, state, seat), rng))
        count += 1
    return count


def play_all(name: str, games: int, seed: int, jobs: int) -> Played:
    """Play all games of one bot, in several processes if asked to."""
    work = list(chunks(name, games, seed))
    if jobs <= 1 or not can_share():
        parts = [play(chunk) for chunk in work]
    else:
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            parts = list(pool.map(play, work))
    return Played(
        [fate for part in parts for fate in part.fates],
        sum(part.decisions for part in parts),
        sum(part.seconds for part in parts),
    )


# Adding up


def share(count: int, of: int) -> Figures:
    """Return a share with its interval."""
    low, high = wilson(count, of)
    return {
        "count": count,
        "share": round(count / of, 4) if of else 0.0,
        "interval": [round(low, 4), round(high, 4)],
    }


def gold_of(values: list[int]) -> Figures:
    """Return mean, interval of the mean, and quantiles of gold."""
    middle = mean(values)
    spread = statistics.stdev(values) if len(values) > 1 else 0.0
    reach = 1.96 * spread / math.sqrt(len(values)) if values else 0.0
    ordered = sorted(values)
    return {
        "mean": round(middle, 1),
        "interval": [round(middle - reach, 1), round(middle + reach, 1)],
        **{f"q{q}": ordered[min(len(ordered) - 1, len(ordered) * q // 100)] if ordered else 0 for q in QUANTILES},
        "most": max(values, default=0),
    }


def figures(done: Played, games: int) -> Figures:
    """Return everything that is told of one bot."""
    heroes = done.fates
    count = len(heroes)
    home = [fate for fate in heroes if fate.escaped]
    rich = [fate for fate in home if fate.treasures]
    causes = Counter(fate.cause for fate in heroes if not fate.escaped)
    return {
        "games": games,
        "heroes": count,
        "treasure": share(len(rich), count),
        "treasure_at_the_end": share(sum(1 for fate in home if fate.treasures or fate.late), count),
        "escaped": share(len(home), count),
        "reached": share(sum(fate.reached for fate in heroes), count),
        "gold_of_all": gold_of([fate.gold for fate in heroes]),
        "gold_of_survivors": gold_of([fate.gold for fate in home]),
        "causes": {cause: share(causes[cause], count) for cause in CAUSES},
        "by_hero": {name: by_hero(heroes, name) for name in sorted({fate.hero for fate in heroes})},
        "golds": sorted((fate.gold for fate in heroes), reverse=True),
        "decisions_per_game": round(done.decisions / games, 1),
        "milliseconds_per_decision": round(1000 * done.seconds / max(1, done.decisions), 3),
    }


def by_hero(heroes: list[Fate], name: str) -> Figures:
    """Return the shares of one of the six heroes."""
    own = [fate for fate in heroes if fate.hero == name]
    home = [fate for fate in own if fate.escaped]
    return {
        "treasure": share(sum(1 for fate in home if fate.treasures), len(own)),
        "escaped": share(len(home), len(own)),
    }


def verdict(told: dict[str, Figures]) -> Figures:
    """Return whether greedy is as strong as it is meant to be; a treasure card counts wherever it came from."""
    greedy, random = (told[name]["treasure_at_the_end"]["share"] for name in BOTS)
    return {
        "times_random": round(greedy / random, 1) if random else None,
        "passed": greedy >= TREASURE_SHARE and greedy >= TIMES_RANDOM * random,
    }


# Telling


def percent(figure: Figures) -> str:
    """Return a share with its interval in words."""
    low, high = figure["interval"]
    return f"{figure['share']:6.1%}  [{low:.1%}, {high:.1%}]"


def tell(name: str, told: Figures) -> None:
    """Print the figures of one bot."""
    say(f"\n{name}: {told['games']} games, {told['heroes']} heroes, {told['milliseconds_per_decision']} ms a decision")
    for what in ("treasure", "treasure_at_the_end", "escaped", "reached"):
        say(f"  {ENGLISH[what]:22} {percent(told[what])}")
    for who in ("gold_of_all", "gold_of_survivors"):
        gold = told[who]
        quantiles = ", ".join(f"{q} %: {gold[f'q{q}']}" for q in QUANTILES)
        low, high = gold["interval"]
        say(f"  {who.replace('_', ' '):22} mean {gold['mean']} [{low}, {high}]; {quantiles}; most {gold['most']}")
    for cause, figure in told["causes"].items():
        say(f"  died of {cause:14} {percent(figure)}")
    for hero, own in told["by_hero"].items():
        say(f"  {hero:10} treasure {percent(own['treasure'])}   any loot {percent(own['escaped'])}")


# Drawing

PAINT = Palette(
    """
    page   #1d1a17 #fbf7ef
    ink    #efe6d6 #2b241c
    faint  #5d5348 #cbbfae
    greedy #d9a441 #a86f00
    random #7f98a8 #4f6b7d
    """,
    "cal-",
)
WIDTH, HEIGHT = 960.0, 700.0
FONT = "system-ui, sans-serif"


def label(x: float, y: float, words: str, size: float = 14, anchor: str = "start", colour: str = "ink") -> str:
    """Return a line of text."""
    return text(x, y, words, size, fill=PAINT(colour), text_anchor=anchor, font_family=FONT)


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1) -> str:
    """Return a straight line."""
    return element("line", x1=x, y1=y, x2=to_x, y2=to_y, stroke=PAINT(colour), stroke_width=width)


def bar(x: float, y: float, scale: float, figure: Figures, name: str) -> str:
    """Return a bar for a share, with its interval and its number."""
    low, high = (x + scale * edge for edge in figure["interval"])
    return (
        rect(x, y, max(0.5, scale * figure["share"]), 13, 2, fill=PAINT(name))
        + line(low, y + 6.5, high, y + 6.5, "ink", 1.5)
        + label(high + 6, y + 11, f"{figure['share']:.1%}", 11)
    )


def bars(x: float, y: float, scale: float, names: tuple[str, ...], told: dict[str, Figures], part: str) -> str:
    """Return a row of two bars for every name."""
    out = []
    for row, name in enumerate(names):
        top = y + 40 * row
        out.append(label(x - 10, top + 13, GERMAN[name], 13, "end"))
        out.append(label(x - 10, top + 27, ENGLISH.get(name, name), 11, "end"))
        for turn, each in enumerate(BOTS):
            figure = told[each][part][name] if part else told[each][name]
            out.append(bar(x, top + 15 * turn, scale, figure, each))
    return "".join(out)


def curve(x: float, y: float, width: float, height: float, golds: list[int], name: str) -> str:
    """Return how many heroes bring home at least so much gold; the scale of gold is that of its square root."""
    count, most = len(golds), 6000
    points = [(x + width * math.sqrt(min(gold, most) / most), y - height * (at + 1) / count / 0.5)
              for at, gold in enumerate(golds) if gold > 0]  # fmt: skip
    thinned = points[:: max(1, len(points) // 120)] + points[-1:]
    if not thinned:
        return ""
    d = "M" + "L".join(f"{px:.1f} {max(py, y - height):.1f}" for px, py in thinned)
    return path(d, fill="none", stroke=PAINT(name), stroke_width=2.5)


def gold_panel(x: float, y: float, width: float, height: float, told: dict[str, Figures]) -> str:
    """Return the panel about gold."""
    out = [line(x, y, x + width, y, "faint"), line(x, y, x, y - height, "faint")]
    golds = (100, 500, 1000, 2000, 4000, 6000)
    out += [label(x + width * math.sqrt(gold / 6000), y + 18, str(gold), 11, "middle") for gold in golds]
    for part in (0.1, 0.2, 0.3, 0.4, 0.5):
        out.append(label(x - 8, y - height * part / 0.5 + 4, f"{part:.0%}", 11, "end"))
        out.append(line(x, y - height * part / 0.5, x + width, y - height * part / 0.5, "faint", 0.5))
    out += [curve(x, y, width, height, told[name]["golds"], name) for name in BOTS]
    return "".join(out)


def picture(told: dict[str, Figures]) -> str:
    """Return the whole plot."""
    games = told["greedy"]["games"]
    parts = [
        rect(0, 0, WIDTH, HEIGHT, fill=PAINT("page")),
        label(30, 36, f"DungeonQuest: {games} Partien je Bot zu viert · {games} games of four for each bot", 19),
        rect(30, 52, 14, 14, 2, fill=PAINT("greedy")),
        label(50, 64, "greedy"),
        rect(120, 52, 14, 14, 2, fill=PAINT("random")),
        label(140, 64, "random"),
        label(220, 64, "Striche: 95-%-Intervalle (Wilson) · lines: 95 % intervals (Wilson)", 12),
        label(30, 104, "Wie es ausgeht · How it ends", 15),
        bars(170, 118, 380, ("treasure", "treasure_at_the_end", "escaped", "reached"), told, ""),
        label(30, 312, "So viel Gold oder mehr heimgebracht · so much gold or more brought home", 12),
        gold_panel(70, 650, 380, 310, told),
        label(500, 104, "Woran Helden sterben · What heroes die of", 15),
        bars(640, 118, 900, CAUSES, told, "causes"),
    ]
    return alone(svg(WIDTH, HEIGHT, *parts), {}, PAINT.style())


# The command


def parsed(words: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Calibrate the bots of DungeonQuest.")
    parser.add_argument("--games", type=int, default=2_000, help="games of each bot (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--dry", action="store_true", help="print only, write nothing")
    return parser.parse_args(words)


def calibrate(games: int, seed: int, jobs: int) -> dict[str, Figures]:
    """Return the figures of both bots."""
    return {name: figures(play_all(name, games, seed, jobs), games) for name in BOTS}


def main() -> None:
    """Calibrate, print and write; leave with 1 if greedy is weaker than it is meant to be."""
    use_compiled()
    arguments = parsed(sys.argv[1:])
    told = calibrate(arguments.games, arguments.seed, arguments.jobs)
    for name in BOTS:
        tell(name, told[name])
    judged = verdict(told)
    say(f"\ngreedy ends with a treasure card {judged['times_random']} times as often as random")
    if not arguments.dry:
        PICTURE.write_text(picture(told) + "\n", encoding="utf-8")
        plain = {name: {key: value for key, value in told[name].items() if key != "golds"} for name in BOTS}
        keep("dungeonquest.json", "calibration", {**stamp(arguments), **plain, **judged})
    sys.exit(0 if judged["passed"] else 1)


if __name__ == "__main__":
    main()
