### Cards of every game of the KLONG! family: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Starting deck

card-burgle = Plündern
  .acc = Plündern
  .text = 1 Talent.
card-stumble = Stolpern
  .acc = Stolpern
  .text = Du machst 1 Klong!
card-sidestep = Umgehen
  .acc = Umgehen
  .text = 1 Stiefel.
card-scramble = Ducken
  .acc = Ducken
  .text = 1 Talent und 1 Stiefel.

## Reserve

card-mercenary = Söldner
  .acc = den Söldner
  .text = Begleiter. 1 Talent und 2 Schwerter.
card-explore = Erkunden
  .acc = Erkunden
  .text = 2 Talent und 1 Stiefel.
card-secret_tome = Zauberbuch
  .acc = das Zauberbuch
  .text = Ausgespielt ohne Wirkung. 7 Punkte.
card-goblin = Goblin
  .acc = den Goblin
  .text = Belohnung: 1 Gold. Bleibt immer im Vorrat – bekämpfe ihn, sooft du willst.
