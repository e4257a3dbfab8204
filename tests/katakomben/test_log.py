"""The log of Katakomben: in both languages, with true numbers and the right grammar for each of them."""

import pytest

from verlies.families.klong.state import ESCAPED
from verlies.testing.katakomben import GAME, QUIET_ROW, Kata
from verlies.text import words

TEXTS = {language: words(GAME, language, ("Anna", "Ben", "Cleo", "Dora")) for language in ("de", "en")}


def story(t: Kata, language: str, *answers: str, only: tuple[str, ...] = ()) -> str:
    """Give answers and return what is told of them, or of some kinds of events."""
    since = len(t.match.entries) + 1
    t.do(*answers)
    entries = [entry for entry in t.match.log(0, since) if not only or entry.kind in only]
    return TEXTS[language].story(entries)


def both(german: str, english: str) -> pytest.MarkDecorator:
    """Give a test one sentence in each language."""
    return pytest.mark.parametrize(("language", "sentence"), [("de", german), ("en", english)], ids=["de", "en"])


@both(
    "Anna entdeckt den Verstaubten Keller. 25 Plättchen bleiben im Stapel. "
    "Anna legt den Verstaubten Keller auf das Feld O1. "
    "Anna geht nach „Verstaubter Keller: Truhe“ (1 Stiefel).",
    "Anna discovers the Dusty Cellar. 25 tiles are left in the stack. "
    "Anna lays the Dusty Cellar on the field E1. "
    "Anna moves to “Dusty Cellar: chest” (1 boot).",
)
def test_discovering(language: str, sentence: str) -> None:
    t = Kata(boots=1)
    t.discovers("S6")
    assert story(t, language, "move:way_A1-e2", "turn:0") == sentence


@both("Es war das letzte Plättchen.", "It was the last tile.")
def test_the_last_tile(language: str, sentence: str) -> None:
    t = Kata(boots=1)
    t.only_tiles("S6")
    assert sentence in story(t, language, "move:way_A1-e2", only=("discovered",))


@both(
    "Anna öffnet das Schloss mit 1 Dietrich; es bleibt für alle offen.",
    "Anna opens the lock with 1 lockpick; it stays open for everybody.",
)
def test_one_lock(language: str, sentence: str) -> None:
    t = Kata(side="b", room="B1.west", boots=1)
    assert story(t, language, "move:B2.monkey", only=("opened",)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Anna öffnet 2 Schlösser mit 2 Dietrichen; sie bleiben für alle offen."),
        ("en", "Anna opens 2 locks with 2 lockpicks; they stay open for everybody."),
    ],
)
def test_two_locks(language: str, sentence: str) -> None:
    entry = TEXTS[language].say("log-opened", player="Anna", count=2)
    assert entry == sentence


@both(
    "Anna knackt mit 1 Dietrich die Bibliothek: „Pilgersteig: Bibliothek“.",
    "Anna cracks the library with 1 lockpick: “Pilgrim’s Stair: library”.",
)
def test_cracking(language: str, sentence: str) -> None:
    t = Kata(room="S2.c", tiles=["S2@w1"])
    assert story(t, language, "crack:S2.c", only=("cracked",)) == sentence


@both("Anna befreit den Krieger. Anna befreit den Krieger.", "Anna frees the Warrior. Anna frees the Warrior.")
def test_each_prisoner_is_told_of_with_their_own_rule(language: str, sentence: str) -> None:
    t = Kata(room="S5.a", tiles=["S5@w1"])
    t.frees("warrior", "warrior")
    assert story(t, language, "crack:S5.a", only=("freed",)) == sentence


@both(
    "Anna befreit den Bauern. Statt eines Gefangenen findet Anna den Rabattcoupon.",
    "Anna frees the Peasant. Instead of a prisoner Anna finds the Discount Coupon.",
)
@pytest.mark.rule("katakomben.captive.coupon-not-a-captive")
def test_a_coupon_is_not_freed(language: str, sentence: str) -> None:
    t = Kata(room="S5.a", tiles=["S5@w1"])
    t.frees("peasant", "discount_coupon")
    assert story(t, language, "crack:S5.a", only=("freed",)) == sentence


