"""Renew the versions on record: `requirements/*.txt`, with hashes, for every Python and system that Verlies runs on.

All extras are resolved together, so that they agree; each file holds what its extra needs beyond the file that it
begins with. What is allowed stands in `pyproject.toml` and stays wide; what is on record is what `make` installs where
it can (`tools/install.py`). `--lowest PYTHON` prints instead the lowest versions allowed of what is needed directly.
"""

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "requirements"
TOOL = ROOT / "build" / "lock"
SETS = {
    "base": "",
    "web": "base",
    "test": "web",
    "dev": "test",
    "browser": "test",
    "soak": "dev",
    "bench": "base",
}
"""The extras, and the file that each begins with; `base` is what the project itself needs, and what installs it."""
OLDEST = "3.11"
TO_EDIT = "editables>=0.5"
"""What hatchling asks for beside itself to install a project that is edited."""
HEAD = "# Made by `make lock`; what is allowed stands in pyproject.toml.\n"
NAME = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==")
QUIET = ("--quiet", "--no-header", "--no-annotate", "--no-config", "--no-sources")


def uv() -> Path:
    """Return the program that resolves, installed into a folder of its own."""
    folder = TOOL / ("Scripts" if os.name == "nt" else "bin")
    program = folder / ("uv.exe" if os.name == "nt" else "uv")
    if not program.is_file():
        venv.create(TOOL, with_pip=True)
        subprocess.run([folder / "python", "-m", "pip", "install", "--quiet", "--upgrade", "uv"], check=True)
    return program


def resolved(*words: str | Path, given: str) -> str:
    """Return what is needed for some requirements, line by line."""
    command = [uv(), "pip", "compile", *QUIET, *words, "-"]
    return subprocess.run(command, cwd=ROOT, check=True, text=True, input=given, stdout=subprocess.PIPE).stdout


def wanted(*extras: str) -> str:
    """Return the direct requirements of the project with some extras, and of what installs it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*project["build-system"]["requires"], TO_EDIT, *project["project"]["dependencies"]]
    for extra in extras:
        lines += opened(project["project"]["optional-dependencies"], extra)
    return "\n".join(lines)


def opened(optional: dict[str, list[str]], extra: str) -> list[str]:
    """Return what an extra needs; where it names another one, what that one needs."""
    out = []
    for each in optional.get(extra, []):
        inner = re.fullmatch(r"verlies\[(\w+)\]", each)
        out += opened(optional, inner[1]) if inner else [each]
    return out


def blocks(text: str) -> dict[str, str]:
    """Return what was resolved by name, each with its hashes."""
    out: dict[str, str] = {}
    name = ""
    for line in text.splitlines(keepends=True):
        found = NAME.match(line)
        name = found[1] if found else name
        out[name] = out.get(name, "") + line
    return out


def lock() -> None:
    """Write all files anew."""
    everywhere = ("--universal", "--python-version", OLDEST)
    union = resolved(*everywhere, "--generate-hashes", given=wanted(*SETS))
    known = blocks(union)
    pins = TOOL / "pins.txt"
    pinned = [line.removesuffix(" \\") for line in union.splitlines() if NAME.match(line)]
    pins.write_text("\n".join(pinned), encoding="utf-8")
    FOLDER.mkdir(exist_ok=True)
    names: dict[str, set[str]] = {}
    for extra, before in SETS.items():
        needed = set(blocks(resolved(*everywhere, "--constraints", pins, given=wanted(extra))))
        names[extra] = needed | names.get(before, set())
        lines = [known[name] for name in sorted(needed - names.get(before, set()))]
        head = HEAD + (f"-r {before}.txt\n" if before else "")
        (FOLDER / f"{extra}.txt").write_text(head + "".join(lines), encoding="utf-8")


def main() -> None:
    """Renew what is on record, or print what is lowest."""
    if "--lowest" in sys.argv:
        python = sys.argv[sys.argv.index("--lowest") + 1]
        print(resolved("--resolution", "lowest-direct", "--python", python, given=wanted("dev")), end="")
    else:
        lock()


if __name__ == "__main__":
    main()
