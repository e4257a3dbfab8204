### Kings of the Catacombs: questions, moves, log, reasons, table and scoring. Cards and rooms have files of their own.

game-koenige = Kings of the Catacombs
  .time = 30
  .about = Two teams lay a labyrinth and fight for six flags.
  .goal = Capture flag rooms and steal the flags of the others: the team whose flags are worth more in the end wins (if they are worth the same, both do), the other has lost. The game ends as soon as all room cards are laid and every flag lies in a room{ $rounds ->
    [off] , at the latest 60 rounds after the last room card
   *[other] , at the latest { $rounds } rounds after the last room card
  }; whoever is beaten plays on.
team-0 = Team Red
  .colour = red
team-1 = Team Blue
  .colour = blue

## Questions

ask-FirstRoom = Four rooms go around the start room. Which one do you lay next?
ask-PickRoom = You look at the top room cards. Which one do you lay?
ask-Lay = Where do you lay the new room?
ask-TurnRoom = How does the room lie?
ask-Act = It is your turn: what do you do?
ask-Going = The move goes on. Where to?
ask-Equip = Equipment phase: what would you still like to change?
ask-QuickEquip = Change your equipment.
ask-GiveTo = To whom do you give the card?
ask-GiveHidden = To whom do you give the card?
ask-PickTarget = Whom do you choose?
ask-PickField = Which room do you choose?
ask-TurnLaid = How do you turn the room?
ask-OrderRooms = Which room card is put back next, from the top down?
ask-TakeDiscarded = Which card do you take from the discard pile?
ask-YieldCard = Which equipped card do you give away?
  .other = Which equipped card do you take from { $player }?
ask-TakeSeen = You see the hand of the loser. Which card do you take?
ask-GiveBack = Which card do you give in return?
ask-DropCard = Which card do you discard?
  .other = Which card of { $player } is discarded?
ask-PushTo = Where is the figure pushed?
  .other = Where do you push { $player }?
ask-TeleportTo = Into which room do you go?
  .other = Into which room does { $player } go?
ask-PutLoser = Into which room do you go after the defeat?
  .other = { $player } is defeated: into which room does the figure go?
ask-KeepCard = Which of the cards you looked at do you keep?
ask-PutUnder = Which card goes under the pile next?
ask-ChestPile = The chest is open: from which pile do you draw?
ask-TradePile = From which pile does the new card come?
ask-FightDeclared = You attack { $thing }. Do you play something before the fate cards are drawn?
  .other = { $player } attacks { $thing }. Do you play something before the fate cards are drawn?
ask-FightRevealed = Your attack on { $thing }: the fate cards are face up. Do you play something?
  .other = { $player }’s attack on { $thing }: the fate cards are face up. Do you play something?
ask-SelfDefeated = You would be defeated. Do you play something against it?
  .other = { $player } would defeat you. Do you play something against it?
ask-TeamDefeated = Your team has lost a fight. Do you play something?
  .other = { $player } has defeated { $thing }. Do you play something?
ask-ChestRevealed = The fate card for your chest is face up. Do you play something?
ask-ChestRevealed-result = The fate card for your chest is face up: so far the result is { $value }. Do you play something?
ask-ChestDraw = A card is about to be drawn from a chest. Do you play something?
  .other = { $player } is about to draw a card from a chest. Do you play something?
ask-EnemyEnters = Somebody comes into your room. Do you play something?
  .other = { $player } comes into your room. Do you play something?
ask-EnemyCard = An action card is being played. Do you play something?
  .other = { $player } plays an action card. Do you play something against it?
ask-EnemyTurn = An enemy turn begins. Do you play something?
  .other = The turn of { $player } begins. Do you play something?
ask-FlagTheft = Somebody reaches for your flag. Do you play something against it?
  .other = { $player } reaches for your flag. Do you play something against it?
ask-FlagStolen = Your flag is stolen. Do you play something?
  .other = { $player } has stolen your flag. Do you play something?
ask-UseEffect = Do you use what the card allows?

## Moves

option-room = Lay { $acc }
kind-room = Choose a room
option-lay = Lay the room { $target_at }
kind-lay = Lay
option-turn = { $target ->
    [0] As it is
    [one] Turned once to the right
   *[other] Turned { $target } times to the right
  }
