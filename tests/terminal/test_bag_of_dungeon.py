"""Bag of Dungeon at a terminal: the map, the sheet, a fight with its odds, and a whole game by the advisor."""

import io

import verlies
from tests.terminal.desk import Desk, said
from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.bot.advisor import BagAdvisor
from verlies.terminal.around import Surroundings
from verlies.terminal.drawing import Drawing
from verlies.terminal.look import Look
from verlies.terminal.offers import offers
from verlies.terminal.prompt import listed
from verlies.terminal.screen import Screen
from verlies.terminal.table import Painter
from verlies.testing.bag_of_dungeon import Cave, lair, met
from verlies.text.words import Words


def painter(t: Cave, language: str = "de", seat: int = 0) -> Painter:
    words = Words(language, GAME.about.texts, ["Anna", "Ben", "Cleo", "Dora"])
    return Painter(words, GAME.static({}), seat, Look(["red", "blue"]), scene=t.match.scene(seat))


def told(t: Cave, language: str = "de", seat: int = 0) -> str:
    """Return the whole table in plain lines."""
    scene = t.match.scene(seat)
    lines = Drawing(
        painter(t, language, seat), scene, Screen(io.StringIO(), io.StringIO(), True, 100, 40), moved=True
    ).plain([])
    return "\n".join(line.plain for line in lines)


def test_a_fight_is_told_with_both_sides_and_all_odds() -> None:
    t = lair("skeleton")
    t.hero(0, gear=["iron_axe"])
    t.begin().walk("n1")
    t.dice(2, 2, 1, 4)
    t.do("fight")
    text = told(t)
    said(text, "Kampf: Skelett", "Eisenaxt 2", "Ergebnis 12", "Pasch bringt 4", "[2] [2]")
    said(
        text,
        "Kampf: Skelett\n",
        "  Anna: Gesundheit 10 von 10",
        "davon Eisenaxt 2",
        "  Skelett: Gesundheit des Gegners 6 von 12",
        "[1] [4]",
        "Siegchance im Kampf allein",
        "Ruf Ben zu Hilfe – wer hilft, verliert halb so viel wie du (1 AP, Siegchance im Kampf zusammen: 100 %",
        "Tod in der nächsten Runde",
    )
    said(text, "Pasch zählt nur bei Figuren")


def test_the_sheet_is_told_field_by_field() -> None:
    t = Cave()
    t.give(0, "steel_sword", "magic_boots@5", "loyal_bear")
    text = told(t.begin())
    said(text, "Hand 1: Stahlschwert", "Hand 2: –", "Stiefel: –", "(Zauberstiefel)", "Treuer Bär")


def test_options_tell_prices_and_what_lies_there() -> None:
    t = lair("goblin").begin()
    lines = "\n".join(line.plain for line in listed(offers(painter(t, "en"), t.match.scene(0).prompts[0])))
    said(lines, "Explore: draw a tile", "1 AP", "Walk to N1", "Monster tile M2; Goblin", "100%")


def test_where_the_ways_lead_is_told_with_what_lurks_there() -> None:
    t = lair("troll").corridor("e1", turns=1).begin()
    around = Surroundings(painter(t), t.match.scene(0))
    text = "\n".join(line.plain for line in around.lines(around.here(), "hier"))
    said(text, "Monsterkachel M2", "Troll")


def test_a_call_for_help_is_answered_with_one_word() -> None:
    t = met("troll")
    t.do("call:1")
    text = told(t, "en", 1)
    said(
        text,
        "Anna calls for help. Do you come?",
        "2: Go and help",
        "chance to win the fight together: 99%",
        "falls – Anna",
        "falls – Ben",
        "Distance 1",
    )


def test_a_whole_game_at_one_keyboard() -> None:
    desk = Desk("you,you", game=verlies.game("bag_of_dungeon"), seed="4")
    advisor, rng = BagAdvisor(), Rng(4)

    def advice(options: list[str]) -> str:
        match = desk.match
        pick = advisor.choose(observe(GAME, match.state, match.decisions[0].seats[0]), rng)
        return GAME.about.vocabulary.word(pick)

    text = desk.play_on(advice)
    assert desk.match.result is not None
    assert "⟨" not in text
    assert "Traceback" not in text


def test_a_trade_is_told_with_both_sides() -> None:
    t = Cave()
    t.give(0, "bow")
    t.give(1, "health_potion")
    t.begin().do("trade:1", "give:bow", "take:health_potion", "offer")
    said(told(t, seat=1), "Tausch", "Anna gibt: Bogen", "Ben gibt: Heiltrank")
