"""What the log of Bag of Dungeon says, word for word, in both languages: true numbers and right grammar."""

import pytest

from tests.bag_of_dungeon.test_end import before_dragon
from verlies.games.bag_of_dungeon import GAME
from verlies.testing.bag_of_dungeon import Cave, lair, met
from verlies.text import LANGUAGES, words


def said(t: Cave, *kinds: str, language: str = "de") -> list[str]:
    """Return the sentences of some kinds of events, of all kinds if none is named."""
    say = words(GAME, language, ["Anna", "Ben", "Cleo", "Dora"])
    return [say.log(entry) for entry in t.match.log(0) if not kinds or entry.kind in kinds]


def both(t: Cave, kind: str) -> list[str]:
    """Return the last sentence of a kind in both languages."""
    return [said(t, kind, language=language)[-1] for language in LANGUAGES]


def test_a_round_is_told_with_doubles_and_bonus() -> None:
    t = met("skeleton")
    t.dice(2, 2, 1, 4)
    t.do("fight")
    assert said(t, "threw-two", "scored", "foe-threw-two", "foe-scored", "foe-hurt") == [
        "Anna würfelt 2 und 2.",
        "Ergebnis von Anna: 8 + 2 = 10.",
        "Das Monster würfelt 1 und 4.",
        "Ergebnis des Monsters: 5 + 1 = 6.",
        "Das Monster erleidet 4 Schaden (Gesundheit 12 → 8).",
    ]
    assert both(t, "met") == [
        "Anna trifft auf das Skelett (Gesundheit 12).",
        "Anna meets the Skeleton (health 12).",
    ]


def test_a_lethal_blow_is_reckoned_before_our_eyes() -> None:
    t = met("troll")
    t.do("skill")
    t.dice(2, 2, 1, 1)
    t.do("fight")
    assert both(t, "scored-twice") == [
        "Todesstoß! Ergebnis von Anna: (8 + 2) × 2 = 20.",
        "Lethal Blow! Anna’s result: (8 + 2) × 2 = 20.",
    ]
    assert both(t, "skill") == ["Anna setzt den Todesstoß ein.", "Anna uses Lethal Blow."]


def test_help_is_told_by_who_comes_to_whom() -> None:
    t = met("troll")
    t.do("call:1")
    t.do("agree", seat=1)
    assert both(t, "called") == ["Anna ruft Ben zu Hilfe.", "Anna calls Ben for help."]
    assert both(t, "helps") == ["Ben kommt nach N1 und hilft Anna.", "Ben comes to N1 and helps Anna."]


def test_what_armour_keeps_off_and_a_partner_loses_is_told() -> None:
    t = lair("troll")
    t.hero(0, gear=["steel_shield"])
    t.begin().walk("n1")
    t.do("call:1")
    t.do("agree", seat=1)
    t.dice(1, 2, 3, 6, 6)
    t.do("fight", seat=0)
    assert said(t, "guarded", "hurt", "half-hurt") == [
        "Der Schutz von Anna fängt 1 von 8 Schaden ab.",
        "Anna erleidet 7 Schaden (Gesundheit 10 → 3).",
        "Ben hilft und erleidet die Hälfte davon, 3 Schaden (Gesundheit 12 → 9).",
    ]


def test_running_is_told_with_its_price() -> None:
    t = met("troll")
    t.do("run:0")
    assert said(t, "ran", "winded") == [
        "Anna läuft weg und lässt den Troll zurück.",
        "Das Weglaufen kostet Anna 1 Gesundheit (10 → 9).",
    ]
    assert said(t, "moved")[-1] == "Anna flieht zum Start."


def test_a_death_and_what_is_left_behind() -> None:
    t = lair("troll")
    t.hero(0, gear=["steel_sword"], health=1)
    t.begin().walk("n1")
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert said(t, "died", "dropped", "back") == [
        "Anna stirbt auf N1; übrig: 2 Leben.",
        "Anna lässt das Stahlschwert auf N1 zurück.",
        "Anna kommt mit 10 Gesundheit zum Start zurück.",
    ]
    assert both(t, "died")[1] == "Anna dies on N1; 2 lives left."


def test_a_reward_is_one_item_or_several() -> None:
    for monster, german, english in (
        ("zombie", "Belohnung: 1 Gegenstand.", "Reward: 1 item."),
        ("troll", "Belohnung: 2 Gegenstände.", "Reward: 2 items."),
    ):
        t = met(monster)
        t.table.fight.health = 1
        t.dice(6, 6, 1, 1)
        t.do("fight")
        assert both(t, "reward") == [german, english]


