### DungeonQuest: questions, moves, log, reasons, table and scoring. Cards, rooms and heroes have files of their own.

game-dungeonquest = DungeonQuest
  .time = 5
  .about = Steal the dragon’s treasures and escape before sunset.
  .goal = { $seats ->
    [1] You win if you escape alive by a tower with at least one treasure card.
   *[other] Whoever escapes alive and with loot by a tower and carries out the most gold wins.
  } { $respawn ->
    [on] Whoever dies begins once more in a tower with empty hands; whoever is still in the dungeon at sunset has lost.
   *[other] Whoever dies, or is still in the dungeon at sunset, has lost.
  }

## Questions

ask-ChooseHero = Which hero do you play?
ask-ChooseTower = In which tower room do you begin?
ask-TakeAction = It is your turn: what do you do?
ask-Respawn = In which tower room does the hero come back to life?
    .other = In which tower room does the hero of { $player } come back to life?
ask-OnWounds = You are about to suffer wounds. Do you prevent them?
ask-OnWounds-count = You are about to suffer { $value ->
    [one] 1 wound
   *[other] { $value } wounds
  }. Do you prevent any?
ask-AfterRoll = The dice are cast. Do you change the roll?
ask-RerollSome = Which dice do you roll again?
ask-ShiftDie = Do you raise or lower the die?
ask-BeforeTest = A test is coming. Do you prepare for it?
ask-SpendDetermination = Too high! How many determination markers do you spend?
ask-SpendNothing = Too high! Determination markers are not allowed here. Do you change the roll?
ask-AfterFailure = The test has failed. Do you try again?
stake-fight = If the test fails, the fight goes on.
stake-stop = If the test fails, your turn ends.
stake-idle = If the test fails, you have no action.
stake-death = If the test fails, you die.
stake-wounds = If the test fails: { $value ->
    [one] 1 wound
   *[other] { $value } wounds
  }.
stake-margin = If the test fails: 1 wound for each point too many.
stake-fall = If the test fails: a fall into the catacombs and 1 die of wounds.
stake-trapdoor = If the test fails: { $value ->
    [one] 1 wound
   *[other] { $value } wounds
  } and a fall into the catacombs.
stake-grab = If the test fails: { $value ->
    [one] 1 wound
   *[other] { $value } wounds
  }, and you lose loot.
stake-volley = If the test fails: wounds by the { $value ->
    [one] escape penalty of a monster card
   *[other] escape penalties of { $value } monster cards
  }.
stake-kept = If the test fails: 1 wound in each turn from now on.
stake-caught = If the test fails: the escape penalty, then a fight.
ask-OnTrap = A trap! Do you do something about it?
ask-WhileBelow = Do you use something instead of resolving the card?
ask-AfterSearch = Do you accept this search card?
ask-OnSearch = You search the room. Do you use something?
ask-OnDragon = The dragon card is revealed. Do you use something?
ask-OnEncounter = A monster stands before you. Do you use something?
ask-OnObstacle = The way is barred. Do you use something?
ask-OnTile = The tile is laid. Do you replace it?
ask-OnRage = The dragon strikes. Do you use something?
ask-OnKill = The monster is dead. Do you use your ability?
ask-OnFlight = You get away. Do you use your ability?
ask-InRound = The wounds of the round are known. Do you use something?
ask-AtTurnStart = Your turn begins. Do you use something?
ask-AtTurnEnd = Your turn is over. Do you use something?
ask-MayDraw = Do you draw a card?
ask-MayDraw-corpse = A dead adventurer lies here. Do you loot the body?
ask-MayDraw-crypt = Here is a crypt. Do you open it?
ask-ChooseDrawn = Which of the drawn cards do you take?
ask-TurnTile = To which side does the entrance of the new room point?
ask-ChooseSide = On which side of the room do you stand?
ask-ChooseLight = Into which passage does the light fall first?
ask-MoveOn = The corridor leads on. Where to?
ask-LeaveWeb = You are caught in the web. Where to? Only your side is free.
ask-Bridge = Do you cross the bridge, or does your turn end here?
ask-Unload = Do you discard loot before crossing? What you carry makes the test harder.
ask-TowerRoom = You are in the tower room. What do you do?
ask-ToTower = To which tower room does the jinn take you?
ask-PlaceMarker = In which direction does your travel marker point?
ask-Below = You are in the catacombs. What do you do?
ask-MayLeave = Do you leave the catacombs?
ask-TurnMarker = Which way does your travel marker turn?
ask-Bribe = What do you bribe the deep elf with?
ask-LoseLoot = Which loot do you lose?
ask-Duel = Choose your attack in secret.
    .other = { $player }’s fight: you lead the monster ({ $thing }). Choose its attack in secret.
