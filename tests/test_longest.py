"""The order of the tests: the longest first, all others where they were."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests import longest

pytestmark = pytest.mark.source


def test_long_tests_come_first_and_short_ones_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(longest, "known", lambda: {"tests/b": 9.0, "tests/d": 2.0})
    names = ["tests/c", "tests/a", "tests/d", "tests/web/e", "tests/b"]
    items: list[Any] = [SimpleNamespace(nodeid=name) for name in names]
    longest.pytest_collection_modifyitems(items)
    assert [each.nodeid for each in items] == ["tests/b", "tests/web/e", "tests/d", "tests/c", "tests/a"]
