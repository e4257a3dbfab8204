# mypyc: interpreted
"""Which rule stands behind each refusal, question and event of Katakomben."""

from verlies.core.refusal import Refusal
from verlies.core.tables import ruled, ruled_by_facts
from verlies.kit.reasons import REASONS as KIT

from .content.ids import OUT_DRAWS_OF_TWO
from .content.tokens import TOKENS
from .reasons import REASONS

TOKEN_RULES: dict[str, str] = {
    **ruled("""
        dragon_egg: katakomben.minor.drachenei
        lockpick_secret: katakomben.minor.dietrich
        magic_spring: katakomben.minor.zauberbrunnen
        potion_of_healing: katakomben.minor.heiltrank
        potion_of_swiftness: katakomben.minor.flinkheit
        potion_of_strength: katakomben.minor.staerketrank
        puzzle_box: katakomben.minor.puzzlewuerfel
        treasure: katakomben.minor.schatz
        catacombs_map: katakomben.major.katakombenkarte
        chalice: katakomben.major.kelch
        greater_skill_boost: katakomben.major.talentschub
        greater_treasure: katakomben.major.schatz
        potion_of_greater_healing: katakomben.major.heiltrank
        adventurer: katakomben.captive.abenteurer
        barbarian: katakomben.captive.barbar
        cleric: katakomben.captive.kleriker
        peasant: katakomben.captive.bauer
        mayor: katakomben.captive.buergermeister
        monk: katakomben.captive.moench
        primatologist: katakomben.captive.primatologin
        prince princess: katakomben.captive.prinz-prinzessin
        sorceress: katakomben.captive.hexenmeisterin
        warrior: katakomben.captive.krieger
        golden_monkey_bot: katakomben.captive.affenbot
        haunted_prisoner: katakomben.captive.heimgesucht
        discount_coupon: katakomben.captive.rabattcoupon
        monkey_idol: katakomben.reward.idol
        backpack: katakomben.goods.rucksack
        blood_amulet: katakomben.goods.blutamulett
        burglars_kit: katakomben.goods.diebesausruestung
        cloak: katakomben.party.no-master-key
        mastery: katakomben.escape.mastery
    """),
    **{token.id: "katakomben.goods.krone" for token in TOKENS if token.id.startswith("crown_")},
    **{token.id: "katakomben.artifact.take" for token in TOKENS if token.id.startswith("artifact_")},
}
"""The rule that says what a token is good for."""

TELEPORT = "katakomben.keyword.teleport"
KEPT = "katakomben.keyword.teleport-kept"
LEAP_RULES = [KEPT, KEPT, KEPT, KEPT, "katakomben.tile.laid-by-card", "katakomben.market.buy"]
"""By leap: from a market, by shrines, by haunted tiles, to a rival, into a new tile; and the market from afar."""

REASON_RULES: dict[str, str | list[str]] = {
    **ruled("""
        on-discard not-for-sale not-in-row: katakomben.buy.row
        by-card no-pick-for-card no-gold-for-card only-depths only-cave tool-only-depths: text:card-{card}
        not-to-be-stolen not-replaceable not-laid not-that-to-trash: text:{source}
        sold-out: katakomben.buy.reserve
        no-skill: katakomben.turn.resource-purposes
        no-swords is-monster not-a-monster no-such-monster: katakomben.monster.fight
        is-device not-a-device: katakomben.tool.use
        monster-only-depths only-cave-or-shrine: katakomben.monster.printed-conditions
        no-market no-gold: katakomben.market.buy
        goods-sold: katakomben.market.shared-stock
        not-best-crown: katakomben.goods.krone
        not-a-good: katakomben.components.market-goods
        not-in-hand cards-left already-played: katakomben.turn.play-all-cards
        no-tunnel no-boots: katakomben.move.one-boot
        wrong-way: katakomben.move.one-way
        locked no-picks: katakomben.move.lock
        tired: katakomben.room.crystal-cave
        fatal no-stones: katakomben.damage.voluntary-limits
        needs-artifact: katakomben.room.crypt
        has-left: katakomben.escape.finish-turn
        no-teleport: katakomben.keyword.teleport
        no-artifact-here: katakomben.artifact.take
        hands-full: katakomben.artifact.limit
        not-discardable: katakomben.keyword.discard-from-hand
        not-trashable must-trash no-trash: katakomben.keyword.trash
        too-many-swords no-passage: katakomben.move.monsters
        not-here not-a-find: katakomben.reward.automatic
        only-on-entry: katakomben.reward.on-entry
        not-next: katakomben.keyword.teleport-adjacent
        no-boots-for-two: katakomben.move.footprints
        bags-full: katakomben.goods.rucksack
        not-an-artifact no-such-artifact: katakomben.components.artifacts
        no-discard: katakomben.keyword.discard-is-a-cost
        no-tiles no-tiles-to-jump: katakomben.tile.stack-empty
        dead-end: katakomben.move.through-edge
        one-portal: katakomben.portal.single
        against: katakomben.tile.choose-affordable-rotation
        portal-against: katakomben.portal.tunnel-symbols
        tile-in-hand: katakomben.tile.pause-for-help
        no-lock not-at-lock no-pick-to-crack: katakomben.unlock.action
        cracked-before: katakomben.unlock.once-per-game
        no-major-left: katakomben.unlock.chest-empty-bank
        no-tomes-left: katakomben.unlock.library-sold-out
        no-captives-left: katakomben.unlock.prison-last-captive
        no-shrine not-at-shrine: katakomben.shrine.mark
        marked-before: katakomben.shrine.once-per-player
        no-stone-to-mark: katakomben.shrine.needs-stone
        shrine-full: katakomben.party.shrine-four-spots
        not-wounded: katakomben.goods.blutamulett
        one-per-room: katakomben.party.one-per-room
        not-best-artifact: katakomben.party.take-best
        too-late-to-turn: katakomben.tile.rotate-free
        no-coupon: katakomben.captive.rabattcoupon
        no-topdeck: katakomben.keyword.acquire
        not-beside field-taken: katakomben.tile.empty-place-only
        must-turn: katakomben.tile.turned-by-card
        not-a-ward: katakomben.ghost.damage
        no-giving-back never-lay-there: katakomben.party.monkey-lord
        no-picks-for-two: katakomben.move.double-lock
    """),
    "no-token": [TOKEN_RULES[token.id] for token in TOKENS],
    "not-usable": [TOKEN_RULES[token.id] for token in TOKENS],
    "kept": [TOKEN_RULES[token.id] for token in TOKENS],
    "no-leap": ["text:card-{card}"] * len(LEAP_RULES),
    "not-from-here": LEAP_RULES,
    "not-there": [TELEPORT, TELEPORT, TELEPORT, TELEPORT, "katakomben.tile.laid-by-card", "katakomben.market.buy"],
}

