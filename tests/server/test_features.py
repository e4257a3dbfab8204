"""The page of what the table can do is made from the tests themselves."""

import ast
from pathlib import Path

import pytest

from tools.features import PAGE, Row, UnknownRow, marks, page, proofs, rows

pytestmark = pytest.mark.source


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(rows(), proofs()), "run python tools/features.py"


def test_the_checklist_is_whole() -> None:
    assert list(rows()) == list(range(1, 67))


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "@pytest.mark.feature(3)\n@pytest.mark.feature(4, 5)\n@pytest.mark.other(9)\n@plain\ndef test_a(): ...\n"
        "class TestB:\n    @pytest.mark.feature(3)\n    async def test_b(self): ...\n"
    )
    found = proofs(tmp_path)
    assert found == {3: ["test_some.py::test_a", "test_some.py::test_b"], 4: ["test_some.py::test_a"], 5: found[4]}


def test_an_unknown_row_is_an_error() -> None:
    proven = {number: [name] for number, name in marks(ast.parse("@pytest.mark.feature(99)\ndef test_a(): ..."))}
    with pytest.raises(UnknownRow, match="no row 99: test_a"):
        page({1: Row("one", "must")}, proven)


def test_an_unknown_level_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "rows.yaml").write_text('1: {title: "one", level: perhaps}')
    with pytest.raises(UnknownRow):
        rows(tmp_path / "rows.yaml")


def test_the_page_counts_what_is_proven() -> None:
    text = page({1: Row("one", "must"), 2: Row("two", "could")}, {1: ["test_a.py::test_a"]})
    assert "Proven: 1 of 1 must, 0 of 0 should, 0 of 1 could." in text
    assert "| 1 | one | must | `test_a.py::test_a` |" in text


def test_a_row_of_which_something_is_still_to_be_built_does_not_count() -> None:
    checklist = {1: Row("one", "must"), 2: Row("two", "must", not_yet="the rest")}
    text = page(checklist, {1: ["web/test_a.py::test_a"], 2: ["web/test_b.py::test_b"]})
    assert "Proven: 1 of 2 must, 0 of 0 should, 0 of 0 could. In the browser: 1 of 2 must" in text
    assert "Not counted, because something of them is still to be built, as they say: 2." in text
    assert "| 2 | two (not yet: the rest) | must | `web/test_b.py::test_b` |" in text
