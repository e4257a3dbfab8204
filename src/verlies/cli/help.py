"""What `--help` says, in both languages; kept as plain Python so that help comes at once."""

import click

from .lab_texts import LAB_TEXTS

TEXTS: dict[str, tuple[str, str]] = {
    **LAB_TEXTS,
    "verlies": (
        "Verliesspiele nach allen Regeln: allein gegen Bots, gemeinsam an einer Tastatur oder im Labor.",
        "Dungeon board games by the rules: against bots, together at one keyboard, or in the lab.",
    ),
    "play": ("Ein Spiel im Terminal spielen.", "Play a game in the terminal."),
    "games": ("Die vorhandenen Spiele zeigen.", "List the installed games."),
    "replay": ("Ein gespeichertes Spiel noch einmal ansehen.", "Look at a saved game again."),
    "verify": (
        "Ein gespeichertes Spiel nachprüfen: Austeilen, jede Antwort, jede Prüfsumme.",
        "Check a saved game: the deal, every answer, every fingerprint.",
    ),
    "verify --share": (
        "Deine Zufallsbits: Sind sie im Mischen enthalten?",
        "Your random bits: are they part of the deal?",
    ),
    "verify --promise": (
        "Das Versprechen, das dein Browser vor dem Austeilen bekam: Wurde es gehalten?",
        "The promise your browser was given before the deal: was it kept?",
    ),
    "rules": (
        "Die Regeln eines Spiels: Katalog, Suche und welche Regel ein Test belegt.",
        "The rules of a game: catalogue, search, and which rule a test proves.",
    ),
    "simulate": ("Viele Spiele unter Bots austragen.", "Play many games among bots."),
    "bench": ("Die Geschwindigkeit messen.", "Measure the speed."),
    "serve": ("Den Webtisch öffnen.", "Open the web table."),
    "no-web": (
        "Für den Webtisch fehlt „{name}“. So kommt es dazu: pip install 'verlies[web]'",
        "The web table needs “{name}”. Install it with: pip install 'verlies[web]'",
    ),
    "serve --host": (
        "Adresse, unter der der Server zu erreichen ist; sonst 127.0.0.1, also nur von diesem Rechner.",
        "Address to listen on; otherwise 127.0.0.1, from this machine only.",
    ),
    "serve --port": (
        "Port; sonst 8765, und ein freier, wenn er belegt ist.",
        "Port to listen on; otherwise 8765, and a free one if it is taken.",
    ),
    "serve --data": ("Ordner der Datenbank.", "Folder of the database."),
    "serve --allow": (
        "Ein weiterer Rechnername, unter dem Browser den Server erreichen dürfen.",
        "Another host name under which browsers may reach the server.",
    ),
    "serve --browser": ("Den Tisch im Browser öffnen.", "Open the table in a browser."),
    "--help": ("Diese Hilfe zeigen.", "Show this help."),
    "--version": ("Die Version zeigen.", "Show the version."),
    "--lang": ("Sprache: de oder en.", "Language: de or en."),
    "--plain": (
        "Schlichte Zeilen ohne Farben, für Screenreader und Pipes.",
        "Plain lines without colours, for screen readers and pipes.",
    ),
    "play --seats": (
        "Wer spielt, zum Beispiel you,greedy,greedy oder you:Anna,you:Ben,random; eine Zahl heißt: du und Bots.",
        "Who plays, such as you,greedy,greedy or you:Anna,you:Ben,random; a number means you and bots.",
    ),
    "play --seed": (
        "Startwert eines Übungsspiels, das sich genau so wieder austeilen lässt.",
        "Seed of a practice game that can be dealt again just like this.",
    ),
    "play --board": (
        "Spielplan, wenn das Spiel mehrere hat: front oder back.",
        "Board, if the game has several: front or back.",
    ),
    "play -o": (
        "Eine Einstellung des Spiels; „verlies games“ zählt sie auf.",
        "An option of the game; “verlies games” lists them.",
    ),
    "play --resume": (
        "Ein Spiel fortsetzen: DATEI, oder ohne Angabe das letzte.",
        "Go on with a game: FILE, or the last one if none is named.",
    ),
    "play --mix": (
        "Nach der Zusage mischt jeder Mensch mit, indem er etwas tippt.",
        "After the commitment every human joins the shuffle by typing something.",
    ),
    "replay --seat": (
        "Das Spiel vom Platz mit dieser Nummer aus sehen (1 ist der erste).",
        "See the game from the seat of this number (1 is the first).",
    ),
    "rules --json": ("Als JSON: game, rules, tested, missing.", "As JSON: game, rules, tested, missing."),
    "interrupted": ("Unterbrochen.", "Interrupted."),
    "usage": ("Aufruf: ", "Usage: "),
    "options": ("Optionen", "Options"),
    "commands": ("Befehle", "Commands"),
    "try-help": ("Hilfe gibt es mit „{path} --help“.", "Help comes with “{path} --help”."),
    "unknown-command": (
        "Den Befehl „{name}“ gibt es nicht. Möglich: {possible}.",
        "There is no command “{name}”. Possible: {possible}.",
    ),
    "unknown-flag": ("Die Option „{name}“ gibt es hier nicht.", "There is no option “{name}” here."),
    "missing": ("Es fehlt: {name}.", "Missing: {name}."),
    "extra": ("Das ist zu viel: {name}.", "That is too much: {name}."),
    "needs-value": ("Die Option „{name}“ braucht einen Wert.", "Option “{name}” needs a value."),
    "bad-value": ("„{value}“ passt nicht zu {name}.", "“{value}” does not fit {name}."),
    "not-in-range": (
        "{name} ist eine ganze Zahl von {low} bis {high}.",
        "{name} is a whole number from {low} to {high}.",
    ),
    "did-you-mean": ("Meintest du „{name}“?", "Did you mean “{name}”?"),
    "bad-pair": (
        "„{value}“ ist keine Einstellung; erwartet wird NAME=WERT.",
        "“{value}” is not an option of a game; NAME=VALUE is expected.",
    ),
    "no-seats": ("„{value}“ nennt keine Plätze.", "“{value}” names no seats."),
    "no-rules": ("Die Regelkataloge lassen sich nicht auswerten: {reason}.", "The rules cannot be counted: {reason}."),
    "needs-package": (
        "Dafür fehlt das Python-Paket „{name}“.",
        "The Python package “{name}” is missing for this.",
    ),
    "bug": (
        "Das hätte nicht passieren dürfen ({what}). Angefangene Spiele sind gesichert. "
        "Mit VERLIES_DEBUG=1 zeigt sich die Stelle.",
        "That should not have happened ({what}). Games in progress are kept. VERLIES_DEBUG=1 shows where.",
    ),
}


def tell(language: str, key: str, **facts: str) -> str:
    """Return a text of the command line."""
    german, english = TEXTS[key]
    return (german if language == "de" else english).format(**facts)


def language_of(ctx: click.Context) -> str:
    """Return the language of a run of the command line."""
    found = ctx.find_root().obj
    return found if isinstance(found, str) else "de"


class Bilingual(click.Command):
    """A command whose help is in the reader's language."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        prefix = tell(language_of(ctx), "usage")
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command is for."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(tell(language_of(ctx), self.name or "verlies"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        language = language_of(ctx)
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if isinstance(param, click.Option) and record is not None:
                rows.append((record[0], _option_text(language, self.name or "", param)))
        with formatter.section(tell(language, "options")):
            formatter.write_dl(rows)


def _option_text(language: str, command: str, param: click.Option) -> str:
    for flag in param.opts:
        for key in (f"{command} {flag}", flag):
            if key in TEXTS:
                return tell(language, key)
    return param.help or ""
