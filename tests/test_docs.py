"""The pages tell the truth: links lead somewhere, targets and names exist, and the layout of a game is as it says."""

import re
from functools import lru_cache
from pathlib import Path

import pytest

from verlies import registry

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")])
NOW = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/art.md", "docs/wire.md")]
NOW += [ROOT / "docs" / "measurements" / "README.md", ROOT / "examples" / "lantern" / "README.md", ROOT / "SECURITY.md"]
"""Pages about what is; a changelog and decisions also name what is gone."""
GAMES = ROOT / "src" / "verlies" / "games"
FAMILY = ROOT / "src" / "verlies" / "families" / "klong"
SOURCES = {".py", ".mjs", ".html", ".ftl", ".yaml", ".toml", ".sh"}
OURS = [point.name for point in registry.BUILT_IN]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def links(page: Path) -> list[str]:
    """Return the links of a page that lead to another file of ours, or elsewhere on it."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    return sorted({link for link in found if not link.startswith(("http:", "https:"))})


@lru_cache
def headings(page: Path) -> set[str]:
    """Return the names of the headings of a page, as links call them."""
    lines = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL).splitlines()
    titles = [line.lstrip("#").strip().lower() for line in lines if re.match(r"#+ ", line)]
    return {re.sub(r"[^\w\- ]", "", title).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    for link in links(page):
        path, _, heading = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not heading or heading in headings(target.resolve()), link


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = [link for link in links(folder / "README.md") if link.endswith(".md")]
    assert listed == sorted(path.name for path in folder.glob("0*.md"))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_make_targets_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"(?:`|^    )make ([a-z-]+)", text, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_tools_exist(page: Path) -> None:
    for tool in re.findall(r"\b(?:python )?(tools/\w+\.(?:py|sh))", page.read_text(encoding="utf-8")):
        assert (ROOT / tool).is_file(), tool


@lru_cache
def words() -> set[str]:
    """Return every word that occurs in what is built, tested or set up."""
    folders = [ROOT / name for name in ("src", "tests", "tools", "examples", "docs/rules")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in SOURCES]
    files += [ROOT / name for name in ("Makefile", "pyproject.toml", ".ci/run")]
    texts = [path.read_text(encoding="utf-8") for path in files if path != Path(__file__)]
    return set(re.findall(r"\w+", "\n".join([*texts, *map(named, files)])))


@pytest.mark.parametrize("page", NOW, ids=named)
def test_what_is_written_as_code_is_in_the_code(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    said = {word for code in re.findall(r"`([^`\n]+)`", text) for word in re.findall(r"[A-Za-z_]\w{2,}", code)}
    assert said - words() - PLACEHOLDERS == set()


PLACEHOLDERS = {"BITS", "INVITATION", "TOKEN", "TABLE", "PURPOSE"}
"""Stand for something else on the page of the wire."""


def test_functions_that_the_plan_names_are_there() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    found = re.findall(r"`([a-z/]+\.(?:py|mjs)):(\w+)`", plan)
    assert found
    for path, name in found:
        files = [*(ROOT / "src" / "verlies").rglob(path)]
        assert any(re.search(rf"\b(def|function) {name}\b", each.read_text(encoding="utf-8")) for each in files), path


# The layout of a game, as CONTRIBUTING.md has it


def has(game: str, module: str) -> bool:
    """Return whether a game has a module of that name."""
    return (GAMES / game / f"{module}.py").is_file()


def quoted(sentence: str) -> list[str]:
    """Return what is written as code in a sentence of CONTRIBUTING.md that begins and ends so."""
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split())
    first, _, last = sentence.partition(" … ")
    found = re.search(rf"{re.escape(first)}.*?{re.escape(last)}", text)
    assert found, sentence
    return re.findall(r"`(\w+)`", found[0])


@pytest.mark.parametrize("game", OURS)
def test_what_every_game_has(game: str) -> None:
    common = quoted("`state`, `kinds`, … are in all five games")
    assert len(common) > 5
    assert [module for module in common if not has(game, module)] == []


@pytest.mark.parametrize("game", ["klong", "katakomben"])
def test_what_the_family_has_for_its_games(game: str) -> None:
    theirs = quoted("have no `turn`, … of their own")
    assert theirs
    assert [module for module in theirs if has(game, module)] == []
    assert [module for module in theirs if not (FAMILY / f"{module}.py").is_file()] == []
    assert all((FAMILY / f"{module}.py").is_file() for module in ("pieces", "books"))


@pytest.mark.parametrize("mechanism", quoted("One file more for each mechanism … `theft`"))
def test_every_mechanism_that_is_named_has_a_file(mechanism: str) -> None:
    assert any(has(game, mechanism) for game in OURS)


CITED = {"0005-dungeonquest-rulings": "dungeonquest", "0020-koenige-rulings": "koenige"}
"""Pages with a table of the rules that are cited where no rule speaks, and whose rules they are."""


@pytest.mark.parametrize(("page", "game"), CITED.items())
def test_rules_that_rulings_cite_exist(page: str, game: str) -> None:
    table = (ROOT / "docs" / "decisions" / f"{page}.md").read_text(encoding="utf-8").partition("## Citations")[2]
    rules = (ROOT / "docs" / "rules" / f"{game}.yaml").read_text(encoding="utf-8")
    cited = re.findall(r"`([a-z]+\.(?!py)[a-z0-9-]+)`", table)
    assert len(cited) > 5
    assert [rule for rule in cited if f"{game}.{rule}" not in rules] == []
