"""What the log says, word for word, in both languages: true numbers, a cause for whatever is forced, right grammar."""

from collections.abc import Callable

import pytest

from verlies.games.dungeonquest import GAME
from verlies.games.dungeonquest.boards import PLACES, TOWERS
from verlies.games.dungeonquest.content.ids import CAUSES
from verlies.games.dungeonquest.wounds import Heal, Wounds
from verlies.terminal.story import paragraphs
from verlies.testing.dungeonquest import Dungeon, cards, in_room, met
from verlies.text import words


def said(t: Dungeon, *kinds: str, language: str = "de") -> list[str]:
    """Return the sentences of some kinds of events since the table was laid out."""
    say = words(GAME, language, ["Anna", "Ben", "Cleo", "Dora"])
    return [say.log(entry) for entry in t.match.log(0) if entry.kind in kinds]


def both(t: Dungeon, kind: str) -> list[str]:
    """Return the last sentence of a kind in both languages."""
    return [said(t, kind, language=language)[-1] for language in ("de", "en")]


# What was false


def test_a_hero_stands_in_the_case_of_its_sentence() -> None:
    say = words(GAME, "de", ["Anna"])
    match = GAME.new(2, 1, {"heroes": "choose"})
    match.answer("hero:hugo")
    entry = next(entry for entry in match.log(0) if entry.kind == "hero")
    assert say.log(entry).endswith(" spielt Hugo den Glorreichen (Lebenskraft 16).")


def test_a_bridge_is_tested_with_its_load() -> None:
    t = in_room("bridge_oxox", hero={"loot": ["l_rope", "v_gold_30", "v_gold_40"]})
    t.dice(1, 1)
    t.do("cross", "pass")
    assert both(t, "loaded") == [
        "Die Last erhöht den Wurf von Anna um 3.",
        "The load raises the roll of Anna by 3.",
    ]
    assert both(t, "loaded-test") == [
        "Anna legt eine Probe ab: Gewandtheit, zwei Würfel samt Last höchstens 5 (gelingt zu 3 %).",
        "Anna makes a test: agility, two dice and the load at most 5 (3% to succeed).",
    ]
    assert said(t, "passed") == ["Erfolg: 5 gegen 5."]


def test_without_a_load_nothing_is_said_of_it() -> None:
    t = in_room("bridge_oxox")
    t.dice(1, 1)
    t.do("cross")
    assert (said(t, "loaded"), said(t, "test")) == (
        [],
        ["Anna legt eine Probe ab: Gewandtheit, höchstens 5 mit zwei Würfeln (gelingt zu 28 %)."],
    )


def test_a_penalty_that_is_not_suffered_is_not_told_as_a_number() -> None:
    t = met("m_troll_3_4", seats=1)
    t.dice(1, 1)
    t.do("flee")
    assert both(t, "slipped") == [
        "Anna flieht ohne Fluchtstrafe und lässt den Troll zurück.",
        "Anna flees from the Troll without an escape penalty.",
    ]
    t = met("m_troll_5_0")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert both(t, "fled") == [
        "Anna flieht und lässt den Troll zurück, ohne Fluchtstrafe.",
        "Anna flees from the Troll, without an escape penalty.",
    ]


def test_a_penalty_is_told_as_it_is_suffered() -> None:
    t = met("m_troll_3_4")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    assert both(t, "fled") == [
        "Anna flieht und lässt den Troll zurück, Fluchtstrafe 4.",
        "Anna flees from the Troll, escape penalty 4.",
    ]
    t = met("m_troll_3_4", seats=1)
    t.dice(6, 6, 6, 6)
    t.do("flee")
    assert both(t, "caught") == [
        "Die Flucht misslingt, Fluchtstrafe 4: Anna muss kämpfen.",
        "The flight fails, escape penalty 4: Anna must fight.",
    ]


