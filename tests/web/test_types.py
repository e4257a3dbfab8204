"""The client's types are those of the server's messages, and the compiler knows them."""

import shutil
from pathlib import Path

import pytest

from tests.web.conftest import missing
from tests.web.server import ROOT
from tools import clienttypes, webcheck

WEB = ROOT / "src" / "verlies" / "web"

pytestmark = pytest.mark.source


def test_they_are_made_from_the_messages() -> None:
    assert clienttypes.TYPES.read_text(encoding="utf-8") == clienttypes.made()


def test_what_may_be_missing_is_optional() -> None:
    text = clienttypes.made()
    assert "  parting?: Parting;" in text  # told to one reader only
    assert "  cards?: Card[];" in text  # left out where it is empty
    assert "  seals: string[];" in text  # always sent
    assert "  mix?: boolean;" in text  # filled in by the server
    assert '  status: "mixing" | "over" | "playing" | "waiting";' in text


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("module", "right", "wrong"),
    [
        ("table/offers.mjs", "c.target", "c.tarket"),
        ("table/panels.mjs", "panel.facts", "panel.fact"),
        ("net/socket.mjs", "message.stale", "message.old"),
        ("net/socket.mjs", 't: "why", noun, target', 't: "why", noun, face: target'),
        ("lobby/waiting.mjs", 'status !== "mixing"', 'status !== "stirring"'),
    ],
)
def test_a_misspelt_field_is_noticed(tmp_path: Path, module: str, right: str, wrong: str) -> None:
    copy = tmp_path / "web"
    shutil.copytree(WEB, copy)
    text = (copy / module).read_text(encoding="utf-8")
    assert right in text
    (copy / module).write_text(text.replace(right, wrong), encoding="utf-8")
    done = webcheck.tsc(copy / "jsconfig.json")
    if done is None:
        missing("there is no TypeScript to be had here")
    assert done
    assert done.returncode
    assert Path(module).name in done.stdout
