"""The browser of the tests: one that is installed, or playwright's own.

`python tools/chromium.py` looks for it, tries `playwright install chromium` if there is none, and says what it did.
Without a browser it leaves with 0, because the other tests need none, and with 1 if `CI` is set. `--lacking` only
looks, and prints in a sentence what is missing.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Without windows of its own a browser needs little more than half the time for every page; it draws the same."""
INSTALL = (sys.executable, "-m", "playwright", "install", "chromium")
PATIENCE = 600.0
"""So many seconds the download may take."""
PLACE = "PLAYWRIGHT_BROWSERS_PATH"
OURS = "0"
"""Playwright's word for a folder of its own in the environment of the project, with which it goes."""


def installed() -> str:
    """Return where the chromium of this machine is, or nothing."""
    return next(filter(None, map(shutil.which, NAMES)), "")


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
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return ""
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def starts(path: str) -> bool:
    """Tell whether a browser is there and can be started; one that was downloaded may lack libraries."""
    if not Path(path).is_file():
        return False
    done = subprocess.run([path, "--version"], capture_output=True, timeout=PATIENCE, check=False)
    return done.returncode == 0


def find() -> str:
    """Return where a chromium is, or nothing."""
    return installed() or downloaded()


def download() -> str:
    """Try to download chromium; return what went wrong, or nothing."""
    environment = {**os.environ, PLACE: OURS}
    try:
        done = subprocess.run(
            INSTALL, env=environment, stderr=subprocess.PIPE, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode:
        return next(iter(done.stderr.splitlines()), f"it left with {done.returncode}")
    return "" if downloaded() else "what it brought does not start (it may lack libraries: playwright install-deps)"


def lacking() -> str:
    """Return what is missing for the tests in a browser, and how to get it; empty if nothing is."""
    if find():
        return ""
    return (
        "There is no chromium here. `make test` and `make browser` try `playwright install chromium`; "
        "if that cannot be, install it otherwise (on Debian: apt-get install chromium-headless-shell, or chromium)."
    )


def required() -> bool:
    """Tell whether the tests must not do without."""
    return os.environ.get("CI", "").lower() in ("1", "true")


def main() -> int:
    """See to it that there is a browser, and say what was done for it."""
    if "--lacking" in sys.argv:
        print(lacking())
        return 0
    if find():
        return 0
    print("There is no chromium here; trying `playwright install chromium` ...", file=sys.stderr, flush=True)
    wrong = download()
    if not wrong:
        print("Chromium was downloaded; the tests in a browser run.", file=sys.stderr)
        return 0
    print(f"`playwright install chromium` failed: {wrong}", file=sys.stderr)
    if required():
        print("The tests in a browser cannot run, and CI must not do without.", file=sys.stderr)
    return int(required())


if __name__ == "__main__":
    sys.exit(main())
