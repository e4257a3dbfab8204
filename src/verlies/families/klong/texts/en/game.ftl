### What every game of the KLONG! family says: questions, moves, log, reasons and scoring.

## Questions

ask-TakeTurn = It is your turn: play your cards, act, then end the turn.
ask-TakeTurn-played = All cards are played: go on acting, or end the turn.
ask-MayDiscard = Do you want to discard a card from your hand to get the effect?
ask-Choice = What do you choose?
ask-ReplaceRowCard = Which card of the dungeon row do you replace?
ask-TrashCard = Which card do you trash?
ask-TakeToken = Do you take what lies here?
ask-SpendSwords = How many swords do you spend on the monsters in the tunnel?
ask-SpendSwords-one = Do you spend a sword on the monster in the tunnel?

## Moves

option-pass-MayDiscard = Keep all cards in hand
option-pass-TakeToken = Leave it there
option-pass-TrashCard = Trash no card
option-play = Play { $acc }
option-buy = Buy { $acc }
option-use = Use { $acc }
option-fight = Fight { $acc }
option-discard = Discard { $acc }
option-choose = { $target }
option-trash = Trash { $acc }
option-goods = Buy { $acc } at the market
option-drink = Use { $acc }
option-end = End the turn
option-replace = Replace { $acc }
option-take = Take { $acc }
option-swords = { $target ->
    [0] No sword
    [1] 1 sword
   *[other] { $target } swords
  }
option-move = Move to { $id } { $target }
option-teleport = Teleport to { $id } { $target }
option-artifact = Take { $acc } (artifact)

kind-pass = Nothing
kind-play = Play
kind-buy = Buy
kind-use = Use
kind-fight = Fight
kind-discard = Discard
kind-choose = Choose
kind-trash = Trash
kind-goods = Market
kind-drink = Token
kind-end = Turn
kind-replace = Replace
kind-take = Take
kind-swords = Swords
kind-move = Move
kind-teleport = Teleport
kind-artifact = Artifact

choice-gold_1 = 1 gold
choice-gold_2 = 2 gold
choice-heal_1 = Heal 1 damage
choice-quiet_2 = −2 Clank!
choice-teleport = Teleport
choice-trash = Trash 1 card at the end of the turn

## Log

log-turn = It is { $player }’s turn.
log-drew = { $player } draws { $card_acc }.
  .many = { $player } draws { $list }.
log-drew-hidden = { $player } draws 1 card.
  .many = { $player } draws { $count } cards.
log-shuffled = { $player } shuffles the discard pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }) into a new draw pile.
log-played = { $player } plays { $card_acc }.
  .many = { $player } plays { $list }.
log-bought = { $player } { $cost ->
    [0] takes { $card_acc } without paying skill.
   *[other] buys { $card_acc } for { $cost } skill.
  }
log-used = { $player } uses { $card_acc } { $cost ->
    [0] without paying skill.
   *[other] for { $cost } skill.
  }
log-beat = { $player } defeats { $card_acc } with { $cost ->
    [one] 1 sword
   *[other] { $cost } swords
  }.
log-discarded = { $player } discards { $card_acc }.
  .many = { $player } discards { $list }.
log-chose = { $player } chooses “{ $choice }”.
log-gold = { $player } gains { $amount } gold.
  .many = { $player } gains { $amount_sum } gold.
log-skill = +{ $amount } skill.
  .many = +{ $amount_sum } skill.
log-swords = +{ $amount ->
    [one] 1 sword
   *[other] { $amount } swords
  }.
  .many = +{ $amount_sum } swords.
log-boots = +{ $amount ->
    [one] 1 boot
   *[other] { $amount } boots
  }.
  .many = +{ $amount_sum } boots.
log-teleports = +{ $amount ->
    [one] 1 teleport
   *[other] { $amount } teleports
  }.
  .many = +{ $amount_sum } teleports.
