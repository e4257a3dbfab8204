"""Long tests come first, so that at the end all workers are busy with short ones.

How long they take stands in `tests/longest.json` for those that take a while; `VERLIES_LONGEST=write` renews it.
"""

import json
import os
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).with_suffix(".json")
WRITE = "VERLIES_LONGEST"
LONG = 1.5
"""What takes fewer seconds is not written down."""
OTHERS = {"tests/web/": 3.0}
"""How long a test of a folder takes about, of which nobody wrote down anything."""


def known() -> dict[str, float]:
    """Return the seconds that are on record, by test."""
    return dict(json.loads(FILE.read_text(encoding="utf-8"))) if FILE.is_file() else {}


def expected(name: str, on_record: dict[str, float]) -> float:
    """Return how long a test may take."""
    of_folder = next((seconds for folder, seconds in OTHERS.items() if name.startswith(folder)), 0.0)
    return on_record.get(name, of_folder)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long tests first; short ones stay as they are, in each file together."""
    on_record = known()
    items.sort(key=lambda item: -expected(item.nodeid, on_record))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Write down how long tests took, if that is asked for; what did not run keeps what is on record."""
    if os.environ.get(WRITE) != "write":
        return
    seconds: dict[str, float] = defaultdict(float)
    for report in [each for several in terminalreporter.stats.values() for each in several]:
        if isinstance(report, pytest.TestReport):
            seconds[report.nodeid] += report.duration
    kept = {name: spent for name, spent in known().items() if name not in seconds}
    long = {name: round(spent, 1) for name, spent in {**kept, **seconds}.items() if spent >= LONG}
    FILE.write_text(json.dumps(dict(sorted(long.items())), indent=1) + "\n", encoding="utf-8")
