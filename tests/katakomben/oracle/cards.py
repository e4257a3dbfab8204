"""The cards, as the facts list them: what they cost, what they do and what they are worth."""

from typing import NamedTuple

STARTER, RESERVE, ACTION, COMPANION, GEM, DEVICE, MONSTER = (
    "starter",
    "reserve",
    "action",
    "companion",
    "gem",
    "device",
    "monster",
)
OWN, PROMO, PARTY = "own", "promo", "party"


class Op(NamedTuple):
    """One thing a card does: a word, a number, what it is about, and what follows."""

    do: str
    n: int = 0
    what: str = ""
    then: "tuple[Op, ...]" = ()


class Card(NamedTuple):
    id: str
    kind: str
    copies: int
    cost: int
    points: int
    play: tuple[Op, ...] = ()
    """What it does when it is played, used or beaten."""
    acquire: tuple[Op, ...] = ()
    arrive: tuple[Op, ...] = ()
    attack: bool = False
    danger: bool = False
    place: str = ""
    gold: int = 0
    picks: int = 0
    bonus: str = ""
    """What its points depend on."""
    set: str = OWN


def do(word: str, n: int = 0, what: str = "") -> Op:
    return Op(word, n, what)


def when(what: str, least: int, *then: Op) -> Op:
    """Once, as soon as so much of something is there in this turn."""
    return Op("when", least, what, then)


def per(what: str, *then: Op) -> Op:
    """For each of something, also what comes later in this turn."""
    return Op("per", 1, what, then)


def way(word: str, *then: Op, needs: str = "") -> Op:
    """One of several ways to choose between."""
    return Op(word, 0, needs, then)


def choose(n: int, *ways: Op) -> Op:
    return Op("choose", n, "", ways)


def icons(skill: int = 0, swords: int = 0, boots: int = 0, gold: int = 0, clank: int = 0) -> tuple[Op, ...]:
    found = {"skill": skill, "swords": swords, "boots": boots, "gold": gold, "clank": clank}
    return tuple(do(word, n) for word, n in found.items() if n)


FRIEND = when("companions", 2, do("draw", 1))
NOISY = (do("clank", 2),)
TOP = (do("topdeck"),)
BACK = (do("bag_back", 3),)
ALL_NOISY = (do("clank_all", 1),)

