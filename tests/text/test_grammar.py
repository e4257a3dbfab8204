"""Every text with every number and every name it may have: it reads as a careful person would have written it.

All texts of the platform and of every installed game are put into words, in both languages, and held against rules. A
new game needs nothing here but, perhaps, its words that are the same for one and for many (`UNCHANGED`), and the
variables whose names do not tell what they are (`SAMPLES`).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, visitor

from verlies import registry
from verlies.core.game import Game
from verlies.text import LANGUAGES, words
from verlies.text.bundles import bundle, ended_once, resources, shown
from verlies.text.packages import Packages

Value = str | int
NUMBERS = (1, 2, 5, 12)
SOME = {
    "log-lapsed": ("skill", "swords", "boots"),
    "log-lapsed-rest": ("teleports", "credit"),
    "log-quiet": ("amount", "credit"),
}
"""Facts that are never nothing all at once."""
NEGATIVE = {"points", "value"}
"""Facts that may be less than nothing."""
COUNTS = {
    *(
        "amount",
        "api",
        "count",
        "each",
        "format",
        "found",
        "high",
        "known",
        "limit",
        "line",
        "low",
        "most",
        "number",
        "seconds",
        "percent",
        "place",
        "points",
    ),
    *("port", "rules", "seat", "seats", "shown", "tested", "value", "version", "wanted"),
    *("around", "done", "far", "have", "need", "reach", "tiles", "turns", "whole"),
    *("damage", "degrees", "health", "per", "times"),
}
"""Facts of the texts of the platform that are numbers."""
ANYTHING = (
    *("answer", "bot", "commitment", "detail", "dice", "examples", "game", "hits", "host", "kind", "name", "names"),
    *("first", "other", "package", "parts", "path", "possible", "price", "python", "reason", "rule", "secret"),
    *("seed", "sentence", "share", "side", "sides", "text", "topics", "type", "what", "where", "wish", "word"),
)
SAMPLES: dict[str, tuple[Value, ...]] = {
    "player": ("Anna",),
    "players": ("Anna", "Anna, Ben"),
    "teams": ("Xyz", "Xyz, Abc"),
    "hint": ("", " Xyz?"),
    "ending": ("none", "xyz"),
    "values": ("Anna 30, Ben 20",),
    "thing": ("Xyz",),
    "source": ("Xyz",),
    "needed": ("2–4",),
    "room": ("Xyz",),
    "on": ("xyz",),
    "ways": ("Xyz",),
    "variant": ("together", "each", "solo"),
    "win": ("ring", "dragon"),
    "rounds": ("off", "15", "30"),
    "respawn": ("on", "off"),
    "heroes": ("on", "off"),
    **dict.fromkeys(ANYTHING, ("Xyz",)),
    "question": ("Xyz?",),
    "now": ("on", "off"),
    "warning": ("Xyz.",),
}
"""What stands for facts that are neither numbers nor things of a game."""
SUMMED = ("_sum", "_first", "_last")
"""What a line that tells of several things knows of each number."""
SIGNS = re.compile(r"sign-[\w-]+(\.key)?$")
"""Symbols on a map: no language, no grammar."""
LAID_OUT = {"help", "web-keys-list", "proof-fair", "replay-help", "ui-and", "ui-or"}
"""Texts with columns, with words to type that are not translated, or with spaces around them."""


# What is wrong with a text


class Rule(NamedTuple):
    """A fault that a pattern finds, in the languages that have one."""

    name: str
    de: str
    en: str


PLURALS = {
    "de": "Antworten Artefakte Augen Beutekarten Drachensteine Entscheidungen Felder Gänge Handkarten "
    "Karten Kronen Marken Minuten Plätze Proben Punkte Räume Regeln Runden Schatzkarten Schritte "
    "Schwerter Schwertern Spiele Steine Steinen Teleports Verstecke Wunden Zauberbücher Zeilen Züge",
    "en": "answers artifacts boots cards crowns decisions dice fields games lines markers monsters players "
    "points rooms rounds rules seats secrets spaces steps stones swords teleports times tokens tomes turns wounds",
}
"""Words for many, which one thing is never called."""
MANY = {
    "de": "bleiben fehlen gehen gewinnen haben kommen liegen sind stehen verfallen werden",
    "en": "are come go have remain were",
}
"""What many do, and one does not."""
GERMAN = (
    "und der das dem ein eine einen mit nicht oder Beute Drache Drachen Feld Felder Gesundheit Held Karte Karten Klong "
    "Plündern Punkt Punkte Schaden Schwert Schwerter Schwertern Stein Steine Stiefel Söldner Talent Wunde Wunden "
    "Würfel Zauberbuch Zug Züge"
)
ENGLISH = (
    "the and you your with from card cards boot boots clank Clank cube cubes damage dice health skill sword swords "
    "stone stones token tokens turn turns wound wounds point points"
)
SECOND = {"de": r"(?!)", "en": r"\b[Cc]ubes?\b|\bclank\b|\bRedo\b"}
"""Words for things that have another one already: stones, Clank!, undo."""
FEMININE = "kammer|höhle|grotte|gruft|halle|krypta|küche|stube|zelle|brücke"
LETTER = "[A-Za-zÄÖÜäöüß]"
NOUN = {"de": f"[A-ZÄÖÜ]{LETTER}", "en": LETTER}
"""How a word begins that may be a noun."""


def any_of(listed: str) -> str:
    """Return a pattern for one of some words."""
    return rf"(?:{'|'.join(listed.split())})\b"


def one(language: str) -> str:
    """Return a pattern for the number one, alone, as it stands before a word."""
    between = {"de": "bis", "en": "to"}[language]
    return rf"(?<![\w.,:–−/°])(?<!\b{between} )1 "


def disagreeing(language: str) -> str:
    """Return a pattern for a verb of many beside one."""
    verbs, follows = any_of(MANY[language]), r"(?! (?:bis|oder|und|von|to|or|and|of)\b|[–\d])"
    return rf"(?<!\b[Yy]ou )\b{verbs} 1\b{follows}|{one(language)}{LETTER}[\w!-]* {verbs}"


RULES = [
    Rule("one of many", one("de") + any_of(PLURALS["de"]), one("en") + any_of(PLURALS["en"])),
    Rule("verb of many", disagreeing("de"), disagreeing("en")),
    Rule("article after ×", r"× ?(?:den|die|das|der|dem|ein|eine|einen)\b", r"× ?(?:the|an?)\b"),
    Rule("no number", r"(?<![\d.,])0 [A-ZÄÖÜ]", rf"(?<![\d.,])0 (?!(?:is|to|or|and|of)\b){LETTER}"),
    Rule(
        "double word",
        r"(?i)(?<![\w-])(?!(?:der|die|das|den|dem), )([^\W\d_]{2,}),? \1(?![\w-])",
        r"(?i)(?<![\w-])([^\W\d_]{2,}),? \1(?![\w-])",
    ),
    Rule("empty brackets", r"\(\s*\)|\(\s|\s\)|\[\s*\]", r"\(\s*\)|\(\s|\s\)|\[\s*\]"),
    Rule("double space", r"\S  +\S|^ | $", r"\S  +\S|^ | $"),
    Rule("punctuation", r"\.\.|[!?,;:]\.|\.[,;:!?]| [,.;:!?](?:\s|$)", r"\.\.|[!?,;:]\.|\.[,;:!?]| [,.;:!?](?:\s|$)"),
    Rule("decimal sign", r"(?<![.\d])\d+\.\d+(?![.\d])", r"\d,\d"),
    Rule("soft hyphen", "\u00ad", "\u00ad"),
    Rule("minus sign", r"(?:^|[\s(+])-\d", r"(?:^|[\s(+])-\d"),
    Rule("quotation marks", r"[\"'”«»]|(?<!„)\b“(?=\w)|„[^“]*$|^[^„]*“", r"[\"'„«»]|“[^”]*$|^[^“]*”"),
    Rule("other language", rf"\b{any_of(ENGLISH)}", rf"[äöüßÄÖÜ]|\b{any_of(GERMAN)}"),
    Rule("second word", SECOND["de"], SECOND["en"]),
    Rule(
        "wrong article",
        rf"\b(?:zum|im|am|vom|beim|dem) \w*(?:{FEMININE})\b",
        r"\b[Aa] [AEIOaeio](?!ne\b)|\b[Aa]n [^AEIOUaeiou8hX“]",
    ),
    Rule("placeholder", r"[⟨⟩{}$]|\?\?\?", r"[⟨⟩{}$]|\?\?\?"),
]
BARE = {
    "de": any_of("zum zur im am vom beim der die das den dem des ein eine einen einem einer"),
    "en": any_of("the The a an this your"),
}
"""What may stand before the name of a place that is no proper name."""
ADDRESS = re.compile(r"[A-Za-z]?\d+\b")
"""What a place may be called so that it needs no article: B1."""
ENDS = {"ask-": "?.!", "why-": ".:", "log-": ".!", "error-": ".?", "howto-": ".", "remedy-": "."}
"""With what a text of a kind ends; `hint` at the end of an error may be empty."""
UNCHANGED = {
    "de": {
        "AP",
        "Entschlossenheit",
        "Entschlossenheitsmarker",
        "Gesundheit",
        "Gold",
        "Klong",
        "Leben",
        "Lebenskraft",
        "Marker",
        "Monster",
        "Schaden",
        "Stiefel",
        "Talent",
        "Öl",
    },
    "en": {
        *("AP", "Clank", "X", "black", "damage", "determination", "gold", "health", "life", "oil", "skill"),
        *("answered", "cancelled", "each"),
        *("against", "and", "in", "is", "left", "minus", "more", "of", "on", "or", "other", "to", "with"),
    },
}
"""Words that are the same after one and after many."""
SMALL = ("chen", "lein")
"""In German so are all that end like this: ein Plättchen, zwei Plättchen."""

# The texts and what they may be told with


class Variables(visitor.Visitor):
    """Collects the variables below a node, and those that make a difference when they are 0."""

    def __init__(self) -> None:
        super().__init__()
        self.names: dict[str, None] = {}
        self.counted: set[str] = set()
        self.zero: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names[node.id.name] = None

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                key.value if isinstance(key, ast.NumberLiteral) else key.name for key in (v.key for v in node.variants)
            ]
            if "one" in keys or any(key.isdigit() for key in keys):
                self.counted.add(node.selector.id.name)
            if "0" in keys:
                self.zero.add(node.selector.id.name)
        self.generic_visit(node)


class Text(NamedTuple):
    """One text or attribute, with the facts it wants."""

    game: Game[Any] | None
    language: str
    id: str
    wants: Variables

    @property
    def head(self) -> str:
        return self.id.partition(".")[0]

    def say(self, facts: Mapping[str, Value]) -> str:
        """Return it in words; whatever it lacks shows as a placeholder."""
        texts: FluentBundle = bundle(self.language, package(self.game))
        head, _, attribute = self.id.partition(".")
        message = texts.get_message(head)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = texts.format_pattern(pattern, shown(dict(facts)))
        return f"⟨{errors}⟩" if errors else ended_once(str(text))


def package(game: Game[Any] | None) -> Packages:
    return game.about.texts if game else ""


@cache
def texts_of(name: str, language: str) -> list[Text]:
    """Return all texts of a game, or (without a name) of the platform."""
    game = registry.game(name) if name else None
    common = {text.id for text in texts_of("", language)} if name else set()
    out = []
    for resource in resources(language, package(game)):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)] if entry.value else []
                parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                out += [_text(game, language, id, node) for id, node in parts if id not in common]
    return out


def _text(game: Game[Any] | None, language: str, id: str, node: ast.BaseNode) -> Text:
    wants = Variables()
    wants.visit(node)
    return Text(game, language, id, wants)


@cache
def things(game: Game[Any], language: str, noun: str) -> list[dict[str, Value]]:
    """Return all things of a noun by the forms of their names, those that are called the same once."""
    say = words(game, language, ("Anna", "Ben"))
    if noun == "seat":
        return [say.forms("seat", 0)]
    ids = [text.id[len(noun) + 1 :] for text in texts_of(game.id, language) if re.fullmatch(rf"{noun}-[\w-]+", text.id)]
    ids += ["start", "n2e1"] if noun == "place" and not ids else []  # fields of a map that grows
    named = {tuple(list(forms.items())[:2]): forms for forms in (say.forms(noun, id) for id in ids)}
    return list(named.values())


def nouns(game: Game[Any]) -> set[str]:
    """Return what the things of a game are."""
    specs = [spec for event in game.about.events for spec in (event.a, event.b, event.c) if spec]
    return {kind.noun for kind in game.about.vocabulary.kinds} | {spec.partition(":")[2] for spec in specs}


def noun_of(text: Text, fact: str) -> str:
    """Return what a fact of a text is: `number`, the noun of a thing, or nothing that is known."""
    game = text.game
    if game and text.head.startswith("log-"):
        event = next((e for e in game.about.events if text.head in (f"log-{e.name}", f"log-{e.name}-hidden")), None)
        specs = dict(spec.split(":") for spec in (event.a, event.b, event.c) if spec) if event else {}
        if fact in specs:
            return specs[fact]
    if game and text.head.startswith("option-") and fact == "target":
        return game.about.vocabulary.kinds[option_of(text)].noun
    if game and text.head.startswith("why-") and fact in ("place", "seat"):
        return fact
    if fact in text.wants.counted or fact.endswith(SUMMED) or (fact in COUNTS and fact not in SAMPLES):
        return "number"
    return fact if game and fact in nouns(game) and fact not in ("", "number") else ""


def option_of(text: Text) -> int:
    """Return which kind of option a text is about: of all words it may begin with, the longest; none is a fault."""
    assert text.game
    word = text.head.removeprefix("option-")
    kinds = [kind.word for kind in text.game.about.vocabulary.kinds]
    fitting = [kind for kind in kinds if f"{word}-".startswith(f"{kind}-")]
    assert fitting, f"{text.id}: there is no such option"
    return kinds.index(max(fitting, key=len))


def numbers(text: Text, fact: str) -> list[int]:
    """Return the numbers that a fact may be."""
    zero = fact in text.wants.zero
    some = NUMBERS[1:] if text.id.endswith(".many") else NUMBERS
    return [*([0] if zero else []), *some, *([-3] if fact in NEGATIVE and fact not in text.wants.zero else [])]


def stem(text: Text, variable: str) -> str:
    """Return the fact that a variable is a form of: `card` of `card_acc`."""
    if text.head.startswith("option-") and variable in ("acc", "id"):
        return "target"
    base, _, form = variable.rpartition("_")
    return base if base and form in ("acc", "id", "to", "at", "by") else variable


def samples(text: Text, fact: str) -> list[dict[str, Value]]:
    """Return all that a fact may be, as the variables of a text."""
    noun = noun_of(text, fact)
    if noun == "number":
        return [{fact: number} for number in numbers(text, fact)]
    if fact in ("list", "names") and text.game:
        return listed(text, fact)
    if noun and text.game:
        known = [
            {fact if form == "" else f"{fact}_{form}": value for form, value in forms.items()}
            for forms in things(text.game, text.language, noun)
        ]
        assert known, f"{text.id}: nothing is called {noun}-…"
        return [
            {**each, "acc": each[f"{fact}_acc"], "id": each[f"{fact}_id"]} if fact == "target" else each
            for each in known
        ]
    assert fact in SAMPLES, f"{text.id}: what may ${fact} be? Say so in SAMPLES or COUNTS."
    return [{fact: value} for value in SAMPLES[fact]]


def listed(text: Text, fact: str) -> list[dict[str, Value]]:
    """Return enumerations of the things that a line of the log tells of, one of them twice."""
    assert text.game
    noun = next(n for n in (noun_of(text, f) for f in ("card", "token", "place", "tile", "room", "seat")) if n)
    known = things(text.game, text.language, noun)
    names = [[str(each["acc" if fact == "list" else ""]) for each in (one, one, known[0])] for one in known]
    bare = [[str(each[""]) for each in (one, one, known[0])] for one in known]
    say = words(text.game, text.language)
    return [{fact: say.listing(*both)} for both in zip(names, bare, strict=True)]


def told(text: Text) -> Iterator[tuple[dict[str, Value], str]]:
    """Yield a text with all its numbers combined, and with every name in turn."""
    facts = list(dict.fromkeys(stem(text, variable) for variable in text.wants.names))
    ranges = {fact: samples(text, fact) for fact in facts}
    counts = [fact for fact in facts if isinstance(next(iter(ranges[fact][0].values())), int)]
    named = [fact for fact in facts if fact not in counts]
    for values in product(*(ranges[fact] for fact in counts)):
        if nothing(text, values):
            continue
        for each in in_turn([ranges[fact] for fact in named]):
            given = {key: value for part in (*values, *each) for key, value in part.items()}
            yield given, text.say(given)


def nothing(text: Text, values: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether a text would tell of nothing at all."""
    some = SOME.get(text.head, ())
    told = [value for each in values for fact, value in each.items() if fact in some]
    return bool(some) and not any(told)


