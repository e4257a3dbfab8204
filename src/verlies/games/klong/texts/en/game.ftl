### What KLONG! alone says; the rest is with its family. Cards, tokens and rooms have files of their own.

game-klong = KLONG! A Deck-Building Adventure
  .short = KLONG!
  .time = 20
  .about = Steal an artifact from the dragon and escape before it hears you.
  .goal = Whoever gathers the most points wins: with artifacts, gold, tokens and cards. Points count only for those who escape with an artifact, or are at least outside the Depths with it when their last health is lost; whoever is knocked out in the Depths or without an artifact ends with nothing.

## Questions

ask-ReachRoom = From which neighbouring room do you take the secret?

## Moves

option-reach = Take the secret from { $id } { $target }

kind-reach = Reach

choice-swords_3 = 3 swords
choice-attack = Dragon attack
choice-tomes = 7 gold for 2 Secret Tomes
choice-secret = Secret from a neighbouring room

## Log

log-rage = The dragon moves to space { $space } of the rage track: an attack draws { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  } without danger and countdown.
  .many = The dragon moves up to space { $space_last } of the rage track: an attack draws { $stones_last } stones without danger and countdown.
log-fate = { $space ->
    [1] { $player } puts their pawn on space 1 of the countdown track.
    [5] { $player } moves to space 5 of the countdown track: the dragon knocks out everybody who is still in the dungeon.
   *[other] { $player } moves to space { $space } of the countdown track: the dragon attacks and this time draws { $extra ->
        [one] 1 more stone
       *[other] { $extra } more stones
      }.
  }
log-fountain = The fountain heals { $amount } damage for { $player }: health { $before } → { $after }.

## Why something is not possible

why-locked = The tunnel is locked; you need a master key.
why-no-gold = That costs { $need } gold; you have { $have }.
why-only-on-entry = Secrets and idols are taken only on entering the room.
why-no-secret-there = There is no secret within reach.
why-not-a-find = Only secrets and idols are taken on entering a room.

## What is said before a choice

note-tired = after that your boots no longer count this turn
note-heal = heals { $value } damage
note-home = from there to the outside: { $value ->
    [one] 1 boot
   *[other] { $value } boots
}