def flight_shown(t: Dungeon) -> bool:
    """Return whether the scene shows a chance of flight."""
    spots = GAME.scene(t.match.view(0)).spots
    return any(fact.id == "flight" for spot in spots for fact in spot.facts)


def test_no_chance_of_flight_is_shown_where_there_is_nowhere_to_flee() -> None:
    assert flight_shown(met())
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    t.hero(0, place="c3", runes=["r_passage"])
    t.mark("monsters", "d3")
    t.begin(0)
    t.lay("c3", "dungeon_xxox", turns=1)
    t.draws("m_troll_5_0")
    t.do("use:r_passage", "move:d3")
    assert (t.ask(), flight_shown(t)) == ("Duel", False)


def test_alone_the_one_chance_of_flight_is_gone_with_the_fight() -> None:
    t = met(seats=1, heroes=("challara",))
    assert flight_shown(t)
    t.dice(3)
    t.do("fight")
    assert (t.ask(), flight_shown(t)) == ("OnWounds", False)


def test_a_travel_marker_that_goes_back_is_told_where_it_lies() -> None:
    t = Dungeon(2)
    t.hero(0, place="b4", facing="east", below=True)
    t.no_tiles()
    t.draws("k_exit")
    t.dice(1)
    t.begin(0)
    t.do("leave", "face:north")
    assert (t.place(), both(t, "marker-back")) == (
        "b4",
        [
            "Es gibt keine Raumplättchen mehr: Anna bleibt in den Katakomben, der Reisemarker liegt wieder bei B4.",
            "There are no room tiles left: Anna stays in the catacombs, and the travel marker lies at B4 again.",
        ],
    )


def test_the_travel_marker_tells_each_leg_and_what_is_lost() -> None:
    t = Dungeon(2)
    t.hero(0, place="m2", facing="east", below=True, wounds=0)
    t.draws("k_exit")
    t.dice(3)
    t.begin(0)
    t.do("leave", "face:north")
    assert both(t, "marker") == [
        "Der Reisemarker von Anna bleibt bei M2; an der Außenmauer verfällt 1 Schritt.",
        "The travel marker of Anna stays at M2; 1 step is lost at the outer wall.",
    ]
    assert both(t, "marker-on") == [
        "Nach Norden gedreht, kommt der Reisemarker von Anna zum Nordostturm; an der Außenmauer fehlen 2 Schritte, "
        "es drohen 2 Wunden.",
        "Turned north, the travel marker of Anna comes to the Northeast Tower; 2 steps are missing at the outer wall, "
        "so 2 wounds threaten.",
    ]


def test_a_travel_marker_that_does_not_move_stays() -> None:
    t = Dungeon(2)
    t.hero(0, place="e1", facing="east", below=True, wounds=0)
    t.draws("k_exit")
    t.dice(3)
    t.begin(0)
    t.do("leave", "face:north")
    assert both(t, "marker") == [
        "Der Reisemarker von Anna rückt nach F1 vor.",
        "The travel marker of Anna moves on to F1.",
    ]
    assert both(t, "marker-stays") == [
        "Nach Norden gedreht, bleibt der Reisemarker von Anna bei F1; an der Außenmauer fehlen 3 Schritte, "
        "es drohen 3 Wunden.",
        "Turned north, the travel marker of Anna stays at F1; 3 steps are missing at the outer wall, "
        "so 3 wounds threaten.",
    ]


def test_nobody_looks_into_a_direction_that_was_not_chosen_yet() -> None:
    t = in_room("stairs_oooo", hero={"facing": "west"})
    t.do("descend")
    spots = [spot for spot in GAME.scene(t.match.view(0)).spots if spot.id == "below"]
    assert (t.ask(), spots, t.below()) == ("PlaceMarker", [], False)
    t.do("face:north")
    assert (t.below(), said(t, "descended")) == (
        True,
        ["Anna betritt bei C3 die Katakomben; der Reisemarker zeigt nach Norden."],
    )


