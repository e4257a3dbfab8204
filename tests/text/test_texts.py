"""Both languages have the same texts, and everything that is said has one."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, serializer, visitor

import verlies
from verlies import registry
from verlies.core import errors
from verlies.core.match import Match
from verlies.core.refusal import Refusal
from verlies.core.rng import Rng
from verlies.server.http import errors as server
from verlies.text import LANGUAGES, words
from verlies.text.words import Words

GAMES = [point.name for point in registry.BUILT_IN]
PACKAGES = ["verlies.text", "verlies.families.klong", *(f"verlies.games.{game}" for game in GAMES)]


class Variables(visitor.Visitor):
    """Collects the variables below a node."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def folder(package: str, language: str) -> Any:
    root = files(package)
    return root.joinpath(language) if package == "verlies.text" else root.joinpath("texts", language)


def entries(package: str, language: str) -> Iterator[tuple[str, Any]]:
    """Yield every message of a language with its file name."""
    for file in folder(package, language).iterdir():
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                yield file.name, entry


def messages(package: str, language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return ids with the names of their attributes and their variables."""
    out = {}
    for _, entry in entries(package, language):
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            out[entry.id.name] = ({attribute.id.name for attribute in entry.attributes}, found.names)
    return out


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_no_junk_and_no_id_twice(package: str, language: str) -> None:
    seen: set[str] = set()
    for file, entry in entries(package, language):
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in seen, f"{file}: {entry.id.name} is there twice"
            seen.add(entry.id.name)


@pytest.mark.feature(65)
@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_ids_attributes_and_variables(package: str) -> None:
    german, english = messages(package, "de"), messages(package, "en")
    assert german.keys() == english.keys()
    differing = {name: (german[name], english[name]) for name in german if german[name] != english[name]}
    assert not differing


@pytest.mark.feature(65)
@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_case_for_a_number_below_nothing(package: str, language: str) -> None:
    """Such a number comes as it is written, −3, so that its case would never be met."""
    for file, entry in entries(package, language):
        assert not re.search(r"^\s*\*?\[-", serializer.FluentSerializer().serialize_entry(entry), re.MULTILINE), (
            f"{file}: {entry}"
        )


SOURCE = Path(errors.__file__).parents[1]
RAISED = r'''(?:VerliesError|BadSetup|UnknownGame|SaveError|UndoRefused|ServerRefusal)\(\s*"([^"]+)"'''


def known(prefix: str) -> set[str]:
    """Return the keys of errors or reasons that have a text."""
    return {name.removeprefix(prefix) for name in messages("verlies.text", "en") if name.startswith(prefix)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_web_table_know_no_game(language: str) -> None:
    """What stands in every game's menu must be true in games without a shop."""
    file = folder("verlies.text", language).joinpath("web.ftl").read_text(encoding="utf-8")
    assert re.findall(r"(?im)^.*(?:kauf|\bbuy).*$", file) == []


def test_every_reason_of_system_and_database_is_known() -> None:
    assert {*errors.SYSTEM.values(), *server.SQLITE.values()} <= known("reason-")


@pytest.mark.source
def test_every_error_and_every_reason_in_the_source_is_known() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    reasons = re.findall(r'''\breason"?(?:=|: )"([^"]+)"''', text)
    raised = re.findall(RAISED, text)
    assert len(set(reasons)) > 20
    assert len(set(raised)) > 30
    assert set(reasons) <= known("reason-")
    assert set(raised) <= known("error-")
    assert {key for key in known("error-") | known("reason-") if not re.search(f'"(?:error-)?{key}"', text)} == set()


def test_programmers_read_the_same_sentences_as_players() -> None:
    wrong = errors.BadSetup("seat-count", game="klong", low=2, high=4, seats=9)
    assert str(wrong) == Words("en").error(wrong) == "klong is for 2 to 4 seats, not 9."
    damaged = errors.SaveError("save-unreadable", path="x", reason="header-damaged", detail="no seats")
    assert str(damaged) == f"{Words('en').error(damaged)} (no seats)"
    refused = errors.IllegalAnswer("buy", Refusal("too-dear", "a.b"))
    assert str(refused) == "“buy” is not possible now: too-dear (a.b)."


@pytest.mark.source
def test_an_error_without_texts_tells_its_key_and_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_speakers", [])
    assert str(errors.BadSetup("seat-count", seats=9)) == "seat-count seats=9"


# -- what the games say ----------------------------------------------------------------------------


BARE = ("number", "seat")
"""Nouns whose words are not in the texts: numbers, and the names of the players."""
every_game = pytest.mark.parametrize("game", GAMES)


def spoken(match: Match[Any]) -> Iterator[str]:
    """Yield the ids of everything in the scenes of a match, for everybody."""
    for seat in range(-1, match.header.seats):
        scene = match.scene(seat)
        yield from (f"zone-{zone.kind}" for zone in scene.zones)
        yield from (f"track-{track.id}" for track in scene.tracks)
        for panel in scene.panels:
            yield from (f"fact-{fact.id}" for fact in panel.facts)
            yield from (f"token-{card.face}" for card in panel.tokens)
            if panel.status:
                yield f"status-{panel.status}"
        for prompt in scene.prompts:
            yield from (f"mark-{mark.kind}" for choice in prompt.choices for mark in choice.cost)


def played(game: str, seats: int, seed: int, **settings: str) -> Match[Any]:
    """Play a game at random to its end."""
    match = verlies.game(game).new(seats, seed, settings)
    rng = Rng(seed)
    while not match.over:
        decision = match.decisions[0]
        match.answer(decision.options[rng.below(len(decision.options))], decision.seats[0])
    return match


HOUSE = {"torchlight": "on", "respawn": "on", "runes": "hidden", "texts": "on", "expel": "on"}
QUICK = {"length": "short", "rounds": "15"}
TABLES: dict[str, list[tuple[int, int, dict[str, str]]]] = {
    "klong": [(4, 1, {"board": "front"}), (4, 2, {"board": "back"})],
    "katakomben": [(4, 1, {"side": "a"}), (2, 2, {"cards": "promos"}), (5, 3, {"side": "b", "party": "goods"})],
    "dungeonquest": [
        *((4, seed, {}) for seed in range(3)),
        *((1, seed, {}) for seed in range(3)),
        (3, 1, {"monsters": "house", "blocked": "waits", **HOUSE}),
        (2, 2, {"heroes": "choose"}),
    ],
    "bag_of_dungeon": [
        (3, 1, {"heroes": "choose"}),
        (2, 2, {"variant": "each"}),
        (4, 3, {"spikes": "on", "charge": "on", "edges": "strict", "twelve": "junction"}),
    ],
    "koenige": [(2, 1, QUICK), (3, 2, {**QUICK, "odd": "more_actions"}), (4, 3, {**QUICK, "odd": "shared_hero"})],
}
"""Tables of every game with their numbers of seats and seeds; every variant is among them."""


@cache
def matches(game: str) -> list[Match[Any]]:
    """Return some finished matches of a game, every variant of the table among them."""
    return [played(game, seats, seed, **settings) for seats, seed, settings in TABLES[game]]


def needed(game: str) -> set[str]:
    """Return the ids of all that a game can say."""
    about = verlies.game(game).about
    ids = {f"option-{kind.word}" for kind in about.vocabulary.kinds}
    named = [(kind.noun, each) for kind in about.vocabulary.kinds for each in kind.ids if kind.noun not in BARE]
    ids |= {f"{noun}-{each}" for noun, each in named if noun != "place" or not each.isdigit()}
    ids |= {f"log-{kind.name}" for kind in about.events}
    ids |= {f"log-{kind.name}-hidden" for kind in about.events if kind.secret}
    ids |= {f"ask-{name}" for name in about.steps.asks()}
    for match in matches(game):
        ids |= set(spoken(match))
        static = match.game.static(match.header.settings)
        ids |= {f"mark-{mark.kind}" for place in static.places for mark in place.marks}
        ids |= {f"mark-{mark.kind}" for link in static.links for mark in link.marks}
        ids |= {f"mark-{mark.kind}" for face in static.faces for mark in face.marks}
        ids |= {f"banner-{face.banner}" for face in static.faces if face.banner}
        ids |= {f"region-{place.region}" for place in static.places if place.region}
        assert match.result is not None
        ids |= {f"ending-{ending}" for ending in match.result.endings}
        ids |= {f"points-{line.label}" for lines in match.result.breakdown for line in lines}
    return ids


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_text_for_everything(game: str, language: str) -> None:
    text = words(verlies.game(game), language)
    assert not sorted(name for name in needed(game) if not text.has(name))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_sentence_for_every_refusal(game: str, language: str) -> None:
    refusals = import_module(f"verlies.games.{game}.rulemap").REFUSALS
    text = words(verlies.game(game), language)
    assert refusals
    assert not [refusal.message for refusal in refusals.values() if not text.has(f"why-{refusal.message}")]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_log_line_of_whole_games_is_a_finished_sentence(game: str, language: str) -> None:
    for match in matches(game):
        text = Words.of(match.game, match.header, language)
        for seat in (-1, 0):
            for entry in match.log(seat):
                sentence = text.log(entry)
                assert not re.search(r"[⟨{$]|-\d", sentence), sentence
                assert sentence[-1] in ".!", sentence
        told = text.digest(match.log(0))
        assert "⟨" not in told
        assert "{" not in told
