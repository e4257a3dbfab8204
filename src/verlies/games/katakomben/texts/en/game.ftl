### What KLONG! Katakomben alone says; the rest is with its family. Cards, tokens and rooms have files of their own.

game-katakomben = KLONG! Catacombs
  .short = Catacombs
  .time = 20
  .about = Uncover the catacombs tile by tile, steal an artifact and return with it to the crypt.
  .goal = Whoever gathers the most points wins: with artifacts, gold, tokens and cards. Points count only for those who escape with an artifact by the crypt, or are at least outside the Depths with it when their last health is lost; whoever is knocked out in the Depths or without an artifact ends with nothing.

setting-side = Start tile
setting-side-random = random side
setting-side-a = side A
setting-side-b = side B
setting-party = Adventuring Party
setting-party-auto = with five or more
setting-party-off = without
setting-party-goods = with stealth cloaks, too
setting-cards = Dungeon deck
setting-cards-own = the 100 cards of the game
setting-cards-promos = with three promotional cards

## Questions

ask-FindHelp = The new tile is here: turn it and go on – or get what you lack first.
ask-WalkOn = The tunnel leads into a portal: where do you come out?
ask-LayTile = On which field does the new tile go?
ask-LayTurned = How does the new tile lie?
ask-TurnOwnTile = The ground lurches! How do you turn your tile?
ask-Ward = A ghost haunts you! Do you discard a tourmaline against it?
ask-FirstOf = What do you choose?
ask-Some = What do you choose?
ask-Steal = What do you take or use from the dungeon row?
ask-Topdeck = Does the card go on top of your draw pile?
ask-LeapInto = Into which room of the new tile do you leap?
ask-UseCoupon = Do you use the discount coupon for this good?
ask-FreeGood = Which good do you take?
ask-MarkShrine = Which wayshrine do you mark from afar?
ask-GiveIdol = Do you return a monkey idol and take a Secret Tome for it?

## Moves

option-buy-Steal = Take { $acc } without paying skill
option-use-Steal = Use { $acc } without paying skill
option-goods-FreeGood = Take { $acc } for nothing
option-pass-Ward = Take the damage
option-pass-Topdeck = Put it on the discard pile
option-pass-UseCoupon = Pay the full price
option-pass-GiveIdol = Keep what you have
option-move = Move to “{ $target }”
option-teleport = Teleport to “{ $target }”
option-turn = { $target ->
    [0] As it is
    [one] Turned right once
   *[other] Turned right { $target } times
  }
option-turn-TurnOwnTile = { $target ->
    [one] Right once
   *[other] Right { $target } times
  }
option-lay = Lay it there: { $target }
option-crack = Crack “{ $target }”
option-mark = Mark “{ $target }”
option-waystone = Trash the Waystone and teleport to “{ $target }”
option-ride = Ride with the Spectral Rider to “{ $target }”
option-blink = Teleport to somebody in “{ $target }”
option-leap = Leap to “{ $target }”
option-flute = Buy { $acc } with the Golden Flute
option-coupon = Redeem the discount coupon
option-topdeck = Put { $acc } on top of your draw pile
option-give-back = Return { $acc } to the Monkey Shrine

kind-turn = Turn
kind-lay = Lay
kind-crack = Crack
kind-mark = Mark
kind-waystone = Waystone
kind-ride = Ride
kind-blink = To others
kind-leap = Leap
kind-flute = Flute
kind-coupon = Coupon
kind-topdeck = Draw pile
kind-give-back = Return

choice-steady = Crystal caves do not stop you
choice-pick_1 = 1 lockpick
choice-draw_2 = Spend 1 lockpick and draw 2 cards
choice-theft = Spend 1 lockpick and steal something from the dungeon row
choice-boots_1 = 1 boot
choice-burgles = Trash up to 2 Burgle at the end of the turn
choice-blink = Teleport to another player in the Depths
choice-leap = Teleport onto the new tile
choice-gold_5 = 5 gold
choice-good = 1 good for free

leap-hop = a teleport out of a market room
leap-waystone = a teleport from wayshrine to wayshrine
leap-ride = a teleport from one haunted tile to another
leap-blink = a teleport to another player in the Depths
leap-leap = a teleport onto the new tile
leap-flute = a purchase with the Golden Flute

lock-chest = chest
  .acc = the chest
lock-library = library
  .acc = the library
lock-prison = prison
  .acc = the prison

good-coupon = with the discount coupon
way-n = to the north
way-e = to the east
way-s = to the south
way-w = to the west
way-unknown = a new tile is turned up
way-portal = through the portal
way-cave = crystal cave: boots no longer count after it
way-ghost = a ghost comes into the Clank! area
way-stay = you stay where you are
way-left = left tunnel
way-right = right tunnel
way-upper = upper tunnel
way-lower = lower tunnel
note-home = from there to the outside without locks: { $value ->
    [one] 1 boot
   *[other] { $value } boots
}
note-out = for good: you escape to the crypt

