"""How a game begins."""

import pytest

from verlies.core.errors import BadSetup
from verlies.core.view import UNKNOWN
from verlies.families.klong.state import DUNGEON_DECK
from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.cards import CARDS
from verlies.games.katakomben.content.tiles import TILES
from verlies.games.katakomben.content.tokens import TOKENS
from verlies.games.katakomben.setup import BOX
from verlies.games.katakomben.table import KatakombenState
from verlies.testing.katakomben import Kata

IDS = [card.id for card in CARDS]


def new(seats: int = 2, seed: int | str = 1, **options: object) -> KatakombenState:
    return GAME.new(seats, seed, options).state


def begun(*row: str, seats: int = 2) -> KatakombenState:
    """Return a game whose dungeon deck begins with these cards."""
    forced = [(DUNGEON_DECK, IDS.index(card)) for card in row]
    return GAME.begin(seats, GAME.settings({"start": 0}, seats), b"k" * 32, forced)


@pytest.mark.rule("katakomben.setup.player-count")
def test_two_to_four_play_and_five_or_six_with_the_party() -> None:
    for seats in (2, 3, 4):
        assert new(seats).seats == seats
    for seats in (5, 6):
        assert new(seats, party="auto").seats == seats
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            new(seats, party="auto")
    for seats, party, others in (
        (5, "off", "auto, goods"),
        (6, "off", "auto, goods"),
        (4, "goods", "auto, off"),
        (2, "goods", "auto, off"),
    ):
        with pytest.raises(BadSetup, match="party") as refused:
            new(seats, party=party)
        assert refused.value.facts["possible"] == others


@pytest.mark.rule("katakomben.setup.dragon-start")
def test_the_dragon_begins_where_the_number_of_players_says() -> None:
    assert [new(seats).dragon.rage + 1 for seats in (2, 3, 4)] == [3, 2, 1]
    assert BOX.rage == (2, 2, 3, 3, 4, 4, 5)


@pytest.mark.rule("katakomben.setup.depths-stack", "katakomben.tile.first-four-safe")
def test_under_four_safe_tiles_lie_those_of_the_depths_in_an_order_nobody_knows() -> None:
    first: set[str] = set()
    for seed in range(12):
        t = Kata(seed=seed, hand=["burgle"], boots=30)
        drawn = []
        for _ in range(6):
            t.thief(0, room="A1.hall")
            t.do(next(word for word in t.offers("move:way")))
            pending = TILES.tiles[t.table.maze.pending]
            drawn.append(pending.depths)
            first |= {pending.id} if len(drawn) == 5 else set()
            t.do(t.offers("turn")[0])
            t.table.turn.exhausted = False
            _empty_map(t)
        assert drawn == [False] * 4 + [True] * 2
    assert len(first) > 3, "which one comes first is chance"


def _empty_map(t: Kata) -> None:
    """Take all but the start tile off the map, so that there is room again."""
    maze = t.table.own_maze()
    maze.order = maze.order[:2]
    maze.lying = maze.lying[:2] + [-1] * (len(maze.lying) - 2)
    t.thief(0, room="A1.hall")


@pytest.mark.rule("katakomben.setup.safe-tiles-on-top")
def test_two_safe_tiles_stay_in_the_box_unseen() -> None:
    state = new()
    assert (state.tiles_left(), state.maze.left, len(state.maze.safe), len(state.maze.deep)) == (26, 4, 6, 22)
    out: set[int] = set()
    for seed in range(30):
        fresh = new(seed=seed)
        for _ in range(4):
            fresh.chance.take(12, fresh.maze.safe)
        out |= set(fresh.maze.safe)
    assert out == set(TILES.safe), "each is left out sometimes"
    assert GAME.view(state, 0).seen.maze.safe == TILES.safe, "nobody knows which ones"


@pytest.mark.rule("katakomben.setup.bank-unlimited")
def test_lockpicks_and_gold_never_run_out() -> None:
    t = Kata(3, row=("keymaster",) * 6, swords=4, picks=24, gold=500)
    t.do("fight:keymaster", "fight:keymaster")
    assert t.table.picks == [26, 3, 3]
    t = Kata(gold=500, hand=["swindle"])
    t.do("play:swindle")
    assert t.table.thieves[0].gold == 503


@pytest.mark.rule("katakomben.setup.ghosts-and-bag")
def test_ghosts_are_in_the_bank_and_black_stones_in_the_bag() -> None:
    state = new(4)
    assert (state.bank, state.dragon.area[BOX.ghost], state.dragon.bag[BOX.ghost]) == (5, 0, 0)
    assert state.dragon.bag[BOX.black] == sum(state.dragon.bag) == 24


@pytest.mark.rule("katakomben.setup.artifact-stack")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_artifacts_lie_open_with_the_cheapest_on_top(seats: int) -> None:
    state = new(seats)
    assert [TOKENS[token].points for token in state.stack()] == [5, 7, 10, 12, 15, 17, 20]
    assert not state.boxed_tokens


@pytest.mark.rule("katakomben.setup.token-piles")
def test_three_hidden_piles_of_tokens() -> None:
    state = new()
    assert (len(state.loot.major), len(state.loot.minor), len(state.captives)) == (11, 20, 20)
    assert state.captives == sorted(state.captives), "what is drawn is decided when it is drawn"
    found: set[str | int] = set()
    for seed in range(25):
        t = Kata(seed=seed, boots=1)
        t.do("move:A1.east")
        found |= set(t.told("found", "token"))
    assert len(found) > 5


