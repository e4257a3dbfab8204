"""Windows: a question of its own for each, so that a table can be told which of them matter to somebody."""

from typing import Final

from .chest import result_so_far
from .content import ids
from .faces import flag_face
from .opens import BY_WINDOW
from .reaction import Reaction
from .state import Catacombs


class FightDeclared(Reaction):
    """An attack is declared; no fate card is drawn yet."""

    def window(self) -> int:
        """Return its number."""
        return ids.ATTACK_DECLARED

    def windows(self, state: Catacombs, seat: int) -> int:
        """Attack, defence, or help for a mate."""
        fight = state.fight()
        own = ids.ALLY_FIGHT_DECLARED
        if seat in (fight.attacker, fight.defender):
            own = ids.ATTACK_DECLARED if seat == fight.attacker else ids.DEFEND_DECLARED
        return 1 << own | 1 << ids.TEAM_FIGHT_DECLARED


class FightRevealed(Reaction):
    """Both fate cards are face up."""

    def window(self) -> int:
        """Return its number."""
        return ids.FIGHT_REVEALED


class SelfDefeated(Reaction):
    """Somebody is about to lose a fight; no token has moved yet."""

    def window(self) -> int:
        """Return its number."""
        return ids.SELF_DEFEATED


class TeamDefeated(Reaction):
    """Somebody has lost a fight."""

    def window(self) -> int:
        """Return its number."""
        return ids.TEAM_DEFEATED


class ChestRevealed(Reaction):
    """The fate card for a chest is face up."""

    def case(self, state: Catacombs, subject: int) -> str:
        """Return what the chest comes to as things stand."""
        return f"result={result_so_far(state)}"

    def window(self) -> int:
        """Return its number."""
        return ids.CHEST_REVEALED


class ChestDraw(Reaction):
    """An enemy is about to draw a treasure from a chest."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the stack from which it comes."""
        return f"tier-{ids.TIERS[state.chest().tier]}"

    def window(self) -> int:
        """Return its number."""
        return ids.ENEMY_CHEST_DRAW


class EnemyEnters(Reaction):
    """An enemy has entered the room."""

    def window(self) -> int:
        """Return its number."""
        return ids.ENEMY_ENTERS_ROOM

    def entered(self, state: Catacombs, subject: int) -> int:
        """Return that room."""
        return state.heroes[subject].field


class EnemyCard(Reaction):
    """An enemy has named an action card."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card, which lies on the table."""
        return state.card(state.table[-1]).source()

    def window(self) -> int:
        """Return its number."""
        return ids.ENEMY_ACTION_CARD


class EnemyTurn(Reaction):
    """The turn of an enemy begins."""

    def window(self) -> int:
        """Return its number."""
        return ids.ENEMY_TURN_START


class FlagTheft(Reaction):
    """An enemy is about to steal a flag."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the flag."""
        return f"token-{flag_face(state, state.theft)}"

    def window(self) -> int:
        """Return its number."""
        return ids.ENEMY_STEALS_OWN_FLAG


class FlagStolen(Reaction):
    """An enemy has stolen a flag."""

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the flag."""
        return f"token-{flag_face(state, state.theft)}"

    def window(self) -> int:
        """Return its number."""
        return ids.OWN_FLAG_STOLEN


KINDS: Final[tuple[type[Reaction], ...]] = (
    FightDeclared,
    FightRevealed,
    SelfDefeated,
    TeamDefeated,
    ChestRevealed,
    ChestDraw,
    EnemyEnters,
    EnemyCard,
    EnemyTurn,
    FlagTheft,
    FlagStolen,
)
BY_WINDOW.update({kind(()).window(): kind for kind in KINDS})
