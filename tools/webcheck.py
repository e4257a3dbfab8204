"""Check types and form of the web client with pinned programs, where Node is present; `--write` brings it into form.

TypeScript and Prettier are fetched by `npx` into its own cache, never into the tree. Without Node, or without a network
at first, one line says that something was not checked; in CI both must be there.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "src" / "verlies" / "web"
PROJECT = WEB / "jsconfig.json"
TYPESCRIPT = "typescript@5.9.3"
PRETTIER = "prettier@3.6.2"
FORMED = ("src/verlies/web/**/*.mjs", "src/verlies/web/*.d.ts", "tests/web/*.js", "!src/verlies/web/vendor/**")
"""What Prettier keeps in form; the markup inside templates is left as it was written (.prettierrc.json)."""
CI = os.environ.get("CI", "").lower() in ("1", "true")


def run(package: str, program: str, *args: str) -> subprocess.CompletedProcess[str] | None:
    """Run a program of a package; return None if there is none to be had here."""
    npx = shutil.which("npx")
    if npx is None:
        return None
    command = [npx, "--yes", "--prefer-offline", "-p", package, program]
    if subprocess.run([*command, "--version"], cwd=ROOT, capture_output=True, check=False).returncode:
        return None
    return subprocess.run(
        [*command, *args], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False
    )


def tsc(project: Path = PROJECT) -> subprocess.CompletedProcess[str] | None:
    """Check the types of a client."""
    return run(TYPESCRIPT, "tsc", "--noEmit", "-p", str(project))


def prettier(write: bool = False) -> subprocess.CompletedProcess[str] | None:
    """Check the form of all files, or bring them into it."""
    return run(PRETTIER, "prettier", "--write" if write else "--check", "--log-level", "warn", *FORMED)


def told(what: str, done: subprocess.CompletedProcess[str] | None) -> int:
    """Say how something is; return 0 if it is right, or could not be checked."""
    if done is None:
        print(f"The {what} of the web client was NOT checked: npx and what it fetches are not to be had here.")
        return int(CI)
    print((done.stdout + done.stderr).strip() if done.returncode else f"The {what} of the web client is right.")
    return int(done.returncode != 0)


def main() -> int:
    """Check both, or write the form; return 0 if nothing is wrong."""
    if "--write" in sys.argv[1:]:
        return told("form", prettier(write=True))
    return max(told("typing", tsc()), told("form", prettier()))


if __name__ == "__main__":
    sys.exit(main())
