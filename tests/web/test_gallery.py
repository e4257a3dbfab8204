"""The gallery: every scene laid out by hand is drawn, and read out, as it was.

What is read out stands in tests/web/gallery; `VERLIES_SNAPSHOTS=write` writes it anew, to be looked at in the diff.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.journeys import dress
from tests.web.player import STILL, Player
from tests.web.test_short import SETTLED, SIZES, look
from tools.gallery import MOMENTS, Moment, exhibition, lacking
from verlies.games import dungeonquest
from verlies.games.dungeonquest.stakes import NAMES
from verlies.registry import names
from verlies.text import LANGUAGES, words

SNAPSHOTS = Path(__file__).parent / "gallery"
DRAWN = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
  .filter((id) => id[0] === "#" && !document.getElementById(id.slice(1)))"""
WITHOUT = """() => [...document.querySelectorAll(".store *")].flatMap((e) => [...e.attributes])
  .flatMap(({ value }) => value.match(/url\\(#[^)]+\\)/g) ?? [])
  .filter((url) => document.getElementById(url.slice(5, -1))?.closest(".store") !== null)"""
"""What drawings are cut or filled with and is missing, or lies where nothing is laid out, so that it does nothing."""

DONE = "".join(f"localStorage.setItem('verlies-tour-{name}', 'done');" for name in names())
PLAYED_BEFORE = f"if (location.protocol === 'http:') {{ {DONE} }}"
"""Whoever visits the gallery needs no hints; an empty page keeps nothing."""
WORDED = ("klong-market", "katakomben-crowd", "bag_of_dungeon-trade", "koenige-fight", "dungeonquest-castle")
"""Scenes with cards in rows, in hand and on the body; one of every game."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with exhibition(tmp_path_factory.mktemp("gallery")) as address:
        yield address


@pytest.fixture(scope="module")
def visitor(browser: Browser, gallery: str) -> Iterator[Player]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="de-DE", reduced_motion="reduce")
    context.add_init_script(PLAYED_BEFORE)
    player = Player(context, gallery)
    player.page.goto(gallery)
    yield player
    context.close()


@pytest.fixture(scope="module")
def links(visitor: Player) -> dict[str, str]:
    found = visitor.all("li a")
    return {found.nth(n).inner_text(): found.nth(n).get_attribute("href") or "" for n in range(len(MOMENTS))}


def test_every_part_of_a_scene_that_games_use_is_in_the_gallery() -> None:
    assert lacking() == []


def visit(visitor: Player, gallery: str, link: str) -> None:
    """Come to a scene as if for the first time."""
    visitor.page.goto("about:blank")
    visitor.page.goto(gallery.removesuffix("/gallery") + link)
    expect(visitor.all(".prompt.mine")).to_be_visible()


@pytest.mark.feature(27, 30, 37)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_a_scene_is_drawn_and_read_out_as_it_was_and_nothing_of_it_is_clipped_or_covered_in_any_window(
    visitor: Player, gallery: str, links: dict[str, str], moment: Moment
) -> None:
    visit(visitor, gallery, links[moment.id])
    told = visitor.all("main").aria_snapshot()
    path = SNAPSHOTS / f"{moment.id}.yml"
    if os.environ.get("VERLIES_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(told + "\n", encoding="utf-8")
    assert told + "\n" == path.read_text(encoding="utf-8")
    assert visitor.page.evaluate(DRAWN) == [], "everything that is pointed at is drawn"
    assert visitor.page.evaluate(WITHOUT) == [], "and cut and filled as it was meant to be"
    wrong = []
    for lang in ("en", "de"):
        dress(visitor, lang)
        wrong += [f"{lang}, {each}" for name in SIZES for each in look(visitor, name)]
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    assert not wrong, "\n".join(wrong)
    assert not visitor.complaints


THROWN = """() => import("/web/stage/dice.mjs").then(({ roll }) => {
  roll([3, 5], true);
  const [dice, ...rest] = [".throw", ".board .urgent", ".board .tray", ".scenes .caption"]
    .map((part) => document.querySelector(part)).filter((e) => e?.checkVisibility())
    .map((e) => [e.className, e.getBoundingClientRect()]);
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return rest.filter(([, box]) => !apart(dice[1], box)).map(([name]) => name);
})"""
"""What lies under dice that are thrown without motion."""


@pytest.mark.parametrize("moment", ["dungeonquest-fight", "dungeonquest-alone", "dungeonquest-round"])
def test_thrown_dice_do_not_lie_on_the_fight(visitor: Player, gallery: str, links: dict[str, str], moment: str) -> None:
    visit(visitor, gallery, links[moment])
    covered = {}
    for name in ("a desk", "a phone"):
        width, height = SIZES[name]
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        covered[name] = visitor.page.evaluate(THROWN)
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    assert covered == {"a desk": [], "a phone": []}


CUT = """async (prompts) => {
  const { view } = await import("/web/net/state.mjs");
  const cut = [];
  for (const prompt of prompts) {
    view.value = { ...view.value, prompt };
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ask = document.querySelector(".prompt .ask");
    if (ask.textContent !== prompt || ask.scrollHeight > ask.clientHeight + 1) cut.push(prompt);
  }
  return cut;
}"""
"""The questions that do not find room."""


def test_on_a_phone_a_question_finds_room_for_what_a_failure_brings(
    visitor: Player, gallery: str, links: dict[str, str]
) -> None:
    game = dungeonquest.GAME
    asks = [f"ask-{name}" for name in ("BeforeTest", "SpendDetermination")]
    texts = [words(game, lang) for lang in LANGUAGES]
    prompts = [
        f"{t.say(ask)} {t.say(f'stake-{name}', value=2)}" for t in texts for ask in asks for name in NAMES.values()
    ]
    visit(visitor, gallery, links["dungeonquest-wounds"])
    cut = []
    for name in ("a phone", "the narrowest phone", "a small phone"):
        width, height = SIZES[name]
        visitor.page.set_viewport_size({"width": width, "height": height})
        cut += visitor.page.evaluate(CUT, prompts)
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    assert cut == []


ELSEWHERE = """
(far) => import("/web/net/state.mjs").then((s) => {
  const { scene, seq } = s.view.value;
  const prompts = scene.prompts.map((p) => ({ ...p, seats: [1], choices: [] }));
  const panels = scene.panels.map((p) => ((p.seat ?? -1) >= 0 ? { ...p, active: p.seat === 1 } : p));
  const ids = s.places.value.map((p) => p.id);
  const place = far ? ids.at(-1) : ids[0];
  const tokens = scene.tokens.map((t) => (t.id === "pawn-1" ? { ...t, place } : t));
  s.view.value = { ...s.view.value, seq: seq + 1, scene: { ...scene, prompts, panels, tokens } };
})
"""
IN_SIGHT = """
() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const { left, right, top, bottom } = document.querySelector("[data-piece='pawn-1']").getBoundingClientRect();
  return left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
}
"""


SMALL_MAP = """
() => import("/web/net/state.mjs").then((s) => {
  const map = document.querySelector(".mini-map");
  const [tiles, pawns] = [s.fields.value.filter((f) => !f.open), s.scene.value.tokens.filter((t) => t.noun === "pawn")];
  return {
    tiles: map.querySelectorAll(".cell").length - tiles.length,
    pawns: map.querySelectorAll(".dot").length - pawns.length,
    read: Boolean(map.closest("[aria-hidden=true]")) === false || map.tabIndex >= 0,
  };
})
"""
"""What a small map has too much or lacks, and whether it is read out."""
RIGHTMOST = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const [board, ...tiles] = [document.querySelector(".board"), ...document.querySelectorAll(".floor .tile")].map(box);
  return Math.max(...tiles.map((tile) => tile.right)) <= board.right + 1;
}
"""


