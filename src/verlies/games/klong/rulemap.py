# mypyc: interpreted
"""Which rule stands behind each refusal, question and event of KLONG!."""

from verlies.core.refusal import Refusal
from verlies.core.tables import ruled, ruled_by_facts
from verlies.kit.reasons import REASONS as KIT

from .content.tokens import TOKENS
from .reasons import REASONS

TOKEN_RULES: dict[str, str] = {
    **ruled("""
        dragon_egg: klong.minor.dragon-egg
        potion_of_healing: klong.minor.healing-potion
        treasure: klong.minor.treasure
        skill_boost: klong.minor.skill-boost
        potion_of_strength: klong.minor.strength-potion
        potion_of_swiftness: klong.minor.swiftness-potion
        magic_spring: klong.minor.magic-spring
        chalice: klong.major.chalice
        potion_of_greater_healing: klong.major.greater-healing-potion
        greater_treasure: klong.major.greater-treasure
        greater_skill_boost: klong.major.greater-skill-boost
        flash_of_brilliance: klong.major.flash-of-brilliance
        monkey_idol: klong.score.tokens
        master_key: klong.goods.master-key
        backpack: klong.goods.backpack
        mastery: klong.escape.mastery
    """),
    **dict.fromkeys(("minor_secret", "major_secret"), "klong.room.reveal-secret"),
    **{token.id: "klong.goods.crown" for token in TOKENS if token.id.startswith("crown_")},
    **{token.id: "klong.score.artifact" for token in TOKENS if token.id.startswith("artifact_")},
}
"""The rule that says what a token is good for."""

REASON_RULES: dict[str, str | list[str]] = {
    **ruled("""
        not-in-hand: klong.turn.play-all-cards
        on-discard: klong.buy.no-instant-effect
        not-for-sale not-in-row: klong.buy.only-legal-source
        sold-out: klong.keyword.reserve-limited
        no-skill: klong.turn.need-resources
        no-swords is-monster not-a-monster no-such-monster: klong.monster.swords-only
        is-device not-a-device: klong.tool.use
        must-trash: klong.keyword.trash-source
        only-cave only-depths tool-only-depths monster-only-depths by-card: text:card-{card}
        no-market: klong.market.location
        no-gold: klong.market.price
        goods-sold: klong.market.sold-out
        not-best-crown: klong.goods.crown
        not-a-good: klong.components.market-goods
        cards-left: klong.turn.play-all-cards
        no-tunnel: klong.move.connected-only
        wrong-way: klong.move.one-way
        no-boots: klong.move.one-boot
        locked: klong.move.lock
        tired: klong.crystal.no-more-boots
        fatal: klong.damage.tunnel-never-fatal
        no-stones: klong.damage.tunnel-needs-supply
        needs-artifact: klong.escape.needs-artifact
        has-left: klong.escape.rest-of-turn
        no-teleport not-next no-way-to-reach: klong.keyword.teleport-adjacent
        no-artifact-here: klong.artifact.own-turn-only
        hands-full: klong.artifact.second-refused
        not-discardable: klong.keyword.discard-from-hand
        not-trashable: klong.keyword.trash-source
        too-many-swords no-passage: klong.move.monster-swords
        not-here not-a-find: klong.room.take-on-entry
        only-on-entry: klong.room.only-when-entering
        already-played: klong.keyword.play-area
        not-replaceable no-secret-there: text:{source}
        no-boots-for-two: klong.move.footprints
        bags-full: klong.goods.backpack
        not-an-artifact: klong.components.artifacts
        no-discard: klong.keyword.discard-is-a-cost
        no-trash: klong.keyword.trash-timing
    """),
    "no-token": [TOKEN_RULES[token.id] for token in TOKENS],
    "not-usable": [TOKEN_RULES[token.id] for token in TOKENS],
    "kept": [TOKEN_RULES[token.id] for token in TOKENS],
}

ASK_RULES: dict[str, str] = ruled("""
    TakeTurn: klong.turn.play-all-cards
    TakeTurn.end: klong.endturn.voluntary
    MayDiscard Choice.discard: klong.keyword.discard-is-a-cost
    TrashCard: klong.keyword.trash-source
    TrashCard.maybe: klong.minor.magic-spring
    TakeToken: klong.room.take-on-entry
    SpendSwords: klong.move.monster-swords
    Choice.usual ReplaceRowCard ReachRoom: text:{source}
    Choice.tool: klong.tool.use
""")

