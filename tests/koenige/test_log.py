"""What the log says, word for word, in both languages: true numbers, right grammar, and nothing that is not for all."""

import pytest

from verlies.core.view import SPECTATOR
from verlies.games.koenige import GAME
from verlies.testing.koenige import Halls
from verlies.text import words

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def said(t: Halls, *kinds: str, language: str = "de", seat: int = 0) -> list[str]:
    """Return the sentences of some kinds of events since the table was laid out."""
    say = words(GAME, language, NAMES)
    return [say.log(entry) for entry in t.match.log(seat) if entry.kind in kinds]


def both(t: Halls, kind: str, seat: int = 0) -> list[str]:
    """Return the last sentence of a kind in both languages."""
    return [said(t, kind, language=language, seat=seat)[-1] for language in ("de", "en")]


def at_flag(room: str = "W03", seats: int = 2) -> Halls:
    """Return a table on which seat 0 stands in a flag room north of the start."""
    t = Halls(seats)
    t.lay("n1", room)
    t.hero(0, at="n1")
    return t


@pytest.mark.rule("koenige.capture.start", "koenige.capture.complete-next-turn")
def test_a_capture_from_its_beginning_to_the_point() -> None:
    t = at_flag()
    t.act(0)
    t.do("capture")
    assert both(t, "capturing") == [
        "Anna beginnt, den Raum auf N1 einzunehmen (Wert 2).",
        "Anna begins to capture the room at N1 (value 2).",
    ]
    t.turn(0)
    assert both(t, "captured") == [
        "Anna nimmt den Raum auf N1 ein: 2 Punkte für Team Rot!",
        "Anna captures the room at N1: 2 points for Team Red!",
    ]


def test_one_point_is_one_point() -> None:
    t = at_flag("W01")
    t.flag("W01", "taking", holder=0)
    t.turn(0)
    assert both(t, "captured") == [
        "Anna nimmt den Raum auf N1 ein: 1 Punkt für Team Rot!",
        "Anna captures the room at N1: 1 point for Team Red!",
    ]


def test_a_capture_that_is_left() -> None:
    t = at_flag()
    t.act(0)
    t.do("capture", "walk@start")
    assert both(t, "left-flag") == [
        "Anna verlässt den Raum auf N1: Die Flagge (Wert 2) geht zurück in den Vorrat.",
        "Anna leaves the room at N1: the flag (value 2) goes back to the supply.",
    ]


@pytest.mark.rule("koenige.steal.take", "koenige.steal.conquer-at-start")
def test_a_theft_and_the_way_home() -> None:
    t = at_flag()
    t.flag("W03", "placed", team=1)
    t.act(0)
    t.do("steal")
    t.passes()
    assert both(t, "stole") == [
        "Anna stiehlt die Flagge auf N1: Team Blau hat 2 Punkte weniger.",
        "Anna steals the flag at N1: Team Blue has 2 points fewer.",
    ]
    t.do("walk@start")
    t.turn(0)
    assert both(t, "conquered") == [
        "Anna erobert den Raum auf N1: 2 Punkte für Team Rot!",
        "Anna conquers the room at N1: 2 points for Team Red!",
    ]


@pytest.mark.rule("koenige.fight.values", "koenige.fight.draw-order", "koenige.fight.higher-wins")
def test_a_fight_tells_every_number() -> None:
    t = Halls()
    t.hero(0, weapon="B-W01")
    t.hero(1, armour="B-R01")
    t.act(0)
    t.fates(6, 4)
    t.do("attack:1")
    t.passes()
    assert said(t, "attacks", "fate", "counts", "bonus", "totals", "won", "displaced") == [
        "Anna greift Ben an (Startraum).",
        "Anna zieht die Schicksalskarte 6 (Angriff).",
        "Ben zieht die Schicksalskarte 4 (Verteidigung).",
        "Angriff: Es zählt die 6.",
        "Verteidigung: Es zählt die 4.",
        "Angriff +2 (Kurzschwert).",
        "Verteidigung +2 (Lederwams).",
        "Angriff 8 gegen Verteidigung 6.",
        "Anna besiegt Ben!",
        "Ben muss in den Startraum.",
    ]
    assert said(t, "totals", "won", "displaced", language="en") == [
        "Attack 8 against defence 6.",
        "Anna defeats Ben!",
        "Ben has to go to the start room.",
    ]


def test_a_failed_attack() -> None:
    t = Halls()
    t.fates(4, 4)
    t.do("attack:1")
    t.passes()
    assert both(t, "failed") == ["Der Angriff von Anna auf Ben scheitert.", "The attack of Anna on Ben fails."]


