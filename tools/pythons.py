"""The tests on every Python that is here: `make pythons` all of them, `--quick` those of tests/machine alone.

Each version gets an environment of its own in build/pythons, which is kept. What was tested whole is written to
docs/measurements/pythons.json: for each version and build what passed, failed and was left out, and of which commit. A
version that is not here is said to be left out at the end; one of the newest has to be there, and is made if it can
be (tools/interpreters.py).
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import interpreters  # noqa: E402
from tools.interpreters import NEWEST, VERSIONS, Interpreter  # noqa: E402

FOLDER = ROOT / "build" / "pythons"
RECORD = ROOT / "docs" / "measurements" / "pythons.json"
EXAMPLE = ROOT / "examples" / "lantern"
QUICK_TESTS = "tests/machine"
AT_ONCE = 2
"""So many versions run the quick part side by side; the whole of the tests uses two processes by itself."""
INSTALL = ROOT / "tools" / "install.py"
OWN = ".".join(map(str, sys.version_info[:2]))
SHARED = ("-n", "2", "--dist", "worksteal")
SHOWN = 25
"""So many lines are shown of what failed."""
QUICK_TO_BUILD = {"VERLIES_OPT_LEVEL": os.environ.get("VERLIES_OPT_LEVEL", "0")}
"""Five builds are made here to see whether they are right, not how fast they are."""
BROWSER = "the tests in a browser, which run on one Python in `make test`"


class Outcome(NamedTuple):
    """What came of the tests of one build on one Python."""

    version: str
    """As exact as the interpreter says it: `3.14.8`."""
    build: str
    passed: int
    failed: int
    skipped: int
    seconds: float
    left_out: str
    """What did not run, and why."""
    said: str
    """The last lines of a run that failed."""

    @property
    def good(self) -> bool:
        """Whether nothing failed and something ran, unless all of it was left out."""
        return not self.failed and bool(self.passed or self.left_out)

    def line(self) -> str:
        """Return it as a line of a table."""
        left_out = "; ".join(filter(None, (f"{self.skipped} skipped" if self.skipped else "", self.left_out)))
        counts = f"{self.passed:7} passed {self.failed:4} failed {self.seconds:6.0f} s"
        return f"{self.version:8} {self.build:12}{counts}" + (f"  left out: {left_out}" if left_out else "")


# One Python


def environment(known: Interpreter, extra: str) -> Path:
    """Return the Python of an environment that has Verlies and what its tests need, made if it is not up to date."""
    folder = FOLDER / known.version / extra
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp, wanted = folder / ".installed", contents(known)
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        done([str(known.path), "-m", "venv", "--clear", str(folder)])
        done([str(python), str(INSTALL), extra, str(EXAMPLE)])
        stamp.write_text(wanted, encoding="utf-8")
    return python


def contents(known: Interpreter) -> str:
    """Return a word that changes with what is to be installed."""
    files = [ROOT / "pyproject.toml", EXAMPLE / "pyproject.toml", *sorted((ROOT / "requirements").glob("*.txt"))]
    return f"{known.exact} {known.path} {hashlib.sha256(b''.join(path.read_bytes() for path in files)).hexdigest()}"


def done(command: Sequence[str]) -> None:
    """Run a command that has to succeed."""
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if run.returncode:
        raise subprocess.CalledProcessError(run.returncode, command, run.stdout, run.stderr)


def tested(known: Interpreter, build: str, command: Sequence[str], left_out: str, **variables: str) -> Outcome:
    """Run the tests of one build and return what came of them."""
    start = time.monotonic()
    told = {**os.environ, "VERLIES_BUILD": build, "PYTHONDONTWRITEBYTECODE": "", **variables}
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=told)
    summary = (run.stdout.strip().splitlines() or [""])[-1]  # a library may complain behind it on the other stream
    counts = {kind: int(count) for count, kind in re.findall(r"(\d+) (passed|failed|errors?|skipped)", summary)}
    lines = (run.stdout + run.stderr).strip().splitlines()
    failed = counts.get("failed", 0) + counts.get("error", 0) + counts.get("errors", 0)
    failed = failed or (1 if run.returncode else 0)
    said = "\n".join(lines[-SHOWN:]) if failed else ""
    seconds = time.monotonic() - start
    passed, skipped = counts.get("passed", 0), counts.get("skipped", 0)
    return Outcome(known.exact, build, passed, failed, skipped, round(seconds, 1), left_out, said)


def broken(known: Interpreter, build: str, error: subprocess.CalledProcessError) -> Outcome:
    """Return that nothing could be tried, with what was said."""
    said = "\n".join(str(error.stderr or error.output).strip().splitlines()[-SHOWN:])
    return Outcome(known.exact, build, 0, 1, 0, 0.0, "", said)


def quick(known: Interpreter) -> list[Outcome]:
    """Run the quick part on one Python."""
    try:
        python = environment(known, "test")
    except subprocess.CalledProcessError as error:
        return [broken(known, "interpreted", error)]
    command = [str(python), "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", QUICK_TESTS]
    return [tested(known, "interpreted", command, "")]


def whole(known: Interpreter, more: Sequence[str]) -> list[Outcome]:
    """Run all tests on one Python, interpreted and compiled, and play the games on record."""
    try:
        python = environment(known, "dev")
    except subprocess.CalledProcessError as error:
        return [broken(known, "interpreted", error)]
    pytest = [str(python), "-m", "pytest", "-q", *SHARED, "-p", "no:cacheprovider", "--ignore=tests/web", *more]
    told = [tested(known, "interpreted", pytest, BROWSER), recorded(known, python)]
    folder = FOLDER / known.version / "build"
    variables = {"VERLIES_BUILD_FOLDER": str(folder), **QUICK_TO_BUILD}
    try:
        subprocess.run(
            [python, "tools/compile.py"],
            check=True,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, **variables},
        )
    except subprocess.CalledProcessError as error:
        return [*told, broken(known, "compiled", error)]
    compiled = [*pytest, "-m", "not source"]
    return [*told, tested(known, "compiled", compiled, BROWSER, PYTHONPATH=str(folder / "compiled"), **variables)]


def recorded(known: Interpreter, python: Path) -> Outcome:
    """Play all games on record, and return how many came out as they did elsewhere."""
    start = time.monotonic()
    run = subprocess.run(
        [str(python), "tools/digests.py", "--check"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    found = re.search(r"(\d+) games", run.stdout + run.stderr)
    said = "" if run.returncode == 0 else "\n".join((run.stdout + run.stderr).splitlines()[-SHOWN:])
    passed = int(found[1]) if found and not run.returncode else 0
    failed = 0 if run.returncode == 0 else 1
    return Outcome(known.exact, "digests", passed, failed, 0, round(time.monotonic() - start, 1), "", said)


# All of them


def missing(here: Sequence[Interpreter]) -> list[str]:
    """Return the versions that are not here."""
    return [version for version in VERSIONS if version not in {known.version for known in here}]


def run_all(job: Callable[[Interpreter], list[Outcome]], here: Sequence[Interpreter], at_once: int) -> list[Outcome]:
    """Do a job on every Python and print each outcome when it is there."""
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(at_once) as pool:
        for some in pool.map(job, here):
            for outcome in some:
                print(outcome.line(), flush=True)
                if outcome.said:
                    print(outcome.said, flush=True)
            outcomes += some
    return outcomes


def record(outcomes: Sequence[Outcome]) -> None:
    """Write the table to where measurements are kept; Pythons that were not tried this time keep what is on record."""
    now = [row(outcome, commit()) for outcome in outcomes]
    tried = {version_of(each) for each in now}
    kept = [each for each in known().get("runs", []) if version_of(each) not in tried]
    runs = sorted([*kept, *now], key=lambda each: VERSIONS.index(version_of(each)))
    untried = [version for version in VERSIONS if version not in map(version_of, runs)]
    data = {"cores": os.cpu_count(), "untried": untried, "runs": runs}
    RECORD.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def commit() -> str:
    """Return what git calls these sources; nothing where there is no git, or no clone."""
    try:
        said = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return said.stdout.strip()


def row(outcome: Outcome, commit: str) -> dict[str, Any]:
    """Return an outcome as it is kept, with the commit that it is of."""
    kept = {"commit": commit, **outcome._asdict()}
    del kept["said"]
    return kept


def known() -> dict[str, Any]:
    """Return the table that is on record."""
    return dict(json.loads(RECORD.read_text(encoding="utf-8"))) if RECORD.is_file() else {}


def version_of(kept: dict[str, Any]) -> str:
    """Return which Python a row is about, as `VERSIONS` names it."""
    return str(kept["version"]).rpartition(".")[0]


def main() -> int:
    """Run the tests on every Python that is here."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="tests/machine alone")
    parser.add_argument("--others", action="store_true", help="but not the one that runs this")
    parser.add_argument("--only", nargs="+", choices=VERSIONS, default=VERSIONS, metavar="VERSION")
    asked, more = parser.parse_known_args()
    problems = interpreters.see_to([version for version in NEWEST if version in asked.only])
    wanted = [version for version in asked.only if not (asked.others and version == OWN)]
    here = [known for known in interpreters.found() if known.version in wanted]
    job = quick if asked.quick else partial(whole, more=more)
    outcomes = run_all(job, here, AT_ONCE if asked.quick else 1)
    left_out = [f"Python {version} is not here." for version in missing(here) if version in wanted]
    if not asked.quick and not more:
        record(outcomes)
    for sentence in (*left_out, *problems):
        print(f"Left out: {sentence}", file=sys.stderr)
    newest = any(known.version in NEWEST for known in here)
    if not newest and any(version in NEWEST for version in asked.only):
        print(f"None of Python {' and '.join(NEWEST)} is here, and one of them has to be.", file=sys.stderr)
        return 1
    return 0 if all(outcome.good for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
