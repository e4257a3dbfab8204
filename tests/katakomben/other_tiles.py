"""Sets of tiles as another package would bring them: one that fits the rules, and one that does not."""

from verlies.games.katakomben.content.tiles import DEPTHS, SAFE, STARTS, tile
from verlies.games.katakomben.game import Katakomben
from verlies.games.katakomben.tileset import TileSet, checked

PORTS = "a-N1 a-N2 a-E1 a-E2 a-S1 a-S2 a-W1"
MARKET = "a 50 50 market"

GAME = Katakomben("open_market", checked(TileSet([tile("S1", MARKET, f"{PORTS} a-W2"), *SAFE[1:]], DEPTHS, STARTS)))


def __getattr__(name: str) -> Katakomben:
    """Make the faulty game only if somebody asks for it."""
    faulty = TileSet([tile("S1", MARKET, PORTS), *SAFE[1:]], DEPTHS, STARTS)
    return Katakomben(name, checked(faulty))
