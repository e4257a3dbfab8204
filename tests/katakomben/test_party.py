"""Five or six thieves with the Abenteurergruppe."""

from collections import Counter

import pytest

from verlies.core.errors import BadSetup
from verlies.families.klong.content import TOMES
from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.party import MORE_MINOR, PARTY_FIRST_RAGE, PARTY_RAGE
from verlies.games.katakomben.content.tokens import MINOR_SECRETS, TOKENS
from verlies.games.katakomben.setup import BOX, BOXES
from verlies.testing.katakomben import Kata

MINOR_PIECES = [token.id for token in MINOR_SECRETS for _ in range(token.copies)]


def found(tile: str, *stack: str, seats: int = 6) -> Kata:
    """Return the table after a tile was discovered west of the hall."""
    t = Kata(seats, boots=2, swords=3, picks=3)
    if stack:
        t.table.own_loot().artifacts = t.ids.tokens(*stack)
    t.table.own_maze().left = 0
    t.discovers(tile)
    t.do("move:way_A1-w1", "turn:0")
    while t.ask == "SpendSwords":
        t.do(t.offers()[-1])
    return t


@pytest.mark.rule("katakomben.party.artifacts-added", "katakomben.party.other-material")
@pytest.mark.parametrize(("seats", "party", "cards"), [(2, "auto", "own"), (5, "auto", "own"), (6, "goods", "promos")])
def test_a_table_that_is_read_back_has_the_box_it_was_played_with(seats: int, party: str, cards: str) -> None:
    state = GAME.practice_state(seats, 1, {"party": party, "cards": cards})
    again = GAME.restore(GAME.plain(state), state.chance.key)
    assert again.box is state.box
    assert (again.asked, again.open) == (state.asked, state.open)


@pytest.mark.rule("katakomben.party.artifacts-added", "katakomben.party.artifact-order")
@pytest.mark.parametrize("seats", [5, 6])
def test_four_more_artifacts_lie_in_the_stack(seats: int) -> None:
    stack = [TOKENS[token].id for token in GAME.new(seats, 1, {"party": "auto"}).state.stack()]
    assert stack == [
        "artifact_5",
        "artifact_7",
        "artifact_10b",
        "artifact_10",
        "artifact_12",
        "artifact_15b",
        "artifact_15",
        "artifact_17",
        "artifact_20b",
        "artifact_20",
        "artifact_25b",
    ]


@pytest.mark.rule("katakomben.party.no-master-key")
def test_no_master_key_and_cloaks_if_one_likes() -> None:
    for party, cloaks in (("auto", 0), ("goods", 2)):
        goods = [TOKENS[token].id for token in GAME.new(5, 1, {"party": party}).state.goods]
        assert (goods.count("cloak"), goods.count("backpack")) == (cloaks, 2)
        assert not [good for good in goods if "key" in good]
    t = Kata(5, party="goods", tiles=["S1@w1"], room="S1.a", gold=7)
    t.noise(3)
    t.do("goods:cloak")
    assert (t.owned(), t.stones_of().area) == (["cloak"], 1)


@pytest.mark.rule("katakomben.party.other-material")
def test_more_small_secrets_markers_and_cards() -> None:
    state = GAME.new(6, 1, {"party": "auto"}).state
    more = Counter(TOKENS[token].id for token in state.loot.minor) - Counter(MINOR_PIECES)
    assert more == MORE_MINOR == {**dict.fromkeys(MORE_MINOR, 1), "treasure": 2}, "a guess"
    assert len(state.loot.minor) == 20 + 6
    assert state.loot.mastery == 6
    assert len(state.dungeon.deck.cards()) + 6 == 101


@pytest.mark.rule("katakomben.party.board-extension")
def test_the_side_board_has_a_rage_track_and_health_tracks() -> None:
    box = BOXES["on", "own"]
    assert (box.rage, box.first_rage) == (PARTY_RAGE, {5: PARTY_FIRST_RAGE, 6: PARTY_FIRST_RAGE})
    assert (PARTY_RAGE, PARTY_FIRST_RAGE) == ((2, 2, 3, 3, 4, 4, 5), 0), "a guess: as on the own board"
    assert [GAME.new(seats, 1, {"party": "auto"}).state.dragon.rage for seats in (5, 6)] == [0, 0]
    t = Kata(6)
    t.noise(0, 0, 0, 0, 1, 1)
    t.table.dungeon.row[0] = -1
    t.reveals("darkened_alcove")
    t.stones(4, 5)
    t.end()
    assert (t.box.health, [t.stones_of(seat).damage for seat in (4, 5)]) == (BOX.health, [1, 1])


@pytest.mark.rule("katakomben.party.characters-optional")
def test_without_characters_all_have_the_same_deck() -> None:
    state = GAME.new(6, 1, {"party": "auto"}).state
    assert len({tuple(sorted(thief.cards())) for thief in state.thieves}) == 1
    with pytest.raises(BadSetup):
        GAME.new(6, 1, {"party": "auto", "characters": "on"})


