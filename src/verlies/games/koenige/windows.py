"""Windows: a question of its own for each, so that a table can be told which of them matter to somebody."""

from .content import ids
from .opens import BY_WINDOW
from .reaction import Reaction
from .state import Catacombs


class FightDeclared(Reaction):
    """An attack is declared; no fate card is drawn yet."""

    def windows(self, state: Catacombs, seat: int) -> list[int]:
        """Attack, defence, or help for a mate."""
        fight = state.fight()
        own = ids.ALLY_FIGHT_DECLARED
        if seat in (fight.attacker, fight.defender):
            own = ids.ATTACK_DECLARED if seat == fight.attacker else ids.DEFEND_DECLARED
        return [own, ids.TEAM_FIGHT_DECLARED]


class FightRevealed(Reaction):
    """Both fate cards are face up."""


class SelfDefeated(Reaction):
    """Somebody is about to lose a fight; no token has moved yet."""


class TeamDefeated(Reaction):
    """Somebody has lost a fight."""


class ChestRevealed(Reaction):
    """The fate card for a chest is face up."""


class ChestDraw(Reaction):
    """An enemy is about to draw a treasure from a chest."""


class EnemyEnters(Reaction):
    """An enemy has entered the room."""

    def entered(self, state: Catacombs, subject: int) -> int:
        """Return that room."""
        return state.heroes[subject].field


class EnemyCard(Reaction):
    """An enemy has named an action card."""


class EnemyTurn(Reaction):
    """The turn of an enemy begins."""


class FlagTheft(Reaction):
    """An enemy is about to steal a flag."""


class FlagStolen(Reaction):
    """An enemy has stolen a flag."""


BY_WINDOW.update(
    {
        ids.ATTACK_DECLARED: FightDeclared,
        ids.FIGHT_REVEALED: FightRevealed,
        ids.SELF_DEFEATED: SelfDefeated,
        ids.TEAM_DEFEATED: TeamDefeated,
        ids.CHEST_REVEALED: ChestRevealed,
        ids.ENEMY_CHEST_DRAW: ChestDraw,
        ids.ENEMY_ENTERS_ROOM: EnemyEnters,
        ids.ENEMY_ACTION_CARD: EnemyCard,
        ids.ENEMY_TURN_START: EnemyTurn,
        ids.ENEMY_STEALS_OWN_FLAG: FlagTheft,
        ids.OWN_FLAG_STOLEN: FlagStolen,
    }
)
