"""Who may talk to the server, and what malformed input does: nothing."""

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Player, finish, house, open_table, rooms_of
from verlies.server.http.errors import ServerRefusal
from verlies.server.http.names import clean_name
from verlies.server.tables.tokens import matches, new_token, token_hash
from verlies.server.wire.messages import commands

OWN = "http://testserver"


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("testserver", None, True),
        ("testserver", OWN, True),
        ("testserver", "http://evil.example", False),
        ("testserver", "null", False),
        ("testserver", "", False),
        ("testserver", "http://testserver:1234", False),
        ("evil.example", None, False),
        ("evil.example", "http://evil.example", False),
        ("[bad", None, False),
    ],
)
def test_host_and_origin_are_checked_on_requests_and_sockets(
    tmp_path: Path, host: str, origin: str | None, allowed: bool
) -> None:
    headers = {"host": host} | ({"origin": origin} if origin is not None else {})
    with house(tmp_path) as client:
        table = open_table(client)
        assert client.get("/api/games", headers=headers).status_code == (200 if allowed else 403)
        post = client.post("/api/tables", headers=headers, json={"game": "klong", "seats": ["you", "random"]})
        assert post.status_code == (200 if allowed else 403)
        if allowed:
            with client.websocket_connect(f"/ws/{table['table']}", headers=headers) as socket:
                assert Player(socket).wait("table")
        else:
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect(f"/ws/{table['table']}", headers=headers),
            ):
                pass


RIGHTS = [
    ("GET", "/api/games", {"none", "watch", "guest", "host"}),
    ("GET", "/api/tables/{table}", {"none", "watch", "guest", "host"}),
    ("GET", "/api/tables/{table}/static", {"none", "watch", "guest", "host"}),
    ("GET", "/api/tables/{table}/export", {"none", "watch", "guest", "host"}),
    ("POST", "/api/tables/{table}/start", {"host"}),
    ("POST", "/api/tables/{table}/rematch", {"guest", "host"}),
]


@pytest.mark.parametrize(("method", "path", "who"), RIGHTS)
@pytest.mark.parametrize("role", ["none", "watch", "guest", "host"])
def test_the_authorisation_matrix(tmp_path: Path, method: str, path: str, who: set[str], role: str) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend")
        invitation = {"token": table["invites"][0]["token"], "name": "Ben"}
        started = "start" not in path
        guest = client.post(f"/api/tables/{table['table']}/join", json=invitation).json() if started else {}
        if "rematch" in path:
            finish(rooms_of(client), table["table"])
        tokens = {"none": "", "watch": "wrong", "guest": guest.get("token", "wrong"), "host": table["token"]}
        headers = {"authorization": f"Bearer {tokens[role]}"} if tokens[role] else {}
        reply = client.request(method, path.format(table=table["table"]), headers=headers)
        assert (reply.status_code == 200) == (role in who), reply.text
        assert reply.status_code in (200, 403)


def test_a_running_game_is_exported_as_ones_own_view_only(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client)
        own = client.get(f"/api/tables/{table['table']}/export", headers={"authorization": f"Bearer {table['token']}"})
        public = client.get(f"/api/tables/{table['table']}/export")
        mine, theirs = own.json(), public.json()
        assert (mine["seat"], theirs["seat"]) == (0, -1)
        assert not theirs["options"]
        shown = [[card >= 0 for card in thief["hand"]] for thief in mine["seen"]["thieves"]]
        assert (shown[0], shown[1]) == ([True] * 5, [False] * 5)
        assert not any(card >= 0 for thief in theirs["seen"]["thieves"] for card in thief["hand"])
        assert '"secret"' not in own.text + public.text


BAD_FRAMES = [
    "",
    "nonsense",
    "[]",
    "null",
    "{}",
    '{"t":"unknown"}',
    '{"t":"answer"}',
    '{"t":"answer","decision":"1","seq":0,"nonce":"a","option":"end"}',
    '{"t":"answer","decision":0,"seq":0,"nonce":"","option":"end"}',
    '{"t":"answer","decision":0,"seq":0,"nonce":"a","option":"end","more":1}',
    '{"t":"answer","decision":0,"seq":0,"nonce":"a","option":"' + "x" * 200 + '"}',
    '{"t":"lang","lang":"klingon"}',
    '{"t":"takeover","bot":"nobody"}',
    "[" * 5000,
]


@pytest.mark.parametrize("frame", BAD_FRAMES)
def test_a_malformed_message_gets_a_sentence_and_changes_nothing(tmp_path: Path, frame: str) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = anna.until_asked()[0]
            socket.send_text(frame)
            assert anna.verdict()["t"] == "trouble"
            assert "⟨" not in anna.raw[-1]
            assert anna.do(option)["seq"] == 1


def test_a_binary_frame_closes_the_socket(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            socket.send_bytes(b"\x00")
            with pytest.raises(WebSocketDisconnect) as closed:
                anna.wait("never")
            assert closed.value.code == 1003


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        '{"game":"klong"}',
        '{"game":"nothing","seats":["you","random"]}',
        '{"game":"klong","seats":[]}',
        '{"game":"klong","seats":["you"]}',
        '{"game":"klong","seats":["random","random"]}',
        '{"game":"klong","seats":["you","nobody"]}',
        '{"game":"klong","seats":["you","random"],"options":{"board":"side"}}',
        '{"game":"klong","seats":["you","random"],"share":"xyz"}',
        '{"game":"klong","seats":["you","random"],"name":"a\\u202eb"}',
        '{"game":"klong","seats":["you","random"],"lang":"xx"}',
        '{"game":"klong","seats":["you","random"],"name":"' + "x" * 20_000 + '"}',
    ],
)
def test_a_bad_request_gets_a_sentence(tmp_path: Path, body: str) -> None:
    with house(tmp_path) as client:
        reply = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert reply.status_code in (404, 422)
        assert reply.json()["error"]
        assert "⟨" not in reply.text


def test_tables_from_one_address_are_limited(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        wish = {"game": "klong", "seats": ["you", "friend"]}
        codes = [client.post("/api/tables", json=wish).status_code for _ in range(21)]
        assert codes == [200] * 20 + [429]


def test_every_page_carries_the_security_headers(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        headers = client.get("/api/games").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_tokens_are_long_and_kept_as_hashes_only(tmp_path: Path) -> None:
    token = new_token()
    assert len(token) * 6 >= 128
    assert matches(token, token_hash(token))
    assert not matches("", token_hash(""))
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend")
        client.get("/api/games")
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert table["token"].encode() not in stored
    assert table["invites"][0]["token"].encode() not in stored


@pytest.mark.parametrize("name", ["a\u202eb", "a\x00b", "x" * 25, "a\u200bb", "colour:red", "\u3164", "\u2800"])
def test_names_that_could_deceive_are_refused(name: str) -> None:
    with pytest.raises(ServerRefusal, match="24 visible"):
        clean_name(name, "")


@pytest.mark.parametrize(
    ("name", "clean"), [("  Anna  ", "Anna"), ("<b>Ben</b>", "<b>Ben</b>"), ("", "P1"), ("Zoë", "Zoë")]
)
def test_other_names_are_kept(name: str, clean: str) -> None:
    assert clean_name(name, "P1") == clean


def test_commands_are_a_closed_list() -> None:
    assert commands.decode('{"t":"ping"}')


def test_the_interface_describes_itself(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        described = client.get("/api/openapi.json").json()
        assert described["openapi"] == "3.1.0"
        assert set(described["paths"]["/api/tables"]) == {"post"}
        assert "NewTable" in described["components"]["schemas"]
