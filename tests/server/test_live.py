"""The real server in a process of its own: fired at, loaded, and played at by a stranger's program."""

import ast
import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tools import fuzz
from tools.live import ADDRESS, DATABASE, Live
from tools.load import load
from verlies.lab import bench

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples" / "socket_bot.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with Live(tmp_path) as running:
        yield running


def test_mutated_frames_are_refused_and_change_nothing() -> None:
    result = fuzz.fuzz(frames=300, seed=1)
    assert result["passed"], result
    assert result["frames"] == 300
    assert {"ack", "closed", "refused", "trouble"} <= set(result["replies"])


def test_a_small_load_is_carried_without_errors() -> None:
    result = load(tables=5, rate=20, seconds=2, played=20)
    assert result["errors"] == 0, result
    assert result["answers"] + result["skipped"] == 40
    assert result["answers"] > 0
    assert result["view_bytes"]["max"] <= 12 * 1024


def test_the_bench_runs_the_load_if_it_is_told_where_it_is(tmp_path: Path) -> None:
    script = tmp_path / "load.py"
    script.write_text('import sys; print(\'{"ratio": 1.5, "words": %d}\' % len(sys.argv))', encoding="utf-8")
    assert bench.load({**os.environ, bench.LOAD_SCRIPT: str(script)}) == {"load": {"ratio": 1.5, "words": 2}}
    assert bench.load({}) == {}


def opened(server: Live, *seats: str) -> Any:
    body = json.dumps({"game": "klong", "seats": seats, "options": {"start": "0"}}).encode()
    address = f"http://{ADDRESS}:{server.port}/api/tables"
    with urlopen(Request(address, body, {"content-type": "application/json"})) as reply:
        return json.load(reply)


def bot(link: str, name: str, most: int) -> "subprocess.Popen[str]":
    """Let the example take a seat."""
    return subprocess.Popen([sys.executable, str(BOT), link, name, str(most)], stdout=subprocess.PIPE, text=True)


@pytest.mark.feature(63)
def test_programs_take_seats_by_their_links_and_play(server: Live) -> None:
    table = opened(server, "you", "friend")
    link, invitation = f"http://{ADDRESS}:{server.port}/t/{table['table']}", table["invites"][0]["token"]
    host, guest = bot(f"{link}#s={table['token']}", "Host", 100_000), bot(f"{link}#i={invitation}", "Guest", 8)
    try:
        assert guest.communicate(timeout=60)[0] == "8 answers counted\n"
    finally:
        for program in (host, guest):
            program.kill()
            program.communicate()
    words = server.log.read_text(encoding="utf-8")
    assert not [secret for secret in (table["token"], invitation, table["table"]) if secret in words]


def test_the_example_tells_how_it_is_called() -> None:
    run = subprocess.run([sys.executable, str(BOT)], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert "python examples/socket_bot.py 'http://" in run.stderr
    assert "Traceback" not in run.stderr


def example() -> Any:
    """Return the example as a module."""
    spec = spec_from_file_location("socket_bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_tries_again_when_an_answer_was_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    module = example()
    monkeypatch.setattr(module, "PAUSE", 0.0)
    view = {"t": "view", "seq": 3, "scene": {"prompts": [{"number": 3, "choices": [{"id": "pass"}]}]}}
    replies: dict[str, list[Any]] = {
        "hello": [view, view],
        "answer": [{"t": "refused", "reason": "The disk is full."}, {"t": "ack"}],
    }
    heard: list[str] = []

    async def host(socket: ServerConnection) -> None:
        async for text in socket:
            heard.append(json.loads(text)["t"])
            await socket.send(json.dumps(replies[heard[-1]].pop(0)))

    async def play() -> Any:
        async with serve(host, ADDRESS, 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            return await asyncio.wait_for(module.play(f"http://{ADDRESS}:{port}/t/T#s=TOKEN", "Bot", "1"), 20)

    assert asyncio.run(play()) == 1
    assert heard == ["hello", "answer", "hello", "answer"]


def test_the_example_is_short_and_stands_alone() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    imported = {
        name
        for node in ast.walk(ast.parse(text))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert {name.split(".")[0] for name in imported} <= {*sys.stdlib_module_names, "websockets"}


def test_a_server_that_does_not_start_in_time_is_not_left_running(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tools.live.START_SECONDS", 0.0)
    late = Live(tmp_path)
    with pytest.raises(RuntimeError, match="did not start"):
        late.start()
    assert not late.alive()


def test_a_server_that_was_stopped_leaves_one_file_that_holds_everything(server: Live, tmp_path: Path) -> None:
    table = opened(server, "you", "friend")["table"]
    with pytest.raises(HTTPError) as refused:
        urlopen(f"http://{ADDRESS}:{server.port}/api/tables/which-has-to-be-looked-for")
    refused.value.close()
    server.stop()
    (tmp_path / "copy").mkdir()
    shutil.copy(server.folder / DATABASE, tmp_path / "copy")
    with Live(tmp_path / "copy") as again, urlopen(f"http://{ADDRESS}:{again.port}/api/tables/{table}") as reply:
        assert json.load(reply)["table"] == table


def test_a_second_server_on_the_same_folder_says_why_it_does_not_start(server: Live) -> None:
    words = [sys.executable, "-m", "verlies", "serve", "--data", str(server.folder), "--no-browser", "--lang", "en"]
    second = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, cwd=ROOT)
    assert second.returncode != 0
    assert "Another server uses the folder" in second.stderr
    assert server.alive()