LIST = (
    Card("burgle", STARTER, 6, 0, 0, icons(skill=1)),
    Card("stumble", STARTER, 2, 0, 0, icons(clank=1)),
    Card("sidestep", STARTER, 1, 0, 0, icons(boots=1)),
    Card("scramble", STARTER, 1, 0, 0, icons(skill=1, boots=1)),
    Card("mercenary", RESERVE, 15, 2, 0, icons(skill=1, swords=2)),
    Card("explore", RESERVE, 15, 3, 0, icons(skill=2, boots=1)),
    Card("secret_tome", RESERVE, 12, 7, 7),
    Card("goblin", MONSTER, 1, 2, 0, (do("gold", 1),), set=""),
    Card(
        "empurror",
        COMPANION,
        1,
        1,
        1,
        (
            Op(
                "first",
                then=(way("quiet_2", do("clank", -2)), way("gold_1", do("gold", 1)), way("steady", do("steady"))),
            ),
        ),
    ),
    Card("golden_flute", ACTION, 1, 1, 1, (*icons(gold=1, clank=1), do("grant", what="flute"))),
    Card("payoff", ACTION, 2, 1, 0, (*icons(skill=3), do("leave"))),
    Card("rebel_scribe", COMPANION, 1, 1, 1, (*icons(skill=1), FRIEND)),
    Card("waystone", ACTION, 1, 1, 1, (*icons(boots=1), do("grant", what="waystone"))),
    Card("flamboyance", ACTION, 2, 2, 1, (do("draw", 1), when("clank", 2, do("skill", 2)))),
    Card(
        "imp_familiar",
        COMPANION,
        1,
        2,
        1,
        (choose(1, way("pick_1", do("pick", 1)), way("draw_2", do("pay_pick"), do("draw", 2), needs="pick")),),
        attack=True,
    ),
    Card("pillage", ACTION, 2, 2, 0, (*icons(swords=2, boots=1), when("gold", 3, do("draw", 1)))),
    Card("remove_traps", ACTION, 2, 2, 1, (*icons(skill=1, swords=2), do("replace"))),
    Card("shadow_walk", ACTION, 2, 2, 1, (*icons(boots=1), do("trash", what="burgle"))),
    Card("astral_projection", ACTION, 1, 3, 1, (*icons(skill=2), when("skill", 6, do("mark")))),
    Card("boots_of_the_ape_lord", ACTION, 1, 3, 3, (*icons(boots=3, clank=3), when("idols", 1, do("steady")))),
    Card("bard", COMPANION, 2, 3, 1, (*icons(skill=2, clank=1), when("clank", 2, do("heal", 2)))),
    Card("lie_in_wait", ACTION, 2, 3, 1, (*icons(skill=2, swords=1), when("cave", 1, do("clank", -2))), TOP),
    Card("lightstick", ACTION, 2, 3, 1, icons(skill=3, clank=1)),
    Card("rebel_thief", COMPANION, 1, 3, 2, (do("pick", 1), FRIEND)),
    Card(
        "riot",
        ACTION,
        2,
        3,
        0,
        (*icons(swords=1, boots=1, clank=1), when("captives", 3, do("trash", what="may"))),
        (do("free", 1),),
    ),
    Card("scavenger", COMPANION, 2, 3, 1, icons(skill=2), (do("minor"),)),
    Card("smash_and_grab", ACTION, 2, 3, 2, (*icons(clank=2), do("draw", 2))),
    Card("sneak_attack", ACTION, 2, 3, 1, icons(swords=3, clank=-2), icons(swords=1)),
    Card("sudden_movement", ACTION, 2, 3, 1, icons(skill=1, boots=2), arrive=(do("turn_own"),)),
    Card("swindle", ACTION, 2, 3, 1, icons(gold=3)),
    Card("bandit", COMPANION, 2, 4, 2, icons(skill=1, swords=1, boots=1), icons(swords=1, boots=1)),
    Card("charlatan", COMPANION, 2, 4, 2, (Op("discard", then=(do("draw", 2),)),)),
    Card(
        "corrupt_advisor",
        COMPANION,
        1,
        4,
        2,
        (*icons(skill=2), do("clank_others", 1), when("crowns", 1, do("clank_others", 1))),
        attack=True,
        danger=True,
    ),
    Card("divining_rod", ACTION, 1, 4, 2, (*icons(skill=2), when("skill", 6, do("heal", 1)))),
    Card("elven_sword", ACTION, 1, 4, 2, (*icons(swords=2), do("draw", 1))),
    Card("librarian", ACTION, 1, 4, 1, (*icons(skill=2, clank=-2), when("tomes", 1, do("draw", 2)))),
    Card(
        "rebel_paladin",
        COMPANION,
        1,
        4,
        1,
        (*icons(skill=1, swords=1), FRIEND, when("artifacts", 1, do("draw", 1))),
    ),
    Card("skulker", COMPANION, 1, 4, 1, (*icons(boots=2), do("unharmed")), (do("unharmed"),)),
    Card("smoky_quartz", GEM, 1, 4, 3, (*icons(clank=-2), do("draw", 1)), NOISY, attack=True),
    Card("spectral_rider", COMPANION, 1, 4, 2, (*icons(skill=2, boots=1), do("grant", what="ride"))),
    Card("white_tourmaline", GEM, 2, 4, 3, (do("draw", 1),), NOISY, attack=True),
    Card("brave_hero", COMPANION, 1, 5, 0, icons(skill=2, swords=1, boots=1), bonus="captives"),
    Card("curator", COMPANION, 1, 5, 2, (*icons(skill=2, boots=1), per("artifacts", do("draw", 1)))),
    Card("diversion", ACTION, 1, 5, 2, icons(skill=2), (do("free", 1),), BACK),
    Card("expert_guide", COMPANION, 2, 5, 2, icons(skill=2, boots=2)),
    Card("rebel_general", COMPANION, 1, 5, 2, (*icons(skill=2, swords=1, boots=1), FRIEND)),
    Card("robbery", ACTION, 2, 5, 1, (*icons(swords=2, gold=2), do("grant", what="hop")), TOP),
    Card("rose_quartz", GEM, 2, 5, 4, (*icons(clank=-2), do("draw", 1)), NOISY, attack=True),
    Card("black_tourmaline", GEM, 1, 6, 5, (do("draw", 1),), NOISY, attack=True),
    Card("crystal_compass", ACTION, 1, 6, 3, (do("draw", 2), do("steady"))),
    Card("double_cross", ACTION, 1, 6, 3, icons(skill=2, clank=-2), (do("clank_others", 2),)),
    Card("expensive_taste", ACTION, 1, 6, 0, icons(skill=3, gold=2), bonus="taste"),
    Card("fiery_quartz", GEM, 1, 6, 5, (*icons(clank=-2), do("draw", 1)), NOISY, attack=True),
    Card(
        "floating_skull",
        COMPANION,
        1,
        6,
        2,
        (*icons(skill=2, swords=1), when("crowns", 1, do("teleport"))),
        (do("teleport"),),
    ),
    Card(
        "grand_theft",
        ACTION,
        1,
        6,
        3,
        (choose(1, way("pick_1", do("pick", 1)), way("theft", do("pay_pick"), do("theft"), needs="theft")),),
        TOP,
    ),
    Card("lute", ACTION, 1, 6, 3, (*icons(clank=1), do("draw", 2), per("clank", do("gold", 1)))),
    Card("souldrinker", ACTION, 1, 6, 3, (*icons(swords=4), when("beaten", 1, do("heal", 1)))),
    Card("thirst_for_adventure", ACTION, 1, 7, 0, icons(boots=3), icons(boots=3), attack=True, bonus="thirst"),
    Card(
        "blink_spell",
        ACTION,
        1,
        8,
        3,
        (
            *icons(skill=3),
            choose(1, way("teleport", do("teleport")), way("blink", do("grant", what="blink"), needs="rival")),
        ),
        attack=True,
    ),
    Card("wishing_well", DEVICE, 1, 0, 0, (do("draw", 2),), attack=True, danger=True, gold=3),
    Card("darkened_alcove", DEVICE, 2, 2, 0, (do("clank", -2),), attack=True),
    Card(
        "underground_river",
        DEVICE,
        2,
        2,
        0,
        (choose(1, way("heal_1", do("heal", 1)), way("boots_1", do("boots", 1))),),
        attack=True,
    ),
    Card("locked_trunk", DEVICE, 1, 3, 0, (do("major"),), attack=True, picks=1),
    Card(
        "thieves_shrine",
        DEVICE,
        2,
        4,
        0,
        (
            choose(
                1,
                way("gold_2", do("gold", 2)),
                way("burgles", do("trash", what="may burgle"), do("trash", what="may burgle")),
            ),
        ),
        arrive=BACK,
    ),
    Card(
        "black_market",
        DEVICE,
        1,
        5,
        0,
        (
            choose(
                2,
                way("gold_2", do("gold", 2)),
                way("trash", do("trash", what="any")),
                way("pick_1", do("pick", 1)),
            ),
        ),
    ),
    Card("skeleton", MONSTER, 3, 1, 0, icons(gold=2, clank=1)),
    Card(
        "animated_wall",
        MONSTER,
        2,
        2,
        0,
        (do("boots", 1), when("portal", 1, do("boots", 1))),
        arrive=(do("turn_all"),),
    ),
    Card("crystal_kobold", MONSTER, 2, 2, 0, icons(skill=2), attack=True, place="cave or shrine"),
    Card("keymaster", MONSTER, 2, 2, 0, (do("pick", 1),)),
    Card("skeleton_priest", MONSTER, 2, 2, 0, (do("heal", 1), do("clank", 1)), arrive=ALL_NOISY),
    Card("archoverlord", MONSTER, 3, 3, 0, (do("draw", 2), do("clank_others", 1)), arrive=ALL_NOISY),
    Card(
        "marble_guardian",
        MONSTER,
        1,
        3,
        0,
        (do("lay_beside"), choose(1, way("leap", do("leap"), needs="laid"), way("gold_2", do("gold", 2)))),
        attack=True,
    ),
    Card("skeletal_ape", MONSTER, 1, 3, 0, (do("gold", 3), do("skill", 3), do("clank", 3)), attack=True),
    Card("skeleton_warlock", MONSTER, 1, 3, 0, (do("tome"), do("clank", 1)), attack=True),
    Card("the_warden", MONSTER, 1, 3, 0, (do("free", 2),), attack=True, danger=True, place="depths"),
    Card(
        "ogre_merchant",
        MONSTER,
        2,
        4,
        0,
        (choose(1, way("gold_5", do("gold", 5)), way("good", do("good"), needs="good")),),
        attack=True,
    ),
    Card(
        "breakout",
        ACTION,
        1,
        3,
        1,
        (*icons(skill=1, swords=1, boots=1), when("freed", 1, do("gold", 3), do("clank", 1))),
        set=PROMO,
    ),
    Card(
        "mister_wizkers",
        COMPANION,
        1,
        4,
        1,
        (*icons(skill=1, swords=1, boots=1), when("marked", 1, do("draw", 1))),
        arrive=BACK,
        set=PROMO,
    ),
    Card("dusty_map", DEVICE, 1, 2, 0, (do("lay_anywhere"),), attack=True, set=PROMO),
    Card("ape_lord_phantasm", MONSTER, 1, 3, 0, (do("draw", 2), do("give_back")), set=PARTY),
)
CARDS = {card.id: card for card in LIST}
DECK = ("burgle", "stumble", "sidestep", "scramble")
RESERVES = ("mercenary", "explore", "secret_tome")
WARDS = ("white_tourmaline", "black_tourmaline")


def is_companion(card: str) -> bool:
    return CARDS[card].kind == COMPANION or card == "mercenary"


def dungeon(promos: bool, party: bool) -> dict[str, int]:
    """The dungeon deck by how many there are of each card."""
    sets = {OWN, *([PROMO] if promos else []), *([PARTY] if party else [])}
    kinds = {ACTION, COMPANION, GEM, DEVICE, MONSTER}
    return {card.id: card.copies for card in LIST if card.kind in kinds and card.set in sets}
