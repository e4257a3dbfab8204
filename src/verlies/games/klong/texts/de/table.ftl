### KLONG! am Tisch: Zonen, Leisten, Zahlen und Symbole. `.short` steht in Spaltenköpfen, `sign-` auf dem Plan.

zone-row = Verliesreihe
zone-supply = Vorrat
zone-market = Markt
zone-hand = Hand
zone-played = Auslage
zone-deck = Nachziehstapel
zone-discard = Ablagestapel
zone-dungeon-deck = Verliesstapel
zone-dungeon-discard = Verliesablage

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
fact-in-bag = im Beutel
  .short = Beutel
fact-stones = Steine
fact-skill = Talent
fact-swords = Schwerter
fact-boots = Stiefel
fact-teleports = Teleports
fact-credit = Klong!-Guthaben
fact-attack-draws = Steine je Angriff
  .short = zieht
fact-danger = davon durch Gefahr
  .short = Gefahr
fact-fate-draws = dazu beim nächsten Schicksalsschritt
  .short = Schicksal zieht mehr
fact-bag = Steine in Beutel und Klong!-Bereich
  .short = Beutel + Klong!-Bereich
fact-black = davon schwarz
  .short = schwarz
fact-mastery = Meisterdiebmarker übrig
  .short = Meisterdiebmarker
fact-out = entkommen

track-rage = Zornesleiste
track-fate = Schicksalsweg

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
mark-artifact-space = Artefaktfeld { $value }
  .label = Artefaktfeld
mark-shrine = Affenschrein
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
sign-token-minor_secret = { $value ->
    [1] k
   *[other] { $value }k
  }
  .key = k
sign-token-major_secret = G
sign-token-monkey_idol = { $value }a
  .key = a
sign-token-artifact_5 = A5
  .key = A
  .legend = Artefakt
sign-token-artifact_7 = A7
  .key = A
  .legend = Artefakt
sign-token-artifact_10 = A10
  .key = A
  .legend = Artefakt
sign-token-artifact_15 = A15
  .key = A
  .legend = Artefakt
sign-token-artifact_20 = A20
  .key = A
  .legend = Artefakt
sign-token-artifact_25 = A25
  .key = A
  .legend = Artefakt
sign-token-artifact_30 = A30
  .key = A
  .legend = Artefakt

## Das Spiel in Kürze

howto-1 = Alle beginnen mit den gleichen zehn Karten. In deinem Zug spielst du deine ganze Hand aus; sie gibt dir Talent, Schwerter und Stiefel.
howto-2 = Talent kauft bessere Karten für dein Deck, Schwerter besiegen Monster, Stiefel tragen dich durch die Tunnel.
howto-3 = Hol dir ein Artefakt und kehre damit nach draußen zurück. Tiefer unten liegen die wertvolleren – und der Drache wird mit jedem zorniger.
howto-4 = Lärm ist Klong!: Deine Steine wandern in den Drachenbeutel. Bei jedem Angriff wird daraus gezogen, und jeder Stein von dir kostet dich 1 Gesundheit.
howto-5 = Artefakt, Gold, Marker und Karten sind Punkte. Wer ohne Artefakt oder in den Tiefen liegen bleibt, geht leer aus.

odds-dragon = Treffer bei einem gewöhnlichen Angriff
    .intro = Gezogen bei einem gewöhnlichen Angriff: [attack-draws] von [bag] – wenn alles Klong! vorher in den Beutel kommt. Greift der Drache durch einen Schritt auf dem Schicksalsweg an, kommen Steine dazu.
    .weight = Steine