@pytest.mark.parametrize("tower", ["nw", "ne", "sw", "se"])
def test_a_tower_says_that_a_lone_hero_needs_a_treasure(tower: str) -> None:
    german, english = (words(GAME, language).say(f"room-tower_{tower}-0.text") for language in ("de", "en"))
    assert "Entkomme mit Beute (allein nur mit einem Schatz)" in german
    assert "escape with loot (alone only with a treasure)" in english


# Causes


def test_a_roll_is_repeated_in_the_dark_for_a_reason() -> None:
    t = in_room("dark_xooo")
    t.lay("b3", "dungeon_xxox")
    t.begin(0)
    t.dice(3, 1)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    t.do("grope")
    assert said(t, "rolled-one", "blocked") == [
        "Anna würfelt 3.",
        "Im Dunkeln führt der Wurf nach Westen, dort ist der Weg versperrt: Anna würfelt neu.",
        "Anna würfelt 1.",
    ]
    assert both(t, "blocked")[1] == "In the dark the roll leads west, where the way is blocked: Anna rolls again."


def test_a_turn_ends_in_a_corridor_for_a_reason() -> None:
    t = in_room("dungeon_oooo")
    for place in ("c2", "d2", "d3"):
        t.lay(place, "corridor_oooo")
    t.lay("c1", "corridor_oooo")
    t.lay("d1", "corridor_oooo")
    t.begin(0)
    t.do("move:c2", "move:d2", "move:d1", "move:c1", "move:c2")
    assert (t.active(), both(t, "again")) == (
        1,
        [
            "Anna ist in diesem Zug schon in diesem Korridor gewesen: Der Zug endet hier.",
            "Anna has been in this corridor in this turn before: the turn ends here.",
        ],
    )


def test_a_turn_that_goes_round_in_circles_ends_for_a_reason() -> None:
    t = Dungeon(2)
    t.lay("b1", "web_oooo")
    t.do("move:b1", "move:a1", "move:b1")
    assert both(t, "circles") == [
        "Anna dreht sich im Kreis, und nichts hat sich geändert: Der Zug endet hier.",
        "Anna goes round in circles, and nothing has changed: the turn ends here.",
    ]


@pytest.mark.card("v_lingering_shade", "v_torch_out")
def test_a_roll_of_the_status_phase_names_its_card() -> None:
    t = Dungeon(2)
    t.hero(0, kept=["v_lingering_shade"])
    t.dice(6, 6)
    t.begin(0)
    assert both(t, "status") == [
        "Anna handelt in der Zustandsphase den Anhänglichen Schatten ab.",
        "Anna resolves the Lingering Shade in the status phase.",
    ]
    t = Dungeon(2)
    t.hero(0, kept=["v_torch_out"])
    t.dice(6, 6)
    t.begin(0)
    assert both(t, "no-action") == [
        "Anna hat in diesem Zug keine Aktion mehr.",
        "Anna has no action left in this turn.",
    ]


@pytest.mark.card("v_ceiling")
def test_a_room_says_how_far_it_turns() -> None:
    t = in_room("dungeon_oooo")
    t.tiles("rotating_xxox")
    t.do("move:c2")
    assert both(t, "rotated") == ["Der Raum auf C2 dreht sich um 180°.", "The room in C2 turns by 180°."]
    t = in_room("dungeon_oooo")
    t.tiles("dungeon_oooo")
    t.draws("v_ceiling")
    t.do("move:c2")
    assert both(t, "rotated") == [
        "Der Raum auf C2 dreht sich um 90° im Uhrzeigersinn.",
        "The room in C2 turns by 90° clockwise.",
    ]


