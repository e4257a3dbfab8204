"""How a sensible hero plays for the team: expands usefully, captures, defends, steals, equips, shares and reacts."""

from typing import Any

from verlies.core.observe import Advisor, Observation
from verlies.core.option import KIND
from verlies.core.rng import Rng

from ..chest import ChestPile
from ..draws import KeepCard
from ..effects import DropCard, GiveBack, PickTarget, PushTo, TakeDiscarded, TakeSeen, TeleportTo, YieldCard
from ..equip import Equip, GiveHidden, GiveTo, QuickEquip
from ..fight import PutLoser
from ..market import TradePile
from ..moves import Going
from ..options import CHOOSE
from ..play import UseEffect
from ..reaction import Reaction
from ..setup import FirstRoom
from ..state import Catacombs
from ..tiles import Lay, PickRoom, TurnRoom
from ..turn import Act
from .act import Actor
from .hand import Keeper
from .lay import Layer, pick_room
from .react import Watcher


class KoenigeAdvisor(Advisor):
    """Knows how to play Könige der Katakomben sensibly."""

    def choose(self, observation: Observation[Any], rng: Rng) -> int:
        """Return the answer to whatever is asked; what is hidden is left alone."""
        options = observation.options
        if len(options) == 1:
            return options[0]
        state = observation.view.seen
        assert isinstance(state, Catacombs)
        found = answer(state, observation.view.seat, options)
        return found if found in options else options[rng.below(len(options))]


def answer(s: Catacombs, seat: int, options: list[int]) -> int:
    """Return the answer to the question on top of the agenda."""
    frame = s.agenda[-1]
    step = frame.step
    if isinstance(step, Act):
        return Actor(s, seat).choose(options)
    if isinstance(step, Going):
        return Actor(s, seat).go_on(step, options)
    if isinstance(step, (Reaction, UseEffect)):
        return Watcher(s, seat).answer(frame.subject, options)
    if isinstance(step, (Lay, TurnRoom, FirstRoom, PickRoom)):
        return laying(s, seat, options)
    return handling(s, seat, frame.subject, options)


def laying(s: Catacombs, seat: int, options: list[int]) -> int:
    """Return where a room is laid, how it is turned, or which one it is."""
    step = s.agenda[-1].step
    if isinstance(step, Lay):
        return Layer(s, seat).lay(step.room, options)
    if isinstance(step, TurnRoom):
        return Layer(s, seat).turn(step.room, step.field, options)
    return pick_room(s, seat, options)


def handling(s: Catacombs, seat: int, subject: int, options: list[int]) -> int:
    """Return the answer to a question about cards, or about whom a card puts where."""
    step, mind = s.agenda[-1].step, Keeper(s, seat)
    if isinstance(step, (Equip, QuickEquip)):
        return mind.equip(options)
    if isinstance(step, (GiveTo, GiveHidden)):
        return mind.give_to(step.card if isinstance(step, GiveTo) else s.heroes[seat].hand[-1], options)
    if isinstance(step, (KeepCard, TakeDiscarded)):
        return mind.keep(options)
    if isinstance(step, (ChestPile, TradePile)):
        return mind.pile(options)
    if isinstance(step, PickTarget):
        return mind.target(options)
    if isinstance(step, (PutLoser, TeleportTo, PushTo)):
        return mind.put(subject, options)
    return yielding(mind, subject, options)


def yielding(mind: Keeper, subject: int, options: list[int]) -> int:
    """Return which card changes hands or is thrown away; of what else is asked, the first."""
    step = mind.state.agenda[-1].step
    if isinstance(step, TakeSeen):
        return mind.rob(options)
    if isinstance(step, (YieldCard, DropCard)):
        return mind.spare(options) if subject == mind.seat else mind.rob(options)
    if isinstance(step, GiveBack):
        return mind.spare(options)
    return fields(mind, options)


def fields(mind: Keeper, options: list[int]) -> int:
    """Return the room that a card is about: the one of a mate or oneself who captures it, else the first."""
    s = mind.state
    ours = [s.heroes[seat].field for seat in s.side(s.team(mind.seat)) if mind.held(seat)]
    return next(
        (option for option in options if option - option % KIND == CHOOSE and option % KIND in ours), options[0]
    )
