"""What all windows for special cards have in common; none of them is this one."""

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Window
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.teams import mask_of

from .content.ids import NONE
from .opens import Opens
from .options import PLAY
from .play import play_special, special_refusal, specials
from .reasons import OK
from .state import Catacombs


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Window[Catacombs]):
    """A window for special cards; its subject is whoever gave the occasion."""

    def window(self) -> int:
        """Return which window it is."""
        raise NotImplementedError

    def windows(self, state: Catacombs, seat: int) -> int:
        """Return the mask of the windows of cards that are open to a seat: this one, unless it is several in one."""
        return 1 << self.window()

    def entered(self, state: Catacombs, subject: int) -> int:
        """Return the room that must not be left for the window to open again; NONE if that does not matter."""
        return NONE

    def responses(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the special cards that can be played now."""
        open_now = self.windows(state, seat)
        return [PLAY + card for card in specials(state, seat, open_now, subject)]

    def respond(self, state: Catacombs, subject: int, seat: int, pick: int) -> bool:
        """Play one; then all who still hold cards are asked again, so a window opens anew and this one closes."""
        state.push(subject, [Opens(self.window(), mask_of(self.order), self.entered(state, subject))])
        play_special(state, seat, pick - PLAY, subject)
        return False

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It is no card for this moment."""
        if pick // KIND * KIND != PLAY:
            return NOT_OFFERED
        reason = special_refusal(state, seat, pick - PLAY, self.windows(state, seat), subject)
        return NOT_OFFERED if reason == OK else state.refusal(reason)
