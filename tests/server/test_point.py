"""Pointing at a place: all players see it for a moment, those who watch neither point nor see it."""

from pathlib import Path

from tests.server.desk import Player, house, join, open_table
from verlies.server.tables.talk import BURST


def unseen(player: Player) -> bool:
    """Return whether a player is shown nothing of what others point at."""
    player.say(t="ping")
    seen = len(player.raw)
    player.wait("pong")
    return not any('"t":"pointed"' in text for text in player.raw[seen:])


def test_players_see_where_somebody_points_and_watchers_do_not(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", game="bag_of_dungeon")
        friend = join(client, table)
        where = f"/ws/{table['table']}"
        with (
            client.websocket_connect(where) as first,
            client.websocket_connect(where) as second,
            client.websocket_connect(where) as third,
        ):
            anna, ben, eve = Player(first, table["token"]), Player(second, friend["token"]), Player(third)
            anna.wait("view")
            anna.say(t="point", place="start")
            for player in (anna, ben):
                shown = player.wait("pointed")
                assert (shown["seat"], shown["place"]) == (0, "start")
            assert unseen(eve)
            eve.say(t="point", place="start")
            assert eve.wait("trouble")["reason"]
            assert unseen(ben)


def test_nobody_points_at_what_is_not_there_or_without_end(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", game="bag_of_dungeon")
        join(client, table)
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            anna = Player(first, table["token"])
            anna.wait("view")
            for nowhere in ("n7e7", "", "tile-T05"):
                anna.say(t="point", place=nowhere)
                assert anna.wait("trouble")["reason"]
            for _ in range(BURST):
                anna.say(t="point", place="start")
                assert anna.wait("pointed")["place"] == "start"
            anna.say(t="point", place="start")
            assert anna.wait("trouble")["reason"] == "Slow down: nobody can read that much at once."