def test_a_trap_tells_who_is_hurt() -> None:
    t = met("zombie")
    t.table.fight.health = 1
    t.dice(6, 6, 1, 4)
    t.items("spear_trap")
    t.do("fight", "draw")
    assert said(t, "drew", "trap", "trapped") == [
        "Anna zieht aus dem Beutel: Speerfalle.",
        "Eine Falle für alle auf der Kachel von Anna: Speerfalle!",
        "Anna erleidet in der Falle 4 Schaden (Gesundheit 10 → 6).",
    ]


def test_where_somebody_puts_something() -> None:
    t = Cave()
    t.pile("start", "iron_axe", "magic_boots")
    t.begin().do("pick:iron_axe", "put:0", "pick:magic_boots", "put:3")
    assert said(t, "stowed") == [
        "Anna hat jetzt die Eisenaxt (in der Hand).",
        "Anna hat jetzt die Zauberstiefel (an den Füßen).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ring_is_rolled_for_when_the_last_tile_lies(language: str) -> None:
    t = lair("-")
    t.stack("T17")
    t.begin().do("explore")
    t.dice(1, 1)
    t.do(t.to("lay", "e1"), "turn:1")
    start = {
        "de": "Die letzte Kachel liegt. Anna würfelt für den Ring: 1 + 1 = 2.",
        "en": "The last tile is laid. Anna rolls for the Ring: 1 + 1 = 2.",
    }
    laid = {
        "de": "Der Ring der Schöpfung erscheint auf N1, auf M2.",
        "en": "The Ring of Creation appears on N1, on M2.",
    }
    assert said(t, "ring-roll", "ring-laid", language=language) == [start[language], laid[language]]


@pytest.mark.rule("bag.monster.heals")
def test_a_monster_that_was_hurt_recovers_when_one_runs() -> None:
    t = met("troll")
    t.do("run:0")
    assert not said(t, "heals-back"), "it was not hurt"
    t = met("troll")
    t.dice(2, 3, 1, 1)
    t.do("fight", "run:0")
    assert both(t, "heals-back") == ["Wieder ganz gesund: Troll auf N1.", "At full health again: Troll on N1."]


@pytest.mark.rule("bag.item.draw-optional")
def test_who_declines_says_how_many() -> None:
    for monster, german in (
        ("zombie", "Anna verzichtet auf einen Gegenstand."),
        ("troll", "Anna verzichtet auf 2 Gegenstände."),
    ):
        t = met(monster)
        t.table.fight.health = 1
        t.dice(6, 6, 1, 1)
        t.do("fight", "pass")
        assert said(t, "left-it") == [german]


@pytest.mark.rule("bag.end.win")
def test_a_victory_without_the_ring_does_not_speak_of_it() -> None:
    for gear, german in (
        ([], "Der Drache ist besiegt: Alle haben gewonnen!"),
        (["ring"], "Der Drache ist besiegt und der Ring gerettet: Alle haben gewonnen!"),
    ):
        t = Cave(win="dragon").lay("n1", "T02")
        t.hero(0, gear=gear)
        t.begin().walk("n1")
        t.table.fight.health = 1
        t.dice(6, 6, 1, 1, 1, 1)
        t.do("fight")
        assert said(t, "won") == [german]


@pytest.mark.rule("bag.dragon.gear-to-pool")
def test_gear_for_a_pool_that_is_not_laid_is_not_said_to_be_in_it() -> None:
    t = before_dragon()
    t.give(0, "iron_axe")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6, 6, 6)
    t.do("fight")
    assert not said(t, "pool-filled"), "there is no pool yet"
    assert both(t, "to-pool") == ["Für den Heilpool: Eisenaxt (Anna).", "For the Healing Pool: Iron Axe (Anna)."]


def test_a_trade_is_told_once() -> None:
    t = Cave()
    t.give(0, "iron_axe")
    t.give(1, "torch")
    t.begin()
    t.do("trade:1", "give:iron_axe", "take:torch", "offer", "agree")
    told = [sentence for sentence in said(t) if "axt" in sentence or "Fackel" in sentence]
    assert told == ["Anna gibt Ben die Eisenaxt.", "Ben gibt Anna die Fackel."]