@pytest.mark.card("v_wizard_curse")
@pytest.mark.parametrize(
    ("die", "how"), [(1, "um 90° im Uhrzeigersinn"), (3, "um 180°"), (6, "um 90° gegen den Uhrzeigersinn")]
)
def test_corridors_say_how_far_they_turn(die: int, how: str) -> None:
    t = in_room("dungeon_oooo")
    t.tiles("dungeon_oooo")
    t.draws("v_wizard_curse")
    t.dice(die)
    t.do("move:c2")
    assert said(t, "corridors") == [f"Alle Korridore drehen sich {how}."]


@pytest.mark.card("v_bottle_imp", "k_chest")
def test_at_the_end_loot_says_what_is_rolled_for() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["v_bottle_imp", "k_chest"])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.dice(3, 2, 2)
    t.do("escape", "use:v_bottle_imp")
    assert said(t, "at-last", "opened", "rolled", "rolled-one", "value") == [
        "Das Spiel ist aus: Anna handelt den Flaschenteufel ab.",
        "Anna öffnet die Flasche.",
        "Anna würfelt 3.",
        "Das Spiel ist aus: Anna handelt die Schatztruhe ab.",
        "Anna würfelt 2 und 2.",
        "Anna bekommt für die Schatztruhe 400 Gold.",
    ]
    assert said(t, "opened", "value", language="en") == [
        "Anna opens the bottle.",
        "Anna gets 400 gold for the Treasure Chest.",
    ]


# What is left


def test_wounds_and_healing_tell_the_life_that_is_left() -> None:
    t = in_room()
    t.table.push(0, [Wounds(1), Wounds(2), Heal(2)])
    t.ready()
    assert said(t, "wounded", "healed") == [
        "Anna erleidet 1 Wunde: Lebenskraft 16 → 15.",
        "Anna erleidet 2 Wunden: Lebenskraft 15 → 13.",
        "Anna heilt 2 Wunden: Lebenskraft 13 → 15.",
    ]
    assert said(t, "wounded", "healed", language="en") == [
        "Anna suffers 1 wound: life 16 → 15.",
        "Anna suffers 2 wounds: life 15 → 13.",
        "Anna heals 2 wounds: life 13 → 15.",
    ]


def test_several_wounds_in_a_row_make_one_line_from_first_to_last() -> None:
    t = in_room()
    t.table.push(0, [Wounds(1), Wounds(2), Wounds(1)])
    t.ready()
    hurt = [entry for entry in t.match.log(0) if entry.kind == "wounded"]
    stories = [words(GAME, language, ["Anna", "Ben"]).story(hurt) for language in ("de", "en")]
    assert stories == ["Anna erleidet 4 Wunden: Lebenskraft 16 → 12.", "Anna suffers 4 wounds: life 16 → 12."]


def test_nobody_is_left_with_less_than_no_life() -> None:
    t = in_room(hero={"wounds": 14})
    t.table.push(0, [Wounds(5)])
    t.ready()
    assert said(t, "wounded", "died") == ["Anna erleidet 5 Wunden: Lebenskraft 2 → 0.", "Anna stirbt an den Wunden."]


def test_a_monster_tells_its_wounds_and_once_it_is_known_its_life() -> None:
    t = met("m_golem_6_4")
    t.duel("magic", "ranged")
    assert both(t, "hit") == [
        "Das Monster erleidet 1 Wunde (Wunden: 0 → 1).",
        "The monster suffers 1 wound (wounds: 0 → 1).",
    ]
    t = met("m_golem_6_4", seats=1)
    t.dice(6, 6, 6)
    t.do("fight")
    assert said(t, "turned-up", "struck")[:2] == [
        "Die Monsterkarte: Golem, Lebenskraft 6.",
        "Das Monster erleidet 2 Wunden: Lebenskraft 6 → 4.",
    ]


