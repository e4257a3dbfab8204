"""What is in the box: cards, tokens, stones and tiles."""

from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import yaml

from verlies.core.errors import BadSetup
from verlies.families.klong.kinds import ANYWHERE, BANNERS, COMPANION, DUNGEON, MONSTER, RESERVE, STARTER, Card, Token
from verlies.games.katakomben import GAME
from verlies.games.katakomben.content import ids
from verlies.games.katakomben.content.cards import CARDS
from verlies.games.katakomben.content.ids import ARTIFACT_VALUES, COINS, LOCKPICKS, OWN_ARTIFACTS
from verlies.games.katakomben.content.tiles import DEPTHS, SAFE, STARTS, TILES
from verlies.games.katakomben.content.tokens import CAPTIVES as CAPTIVE_TOKENS
from verlies.games.katakomben.content.tokens import MAJOR_SECRETS, MINOR_SECRETS, TOKENS
from verlies.games.katakomben.kinds import PARTY, PROMO, TileKind
from verlies.games.katakomben.setup import BOX, BOXES
from verlies.testing.katakomben import Kata, random_game

TOKEN = {token.id: token for token in TOKENS}
CARD = {card.id: card for card in CARDS}


def copies(set: int) -> int:
    return sum(card.copies for card in CARDS if card.set == set)


@pytest.mark.rule("katakomben.components.tableau-and-start-tile")
def test_the_start_tile_has_two_sides_and_nothing_else_lies_at_first() -> None:
    assert sorted(STARTS) == ["a", "b"]
    for side, halves in STARTS.items():
        maze = Kata(side=side).table.maze
        assert [TILES.tiles[tile].id for tile in maze.order] == [half.id for half in halves]
        assert sum(tile >= 0 for tile in maze.lying) == 2


@pytest.mark.rule("katakomben.components.tiles")
def test_there_are_22_tiles_of_the_depths_and_6_safe_ones() -> None:
    assert (len(DEPTHS), len(SAFE)) == (22, 6)
    assert all(tile.depths for tile in DEPTHS)
    assert not any(tile.depths for tile in SAFE)
    assert len({tile.id for tile in DEPTHS + SAFE}) == 28


@pytest.mark.rule("katakomben.components.haunted-tiles")
def test_four_tiles_of_the_depths_are_haunted() -> None:
    assert sum(tile.haunted for tile in DEPTHS) == 4
    assert not any(tile.haunted for tile in SAFE)


@pytest.mark.rule("katakomben.components.dragon")
def test_there_are_24_black_stones_wherever_they_lie() -> None:
    for seed in range(3):
        for state in random_game(2, seed):
            assert GAME.pieces(state)["black stones"] == 24
    t = Kata()
    t.thief(0, supply=0)
    t.table.scars = [2, 0]
    t.bag(0, 0, black=20)
    t.table.own_dragon().aside[BOX.black] -= 2
    assert GAME.pieces(t.table)["black stones"] == 24


@pytest.mark.rule("katakomben.components.player-stones")
def test_every_thief_has_30_stones_wherever_they_lie() -> None:
    for state in random_game(3, 5):
        pieces = GAME.pieces(state)
        assert [pieces[f"stones of seat {seat}"] for seat in range(3)] == [30] * 3
    t = Kata(room="A1.west")
    t.do("mark:A1.west")
    assert t.stones_of().supply == 29
    assert GAME.pieces(t.table)["stones of seat 0"] == 30


@pytest.mark.rule("katakomben.components.ghosts")
def test_there_are_five_ghosts_as_many_as_can_come() -> None:
    assert sum(tile.haunted for tile in DEPTHS) + TOKEN["haunted_prisoner"].copies == BOX.ghosts == 5
    for state in random_game(4, 8):
        assert GAME.pieces(state)["ghosts"] == 5


