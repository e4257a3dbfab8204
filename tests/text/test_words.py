"""Words: names, options, log lines, errors and languages."""

import pytest

import verlies
from verlies.core.decision import LogEntry, Points, Result
from verlies.core.errors import IllegalAnswer, SaveError, UndoRefused, UnknownGame, VerliesError
from verlies.core.option import Option
from verlies.core.refusal import NOT_YOUR_TURN, Refusal
from verlies.core.scene import Mark
from verlies.text import Words, choose, words
from verlies.text.everything import everything
from verlies.text.numbers import percent
from verlies.text.seats import seat_colours, seat_names


def klong(language: str, *players: str) -> Words:
    return words(verlies.game("klong"), language, players)


def entry(kind: str, seat: int, hidden: bool = False, **facts: tuple[str, str | int]) -> LogEntry:
    values = {name: value for name, (_, value) in facts.items()}
    nouns = {name: noun for name, (noun, _) in facts.items()}
    told = next(event for event in verlies.game("klong").about.events if event.name == kind)
    return LogEntry(1, kind, seat, values, nouns, hidden, "", told.tone, told.follows)


def test_a_missing_text_shows_its_id() -> None:
    assert Words("de").say("no-such-text") == "⟨no-such-text⟩"
    assert Words("de").maybe("no-such-text") is None
    assert not Words("de").has("no-such-text")


def test_attributes_are_texts_too() -> None:
    text = klong("de")
    assert text.say("card-kobold_merchant") == "Koboldhändler"
    assert text.say("card-kobold_merchant.acc") == "den Koboldhändler"
    assert text.has("card-kobold_merchant.acc")
    assert not text.has("card-kobold_merchant.nope")
    assert text.say("card-kobold_merchant.nope") == "⟨card-kobold_merchant.nope⟩"


def test_what_has_no_text_of_its_own_has_that_of_its_sort() -> None:
    text = words(verlies.game("dungeonquest"), "de")
    assert text.say("room-web_oooo") == text.say("room-web") == "Spinnennetz"
    assert text.say("room-web_oooo.acc") == "ein Spinnennetz"
    assert text.has("room-web_oooo.text")
    assert not text.has("room-web_oooo.nope")
    assert not text.has("room-nowhere_oooo")
    assert klong("de").has("card-kobold_merchant.acc")
    assert not klong("de").has("card-kobold_merchant_nope.nope")


@pytest.mark.parametrize(
    ("name", "told"), [("bag_of_dungeon", "Gehe nach „weit draußen“"), ("koenige", "Gehe nach „weit draußen“")]
)
def test_a_field_that_nothing_leads_to_has_a_name(name: str, told: str) -> None:
    match = verlies.game(name).new(2, 1)
    assert words(match.game, "de").option(match.option(match.code("walk:7"))) == told


def test_a_space_of_a_track_has_a_word_or_is_what_it_is() -> None:
    text = words(verlies.game("koenige"), "de")
    assert text.space("phase", "equip") == "Ausrüsten"
    assert text.space("phase", "nowhere") == "nowhere"
    assert text.space("order", "3") == "3"


def test_a_nameless_seat_is_called_as_the_game_says_or_by_its_colour() -> None:
    nameless = ["colour:red", "Anna"]
    assert words(verlies.game("koenige"), "de", nameless).player(0) == "Zauberer"
    assert words(verlies.game("koenige"), "en", nameless).player(0) == "Wizard"
    assert words(verlies.game("koenige"), "de", nameless).player(1) == "Anna"
    assert words(verlies.game("klong"), "de", nameless).player(0) == "Rot"


@pytest.mark.feature(14)
def test_the_log_is_idiomatic_in_both_languages() -> None:
    bought = entry("bought", 0, card=("card", "kobold_merchant"), cost=("number", 3))
    assert klong("de", "Anna").log(bought) == "Anna kauft den Koboldhändler für 3 Talent."
    assert klong("en", "Anna").log(bought) == "Anna buys the Kobold Merchant for 3 skill."
    assert klong("de").log(bought, ["Berta"]) == "Berta kauft den Koboldhändler für 3 Talent."