log-clank = { $player } { $cancelled ->
    [0] makes { $amount ->
        [0] no
       *[other] { $amount }
      } Clank!{ $lacking ->
        [0] { "" }
        [one] { " " }(there is no stone left for 1).
       *[other] { " " }(there are no stones left for { $lacking }).
      }
   *[other] adds { $amount ->
        [0] no Clank! stone
        [one] 1 Clank! stone
       *[other] { $amount } Clank! stones
      } ({ $lacking ->
        [0] { $cancelled } Clank! cancelled by credit
        [one] { $cancelled } Clank! cancelled by credit, there is no stone left for 1
       *[other] { $cancelled } Clank! cancelled by credit, there are no stones left for { $lacking }
      }).
  }
  .many = { $player } { $cancelled_sum ->
    [0] makes { $amount_sum ->
        [0] no
       *[other] { $amount_sum }
      } Clank!{ $lacking_sum ->
        [0] { "" }
        [one] { " " }(there is no stone left for 1).
       *[other] { " " }(there are no stones left for { $lacking_sum }).
      }
   *[other] adds { $amount_sum ->
        [0] no Clank! stone
        [one] 1 Clank! stone
       *[other] { $amount_sum } Clank! stones
      } ({ $lacking_sum ->
        [0] { $cancelled_sum } Clank! cancelled by credit
        [one] { $cancelled_sum } Clank! cancelled by credit, there is no stone left for 1
       *[other] { $cancelled_sum } Clank! cancelled by credit, there are no stones left for { $lacking_sum }
      }).
  }
log-quiet = { $amount ->
    [0] { $player } gets credit for { $credit } Clank!
    [one] { $credit ->
        [0] { $player } takes 1 Clank! stone back.
       *[other] { $player } takes 1 Clank! stone back and gets credit for { $credit } Clank!
      }
   *[other] { $credit ->
        [0] { $player } takes { $amount } Clank! stones back.
       *[other] { $player } takes { $amount } Clank! stones back and gets credit for { $credit } Clank!
      }
  }
log-healed = { $player } heals { $amount } damage: health { $before } → { $after }.
  .many = { $player } heals { $amount_sum } damage: health { $before_first } → { $after_last }.
log-hurt = { $amount ->
    [one] The monster in the tunnel deals 1 damage to { $player }
   *[other] The monsters in the tunnel deal { $amount } damage to { $player }
  }: health { $before } → { $after }.
  .many = The monsters in the tunnels deal { $amount_sum } damage to { $player }: health { $before_first } → { $after_last }.
log-revealed = New in the dungeon row: { $card }.
  .many = New in the dungeon row: { $names }.
log-replaced = { $player } replaces { $card_acc } in the dungeon row.
log-attack = The dragon attacks! { $count ->
    [0] The bag is empty.
    [one] { $lacking ->
        [0] 1 stone is drawn.
       *[other] Only 1 stone is left and is drawn.
      }
   *[other] { $lacking ->
        [0] { $count } stones are drawn.
       *[other] Only { $count } stones are left and are drawn.
      }
  }
log-drawn-black = Black: nothing happens.
  .many = { $count } black ones: nothing happens.
log-drawn-stone = A stone of { $player }: health { $before } → { $after }.
  .many = { $count } stones of { $player }: health { $before_first } → { $after_last }.
log-drawn-idle = A stone of { $player } (no longer in play): nothing happens.
  .many = { $count } stones of { $player } (no longer in play): nothing happens.
log-fell = { $player } is knocked out ({ $place_id } { $place }).
log-escaped = { $player } escapes from the dungeon and gets a mastery token!
log-trashed = { $player } trashes { $card_acc }.
  .many = { $player } trashes { $list }.
log-found = { $player } reveals { $token_acc }.
log-took = { $player } takes { $token_acc }.
log-goods = { $player } { $cost ->
    [0] takes { $token_acc } for nothing.
   *[other] buys { $token_acc } for { $cost } gold.
  }
log-drank = { $player } uses { $token_acc }.
log-bag-back = { $count ->
    [0] No black stone lies beside the dragon bag.
    [one] 1 black stone goes back into the dragon bag.
   *[other] { $count } black stones go back into the dragon bag.
  }
log-ended = { $player } ends the turn.
log-row-shuffled = The dungeon discard pile is shuffled ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
log-got-cards = { $player } buys { $count ->
    [one] { $card_acc }
   *[other] { $count }× { $card }
  } for { $cost } gold.
