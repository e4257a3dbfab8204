"""What the tests of the command line share: a home of their own, and German."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VERLIES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("VERLIES_LANG", "de")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"