def test_plurals_follow_the_language() -> None:
    text = klong("de", "Anna")
    assert text.log(entry("swords", 0, amount=("number", 1))) == "+1 Schwert."
    assert text.log(entry("swords", 0, amount=("number", 2))) == "+2 Schwerter."
    assert text.mark(Mark("monsters", 2)) == "2 Monster"


def test_hidden_facts_have_a_sentence_of_their_own() -> None:
    text = klong("de", "Anna")
    assert text.log(entry("drew", 0, card=("card", "burgle"))) == "Anna zieht Plündern."
    assert text.log(entry("drew", 0, hidden=True)) == "Anna zieht 1 Karte."


def test_a_story_tells_equal_things_in_one_sentence() -> None:
    text = klong("de", "Anna", "Ben")
    drawn = [entry("drew", 0, card=("card", card)) for card in ("burgle", "burgle", "stumble")]
    hidden = [entry("drew", 1, hidden=True)] * 3
    assert text.story([*drawn, *hidden]) == "Anna zieht 2× Plündern und Stolpern. Ben zieht 3 Karten."


def test_a_digest_puts_together_what_is_alike() -> None:
    text = klong("en", "Anna")
    play = entry("played", 0, card=("card", "burgle"))
    skill = entry("skill", 0, amount=("number", 1))
    assert text.story([play, skill, play, skill]) == "Anna plays Burgle. +1 skill. Anna plays Burgle. +1 skill."
    assert text.digest([play, skill, play, skill]) == "Anna plays 2× Burgle. +2 skill."


def test_a_digest_merges_neighbours_alone() -> None:
    text = klong("de", "Anna", "Ben")
    play, skill = entry("played", 0, card=("card", "burgle")), entry("skill", 0, amount=("number", 1))
    reveal, drew = entry("revealed", -1, card=("card", "brilliance")), entry("drew", 1, hidden=True)
    stone, attack = entry("drawn-black", -1), entry("attack", -1, count=("number", 1))
    gold = entry("gold", 0, amount=("number", 2))
    assert text.digest([attack, stone, attack, stone]).count("Schwarz: nichts passiert.") == 2
    assert text.digest([drew, drew, reveal, drew]).startswith("Ben zieht 2 Karten. Neu")
    assert text.digest([drew, drew, reveal, drew]).endswith("Ben zieht 1 Karte.")
    assert text.digest([gold, play, skill, gold]) == (
        "Anna erhält 2 Gold. Anna spielt Plündern aus. +1 Talent. Anna erhält 2 Gold."
    )


def test_counted_things_have_no_article() -> None:
    bought = [entry("discarded", 0, card=("card", card)) for card in ("mercenary", "mercenary", "kobold_merchant")]
    assert klong("de", "Anna").story(bought) == "Anna wirft 2× Söldner und den Koboldhändler ab."
    assert "2× Mercenary and the Kobold Merchant" in klong("en", "Anna").story(bought)


def test_options_are_told_with_their_target() -> None:
    text = klong("de")
    assert text.option(Option("move:F05", 0, "move", "place", "F05")) == "Gehe nach F05 Waffenkammer"
    assert text.option(Option("buy:sneak", 0, "buy", "card", "sneak")).startswith("Kaufe ")
    assert text.option(Option("swords:1", 0, "swords", "number", "1")) == "1 Schwert"
    assert text.option(Option("swords:0", 0, "swords", "number", "0")) == "Kein Schwert"
    assert text.option(Option("pass", 0, "pass")) == "Nichts davon"
    assert text.option(Option("pass", 0, "pass"), "TakeToken") == "Lass es liegen"


def test_points_name_what_they_are_for() -> None:
    assert klong("de").points(Points("card", 10, {"card": "emerald", "count": 2, "each": 5})) == "2× Smaragd (je 5)"
    assert klong("de").points(Points("token", 14, {"token": "chalice", "count": 2, "each": 7})) == "2× Kelch (je 7)"
    assert klong("en").points(Points("token", 14, {"token": "chalice", "count": 2, "each": 7})) == "2× Chalice (7 each)"
    assert klong("de").points(Points("token", 7, {"token": "chalice", "count": 1, "each": 7})) == "Kelch"
    assert klong("en").points(Points("gold", 8, {"amount": 8})) == "8 gold"