kind-turn = Turn
option-top = Put { $acc } back next
kind-top = Rearrange
option-walk = Go { $target_to }
kind-walk = Go
option-jump = Jump through the portal { $target_to }
kind-jump = Portal
option-capture = Capture the room
kind-capture = Capture
option-steal = Steal the flag
kind-steal = Steal
option-attack = Attack { $target }
kind-attack = Attack
option-loot = Loot the chest
kind-loot = Loot
option-play = Play { $acc }
kind-play = Play a card
option-trade = Give the merchant { $acc }
kind-trade = Trade
option-done = Done, on to the equipment
kind-done = Go on
option-equip = Equip { $acc }
kind-equip = Equip
option-doff = Take { $acc } back to hand
kind-doff = Take off
option-give = Hand on { $acc }
kind-give = Hand on
option-to = To { $target }
kind-to = To whom
option-end = End the turn
kind-end = End
option-pile = Draw { $acc }
kind-pile = Pile
option-keep = Keep { $acc }
kind-keep = Keep
option-under = Put { $acc } under the pile
kind-under = Under the pile
option-target = { $target }
kind-target = Whom
option-put = { $target }
kind-put = Place
option-choose = { $target }
kind-choose = Choose
option-take = Take { $acc }
kind-take = Take
option-drop = Discard { $acc }
kind-drop = Discard
option-use = Use { $acc }
kind-use = Use
option-pass = Play nothing
option-pass-Going = Stay here
option-pass-UseEffect = Do without it
option-done-QuickEquip = Done
option-give-GiveBack = Give { $acc }
option-take-YieldCard = Choose { $acc }
option-turn-TurnLaid = { $target ->
    [0] To the basic position
    [one] Once to the right of the basic position
   *[other] { $target } times to the right of the basic position
  }
kind-pass = Pass

## Log

log-begins = { $team } begins.
log-turn = It is { $player }’s turn, with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }.
log-dealt = { $player } gets { $card_acc }.
log-dealt-hidden = { $player } gets { $tier_acc }.
  .many = { $player } gets { $count } cards.
log-ended = { $how ->
    [limit] The limit of rounds is reached: the game ends.
   *[other] All rooms are laid and all flags lie in their rooms: the game ends.
  }

log-drew-room = { $player } draws { $room_acc }.
log-laid = { $player } lays { $room_acc } { $place_at }.
log-bounced = { $room }: this room fits nowhere and goes under the stack.
log-no-fit = No room card fits: none is laid.
log-removed = { $how ->
    [sealed] There is no open exit left:
   *[other] For a whole round nothing could be laid:
  } { $count ->
    [one] 1 card leaves
   *[other] { $count } cards leave
  } the room stack and the game.
log-flag-gone = With that a flag is out of the game (value { $value }).
log-looked-room = { $player } looks at { $room_acc }.
log-looked-room-hidden = { $player } looks at a room card.
  .many = { $player } looks at { $count } room cards.
log-room-under = { $player } puts { $room_acc } under the stack.
log-room-under-hidden = { $player } puts a room card under the stack.
log-reordered = { $player } puts { $count ->
    [one] the top room card
   *[other] the top { $count } room cards
  } back in an order of their choice.
log-rotated = { $player } turns the room { $place_at }.

log-walked = { $player } goes { $place_to }.
log-jumped = { $player } jumps through the portal { $place_to }.
log-through-wall = { $player } goes through the wall { $place_to } ({ $card }).
log-halted = The move of { $player } ends here.
log-pushed = { $player } is pushed { $place_to }.
log-teleported = { $player } appears { $place_at }.
log-swapped = { $player } and { $other } swap places.
log-fog = Fog { $place_at }: no enemy comes in until the next turn of { $player }.

log-capturing = { $player } begins to capture the room { $place_at } (value { $value }).
log-left-flag = { $player } leaves the room { $place_at }: the flag (value { $value }) goes back to the supply.
log-captured = { $player } captures the room { $place_at }: { $value ->
    [one] 1 point
   *[other] { $value } points
  } for { $team }!
log-steals = { $player } reaches for the flag { $place_at } (value { $value }).
log-stole = { $player } steals the flag { $place_at }: { $team } has { $value ->
    [one] 1 point less.
   *[other] { $value } points fewer.
  }
log-conquered = { $player } conquers the room { $place_at }: { $value ->
    [one] 1 point
   *[other] { $value } points
  } for { $team }!
log-returned = The flag returns { $place_to }: { $value ->
    [one] 1 point
   *[other] { $value } points
  } for { $team }.
