### Bag of Dungeon: questions, options, log, reasons, table and settings. What is played with stands in content.ftl.

game-bag_of_dungeon = Bag of Dungeon
  .time = 15
  .about = Find the Ring of Creation together and beat the Red Dragon at the exit.
  .goal = { $variant ->
    [each] Beat the Red Dragon at the exit and carry the Ring of Creation out: then the cave collapses, and all others have one more turn to escape. Of those outside, whoever has the most points for trophies, Ring and dragon wins; whoever stays inside or has no life left has lost.
    [solo] { $win ->
        [dragon] You lead all four heroes, each with one life, and win as soon as the Red Dragon at the exit is beaten.
       *[ring] You lead all four heroes, each with one life, and win when the Red Dragon at the exit is beaten and one of them has the Ring of Creation, or brings it there afterwards.
      } When none of them is alive, you have lost.
   *[other] { $win ->
        [dragon] You win together as soon as the Red Dragon at the exit is beaten.
       *[ring] You win together when the Red Dragon at the exit is beaten and one of you has the Ring of Creation, or brings it there afterwards.
      } When no hero has a life left, you have lost.
  }

## Options

option-hero = { $target }
kind-hero = Hero
option-order = { $target } is next
kind-order = Order
option-end = End the turn
kind-end = End of turn
option-explore = Explore: draw a tile
kind-explore = Explore
option-lay = Lay it { $target_at }
kind-lay = Lay
option-turn = { $target ->
    [0] As it is
    [one] Turned right once
   *[other] Turned right { $target } times
  }
kind-turn = Turn
option-walk = Walk { $target_to }
kind-walk = Walk
option-fight = Fight a round
kind-fight = Fight
option-run = Run away { $target_to }
kind-run = Run
option-sneak = Sneak past in the Invisibility Cloak
kind-sneak = Sneak
option-call = Call { $target } for help
kind-call = Call for help
option-agree = Agree
kind-agree = Agree
option-skill = Use your skill
kind-skill = Skill
option-use = Use { $acc }
kind-use = Use
option-aim = Aim at what is { $target_at }
kind-aim = Target
option-aim-at = { $target }
kind-aim-at = Target
option-draw = Draw an item
kind-draw = Draw
option-handle = Rearrange: { $target }
kind-handle = Rearrange
option-put = Put it here: { $target }
kind-put = Put
option-swap = Swap with: { $target }
kind-swap = Swap
option-leave = Leave it on the tile
kind-leave = Leave
option-pick = Pick up { $acc }
kind-pick = Pick up
option-open = Open { $acc }
kind-open = Open
option-pool = Bathe in the Healing Pool
kind-pool = Healing Pool
option-trade = Trade with { $target }
kind-trade = Trade
option-give = Give { $acc }
kind-give = Give
option-take = Take { $acc }
kind-take = Take
option-offer = Propose this trade
kind-offer = Proposal
option-peek = Look at what is { $target_at }
kind-peek = Look
option-attack = Attack { $target }
kind-attack = Attack
option-trophy = { $target }
kind-trophy = Trophy
option-bleed = Pay with 4 health
kind-bleed = Health
option-escape = Leave the cave
kind-escape = Escape
option-jam = Jam the trap: destroy { $acc }
kind-jam = Jam
option-brave = Step on the spikes
kind-brave = Brave
option-pass = None of these
kind-pass = None of these

## Log

log-hero = { $player } plays { $hero_acc } (health { $health }, { $ap } AP).
log-first = { $player } begins.
log-turn = { $owed ->
    [0] It is { $player }’s turn ({ $ap } AP).
   *[other] It is { $player }’s turn ({ $ap } AP; borrowed before: { $owed }).
  }
log-paid = { $player } pays { $cost } AP, left: { $left }.
log-refunded = { $player } gets { $cost } AP back, left: { $left }.
log-borrowed = { $player } borrows { $cost } AP from the next turn ({ $owed } in all).
log-drew-tile = { $player } draws { $tile_acc }.
log-laid = { $player } lays { $tile_acc } { $place_at }.
log-no-fit = Does not fit here: { $tile }. The tile goes under the stack, and { $player }’s turn ends.
log-freed = No tile fits anywhere any more: from now on touching sides need not match.
log-broke = { $player } breaks a secret door through the wall { $place_at }.
log-lurks = A hidden monster lurks { $place_at }.
log-dragon-waits = The Red Dragon waits { $place_at }.
log-pool-filled = The Healing Pool { $place_at } gets { $count ->
    [one] 1 marker
   *[other] { $count } markers
  }.
