### Was auf jedem Tisch der KLONG!-Familie steht: Zonen, Leisten, Zahlen und Symbole. `.short` steht in Spaltenköpfen, `sign-` auf dem Plan.

zone-row = Verliesreihe
zone-supply = Vorrat
zone-market = Markt
zone-hand = Hand
zone-played = Auslage
zone-deck = Nachziehstapel
zone-discard = Ablagestapel
zone-dungeon-deck = Verliesstapel
  .short = Stapel
zone-dungeon-discard = Verliesablagestapel
  .short = Ablage

panel-turn = In diesem Zug
panel-dragon = Drache

status-inside = { "" }
status-escaped = entkommen
status-rescued = { ending-rescued }
status-in-depths = { ending-in-depths }
status-no-artifact = { ending-no-artifact }
  .short = k. o.

fact-health = Gesundheit
  .short = Leben
fact-gold = Gold
fact-noise = Klong!
  .curve = Klong!-Steine im Klong!-Bereich
fact-in-bag = im Beutel
  .short = Beutel
  .curve = Eigene Steine im Drachenbeutel
fact-stones = Steine
  .curve = Eigene Steine im Steinvorrat
fact-skill = Talent
fact-swords = Schwerter
fact-boots = Stiefel
fact-teleports = Teleports
fact-credit = Klong!-Guthaben
fact-attack-draws = Steine je Angriff
  .short = zieht
  .curve = Steine, die ein Angriff zieht
fact-danger = davon durch Gefahr
  .short = Gefahr
  .curve = Steine, die wegen Gefahr dazukommen
fact-bag = Steine in Beutel und Klong!-Bereich
  .short = Beutel + Klong!-Bereich
fact-black = davon schwarz
  .short = schwarz
  .curve = Schwarze Steine im Drachenbeutel
fact-ghost-stones = davon Geister
  .short = Geister
  .curve = Geister in Beutel und Klong!-Bereich
fact-mastery = Meisterdiebmarker übrig
  .short = Meisterdiebmarker
fact-out = entkommen

track-rage = Zornesleiste

region-depths = Tiefen

banner-plain = Karte
banner-companion = Begleiter
banner-gem = Edelstein
banner-device = Werkzeug
banner-monster = Monster
banner-reserve = Vorratskarte

mark-skill = { $value } Talent
  .short = { $value }T
mark-swords = { $value ->
    [one] 1 Schwert
   *[other] { $value } Schwerter
  }
  .short = { $value }S
mark-gold = { $value } Gold
mark-boots = { $value } Stiefel
mark-teleports = { $value ->
    [one] 1 Teleport
   *[other] { $value } Teleports
  }
mark-monsters = { $value ->
    [one] 1 Monster
   *[other] { $value } Monster
  }
mark-locked = Schloss
mark-cave = Kristallhöhle
mark-market = Markt
mark-heal = Heilung
mark-attack = Drachenangriff
mark-danger = Gefahr
mark-arrive = Begegnung
mark-only-depths = nur in den Tiefen
mark-only-cave = nur in Kristallhöhlen

## Zeichen auf dem Plan

sign-mark-boots = { $value }
  .key = 2
  .legend = zwei Stiefel
sign-mark-monsters = { $value ->
    [1] !
    [2] !!
   *[other] !!!
  }
  .key = !
  .legend = Monster
sign-mark-locked = #
sign-mark-cave = ~
sign-mark-market = $
sign-mark-heal = +
sign-token-monkey_idol = { $value }a
  .key = a

## Das Spiel in Kürze

howto-1 = Alle beginnen mit den gleichen zehn Karten. In deinem Zug spielst du deine ganze Hand aus; sie gibt dir Talent, Schwerter und Stiefel.
howto-2 = Talent kauft bessere Karten für dein Deck, Schwerter besiegen Monster, Stiefel tragen dich durch die Tunnel.
howto-4 = Lärm ist Klong!: Deine Steine wandern in den Drachenbeutel. Bei jedem Angriff wird daraus gezogen, und jeder Stein von dir kostet dich 1 Gesundheit.

## Hinweise in der ersten Partie

tour-play = Spiel deine Handkarten aus: antippen, oder gleich „Alle ausspielen“. Sie geben dir, was du in diesem Zug ausgeben kannst.
tour-move = Mit Stiefeln gehst du in gestrichelt umrandete Räume. Was der Weg kostet, steht daran.
tour-buy = Mit Talent bekommst du Karten, die ein ✓ tragen. Sie kommen auf deinen Ablagestapel und später auf deine Hand.
tour-fight = Mit Schwertern besiegst du ein Monster. Die Belohnung gibt es sofort.
tour-end = Fertig? Dann beende den Zug. Was du nicht ausgegeben hast, verfällt; bis dahin kannst du fast alles zurücknehmen.
tour-artifact = Hier liegt ein Artefakt. Meist kannst du nur eines tragen, und es macht den Drachen zorniger: Danach geht es zurück nach draußen.