@pytest.mark.rule("katakomben.setup.market-board")
def test_the_market_board() -> None:
    t = Kata(tiles=["S1@w1"], room="S1.a", gold=50)
    assert t.offers("goods") == ["goods:backpack", "goods:burglars_kit", "goods:crown_10"]
    t.do("goods:crown_10")
    assert "goods:crown_9" in t.offers("goods")


@pytest.mark.rule("katakomben.setup.start-tile-side")
def test_either_side_of_the_start_tile() -> None:
    assert {new(seed=seed).side for seed in range(12)} == {"a", "b"}
    for side in ("a", "b"):
        maze = new(side=side).maze
        around = {maze.name(field) for field in range(len(maze.spots)) if maze.lying[field] < 0}
        assert around == {"n2", "n1e1", "n1w1", "e1", "s1", "w1"}
    with pytest.raises(BadSetup):
        new(side="c")


@pytest.mark.rule("katakomben.setup.idols-and-mastery")
def test_idols_lie_in_the_monkey_shrine_and_a_marker_for_each_beside_the_crypt() -> None:
    for side in ("a", "b"):
        state = new(side=side)
        shrines = [n for n, room in enumerate(state.rooms) if room.idols and state.maze.here(n)]
        assert len(shrines) == 1
        assert (state.rooms[shrines[0]].idols, state.loot.idols) == (3, 3)
    assert [new(seats).loot.mastery for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("katakomben.setup.row")
def test_attack_symbols_are_replaced_and_shuffled_back() -> None:
    state = begun("rose_quartz", "swindle", "skeletal_ape", "swindle", "keymaster", "bard", "bard", "elven_sword")
    row = [IDS[card] for card in state.dungeon.row]
    assert row == ["swindle", "swindle", "keymaster", "bard", "bard", "elven_sword"]
    assert (len(state.dungeon.deck.cards()), state.dungeon.discard) == (94, [])
    assert {IDS.index("rose_quartz"), IDS.index("skeletal_ape")} <= set(state.dungeon.deck.cards())
    assert state.dragon.bag[BOX.black] == 24


@pytest.mark.rule("katakomben.setup.row-encounter")
def test_arrivals_of_the_first_row_happen_before_the_first_turn() -> None:
    quiet = ["swindle", "swindle", "keymaster", "bard", "elven_sword"]
    before, state = begun("expert_guide", *quiet), begun("archoverlord", *quiet)
    assert [a - b for a, b in zip(state.dragon.area[:2], before.dragon.area[:2], strict=True)] == [1, 1]
    replaced = begun("skeletal_ape", "swindle", "swindle", "keymaster", "bard", "elven_sword", "expert_guide")
    assert replaced.dragon.area[:2] == [3, 2]


@pytest.mark.rule("katakomben.setup.colour-and-stones")
def test_everybody_stands_in_the_crypt_with_stones_of_their_colour() -> None:
    for side in ("a", "b"):
        state = new(3, side=side, start=0)
        assert {thief.room for thief in state.thieves} == {TILES.crypts[side]}
        assert [thief.supply + state.dragon.area[n] for n, thief in enumerate(state.thieves)] == [30] * 3
        assert not any(thief.status for thief in state.thieves), "nobody has escaped by beginning there"
    with pytest.raises(BadSetup):
        new(2, colours="red,red")


@pytest.mark.rule("katakomben.setup.three-lockpicks")
def test_three_lockpicks_and_no_gold() -> None:
    state = new(4)
    assert state.picks == [3, 3, 3, 3]
    assert [thief.gold for thief in state.thieves] == [0] * 4


@pytest.mark.rule("katakomben.setup.deck-and-hand")
def test_five_cards_of_a_shuffled_deck() -> None:
    state = new(3)
    for thief in state.thieves:
        assert (len(thief.hand), thief.deck.count()) == (5, 5)
        assert sorted(IDS[card] for card in thief.cards()) == sorted(
            ["burgle"] * 6 + ["stumble"] * 2 + ["sidestep", "scramble"]
        )
    assert len({tuple(new(2, seed=seed).thieves[0].hand) for seed in range(10)}) > 2
    assert GAME.view(state, 0).seen.thieves[1].hand == [UNKNOWN] * 5


@pytest.mark.rule("katakomben.setup.start-player")
def test_play_goes_round_from_whoever_begins() -> None:
    t = Kata(4, start=2)
    order = [t.asked[0]]
    for _ in range(3):
        t.play_all()
        t.end()
        order.append(t.asked[0])
    assert order == [2, 3, 0, 1]
    assert len({new(4, seed=seed).active for seed in range(20)}) == 4
    with pytest.raises(BadSetup):
        new(2, start=2)


@pytest.mark.rule("katakomben.setup.start-noise")
@pytest.mark.parametrize(("seats", "noise"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_the_first_ones_make_more_noise(seats: int, noise: list[int]) -> None:
    state = begun("swindle", "swindle", "keymaster", "bard", "elven_sword", "expert_guide", seats=seats)
    assert state.dragon.area[:seats] == noise
    assert [thief.supply for thief in state.thieves] == [30 - n for n in noise]
