"""Draw the pictures of the games into docs/pictures; the same code always gives the same bytes.

python tools/pictures.py            write them
python tools/pictures.py --check    tell which are out of date, and fail if one is
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from verlies.bots import ask, bot
from verlies.core.match import Match
from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.drawing.picture import TABLE, picture
from verlies.drawing.svg import alone, placed, rect, svg, text, use
from verlies.families.klong.art.paint import PAINTS
from verlies.games.dungeonquest import GAME as DUNGEONQUEST
from verlies.games.dungeonquest.art.drawings import DungeonQuestArt
from verlies.games.dungeonquest.art.drawings import symbols as dungeon_symbols
from verlies.games.dungeonquest.content.cards import CARDS as DUNGEON_CARDS
from verlies.games.dungeonquest.tiles import ROOMS
from verlies.games.klong import GAME
from verlies.games.klong.art.drawings import FACES, CardWords, board, symbols
from verlies.games.klong.content.cards import CARDS
from verlies.text import Words

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
LANGUAGE = "de"
NAMES = ("Anna", "Mira", "Jonas", "Kurt")
SEED, ROUND = 7, 9
"""The game on the picture of the table, and how many own turns its first player has had."""
CARD = (250.0, 350.0)


def style() -> str:
    """Return the colours of the pictures."""
    return TABLE.style() + PAINTS.style()


def words() -> Words:
    """Return the German words of KLONG!."""
    return Words(LANGUAGE, GAME.about.texts, NAMES)


def board_picture(name: str) -> str:
    """Return one side of the board."""
    return alone(board(name), {}, style())


def grid(
    drawings: list[str],
    columns: int,
    cell: tuple[float, float],
    gap: float,
    known: Mapping[str, str] | None = None,
    sheet: str = "",
) -> str:
    """Return drawings side by side, with the symbols and the style sheet of their game."""
    width, height = cell
    out = []
    for turn, drawing in enumerate(drawings):
        x, y = gap + turn % columns * (width + gap), gap + turn // columns * (height + gap)
        out.append(placed(drawing, x, y, width, height))
    rows = -(-len(drawings) // columns)
    whole = (gap + columns * (width + gap), gap + rows * (height + gap))
    page = rect(0, 0, *whole, fill=TABLE("page"))
    return alone(svg(*whole, page, *out), known or symbols(), sheet or style())


def cards_picture() -> str:
    """Return all cards, and their back."""
    said = words()
    faces = [FACES.face(c.id, CardWords(said.name("card", c.id), said.say(f"card-{c.id}.text"))) for c in CARDS]
    return grid([*faces, svg(*CARD, use("back-card", 0, 0, *CARD))], 9, CARD, 14)


def icons_picture() -> str:
    """Return all small symbols with their names."""
    names = [name for name, drawing in symbols().items() if "<use" not in drawing]
    names = [name for name in names if not name.startswith(("card-", "banner-", "back-"))]
    return grid([icon(name) for name in names], 12, (92, 84), 4)


def icon(name: str) -> str:
    """Return a symbol with its name below it."""
    short = name.replace("_", " ").removeprefix("icon-").removeprefix("token-")
    label = text(46, 78, short[:19], 8, text_anchor="middle", fill=TABLE("soft"), font_family="sans-serif")
    return svg(92, 84, use(name, 16, 4, 60, 60), label)


def table_picture() -> str:
    """Return a game among four in full swing, as the first player sees it."""
    match = played()
    scene, static = match.scene(0), GAME.static(match.header.settings)
    return picture(scene, static, GAME.art(), Words.of(GAME, match.header, LANGUAGE))


def can_walk(match: Match[Any]) -> bool:
    """Return whether the first player has the choice between two rooms, with cards still in hand."""
    kinds = [option.kind for option in match.decision.options]
    return match.decision.seats == (0,) and kinds.count("move") > 1 and "play" in kinds


def played() -> Match[Any]:
    """Return a practice game that four bots have played for a while."""
    match = GAME.new(seats=4, seed=SEED, names=NAMES)
    player, rng = bot("greedy", GAME), Rng(SEED)
    turns = 0
    while turns < ROUND or not can_walk(match):
        seat = match.decision.seats[0]
        option = ask("greedy", player, observe(GAME, match.state, seat), rng)
        match.answer(option, seat)
        turns += seat == 0 and match.lines[-1].pick.startswith("end")
    return match


# DungeonQuest


def dungeon_style() -> str:
    """Return the colours of DungeonQuest's pictures."""
    return TABLE.style() + DungeonQuestArt().style()