log-moved = { $how ->
    [ran] { $player } flees { $place_to }.
    [tornado] { $player } lands { $place_at }.
    [teleport] { $player } jumps { $place_to }.
    [evaded] { $player } dodges { $place_to }.
   *[walked] { $player } walks { $place_to }.
  }
log-revealed = { $how ->
    [peeked] { $player } takes a look { $place_at }: { $monster }.
   *[other] Revealed { $place_at }: { $monster }.
  }
log-turned-up = The guardian of the Ring { $place_at } is revealed: { $monster }.
log-met = { $player } meets { $monster_acc } (health { $health }).
log-sneaked = { $player } rolls { $die } and sneaks past { $monster_acc }.
log-caught = { $player } rolls { $die } and is caught sneaking past { $monster_acc }.
log-ran = { $player } runs away and leaves { $monster_acc } behind.
log-winded = Running costs { $player } { $loss } health ({ $before } → { $after }).
log-blown = A tornado carries { $player } out of the fight against { $monster_acc }.
log-threw-one = { $player } rolls { $one }.
log-threw-two = { $player } rolls { $one } and { $two }.
log-threw-three = { $player } rolls { $one }, { $two } and { $three }.
log-threw-fourth = The fourth die shows { $one }.
log-foe-threw-one = The monster rolls { $one }.
log-foe-threw-two = The monster rolls { $one } and { $two }.
log-foe-threw-three = The monster rolls { $one }, { $two } and { $three }.
log-foe-threw-fourth = The fourth die shows { $one }.
log-doubles = Equal dice: worth { $score }, not { $sum }.
log-scored = { $player }’s result: { $score } + { $bonus } = { $total }.
log-scored-twice = Lethal Blow! { $player }’s result: ({ $score } + { $bonus }) × 2 = { $total }.
log-foe-scored = The monster’s result: { $score } + { $bonus } = { $total }.
log-rival-scored = { $player }’s result: { $score } + { $bonus } = { $total }.
log-rival-scored-twice = Lethal Blow! { $player }’s result: ({ $score } + { $bonus }) × 2 = { $total }.
log-level = Level at { $total }: nobody loses health.
log-foe-hurt = The monster takes { $loss } damage (health { $before } → { $after }).
log-hurt = { $player } takes { $loss } damage (health { $before } → { $after }).
log-guarded = { $player }’s protection absorbs { $guard } of { $loss } damage.
log-bound = The vine holds the opponent: instead of { $loss }, { $player } loses no health.
log-braced = Brace: instead of { $loss }, { $player } loses no health.
log-half-hurt = { $player } helps and takes half of it, { $loss } damage (health { $before } → { $after }).
log-stung = The Reacher gets at { $player } too: { $loss } damage (health { $before } → { $after }).
log-skill = { $player } uses { $skill_acc }{ $left ->
    [0] .
    [one] {""} (1 use left).
   *[other] {""} ({ $left } uses left).
  }
log-called = { $player } calls { $friend } for help.
log-helps = { $friend } comes { $place_to } and helps { $player }.
log-refused-help = { $friend } does not come.
log-takes-over = { $player } fights on alone against { $monster_acc } (health { $health }).
log-beat = { $player } beats { $monster_acc } { $place_at }.
log-slew = { $player } slays the Red Dragon { $place_at }!
log-reward = Reward: { $count ->
    [one] 1 item
   *[other] { $count } items
  }.
log-heals-back = At full health again: { $monster } { $place_at }.
log-died = { $player } dies { $place_at }; { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  } left.
log-back = { $player } returns to the start with { $health } health.
log-out = { $player } has lost all lives and is out of the game.
log-dropped = { $player } leaves { $item_acc } { $place_at }.
log-to-pool = For the Healing Pool: { $item } ({ $player }).
log-pooled = Now in the Healing Pool { $place_at }: { $item }.
log-insured = { $item }: { $player } keeps the gear; the card is used up.
log-bear-gone = Goes back into the bag: { $item } ({ $player }).
log-shot = { $player } aims at what is { $place_at } ({ $item }).
log-shot-foe = { $player } aims at { $monster_acc } { $place_at } ({ $item }).
log-shot-at = { $player } aims at { $target } ({ $item }).
log-hit-foe = Hit: the monster takes { $loss } damage (health { $before } → { $after }).
log-dead-eye = Dead-eye: the 6 kills { $monster_acc } outright.
log-hit = { $player } is hit and takes { $loss } damage (health { $before } → { $after }).
log-charged = Survives and charges { $place_to }: { $monster }.
log-used = { $player } uses { $item_acc }.
log-spent = { $how ->
    [worn] Fallen apart: { $item } ({ $player }).
   *[other] Used up: { $item } ({ $player }).
  }
