"""The hundred treasure cards, written down from the list of cards once more."""

from dataclasses import dataclass

TIERS = ("bronze", "silver", "gold")
LETTERS = {"B": "bronze", "S": "silver", "G": "gold"}
TYPES = {"W": "weapon", "R": "armour", "A": "action", "S": "special"}


@dataclass(frozen=True)
class Effect:
    """One effect of a card, in the words of the list."""

    trigger: str
    op: str
    n: int = 0
    steps: int = 0
    keep: int = 0
    look: int = 0
    bonus: int = 0
    mod: int = 0
    value: int = 0
    max_value: int = 0
    max_distance: int = 0
    fate: str = ""
    """Which of several fate cards counts."""
    tier: str = ""
    tiers: tuple[str, ...] = ()
    compensation: str = ""
    who: str = ""
    target: str = ""
    by: str = ""
    to: tuple[str, ...] = ()
    where: str = ""
    zone: str = ""
    slot: str = ""
    pick: str = ""
    take: str = ""
    give: str = ""
    what: str = ""
    against: str = ""
    when: str = ""
    bound: int = 0
    """The number of the condition."""
    limit: str = ""
    until: str = ""
    cost: str = ""
    ignore_x: bool = False
    optional: bool = False
    required: bool = False


class Card:
    """A treasure card; its id names tier and type."""

    def __init__(self, id: str, *effects: Effect, value: int = 0, window: str = "") -> None:
        self.id = id
        self.tier = LETTERS[id[0]]
        self.type = TYPES[id[2]]
        self.effects = effects
        self.value = value
        self.window = window


