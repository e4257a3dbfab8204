"""Check the types of the web client with a pinned TypeScript, where Node is present.

TypeScript is fetched by `npx` into its own cache, never into the tree. Without Node, or without a network at first,
one line says that the types were not checked; in CI a network must be there.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROJECT = ROOT / "src" / "verlies" / "web" / "jsconfig.json"
TYPESCRIPT = "typescript@5.9.3"
CI = os.environ.get("CI", "").lower() in ("1", "true")


def tsc(npx: str, *args: str) -> subprocess.CompletedProcess[str]:
    """Run the compiler."""
    command = [npx, "--yes", "--prefer-offline", "-p", TYPESCRIPT, "tsc", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def main() -> int:
    """Return 0 if the types are right, or could not be checked."""
    npx = shutil.which("npx")
    if npx is None:
        print("The types of the web client were NOT checked: there is no Node here.")
        return 0
    if tsc(npx, "--version").returncode:
        print(f"The types of the web client were NOT checked: npx cannot get {TYPESCRIPT}.")
        return int(CI)
    done = tsc(npx, "--noEmit", "-p", str(PROJECT))
    print(done.stdout.strip() or "The types of the web client are right.")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
