### The Lantern in English. Every id begins with what it is: a question, an option, a line of the log …

game-lantern = The Lantern
  .about = Carry the light together through a mine that grows with every tile, before the oil runs out.
  .goal = You win together as soon as the lantern is at the exit. When the oil runs out or nobody is awake any more, you have lost.

## Questions: the name of the step that asks

ask-Vote = Who is to carry the lantern? Nobody sees your vote before all have voted.
ask-Turn = You carry the lantern. What do you do?
ask-Lay = You alone see the tile. What becomes of it?
ask-Rotate = How does the tile lie? It must be open to the lantern.
ask-Dark = Whom does the dark attack?
ask-Shield = Somebody is attacked. Do you stop it?
ask-Rest = Do you go on, or rest? Whoever answers first decides.

## Options: $target is the name of what they are about, $acc the same as an object

option-pass = No, go on
option-pass-Turn = End the turn
option-pass-Lay = Leave it on top
option-pass-Rest = Go on
option-vote = { $target } carries it
option-play = Play { $acc }
option-walk = Walk { $target_to }
option-explore = Explore: look at the top tile
option-lay = Lay it { $target_at }
option-bury = Put it under the stack
option-turn = { $target ->
    [0] As it is
    [one] Turned right once
   *[other] Turned right { $target } times
  }
option-attack = Attack { $target }
option-rest = Rest until all are awake

kind-pass = On
kind-vote = Vote
kind-play = Cards
kind-walk = Walk
kind-explore = Explore
kind-lay = Lay
kind-bury = Bury
kind-turn = Turn
kind-attack = Attack
kind-rest = Rest

## Log: $player and the facts of the event; `-hidden` is for those who may not know the secret one

log-carries = { $player } carries the lantern.
log-played = { $player } plays { $card_acc }.
log-walked = { $player } walks { $place_to }.
log-peeked = { $player } looks at { $tile_acc }.
log-peeked-hidden = { $player } looks at the top tile.
log-laid = { $player } lays { $tile_acc } { $place_at }.
log-attacked = Something comes out of the dark at { $player }.
log-fainted = { $player } faints.
log-burned = Oil: { $before } → { $after }.
  .many = Oil: { $before_first } → { $after_last }.

## Why something is not possible

why-no-moves = You have no moves left in this turn.
why-too-near = The exit must be at least five fields away from the entrance.
why-closed = Like this the tile would be closed to the lantern.

## The end

points-oil = Oil left
ending-escaped = out of the mine
ending-lost = lost in the dark

## The table

zone-hand = Hand
zone-stack = Tiles
track-oil = Oil
panel-mine = Turn
fact-moves = Moves
fact-oil = Oil
mark-moves = { $value ->
    [one] 1 move
   *[other] { $value } moves
  }
mark-oil = { $value } oil
status-awake = awake
status-fainted = fainted

card-shield = Shield
  .acc = a shield
  .text = Stops an attack on anybody.
card-song = Song
  .acc = a song
  .text = One oil for every tile you lay in this turn, before or after it.
token-lantern = Lantern
tile-straight = Tunnel
  .acc = a tunnel
tile-bend = Bend
  .acc = a bend
tile-fork = Fork
  .acc = a fork
tile-exit = Exit
  .acc = the exit
tile-crossing = Crossing
  .acc = a crossing
place-start = entrance
  .short = start
form-place =
  .to = to { $name }
  .at = in { $name }
form-place-start =
  .to = to the entrance
  .at = at the entrance

## Signs on the map of the terminal

sign-token-lantern = *
sign-tile-exit = X
  .key = X