log-moved = { $player } moves to { $place_id } { $place } ({ $boots ->
    [one] 1 boot
   *[other] { $boots } boots
  }{ $left ->
    [0] { "" }
   *[other] , { $left } left
  }).
log-teleported = { $player } teleports to { $place_id } { $place }.
log-exhausted = The crystal cave stops { $player }: { $boots ->
    [0] boots no longer count this turn.
    [one] the boot left no longer counts this turn.
   *[other] the { $boots } boots left no longer count this turn.
  }
log-fended = { $player } spends { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  } on the { $monsters ->
    [one] monster
   *[other] { $monsters } monsters
  } in the tunnel.
log-lapsed = Lost unused: { $skill ->
    [0] { $swords ->
        [0] { $boots ->
            [one] 1 boot
           *[other] { $boots } boots
          }
        [one] 1 sword
       *[other] { $swords } swords
      }
   *[other] { $skill } skill{ $swords ->
        [0] { "" }
        [one] , 1 sword
       *[other] , { $swords } swords
      }
  }{ $boots ->
    [0] { "" }
    [one] { $skill ->
        [0] { $swords ->
            [0] { "" }
           *[other] , 1 boot
          }
       *[other] , 1 boot
      }
   *[other] { $skill ->
        [0] { $swords ->
            [0] { "" }
           *[other] , { $boots } boots
          }
       *[other] , { $boots } boots
      }
  }.
log-lapsed-rest = Lost unused: { $teleports ->
    [0] credit for { $credit } Clank!
    [one] { $credit ->
        [0] 1 teleport.
       *[other] 1 teleport, credit for { $credit } Clank!
      }
   *[other] { $credit ->
        [0] { $teleports } teleports.
       *[other] { $teleports } teleports, credit for { $credit } Clank!
      }
  }
log-bagged = { $count ->
    [one] 1 Clank! stone of { $player } goes
   *[other] { $count } Clank! stones of { $player } go
  } into the dragon bag.
log-woke = The card “{ $card }” wakes the dragon.
  .many = These cards wake the dragon: { $names }.
log-danger = Danger from { $card_acc }: 1 more stone.
  .many = Danger from { $list }: { $count } more stones.
log-arrived = Arrive: { $card }.
log-due = The card “{ $card }” takes effect now.
log-rage-full = The dragon stays on space { $space }, the last of the rage track.
log-start-noise = { $player } begins with { $amount ->
    [one] 1 Clank! stone
   *[other] { $amount } Clank! stones
  } in the Clank! area.
log-unfended = { $amount ->
    [one] The monster left in the tunnel deals 1 damage to { $player }
   *[other] The monsters left in the tunnel deal { $amount } damage to { $player }
  }: health { $before } → { $after }.

## Why something is not possible

why-not-in-hand = You do not have this card in hand.
why-on-discard = This card lies on your discard pile; you can play it once you draw it.
why-by-card = That is possible only when a card such as “{ $card }” lets you choose.
why-not-for-sale = This card is not for sale.
why-not-in-row = This card does not lie in the dungeon row.
why-sold-out = None of these are left in the reserve.
why-no-skill = That costs { $need } skill; you have { $have }.
why-no-swords = That takes { $need ->
    [one] 1 sword
   *[other] { $need } swords
  }; you have { $have }.
why-is-monster = This is a monster: it is fought, not bought.
why-is-device = This is a device: it is used at once, not bought.
why-not-a-device = This is not a device.
why-not-a-monster = This is not a monster.
why-only-depths = The card itself says that this is possible in the Depths only.
why-only-cave = The card itself says that this is possible in a crystal cave only.
why-no-market = There is no market here.
why-goods-sold = This good is sold out.
why-not-best-crown = The most valuable crown left is always sold first.
why-not-a-good = This is not sold at the market.
why-no-token = You do not have this token.
why-not-usable = This token cannot be used.
why-cards-left = First all cards in your hand must be played: { $count ->
    [one] 1 is left
   *[other] { $count } are left
  }.
why-no-tunnel = There is no tunnel to that room from here.
why-wrong-way = This tunnel is one-way, the other way round.
why-no-boots = That takes { $need ->
    [one] 1 boot
   *[other] { $need } boots
  }; you have { $have }.