@pytest.mark.card("s_ferrox")
def test_a_beast_tells_its_life() -> None:
    t = in_room()
    t.draws("s_ferrox")
    t.dice(2, 1, 1, 1, 1)
    t.do("search")
    assert said(t, "foe", "foe-hit") == [
        "Das Tier hat 2 Lebenskraft.",
        "Das Tier verliert Lebenskraft: 2 → 1.",
        "Das Tier verliert Lebenskraft: 1 → 0. Es ist tot.",
    ]
    assert said(t, "foe", "foe-hit", language="en")[-1] == "The beast loses life: 1 → 0. It is dead."


@pytest.mark.card("k_chest", "v_gold_30")
def test_loot_tells_its_value_where_it_has_one() -> None:
    t = Dungeon(2)
    t.hero(0, place="b4", facing="east", below=True, pile=["k_chest"])
    t.lay("d3", "dungeon_oooo")
    t.draws("k_exit", "v_gold_30")
    t.dice(1)
    t.begin(0)
    t.do("leave", "face:north")
    assert said(t, "loot") == ["Anna hat neue Beute: Schatztruhe.", "Anna hat neue Beute: Goldmünzen (30 Gold)."]


@pytest.mark.card("z_gold_ring", "l_rope", "d_rage")
def test_lost_loot_tells_what_it_was_worth() -> None:
    t = Dungeon(2)
    t.hero(0, place="g5", loot=["z_gold_ring", "l_rope"])
    t.begin(0)
    t.draws("d_rage")
    t.dice(1, 1)
    t.do("dragon")
    assert both(t, "discarded") == ["Anna verliert den Goldring (190 Gold).", "Anna loses the Gold Ring (190 gold)."]


# Grammar


DEATHS = {
    "wounds": ("Anna stirbt an den Wunden.", "Anna dies of the wounds."),
    "card": ("Anna stirbt durch ein tödliches Ereignis.", "Anna is killed by a deadly event."),
    "pit": ("Anna stürzt in den Abgrund und stirbt.", "Anna falls into the bottomless pit and dies."),
    "sunset": ("Anna stirbt bei Sonnenuntergang im Verlies.", "Anna dies in the dungeon at sunset."),
    "dead-point": (
        "Anna kommt nirgends mehr hin und ist lebendig begraben.",
        "Anna has no way left and is buried alive.",
    ),
}


@pytest.mark.parametrize("cause", CAUSES[1:])
def test_every_death_is_a_right_sentence(cause: str) -> None:
    texts = [words(GAME, language) for language in ("de", "en")]
    assert DEATHS[cause] == tuple(
        each.say("log-died", player="Anna", cause=each.name("cause", cause)) for each in texts
    )


WHERE = {
    "a1": ("zum Nordwestturm", "to the Northwest Tower"),
    "m1": ("zum Nordostturm", "to the Northeast Tower"),
    "a10": ("zum Südwestturm", "to the Southwest Tower"),
    "m10": ("zum Südostturm", "to the Southeast Tower"),
    "g5": ("in die Schatzkammer (Nord)", "to the Treasure Chamber (north)"),
    "g6": ("in die Schatzkammer (Süd)", "to the Treasure Chamber (south)"),
    "d3": ("nach D3", "to D3"),
}


def test_the_towers_are_named_in_the_tests_of_their_names() -> None:
    assert {PLACES[cell] for cell in TOWERS} < set(WHERE)


@pytest.mark.parametrize("place", list(WHERE))
def test_moves_are_told_and_offered_with_the_right_article(place: str) -> None:
    for at, language in enumerate(("de", "en")):
        say = words(GAME, language)
        to = say.forms("place", place)["to"]
        moved = say.say("log-moved", player="Anna", place_to=to)
        move = say.say("option-move", target_to=to)
        there = WHERE[place][at]
        assert moved == f"Anna {'kommt' if at == 0 else 'comes'} {there}."
        assert move == f"{'Gehe' if at == 0 else 'Go'} {there}"