def test_nameless_seats_go_by_their_colour_in_any_language() -> None:
    names = seat_names(["P1", "Ben", "P3"], seat_colours({"colours": "blue,red,green"}, 3))
    assert [Words("de", players=names).player(seat) for seat in range(3)] == ["Blau", "Ben", "Grün"]
    assert Words("en", players=names).player(0) == "Blue"
    assert Words("de").player(-1) == "Das Haus"


def test_names_cannot_disturb_a_terminal() -> None:
    assert Words("de", players=["\x1b[2JAnna\n"]).player(0) == "[2JAnna"
    assert len(Words("de", players=["x" * 999]).player(0)) == 24


def test_errors_are_sentences_in_the_language() -> None:
    error = UnknownGame("unknown-game", name="klonk", possible="klong", hint="klong")
    sentence = "Das Spiel „klonk“ gibt es hier nicht. Vorhanden: klong. Meintest du „klong“?"
    assert Words("de").error(error) == sentence
    undo = UndoRefused("nothing-to-undo", reason="chance")
    assert Words("de").error(undo) == "Es gibt nichts zurückzunehmen: der Zufall hat schon gesprochen."


CARDS_LEFT = "Erst müssen alle Handkarten ausgespielt werden: 2 sind noch auf der Hand."


def test_an_illegal_answer_gives_its_reason() -> None:
    error = IllegalAnswer("end", Refusal("cards-left", "klong.turn.play-all-cards", {"count": 2}))
    assert klong("de").error(error) == f"„end“ geht jetzt nicht: {CARDS_LEFT}"


def wrong_answer() -> None:
    try:
        raise IllegalAnswer("end", Refusal("cards-left", facts={"count": 2}))
    except VerliesError as error:
        raise SaveError("save-wrong-answer", path="x", number=3, word="end", seat=0, reason="error") from error


def test_a_wrong_answer_in_a_file_gives_the_reason_behind_it() -> None:
    with pytest.raises(SaveError) as info:
        wrong_answer()
    assert klong("de").error(info.value).endswith(CARDS_LEFT)


def test_what_one_language_lacks_comes_from_the_other() -> None:
    assert Words("fr").say("colour-red") in ("Rot", "Red")


