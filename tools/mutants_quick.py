"""A pytest plugin for tools/mutants.py: it collects the tests once, then tries one mutant after the other in forks.

Orders come as lines of JSON on one pipe, outcomes go out on another; `MUTANTS_PIPES` names both. A mutant that changes
functions alone is put into the modules that are there already; any other one is refused, for it needs a new process.
"""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

IS_FUNCTION = 0x1
"""The flag of code with local variables, which bodies of modules and classes do not have."""
SURVIVED, KILLED, REFUSED = range(3)
OUTCOMES = ("survived", "killed", "refused")
PAUSE = 0.005


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try mutants as long as there are orders, instead of running the tests."""
    items: dict[str, list[pytest.Item]] = {}
    for item in session.items:
        items.setdefault(item.nodeid.split("[", 1)[0], []).append(item)
    orders, outcomes = (int(number) for number in os.environ["MUTANTS_PIPES"].split(","))
    with os.fdopen(orders, encoding="utf-8") as said, os.fdopen(outcomes, "w", encoding="utf-8") as told:
        for line in said:
            order = json.loads(line)
            chosen = [item for test in order["tests"] for item in items.get(test, [])]
            told.write(tried(order, chosen) + "\n")
            told.flush()
    return True


def tried(order: dict[str, Any], items: list[pytest.Item]) -> str:
    """Try one mutant in a fork and return what became of it."""
    child = os.fork()
    if child == 0:
        os._exit(as_mutant(order, items))
    deadline = time.monotonic() + order["timeout"]
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return ended(status)
        time.sleep(PAUSE)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "timeout"


def ended(status: int) -> str:
    """Return what an exit status says of a mutant; one that used up its time is stopped by a signal."""
    if os.WIFSIGNALED(status):
        return "timeout" if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else "killed"
    return OUTCOMES[os.WEXITSTATUS(status)]


def as_mutant(order: dict[str, Any], items: list[pytest.Item]) -> int:
    """Become a mutant and run the tests until one fails."""
    os.setsid()
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    used = int(time.process_time())
    resource.setrlimit(resource.RLIMIT_CPU, (used + order["seconds"], used + order["seconds"] + 5))
    try:
        if not put_in(order["path"], order["source"]):
            return REFUSED
        return KILLED if any(fails(item) for item in items) else SURVIVED
    except BaseException:  # whatever a mutant breaks, it is noticed
        return KILLED


def fails(item: pytest.Item) -> bool:
    """Run one test and return whether it failed."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


# -- putting changed functions into what is imported -----------------------------------------------


def put_in(path: str, source: str) -> bool:
    """Give the functions of a file their changed code; return whether that was all there was to change."""
    module = imported(Path.cwd() / path)
    if module is None:
        return False
    before = compile(Path(path).read_text(encoding="utf-8"), path, "exec")
    pairs = list(changed_functions(before, compile(source, path, "exec")))
    found = [(function_of(module, new.co_qualname), new) for new in pairs if new is not None]
    if len(found) < len(pairs) or any(function is None for function, _ in found):
        return False
    for function, code in found:
        if function is None or function.__code__.co_freevars != code.co_freevars:
            return False
        function.__code__ = code
    return True


def imported(path: Path) -> ModuleType | None:
    """Return the module that was imported from a file."""
    return next((each for each in list(sys.modules.values()) if getattr(each, "__file__", None) == str(path)), None)


def changed_functions(old: CodeType, new: CodeType) -> Iterator[CodeType | None]:
    """Yield the changed code of each function that is changed; None where anything else is."""
    if old.co_flags & IS_FUNCTION:
        if not alike(old, new):
            yield new
        return
    olds, news = ([each for each in code.co_consts if isinstance(each, CodeType)] for code in (old, new))
    if plain(old) != plain(new) or len(olds) != len(news):
        yield None
        return
    for one, other in zip(olds, news, strict=True):
        yield from changed_functions(one, other)


def alike(old: CodeType, new: CodeType) -> bool:
    """Tell whether two functions do the same, wherever in a line they stand."""
    return old.replace(co_linetable=b"") == new.replace(co_linetable=b"")


def plain(code: CodeType) -> tuple[object, ...]:
    """Return what a body does by itself, without the functions in it."""
    consts = tuple(repr(each) for each in code.co_consts if not isinstance(each, CodeType))
    return code.co_code, code.co_names, consts


def function_of(module: ModuleType, name: str) -> FunctionType | None:
    """Return a function of a module or of one of its classes by its qualified name."""
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part) if hasattr(found, "__dict__") else None
    found = getattr(found, "fget", None) or found
    found = getattr(found, "__wrapped__", None) or getattr(found, "__func__", None) or found
    return found if isinstance(found, FunctionType) else None