@pytest.mark.rule("koenige.cards.equipment-values")
def test_a_tie_that_is_won_names_the_card() -> None:
    t = Halls()
    t.hero(0, weapon="B-W06")
    t.hero(1, armour="B-R03")
    t.act(0)
    t.fates(4, 4)
    t.do("attack:1")
    assert said(t, "totals", "tie-won", "won") == [
        "Angriff 5 gegen Verteidigung 5.",
        "Gleichstand (Schleuder): So gelingt der Angriff trotzdem.",
        "Anna besiegt Ben!",
    ]
    assert both(t, "tie-won")[1] == "A tie (Sling): the attack succeeds all the same."


def test_a_higher_total_needs_no_card_for_ties() -> None:
    t = Halls()
    t.hero(0, weapon="B-W06")
    t.act(0)
    t.fates(4, 4)
    t.do("attack:1")
    assert said(t, "tie-won", "won") == ["Anna besiegt Ben!"]


def test_a_blade_says_who_may_play_nothing() -> None:
    t = Halls()
    t.hero(0, weapon="G-W03")
    t.hero(1, hand=["B-S03"])
    t.act(0)
    t.do("attack:1")
    assert both(t, "silenced") == [
        "Schattenklinge: In diesem Kampf spielt Team Blau keine Spezialkarten.",
        "Shadow Blade: in this fight Team Blue plays no special cards.",
    ]


@pytest.mark.parametrize(
    ("side", "worn", "sentence"),
    [
        (0, {"weapon": "S-W04"}, "Die Ausrüstung von Anna wirkt: Rapier."),
        (1, {"armour": "G-R05"}, "Die Ausrüstung von Ben wirkt: Runenpanzer."),
    ],
)
def test_another_fate_card_has_its_cause(side: int, worn: dict[str, str], sentence: str) -> None:
    t = Halls()
    t.hero(side, **worn)
    t.act(0)
    t.fates(*((2, 7, 3) if side == 0 else (3, 2, 7)))
    t.do("attack:1")
    told = said(t, "fate", "ability", "counts")
    name = NAMES[side]
    part = ("Angriff", "Verteidigung")[side]
    first = told.index(f"{name} zieht die Schicksalskarte 2 ({part}).")
    assert told[first + 1 : first + 3] == [sentence, f"{name} zieht die Schicksalskarte 7 ({part})."]
    assert f"{part}: Es zählt die 7." in told


@pytest.mark.parametrize(
    ("marks", "sentences"),
    [
        (["n1"], ["1 X-Plättchen kommt von einer Truhe weg.", "1 X token is removed from a chest."]),
        (
            ["n1", "n2"],
            ["2 X-Plättchen kommen von Truhen weg.", "2 X tokens are removed from chests."],
        ),
    ],
)
def test_chests_are_filled_by_a_card(marks: list[str], sentences: list[str]) -> None:
    t = Halls()
    t.lay("n1", "W09")
    t.lay("n2", "W10")
    t.mark(*marks)
    t.hero(0, hand=["G-A03"])
    t.act(0)
    t.do("play:G-A03")
    assert both(t, "cleared") == sentences


def test_other_tokens_go_at_a_capture() -> None:
    t = at_flag()
    t.lay("s1", "W09")
    t.mark("s1")
    t.flag("W03", "taking", holder=0)
    t.turn(0)
    assert both(t, "cleared") == ["1 anderes X-Plättchen kommt weg.", "1 other X token is removed."]


@pytest.mark.parametrize(
    ("empty", "german", "english", "drawn"),
    [(["gold"], "Silber", "Silver", "Silberkarte"), (["gold", "silver"], "Bronze", "Bronze", "Bronzekarte")],
    ids=["the next", "the one after the next"],
)
@pytest.mark.rule("koenige.chest.empty-treasure-stack")
def test_a_stack_below_is_named_when_nothing_is_left(empty: list[str], german: str, english: str, drawn: str) -> None:
    t = Halls()
    t.lay("n1", "W12")
    t.hero(0, at="n1")
    for tier in empty:
        t.pile(tier)
    t.table.discard = []
    t.act(0)
    t.fates(8)
    t.do("loot", "pile:gold")
    assert both(t, "lower-tier") == [
        f"Keine Karte ist mehr da (Gold): Gezogen wird von einem niedrigeren Stapel ({german}).",
        f"No card is left (Gold): a lower pile is drawn from ({english}).",
    ]
    assert said(t, "drew", seat=1) == [f"Anna zieht eine {drawn}."]


def test_a_look_at_a_stack_below_says_so() -> None:
    t = Halls()
    t.hero(0, hand=["S-A09"])
    t.pile("silver")
    t.table.discard = []
    t.act(0)
    t.do("play:S-A09")
    assert len(said(t, "lower-tier")) == 1
    assert t.ask() == "KeepCard"


def test_a_full_stack_needs_no_other() -> None:
    t = Halls()
    t.hero(0, hand=["S-A09"])
    t.act(0)
    t.do("play:S-A09")
    assert said(t, "lower-tier") == []


