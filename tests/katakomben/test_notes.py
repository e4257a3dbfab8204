"""What is said of a way before it is taken."""

from itertools import product

from tests.katakomben.test_rooms import deep
from verlies.games.katakomben.content.tiles import DEPTHS
from verlies.testing.katakomben import Kata


def notes(t: Kata, id: str) -> tuple[str, ...]:
    prompt = next(each for each in t.match.scene(0).prompts if each.choices)
    return next(each for each in prompt.choices if each.id == id).notes


def test_a_way_off_the_map_tells_its_direction() -> None:
    t = Kata(boots=1)
    assert notes(t, "move:way_A1-e2") == ("way-e", "way-unknown")
    assert notes(t, "move:way_A1-w1") == ("way-w", "way-unknown")
    t = Kata(room="A2.nook", boots=1)
    assert notes(t, "move:way_A2-n2") == ("way-n", "way-unknown")


def test_caves_and_the_way_out_are_told() -> None:
    t = Kata(boots=2)
    assert notes(t, "move:A2.cave") == ("way-cave",)
    assert notes(t, "move:A1.west") == ()
    t = Kata(boots=1, tokens=["artifact_5"])
    assert notes(t, "move:A1.crypt") == ("note-out",)


def test_the_way_home_with_an_artifact_is_told_over_what_lies_there() -> None:
    t = Kata(boots=2)
    assert notes(t, "move:A1.west") == (), "nobody goes home without an artifact"
    t = Kata(boots=2, tokens=["artifact_5"])
    assert notes(t, "move:A1.west") == ("note-home=2",)
    assert notes(t, "move:A2.cave") == ("way-cave", "note-home=3"), "two boots to the room below, one out of it"
    assert notes(t, "move:way_A1-e2") == ("way-e", "way-unknown"), "nobody knows how it goes on"


def test_portals_are_told() -> None:
    t = Kata(room="A2.nook", boots=1, tiles=["S4@e1"])
    assert notes(t, "move:S4.a") == ("way-portal",)


def test_damage_on_a_way_is_told_and_more_may_wait_in_the_unknown() -> None:
    t = Kata(room="A2.cave", boots=1)
    assert notes(t, "move:A2.nook") == ("note-health=1",)
    t = Kata(room="A2.cave", boots=1, swords=1)
    assert notes(t, "move:A2.nook") == ()
    t.do("move:A2.nook")
    assert [notes(t, f"swords:{n}") for n in (0, 1)] == [("note-health=1",), ("note-unharmed",)]


def test_an_artifact_is_for_good() -> None:
    t = Kata(tiles=["D01@w1"], room="D01.a")
    t.artifact("D01.a", "artifact_5")
    assert notes(t, "artifact:artifact_5") == ("note-artifact",)


def test_two_tunnels_by_the_same_side_are_told_apart() -> None:
    for turns, sides in enumerate((("left", "right"), ("upper", "lower"), ("right", "left"))):
        t = Kata(boots=1, tiles=[f"S6@e1/{turns}"], room="S6.a")
        for port, side in zip(("n1", "n2"), sides, strict=True):
            assert notes(t, f"move:way_S6-{port}") == (f"way-{'nes'[turns]}", f"way-{side}", "way-unknown")


def discovering(tile: str, means: int = 2) -> Kata:
    """Return a thief who has a tile of the Depths in hand, and so many boots and lockpicks."""
    t = Kata(boots=means, picks=means - 1)
    deep(t)
    t.discovers(tile)
    t.do("move:way_A1-w1")
    return t


def test_laying_a_tile_tells_what_comes_of_it() -> None:
    told: set[str] = set()
    for tile, means in product(DEPTHS, (1, 2)):
        for word in discovering(tile.id, means).offers("turn"):
            t = discovering(tile.id, means)
            said, ghosts = notes(t, word), t.table.bank
            t.do(word)
            told.update(each.partition("=")[0] for each in said)
            assert ("way-ghost" in said) == (t.table.bank < ghosts)
            assert ("way-stay" in said) == (t.room() == "A1.hall" and t.ask == "Act")
            if t.room().startswith(tile.id):
                hurt = t.table.thieves[0].damage
                assert ("way-cave" in said, f"note-health={hurt}" in said) == (t.table.turn.exhausted, hurt > 0)
    assert told == {"way-ghost", "way-cave", "note-health"}


def test_no_ghost_is_announced_if_none_is_left() -> None:
    t = discovering("D05")
    t.table.bank = 0
    assert all("way-ghost" not in notes(t, word) for word in t.offers("turn"))
