"""Hidden things stay hidden, whatever is sent."""

from pathlib import Path

import pytest

from tests.server.desk import Player, house, open_table
from tools.leaks import check_pairs, compare, twin
from verlies.core.rng import Rng
from verlies.games.klong import GAME
from verlies.server.messages import encoder
from verlies.server.render import view_message
from verlies.text.words import Words


@pytest.mark.feature(46)
def test_worlds_that_differ_only_in_hidden_things_give_the_same_bytes() -> None:
    assert check_pairs(200, seed=1) == 200


def test_the_comparison_notices_a_difference() -> None:
    match = GAME.new(2, 1, {"start": 0})
    other = twin(match, 1, Rng(5))
    words = Words.of(GAME, match.header, "de")
    assert match.state.thieves[0].hand != other.state.thieves[0].hand
    seen = [encoder.encode(view_message(world, 0, words, 0, 0)) for world in (match, other)]
    assert seen[0] != seen[1]
    compare(match, 1, Rng(5))


def test_canaries_in_a_hand_never_reach_the_other_players_socket(tmp_path: Path) -> None:
    """Only the owner of a hand is ever sent its cards before they are played."""
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", options={"start": "0"}, seed="9")
        invitation = {"token": table["invites"][0]["token"]}
        friend = client.post(f"/api/tables/{table['table']}/join", json=invitation).json()
        with (
            client.websocket_connect(f"/ws/{table['table']}") as first,
            client.websocket_connect(f"/ws/{table['table']}") as second,
        ):
            anna, ben = Player(first, table["token"]), Player(second, friend["token"])
            anna.until_asked()
            plant(client)
            anna.say(t="lang", lang="en")
            ben.say(t="lang", lang="en")
            anna.wait("view")
            ben.wait("view")
            assert "diamond" in hand_of(anna, 0)
            assert hand_of(ben, 0) == []
            assert "diamond" not in str(ben.view)


def plant(client: object) -> None:
    """Put a card into the first hand that nobody could expect there."""
    house_ = client.app.state.house  # type: ignore[attr-defined]
    table = next(iter(house_.tables.values()))
    hands = table.match.state.thieves
    hands[0].hand = sorted([*hands[0].hand, 11])
    table._views.clear()


def hand_of(player: Player, seat: int) -> list[str]:
    zones = player.view["scene"]["zones"]
    return [card["face"] for zone in zones if zone["id"] == f"hand-{seat}" for card in zone.get("cards", [])]