log-healed = { $player } regains { $gain } health ({ $before } → { $after }).
log-renewed = Renew: { $player } regains { $gain } health ({ $before } → { $after }).
log-bathed = { $player } bathes in the Healing Pool and regains { $gain } health ({ $before } → { $after }).
log-drained = The Vampire Teeth drain { $loss } health from { $player } ({ $before } → { $after }).
log-fed = { $gain ->
    [0] The Vampire Teeth give { $player } nothing: health is full ({ $after }).
   *[other] The Vampire Teeth give { $player } { $gain } health ({ $before } → { $after }).
  }
log-stronger = { $player }’s combat dice: { $dice }.
log-binds = The Magic Vine entwines the opponent, who cannot hurt { $player } in the next round.
log-rerolled = { $player } discards the roll and rolls again; the new one counts.
log-stole = { $player } takes { $item_acc } from { $of }.
log-asked = { $player } asks { $of } for permission ({ $item }).
log-declined = { $of } declines ({ $item }).
log-drew = { $player } draws from the bag: { $item }.
log-no-item = There is nothing left in the item bag.
log-left-it = { $count ->
    [one] { $player } does without an item.
   *[other] { $player } does without { $count } items.
  }
log-refilled = Used cards go back into the bag: { $count }.
log-redrawn = Of no use here: { $item }. { $player } draws another card.
log-stowed = { $player } now has { $item_acc } ({ $symbol }).
log-set-down = Now { $place_at }: { $item }.
log-picked = { $player } picks up { $item_acc } { $place_at }.
log-shifted = { $player } rearranges: { $item } ({ $symbol }).
log-trap = A trap for everybody on { $player }’s tile: { $item }!
log-trapped = { $player } takes { $loss } damage in the trap (health { $before } → { $after }).
log-opened = { $player } opens { $item_acc } and rolls { $die }.
log-chest-hurt = A trap in the chest: { $player } takes { $loss } damage (health { $before } → { $after }).
log-gave = { $player } gives { $to } { $item_acc }.
log-no-deal = { $player } and { $of } do not trade.
log-trades = { $player } would like to trade with { $of }.
log-spikes = { $player } steps on the spike trap and rolls { $die }.
log-spiked = The spikes strike { $player }: { $loss } damage (health { $before } → { $after }).
log-jammed = { $player } jams the spike trap { $place_at } and sacrifices { $item_acc }.
log-ring-roll = The last tile is laid. { $player } rolls for the Ring: { $one } + { $two } = { $sum }.
log-ring-laid = The Ring of Creation appears { $place_at }, on M{ $number }.
log-guardian = A guardian lies in wait { $place_at }; its card is face down.
log-ring-taken = { $player } takes the Ring of Creation { $place_at }!
log-won = { $how ->
    [ring] The dragon is beaten and the Ring is saved: all have won!
   *[other] The dragon is beaten: all have won!
  }
log-lost = Nobody is left alive: all have lost.
log-attacked = { $player } attacks { $victim }!
log-stands = { $player } stands and fights.
log-evaded = { $player } dodges { $of }’s attack.
log-evade-hurt = { $player } takes { $loss } damage while dodging (health { $before } → { $after }).
log-lost-trophy = { $player } gives up a trophy to { $to }: { $monster }.
log-got-trophy = { $player } gets a trophy from { $of }: { $monster }.
log-shot-hit = The shot hits { $player }: { $loss } damage (health { $before } → { $after }).
log-foe-struck = The monster is struck and takes { $loss } damage (health { $before } → { $after }).
log-vine-hit = The vine strikes { $player }: { $loss } damage (health { $before } → { $after }).
log-lost-to = { $player } loses { $item_acc } to { $to }.
log-foe-cursed = The monster is struck and takes { $loss } damage (health { $before } → { $after }).
log-rival-hurt = { $player } takes { $loss } damage (health { $before } → { $after }).
log-fled = { $player } flees from { $of }.
log-escaped = { $player } leaves the cave!
log-collapse = The Ring leaves the cave and everything collapses: everybody else has one more turn.
log-buried = { $player } is buried in the cave.