@pytest.mark.rule("koenige.chest.loot", "koenige.chest.thresholds", "koenige.chest.one-card")
def test_a_chest_tells_how_its_result_came_about() -> None:
    t = Halls()
    t.lay("n1", "W12")
    t.hero(0, at="n1", armour="S-R08")
    t.act(0)
    t.fates(5)
    t.do("loot")
    t.draws("G-W01")
    t.do("pile:gold")
    t.passes()
    kinds = ("loots", "fate", "counts", "chest-bonus", "bonus", "chest-total", "drew")
    assert said(t, *kinds) == [
        "Anna plündert die Truhe auf N1.",
        "Anna zieht die Schicksalskarte 5 (Truhe).",
        "Truhe: Es zählt die 5.",
        "Die Truhe gibt +2.",
        "Truhe +1 (Schatzsucherweste).",
        "Ergebnis 8: Das reicht für Gold.",
        "Anna zieht die Königsklinge (Gold).",
    ]
    assert said(t, "drew", seat=1) == ["Anna zieht eine Goldkarte."]
    assert said(t, "drew", seat=SPECTATOR, language="en") == ["Anna draws a gold card."]


@pytest.mark.rule("koenige.turn.team-open-information")
def test_a_gift_is_named_to_the_team_alone() -> None:
    t = Halls(4)
    t.hero(0, hand=["B-W01"])
    t.act(0)
    t.do("done", "give:B-W01")
    assert both(t, "gave", seat=2) == ["Anna gibt Cleo das Kurzschwert.", "Anna gives Cleo the Short Sword."]
    assert both(t, "gave", seat=1) == ["Anna gibt Cleo eine Karte.", "Anna gives Cleo a card."]
    assert both(t, "received", seat=1)[0] == "Ab dem nächsten eigenen Zug kann Cleo die Karte einsetzen."


@pytest.mark.rule("koenige.cards.special-free")
def test_longer_and_shorter_moves() -> None:
    t = Halls()
    t.hero(0, hand=["B-S06"])
    t.act(0)
    t.do("play:B-S06")
    assert both(t, "steps") == [
        "Die nächste Bewegungsaktion von Anna geht in diesem Zug 2 Räume weiter.",
        "In this turn the next move action of Anna goes 2 rooms farther.",
    ]
    t.hero(1, hand=["S-S06"])
    t.turn(0)
    t.do("play:S-S06", seat=1)
    assert both(t, "steps") == [
        "Jede Bewegungsaktion von Anna geht in diesem Zug 1 Raum weniger weit, mindestens aber einen.",
        "In this turn every move action of Anna goes 1 room less far, but at least one.",
    ]


def test_more_actions_in_both_numbers() -> None:
    t = Halls()
    t.hero(0, hand=["S-S05", "G-S05"])
    t.act(0)
    t.do("play:S-S05")
    assert both(t, "more-actions") == ["Anna hat 1 Aktion mehr.", "Anna has 1 more action."]
    t.do("play:G-S05")
    assert both(t, "more-actions") == ["Anna hat 2 Aktionen mehr.", "Anna has 2 more actions."]


def test_a_room_is_drawn_and_laid() -> None:
    t = Halls()
    t.stack("W12", "W16")
    t.turn(0)
    t.passes()
    t.do("lay@n2")
    if t.ask() == "TurnRoom":
        t.do(t.offers("turn:")[0])
    assert both(t, "drew-room")[0] == "Anna zieht einen Truhenraum (+2)."
    assert both(t, "laid") == ["Anna legt einen Truhenraum (+2) auf N2 an.", "Anna lays a chest room (+2) at N2."]


@pytest.mark.parametrize("language", ["de", "en"])
def test_cards_looked_at_are_counted_for_the_others(language: str) -> None:
    t = Halls()
    t.hero(0, hand=["B-A03"])
    t.act(0)
    t.do("play:B-A03")
    t.passes()
    say = words(GAME, language, NAMES)
    looked = [entry for entry in t.match.log(1) if entry.kind == "looked"]
    assert say.story(looked) == {"de": "Anna sieht sich 3 Karten an.", "en": "Anna looks at 3 cards."}[language]


def test_the_end_says_why() -> None:
    t = at_flag(seats=4)
    t.stack()
    t.flag("W03", "taking", holder=0)
    t.turn(0)
    assert both(t, "ended") == [
        "Alle Räume liegen aus, und alle Flaggen liegen in ihren Räumen: Das Spiel ist zu Ende.",
        "All rooms are laid and all flags lie in their rooms: the game ends.",
    ]
    result = t.result()
    assert words(GAME, "de", NAMES).verdict(result) == "Gewonnen: Team Rot!"
    assert [words(GAME, "de").points(line) for line in result.breakdown[0]] == ["Flaggenraum II"]
