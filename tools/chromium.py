"""The browser of the tests: one that is installed, or playwright's own.

`python tools/chromium.py` looks whether the tests in a browser can run and leaves with 0, because the other tests need
no browser, and with 1 if `CI` is set and they cannot. `--lacking` prints in a sentence what is missing. `--download`
(`make chromium`) has playwright download a browser; nothing else does.
"""

import os
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Without windows of its own a browser needs little more than half the time for every page; it draws the same."""
PLAYWRIGHT = (sys.executable, "-m", "playwright")
INSTALL = (*PLAYWRIGHT, "install", "chromium")
PATIENCE = 600.0
"""So many seconds the download may take."""
START = 60.0
"""So many seconds a program may take to say its version."""
PLACE = "PLAYWRIGHT_BROWSERS_PATH"
OURS = "0"
"""Playwright's word for a folder of its own in the environment of the project, with which it goes."""
NO_PLAYWRIGHT = "Playwright is not installed: it is not to be had for this machine, or `make` had no network."
NO_BROWSER = (
    "There is no chromium here that starts. Install one (on Debian: apt-get install chromium-headless-shell, or "
    "chromium), or let playwright download one: make chromium."
)


def installed() -> str:
    """Return where the chromium of this machine is, or nothing."""
    return next((path for path in map(shutil.which, NAMES) if path and starts(path)), "")


def downloaded() -> str:
    """Return where a chromium is that playwright has downloaded, here or where it usually does, or nothing."""
    for place in (os.environ.get(PLACE, ""), OURS):
        os.environ[PLACE] = place
        path = playwrights()
        if starts(path):
            return path
    return ""


def playwrights() -> str:
    """Return where playwright looks for its chromium, or nothing."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


@cache
def starts(path: str) -> bool:
    """Tell whether a browser is there and can be started; one that was downloaded may lack libraries."""
    return Path(path).is_file() and fault((path, "--version")) == ""


def fault(command: tuple[str, ...]) -> str:
    """Return why a program does not start, in its own words; nothing if it does."""
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=START,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    said = done.stderr.strip().splitlines()
    return (said[-1] if said else f"it left with {done.returncode}") if done.returncode else ""


@cache
def driver_fault() -> str:
    """Return why the driver of playwright does not start, as a sentence; nothing if it does."""
    if find_spec("playwright") is None:
        return NO_PLAYWRIGHT
    said = fault((*PLAYWRIGHT, "--version"))
    if not said:
        return ""
    hint = " On Debian: apt-get install libatomic1." if "libatomic" in said else ""
    return f"The driver of playwright does not start ({said}).{hint}"


def find() -> str:
    """Return where a chromium is, or nothing."""
    return installed() or ("" if driver_fault() else downloaded())


def download() -> str:
    """Try to download chromium; return what went wrong, or nothing."""
    environment = {**os.environ, PLACE: OURS}
    try:
        done = subprocess.run(
            INSTALL,
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode:
        return next(iter(done.stderr.splitlines()), f"it left with {done.returncode}")
    starts.cache_clear()
    return "" if downloaded() else "what it brought does not start (it may lack libraries: playwright install-deps)"


def lacking() -> str:
    """Return what is missing for the tests in a browser, and how to get it; empty if nothing is."""
    return driver_fault() or ("" if find() else NO_BROWSER)


def required() -> bool:
    """Tell whether the tests must not do without."""
    return os.environ.get("CI", "").lower() in ("1", "true")


def brought() -> int:
    """Download a browser if there is none, and say what came of it."""
    if driver_fault() or find():
        print(driver_fault() or f"There is a browser for the tests already: {find()}", file=sys.stderr)
        return int(bool(driver_fault()))
    print("Trying `playwright install chromium` ...", file=sys.stderr, flush=True)
    wrong = download()
    print(f"It failed: {wrong}" if wrong else "Chromium was downloaded; the tests in a browser run.", file=sys.stderr)
    return int(bool(wrong))


def main() -> int:
    """Say what is missing, or get it."""
    if "--download" in sys.argv:
        return brought()
    missing = lacking()
    if "--lacking" in sys.argv:
        if missing:  # otherwise not even an empty line, whose end is a word to some shells
            print(missing)
        return 0
    if missing and required():
        print(f"The tests in a browser cannot run, and CI must not do without: {missing}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