## Why something is not possible

why-hero-taken = { $seat } plays this hero already.
why-no-ap = You have { $have } of the { $need } AP this costs.
why-item-ap = You have { $have } of the { $need } AP this item costs.
why-shot-ap = You have { $have } of the { $need } AP this shot costs.
why-skill-ap = You have { $have } of the { $need } AP your skill costs.
why-turn-over = After a fight you cannot fight again in this turn and can do only what costs no AP.
why-walled = There is a wall.
why-not-beside = This tile is not next to yours.
why-no-tiles = There are no tiles left.
why-no-opening = All open sides of your tile lead to tiles already.
why-not-open = A tile is attached to an open side of your tile.
why-must-face = First: fight, run or sneak.
why-in-fight = Not in the middle of a fight.
why-run-ap = You have { $have } of the { $need } AP running away costs.
why-run-blocked = There is a monster: nobody runs there.
why-run-committed = You cannot run before the next round.
why-no-cloak = For that you would have to wear the Invisibility Cloak.
why-sneak-dragon = Nobody sneaks past the Red Dragon.
why-sneak-late = It is too late to sneak.
why-call-ap = You have { $have } of the { $need } AP calling costs.
why-call-far = Your friend is too far away: at a distance of { $far }, and one turn leads as far as { $reach }.
why-call-blocked = { $around ->
    [0] Monsters bar every way of your friend (distance { $far }; one turn leads as far as { $reach }).
   *[other] A monster bars your friend’s way (distance { $far }); the way around it is too long (distance { $around }; one turn leads as far as { $reach }).
  }
why-call-one = Only one friend helps in a fight.
why-call-declined = This friend has declined already.
why-call-self = You cannot call yourself.
why-has-left = This hero has already left the cave.
why-is-out = This hero is out of the game.
why-no-skill = This skill cannot be used; it works by itself.
why-skill-spent = Your skill is used up ({ $done } of { $whole }).
why-skill-not-now = Your skill does not help you now.
why-not-yours = You do not have that.
why-stored = In this field the item is only stored; it does not work.
why-not-used = This item works by itself.
why-only-turn = You use that only in your own turn, outside a fight.
why-no-shot-in-fight = Ranged weapons are used before the fight.
why-full-health = Your health is full already ({ $have } of { $whole }).
why-no-target = There is no target for that now.
why-too-near = The target is too near: at a distance of { $far }, and this weapon hits only from a distance of { $reach } on.
why-arrow-dragon = Arrows do not hurt the Red Dragon.
why-lance-only = The Dragonlance helps against the Red Dragon only.
why-no-ring-yet = Heroes fight each other only once the Ring is in play (tiles to be laid before: { $tiles }).
why-safe-start = Nobody fights another hero on the start tile.
why-friends = You play together.
why-monster-here = Not as long as there is a monster here.
why-ring-guarded = The Ring is free only once its guardian is beaten.
why-not-lying = That does not lie here.
why-no-room = There is no room for it.
why-empty-slot = Nothing lies in this field.
why-no-chest = There is no chest here.
why-no-pool = There is no Healing Pool here.
why-pool-empty = The Healing Pool is empty.
why-bathed = You have bathed in this turn already.
why-elsewhere = You trade on the same tile only.
why-no-peek = For that you need the Magic Sword in your hand.
why-peeked = You have taken a look in this turn already.
why-dragon-alive = The Red Dragon is still alive.
why-no-ring = Without the Ring you do not get out.
why-not-at-exit = The only way out is at the exit.
why-together = You all leave the cave together.
why-no-trophy = There is no such trophy here.
why-too-much-debt = That costs { $need } AP of your next turn, and of those you can still borrow { $have }.
why-had-turn = This hero has had a turn in this round.
why-nothing-there = No tile lies there.
why-run-begun = After a spell or a failed attempt to sneak a round is fought first.
why-run-rival = Before the first round nobody runs any more.
why-not-own-tile = A tile is laid beside your own tile.
why-no-fight = There is nobody here for you to fight.
why-no-monster = There is no monster there.
why-jump-far = That is at a distance of { $far }, and you jump no farther than { $reach }.
why-no-shot = There is no target for it anywhere.
why-attack-far = You can attack on the same tile only.
why-denied = That was declined already in this turn.
why-pool-well = You are at full health already ({ $have } of { $whole }).
why-renew-well = Nobody here is hurt.
why-renew-other = This hero is not hurt (health { $have } of { $whole }).
why-blown-where = The tornado does not carry you there.
why-nothing-hidden = No hidden monster lurks there next to you.
why-cloak-when = You use the Invisibility Cloak when you meet a monster.
why-evade-where = You dodge only to a connected tile without a monster.
why-evade-trophy = You do not have this trophy.
why-partner-ap = Whoever fights on alone borrows AP only to run.
why-no-call = Only a hero in turn who fights a monster calls for help.
why-no-fit-over = The tile did not fit: you can only do what is free.
why-renew-far = You heal on your own tile only.
why-run-far = No way leads there from your tile.
why-no-landing = There is no tile without a monster next to yours.
why-here-already = You are there already.
why-only-fight = You use that in a fight only, before a round.
why-only-rolled = You use that in a fight only, once both have rolled.
why-strong-already = One potion of this kind works at a time.
why-nothing-left = { $have ->
    [one] This friend has only 1 health (of { $whole }) and keeps it.
   *[other] This friend has { $have } health (of { $whole }) and keeps it.
  }