@pytest.mark.parametrize(
    ("wish", "environ", "language"),
    [
        (None, {}, "de"),
        (None, {"LANG": "C"}, "de"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LC_ALL": "de_AT", "LANG": "en_GB"}, "de"),
        (None, {"VERLIES_LANG": "en", "LANG": "de_DE"}, "en"),
        ("de", {"VERLIES_LANG": "en"}, "de"),
        ("EN", {}, "en"),
        ("en-US", {}, "en"),
    ],
)
def test_the_language_comes_from_wish_environment_or_is_german(
    wish: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose(wish, environ) == language


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(VerliesError) as info:
        choose("dee", {})
    assert Words("en").error(info.value) == "There is no language “dee”. Possible: de, en. Did you mean “de”?"


def dungeonquest(language: str) -> Words:
    return words(verlies.game("dungeonquest"), language)


@pytest.mark.parametrize(
    ("place", "german", "english"),
    [
        ("m1", "Gehe zum Nordostturm", "Go to the Northeast Tower"),
        ("b1", "Gehe nach B1", "Go to B1"),
        ("g5", "Gehe in die Schatzkammer (Nord)", "Go to the Treasure Chamber (north)"),
    ],
)
def test_one_goes_to_a_tower_by_its_article_and_to_a_field_without(place: str, german: str, english: str) -> None:
    option = Option(f"move:{place}", 0, "move", "place", place)
    assert dungeonquest("de").option(option) == german
    assert dungeonquest("en").option(option) == english


def test_a_name_has_forms_for_where_to_and_where() -> None:
    assert dungeonquest("de").forms("place", "g5") == {
        "": "Schatzkammer (Nord)",
        "acc": "Schatzkammer (Nord)",
        "id": "g5",
        "to": "in die Schatzkammer (Nord)",
        "at": "in der Schatzkammer (Nord)",
        "by": "bei der Schatzkammer (Nord)",
    }
    assert dungeonquest("en").forms("place", "b1")["at"] == "in B1"
    assert "to" not in klong("de").forms("card", "sneak")


def test_several_tokens_of_a_kind_are_counted_in_the_score() -> None:
    three, one = (Points("token", 5 * count, {"token": "monkey_idol", "count": count, "each": 5}) for count in (3, 1))
    assert [klong("de").points(line) for line in (three, one)] == ["3× Affengötze (je 5)", "Affengötze"]
    assert klong("en").points(three) == "3× Monkey Idol (5 each)"


@pytest.mark.parametrize(
    ("language", "winners", "together", "alone"),
    [
        ("de", [], "Ihr habt gemeinsam verloren.", "Du hast verloren."),
        ("en", [0, 1], "You have won together!", "You have won!"),
    ],
)
def test_whoever_plays_a_whole_team_wins_or_loses_alone(
    language: str, winners: list[int], together: str, alone: str
) -> None:
    result = Result(winners, [0, 0], [1, 1], [[], []], ["won", "won"], teams=[0, 0])
    say = Words(language)
    assert (say.verdict(result), say.verdict(result, by_one=True)) == (together, alone)


@pytest.mark.parametrize(("variant", "by_one"), [("together", False), ("solo", True)])
def test_what_was_agreed_tells_whether_one_person_plays_all(variant: str, by_one: bool) -> None:
    assert verlies.game("bag_of_dungeon").new(4, 1, {"variant": variant}).by_one == by_one


def test_numbers_are_written_as_in_the_language() -> None:
    german, english = Words("de"), Words("en")
    assert (german.number(0.36, 2), english.number(0.36, 2)) == ("0,36", "0.36")
    assert (german.number(-1234.5, 1), english.number(-1234.5, 1)) == ("−1.234,5", "−1,234.5")
    assert (german.amount(36, "%"), english.amount(36, "%")) == ("36 %", "36%")
    assert (german.amount(-3), english.amount(-3)) == ("−3", "−3")
    assert (german.amount(3), percent("de", 0.125, 1)) == ("3", "12,5 %")
    assert german.say("card-points", points=-2) == "−2 Punkte"
    assert klong("de").mark(Mark("gold", 4000)) == "4000 Gold"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "„Kaufe den Söldner“ geht jetzt nicht: Du bist gerade nicht gefragt."),
        ("en", "“Buy the Mercenary” is not possible now: You are not asked right now."),
    ],
)
def test_a_refusal_names_the_move_in_the_readers_words(language: str, told: str) -> None:
    match = verlies.game("klong").new(2, 1)
    words = Words.of(match.game, match.header, language)
    assert words.refused(match.option(match.code("buy:mercenary")), NOT_YOUR_TURN) == told


def test_the_texts_of_several_packages_stand_together_and_later_ones_win() -> None:
    bag, quest = "verlies.games.bag_of_dungeon", "verlies.games.dungeonquest"
    first, last = Words("de", (bag, quest)), Words("de", (quest, bag))
    assert first.say("howto-1") == Words("de", quest).say("howto-1") != Words("de", bag).say("howto-1")
    assert last.say("howto-1") == Words("de", bag).say("howto-1")
    assert first.say("game-bag_of_dungeon") == last.say("game-bag_of_dungeon") == "Bag of Dungeon"
    assert everything("de", (bag, quest))["howto-1"] == first.say("howto-1")


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Anna zieht den Ausbruch!"), ("en", "Anna draws Breakout!")], ids=["de", "en"]
)
def test_a_name_that_ends_with_its_own_sign_ends_its_sentence(language: str, told: str) -> None:
    say = words(verlies.game("katakomben"), language)
    assert say.say("log-drew", player="Anna", card_acc=say.accusative("card", "breakout")) == told