@pytest.mark.feature(26)
def test_on_a_phone_a_map_that_grows_follows_whoever_is_in_turn(
    browser: Browser, gallery: str, links: dict[str, str]
) -> None:
    """What is out of sight is found on the small map, as long as there is any."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, reduced_motion="reduce"
    )
    context.add_init_script(PLAYED_BEFORE)
    anna = Player(context, gallery)
    visit(anna, gallery, links["katakomben-late"])
    for far in (True, False, True):
        anna.page.evaluate(ELSEWHERE, far)
        anna.page.evaluate(STILL)
        assert anna.page.evaluate(IN_SIGHT), far
    small = anna.all(".mini-map")
    assert anna.page.evaluate(SMALL_MAP) == {"tiles": 0, "pawns": 0, "read": False}
    for x, there in ((4, False), (100, True)):
        small.tap(position={"x": x, "y": 22})
        anna.page.evaluate(STILL)
        assert anna.page.evaluate(RIGHTMOST) == there
    anna.all(".zoom button:visible").tap()
    expect(small).to_have_count(0)
    context.close()
    assert not anna.complaints


ON_THE_NAME = """
() => Promise.all([import("/web/net/state.mjs"), import("/web/board/ground.mjs")]).then(([s, { PX, anchor }]) => {
  const { scene, seq } = s.view.value;
  const corners = s.fields.value.filter((f) => !f.open).map((f) => [f.x * PX + 30, f.y * PX + 20]);
  const far = (p) => Math.min(...corners.map(([x, y]) => Math.hypot(anchor(p)[0] - x, anchor(p)[1] - y)));
  const [place] = s.places.value.filter((p) => p.id.includes(".")).sort((a, b) => far(a) - far(b));
  const piece = { id: "lying", noun: "token", face: "lockpick", place: place.id };
  s.view.value = { ...s.view.value, seq: seq + 1, scene: { ...scene, tokens: [...scene.tokens, piece] } };
})
"""
HIDDEN_NAMES = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const piece = box(document.querySelector("[data-piece=lying]"));
  const over = (b) => b.left < piece.right && piece.left < b.right && b.top < piece.bottom && piece.top < b.bottom;
  return [...document.querySelectorAll(".field-name")].filter((e) => over(box(e))).map((e) => e.textContent);
}
"""


