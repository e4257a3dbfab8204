# mypyc: interpreted
"""Which rule stands behind each refusal, question and event of Könige der Katakomben."""

from verlies.core.refusal import Refusal
from verlies.core.tables import ruled, ruled_by_facts
from verlies.kit.reasons import REASONS as KIT

from .reasons import REASONS

REASON_RULES: dict[str, str] = ruled("""
    not-empty touches-nothing: koenige.expand.adjacent
    no-join: koenige.expand.connects-exit
    mismatch: koenige.expand.no-exit-walled
    flag-beside: koenige.expand.flag-not-adjacent
    alike: koenige.setup.rotation
    only-by-start not-drawn must-lay-first: koenige.setup.first-four-rooms
    fits-nowhere: koenige.expand.unplaceable-to-bottom
    must-lay: koenige.turn.expansion-mandatory
    no-actions: koenige.actions.two
    no-room-there not-connected: koenige.move.through-exits-only
    fogged not-yours not-your-action not-on-card: koenige.cards.action-cost
    no-portal-here no-portal-there here-already: koenige.move.portal-jump
    jumped: koenige.move.portal-once
    no-teleport attacks-spent immune not-by-gear: koenige.cards.equipment-values
    no-steps: koenige.move.two-rooms
    no-flag-room: koenige.capture.start
    flag-claimed flag-held flag-away: koenige.capture.only-unclaimed
    no-flag-here: koenige.steal.take
    own-flag protected: koenige.steal.x-blocks
    not-seated own-team out-of-reach: koenige.fight.same-room
    attacked: koenige.fight.per-enemy-once
    no-chest: koenige.chest.loot
    looted: koenige.chest.x-after
    no-merchant: koenige.trade.room
    traded: koenige.actions.repeatable
    locked: koenige.equip.gift-delayed
    not-playable: koenige.cards.four-types
    not-now no-such-special on-own-turn on-attack on-defence on-ally-fight: koenige.cards.special-free
    on-team-fight on-revealed on-chest on-entering on-enemy-card on-enemy-turn: koenige.cards.special-free
    on-own-defeat on-team-defeat on-stolen on-theft on-enemy-draw: koenige.cards.special-free
    no-effect no-target not-by-card untouched not-droppable: koenige.cards.partial-effect
    not-this-tier: koenige.trade.tiers
    tier-too-high: koenige.chest.thresholds
    not-looked-at: koenige.trade.three-keep-one
    not-allowed-room: koenige.fight.displace
    too-late: koenige.turn.three-phases
    equip-later: koenige.equip.only-own-phase
    not-equipment: koenige.equip.slots
    not-worn not-yours-to-equip: koenige.equip.free-changes
    given not-a-mate not-yours-to-give: koenige.equip.give-one
    no-mate: koenige.equip.two-player-no-gift
    not-owned: koenige.trade.give
""")
ASK_RULES: dict[str, str] = ruled("""
    FirstRoom Lay-set-up: koenige.setup.first-four-rooms
    Lay: koenige.expand.draw-one
    Lay-card KeepCard-card PutUnder-card UseEffect-card PickTarget PickField: koenige.cards.action-cost
    TakeDiscarded YieldCard GiveBack PushTo TeleportTo TurnLaid OrderRooms: koenige.cards.action-cost
    TurnRoom: koenige.setup.rotation
    PickRoom UseEffect TakeSeen: koenige.cards.equipment-values
    Act: koenige.actions.seven-kinds
    Going EnemyEnters: koenige.move.step-by-step
    Equip: koenige.equip.free-changes
    QuickEquip: koenige.cards.special-free
    GiveTo GiveHidden: koenige.equip.give-one
    PutLoser: koenige.fight.displace
    PutLoser-card: koenige.cards.partial-effect
    ChestPile: koenige.chest.one-card
    TradePile: koenige.trade.tiers
    KeepCard PutUnder: koenige.trade.three-keep-one
    DropCard: koenige.cards.partial-effect
    FightDeclared FightRevealed ChestRevealed ChestDraw EnemyCard FlagTheft FlagStolen: koenige.cards.windows
    SelfDefeated TeamDefeated: koenige.fight.sequence
    EnemyTurn: koenige.turn.start-of-turn-first
""")

