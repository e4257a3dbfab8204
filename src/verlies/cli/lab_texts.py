"""What `simulate` and `bench` say, in both languages."""

LAB_TEXTS: dict[str, tuple[str, str]] = {
    "simulate --seats": (
        "Die Bots, zum Beispiel greedy,random,random; sie wechseln nach jedem Spiel reihum die Plätze.",
        "The bots, such as greedy,random,random; they move on by one seat after every game.",
    ),
    "simulate --games": ("Wie viele Spiele.", "How many games."),
    "simulate --seed": (
        "Startwert; derselbe ergibt dieselben Spiele.",
        "Seed; the same one gives the same games.",
    ),
    "simulate --jobs": (
        "Wie viele Prozesse; ohne Angabe so viele wie Kerne. Am Ergebnis ändert das nichts.",
        "How many processes; as many as cores if left out. The results do not depend on it.",
    ),
    "simulate --json": ("Das Ergebnis als JSON.", "The results as JSON."),
    "simulate --jsonl": (
        "Jedes Spiel als eine Zeile JSON in DATEI schreiben; „-“ ist die Standardausgabe.",
        "Write every game as one line of JSON to FILE; “-” is standard output.",
    ),
    "simulate -o": (
        "Eine Einstellung des Spiels; „verlies games“ zählt sie auf.",
        "An option of the game; “verlies games” lists them.",
    ),
    "simulate --no-rotate": ("Die Plätze nicht wechseln.", "Everybody stays on their seat."),
    "bench --json": ("Alle Zahlen als JSON.", "All figures as JSON."),
    "bench --seconds": (
        "Wie lange jedes Spiel gemessen wird; mehr ist genauer.",
        "How long each game is measured; more is more exact.",
    ),
    "bench --game": ("Nur dieses Spiel messen.", "Measure this game only."),
    "too-few": ("{name} muss mindestens {least} sein, nicht {value}.", "{name} must be at least {least}, not {value}."),
    "cannot-write": (
        "„{path}“ lässt sich nicht schreiben: {reason}.",
        "“{path}” cannot be written: {reason}.",
    ),
    "not-measured": (
        "„{name}“ ließ sich nicht messen: {reason}.",
        "“{name}” could not be measured: {reason}.",
    ),
    "col-bot": ("Bot", "bot"),
    "col-wins": ("Siege", "wins"),
    "col-rate": ("Anteil", "rate"),
    "col-interval": ("95 %", "95%"),
    "col-score": ("Punkte", "score"),
    "col-place": ("Rang", "place"),
    "col-endings": ("Ausgang", "endings"),
    "col-game": ("Spiel", "game"),
    "col-decisions": ("Entscheidungen/s", "decisions/s"),
    "col-games": ("Spiele/s", "games/s"),
    "col-length": ("Entscheidungen/Spiel", "decisions/game"),
    "col-fork": ("µs/Kopie", "µs/copy"),
    "col-forks": ("Kopien/s", "copies/s"),
    "played": (
        "{games} Spiele {game}, Startwert {seed}; {decisions} Entscheidungen je Spiel; niemand gewann: {nobody}.",
        "{games} games of {game}, seed {seed}; {decisions} decisions a game; nobody won: {nobody}.",
    ),
    "playing": ("Spiele", "games"),
    "measuring": ("Messen", "measuring"),
    "ratio": (
        "{name} gegen {peer} {version}: {decisions} × Entscheidungen/s, {forks} × Kopien; "
        "ein Spiel hat {length} × so viele Entscheidungen.",
        "{name} against {peer} {version}: {decisions} × decisions/s, {forks} × copies; "
        "a game has {length} × as many decisions.",
    ),
    "no-peer": (
        "Ohne Vergleich: VERLIES_PEER_PYTHON und VERLIES_PEER_SCRIPT nennen keinen (siehe „make bench“).",
        "No peer beside it: VERLIES_PEER_PYTHON and VERLIES_PEER_SCRIPT name none (see “make bench”).",
    ),
    "load": (
        "Netztisch: {tables} Tische, {rate} Antworten/s, {seconds} s: p99 einer Antwort {answer} ms, "
        "eines Echos {echo} ms, also das {ratio}-Fache; {errors} Fehler; "
        "eine Ansicht höchstens {view} Bytes; {memory} MB Speicher.",
        "Web table: {tables} tables, {rate} answers/s, {seconds} s: p99 of an answer {answer} ms, "
        "of an echo {echo} ms, {ratio} times as much; {errors} errors; "
        "a view at most {view} bytes; {memory} MB of memory.",
    ),
}