log-taken-over = { $player } has the flag now and begins to capture the room { $place_at } instead (value { $value }).
log-lost-flag = { $player } can no longer capture the room { $place_at }: the flag (value { $value }) goes back to the supply.
log-marked = An X now lies { $place_at }.
log-unmarked = The X { $place_at } is removed.
  .many = { $count } X tokens are removed.
log-cleared = { $how ->
    [card] { $count ->
        [one] 1 X token is removed from a chest.
       *[other] { $count } X tokens are removed from chests.
      }
   *[other] { $count ->
        [one] 1 other X token is removed.
       *[other] { $count } other X tokens are removed.
      }
  }

log-attacks = { $player } attacks { $foe } ({ $place }).
log-silenced = { $card }: in this fight { $team } plays no special cards.
log-fate = { $player } draws the fate card { $value } ({ $side }).
log-counts = { $side }: what counts is the { $value }.
log-bonus = { $side } +{ $count } ({ $card }).
log-fates-swapped = The two fate cards are swapped.
log-totals = Attack { $attack } against defence { $defence }.
log-tie-won = A tie ({ $card }): the attack succeeds all the same.
log-won = { $player } defeats { $foe }!
log-failed = The attack of { $player } on { $foe } fails.
log-saved = { $player } averts the defeat.
log-displaced = { $player } has to go { $place_to }.
log-reshuffled = The fate cards are shuffled; { $count ->
    [one] 1 is
   *[other] { $count } are
  } in the pile now.

log-loots = { $player } loots the chest { $place_at }.
log-chest-bonus = The chest gives +{ $count }.
log-chest-total = Result { $total }: enough for { $tier }.
log-drew = { $player } draws { $card_acc } ({ $tier }).
log-drew-hidden = { $player } draws { $tier_acc }.
log-no-treasure = There is nothing left to draw ({ $tier }).
log-lower-tier = No card is left ({ $tier }): a lower pile is drawn from ({ $instead }).
log-refilled = The pile is empty ({ $tier }): its discarded cards are shuffled.
log-looked = { $player } looks at { $card_acc }.
log-looked-hidden = { $player } looks at { $tier_acc }.
  .many = { $player } looks at { $count } cards.
log-under = { $player } puts { $card_acc } under the pile.
log-under-hidden = { $player } puts { $tier_acc } under the pile.
  .many = { $player } puts { $count } cards under the pile.
log-intercepted = { $player } snatches the card from { $foe }.
log-played = { $player } plays { $card_acc }.
log-cancelled = { $player } foils what { $foe } was about to do.
log-traded = { $player } gives the merchant { $card_acc }.
log-ability = The equipment of { $player } takes effect: { $card }.
log-discarded = { $player } discards { $card_acc }.
log-lost-card = { $player } loses { $card_acc }.
log-lost-card-hidden = { $player } loses a card.
log-took-card = { $player } gets { $card_acc } from { $from }.
log-took-card-hidden = { $player } gets a card from { $from }.
log-took-back = { $player } takes { $card_acc } from the discard pile.
log-saw-hand = { $player } looks at the hand of { $foe }.
log-more-actions = { $player } has { $count ->
    [one] 1 more action
   *[other] { $count } more actions
  }.
log-steps = In this turn { $how ->
    [next] the next move action of { $player } goes
   *[other] every move action of { $player } goes
  } { $count ->
    [one] 1 room
   *[other] { $count } rooms
  } { $how ->
    [shorter] less far, but at least one.
   *[other] farther.
  }
log-ward = Until their next turn { $player } defends with +{ $count }.

log-equipped = { $player } equips { $card_acc }.
log-doffed = { $player } takes { $card_acc } back to hand.
log-gave = { $player } gives { $to } { $card_acc }.
log-gave-hidden = { $player } gives { $to } a card.
log-received = { $player } can use the card from their next turn on.
log-received-hidden = { $player } can use the card from their next turn on.

## Why something is not possible

why-not-empty = A room lies there already.
why-touches-nothing = No room is next to that field.
why-no-join = { $turns ->
    [any] However the room is turned, no exit would meet another one.
    [0] As it is, no exit would meet another one.
    [one] Turned once, no exit would meet another one.
   *[other] Turned { $turns } times, no exit would meet another one.
  }
