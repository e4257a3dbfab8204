### Was nur KLONG! Katakomben auf dem Tisch hat. `.short` steht in Spaltenköpfen, `sign-` auf dem Plan.

zone-tiles = Plättchen
zone-artifacts = Artefakte

panel-bank = Bank

fact-lockpicks = Dietriche
fact-marks = Tunnelschreine markiert
  .short = Schreine
fact-prisoners = Gefangene befreit
  .short = Gefangene
fact-prisoner-points = Gefangene jetzt wert
  .short = Ihr Wert
  .curve = Wert der befreiten Gefangenen
fact-out-draws = Ziehung je Zug von Entkommenen und Bewusstlosen
  .short = wer weg ist, zieht
fact-secrets-minor = Kleine Verstecke übrig
  .short = Kleine
fact-secrets-major = Große Verstecke übrig
  .short = Große
fact-prisoners-left = Gefangene übrig
  .short = Gefangene
  .curve = Gefangene, die noch niemand befreit hat
fact-ghosts-left = Geister in der Bank
  .short = Geister


region-haunted = Tiefen, heimgesucht
region-outside = außerhalb des Verlieses

mark-lockpicks = { $value ->
    [one] 1 Dietrich
   *[other] { $value } Dietriche
  }
mark-crypt = Gruft
mark-monkey = Affenschrein
mark-artifact = { $value ->
    [1] Artefaktraum
    [2] Artefaktraum +
   *[other] Artefaktraum ++
  }
mark-chest = Truhe
mark-library = Bibliothek
mark-prison = Gefängnis
mark-wayshrine = Tunnelschrein
mark-minor-secret = Kleines Versteck
mark-portal = Portal
mark-lock = Schloss
mark-only-cave-or-shrine = nur in Kristallhöhle oder auf Tunnelschrein

token-lockpick = Dietrich im Schloss
    .short = offen
    .acc = den Dietrich im Schloss
token-cracked = geknackt
    .short = leer
    .acc = den geknackten Zusatz
token-portal_1 = Portal 1
    .short = 1
    .acc = das Portal 1
token-portal_2 = Portal 2
    .short = 2
    .acc = das Portal 2
token-portal_3 = Portal 3
    .short = 3
    .acc = das Portal 3
token-portal_4 = Portal 4
    .short = 4
    .acc = das Portal 4
token-portal_5 = Portal 5
    .short = 5
    .acc = das Portal 5
token-portal_6 = Portal 6
    .short = 6
    .acc = das Portal 6
token-portal_7 = Portal 7
    .short = 7
    .acc = das Portal 7
token-portal_8 = Portal 8
    .short = 8
    .acc = das Portal 8
token-portal_9 = Portal 9
    .short = 9
    .acc = das Portal 9
token-portal_10 = Portal 10
    .short = 10
    .acc = das Portal 10
token-portal_11 = Portal 11
    .short = 11
    .acc = das Portal 11
token-portal_12 = Portal 12
    .short = 12
    .acc = das Portal 12

stone-red = Markierung von Rot
stone-yellow = Markierung von Gelb
stone-green = Markierung von Grün
stone-blue = Markierung von Blau
stone-purple = Markierung von Lila
stone-orange = Markierung von Orange

## Zeichen auf dem Plan

sign-mark-crypt = G
sign-mark-monkey = a
sign-mark-artifact = ○
  .legend = Artefaktraum
sign-mark-chest = T
sign-mark-library = B
sign-mark-prison = P
sign-mark-wayshrine = S
sign-mark-minor-secret = k
sign-mark-gold = { $value }g
  .key = g
  .legend = Gold
sign-mark-portal = o
sign-token-artifact_5 = A5
  .key = A
  .legend = Artefakt
sign-token-artifact_7 = A7
  .key = A
  .legend = Artefakt
sign-token-artifact_10 = A10
  .key = A
  .legend = Artefakt
sign-token-artifact_12 = A12
  .key = A
  .legend = Artefakt
sign-token-artifact_15 = A15
  .key = A
  .legend = Artefakt
sign-token-artifact_17 = A17
  .key = A
  .legend = Artefakt
sign-token-artifact_20 = A20
  .key = A
  .legend = Artefakt
sign-token-artifact_10b = A10
  .key = A
  .legend = Artefakt
sign-token-artifact_15b = A15
  .key = A
  .legend = Artefakt
sign-token-artifact_20b = A20
  .key = A
  .legend = Artefakt
sign-token-artifact_25b = A25
  .key = A
  .legend = Artefakt
sign-token-monkey_idol = { $value }
  .key = a
  .legend = Affenschrein
sign-token-cracked = x
  .legend = geknackt
sign-token-lockpick = /
  .legend = Dietrich im Schloss
sign-token-portal_1 = 1
  .key = o
  .legend = Portal
sign-token-portal_2 = 2
  .key = o
  .legend = Portal
sign-token-portal_3 = 3
  .key = o
  .legend = Portal
sign-token-portal_4 = 4
  .key = o
  .legend = Portal
sign-token-portal_5 = 5
  .key = o
  .legend = Portal
sign-token-portal_6 = 6
  .key = o
  .legend = Portal
sign-token-portal_7 = 7
  .key = o
  .legend = Portal
sign-token-portal_8 = 8
  .key = o
  .legend = Portal
sign-token-portal_9 = 9
  .key = o
  .legend = Portal
sign-token-portal_10 = 10
  .key = o
  .legend = Portal
sign-token-portal_11 = 11
  .key = o
  .legend = Portal
sign-token-portal_12 = 12
  .key = o
  .legend = Portal

## Das Spiel in Kürze

howto-3 = Wo ein Tunnel ins Leere führt, deckst du ein neues Plättchen auf und drehst es, wie du willst. Hol dir in den Tiefen ein Artefakt und kehre damit in die Gruft zurück.
howto-5 = Dietriche öffnen Schlösser, Truhen, Bibliotheken und Gefängnisse; Portale sparen Wege. Wer ohne Artefakt oder in den Tiefen liegen bleibt, geht leer aus.

odds-dragon = Schaden bei einem Drachenangriff
    .intro = Gezogen bei einem Angriff: [attack-draws] von [bag] – wenn alles Klong! vorher in den Beutel kommt. Ein Geist trifft alle, darum zählen Geistersteine bei allen mit. Wer entkommen oder bewusstlos ist, zieht im eigenen Zug 4 Steine, zu zweit 6.
    .weight = Steine und Geister

## Hinweise in der ersten Partie

tour-turn = Ein neues Plättchen: Dreh es mit R oder den Pfeilen, bis die Wege passen. Jede Lage zeigt ihren Preis.
    .touch = Ein neues Plättchen: Dreh es, bis die Wege passen. Jede Lage zeigt ihren Preis.
tour-crack = Mit einem Dietrich öffnest du hier etwas. Dietriche sind knapp.