def in_turn(ranges: Sequence[Sequence[dict[str, Value]]]) -> Iterator[tuple[dict[str, Value], ...]]:
    """Yield the first of every range, and then every other one among first ones."""
    first = tuple(values[0] for values in ranges)
    yield first
    for at, values in enumerate(ranges):
        for value in values[1:]:
            yield (*first[:at], value, *first[at + 1 :])


# The checks


def wrong(language: str, said: str) -> Iterator[str]:
    """Yield the rules that a text breaks."""
    for rule in RULES:
        if re.search(getattr(rule, language), said):
            yield rule.name


def faults(text: Text) -> dict[tuple[str, str], str]:
    """Return what is wrong with a text: its id, the rule and an example."""
    found: dict[tuple[str, str], str] = {}
    plain = text.id in LAID_OUT
    for given, said in told(text):
        for line in said.splitlines() or [""]:
            broken = [*wrong(text.language, line), *unlike(text, given, line)]
            broken += [
                f"end of {kind}" for kind, ends in ENDS.items() if text.id.startswith(kind) and line[-1:] not in ends
            ]
            for name in broken:
                if not (plain and name in ("double space", "other language", "punctuation")):
                    found.setdefault((text.id, name), line)
    return found


def unchanged(language: str, word: str) -> bool:
    """Return whether a word is the same after one and after many."""
    return word in UNCHANGED[language] or (language == "de" and word.endswith(SMALL))


