game-crypt = Die Krypta
  .about = Ein kleines Spiel der Familie, nur zum Prüfen.

ask-FindHelp = Das Plättchen ist in deiner Hand. Was tust du?

option-turn = Lege es mit { $target } Monstern
option-crack = Knacke die Truhe
kind-turn = Legen
kind-crack = Knacken

choice-boots = 1 Stiefel
choice-gold = 1 Gold

log-rage = Der Drache rückt auf Feld { $space } vor: Ein Angriff zieht { $stones }.
  .many = Der Drache rückt bis auf Feld { $space_last } vor: Ein Angriff zieht { $stones_last }.
log-laid = { $player } legt das Plättchen mit { $monsters } Monstern.
log-summoned = Ein Geist kommt in den Klong!-Bereich.
  .many = { $count } Geister kommen in den Klong!-Bereich.
log-drawn-ghost = Ein Geist!
  .many = { $count } Geister!
log-haunted = Der Geist fügt { $player } { $amount } Schaden zu: Gesundheit { $before } → { $after }.
  .many = Die Geister fügen { $player } { $amount_sum } Schaden zu: Gesundheit { $before_first } → { $after_last }.
log-opened = { $player } öffnet das Schloss.
log-cracked = { $player } knackt die Truhe.
log-out-draw = { $player } ist draußen und zieht { $count }.

why-locked = Dir fehlt ein Dietrich.
why-no-gold = Dafür reicht dein Gold nicht.
why-no-chest = Hier ist keine Truhe für dich.
why-only-on-entry = Götzen nimmt man beim Betreten.
why-not-a-find = Das findet man nicht.

place-gate = Tor
place-hall = Halle
place-stall = Bude
place-vault = Gewölbe
place-shrine = Schrein
place-edge = Unbekanntes

odds-dragon = Treffer
  .intro = Gezogen: [attack-draws] von [bag].
  .weight = Steine

card-torch = Fackel
  .acc = die Fackel
  .text = Stiefel und Teleport.
card-lamp = Lampe
  .acc = die Lampe
  .text = Stiefel oder Gold.
card-omen = Omen
  .acc = das Omen
  .text = Drachenangriff.
card-guide = Führer
  .acc = den Führer
  .text = 2 Stiefel.
card-opal = Opal
  .acc = den Opal
  .text = Edelstein.
card-bell = Glocke
  .acc = die Glocke
  .text = Heilt.
card-rat = Ratte
  .acc = die Ratte
  .text = 3 Gold.
card-wraith = Schemen
  .acc = den Schemen
  .text = 4 Gold und ein Geist.

token-relic_5 = Ring
  .acc = den Ring
token-relic_7 = Kette
  .acc = die Kette
token-relic_10 = Vase
  .acc = die Vase
token-relic_12 = Schild
  .acc = den Schild
