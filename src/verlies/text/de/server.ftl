### Was der Server sagt: Ablehnungen und die Sätze am Tisch.

error-unknown-table = Diesen Tisch gibt es hier nicht.
error-table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht mehr öffnen. Eröffne einen neuen.
error-not-allowed = Dieser Link gibt dir dazu kein Recht.
error-seat-taken = Dieser Platz ist schon vergeben.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-seats-open = Es sind noch Plätze frei.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-bad-message = Diese Nachricht ist nicht lesbar: { $reason }.
error-not-mixing = Von diesem Platz werden gerade keine Zufallsbits erwartet.
error-wrong-share = Das sind nicht die Zufallsbits, die versiegelt wurden.
error-bits-awaited = Die Zufallsbits aller sind versiegelt; ausgeteilt wird, sobald alle verraten sind.
error-rematch-running = Eine Revanche gibt es, sobald diese Partie zu Ende ist.
error-too-many-tables = Zu viele neue Tische von hier; versuche es später noch einmal.
error-too-many-sockets = Dieser Platz ist schon in zu vielen Fenstern offen.
error-store = Das konnte nicht gespeichert werden und gilt nicht: { $reason }. Versuche es noch einmal.
error-store-unreadable = Der Tisch konnte nicht gelesen werden: { $reason }. Versuche es gleich noch einmal.
error-store-folder = In „{ $path }“ kann der Server seine Tische nicht aufbewahren: { $reason }. Nenne mit --data einen anderen Ordner.
error-store-in-use = Den Ordner „{ $path }“ benutzt schon ein anderer Server. Beende ihn, oder nenne mit --data einen anderen Ordner.
error-store-newer = „{ $path }“ stammt von einer neueren Fassung von Verlies (Fassung { $version }, hier lesbar bis { $known }). Aktualisiere Verlies, oder nenne mit --data einen anderen Ordner.
error-no-address = Der Server kann unter { $host }:{ $port } nicht starten: { $reason }.
error-wrong-origin = Diese Seite darf nicht mit diesem Tisch sprechen.
error-stale = Der Tisch ist inzwischen weiter.
error-no-seat-for-you = Einer der Plätze muss deiner sein.
error-trouble = Dem Server ist ein Fehler unterlaufen ({ $detail }). Lade die Seite neu und spiele dort weiter.

## Gründe, die in einer Ablehnung stehen

reason-closing = der Server wird gerade beendet
reason-too-long = sie ist zu lang
reason-hello-first = zuerst kommt hello
reason-unknown-host = diesen Rechnernamen gibt es nicht
reason-other-machine = diese Adresse gehört nicht zu diesem Rechner
reason-database-busy = ein anderes Programm benutzt die Datenbank
reason-database-damaged = die Datenbank ist beschädigt
reason-no-database = die Datei ist keine Datenbank
reason-no-open = die Datei lässt sich nicht öffnen
reason-disk = der Datenträger arbeitet nicht richtig

## Am Tisch

web-over = Das Spiel ist zu Ende.
web-waste = Ungenutzt verfallen: { $what }.
web-possible = Das geht jetzt.