ask-RunAway = Do you flee, or fight on?
ask-RunTo = Where do you flee to?
ask-FleeOrFight = An unknown monster! Do you fight, or try to flee?
ask-SlipTo = By which passage do you slip away from the monster?
ask-LeaveHall = Where do you flee to from the dragon?
ask-ThroughWall = To which neighbouring field do you move?
ask-StatusOrder = Which card do you resolve first?
ask-EffectOrder = Whose loot comes first?
ask-LoseOther = Which other loot does it eat?
ask-MayOpen = Do you open the bottle?

## Moves

option-move = Go { $target_to }
kind-move = Move
option-search = Search the room
kind-search = Search
option-descend = Descend to the catacombs
kind-descend = Descend
option-escape = Escape from the dungeon
kind-escape = Escape
option-dragon = Draw a dragon card
kind-dragon = Dragon
option-cross = Cross the bridge
kind-cross = Bridge
option-grope = Grope through the darkness
kind-grope = Grope
option-hop = Go { $target_to }
kind-hop = Change towers
option-face = To the { $target }
kind-face = Direction
option-side = On the { $target } side
kind-side = Side
option-rotate = Entrance in the { $target }
kind-rotate = Turn
option-use = Use { $acc }
option-use-MayOpen = Open the bottle
kind-use = Use
option-ability = Use “{ $target }”
kind-ability = Ability
option-spend = { $target ->
    [0] No marker
    [one] 1 marker
   *[other] { $target } markers
  }
option-spend-SpendNothing = Leave the roll as it is
kind-spend = Determination
option-attack = { $target }
kind-attack = Attack
option-flee = Flee
kind-flee = Flee
option-fight = Fight
kind-fight = Fight
option-draw = Draw a card ({ $target })
kind-draw = Draw
option-repeat = Try again to climb through the hole
kind-repeat = Repeat
option-leave = Leave the catacombs
kind-leave = Leave
option-discard = Discard { $acc }
kind-discard = Discard
option-choose = Take { $acc }
option-choose-StatusOrder = Resolve { $acc } first
kind-choose = Choose
option-hero = { $target }
kind-hero = Hero
option-tower = { $target }
kind-tower = Tower
option-shift = { $target }
kind-shift = Turn die
option-reroll = { $target }
kind-reroll = Reroll
option-order = { $target } first
kind-order = Order
option-pass-AfterFailure = Leave it at that
option-pass-AfterRoll = Let the roll stand
option-pass-AfterSearch = Take this card
option-pass-AtTurnEnd = End the turn
option-pass-AtTurnStart = Begin the turn
option-pass-BeforeTest = Take the test without help
option-pass-Bribe = Give nothing more
option-pass-Bridge = Stay on this side
option-pass-InRound = Let the round stand
option-pass-MayDraw = Draw no card
option-pass-MayLeave = Stay below
option-pass-MayOpen = Leave it shut
option-pass-OnDragon = Let the dragon card stand
option-pass-OnEncounter = Face the monster
option-pass-OnFlight = Take the penalty
option-pass-OnKill = Do not use it
option-pass-OnObstacle = Try it without help
option-pass-OnRage = Face the dragon
option-pass-OnSearch = Search without help
option-pass-OnTile = Leave the tile as it is
option-pass-OnTrap = Let the trap spring
option-pass-OnWounds = Take the wounds
option-pass-RunAway = Fight on
option-pass-TakeAction = Give up
option-pass-ThroughWall = Leave the secret door alone
option-pass-Unload = Discard nothing more and go
option-pass-WhileBelow = Resolve the card
option-light = Light the way { $target_to }
kind-light = Light
kind-pass = None of these

