"""Friends at one table: by link, with strange names, to the end, and once more."""

import io
from collections.abc import Callable

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]
STRANGE = "<img src=x onerror=ale>"


@pytest.mark.feature(39)
def test_an_invitation_gives_a_seat_once(sit: Sit) -> None:
    anna, ben, carl = sit(), sit("de"), sit()
    anna.open("friend")
    link = anna.invitation()
    expect(anna.all(".invite svg.qr")).to_be_visible()
    expect(anna.all(".loopback")).to_contain_text("Only this device can reach 127.0.0.1")
    ben.page.goto(link)
    for speaks, title, other in (("de", "KLONG! Ein Deckbau-Abenteuer", "en"), ("en", "KLONG! A Deck-Building", "de")):
        expect(ben.all("html")).to_have_attribute("lang", speaks)
        expect(ben.all(".waiting h2")).to_contain_text(title)
        expect(ben.all("#lang")).to_have_attribute("lang", other)
        ben.page.click("#lang")
    ben.join(link, "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    carl.page.goto(link)
    expect(carl.all(".spent")).to_contain_text("This invitation has been used already: Ben has that seat.")
    expect(carl.all(".spent")).to_contain_text(
        "The host is Anna. If you have a seat here already, come back with the browser"
    )
    expect(carl.all(".spent")).to_contain_text("this one gives no new links")
    expect(carl.all("#join")).to_have_count(0)
    carl.all(".spent .main").click()
    expect(carl.all(".watching")).to_be_visible()


@pytest.mark.feature(39)
def test_an_invitation_names_the_host_wherever_they_sit_and_notices_who_was_faster(sit: Sit) -> None:
    ben, carl = sit(), sit("de")
    wish = {"game": "klong", "seats": ["friend", "you", "friend"], "name": "Anna", "seed": "web-1"}
    table = ben.context.request.post(f"{ben.url}/api/tables", data=wish).json()
    first, second = (f"{ben.url}/t/{table['table']}#i={invite['token']}" for invite in table["invites"])
    ben.join(first, "Ben")
    expect(ben.all(".people")).to_contain_text("Ben")
    for player in (ben, carl):
        player.page.goto(f"{ben.url}/t/nowhere000")
        player.page.evaluate("localStorage.clear()")
        player.page.goto(second)
    expect(carl.all(".waiting")).to_contain_text("Anna hat dich zu einer Partie eingeladen.")
    ben.page.fill("#join-name", "Dora")
    ben.page.click("#join")
    expect(ben.all(".table")).to_be_visible()
    carl.page.click("#join")
    expect(carl.all(".spent")).to_contain_text("Diese Einladung ist schon eingelöst: Auf dem Platz sitzt Dora.")
    for player in (ben, carl):
        player.forgive("404", "409")


@pytest.mark.feature(39)
def test_whoever_has_watched_a_table_can_still_be_invited_and_reads_that_it_is_practice(sit: Sit) -> None:
    ben = sit()
    wish = {"game": "klong", "seats": ["you", "friend", "friend"], "name": "Anna", "seed": "web-1"}
    table = ben.context.request.post(f"{ben.url}/api/tables", data=wish).json()
    ben.page.goto(f"{ben.url}/t/{table['table']}")
    expect(ben.all(".people")).to_contain_text("Anna")
    expect(ben.all(".practice")).to_contain_text("dealt from a seed")
    ben.page.goto(f"{ben.url}/t/{table['table']}#i={table['invites'][0]['token']}")
    expect(ben.all(".practice")).to_contain_text("dealt from a seed")
    ben.page.fill("#join-name", "Ben")
    ben.page.click("#join")
    expect(ben.all(".people")).to_contain_text("Ben")


def test_no_link_takes_away_the_key_that_a_browser_has(sit: Sit) -> None:
    anna, other = sit(), sit()
    wish = {"game": "klong", "seats": ["you", "friend"], "name": "Anna", "seed": "web-1"}
    table = anna.context.request.post(f"{anna.url}/api/tables", data=wish).json()
    where = f"{anna.url}/t/{table['table']}"
    anna.page.goto(f"{where}#s={table['token']}")
    expect(anna.all(".people")).to_contain_text("Anna")
    assert anna.stored()[0]["token"] == table["token"]
    other.page.goto(f"{where}#s=broken")
    expect(other.all(".waiting")).to_contain_text("This link does not give you that right.")
    other.join(f"{where}#i={table['invites'][0]['token']}", "Ben")
    expect(other.all(".table")).to_be_visible()
    for link in ("broken", other.stored()[0]["token"]):
        anna.page.goto("about:blank")
        anna.page.goto(f"{where}#s={link}")
        expect(anna.all(".waiting, .table").first).to_be_visible()
        assert anna.stored()[0]["token"] == table["token"]
    anna.page.goto("about:blank")
    anna.page.goto(where)
    expect(anna.all(".table")).to_be_visible()
    assert anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.table.value.seat)") == 0


@pytest.mark.feature(39)
def test_the_picture_of_a_link_can_be_read(sit: Sit) -> None:
    anna = sit()
    anna.open("friend")
    link = anna.invitation()
    picture = Image.open(io.BytesIO(anna.all(".invite svg.qr").screenshot()))
    found = zxingcpp.read_barcode(picture)
    assert found is not None
    assert found.text == link