why-nothing-held = This hero carries nothing.
why-alike = { $turns ->
    [one] Turned right once, the tile looks the same as turned less far.
   *[other] Turned right { $turns } times, the tile looks the same as turned less far.
  }
why-not-empty = A tile lies there already.
why-touches-nothing = A new tile must touch your tile.
why-no-join = { $turns ->
    [any] However it is turned, the tile would be closed towards yours.
    [0] As it is, the tile would be closed towards yours.
    [one] Turned right once, the tile would be closed towards yours.
   *[other] Turned right { $turns } times, the tile would be closed towards yours.
  }
why-mismatch = { $turns ->
    [any] However it is turned, sides that touch would not match.
    [0] As it is, sides that touch would not match.
    [one] Turned right once, sides that touch would not match.
   *[other] Turned right { $turns } times, sides that touch would not match.
  }
why-too-far = The target is at a distance of { $far }, and this weapon reaches only as far as { $reach }.
why-no-line = No straight line over connected tiles leads to the target.
why-in-the-way = Somebody stands in between, { $place_at }.
why-no-slot = There is no such field here.
why-wrong-symbol = Only what has the same symbol fits into this field.
why-needs-two = That is two-handed; free hands: { $have } of { $need }.
why-slot-taken = Something lies in this field already.
why-nothing-offered = That way nobody gets anything.
why-refused-before = Just that was declined already.

## Questions

ask-ChooseHero = Which hero do you play?
ask-ChooseNext = Which of your heroes is next?
ask-Act = It is your turn: what do you do?
ask-Act-over = The fight has ended your turn. What is free you may still do.
ask-Act-misfit = The tile fitted nowhere, and your turn is over. What is free you may still do.
ask-Act-empty = No AP left: do what is free, or end your turn.
ask-Lay = Where does the new tile go?
ask-Rotate = How does the tile lie? It must be open towards yours.
ask-Clash = A fight ({ $thing }): what do you do?
ask-Help = A friend calls for help. Do you come?
    .other = { $player } calls for help. Do you come?
ask-Aim = What do you aim at?
ask-DrawItem = You may draw an item. Do you? It might be a trap.
ask-DrawItem-more = You may draw { $value ->
    [one] 1 item
   *[other] { $value } items, one after the other
  }. Do you draw? It might be a trap.
ask-Stow = Where do you put it?
ask-Bargain = What do you want to trade?
ask-Deal = Do you agree to the trade?
    .other = { $player } proposes a trade. Do you agree?
ask-Spare = Do you allow it?
    .other = { $player } wants something of yours ({ $thing }). Do you allow it?
stake-drain = It costs you { $value } health.
ask-Reroll = Both have rolled. Do you roll again?
ask-Brace = The round is lost. Do you brace yourself?
ask-Sip = Do you drink something before the next round?
    .other = { $player }’s fight: do you drink something before the next round?
ask-Evade = { $thing } attacks you! Do you fight or dodge?
    .other = { $player } attacks you! Do you fight or dodge?
