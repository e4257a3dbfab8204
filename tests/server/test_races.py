"""Two at once: whatever the order, the table stays whole and agrees with the disk."""

import asyncio
import inspect
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.desk import finish, hall, wish
from verlies.core.match import deal, replay
from verlies.core.record import Line, Record
from verlies.server.http.errors import ServerRefusal
from verlies.server.store.sqlite import Store
from verlies.server.tables.house import House
from verlies.server.tables.table import Table
from verlies.server.wire.messages import Ack, Answer, Join, Refused, Undo


def agrees_with_disk(rooms: House, table: Table) -> bool:
    """Return whether memory and disk tell the same game."""
    import msgspec

    lines = [msgspec.json.decode(line, type=Line) for line, _, _ in rooms.store.lines(table.data.id)]
    assert table.match is not None
    again = replay(table.game, Record(deal(table.game, table.data.header()).header, lines))
    return again.lines == table.match.lines


def first_answer(table: Table, nonce: str, seq: int = 0) -> Answer:
    assert table.match is not None
    return Answer(len(table.match.entries), seq, nonce, table.match.decision.options[0].id)


def test_of_many_answers_to_one_question_one_counts(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            table = rooms.find((await rooms.open(wish("you", "random", start="0"))).table)
            many = [first_answer(table, f"n{n}") for n in range(10)]
            replies = await asyncio.gather(*(table.take(0, each, "en") for each in many))
            assert sum(isinstance(reply, Ack) for reply in replies) == 1
            assert all(reply.stale for reply in replies if isinstance(reply, Refused))
            assert agrees_with_disk(rooms, table)

    asyncio.run(play())


def test_the_same_message_ten_times_at_once_counts_once(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            table = rooms.find((await rooms.open(wish("you", "random", start="0"))).table)
            message = first_answer(table, "same")
            replies = await asyncio.gather(*(table.take(0, message, "en") for _ in range(10)))
            assert replies == [Ack("same", 1)] * 10
            assert table.seq == 1

    asyncio.run(play())


def test_work_that_is_told_to_stop_before_it_begins_is_put_away(tmp_path: Path) -> None:
    async def nothing() -> None:
        pytest.fail("it has begun")

    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            table = rooms.find((await rooms.open(wish("you", "random", start="0"))).table)
            work = nothing()
            asked = asyncio.ensure_future(table.alone(work))
            await asyncio.sleep(0)
            for task in list(table._work):
                task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert inspect.getcoroutinestate(work) == inspect.CORO_CLOSED

    asyncio.run(play())


def test_whoever_leaves_while_an_answer_is_stored_has_still_given_it(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            table = rooms.find((await rooms.open(wish("you", "random", start="0"))).table)
            message = first_answer(table, "gone")
            asked = asyncio.create_task(table.take(0, message, "en"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert not table.idle
            assert await table.take(0, message, "en") == Ack("gone", 1)
            assert agrees_with_disk(rooms, table)
            assert table.seq == 1

    asyncio.run(play())


def test_the_writer_outlives_whoever_does_not_wait(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    futures = [store.save_table(f"t{n}", "klong", b"x") for n in range(200)]
    for future in futures[::2]:
        future.cancel()
    store.save_table("last", "klong", b"x").result(5)
    store.close()


def test_the_writer_outlives_values_it_cannot_store(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    store.save_table("t", "klong", b"x").result(5)
    for bad in (2**70, "a\ud800"):
        with pytest.raises(ServerRefusal):
            store.write(("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", ("t", bad, b"", 0, bad))).result(5)
    store.save_table("t", "klong", b"y").result(5)
    assert store.table("t") == b"y"
    store.close()
    with pytest.raises(ServerRefusal, match="closing"):
        store.save_table("t", "klong", b"z").result(5)


@pytest.mark.parametrize("order", ["join first", "start first"])
def test_the_host_starts_while_the_last_friend_comes(tmp_path: Path, order: str) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            seated = await rooms.open(wish("you", "friend", "friend"))
            joins = [rooms.join(seated.table, Join(invite.token)) for invite in seated.invites]
            start = rooms.start(seated.table, seated.token)
            work: list[Any] = [*joins, start] if order == "join first" else [start, *joins]
            done = await asyncio.gather(*work, return_exceptions=True)
            refused = [each for each in done if isinstance(each, BaseException)]
            assert {type(each) for each in refused} == {ServerRefusal}
            table = rooms.find(seated.table)
            kinds = [seat.kind for seat in table.data.seats]
            assert kinds == (["human"] * 3 if order == "join first" else ["human", "greedy", "greedy"])
            rooms.tables.clear()
            assert rooms.find(seated.table).data == table.data

    asyncio.run(play())


def test_two_friends_with_one_invitation_get_one_seat(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            seated = await rooms.open(wish("you", "friend", "friend"))
            wishes = [Join(seated.invites[0].token)] * 5
            work = (rooms.join(seated.table, each) for each in wishes)
            done = await asyncio.gather(*work, return_exceptions=True)
            assert sum(not isinstance(each, BaseException) for each in done) == 1

    asyncio.run(play())


def test_two_rematches_at_once_are_one(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            seated = await rooms.open(wish("you", "random"))
            finish(rooms, seated.table)
            asked: list[int] = []
            work = (rooms.rematch(seated.table, seated.token, lambda: asked.append(1)) for _ in range(5))
            again = await asyncio.gather(*work)
            assert len({each.table for each in again}) == 1
            assert len(asked) == 1, "one table is counted, however many ask for it"

    asyncio.run(play())


def test_undo_and_answer_at_once_leave_one_of_them(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            table = rooms.find((await rooms.open(wish("you", "random", start="0"))).table)
            await table.take(0, first_answer(table, "one"), "en")
            both = (table.take(0, Undo(1, "back"), "en"), table.take(0, first_answer(table, "two", 1), "en"))
            replies = await asyncio.gather(*both)
            assert [type(reply) for reply in replies] == [Ack, Refused]
            assert agrees_with_disk(rooms, table)

    asyncio.run(play())


def test_a_long_game_keeps_few_states_and_can_still_be_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as rooms:
            seeded = replace(wish("you", "random", start="0"), seed="long")
            table = rooms.find((await rooms.open(seeded)).table)
            assert table.match is not None
            for n in range(120):
                while 0 not in table.match.state.pending():
                    assert not table.match.over
                    await asyncio.sleep(0)
                options = table.match.decisions_of(0)[0].options
                message = Answer(table.told, table.seq, f"n{n}", options[n % len(options)].id)
                assert isinstance(await table.take(0, message, "en"), Ack)
            states = {id(entry.before) for entry in table.match.entries}
            assert len(states) < len(table.match.entries) / 2
            assert agrees_with_disk(rooms, table)

    asyncio.run(play())
