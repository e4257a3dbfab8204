"""Several people at one screen: nobody sees what is not theirs."""

import re

import pytest

from tests.terminal.desk import Desk, said
from verlies.core.rng import Rng
from verlies.terminal.screen import BLANKS, WIPE


def pieces(text: str, curtain: str = "\n" * BLANKS) -> list[str]:
    """Return what each person saw between two curtains."""
    return text.split(curtain)[1:]


@pytest.mark.feature(45)
def test_a_curtain_falls_between_people() -> None:
    text = Desk("you,you", "", "play all", "end", "", "play all").run()
    seen = pieces(text)
    assert len(seen) == 2
    said(seen[0], "Rot, du bist gefragt.", "Rot (du)")
    said(seen[1], "Gelb, du bist gefragt.", "Gelb (du)")


def test_a_terminal_is_wiped_with_its_history() -> None:
    text = Desk("you,you", "", "play all", "end", "", plain=False).run()
    assert len(pieces(text, WIPE)) == 2
    assert "\x1b[3J" in text


def test_behind_the_curtain_nothing_is_shown_before_enter() -> None:
    text = Desk("you,you", "", "play all", "end").run()
    assert pieces(text)[-1].strip().endswith("drücke Enter.")


def test_one_human_among_bots_needs_no_curtain() -> None:
    assert "\n" * BLANKS not in Desk("you,bot", "play all", "end").run()


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_nobody_reads_what_others_draw_or_hold(seed: str) -> None:
    desk = Desk("you,you,you", seed=seed)
    rng = Rng(int(seed))
    steps = iter(range(400))

    def choose(options: list[str]) -> str:
        return "quit" if next(steps, None) is None else options[rng.below(len(options))]

    for piece in pieces(desk.play_on(choose)):
        reader = re.match(r"(\w+), du bist gefragt", piece)
        if reader is None:
            continue
        others = {"Rot", "Gelb", "Grün"} - {reader[1]}
        for other in others:
            assert not re.search(rf"{other} zieht (?!\d)", piece), f"{reader[1]} reads what {other} draws"
            assert f"Hand – {other}: " not in piece or re.search(rf"Hand – {other}: \d+\n", piece)
        hands = re.findall(r"^Hand: .*$", piece, re.M)
        assert hands or "Hand: " not in piece


def test_the_same_deal_with_other_hidden_cards_looks_the_same() -> None:
    """What a reader sees does not depend on what lies in others' hands."""
    desk = Desk("you,you", "", "table", "map", "piles", "log 9", "why", "hint")
    text = desk.run()
    state = desk.match.state.thieves[1]
    other = Desk("you,you", "", "table", "map", "piles", "log 9", "why", "hint")
    thief = other.match.state.thieves[1]
    thief.hand, cells = sorted(thief.deck.cards())[: len(thief.hand)], sorted(thief.deck.cards() + thief.hand)
    for card in thief.hand:
        cells.remove(card)
    thief.deck.cells = cells
    assert state.hand != thief.hand
    assert other.run() == text
