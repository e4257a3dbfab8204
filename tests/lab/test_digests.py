"""Some of the random games on record come out as they did; `make soak` plays them all.

The first game at each table is one of `tests/machine`, which every machine has to show.
"""

import pytest

from tools import digests
from tools.soak import Field

SAMPLE = 12
"""So many are played of each game, at all its tables, with those of `tests/machine`."""


def sample() -> list[tuple[Field, int]]:
    out = []
    for name in ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige", "lantern"):
        tables = [field for field, _ in digests.tables((name,))]
        out += [(tables[number % len(tables)], number // len(tables)) for number in range(len(tables), SAMPLE)]
    return out


@pytest.mark.parametrize(("field", "number"), sample(), ids=str)
def test_a_game_on_record_comes_out_as_it_did(field: Field, number: int) -> None:
    assert digests.digest(field, number) == digests.known()[str(field)][number], (
        "the same answers lead somewhere else; after a change of the rules: python tools/digests.py --write"
    )


def test_every_table_is_on_record() -> None:
    assert {table: len(found) for table, found in digests.known().items()} == {
        str(field): count for field, count in digests.tables()
    }