def unlike(text: Text, given: Mapping[str, Value], said: str) -> Iterator[str]:
    """Yield what only the names and numbers tell: a bare name, a word that should differ between one and many."""
    place = next((str(v) for k, v in given.items() if k in ("place", "target") and noun_of(text, k) == "place"), "")
    if place and not ADDRESS.match(place):
        for before in re.findall(rf"(\S+) {re.escape(place)}(?!\w)", said):
            if re.fullmatch(r"[a-zäöüß]+|In|Auf|Bei|Nach|At|To", before) and not re.match(BARE[text.language], before):
                yield "bare name"
    for fact, value in given.items():
        if value == 1 and noun_of(text, fact) == "number":
            words_after_one = re.findall(rf"{one(text.language)}({NOUN[text.language]}+)", said)
            many = text.say({**given, fact: 5})
            if any(not unchanged(text.language, word) and re.search(rf"5 {word}\b", many) for word in words_after_one):
                yield "same for one and many"


PLACES = ["", *registry.names()]


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLACES, ids=lambda name: name or "platform")
def test_no_text_is_wrong_with_any_number_or_name(game: str, language: str) -> None:
    found: dict[tuple[str, str], str] = {}
    for text in texts_of(game, language):
        if not SIGNS.fullmatch(text.id):
            found |= faults(text)
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_whatever_is_the_object_of_a_sentence_has_an_accusative(game: str, language: str) -> None:
    lacking = set()
    for text in texts_of(game, language):
        objects = {stem(text, name) for name in text.wants.names if name == "acc" or name.endswith("_acc")}
        for noun in {noun_of(text, fact) for fact in objects} - {"seat"}:
            known = [each.id for each in texts_of(game, language) if re.fullmatch(rf"{noun}-[\w-]+", each.id)]
            lacking |= {id for id in known if not words(registry.game(game), language).has(f"{id}.acc")}
    assert lacking == set()