def test_the_name_of_a_field_stands_where_no_piece_lies(visitor: Player, gallery: str, links: dict[str, str]) -> None:
    visit(visitor, gallery, links["katakomben-late"])
    visitor.page.evaluate(ON_THE_NAME)
    expect(visitor.all("[data-piece=lying]")).to_have_count(1)
    assert visitor.page.evaluate(HIDDEN_NAMES) == []


PLAINLY = "(on) => import('/web/base/prefs.mjs').then((prefs) => prefs.setPlain(on ? 'on' : 'off'))"
CUT_WORDS = """
() => [...document.querySelectorAll(".card.worded")].filter((card) => card.checkVisibility()).flatMap((card) => {
  const box = (q) => card.querySelector(q)?.getBoundingClientRect();
  const text = card.querySelector(".text");
  const larger = (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
  const cut = text && text.clientHeight && larger(text);
  const [words, marks, title] = [box(".text"), box(".marks"), box(".title")];
  const over = (a, b) => a && b && a.height && b.height && a.bottom > b.top + 1 && b.bottom > a.top + 1;
  const tick = card.matches(".legal") && card.clientWidth > 78 ? 18 : 0;
  const edge = card.getBoundingClientRect().right - tick;
  const wide = [...card.querySelectorAll(".marks > *")].some((e) => e.getBoundingClientRect().right > edge);
  const wrong = cut || wide || over(marks, words) || over(marks, title);
  return wrong ? [`${card.dataset.face} ${card.clientWidth} px wide`] : [];
})
"""
"""The cards in words whose words are cut, or lie under a price."""


LEFT_OUT = """
() => import("/web/net/state.mjs").then(({ scene, statics }) => {
  const lying = new Set(scene.value.tokens.filter((t) => t.flat).map((t) => t.face));
  const boards = [statics.value, ...(statics.value.plans ?? []).filter((plan) => lying.has(plan.face))];
  const marks = boards.flatMap(({ places = [], links = [] }) => {
    const onWays = new Set(links.flatMap((link) => link.via ?? []));
    const rooms = places.filter((place) => !onWays.has(place.id));
    const arrows = links.filter((link) => link.one_way).map(() => "arrow");
    return [...arrows, ...[...rooms, ...links].flatMap((each) => (each.marks ?? []).map((mark) => mark.kind))];
  });
  const shown = [...document.querySelectorAll(":is(.floor, .ground) :is([data-mark], .arrow)")];
  for (const each of shown) {
    const at = marks.indexOf(each.dataset.mark ?? "arrow");
    if (at >= 0) marks.splice(at, 1);
  }
  const rooms = (face) => statics.value.plans?.find((plan) => plan.face === face)?.places.length ?? 1;
  const unnamed = (t) => t.flat && rooms(t.face) === 1 && !document.querySelector(`[data-piece="${t.id}"] .called`);
  return [...marks, ...scene.value.tokens.filter(unnamed).map((t) => t.face)];
})
"""
"""What is printed in rooms and ways of tiles and boards and not drawn, and tiles that do not bear their name."""


@pytest.mark.feature(32, 37)
@pytest.mark.parametrize("moment", [each for each in MOMENTS if each.id in WORDED], ids=lambda moment: moment.id)
def test_in_plain_drawings_cards_are_read_whole_and_the_board_has_all_its_signs(
    visitor: Player, gallery: str, links: dict[str, str], moment: Moment
) -> None:
    visit(visitor, gallery, links[moment.id])
    visitor.page.evaluate(PLAINLY, True)
    assert visitor.page.evaluate(LEFT_OUT) == []
    wrong = []
    for lang in ("en", "de"):
        dress(visitor, lang)
        for name, (width, height) in SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.page.evaluate(SETTLED)
            wrong += [f"{lang}, {name}: {each}" for each in visitor.page.evaluate(CUT_WORDS)]
    visitor.page.evaluate(PLAINLY, False)
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    assert not wrong, "\n".join(wrong)


