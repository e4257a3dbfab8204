"""A table: answers, take-backs, restarts, and everything that must not change anything."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server import desk
from tests.server.desk import Player, bearer, finish, house, open_table, rooms_of
from verlies.server.http.names import told_apart


def play_on(player: Player, answers: int = 10_000) -> int:
    """Answer this and that until the game is over; return how many answers that were."""
    count = 0
    while count < answers and (choices := player.until_asked()):
        count += 1
        assert player.do(choices[count * 7 % len(choices)])["t"] == "ack"
    return count


@pytest.mark.feature(41)
def test_a_game_against_bots_begins_at_once(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "greedy", "random", name="Anna")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            assert anna.until_asked()
            assert anna.table["status"] == "playing"
            assert [seat["kind"] for seat in anna.table["seats"]] == ["human", "greedy", "random"]
            assert anna.table["seats"][0]["name"] == "Anna"


def test_who_gives_no_name_is_called_by_a_colour_as_in_the_terminal(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", options={"colours": "blue,green"})
        seats = client.get(f"/api/tables/{table['table']}?lang=de").json()["seats"]
        assert [(seat["name"], seat["colour"]) for seat in seats] == [("Blau", "blue"), ("", "green")]


def test_nobody_is_called_like_somebody_else(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend", "friend", name="Jonas")
        renamed = [desk.join(client, table, n, name)["renamed"] for n, name in enumerate((" \uff2aonas ", "JONAS"))]
        assert renamed == ["\uff2aonas 2", "JONAS 3"]
        assert client.post(f"/api/tables/{table['table']}/start", headers=bearer(table["token"])).status_code == 200
        seats = client.get(f"/api/tables/{table['table']}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Jonas", *renamed, "Frida"]
        bots = open_table(client, "you", "greedy", name="jonas")["table"]
        names = [seat["name"] for seat in client.get(f"/api/tables/{bots}").json()["seats"]]
        assert names == ["jonas", "Jonas 2"], "a bot gives way"
        ben = desk.join(client, open_table(client, "you", "friend", name="Anna"), 0, "Ben")
        assert ben["renamed"] == ""


def test_a_long_name_is_shortened_to_be_told_apart() -> None:
    assert told_apart("A" * 24, ["a" * 24]) == "A" * 22 + " 2"
    assert told_apart("", ["Anna"]) == ""


def test_the_usual_bot_is_told(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        games = client.get("/api/games").json()
        assert {game["usual"] in game["bots"] for game in games} == {True}
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            assert Player(socket, table["token"]).wait("table")["bot"] == games[0]["usual"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "„Spielart“ kann hier nicht „einer gegen alles“ sein: Das braucht 4 Plätze, und hier sind es 3. "),
        ("en", "“Game” cannot be “one against everything” here: that needs 4 seats, and there are 3. "),
    ],
)
def test_a_setting_is_refused_in_the_words_of_the_reader(tmp_path: Path, lang: str, sentence: str) -> None:
    wish = {"game": "bag_of_dungeon", "seats": ["you", "greedy", "greedy"], "options": {"variant": "solo"}}
    with house(tmp_path) as client:
        reply = client.post(f"/api/tables?lang={lang}", json=wish)
        assert reply.status_code == 422
        assert reply.json()["error"].startswith(sentence)
        assert "together" not in reply.json()["error"].split()
        other = client.post(f"/api/tables?lang={lang}", json={**wish, "options": {"variant": "each", "win": "dragon"}})
        assert "dragon”" not in other.json()["error"].replace("the dragon", "")


def test_whoever_holds_all_seats_leads_figures_and_not_namesakes(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        wish = {"game": "bag_of_dungeon", "options": {"variant": "solo"}, "name": "Anna"}
        table = open_table(client, *["you"] * 4, **wish)["table"]
        names = [seat["name"] for seat in client.get(f"/api/tables/{table}?lang=de").json()["seats"]]
        assert not any("Anna" in name for name in names)
        assert len(set(names)) == 4
        alone = open_table(client, "you", game="dungeonquest", name="Anna")["table"]
        assert [seat["name"] for seat in client.get(f"/api/tables/{alone}").json()["seats"]] == ["Anna"]


def test_what_a_choice_asks_of_the_seats_is_told(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        games = {game["id"]: game for game in client.get("/api/games").json()}
        settings = {each["name"]: each for each in games["bag_of_dungeon"]["settings"]}
        assert (settings["variant"]["fits"], settings["variant"]["alone"]) == ({"solo": [4]}, ["solo"])
        assert (settings["win"]["fits"], settings["win"]["alone"]) == ({}, [])


@pytest.mark.feature(62)
def test_a_whole_game_ends_with_every_point_explained_and_the_secret(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, seed="7")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            play_on(anna)
            result = anna.view["scene"]["result"]
            assert [len(lines) for lines in anna.view["points"]] == [len(lines) for lines in result["breakdown"]]
            assert anna.table["seed"] == ("7" if anna.table["status"] == "over" else "")
            while not anna.table["secret"]:
                anna.hear()
            assert anna.table["seed"] == "7"
        saved = client.get(f"/api/tables/{table['table']}/export")
        assert saved.headers["content-disposition"].endswith('.verlies"')


def test_the_same_nonce_counts_once(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = anna.until_asked()[0]
            first = anna.do(option, nonce="same")
            seq = anna.view["seq"]
            again = anna.do(option, nonce="same")
            assert first == again
            assert anna.view["seq"] == seq


@pytest.mark.parametrize("change", [{"seq": 99}, {"seq": -1}, {"decision": 99}])
def test_a_stale_answer_is_refused_and_changes_nothing(tmp_path: Path, change: dict[str, int]) -> None:
    with house(tmp_path) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = anna.until_asked()[0]
            seq = anna.view["seq"]
            verdict = anna.do(option, **change)
            assert verdict["t"] == "refused"
            assert verdict["stale"]
            assert anna.do(option)["seq"] == seq + 1


@pytest.mark.feature(1)
def test_an_illegal_answer_is_refused_with_its_rule(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            verdict = anna.do("end")
            assert (verdict["t"], verdict["rule"]) == ("refused", "klong.turn.play-all-cards")
            assert anna.do("move:nowhere")["t"] == "refused"


@pytest.mark.feature(5)
@pytest.mark.feature(6)
def test_undo_takes_back_one_answer_or_the_turn(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"}, seed="3")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            before = anna.until_asked()
            for _ in range(3):
                anna.do(next(option for option in anna.choices() if option.startswith("play:")))
            anna.say(t="undo", seq=anna.view["seq"], nonce="u1", turn=False)
            assert anna.verdict()["t"] == "ack"
            assert anna.view["fresh"]
            anna.say(t="undo", seq=anna.view["seq"], nonce="u2", turn=True)
            assert anna.verdict()["t"] == "ack"
            assert anna.choices() == before
            anna.say(t="undo", seq=anna.view["seq"], nonce="u3", turn=False)
            assert anna.verdict()["t"] == "refused"


@pytest.mark.feature(51)
def test_a_restarted_server_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, seed="5")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            play_on(anna, 7)
            anna.until_asked()
            before = anna.view
    with house(tmp_path) as client, client.websocket_connect(f"/ws/{table['table']}") as socket:
        anna = Player(socket, table["token"])
        anna.until_asked()
        assert anna.view["seq"] == before["seq"]
        assert anna.view["scene"] == before["scene"]
        assert anna.do(anna.choices()[0])["t"] == "ack"


@pytest.mark.feature(39)
def test_a_friend_comes_by_invitation_and_the_game_begins(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", name="Anna")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            assert anna.wait("table")["status"] == "waiting"
            friend = join(client, table, "Ben")
            assert friend["seat"] == 1
            assert anna.wait("view")["seq"] == 0
            with client.websocket_connect(f"/ws/{table['table']}") as other:
                ben = Player(other, friend["token"])
                assert ben.wait("view")["scene"]["seat"] == 1
        again = client.post(f"/api/tables/{table['table']}/join", json={"token": table["invites"][0]["token"]})
        assert (again.status_code, again.json()["error"]) == (409, "Dieser Platz ist schon vergeben.")


@pytest.mark.feature(39)
def test_an_invitation_tells_whether_it_is_still_good_and_who_is_the_host(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "friend", "you", "friend", name="Anna")
        path = f"/api/tables/{table['table']}"

        def asked(token: str) -> tuple[int, int, int]:
            seen = client.get(path, headers={"authorization": f"Bearer {token}"}).json()
            return seen["host"], seen["invited"], seen["used"]

        first, second = (invite["token"] for invite in table["invites"])
        assert (asked(first), asked("nonsense"), asked("")) == ((1, 0, -1), (1, -1, -1), (1, -1, -1))
        client.post(f"{path}/join", json={"token": first, "name": "Ben"})
        assert (asked(first), asked(second)) == ((1, -1, 0), (1, 2, -1))
        client.post(f"{path}/start", headers={"authorization": f"Bearer {table['token']}"})
        assert (asked(first), asked(second)) == ((1, -1, 0), (1, -1, 2))


def join(client: TestClient, table: dict, name: str) -> dict:  # type: ignore[type-arg]
    invitation = table["invites"][0]["token"]
    reply = client.post(f"/api/tables/{table['table']}/join", json={"token": invitation, "name": name})
    assert reply.status_code == 200, reply.text
    return reply.json()  # type: ignore[no-any-return]


@pytest.mark.feature(46)
def test_a_spectator_sees_no_hand_and_may_do_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            watcher = Player(socket)
            view = watcher.wait("view")
            hands = [zone for zone in view["scene"]["zones"] if zone["kind"] == "hand"]
            assert [zone.get("cards", []) for zone in hands] == [[], []]
            watcher.say(t="hint")
            assert watcher.verdict()["t"] == "trouble"
            watcher.say(t="undo", seq=0, nonce="x")
            assert watcher.verdict()["t"] == "trouble"


def test_a_wrong_token_does_not_get_in(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            Player(socket, "wrong")
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 1008


@pytest.mark.feature(44)
def test_a_bot_stands_in_and_the_seat_is_given_back(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            seq = anna.view["seq"]
            anna.say(t="takeover", bot="random")
            while anna.view["seq"] < seq + 3:
                anna.hear()
            anna.say(t="takeover", bot="")
            anna.wait("pong")
            assert anna.until_asked()


@pytest.mark.feature(43)
def test_why_rule_and_hint_are_told(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            anna.say(t="why", option="end")
            assert anna.wait("said")["rule"] == "klong.turn.play-all-cards"
            anna.say(t="why")
            assert anna.wait("said")["text"]
            anna.say(t="rule", find="klong.move.footprints")
            assert "klong.move.footprints" in anna.wait("said")["text"]
            anna.say(t="hint")
            assert anna.wait("said")["option"] in anna.choices()
            seats = client.app.state.house.find(table["table"]).data.seats  # type: ignore[attr-defined]
            assert [seat.hints for seat in seats] == [1, *[0] * (len(seats) - 1)]
            assert anna.table["hints"] == [], "nobody learns of it before the end"


@pytest.mark.feature(65)
def test_the_language_can_change_in_mid_game(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"], lang="de")
            anna.until_asked()
            german = anna.view["prompt"]
            anna.say(t="lang", lang="en")
            assert anna.wait("view")["prompt"] != german


@pytest.mark.feature(54)
def test_a_rematch_seats_the_same_people_one_seat_further(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        agreed = {"seed": "1", "options": {"start": "1"}, "patience": 5}
        table = open_table(client, "you", "random", "random", name="Anna", **agreed)
        head = {"authorization": f"Bearer {table['token']}"}
        finish(rooms_of(client), table["table"])
        again = client.post(f"/api/tables/{table['table']}/rematch", headers=head).json()
        assert again["table"] != table["table"]
        assert again["seat"] == 1
        assert client.post(f"/api/tables/{table['table']}/rematch", headers=head).json()["table"] == again["table"]
        with client.websocket_connect(f"/ws/{again['table']}") as socket:
            anna = Player(socket, table["token"])
            assert anna.until_asked()
            assert [seat["name"] for seat in anna.table["seats"]] == ["Kurt", "Anna", "Jonas"]
            assert anna.table["patience"] == 5


@pytest.mark.feature(54)
@pytest.mark.parametrize(("name", "called"), [("Anna", "Anna"), ("", "Rot")])
def test_a_rematch_keeps_names_and_colours(tmp_path: Path, name: str, called: str) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "friend", name=name, options={"start": "0"})
        friend = join(client, table, "")
        finish(rooms_of(client), table["table"])
        again = rematch(client, table, friend["token"]).json()["table"]
        seats = client.get(f"/api/tables/{again}?lang=de").json()["seats"]
        assert [(seat["name"], seat["colour"]) for seat in seats] == [("Gelb", "yellow"), (called, "red")]


def rematch(client: TestClient, table: dict, token: str = "", lang: str = "en") -> Any:  # type: ignore[type-arg]
    head = {"authorization": f"Bearer {token or table['token']}"}
    return client.post(f"/api/tables/{table['table']}/rematch?lang={lang}", headers=head)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "Eine Revanche gibt es, sobald diese Partie zu Ende ist."),
        ("en", "A rematch comes when this game is over."),
    ],
)
def test_a_rematch_needs_the_end_of_the_game(tmp_path: Path, lang: str, sentence: str) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "random")
        for _ in range(2):
            reply = rematch(client, table, lang=lang)
            assert (reply.status_code, reply.json()["error"]) == (409, sentence)
        open_one = open_table(client, "you", "friend")
        assert rematch(client, open_one, lang=lang).json()["error"] == sentence
        assert len(rooms_of(client).tables) == 2


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    """Whoever may open no more tables gets none by asking for rematches; following to one that is open is free."""
    with house(tmp_path, pace=100) as client:
        tables = [open_table(client, "you", "friend") for _ in range(19)]
        friend = join(client, tables[0], "Ben")
        join(client, tables[1], "Ben")
        for table in tables[:2]:
            finish(rooms_of(client), table["table"])
        assert rematch(client, tables[0]).status_code == 200
        refused = rematch(client, tables[1])
        assert (refused.status_code, refused.json()["error"]) == (
            429,
            "Too many new tables from here; try again later.",
        )
        assert rematch(client, tables[0], friend["token"]).status_code == 200
