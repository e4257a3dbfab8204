"""The wheel of the build under test, installed where nothing else of this project is, plays every title."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import verlies
from tools.wheel import FOLDER
from verlies import registry
from verlies.build import COMPILED, build

ROOT = Path(__file__).resolve().parents[1]
HERE = Path(verlies.__file__).parents[1]


def run(*command: str | Path, **variables: str) -> str:
    """Return what a command prints that must succeed and knows nothing of this environment."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VERLIES"))}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env={**bare, **variables})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this build."""
    folder = tmp_path_factory.mktemp("dist")
    of = {FOLDER: str(HERE)} if build() == COMPILED else {}
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, **of)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which the wheel is installed, and of all others only what it needs."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    there = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python", there / "python")
    run(*pip, "install", "--no-deps", "--no-index", "--no-compile", wheel)
    packages = run(there / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    (Path(packages) / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return there


def test_a_wheel_is_named_after_the_machines_it_is_for(wheel: Path) -> None:
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}-"
    assert wheel.stem.endswith("-py3-none-any") == (build() != COMPILED)
    assert (f"-{tag}" in wheel.stem) == (build() == COMPILED)


def test_what_is_installed_is_the_build_of_the_wheel(programs: Path) -> None:
    where = run(programs / "python", "-c", "import verlies.core.state as state; print(state.__file__)").strip()
    assert Path(where).is_relative_to(programs.parent)
    assert (Path(where).suffix != ".py") == (build() == COMPILED)
    said = run(programs / "verlies", "--lang", "en", "--version")
    assert said == f"verlies {verlies.__version__} ({build()})\n"


@pytest.mark.parametrize("name", registry.NAMES)
def test_an_installed_wheel_plays_every_title(programs: Path, name: str, tmp_path: Path) -> None:
    words = ("simulate", name, "--seats", "random,random", "--games", "1", "--json")
    assert '"games": 1' in run(programs / "verlies", *words, VERLIES_HOME=str(tmp_path))


@pytest.mark.source
def test_a_folder_without_libraries_makes_no_wheel(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    told = {**os.environ, FOLDER: str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=told)
    assert done.returncode != 0
    assert "has no libraries for this Python" in done.stdout + done.stderr