def test_where_somebody_begins_comes_up_and_returns_is_told_with_its_article() -> None:
    t = Dungeon(2, respawn="on")
    t.tiles("pit_oxox")
    t.dice(6, 6)
    t.do("move:b1", "tower:m10")
    assert both(t, "returned") == [
        "Anna ersteht im Südostturm wieder auf (Lebenskraft 16).",
        "Anna comes back to life in the Southeast Tower (life 16).",
    ]
    say = words(GAME, "de")
    facts = {"player": "Anna", "place_at": say.forms("place", "m1")["at"]}
    assert say.say("log-tower", **facts) == "Anna beginnt im Nordostturm."
    assert say.say("log-surfaced", **facts) == "Anna kommt im Nordostturm aus den Katakomben."
    assert say.say("log-monster", monster="ein Troll", **facts) == "Da lauert ein Troll im Nordostturm!"


@pytest.mark.card("k_deep_elf")
def test_a_bribe_tells_price_and_offer() -> None:
    t = Dungeon(2)
    t.hero(0, place="b4", facing="east", below=True, loot=["y_gold_250"])
    t.draws("k_deep_elf")
    t.dice(3)
    t.begin(0)
    t.do("discard:y_gold_250")
    assert both(t, "bribed") == [
        "Die Dunkelelfe verlangt 300 Gold, das Angebot beträgt 250.",
        "The deep elf demands 300 gold; the offer is 250.",
    ]


@pytest.mark.card("k_deep_elf")
def test_a_bribe_that_is_just_as_much_has_an_outcome() -> None:
    t = Dungeon(2)
    t.hero(0, place="b4", facing="east", below=True, loot=["l_gold_200"])
    t.draws("k_deep_elf")
    t.dice(2)
    t.begin(0)
    t.do("discard:l_gold_200")
    assert both(t, "bribe-even") == [
        "Angebot und Preis sind gleich (200 Gold): Anna darf nicht hinaus, und es geschieht nichts.",
        "Offer and price are equal (200 gold): Anna may not leave, and nothing happens.",
    ]


@pytest.mark.card("f_gas")
@pytest.mark.parametrize(
    ("dice", "sentences"),
    [
        ((4, 3), ["Wurf 4 minus 3: 1 Wunde.", "Wurf 3 minus 3: Anna verliert keinen Zug."]),
        (
            (2, 5),
            ["Wurf 2 minus 3: keine Wunde.", "Wurf 5 minus 3: 2 Züge sind verloren.", "Anna verliert 2 Züge."],
        ),
    ],
)
def test_gas_tells_what_its_rolls_mean(dice: tuple[int, int], sentences: list[str]) -> None:
    t = Dungeon(2)
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_gas")
    t.dice(*dice)
    t.do("move:b1")
    assert said(t, "dice-wounds", "dice-turns", "loses-turns") == sentences


def sipping(dice: tuple[int, int], wounds: int) -> Dungeon:
    """Return seat 0 who drinks an unstable potion."""
    t = in_room()
    t.hero(0, loot=["v_unstable_potion"], wounds=wounds)
    t.begin(0)
    t.dice(*dice)
    t.do("use:v_unstable_potion")
    return t


def haunted(card: str, *dice: int) -> Dungeon:
    """Return seat 0 after the status phase with a kept card."""
    t = in_room()
    below = card.startswith("k_")
    t.hero(0, place="c3", below=below, kept=[] if below else [card], pile=[card] if below else [])
    t.table.heroes[0].active = cards(card)
    t.draws("k_hole")
    t.dice(*dice, 1, 1)
    t.begin(0)
    return t


def digging() -> Dungeon:
    """Return seat 0 among old bones that stay down."""
    t = in_room()
    t.lay("c2", "dungeon_oooo")
    t.begin(0)
    t.draws("v_crypt", "y_old_bones")
    t.dice(3)
    t.do("move:c2", "draw:crypt")
    return t


def reading() -> Dungeon:
    """Return seat 0 whose turn a book ends."""
    t = Dungeon(2)
    t.hero(0, place="g5", loot=["z_forbidden_tome"])
    t.begin(0)
    t.dice(3, 4)
    t.do("use:z_forbidden_tome")
    return t