def dungeon_cards_picture() -> str:
    """Return the cards of DungeonQuest, each once."""
    said, art = Words(LANGUAGE, DUNGEONQUEST.about.texts, NAMES), DungeonQuestArt()
    names = [(card.id, said.name("card", card.id), said.say(f"card-{card.id}.text")) for card in DUNGEON_CARDS]
    once = {art.face("card", id, title, text) or "": None for id, title, text in names}
    return grid(list(once), 12, CARD, 14, dungeon_symbols(), dungeon_style())


def dungeon_tiles_picture() -> str:
    """Return every room of DungeonQuest as it lies with its entrance in the south."""
    tiles = [svg(100, 100, use(f"room-{room.id}", 0, 0, 100, 100)) for room in ROOMS]
    return grid(tiles, 11, (100, 100), 6, dungeon_symbols(), dungeon_style())


def dungeon_board_picture() -> str:
    """Return a game of DungeonQuest in full swing, as the first player sees it."""
    match = explored()
    scene, static = match.scene(0), DUNGEONQUEST.static(match.header.settings)
    return picture(scene, static, DungeonQuestArt(), Words.of(DUNGEONQUEST, match.header, LANGUAGE))


def explored() -> Match[Any]:
    """Return a game that four bots have played until a good part of the dungeon is known."""
    for seed in range(SEED, SEED + 50):
        match = DUNGEONQUEST.new(seats=4, seed=seed, names=NAMES)
        player, rng = bot("greedy", DUNGEONQUEST), Rng(seed)
        while not match.over:
            seat = match.decisions[0].seats[0]
            if seat == 0 and well_known(match):
                return match
            match.answer(ask("greedy", player, observe(DUNGEONQUEST, match.state, seat), rng), seat)
    raise RuntimeError("no game explored enough of the dungeon")


def well_known(match: Match[Any]) -> bool:
    """Return whether the first player carries loot through a dungeon of forty rooms, and may choose where to go."""
    kinds = [option.kind for option in match.decisions[0].options]
    rooms = sum(1 for token in match.scene(0).tokens if token.flat)
    loot = next(zone for zone in match.scene(0).zones if zone.id == "loot-0")
    return rooms >= 40 and loot.count > 1 and kinds.count("move") > 1


PICTURES: dict[str, Callable[[], str]] = {
    "klong-front.svg": lambda: board_picture("front"),
    "klong-back.svg": lambda: board_picture("back"),
    "klong-cards.svg": cards_picture,
    "klong-icons.svg": icons_picture,
    "klong-table.svg": table_picture,
    "dungeonquest-board.svg": dungeon_board_picture,
    "dungeonquest-tiles.svg": dungeon_tiles_picture,
    "dungeonquest-cards.svg": dungeon_cards_picture,
}


def main() -> int:
    """Write the pictures, or check them."""
    parser = argparse.ArgumentParser(description="Draw the pictures in docs/pictures.")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a picture is out of date")
    check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    stale = 0
    for name, draw in PICTURES.items():
        new, path = (draw() + "\n").encode(), FOLDER / name
        old = path.read_bytes() if path.exists() else b""
        stale += new != old
        print(
            f"{name}: {len(new) / 1000:.0f} kB, {'as before' if new == old else 'out of date' if check else 'written'}"
        )
        if not check:
            path.write_bytes(new)
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
