"""Words: everything that is said to a reader, in one language, for one game."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Self

from ..core.cited import thing_of
from ..core.decision import Decision, LogEntry, Points, Result, Tie
from ..core.errors import IllegalAnswer, VerliesError
from ..core.option import Option
from ..core.record import nameless
from ..core.refusal import Refusal
from ..core.teams import are_several
from .language import LANGUAGES
from .numbers import MINUS, number
from .packages import Packages
from .seats import COLOURS, PREFIX, seat_colours, seat_names

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from ..core.record import Header
    from ..core.rules import Rules
    from ..core.scene import Choice, Mark, Prompt, Scene, Spot

Fact = str | int
Deed = list[LogEntry]
"""Something that was done, and after it what came of it."""
PLACE = "place"
WAY = re.compile(r"(?:([ns])([1-9]\d*))?(?:([ew])([1-9]\d*))?")
INNER = str.maketrans("„“”", "‚‘’")
LONGEST = 24
"""So many letters of a player's name are shown."""


def inner(text: str) -> str:
    """Return a text as it stands between quotation marks: its own are single ones."""
    return text.translate(INNER)


class Words:
    """The texts of one game in one language; a text that is missing shows as its id in ⟨⟩."""

    def __init__(self, language: str, packages: Packages = "", players: Sequence[str] = ()) -> None:
        self.language = language
        self.players = [_printable(name) for name in players]
        """The names of the seats; `colour:red` is put into words."""
        self.packages = packages
        """Where its texts are."""

    @classmethod
    def of(cls, game: "Rules[Any]", header: "Header", language: str) -> Self:
        """Return the words of a match, with the names of its players."""
        names = seat_names(header.names, seat_colours(header.settings, header.seats))
        return cls(language, game.about.texts, names)

    def in_language(self, language: str) -> "Words":
        """Return the same words in another language."""
        return Words(language, self.packages, self.players)

    # Any text

    def has(self, name: str) -> bool:
        """Return whether this language has a text of that name, or an attribute of one."""
        from .bundles import pattern_of

        if pattern_of(self._bundle(self.language), name) is not None:
            return True
        return name.startswith(f"{PLACE}-") and bool(way_steps(name.removeprefix(f"{PLACE}-")))

    def say(self, name: str, /, **facts: Fact) -> str:
        """Return a text with its facts put in."""
        text = self.maybe(name, **facts)
        return f"⟨{name}⟩" if text is None else text

    def maybe(self, name: str, /, **facts: Fact) -> str | None:
        """Return a text with its facts put in, from another language if need be; None if there is none."""
        from .bundles import formatted

        for language in (self.language, *LANGUAGES):
            text = formatted(self._bundle(language), name, facts)
            if text is not None:
                return text
        return None

    def _bundle(self, language: str) -> "FluentBundle":
        from .bundles import bundle

        return bundle(language, self.packages)

    # Names

    def player(self, seat: int) -> str:
        """Return what a seat is called; a nameless one as the game calls it (`seat-0`), or by its colour."""
        if seat < 0:
            return self.say("seat-house")
        name = self.players[seat] if seat < len(self.players) else nameless(seat)
        if not name.startswith(PREFIX):
            return name
        return self.maybe(f"seat-{seat}") or self.say(f"colour-{name[len(PREFIX) :]}")

    def name(self, noun: str, thing: Fact) -> str:
        """Return the name of a thing: of a card, a place, a seat, or just the number."""
        if noun in ("", "number"):
            return str(thing)
        if noun == "seat":
            return self.player(int(thing))
        text = self.maybe(f"{noun}-{thing}")
        return text if text is not None else self._way_or_id(noun, str(thing))

    def _way_or_id(self, noun: str, thing: str) -> str:
        return (self.way(thing) if noun == PLACE else "") or self.say(f"{noun}-{thing or 'nowhere'}")

    def way(self, field: str) -> str:
        """Return what a field of a growing map is called, by the way there from the start: `n2e1` is „N2 O1“."""
        return " ".join(f"{self.say(f'ui-way.{side}')}{steps}" for side, steps in way_steps(field))

    def accusative(self, noun: str, thing: Fact) -> str:
        """Return the name as the object of a sentence: „den Kelch“."""
        text = self.maybe(f"{noun}-{thing}.acc") if noun not in ("", "number", "seat") else None
        return self.name(noun, thing) if text is None else text

    def forms(self, noun: str, thing: Fact) -> dict[str, Fact]:
        """Return what a thing is called in a sentence: its name, as an object (`acc`), `to` it, `at` it and `by` it.

        The last three are made by the text `form-<noun>`; if a name needs an article, there is a `form-<noun>-<id>`.
        """
        name = self.name(noun, thing)
        forms: dict[str, Fact] = {"": name, "acc": self.accusative(noun, thing), "id": thing}
        for form in ("to", "at", "by"):
            text = self.maybe(f"form-{noun}-{thing}.{form}") or self.maybe(f"form-{noun}.{form}", name=name)
            if text is not None:
                forms[form] = text
        return forms

    def space(self, track: str, space: str) -> str:
        """Return what stands on a space of a track: its word, or just what it is."""
        return self.maybe(f"track-{track}.{space}") or space

    def mark(self, mark: "Mark") -> str:
        """Return a mark with its number: „2 Stiefel“."""
        return self.say(f"mark-{mark.kind}", value=mark.value)

    def marks(self, marks: "Sequence[Mark]") -> str:
        """Return several marks as an enumeration."""
        return ", ".join(self.mark(mark) for mark in marks)

    def amount(self, value: int, unit: str = "") -> str:
        """Return a number with what stands behind it: „36 %“, „−3“."""
        return self.say("ui-percent", value=value) if unit == "%" else f"{value} {unit}".rstrip().replace("-", MINUS)

    def goal(self, header: "Header") -> str:
        """Return in a sentence or two how a game is won and lost, as it was agreed; nothing if it does not say."""
        return self.maybe(f"game-{header.game}.goal", seats=header.seats, **header.settings) or ""

    def warning(self, scene: "Scene") -> str:
        """Return what ending the turn now would waste, and what it risks; nothing if nothing."""
        facts = [fact for panel in scene.panels for fact in panel.facts if fact.fleeting and fact.value]
        left = ", ".join(self.counted(fact.id, fact.value, fact.unit) for fact in facts)
        ends = [each for asked in scene.prompts for each in asked.choices if each.role == "end" and each.notes]
        wasted = [self.say("web-waste", what=left)] if left else []
        return " ".join([*wasted, *(self.say("web-risk", what=self.notes(each)) for each in ends)])

    def counted(self, fact: str, value: int, unit: str = "") -> str:
        """Return a fact as so many of something: „1 Teleport“; by its name and number where there is no such text."""
        text = self.maybe(f"mark-{fact}", value=value)
        return f"{self.say(f'fact-{fact}')} {self.amount(value, unit)}" if text is None else text

    def number(self, value: float, places: int = 0) -> str:
        """Return a number with so many decimals: „0,36“."""
        return number(self.language, value, places)

    # What the core says

    def option(self, option: "Option | Choice", ask: str = "") -> str:
        """Return an option as an imperative: „Kaufe den Koboldhändler“; some questions have words of their own."""
        target: Fact = int(option.target) if option.noun == "number" else option.target
        facts = self._named("target", option.noun, target)
        facts["acc"] = facts.get("target_acc", target)
        facts["id"] = option.target
        own = self.maybe(f"option-{option.kind}-{ask}", **facts) if ask else None
        return self.say(f"option-{option.kind}", **facts) if own is None else own

    def choice(self, choice: "Choice", ask: str = "") -> str:
        """Return an option with what is known of it: „Gehe nach M3 – nach Süden; unerforscht“."""
        return " – ".join(part for part in (self.option(choice, ask), self.notes(choice)) if part)

    def notes(self, choice: "Choice") -> str:
        """Return what more is known of an option: „nach Süden; unerforscht“."""
        return "; ".join(self.note(note) for note in choice.notes)

    def note(self, note: str) -> str:
        """Return what more is said of an option; a number may stand behind the id of its text: `note-health=2`."""
        name, _, value = note.partition("=")
        return self.say(name, value=int(value)) if value else self.say(name)

    def log(self, entry: LogEntry, names: Sequence[str] | None = None) -> str:
        """Return what happened as a sentence."""
        words = self if names is None else Words(self.language, self.packages, names)
        return words.say(_log_id(entry), **words._log_facts(entry))

    def story(self, entries: Sequence[LogEntry]) -> str:
        """Return what happened as sentences, in order."""
        return " ".join(sentence for sentence, _ in self.told(entries))

    def told(self, entries: Iterable[LogEntry]) -> Iterator[tuple[str, list[LogEntry]]]:
        """Return sentences with what they tell of; several alike in a row make one where there is a text for it."""
        for _, run in groupby(entries, key=_alike):
            yield from self._told(list(run))

    def digest(self, entries: Sequence[LogEntry]) -> str:
        """Return what happened in short, as sentences."""
        return " ".join(sentence for sentence, _ in self.digested(entries))

    def digested(self, entries: Iterable[LogEntry]) -> Iterator[tuple[str, list[LogEntry]]]:
        """Return short sentences with what they tell of: neighbouring deeds that are alike, then what came of them."""
        for run in _neighbours(entries):
            one_by_one = len(run) == 1 or self.maybe(f"{_log_id(run[0][0])}.many") is None
            for deeds in [[deed] for deed in run] if one_by_one else [run]:
                for alike in _heads_and_results(deeds):
                    yield from self._told(alike)

    def _told(self, alike: list[LogEntry]) -> Iterator[tuple[str, list[LogEntry]]]:
        sentences = self._sentences(alike)
        return zip(sentences, [alike] if len(sentences) == 1 else ([each] for each in alike), strict=True)

    def _sentences(self, run: Sequence[LogEntry]) -> list[str]:
        together = self._together(run) if len(run) > 1 else None
        return [together] if together else [self.log(entry) for entry in run]

    def _together(self, run: Sequence[LogEntry]) -> str | None:
        """Return several entries of one kind as one sentence.

        It knows how many there are (`$count`), of every number the sum (`$amount_sum`), the first and the last
        (`$before_first`, `$after_last`), and the things themselves as an enumeration, in the accusative (`$list`)
        and the nominative (`$names`).
        """
        facts = self._log_facts(run[-1]) | {"count": len(run)}
        for fact, noun in run[0].nouns.items():
            facts |= self._summed(fact, noun, [entry.facts[fact] for entry in run])
        return self.maybe(f"{_log_id(run[0])}.many", **facts)

    def _summed(self, fact: str, noun: str, values: Sequence[Fact]) -> dict[str, Fact]:
        if noun == "number":
            numbers = [int(value) for value in values]
            return {f"{fact}_sum": sum(numbers), f"{fact}_first": numbers[0], f"{fact}_last": numbers[-1]}
        names = [self.name(noun, value) for value in values]
        listed = self.listing([self.accusative(noun, value) for value in values], names)
        return {"list": listed, "names": self.listing(names)}

    def _log_facts(self, entry: LogEntry) -> dict[str, Fact]:
        facts: dict[str, Fact] = {"player": self.player(entry.seat)}
        for fact, value in entry.facts.items():
            facts |= self._named(fact, entry.nouns.get(fact, ""), value)
        return facts

    def listing(self, names: Sequence[str], bare: Sequence[str] = ()) -> str:
        """Return names as an enumeration, equal ones counted, by their `bare` names: „2× Söldner und den Kobold“."""
        different = dict(zip(names, bare or names, strict=True))
        counts = {name: names.count(name) for name in different}
        counted = [name if counts[name] == 1 else f"{counts[name]}× {plain}" for name, plain in different.items()]
        return self.say("ui-and").join([", ".join(counted[:-1]), counted[-1]]) if len(counted) > 1 else counted[0]

    def why(self, refusal: Refusal) -> str:
        """Return why something is not possible."""
        return self.say(f"why-{refusal.message}", **self._guessed(refusal.facts))

    def cited(self, rule: str, sentence: str) -> str:
        """Return a rule by its id with its sentence, which the text of a card is without."""
        return sentence if thing_of(rule) else self.say("rule-cited", rule=rule, sentence=sentence)

    def refused(self, option: Option, refusal: Refusal) -> str:
        """Return that an option is not possible now, and why."""
        return self.say("move-refused", word=inner(self.option(option)), reason=self.why(refusal))

    def ask(self, decision: "Decision | Prompt", seat: int, thing: str = "") -> str:
        """Return what is asked of a seat, and what puts the question.

        Who acts in somebody else's affair is told whose it is (`ask-….other`), and some cases have words of their own.
        """
        text = self._question(decision, seat, thing)
        sources = self.say("ui-or").join(self.say(source) for source in decision.source.split())
        return self.say("ask-by", source=sources, question=text) if sources else text

    def question(self, scene: "Scene", prompt: "Prompt", seat: int) -> str:
        """Return what is asked of a seat at a table, which has a name for what is faced there just now."""
        who = prompt.subject
        spots = (spot for spot in scene.spots if spot.urgent and spot.noun and who in (spot.seat, spot.rival))
        return self.ask(prompt, seat, next((self._faced(spot, who) for spot in spots), ""))

    def _faced(self, spot: "Spot", who: int) -> str:
        """Return whom or what somebody faces: another player, on whichever side, or a thing."""
        if spot.rival < 0:
            return self.name(spot.noun, spot.face)
        return self.player(spot.rival if who == spot.seat else spot.seat)

    def _question(self, decision: "Decision | Prompt", seat: int, thing: str) -> str:
        name = f"ask-{decision.ask}"
        other = None
        if decision.subject >= 0 and decision.subject != seat:
            other = self.maybe(f"{name}.other", player=self.player(decision.subject), thing=thing)
        case, _, value = decision.case.partition("=")
        facts: dict[str, Fact] = {"thing": thing, **({"value": int(value)} if value else {})}
        own = self.maybe(f"{name}-{case}", **facts) if case else None
        text = other or own or self.maybe(name, thing=thing) or self.say("ask-anything")
        stake = self.maybe(f"stake-{case}", **facts) if case and own is None else None
        return f"{text} {stake}" if stake else text

    def waiting(self, seats: Sequence[int]) -> str:
        """Return whom everybody is waiting for."""
        return self.say("ui-waiting", players=self.listing([self.player(seat) for seat in seats]), count=len(seats))

    def verdict(self, result: Result, hand: int = 0, by_one: bool = False) -> str:
        """Return who won in one sentence; winners among the seats of `hand`, a mask, are told that they did.

        A team that is all there is wins or loses together, unless one person plays all of it. Where all teams win, none
        has beaten another.
        """
        if len(set(result.teams)) == 1 < len(result.teams):
            team = "alone" if by_one else "team"
            return self.say(f"result-{team}-won" if result.winners else f"result-{team}-lost")
        if not result.winners:
            return self.say("result-nobody")
        won = sorted({result.teams[seat] for seat in result.winners}) if result.teams else []
        if len(won) == len(set(result.teams)) > 1:
            return self.say("result-level", teams=self.listing([self._side(result, team) for team in won]))
        if any(hand >> seat & 1 for seat in result.winners):
            return self.say("result-you-won", count=len(result.winners))
        if are_several(result.teams):
            return self.say("result-team", teams=self.listing([self.team(team) for team in won]))
        names = self.listing([self.player(seat) for seat in result.winners])
        return self.say("result-won", players=names, count=len(result.winners))

    def _side(self, result: Result, team: int) -> str:
        """Return what a team is called, or who is all of it where teams have no names."""
        named = are_several(result.teams) or self.has(f"team-{team}")
        return self.team(team) if named else self.player(result.teams.index(team))

    def team(self, team: int) -> str:
        """Return what a team is called."""
        return self.maybe(f"team-{team}") or self.say("ui-team", number=team + 1)

    def team_colour(self, team: int) -> str:
        """Return the colour of a team: the attribute `.colour` of its name, or the usual one."""
        return self.maybe(f"team-{team}.colour") or COLOURS[team % len(COLOURS)]

    def tie(self, tie: Tie) -> str:
        """Return who came out level and what told them apart; it knows what each has (`$values`)."""
        names = [self.player(seat) for seat in tie.seats]
        values = ", ".join(f"{name} {value}" for name, value in zip(names, tie.values, strict=True))
        return self.say(f"tie-{tie.by}", players=self.listing(names), values=values, count=len(names))

    def points(self, line: Points) -> str:
        """Return what points were given for."""
        return self.say(f"points-{line.label}", points=line.points, **self._guessed(line.facts))

    def error(self, error: VerliesError) -> str:
        """Return an error as a sentence."""
        facts = {name: str(fact) if isinstance(fact, int) and fact < 0 else fact for name, fact in error.facts.items()}
        facts |= self._titles(error)
        facts["hint"] = " " + self.say("did-you-mean", name=facts["hint"]) if facts.get("hint") else ""
        if "reason" in facts:
            facts["reason"] = self._because(error).rstrip(".")
        return self.say(f"error-{error.key}", **facts)

    def remedy(self, error: VerliesError) -> str:
        """Return what helps against what an error tells of; nothing if the error says all there is."""
        remedy = error.facts.get("remedy")
        return self.say(f"remedy-{remedy}", **error.facts) if remedy else ""

    def _titles(self, error: VerliesError) -> dict[str, str]:
        """Return the facts of an error by their titles: its game, and a setting that could be chosen, but not so."""
        name, value = error.facts.get("name"), error.facts.get("value")
        game = self.maybe(f"game-{error.facts.get('game')}")
        titles = {"game": game} if game else {}
        if "needed" in error.facts:
            titles["needed"] = self._either(str(error.facts["needed"]).split(", "))
        if error.key not in ("bad-setting", "setting-seats") or not self.has(f"setting-{name}-{value}"):
            return titles
        known = [self.maybe(f"setting-{name}-{one}") or one for one in str(error.facts["possible"]).split(", ")]
        possible = ", ".join(self.say("ui-quoted", text=one) for one in known)
        return titles | {
            "name": self.say(f"setting-{name}"),
            "value": self.say(f"setting-{name}-{value}"),
            "possible": possible,
        }

    def _either(self, numbers: Sequence[str]) -> str:
        """Return one of some numbers: „2, 3 oder 4“."""
        return self.say("ui-or").join([", ".join(numbers[:-1]), numbers[-1]] if len(numbers) > 1 else numbers)

    def _because(self, error: VerliesError) -> str:
        """Return the reason of an error: a refusal, the error behind it, or one of the known reasons."""
        if isinstance(error, IllegalAnswer):
            return self._refusal(error.refusal)
        behind = error.behind()
        return self.say(f"reason-{error.facts['reason']}", **error.facts) if behind is None else self.error(behind)

    def _refusal(self, refusal: Refusal) -> str:
        """Return why something is not possible; if no game is at hand to say so, the id of the reason and its rule."""
        if self.has(f"why-{refusal.message}"):
            return self.why(refusal)
        return f"{refusal.message} ({refusal.rule})" if refusal.rule else refusal.message

    def _named(self, fact: str, noun: str, value: Fact) -> dict[str, Fact]:
        """Return a fact as the variables of a text: its name, its other forms (`$card_acc`) and its id."""
        if noun in ("", "number"):
            return {fact: value}
        return {f"{fact}_{form}" if form else fact: text for form, text in self.forms(noun, value).items()}

    def _guessed(self, facts: Mapping[str, Fact]) -> dict[str, Any]:
        """Return facts whose nouns are their own names as the variables of a text."""
        out: dict[str, Any] = {}
        for fact, value in facts.items():
            noun = fact if fact == "seat" or self.maybe(f"{fact}-{value}") or self.has(f"{fact}-{value}") else ""
            out |= self._named(fact, noun, value)
        return out


