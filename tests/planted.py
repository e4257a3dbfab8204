"""Games as other packages bring them, laid out for a test: such as one that cannot be loaded."""

from pathlib import Path

from verlies.registry import GROUP, NAMES

PACKAGE = "bad-lamps"
BROKEN = "lighthouse"
MODULE = "bad_lamps_lighthouse"
GAMES = [*(f"verlies.games.{name}" for name in NAMES), "lantern"]
"""The modules of all games there may be."""
MUMBLING = "mumbling"
MUMBLER = f"""
from dataclasses import replace
from verlies.games.klong.game import ABOUT, Klong
GAME = Klong(replace(ABOUT, id="{MUMBLING}", texts="no_such_words"))
"""
WHY = "ModuleNotFoundError: No module named 'no_such_lamp'"
"""What is wrong with the game that is planted."""


def install(folder: Path, package: str, **games: str) -> None:
    """Let a package bring these games, as if it were installed in a folder of the path."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "".join(f"{name} = {value}\n" for name, value in games.items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")


def plant(folder: Path) -> None:
    """Plant a game that needs what is not there, and that prints while it is loaded."""
    install(folder, PACKAGE, **{BROKEN: f"{MODULE}:GAME"})
    (folder / f"{MODULE}.py").write_text("print('I am a lighthouse.')\nimport no_such_lamp\n")


def mumble(folder: Path) -> None:
    """Plant a game that can be loaded, and whose texts are where no package is."""
    install(folder, PACKAGE, **{MUMBLING: f"{MUMBLING}:GAME"})
    (folder / f"{MUMBLING}.py").write_text(MUMBLER)


def ruin(folder: Path) -> None:
    """Let every Python with this folder on its path fail to import any game."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(f"import sys\nsys.modules |= dict.fromkeys({GAMES})\n")