## Names

direction-north = north
direction-east = east
direction-south = south
direction-west = west
attack-ranged = Ranged
attack-melee = Melee
attack-magic = Magic
shift-up = Raise by 1
shift-down = Lower by 1
reroll-first = The first die
reroll-second = The second die
reroll-both = Both dice
deck-dungeon = dungeon
deck-search = search
deck-catacomb = catacombs
deck-trap = trap
deck-door = door
deck-corpse = corpse
deck-crypt = crypt
deck-dragon = dragon
deck-treasure = treasure
deck-monster = monster
deck-rune = rune
deck-combat = combat
attribute-strength = strength
attribute-agility = agility
attribute-armour = armour
attribute-luck = luck
attribute-weaker = agility or armour (the lower)
monster-troll = a troll
monster-demon = a demon
monster-skeleton = a skeleton
monster-sorcerer = a sorcerer
monster-golem = a golem
cause-alive = lives
cause-wounds = dies of the wounds
cause-card = is killed by a deadly event
cause-pit = falls into the bottomless pit and dies
cause-sunset = dies in the dungeon at sunset
cause-dead-point = has no way left and is buried alive
turn-none = not at all
turn-right = by 90° clockwise
turn-half = by 180°
turn-left = by 90° counter-clockwise

## Log

log-turn = It is { $player }’s turn.
log-sun = The sun moves to space { $space }.
log-sun-roll = The die for the sun shows { $die }; at { $limit } or less it sets.
log-last-roll = The sun is on its last space, the die shows { $die }; at { $limit } or less it sets.
log-sunset = The sun sets, the gates close.
log-skipped = { $player } loses this turn{ $left ->
    [0] .
   *[other] {""} ({ $left } more to come).
  }
log-hero = { $player } plays { $hero_acc } (life { $life }).
log-tower = { $player } begins { $place_at }.
log-rune = { $player } gets { $card_acc }.
log-rune-hidden = { $player } gets a rune.
log-rune-used = { $player } uses { $card_acc }.
log-rune-back = { $player } takes back { $card_acc }.
log-first = { $player } now has the first-player marker.
log-moved = { $player } comes { $place_to }.
log-tile = New { $place_at }: { $room }.
log-rotated = The room { $place_at } turns { $turn }.
log-corridors = All corridors turn { $turn }.
log-drew = { $player } draws { $card_acc } ({ $deck }).
log-shuffled = The { $deck } deck is shuffled.
log-loot = { $player } has new loot: { $card }{ $gold ->
    [0] .
   *[other] {""} ({ $gold } gold).
  }
log-kept = { $player } keeps { $card_acc }.
log-discarded = { $player } loses { $card_acc }{ $gold ->
    [0] .
   *[other] {""} ({ $gold } gold).
  }
log-dropped = { $player } discards { $card_acc }.
log-ended = { $player } is rid of { $card_acc }.
log-used = { $player } uses { $card_acc }.
log-used-up = { $player } uses { $card_acc } and discards the card{ $gold ->
    [0] .
   *[other] {""} ({ $gold } gold).
  }
log-ability = { $player } uses “{ $ability }”.
log-loaded = The load raises the roll of { $player } by { $load }.
log-loaded-test = { $player } makes a test: { $attribute }, two dice and the load at most { $need } ({ $chance }% to succeed).
log-test = { $player } makes a test: { $attribute }, at most { $need } with two dice ({ $chance }% to succeed).
log-rolled = { $player } rolls { $one } and { $two }.
log-rolled-one = { $player } rolls { $die }.
log-rerolled = { $player } rolls one of the dice again: { $die }.
log-shifted = { $player } turns the die: { $before } → { $after }.
log-passed = Success: { $sum } against { $need }.
log-failed = Failure: { $sum } against { $need }.
log-sure = The test succeeds without a roll.
log-spent = { $player } spends { $count } determination.
log-determined = { $player } gains { $count } determination.
log-wounded = { $player } suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
  }: life { $before } → { $after }.
  .many = { $player } suffers { $count_sum } wounds: life { $before_first } → { $after_last }.
