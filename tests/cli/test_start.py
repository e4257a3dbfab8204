"""Starting is fast because nothing heavy is loaded before it is needed."""

import socket
import subprocess
import sys

import pytest

import verlies
from tests.cli.shell import Process

HEAVY = ["rich", "fluent", "babel", "yaml", "msgspec", "importlib.metadata", "verlies.games", "verlies.bots"]


def loaded(code: str) -> set[str]:
    """Return the modules that a fresh Python has after some code."""
    script = f"import sys; sys.path[:0] = {sys.path!r}\n{code}\nprint('\\n'.join(sys.modules), file=sys.stderr)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(run.stderr.split())


def test_importing_the_package_loads_nothing_heavy() -> None:
    modules = loaded("import verlies")
    assert not modules & {*HEAVY, "click"}


@pytest.mark.parametrize("args", [["--help"], ["--version"], []])
def test_help_loads_nothing_heavy(args: list[str]) -> None:
    modules = loaded(f"from verlies.cli import run; run({args!r})")
    assert not modules & {*HEAVY, "verlies.terminal.client", "verlies.cli.play"}


def test_the_module_is_the_command() -> None:
    with Process("--version") as process:
        assert process.finish().out.split()[:2] == ["verlies", verlies.__version__]


@pytest.mark.source
def test_the_version_is_that_of_the_project() -> None:
    import tomllib
    from pathlib import Path

    project = Path(__file__).parents[2] / "pyproject.toml"
    assert tomllib.loads(project.read_text())["project"]["version"] == verlies.__version__


def test_a_port_that_is_taken_is_told_before_the_address_of_another_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with Process("serve", "--port", str(port), "--lang", "en") as process:
            said = [process.stderr.readline() for _ in range(2)]
    assert said[0] == f"Port {port} is taken already; the web table takes a free one.\n"
    assert said[1].startswith("Verlies: http://localhost:")
    assert f":{port}/" not in said[1]
