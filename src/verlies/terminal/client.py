"""Beginning, going on with and leaving a game at the terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from ..core.fair import digest
from ..core.game import Game
from ..core.match import Match, deal, replay
from ..core.record import HUMAN, Header, Record
from ..core.rng import Rng
from ..core.windows import ASK, MATTERS
from ..text import Words
from . import INTERRUPTED, store
from .screen import Closed, Screen
from .session import BotMaker, Quit, Session


@dataclass(frozen=True)
class Plan:
    """What was agreed before a new game."""

    game: Game[Any]
    controllers: Sequence[str]
    """Who plays each seat: `human` or the name of a bot."""
    names: Sequence[str] = ()
    seed: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    mix: bool = False
    """Whether every human adds something of their own to the shuffle."""
    windows: str = ASK
    """When people are asked in windows."""


@dataclass(frozen=True)
class Client:
    """Runs games at one screen, in one language, with these bots."""

    screen: Screen
    language: str
    make_bot: BotMaker
    entropy: bytes
    """Where bots take their chance from, unless the game has a seed."""

    # A new game

    def start(self, plan: Plan) -> Session:
        """Deal a new game, with the commitment shown before anybody adds to it, and keep it from then on."""
        match = plan.game.new(len(plan.controllers), plan.seed, plan.settings, plan.names)
        for name in dict.fromkeys(plan.controllers):
            if name != HUMAN:
                self.make_bot(name, plan.game)
        header = msgspec.structs.replace(match.header, controllers=list(plan.controllers))
        self._promise(plan.game, header)
        match = deal(plan.game, self._mixed(plan, header))
        path = store.new_path(plan.game.id)
        return self._session(match, path, plan.windows)

    def _promise(self, game: Game[Any], header: Header) -> None:
        words = Words.of(game, header, self.language)
        self._about(game, header)
        if header.seed is None:
            self._write(words.say("start-fair", commitment=header.commitment))
        else:
            self._write(words.say("start-practice", seed=header.seed))

    def _about(self, game: Game[Any], header: Header) -> None:
        """Say what is played, and how it is won and lost."""
        words = Words.of(game, header, self.language)
        self._write(words.maybe(f"game-{game.id}") or game.id)
        self._write(words.goal(header))

    def _mixed(self, plan: Plan, header: Header) -> Header:
        """Return the deal with what the humans add to it."""
        words = Words.of(plan.game, header, self.language)
        shares = []
        if plan.mix and header.seed is None:
            for seat in (seat for seat, who in enumerate(plan.controllers) if who == HUMAN):
                typed = self.screen.ask(words.say("start-mix", player=words.player(seat)) + " ")
                shares.append(digest(b"share", typed.encode()).hex())
        return msgspec.structs.replace(header, shares=shares, digest="")

    # A game that goes on

    def resume(self, game: Game[Any], record: Record, path: Path, windows: str = ASK) -> Session:
        """Go on with a kept game where it was left."""
        match = replay(game, record, str(path))
        session = self._session(match, path, windows)
        self._about(game, match.header)
        self._write(session.words.say("start-resumed", count=match.answers))
        if record.torn:
            self._write(session.words.say("start-torn"))
        session.catch_up()
        return session

    def _session(self, match: Match[Any], path: Path, wished: str) -> Session:
        words = Words.of(match.game, match.header, self.language)
        journal = store.keep(match, path)
        seed = match.header.seed
        start = self.entropy if seed is None else digest(b"bots", seed.encode(), len(match.lines).to_bytes(4, "big"))
        session = Session(match, self.screen, words, path, self.make_bot, Rng(int.from_bytes(start[:12], "big")))
        session.journal = journal
        self._write(words.say("start-saved", path=str(path)))
        self._write(words.say("start-help"))
        self._wish(session, wished)
        return session

    def _wish(self, session: Session, wished: str) -> None:
        """Note what everybody wants of the windows of the game, which are none of somebody else's business."""
        wishes = session.wishes
        if wished == MATTERS and not wishes.may_matter:
            session.say("windows-secret")
            return
        for seat in session.humans:
            wishes.want(seat, wishes.windows, wished)

    # Playing

    def play(self, session: Session) -> int:
        """Play until the game is over or left; return the exit code."""
        try:
            self.screen.pause(session.words.say("start-enter") + " ")
            session.run()
        except Quit:
            return self._leave(session, "stop-quit", 0)
        except Closed:
            return self._leave(session, "stop-closed", 1)
        except KeyboardInterrupt:
            return self._leave(session, "stop-interrupted", INTERRUPTED)
        finally:
            session.close()
        return 0

    def _leave(self, session: Session, reason: str, code: int) -> int:
        self._write("")
        self._write(session.words.say(reason))
        self._write(session.words.say("stop-resume", path=store.in_command(session.path)))
        return code

    def _write(self, text: str) -> None:
        self.screen.write(Text(text))
