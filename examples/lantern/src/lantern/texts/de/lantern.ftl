### Die Laterne auf Deutsch. Jede Id beginnt mit dem, was sie ist: eine Frage, eine Möglichkeit, eine Logzeile …

game-lantern = Die Laterne
  .about = Tragt gemeinsam das Licht durch eine Mine, die mit jedem Plättchen wächst, bevor das Öl ausgeht.
  .goal = Ihr gewinnt gemeinsam, sobald die Laterne am Ausgang ist. Geht das Öl aus oder ist niemand mehr wach, habt ihr verloren.

## Fragen: der Name des Schritts, der fragt

ask-Vote = Wer soll die Laterne tragen? Niemand sieht deine Stimme, bevor alle gestimmt haben.
ask-Turn = Du trägst die Laterne. Was tust du?
ask-Lay = Nur du siehst das Plättchen. Was geschieht damit?
ask-Rotate = Wie liegt das Plättchen? Es muss zur Laterne hin offen sein.
ask-Dark = Wen greift die Dunkelheit an?
ask-Shield = Jemand wird angegriffen. Hältst du es auf?
ask-Rest = Geht ihr weiter oder rastet ihr? Wer zuerst antwortet, entscheidet.

## Möglichkeiten: $target ist der Name dessen, worum es geht, $acc dasselbe im Akkusativ

option-pass = Nein, weiter
option-pass-Turn = Beende den Zug
option-pass-Lay = Lass es oben liegen
option-pass-Rest = Geht weiter
option-vote = { $target } trägt sie
option-play = Spiele { $acc }
option-walk = Gehe { $target_to }
option-explore = Erkunde: sieh dir das oberste Plättchen an
option-lay = Lege es { $target_to }
option-bury = Schiebe es unter den Stapel
option-turn = { $target ->
    [0] So, wie es ist
    [one] Einmal nach rechts gedreht
   *[other] { $target }-mal nach rechts gedreht
  }
option-attack = Greife { $target } an
option-rest = Rastet, bis alle wach sind

kind-pass = Weiter
kind-vote = Stimme
kind-play = Karten
kind-walk = Gehen
kind-explore = Erkunden
kind-lay = Legen
kind-bury = Weglegen
kind-turn = Drehen
kind-attack = Angriff
kind-rest = Rast

## Log: $player und die Fakten des Ereignisses; `-hidden` ist für alle, die das Geheime nicht wissen dürfen

log-carries = { $player } trägt die Laterne.
log-played = { $player } spielt { $card_acc }.
log-walked = { $player } geht { $place_to }.
log-peeked = { $player } sieht sich { $tile_acc } an.
log-peeked-hidden = { $player } sieht sich das oberste Plättchen an.
log-laid = { $player } legt { $tile_acc } { $place_to }.
log-attacked = Etwas kommt aus der Dunkelheit auf { $player } zu.
log-fainted = { $player } fällt in Ohnmacht.
log-burned = Öl: { $before } → { $after }.
  .many = Öl: { $before_first } → { $after_last }.

## Warum etwas nicht geht

why-no-moves = Du hast in diesem Zug keine Schritte mehr.
why-too-near = Der Ausgang muss mindestens fünf Felder vom Eingang entfernt sein.
why-closed = So wäre das Plättchen zur Laterne hin zu.

## Das Ende

points-oil = Übriges Öl
ending-escaped = aus der Mine entkommen
ending-lost = in der Dunkelheit verloren

## Der Tisch

zone-hand = Hand
zone-stack = Plättchen
track-oil = Öl
panel-mine = Zug
fact-moves = Schritte
fact-oil = Öl
mark-moves = { $value ->
    [one] 1 Schritt
   *[other] { $value } Schritte
  }
mark-oil = { $value } Öl
status-awake = wach
status-fainted = ohnmächtig

card-shield = Schild
  .acc = einen Schild
  .text = Hält einen Angriff auf, wem er auch gilt.
card-song = Lied
  .acc = ein Lied
  .text = Ein Öl für jedes Plättchen, das du in diesem Zug legst, davor oder danach.
token-lantern = Laterne
tile-straight = Stollen
  .acc = einen Stollen
tile-bend = Biegung
  .acc = eine Biegung
tile-fork = Gabelung
  .acc = eine Gabelung
tile-exit = Ausgang
  .acc = den Ausgang
tile-crossing = Kreuzung
  .acc = eine Kreuzung
place-start = Eingang
  .short = Start
form-place =
  .to = nach { $name }
form-place-start =
  .to = zum Eingang

## Zeichen auf dem Plan im Terminal

sign-token-lantern = *
sign-tile-exit = A
  .key = A
