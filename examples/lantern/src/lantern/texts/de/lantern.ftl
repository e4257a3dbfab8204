### Die Laterne auf Deutsch. Jede Id beginnt mit dem, was sie ist: eine Frage, eine Möglichkeit, eine Logzeile …

game-lantern = Die Laterne
  .about = Tragt gemeinsam das Licht durch die Mine, bevor das Öl ausgeht.

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
option-vote = { $target } trägt sie
option-play = Spiele { $acc }
option-walk = Gehe nach { $target }
option-explore = Erkunde: sieh dir das oberste Plättchen an
option-lay = Lege es nach { $target }
option-bury = Schiebe es unter den Stapel
option-turn = { $target ->
    [0] So, wie es ist
    [one] Einmal nach rechts gedreht
   *[other] { $target }-mal nach rechts gedreht
  }
option-attack = Greife { $target } an
option-rest = Rastet: ein Öl, und alle wachen auf

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
log-walked = { $player } geht nach { $place }.
log-peeked = { $player } sieht sich { $tile_acc } an.
log-peeked-hidden = { $player } sieht sich das oberste Plättchen an.
log-laid = { $player } legt { $tile_acc } nach { $place }.
log-attacked = Etwas kommt aus der Dunkelheit auf { $player } zu.
log-fainted = { $player } fällt in Ohnmacht.
log-burned = Öl: { $before } → { $after }.
  .many = Öl: { $before_first } → { $after_last }.

## Warum etwas nicht geht

why-no-moves = Du hast in diesem Zug keine Schritte mehr.

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
status-awake = wach
status-fainted = ohnmächtig

card-shield = Schild
  .acc = einen Schild
  .text = Hält einen Angriff auf, wem er auch gilt.
card-song = Lied
  .acc = ein Lied
  .text = Ein Öl für jedes Plättchen, das du in diesem Zug legst, davor oder danach.
token-lantern = Laterne
tile-ns = Stollen Nord–Süd
  .acc = einen Stollen Nord–Süd
tile-ew = Stollen Ost–West
  .acc = einen Stollen Ost–West
tile-ne = Biegung Nord–Ost
  .acc = eine Biegung Nord–Ost
tile-es = Biegung Ost–Süd
  .acc = eine Biegung Ost–Süd
tile-sw = Biegung Süd–West
  .acc = eine Biegung Süd–West
tile-nw = Biegung Nord–West
  .acc = eine Biegung Nord–West
tile-nes = Gabelung, im Westen zu
  .acc = eine Gabelung, im Westen zu
tile-esw = Gabelung, im Norden zu
  .acc = eine Gabelung, im Norden zu
tile-nsw = Gabelung, im Osten zu
  .acc = eine Gabelung, im Osten zu
tile-new = Gabelung, im Süden zu
  .acc = eine Gabelung, im Süden zu
tile-nesw = Kreuzung
  .acc = eine Kreuzung

place-a1 = a1
place-a2 = a2
place-a3 = a3
place-a4 = a4
place-b1 = b1 (Eingang)
place-b2 = b2
place-b3 = b3
place-b4 = b4 (Ausgang)
place-c1 = c1
place-c2 = c2
place-c3 = c3
place-c4 = c4

## Zeichen auf dem Plan im Terminal

sign-token-lantern = *
sign-tile-ns = │
  .legend = Plättchen mit offenen Seiten
sign-tile-ew = ─
  .legend = Plättchen mit offenen Seiten
sign-tile-ne = └
  .legend = Plättchen mit offenen Seiten
sign-tile-es = ┌
  .legend = Plättchen mit offenen Seiten
sign-tile-sw = ┐
  .legend = Plättchen mit offenen Seiten
sign-tile-nw = ┘
  .legend = Plättchen mit offenen Seiten
sign-tile-nes = ├
  .legend = Plättchen mit offenen Seiten
sign-tile-esw = ┬
  .legend = Plättchen mit offenen Seiten
sign-tile-nsw = ┤
  .legend = Plättchen mit offenen Seiten
sign-tile-new = ┴
  .legend = Plättchen mit offenen Seiten
sign-tile-nesw = ┼
  .legend = Plättchen mit offenen Seiten