## Log

log-moved = { $player } moves to “{ $place }” ({ $left ->
    [0] { $boots ->
        [one] 1 boot
       *[other] { $boots } boots
      }
   *[other] { $boots ->
        [one] 1 boot
       *[other] { $boots } boots
      }, { $left } left
  }).
log-teleported = { $player } teleports to “{ $place }”.
log-fell = { $player } is knocked out (“{ $place }”).
log-rage = The dragon moves to space { $space } of the rage track: an attack draws { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  } without danger.
  .many = The dragon moves up to space { $space_last } of the rage track: an attack draws { $stones_last } stones without danger.
log-discovered = { $player } discovers { $tile_acc }. { $left ->
    [0] It was the last tile.
    [one] 1 tile is left in the stack.
   *[other] { $left } tiles are left in the stack.
  }
log-laid = { $player } lays { $tile_acc } on the field { $field }.
log-stranded = { $player } cannot get in and stays where they are{ $boots ->
    [0] .
    [one] { " " }({ $left ->
        [0] 1 boot
       *[other] 1 boot, { $left } left
      }).
   *[other] { " " }({ $left ->
        [0] { $boots } boots
       *[other] { $boots } boots, { $left } left
      }).
  }
log-turned = The tile “{ $tile }” turns by { $degrees }°.
  .many = These tiles turn by { $degrees_last }°: { $names }.
log-turned-by = { $player } turns { $tile_acc } to the right by { $degrees }°.
log-no-artifacts = No artifact is left: “{ $place }” stays empty.
log-no-tomes = No Secret Tome is left in the reserve.
log-no-tile = No tile is laid: { $left ->
    [0] none is left.
   *[other] no field beside one’s own tile is free.
  }
log-placed = New in “{ $place }”: { $token }.
log-ghost = A ghost is woken: 1 ghost stone comes into the Clank! area.
  .many = { $count } ghosts are woken: their stones come into the Clank! area.
log-drawn-ghost = A ghost stone: everybody still in play is haunted, and it goes back into the Clank! area.
  .many = { $count } ghost stones: everybody still in play is haunted, and they go back into the Clank! area.
log-bagged-ghosts = { $count ->
    [one] A ghost stone goes
   *[other] { $count } ghost stones go
  } into the dragon bag.
log-haunted = The ghost deals 1 damage to { $player }: health { $before } → { $after }.
  .many = The ghosts deal { $count } damage to { $player }: health { $before_first } → { $after_last }.
log-haunted-black = The ghost deals 1 damage to { $player }, marked by a black stone: health { $before } → { $after }.
  .many = The ghosts deal { $count } damage to { $player }, marked by black stones: health { $before_first } → { $after_last }.
log-haunted-bare = The ghost deals 1 damage to { $player }, and no stone is left to mark it: health { $before } → { $after }.
  .many = The ghosts deal { $count } damage to { $player }, and no stone is left to mark it: health { $before_first } → { $after_last }.
log-warded = { $player } discards { $card_acc }: the ghost does no damage.
log-healed-black = { $player } heals { $amount } damage, { $amount ->
    [one] the black stone is
   *[other] the black stones are
  } set aside again: health { $before } → { $after }.
log-healed-bare = { $player } heals { $amount } damage: health { $before } → { $after }.
log-fountain = { $player } heals { $amount } damage in this room: health { $before } → { $after }.
log-room-gold = { $player } gains { $amount } gold: “{ $place }”.
log-no-secrets = No minor secret is left.
log-no-idols = The Monkey Shrine is empty.
log-picks = { $player } gains { $amount ->
    [one] 1 lockpick
   *[other] { $amount } lockpicks
  }.
  .many = { $player } gains { $amount_sum } lockpicks.
log-opened = { $player } opens { $count ->
    [one] the lock with 1 lockpick; it stays
   *[other] { $count } locks with { $count } lockpicks; they stay
  } open for everybody.
log-cracked = { $player } cracks { $lock_acc } with 1 lockpick: “{ $place }”.
log-paid = { $gold ->
    [0] { $player } spends { $picks ->
        [0] nothing
        [one] 1 lockpick
       *[other] { $picks } lockpicks
      }.
   *[other] { $picks ->
        [0] { $player } pays { $gold } gold.
        [one] { $player } pays { $gold } gold and spends 1 lockpick.
       *[other] { $player } pays { $gold } gold and spends { $picks } lockpicks.
      }
  }
log-freed = { $token_id ->
    [discount_coupon] Instead of a prisoner { $player } finds { $token_acc }.
   *[other] { $player } frees { $token_acc }.
  }
log-tome = { $player } takes 1 { $card } from the reserve.
  .many = { $player } takes { $list } from the reserve.