why-mismatch = { $turns ->
    [any] However the room is turned, an exit would be closed by a wall.
    [0] As it is, an exit would be closed by a wall.
    [one] Turned once, an exit would be closed by a wall.
   *[other] Turned { $turns } times, an exit would be closed by a wall.
  }
why-flag-beside = No second flag room may lie beside a flag room.
why-alike = { $turns ->
    [any] The room looks the same in another direction you can choose.
    [0] As it is, the room looks the same as in another direction you can choose.
    [one] Turned once, the room looks the same as in another direction you can choose.
   *[other] Turned { $turns } times, the room looks the same as in another direction you can choose.
  }
why-only-by-start = During set-up rooms are laid at the start room only.
why-not-drawn = You did not draw that room.
why-fits-nowhere = This room fits nowhere.
why-must-lay = You must lay a room first.
why-no-actions = No action is left for that (needed: { $need }, left: { $have }).
why-no-room-there = There is no room there.
why-not-connected = No passage leads there from here.
why-fogged = There is fog: that room is closed now.
why-no-portal-here = There is no portal here.
why-no-portal-there = There is no portal there.
why-here-already = You are there already.
why-jumped = You have already jumped in this move.
why-no-teleport = You cannot teleport in your armour.
why-no-steps = This move takes you no farther (steps needed: { $need }, left: { $have }).
why-no-flag-room = You do not stand in a flag room.
why-flag-claimed = This room has been captured already; an enemy flag has to be stolen.
why-flag-held = This room is being captured just now: its flag lies on a board.
why-flag-away = The flag of this room is stolen.
why-no-flag-here = There is no enemy flag here that you could steal.
why-own-flag = That flag is your own.
why-protected = An X lies on this flag: it cannot be stolen now.
why-not-seated = Nobody plays in that seat.
why-own-team = You do not attack your own team.
why-out-of-reach = { $reach ->
    [0] You attack in your own room, and this enemy is { $far ->
        [nowhere] where no way leads
       *[other] at a distance of { $far }
      }.
   *[other] Your weapon reaches as far as { $reach }, and this enemy is { $far ->
        [nowhere] where no way leads
       *[other] at a distance of { $far }
      }.
  }
why-attacked = { $whole ->
    [0] You have already attacked this enemy in this turn.
   *[other] You have already attacked this enemy in this turn, and all repeated attacks are made ({ $done } of { $whole }).
  }
why-attacks-spent = Your weapon allows no further attack in this turn (attacks so far: { $done }, allowed: { $whole }).
why-no-chest = There is no chest here.
why-looted = An X lies on this chest: it cannot be looted now.
why-no-merchant = There is no merchant here.
why-traded = You trade only once per turn.
why-not-yours = That card is not in your hand.
why-not-owned = You have that card neither in your hand nor equipped.
why-locked = This card was given to you; you can use it from your next turn on.
why-not-playable = This card is equipped, not played.
why-not-now = The condition of this card is not met now.
why-on-own-turn = You play this card only in your own turn, when you choose an action.
why-on-attack = You play this card only when you attack, before the fate cards.
why-on-defence = You play this card only when you are attacked, before the fate cards.
why-on-ally-fight = You play this card only when somebody else of your team fights, before the fate cards.
why-on-team-fight = You play this card only when your team fights, before the fate cards.
why-on-revealed = You play this card only in a fight of your own, once both fate cards are face up.
why-on-chest = You play this card only at your own chest, once the fate card is face up.
why-on-entering = You play this card only when an enemy enters your room.
why-on-enemy-card = You play this card only when an enemy plays an action card.
why-on-enemy-turn = You play this card only when the turn of an enemy begins.
why-on-own-defeat = You play this card only when you were attacked and would be defeated.
why-on-team-defeat = You play this card only when an attack has just defeated somebody of your team.
why-on-stolen = You play this card only when a flag of your team has just been stolen.
why-on-theft = You play this card only when an enemy is about to steal a flag of your team.
why-on-enemy-draw = You play this card only when an enemy is about to draw from a chest.
why-not-your-action = Action cards are played only as an action in your own turn.
why-no-effect = This card would do nothing now.
why-not-this-tier = For a card of the { $tier } pile you draw from the same pile or the next better one.
why-tier-too-high = { $tier } takes a result of { $need }, and yours is { $have }.
why-not-looked-at = That card cannot be chosen here.
why-no-target = This card cannot be used on that.
why-immune = The equipment of that figure protects it from this.
why-untouched = The card would do nothing to that figure.
why-not-allowed-room = That field cannot be chosen here.
why-too-late = The actions of this turn are over.
why-equip-later = You can equip, hand on and end the turn only after the actions.
why-not-equipment = Only weapons and armour can be equipped.
why-not-worn = You have not equipped that.
why-given = In this turn you may hand on nothing more (so far: { $done }, allowed: { $whole }).
why-no-mate = You have no teammate to give anything to.
why-not-a-mate = You can hand cards on within your own team only.

