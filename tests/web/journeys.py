"""The middle of every game: what is on the table at its stations, reached by playing on from one seed."""

from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import expect

from tests.web.player import FIRST, HAND_IS_PLAYED, Player, arrive


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
JOURNEYS = {
    "klong": Journey("klong", 3, "web-2", (Station(".held .card.legal"), Station(HAND_IS_PLAYED))),
    "katakomben": Journey("katakomben", 1, "tile", (Station(".held .card.legal"), Station(".ahead.mine")), 0.9),
    "dungeonquest": Journey("dungeonquest", 3, "web-2", (IN_HAND, FIGHT)),
    "bag_of_dungeon": Journey("bag_of_dungeon", 1, "lantern", (FIGHT, Station(".held-tile"), TURNED), 0.9),
    "koenige": Journey("koenige", 3, "5", (IN_HAND, FIGHT)),
    "koenige, first rooms": Journey("koenige", 1, "2", (IN_HAND, TURNED)),
}
"""Hands, choices on the map, tiles in hand, fights and windows to respond in, wherever a game has them."""
DRESS = """
([lang, theme]) => Promise.all(["base/prefs", "lobby/settings", "net/state"].map((name) => import(`/web/${name}.mjs`)))
  .then(([prefs, settings, s]) => (prefs.setTheme(theme), (s.dialog.value = null), settings.setLanguage(lang)))
"""


def dress(player: Player, lang: str, theme: str = "dark") -> None:
    """Show the page in a language and a theme."""
    player.page.evaluate(DRESS, (lang, theme))
    expect(player.all("html")).to_have_attribute("lang", lang)


def travel(player: Player, journey: str) -> Iterator[str]:
    """Sit down and yield every station, as soon as it is in sight and something is asked."""
    game, others, seed, stations, bold = JOURNEYS[journey]
    player.open(*["greedy"] * others, game=game, seed=seed)
    player.wait_for_turn()
    if game == FIRST:
        player.dismiss_hints()
    for sight, click in stations:
        if click:
            player.all(click).first.click()
        player.set_out(sight, bold)
        arrive(player)
        player.wait_for_turn()
        expect(player.all(sight).first).to_be_visible()
        yield sight
