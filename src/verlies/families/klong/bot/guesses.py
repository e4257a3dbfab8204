"""What the bots of the family believe: prices, odds and patience in numbers, to be read and tuned in one place."""

from typing import Final

# What cards bring
SKILL: Final = 0.95
"""Points that one skill brings: cards cost about as much as they score, but a tome clogs the deck."""
BOOT: Final = 1.6
"""Points that one boot brings: two or three save a turn, and every turn the dragon may come."""
SWORD: Final = 0.6
"""Points that one sword brings: two beat the goblin for one gold, others pay better."""
TELEPORT: Final = 2.4
"""Points of a teleport: a step without boots, monsters or locks."""
OTHERS_NOISE: Final = 0.25
"""Points of making everybody else louder by one stone."""
PLAIN_CARD: Final = 0.9
"""What drawing an unknown card is worth before one's own deck is looked at."""
MINOR: Final = 2.6
"""Points of a small secret that lies face down."""
MAJOR: Final = 4.8
"""Points of a large secret that lies face down."""
IDOL_POINTS: Final = 5.0

# How often something is due
COMPANION_LIKELY: Final = 0.45
"""How often a second companion is played beside one."""
NOISE_A_TURN: Final = 0.8
"""How much noise one's own cards make in a turn."""
GAINS_A_TURN: Final = 0.5
"""How often gold is gained in a turn."""
ARTIFACT_LIKELY: Final = 0.5
"""How often an artifact is owned when a card asks for it: about on the way home."""
CROWN_LIKELY: Final = 0.15
OTHER_LIKELY: Final = 0.2
DISCARD_PRICE: Final = 0.4
"""What the worst card of a hand would have brought, had it not been discarded."""
DEAL: Final = 1.5
"""Points of a card that sells tomes for gold, as often as there is enough gold."""

# When cards are played, and bonuses counted
FIRST: Final = 100.0
"""Cards that draw cards come first: what they draw may change everything else."""
DISCARDING: Final = 50.0
"""Then cards that want another one discarded, while there is one to discard."""
CHOOSING: Final = -50.0
"""Cards with a choice come last, when the rest of the turn is known."""
BONUS_TIMES: Final = 0.8
"""How often a bonus at the end is due on average; gold by fives is due more often, pairs of tokens less."""

# Danger and time
HURT: Final[list[float]] = [40.0, 40.0, 11.0, 6.0, 3.6, 2.4, 1.8, 1.4, 1.1, 0.9, 0.8]
"""Points lost with one damage, by the health that is left before it."""
DRAWN_LATER: Final = 0.3
"""How likely a stone of noise is drawn sooner or later."""
REFILLS: Final = 0.9
"""How many cards of the row a thief takes in a turn."""
GROWTH: Final = 1.1
"""How much more dangerous the rounds to come are than this one."""
LONGEST: Final = 25.0
"""No game lasts longer than this many rounds."""
SLOWEST: Final = 0.8
"""No deck is slower than this many boots a turn: there are ladders, doors and potions."""
TELEPORT_BOOTS: Final = 1.4
"""How many boots a teleport saves."""

# Goals
FAR: Final = 1000.0
"""The distance of what cannot be reached."""
MASTERY_POINTS: Final = 20.0
TEMPO: Final = 0.5
"""Points that a boot still to walk costs, however safe the way is: others hurry, too."""
BLUR: Final = 0.9
"""How uncertain the number of turns left is at least, in turns."""
BLUR_A_TURN: Final = 0.3
"""And for each turn left."""
STEEP: Final = 1.6
"""How steeply the chance to be in time falls."""
RIVAL: Final = 1.0
"""Points that an artifact loses for each rival who is nearer to it."""
LONGEST_DETOUR: Final = 4.0
"""How many boots a secret may be out of the way to be thought about."""
IN_HAND: Final = 0.85
"""What found things are worth now, for they count only for those who get out."""

# The shop
WORTH_BUYING: Final = 0.3
"""A card that adds less than this is left where it lies."""
WORTH_FIGHTING: Final = 0.1
WORTH_DRINKING: Final = 1.2
"""What a potion has to bring now; it can be kept for later."""
LAST_TURNS: Final = 2.0
"""With fewer turns left than this, potions are not kept any longer."""
LEAST_CARD: Final = 0.3
"""No deck is so bad that a card of it is worth less than this."""
MOST_PLAYS: Final = 6.0
"""No card bought is played more often than this."""
DANGER_ROUNDS: Final = 2.0
"""How many rounds a danger card would lie in the row."""

# Walks
NODES: Final = 500
"""How many positions one search looks at; turns with many boots are cut short."""
LEAST_GAIN: Final = 0.01
"""By how much a step must be better than staying."""
