### Was der Server sagt: Ablehnungen und die Sätze am Tisch.

error-unknown-table = Diesen Tisch gibt es hier nicht.
error-not-allowed = Dieser Link gibt dir dazu kein Recht.
error-seat-taken = Dieser Platz ist schon vergeben.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-seats-open = Es sind noch Plätze frei.
error-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-bad-message = Diese Nachricht ist nicht lesbar: { $reason }
error-bad-share = Zufallsbits werden mit höchstens 64 Hexadezimalziffern angegeben.
error-too-many-tables = Zu viele neue Tische von hier; versuche es später noch einmal.
error-too-many-sockets = Dieser Platz ist schon in zu vielen Fenstern offen.
error-store = Dein Zug konnte nicht gespeichert werden und gilt nicht: { $reason }. Versuche es noch einmal.
error-wrong-origin = Diese Seite darf nicht mit diesem Tisch sprechen.
error-stale = Der Tisch ist inzwischen weiter.
error-no-seat-for-you = Einer der Plätze muss deiner sein.

web-over = Das Spiel ist zu Ende.
web-waiting = Am Zug: { $names }.
web-waste = Ungenutzt verfallen: { $what }.
web-possible = Das geht jetzt.
