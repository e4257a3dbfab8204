"""Games are kept: nothing that was answered is ever lost."""

import io
import os
from pathlib import Path
from types import SimpleNamespace

import pytest

import verlies
from tests.terminal.desk import Typist, any_move, said
from verlies import registry
from verlies.core.errors import SaveError, VerliesError
from verlies.core.locks import held
from verlies.core.record import read
from verlies.terminal import INTERRUPTED, store
from verlies.terminal.client import Client, Plan
from verlies.terminal.ending import proof_lines
from verlies.terminal.screen import Screen
from verlies.text import LANGUAGES, words


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VERLIES_HOME", str(tmp_path))
    return tmp_path


class Table:
    """A client with a script, and what it wrote."""

    def __init__(self, *lines: str) -> None:
        self.out = io.StringIO()
        self.typist = Typist(lines)
        self.client = Client(Screen(self.typist, self.out, plain=True), "de", any_move, b"0" * 16)

    def start(self, controllers: str = "human,bot", **plan: object) -> int:
        game = verlies.game("klong")
        made = Plan(game, controllers.split(","), **{"settings": {"start": "0"}, **plan})  # type: ignore[arg-type]
        return self.client.play(self.client.start(made))

    def resume(self, name: str = store.LAST) -> int:
        path = store.find(name)
        record = read(path)
        return self.client.play(self.client.resume(verlies.game(record.header.game), record, path))

    def text(self) -> str:
        return self.out.getvalue()


def kept(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.verlies"))


@pytest.mark.feature(59)
def test_every_answer_is_on_disk_and_the_game_goes_on_from_there(home: Path) -> None:
    first = Table("1", "1", "quit")
    assert first.start() == 0
    [path] = kept(home)
    assert path.name.count("klong") == 1
    said(first.text(), "Zusage vor dem Mischen: ", f"verlies play --resume {path} --lang de")
    assert len(read(path).lines) == 2
    second = Table("play all", "quit")
    assert second.resume() == 0
    said(second.text(), "Es gewinnt, wer die meisten Punkte sammelt", "Das Spiel geht weiter nach 2 Entscheidungen.")
    assert len(read(path).lines) == 5
    assert verlies.load(path).header.controllers == ["human", "bot"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_the_first_screen_of_a_new_game_says_how_it_is_won_and_lost(home: Path, name: str, language: str) -> None:
    out, game = io.StringIO(), verlies.game(name)
    client = Client(Screen(Typist(["quit"]), out, plain=True), language, any_move, b"0" * 16)
    assert client.play(client.start(Plan(game, ["human", "bot"]))) == 0
    [path] = kept(home)
    goal = words(game, language).goal(verlies.load(path).header)
    assert len(goal) > 60
    said(out.getvalue().partition(">")[0], goal)


def test_the_end_of_the_input_is_told_and_is_not_a_success(home: Path) -> None:
    table = Table("play burgle")
    assert table.start() == 1
    said(table.text(), "Die Eingabe ist zu Ende, das Spiel noch nicht.", "verlies play --resume ")
    assert len(read(kept(home)[0]).lines) == 1


def test_a_file_with_spaces_in_its_name_is_told_as_it_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VERLIES_HOME", str(tmp_path / "Application Support"))
    table = Table("lang en", "quit")
    assert table.start() == 0
    [path] = kept(tmp_path / "Application Support")
    said(table.text(), f'verlies play --resume "{path}" --lang en')
    proof = proof_lines(words(verlies.game("klong"), "en"), verlies.load(path), path)
    assert f'verlies verify "{path}"' in proof[0].plain


def test_ctrl_c_is_told_and_loses_nothing(home: Path) -> None:
    table = Table("play burgle")

    def interrupt() -> str:
        raise KeyboardInterrupt

    table.typist.then = interrupt
    assert table.start() == INTERRUPTED
    said(table.text(), "Unterbrochen.", "verlies play --resume ")
    assert len(read(kept(home)[0]).lines) == 1


def test_a_torn_last_line_is_left_out_and_mended(home: Path) -> None:
    Table("1", "1", "quit").start()
    [path] = kept(home)
    path.write_bytes(path.read_bytes()[:-9])
    table = Table("quit")
    assert table.resume() == 0
    said(table.text(), "Die letzte Zeile war nur halb geschrieben", "nach 1 Entscheidung.")
    assert not read(path).torn
    assert len(read(path).lines) == 1


def test_a_game_with_a_seed_is_the_same_again(home: Path) -> None:
    def recap() -> list[str]:
        table = Table("play all", "end", "quit")
        table.start(seed="42")
        said(table.text(), "Übungsspiel mit dem Startwert 42")
        return [line.digest for line in read(store.find(store.LAST)).lines]

    assert recap() == recap()
    assert len(kept(home)) == 2


def test_everybody_may_join_the_shuffle_after_the_commitment(home: Path) -> None:
    table = Table("lirum larum", "quit")
    table.start(mix=True)
    text = table.text()
    assert text.index("Zusage") < text.index("mische mit")
    [path] = kept(home)
    assert len(read(path).header.shares) == 1
    assert verlies.load(path).header.commitment in text


@pytest.mark.skipif(os.name == "nt", reason="locks of files")
def test_a_claimed_game_is_ones_own_until_the_claim_ends(home: Path) -> None:
    Table("quit").start()
    [path] = kept(home)
    with store.claimed(path), pytest.raises(SaveError) as info, store.claimed(path):
        pass
    assert info.value.key == "save-in-use"
    with store.claimed(path):
        pass


@pytest.mark.skipif(os.name == "nt", reason="locks of files")
def test_a_claim_looks_again_if_the_file_was_replaced(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Table("quit").start()
    [path] = kept(home)
    held: list[bool] = []

    def replaced_once(descriptor: int, path: Path) -> None:
        if not held:
            verlies.load(path).save(path)
        held.append(os.path.samestat(os.fstat(descriptor), path.stat()))

    monkeypatch.setattr(store, "hold", replaced_once)
    with store.claimed(path):
        assert held == [False, True]


@pytest.mark.skipif(os.name == "nt", reason="plays Windows")
def test_where_an_open_file_cannot_be_replaced_a_claim_leaves_none_open(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Table("quit").start()
    [path] = kept(home)
    monkeypatch.setattr(store, "sys", SimpleNamespace(platform="win32"))
    with store.claimed(path), path.open("rb") as file:
        assert held(file.fileno()), "nobody else has it open any more"
        with pytest.raises(SaveError), store.claimed(path):
            pass


def test_what_is_not_there_can_be_claimed_and_is_told_when_it_is_read(home: Path) -> None:
    with store.claimed(home / "nothing"), pytest.raises(SaveError, match="there is no such file"):
        read(home / "nothing")


def test_the_last_game_is_the_one_played_last(home: Path) -> None:
    with pytest.raises(SaveError):
        store.find(store.LAST)
    Table("quit").start()
    Table("play burgle", "quit").start()
    assert len(read(store.find(store.LAST)).lines) == 1
    name = kept(home)[0].name
    assert store.find(name) == home / "games" / name


def test_a_home_that_cannot_be_written_is_told(home: Path) -> None:
    (home / "games").write_text("not a folder")
    with pytest.raises(VerliesError) as info:
        Table("quit").start()
    assert info.value.key == "save-home"


def test_the_home_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert store.home() == tmp_path
    monkeypatch.delenv("VERLIES_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setattr("sys.platform", "linux")
    assert store.home() == Path("/data/verlies")
    monkeypatch.setattr("sys.platform", "darwin")
    assert store.home().name == "verlies"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/app")
    assert store.home() == Path("/app/verlies")
