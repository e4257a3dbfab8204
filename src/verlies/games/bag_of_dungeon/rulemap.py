# mypyc: interpreted
"""Which rule stands behind each refusal, question and event of Bag of Dungeon."""

from verlies.core.refusal import Refusal
from verlies.core.tables import ruled, ruled_by_facts

from .reasons import REASONS

REASON_RULES: dict[str, str] = ruled("""
    not-empty touches-nothing not-own-tile: bag.explore.attach-own-tile
    no-join mismatch not-open alike: bag.explore.open-sides
    too-far no-shot: bag.ranged.range
    no-line: bag.ranged.line
    in-the-way: bag.ranged.blockers
    no-slot wrong-symbol empty-slot: bag.item.fields
    needs-two: bag.item.two-handed
    slot-taken no-room: bag.item.full
    nothing-offered refused-before elsewhere: bag.item.trade
    hero-taken: bag.setup.choose-character
    no-ap: bag.turn.ends-without-ap
    item-ap: bag.turn.free-order
    shot-ap: bag.ranged.costs-ap
    skill-ap no-skill skill-spent skill-not-now renew-well renew-other renew-far: bag.components.character-skills
    turn-over: bag.turn.ends-after-fight
    walled not-beside not-laid: bag.explore.connection
    no-tiles no-opening: bag.explore.not-available
    must-face no-fight: bag.monster.choice
    in-fight: bag.combat.until-dead
    run-ap: bag.monster.last-ap
    run-blocked run-far: bag.run.destination
    run-committed call-ap call-far call-self no-call: bag.help.call
    no-cloak sneak-dragon sneak-late not-yours not-used wrong-moment full-health no-target no-chest: bag.item.text
    no-peek peeked run-begun nothing-there jump-far blown-where nothing-hidden cloak-when: bag.item.text
    no-landing here-already only-fight only-rolled strong-already: bag.item.text
    call-blocked: bag.help.path
    call-one call-declined: bag.help.consent
    is-out: bag.lose.third-life
    has-left: bag.ffa.winner
    stored: bag.item.free-fields
    no-shot-in-fight too-near: bag.ranged.before-fight
    arrow-dragon: bag.dragon.arrow-immune
    lance-only: bag.dragon.lance
    no-ring-yet friends: bag.ffa.only-after-ring
    safe-start attack-far: bag.ffa.like-monster
    monster-here not-lying: bag.item.ground
    ring-guarded: bag.ring.fight-first
    no-pool pool-empty bathed pool-well: bag.explore.pool
    dragon-alive: bag.dragon.no-exit-before
    no-ring not-at-exit exit-held: bag.ffa.winner
    together: bag.end.collapse
    no-trophy: bag.ffa.trophy-transfer
    too-much-debt: bag.ffa.ap-advance
    had-turn: bag.solo.order
    run-rival evade-where evade-trophy: bag.ffa.run-before
    no-monster: bag.ranged.damage
    denied nothing-left nothing-held: bag.item.area-effects
    partner-ap partner-debt: bag.help.fighter-dies
    no-fit-over: bag.explore.no-fit-ends-turn
""")

ASK_RULES: dict[str, str] = ruled("""
    ChooseHero: bag.setup.choose-character
    ChooseNext: bag.solo.order
    Act: bag.turn.free-order
    Act.empty: bag.turn.ends-without-ap
    Act.over: bag.turn.ends-after-fight
    Act.misfit: bag.explore.no-fit-ends-turn
    Lay: bag.explore.attach-own-tile
    Rotate: bag.explore.open-sides
    Clash: bag.monster.choice
    Clash.later: bag.combat.until-dead
    Clash.alone: bag.help.fighter-dies
    Clash.rival: bag.ffa.like-monster
    Help: bag.help.consent
    Aim: bag.ranged.damage
    CloseAim StealWhat Spare: bag.item.area-effects
    Jump Blown Reroll Sip: bag.item.text
    DrawItem.won DrawItem.chest: bag.item.draw-optional
    DrawItem.found: bag.item.sources
    Stow: bag.item.full
    Shift: bag.item.fields
    Bargain Deal: bag.item.trade
    Brace RenewWhom: bag.components.character-skills
    Evade PayEvade: bag.ffa.run-before
    TakeTrophy: bag.ffa.trophy-transfer
    Spoils: bag.ffa.killed
    Spikes: bag.item.traps
""")

