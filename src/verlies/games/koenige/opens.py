"""Opening a window: whom it names, in which order, and who of them could hold an answer."""

from typing import TYPE_CHECKING, Final

from verlies.core.agenda import Step

from .content import ids
from .state import Catacombs

if TYPE_CHECKING:
    from .reaction import Reaction

FIGHTS: Final = 1 << ids.ATTACK_DECLARED | 1 << ids.FIGHT_REVEALED | 1 << ids.SELF_DEFEATED | 1 << ids.TEAM_DEFEATED
"""The mask of windows inside a fight; the first is one for all that comes before the fate cards."""
BY_WINDOW: "dict[int, type[Reaction]]" = {}
"""The question of each window; `windows` fills it."""


class Opens(Step[Catacombs]):
    """A window opens for all who could hold an answer, as all can tell: those it names whose hand is not empty."""

    window: int
    among: int = -1
    """When it opens again after a card: those who were asked before."""
    entered: int = ids.NONE
    """When it opens again after a card: the room that was entered; who was driven out is not entering any more."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Ask them in order."""
        if self.entered != ids.NONE and self.entered != state.heroes[subject].field:
            return
        names = named(state, self.window, subject)
        order = [seat for seat in names if self.among >> seat & 1 and state.heroes[seat].hand]
        if FIGHTS >> self.window & 1:
            order = [seat for seat in order if state.team(seat) != state.fight().silenced]
        if order:
            BY_WINDOW[self.window](order).put(state, subject)


def named(s: Catacombs, window: int, subject: int) -> list[int]:
    """Return whom a window names, in the order they are asked."""
    if window == ids.ATTACK_DECLARED:
        return [*s.side(s.team(s.fight().defender)), *s.side(s.team(s.fight().attacker))]
    if window == ids.FIGHT_REVEALED:
        return [s.fight().defender, s.fight().attacker]
    if window == ids.SELF_DEFEATED:
        return [s.fight().defender]
    if window == ids.TEAM_DEFEATED:
        return s.side(s.team(s.fight().defender))
    if window == ids.CHEST_REVEALED:
        return [subject]
    if window == ids.ENEMY_ENTERS_ROOM:
        return [seat for seat in s.enemies(subject) if s.heroes[seat].field == s.heroes[subject].field]
    return s.enemies(subject)
