"""Hidden things stay hidden, whatever is sent."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.desk import Mixer, Player, bearer, finish, house, join, open_table, rooms_of
from tools.leaks import VEILED, Leak, Worlds, check_answers, check_pairs, compare, twin
from tools.soak import HIDING
from verlies.core.cue import Cue
from verlies.core.event import EVERYBODY, Event, EventKind, facts_of
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.games.klong import GAME
from verlies.registry import game as find_game
from verlies.server.tables.past import Past
from verlies.server.wire.messages import encoder
from verlies.server.wire.phrases import Phrases
from verlies.server.wire.render import view_message
from verlies.text.words import Words

QUESTIONS: tuple[dict[str, Any], ...] = (
    {"t": "rule", "find": "klong.deck"},
    {"t": "why"},
    {"t": "hint"},
    {"t": "lang", "lang": "de"},
    {"t": "past", "at": 1},
    {"t": "past", "at": 3},
    {"t": "past", "at": 3, "seat": 0},
    {"t": "story", "at": 3},
    {"t": "story", "at": 3, "seat": 0},
    {"t": "talk", "text": "What do you hold?"},
    {"t": "point", "place": "F01"},
    {"t": "wait"},
    {"t": "ping"},
)
"""All that others may ask or say without changing anything."""
OPEN: list[tuple[str, dict[str, str]]] = [("dungeonquest", {})]
"""Where runes lie open hardly anything is drawn in secret; that one is compared where they are hidden."""
REPLIES = ("said", "moment", "retold", "trouble", "pong")


@pytest.mark.feature(46)
@pytest.mark.parametrize(("game", "options"), HIDING)
def test_worlds_that_differ_only_in_hidden_things_give_the_same_bytes(game: str, options: dict[str, str]) -> None:
    assert check_pairs(200, 1, game, options) == 200


def test_the_comparison_notices_a_difference() -> None:
    match = GAME.new(2, 1, {"start": 0})
    other = twin(match, 1, Rng(5))
    words = Words.of(GAME, match.header, "de")
    assert match.state.thieves[0].hand != other.state.thieves[0].hand
    seen = [encoder.encode(view_message(world, 0, words, 0, 0)) for world in (match, other)]
    assert seen[0] != seen[1]
    compare(match, 1, Rng(5))


@pytest.mark.feature(46)
@pytest.mark.parametrize(("name", "options"), HIDING)
def test_what_comes_of_an_answer_tells_nobody_what_they_cannot_see(name: str, options: dict[str, str]) -> None:
    """Log, beats, notes, costs, refusals, pauses and moments are the same, whatever is hidden and drawn in secret."""
    tally = check_answers(40, 1, find_game(name), options)
    assert tally["pairs"] == 40
    assert tally["same"] > 60
    if name in VEILED and (name, options) not in OPEN:
        assert tally["veiled"], "answers that were the same in all ways prove little"


def leaky(kind: EventKind, **cues: Cue) -> Any:
    """Return KLONG! with another way to tell of cards that are drawn."""
    about = GAME.about
    events = [kind if each.name == kind.name else each for each in about.events]
    return type(GAME)(replace(about, events=events, cues={**about.cues, **cues}))


def test_a_log_that_tells_what_others_draw_is_found_out() -> None:
    drew = next(kind for kind in GAME.about.events if kind.name == "drew")
    with pytest.raises(Leak, match="can tell two worlds apart by what was sent"):
        check_answers(40, 1, leaky(replace(drew, secret=False)))


def test_beats_that_count_something_secret_are_found_out() -> None:
    """The card is a number that is not told in words, but goes as many times over the table."""
    drew = next(kind for kind in GAME.about.events if kind.name == "drew")
    with pytest.raises(Leak, match='"times"'):
        check_answers(40, 1, leaky(replace(drew, a="amount:number", secret=False), drew=Cue(times="amount")))


class Glass(type(GAME)):  # type: ignore[misc]
    """KLONG! with cards that can be looked through."""

    def cover(self, state: Any, seen: Any, seat: int) -> None:
        """Show the cards that the next thief has just drawn."""
        super().cover(state, seen, seat)
        other = (seat + 1) % state.seats
        seen.thieves[other].played = [*seen.thieves[other].played, *state.thieves[other].hand[:1]]


def test_a_view_that_shows_a_card_of_another_hand_is_found_out() -> None:
    with pytest.raises(Leak, match="two worlds apart"):
        check_answers(40, 1, Glass(GAME.about))


SILENT = ("you", "friend")
ASKED = tuple(message for message in QUESTIONS if message["t"] not in ("past", "point", "rule"))
"""What is asked at every table; moments are compared above."""


@pytest.mark.feature(46)
@pytest.mark.parametrize("name", ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"])
def test_sockets_of_two_worlds_carry_the_same(name: str, tmp_path: Path) -> None:
    """All that a friend and a spectator are sent, word by word: table, views, what is said, refusals."""
    match = find_game(name).new(len(SILENT), "9")
    worlds = Worlds(match, 1, Rng(3))
    states = [worlds.one.state, worlds.two.state]
    assert [match.game.digest(state) for state in states] != [match.game.digest(match.state)] * 2
    while worlds.one.answers < 8 and worlds.answer(Rng(worlds.one.answers)) and worlds.look_alike():
        pass
    picks = [(line.seat, line.pick) for line in worlds.one.lines[: 8 if worlds.look_alike() else -1]]
    heard = [listen(tmp_path / str(number), name, state, picks) for number, state in enumerate(states)]
    assert heard[0] == heard[1]
    assert len(picks) > 1
    assert all('"t":"trouble"' in "".join(each) or '"t":"said"' in "".join(each) for each in heard[0])


def listen(folder: Path, name: str, state: Any, picks: list[tuple[int, str]]) -> list[list[str]]:
    """Return what a friend and a spectator hear while this is answered from a state on."""
    with house(folder) as client:
        table = open_table(client, *SILENT, game=name, seed="9")
        friend = join(client, table)
        match_of(client).state = state
        path = f"/ws/{table['table']}"
        with (
            client.websocket_connect(path) as first,
            client.websocket_connect(path) as second,
            client.websocket_connect(path) as third,
        ):
            players = [Player(first, table["token"]), Player(second, friend["token"]), Player(third)]
            for number, (seat, pick) in enumerate(picks):
                players[seat].until_asked()
                assert players[seat].do(pick)["t"] == "ack", pick
                for player in players:
                    catch_up(player, number + 1)
            for player in players[1:]:
                ask_everything(player)
            refused = [
                client.get(f"/api/tables/{table['table']}/{part}").text for part in ("curves", "notation", "same")
            ]
            return [[plain(text, table, friend) for text in [*told(player), *refused]] for player in players[1:]]


def told(player: Player) -> list[str]:
    """Return what somebody was sent, of greetings only the last: who comes when is no matter of the game."""
    others = [text for text in player.raw if not text.startswith('{"t":"table"')]
    return [*others, json.dumps(player.table)]


def ask_everything(player: Player) -> None:
    """Ask and say all that changes nothing, and wait for each reply; hints are asked for where they are refused."""
    for message in (each for each in ASKED if each["t"] != "hint" or not player.choices()):
        player.say(**message)
        while player.hear()["t"] not in (*REPLIES, "talked"):
            pass


def plain(text: str, *secrets: dict[str, Any]) -> str:
    """Return a message without the names that are made anew for every table."""
    for word in [secret[key] for secret in secrets for key in ("table", "token") if key in secret]:
        text = text.replace(word, "…")
    return text


def match_of(client: TestClient) -> Any:
    """Return the match of the only table."""
    house_ = client.app.state.house  # type: ignore[attr-defined]
    return next(iter(house_.tables.values())).match


@pytest.mark.feature(46)
def test_canaries_in_a_hand_never_reach_another_socket(tmp_path: Path) -> None:
    """A hidden card, the deal's secret and a capability are in nothing that a friend or a spectator is sent."""
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", options={"start": "0"}, seed="9")
        invitation = {"token": table["invites"][0]["token"]}
        friend = client.post(f"/api/tables/{table['table']}/join", json=invitation).json()
        with (
            client.websocket_connect(f"/ws/{table['table']}") as first,
            client.websocket_connect(f"/ws/{table['table']}") as second,
            client.websocket_connect(f"/ws/{table['table']}") as third,
        ):
            anna, ben, eve = Player(first, table["token"]), Player(second, friend["token"]), Player(third)
            anna.until_asked()
            plant(client)
            for player in (anna, ben, eve):
                player.say(t="lang", lang="en")
                player.wait("view")
            assert "diamond" in hand_of(anna, 0)
            for _ in range(3):
                done = anna.do(next(option for option in anna.until_asked() if option != "play:diamond"))
                catch_up(anna, done["seq"])
            for other in (ben, eve):
                catch_up(other, anna.view["seq"])
                for message in QUESTIONS:
                    other.say(**message)
                    while other.hear()["t"] not in REPLIES:
                        pass
                heard = "".join(other.raw)
                assert [kind for kind in REPLIES if f'"t":"{kind}"' not in heard] == []
                canaries = ("diamond", "Diamant", "Diamond", table["token"], secret_of(client))
                assert [canary for canary in canaries if canary in heard] == []
            catch_up(ben, anna.do("play:diamond")["seq"])
            assert "card-diamond" in "".join(ben.raw), "a canary that could not be heard proves nothing"


