### Was nur KLONG! sagt; das Übrige steht bei seiner Familie. Karten, Marker und Räume stehen in eigenen Dateien.

game-klong = KLONG! Ein Deckbau-Abenteuer
  .short = KLONG!
  .time = 20
  .about = Stiehl dem Drachen ein Artefakt und entkomme, bevor er dich hört.
  .goal = Es gewinnt, wer die meisten Punkte sammelt: mit Artefakten, Gold, Markern und Karten. Punkte zählt nur, wer mit einem Artefakt entkommt oder damit wenigstens außerhalb der Tiefen ist, wenn die letzte Gesundheit verloren geht; wer in den Tiefen oder ohne Artefakt bewusstlos wird, geht leer aus.

## Fragen

ask-ReachRoom = Aus welchem Nachbarraum holst du das Versteck?

## Züge

option-reach = Hole das Versteck aus { $id } { $target }

kind-reach = Holen

choice-swords_3 = 3 Schwerter
choice-attack = Drachenangriff
choice-tomes = 7 Gold für 2 Zauberbücher
choice-secret = Versteck aus einem Nachbarraum

## Protokoll

log-rage = Der Drache rückt auf Feld { $space } der Zornesleiste vor: Ein Angriff zieht ohne Gefahr und Schicksal { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
  }.
  .many = Der Drache rückt bis auf Feld { $space_last } der Zornesleiste vor: Ein Angriff zieht ohne Gefahr und Schicksal { $stones_last } Steine.
log-fate = { $space ->
    [1] { $player } stellt die eigene Figur auf Feld 1 des Schicksalswegs.
    [5] { $player } rückt auf Feld 5 des Schicksalswegs vor: Der Drache schlägt alle bewusstlos, die noch im Verlies sind.
   *[other] { $player } rückt auf Feld { $space } des Schicksalswegs vor: Der Drache greift an und zieht dieses Mal { $extra ->
        [one] 1 Stein
       *[other] { $extra } Steine
      } mehr.
  }
log-fountain = Der Heilbrunnen heilt bei { $player } { $amount } Schaden: Gesundheit { $before } → { $after }.

## Warum etwas nicht geht

why-locked = Der Tunnel ist verschlossen; du brauchst einen Generalschlüssel.
why-no-gold = Das kostet { $need } Gold, du hast { $have }.
why-only-on-entry = Verstecke und Götzen nimmt man nur beim Betreten des Raums.
why-no-secret-there = Dort ist kein Versteck in Reichweite.
why-not-a-find = Beim Betreten eines Raums nimmt man nur Verstecke und Götzen.

## Was vor einer Wahl gesagt wird

note-tired = danach zählen deine Stiefel in diesem Zug nicht mehr
note-heal = heilt { $value } Schaden
note-home = von dort nach draußen: { $value } Stiefel