@pytest.mark.parametrize(
    ("language", "marks", "sentence"),
    [
        ("de", 0, "Anna markiert „Westflügel“ als ersten Tunnelschrein: 1 Gold."),
        ("de", 2, "Anna markiert „Westflügel“ als Tunnelschrein Nummer 3: 3 Gold."),
        ("en", 0, "Anna marks “West Wing” as their first wayshrine: 1 gold."),
        ("en", 2, "Anna marks “West Wing” as their wayshrine number 3: 3 gold."),
    ],
)
def test_marks(language: str, marks: int, sentence: str) -> None:
    t = Kata(room="A1.west", tiles=["S2@w1", "S5@e1"])
    for room in ("S2.a", "S5.b")[:marks]:
        t.mark(room, 0)
    assert story(t, language, "mark:A1.west", only=("marked",)) == sentence


@both(
    "Durch das Portal: „Startplättchen, obere Hälfte“ → „Flackerportal“.",
    "Through the portal: “Start tile, upper half” → “Flickering Portal”.",
)
def test_portals(language: str, sentence: str) -> None:
    t = Kata(room="A2.nook", boots=1, tiles=["S4@e1"])
    assert story(t, language, "move:S4.a", only=("portal",)) == sentence


@pytest.mark.parametrize(
    ("language", "count", "lacking", "end"),
    [
        ("de", 4, 0, "und 4 Steine werden gezogen."),
        ("de", 1, 3, "und nur noch 1 Stein ist da und wird gezogen."),
        ("de", 2, 2, "und nur noch 2 Steine sind da und werden gezogen."),
        ("de", 0, 4, "und der Beutel ist leer."),
        ("en", 4, 0, "and 4 stones are drawn."),
        ("en", 1, 3, "and only 1 stone is left and is drawn."),
        ("en", 2, 2, "and only 2 stones are left and are drawn."),
        ("en", 0, 4, "and the bag is empty."),
    ],
)
def test_the_draws_of_those_who_are_out(language: str, count: int, lacking: int, end: str) -> None:
    said = TEXTS[language].say("log-out-draw", player="Ben", count=count, lacking=lacking)
    assert said.endswith(end)


@both("Ben ist nicht mehr dabei: Alles Klong! kommt in den Beutel", "Ben is out: all Clank!")
def test_whoever_is_out_draws_instead_of_a_turn(language: str, sentence: str) -> None:
    t = Kata(seats=2, deck=["burgle"] * 10)
    t.thief(1, status=ESCAPED)
    t.bag(3, 3, black=12)
    assert sentence in story(t, language, "end")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("gold", [0, 3])
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_what_is_paid_is_told_without_nothings(language: str, gold: int, picks: int) -> None:
    if gold or picks:
        said = TEXTS[language].say("log-paid", player="Anna", gold=gold, picks=picks)
        assert not any(each in said for each in ("⟨", " 0 ", "{"))
        assert (str(gold) in said) == (gold > 0)
        assert (str(picks) in said) == (picks > 0)


# What nobody would see otherwise


@both("Anna teleportiert sich ins Unbekannte: Feld W1.", "Anna teleports into the unknown: field W1.")
def test_a_teleport_off_the_map_names_the_field(language: str, sentence: str) -> None:
    t = Kata(teleports=1)
    t.discovers("S6")
    assert story(t, language, "teleport:way_A1-w1", only=("jumped-off",)) == sentence


@both("Es ist kein Kleines Versteck mehr da.", "No minor secret is left.")
def test_no_secret_is_left(language: str, sentence: str) -> None:
    t = Kata(boots=1)
    t.table.own_loot().minor = []
    assert story(t, language, "move:A1.east", only=("no-secrets",)) == sentence