log-prevented = { $player } prevents { $count ->
    [one] 1 wound
   *[other] { $count } wounds
  }.
log-healed = { $player } heals { $count ->
    [one] 1 wound
   *[other] { $count } wounds
  }: life { $before } → { $after }.
  .many = { $player } heals { $count_sum } wounds: life { $before_first } → { $after_last }.
log-died = { $player } { $cause }.
log-escaped = { $player } escapes from the dungeon!
log-descended = { $player } enters the catacombs { $place_by }; the travel marker points { $direction }.
log-faces = The travel marker of { $player } now points { $direction }.
log-marker = The travel marker of { $player } { $steps ->
    [0] stays { $place_by }
   *[other] moves on { $place_to }
  }{ $lost ->
    [0] .
    [one] ; { $lost } step is lost at the outer wall.
   *[other] ; { $lost } steps are lost at the outer wall.
  }
log-marker-on = Turned { $direction }, the travel marker of { $player } comes { $place_to }{ $lost ->
    [0] .
    [one] ; { $lost } step is missing at the outer wall, so { $lost } wound threatens.
   *[other] ; { $lost } steps are missing at the outer wall, so { $lost } wounds threaten.
  }
log-marker-stays = Turned { $direction }, the travel marker of { $player } stays { $place_by }; { $lost ->
    [one] { $lost } step is missing at the outer wall, so { $lost } wound threatens.
   *[other] { $lost } steps are missing at the outer wall, so { $lost } wounds threaten.
  }
log-marker-back = There are no room tiles left: { $player } stays in the catacombs, and the travel marker lies { $place_by } again.
log-surfaced = { $player } comes up from the catacombs { $place_at }.
log-searched = { $player } searches the room { $place_at }.
log-entrance = An entrance to the catacombs opens { $place_at }.
log-monster = There lurks { $monster } { $place_at }!
log-unseen = An unknown monster lurks { $place_at }!
log-monster-card = The monster card: { $card }.
log-monster-card-hidden = { $player } looks at the monster card.
log-turned-up = The monster card: { $card }, life { $life }.
log-attacks = { $player } chooses { $hero }, the monster { $monster }.
log-hit = The monster suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
  } (wounds: { $before } → { $after }).
log-struck = The monster suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
  }: life { $before } → { $after }.
log-killed = { $player } defeats { $card_acc }.
log-fled = { $player } flees from { $card_acc }, { $penalty ->
    [0] without an escape penalty
   *[other] escape penalty { $penalty }
  }.
log-slipped = { $player } flees from { $card_acc } without an escape penalty.
log-caught = The flight fails, { $penalty ->
    [0] without an escape penalty
   *[other] escape penalty { $penalty }
  }: { $player } must fight.
log-hopped = { $player } goes { $place_to }.
log-carried = The jinn carries { $player } { $place_to }.
log-loses-turns = { $player } loses { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }.
log-returned = { $player } comes back to life { $place_at } (life { $life }).
log-value = { $player } gets { $gold } gold for { $card_acc }.
log-extra = { $player } takes another turn.
log-stuck = { $player } cannot get on from here.
log-status = { $player } resolves { $card_acc } in the status phase.
log-no-action = { $player } has no action left in this turn.
log-blocked = In the dark the roll leads { $direction }, where the way is blocked: { $player } rolls again.
log-again = { $player } has been in this corridor in this turn before: the turn ends here.
log-circles = { $player } goes round in circles, and nothing has changed: the turn ends here.
log-bribed = The deep elf demands { $price } gold; the offer is { $given }.
log-dice-wounds = A roll of { $sum } minus { $minus }: { $count ->
    [0] no wound
    [one] 1 wound
   *[other] { $count } wounds
  }.
log-dice-turns = A roll of { $sum } minus { $minus }: { $count ->
    [0] { $player } loses no turn
    [one] 1 turn is lost
   *[other] { $count } turns are lost
  }.