SQUEEZED = """
() => {
  const told = [...document.querySelectorAll(".standing .spotlight, .own-sheet, .plainly, .opponent")];
  const room = (box) => {
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    const taken = box.querySelector(":scope > .large-picture, :scope > .dice")?.clientWidth ?? 0;
    return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - taken;
  };
  const words = (box) => [...box.children].find((e) => e.matches("div:not(.dice, .spot-facts), figcaption"));
  const squeezed = (box) => words(box).offsetWidth < room(box) - 20;
  return told.filter((box) => box.checkVisibility() && squeezed(box)).map((box) => words(box).textContent);
}
"""
"""What leaves room beside its words that no picture takes."""


@pytest.mark.parametrize("moment", ["koenige-crowd", "dungeonquest-wounds", "bag_of_dungeon-fight"])
def test_without_a_picture_words_have_its_place(
    visitor: Player, gallery: str, links: dict[str, str], moment: str
) -> None:
    visit(visitor, gallery, links[moment])
    visitor.page.evaluate(PLAINLY, True)
    for width, height in ((390, 844), (1366, 768)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        assert visitor.page.evaluate(SQUEEZED) == [], (width, height)
    visitor.page.evaluate(PLAINLY, False)


MUCH_LOOT = """
() => import("/web/net/state.mjs").then((s) => {
  const { scene, seq } = s.view.value;
  const cards = ["z_giant_ruby", "l_rope", "z_sun_spear", "v_gold_30", "l_gold_50"].map((face) => ({ face }));
  const zones = scene.zones.map((z) => (z.id === "loot-0" ? { ...z, cards, count: cards.length } : z));
  const prompts = scene.prompts.map((p) => ({ ...p, number: p.number + 1 }));
  s.view.value = { ...s.view.value, seq: seq + 1, scene: { ...scene, zones, prompts } };
})
"""
OWN_ROW = """
() => {
  const row = document.querySelector(".carried");
  const [{ left, right }, legal] = [row, row.querySelector(".legal")].map((e) => e.getBoundingClientRect());
  return { more: row.dataset.more, inSight: legal.left >= left && legal.right <= right };
}
"""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=str)
def test_a_row_of_belongings_says_where_it_goes_on_and_shows_what_can_be_chosen(
    visitor: Player, gallery: str, links: dict[str, str], size: tuple[int, int]
) -> None:
    visit(visitor, gallery, links["dungeonquest-wounds"])
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(SETTLED)
    assert visitor.page.evaluate(OWN_ROW) == {"more": "", "inSight": True}
    visitor.page.evaluate(MUCH_LOOT)
    visitor.page.evaluate(SETTLED)
    assert visitor.page.evaluate(OWN_ROW) == {"more": "before after", "inSight": True}
    visitor.page.evaluate("() => document.querySelector('.carried').scrollTo({ left: 0, behavior: 'instant' })")
    visitor.page.evaluate(SETTLED)
    assert visitor.page.evaluate(OWN_ROW)["more"] == "after"
    visitor.page.set_viewport_size({"width": 1366, "height": 768})


MANY_LINES = """
async () => {
  const s = await import("/web/net/state.mjs");
  const said = (n) => (n % 4 ? `Line ${n}` : `Line ${n} has so much to tell that it takes more than one line here`);
  const line = (n) => ({ n, text: said(n), tone: n % 5 ? "" : "turn", seat: 0, rule: "", about: [] });
  s.log.value = [...Array(30).keys()].map(line);
}
"""
HALF_LINES = """
() => {
  const list = document.querySelector(".right .log ol");
  const { top, bottom } = list.getBoundingClientRect();
  const cut = (b) => (b.top < top - 1 && b.bottom > top + 1) || (b.top < bottom - 1 && b.bottom > bottom + 1);
  return [...list.children].filter((each) => cut(each.getBoundingClientRect())).map((each) => each.textContent);
}
"""
"""The lines of the log that are cut in two at its edges."""


def test_the_log_begins_and_ends_with_a_whole_line(visitor: Player, gallery: str, links: dict[str, str]) -> None:
    visit(visitor, gallery, links["katakomben-company"])
    visitor.page.evaluate(MANY_LINES)
    for width, height in ((1366, 768), (1280, 720), (1024, 768)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(SETTLED)
        assert visitor.page.evaluate(HALF_LINES) == [], (width, height)
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
