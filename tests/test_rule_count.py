"""How rules are counted from the tests, and what is refused."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from verlies.lab import rules

BOARD = "klong.components.board"
CARDS = "dungeonquest.components.cards"
COUNTS = {"bag_of_dungeon": 124, "dungeonquest": 175, "katakomben": 215, "klong": 190, "koenige": 125}

NAMES = {
    "klong": "KLONG!",
    "katakomben": "Katakomben",
    "dungeonquest": "DungeonQuest",
    "bag_of_dungeon": "Bag of Dungeon",
    "koenige": "Könige",
}
"""How the README calls the games."""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    return folder


def write(tests: Path, text: str) -> None:
    (tests / "test_it.py").write_text(dedent(text), encoding="utf-8")


@pytest.mark.parametrize(("game", "count"), COUNTS.items())
def test_each_catalogue_is_whole(game: str, count: int) -> None:
    assert len(rules.catalogue(game)) == count
    assert all(rule.rule and rule.where and rule.check for rule in rules.catalogue(game))


def test_all_catalogues_are_known() -> None:
    assert rules.games() == sorted(COUNTS)
    assert len(rules.known_ids()) == sum(COUNTS.values())


@pytest.mark.source
def test_every_rule_has_a_test() -> None:
    assert {counted.game: counted.missing for counted in rules.coverages(COUNTS) if counted.missing} == {}


@pytest.mark.parametrize(("game", "name"), NAMES.items())
def test_the_readme_says_how_many_rules_there_are(game: str, name: str) -> None:
    readme = Path(__file__).resolve().parents[1] / "README.md"
    assert re.search(rf"\b{name} (has )?{COUNTS[game]}\b", " ".join(readme.read_text(encoding="utf-8").split()))


def test_an_unknown_game_is_named_with_the_nearest() -> None:
    with pytest.raises(rules.RuleError, match=r"no rule catalogue for 'clong' \(did you mean 'klong'\?\)"):
        rules.catalogue("clong")


@pytest.mark.parametrize(
    "text",
    [
        f'@pytest.mark.rule("{BOARD}")\ndef test_it(): pass',
        f'@pytest.mark.rule("{CARDS}", "{BOARD}")\ndef test_it(): pass',
        f'pytestmark = [pytest.mark.source, pytest.mark.rule("{BOARD}")]\ndef test_it(): pass',
        f'@pytest.mark.rule("{BOARD}")\nclass TestIt:\n    def test_it(self): pass',
        f'class TestIt:\n    @pytest.mark.rule("{BOARD}")\n    def test_it(self): pass',
        f'CASES = [pytest.param(1, marks=pytest.mark.rule("{BOARD}"))]\ndef test_it(): pass',
        f'@pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.rule("{BOARD}")])])\ndef test_it(n): pass',
    ],
)
def test_a_mark_counts_wherever_pytest_takes_it(tests: Path, text: str) -> None:
    write(tests, text)
    assert rules.tested("klong", tests) == {BOARD}


@pytest.mark.parametrize("mark", ["skip", 'skip(reason="later")', "xfail", 'skipif(True, reason="never")'])
def test_a_test_that_proves_nothing_does_not_count(tests: Path, mark: str) -> None:
    write(tests, f'@pytest.mark.{mark}\n@pytest.mark.rule("{BOARD}")\ndef test_it(): pass')
    assert rules.tested("klong", tests) == set()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '@pytest.mark.rule("klong.components.bord")\ndef test_it(): pass',
            r"tests/test_it.py:1: unknown rule id 'klong.components.bord' \(did you mean 'klong.components.board'\?\)",
        ),
        ("@pytest.mark.rule(ID)\ndef test_it(): pass", r"test_it.py:1: a rule mark takes literal ids"),
        ("@pytest.mark.rule()\ndef test_it(): pass", r"test_it.py:1: a rule mark takes one or more"),
        (f'@pytest.mark.rule("{BOARD}")\ndef helper(): pass', r"test_it.py:2: helper has a rule mark but"),
    ],
)
def test_a_wrong_mark_is_refused_with_its_place(tests: Path, text: str, message: str) -> None:
    write(tests, text)
    with pytest.raises(rules.RuleError, match=message):
        rules.tested("klong", tests)


def test_coverage_lists_what_is_missing(tests: Path) -> None:
    write(tests, f'@pytest.mark.rule("{BOARD}")\ndef test_it(): pass')
    counted = rules.coverage("klong", tests)
    assert (counted.game, counted.rules, counted.tested, len(counted.missing)) == ("klong", 190, 1, 189)
    assert BOARD not in counted.missing


def test_a_catalogue_with_an_id_twice_is_refused(tmp_path: Path) -> None:
    entry = "- {id: a.b, rule: r, where: w, check: c}\n"
    (tmp_path / "double.yaml").write_text(entry * 2, encoding="utf-8")
    with pytest.raises(rules.RuleError, match=r"double.yaml: the id 'a.b' is there twice"):
        rules._read(tmp_path / "double.yaml")


@pytest.mark.source
def test_the_tests_of_this_house_name_known_rules_only() -> None:
    assert all(each.line > 0 for each in rules.named_rules(rules.tests_dir()))
