"""A problem is reported with a picture of the page, if one wants that and the browser can make one."""

import io
import re
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat
from playwright.sync_api import expect

from tests.web.player import STILL, Player
from tests.web.server import Server
from tests.web.test_hotseat import PASS, check_curtain, sit_down
from verlies.server.tables.picture import MOST_BYTES, kind_of
from verlies.server.tables.reports import kept, kept_picture

Sit = Callable[..., Player]
SMALL = (160, 160)
"""So small, pages that look the same are the same but for the edges of letters."""
ALIKE = 6.0
"""So far, of 255, their colours may differ on average; beneath a dialog a page is twice as far from itself."""
COLOURS = 100
"""So many shades a drawn board has at least, even if it is made small."""
TAINTED = "HTMLCanvasElement.prototype.toDataURL = () => { throw new DOMException('tainted', 'SecurityError'); };"
"""Makes a browser of one that does not let pages be drawn, as Safari does."""
HOLDABLE = """
window.painted = 0;
const { toDataURL } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.toDataURL = function (...how) {
  window.painted += 1;
  return toDataURL.apply(this, how);
};
const load = window.fetch;
window.fetch = async (...what) => {
  while (window.held) await new Promise((done) => setTimeout(done, 20));
  return load(...what);
};
"""
"""Counts the pictures that are painted, and lets them wait for the files they need."""
TYPED = """() => {
  const field = document.createElement("input");
  field.id = "typed-here";
  field.style.cssText = "position: fixed; left: 0; top: 0; width: 200px; height: 50px; font-size: 36px";
  field.value = "WMWMWM";
  document.querySelector("main").append(field);
}"""
"""Lays a field into the page in which something stands."""
TEXT = "<b>Der Drache schläft.</b>"


def open_report(anna: Player) -> None:
    """Open the dialog as one does."""
    anna.page.click("#settings")
    anna.page.click("#report")
    expect(anna.all("dialog.dialog-report[open]")).to_be_visible()


def send(anna: Player, server: Server) -> bytes:
    """Report something; return the picture that the server keeps of it."""
    anna.page.fill("#report-text", TEXT)
    anna.page.click("#report-send")
    said = re.compile(r"(Die Meldung hat|The report has) .* \w{10}\.")
    expect(anna.all("#reported")).to_have_text(said)
    number = anna.all("#reported").inner_text()[-11:-1]
    assert dict(kept(server.folder / "data"))[number].text == TEXT
    return kept_picture(server.folder / "data", number)


