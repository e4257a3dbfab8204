"""What is shipped: the wheel holds every file, and is enough to open the table in an empty environment."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import missing
from tests.web.player import Player
from tests.web.server import ROOT, Server

Sit = Callable[..., Player]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")

pytestmark = pytest.mark.source


def run(*command: str | Path) -> None:
    """Run a command that must succeed."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """The wheel, built anew."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / "dist")
    return next((tmp_path / "dist").glob("*.whl"))


def sources(folder: Path, inside: str) -> Iterator[str]:
    """Yield where the files of a folder belong in the wheel."""
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield f"{inside}/{path.relative_to(folder).as_posix()}"


def test_every_file_is_in_the_wheel(wheel: Path) -> None:
    wanted = {*sources(ROOT / "src" / "verlies", "verlies"), *sources(ROOT / "docs" / "rules", "verlies/_rules")}
    kinds = {Path(name).suffix for name in wanted}
    assert kinds >= {".css", ".mjs", ".html", ".svg", ".ftl", ".yaml", ".py"}
    assert wanted - set(zipfile.ZipFile(wheel).namelist()) == set()


class Installed(Server):
    """The table as somebody has it who installed the wheel."""

    def __init__(self, folder: Path, program: Path) -> None:
        super().__init__(folder)
        self.program = program

    def command(self) -> list[str]:
        """Return how it is started."""
        return [str(self.program), "serve", "--port", str(self.port), "--data", str(self.folder / "data")]

    def environ(self) -> dict[str, str]:
        """Return an environment that knows nothing of the source."""
        return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VERLIES"))}


def install(wheel: Path, folder: Path) -> Path:
    """Install the wheel into an empty environment; without a network, do without."""
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    probe: list[str | Path] = [*PIP, "download", "--no-deps", "--dest", folder / "probe", "click"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        missing("there is no network to install the wheel with what it needs")
    run(*PIP, "--python", folder / "bin" / "python", "install", "--no-compile", f"{wheel}[web]")
    return folder / "bin" / "verlies"


@pytest.mark.feature(41)
@pytest.mark.timeout(300)
def test_an_installed_wheel_serves_a_game_against_bots(sit: Sit, wheel: Path, tmp_path: Path) -> None:
    with Installed(tmp_path, install(wheel, tmp_path / "venv")) as table:
        anna = sit("de", at=table)
        anna.sit_down()
        anna.play_hand()
        anna.all(".actions .next.end").click()
        anna.all(".dialog-end .main").click()
        anna.wait_for_turn()
        expect(anna.all(".right .log")).to_contain_text("Anna beendet den Zug.")
