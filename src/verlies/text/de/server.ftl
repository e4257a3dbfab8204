### Was der Server sagt: Ablehnungen und die Sätze am Tisch.

error-unknown-table = Diesen Tisch gibt es hier nicht.
error-curtain = Was jetzt zu sehen wäre, ist nicht für alle an diesem Bildschirm.
error-table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht mehr öffnen. Eröffne einen neuen.
error-table-older = Dieser Tisch wurde nach einer älteren Fassung der Regeln gespielt und lässt sich hier nicht fortsetzen. Eröffne einen neuen.
error-table-newer = Dieser Tisch wurde nach einer neueren Fassung der Regeln gespielt und lässt sich hier nicht fortsetzen. Aktualisiere Verlies, oder eröffne einen neuen.
error-not-allowed = Dieser Link gibt dir dazu kein Recht.
error-seat-taken = Dieser Platz ist schon vergeben.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-seats-open = Es sind noch Plätze frei.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-bad-message = Diese Nachricht ist nicht lesbar: { $reason }.
error-file-too-large = „{ $path }“ ist zu groß: Gelesen werden Dateien bis { $most } MiB.
error-not-mixing = Von diesem Platz werden gerade keine Zufallsbits erwartet.
error-wrong-share = Das sind nicht die Zufallsbits, die versiegelt wurden.
error-bits-awaited = Die Zufallsbits aller sind versiegelt; ausgeteilt wird, sobald alle verraten sind.
error-said-nothing = Sag etwas, oder wähle einen der Sprüche.
error-too-much-talk = Langsam: So viel auf einmal kann niemand lesen.
error-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-rematch-running = Eine Revanche gibt es, sobald diese Partie zu Ende ist.
error-too-many-tables = Zu viele neue Tische von hier; versuche es später noch einmal.
error-too-many-reports = Von diesem Tisch kamen eben schon einige Meldungen; versuche es später noch einmal.
error-picture-too-large = Das Bild ist zu groß: Angenommen werden Bilder bis { $most } KiB.
error-no-picture = Das ist kein Bild, das sich aufbewahren lässt; angenommen werden JPEG, PNG und WebP.
error-too-many-sockets = Dieser Platz ist schon in zu vielen Fenstern offen.
error-store = Das konnte nicht gespeichert werden und gilt nicht: { $reason }. Versuche es noch einmal.
error-store-unreadable = Der Tisch konnte nicht gelesen werden: { $reason }. Versuche es gleich noch einmal.
error-store-folder = In „{ $path }“ kann der Server seine Tische nicht aufbewahren: { $reason }. Nenne mit --data einen anderen Ordner.
error-store-in-use = Den Ordner „{ $path }“ benutzt schon ein anderer Server. Beende ihn, oder nenne mit --data einen anderen Ordner.
error-store-newer = „{ $path }“ stammt von einer neueren Fassung von Verlies (Fassung { $version }, hier lesbar bis { $known }). Aktualisiere Verlies, oder nenne mit --data einen anderen Ordner.
error-no-address = Der Server kann unter { $host }:{ $port } nicht starten: { $reason }.
error-wrong-origin = Diese Seite darf nicht mit diesem Tisch sprechen.
error-stale = Der Tisch ist inzwischen weiter.
error-paused = Die Partie ist angehalten.
error-ended = Die Partie wurde beendet.
error-proposal-open = Gerade wird gefragt, ob alle einverstanden sind. Danach geht es weiter.
error-nothing-proposed = Es ist nichts vorgeschlagen.
error-declined = Das wurde eben abgelehnt. Frag wieder, wenn etwas geschehen ist.
error-nothing-to-take-back = Von dir steht keine Antwort da, die zurückgenommen werden könnte.
error-not-playing = Das geht nur, solange gespielt wird.
error-no-moment = Von diesem Augenblick an gibt es nichts weiterzuspielen.
error-nobody-there = Auf diesem Platz sitzt niemand.
error-removed = Wer den Tisch leitet, hat deinen Platz jemand anderem gegeben.
error-other-eyes = Zwei Plätze, von denen einer nicht sehen darf, was der andere sieht, kann nicht eine Person führen.
error-no-window = Eine solche Gelegenheit zu antworten gibt es in diesem Spiel nicht.
error-no-seat-for-you = Einer der Plätze muss deiner sein.
error-trouble = Dem Server ist ein Fehler unterlaufen ({ $detail }). Lade die Seite neu und spiele dort weiter.

## Gründe, die in einer Ablehnung stehen

reason-closing = der Server wird gerade beendet
reason-too-long = sie ist zu lang
reason-told-at-home = warum, erfährt nur, wer diesen Server betreibt
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
web-risk = Gefahr: { $what }.