def result_of(t: Cave, language: str) -> list[str]:
    """Return the verdict, then what is said of the first hero."""
    say, result = words(GAME, language, ["Anna", "Ben"]), t.match.result
    assert result is not None
    return [say.verdict(result), *(say.points(line) for line in result.breakdown[0])]


def test_who_plays_together_is_told_how_it_ended_and_what_each_has_done() -> None:
    t = before_dragon(win="dragon")
    t.hero(0, trophies=["goblin", "goblin", "zombie"])
    t.table.fight.health = 1
    t.dice(6, 6, 1, 1, 1, 1)
    t.do("fight")
    assert result_of(t, "de") == [
        "Ihr habt gemeinsam gewonnen: Der Rote Drache ist besiegt!",
        "Besiegt: 2× Goblin",
        "Besiegt: Zombie",
        "Den Drachen getötet",
        "3 Leben übrig",
    ]
    assert result_of(t, "en")[1:] == ["Beaten: 2× Goblin", "Beaten: Zombie", "Slew the dragon", "3 lives left"]


# What is said of questions and shots


def asked(t: Cave, seat: int) -> str:
    """Return the question as a seat reads it in English."""
    scene = t.match.scene(seat)
    prompt = next(prompt for prompt in scene.prompts if prompt.choices)
    return words(GAME, "en", ["Ann", "Bob"]).question(scene, prompt, seat)


def test_two_items_that_are_due_are_called_two_and_giving_up_says_both() -> None:
    t = met("troll")
    t.dice(6, 6, 1, 1)
    t.do("fight")
    assert "2 items" in asked(t, 0)
    notes = {choice.id: choice.notes for prompt in t.match.scene(0).prompts for choice in prompt.choices}
    assert notes["pass"] == ("note-without=2",)
    t.items("bow")
    t.do("draw", "put:0")
    assert "2 items" not in asked(t, 0)
    notes = {choice.id: choice.notes for prompt in t.match.scene(0).prompts for choice in prompt.choices}
    assert notes["pass"] == ()


@pytest.mark.card("witchs_claw")
def test_who_is_asked_for_an_item_is_told_which_by_what() -> None:
    t = Cave()
    t.give(0, "witchs_claw")
    t.give(1, "bow", "magic_boots")
    t.begin()
    t.do("use:witchs_claw", "aim-at:1", "take:magic_boots")
    told = asked(t, 1)
    assert "Magic Boots" in told
    assert told.startswith("Witch’s Claw")


@pytest.mark.card("vampire_teeth")
def test_who_is_asked_for_health_is_told_how_much() -> None:
    t = met("troll")
    t.give(0, "vampire_teeth")
    t.hero(0, health=3)
    t.hero(1, health=4)
    t.again()
    t.do("use:vampire_teeth", "aim-at:1")
    told = asked(t, 1)
    assert "3 health" in told, "and one is left"
    assert "Troll" not in told


def test_a_shot_is_told_with_weapon_and_target() -> None:
    t = lair("troll")
    t.give(0, "bow")
    t.begin()
    t.do("use:bow")
    assert asked(t, 0) == "Bow: What do you aim at?"
    t.dice(1)
    t.do(t.to("aim", "n1"))
    assert t.said("shot-foe") == [{"item": "bow", "monster": "troll", "place": "n1"}]
    hidden = lair()
    hidden.give(0, "bow")
    hidden.begin()
    hidden.dice(1)
    hidden.do("use:bow", hidden.to("aim", "n1"))
    assert (hidden.said("shot"), hidden.said("shot-foe")) == ([{"item": "bow", "place": "n1"}], [])


@pytest.mark.rule("bag.combat.pasch-doubles", "bag.combat.triple-quadruple", "bag.combat.pasch-groups")
@pytest.mark.parametrize(
    ("dice", "rule"),
    [
        ((2, 2), "pasch-doubles"),
        ((2, 2, 2), "triple-quadruple"),
        ((2, 2, 5), "pasch-groups"),
    ],
)
def test_doubles_cite_the_rule_of_what_was_thrown(dice: tuple[int, ...], rule: str) -> None:
    t = lair("troll")
    t.give(0, *["loyal_bear"][: len(dice) - 2])
    t.begin().walk("n1")
    t.dice(*dice, 1, 1)
    t.do("fight")
    assert [e.rule for e in t.match.log(0) if e.kind == "doubles"] == [f"bag.combat.{rule}"]