ask-PayEvade = How do you pay for dodging?
ask-Spikes = The spike trap! Do you jam it or brave it?
ask-RenewWhom = Whom do you renew?
ask-StealWhat = What do you take?
ask-Shift = Where do you put it?
ask-Jump = Where do you jump?
ask-Blown = Where does the tornado carry you?
ask-CloseAim = Whom do you use it on?
ask-TakeTrophy = Which trophy do you take?
ask-Spoils = The fight is won. What do you pick up?
option-fight-Evade = Stand and fight
option-run-Evade = Dodge { $target_to }
option-agree-Help = Go and help
option-pass-Help = Stay where you are
option-agree-Deal = Trade
option-pass-Deal = Decline
option-agree-Spare = Allow it
option-pass-Spare = Decline
option-pass-Shift = Leave it where it is
option-pass-Jump = Rather not
option-pass-Blown = Rather not
option-pass-CloseAim = Rather not
option-aim-Jump = Jump { $target_to }
option-run-Blown = Be carried { $target_to }
option-aim-CloseAim = The monster here
option-swap-Shift = Change places with: { $target }
option-pass-ChooseHero = Any of them
option-pass-Aim = Rather not
option-pass-DrawItem = Do without
option-pass-Bargain = No trade
option-pass-Reroll = Let the roll stand
option-pass-Brace = Take the loss
option-pass-Sip = Drink nothing
option-skill-Brace = Brace yourself
option-skill-Act = Renew
option-skill-Clash = Declare the Lethal Blow
option-aim-at-RenewWhom = Renew { $target }
option-take-StealWhat = Take { $acc }
option-pass-RenewWhom = Rather not
option-pass-StealWhat = Rather not
option-trophy-PayEvade = Give up: { $target }
option-pass-Spoils = Nothing more
option-trophy-TakeTrophy = Take: { $target }

## Names

symbol-hand = in the hand
symbol-armour = as armour
symbol-boots = on the feet
symbol-attire = as a cloak
symbol-free = in a field without a symbol
symbol-companion = as a companion
symbol-chest = as a chest
symbol-trap = as a trap
symbol-spell = as a spell
slot-hand1 = Hand 1
slot-hand2 = Hand 2
slot-armour1 = Armour
slot-boots1 = Boots
slot-attire1 = Cloak
slot-free1 = Field without a symbol 1
slot-free2 = Field without a symbol 2
slot-free3 = Field without a symbol 3
slot-free4 = Field without a symbol 4
slot-0 = Field 1
slot-1 = Field 2
slot-2 = Field 3
slot-3 = Field 4
slot-4 = Field 5
slot-5 = Field 6
slot-6 = Field 7
slot-7 = Field 8
place-start = Start
  .short = Start
form-place =
  .to = to { $name }
  .at = on { $name }
form-place-start =
  .to = to the start
  .at = on the start
token-hidden = Hidden monster
  .short = hidden
token-ring = Ring of Creation
  .short = Ring
token-pool = Marker of the Healing Pool
  .short = healing
token-looted = Looted already
  .short = empty
token-dragon = Red Dragon
token-aim = Target
token-line = Line of fire
token-blast = In the blast
token-blocked = In the way
token-way = Way
token-pile = Items
token-wall = Wall

## The table

fact-health = Health
fact-lives = Lives
fact-ap = AP
  .curve = Action points
fact-debt = Borrowed AP
fact-dice = Combat dice
fact-bonus = Bonus
  .curve = Bonus to combat rolls
fact-reduction = Protection
  .curve = Damage that armour and shields keep off
fact-trophies = Trophies
fact-uses = Skill
fact-ring = Ring
fact-foe-health = Health of the opponent
  .short = Health
fact-foe-dice = Dice of the opponent
  .short = Its dice
fact-foe-bonus = Bonus of the opponent
  .short = Its bonus
fact-alone = Chance to win the fight alone
  .short = Chance to win alone
fact-death = Death in the next round
fact-loss = Loss
fact-tiles = Tiles in the stack
  .short = Tiles
fact-monsters = Monsters in the bag
  .short = Monsters
fact-items = Items in the bag
  .short = Items
fact-traps = Traps in the bag
  .short = Traps
fact-dragon = Health of the dragon
  .short = Dragon
fact-pool = Markers in the Healing Pool
  .short = Healing Pool
fact-exit = Exit
fact-chance = Chance
fact-points = Points
fact-range = Range
fact-friends = Friends in the blast
fact-blocked = In the way
fact-result = Result
fact-foe-result = Result of the opponent
fact-doubles = Doubles add
fact-hit = Hit
fact-slots = Free fields
fact-reach = Distance
fact-helped = Chance to win the fight with the helper
  .short = Chance to win with helper

## Settings