def test_names_are_only_ever_text(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend", name=STRANGE)
    ben.join(anna.invitation(), "<b>Ben</b>")
    for player in (anna, ben):
        expect(player.all(".left .name").first).to_have_text(STRANGE)
        expect(player.all(".left .name").nth(1)).to_have_text("<b>Ben</b>")
        assert player.all("#app img, #app .name b").count() == 0


def test_capabilities_leave_the_address_and_stay_with_their_table(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend")
    link = anna.invitation()
    token = link.partition("#i=")[2]
    ben.page.goto(link)
    expect(ben.all("#join-name")).to_be_visible()
    assert token not in ben.page.url
    ben.join(link, "Ben")
    expect(ben.all(".table")).to_be_visible()
    mine = ben.stored()[0]["token"]
    assert mine not in ben.page.url
    ben.quick("Ben")
    second, first = ben.stored()
    assert first["token"] == mine != second["token"]
    assert mine not in str(anna.stored())
    assert mine not in ben.page.content()


HIDDEN = """
() => {
  const boxes = (q) => [...document.querySelectorAll(q)].map((e) => e.getBoundingClientRect());
  const [bubble] = boxes(".others");
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes(".piece.is-pawn").filter((pawn) => !apart(bubble, pawn));
}
"""


def hidden_pawns(player: Player) -> list[object]:
    """Return the pawns behind what tells who plays."""
    found: list[object] = player.page.evaluate(HIDDEN)
    return found


@pytest.mark.feature(27)
def test_what_lies_by_my_hand_is_mine_while_somebody_else_plays(sit: Sit) -> None:
    people = [sit(), sit()]
    people[0].open("friend", seed="web-1")
    people[1].join(people[0].invitation(), "Ben")
    for player in people:
        expect(player.all(".table")).to_be_visible()
    anna, ben = people if people[0].all(".prompt.mine").count() else people[::-1]
    anna.play_hand()
    assert sum(map(int, anna.all(".resources b").all_inner_texts())) > 0
    expect(ben.all(".others")).to_contain_text("plays")
    expect(ben.all(".others .amount").first).to_be_visible()
    assert set(ben.all(".resources b").all_inner_texts()) == {"0"}
    assert hidden_pawns(ben) == []
    expect(ben.all(".hand .held .card")).to_have_count(5)


@pytest.mark.feature(46, 49)
def test_whoever_has_only_the_address_watches(sit: Sit) -> None:
    anna, eve = sit(), sit()
    anna.sit_down()
    eve.page.goto(anna.page.url)
    expect(eve.all(".watching")).to_be_visible()
    expect(eve.all(".left .dot.on")).to_have_count(1)
    anna.play_hand()
    expect(eve.all(".others")).to_contain_text("Anna")
    assert hidden_pawns(eve) == []
    assert eve.all(".card.legal, .target, .option").count() == 0
    assert eve.all(".hand .held .card").count() == 0


@pytest.mark.feature(46)
def test_whoever_watches_sees_the_game_as_much_later_as_was_agreed(sit: Sit) -> None:
    anna, eve = sit(), sit()
    anna.lobby()
    anna.page.select_option("#players", "2")
    anna.page.select_option("#seat-1", "friend")
    anna.page.select_option("#delay", "10")
    anna.page.click("#open")
    anna.page.click("#start")
    anna.wait_for_turn()
    eve.page.goto(anna.page.url)
    expect(eve.all(".watching")).to_contain_text("you see everything 10 answers later")
    anna.dismiss_hints()
    anna.all(".hand .held .card.legal").first.click()
    expect(anna.all(".log li", has_text="Anna plays")).to_have_count(1)
    expect(eve.all(".prompt")).to_contain_text("is asked")
    assert eve.all(".log li", has_text="Anna plays").count() == 0


def test_everybody_reads_that_whoever_is_asked_is_not_connected(sit: Sit) -> None:
    people = [sit("de"), sit("de")]
    people[0].open("friend", seed="web-1")
    people[1].join(people[0].invitation(), "Ben")
    for player in people:
        expect(player.all(".table")).to_be_visible()
    expect(people[0].all(".left .dot.on")).to_have_count(2)
    asked, other = people if people[0].all(".prompt.mine").count() else people[::-1]
    name = "Anna" if asked is people[0] else "Ben"
    asked.page.goto("about:blank")
    expect(other.all(".prompt .ask")).to_have_text(f"{name} ist gefragt, aber nicht verbunden.")


MIXING = """
([host, seals]) => import("/web/net/state.mjs").then((s) => {
  s.view.value = null;
  s.table.value = { ...s.table.value, status: "mixing", host, awaited: [1], seals };
})
"""


def test_without_somebodys_bits_only_as_long_as_that_is_possible(sit: Sit) -> None:
    anna = sit()
    anna.open("friend")
    expect(anna.all("#start")).to_be_visible()
    anna.page.evaluate(MIXING, [True, []])
    expect(anna.all("#start")).to_have_text("Deal without their random bits")
    expect(anna.all(".waiting")).to_contain_text("Whoever is missing keeps their seat, and the game waits there.")
    anna.page.evaluate(MIXING, [False, []])
    expect(anna.all(".waiting")).to_contain_text("Whoever opened the table can deal without them.")
    anna.page.evaluate(MIXING, [True, ["ab", "cd"]])
    expect(anna.all(".waiting")).to_contain_text("or open a new table.")
    expect(anna.all("#start")).to_have_count(0)


def test_an_invitation_bears_the_address_that_others_reach(sit: Sit) -> None:
    anna = sit()
    address = "http://192.0.2.7:8765"
    anna.page.route("**/api/reach", lambda route: route.fulfill(json={"address": address}))
    anna.open("friend")
    expect(anna.all(".loopback")).to_contain_text(address)
    assert anna.invitation().startswith(f"{address}/t/")
