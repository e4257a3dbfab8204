"""What can be typed at the table: moves, and commands about the game."""

from collections.abc import Callable

from rich.text import Text

from ..bots import USUAL
from ..core.decision import Decision
from ..core.errors import IllegalAnswer, VerliesError, closest
from ..core.option import Option, OptionKind
from ..core.refusal import Refusal, telling
from ..text import LANGUAGES, catalogue, choose
from . import cards
from .around import Surroundings
from .moves import ALL, every_option, kind_name, kind_of_all, matching, spoken
from .rooms import map_of
from .session import Quit, Session

ALIASES = {
    "?": "help",
    "hilfe": "help",
    "z": "undo",
    "zurück": "undo",
    "speichern": "save",
    "warum": "why",
    "regel": "rules",
    "regeln": "rules",
    "rule": "rules",
    "tipp": "hint",
    "protokoll": "log",
    "karte": "card",
    "plan": "map",
    "stapel": "piles",
    "tisch": "table",
    "look": "table",
    "sprache": "lang",
    "schluss": "quit",
    "exit": "quit",
}
"""Other words for the commands; what is German is understood in English too."""
FEW = 12
"""So many rules are told at once."""
EXAMPLES = 3
"""So many moves are examples of what can be typed."""
NEAR = 0.7
"""So alike must be what was typed and what may have been meant."""
RECENT = 3
"""So many rules behind what happened last."""


