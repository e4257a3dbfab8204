"""What is said of a way before it is taken."""

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
