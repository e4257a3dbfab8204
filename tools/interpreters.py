"""The Pythons of this machine: found where people keep them, and the newest made from Debian's packages if need be.

`python tools/interpreters.py` lists them. `--make 3.14 3.15` makes those that are missing, without being root and
without touching the system: it fetches their packages from the archive that this Debian is set up for, and unpacks
them into a folder of its own, which is kept. Nothing of this is needed to play or to run the tests.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

VERSIONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
"""The Pythons that Verlies is tested on."""
NEWEST = ("3.14", "3.15")
"""Those that few machines have yet, and that can be made."""
SUITE = "testing"
"""The part of the archive that has them."""
ASKED = "import sys, venv, ensurepip; print('.'.join(map(str, sys.version_info[:3])), sys.implementation.name)"
PATIENCE = 600.0
PLACE = "VERLIES_PYTHONS"
WHEELS = "/usr/share/python-wheels"
"""Where a Python of Debian looks for its pip."""
WHOLE = ".whole"
"""Stands in the folder of an interpreter that was made to the end."""


class Interpreter(NamedTuple):
    """A Python of this machine."""

    version: str
    """`3.14`"""
    exact: str
    """`3.14.8`"""
    path: Path


class CannotMake(Exception):
    """An interpreter cannot be made here; the sentence says why."""


def home() -> Path:
    """Return the folder that interpreters are made in; it outlives a clone."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get(PLACE) or cache / "verlies" / "pythons")


# Found


def found() -> list[Interpreter]:
    """Return one interpreter for each version that is here, the newest of its kind, in the order of versions."""
    best: dict[str, Interpreter] = {}
    for path in dict.fromkeys(candidates()):
        known = probed(path)
        if known is not None and known.version in VERSIONS:
            other = best.get(known.version)
            best[known.version] = known if other is None else max(other, known, key=patch)
    return [best[version] for version in VERSIONS if version in best]


def candidates() -> Iterator[Path]:
    """Yield where an interpreter may be: this one, on the path, with the version managers, and made by us."""
    yield Path(getattr(sys, "_base_executable", "") or sys.executable)
    yield from (Path(path) for version in VERSIONS if (path := shutil.which(f"python{version}")))
    shelves = (
        Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions",
        Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or Path.home() / ".local" / "share" / "uv" / "python"),
        Path.home() / ".asdf" / "installs" / "python",
    )
    for shelf in shelves:
        yield from (path for version in VERSIONS for path in sorted(shelf.glob(f"*/bin/python{version}")))
    yield from (place(version) for version in VERSIONS if (home() / version / WHOLE).exists())


def probed(path: Path) -> Interpreter | None:
    """Return what an interpreter says of itself; nothing if it is none, or cannot make an environment."""
    try:
        run = subprocess.run([path, "-c", ASKED], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    said = re.fullmatch(r"(3\.\d+)(\.\d+) cpython\s*", run.stdout)
    return Interpreter(said[1], said[1] + said[2], path) if said and run.returncode == 0 else None


def patch(known: Interpreter) -> int:
    """Return the last number of a version."""
    return int(known.exact.rpartition(".")[2])


# Made


def place(version: str) -> Path:
    """Return where an interpreter is that we made."""
    return home() / version / "usr" / "bin" / f"python{version}"


def make(version: str) -> Interpreter:
    """Make an interpreter from the packages of a newer Debian, or raise with the reason why that cannot be."""
    root = home() / version
    shutil.rmtree(root, ignore_errors=True)
    try:
        for package in fetched(version, home() / "packages"):
            run("dpkg-deb", "-x", str(package), str(root))
        settle(version, root)
    except OSError as error:
        raise CannotMake(f"{error.strerror or error}: {error.filename or root}") from None
    known = probed(place(version))
    if known is None:
        raise CannotMake(f"what was unpacked in {root} does not start")
    (root / WHOLE).touch()
    return known


def fetched(version: str, folder: Path) -> list[Path]:
    """Fetch the packages of a Python with all they need, as a system would that has none; return their files."""
    lacking = [tool for tool in ("apt-get", "dpkg", "dpkg-deb") if not shutil.which(tool)]
    if lacking:
        raise CannotMake(f"there is no {lacking[0]} here; that needs Debian")
    archives, lists = folder / version / "archives", folder / "lists"
    shutil.rmtree(archives, ignore_errors=True)
    for needed in (archives / "partial", lists / "partial"):
        needed.mkdir(parents=True, exist_ok=True)
    (folder / "status").touch()
    (folder / "sources.list").write_text(source(), encoding="utf-8")
    options = [
        f"Dir::State={folder}",
        f"Dir::State::lists={lists}",
        f"Dir::State::status={folder / 'status'}",
        f"Dir::Cache={folder / version}",
        f"Dir::Etc::sourcelist={folder / 'sources.list'}",
        "Dir::Etc::sourceparts=-",
        "APT::Install-Recommends=false",
        "APT::Sandbox::User=",
        "Debug::NoLocking=true",
        "Acquire::Retries=2",
        "Acquire::Check-Valid-Until=false",  # a mirror that stands still is good enough for tests
    ]
    apt = ["apt-get", "-qq", *(f"-o{option}" for option in options)]
    run(*apt, "update")
    wanted = [f"python{version}-venv", f"python{version}-dev", "libstdc++6"]
    run(*apt, "--yes", "--download-only", "install", *wanted)
    return sorted(archives.glob("*.deb"))


def source() -> str:
    """Return a line for the archive that this system is set up for, but for the suite that has new Pythons."""
    for path in (Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))):
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        lines = re.findall(r"^deb (?:\[.*?\] )?(\S+/debian)/? |^URIs: *(\S+/debian)/?\s*$", text, re.MULTILINE)
        for archive in (one or other for one, other in lines):
            return f"deb [signed-by={keyring()}] {archive} {SUITE} main\n"
    raise CannotMake("apt has no archive of Debian here")


