"""What is printed on cards, rooms, heroes and the board, by the lists of facts."""

from typing import Final, NamedTuple

# The board

COLUMNS: Final = 13
ROWS: Final = 10
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
Place = tuple[int, int]
"""Column and row, both from 1, from the north-west."""
HALL: Final[Place] = (7, 5)
"""The treasure chamber is one room on two fields; its northern one stands for it."""
HALL_FIELDS: Final[tuple[Place, ...]] = (HALL, (7, 6))
TOWERS: Final[tuple[Place, ...]] = ((1, 1), (13, 1), (1, 10), (13, 10))
SUN_SPACES: Final = 30
SUN_LIMITS: Final = {26: 1, 27: 2, 28: 3, 29: 4, 30: 5}


class Room(NamedTuple):
    """A room: its kind, its exits clockwise from the north, with the entrance arrow in the south."""

    kind: str
    exits: str
    """For each side `x` wall, `o` open, `d` door, `g` portcullis."""
    parts: tuple[tuple[int, ...], ...] = ()
    """The sides that belong together in a room that is divided."""
    dice: tuple[int, ...] = ()
    """In darkness the side for each die."""


PREFIXES: Final = {
    "dungeon": "oooo ooox oxoo xooo oxox xoox xxoo xxox ddod dooo odod odoo doox dxoo "
    "oogo oogx oxgo xogo oxgx xxgo xxgx dogo dxgx",
    "stairs": "oooo ooox oxoo xoox xxoo xxox",
    "corridor": "oooo ooox oxoo xooo oxox xoox xxoo",
    "trap": "oooo ooox oxoo",
    "rubble": "oooo oxox",
    "bridge": "oxox",
    "rotating": "xxox",
    "web": "oooo",
    "pit": "oxox",
}
"""The shapes of each kind of room."""
COPIES: Final = {
    "dungeon": (10, 3, 3, 4, 4, 5, 4, 8, 2, 1, 2, 1, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1),
    "stairs": (2, 2, 3, 2, 1, 1),
    "corridor": (2,) * 7,
    "trap": (3, 1, 1),
    "rubble": (2, 2),
    "bridge": (4,),
    "rotating": (4,),
    "web": (3,),
    "pit": (2,),
}
DARK: Final = {
    "dark_xooo": ("xooo", (SOUTH, SOUTH, WEST, WEST, EAST, EAST), 3),
    "dark_xoox": ("xoox", (SOUTH, SOUTH, SOUTH, EAST, EAST, EAST), 1),
    "dark_xxoo": ("xxoo", (SOUTH, SOUTH, SOUTH, WEST, WEST, WEST), 1),
}
CHASMS: Final = {
    "chasm_se": ((SOUTH, EAST), (NORTH, WEST)),
    "chasm_sw": ((SOUTH, WEST), (NORTH, EAST)),
}
DIVIDED: Final = ("rubble", "chasm", "bridge", "web")
TORCH: Final = ("dungeon", "stairs", "rotating")
"""What can be searched."""
DUNGEON_SYMBOL: Final = ("dungeon", "stairs", "rubble", "chasm")
"""Where a dungeon card is drawn on entering."""


def _each_side(exits: str) -> tuple[tuple[int, ...], ...]:
    """Return every exit as a part of its own."""
    return tuple((side,) for side in range(4) if exits[side] != "x")


def _rooms() -> dict[str, tuple[Room, int]]:
    """Return the room of every tile, and how many there are of it."""
    out: dict[str, tuple[Room, int]] = {}
    for kind, shapes in PREFIXES.items():
        for exits, copies in zip(shapes.split(), COPIES[kind], strict=True):
            parts = _each_side(exits) if kind in DIVIDED else ()
            out[f"{kind}_{exits}"] = Room(kind, exits, parts), copies
    out |= {name: (Room("dark", exits, dice=dice), copies) for name, (exits, dice, copies) in DARK.items()}
    return out | {name: (Room("chasm", "oooo", parts), 2) for name, parts in CHASMS.items()}