@pytest.mark.rule("katakomben.components.reserve-cards")
def test_the_reserve() -> None:
    reserve = {card.id: card.copies for card in CARDS if card.set == RESERVE}
    assert reserve == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}
    t = Kata(hand=["burgle"], skill=7, swords=2)
    assert t.table.dungeon.reserve == [15, 15, 12]
    assert {"buy:mercenary", "buy:explore", "buy:secret_tome", "fight:goblin"} <= set(t.offers())


@pytest.mark.rule("katakomben.components.starting-decks")
def test_the_starting_decks() -> None:
    starter = {card.id: card.copies for card in CARDS if card.set == STARTER}
    assert starter == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}
    for thief in GAME.new(4, seed=1).state.thieves:
        assert len(thief.cards()) == 10


@pytest.mark.rule("katakomben.components.dungeon-deck")
def test_the_dungeon_deck_has_a_hundred_cards_of_68_kinds() -> None:
    assert copies(DUNGEON) == 100
    assert sum(card.set == DUNGEON for card in CARDS) == 68
    banners = Counter(BANNERS[card.banner] for card in CARDS if card.set == DUNGEON)
    assert banners == {"gem": 5, "companion": 17, "plain": 29, "device": 6, "monster": 11}


def test_the_mercenary_is_a_companion_and_the_librarian_is_not() -> None:
    assert CARD["mercenary"].banner == COMPANION
    assert CARD["librarian"].banner != COMPANION


@pytest.mark.rule("katakomben.components.mixing-decks")
def test_other_cards_are_mixed_in_only_if_that_was_agreed() -> None:
    promos = {card.id for card in CARDS if card.set == PROMO}
    assert promos == {"breakout", "mister_wizkers", "dusty_map"}
    own, more = (GAME.new(2, seed=1, options={"cards": cards}).state for cards in ("own", "promos"))
    for state, count in ((own, 100), (more, 103)):
        deck = state.dungeon.deck.cards() + state.dungeon.row
        assert len(deck) == count
        assert (promos <= {CARDS[card].id for card in deck}) == (count == 103)
    assert GAME.settings({}, 2)["cards"] == "own"
    with pytest.raises(BadSetup):
        GAME.new(2, seed=1, options={"cards": "all"})


@pytest.mark.rule("katakomben.components.artifacts")
def test_seven_artifacts() -> None:
    assert ARTIFACT_VALUES == (5, 7, 10, 12, 15, 17, 20)
    assert [TOKENS[token].points for token in OWN_ARTIFACTS] == list(ARTIFACT_VALUES)
    assert [TOKENS[token].id for token in OWN_ARTIFACTS] == [f"artifact_{value}" for value in ARTIFACT_VALUES]


@pytest.mark.rule("katakomben.components.secrets")
def test_eleven_large_and_twenty_small_secrets() -> None:
    assert (len(MAJOR_SECRETS), sum(token.copies for token in MAJOR_SECRETS)) == (5, 11)
    assert (len(MINOR_SECRETS), sum(token.copies for token in MINOR_SECRETS)) == (8, 20)


@pytest.mark.rule("katakomben.components.captives")
def test_twenty_captive_tokens_of_thirteen_kinds() -> None:
    assert sum(token.copies for token in CAPTIVE_TOKENS) == 20
    kinds = {token.id for token in CAPTIVE_TOKENS} - {"princess"}
    assert len(kinds) == 13, "prince and princess are one entry of the sheet"


@pytest.mark.rule("katakomben.components.market-goods")
def test_ten_goods() -> None:
    goods = Counter(TOKENS[token].id for token in GAME.new(2, seed=1).state.goods)
    assert goods == {"backpack": 2, "blood_amulet": 2, "burglars_kit": 3, "crown_10": 1, "crown_9": 1, "crown_8": 1}