def at_last(loot: str, *dice: int, do: tuple[str, ...] = ()) -> Dungeon:
    """Return the end of a game with one survivor, who has but one card that does something then."""
    t = Dungeon(2)
    t.hero(0, loot=[loot])
    t.hero(1, status="dead", cell=-1)
    t.begin(0)
    t.dice(*dice)
    t.do("escape", *do)
    return t


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (lambda: sipping((3, 4), 5), "Wurf 7: Es geschieht nichts."),
        (lambda: sipping((4, 5), 0), "Wurf 9: Es geschieht nichts."),
        (lambda: sipping((6, 6), 0), "Wurf 12: Es geschieht nichts."),
        (lambda: haunted("v_lingering_shade", 2, 2), "Wurf 4: Es geschieht nichts."),
        (lambda: haunted("k_spider_venom", 3), "Wurf 3: Es geschieht nichts."),
        (digging, "Wurf 3: Es geschieht nichts."),
        (reading, "Wurf 7: Der Zug von Anna endet."),
        (lambda: at_last("v_bottle_imp", 3, do=("use:v_bottle_imp",)), "Wurf 3: Es geschieht nichts."),
        (lambda: at_last("v_bottle_imp", 1, do=("use:v_bottle_imp",)), "Wurf 1: Es geschieht nichts."),
        (lambda: at_last("z_artifact_eater", 1, 3), "Wurf 4: Es geschieht nichts."),
    ],
)
def test_dice_that_do_nothing_say_so(table: Callable[[], Dungeon], sentence: str) -> None:
    assert said(table(), "nothing", "halt") == [sentence]


@pytest.mark.parametrize(
    ("count", "german", "english"),
    [
        (1, "Dir droht 1 Wunde.", "You are about to suffer 1 wound."),
        (2, "Dir drohen 2 Wunden.", "You are about to suffer 2 wounds."),
    ],
)
def test_whoever_may_prevent_wounds_is_told_how_many(count: int, german: str, english: str) -> None:
    t = Dungeon(2, heroes=("challara", "lindel"))
    t.table.agenda.clear()
    t.table.push(0, [Wounds(count)])
    t.ready()
    for language, sentence in (("de", german), ("en", english)):
        assert words(GAME, language).ask(t.match.decision, 0).startswith(sentence)


def test_a_used_rune_and_a_used_treasure_are_told_apart() -> None:
    t = in_room(hero={"loot": ["z_rune_scarab"]}, texts="on")
    t.table.heroes[0].used = cards("r_passage")
    t.table.boxed = cards("r_passage")
    t.begin(0)
    t.do("use:z_rune_scarab")
    assert said(t, "used-up", "rune", "rune-back") == [
        "Anna benutzt den Runenskarabäus und legt die Karte ab (400 Gold).",
        "Anna holt die Rune des Durchgangs zurück.",
    ]


def test_a_lost_turn_is_a_paragraph_of_its_own() -> None:
    t = in_room(seats=3)
    t.hero(1, skip=1)
    t.lay("c2", "trap_oooo")
    t.draws("f_ceiling")
    t.do("move:c2")
    parts = paragraphs(t.match, t.match.log(0, since=1))
    assert [(seat, [entry.kind for entry in part][-1]) for seat, part in parts] == [
        (0, "rotated"),
        (1, "skipped"),
        (2, "turn"),
    ]


def test_the_sun_on_its_last_space_is_told_so() -> None:
    t = Dungeon(2)
    t.table.sun = 30
    t.dice(6)
    t.begin(0)
    assert both(t, "last-roll") == [
        "Die Sonne steht auf dem letzten Feld, der Würfel zeigt 6; bei höchstens 5 geht sie unter.",
        "The sun is on its last space, the die shows 6; at 5 or less it sets.",
    ]