TILES: Final = _rooms()
PRINTED: Final = {
    (1, 1): ("tower_nw", Room("tower", "xoox")),
    (13, 1): ("tower_ne", Room("tower", "xxoo")),
    (1, 10): ("tower_sw", Room("tower", "ooxx")),
    (13, 10): ("tower_se", Room("tower", "oxxo")),
    (7, 5): ("hall_north", Room("hall", "ooxo")),
    (7, 6): ("hall_south", Room("hall", "xooo")),
}
ROOMS: Final = {name: room for name, (room, _) in TILES.items()} | dict(PRINTED.values())

# Cards

LOADSTONE: Final = "z_loadstone"
TREASURE_GOLD: Final = {
    LOADSTONE: 1,
    "z_ebon_ring": 80,
    "z_obsidian_ring": 110,
    "z_pearl_ring": 130,
    "z_ruby_ring": 140,
    "z_silver_ring": 160,
    "z_gold_ring": 190,
    "z_arcane_ring": 210,
    "z_charmer_flute": 230,
    "z_crystal_of_tival": 240,
    "z_belt_of_strength": 260,
    "z_jinn_lamp": 270,
    "z_golden_claws": 290,
    "z_ebon_amulet": 300,
    "z_crystal_of_orris": 320,
    "z_jeweled_chakra": 350,
    "z_rune_scarab": 400,
    "z_eyes_of_avra": 420,
    "z_flying_carpet": 500,
    "z_mirror_of_shael": 550,
    "z_vestments_of_kellos": 600,
    "z_staff_of_light": 700,
    "z_star_of_kellos": 800,
    "z_chalice_of_tamalir": 900,
    "z_sun_spear": 1100,
    "z_bag_of_gems": 1200,
    "z_quicksilver_potion": 1500,
    "z_harp_of_tranquility": 2000,
    "z_giant_ruby": 3000,
    "z_artifact_eater": 0,
    "z_forbidden_tome": 0,
}
RUNES: Final = "warning radiance healing opening shaping fate seeking ascent warding passage silence haste"
MONSTERS: Final = {
    "troll": "3_4 4_2 4_3 5_0",
    "demon": "5_2 6_3 6_4 8_6",
    "skeleton": "2_1 2_2 3_0 3_1",
    "sorcerer": "2_1 2_2 3_3 3_4",
    "golem": "4_2 5_2 5_3 6_4",
}
"""Life and escape penalty of each card of a monster."""
DECKS: Final[dict[str, dict[str, int]]] = {
    "dungeon": {
        "v_dead_adventurer": 8,
        "v_crypt": 8,
        "v_empty": 11,
        "v_ambush": 6,
        "v_hidden_trap": 3,
        "v_passage_down": 2,
        "v_ceiling": 2,
        "v_torch_out": 1,
        "v_secret_door": 1,
        "v_razorwing": 1,
        "v_wizard_curse": 1,
        "v_unstable_potion": 1,
        "v_bottle_imp": 1,
        "v_lingering_shade": 1,
        "v_gold_30": 1,
        "v_gold_40": 1,
        "v_shuffle": 1,
    },
    "search": {
        "s_secret_door": 8,
        "s_empty": 6,
        "s_passage_down": 4,
        "s_gold_10": 1,
        "s_gold_60": 1,
        "s_gold_70": 1,
        "s_gold_150": 1,
        "s_centipede": 1,
        "s_ferrox": 2,
        "s_unstable_potion": 2,
        "s_hidden_trap": 2,
        "s_shuffle": 1,
    },
    "catacomb": {
        "k_exit": 6,
        "k_empty": 8,
        "k_hole": 2,
        "k_hidden_trap": 4,
        "k_chest": 2,
        "k_diamond": 1,
        "k_torch_out": 2,
        "k_rats": 2,
        "k_spider_venom": 2,
        "k_razorwing": 2,
        "k_demon_flame": 1,
        "k_skeleton_volley": 1,
        "k_golem_grab": 1,
        "k_troll_smash": 1,
        "k_sorcerer_bolt": 1,
        "k_vampire_bite": 1,
        "k_deep_elf": 1,
        "k_naga": 1,
        "k_shuffle": 1,
    },
    "trap": {
        "f_trapdoor": 2,
        "f_snakes": 2,
        "f_gas": 2,
        "f_ceiling": 2,
        "f_explosion": 2,
        "f_blade": 2,
        "f_crossfire": 2,
        "f_shuffle": 1,
    },
    "door": {"t_opens": 8, "t_jammed": 3, "t_spear": 3, "t_shuffle": 1},
    "corpse": {
        "l_gold_50": 1,
        "l_gold_100": 1,
        "l_gold_200": 1,
        "l_unstable_potion": 1,
        "l_empty": 3,
        "l_rope": 3,
        "l_old_bones": 1,
        "l_scorpion": 1,
        "l_scorpion_small": 1,
        "l_scorpion_deadly": 1,
        "l_shuffle": 1,
    },
    "crypt": {
        "y_gold_20": 1,
        "y_gold_90": 1,
        "y_gold_120": 1,
        "y_gold_250": 1,
        "y_unstable_potion": 3,
        "y_empty": 3,
        "y_old_bones": 2,
        "y_spectral": 1,
        "y_hidden_trap": 1,
        "y_shuffle": 1,
    },
    "dragon": {"d_sleeping": 7, "d_rage": 1},
    "treasure": {card: 2 if card == LOADSTONE else 1 for card in TREASURE_GOLD},
    "monster": {f"m_{monster}_{card}": 1 for monster, cards in MONSTERS.items() for card in cards.split()},
    "rune": {f"r_{rune}": 1 for rune in RUNES.split()},
}
DECK_OF: Final = {card: deck for deck, cards in DECKS.items() for card in cards}
CHEST, DIAMOND, EATER, IMP, ROPE = "k_chest", "k_diamond", "z_artifact_eater", "v_bottle_imp", "l_rope"
WORTHLESS: Final = (CHEST, IMP, ROPE)


