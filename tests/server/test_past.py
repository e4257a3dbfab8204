"""Looking back: what a seat saw then, and nothing else."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.desk import Player, finish, house, join, open_table, rooms_of
from verlies.core.rng import Rng
from verlies.core.scene import Scene
from verlies.games.klong import GAME
from verlies.registry import game
from verlies.server.tables.past import AFTER, BEFORE, MOST, Past
from verlies.server.wire.phrases import Phrases
from verlies.server.wire.render import view_message


def scene_of(view: dict[str, Any]) -> dict[str, Any]:
    """Return what a view shows, without what can be answered."""
    return {name: value for name, value in view["scene"].items() if name not in ("prompts", "can_undo")}


def look(player: Player, at: int, **more: Any) -> dict[str, Any]:
    """Look back at a moment."""
    player.say(t="past", at=at, **more)
    return player.wait("moment")


@pytest.mark.feature(16, 17, 57)
def test_a_moment_is_what_was_seen_then_and_nothing_can_be_answered_there(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, seed="9")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            seen: dict[int, dict[str, Any]] = {}
            for _ in range(4):
                anna.until_asked()
                seen[anna.view["scene"]["prompts"][0]["number"]] = anna.view
                anna.do(anna.choices()[0])
            for number, view in seen.items():
                moment = look(anna, number)
                assert scene_of(moment["view"]) == scene_of(view)
                assert moment["at"] == number
                assert "prompts" not in moment["view"]["scene"]
                assert moment["view"]["choices"] == moment["view"]["notes"] == {}
                assert all(line["n"] == number for line in moment["view"]["log"])
                assert all(beat.get("line", 0) < len(moment["view"]["log"]) for beat in moment["view"]["beats"])


def test_a_moment_that_never_was_is_the_nearest_one(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.do(anna.until_asked()[0])
            assert look(anna, -5)["at"] == 0
            last = look(anna, 10_000)
            assert last["at"] == last["count"]


@pytest.mark.feature(46, 57)
def test_others_eyes_are_lent_only_when_the_game_is_over(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", seed="3", options={"start": "0"})
        friend = join(client, table)
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            anna, eve = Player(first, table["token"]), Player(second)
            anna.until_asked()
            anna.say(t="past", at=0, seat=1)
            assert anna.wait("trouble")["reason"]
            anna.say(t="past", at=0, seat=7)
            assert anna.wait("trouble")["reason"]
            eve.say(t="past", at=0, seat=0)
            assert eve.wait("trouble")["reason"]
            assert look(eve, 0)["view"]["scene"]["seat"] == -1
            assert look(anna, 0, seat=-1)["view"]["scene"]["seat"] == -1
            assert client.get(f"/api/tables/{table['table']}/notation").status_code == 409
            finish(rooms_of(client), table["table"])
            told = client.get(f"/api/tables/{table['table']}/notation").text
            assert told.startswith(f"klong {GAME.about.version}\n")
            assert "\n1. " in told
            words = client.get(f"/api/tables/{table['table']}/notation?lang=de").text
            assert words.startswith("KLONG! Ein Deckbau-Abenteuer\nRot; Gelb\n")
            assert ": Ausspielen: " in words
            assert client.get(f"/api/tables/{table['table']}/notation?lang=xx").status_code == 422
            assert look(anna, 3, seat=1)["view"]["scene"]["seat"] == 1
        assert friend["seat"] == 1


@pytest.mark.feature(16)
def test_what_was_taken_back_is_no_moment(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            anna.do(anna.choices()[0])
            before = look(anna, 1)
            assert before["count"] == 1
            anna.say(t="undo", seq=1, nonce="back")
            anna.verdict()
            after = look(anna, 1)
            assert (after["at"], after["count"]) == (0, 0)


def test_a_match_is_gone_on_with_and_the_oldest_is_let_go() -> None:
    past, match, rng = Past(), GAME.new(2, 1), Rng(1)
    words = Phrases.of(GAME, match.header, "de")
    for _ in range(30):
        match.answer(match.decision.options[rng.below(len(match.decision.options))])
    match.forget()
    whole = past.whole("a", match)
    assert [GAME.digest(entry.after) for entry in whole.entries] == [entry.line.digest for entry in match.entries]
    match.answer(match.decision.options[0])
    assert past.whole("a", match) is whole
    assert past.moment("a", match, 12, 0, words).at == 12
    for number in range(MOST):
        past.whole(f"other {number}", match)
    assert past.whole("a", match) is not whole


@pytest.mark.feature(46)
@pytest.mark.parametrize("name", ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"])
def test_no_moment_shows_a_viewer_a_card_that_was_hidden_from_them_then(name: str) -> None:
    """Every moment of a game as each viewer was sent it: nothing more stands in it, and nothing can be done there."""
    past, match, rng = Past(), game(name).new(2, "moments"), Rng(1)
    words = Phrases.of(match.game, match.header, "en")
    seen: dict[tuple[int, int], list[Any]] = {}
    for _ in range(60):
        for viewer in (-1, 0, 1):
            sent = view_message(match, viewer, words, match.answers, match.answers)
            seen[match.answers, viewer] = [cards(sent.scene), sent.log, sent.beats]
        seat = match.pending()[0]
        options = match.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)
    for (at, viewer), then in seen.items():
        moment = past.moment("a", match, at, viewer, words)
        assert [cards(moment.view.scene), moment.view.log, moment.view.beats] == then
        assert not moment.view.scene.prompts
        assert not moment.view.choices
        assert not moment.view.warning


def cards(scene: Scene) -> list[tuple[str, Any]]:
    """Return what lies in hands, piles and rows."""
    return [(zone.id, zone.cards) for zone in scene.zones]


def test_the_turns_of_a_whole_game_are_told_however_long_its_log_is() -> None:
    past, match, rng = Past(), GAME.new(2, 1), Rng(1)
    while not match.over:
        match.answer(match.decision.options[rng.below(len(match.decision.options))])
    told = past.moment("a", match, 5, -1, Phrases.of(GAME, match.header, "en"))
    begun = [line.number for line in match.log(-1) if line.tone == "turn" and line.number]
    assert told.turns == sorted(set(begun))
    assert len(told.turns) > 20
    assert told.turns[0] < 12


def test_the_log_is_told_around_any_answer_of_a_long_game() -> None:
    past, match, rng = Past(), GAME.new(2, 1), Rng(1)
    words = Phrases.of(GAME, match.header, "en")
    while not match.over:
        match.answer(match.decision.options[rng.below(len(match.decision.options))])
    whole = {at: [line.text for line in past.moment("a", match, at, 0, words).view.log] for at in range(120)}
    for at in (0, 3, 90):
        told = past.story("a", match, at, 0, words)
        assert (told.first, told.last) == (max(at - BEFORE, 0), at + AFTER)
        assert {line.n for line in told.log} <= set(range(told.first, told.last + 1))
        assert [line.text for line in told.log if line.n == at] == whole[at]
    assert past.story("a", match, 10_000, 0, words).last == match.answers


@pytest.mark.feature(46, 57)
def test_the_log_of_others_is_read_only_when_the_game_is_over(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", seed="3", options={"start": "0"})
        join(client, table)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            anna.say(t="story", at=0, seat=1)
            assert anna.wait("trouble")["reason"]
            anna.say(t="story", at=0)
            mine = anna.wait("retold")
            assert mine["seat"] == 0
            assert [line["text"] for line in mine["log"]] == [line["text"] for line in anna.view["log"]]
            finish(rooms_of(client), table["table"])
            anna.say(t="story", at=9, seat=1)
            assert anna.wait("retold")["seat"] == 1


LATER = 3


def numbers(view: dict[str, Any]) -> set[int]:
    """Return the answers that a view tells of."""
    return {line["n"] for line in view["log"]}


@pytest.mark.feature(46)
def test_whoever_watches_sees_everything_later_if_that_was_agreed(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, seed="9", delay=LATER)
        path = f"/ws/{table['table']}"
        with client.websocket_connect(path) as socket, client.websocket_connect(path) as stands:
            anna, watcher = Player(socket, table["token"]), Player(stands)
            assert watcher.wait("table")["delay"] == LATER
            for _ in range(4):
                anna.do(anna.until_asked()[0])
            told = anna.view["scene"]["prompts"][0]["number"]
            while (seen := watcher.wait("view"))["seq"] < anna.view["seq"]:
                assert max(numbers(seen), default=0) <= max(0, seen["seq"] - LATER)
            assert max(numbers(anna.view)) == told > LATER
            assert max(numbers(seen), default=0) <= told - LATER
            assert scene_of(seen) == scene_of(look(watcher, told - LATER)["view"])
            last = look(watcher, 10_000)
            assert (last["at"], last["count"]) == (told - LATER, told - LATER)
            watcher.say(t="story", at=10_000)
            assert watcher.wait("retold")["last"] == told - LATER
            finish(rooms_of(client), table["table"])
            assert look(watcher, 10_000)["count"] > told, "the end is for all eyes at once"