EVENT_RULES: dict[str, str | dict[str, str]] = ruled_by_facts("""
    hero: bag.setup.tracks
    first: bag.setup.first-player
    refunded refused-help: bag.help.consent
    laid: bag.explore.attach-own-tile
    no-fit: bag.explore.no-fit-ends-turn
    freed: bag.explore.open-sides
    broke: bag.explore.closed-dungeon
    lurks: bag.explore.m-tile-marker
    dragon-waits: bag.explore.exit-dragon
    pool-filled bathed: bag.explore.pool
    turned-up guardian: bag.ring.guardian-drawn
    sneaked caught blown guarded bound used spent healed fed binds rerolled opened chest-hurt: bag.item.text
    foe-struck vine-hit foe-cursed: bag.item.text
    ran winded: bag.run.cost
    threw-one threw-two threw-three threw-fourth stronger: bag.combat.dice-count
    foe-threw-one foe-threw-two foe-threw-three foe-threw-fourth: bag.combat.monster-strength
    scored: bag.combat.bonus-after-pasch
    scored-twice rival-scored-twice braced skill dead-eye renewed: bag.components.character-skills
    foe-scored: bag.combat.no-pasch-monsters
    rival-scored attacked: bag.ffa.like-monster
    fled: bag.ffa.ap-advance
    level: bag.combat.tie
    foe-hurt hurt rival-hurt: bag.combat.difference
    half-hurt: bag.help.half-loss
    stung: bag.combat.special-monsters
    called: bag.help.call
    helps: bag.help.extra-die
    takes-over: bag.help.fighter-dies
    slew: bag.dragon.normal-rules
    back: bag.lose.respawn
    out: bag.lose.third-life
    to-pool pooled: bag.dragon.gear-to-pool
    insured bear-gone: bag.item.text
    shot shot-foe: bag.ranged.before-fight
    shot-at shot-hit: bag.ffa.ranged
    hit-foe charged: bag.ranged.damage
    hit drained stole asked declined lost-to: bag.item.area-effects
    no-item refilled: bag.item.bag-empty
    left-it: bag.item.draw-optional
    redrawn: bag.solo.end
    picked: bag.item.ground
    shifted: bag.item.fields
    trap trapped spikes spiked jammed: bag.item.traps
    gave no-deal trades: bag.item.trade
    ring-roll: bag.ring.appears
    ring-laid: bag.ring.roll
    ring-taken: bag.ring.carry
    won: bag.end.win
    lost: bag.end.loss
    stands evaded evade-hurt: bag.ffa.run-before
    escaped: bag.ffa.winner
    collapse buried: bag.end.collapse
    doubles: how=pair bag.combat.pasch-doubles, how=alike bag.combat.triple-quadruple, else bag.combat.pasch-groups
    turn: how=borrowed bag.ffa.ap-advance, how=alone bag.help.fighter-dies, else bag.turn.full-ap
    paid: how=ran bag.run.cost, how=call bag.help.call, how=shot bag.ranged.costs-ap,
        how=skill bag.components.character-skills, else bag.turn.free-order
    borrowed: how=alone bag.help.fighter-dies, else bag.ffa.ap-advance
    drew-tile: how=torch bag.item.text, else bag.turn.lay-costs-one
    moved: how=ran bag.run.destination, how=tornado bag.item.text, how=teleport bag.item.text,
        how=evaded bag.ffa.run-before, else bag.turn.move-costs-one
    revealed: how=shot bag.ranged.hidden-target, how=peeked bag.item.text, else bag.monster.enter-draws
    met: how=drawn bag.monster.enter-draws, how=shot bag.ranged.lasts-turn, how=began bag.monster.start-of-turn,
        else bag.monster.enter-revealed
    beat: how=shot bag.ranged.kill, else bag.win.trophy
    reward: count=2 bag.win.reward-two, else bag.win.reward-one
    heals-back: how=shot bag.ranged.lasts-turn, else bag.monster.heals
    died: how=outside bag.lose.outside-fight, how=rival bag.ffa.killed, else bag.lose.life-and-gear
    dropped: how=death bag.lose.life-and-gear, how=moved bag.item.ground, else bag.item.full
    drew: how=chest bag.item.text, else bag.item.sources
    stowed: symbol=free bag.item.free-fields, symbol=companion bag.item.text, else bag.item.fields
    set-down: how=chest bag.item.text, else bag.item.full
    lost-trophy got-trophy: how=evaded bag.ffa.run-before, else bag.ffa.trophy-transfer
""")
"""The rule of each event, or its rules by facts: the first that fits counts, the last always does."""

REFUSALS: dict[int, Refusal] = REASONS.by_rules(REASON_RULES, ())
