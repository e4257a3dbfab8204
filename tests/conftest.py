"""What all tests share: rule marks are checked while collecting, and the build under test is named."""

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from tests.longest import pytest_collection_modifyitems as pytest_collection_modifyitems
from tests.longest import pytest_terminal_summary as pytest_terminal_summary
from verlies.build import build
from verlies.lab import rules

settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")


def wrong_marks(item: pytest.Item) -> Iterator[str]:
    """Yield what is wrong with the rule marks of a test."""
    for mark in item.iter_markers("rule"):
        for each in mark.args:
            wrong = rules.unknown(str(each))
            if wrong:
                yield f"{item.nodeid}: {wrong}"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a rule id that no catalogue has into a collection error that names it."""
    report = yield
    items = [each for each in report.result or [] if isinstance(each, pytest.Item)]
    problems = [problem for item in items for problem in wrong_marks(item)]
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


def pytest_sessionstart() -> None:
    """Stop if the build that is imported is not the one that was asked for."""
    wanted = os.environ.get("VERLIES_BUILD", build())
    if wanted != build():
        pytest.exit(f"the {wanted} build was to be tested, but the {build()} one is imported", returncode=4)


def pytest_report_header() -> str:
    """Name the build under test."""
    return f"verlies: {build()} build"