ASK_RULES: dict[str, str] = ruled("""
    TakeTurn TakeTurn.end: katakomben.turn.play-all-cards
    MayDiscard: katakomben.keyword.discard-is-a-cost
    TrashCard TrashCard.maybe: katakomben.keyword.trash
    SpendSwords: katakomben.move.monsters
    Choice.usual ReplaceRowCard Steal MarkShrine FirstOf Topdeck: text:{source}
    Choice.tool Some: katakomben.tool.use
    Choice.monster FreeGood: katakomben.monster.reward-and-discard
    FindHelp: katakomben.tile.pause-for-help
    FindHelp.turn: katakomben.tile.choose-affordable-rotation
    WalkOn: katakomben.portal.any-other
    LayTile LayTurned LeapInto: katakomben.tile.laid-by-card
    TurnOwnTile: katakomben.tile.turned-by-card
    Ward: katakomben.ghost.damage
    UseCoupon: katakomben.captive.rabattcoupon
    GiveIdol: katakomben.party.monkey-lord
""")

SCORE_RULES: dict[str, str] = {
    **dict.fromkeys(("artifact", "tokens", "cards"), "katakomben.score.sum"),
    "gold": "katakomben.gold.gain",
    "tie": "katakomben.score.winner-and-tie",
    "escaped": "katakomben.escape.mastery",
    "rescued": "katakomben.score.eligible",
    **dict.fromkeys(("in-depths", "no-artifact"), "katakomben.ko.zero-points"),
    **{token: rule for token, rule in TOKEN_RULES.items() if not token.startswith("artifact_")},
}