EVENT_RULES: dict[str, str | dict[str, str]] = ruled_by_facts("""
    begins: koenige.setup.larger-team-starts
    dealt: koenige.setup.three-bronze
    bounced: koenige.expand.unplaceable-to-bottom
    no-fit: koenige.expand.none-placeable
    looked-room looked: koenige.turn.team-open-information
    room-under through-wall silenced fates-swapped tie-won ability saw-hand: koenige.cards.equipment-values
    reordered rotated pushed teleported swapped fog unmarked took-back ward: koenige.cards.action-cost
    halted intercepted cancelled steps: koenige.cards.special-free
    capturing: koenige.capture.start
    left-flag: koenige.capture.leave-returns
    captured: koenige.capture.complete-next-turn
    steals stole: koenige.steal.take
    conquered: koenige.steal.conquer-at-start
    returned: koenige.steal.defeated-returns
    taken-over lost-flag: koenige.fight.wins-capture
    totals won: koenige.fight.higher-wins
    failed: koenige.fight.failure-nothing
    saved: koenige.fight.sequence
    displaced: how=card koenige.cards.partial-effect, else koenige.fight.displace
    reshuffled: koenige.setup.fate-reshuffle
    chest-bonus: koenige.chest.loot
    chest-total: koenige.chest.thresholds
    no-treasure lower-tier refilled: koenige.chest.empty-treasure-stack
    traded: koenige.trade.give
    discarded: koenige.setup.supply-and-discard
    lost-card took-card more-actions: koenige.cards.partial-effect
    equipped: koenige.equip.slots
    gave: koenige.equip.give-one
    received: koenige.equip.gift-delayed
    turn: actions=4 koenige.actions.three-players, actions=3 koenige.actions.five-players, else koenige.actions.two
    ended: how=limit koenige.end.terminates, else koenige.end.condition
    drew-room laid: how=set-up koenige.setup.first-four-rooms, how=card koenige.cards.action-cost,
        else koenige.expand.draw-one
    removed flag-gone: how=stuck koenige.expand.stuck-round, else koenige.expand.layout-sealed
    walked: how=card koenige.move.step-by-step, else koenige.move.two-rooms
    jumped: how=card koenige.move.portal-any-time, else koenige.move.portal-jump
    marked: how=chest koenige.chest.x-after, how=steal koenige.steal.take, how=card koenige.cards.special-free,
        else koenige.capture.x-on-flag
    cleared: how=card koenige.cards.action-cost, else koenige.capture.clears-other-x
    attacks: how=card koenige.fight.per-enemy-once, else koenige.fight.same-room
    fate: side=chest koenige.chest.loot, else koenige.fight.draw-order
    counts: side=chest koenige.chest.loot, else koenige.fight.values
    bonus: card=B-W07 side=chest koenige.cards.equipment-values, card=S-R08 side=chest koenige.cards.equipment-values,
        side=chest koenige.cards.partial-effect, else koenige.fight.values
    loots: how=card koenige.cards.action-cost, else koenige.chest.loot
    drew: how=chest koenige.chest.one-card, how=trade koenige.trade.new-card-to-hand,
        else koenige.cards.partial-effect
    under: how=card koenige.cards.action-cost, else koenige.trade.three-keep-one
    played: how=action koenige.cards.action-cost, else koenige.cards.special-free
    doffed: how=card koenige.cards.partial-effect, else koenige.equip.free-changes
""")
"""The rule of each event, or its rules by facts: the first that fits counts, the last always does."""

REFUSALS: dict[int, Refusal] = REASONS.by_rules(REASON_RULES, KIT.names)