def way_steps(field: str) -> list[tuple[str, str]]:
    """Return the way that the id of a field tells, as sides and steps; nothing if it tells none."""
    found = WAY.fullmatch(field)
    ways = zip(found.groups("")[::2], found.groups("")[1::2], strict=True) if found else ()
    return [(side, steps) for side, steps in ways if side]


def in_english(error: VerliesError) -> str:
    """Return an error for programmers, with the details that players are spared."""
    sentence, detail = Words("en").error(error), str(error.facts.get("detail", ""))
    return sentence if detail in sentence else f"{sentence} ({detail})"


def _log_id(entry: LogEntry) -> str:
    return f"log-{entry.kind}-hidden" if entry.hidden else f"log-{entry.kind}"


def _alike(entry: LogEntry) -> tuple[str, int, bool]:
    return entry.kind, entry.seat, entry.hidden


def _neighbours(entries: Iterable[LogEntry]) -> Iterator[list[Deed]]:
    """Return deeds in runs of those that are alike and side by side."""
    deeds: list[Deed] = []
    for entry in entries:
        if deeds and entry.follows:
            deeds[-1].append(entry)
        else:
            deeds.append([entry])
    for _, run in groupby(deeds, key=lambda deed: _alike(deed[0])):
        yield list(run)


def _heads_and_results(deeds: Iterable[Deed]) -> Iterator[list[LogEntry]]:
    """Return what was done, then what came of it, kind by kind."""
    results: dict[Any, list[LogEntry]] = {}
    heads: list[LogEntry] = []
    for head, *rest in deeds:
        heads.append(head)
        for entry in rest:
            results.setdefault(_alike(entry), []).append(entry)
    yield heads
    yield from results.values()


def _printable(name: str) -> str:
    """Return a name without what could disturb a terminal."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST] or "?"


def words(game: "Rules[Any] | None", language: str, players: Sequence[str] = ()) -> Words:
    """Return the words of a game, or only the common ones."""
    return Words(language, game.about.texts if game is not None else "", players)