@both(
    "1 Geisterstein kommt in den Drachenbeutel. "
    "Ein Geisterstein: Alle, die noch dabei sind, werden heimgesucht, und er kommt zurück in den Klong!-Bereich.",
    "A ghost stone goes into the dragon bag. "
    "A ghost stone: everybody still in play is haunted, and it goes back into the Clank! area.",
)
def test_ghosts_come_and_go(language: str, sentence: str) -> None:
    t = Kata(row=("swindle",) * 5, deck=["burgle"] * 9)
    t.ghosts_out(area=1)
    t.reveals("darkened_alcove")
    t.stones("ghost", "black", "black")
    assert story(t, language, "end", only=("bagged-ghosts", "drawn-ghost")) == sentence
    assert t.ghosts() == (4, 1, 0)


@both(
    "Es ist kein Artefakt mehr übrig: „Thronsaal des Drachen: Artefaktraum“ bleibt leer.",
    "No artifact is left: “Dragon’s Throne Room: artifact room” stays empty.",
)
def test_an_artifact_room_stays_empty(language: str, sentence: str) -> None:
    t = Kata(boots=2, swords=9, picks=9)
    t.table.own_loot().artifacts = []
    t.table.own_maze().left = 0
    t.discovers("D10")
    assert story(t, language, "move:way_A1-w1", "turn:0", only=("no-artifacts",)) == sentence


@both("Kein schwarzer Stein liegt neben dem Drachenbeutel.", "No black stone lies beside the dragon bag.")
def test_no_stone_comes_back(language: str, sentence: str) -> None:
    t = Kata(row=("swindle",) * 5, deck=["burgle"] * 9)
    t.reveals("thieves_shrine")
    assert story(t, language, "end", only=("bag-back",)) == sentence


@both("Anna dreht den Pilgersteig um 90° nach rechts.", "Anna turns the Pilgrim’s Stair to the right by 90°.")
def test_who_turns_a_tile_is_told(language: str, sentence: str) -> None:
    t = Kata(row=("swindle",) * 5, tiles=["S2@w1"], room="S2.a", deck=["burgle"] * 9)
    t.reveals("sudden_movement")
    assert story(t, language, "end", "turn:1", only=("turned-by",)) == sentence


@both("Anna nimmt die Krone (10) umsonst.", "Anna takes the Crown (10) for nothing.")
def test_a_good_for_nothing(language: str, sentence: str) -> None:
    t = Kata(room="S1.a", tiles=["S1@e1"], swords=4, row=("ogre_merchant", *["swindle"] * 5))
    assert story(t, language, "fight:ogre_merchant", "choose:good", "goods:crown_10", only=("goods",)) == sentence


@both("Anna nimmt die Gaunerei, ohne Talent zu zahlen.", "Anna takes Swindle without paying skill.")
def test_a_card_for_nothing(language: str, sentence: str) -> None:
    t = Kata(hand=["grand_theft"], row=("swindle",) * 6)
    assert story(t, language, "play:grand_theft", "choose:theft", "buy:swindle", only=("bought",)) == sentence


@both(
    "Der Drachenbeutel ist leer: Alle, die noch dabei sind, werden bewusstlos.",
    "The dragon bag is empty: everybody still in play is knocked out.",
)
def test_whoever_has_not_set_out_from_the_crypt_is_in_play_too(language: str, sentence: str) -> None:
    t = Kata(row=("swindle",) * 5, deck=["burgle"] * 9)
    t.bag(black=3)
    t.reveals("darkened_alcove")
    t.stones("black", "black", "black")
    t.end()
    assert sentence in TEXTS[language].story(t.match.log(0))