@pytest.mark.rule("katakomben.components.idols-and-mastery")
def test_three_idols_and_four_markers() -> None:
    assert (TOKEN["monkey_idol"].copies, TOKEN["mastery"].copies) == (3, 4)
    state = GAME.new(4, seed=1).state
    assert (state.loot.idols, state.loot.mastery) == (3, 4)


@pytest.mark.rule("katakomben.components.lockpicks")
def test_24_lockpicks_come_with_the_box() -> None:
    assert LOCKPICKS == 24
    assert COINS == (1, 5, 10)


@pytest.mark.rule("katakomben.components.no-klong-leftovers")
def test_no_master_key_and_no_small_boost() -> None:
    assert not {"master_key", "skill_boost", "flash_of_brilliance"} & set(TOKEN)
    assert all("key" not in TOKENS[token].id for token in BOX.prices)


def named(*tokens: int) -> list[str]:
    return [TOKENS[token].id for token in tokens]


@pytest.mark.rule("katakomben.components.secrets", "katakomben.components.captives")
def test_numbers_of_secrets_and_captives_are_their_places() -> None:
    assert named(*ids.MINOR) == [token.id for token in MINOR_SECRETS]
    assert named(*ids.MAJOR) == [token.id for token in MAJOR_SECRETS]
    assert named(ids.EGG, ids.PUZZLE_BOX, ids.MAP, ids.CHALICE) == [
        "dragon_egg",
        "puzzle_box",
        "catacombs_map",
        "chalice",
    ]
    captives = [token.id for token in CAPTIVE_TOKENS]
    assert named(*ids.PRISON) == captives
    assert (named(*ids.CAPTIVES), named(ids.COUPON)) == (captives[:-1], captives[-1:])


@pytest.mark.rule("katakomben.captive.coupon-not-a-captive")
def test_all_captives_but_the_coupon_count_as_freed() -> None:
    t = Kata(tokens=[token.id for token in CAPTIVE_TOKENS] + ["potion_of_greater_healing", "artifact_5"])
    assert t.table.captives_of(0) == 13


@pytest.mark.rule("katakomben.components.artifacts", "katakomben.components.market-goods")
@pytest.mark.rule("katakomben.components.idols-and-mastery")
def test_numbers_of_other_tokens_are_their_places() -> None:
    assert named(*ids.ARTIFACTS) == [token.id for token in TOKENS if token.id.startswith("artifact_")]
    assert (named(ids.IDOL, ids.MASTERY), named(ids.BOT)) == (["monkey_idol", "mastery"], ["golden_monkey_bot"])
    assert named(*ids.IDOLS) == ["monkey_idol", "golden_monkey_bot"]
    assert named(ids.BACKPACK, ids.AMULET, ids.KIT) == ["backpack", "blood_amulet", "burglars_kit"]
    assert named(*ids.CROWNS, ids.CLOAK) == ["crown_10", "crown_9", "crown_8", "cloak"]


@pytest.mark.rule("katakomben.party.other-material")
def test_the_party_brings_a_card_of_its_own() -> None:
    assert [card.id for card in CARDS if card.set == PARTY] == ["ape_lord_phantasm"]
    for (party, cards), box in BOXES.items():
        sets = {CARDS[card].set for card in box.dungeon}
        assert sets == {DUNGEON} | ({PARTY} if party != "off" else set()) | ({PROMO} if cards == "promos" else set())
        assert len(box.dungeon) == 100 + (party != "off") + 3 * (cards == "promos")


@pytest.mark.source
def test_ids_are_those_of_the_catalogue_of_rules() -> None:
    texts = yaml.safe_load((Path(__file__).parents[2] / "docs/rules/katakomben.yaml").read_text(encoding="utf-8"))
    assert len(texts) == 215


