### Was nur KLONG! auf dem Tisch hat. `.short` steht in Spaltenköpfen, `sign-` auf dem Plan.

fact-fate-draws = dazu beim nächsten Schicksalsschritt
  .short = zusätzlich durch Schicksal
  .curve = Steine mehr beim nächsten Schicksalsschritt

track-fate = Schicksalsweg

mark-artifact-space = Artefaktfeld { $value }
  .label = Artefaktfeld
mark-shrine = Affenschrein

## Zeichen auf dem Plan

sign-token-minor_secret = { $value ->
    [1] k
   *[other] { $value }k
  }
  .key = k
sign-token-major_secret = G
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

howto-3 = Hol dir ein Artefakt und kehre damit nach draußen zurück. Tiefer unten liegen die wertvolleren – und der Drache wird mit jedem zorniger.
howto-5 = Artefakt, Gold, Marker und Karten sind Punkte. Wer ohne Artefakt oder in den Tiefen liegen bleibt, geht leer aus.

odds-dragon = Treffer bei einem gewöhnlichen Angriff
    .intro = Gezogen bei einem gewöhnlichen Angriff: [attack-draws] von [bag] – wenn alles Klong! vorher in den Beutel kommt. Greift der Drache durch einen Schritt auf dem Schicksalsweg an, kommen Steine dazu.
    .weight = Steine