log-no-captives = No prisoners are left.
log-marked = { $player } marks “{ $place }” as their { $gold ->
    [one] first wayshrine: 1 gold.
   *[other] wayshrine number { $gold }: { $gold } gold.
  }
log-portal = Through the portal: “{ $from }” → “{ $to }”.
log-leapt = { $player } teleports to “{ $place }”.
log-granted = Possible this turn: { $leap }.
log-topped = { $player } puts { $card_acc } on top of the draw pile.
log-coupon = { $player } redeems the discount coupon for this good.
log-unpacked = { $player } trades { $token_acc } at the wayshrine.
log-gave-back = { $player } returns { $token_acc } to the Monkey Shrine.
log-out-draw = { $player } is out: all Clank! goes into the bag, and { $count ->
    [0] the bag is empty.
    [one] { $lacking ->
        [0] 1 stone is drawn.
       *[other] only 1 stone is left and is drawn.
      }
   *[other] { $lacking ->
        [0] { $count } stones are drawn.
       *[other] only { $count } stones are left and are drawn.
      }
  }
log-row-dry = The dungeon deck cannot fill the dungeon row any more: everybody still in play is knocked out.
log-bag-dry = The dragon bag is empty: everybody still in play is knocked out.

log-arrived-at = { $player } arrives in “{ $place }”.
log-jumped-off = { $player } teleports into the unknown: field { $field }.
log-leapt-off = { $player } teleports into the unknown: field { $field }.
log-no-majors = No major secret is left.

## Why something is not possible

why-wrong-way = This one-way tunnel leads only in the other direction.
why-locked = { $need ->
    [one] The lock of this way takes 1 lockpick
   *[other] The { $need } locks of this way take a lockpick each, { $need } together
  }; you have { $have }.
why-no-gold = That costs you { $need } gold; you have { $have }.
why-only-on-entry = That comes only with entering the room.
why-no-picks = That takes { $need ->
    [one] 1 lockpick
   *[other] { $need } lockpicks
  }; you have { $have }.
why-no-tiles = No tiles are left; no way leads beyond the edge any more.
why-dead-end = This tunnel ends at a closed edge.
why-one-portal = There is no other portal yet.
why-tile-in-hand = First the tile is laid and the move finished.
why-no-lock = There is nothing to crack there.
why-not-at-lock = You can crack something only in the room you are in.
why-cracked-before = That has been cracked already.
why-no-major-left = No major secrets are left.
why-no-tomes-left = No Secret Tomes are left in the reserve.
why-no-captives-left = No prisoners are left.
why-no-shrine = There is no wayshrine there.
why-not-at-shrine = Without a card that allows it, you mark only the wayshrine you are on.
why-not-laid = The tile with this wayshrine has not been laid yet.
why-marked-before = You have marked this wayshrine already.
why-no-stone-to-mark = You have no stone left to mark with.
why-shrine-full = There is no room left on this wayshrine: { $have ->
    [one] 1 stone lies
   *[other] { $have } stones lie
  } there, and it holds no more than { $most }.
why-not-wounded = The Blood Amulet is only for those with at least { $need } damage; you have { $have }.
why-one-per-room = You have already taken an artifact from this room.
why-not-best-artifact = From a room one takes the most valuable artifact.
why-only-cave-or-shrine = The card itself says that this is possible in a crystal cave or on a wayshrine only.
why-no-gold-for-card = The card costs { $need } gold as well; you have { $have }.
why-no-leap = That is possible only with a card such as “{ $card }”, and none allows you that now.
why-not-from-here = You are in the wrong place for that: it is { $leap }.
why-not-there = It does not lead there: it is { $leap }.
why-too-late-to-turn = No tile is being laid or turned.
why-no-coupon = The discount coupon is redeemed when a good is bought.
why-not-usable = This token is not used in a turn: it works by itself, when a good is bought, or in the scoring.
why-no-topdeck = This card goes to the discard pile.
why-not-beside = The tile cannot go there: the field is not beside a tile that is allowed.
why-must-turn = The tile must lie differently than before.
why-field-taken = The tile cannot go there: another one lies on the field.
why-not-a-ward = This card does not help against ghosts.
why-no-giving-back = Idols are returned only when the Ape Lord Phantasm is defeated.
why-never-lay-there = The Golden Monkey Bot was never in the Monkey Shrine and cannot be returned.
why-not-a-find = On entering a room one gets only what it gives.
why-not-to-be-stolen = Monsters cannot be stolen.
why-not-that-to-trash = For this you can trash only a card “{ $card }”.
why-no-such-artifact = This artifact is not part of this game.

## Scoring

ending-escaped = escaped to the crypt
ending-rescued = knocked out, but rescued from a safe tile

## Signs on cards and board

icon-crowd = where others are
icon-tiles = new tile
icon-turned = turn a tile