PRINTED = """
burgle plain 6 0 0
stumble plain 2 0 0
sidestep plain 1 0 0
scramble plain 1 0 0
mercenary companion 15 2 0
explore plain 15 3 0
secret_tome plain 12 7 7
goblin monster 1 2 0
empurror companion 1 1 1
golden_flute plain 1 1 1
payoff plain 2 1 0
rebel_scribe companion 1 1 1
waystone plain 1 1 1
flamboyance plain 2 2 1
imp_familiar companion 1 2 1 attack
pillage plain 2 2 0
remove_traps plain 2 2 1
shadow_walk plain 2 2 1
astral_projection plain 1 3 1
boots_of_the_ape_lord plain 1 3 3
bard companion 2 3 1
lie_in_wait plain 2 3 1 acquire
lightstick plain 2 3 1
rebel_thief companion 1 3 2
riot plain 2 3 0 acquire
scavenger companion 2 3 1 acquire
smash_and_grab plain 2 3 2
sneak_attack plain 2 3 1 acquire
sudden_movement plain 2 3 1 arrive
swindle plain 2 3 1
bandit companion 2 4 2 acquire
charlatan companion 2 4 2
corrupt_advisor companion 1 4 2 attack danger
divining_rod plain 1 4 2
elven_sword plain 1 4 2
librarian plain 1 4 1
rebel_paladin companion 1 4 1
skulker companion 1 4 1 acquire
smoky_quartz gem 1 4 3 attack acquire
spectral_rider companion 1 4 2
white_tourmaline gem 2 4 3 attack ward acquire
brave_hero companion 1 5 0 bonus
curator companion 1 5 2
diversion plain 1 5 2 arrive acquire
expert_guide companion 2 5 2
rebel_general companion 1 5 2
robbery plain 2 5 1 acquire
rose_quartz gem 2 5 4 attack acquire
black_tourmaline gem 1 6 5 attack ward acquire
crystal_compass plain 1 6 3
double_cross plain 1 6 3 acquire
expensive_taste plain 1 6 0 bonus
fiery_quartz gem 1 6 5 attack acquire
floating_skull companion 1 6 2 acquire
grand_theft plain 1 6 3 acquire
lute plain 1 6 3
souldrinker plain 1 6 3
thirst_for_adventure plain 1 7 0 attack acquire bonus
blink_spell plain 1 8 3 attack
wishing_well device 1 0 0 attack danger 3-gold
darkened_alcove device 2 2 0 attack
underground_river device 2 2 0 attack
locked_trunk device 1 3 0 attack 1-lockpick
thieves_shrine device 2 4 0 arrive
black_market device 1 5 0
skeleton monster 3 1 0
animated_wall monster 2 2 0 arrive
crystal_kobold monster 2 2 0 attack bound
keymaster monster 2 2 0
skeleton_priest monster 2 2 0 arrive
archoverlord monster 3 3 0 arrive
marble_guardian monster 1 3 0 attack
skeletal_ape monster 1 3 0 attack
skeleton_warlock monster 1 3 0 attack
the_warden monster 1 3 0 attack danger bound
ogre_merchant monster 2 4 0 attack
breakout plain 1 3 1
mister_wizkers companion 1 4 1 arrive
dusty_map device 1 2 0 attack
ape_lord_phantasm monster 1 3 0
"""
"""Every card as printed: its kind, how many there are, what it costs, its points and what else is on it."""


def printed(card: Card) -> str:
    marks = {
        "attack": card.attack,
        "danger": card.danger,
        "arrive": bool(card.arrive),
        "ward": card.ward,
        "acquire": bool(card.acquire),
        "bonus": card.bonus is not None,
        "bound": card.place != ANYWHERE,
        f"{card.gold}-gold": card.gold > 0,
        f"{card.picks}-lockpick": card.picks > 0,
    }
    numbers = (card.id, BANNERS[card.banner], card.copies, card.cost, card.points)
    return " ".join([*(str(number) for number in numbers), *(mark for mark, there in marks.items() if there)])