def is_potion(card: str) -> bool:
    """Return whether a card is one of the unstable potions."""
    return card.endswith("_unstable_potion")


def gold_of(card: str) -> int:
    """Return what is printed as the value of a loot card."""
    if "_gold_" in card and card in DECK_OF and not card.startswith("z_"):
        return int(card.rpartition("_")[2])
    return 4000 if card == DIAMOND else TREASURE_GOLD.get(card, 0)


def is_loot(card: str) -> bool:
    """Return whether a card is kept as loot."""
    return gold_of(card) > 0 or card in TREASURE_GOLD or card in WORTHLESS or is_potion(card)


def life_of(monster: str) -> int:
    """Return the life of a monster card."""
    return int(monster.split("_")[2])


def penalty_of(monster: str) -> int:
    """Return the escape penalty of a monster card."""
    return int(monster.split("_")[3])


def name_of(monster: str) -> str:
    """Return the name of a monster, which is read aloud."""
    return monster.split("_")[1]


# Heroes


class HeroKind(NamedTuple):
    """A hero: the four attributes, life and abilities."""

    strength: int
    agility: int
    armour: int
    luck: int
    life: int
    abilities: tuple[str, str]


HEROES: Final = {
    "gherinn": HeroKind(3, 5, 4, 9, 13, ("penance", "favour")),
    "challara": HeroKind(5, 7, 5, 7, 12, ("brightblaze", "glow")),
    "hugo": HeroKind(7, 5, 9, 4, 16, ("glory", "shield")),
    "krutzbeck": HeroKind(9, 4, 5, 4, 20, ("berserk", "force")),
    "lindel": HeroKind(6, 6, 4, 5, 15, ("senses", "first_shot")),
    "tatianna": HeroKind(4, 9, 4, 6, 14, ("slip", "balance")),
}
ABILITIES: Final = tuple(ability for hero in HEROES.values() for ability in hero.abilities)

# Fights

ATTACKS: Final = ("ranged", "melee", "magic")
COMBAT: Final = {
    ("magic", "ranged"): (0, 1),
    ("magic", "melee"): (1, 0),
    ("magic", "magic"): (1, 1),
    ("melee", "ranged"): (1, 0),
    ("melee", "melee"): (2, 2),
    ("melee", "magic"): (0, 1),
    ("ranged", "ranged"): (1, 1),
    ("ranged", "melee"): (0, 2),
    ("ranged", "magic"): (1, 0),
}
"""Wounds of hero and monster, by the attack of the hero and that of the monster."""
SOLO_COMBAT: Final = {1: (1, 0), 2: (1, 0), 3: (1, 1), 4: (1, 1), 5: (0, 1), 6: (0, 2)}