setting-variant = Game
setting-variant-together = together against the dragon
setting-variant-each = free-for-all
setting-variant-solo = one against everything
setting-heroes = Heroes
setting-heroes-random = random
setting-heroes-choose = chosen in turn
setting-start = First player
setting-start-random = random
setting-pasch = Doubles
setting-pasch-groups = every group of equal dice counts
setting-pasch-all_equal = only if all dice are equal
setting-edges = Touching sides
setting-edges-free = need not match
setting-edges-strict = must match
setting-charge = Monsters that were shot at charge
setting-charge-off = off
setting-charge-on = on
setting-win = The game is won
setting-win-ring = when the dragon is dead and somebody has the Ring
setting-win-dragon = as soon as the dragon is dead
setting-twelve = M12 is
setting-twelve-exit = the exit
setting-twelve-junction = a monster tile of its own
setting-spikes = Spike trap
setting-spikes-off = off
setting-spikes-on = on

## What is shown large

spot-tile = New tile
spot-room = Your tile
spot-fight = Fight
  .text = Whoever has less loses the difference in health. Doubles count for heroes only; what they bring stands by the result.
spot-rivals = Fight between heroes
  .text = Doubles count for both. Whoever has less loses the difference.
spot-stow = In hand
spot-aim = Target
spot-deal = Trade
  .text = This is the trade. It counts once both agree and everything finds room.
spot-spare = Request
zone-here = On the tile
zone-ground = On the tile
zone-waiting = Waiting for the Healing Pool
zone-tiles = Tiles
zone-monsters = Monster bag
zone-items = Item bag
zone-used = Used up
zone-deck = Stack
zone-discard = Discard pile
zone-gear = Gear
zone-company = Without a field
zone-skill = Skill
zone-trophies = Trophies
panel-hero = Hero
panel-cave = Cave
panel-turn = Turn
track-ap = Action points
status-fighting = fighting
status-helping = helping
status-out = out of the game
status-away = escaped
status-buried = buried
fact-partner = Helper
fact-falls = falls
fact-victims = Heroes hit
fact-kill = lethal
token-guardian = Guardian of the Ring, face down
  .short = guardian
token-wounded = Lost health
  .short = damage
mark-ap = { $value } AP
mark-chance = { $value }% to succeed
  .unit = %
mark-alone = chance to win the fight alone: { $value }%
  .unit = %
mark-health = { $value } health
mark-loss = −{ $value } health
mark-helped = chance to win the fight together: { $value }%
  .unit = %
mark-kill = lethal: { $value }%
  .unit = %
mark-reach = { $value ->
    [one] 1 step away
   *[other] { $value } steps away
  }
mark-victims = { $value ->
    [one] also hits 1 hero
   *[other] also hits { $value } heroes
  }
mark-hit = { $value ->
    [one] 1 monster is hit
   *[other] { $value } monsters are hit
  }
foe-goblin = { monster-goblin }
  .text = { monster-goblin.text }
foe-zombie = { monster-zombie }
  .text = { monster-zombie.text }
foe-mummy = { monster-mummy }
  .text = { monster-mummy.text }
foe-monk = { monster-monk }
  .text = { monster-monk.text }
foe-mud_monster = { monster-mud_monster }
  .text = { monster-mud_monster.text }
foe-werewolf = { monster-werewolf }
  .text = { monster-werewolf.text }
foe-troll = { monster-troll }
  .text = { monster-troll.text }
foe-minotaur = { monster-minotaur }
  .text = { monster-minotaur.text }
foe-minotaur_2 = { monster-minotaur_2 }
  .text = { monster-minotaur_2.text }
foe-skeleton = { monster-skeleton }
  .text = { monster-skeleton.text }
foe-giant_snake = { monster-giant_snake }
  .text = { monster-giant_snake.text }
foe-reacher = { monster-reacher }
  .text = { monster-reacher.text }
foe-mirror_monster = { monster-mirror_monster }
  .text = { monster-mirror_monster.text }
foe-red_dragon = { monster-red_dragon }
  .text = { monster-red_dragon.text }

## What is seen before one decides

note-hidden = hidden monster
note-without = { $value ->
    [one] 1 item
   *[other] { $value } items at once
  }
note-guardian = the Ring’s guardian, face down
note-chest = if it fails: −{ $value } health
note-chest-fatal = if it fails, you die
note-caught = if it fails, you have to fight a round
note-ends-turn = the fight ends your turn
note-spikes = the trap is armed
note-item = first visit: an item
note-ring = the Ring
note-loot = items
note-friend = other heroes
note-friend-half = whoever helps loses half as much as you
note-half = you lose half as much as the hero you help and cannot run
note-all-gear = if you die, your gear stays there
note-to-pool = if you die, your gear ends up in the Healing Pool
note-no-health = costs no health, you have only 1
note-stored = does not work here
note-works = works here
note-leaves = what lies there stays on the tile
note-evade = costs a trophy or 4 health
note-fatal = fatal for you
note-last-life = your last life
note-self = hits you as well

