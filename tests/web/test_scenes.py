"""Every kind of scene: what is seen and heard of it, from recorded games, several in one sitting."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import RESULT, Player
from tests.web.recorded import View, end, event, only
from tests.web.test_stage import REST
from tests.web.witness import Seen, attend, play, played

Sit = Callable[..., Player]
FAST = 0.45
SETTINGS = """
localStorage.setItem("verlies-motion", "fast");
localStorage.setItem("verlies-volume", "50");
"""
DRAWN = "import('/web/net/state.mjs').then((s) => s.art.value.symbols && s.art.value.faces)"
SPOT = "(id) => import('/web/stage/figures.mjs').then((f) => f.spotOf(f.piece(id))).then(({ x, y }) => [x, y])"
MIDDLE = "import('/web/stage/anchors.mjs').then((a) => a.board()).then((b) => [b.x + b.width / 2, b.y + b.height / 2])"
LATE = "(all) => all.map((e) => parseFloat(getComputedStyle(e).animationDelay))"
FALLS = "rotate(-96deg) translateY(14px)"
RISES = "translateY(-90px)"
LAST = [-600 / 7]
"""Where the last of seven faces lies up."""
MOTION = "(value) => import('/web/base/prefs.mjs').then((p) => p.setMotion(value))"
CHANNEL = "([name, value]) => import('/web/base/prefs.mjs').then((p) => p.setChannel(name, value))"
VOLUME = "(value) => import('/web/base/prefs.mjs').then((p) => p.setVolume(value))"


def sitting(sit: Sit, game: str) -> Player:
    """Sit at a table of three where everything is fast and can be heard."""
    anna = sit(moving=True)
    anna.page.add_init_script(SETTINGS)
    anna.sit_at("greedy", "greedy", game=game, seed="web-2")
    anna.wait_for_turn()
    anna.until(DRAWN)
    attend(anna)
    return anna


def numbers(step: str) -> list[float]:
    """Return the numbers of a transform."""
    return [float(number) for number in re.findall(r"-?[\d.]+", step)]


def check_turn(anna: Player, views: list[View]) -> None:
    """Whoever has waited is told large that it is their turn; whoever has just acted is not."""
    shown = played(anna, views)
    assert shown.said() == [("banner tone-turn", "It is your turn!")]
    assert (len(shown.moved("ring")), shown.heard) == (1, ["turn"])
    shown = played(anna, views, busy=True)
    assert (shown.said(), len(shown.moved("ring")), shown.heard) == ([], 1, [])


def check_walk_and_undo(anna: Player, views: list[View]) -> None:
    """A pawn walks along the way that is drawn, while it is hidden itself; taken back, it glides home."""
    play(anna, views[0])
    home = anna.page.evaluate(SPOT, "pawn-1")
    shown = play(anna, views[1])
    there = anna.page.evaluate(SPOT, "pawn-1")
    [walk] = shown.moved("double")
    assert home != there
    assert (numbers(walk.steps[0]), numbers(walk.steps[-1])) == (home, there)
    assert len({*walk.steps}) > 5, "as the crow flies"
    assert walk.covered == ["pawn-1"]
    assert shown.heard == ["step"]
    anna.until(REST)
    glides = play(anna, {**views[0], "fresh": True, "beats": []}).moved("double")
    assert [there, home] in [[numbers(step) for step in glide.steps] for glide in glides]
    assert "pawn-1" in glides[-1].covered
    anna.until(REST)


def check_shown(anna: Player, views: list[View], sight: str, sound: str) -> None:
    """A thing stops in the middle of the board, long enough to be read."""
    shown = played(anna, views)
    [flight] = shown.moved("flier")
    assert flight.sight == sight
    away, there, rests, home = flight.steps
    assert there == rests
    assert away != there != home
    x, y, scale = numbers(there)
    half = [75, 105] if "upright" in flight.who else [30, 30]
    assert [x + half[0], y + half[1]] == pytest.approx(anna.page.evaluate(MIDDLE), abs=2)
    assert scale > 1
    assert shown.heard == [sound]


def check_leaving(anna: Player, shown: Seen, banner: tuple[str, str], way: str, sound: str) -> None:
    """Somebody leaves: the pawn falls or rises from where it stands, and it is said large."""
    assert shown.said() == [banner]
    [leaving] = shown.moved("double")
    start, *rest = leaving.steps
    assert all(step == f"{start} {way}" for step in rest)
    assert shown.heard == [sound]
    anna.until(REST)


def check_end(anna: Player, before: View, after: View) -> None:
    """The result opens a good second after the last beat, and those who came in last appear first."""
    last = {"seat": 2, "line": 0, "weight": 1}
    shown = played(anna, [{**before, "log": []}, {**after, "log": after["log"][-1:], "beats": [last]}])
    [(kind, when)] = shown.opened
    assert kind == "result"
    assert when >= FAST * 1200
    scores = anna.all(f"{RESULT} .score")
    expect(scores).to_have_count(3)
    assert scores.evaluate_all(LATE) == pytest.approx([2 * 0.35 * FAST, 0.35 * FAST, 0])
    anna.page.keyboard.press("Escape")
    expect(anna.all("dialog")).to_have_count(0)


def thrown(shown: Seen, views: list[View]) -> list[str]:
    """Return where the faces of dice lie, which are those that are told."""
    [beat] = views[1]["beats"]
    [throw] = [each for each in shown.laid if each["who"] == "throw"]
    assert [face for face, _ in throw["faces"]] == [f"#die-{value}" for value in beat["dice"]]
    assert shown.heard == ["dice"]
    return [at for _, at in throw["faces"]]


def check_dice(anna: Player, views: list[View]) -> None:
    """Dice are thrown, and change their faces until the last lies up; without motion it does at once."""
    shown = played(anna, views)
    many = len(thrown(shown, views))
    assert len(shown.moved("cast-die")) == many
    assert [numbers(strip.steps[-1]) for strip in shown.moved("strip")] == [pytest.approx(LAST)] * many
    anna.until(REST)
    anna.page.evaluate(MOTION, "off")
    shown = played(anna, views)
    assert [numbers(at) for at in thrown(shown, views)] == [pytest.approx(LAST, abs=0.01)] * many
    assert shown.moves == []


def check_tile(anna: Player, views: list[View]) -> None:
    """A tile turns up large, while itself it is hidden, and drops to where it lies."""
    shown = played(anna, views)
    [turn] = shown.moved("double")
    [tile] = turn.covered
    first, *_, last = turn.steps
    assert numbers(first)[:2] == numbers(last)[:2] == anna.page.evaluate(SPOT, tile)
    assert "scale(1.5) rotateY(100deg)" in first
    assert "scale(1) rotateY(0deg)" in last
    assert shown.heard == ["tile"]
    anna.until(REST)


def check_channels(anna: Player, walk: list[View], turn: list[View]) -> None:
    """Each kind of sound can be silenced by itself: my turn, and the steps of others."""
    for silent, heard in (("small", ([], ["turn"])), ("turn", (["step"], [])), ("great", (["step"], ["turn"]))):
        anna.page.evaluate(CHANNEL, [silent, "0"])
        assert (played(anna, walk).heard, played(anna, turn).heard) == heard, silent
        anna.page.evaluate(CHANNEL, [silent, "100"])


@pytest.mark.feature(25, 31)
def test_turns_ways_finds_falls_and_the_end_are_seen_and_heard(sit: Sit) -> None:
    anna = sitting(sit, "klong")
    check_turn(anna, only(event("klong", "turn", 0, 8), "turn"))
    walk = event("klong", "moved", 1, 1)
    check_walk_and_undo(anna, walk)
    check_shown(anna, event("klong", "found", 1, 1), "#token-chalice", "tile")
    anna.page.evaluate(VOLUME, "0")
    assert played(anna, walk).heard == []
    anna.page.evaluate(VOLUME, "50")
    check_channels(anna, walk, only(event("klong", "turn", 0, 8), "turn"))
    check_end(anna, *end("klong"))
    fall = only(event("klong", "fell", 0, 35), "left")
    fall[1]["beats"] = [beat for beat in fall[1]["beats"] if beat["seat"] == 0]
    title = next(line["parting"]["title"] for line in fall[1]["log"] if line.get("parting"))
    check_leaving(anna, played(anna, fall), ("banner tone-fall mine", title), FALLS, "death")


@pytest.mark.feature(25, 31)
def test_tiles_cards_an_escape_and_dice_are_seen_and_heard(sit: Sit) -> None:
    anna = sitting(sit, "dungeonquest")
    check_tile(anna, event("dungeonquest", "tile", 1, 2))
    loot = only(event("dungeonquest", "loot", 0, 4), "show")
    loot[1]["beats"] = loot[1]["beats"][-1:]
    check_shown(anna, loot, "#face-card-s_gold_10", "coin")
    escape = only(event("dungeonquest", "escaped", 1, 2), "freed")
    banner = ("banner tone-rise", escape[1]["log"][0]["text"])
    check_leaving(anna, played(anna, escape), banner, RISES, "win")
    check_dice(anna, only(event("dungeonquest", "rolled", 0, 3), "dice"))