SCORE_RULES: dict[str, str] = ruled("""
    artifact: klong.score.artifact
    tokens: klong.score.tokens
    gold: klong.score.gold
    cards: klong.score.cards
    tie: klong.score.tie
    escaped: klong.escape.mastery
    rescued: klong.ko.rescued
    in-depths: klong.ko.in-depths
    no-artifact: klong.ko.no-artifact
""")

EVENT_RULES: dict[str, str | dict[str, str]] = {
    **ruled_by_facts("""
        turn: klong.endturn.next-clockwise
        shuffled: klong.turn.reshuffle
        played: klong.turn.play-all-cards
        bought: klong.buy.to-discard-pile
        used: klong.tool.use
        discarded: klong.keyword.discard-no-effect
        replaced: text:card-{by}
        gold: klong.gold.gain
        skill swords boots: klong.turn.resources-pool
        teleports teleported: klong.keyword.teleport-adjacent
        healed: klong.damage.heal
        hurt unfended: klong.move.monster-damage
        drawn-black: klong.dragon.black-aside
        drawn-stone: klong.dragon.colour-damage
        drawn-idle: klong.out.stones-like-black
        rage: klong.dragon.rage-rises
        escaped: klong.escape.mastery
        trashed: klong.keyword.trash-timing
        goods: klong.market.price
        bag-back: klong.keyword.encounter
        ended: klong.endturn.order
        row-shuffled: klong.dragon.deck-exhausted
        exhausted: klong.crystal.no-more-boots
        fended: klong.move.monster-swords
        lapsed: klong.endturn.unused-lost
        bagged: klong.dragon.area-into-bag
        woke: klong.dragon.attack-trigger
        danger: klong.keyword.danger
        rage-full: klong.dragon.rage-cap
        fountain: klong.keyword.fountain
        start-noise: klong.setup.start-noise
        drew: why=end klong.endturn.cleanup, why=setup klong.setup.first-hand, else klong.draw.own-pile
        beat: card=goblin klong.monster.goblin-repeat, else klong.monster.swords-only
        chose: why=tool klong.tool.use, why=discard klong.keyword.discard-is-a-cost, else text:card-{card}
        got-cards: count=1 klong.keyword.reserve-limited, else klong.buy.to-discard-pile
        clank: amount=0 lacking=0 klong.clank.surplus-negative, amount=0 klong.clank.empty-supply, else klong.clank.add
        quiet: amount=0 klong.clank.surplus-negative, else klong.clank.remove
        revealed: why=mid-turn text:card-treasure_hunter, else klong.dragon.refill-to-six
        attack: lacking=0 why=usual klong.dragon.draw-count, lacking=0 why=danger klong.keyword.danger,
            lacking=0 why=fate klong.fate.spaces-two-to-four, lacking=0 why=fate-and-danger klong.fate.danger-adds,
            else klong.dragon.short-bag
        fell: why=fate klong.fate.fifth-space, else klong.ko.full-track
        took: token=monkey_idol klong.room.idol, else klong.artifact.any-time
        moved: boots=2 klong.move.footprints, else klong.move.one-boot
        fate: space=1 klong.fate.first-out, space=5 klong.fate.fifth-space, else klong.fate.step-instead-of-turn
        lapsed-rest: credit=0 klong.endturn.unused-lost, else klong.clank.surplus-expires
        arrived: why=setup klong.setup.row-encounter, else klong.keyword.encounter
        due: card=master_burglar klong.keyword.trash-timing, else klong.keyword.order-independent
    """),
    "found": {**{f"token={token}": rule for token, rule in TOKEN_RULES.items()}, "else": "klong.room.reveal-secret"},
    "drank": {**{f"token={token}": rule for token, rule in TOKEN_RULES.items()}, "else": "klong.minor.healing-potion"},
}
"""The rule of each event, or its rules by facts: the first that fits counts, the last always does."""

REFUSALS: dict[int, Refusal] = REASONS.by_rules(REASON_RULES, KIT.names)
"""The kit's reasons are not needed here."""
