"""What a machine has to show first: all games load and keep their promises, every bot, the terminal and the table work.

`make pythons` and `.ci/run` run this file on every Python they find; it takes less than a minute.
"""

import asyncio
import json
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tools import digests
from tools.live import ADDRESS, Live
from verlies import registry
from verlies.bots import bots
from verlies.lab.simulate import simulate
from verlies.testing.check import check_game

ROOT = Path(__file__).resolve().parents[2]
GAMES = [*registry.NAMES, "lantern"]
DECISIONS = 12
ANSWERS = 25
"""So many answers of a stranger's program are played at the web table."""


def test_every_game_can_be_loaded() -> None:
    assert registry.problems() == {}
    assert set(GAMES) <= set(registry.names())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_its_promises(name: str) -> None:
    assert check_game(registry.game(name), seats=2, decisions=DECISIONS).decisions >= DECISIONS


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", bots())
def test_every_bot_plays_a_whole_game(name: str, bot: str) -> None:
    done = simulate(name, [bot, bot], games=1, seed=3, jobs=1)
    assert len(done.outcomes) == 1


@pytest.mark.parametrize("table", digests.known())
def test_a_game_on_record_comes_out_as_it_did(table: str) -> None:
    field = next(each for each, _ in digests.tables() if str(each) == table)
    assert digests.digest(field, 0) == digests.known()[table][0]


def verlies(*words: str, home: Path) -> "subprocess.CompletedProcess[str]":
    """Run a command as a person would, where every warning of ours would be an error."""
    told = {**os.environ, "VERLIES_HOME": str(home), "PYTHONWARNINGS": "error"}
    command = [sys.executable, "-m", "verlies", *words]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=100, env=told, cwd=ROOT, check=False
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_terminal_plays_a_game_among_bots(name: str, tmp_path: Path) -> None:
    run = verlies("play", name, "--seats", "greedy,greedy", "--seed", "3", "--plain", home=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert len(run.stdout.splitlines()) > 20


def test_the_lab_plays_on_the_command_line(tmp_path: Path) -> None:
    run = verlies("simulate", "dungeonquest", "--seats", "greedy,random", "--games", "2", "--json", home=tmp_path)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["games"] == 2


def told(server: Live, path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"http://{ADDRESS}:{server.port}{path}", data, {"content-type": "application/json"})
    with urlopen(request, timeout=30) as reply:
        return json.load(reply)


def test_the_web_table_has_all_games_and_a_program_plays_at_it(tmp_path: Path) -> None:
    spec = spec_from_file_location("socket_bot", ROOT / "examples" / "socket_bot.py")
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    with Live(tmp_path) as server:
        assert {game["id"] for game in told(server, "/api/games")} >= set(registry.NAMES)
        table = told(server, "/api/tables", {"game": "klong", "seats": ["you", "greedy"]})
        link = f"http://{ADDRESS}:{server.port}/t/{table['table']}#s={table['token']}"
        assert asyncio.run(example.play(link, "Quick", str(ANSWERS))) == ANSWERS
        words = server.log.read_text(encoding="utf-8")
    assert "Traceback" not in words
    assert "Warning" not in words
