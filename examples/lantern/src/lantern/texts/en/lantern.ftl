### The Lantern in English. Every id begins with what it is: a question, an option, a line of the log …

game-lantern = The Lantern
  .about = Carry the light through the mine together, before the oil runs out.

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
option-vote = { $target } carries it
option-play = Play { $acc }
option-walk = Walk to { $target }
option-explore = Explore: look at the top tile
option-lay = Lay it in { $target }
option-bury = Put it under the stack
option-turn = { $target ->
    [0] As it is
    [one] Turned right once
   *[other] Turned right { $target } times
  }
option-attack = Attack { $target }
option-rest = Rest: one oil, and all wake up

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
log-walked = { $player } walks to { $place }.
log-peeked = { $player } looks at { $tile_acc }.
log-peeked-hidden = { $player } looks at the top tile.
log-laid = { $player } lays { $tile_acc } in { $place }.
log-attacked = Something comes out of the dark at { $player }.
log-fainted = { $player } faints.
log-burned = Oil: { $before } → { $after }.
  .many = Oil: { $before_first } → { $after_last }.

## Why something is not possible

why-no-moves = You have no moves left in this turn.

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
status-awake = awake
status-fainted = fainted

card-shield = Shield
  .acc = a shield
  .text = Stops an attack on anybody.
card-song = Song
  .acc = a song
  .text = One oil for every tile you lay in this turn, before or after it.
token-lantern = Lantern
tile-ns = Tunnel north–south
  .acc = a tunnel north–south
tile-ew = Tunnel east–west
  .acc = a tunnel east–west
tile-ne = Bend north–east
  .acc = a bend north–east
tile-es = Bend east–south
  .acc = a bend east–south
tile-sw = Bend south–west
  .acc = a bend south–west
tile-nw = Bend north–west
  .acc = a bend north–west
tile-nes = Fork, closed in the west
  .acc = a fork, closed in the west
tile-esw = Fork, closed in the north
  .acc = a fork, closed in the north
tile-nsw = Fork, closed in the east
  .acc = a fork, closed in the east
tile-new = Fork, closed in the south
  .acc = a fork, closed in the south
tile-nesw = Crossing
  .acc = a crossing

place-a1 = a1
place-a2 = a2
place-a3 = a3
place-a4 = a4
place-b1 = b1 (entrance)
place-b2 = b2
place-b3 = b3
place-b4 = b4 (exit)
place-c1 = c1
place-c2 = c2
place-c3 = c3
place-c4 = c4

## Signs on the map of the terminal

sign-token-lantern = *
sign-tile-ns = │
  .legend = tile with its open sides
sign-tile-ew = ─
  .legend = tile with its open sides
sign-tile-ne = └
  .legend = tile with its open sides
sign-tile-es = ┌
  .legend = tile with its open sides
sign-tile-sw = ┐
  .legend = tile with its open sides
sign-tile-nw = ┘
  .legend = tile with its open sides
sign-tile-nes = ├
  .legend = tile with its open sides
sign-tile-esw = ┬
  .legend = tile with its open sides
sign-tile-nsw = ┤
  .legend = tile with its open sides
sign-tile-new = ┴
  .legend = tile with its open sides
sign-tile-nesw = ┼
  .legend = tile with its open sides
