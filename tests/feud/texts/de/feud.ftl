game-feud = Der Zank
  .about = Zwei Lager streiten um die Steine eines Hügels.
team-0 = Lager Rot
  .colour = red
team-1 = Lager Blau
  .colour = blue

ask-Vote = Wer von euch handelt?
ask-Turn = Du bist dran. Was tust du?
ask-Parry = Ihr werdet angegriffen. Wehrst du ab?
ask-Rest = Vergrabt ihr den obersten Stein? Wer zuerst antwortet, entscheidet.

option-pass = Weiter
option-vote = { $target } handelt
option-play = Spiele { $target }
option-look = Sieh dir den obersten Stein an
option-take = Nimm den obersten Stein
option-strike = Greift an
option-bury = Vergrabt ihn

log-acts = { $player } handelt.
log-played = { $player } spielt { $card }.
log-looked = { $player } sieht oben den Stein: { $stone }.
log-looked-hidden = { $player } sieht sich den obersten Stein an.
log-took = { $player } nimmt den Stein { $stone } für { $amount }.
log-lost = { $player } verliert { $amount }.
log-buried = { $player } vergräbt einen Stein.

points-stones = Steine
ending-rich = reich
ending-poor = arm
zone-hand = Hand
zone-stack = Hügel
fact-points = Punkte
card-guard = Deckung
card-feint = Finte
stone-grey = Kiesel
stone-silver = Silber
stone-golden = Gold
place-hill = Hügel
place-red = Rotes Lager
place-blue = Blaues Lager