log-bribe-even = Offer and price are equal ({ $price } gold): { $player } may not leave, and nothing happens.
log-nothing = A roll of { $sum }: nothing happens.
log-halt = A roll of { $sum }: { $player }’s turn ends.
log-at-last = The game is over: { $player } resolves { $card_acc }.
log-opened = { $player } opens the bottle.
log-foe = The beast has { $life } life.
log-foe-hit = The beast loses life: { $before } → { $after }{ $after ->
    [0] . It is dead.
   *[other] .
  }

## Why something is not possible

why-not-adjacent = This field is not next to your room.
why-walled = There is a wall.
why-occupied = Another hero stands there.
why-no-tiles = There are no room tiles left; unexplored fields are blocked.
why-other-side = This passage is on the other side.
why-no-torch = This room has no torch and cannot be searched.
why-monster-here = A monster lurks here.
why-searched = This room has been searched already.
why-no-entrance = There is no entrance to the catacombs here.
why-no-tower = One can escape only from a tower room.
why-no-loot = To escape you need a loot card, and you have none.
why-no-treasure = Alone you escape only with a treasure card, and you have none.
why-no-dragon = The dragon lies in the treasure chamber.
why-must-act = You must do something; there is no passing.
why-no-bridge = There is no bridge here.
why-only-by-die = In the darkness the die decides the way.
why-not-dark = It is not dark here.
why-not-yours = You do not have this.
why-wrong-moment = Its text says when you can use it; this is not the moment.
why-too-many = You cannot spend { $asked ->
    [one] 1 determination marker
   *[other] { $asked } determination markers
  }; you have { $have }.
why-no-way-back = You may go back only if all else is blocked.
why-must-move = You must move on.
why-only-on-entry = One changes towers only on entering.
why-hopped = You have changed towers in this turn already.
why-taken = This is taken already.
why-is-below = You are in the catacombs; here you only draw cards.
why-no-flight = You cannot flee there.
why-in-fight = You are facing a monster.
why-leads-monster = You lead the monster and choose its attack now.
why-only-turn = The travel marker turns by 90° to the left or right, not by { $degrees }°.
why-must-cross = You must cross the bridge to get there.
why-sticky = This loot cannot be discarded.
why-far-blocked = The far end of the bridge is blocked.
why-all-blocked = Every way out of the darkness is blocked.
why-rune-spent = You have used this rune already.
why-no-wounds = You have no wounds that could be healed (life { $have } of { $whole }).
why-still-below = This loot is yours only once you leave the catacombs.
why-only-gold = This loot cannot be used; it counts at the end.
why-no-markers = You may not spend determination markers on this test.
why-here-already = You are there already.
why-no-tower-there = There is no tower room there.
why-flight-forbidden = You cannot flee from this monster.
why-no-way-out = There is no room you could flee to.
why-flee-later = You can only flee at the end of a round.
why-no-way-up = Only a card that expressly allows it leads up.

## The end

result-seat = { $place ->
    [0] { "" }
   *[other] { $place }.{" "}
  }{ $player }: { $points } gold{ $ending ->
    [none] { "" }
   *[other] { " – " }{ $ending }
  }
points-loot = { $card }
tie-single = A tie between { $players }: the most valuable single loot card decides ({ $values } gold).
tie-count = Still a tie between { $players }: whoever has more loot cards is ahead ({ $values }).

out-died = Your hero is dead!
out-escaped = You have escaped!

fate-escaped = You are safe: in the end it counts how much gold your loot is worth.
fate-dead = Your loot is lost, and you can no longer win.

ending-escaped = escaped
ending-inside = still in the dungeon
ending-died-wounds = died of wounds
ending-died-card = met a deadly event
ending-died-pit = fell into the bottomless pit
ending-died-sunset = still inside at sunset
ending-died-dead-point = buried alive

## The table

