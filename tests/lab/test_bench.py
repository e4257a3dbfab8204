"""The bench: it runs without a peer, compares fairly with one, and says how long games are."""

import json
import sys
from pathlib import Path

import pytest

from tests.lab.shell import verlies
from verlies import registry
from verlies.build import build
from verlies.lab import bench
from verlies.lab.bench_run import measure


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure without a peer and a compiled copy, unless a test names them."""
    for name in (bench.COMPILED, bench.PEER_PYTHON, bench.PEER_SCRIPT, bench.LOAD_SCRIPT):
        monkeypatch.delenv(name, raising=False)


PEER = """import json, sys
print("noise")
print(json.dumps({"peer": "snail", "version": "1", "seconds": float(sys.argv[1]), "decisions_per_second": 10.0,
    "games_per_second": 1.0, "decisions_per_game": 10.0, "microseconds_per_copy": 1000.0}))
"""


@pytest.mark.parametrize("game", ["klong", "dungeonquest"])
def test_one_measurement_has_all_figures(game: str) -> None:
    figures = measure(game, 0.01)
    assert figures["game"] == game
    assert figures["build"] == build()
    assert figures["decisions_per_second"] > 0
    assert figures["games_per_second"] > 0
    assert figures["decisions_per_game"] > 50
    assert figures["forks_per_second"] == pytest.approx(1e6 / figures["microseconds_per_fork"], rel=0.01)


def test_all_games_of_ours_are_measured() -> None:
    measured = bench.runners(registry.names(), 1.0, {})
    assert {runner.name.split()[0] for runner in measured} >= {"klong", "dungeonquest"}


def test_medians_are_taken_number_by_number() -> None:
    runs = [{"build": "x", "speed": speed} for speed in (5.0, 100.0, 7.0)]
    assert bench.middle(runs) == {"build": "x", "speed": 7.0}


def test_everything_is_measured_in_turn() -> None:
    environment = {bench.COMPILED: "/c", bench.PEER_PYTHON: "py", bench.PEER_SCRIPT: "peer.py"}
    names = [runner.name for runner in bench.runners(["klong"], 3.0, environment)]
    expected = [f"klong {build()}", "klong compiled", "peer"]
    assert names == (expected if build() == "interpreted" else ["klong compiled", "peer"])
    assert [runner.name for runner in bench.runners(["klong"], 3.0, {})] == [f"klong {build()}"]


def test_a_peer_gives_ratios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "peer.py"
    script.write_text(PEER, encoding="utf-8")
    monkeypatch.setenv(bench.PEER_PYTHON, sys.executable)
    monkeypatch.setenv(bench.PEER_SCRIPT, str(script))
    figures = bench.bench(0.03, ["klong"])
    ours, ratio = figures["games"][f"klong {build()}"], figures["ratios"][f"klong {build()}"]
    assert figures["peer"]["peer"] == "snail"
    assert ratio["decisions"] == pytest.approx(ours["decisions_per_second"] / 10.0, rel=0.01)
    assert ratio["forks"] == pytest.approx(1000.0 / ours["microseconds_per_fork"], rel=0.01)
    assert ratio["decisions_per_game"] == pytest.approx(ours["decisions_per_game"] / 10.0, rel=0.01)


def test_a_broken_peer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(bench.PEER_PYTHON, sys.executable)
    monkeypatch.setenv(bench.PEER_SCRIPT, "/no/such/peer.py")
    with pytest.raises(bench.BenchError, match="peer"):
        bench.bench(0.03, ["klong"])


def test_json_on_the_command_line() -> None:
    said = verlies("bench", "--json", "--seconds", "0.03", "--game", "klong")
    data = json.loads(said.out)
    assert said.code == 0
    assert set(data) == {"seconds", "rounds", "games", "peer", "ratios"}
    assert data["peer"] is None
    assert [figures["game"] for figures in data["games"].values()] == ["klong"]


def test_the_table_says_how_long_games_are() -> None:
    said = verlies("bench", "--seconds", "0.03", "--game", "klong", "--lang", "en")
    assert said.code == 0
    assert "decisions/game" in said.out
    assert "No peer beside it" in said.out


def test_the_load_of_the_web_table_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    times = {"answer": {"p99": 21.5}, "echo": {"p99": 10.5}}
    figures = {"tables": 7, "answers_per_second": 75.0, "seconds": 60.0, "milliseconds": times, "ratio": 2.05}
    script = tmp_path / "load.py"
    script.write_text(
        f"print({json.dumps(json.dumps({**figures, 'errors': 0, 'view_bytes': {'max': 99}, 'rss_mb': 1}))})"
    )
    monkeypatch.setenv(bench.LOAD_SCRIPT, str(script))
    said = verlies("bench", "--seconds", "0.03", "--game", "klong", "--lang", "en")
    assert "7 tables, 75 answers/s, 60 s: p99 of an answer 21.5 ms, of an echo 10.5 ms" in said.out


@pytest.mark.parametrize(
    ("words", "part"),
    [(("--seconds", "0"), "at least"), (("--seconds", "soon"), "soon"), (("--game", "klog"), "Did you mean “klong”?")],
)
def test_bad_input_is_a_sentence(words: tuple[str, ...], part: str) -> None:
    said = verlies("bench", *words, "--lang", "en")
    assert said.code != 0
    assert part in said.err
    assert "Traceback" not in said.err