## The end

ending-won = won
ending-inside = still in the cave
ending-fallen = all lives lost
ending-escaped = escaped
ending-buried = buried
result-alone-won = You have won: the Red Dragon is slain!
result-alone-lost = You have lost: no hero is left alive.
result-team-won = You have won together: the Red Dragon is slain!
result-team-lost = You have lost together: nobody is left alive.
points-beaten = Beaten: { $count ->
    [one] { $monster }
   *[other] { $count }× { $monster }
  }
points-bearer = Carried the Ring
points-lives = { $count ->
    [one] { $count } life left
   *[other] { $count } lives left
  }
points-trophy = Trophy: { $monster }
points-ring = Carried out the Ring
points-dragon = Slew the dragon
tie-ring = { $players } are level: whoever carries the Ring is ahead ({ $values }).
tie-lives = { $players } are still level: whoever has more lives is ahead ({ $values }).
tie-shared = { $players } are level: they share the place ({ $values }).

## Signs on the plan in the terminal

sign-tile-T01 = S
sign-tile-T02 = X
  .legend = exit
sign-tile-T02x = X
  .legend = exit
sign-tile-T03 = ~
  .legend = Healing Pool
sign-tile-T15 = $
  .legend = item tile
sign-tile-T16 = $
  .legend = item tile
sign-tile-T04s = ^
sign-token-hidden = ?
sign-token-guardian = ?
sign-token-looted = x
sign-token-pile = =
sign-token-aim = +
sign-token-line = .
sign-token-blast = *
sign-token-blocked = #
sign-token-pool = o
sign-foe-goblin = !
  .legend = monster
sign-foe-zombie = !
  .legend = monster
sign-foe-mummy = !
  .legend = monster
sign-foe-monk = !
  .legend = monster
sign-foe-mud_monster = !
  .legend = monster
sign-foe-werewolf = !
  .legend = monster
sign-foe-troll = !
  .legend = monster
sign-foe-minotaur = !
  .legend = monster
sign-foe-minotaur_2 = !
  .legend = monster
sign-foe-skeleton = !
  .legend = monster
sign-foe-giant_snake = !
  .legend = monster
sign-foe-reacher = !
  .legend = monster
sign-foe-mirror_monster = !
  .legend = monster
sign-foe-red_dragon = D
  .legend = Red Dragon
sign-item-ring = °

# In five sentences

howto-1 = You explore a cave together. Laying and walking cost action points: laying a tile 1 AP, walking on to a tile 1 AP. Fighting costs none.
howto-2 = Monsters lurk on M tiles. Both sides roll; whoever has less loses the difference in health. Your doubles count double, triples threefold.
howto-3 = A fight ends your turn, and then the monster is at full health again. If it is too strong, call a friend (1 AP) or run (1 AP, 1 health).
howto-4 = What has a symbol works only in a field with that symbol. If you die, you lose a life, and your gear stays where you fell.
howto-5 = When the last tile is laid, the Ring appears. Fetch it, gather and beat the dragon at the exit: then all have won.

## Whoever leaves the game

fate-away = You are outside and count your points.
fate-buried = Whoever is buried counts no points.
fate-beaten = You can no longer win.
fate-shared = If the other heroes win, the victory is yours, too.
fate-lost = No hero is left: with this the game is lost.
out-died = Your hero has died.
out-out = Your last life is lost. Your hero is out of the game.
out-escaped = You have escaped!
out-buried = The cave has collapsed with you inside.

## Hints in the first game

tour-explore = Turn up a new tile. It costs one action point.
tour-lay = Lay the tile at one of the outlined places.
tour-turn = Turn it with R or the arrows until the ways fit, and lay it down.
    .touch = Turn it until the ways fit, and lay it down.
tour-walk = Go on: outlined tiles can be reached, the price stands on them.
tour-fight = Fight! Both sides roll; you see your odds before. A fight ends your turn.
tour-draw = You may draw an item.
tour-put = Put the item in a field. If it has a symbol, it works only in a field with the same one.
tour-end = Nothing left to do? Then end your turn.
