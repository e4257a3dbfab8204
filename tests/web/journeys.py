"""The middle of every game: what is on the table at its stations, reached by playing on from one seed."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.web.player import HAND_IS_PLAYED, RESULT, Player, arrive
from tools import golden
from verlies.core.match import Match
from verlies.core.record import encode
from verlies.registry import game as known


class Station(NamedTuple):
    """What comes into sight, if on the way something is clicked first."""

    sight: str
    click: str = ""


class Journey(NamedTuple):
    """Which game, how many play along, from which seed, and what comes into sight one after the other."""

    game: str
    others: int
    seed: str
    stations: tuple[Station, ...]
    bold: float = 0.4


IN_HAND, FIGHT, TURNED = Station(".target"), Station(".spot-fight"), Station(".turner", ".target")
ATTACK = "[data-option^=attack]"
"""Whoever attacks with something to play in a fight, as with the seed of Könige, is asked for it."""
JOURNEYS = {
    "klong": Journey("klong", 3, "web-2", (Station(".held .card.legal"), Station(HAND_IS_PLAYED))),
    "katakomben": Journey("katakomben", 1, "tile", (Station(".held .card.legal"), Station(".ahead.mine")), 0.9),
    "dungeonquest": Journey("dungeonquest", 3, "web-2", (IN_HAND, FIGHT)),
    "bag_of_dungeon": Journey("bag_of_dungeon", 1, "lantern", (FIGHT, Station(".held-tile")), 0.9),
    "bag_of_dungeon, first tiles": Journey("bag_of_dungeon", 1, "3", (Station(".turner"),), 0.9),
    "koenige": Journey("koenige", 3, "fight 17", (IN_HAND, Station(ATTACK), Station(".spot-fight", ATTACK))),
    "koenige, first rooms": Journey("koenige", 1, "2", (IN_HAND, TURNED)),
}
"""Hands, choices on the map, tiles in hand, fights and windows to respond in, wherever a game has them."""
LANGUAGES = ("de", "en")
THEMES = ("dark", "light")
DRESS = """
([lang, theme]) => Promise.all(["base/prefs", "lobby/settings", "net/state"].map((name) => import(`/web/${name}.mjs`)))
  .then(([prefs, settings, s]) => {
    prefs.setTheme(theme);
    s.dialog.value = null;
    return lang === prefs.lang.value ? undefined : settings.setLanguage(lang);
  })
"""
"""Another language loads all drawings anew; another theme does not."""


def dress(player: Player, lang: str, theme: str = "dark") -> None:
    """Show the page in a language and a theme."""
    player.page.evaluate(DRESS, (lang, theme))
    expect(player.all("html")).to_have_attribute("lang", lang)


def dresses(player: Player) -> Iterator[tuple[str, str]]:
    """Dress the page in each language and each theme once, beginning with the language that it speaks.

    What is said depends on the language alone, and what can be told from its ground on the theme alone.
    """
    worn = player.all("html").get_attribute("lang")
    for lang, theme in zip(sorted(LANGUAGES, key=lambda each: each != worn), THEMES, strict=True):
        dress(player, lang, theme)
        yield lang, theme


TRIES = 4
"""Bots and windows have a pace of their own, so no two games are quite the same; one of so many gets there."""


def depart(player: Player, journey: Journey, attempt: int) -> None:
    """Sit down at a table of this game."""
    seed = journey.seed if not attempt else f"{journey.seed} {attempt}"
    player.sit_at(*["greedy"] * journey.others, game=journey.game, seed=seed)
    player.wait_for_turn()


def reached(player: Player, station: Station, bold: float) -> bool:
    """Play on until a station is in sight and something is asked; not so if the game is over before that."""
    if station.click:
        player.all(station.click).first.click()
    sight = f"body:has(.prompt.mine) {station.sight}"
    player.set_out(f"{sight}, {RESULT}", bold)
    arrive(player)
    return player.all(RESULT).count() == 0


def travel(player: Player, journey: str) -> Iterator[str]:
    """Sit down and yield every station, as soon as it is in sight and something is asked."""
    planned = JOURNEYS[journey]
    seen = 0
    for attempt in range(TRIES):
        depart(player, planned, attempt)
        for number, station in enumerate(planned.stations):
            if not reached(player, station, planned.bold):
                break
            expect(player.all(station.sight).first).to_be_visible()
            if number == seen:
                yield station.sight
                seen += 1
        if seen == len(planned.stations):
            return
    raise AssertionError(f"{journey}: nothing came into sight of {planned.stations[seen].sight} in {TRIES} games")


def recorded(game: str, name: str) -> Match[Any]:
    """Return a golden game, played to its end."""
    text = (golden.TESTS / game / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    return golden.replayed(known(game), text)


def come_in(player: Player, match: Match[Any], at: int) -> int:
    """Play on from a moment of a game that is over, for whoever is asked then; returns their seat."""
    header = match.header
    again = known(header.game).new(header.seats, header.seed, header.settings)
    lines = match.record().lines
    for line in lines[:at]:
        again.answer(line.pick, line.seat)
    seat: int = again.decision.seats[0]
    http, where = player.page.request, f"{player.url}/api"
    old = http.post(f"{where}/records?name=golden", data=encode(match.record())).json()["table"]
    made = http.post(f"{where}/tables/{old}/branch", data={"at": again.answers, "seat": seat}).json()
    player.page.goto(f"{player.url}/t/{made['table']}#s={made['token']}")
    player.wait_for_turn()
    return seat
