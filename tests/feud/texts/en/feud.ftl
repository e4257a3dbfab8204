game-feud = Feud
  .about = Two camps quarrel over the stones of a hill.
team-0 = Camp Red
  .colour = red
team-1 = Camp Blue
  .colour = blue

ask-Vote = Who of you acts?
ask-Turn = It is your turn. What do you do?
ask-Parry = You are attacked. Do you parry?
ask-Rest = Do you bury the top stone? Whoever answers first decides.

option-pass = Go on
option-vote = { $target } acts
option-play = Play { $target }
option-look = Look at the top stone
option-take = Take the top stone
option-strike = Attack
option-bury = Bury it

log-acts = { $player } acts.
log-played = { $player } plays { $card }.
log-looked = { $player } sees the stone on top: { $stone }.
log-looked-hidden = { $player } looks at the top stone.
log-took = { $player } takes the stone { $stone } for { $amount }.
log-lost = { $player } loses { $amount }.
log-buried = { $player } buries a stone.

points-stones = Stones
ending-rich = rich
ending-poor = poor
zone-hand = Hand
zone-stack = Hill
fact-points = Points
card-guard = Guard
card-feint = Feint
stone-grey = Pebble
stone-silver = Silver
stone-golden = Gold
place-hill = Hill
place-red = Red camp
place-blue = Blue camp