def keyring() -> str:
    """Return the keys of the archive."""
    known = [Path("/usr/share/keyrings") / f"debian-archive-keyring.{kind}" for kind in ("gpg", "pgp")]
    if not any(path.is_file() for path in known):
        raise CannotMake("the package debian-archive-keyring is not installed")
    return str(next(path for path in known if path.is_file()))


def settle(version: str, root: Path) -> None:
    """Let an unpacked Python start where it is: with its own C library, its own headers and its own pip."""
    usr = root / "usr"
    program = usr / "bin" / f"python{version}"
    loader = next((usr / "lib").glob("*-linux-gnu*/ld-linux-*.so.*"), None)
    if loader is None:
        raise CannotMake("the packages bring no loader that is known here")
    real = program.with_name(f"{program.name}.real")
    program.rename(real)
    program.write_text(
        f'#!/bin/sh\nexec "{loader}" --argv0 "$0" --library-path "{loader.parent}" "{real}" "$@"\n', encoding="utf-8"
    )
    program.chmod(0o755)
    settle_headers(version, usr, loader.parent.name)
    library = usr / "lib" / f"python{version}"
    for path in (each for each in library.glob("_sysconfig*") if not each.is_symlink()):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(WHEELS, f"{root}{WHEELS}"), encoding="utf-8")


def settle_headers(version: str, usr: Path, machine: str) -> None:
    """Keep Python's own headers alone: a compiler here has those of its own C library."""
    include = usr / "include"
    own, configured = include / f"python{version}", include / machine / f"python{version}" / "pyconfig.h"
    shutil.copy(configured, own / "pyconfig.h")
    for path in include.iterdir():
        if path != own:
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def run(*command: str) -> None:
    """Run a program of the system, or raise with the last thing it said."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=quiet, check=False)
    except subprocess.TimeoutExpired:
        raise CannotMake(f"{command[0]} took longer than {PATIENCE:.0f} s") from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"it left with {done.returncode}"]
        raise CannotMake(f"{command[0]}: {said[-1]}")


def see_to(versions: Sequence[str]) -> list[str]:
    """Make those versions that are missing; return a sentence for each one that cannot be made."""
    here = {known.version for known in found()}
    problems = []
    for version in versions:
        if version in here:
            continue
        try:
            made = make(version)
        except CannotMake as error:
            problems.append(f"Python {version} is not here and cannot be made: {error}.")
        else:
            print(f"Python {made.exact} was made from packages of Debian, in {home() / version}.", file=sys.stderr)
    return problems


def main() -> int:
    """List the interpreters, after making those that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--make", nargs="+", choices=NEWEST, default=[], metavar="VERSION")
    problems = see_to(parser.parse_args().make)
    for known in found():
        print(f"{known.exact:8} {known.path}")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