_ALL = [
    Card("B-W01", value=2),
    Card("B-W02", Effect("attack_failed", "draw_treasure", tier="bronze", n=1, keep=1, limit="once_per_turn"), value=2),
    Card("B-W03", Effect("attack_resolved", "discard_self"), value=3),
    Card("B-W04", Effect("attack", "mod_attack", n=1, when="self_armour", bound=0), value=1),
    Card("B-W05", Effect("passive", "attack_range", n=1), value=1),
    Card("B-W06", Effect("attack", "win_ties"), value=1),
    Card("B-W07", Effect("chest", "chest_bonus", n=1), value=1),
    Card("B-W08", Effect("attack", "mod_attack", n=2, when="enemy_carries_flag", bound=1), value=1),
    Card("B-W09", Effect("defend", "mod_defense", n=1), value=1),
    Card("B-W10", Effect("expand", "choose_room", look=2), value=1),
    Card("B-W11", Effect("attack_won", "move_self", steps=1), value=1),
    Card("B-W12", Effect("attack", "mod_attack", n=1, when="allies_in_room_min", bound=1), value=1),
    Card("B-R01", value=2),
    Card("B-R02", Effect("attacked_by_range", "mod_defense", n=1), value=2),
    Card("B-R03", Effect("defend_lost", "draw_treasure", tier="bronze", n=1, keep=1), value=1),
    Card("B-R04", Effect("passive", "mod_move_steps", n=1, limit="first_move_each_turn")),
    Card("B-R05", Effect("defend_resolved", "discard_self"), value=3),
    Card("B-R06", Effect("defend", "mod_defense", n=2, when="self_capturing", bound=1), value=1),
    Card("B-R07", Effect("passive", "block", what="teleport", who="self"), value=3),
    Card(
        "B-R08", Effect("defend_revealed", "redraw_fate", who="self", fate="new", when="own_fate_max", bound=2), value=1
    ),
    Card("B-R09", Effect("passive", "immunity", against="hand_loss"), value=1),
    Card("B-R10", Effect("equip_phase", "mod_gift", n=1), value=1),
    Card("B-A01", Effect("play", "move_self", steps=4)),
    Card("B-A02", Effect("play", "move_target", who="enemy_in_room", steps=1)),
    Card("B-A03", Effect("play", "draw_treasure", tier="bronze", n=3, keep=2)),
    Card("B-A04", Effect("play", "loot_chest", bonus=0, ignore_x=True)),
    Card("B-A05", Effect("play", "lay_extra_room", n=1), Effect("play", "move_self", steps=1)),
    Card("B-A06", Effect("play", "mod_defense", n=3, until="own_next_turn")),
    Card("B-A07", Effect("play", "swap_cards", who="enemy_in_room", take="random_hand", give="chosen_hand")),
    Card("B-A08", Effect("play", "teleport", who="self", to=("start",))),
    Card("B-A09", Effect("play", "peek_rooms", n=3), Effect("play", "draw_treasure", tier="bronze", n=1, keep=1)),
    Card("B-A10", Effect("play", "take_from_discard", tiers=("bronze",), n=1)),
    Card("B-S01", Effect("play", "redraw_fate", who="self", fate="new"), window="fight_revealed"),
    Card("B-S02", Effect("play", "mod_attack", n=2), window="attack_declared"),
    Card("B-S03", Effect("play", "mod_defense", n=2), window="defend_declared"),
    Card("B-S04", Effect("play", "mod_fight", n=2, who="ally"), window="ally_fight_declared"),
    Card("B-S05", Effect("play", "redraw_fate", who="self", fate="better"), window="chest_revealed"),
    Card("B-S06", Effect("play", "mod_move_steps", n=2, until="end_of_turn", limit="next_move"), window="own_turn"),
    Card("B-S07", Effect("play", "end_move", who="triggering_enemy"), window="enemy_enters_room"),
    Card("B-S08", Effect("play", "equip_now"), window="own_turn"),
    Card("S-W01", value=3),
    Card("S-W02", Effect("passive", "limit_attacks", n=1), value=4),
    Card("S-W03", Effect("passive", "attack_range", n=2), value=2),
    Card("S-W04", Effect("attack", "extra_fate", who="self", n=1, fate="best"), value=2),
    Card("S-W05", Effect("attack_won", "return_equipment", who="loser", slot="armour"), value=3),
    Card("S-W06", Effect("attack_won", "take_card", who="loser", zone="hand", pick="random"), value=2),
    Card("S-W07", Effect("attack", "mod_attack", n=2, when="room_has_own_flag", bound=1), value=2),
    Card("S-W08", Effect("attack_won", "displace_choice", to=("any_room",)), value=2),
    Card("S-W09", Effect("passive", "repeat_attack", n=1), value=2),
    Card("S-R01", value=3),
    Card("S-R02", Effect("passive", "mod_move_steps", n=-1), value=4),
    Card("S-R03", Effect("passive", "mod_move_steps", n=1), value=2),
    Card("S-R04", Effect("defend_held", "discard_card", who="attacker", zone="hand", pick="random", n=1), value=2),
    Card("S-R05", Effect("defend_revealed", "swap_fates", cost="discard_self", optional=True), value=2),
    Card("S-R06", Effect("defend", "mod_defense", n=2, when="room_has_own_flag", bound=1), value=2),
    Card("S-R07", Effect("passive", "pass_wall", limit="once_per_turn"), value=2),
    Card("S-R08", Effect("chest", "chest_bonus", n=1), value=2),
    Card("S-A01", Effect("play", "teleport", who="self", to=("portal", "merchant", "start"))),
    Card("S-A02", Effect("play", "swap_positions", who="ally_or_enemy", max_distance=3)),
    Card("S-A03", Effect("play", "move_self", steps=2), Effect("play", "attack_now", mod=1)),
    Card("S-A04", Effect("play", "loot_chest", bonus=2, ignore_x=True)),
    Card(
        "S-A05",
        Effect("play", "rotate_room", where="unoccupied_room"),
        Effect("play", "draw_treasure", tier="bronze", n=1, keep=1),
    ),
    Card("S-A06", Effect("play", "take_card", who="enemy_in_room", zone="equipment", pick="owner")),
    Card(
        "S-A07",
        Effect(
            "play",
            "block",
            what="enter_room",
            who="enemies",
            where="chosen_room_without_enemies",
            until="own_next_turn",
        ),
    ),
    Card("S-A08", Effect("play", "return_equipment", who="enemy_within_2", slot="all")),
    Card("S-A09", Effect("play", "draw_treasure", tier="silver", n=3, keep=2)),
    Card(
        "S-A10",
        Effect("play", "move_self", steps=3),
        Effect("play", "move_self", steps=2, when="self_carries_stolen_flag", bound=1),
    ),
    Card("S-S01", Effect("play", "redraw_fate", who="self", fate="better"), window="fight_revealed"),
    Card("S-S02", Effect("play", "cancel", what="action_card"), window="enemy_action_card"),
    Card("S-S03", Effect("play", "attack_now", mod=1, target="triggering_enemy"), window="enemy_enters_room"),
    Card(
        "S-S04",
        Effect("play", "displace_choice", to=("start", "own_flag_room", "portal"), by="loser"),
        Effect("play", "draw_treasure", tier="silver", n=1, keep=1),
        window="self_defeated",
    ),
    Card("S-S05", Effect("play", "extra_actions", n=1), window="own_turn"),
    Card(
        "S-S06",
        Effect("play", "mod_move_steps", n=-1, who="triggering_enemy", until="end_of_turn"),
        window="enemy_turn_start",
    ),
    Card("S-S07", Effect("play", "move_self", steps=3), window="own_flag_stolen"),
    Card("S-S08", Effect("play", "mod_fight", n=3, who="self_or_ally"), window="team_fight_declared"),
    Card("G-W01", value=5),
    Card("G-W02", Effect("passive", "attack_range", n=3), value=3),
    Card(
        "G-W03",
        Effect("attack", "win_ties"),
        Effect("attack", "block", what="special_cards", who="defender_team", until="end_of_fight"),
        value=4,
    ),
    Card("G-W04", Effect("attack_won", "discard_card", who="loser", zone="equipment", pick="winner", n=1), value=4),
    Card("G-W05", Effect("attack_won", "take_card", who="loser", zone="hand", pick="choose"), value=4),
    Card(
        "G-W06",
        Effect("attack", "mod_attack", n=1, when="enemy_carries_flag", bound=1),
        Effect("attack_won", "extra_actions", n=1, limit="once_per_turn"),
        value=4,
    ),
    Card("G-R01", value=5),
    Card("G-R02", Effect("passive", "immunity", against="enemy_cards_moving_taking_disarming"), value=3),
    Card("G-R03", Effect("passive", "mod_move_steps", n=2), value=3),
    Card("G-R04", Effect("would_be_defeated", "prevent_defeat", cost="discard_self", optional=True), value=4),
    Card("G-R05", Effect("defend", "extra_fate", who="self", n=1, fate="best"), value=4),
    Card("G-R06", Effect("defend", "mod_defense", n=2, when="self_holds_flag_token", bound=1), value=4),
    Card("G-A01", Effect("play", "teleport", who="ally_or_self", to=("any_room",))),
    Card("G-A02", Effect("play", "teleport", who="any_enemy", to=("portal", "merchant", "empty"))),
    Card(
        "G-A03",
        Effect("play", "remove_x", where="all_chests"),
        Effect("play", "loot_chest", bonus=3, ignore_x=True, optional=True),
    ),
    Card("G-A04", Effect("play", "extra_actions", n=3)),
    Card(
        "G-A05",
        Effect("play", "remove_x", where="one_enemy_flag"),
        Effect("play", "draw_treasure", tier="gold", n=1, keep=1),
    ),
    Card("G-A06", Effect("play", "finish_capture", max_value=2, when="enemies_in_room_max", bound=0)),
    Card(
        "G-A07",
        Effect("play", "discard_card", who="self", zone="hand_or_equipment", pick="owner", n=1, required=True),
        Effect("play", "draw_treasure", tier="gold", n=4, keep=2),
    ),
    Card("G-S01", Effect("play", "set_fate", who="self", value=8), window="fight_revealed"),
    Card("G-S02", Effect("play", "prevent_defeat"), window="self_defeated"),
    Card(
        "G-S03",
        Effect("play", "discard_card", who="attacker", zone="equipment", pick="player", n=1),
        Effect("play", "draw_treasure", tier="gold", n=1, keep=1),
        window="team_defeated",
    ),
    Card("G-S04", Effect("play", "intercept_treasure", compensation="bronze"), window="enemy_chest_draw"),
    Card("G-S05", Effect("play", "extra_actions", n=2), window="own_turn"),
    Card(
        "G-S06",
        Effect("play", "cancel", what="steal_action"),
        Effect("play", "place_x", where="that_flag"),
        window="enemy_steals_own_flag",
    ),
]
CARDS = {card.id: card for card in _ALL}


def cards_of(tier: str) -> list[str]:
    """Return all cards of a tier."""
    return [card.id for card in _ALL if card.tier == tier]
