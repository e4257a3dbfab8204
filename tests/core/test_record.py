"""Save files: whole, torn, damaged, foreign, newer and tampered with; and the journal that loses nothing."""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lantern import GAME
from lantern.game import ABOUT, Lantern
from msgspec.structs import replace

from tests.core.randomly import play
from verlies.core import fair
from verlies.core.errors import SaveError, VerliesError
from verlies.core.files import Journal, write
from verlies.core.match import Match, replay
from verlies.core.record import FORMAT, Line, Record, decode, encode, read
from verlies.core.rng import Rng


def played(answers: int = 30, seats: int = 3, seed: int = 1) -> Match[Any]:
    """Return a match with some answers, given at random, and a take-back now and then."""
    return play(GAME.new(seats, seed), answers, seed)


MATCH = played()
FILE = encode(MATCH.record())


def load(data: bytes) -> Match[Any]:
    return replay(GAME, decode(data, "game.verlies"), "game.verlies")


def changed(**header: Any) -> bytes:
    """Return the file with some fields of its first line changed."""
    first, rest = FILE.split(b"\n", 1)
    return json.dumps({**json.loads(first), **header}).encode() + b"\n" + rest


def with_line(number: int, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bytes:
    """Return the file with one of its lines changed; 0 is the first answer."""
    rows = FILE.split(b"\n")
    rows[number + 1] = json.dumps(change(json.loads(rows[number + 1]))).encode()
    return b"\n".join(rows)


def complaint(data: bytes) -> str:
    """Return the sentence a file is refused with."""
    with pytest.raises(SaveError) as caught:
        load(data)
    return str(caught.value)


# Whole files


def test_file_is_lines_of_text() -> None:
    rows = FILE.split(b"\n")
    assert rows[-1] == b""
    assert json.loads(rows[0])["game"] == "lantern"
    assert json.loads(rows[1]).keys() == {"seat", "pick", "digest"}


@pytest.mark.parametrize("seed", range(5))
def test_save_load_and_replay_are_the_same_match(tmp_path: Path, seed: int) -> None:
    match = played(200, 2 + seed % 3, seed)
    match.save(tmp_path / "deep" / "game.verlies")
    again = replay(GAME, read(tmp_path / "deep" / "game.verlies"))
    assert GAME.plain(again.state) == GAME.plain(match.state)
    assert again.record() == match.record()
    assert [again.log(seat) for seat in (-1, 0, 1)] == [match.log(seat) for seat in (-1, 0, 1)]
    assert again.result == match.result


def test_loaded_match_goes_on_as_the_saved_one() -> None:
    one, other = played(), load(FILE)
    for match in (one, other):
        rng = Rng(9)
        while not match.over:
            options = match.state.open
            match.answer(options[rng.below(len(options))], match.state.asked)
    assert one.record() == other.record()


def test_loaded_match_can_be_undone_as_the_saved_one() -> None:
    match = GAME.new(2, 5)
    match.answer("vote:0", 0)
    again = load(encode(match.record()))
    again.undo(0)
    assert GAME.digest(again.state) == again.header.digest


def test_older_file_without_a_newer_setting_takes_the_default() -> None:
    assert GAME.settings({}, 2) == {}
    assert load(changed(settings={})).header.settings == {}


# Torn, damaged and foreign files


def test_torn_last_line_is_left_out() -> None:
    torn = FILE[:-7]
    record = decode(torn, "game.verlies")
    assert record.torn
    assert len(record.lines) == len(MATCH.lines) - 1
    assert load(torn).record().lines == MATCH.lines[:-1]


def test_whole_file_is_not_torn() -> None:
    assert not decode(FILE, "game.verlies").torn


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "it has no first line"),
        (FILE[:40], "it has no first line"),
        (b"\x00\xff\xfe\n", "its first line is not JSON"),
        (b"PK\x03\x04 an archive\n", "its first line is not JSON"),
        (b"[1, 2]\n", "it was not written by Verlies"),
        (b'{"name": "something else"}\n', "it was not written by Verlies"),
        (b'{"verlies": 1}\n', "missing required field"),
        (changed(cheat=True), "unknown field"),
        (changed(seats="three"), "Expected `int`"),
        (changed(secret="zz"), "its secret is damaged"),
        (changed(shares=["zz"]), "its secret is damaged"),
        (changed(seed="2"), "its secret is damaged"),
        (changed(names=["only one"]), "its seats and names do not fit"),
        (changed(seats=9), "lantern is for 2 to 4 seats, not 9"),
        (changed(settings={"board": "x"}), "lantern has no option “board”"),
        (changed(game="klong"), "it is a game of klong"),
        (FILE.replace(b'"pick"', b'"pikc"', 1), "line 2 is damaged. (Object contains unknown field `pikc`)"),
        (FILE + b"\n" + FILE, f"line {len(MATCH.lines) + 2}"),
    ],
)
def test_unreadable_files_say_what_is_wrong(data: bytes, sentence: str) -> None:
    said = complaint(data)
    assert said.startswith("“game.verlies” is not a saved game")
    assert sentence in said