zone-dungeon-deck = Dungeon
zone-search-deck = Search
zone-catacomb-deck = Catacombs
zone-trap-deck = Traps
zone-door-deck = Doors
zone-corpse-deck = Corpses
zone-crypt-deck = Crypts
zone-dragon-deck = Dragon cards
zone-treasure-deck = Treasures
zone-monster-deck = Monsters
zone-rune-deck = Runes in the box
zone-tiles = Room tiles
zone-drawn = Drawn
zone-loot = Loot
zone-runes = Rune
zone-kept = Kept cards
zone-pile = Catacomb cards
track-sun = Sun track
    .of = Sun track (first player: { $player })
panel-hero = Hero
fact-life = Life
fact-strength = Strength
fact-agility = Agility
fact-armour = Armour
fact-luck = Luck
fact-weaker = Agility or armour
fact-determination = Determination
fact-gold = Gold
  .curve = Gold that the loot is worth
fact-skip = Turns lost
fact-load = Load of loot
fact-round = Round
fact-monster-wounds = Wounds of the monster
fact-monster-life = Life of the monster
fact-penalty = Escape penalty
status-inside = { "" }
status-below = in the catacombs
status-escaped = escaped
status-dead-wounds = { ending-died-wounds }
status-dead-card = { ending-died-card }
status-dead-pit = { ending-died-pit }
status-dead-sunset = { ending-died-sunset }
status-dead-dead-point = { ending-died-dead-point }
region-hall = treasure chamber
region-tower = tower room
mark-chance = { $value }% to succeed
  .unit = %
mark-gold = { $value } gold
mark-life = life { $value }
mark-penalty = escape penalty { $value }
banner-dungeon = dungeon card
banner-search = search card
banner-catacomb = catacomb card
banner-trap = trap card
banner-door = door card
banner-corpse = corpse card
banner-crypt = crypt card
banner-dragon = dragon card
banner-treasure = treasure card
banner-monster = monster card
banner-rune = rune
banner-combat = combat card

## What is shown large

zone-deck = Deck
zone-discard = Discards
zone-discards = Discards
zone-abilities = Abilities
panel-dungeon = Dungeon
fact-sunset = Sunset in the next round
  .short = Sunset
fact-safe-rounds = Rounds without danger
  .short = Safe rounds
fact-rage = Dragon’s rage on the next dragon card
  .short = Dragon’s rage
fact-chance = Chance of success
fact-missing = Too high by
fact-pending = Wounds threatening
fact-flight = Chance to flee
  .short = Flight
fact-pile = Catacomb cards
spot-drawn = Drawn
spot-room = Your room
spot-below = Catacombs
spot-test = Test
spot-roll = Roll
  .text = This is how the dice lie.
spot-wounds = Wounds
  .text = These wounds are coming; something may still be done about them.
spot-fight = Fight
foe-troll = Troll
  .text = Big, strong and always hungry.
foe-demon = Demon
  .text = Born of fire, bound to nobody.
foe-skeleton = Skeleton
  .text = What is left of earlier visitors.
foe-sorcerer = Sorcerer
  .text = He guards the secrets of the dungeon.
foe-golem = Golem
  .text = Stone that was once given an order.
foe-unseen = Unknown monster
  .text = Something stirs in the dark. Only the fight will show it.
matrix-attacks-rows = Hero
matrix-attacks-columns = Monster
matrix-solo-rows = Die
matrix-solo-columns = Pips
die-roll = Round
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
mark-hero-wound = hero −{ $value }
  .short = H−{ $value }
mark-monster-wound = monster −{ $value }
  .short = M−{ $value }
cell-hero-wound = Wounds of the hero
cell-monster-wound = Wounds of the monster
region-below_north = Catacombs, facing north
  .text = There are only tunnels here. Every turn: draw a catacomb card. On leaving, the travel marker moves on in its direction.
region-below_east = Catacombs, facing east
  .text = There are only tunnels here. Every turn: draw a catacomb card. On leaving, the travel marker moves on in its direction.
region-below_south = Catacombs, facing south
  .text = There are only tunnels here. Every turn: draw a catacomb card. On leaving, the travel marker moves on in its direction.
region-below_west = Catacombs, facing west
  .text = There are only tunnels here. Every turn: draw a catacomb card. On leaving, the travel marker moves on in its direction.

