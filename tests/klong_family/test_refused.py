"""What refusals of the KLONG! games say: which of several reasons it is, with its numbers, in good sentences."""

from collections.abc import Callable

import pytest

from tests.katakomben.test_citations import WEST, afar, after, burgled, guardian, pending, riddle, thief
from tests.klong.test_amounts import in_cave
from verlies.server.wire.explain import explain
from verlies.server.wire.messages import Why
from verlies.testing.katakomben import Kata
from verlies.testing.klong import Klong
from verlies.text import Words

Layout = Callable[[], Klong | Kata]

BAGS = ("artifact_7", "artifact_5", "backpack")


def tired(boots: int) -> Klong:
    """Return a thief in a crystal cave with some boots left."""
    t = in_cave()
    t.turn(exhausted=True, boots=boots)
    return t


CASES: list[tuple[Layout, str, str, str]] = [
    (
        lambda: tired(1),
        "move:F02",
        "Du hast in diesem Zug eine Kristallhöhle betreten; Stiefel zählen nicht mehr, auch nicht der eine, den du "
        "noch hast.",
        "You entered a crystal cave this turn; boots no longer count, not even the one you still have.",
    ),
    (
        lambda: pending(damage=9),
        "turn:3",
        "Das wäre 1 Schaden bei 1 Gesundheit; freiwillig darf man sich nicht bewusstlos machen lassen.",
        "That would be 1 damage at 1 health; nobody may be knocked out of their own will.",
    ),
    (
        lambda: Klong(4, room="F31", tokens=BAGS),
        "artifact:artifact_20",
        "Du trägst 2 Artefakte, und mehr als 2 geht auch mit deinem Rucksack nicht.",
        "You carry 2 artifacts, and cannot carry more than 2 with your backpack either.",
    ),
    (
        lambda: Klong(4, room="F31", tokens=[*BAGS, "backpack", "artifact_10"]),
        "artifact:artifact_20",
        "Du trägst 3 Artefakte, und mehr als 3 geht auch mit deinen Rucksäcken nicht.",
        "You carry 3 artifacts, and cannot carry more than 3 with your backpacks either.",
    ),
    (Klong, "artifact:crown_10", "Das ist kein Artefakt.", "This is not an artifact."),
    (
        Kata,
        "artifact:artifact_25b",
        "Dieses Artefakt gibt es in dieser Partie nicht.",
        "This artifact is not part of this game.",
    ),
    (
        lambda: Kata(tiles=["S6@w1"], room="S6.b"),
        "crack:A1.hall",
        "Dort gibt es nichts zu knacken.",
        "There is nothing to crack there.",
    ),
    (
        lambda: Kata(tiles=["S6@w1"]),
        "crack:S6.b",
        "Knacken kannst du nur in dem Raum, in dem du bist.",
        "You can crack something only in the room you are in.",
    ),
    (
        lambda: Kata(tiles=["S2@w1"], room="S2.a"),
        "mark:A1.west",
        "Ohne eine Karte, die es erlaubt, markierst du nur den Tunnelschrein, auf dem du stehst.",
        "Without a card that allows it, you mark only the wayshrine you are on.",
    ),
    (
        afar,
        "mark:S5.b",
        "Das Plättchen mit diesem Tunnelschrein liegt noch nicht aus.",
        "The tile with this wayshrine has not been laid yet.",
    ),
    (
        Kata,
        "ride:A1.west",
        "Das geht nur mit einer Karte wie „Geisterreiter“, und gerade erlaubt es dir keine.",
        "That is possible only with a card such as “Spectral Rider”, and none allows you that now.",
    ),
    (
        lambda: riddle("waystone"),
        "waystone:A1.west",
        "Du stehst am falschen Ort dafür, denn es ist ein Teleport von Tunnelschrein zu Tunnelschrein.",
        "You are in the wrong place for that: it is a teleport from wayshrine to wayshrine.",
    ),
    (
        lambda: riddle("waystone", room="A1.west"),
        "waystone:A1.hall",
        "Dorthin führt das nicht, denn es ist ein Teleport von Tunnelschrein zu Tunnelschrein.",
        "It does not lead there: it is a teleport from wayshrine to wayshrine.",
    ),
    (
        lambda: guardian(WEST, "turn:0", "choose:leap"),
        "leap:A1.hall",
        "Dorthin führt das nicht, denn es ist ein Teleport auf das neue Plättchen.",
        "It does not lead there: it is a teleport onto the new tile.",
    ),
    (
        thief,
        "use:wishing_well",
        "Die Karte kostet auch 3 Gold, du hast 0.",
        "The card costs 3 gold as well; you have 0.",
    ),
    (thief, "use:locked_trunk", "Dafür brauchst du 1 Dietrich, du hast 0.", "That takes 1 lockpick; you have 0."),
    (
        thief,
        "buy:explore",
        "Diese Karte liegt nicht in der Verliesreihe.",
        "This card does not lie in the dungeon row.",
    ),
    (
        burgled,
        "trash:stumble",
        "Dafür kannst du nur eine Karte „Plündern“ entsorgen.",
        "For this you can trash only a card “Burgle”.",
    ),
    (
        lambda: after(thief(), "buy:swindle"),
        "lay:91",
        "Gerade wird kein Plättchen gelegt oder gedreht.",
        "No tile is being laid or turned.",
    ),
]


@pytest.mark.parametrize(("layout", "word", "german", "english"), CASES, ids=[word for _, word, _, _ in CASES])
def test_a_refusal_says_which_reason_it_is_and_how_much_is_lacking(
    layout: Layout, word: str, german: str, english: str
) -> None:
    t = layout()
    refusal = t.match.why_not(word, t.asked[0])
    assert [Words.of(t.match.game, t.match.header, each).why(refusal) for each in ("de", "en")] == [german, english]


@pytest.mark.parametrize(
    ("layout", "token", "sentence"),
    [
        (lambda: Klong(tokens=["dragon_egg"]), "dragon_egg", "Diesen Marker kann man nicht benutzen."),
        (
            lambda: Kata(tokens=["dragon_egg"]),
            "dragon_egg",
            "Diesen Marker benutzt man nicht im Zug: Er wirkt von selbst, beim Kauf einer Ware oder in der Wertung.",
        ),
        (Kata, "backpack", "Hier ist kein Markt."),
        (Kata, "monk", "Das ist keine Ware des Markts."),
    ],
)
def test_asked_about_a_token_what_it_is_good_for_comes_before_what_it_is_not(
    layout: Layout, token: str, sentence: str
) -> None:
    match = layout().match
    words = Words.of(match.game, match.header, "de")
    assert explain(match, 0, words, Why(noun="token", target=token)).text == sentence


def test_a_field_out_of_reach_has_a_name() -> None:
    match = Kata().match
    named = [
        Words.of(match.game, match.header, each).option(match.option(match.code("lay:91"))) for each in ("de", "en")
    ]
    assert named == ["Lege es auf das Feld weit draußen", "Lay it there: far out"]