@pytest.mark.parametrize(
    ("language", "said", "rule"),
    [
        ("de", "Ungenutzt verfallen: 1 Teleports.", "one of many"),
        ("de", "Es bleiben 1 Schwert.", "verb of many"),
        ("de", "1 Stein werden gezogen.", "verb of many"),
        ("de", "Anna spielt 2× den Söldner aus.", "article after ×"),
        ("de", "Schatztruhe (0 Gold)", "no number"),
        ("de", "Nordwestturm – Turmzimmer, Turmzimmer", "double word"),
        ("de", "Gehe nach B1 ()", "empty brackets"),
        ("de", "1 Punkt.. Kaufe den Söldner", "punctuation"),
        ("de", "Treffer im Mittel: 0.36", "decimal sign"),
        ("de", "-2 Klong!", "minus sign"),
        ("de", 'Nutze "Buße"', "quotation marks"),
        ("de", "Nutze „Buße”", "quotation marks"),
        ("de", "Du hast 2 skill.", "other language"),
        ("de", "Wechsle zum Schatzkammer", "wrong article"),
        ("en", "1 cards", "one of many"),
        ("en", "There are 1 card left.", "verb of many"),
        ("en", "Anna plays 8× the Mercenary.", "article after ×"),
        ("en", "The dragon's bag", "quotation marks"),
        ("en", "Talent pays for cards.", "other language"),
        ("en", "One Stiefel moves the pawn.", "other language"),
        ("en", "Take a artifact", "wrong article"),
        ("en", "Your cubes go into the bag.", "second word"),
        ("en", "If all clank goes into the bag first", "second word"),
    ],
)
def test_the_rules_find_what_they_are_made_for(language: str, said: str, rule: str) -> None:
    assert rule in set(wrong(language, said))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "1 Stiefel, 12 Karten, 1–2 Wunden und 0 %"),
        ("de", "Die Plätze sind 1 bis 4, und 0 ist der Zuschauer."),
        ("de", "Im Mittel 0,36 – „Buße“, −2 Klong!"),
        ("en", "Its seats are 1 to 4; 0% “Penance”, an artifact, −2 Clank!"),
    ],
)
def test_the_rules_find_nothing_where_nothing_is_wrong(language: str, said: str) -> None:
    assert list(wrong(language, said)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_text_of_an_option_is_about_one_and_perhaps_a_question(name: str, language: str) -> None:
    asks = {text.head.removeprefix("ask-") for text in texts_of(name, language) if text.id.startswith("ask-")}
    for text in texts_of(name, language):
        if text.head.startswith("option-"):
            assert text.game
            kind = text.game.about.vocabulary.kinds[option_of(text)].word
            rest = text.head.removeprefix(f"option-{kind}")
            assert rest == "" or rest.removeprefix("-") in asks, text.id
