### Fehler: was nicht stimmt und was möglich ist. Je Schlüssel eines Fehlers ein Text; auf Englisch spricht er auch zu Programmierern.

did-you-mean = Meintest du „{ $name }“?

error-unknown-game = Das Spiel „{ $name }“ gibt es hier nicht. Vorhanden: { $possible }.{ $hint }
error-broken-game = Das Spiel „{ $name }“ lässt sich nicht laden: { $reason }.
error-unread-package = Was das Paket „{ $package }“ mitbringt, ist nicht zu lesen: { $reason }.
error-no-games = Hier lässt sich kein einziges Spiel laden, es gibt also nichts zu spielen. Installiere Verlies neu, mit einem Python, das es unterstützt (dieses ist { $python }).
error-no-home = Hier hat niemand ein Verzeichnis für sich, also ist auch keines für die Spiele da. Nenne eines mit VERLIES_HOME.
error-seat-count = { $game } ist für { $low } bis { $high } Plätze gedacht, nicht für { $seats }.
error-no-such-seat = Einen Platz { $seat } gibt es in dieser Partie nicht: Die Plätze sind 1 bis { $seats }, und 0 ist der Zuschauer.
error-unknown-setting = { $game } kennt die Einstellung „{ $name }“ nicht. Möglich: { $possible }.{ $hint }
error-bad-setting = Die Einstellung „{ $name }“ kann nicht „{ $value }“ sein. Möglich: { $possible }.{ $hint }
error-setting-seats = „{ $name }“ kann hier nicht „{ $value }“ sein: Das braucht { $most ->
    [one] 1 Platz
   *[other] { $needed } Plätze
}, und hier { $seats ->
    [one] ist es einer
   *[other] sind es { $seats }
}. Sonst möglich: { $possible }.
error-bad-seed = Ein Startwert ist eine ganze Zahl oder ein kurzer Text, nicht { $value }.
error-no-seed = Ein Spiel ohne Startwert braucht Geheimnisse: Gib einen Startwert an, oder lade es mit verlies.game(„{ $game }“).
error-unknown-option = „{ $word }“ ist in diesem Spiel kein Zug.{ $hint }
error-illegal = „{ $word }“ geht jetzt nicht: { $reason }.
error-which-seat = Mehrere Plätze sind gefragt ({ $seats }); sag dazu, wer antwortet.
error-no-decision = Es ist nicht genau eine Frage offen; alle stehen in match.decisions.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: { $reason }.
error-save-unreadable = „{ $path }“ ist kein lesbarer Spielstand: { $reason }.
error-save-too-long = „{ $path }“ ist zu lang. Antworten und Rücknahmen darin: { $found }; höchstens lesbar: { $most }.
error-save-newer = „{ $path }“ stammt von einer neueren Fassung von Verlies (Format { $format }, hier lesbar bis { $known }).
error-save-rules = „{ $path }“ wurde mit Fassung { $version } der Regeln von { $game } gespielt; hier gilt Fassung { $known }.
error-save-wrong-deal = Die Ausgangslage in „{ $path }“ stimmt nicht: Aus dem Geheimnis darin ergibt sich eine andere.
error-save-wrong-answer = Antwort { $number } in „{ $path }“ ({ $word }, Platz { $seat }) stimmt nicht: { $reason }.
error-save-wrong-undo = Antwort { $number } in „{ $path }“, ein Zurücknehmen, stimmt nicht: { $reason }.
error-save-commitment = Das Geheimnis in „{ $path }“ passt nicht zur Zusage, die vor dem Mischen gegeben wurde.
error-save-share = Die Zufallsbits { $share } sind nicht in „{ $path }“: Gemischt wurde ohne sie.
error-save-promise = „{ $path }“ hält das Versprechen nicht: Das Geheimnis oder jemandes Zufallsbits sind nicht die, die feststanden, bevor welche verraten wurden.
error-save-write = Das Spiel konnte nicht nach „{ $path }“ gespeichert werden: { $reason }.
error-save-home = Das Spiel kann nicht in „{ $path }“ aufgehoben werden: { $reason }. Schreib davor, in welchem Ordner Verlies alles aufheben soll: VERLIES_HOME=ORDNER.
error-save-there = „{ $path }“ gibt es schon, und es bleibt, wie es ist. Nimm für die Kopie einen anderen Namen.
error-save-in-use = „{ $path }“ wird schon in einem anderen Fenster gespielt. Spiel dort weiter, oder beende zuerst jenes Spiel.
error-unknown-language = Die Sprache „{ $name }“ gibt es nicht. Möglich: { $possible }.{ $hint }
error-bad-choice = Der Bot „{ $bot }“ auf Platz { $seat } hat auf die Frage „{ $question }“ mit „{ $answer }“ geantwortet, was nicht zur Wahl stand. Zur Wahl: { $possible }.
error-unknown-bot = Den Bot „{ $name }“ gibt es nicht. Vorhanden: { $possible }.{ $hint }