class Commands:
    """Obeys one human; a command that changed the game returns True."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self._known: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "undo": self._undo,
            "save": self._save,
            "why": self._why,
            "rules": self._rules,
            "hint": self._hint,
            "log": self._log,
            "map": self._map,
            "card": self._card,
            "table": self._table,
            "piles": self._piles,
            "lang": self._lang,
            "quit": self._quit,
        }

    def obey(self, typed: str) -> bool:
        """Do what was typed; every mistake is told in a sentence and changes nothing."""
        try:
            return self._do(typed)
        except IllegalAnswer as error:
            self._refused(error.refusal, self._said(str(error.facts["word"])))
        except VerliesError as error:
            self.session.sorry(error)
        return False

    def _do(self, typed: str) -> bool:
        if not typed:
            return self._table("")
        decision = self.session.decision(self.seat)
        if typed.isascii() and typed.isdigit():
            return self._number(decision, int(typed[:4]))
        option = decision.option(typed)
        if option is not None:
            return self._answer(option)
        head, _, tail = typed.partition(" ")
        command = self._known.get(ALIASES.get(head.casefold(), head.casefold()))
        return command(tail.strip()) if command else self._move(decision, typed)

    # Moves

    def _number(self, decision: Decision, number: int) -> bool:
        if 1 <= number <= len(decision.options):
            return self._answer(decision.options[number - 1])
        self._say("move-number", count=len(decision.options))
        return False

    def _answer(self, option: Option) -> bool:
        self.session.answer(option, self.seat)
        return True

    def _move(self, decision: Decision, typed: str) -> bool:
        kind = kind_of_all(typed, self.session.match, self.session.words)
        if kind:
            return self._all(decision, kind)
        found = matching(typed, decision.options, self.session.words)
        if len(found) == 1:
            return self._answer(found[0])
        if found:
            return self._ambiguous(found)
        return self._impossible(decision, typed)

    def _all(self, decision: Decision, kind: str) -> bool:
        """Answer with options of one kind as long as the same question offers any."""
        ask = decision.ask
        done = False
        while decision.ask == ask:
            option = next((option for option in decision.options if option.kind == kind), None)
            if option is None:
                break
            done = self._answer(option)
            open_now = self.session.match.decisions_of(self.seat)
            if not open_now:
                break
            decision = open_now[0]
        if not done:
            self._none(kind)
        return done

    def _none(self, *kinds: str) -> None:
        self._say("move-none", kind=", ".join(kind_name(self.session.words, kind) for kind in kinds))

    def _named(self, options: list[Option]) -> str:
        """Return a few moves by their words."""
        return ", ".join(self._quoted(option) for option in options[:8])

    def _quoted(self, option: Option) -> str:
        words = self.session.words
        return words.say("ui-quoted", text=words.option(option, self.session.decision(self.seat).ask))

    def _ambiguous(self, found: list[Option]) -> bool:
        self._say("move-ambiguous", names=self._named(found))
        return False

    def _impossible(self, decision: Decision, typed: str) -> bool:
        """Say why a move that exists is not possible, or that there is no such move."""
        found = matching(typed, every_option(self.session.match), self.session.words)
        if not found:
            raise VerliesError("unknown-option", word=typed, hint=self._guess(decision, typed))
        reasons = {option.id: self.session.match.why_not(option, self.seat) for option in found}
        if len({(option.noun, option.target) for option in found}) == 1:
            option = max(found, key=lambda option: telling(reasons[option.id], bool(self._kind(option).zone)))
            self._refused(reasons[option.id], self.session.words.option(option))
        elif len({reason.message for reason in reasons.values()}) == 1:
            self._refused(reasons[found[0].id], typed)
        else:
            self._none(*dict.fromkeys(option.kind for option in found))
        return False

    def _kind(self, option: Option) -> OptionKind:
        return self.session.match.game.about.vocabulary.kind(option.code)

    def _guess(self, decision: Decision, typed: str) -> str | None:
        """Return the move or command that may have been meant, in the reader's words."""
        words = self.session.words
        said = {option: words.option(option, decision.ask) for option in decision.options}
        meant = {spoken(each): text for option, text in said.items() for each in (option.id, text)}
        meant |= {name: name for name in self._known}
        found = closest(spoken(typed), meant, NEAR)
        return None if found is None else meant[found]

    # Why, rules and hints

    def _said(self, word: str) -> str:
        """Return a move in the reader's words."""
        match = self.session.match
        return self.session.words.option(match.option(match.code(word)))

    def _refused(self, refusal: Refusal, word: str) -> None:
        words = self.session.words
        self._write(words.say("move-refused", word=word, reason=words.why(refusal)))
        self._cite(refusal.rule)

    def _cite(self, rule: str) -> None:
        """Name a rule with its sentence."""
        if rule:
            words = self.session.words
            sentence = catalogue.sentence(self.session.match.game, rule, words.language)
            self._write(words.cited(rule, sentence))

    def _why(self, typed: str) -> bool:
        if not typed:
            return self._why_asked()
        decision = self.session.decision(self.seat)
        found = matching(typed, decision.options, self.session.words)
        if found:
            self._say("move-possible", names=self._named(found))
            return False
        return self._impossible(decision, typed)

    def _why_asked(self) -> bool:
        """Tell the rule behind the question, and the rules behind what happened last."""
        session = self.session
        rule = session.decision(self.seat).rule
        self._say("why-asked" if rule else "why-asked-unknown")
        self._cite(rule)
        cited = {rule}
        for entry in reversed(session.match.log(self.seat)[-20:]):
            if entry.rule and entry.rule not in cited and len(cited) <= RECENT:
                cited.add(entry.rule)
                self._write(session.words.log(entry))
                self._cite(entry.rule)
        return False

    def _rules(self, typed: str) -> bool:
        """Tell the rules that have a word; without one, what the rules are about."""
        game, words = self.session.match.game, self.session.words
        found = catalogue.find(game, typed, words.language)
        if not typed:
            topics = dict.fromkeys(".".join(rule.split(".")[1:2]) for rule, _ in found)
            self._say("rules-topics", count=len(found), topics=", ".join(topics))
            return False
        for rule, sentence in found[:FEW]:
            self._write(words.say("rule-cited", rule=rule, sentence=sentence))
        self._say("rules-found", count=len(found), shown=min(len(found), FEW), word=typed)
        return False

    def _hint(self, typed: str) -> bool:
        name = typed or USUAL
        option = self.session.advice(name, self.seat)
        ids = [each.id for each in self.session.decision(self.seat).options]
        text = self.session.words.option(option, self.session.decision(self.seat).ask)
        self._say("hint", bot=name, text=text, number=ids.index(option.id) + 1)
        return False

    # Looking around

    def _log(self, typed: str) -> bool:
        count = int(typed[:4]) if typed.isascii() and typed.isdigit() else 20
        for line in self.session.lately(self.seat, count):
            self.session.screen.write(line)
        return False

    def _map(self, typed: str) -> bool:
        session = self.session
        painter, scene = session.painter(self.seat), session.scene(self.seat)
        if not painter.places:
            self._say("map-none")
        elif typed:
            self._near(typed, Surroundings(painter, scene))
        else:
            for line in map_of(painter, scene, session.screen.width, session.screen.height).lines():
                session.screen.write(line)
        return False

    def _near(self, typed: str, around: Surroundings) -> None:
        """Tell of some places and their ways."""
        found = self._places(typed, around)
        for place in found:
            for line in around.lines(place, self.session.words.say("ui-place")):
                self.session.screen.write(line)
        if not found:
            self._say("map-no-place", word=typed)

    def _places(self, typed: str, around: Surroundings) -> list[str]:
        """Return the places meant: all of them, the one of that id, or a few with that word in their names."""
        names = {place: spoken(around.painter.place(place)) for place in around.painter.places}
        wanted = spoken(typed)
        if wanted in ALL:
            return list(names)
        exact = [place for place in names if spoken(place) == wanted]
        return exact or [place for place, name in names.items() if wanted in name][:4]

    def _card(self, typed: str) -> bool:
        painter = self.session.painter(self.seat)
        found = cards.find(painter, typed) if typed else []
        if not found:
            self._say("card-unknown", word=typed or "…")
        for face in found[:6]:
            for line in cards.described(painter, face):
                self.session.screen.write(line)
        return False

    def _piles(self, _typed: str) -> bool:
        painter = self.session.painter(self.seat)
        for zone in self.session.scene(self.seat).zones:
            self.session.screen.write(painter.zone(zone))
        return False

    def _table(self, _typed: str) -> bool:
        self.session.draw(self.seat, whole=True)
        return False

    # The game itself

    def _undo(self, _typed: str) -> bool:
        self.session.match.undo(self.seat)
        return True

    def _save(self, typed: str) -> bool:
        path = typed or str(self.session.path)
        if typed:
            self.session.match.save(typed)
        self._say("saved", path=path)
        return False

    def _lang(self, typed: str) -> bool:
        if not typed:
            self._say("lang-possible", names=", ".join(LANGUAGES))
            return False
        self.session.words = self.session.words.in_language(choose(typed))
        return self._table("")

    def _help(self, _typed: str) -> bool:
        """Tell what can be typed, with examples from what is offered now."""
        options = self.session.decision(self.seat).options
        examples = {option.kind: option for option in reversed(options)}
        self._say("help-moves", examples=self._named(list(examples.values())[::-1][:EXAMPLES]))
        own = next((option.kind for option in options if self._kind(option).zone == "hand"), "")
        if own:
            self._say("help-all", kind=kind_name(self.session.words, own).lower())
        self._say("help")
        return False

    def _quit(self, _typed: str) -> bool:
        raise Quit

    def _say(self, name: str, /, **facts: str | int) -> None:
        self._write(self.session.words.say(name, **facts))

    def _write(self, text: str) -> None:
        self.session.screen.write(Text(text))