def seen(data: bytes) -> Image.Image:
    """Return a picture, decoded."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def distance(one: Image.Image, other: Image.Image) -> float:
    """Return how far two pictures differ on average, whatever their sizes."""
    difference = ImageChops.difference(one.resize(SMALL), other.resize(SMALL))
    return sum(ImageStat.Stat(difference).mean) / 3


def part(anna: Player, picture: Image.Image, selector: str) -> Image.Image:
    """Return the part of a picture of the page where an element is."""
    box, page = anna.all(selector).bounding_box(), anna.page.viewport_size
    assert box is not None
    assert page is not None
    scale = picture.width / page["width"]
    left, top = box["x"] * scale, box["y"] * scale
    return picture.crop(
        (round(left), round(top), round(left + box["width"] * scale), round(top + box["height"] * scale))
    )


def shades(picture: Image.Image) -> int:
    """Return how many shades a picture has, those that differ a little taken together."""
    return len(ImageOps.posterize(picture.resize(SMALL), 5).getcolors(SMALL[0] * SMALL[1]) or [])


@pytest.mark.feature(66)
@pytest.mark.parametrize(
    ("how", "size"),
    [({"lang": "de"}, (1280, 720)), ({"theme": "light", "phone": True}, (390, 844))],
    ids=["desk", "phone"],
)
def test_a_report_brings_a_picture_of_the_page_as_it_was(
    sit: Sit, server: Server, how: dict[str, str | bool], size: tuple[int, int]
) -> None:
    anna = sit(**how)
    anna.sit_down()
    before = seen(anna.page.screenshot())
    open_report(anna)
    expect(anna.all("#report-picture")).to_be_visible()
    expect(anna.all("#report-attach")).to_be_checked()
    with_dialog = seen(anna.page.screenshot())
    data = send(anna, server)
    assert (kind_of(data), len(data) <= MOST_BYTES) == ("JPEG", True)
    picture = seen(data)
    assert picture.size == size
    assert shades(part(anna, picture, ".board")) > COLOURS
    assert distance(part(anna, picture, ".board"), part(anna, before, ".board")) < ALIKE
    assert distance(picture, before) < ALIKE
    assert distance(picture, with_dialog) > 2 * ALIKE


@pytest.mark.feature(66)
def test_whoever_does_not_want_to_sends_no_picture(sit: Sit, server: Server) -> None:
    anna = sit()
    anna.sit_down()
    open_report(anna)
    expect(anna.all("#report-shows")).to_contain_text("your hand too, and goes only to whoever runs this server")
    anna.page.uncheck("#report-attach")
    assert send(anna, server) == b""


@pytest.mark.feature(66)
def test_a_browser_that_cannot_draw_the_page_reports_without_a_picture(sit: Sit, server: Server) -> None:
    anna = sit()
    anna.page.add_init_script(TAINTED)
    anna.sit_down()
    open_report(anna)
    expect(anna.all("#no-picture")).to_have_text(re.compile("No picture of the page could be made here"))
    assert anna.all("#report-attach, #report-picture").count() == 0
    assert send(anna, server) == b""


def test_what_is_scrolled_and_typed_is_in_the_picture(sit: Sit, server: Server) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_hand()
    anna.page.evaluate(STILL)
    anna.page.evaluate(TYPED)
    log = anna.all(".right .log ol")
    log.evaluate("(list) => list.scrollTo(0, 0)")
    at_first = seen(anna.page.screenshot())
    log.evaluate("(list) => list.scrollTo(0, 50)")
    before = seen(anna.page.screenshot())
    open_report(anna)
    expect(anna.all("#report-picture")).to_be_visible()
    picture = seen(send(anna, server))
    where = ".right .log ol"
    far = distance(part(anna, before, where), part(anna, at_first, where))
    assert distance(part(anna, picture, where), part(anna, before, where)) < far / 2
    assert distance(part(anna, picture, "#typed-here"), part(anna, before, "#typed-here")) < 2 * ALIKE


def test_a_report_that_is_not_taken_says_why_and_keeps_the_words(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    reason = {"error": "The picture is too large.", "facts": {}}
    anna.page.route("**/reports?*", lambda route: route.fulfill(status=413, json=reason))
    open_report(anna)
    anna.page.fill("#report-text", TEXT)
    anna.page.click("#report-send")
    expect(anna.all("#unreported")).to_have_text("The picture is too large.")
    expect(anna.all("#report-text")).to_have_value(TEXT)
    assert anna.all("#reported").count() == 0
    anna.forgive("413")


def hold(anna: Player, whether: bool) -> None:
    """Let no picture be finished, or let them all."""
    anna.page.evaluate("(whether) => (window.held = whether)", whether)


def show_report(anna: Player) -> None:
    """Open the dialog at once."""
    anna.page.evaluate("import('/web/net/state.mjs').then((s) => (s.dialog.value = { kind: 'report' }))")
    expect(anna.all("dialog.dialog-report[open]")).to_be_visible()


@pytest.mark.feature(45, 66)
@pytest.mark.parametrize("late", [False, True], ids=["drawn", "being drawn"])
def test_nobody_sees_or_sends_a_picture_of_what_somebody_else_saw(sit: Sit, late: bool) -> None:
    """The picture falls with the curtain, even if it is finished only behind it."""
    anna = sit()
    anna.page.add_init_script(HOLDABLE)
    sit_down(anna, "hot")
    anna.all(".rise[data-seat='0']").click()
    anna.wait_for_turn()
    anna.dismiss_hints()
    anna.play_hand()
    hold(anna, late)
    show_report(anna)
    if not late:
        expect(anna.all("#report-picture")).to_be_visible()
    anna.page.evaluate(PASS)
    check_curtain(anna)
    hold(anna, False)
    anna.until("window.painted > 0")
    anna.all(".rise").click()
    anna.wait_for_turn()
    hold(anna, True)
    show_report(anna)
    expect(anna.all("#no-picture")).to_have_text("The picture of the page is being made …")
    assert anna.all("#report-picture").count() == 0
