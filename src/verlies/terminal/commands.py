"""What can be typed at the table: moves, and commands about the game."""

from collections.abc import Callable

from ..bots import USUAL
from ..core.errors import IllegalAnswer, VerliesError
from ..core.option import Vocabulary
from ..core.windows import ASK, MATTERS, NEVER
from ..text import LANGUAGES, catalogue, choose
from . import cards, store
from .answers import Answers
from .around import Surroundings
from .moves import ALL, kind_name, same, spoken
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
    "fenster": "windows",
    "warnen": "warn",
    "warnung": "warn",
    "ziel": "goal",
    "schluss": "quit",
    "exit": "quit",
}
"""Other words for the commands; what is German is understood in English too."""
WISHED = {
    ASK: ASK,
    NEVER: NEVER,
    MATTERS: MATTERS,
    "fragen": ASK,
    "nie": NEVER,
    "wichtig": MATTERS,
}
"""Words for what one may want of a window."""
SWITCHED = {"on": True, "off": False, "an": True, "aus": False, "ein": True}
FEW = 12
"""So many rules are told at once."""
EXAMPLES = 3
"""So many moves are examples of what can be typed."""
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
            "windows": self._windows,
            "warn": self._warn,
            "goal": self._goal,
            "quit": self._quit,
        }
        self.answers = Answers(session, seat, list(self._known))

    def obey(self, typed: str) -> bool:
        """Do what was typed; every mistake is told in a sentence and changes nothing."""
        try:
            return self._do(typed)
        except IllegalAnswer as error:
            self.session.refuse(error.refusal, self._said(str(error.facts["word"])))
        except VerliesError as error:
            self.session.sorry(error)
        return False

    def _do(self, typed: str) -> bool:
        """Answer with what is printed of an option; else obey a command; else look for the move that was meant."""
        if not typed:
            return self._table("")
        head, _, tail = typed.partition(" ")
        command = self._known.get(ALIASES.get(head.casefold(), head.casefold()))
        if command is None or (tail and self.answers.is_printed(typed)):
            return self.answers.give(typed)
        return command(tail.strip())

    # Why, rules and hints

    def _said(self, word: str) -> str:
        """Return a move in the reader's words."""
        match = self.session.match
        return self.session.words.option(match.option(match.code(word)))

    def _why(self, typed: str) -> bool:
        if not typed:
            return self._why_asked()
        self.answers.explain(typed)
        return False

    def _why_asked(self) -> bool:
        """Tell the rule behind the question, and the rules behind what happened last."""
        session = self.session
        rule = session.decision(self.seat).rule
        self.session.say("why-asked" if rule else "why-asked-unknown")
        self.session.cite(rule)
        cited = {rule}
        for entry in reversed(session.match.log(self.seat)[-20:]):
            if entry.rule and entry.rule not in cited and len(cited) <= RECENT:
                if len(cited) == 1:
                    session.say("why-before")
                cited.add(entry.rule)
                session.screen.write(session.words.log(entry))
                self.session.cite(entry.rule)
        return False

    def _rules(self, typed: str) -> bool:
        """Tell the rules of a chapter, or a few that have a word; without one, what the chapters are called."""
        game, words = self.session.match.game, self.session.words
        chapters = self._chapters()
        if not typed:
            count = sum(len(rules) for rules in chapters.values())
            self.session.say("rules-topics", count=count, topics=", ".join(chapters))
            return False
        chapter = next((rules for name, rules in chapters.items() if same(typed, name)), [])
        found = chapter or catalogue.find(game, typed, words.language)
        shown = found if chapter else found[:FEW]
        for rule, sentence in shown:
            self.session.say("rule-cited", rule=rule, sentence=sentence)
        self.session.say("rules-found", count=len(found), shown=len(shown), word=typed)
        return False

    def _chapters(self) -> dict[str, list[tuple[str, str]]]:
        """Return the rules of the game by what their chapters are called."""
        words, out = self.session.words, dict[str, list[tuple[str, str]]]()
        for rule, sentence in catalogue.sentences(self.session.match.game, words.language).items():
            topic = catalogue.chapter(rule).rpartition(".")[2]
            out.setdefault(words.maybe(f"chapter-{topic}") or topic, []).append((rule, sentence))
        return out

    def _hint(self, typed: str) -> bool:
        name = typed or USUAL
        option = self.session.advice(name, self.seat)
        offer = next(each for each in self.answers.offered() if each.choice.id == option.id)
        self.session.say("hint", bot=name, text=offer.text, number=offer.number)
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
            self.session.say("map-none")
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
            self.session.say("map-no-place", word=typed)

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
        found = cards.find(painter, typed, self._vocabulary()) if typed else []
        if not found:
            self.session.say("card-unknown", word=typed or "…")
        for face in found[:6]:
            for line in cards.described(painter, face):
                self.session.screen.write(line)
        return False

    def _vocabulary(self) -> Vocabulary:
        return self.session.match.game.about.vocabulary

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
        self.session.undo(self.seat)
        return True

    def _save(self, typed: str) -> bool:
        """Save a copy under a name that is free; the file of the game itself is up to date at all times."""
        own = self.session.path
        path = store.for_copy(typed, own) if typed else own
        if path != own:
            self.session.match.save(path)
        self.session.say("saved", path=str(path))
        return False

    def _lang(self, typed: str) -> bool:
        if not typed:
            self.session.say("lang-possible", names=", ".join(LANGUAGES))
            return False
        self.session.words = self.session.words.in_language(choose(typed))
        return self._table("")

    def _windows(self, typed: str) -> bool:
        """Tell what is wanted of every window, or note what is wanted of all of them, or of one."""
        which, _, wish = typed.rpartition(" ")
        wishes, windows = self.session.wishes, self.session.wishes.windows
        chosen = self._window(which) if which else windows
        if typed and windows and not (chosen and WISHED.get(wish.casefold())):
            self.session.say("windows-unknown", word=typed)
        elif typed and windows:
            self._want(chosen, WISHED[wish.casefold()])
        for number, window in enumerate(windows, 1):
            name = self._window_name(window)
            self.session.say("windows-line", number=number, name=name, wish=wishes.of(self.seat, window))
        self.session.say("windows-how" if windows else "windows-none")
        return wishes.passes(self.seat)

    def _want(self, windows: list[str], wish: str) -> None:
        if wish == MATTERS and not self.session.wishes.may_matter:
            self.session.say("windows-secret")
        else:
            self.session.wishes.want(self.seat, windows, wish)

    def _window(self, typed: str) -> list[str]:
        """Return the window of a number, or those with a word in their names."""
        windows = self.session.wishes.windows
        if typed.isascii() and typed.isdigit():
            return windows[int(typed[:4]) - 1 : int(typed[:4])] if int(typed[:4]) else []
        return [window for window in windows if spoken(typed) in spoken(self._window_name(window))]

    def _window_name(self, window: str) -> str:
        words = self.session.words
        return words.maybe(f"window-{window}") or words.say(f"ask-{window}")

    def _warn(self, typed: str) -> bool:
        wished = SWITCHED.get(typed.casefold())
        if wished is not None:
            self.session.warns = wished
        self.session.say("warn-now", now="on" if self.session.warns else "off")
        return False

    def _goal(self, _typed: str) -> bool:
        self.session.screen.write(self.session.words.goal(self.session.match.header))
        return False

    def _help(self, _typed: str) -> bool:
        """Tell what can be typed, with examples from what is offered now."""
        self.session.say("help-moves", examples=self.answers.examples(EXAMPLES))
        own = next((offer.choice.kind for offer in self.answers.offered() if offer.choice.zone == "hand"), "")
        if own:
            self.session.say("help-all", kind=kind_name(self.session.words, own).lower())
        self.session.say("help")
        return False

    def _quit(self, _typed: str) -> bool:
        raise Quit