@pytest.mark.rule("katakomben.party.start-noise")
def test_the_fifth_and_sixth_make_no_noise_at_first() -> None:
    for seed in range(4):
        match = GAME.new(6, seed, {"party": "auto", "start": 0})
        told = [entry.facts["amount"] for entry in match.log(0) if entry.kind == "start-noise"]
        assert told == [3, 2, 1]


@pytest.mark.rule("katakomben.party.plus-rooms-several")
@pytest.mark.parametrize(("tile", "count"), [("D01", 1), ("D07", 2), ("D10", 3)])
def test_plus_signs_bring_several_artifacts(tile: str, count: int) -> None:
    t = found(tile)
    assert t.in_room(f"{tile}.a") == ["artifact_10b", "artifact_7", "artifact_5"][-count:]
    assert len(t.stack()) == 11 - count
    t = found("D10", "artifact_17", "artifact_20")
    assert t.in_room("D10.a") == ["artifact_20", "artifact_17"]


@pytest.mark.rule("katakomben.example.party-double-plus")
def test_with_12_15_15_on_top_a_double_plus_gets_all_three() -> None:
    t = found("D10", "artifact_12", "artifact_15b", "artifact_15", "artifact_17", seats=5)
    assert sorted(t.in_room("D10.a")) == ["artifact_12", "artifact_15", "artifact_15b"]
    assert t.stack() == [17]


@pytest.mark.rule("katakomben.party.take-best")
def test_the_best_artifact_is_taken_first() -> None:
    t = Kata(5, tiles=["D10@w1"], room="D10.a")
    t.artifact("D10.a", "artifact_12", "artifact_15", "artifact_15b")
    t.refuse("artifact:artifact_12", "not-best-artifact")
    values = []
    for seat in range(3):
        t.thief(seat, room="D10.a")
        offered = t.offers("artifact")[0]
        values.append(t.box.tokens[t.ids.tokens(offered.partition(":")[2])[0]].points)
        t.do(offered)
        t.play_all()
        t.end()
    assert values == [15, 15, 12]


@pytest.mark.rule("katakomben.party.one-per-room")
@pytest.mark.parametrize("seat", [0, 3])
def test_a_backpack_takes_nothing_more_out_of_the_same_room(seat: int) -> None:
    t = Kata(5, start=seat, tiles=["D10@w1", "D01@e1"], room="D10.a", tokens=["backpack"], boots=9)
    t.artifact("D10.a", "artifact_12", "artifact_15")
    t.do("artifact:artifact_15")
    t.refuse("artifact:artifact_12", "one-per-room")
    t.thief(seat, room="D10.b")
    t.thief(seat, room="D10.a")
    t.refuse("artifact:artifact_12", "one-per-room")
    t.thief(seat, room="D01.a")
    t.artifact("D01.a", "artifact_5")
    t.do("artifact:artifact_5")


@pytest.mark.rule("katakomben.party.shrine-four-spots")
def test_a_shrine_has_four_spots() -> None:
    t = Kata(5, room="A1.west", boots=2, tokens=["puzzle_box"])
    t.mark("A1.west", 1, 2, 3, 4)
    t.refuse("mark:A1.west", "shrine-full")
    assert t.table.thieves[0].gold == 0
    t.secrets("chalice")
    t.do("move:A1.hall", "move:A1.west")
    assert t.owned() == ["chalice"], "a puzzle box still works"


@pytest.mark.rule("katakomben.party.monkey-lord", "katakomben.captive.affenbot")
@pytest.mark.card("ape_lord_phantasm")
def test_idols_go_back_for_tomes_but_the_bot_does_not() -> None:
    row = ("ape_lord_phantasm", "swindle", "swindle", "swindle", "bard", "bard")
    t = Kata(5, row=row, swords=3, deck=["burgle"] * 3, tokens=["monkey_idol", "monkey_idol", "golden_monkey_bot"])
    t.thief(1, tokens=["golden_monkey_bot"])
    t.thief(2, tokens=["monkey_idol"])
    t.table.own_loot().idols = 0
    t.do("fight:ape_lord_phantasm")
    assert (len(t.hand()), t.offers()) == (2, ["pass", "give-back:monkey_idol"])
    t.refuse("give-back:golden_monkey_bot", "never-lay-there")
    t.do("give-back:monkey_idol", "pass")
    assert (t.asked, t.discard(), t.table.loot.idols) == ([2], ["secret_tome"], 1), "the bot alone is not asked about"
    t.do("give-back:monkey_idol")
    assert (t.ask, t.discard(2), t.table.dungeon.reserve[TOMES]) == ("TakeTurn", ["secret_tome"], 10)
    assert t.owned() == ["monkey_idol", "golden_monkey_bot"]
