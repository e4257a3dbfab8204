"""What is left out without a browser is said, and one is downloaded only when asked for; nothing is downloaded here."""

import os
import sys
from pathlib import Path

import pytest

from tests.web.conftest import find_chromium
from tools import chromium

ROOT = Path(__file__).resolve().parents[2]
TRIED = "Trying `playwright install chromium` ...\n"
LACKING = chromium.NO_BROWSER
LIBATOMIC = "error while loading shared libraries: libatomic.so.1: cannot open shared object file"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Take away every browser; return where playwright would look for one."""
    place = tmp_path / "chrome"
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv(chromium.PLACE, "")
    monkeypatch.setattr(chromium, "playwrights", lambda: str(place))
    monkeypatch.setattr(chromium, "driver_fault", lambda: "")
    ask(monkeypatch)
    chromium.starts.cache_clear()
    return place


def ask(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Let the tool be called with these words."""
    monkeypatch.setattr(sys, "argv", ["chromium.py", *words])


def let_install(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Let something else than a download happen."""
    monkeypatch.setattr(chromium, "INSTALL", (sys.executable, "-c", code))


def lay_browser(place: Path, code: int = 0) -> Path:
    """Put a program there that starts and ends with this code."""
    place.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    place.chmod(0o755)
    return place


def bring(monkeypatch: pytest.MonkeyPatch, place: Path, code: int = 0) -> None:
    """Let the download bring such a program."""
    brought = lay_browser(place.with_name("brought"), code)
    let_install(monkeypatch, f"import shutil; shutil.copy({str(brought)!r}, {str(place)!r})")


def test_nothing_is_downloaded_unless_somebody_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    let_install(monkeypatch, "raise SystemExit('a download was tried')")
    assert chromium.main() == 0
    assert capsys.readouterr().err == ""


def test_a_download_that_fails_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ask(monkeypatch, "--download")
    let_install(monkeypatch, "import sys; sys.exit('Error: getaddrinfo ENOTFOUND')")
    assert chromium.main() == 1
    assert capsys.readouterr().err == TRIED + "It failed: Error: getaddrinfo ENOTFOUND\n"


def test_in_ci_a_missing_browser_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    assert chromium.main() == 1
    said = f"The tests in a browser cannot run, and CI must not do without: {LACKING}\n"
    assert capsys.readouterr().err == said


def test_a_chromium_that_was_downloaded_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bare: Path
) -> None:
    ask(monkeypatch, "--download")
    bring(monkeypatch, bare)
    assert chromium.main() == 0
    assert capsys.readouterr().err == TRIED + "Chromium was downloaded; the tests in a browser run.\n"
    assert (chromium.find(), chromium.lacking()) == (str(bare), "")


def test_a_chromium_that_does_not_start_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bare: Path
) -> None:
    ask(monkeypatch, "--download")
    bring(monkeypatch, bare, 127)
    assert chromium.main() == 1
    assert "It failed: what it brought does not start" in capsys.readouterr().err
    assert chromium.lacking() == LACKING


def test_the_download_goes_into_the_environment_of_the_project(monkeypatch: pytest.MonkeyPatch, bare: Path) -> None:
    let_install(monkeypatch, f"import os; open({str(bare) + '.place'!r}, 'w').write(os.environ[{chromium.PLACE!r}])")
    chromium.download()
    assert Path(f"{bare}.place").read_text() == chromium.OURS


def test_a_chromium_of_the_machine_is_used_and_nothing_downloaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    browser = lay_browser(tmp_path / "chromium-browser")
    let_install(monkeypatch, "raise SystemExit('a download was tried')")
    assert (chromium.main(), chromium.find()) == (0, str(browser))
    assert capsys.readouterr().err == ""


def test_a_browser_test_without_chromium_is_skipped_and_says_how_to_get_it() -> None:
    with pytest.raises(pytest.skip.Exception) as caught:
        find_chromium()
    assert str(caught.value) == f"THE TESTS OF THE WEB TABLE DID NOT RUN: {LACKING}"


def test_a_browser_test_without_chromium_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="CI must not do without"):
        find_chromium()


def test_make_looks_before_the_tests_and_says_afterwards_what_was_left_out() -> None:
    make = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("test-interpreted", "browser"):
        recipe = make.partition(f"\n{target}:")[2].split("\n\n")[0].splitlines()
        assert recipe[1] == "\t@$(BIN)/python tools/chromium.py"
        assert "-m pytest" in recipe[2]
    assert "tools/chromium.py --lacking" in make.partition("\ntest:")[2].split("\n\n")[0]
    assert "--download" in make.partition("\nchromium:")[2].split("\n\n")[0]


def test_only_looking_tries_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    let_install(monkeypatch, "raise SystemExit('a download was tried')")
    monkeypatch.setattr(sys, "argv", ["chromium.py", "--lacking"])
    assert chromium.main() == 0
    assert capsys.readouterr() == (f"{LACKING}\n", "")
    assert os.environ[chromium.PLACE] == chromium.OURS
