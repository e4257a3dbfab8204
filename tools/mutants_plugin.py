"""A pytest plugin for tools/mutants.py: it tells coverage which test is running."""

from collections.abc import Generator

import coverage
import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Count what runs now for this test, and what runs between tests for none."""
    tracer = coverage.Coverage.current()
    if tracer is not None:
        tracer.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        if tracer is not None:
            tracer.switch_context("")
