"""The shared hero at a table: one person with two boards, and several people on one board."""

from pathlib import Path

import pytest

from tests.feud.test_table import sitting
from tests.server.desk import bearer, house, join, open_table, rooms_of

SHARED = {"odd": "shared_hero", "length": "short", "start": "red"}


@pytest.mark.rule("koenige.variant.extra-player", "koenige.setup.first-four-rooms")
def test_a_team_of_one_plays_both_boards(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        seats = ("random", "you", "random", "you")
        table = open_table(client, *seats, game="koenige", seed="1", options=SHARED)
        with sitting(client, table["table"], table["token"]) as (anna,):
            anna.until_asked()
            assert anna.table["hand"] == [1, 3]
            assert anna.view["scene"]["seat"] == 3, "board 4 lays the first rooms"
            asked = set()
            for _ in range(40):
                asked.add(anna.view["scene"]["seat"])
                anna.do(anna.view["scene"]["prompts"][0]["choices"][-1]["id"])
                anna.until_asked()
            assert asked == {1, 3}


@pytest.mark.rule("koenige.variant.extra-player")
def test_either_member_of_the_smaller_team_may_answer_for_board_six(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        seats = ("random", "you", "random", "friend", "random", "friend")
        table = open_table(client, *seats, game="koenige", seed="1", options=SHARED, shared=[5])
        ben = join(client, table, 0, "Ben")
        where = f"/api/tables/{table['table']}/join"
        for token in (table["token"], ben["token"]):
            wish = {"token": table["invites"][1]["token"], "name": ""}
            seated = client.post(where, json=wish, headers=bearer(token))
            assert seated.json()["seat"] == 5, seated.text
        with sitting(client, table["table"], table["token"], ben["token"]) as (anna, other):
            for player in (anna, other):
                player.until_asked()
                assert player.view["scene"]["seat"] == 5
            word = anna.view["scene"]["prompts"][0]["choices"][0]["id"]
            assert other.do(word)["t"] == "ack"
            assert anna.do(word, nonce="late")["stale"], "the first valid answer counts"
        match = rooms_of(client).find(table["table"]).match
        assert match is not None
        assert match.state.terms.shared