## Names

tier-bronze = Bronze
  .acc = a bronze card
tier-silver = Silver
  .acc = a silver card
tier-gold = Gold
  .acc = a gold card
side-attack = Attack
side-defence = Defence
side-chest = Chest

## The end

points-flags = { $room }
ending-won = won
ending-lost = lost
ending-level = level

## The table

zone-hand = Hand
zone-gear = Equipment
zone-gifts = Given, usable from their own turn on
  .short = Given
zone-table = Being resolved
zone-drawn = Rooms drawn
zone-looked = Looked at
zone-deck = Pile
zone-discard = Discard
zone-rooms = Rooms
zone-bronze-deck = Bronze
zone-silver-deck = Silver
zone-gold-deck = Gold
zone-discards = Discard
zone-fate = Fate
zone-fate-aside = Aside
zone-fate-discard = Used fate
zone-looked-bronze = Looked at (bronze)
zone-looked-silver = Looked at (silver)
zone-looked-gold = Looked at (gold)
zone-looked-rooms = Rooms looked at, the top one first
track-order = Turn order
track-phase = Phase
  .start = Start
  .expand = Expand
  .act = Actions
  .equip = Equip
panel-figure = Figure
panel-turn = Turn
panel-catacombs = Flags and rooms
panel-captures = Captures
fact-board-number = Board
fact-in-hand = Cards in hand
fact-weapon = Weapon
  .curve = Value of the weapon
fact-armour = Armour
  .curve = Value of the armour
fact-actions = Actions
mark-actions = { $value ->
    [one] 1 action
   *[other] { $value } actions
  }
fact-score-red = Team Red
  .curve = Points of Team Red
fact-score-blue = Team Blue
  .curve = Points of Team Blue
fact-open-points = Still to be had
  .curve = Points still to be had
fact-wood = Rooms behind wooden doors in the stack
fact-iron = Rooms behind iron grates in the stack
fact-captures = Captures going on
odds-captures = Who can still stop a capture
  .intro = These are the chances if somebody attacked at once without further cards, reckoned from the open fate cards. Captures going on: [captures].
  .weight = Value of the flag
fact-chance = Chance of the attack if nobody uses anything
  .short = Chance
fact-lead = Lead of the attack
fact-attack = Fate of the attack
fact-defence = Fate of the defence
fact-fate = Fate card
icon-total = Result of a fight
fact-opened = Result
fact-bronze = Bronze card
fact-silver = Silver card
fact-gold = Gold card
mark-chance = { $value }% to succeed
  .unit = %
mark-bronze = bronze { $value }%
  .unit = %
mark-silver = silver { $value }%
  .unit = %
mark-gold = gold { $value }%
  .unit = %
mark-weapon = Weapon +{ $value }
mark-armour = Armour +{ $value }
banner-weapon = Weapon
banner-armour = Armour
banner-action = Action card
banner-special = Special card
spot-room = Your room
spot-tile = New room
spot-chest = Chest
spot-looting = Looting
spot-fight = Fight

## What is said before a choice

note-capture = succeeds at the start of your next turn if you stay
note-stoppers = enemies can still attack you before then
note-no-stoppers = as things stand, no enemy can walk to you before then
note-without = without the card the attack has a chance of { $value }%
note-with = with it { $value }%
note-steal = counts only once you begin a turn in the start room
note-x = with an X
note-somebody = somebody is there
note-leaves = your capture ends
note-home = if you begin your next turn there, you conquer what you stole

## Chances to respond

window-FightDeclared = A fight begins
window-FightRevealed = Fate cards of a fight face up
window-SelfDefeated = I would be defeated
window-TeamDefeated = Our team has lost a fight
window-ChestRevealed = Fate card of my chest face up
window-ChestDraw = Enemy opens a chest
window-EnemyEnters = Enemy enters my room
window-EnemyCard = Enemy plays an action card
window-EnemyTurn = Enemy turn begins
window-FlagTheft = Enemy reaches for our flag
window-FlagStolen = Our flag is stolen

