"""The log: it tells every change once and with true numbers, names what forced it, and says nothing that is not so."""

from collections.abc import Callable
from typing import Any

import pytest
from rich.text import Text

from tests.klong.changes import check_numbers, check_whole_story
from verlies.core.check import CheckFailed
from verlies.core.event import Event
from verlies.core.rng import Rng
from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.terminal import story as terminal
from verlies.testing.klong import GAME, QUIET_ROW, Klong, tokens
from verlies.text import words

TEXTS = {language: words(GAME, language, ("Anna", "Ben", "Cleo", "Dora")) for language in ("de", "en")}


def story(t: Klong, language: str, *answers: str, skip: tuple[str, ...] = ()) -> str:
    """Give answers and return what is told of them, but for some kinds of events."""
    since = len(t.match.entries) + 1
    t.do(*answers)
    entries = [entry for entry in t.match.log(0, since) if entry.kind not in skip]
    return TEXTS[language].story(entries)


def both(german: str, english: str) -> pytest.MarkDecorator:
    """Give a test one sentence in each language."""
    return pytest.mark.parametrize(("language", "sentence"), [("de", german), ("en", english)], ids=["de", "en"])


@pytest.mark.parametrize("board", ["front", "back"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_told_number_by_number(seats: int, board: str) -> None:
    match = GAME.new(seats, seed=seats, options={"board": board})
    rng = Rng(seats)
    while not match.over and len(match.entries) < 500:
        offered = match.state.open
        match.answer(offered[rng.below(len(offered))])
    check_whole_story(match)


# Crystal caves


@both("Anna geht nach F08 Quarzhöhle (1 Stiefel, noch 2).", "Anna moves to F08 Quartz Cave (1 boot, 2 left).")
@pytest.mark.parametrize("card", ["flying_carpet", "dead_run"])
@pytest.mark.rule("klong.crystal.no-more-boots")
def test_a_cave_stops_nobody_who_may_go_on(card: str, language: str, sentence: str) -> None:
    t = Klong(hand=[card], room="F03", boots=1)
    t.do(f"play:{card}")
    assert story(t, language, "move:F08") == sentence
    assert t.offers("move:")


@both(
    "Anna geht nach F08 Quarzhöhle (1 Stiefel, noch 2). "
    "Die Kristallhöhle hält Anna auf: Die übrigen 2 Stiefel zählen in diesem Zug nicht mehr.",
    "Anna moves to F08 Quartz Cave (1 boot, 2 left). "
    "The crystal cave stops Anna: the 2 boots left no longer count this turn.",
)
@pytest.mark.rule("klong.crystal.no-more-boots")
def test_a_cave_tells_which_boots_are_lost(language: str, sentence: str) -> None:
    assert story(Klong(hand=["burgle"], room="F03", boots=3), language, "move:F08") == sentence


# The rage track


@both(
    "Anna nimmt die Kaiservase. Der Drache rückt auf Feld 7 der Zornesleiste vor: "
    "Ein Angriff zieht ohne Gefahr und Schicksal 5 Steine.",
    "Anna takes the Imperial Vase. The dragon moves to space 7 of the rage track: "
    "an attack draws 5 stones without danger and countdown.",
)
@pytest.mark.rule("klong.dragon.rage-rises")
def test_the_dragon_moves_and_will_draw_so_many_stones_besides_danger(language: str, sentence: str) -> None:
    t = Klong(room="F27", row=["kobold", *QUIET_ROW[:5]])
    t.rage(6)
    lay(t, "artifact_10")
    assert story(t, language, "artifact:artifact_10") == sentence


@both(
    "Anna nimmt die Kaiservase. Der Drache bleibt auf Feld 7, dem letzten der Zornesleiste.",
    "Anna takes the Imperial Vase. The dragon stays on space 7, the last of the rage track.",
)
@pytest.mark.rule("klong.dragon.rage-cap")
def test_the_dragon_does_not_move_past_its_last_space(language: str, sentence: str) -> None:
    t = Klong(room="F27")
    t.rage(7)
    lay(t, "artifact_10")
    assert story(t, language, "artifact:artifact_10") == sentence


def lay(t: Klong, token: str) -> None:
    """See to it that an artifact lies in its room."""
    loot = t.table.own_loot()
    if tokens(token)[0] not in loot.artifacts:
        loot.artifacts = sorted([*loot.artifacts, *tokens(token)])
    t.ready()


# Noise


@both(
    "Anna legt 2 Klong!-Steine (1 Klong! mit Guthaben verrechnet).",
    "Anna adds 2 Clank! stones (1 Clank! cancelled by credit).",
)
@pytest.mark.rule("klong.clank.surplus-negative")
def test_noise_that_credit_cancels_in_part_is_told_with_both_numbers(language: str, sentence: str) -> None:
    t = Klong(hand=["scepter_of_the_ape_lord"], credit=1)
    assert story(t, language, "play:scepter_of_the_ape_lord", skip=("played", "skill")) == sentence


@both(
    "Anna nimmt 1 Klong!-Stein zurück und bekommt 1 Klong! gutgeschrieben.",
    "Anna takes 1 Clank! stone back and gets credit for 1 Clank!",
)
@pytest.mark.rule("klong.clank.surplus-negative")
def test_noise_taken_back_in_part_is_told_with_the_credit(language: str, sentence: str) -> None:
    t = Klong(hand=["move_silently"])
    t.noise(1)
    assert story(t, language, "play:move_silently", skip=("played", "boots")) == sentence


@both(
    "Anna legt keinen Klong!-Stein (2 Klong! mit Guthaben verrechnet).",
    "Anna adds no Clank! stone (2 Clank! cancelled by credit).",
)
@pytest.mark.rule("klong.clank.surplus-negative")
def test_nobody_makes_zero_noise(language: str, sentence: str) -> None:
    t = Klong(hand=["stumble", "stumble"], credit=2)
    since = len(t.match.entries) + 1
    t.do("play:stumble", "play:stumble")
    entries = [entry for entry in t.match.log(0, since) if entry.kind == "clank"]
    assert TEXTS[language].story(entries) == sentence


@both(
    "Anna macht 1 Klong! (für 2 fehlen die Steine).",
    "Anna makes 1 Clank! (there are no stones left for 2).",
)
@pytest.mark.rule("klong.clank.empty-supply")
def test_noise_without_stones_says_what_is_lacking(language: str, sentence: str) -> None:
    t = Klong(hand=["scepter_of_the_ape_lord"])
    t.bag(29, black=24)
    assert story(t, language, "play:scepter_of_the_ape_lord", skip=("played", "skill")) == sentence


# Damage is told as what is left


@both(
    "Die Karte „Oger“ weckt den Drachen. Der Drache greift an! 3 Steine werden gezogen. "
    "2 Klong!-Steine von Anna kommen in den Drachenbeutel. 2 Steine von Anna: Gesundheit 6 → 4. "
    "Schwarz: nichts passiert.",
    "The card “Ogre” wakes the dragon. The dragon attacks! 3 stones are drawn. "
    "2 Clank! stones of Anna go into the dragon bag. 2 stones of Anna: health 6 → 4. Black: nothing happens.",
)
@pytest.mark.rule("klong.dragon.attack-trigger")
def test_an_attack_names_its_card_and_what_it_leaves(language: str, sentence: str) -> None:
    t = Klong(hand=[], deck=[], damage=4, row=QUIET_ROW[:5])
    t.noise(2)
    t.reveals("ogre")
    t.stones(0, 0, "black")
    assert story(t, language, "end", skip=("ended", "revealed", "turn", "shuffled", "drew")) == sentence


@both(
    "Gefahr durch den Kobold: 1 Stein mehr. Der Drache greift an! 4 Steine werden gezogen.",
    "Danger from the Kobold: 1 more stone. The dragon attacks! 4 stones are drawn.",
)
@pytest.mark.rule("klong.keyword.danger")
def test_a_danger_names_its_card(language: str, sentence: str) -> None:
    t = Klong(hand=[], deck=[], row=["kobold", *QUIET_ROW[:4]])
    t.reveals("ogre")
    quiet = ("ended", "revealed", "turn", "woke", "drawn-black", "shuffled", "drew")
    assert story(t, language, "end", skip=quiet) == sentence


@both(
    "Anna geht nach F19 Hehlermarkt (1 Stiefel). Anna setzt 1 Schwert gegen die 2 Monster im Tunnel ein. "
    "Das übrige Monster im Tunnel fügt Anna 1 Schaden zu: Gesundheit 8 → 7.",
    "Anna moves to F19 Fences’ Market (1 boot). Anna spends 1 sword on the 2 monsters in the tunnel. "
    "The monster left in the tunnel deals 1 damage to Anna: health 8 → 7.",
)
@pytest.mark.rule("klong.move.monster-swords")
def test_tunnel_monsters_tell_swords_and_health(language: str, sentence: str) -> None:
    t = Klong(hand=["burgle"], room="F14", boots=1, swords=1, damage=2)
    assert story(t, language, "move:F19", "swords:1") == sentence


@pytest.mark.parametrize(
    ("way", "german", "english"),
    [
        (
            ("F08", "F14"),
            "Das Monster im Tunnel fügt Anna 1 Schaden zu: Gesundheit 8 → 7.",
            "The monster in the tunnel deals 1 damage to Anna: health 8 → 7.",
        ),
        (
            ("F14", "F19"),
            "Die Monster im Tunnel fügen Anna 2 Schaden zu: Gesundheit 8 → 6.",
            "The monsters in the tunnel deal 2 damage to Anna: health 8 → 6.",
        ),
    ],
    ids=["one", "two"],
)
@pytest.mark.rule("klong.move.monster-damage")
def test_one_monster_is_told_of_as_one(way: tuple[str, str], german: str, english: str) -> None:
    for language, sentence in (("de", german), ("en", english)):
        t = Klong(hand=["burgle"], room=way[0], boots=1, damage=2)
        assert story(t, language, f"move:{way[1]}", skip=("moved", "exhausted")) == sentence


@both(
    "2 Steine von Ben (nicht mehr dabei): nichts passiert. Schwarz: nichts passiert.",
    "2 stones of Ben (no longer in play): nothing happens. Black: nothing happens.",
)
@pytest.mark.rule("klong.out.stones-like-black")
def test_stones_of_whoever_is_out_are_not_said_to_be_out_themselves(language: str, sentence: str) -> None:
    t = Klong(3, hand=["mister_whiskers"])
    t.thief(1, status=ESCAPED)
    t.table.fate, t.table.fate_seat = 1, 1
    t.rage(3)
    t.bag(0, 2, 0, black=24)
    t.stones(1, 1, "black")
    t.do("play:mister_whiskers")
    assert story(t, language, "choose:attack", skip=("chose", "attack")) == sentence


@both(
    "Anna benutzt den Großen Heiltrank. Anna heilt 2 Schaden: Gesundheit 6 → 8.",
    "Anna uses the Potion of Greater Healing. Anna heals 2 damage: health 6 → 8.",
)
@pytest.mark.rule("klong.damage.heal")
def test_healing_tells_what_it_leaves(language: str, sentence: str) -> None:
    t = Klong(hand=["burgle"], tokens=["potion_of_greater_healing"], damage=4)
    assert story(t, language, "drink:potion_of_greater_healing") == sentence


@both(
    "Der Heilbrunnen heilt bei Anna 1 Schaden: Gesundheit 6 → 7.",
    "The fountain heals 1 damage for Anna: health 6 → 7.",
)
@pytest.mark.rule("klong.keyword.fountain")
def test_a_fountain_is_named_as_what_heals(language: str, sentence: str) -> None:
    t = Klong(hand=["burgle"], room="F17", boots=2, damage=4)
    assert story(t, language, "move:F12", skip=("moved",)) == sentence


# Causes


@both("Jetzt wirkt die Karte „Maulheld“. +3 Talent.", "The card “Swagger” takes effect now. +3 skill.")
@pytest.mark.rule("klong.keyword.order-independent")
def test_what_a_condition_gives_names_its_card(language: str, sentence: str) -> None:
    t = Klong(hand=["swagger", "monkeybot_3000"], deck=[])
    t.do("play:swagger")
    assert story(t, language, "play:monkeybot_3000", skip=("played", "clank")) == sentence


@both(
    "Anna erhält 2 Gold. Jetzt wirkt die Karte „Durchsuchen“. Anna erhält 1 Gold.",
    "Anna gains 2 gold. The card “Search” takes effect now. Anna gains 1 gold.",
)
@pytest.mark.rule("klong.keyword.order-independent")
def test_gold_on_top_of_gold_names_its_card(language: str, sentence: str) -> None:
    t = Klong(hand=["search", "pickaxe"])
    t.do("play:search")
    assert story(t, language, "play:pickaxe", skip=("played", "swords")) == sentence


@both(
    "Anna beendet den Zug. Jetzt wirkt die Karte „Meistereinbrecher“. Anna entsorgt Plündern.",
    "Anna ends the turn. The card “Master Burglar” takes effect now. Anna trashes Burgle.",
)
@pytest.mark.rule("klong.keyword.trash-timing")
def test_a_card_trashed_without_asking_names_its_cause(language: str, sentence: str) -> None:
    t = Klong(hand=["master_burglar"], discard=["burgle"], deck=[])
    t.do("play:master_burglar")
    assert story(t, language, "end", skip=("turn", "lapsed", "shuffled", "drew")) == sentence


@both(
    "Neu in der Verliesreihe: Beobachter. Begegnung: Beobachter. Anna macht 1 Klong! Ben macht 1 Klong!",
    "New in the dungeon row: Watcher. Arrive: Watcher. Anna makes 1 Clank! Ben makes 1 Clank!",
)
@pytest.mark.rule("klong.keyword.encounter")
def test_an_arrival_names_its_card(language: str, sentence: str) -> None:
    t = Klong(hand=[], deck=[], row=QUIET_ROW[:5])
    t.reveals("watcher")
    assert story(t, language, "end", skip=("ended", "turn", "drew", "shuffled")) == sentence


@both(
    "Anna beendet den Zug. Ungenutzt verfallen: 2 Talent, 1 Schwert, 3 Stiefel. "
    "Ungenutzt verfallen: 1 Teleport, Guthaben für 2 Klong!",
    "Anna ends the turn. Lost unused: 2 skill, 1 sword, 3 boots. Lost unused: 1 teleport, credit for 2 Clank!",
)
@pytest.mark.rule("klong.endturn.unused-lost")
def test_what_is_not_used_is_told_at_the_end_of_the_turn(language: str, sentence: str) -> None:
    t = Klong(hand=[], deck=[], skill=2, swords=1, boots=3, teleports=1, credit=2)
    assert story(t, language, "end", skip=("turn",)) == sentence


@pytest.mark.parametrize(
    ("left", "german", "english"),
    [
        ({"skill": 2}, "Ungenutzt verfallen: 2 Talent.", "Lost unused: 2 skill."),
        ({"swords": 2}, "Ungenutzt verfallen: 2 Schwerter.", "Lost unused: 2 swords."),
        ({"boots": 1}, "Ungenutzt verfallen: 1 Stiefel.", "Lost unused: 1 boot."),
        ({"swords": 1, "boots": 2}, "Ungenutzt verfallen: 1 Schwert, 2 Stiefel.", "Lost unused: 1 sword, 2 boots."),
        ({"skill": 1, "boots": 1}, "Ungenutzt verfallen: 1 Talent, 1 Stiefel.", "Lost unused: 1 skill, 1 boot."),
        ({"teleports": 2}, "Ungenutzt verfallen: 2 Teleports.", "Lost unused: 2 teleports."),
        ({"credit": 1}, "Ungenutzt verfallen: Guthaben für 1 Klong!", "Lost unused: credit for 1 Clank!"),
    ],
)
@pytest.mark.rule("klong.endturn.unused-lost", "klong.clank.surplus-expires")
def test_only_what_was_left_is_told(left: dict[str, int], german: str, english: str) -> None:
    for language, sentence in (("de", german), ("en", english)):
        t = Klong(hand=[], deck=[])
        t.turn(**left)
        assert story(t, language, "end", skip=("turn", "ended")) == sentence


# Out


@both(
    "Anna wählt „Drachenangriff“. Der Drache greift an! 3 Steine werden gezogen. "
    "1 Klong!-Stein von Anna kommt in den Drachenbeutel. Ein Stein von Anna: Gesundheit 1 → 0. "
    "Anna wird bewusstlos (F02 Verliestor). Anna stellt die eigene Figur auf Feld 1 des Schicksalswegs. "
    "2-mal Schwarz: nichts passiert. Ungenutzt verfallen: 2 Talent. Ben ist am Zug.",
    "Anna chooses “Dragon attack”. The dragon attacks! 3 stones are drawn. "
    "1 Clank! stone of Anna goes into the dragon bag. A stone of Anna: health 1 → 0. "
    "Anna is knocked out (F02 Dungeon Gate). Anna puts their pawn on space 1 of the countdown track. "
    "2 black ones: nothing happens. Lost unused: 2 skill. It is Ben’s turn.",
)
@pytest.mark.rule("klong.ko.full-track", "klong.fate.first-out")
def test_who_falls_neither_ends_the_turn_nor_draws(language: str, sentence: str) -> None:
    t = Klong(hand=["mister_whiskers", "burgle"], damage=9, room="F02", skill=2)
    t.noise(1)
    t.stones(0, "black", "black")
    t.do("play:mister_whiskers")
    assert story(t, language, "choose:attack") == sentence
    assert t.table.thieves[0].status == FALLEN
    assert (t.hand(), t.played(), t.discard()) == (["burgle"], ["mister_whiskers"], [])


@both(
    "Anna entkommt aus dem Verlies und bekommt einen Meisterdiebmarker! "
    "Anna stellt die eigene Figur auf Feld 1 des Schicksalswegs.",
    "Anna escapes from the dungeon and gets a mastery token! Anna puts their pawn on space 1 of the countdown track.",
)
@pytest.mark.rule("klong.fate.first-out")
def test_the_first_to_escape_begins_the_countdown(language: str, sentence: str) -> None:
    t = Klong(hand=["burgle"], room="F02", boots=1, tokens=["artifact_5"])
    assert story(t, language, "move:F01", skip=("moved",)) == sentence


@both(
    "Anna rückt auf Feld 2 des Schicksalswegs vor: Der Drache greift an und zieht dieses Mal 1 Stein mehr. "
    "Der Drache greift an! 4 Steine werden gezogen.",
    "Anna moves to space 2 of the countdown track: the dragon attacks and this time draws 1 more stone. "
    "The dragon attacks! 4 stones are drawn.",
)
@pytest.mark.rule("klong.fate.spaces-two-to-four")
def test_the_countdown_tells_what_its_space_does(language: str, sentence: str) -> None:
    t = Klong(2, start=1, hand=[], deck=[])
    t.thief(0, status=FALLEN)
    t.table.fate, t.table.fate_seat = 1, 0
    assert story(t, language, "end", skip=("ended", "turn", "drawn-black")) == sentence


# Things counted


@both("Anna spielt 3× Söldner aus.", "Anna plays 3× Mercenary.")
def test_what_is_counted_stands_without_article(language: str, sentence: str) -> None:
    t = Klong(hand=["mercenary"] * 3)
    since = len(t.match.entries) + 1
    t.do(*["play:mercenary"] * 3)
    entries = [entry for entry in t.match.log(0, since) if entry.kind == "played"]
    assert TEXTS[language].story(entries) == sentence


@both("Anna kauft 2× Zauberbuch für 7 Gold.", "Anna buys 2× Secret Tome for 7 gold.")
@pytest.mark.rule("klong.buy.to-discard-pile")
def test_cards_bought_for_gold_tell_their_price(language: str, sentence: str) -> None:
    t = Klong(hand=["underworld_dealing"], gold=8)
    t.do("play:underworld_dealing")
    assert story(t, language, "choose:tomes", skip=("chose",)) == sentence


@both("Anna erhält 1 Gold.", "Anna gains 1 gold.")
def test_who_was_not_asked_chose_nothing(language: str, sentence: str) -> None:
    t = Klong(hand=["underworld_dealing"], gold=0)
    assert story(t, language, "play:underworld_dealing", skip=("played",)) == sentence


# Turns without a choice


PARAGRAPHS = {
    "de": [
        "Anna beendet den Zug.",
        "Ben ist am Zug. Ben rückt auf Feld 2 des Schicksalswegs vor: Der Drache greift an und zieht dieses Mal "
        "1 Stein mehr. Der Drache greift an! 3 Steine werden gezogen. Ein Stein von Cleo (nicht mehr "
        "dabei): nichts passiert. 2-mal Schwarz: nichts passiert.",
        "Dora ist am Zug.",
    ],
    "en": [
        "Anna ends the turn.",
        "It is Ben’s turn. Ben moves to space 2 of the countdown track: the dragon attacks and this time draws "
        "1 more stone. The dragon attacks! 3 stones are drawn. A stone of Cleo (no longer in play): "
        "nothing happens. 2 black ones: nothing happens.",
        "It is Dora’s turn.",
    ],
}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("tell", [terminal.told, terminal.digest], ids=["in full", "in short"])
@pytest.mark.rule("klong.fate.step-instead-of-turn", "klong.out.no-turns")
def test_a_step_of_fate_is_a_paragraph_of_its_own_and_whoever_else_is_out_has_none(
    language: str, tell: Callable[..., list[Text]]
) -> None:
    t = Klong(4, hand=[], deck=[])
    t.thief(1, status=ESCAPED)
    t.thief(2, status=FALLEN)
    t.table.fate, t.table.fate_seat = 1, 1
    t.bag(0, 0, 1, black=24)
    t.stones(2, "black", "black")
    t.end()
    lines = tell(t.match, TEXTS[language], terminal.entries_since(t.match, 0, 0), None)
    assert [line.plain for line in lines] == PARAGRAPHS[language]


# The books


def tunnel() -> Klong:
    t = Klong(room="F14", boots=1, swords=1)
    t.do("move:F19", "swords:1")
    return t


def chalice() -> Klong:
    t = Klong(room="F31", boots=1)
    t.secrets("chalice")
    t.do("move:F37", "take:major_secret")
    return t


def lonely(*answers: str, **layout: Any) -> Klong:
    t = Klong(**layout)
    t.do(*answers)
    return t


def told_of(t: Klong, kind: str) -> tuple[list[Event], Event]:
    """Return the events of the last answer that tell of something, and the one that does."""
    events = t.match.entries[-1].events
    return events, next(event for event in events if GAME.about.events[event.kind].name == kind)


@pytest.mark.parametrize(
    ("layout", "kind", "fact"),
    [(tunnel, "fended", "b"), (tunnel, "unfended", "a"), (chalice, "found", "b")],
)
def test_the_books_find_a_false_number(layout: Callable[[], Klong], kind: str, fact: str) -> None:
    t = layout()
    check_numbers(t.match)
    _, event = told_of(t, kind)
    setattr(event, fact, getattr(event, fact) + 1)
    with pytest.raises(CheckFailed, match="story"):
        check_numbers(t.match)


@pytest.mark.parametrize(
    ("layout", "kind"),
    [
        (tunnel, "fended"),
        (tunnel, "unfended"),
        (chalice, "found"),
        (lambda: lonely("artifact:artifact_20", seats=4, room="F31"), "took"),
        (lambda: lonely("goods:backpack", room="F19", gold=7), "goods"),
        (lambda: lonely("drink:potion_of_healing", tokens=["potion_of_healing"]), "drank"),
        (lambda: lonely("move:F01", room="F02", boots=1, tokens=["artifact_5"]), "escaped"),
        (lambda: lonely("buy:mercenary", skill=2), "bought"),
        (lambda: lonely("use:ladder", skill=3), "used"),
        (lambda: lonely("fight:ogre", swords=3, row=["ogre"]), "beat"),
        (lambda: lonely("end", hand=[], deck=[], row=QUIET_ROW[:5], dungeon=["sneak"]), "revealed"),
    ],
)
def test_the_books_find_what_is_left_out(layout: Callable[[], Klong], kind: str) -> None:
    t = layout()
    check_numbers(t.match)
    events, event = told_of(t, kind)
    events.remove(event)
    with pytest.raises(CheckFailed, match="story"):
        check_numbers(t.match)