BY_CARD = {f"why={why}": "katakomben.tile.laid-by-card" for why in ("monster", "tool")}
EVENT_RULES: dict[str, str | dict[str, str]] = {
    **ruled_by_facts("""
        turn: katakomben.setup.start-player
        shuffled: katakomben.draw.reshuffle
        played: katakomben.turn.play-all-cards
        used: katakomben.tool.use
        discarded: katakomben.keyword.discard-from-hand
        gold: katakomben.gold.gain
        skill swords boots: katakomben.turn.resources-pool
        teleports: katakomben.keyword.teleport-kept
        healed healed-black healed-bare: katakomben.damage.heal
        hurt fended unfended: katakomben.move.monsters
        replaced: text:card-{by}
        drawn-black drawn-stone: katakomben.dragon.black-and-colour
        drawn-idle: katakomben.out.immune
        rage rage-full: katakomben.dragon.rage-rises
        escaped: katakomben.escape.mastery
        trashed: katakomben.keyword.trash
        bag-back: katakomben.keyword.encounter
        ended: katakomben.endturn.order
        row-shuffled row-dry: katakomben.endturn.deck-exhausted
        got-cards: katakomben.unlock.library
        teleported: katakomben.keyword.teleport-adjacent
        exhausted: katakomben.room.crystal-cave
        lapsed: katakomben.turn.unused-lost
        bagged bagged-ghosts: katakomben.dragon.area-into-bag
        woke: katakomben.dragon.trigger
        danger: katakomben.keyword.danger
        start-noise: katakomben.setup.start-noise
        stranded: katakomben.tile.no-legal-rotation
        turned turned-by: katakomben.tile.turned-by-card
        drawn-ghost: katakomben.ghost.returns
        haunted: katakomben.ghost.damage
        warded paid topped: text:card-{card}
        haunted-black haunted-bare: katakomben.ghost.empty-supply
        fountain: katakomben.reward.heal
        room-gold: katakomben.reward.gold
        no-secrets: katakomben.reward.small-secret
        unpacked: katakomben.minor.puzzlewuerfel
        no-idols: katakomben.reward.idol
        picks: katakomben.setup.bank-unlimited
        no-captives: katakomben.unlock.prison-last-captive
        marked: katakomben.shrine.gold
        jumped-off leapt-off arrived-at: katakomben.keyword.teleport-discovers
        coupon: katakomben.captive.rabattcoupon
        gave-back: katakomben.party.monkey-lord
        bag-dry: katakomben.dragon.bag-empty
        no-artifacts: katakomben.room.artifact-stack-empty
        no-tomes: katakomben.buy.reserve
        no-tile: katakomben.tile.laid-by-card
        drew: why=end katakomben.endturn.cleanup, why=setup katakomben.setup.deck-and-hand,
            else katakomben.draw.own-pile
        beat: card=goblin katakomben.monster.goblin, else katakomben.monster.reward-and-discard
        chose: why=tool katakomben.tool.use, why=monster katakomben.monster.reward-and-discard,
            else text:card-{card}
        clank: amount=0 lacking=0 katakomben.clank.surplus-negative, amount=0 katakomben.clank.empty-supply,
            else katakomben.clank.add
        quiet: amount=0 katakomben.clank.surplus-negative, else katakomben.clank.remove
        revealed: why=mid-turn text:card-remove_traps, else katakomben.endturn.refill
        attack: lacking=0 why=danger katakomben.keyword.danger, else katakomben.dragon.draw-count
        fell: why=row katakomben.endturn.deck-exhausted,
            why=bag katakomben.dragon.bag-empty, else katakomben.damage.unconscious
        took: token=monkey_idol katakomben.reward.idol, else katakomben.artifact.take
        moved: boots=2 katakomben.move.footprints, else katakomben.move.one-boot
        lapsed-rest: credit=0 katakomben.keyword.teleport-kept, else katakomben.clank.surplus-negative
        arrived: why=setup katakomben.setup.row-encounter, else katakomben.keyword.encounter
        due: card=shadow_walk katakomben.keyword.trash, else katakomben.turn.order-independent
        placed: why=plus katakomben.room.artifact-plus, why=short-stack katakomben.room.artifact-plus-short-stack,
            why=party katakomben.party.plus-rooms-several, else katakomben.room.artifact-placed
        ghost: why=captive katakomben.captive.heimgesucht, else katakomben.room.haunted-tile
        opened: count=2 katakomben.move.double-lock, else katakomben.move.lock
        cracked: lock=chest katakomben.unlock.chest, lock=library katakomben.unlock.library,
            lock=prison katakomben.unlock.prison, else katakomben.unlock.action
        no-majors: why=tool text:card-locked_trunk, else katakomben.minor.puzzlewuerfel
        portal: why=teleport katakomben.portal.teleport, else katakomben.portal.any-other
        leapt: leap=leap katakomben.tile.laid-by-card, leap=hop katakomben.keyword.teleport-adjacent,
            else katakomben.keyword.teleport
        granted: leap=flute katakomben.market.buy, else katakomben.keyword.teleport-kept
        tome: why=monster katakomben.monster.reward-and-discard, why=party katakomben.party.monkey-lord,
            else katakomben.unlock.library
    """),
    "bought": {
        **{f"card={card}": "katakomben.buy.reserve" for card in ("mercenary", "explore", "secret_tome")},
        "else": "katakomben.buy.row",
    },
    "found": {
        **{f"token={token}": rule for token, rule in TOKEN_RULES.items()},
        "else": "katakomben.reward.small-secret",
    },
    "goods": {
        **{
            f"token={token.id}": TOKEN_RULES[token.id]
            for token in TOKENS
            if token.id.startswith("crown_") or token.id in ("blood_amulet", "burglars_kit", "backpack")
        },
        "else": "katakomben.market.buy",
    },
    "drank": {**{f"token={token}": rule for token, rule in TOKEN_RULES.items()}, "else": "katakomben.minor.heiltrank"},
    "discovered": {**BY_CARD, "else": "katakomben.tile.discover"},
    "laid": {**BY_CARD, "else": "katakomben.tile.discover"},
    "freed": {**{f"token={token}": rule for token, rule in TOKEN_RULES.items()}, "else": "katakomben.unlock.prison"},
    "out-draw": {
        **{
            f"count={OUT_DRAWS_OF_TWO - lacking} lacking={lacking}": "katakomben.out.turn-attack-two-players"
            for lacking in range(OUT_DRAWS_OF_TWO + 1)
        },
        "else": "katakomben.out.turn-attack",
    },
}
"""The rule of each event, or its rules by facts: the first that fits counts, the last always does."""

REFUSALS: dict[int, Refusal] = REASONS.by_rules(REASON_RULES, KIT.names)
"""The kit's reasons are not needed here."""