why-tired = You entered a crystal cave this turn; boots no longer count{ $have ->
    [0] {""}
    [one] , not even the one you still have
   *[other] , not even the { $have } you still have
  }.
why-fatal = That would be { $damage } damage at { $health } health; nobody may be knocked out of their own will.
why-no-stones = That would be { $damage } damage, and you have { $stones ->
    [0] no stone
    [one] only 1 stone
   *[other] only { $stones } stones
  } to take it with.
why-needs-artifact = You may leave only with an artifact.
why-has-left = You are not in the dungeon any more.
why-no-teleport = You have no teleport.
why-no-artifact-here = This artifact does not lie here.
why-hands-full = You carry { $have ->
    [one] 1 artifact
   *[other] { $have } artifacts
  }, and cannot carry more than { $most }; a backpack helps.
why-not-discardable = You can only discard a card from your hand.
why-not-trashable = You can only trash cards from your play area or discard pile.
why-too-many-swords = You cannot spend so many swords here, at most { $most }: you have { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  }, and in the tunnel there { $monsters ->
    [one] is 1 monster
   *[other] are { $monsters } monsters
  }.
why-not-here = This does not lie here.
why-already-played = You have already played this card this turn.
why-bags-full = You carry { $have ->
    [one] 1 artifact
   *[other] { $have } artifacts
  }, and cannot carry more than { $most } with your { $most ->
    [2] backpack
   *[other] backpacks
  } either.
why-must-trash = You have to trash a card now.
why-not-an-artifact = This is not an artifact.
why-no-discard = You can discard only when a card gives you something for it.
why-no-trash = Cards are trashed at the end of the turn, when a card or token provides for it.
why-no-passage = Swords are spent on tunnel monsters while you walk past them.

## Scoring

points-token = { $count ->
    [one] { $token }
   *[other] { $count }× { $token } ({ $each } each)
  }
points-token-bonus = { $count ->
    [one] { $token } ({ $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
   *[other] { $count }× { $token } (each { $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
  }
points-gold = { $amount } gold
points-card-bonus = { $count ->
    [one] { $card } ({ $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
   *[other] { $count }× { $card } (each { $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
  }
points-card = { $count ->
    [one] { $card }
   *[other] { $count }× { $card } ({ $each } each)
  }

tie-artifact = A tie between { $players }: the most valuable artifact decides ({ $values }).

out-fell = You are knocked out!
out-escaped = You have escaped!

fate-escaped = You are safe, your points count, and a mastery token comes on top.
fate-rescued = You are rescued, and your points count; you just get no mastery token.
fate-in-depths = Nobody rescues you from the Depths: your points do not count.
fate-no-artifact = Nobody rescues you without an artifact: your points do not count.

ending-escaped = escaped
ending-rescued = knocked out, but rescued from the upper rooms
ending-in-depths = left behind in the Depths, no points
ending-no-artifact = knocked out without an artifact, no points
ending-inside = still in the dungeon

## What is said before a choice

note-health = does { $value } damage to you
note-health-least = does at least { $value } damage to you
note-unharmed = you stay unharmed
note-out = for good: you leave the dungeon
note-knocked-out = { $value }% that a usual attack of the dragon knocks you out
note-all-lost = { $value }% that a usual attack of the dragon knocks you out, and then nothing counts
note-artifact = for good, and the dragon gets angrier
note-artifact-only = for good; the dragon cannot get any angrier

## Signs on cards and board

icon-acquire = Acquire: counts as soon as you get the card
icon-arrow = this way only
icon-artifact = artifact
icon-crowd-noise = Clank! for everybody
icon-crown = with a crown
icon-device = device: works at once and does not join your deck
icon-discard = discard a card
icon-draw = draw a card
icon-footprints = tunnel with footprints: 2 boots
icon-gem = gem
icon-mask = companion
icon-monster = monster
icon-others-noise = Clank! for everybody else
icon-points = points at the end
icon-replace = replace a card of the dungeon row
icon-secret = secret
icon-skull = the Depths begin here
icon-steady = crystal caves do not stop you
icon-tome = Secret Tome
icon-trash = trash a card
icon-unharmed = tunnel monsters do not hurt you