## Agreements

setting-length = Length
setting-length-full = full game (36 rooms, 6 flags)
setting-length-short = short (18 rooms, 3 flags)
setting-odd = With 3 or 5 people
setting-odd-auto = as many seats as people: with 3 or 5 the smaller team has more actions
setting-odd-more_actions = more actions for the smaller team
setting-odd-shared_hero = one seat more (4 or 6): the last is a shared figure of the smaller team
setting-start = Who begins
setting-start-random = drawn by lot
setting-start-red = Team Red
setting-start-blue = Team Blue
setting-keep_x = Conquered flags keep their X
setting-keep_x-off = no
setting-keep_x-on = yes
setting-rounds = Limit of rounds after the last room card
setting-rounds-off = none (broken off only after 60 rounds)
setting-rounds-15 = 15 rounds
setting-rounds-30 = 30 rounds
setting-cards = Treasure cards
setting-cards-verlies = the hundred of this house

## Signs on the map in the terminal

sign-token-start = K
  .legend = start room
sign-token-portal = @
  .legend = portal
sign-token-merchant = $
  .legend = merchant
sign-token-chest_0 = □
  .legend = chest +0
sign-token-chest_1 = ▤
  .legend = chest +1
sign-token-chest_2 = ▦
  .legend = chest +2
sign-token-chest_3 = ▓
  .legend = chest +3
sign-token-x = x
  .legend = X
sign-token-fog = ~
  .legend = fog
sign-token-flag_1 = 1
  .legend = free flag I
sign-token-flag_2 = 2
  .legend = free flag II
sign-token-flag_3 = 3
  .legend = free flag III
sign-token-flag_1_red = r1
  .legend = red flag I
sign-token-flag_2_red = r2
  .legend = red flag II
sign-token-flag_3_red = r3
  .legend = red flag III
sign-token-flag_1_blue = b1
  .legend = blue flag I
sign-token-flag_2_blue = b2
  .legend = blue flag II
sign-token-flag_3_blue = b3
  .legend = blue flag III
sign-token-capture_1_red = R1
  .legend = red captures flag I
sign-token-capture_2_red = R2
  .legend = red captures flag II
sign-token-capture_3_red = R3
  .legend = red captures flag III
sign-token-capture_1_blue = B1
  .legend = blue captures flag I
sign-token-capture_2_blue = B2
  .legend = blue captures flag II
sign-token-capture_3_blue = B3
  .legend = blue captures flag III

# In five sentences

howto-1 = Two teams lay a labyrinth together. Every turn begins with a new room card, which you must lay.
howto-2 = Then you have up to two actions, more in the smaller of two unequal teams: go, capture a flag room, steal a flag, fight, loot a chest, play an action card or trade.
howto-3 = A capture succeeds only if you stay in the room until your next turn. A stolen flag counts only once you begin a turn in the start room.
howto-4 = In a fight both draw a fate card and add weapon or armour. Equipment is changed at the end of the turn only; then you may hand on a card, too.
howto-5 = Within a team you may show and tell each other everything. Once all rooms are laid and all flags lie in their rooms, the game is over: the team with more flag points wins.

## Hints in the first game

tour-room = Choose which of the room cards you lay.
tour-lay = Lay the room card at one of the outlined places. You must expand as long as there are cards.
tour-turn = Turn the card with R or the arrows, and lay it down.
    .touch = Turn the card and lay it down.
tour-walk = Now your actions: go to an outlined room.
tour-capture = Capture the room. It succeeds if you stay here until your next turn.
tour-loot = Loot the chest. The fate card decides which pile it is.
tour-attack = Attack: both draw a fate card and add weapon or armour.
tour-done = No more actions? Then on to equipping.
tour-equip = Put on equipment. That is only possible now, at the end of the turn.
tour-end = Done? Then your turn is over.

## Signs on cards and board

icon-action = action card
icon-aim = range
icon-draw = take from the discard pile
icon-drop = discard
icon-flags = flag
icon-fog = fog
icon-hand = hand cards
icon-no = not: failed, prevented or removed
icon-own = teammates
icon-push = push somebody
icon-room = room
icon-round = once more, turn, or swap
icon-special = special card
icon-steps = steps
icon-take = take from somebody
icon-tie = ties win
icon-yes = succeeded
