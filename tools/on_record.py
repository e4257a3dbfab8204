"""What of the big numbers is on record, game by game: a table in docs/measurements/README.md, made from soak.json.

`python tools/on_record.py` writes it, and so does every part of `make soak` when it is done. What is wanted follows
from the tables, bouts and settings that `make soak` would go through today, so whatever is new counts as missing.
"""

import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import bouts, contract, soak  # noqa: E402 - the tools are found by the lines above

PAGE = ROOT / "docs" / "measurements" / "README.md"
BEGIN, END = "<!-- on record -->\n", "<!-- end -->\n"
GAMES = ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige", "lantern")
NOTHING, MISSING = "–", "not yet"

Figures = Mapping[str, Any]


class Part(NamedTuple):
    """One part of the soak: where its results stand, what they count, and what there is to be measured."""

    name: str
    results: str
    counted: str
    """What was counted of each result, by its name in the file."""
    said: str
    wanted: Callable[[], Iterable[Hashable]]


def at_tables() -> Iterator[Hashable]:
    """Yield every table that is checked, and at which games are told."""
    yield from (table(field.game, field.seats, field.options) for field in soak.fields())


def with_oracles() -> Iterator[Hashable]:
    """Yield every table at which an oracle plays along."""
    yield from (table(each.game, each.seats, each.options) for each in soak.fields() if soak.has_oracle(each.game))


def under_contract() -> Iterator[Hashable]:
    """Yield every table at which bots are held to their contract."""
    yield from (table(each.game, each.seats, each.settings) for each in contract.every_table() if each.game in GAMES)


def between_bots() -> Iterator[Hashable]:
    """Yield every bout."""
    yield from (table(bout.game, bout.seats.split(","), bouts.agreed(bout)) for bout in bouts.BOUTS)


def with_secrets() -> Iterator[Hashable]:
    """Yield every game whose worlds are compared, with the settings under which it hides something."""
    yield from (table(game, 0, options) for game, options in soak.HIDING)


PARTS = (
    Part("checks", "fields", "decisions", "decisions", at_tables),
    Part("stories", "fields", "games", "games", at_tables),
    Part("lies", "fields", "lies", "lies", at_tables),
    Part("oracles", "fields", "games", "games", with_oracles),
    Part("contract", "tables", "bouts", "games", under_contract),
    Part("bots", "bouts", "games", "games", between_bots),
    Part("leaks", "games", "pairs", "pairs", with_secrets),
)


def table(game: str, seats: int | list[str], settings: Mapping[str, str]) -> Hashable:
    """Return what tells one place where something is measured from all others."""
    return game, str(seats), tuple(sorted(settings.items()))


def of_result(figures: Figures) -> Hashable:
    """Return where a result was measured."""
    return table(figures["game"], figures.get("seats", 0), figures.get("settings", figures.get("options", {})))


def count(part: Part, figures: Figures) -> int:
    """Return how much was measured at one table."""
    return int(figures.get("counts", figures).get(part.counted, 0))


def cell(part: Part, game: str, results: Iterable[Figures]) -> str:
    """Return how much of a part is on record for a game."""
    wanted = {each for each in part.wanted() if isinstance(each, tuple) and each[0] == game}
    found = [each for each in results if of_result(each) in wanted]
    if not wanted:
        return NOTHING
    if not found:
        return MISSING
    return f"{len(found)} of {len(wanted)}: {sum(count(part, each) for each in found):,} {part.said}"


def row(part: Part, results: Iterable[Figures]) -> str:
    """Return how much of a part is on record for each game, as a line of the table."""
    kept = list(results)
    return f"| `{part.name}` | {' | '.join(cell(part, game, kept) for game in GAMES)} |"


def page(known: Mapping[str, Figures]) -> str:
    """Return the table of what is on record."""
    head = [f"| | {' | '.join(GAMES)} |", f"| --- |{' --- |' * len(GAMES)}"]
    rows = [row(part, known.get(part.name, {}).get(part.results, ())) for part in PARTS]
    return "\n".join([*head, *rows]) + "\n"


def renewed(text: str, known: Mapping[str, Figures]) -> str:
    """Return the page with the table as it is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + page(known) + END + after


def write() -> None:
    """Write the table."""
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8"), soak.known("soak.json")), encoding="utf-8")


if __name__ == "__main__":
    write()