@both(
    "Benutze den Wunschbrunnen, ohne Talent zu zahlen",
    "Use the Wishing Well without paying skill",
)
def test_what_is_stolen_may_cost_gold_all_the_same(language: str, sentence: str) -> None:
    t = Kata(hand=["grand_theft"], row=("wishing_well", *("swindle",) * 5), picks=1, gold=3, deck=["burgle"] * 9)
    t.do("play:grand_theft", "choose:theft")
    asked = t.match.decision
    offered = [TEXTS[language].option(option, asked.ask) for option in asked.options]
    assert sentence in offered
    t.do("use:wishing_well")
    assert t.table.thieves[0].gold == 0


@both("Neu in „Opfernische: Artefaktraum“: Beinkamm.", "New in “Altar Niche: artifact room”: Bone Comb.")
def test_an_artifact_comes_into_a_room(language: str, sentence: str) -> None:
    t = Kata(boots=2, swords=9, picks=9)
    t.table.own_maze().left = 0
    t.discovers("D01")
    t.do("move:way_A1-w1")
    assert story(t, language, "turn:0", only=("placed",)) == sentence


@pytest.mark.parametrize(
    ("language", "boots", "left", "sentence"),
    [
        ("de", 0, 2, "Anna kommt nicht hinein und bleibt stehen."),
        ("de", 1, 0, "Anna kommt nicht hinein und bleibt stehen (1 Stiefel)."),
        ("de", 2, 1, "Anna kommt nicht hinein und bleibt stehen (2 Stiefel, noch 1)."),
        ("en", 0, 2, "Anna cannot get in and stays where they are."),
        ("en", 1, 0, "Anna cannot get in and stays where they are (1 boot)."),
        ("en", 2, 1, "Anna cannot get in and stays where they are (2 boots, 1 left)."),
    ],
)
def test_a_step_that_leads_nowhere_tells_its_boots_if_it_took_any(
    language: str, boots: int, left: int, sentence: str
) -> None:
    assert TEXTS[language].say("log-stranded", player="Anna", boots=boots, left=left) == sentence


@pytest.mark.parametrize(
    ("language", "tiles", "sentence"),
    [
        ("de", (), "Es wird kein Plättchen gelegt: Es ist keins mehr da."),
        ("de", ("S6",), "Es wird kein Plättchen gelegt: Neben dem eigenen Plättchen ist kein Feld frei."),
        ("en", (), "No tile is laid: none is left."),
        ("en", ("S6",), "No tile is laid: no field beside one’s own tile is free."),
    ],
)
def test_why_no_tile_is_laid(language: str, tiles: tuple[str, ...], sentence: str) -> None:
    around = ["S1@w1", "S2@e1", "S4@n1w1", "S5@n1e1", "D05@n2"]
    t = Kata(row=("marble_guardian", *QUIET_ROW[1:]), tiles=around, room="A1.hall", swords=3)
    t.only_tiles(*tiles)
    assert story(t, language, "fight:marble_guardian", only=("no-tile",)) == sentence


@pytest.mark.parametrize(
    ("language", "lacking", "sentence"),
    [
        ("de", 1, "Anna macht kein Klong! (für 1 fehlt der Stein)."),
        ("de", 2, "Anna macht kein Klong! (für 2 fehlen die Steine)."),
        ("en", 1, "Anna makes no Clank! (there is no stone left for 1)."),
        ("en", 2, "Anna makes no Clank! (there are no stones left for 2)."),
    ],
)
def test_noise_without_stones(language: str, lacking: int, sentence: str) -> None:
    t = Kata(hand=["stumble" if lacking == 1 else "smash_and_grab"], deck=["burgle"] * 3)
    t.thief(0, supply=0)
    card = "stumble" if lacking == 1 else "smash_and_grab"
    assert story(t, language, f"play:{card}", only=("clank",)) == sentence


@both("Anna nimmt 1 Zauberbuch aus dem Vorrat.", "Anna takes 1 Secret Tome from the reserve.")
def test_a_tome_for_nothing(language: str, sentence: str) -> None:
    t = Kata(tiles=["S2@w1"], room="S2.c")
    assert story(t, language, "crack:S2.c", only=("tome",)) == sentence