## Settings

setting-heroes = Heroes
setting-heroes-random = at random
setting-heroes-choose = chosen in turn
setting-start = First player
setting-start-random = at random
setting-solo = Solitaire
setting-solo-auto = always when alone
setting-solo-on = on
setting-solo-off = off
setting-respawn = Death can wait
setting-respawn-off = off
setting-respawn-on = on
setting-torchlight = Torchlight
setting-torchlight-off = off
setting-torchlight-on = on
setting-monsters = The monsters are led by
setting-monsters-neighbour = the left neighbour
setting-monsters-house = the house
setting-runes = Runes
setting-runes-open = face up
setting-runes-hidden = hidden
setting-expel = The dragon’s rage drives all out of the chamber
setting-expel-off = off
setting-expel-on = on
setting-blocked = A hero whom only other heroes lock in
setting-blocked-dies = dies
setting-blocked-waits = waits
setting-texts = Treasures with uses of their own
setting-texts-off = off
setting-texts-on = on

# In five sentences

howto-1 = You begin in the towers of the castle. Each turn you go one room further, search your room or climb down into the catacombs.
howto-2 = Where there is no room yet, one is drawn: a corridor, a trap, a pit, a spider’s web … What it does is told beside the board.
howto-3 = You take tests with two dice: at most as much as your attribute. Each one you fail gives you determination, with which you lower a later roll.
howto-4 = In a fight both sides choose in secret between ranged, melee and magic; whoever sits to your left leads the monster. If you play alone, a die decides.
howto-5 = In the middle the dragon sleeps on its treasure. Take what you dare and leave the castle with your loot by a tower before the sun sets: only those who get out alive count their gold.

## Ways: what is seen before one goes

side-door = door
side-gate = portcullis
sign-side-door = +
sign-side-gate = ‡
way-north = to the north
way-east = to the east
way-south = to the south
way-west = to the west
way-unexplored = unexplored
risk-door = door: if it jams or springs a trap, your turn ends
risk-gate = portcullis: if the strength test fails, your turn ends
risk-web = through the web: if the strength test fails, your turn ends
risk-rubble = over the rubble: if the agility test fails, your turn ends
risk-bridge = if the agility test fails, you fall into the catacombs and suffer one die of wounds
risk-pit = if the luck test fails, you die
risk-flight = if the agility test succeeds, the escape penalty threatens; if it fails, the fight goes on
risk-flight-alone = if the agility test fails, you suffer the escape penalty and must fight
risk-test = asks for a test
risk-dragon = the dragon wakes with a chance of { $value }%
note-escape = for good: you leave with { $value } gold
note-enough = the test succeeds
note-over = too high by { $value }
note-buried = you have no way left: your hero dies
note-waits = only other heroes lock you in: your turn ends
note-wounds = { $value ->
    [one] 1 wound
   *[other] { $value } wounds
}
note-lethal = deadly
note-no-wall = the wall is far enough away: no wounds
note-wall = { $value ->
    [0] right at the outer wall
    [one] 1 space to the outer wall
   *[other] { $value } spaces to the outer wall
}
note-most-wounds = { $value ->
    [one] 1 wound at most
   *[other] up to { $value } wounds
}
note-deadly = deadly with a chance of { $value }%
spot-tile = New room

## Hints in the first game

tour-tower = Choose the tower you begin in. All four are equally far from the middle.
tour-move = Go to a neighbouring room. Where nothing lies yet a tile is drawn, and what it demands happens at once.
tour-search = Instead of going you can search the room. It costs the turn and does not always bring good.
tour-attack = Choose an attack in secret. The table shows what comes of each choice of the other side.
tour-draw = You may draw a card. What it is about stands beside it.
tour-dragon = You are with the dragon. Take while you dare: with every card it may wake.
tour-escape = You are in a tower with loot: from here you escape. Only those who escape before sunset can win.

## Signs on cards and board

icon-dead = death
icon-monster-wound = monster
icon-no = failed
icon-search = search
icon-turn = turn, or once more
icon-yes = succeeded