def test_the_roll_for_the_sun_names_its_die() -> None:
    t = Dungeon(2)
    t.table.sun = 25
    t.dice(4)
    t.begin(0)
    assert both(t, "sun-roll") == [
        "Der Würfel für die Sonne zeigt 4; bei höchstens 1 geht sie unter.",
        "The die for the sun shows 4; at 1 or less it sets.",
    ]


def test_the_name_of_an_ability_stands_in_quotation_marks() -> None:
    t = in_room(heroes=("challara", "hugo"))
    t.lay("c2", "trap_oooo")
    t.begin(0)
    t.draws("f_explosion")
    t.do("move:c2")
    assert [each[-1] for each in asked(t)] == ["Nutze „Brightblaze“", "Use “Brightblaze”"]
    t.do("ability:brightblaze")
    assert both(t, "ability") == ["Anna nutzt „Brightblaze“.", "Anna uses “Brightblaze”."]


# Questions and answers


def asked(t: Dungeon, seat: int = 0) -> list[list[str]]:
    """Return a question with its answers in both languages."""
    decision = t.match.decision
    assert decision is not None
    both_ = [words(GAME, language, ["Anna", "Ben"]) for language in ("de", "en")]
    return [
        [say.ask(decision, seat), *(say.option(option, decision.ask) for option in decision.options)] for say in both_
    ]


def test_the_order_of_kept_cards_is_chosen_and_no_card_taken() -> None:
    t = Dungeon(2)
    t.hero(0, kept=["v_torch_out", "k_torch_out"])
    t.begin(0)
    assert t.ask() == "StatusOrder"
    assert [each[0] for each in asked(t)] == ["Welche Karte handelst du zuerst ab?", "Which card do you resolve first?"]
    answers = [each[1] for each in asked(t)]
    assert (answers[0][:14], answers[0][-3:]) == ("Handle zuerst ", " ab")
    assert (answers[1][:8], answers[1][-6:]) == ("Resolve ", " first")


def test_the_neighbour_is_told_whose_hero_comes_back() -> None:
    t = Dungeon(2, respawn="on")
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("move:b1")
    assert (t.ask(), [each[0] for each in asked(t, 1)]) == (
        "Respawn",
        [
            "In welchem Turmzimmer ersteht der Held von Anna wieder auf?",
            "In which tower room does the hero of Anna come back to life?",
        ],
    )


def test_a_load_is_discarded_without_saying_that_every_card_counts() -> None:
    t = in_room("bridge_oxox", hero={"loot": ["l_rope"]})
    t.do("cross")
    assert [each[0] for each in asked(t)] == [
        "Legst du vor dem Überqueren Beute ab? Was du trägst, macht die Probe schwerer.",
        "Do you discard loot before crossing? What you carry makes the test harder.",
    ]


def test_the_web_says_that_the_way_back_is_not_always_free() -> None:
    told = [words(GAME, language).say("room-web_oooo-0.text") for language in ("de", "en")]
    assert [each.rpartition(". ")[2] for each in told] == [
        "Beginnst du deinen Zug hier, verlangt sie auch der Weg zurück.",
        "If you start your turn here, so does the way back.",
    ]


@pytest.mark.card("l_rope", "z_jinn_lamp")
def test_what_loot_does_is_told() -> None:
    t = in_room(hero={"loot": ["l_rope", "z_jinn_lamp"]}, texts="on")
    t.lay("c2", "pit_oxox")
    t.begin(0)
    t.do("move:c2", "use:l_rope")
    assert both(t, "sure") == ["Die Probe gelingt ohne Wurf.", "The test succeeds without a roll."]
    t.begin(0)
    t.do("use:z_jinn_lamp", "hop:a10")
    assert both(t, "carried") == [
        "Der Dschinn trägt Anna zum Südwestturm.",
        "The jinn carries Anna to the Southwest Tower.",
    ]