## Gründe, die in einem Fehler stehen

reason-nothing-answered = es wurde noch nichts entschieden
reason-somebody-chose = inzwischen hat jemand anderes entschieden
reason-chance = der Zufall hat schon gesprochen
reason-seen = es wurde schon etwas Verborgenes gesehen
reason-shown = andere haben schon etwas Verborgenes gesehen
reason-handed-on = jetzt ist jemand anderes gefragt
reason-no-hand = niemand kann diese Plätze zugleich spielen
reason-ended = das Spiel ist zu Ende
reason-other-game = es ist eine Partie von { $game }
reason-no-first-line = die erste Zeile fehlt
reason-not-json = die erste Zeile ist kein JSON
reason-foreign = die Datei stammt nicht von Verlies
reason-no-saved-game = dort liegt noch kein Spielstand
reason-secret-damaged = das Geheimnis darin ist beschädigt
reason-seats-differ = Plätze und Namen passen nicht zusammen
reason-line-damaged = Zeile { $line } ist beschädigt
reason-line-differs = Verlies schreibt diese Zeile anders
reason-state-differs = danach ist die Prüfsumme { $found }, in der Datei steht { $wanted }
reason-undo-differs = danach ist die Zahl der Antworten { $found }, in der Datei steht { $wanted }
reason-header-too-long = die erste Zeile ist zu lang
reason-header-damaged = die erste Zeile ist beschädigt
reason-no-file = die Datei gibt es nicht
reason-directory = das ist ein Ordner
reason-no-directory = ein Teil des Pfads ist kein Ordner
reason-in-the-way = dort liegt schon etwas anderes
reason-permission = der Zugriff ist nicht erlaubt
reason-full = der Datenträger ist voll
reason-read-only = der Datenträger ist schreibgeschützt
reason-name-too-long = der Dateiname ist zu lang
reason-name-taken = ein anderes Spiel heißt schon „{ $other }“
reason-no-game = es ist kein Game, sondern { $type }
reason-other-interface = es ist für Schnittstelle { $api } geschrieben, hier gilt { $known }
reason-other-name = es nennt sich selbst „{ $other }“
reason-detail = { $detail }
reason-error = etwas darin stimmt nicht

## Was gegen einen Fehler hilft

remedy-own = Diese Kopie von Verlies ist beschädigt oder verträgt sich nicht mit Python { $python }. Installiere Verlies neu; hilft das nicht, melde es denen, von denen du es hast.
remedy-broken = Der Fehler liegt im Paket „{ $package }“: Hol eine neuere Fassung (pip install --upgrade { $package }), frag seine Autoren oder entferne es (pip uninstall { $package }).
remedy-older = Das Paket „{ $package }“ ist für ein älteres Verlies geschrieben: Hol eine neuere Fassung (pip install --upgrade { $package }) oder entferne es (pip uninstall { $package }).
remedy-newer = Das Paket „{ $package }“ ist für ein neueres Verlies geschrieben: Hol eine neuere Fassung von Verlies (pip install --upgrade verlies) oder entferne das Paket (pip uninstall { $package }).
remedy-name-taken = Gespielt wird das aus dem Paket „{ $first }“. Entferne eines der beiden Pakete, zum Beispiel dieses (pip uninstall { $package }).
remedy-unpackaged = Es kommt aus „{ $source }“ und gehört zu keinem Paket: Bring es dort in Ordnung oder entferne es.

## Warum etwas nicht geht

why-not-offered = Das steht gerade nicht zur Wahl.
why-possible = Das geht jetzt.
why-not-your-turn = Du bist gerade nicht gefragt.
why-game-over = Das Spiel ist zu Ende.