LOOKED_AT = 150
"""So many answers of a game are looked back at."""
SECRETIVE = [each for each in HIDING if any(kind.secret for kind in find_game(each[0]).about.events)]
"""Games in which something happens that not everybody is told all of; in the others only piles are hidden."""


@pytest.mark.feature(46, 57)
@pytest.mark.parametrize(("game", "options"), SECRETIVE)
def test_what_was_hidden_changes_nothing_of_any_moment(game: str, options: dict[str, str]) -> None:
    """Whatever others drew in secret: scene, lines and beats of a moment, and the log around it, stay the same."""
    match, secrets = next((match, found) for match in played(game, options) if (found := secrets_of(match)))
    past, words = Past(), Phrases.of(match.game, match.header, "en")
    for viewer, at in secrets[:: len(secrets) // 20 + 1]:
        before = retold(past, match, at, viewer, words)
        for event in hidden_from(viewer, past.whole("a", match), at):
            event.a = other_thing(match, event)
        assert retold(past, match, at, viewer, words) == before


def played(game: str, options: dict[str, str]) -> Iterator[Match[Any]]:
    """Yield games that went on for a while, at random."""
    for seed in range(40):
        match, rng = find_game(game).new(2, f"looked at {seed}", options), Rng(seed)
        while not match.over and match.answers < LOOKED_AT:
            seat = match.pending()[0]
            codes = match.options_of(seat)
            match.answer(codes[rng.below(len(codes))], seat)
        yield match


def secrets_of(match: Match[Any]) -> list[tuple[int, int]]:
    """Return viewers, and after which answers something was hidden from them."""
    answers = range(1, match.answers + 1)
    return [(who, at) for who in range(-1, match.header.seats) for at in answers if hidden_from(who, match, at)]


def hidden_from(viewer: int, match: Match[Any], at: int) -> list[Event]:
    """Return what came of an answer of which a viewer knows that it happened, but not with what."""
    kinds = match.game.about.events
    return [
        event
        for event in match.entries[at - 1].events
        if kinds[event.kind].secret and event.seen != EVERYBODY and not (viewer >= 0 and event.seen >> viewer & 1)
    ]


def other_thing(match: Match[Any], event: Event) -> int:
    """Return another thing that the secret of an event might have been."""
    noun = facts_of(match.game.about.events[event.kind], event)[0][1]
    return next((n for n in range(1, 10) if match.game.told(noun, n) != match.game.told(noun, event.a)), event.a)


def retold(past: Past, match: Match[Any], at: int, viewer: int, words: Phrases) -> bytes:
    """Return all that can be asked of a moment."""
    return encoder.encode([past.moment("a", match, at, viewer, words), past.story("a", match, at, viewer, words)])


@pytest.mark.feature(46, 59)
def test_neither_the_secret_nor_anybodys_bits_are_told_before_the_end(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "friend", "random", options={"start": "0"}, mix=True)
        friend = join(client, table, mix=True)
        path = f"/api/tables/{table['table']}"
        with (
            client.websocket_connect(f"/ws/{table['table']}") as first,
            client.websocket_connect(f"/ws/{table['table']}") as second,
            client.websocket_connect(f"/ws/{table['table']}") as third,
        ):
            anna, ben, eve = Mixer(first, table["token"]), Mixer(second, friend["token"]), Player(third)
            replies = [client.get(path).text]
            for player in (anna, ben):
                while not player.heeded:
                    player.hear()
            replies.append(client.get(path).text)
            while not anna.view:
                anna.hear()
            anna.do(anna.until_asked()[0])
            for other in (ben, eve):
                other.say(t="share", share="ab" * 16)
                other.say(t="why")
                other.say(t="hint")
                other.say(t="lang", lang="de")
                catch_up(other, anna.view["seq"])
            tokens = ("wrong", table["token"], friend["token"])
            replies += [client.get(f"{path}/export", headers=bearer(token)).text for token in tokens]
            canaries = (secret_of(client), anna.share, ben.share)
            heard = ["".join(player.raw) for player in (anna, ben, eve)] + replies
            assert [canary for canary in canaries for text in heard if canary in text] == []
            assert all(anna.seals[seat] in text for seat in (0, 1) for text in heard[:3])
            finish(rooms_of(client), table["table"])
            eve.say(t="lang", lang="en")
            while eve.table["status"] != "over":
                eve.hear()
            told = eve.raw[-1] + client.get(f"{path}/export").text
            assert all(told.count(canary) == 2 for canary in canaries), "a canary nobody could hear proves nothing"


def catch_up(player: Player, seq: int) -> None:
    """Wait until somebody has seen an answer."""
    while player.view.get("seq", -1) < seq:
        player.wait("view")


def secret_of(client: object) -> str:
    """Return the secret of the deal, which nobody may know before the end."""
    house_ = client.app.state.house  # type: ignore[attr-defined]
    return str(next(iter(house_.tables.values())).data.secret)


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
