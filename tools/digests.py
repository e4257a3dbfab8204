"""The fingerprints of many random games: a change of the code that is none of the rules leaves them as they are.

Every game is played at all its tables, 200 games each and always the same ones, and the fingerprints of all its states
are chained to one. `--check` (part of `make soak`) plays them again and names those that came out otherwise; `--write`
renews tests/digests.json, after a change of the rules.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools.soak import Field, fields  # noqa: E402
from verlies import registry  # noqa: E402
from verlies.core.rng import Rng  # noqa: E402

FILE = ROOT / "tests" / "digests.json"
GAMES = 200
"""So many are played of each game, at all its tables together."""
LENGTH = 12

Digests = dict[str, list[str]]


def digest(field: Field, number: int) -> str:
    """Return the chained fingerprint of all states of one random game."""
    game = registry.game(field.game)
    state = game.practice_state(field.seats, f"digest {number}", field.options)
    rng = Rng(number)
    chain = blake2b(game.digest(state).encode())
    for _ in range(game.about.cap):
        if state.over():
            break
        state.answer(state.asked, state.open[rng.below(len(state.open))])
        chain.update(game.digest(state).encode())
    return chain.hexdigest()[:LENGTH]


def tables(games: Collection[str] = ()) -> Iterator[tuple[Field, int]]:
    """Yield every table with how many games are played at it."""
    sizes = Counter(field.game for field in fields(games))
    yield from ((field, -(-GAMES // sizes[field.game])) for field in fields(games))


def known() -> Digests:
    """Return the fingerprints on record."""
    found: Digests = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def played(games: Collection[str] = ()) -> Digests:
    """Play all games and return their fingerprints by table."""
    return {str(field): [digest(field, number) for number in range(count)] for field, count in tables(games)}


def differences(games: Collection[str] = ()) -> list[str]:
    """Return a sentence for every game that came out otherwise than on record."""
    record, out = known(), []
    for table, found in played(games).items():
        wanted = record.get(table, [])
        out += [f"{table}: {len(found)} games, {len(wanted)} on record"] if len(found) != len(wanted) else []
        pairs = enumerate(zip(found, wanted, strict=False))
        out += [f"{table}, game {number}: {a}, {b} on record" for number, (a, b) in pairs if a != b]
    return out


def check(games: Collection[str] = ()) -> dict[str, Any]:
    """Return the figures of a whole comparison, for the soak."""
    start = time.perf_counter()
    broken = differences(games)
    count = sum(count for _, count in tables(games))
    return {"games": count, "broken": broken, "seconds": round(time.perf_counter() - start, 1), "passed": not broken}


def main() -> None:
    """Compare all games with those on record, or renew the record."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare (the default)")
    parser.add_argument("--write", action="store_true", help="renew the record instead")
    parser.add_argument("games", nargs="*", help="these games only")
    arguments = parser.parse_args()
    if arguments.write:
        record = {**known(), **played(arguments.games)} if FILE.exists() else played(arguments.games)
        FILE.write_text(json.dumps(record, indent=0) + "\n", encoding="utf-8")
        return
    figures = check(arguments.games)
    print(*figures["broken"], f"{figures['games']} games, {len(figures['broken'])} differ", sep="\n")
    sys.exit(0 if figures["passed"] else 1)


if __name__ == "__main__":
    main()
