"""Answers that are typed: taken as the option that was meant, refused with the reason, or explained."""

from collections.abc import Mapping, Sequence

from ..core.cited import text_of
from ..core.decision import Decision
from ..core.errors import VerliesError, closest
from ..core.option import PASS_WORD, Option, OptionKind
from ..core.refusal import Refusal, telling
from ..core.scene import DONE, END
from ..text.words import inner
from .around import Surroundings
from .drawing import own_prompt
from .moves import every_option, kind_about_all, kind_name, kind_of_all, matching, same, spoken
from .offers import Offer, in_row, meant, named, number_in, offers
from .session import Session

YES = ("ja", "j", "yes", "y")
"""Words for: do it, or do it all the same."""
NO = ("nein", "n", "no")
"""Words for: do not."""
NEAR = 0.7
"""So alike must be what was typed and what may have been meant."""
REASONS = 3
"""So many different reasons are told where several moves may have been meant."""
AMOUNT = "need"
"""The fact of a reason that is about an amount."""
NAMED = 8
"""So many moves are named where more may have been meant."""


class Answers:
    """Takes what one human types for an answer to the open question."""

    def __init__(self, session: Session, seat: int, commands: Sequence[str]) -> None:
        self.session = session
        self.seat = seat
        self.commands = commands
        """What else can be typed."""
        self._known: list[Offer] = []
        self._known_at = (-1, "")
        """When, and in which language, what is offered was put into words."""
        self._warned = ""
        """The option that was warned of, and is not answered until it is chosen again."""

    def offered(self) -> list[Offer]:
        """Return what is offered, as it is printed."""
        now = (self.session.match.answers, self.session.words.language)
        if self._known_at != now:
            self._known_at, self._known = now, self._offers()
        return self._known

    def _offers(self) -> list[Offer]:
        painter = self.session.painter(self.seat)
        prompt = own_prompt(painter.scene) if painter.scene is not None else None
        return offers(painter, prompt) if prompt is not None else []

    def is_printed(self, typed: str) -> bool:
        """Return whether just this is printed of an option."""
        return bool(named(typed, self.offered()))

    def give(self, typed: str) -> bool:
        """Answer with the option that was meant; return whether that changed the game."""
        offered = self.offered()
        if self._warned and typed.casefold() in (*YES, *NO):
            return self._decided(typed.casefold() in YES)
        if number_in(typed) >= 0:
            found = self._numbered(number_in(typed), offered)
            return bool(found) and self._answer(found[0])
        agreed = self._agreed(typed.casefold(), offered)
        if agreed is not None:
            return self._answer(agreed)
        kind = "" if named(typed, offered) else self._kind_of_all(typed, offered)
        if kind:
            return self._all(kind)
        if typed.casefold() in (*YES, *NO) and not self._has_word(typed, offered):
            self.session.say("move-no-yes", word=typed)
            return False
        found = self._meant(typed, offered)
        if len(found) > 1:
            self.session.say("move-ambiguous", names=self._listed(found))
            return False
        return self._answer(found[0]) if found else self._other(typed, offered)

    def _kind_of_all(self, typed: str, offered: Sequence[Offer]) -> str:
        now = {offer.choice.kind for offer in offered}
        return kind_of_all(typed, self.session.match, self.session.words, now)

    def _has_word(self, typed: str, offered: Sequence[Offer]) -> bool:
        """Return whether what was typed is a word of an option, not just a part of one."""
        return any(same(typed, word.strip(",.!")) for offer in offered for word in offer.text.split())

    def _other(self, typed: str, offered: Sequence[Offer]) -> bool:
        """Do all of a kind if that was meant; else say why what was typed is not possible."""
        kind = kind_about_all(typed, self.session.match, self.session.words)
        return self._all(kind) if kind else self._impossible(typed, offered)

    def explain(self, typed: str) -> None:
        """Say that an option is offered, and by which rule, or why it is not."""
        offered = self.offered()
        number = number_in(typed)
        found = self._numbered(number, offered) if number >= 0 else self._meant(typed, offered)
        if found:
            rule = self._decision().rule
            self.session.say("move-possible", names=self._listed(found))
            self.session.say("why-offered" if rule else "why-asked-unknown")
            self.session.cite(rule)
            self._cite_thing(found)
        elif number < 0:
            self._impossible(typed, offered)

    def _cite_thing(self, found: Sequence[Offer]) -> None:
        """Cite what stands on the thing itself that options are about, if that is just one."""
        things = {f"{offer.choice.noun}-{offer.choice.target}" for offer in found}
        if len(things) == 1 and self.session.words.maybe(f"{min(things)}.text"):
            self.session.cite(text_of(min(things)))

    def examples(self, count: int) -> str:
        """Return a few moves of different kinds by their words."""
        kinds = {offer.choice.kind: offer for offer in reversed(self.offered())}
        return ", ".join(self._quoted(offer) for offer in list(kinds.values())[::-1][:count])

    def _guess(self, typed: str) -> str | None:
        """Return the move or command that may have been meant, in the reader's words."""
        pairs = [(text, offer.text) for offer in self.offered() for text in (offer.choice.id, offer.text)]
        near = {spoken(text): said for text, said in pairs} | {name: name for name in self.commands}
        found = closest(spoken(typed), near, NEAR)
        return None if found is None else near[found]

    def _decision(self) -> Decision:
        return self.session.decision(self.seat)

    def _numbered(self, number: int, offered: Sequence[Offer]) -> list[Offer]:
        """Return the option of a number; if there is none, say so."""
        found = [offer for offer in offered if offer.number == number]
        if not found:
            self.session.say("move-number", count=len(offered))
        return found

    def _answer(self, offer: Offer) -> bool:
        """Give an answer; what would waste something is said first, and done when it is chosen again."""
        warning = self._warning(offer)
        if warning and self._warned != offer.choice.id:
            self._warned = offer.choice.id
            self.session.say("move-warned", warning=warning, text=inner(offer.text))
            return False
        option = self._decision().option(offer.choice.id)
        assert option is not None, "what is printed is offered"
        self.session.answer(option, self.seat)
        return True

    def _decided(self, does: bool) -> bool:
        """Do what was warned of, or leave it."""
        warned, self._warned = self._warned, ""
        if does:
            self._warned = warned
            return self._answer(next(offer for offer in self.offered() if offer.choice.id == warned))
        self.session.say("move-left")
        return False

    def _agreed(self, typed: str, offered: Sequence[Offer]) -> Offer | None:
        """Return what yes or no means where one may do a thing or pass."""
        passing = [offer for offer in offered if offer.choice.id == PASS_WORD]
        if not passing or typed not in (*YES, *NO):
            return None
        others = [offer for offer in offered if offer not in passing]
        found = passing if typed in NO else others
        return found[0] if len(found) == 1 else None

    def _meant(self, typed: str, offered: Sequence[Offer]) -> list[Offer]:
        """Return the options that were meant, by their words, their row and number, or the direction they lead."""
        words = self.session.words
        rowed = [] if named(typed, offered) else in_row(typed, offered)
        return rowed or meant(typed, offered, words) or meant(self._toward(typed), offered, words)

    def _toward(self, typed: str) -> str:
        """Return what was typed with the place that lies there instead of a direction, or an empty string."""
        painter = self.session.painter(self.seat)
        if painter.scene is None:
            return ""
        return Surroundings(painter, painter.scene).toward(typed)

    def _warning(self, offer: Offer) -> str:
        """Return what would be wasted or risked by ending a turn, or a part of it, though there is something to do."""
        if not self.session.warns or offer.choice.role not in (END, DONE) or len(self.offered()) == 1:
            return ""
        return self.session.words.warning(self.session.scene(self.seat))

    def _all(self, kind: str) -> bool:
        """Answer with options of one kind as long as the same question offers any."""
        ask = self._decision().ask
        done = False
        while self.session.asks(self.seat, ask):
            option = next((option for option in self._decision().options if option.kind == kind), None)
            if option is None:
                break
            self.session.answer(option, self.seat)
            done = True
        if not done:
            self._none(kind)
        return done

    def _none(self, *kinds: str) -> None:
        names = [kind_name(self.session.words, kind) for kind in kinds]
        self.session.say("move-none", kind=", ".join(names))

    def _listed(self, listed: Sequence[Offer]) -> str:
        """Return options by their numbers and words; those that are called alike all of them, of others a few."""
        found = list({offer.number: offer for offer in listed}.values())
        alike = len({offer.line for offer in found}) == 1
        shown = found if alike else found[:NAMED]
        names = [f"{offer.number} {self._quoted(offer)}" for offer in shown]
        return ", ".join([*names, *(["…"] if len(shown) < len(found) else [])])

    def _quoted(self, offer: Offer) -> str:
        return self.session.words.say("ui-quoted", text=inner(offer.text))

    # What is not offered

    def _impossible(self, typed: str, offered: Sequence[Offer]) -> bool:
        """Say why a move that exists is not possible, or that there is no such move."""
        known = {offer.choice.id for offer in offered}
        others = [option for option in every_option(self.session.match) if option.id not in known]
        found = self._known_as(self._toward(typed), others) or self._known_as(typed, others)
        if not found:
            raise VerliesError("unknown-option", word=typed, hint=self._guess(typed))
        self._refuse(typed, found)
        return False

    def _known_as(self, typed: str, others: Sequence[Option]) -> list[Option]:
        """Return the options among those that are not offered which fit what was typed."""
        words = self.session.words
        return matching(typed, ((option, option, words.option(option)) for option in others), words)

    def _refuse(self, typed: str, found: Sequence[Option]) -> None:
        """Say why none of some options is possible: what hinders most, and if that is not the same for all, each."""
        reasons = {option.id: self.session.match.why_not(option, self.seat) for option in found}
        nearest = self._nearest(found, reasons)
        told = {self._sentence(reasons[option.id]): option for option in reversed(nearest)}
        if len(told) > REASONS:
            fitting = [option for option in found if not reasons[option.id].misfit]
            self._none(*dict.fromkeys(option.kind for option in fitting or found))
            return
        for option in reversed(told.values()):
            alone = len(nearest) == 1 or len(told) > 1
            self.session.refuse(reasons[option.id], self.session.words.option(option) if alone else typed)

    def _nearest(self, found: Sequence[Option], reasons: Mapping[str, Refusal]) -> list[Option]:
        """Return the options whose reasons say most; of these, those that only lack an amount, if there are any."""
        ranks = {option.id: telling(reasons[option.id], bool(self._kind(option).zone)) for option in found}
        best = [option for option in found if ranks[option.id] == max(ranks.values())]
        one_thing = len({(option.noun, option.target) for option in found}) == 1
        return best[:1] if one_thing else [option for option in best if AMOUNT in reasons[option.id].facts] or best

    def _sentence(self, refusal: Refusal) -> str:
        return self.session.words.why(refusal)

    def _kind(self, option: Option) -> OptionKind:
        return self.session.match.game.about.vocabulary.kind(option.code)
