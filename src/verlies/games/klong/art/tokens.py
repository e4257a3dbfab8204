# mypyc: interpreted

"""The small pictures that only KLONG! has: its artifacts, some secrets, and the fate track."""

from functools import cache

from ....families.klong.art.icons import VALUE, of_tokens
from ....families.klong.art.icons import icons as family_icons
from ..content.tokens import TOKENS

OWN = {
    "token-skill_boost": "@chip 0 0 1 0 a=stone b=stone-dark\n@skill .6 -1.4 .64\n@chevrons 0 2.6 .5",
    "token-flash_of_brilliance": "@chip 0 0 1 0 a=violet b=violet-dark\n@brilliance 0 -.4 .74",
    "token-artifact_5": "@plate 0 0 1 0 a=blood-dark\n@ring -1 -1.6 .68\n" + VALUE.format(5),
    "token-artifact_7": "@plate 0 0 1 0 a=blood-dark\n@ankh -1.4 -1 .68\n" + VALUE.format(7),
    "token-artifact_10": "@plate 0 0 1 0 a=blood-dark\n@vase -1.2 -1 .68\n" + VALUE.format(10),
    "token-artifact_15": "@plate 0 0 1 0 a=blood-dark\n@bananas -.6 -1 .68\n" + VALUE.format(15),
    "token-artifact_20": "@plate 0 0 1 0 a=violet-dark\n@shield -1.2 -1 .68\n" + VALUE.format(20),
    "token-artifact_25": "@plate 0 0 1 0 a=violet-dark\n@armour -1.2 -1 .68\n" + VALUE.format(25),
    "token-artifact_30": "@plate 0 0 1 0 a=blood-dark\n@orb -1.2 -1 .68\n" + VALUE.format(30),
    "token-master_key": "@plate 0 0 1 0 a=plain-dark\n@key 0 -.6 .72",
    "token-minor_secret": "@chip 0 0 .86 0 a=leather b=leather-dark\n@eye 0 -.2 .76 0 a=bone",
    "token-major_secret": "@chip 0 0 1 0 a=violet-dark b=gold\n@eye 0 -.2 .92 0 a=gold",
}
ALIASES = {
    "mark-artifact-space": "icon-artifact",
    "mark-shrine": "icon-idol",
    "fact-fate-draws": "icon-hourglass",
    "track-fate": "icon-hourglass",
}


@cache
def icons() -> dict[str, str]:
    """Return all small symbols of KLONG! by id."""
    return family_icons(of_tokens(TOKENS, OWN), ALIASES)