@pytest.mark.rule("katakomben.components.dungeon-deck", "katakomben.components.reserve-cards")
def test_the_printed_numbers_of_every_card() -> None:
    assert {printed(card) for card in CARDS} == set(PRINTED.strip().splitlines())
    assert len(CARDS) == len(PRINTED.strip().splitlines()) == 80
    assert {card.banner for card in CARDS if card.place != ANYWHERE} == {MONSTER}


PRINTED_ON_TOKENS = """
dragon_egg 3 3 kept
lockpick_secret 3 0
magic_spring 2 0
potion_of_healing 3 0 kept
potion_of_swiftness 2 0 kept
potion_of_strength 2 0 kept
puzzle_box 2 0 kept
treasure 3 0
catacombs_map 2 5 kept
chalice 3 7 kept
greater_skill_boost 2 0
greater_treasure 2 0
potion_of_greater_healing 2 0 kept
adventurer 2 3 kept
barbarian 2 2 kept
cleric 2 2 kept
peasant 2 2 kept
mayor 1 0 kept 5
monk 1 0 kept 1
primatologist 1 0 kept 5
prince 1 0 kept 5
princess 1 0 kept 5
sorceress 2 0 kept 5
warrior 2 0 kept 1
golden_monkey_bot 1 3 kept
haunted_prisoner 1 3 kept
discount_coupon 1 0 kept
artifact_5 1 5 kept
artifact_7 1 7 kept
artifact_10 1 10 kept
artifact_12 1 12 kept
artifact_15 1 15 kept
artifact_17 1 17 kept
artifact_20 1 20 kept
artifact_10b 1 10 kept
artifact_15b 1 15 kept
artifact_20b 1 20 kept
artifact_25b 1 25 kept
monkey_idol 3 5 kept
backpack 2 5 kept
blood_amulet 2 7 kept
burglars_kit 3 2 kept
crown_10 1 10 kept
crown_9 1 9 kept
crown_8 1 8 kept
cloak 2 5 kept
mastery 4 20 kept
"""
"""Every token: how many there are, its points, whether it is kept, and the points it has on a condition."""


def printed_on(token: Token) -> str:
    marks = [str(token.copies), str(token.points)] + ["kept"] * token.kept
    return " ".join([token.id, *marks, *([str(token.bonus.points)] if token.bonus else [])])


@pytest.mark.rule("katakomben.components.secrets", "katakomben.components.captives", "katakomben.score.sum")
@pytest.mark.rule("katakomben.components.artifacts", "katakomben.components.market-goods")
@pytest.mark.rule("katakomben.components.idols-and-mastery", "katakomben.party.artifacts-added")
def test_the_printed_numbers_of_every_token() -> None:
    assert [printed_on(token) for token in TOKENS] == PRINTED_ON_TOKENS.strip().splitlines()


@pytest.mark.rule("katakomben.components.tiles", "katakomben.components.tableau-and-start-tile")
def test_the_layout_of_the_tiles_is_what_games_were_played_with() -> None:
    """A change of the tiles is a change of the rules: it takes another version of them."""
    whole = "\n".join(layout(tile) for tile in TILES.tiles)
    assert (sha256(whole.encode()).hexdigest()[:16], GAME.about.version) == ("209fdbe2e8f9c3c0", 4)


def plain(value: Any) -> Any:
    """Return a whole number as such, which the compiled build keeps as a fraction."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def layout(tile: TileKind) -> str:
    rooms = [[str(plain(getattr(room, name))) for name in PRINTED_IN_ROOMS] for room in tile.rooms]
    tunnels = [(t.a, t.b, t.footprints, t.monsters, t.locked, t.one_way) for t in tile.tunnels]
    return repr((tile.id, tile.depths, tile.haunted, tile.square, tile.portals, rooms, tunnels))


PRINTED_IN_ROOMS = (
    *("id", "x", "y", "artifact", "cave", "market", "lock"),
    *("shrine", "secret", "gold", "heal", "idols", "crypt"),
)