def test_newer_file_says_so() -> None:
    assert complaint(changed(verlies=FORMAT + 1)) == (
        f"“game.verlies” was written by a newer Verlies (format {FORMAT + 1}, this one reads up to {FORMAT})."
    )


def test_other_rules_say_so() -> None:
    assert "was played with version 9 of the rules of lantern; this is version 4" in complaint(changed(version=9))


def test_of_another_game_the_version_is_not_compared() -> None:
    other = replace(MATCH.header, game="feud", version=9)
    with pytest.raises(SaveError, match="it is a game of feud"):
        replay(GAME, Record(other, []))


def test_missing_file_and_folder_say_so(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(SaveError, match="is not a saved game"):
            read(path)


# Tampered files


def test_first_wrong_answer_is_named() -> None:
    number = next(i for i, line in enumerate(MATCH.lines) if i > 3 and line.pick)
    said = complaint(with_line(number, lambda line: {**line, "pick": "attack:1"}))
    assert said.startswith(
        f"Answer {number + 1} in “game.verlies” (attack:1, seat {MATCH.lines[number].seat + 1}) is wrong"
    )


def test_answer_of_the_wrong_seat_is_named() -> None:
    number = next(i for i, line in enumerate(MATCH.lines) if line.pick == "explore")
    said = complaint(with_line(number, lambda line: {**line, "seat": (line["seat"] + 1) % 3}))
    assert said.startswith(f"Answer {number + 1} in")
    assert "You are not asked right now" in said


def test_wrong_digest_is_named() -> None:
    said = complaint(with_line(2, lambda line: {**line, "digest": "0" * 16}))
    assert said.startswith("Answer 3 in")
    assert f"the fingerprint after it is {MATCH.lines[2].digest}, the file says {'0' * 16}" in said


def test_missing_answer_is_noticed() -> None:
    rows = FILE.split(b"\n")
    del rows[3]
    assert complaint(b"\n".join(rows)).startswith("Answer 3 in")


def test_take_back_over_a_barrier_is_noticed() -> None:
    match = GAME.new(2, 1)
    match.answer("vote:0", 0)
    match.answer("vote:0", 1)
    match.answer("explore", 0)
    record = Record(match.header, [*match.lines, Line(undo=2)])
    assert "There is nothing to take back: chance has spoken" in complaint(encode(record))


@pytest.mark.parametrize(
    ("undone", "sentence"),
    [
        (Line(undo=1), "the number of answers after it is 0, the file says 1"),
        (Line(undo=7), "the number of answers after it is 0, the file says 7"),
        (Line(0, undo=0), "Verlies writes this line in another way"),
    ],
)
def test_take_back_of_something_else_is_noticed(undone: Line, sentence: str) -> None:
    match = GAME.new(2, 1)
    match.answer("vote:0", 0)
    said = complaint(encode(Record(match.header, [*match.lines, undone])))
    assert said == f"Answer 2 in “game.verlies”, a take-back, is wrong: {sentence}."


def test_take_back_before_any_answer_is_noticed() -> None:
    said = complaint(encode(Record(MATCH.header, [Line(undo=0)])))
    assert said.endswith("There is nothing to take back: nothing was decided yet.")


def test_answer_written_in_another_way_is_noticed() -> None:
    match = GAME.new(2, 1)
    match.answer("vote:0", 0)
    line = Line(0, "vote:0", match.lines[0].digest, undo=-7)
    assert "Verlies writes this line in another way" in complaint(encode(Record(match.header, [line])))


def test_other_deal_is_noticed() -> None:
    seed = next(seed for seed in range(2, 50) if GAME.new(3, seed).header.digest != MATCH.header.digest)
    secret = fair.practice_secret(seed)
    other = changed(seed=str(seed), secret=secret.hex(), commitment=fair.commitment(secret))
    assert "its secret gives another one" in complaint(other)


def test_secret_must_match_the_commitment() -> None:
    other = changed(seed=None, secret=fair.practice_secret(2).hex())
    assert complaint(other) == "The secret in “game.verlies” does not match the commitment made before the deal."


def test_commitment_fixes_the_secret_and_shares_change_the_key() -> None:
    secret = bytes(32)
    assert fair.commitment(secret) != fair.commitment(bytes(31) + b"\x01")
    assert fair.key(secret, [b"a", b"b"]) != fair.key(secret, [b"ab", b""])
    assert fair.commitment(secret) != fair.key(secret, []).hex()


def test_a_promise_fixes_the_secret_every_seal_and_what_was_agreed_on() -> None:
    committed, seals, agreed = (
        fair.commitment(bytes(32)),
        [fair.seal(b"a" * 16), ""],
        fair.terms("x", 2, {"start": "0"}),
    )
    others = [
        fair.promise(fair.commitment(bytes(31) + b"x"), seals, agreed),
        fair.promise(committed, [fair.seal(b"b" * 16), ""], agreed),
        fair.promise(committed, ["", fair.seal(b"a" * 16)], agreed),
        fair.promise(committed, seals[:1], agreed),
        fair.promise(committed, seals, fair.terms("x", 2, {"start": "1"})),
        fair.promise(committed, seals, fair.terms("x", 3, {"start": "0"})),
    ]
    assert fair.promise(committed, seals, agreed) not in others
    assert len(set(others)) == len(others)
    assert fair.seal(b"") == ""


def test_a_file_from_before_in_which_bots_have_shares_is_read_as_ever() -> None:
    old = Lantern(ABOUT)
    old.entropy = bytes
    header = old.new(2, shares=[b"p" * 16, b"b" * 16]).header
    header = replace(header, controllers=["human", "random"])
    assert replay(GAME, decode(encode(Record(header, [])), "old.verlies")).header == header
    seals = [fair.seal(b"p" * 16), fair.seal(b"b" * 16)]
    assert header.promise() == fair.promise(header.commitment, seals, fair.terms("lantern", 2, {}))


@settings(max_examples=150)
@given(st.integers(0, len(FILE) - 1), st.integers(0, 20), st.binary(max_size=12))
def test_no_damage_is_more_than_a_sentence(at: int, length: int, put: bytes) -> None:
    """A damaged file is refused with a sentence, or was not damaged in what counts."""
    with suppress(VerliesError):
        match = load(FILE[:at] + put + FILE[at + length :])
        known = [line.digest for line in MATCH.lines]
        assert [line.digest for line in match.lines] == known[: len(match.lines)]


# The journal


def test_every_answer_is_on_disk_before_it_takes_effect(tmp_path: Path) -> None:
    path = tmp_path / "game.verlies"
    match = GAME.new(2, 1)
    journal = Journal(path, match.record())
    on_disk: list[int] = []

    def keep(lines: list[Line]) -> None:
        journal.add(lines)
        on_disk.append(len(read(path).lines) - len(match.entries))

    match.on_lines = keep
    match.answer("vote:0", 0)
    match.answer("vote:0", 1)
    match.answer("pass", 0)
    journal.close()
    assert on_disk == [1, 1, 1]
    assert read(path) == match.record()


def test_journal_goes_on_from_a_torn_file(tmp_path: Path) -> None:
    path = tmp_path / "game.verlies"
    path.write_bytes(FILE[:-7])
    match = replay(GAME, read(path))
    journal = Journal(path, match.record())
    match.on_lines = journal.add
    options = match.state.open
    match.answer(options[0], match.state.asked)
    journal.close()
    assert not read(path).torn
    assert replay(GAME, read(path)).record() == match.record()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_full_disk_takes_nothing_back_and_doubles_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.verlies"
    match = GAME.new(2, 1)
    journal = Journal(path, match.record())
    match.on_lines = journal.add
    match.answer("vote:0", 0)
    descriptor = journal._file.fileno()
    kept, full = os.dup(descriptor), os.open("/dev/full", os.O_WRONLY)
    os.dup2(full, descriptor)
    with pytest.raises(SaveError, match="the disk is full"):
        match.answer("vote:1", 1)
    os.dup2(kept, descriptor)
    os.close(kept)
    os.close(full)
    match.answer("vote:0", 1)
    journal.close()
    assert [line.pick for line in read(path).lines] == ["vote:0", "vote:0"]


def test_place_where_nothing_can_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError, match="could not be saved to"):
        write(tmp_path / "file" / "game.verlies", MATCH.record())


def test_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.verlies"
    write(path, MATCH.record())

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError):
        write(path, Record(MATCH.header, []))
    assert path.read_bytes() == FILE
