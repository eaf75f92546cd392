//! Help of the command line: see `src/cli/help.rs` for the keys.

/// The texts by their keys.
pub(super) static HELP: &[(&str, &str)] = &[
    ("#Analyse", "Analysieren"),
    ("#For developers", "Für Entwickler"),
    ("#Play", "Spielen"),
    ("#Publish", "Veröffentlichen"),
    ("#Puzzles", "Rätsel"),
    ("#Qwords puzzles", "Qwords-Rätsel"),
    ("#Tile puzzles", "Rätsel mit Steinen"),
    (
        ".batch",
        "Eine Stellung pro Zeile von der Standardeingabe lesen und in derselben Reihenfolge ein JSON-Objekt pro Zeile schreiben",
    ),
    (
        ".color",
        "Wann Farbe verwendet wird: `auto` richtet sich nach Terminal und NO_COLOR",
    ),
    (
        ".common_words",
        "Wörter, aus denen die Rätsel gemacht werden: `all` für alle der Liste oder eine Datei mit einem Wort pro Zeile [Vorgabe: Wörter, die fast jeder kennt]. Die Lösung wird immer mit der ganzen Liste geprüft",
    ),
    (
        ".compact",
        "Tische im Terminal so klein wie möglich zeichnen: eine Textzeile pro Zeile des Tisches",
    ),
    (".count", "Anzahl der Rätsel"),
    (".date", "Der Tag, zum Beispiel 2027-01-04 [Vorgabe: heute]"),
    (".days", "Anzahl der Tage, höchstens 3660"),
    (
        ".dice",
        "Die Seiten der Würfel, als YAML. Die Spielregel nennt sie nicht; die Vorgabe ist eine Annahme",
    ),
    (
        ".file",
        "Eine Datei mit einer Partie oder `-` für die Standardeingabe",
    ),
    (".format", "Ausgabeformat"),
    (".format=json", "Eine Zeile JSON"),
    (
        ".format=parquet",
        "Eine Parquet-Datei, deren Namen --out angeben kann; das Programm muss mit `parquet` gebaut sein",
    ),
    (".format=text", "Text zum Lesen"),
    (".format=yaml", "YAML"),
    (".kind", "Art der Rätsel"),
    (
        ".kind=letter",
        "Den Buchstaben finden, der sofort am meisten bringt",
    ),
    (".kind=rolls", "Aus bekannten Würfen das Beste machen"),
    (
        ".kind=supernatural",
        "Das Raster zu zehn Wörtern mit fünf Buchstaben ergänzen",
    ),
    (
        ".lang",
        "Sprache aller Texte für Menschen; Vorgabe ist die des Systems",
    ),
    (
        ".max_tries",
        "Nach dieser Anzahl von Partien oder Rastern aufhören",
    ),
    (
        ".names",
        "Auch bekannte Orte, Vornamen, Künstler, Marken und Abkürzungen zählen",
    ),
    (
        ".no_double",
        "Die mittleren Reihen der Seite B nur einfach zählen",
    ),
    (".no_joker", "Seite B ohne ihren Joker spielen"),
    (
        ".out",
        "In eine Datei statt auf die Standardausgabe schreiben",
    ),
    (
        ".position",
        "Eine Stellungszeile, mit oder ohne Anführungszeichen, eine Datei mit einer Zeile oder einem Blatt oder `-` für die Standardeingabe",
    ),
    (
        ".scale",
        "Die Größe eines PNG in Prozent, 10 bis 1000 [Vorgabe: 200]",
    ),
    (".seed", "Startwert des Zufalls"),
    (
        ".shard",
        "Mit --batch: nur Zeile K und danach jede N-te beantworten; `sixfold merge` fügt die N Teile zusammen",
    ),
    (".side", "Seite des Zettels [Vorgabe: a]"),
    (".solution", "Auch die Lösung zeigen"),
    (
        ".threads",
        "Mit --batch: Anzahl der Threads; Vorgabe ist einer pro Kern, höchstens 32",
    ),
    (
        ".words",
        "Die Wörter, die zählen: eine mitgelieferte Liste oder eine Datei mit einem Wort pro Zeile. Bei Text ist die Vorgabe die Liste deiner Sprache, bei JSON und YAML fr",
    ),
    ("<CELL>", "FELD"),
    ("<COMMAND>", "BEFEHL"),
    ("<DIR>", "ORDNER"),
    ("<FILE>", "DATEI"),
    ("<K/N>", "K/N"),
    ("<all|FILE>", "all|DATEI"),
    ("<FORMAT>", "FORMAT"),
    ("<GRID>", "RASTER"),
    ("<KIND>", "ART"),
    ("<LANGUAGE>", "SPRACHE"),
    ("<LEVEL>", "STUFE"),
    ("<LIST>", "LISTE"),
    ("<LIST|FILE>", "LISTE|DATEI"),
    ("<NAME>", "NAME"),
    ("<PAPER>", "PAPIER"),
    ("<PATH>", "PFAD"),
    ("<PATTERN>", "MUSTER"),
    ("<PERCENT>", "PROZENT"),
    ("<PLAY>", "ZUG"),
    ("<POINTS>", "PUNKTE"),
    ("<POLICY>", "STRATEGIE"),
    ("<POSITION>", "STELLUNG"),
    ("<RULES>", "REGELN"),
    ("<SHELL>", "SHELL"),
    ("<SIDE>", "SEITE"),
    ("<TASK>", "AUFGABE"),
    ("<THEME>", "THEMA"),
    ("<TILES>", "STEINE"),
    ("<TIME>", "DAUER"),
    ("<URL>", "URL"),
    ("<WHEN>", "WANN"),
    (
        "analyse",
        "Die besten Züge einer Stellung finden und jeden Punkt erklären",
    ),
    (
        "analyse.all",
        "Alle Züge zeigen, jeden in einer eigenen Zeile",
    ),
    (
        "analyse.also",
        "Mit --deep: ein weiterer Zug, der mit allen Simulationen beurteilt wird, zum Beispiel 'Ycb@i9 Pcw@j9' oder 'swap Rd'; kann wiederholt werden",
    ),
    (
        "analyse.deep",
        "Züge, auch Tauschzüge, nach Simulationen der restlichen Partie ordnen; Endspiele werden gelöst. Mit `scores` zählt zuerst die Siegchance, dann der Vorsprung, sonst nur der Vorsprung",
    ),
    (
        "analyse.format",
        "Ausgabeformat; ein Stapel antwortet in JSON oder Parquet [Vorgabe: text]",
    ),
    (
        "analyse.opponent_rack",
        "Mit --deep: Steine, die der nächste Spieler sicher auf der Bank hat, alle oder einige, zum Beispiel RcGd; für die Spieler danach wiederholen",
    ),
    (
        "analyse.out",
        "Mit --batch: in eine Datei statt auf die Standardausgabe schreiben",
    ),
    (
        "analyse.plies",
        "Mit --deep: wie viele Züge jede Simulation spielt [Vorgabe: 4, oder der Rest der Partie, wenn der Beutel höchstens 8 Steine enthält]",
    ),
    (
        "analyse.samples",
        "Mit --deep: Simulationen pro Zug, mindestens 400; ein Zug, der auf den ersten Blick klar schlechter ist, erhält ein Zehntel, mindestens 400 [Vorgabe: 4000]",
    ),
    ("analyse.seed", "Mit --deep: Startwert des Zufalls"),
    (
        "analyse.threads",
        "Mit --batch oder --deep: Anzahl der Threads; Vorgabe ist einer pro Kern, höchstens 32",
    ),
    (
        "analyse.time",
        "Mit --deep: Zeitgrenze, zum Beispiel 1s; jeder Zug erhält trotzdem einige Simulationen. Das Ergebnis hängt dann vom Rechner ab",
    ),
    (
        "analyse.top",
        "Wie viele Züge gezeigt werden; als Text teilen sich Züge auf denselben Feldern mit gleich vielen Punkten eine Zeile",
    ),
    (
        "analyse:after",
        "Beispiele:\n  sixfold analyse flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  sixfold analyse table.txt --top 3\n  sixfold analyse - --format json < table.txt\n  sixfold analyse table.txt --deep --also 'swap Psb'\n  sixfold analyse --batch < positions.txt > answers.jsonl\n\nIn einem Stapel kann eine Zeile mit einer Kennung und einem Tabulator beginnen oder {\"id\": …, \"position\": \"…\"} sein; die Antwort beginnt dann mit der Kennung.",
    ),
    (
        "analyse:long",
        "Die besten Züge einer Stellung finden und jeden Punkt erklären\n\nOhne STELLUNG wird das Beispiel der Spielregel analysiert, dessen bester Zug 18 Punkte bringt.",
    ),
    ("arena", "Zwei Stufen gegeneinander spielen lassen"),
    ("arena.a", "Die Stufe, deren Ergebnisse ausgegeben werden"),
    ("arena.b", "Die Stufe, gegen die sie spielt"),
    ("arena.games", "Wie viele Partien gespielt werden"),
    ("arena.rules", "Spielvariante"),
    (
        "arena.shard",
        "Nur Spielpaar K und danach jedes N-te spielen; `sixfold merge` fügt die N Teile zusammen",
    ),
    (
        "arena.threads",
        "Anzahl der Threads; Vorgabe ist einer pro Kern, höchstens 32",
    ),
    (
        "arena.time",
        "Wie lange die stärkste Stufe über einen Zug nachdenkt, zum Beispiel 1s oder 200ms",
    ),
    (
        "arena:after",
        "Beispiele:\n  sixfold arena strongest greedy --games 1200 --seed 7\n  sixfold arena strongest greedy --rules flex --games 40 --time 1s --format json\n\nDie Stufen, von der schwächsten an: beginner, greedy (immer die meisten Punkte), careful (bewertet auch, was übrig bleibt, und meidet Reihen mit fünf Steinen), strong und strongest (Simulationen und gelöste Endspiele).",
    ),
    (
        "arena:long",
        "Zwei Stufen gegeneinander spielen lassen\n\nPartien werden paarweise gespielt: dieselben Steine in derselben Reihenfolge, mit vertauschten Plätzen. Ein Unentschieden zählt halb, und die Ergebnisse sind die der ersten Stufe. Derselbe Startwert ergibt mit jeder Zahl von Threads dieselben Partien, außer mit --time.",
    ),
    ("bench", "Die Suche an 600 festen Stellungen messen"),
    ("bench.passes", "Wie oft alle Stellungen durchlaufen werden"),
    ("bench.rules", "Nur diese Spielvariante messen"),
    ("bench.task", "Nur diese Aufgabe messen"),
    (
        "bench.task=batch",
        "Von einer Stellungszeile zu einer Zeile JSON mit dem besten Zug",
    ),
    (
        "bench.task=best",
        "Nur der beste Zug, auf einem vorbereiteten Tisch",
    ),
    (
        "bench.task=daily",
        "Ein Tagesrätsel von 2027, einmal in 100 Durchläufen; alle sind Flex",
    ),
    (
        "bench.task=every",
        "Alle Züge mit ihren Punkten, auf einem vorbereiteten Tisch",
    ),
    (
        "bench.task=game",
        "Eine ganze Partie zu zweit, immer mit den meisten Punkten",
    ),
    (
        "bench.task=review",
        "Der Rückblick auf eine intro-Partie mit 37 Zügen, einmal in 100 Durchläufen",
    ),
    (
        "bench.task=rollout",
        "Eine Simulation von sechs Zügen und ihre Rücknahme",
    ),
    (
        "bench.task=text",
        "Von einer Stellungszeile zum besten Zug, samt Lesen",
    ),
    (
        "bench:after",
        "Beispiele:\n  sixfold bench\n  valgrind --tool=callgrind sixfold bench --task best --rules classic --passes 1\n\nDie Instruktionen bei einem Durchlauf abzüglich derer bei keinem, geteilt durch die Zahl der Stellungen, hängen nicht von der Auslastung des Rechners ab.",
    ),
    (
        "bench:long",
        "Die Suche an 600 festen Stellungen messen\n\nDie Signatur ist eine Prüfsumme über alle Züge und Punkte dieser Stellungen; sie ist auf jedem Rechner gleich. Die Zeiten sind es nicht.",
    ),
    ("completions", "Vervollständigungen für eine Shell ausgeben"),
    (
        "completions:after",
        "Beispiel:\n  sixfold completions bash > ~/.local/share/bash-completion/completions/sixfold",
    ),
    (
        "convert",
        "Eine Stellung als Zeile oder als Blatt schreiben, in ihrer kanonischen Form",
    ),
    (
        "convert.origin",
        "Den Tisch so verschieben, dass seine linke obere Ecke auf diesem Feld liegt",
    ),
    ("convert.to", "Die Form, in der geschrieben wird"),
    (
        "convert:after",
        "Beispiele:\n  sixfold convert classic RcRdRf/1Gd BsPsOcOxGtYf --to sheet > table.txt\n  sixfold convert table.txt --origin j10\n  sixfold convert --batch < positions.txt > canonical.jsonl",
    ),
    (
        "draw",
        "Eine Stellung zeichnen: im Terminal, als SVG oder als PNG",
    ),
    (
        "draw.any",
        "Mit --play: den Zug auch zeichnen, wenn er nicht erlaubt ist",
    ),
    (
        "draw.format",
        "Ausgabeformat; Vorgabe nach der Endung von --out, sonst Text",
    ),
    (
        "draw.no_letters",
        "Die Buchstaben auf den Steinen eines SVG oder PNG weglassen",
    ),
    ("draw.play", "Einen Zug auf den Tisch legen und markieren"),
    (
        "draw:after",
        "Beispiele:\n  sixfold draw flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  sixfold draw table.txt --play 'Ycb@i9 Pcw@j9' --out table.png",
    ),
    ("game", "Ganze Partien prüfen und auswerten, Zug für Zug"),
    (
        "game check",
        "Eine Partie nachspielen, jeden Zug und alle Punkte prüfen und den Punktezettel ausgeben",
    ),
    (
        "game check:after",
        "Beispiel:\n  sixfold game check game.txt\n\nEine Datei ist eine Partie:\n  rules: flex\n  players: North, South\n  1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3\n  2 South Btb@k11 Bss@l11 = 10\n  3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0\n\nDie Spieler stehen in der Reihenfolge ihrer Züge. Die Bank in Klammern und die Punkte dürfen fehlen; auch `pass` ist ein Zug.",
    ),
    (
        "game check:long",
        "Eine Partie nachspielen, jeden Zug und alle Punkte prüfen und den Punktezettel ausgeben\n\nEndet mit 1 beim ersten Zug, der nicht erlaubt ist, unmögliche Steine verwendet oder falsch gezählt ist. Wenn eine vergessene Reihe den Fehler erklärt, nennt die Meldung diese Reihe.",
    ),
    (
        "game review",
        "Auf eine Partie zurückblicken: was jeder Zug verschenkt hat, wie genau alle gespielt haben und was Glück war",
    ),
    (
        "game review.format",
        "Ausgabeformat [Vorgabe: nach der Endung von --out, sonst Text]",
    ),
    (
        "game review.format=html",
        "Eine Webseite mit den Tischen der teuren Züge",
    ),
    ("game review.format=svg", "Das Diagramm der Siegchancen"),
    (
        "game review.quiz",
        "Die besseren Züge selbst suchen, einen nach dem anderen",
    ),
    (
        "game review.samples",
        "Simulationen für die besten Züge und den gespielten, mindestens 200 [Vorgabe: 2000]",
    ),
    (
        "game review.threads",
        "Anzahl der Threads; Vorgabe ist einer pro Kern, höchstens 32",
    ),
    (
        "game review:after",
        "Beispiele:\n  sixfold game review game.txt\n  sixfold game review game.txt --out review.html\n  sixfold game review game.txt --quiz",
    ),
    (
        "game review:long",
        "Auf eine Partie zurückblicken: was jeder Zug verschenkt hat, wie genau alle gespielt haben und was Glück war\n\nJeder Zug, dessen Bank bekannt ist, weil sie in Klammern steht oder keine anderen Steine übrig sind, wird durch Simulationen mit den besten Zügen seiner Stellung verglichen; Endspiele werden gelöst. Zuerst zählt die Siegchance, dann der Vorsprung, wie bei `analyse --deep`. Das Urteil folgt aus der verschenkten Siegchance: ungenau ab 2\u{a0}%, ein Fehler ab 5\u{a0}%, ein Patzer ab 10\u{a0}%. Derselbe Startwert ergibt mit jeder Zahl von Threads denselben Rückblick.",
    ),
    (
        "game:after",
        "Beispiele:\n  sixfold game check puzzles/rulebook/games/qwirkle-flex.fr.txt\n  sixfold game review puzzles/games/intro.txt",
    ),
    (
        "man",
        "Die Handbuchseite des Programms oder eines Befehls ausgeben",
    ),
    (
        "man.command",
        "Der Befehl, zum Beispiel `analyse` oder `puzzle generate`",
    ),
    (
        "man:after",
        "Beispiele:\n  sixfold man | man -l -\n  sixfold man puzzle generate > sixfold-puzzle-generate.1",
    ),
    ("merge", "Die Teile eines Laufs zusammenfügen"),
    ("merge.shards", "Die Teile, in beliebiger Reihenfolge"),
    (
        "merge:after",
        "Beispiele:\n  sixfold analyse --batch --shard 1/2 < positions.txt > 1.jsonl\n  sixfold analyse --batch --shard 2/2 < positions.txt > 2.jsonl\n  sixfold merge 1.jsonl 2.jsonl --out answers.jsonl",
    ),
    (
        "merge:long",
        "Die Teile eines Laufs zusammenfügen\n\nMehrere Prozesse oder Rechner führen denselben Befehl aus, jeder mit seinem eigenen --shard. Aus dem, was sie geschrieben haben, in beliebiger Reihenfolge, entsteht genau das, was der Befehl ohne --shard ergibt, mit demselben Exitcode. Nichts wird geschrieben, wenn ein Teil fehlt, doppelt ist, zu einem anderen Lauf gehört oder unvollständig ist, weil sein Auftrag abgebrochen wurde.",
    ),
    (
        "notation",
        "Die Notation auf einer Karte erklären, die neben dem Tisch liegen kann",
    ),
    (
        "notation.format",
        "Ausgabeformat; Vorgabe nach der Endung von --out, sonst Text",
    ),
    (
        "notation:after",
        "Beispiele:\n  sixfold notation\n  sixfold notation --out card.png",
    ),
    (
        "notation:long",
        "Die Notation auf einer Karte erklären, die neben dem Tisch liegen kann\n\nDie Karte erklärt Steine, Felder, Stellungen und Züge. Als SVG oder PNG ist sie eine Seite für A4 oder Letter.",
    ),
    (
        "play",
        "Gegen einen bis drei Computergegner spielen, mit Tipps und Zugrücknahme",
    ),
    (
        "play.level",
        "Stärke eines Gegners; für zwei oder drei Gegner wiederholen [Vorgabe: einer, beginner]",
    ),
    ("play.name", "Dein Name, ein Wort [Vorgabe: Player]"),
    (
        "play.no_review",
        "Nach der Partie keinen Rückblick anbieten",
    ),
    (
        "play.resume",
        "Die Partie einer Datei fortsetzen [Vorgabe für die Datei: die letzte offene Partie]",
    ),
    ("play.rules", "Spielvariante [Vorgabe: classic]"),
    (
        "play.seat",
        "Dein Platz; Platz 1 beginnt [Vorgabe: es beginnt, wer das größte Set hat]",
    ),
    (
        "play.seed",
        "Startwert des Zufalls: derselbe Startwert ergibt dieselbe Partie [Vorgabe: aus der Uhrzeit]",
    ),
    (
        "play:after",
        "Beispiele:\n  sixfold play\n  sixfold play --rules flex --level greedy --level strongest\n  sixfold play --resume\n\nDie Stufen, von der schwächsten an: beginner, greedy (immer die meisten Punkte), careful (bedenkt auch, was übrig bleibt, und Reihen mit fünf Steinen), strong und strongest (Simulationen und Suche im Endspiel).",
    ),
    (
        "play:long",
        "Gegen einen bis drei Computergegner spielen, mit Tipps und Zugrücknahme\n\nGib einen Zug wie `Yc@t30 Pc@u30` ein oder `hilfe`. Derselbe Startwert ergibt dieselbe Partie: Die Steine kommen in derselben Reihenfolge, und die Gegner antworten auf dieselben Züge mit denselben Zügen.\n\nDie Partie wird nach jedem Zug gespeichert, in einer Form, die `sixfold game check` liest, im Ordner games deines Datenordners (unter Linux ~/.local/share/sixfold) oder des Ordners, den SIXFOLD_DATA_DIR nennt. Wenn du eine Partie verlässt, bietet `sixfold play` an, sie fortzusetzen.",
    ),
    (
        "puzzle",
        "Rätsel erzeugen, prüfen, zeigen, lösen und drucken",
    ),
    (
        "puzzle book",
        "Die Rätsel vieler Tage als Buch drucken (PDF)",
    ),
    (
        "puzzle book.from",
        "Erster Tag, zum Beispiel 2027-01-04 [Vorgabe: heute]",
    ),
    (
        "puzzle book.grey",
        "Für Drucker ohne Farbe: Jeder Stein zeigt den Buchstaben seiner Farbe",
    ),
    ("puzzle book.out", "Datei, in die geschrieben wird"),
    ("puzzle book.paper", "Papierformat"),
    ("puzzle book.paper=a4", "210 mal 297 mm"),
    ("puzzle book.paper=letter", "8½ mal 11 Zoll"),
    ("puzzle book.per_page", "Rätsel pro Seite"),
    (
        "puzzle book.per_page=2",
        "Übereinander, mit Linien für Notizen",
    ),
    ("puzzle book.per_page=4", "Zwei mal zwei"),
    (
        "puzzle book:after",
        "Beispiele:\n  sixfold puzzle book --from 2027-01-01 --days 31 --out january.pdf\n  sixfold puzzle book --from 2027-01-01 --days 365 --per-page 4 --paper letter --grey --out year.pdf",
    ),
    (
        "puzzle book:long",
        "Die Rätsel vieler Tage als Buch drucken (PDF)\n\nRätsel mit Platz zum Nachdenken und hinten ihre Lösungen mit jedem Punkt. Dieselben Tage ergeben immer dieselbe Datei. Das Programm muss mit `pdf` gebaut sein.",
    ),
    (
        "puzzle check",
        "Gespeicherte Rätsel durch vollständige Suche prüfen",
    ),
    (
        "puzzle check.paths",
        "Dateien mit Rätseln oder Ordner mit solchen Dateien (*.yaml)",
    ),
    (
        "puzzle check:after",
        "Beispiel:\n  sixfold puzzle check puzzles/",
    ),
    (
        "puzzle check:long",
        "Gespeicherte Rätsel durch vollständige Suche prüfen\n\nJede Stellung muss erlaubt sein und genau einen besten Zug haben, und alles, was dazu gespeichert ist, muss stimmen. Kein Rätsel darf nur die gedrehte, gespiegelte oder umbenannte Fassung eines anderen sein. Ein Qwords-Rätsel muss mit der Wortliste seiner Sprache genau eine beste Antwort haben, und dieselbe, wenn auch bekannte Namen zählen. Ist eine von mehreren Dateien nicht lesbar, wird sie gemeldet, und die anderen werden geprüft. Endet mit 1, wenn etwas abweicht oder nicht lesbar ist.",
    ),
    ("puzzle daily", "Das Rätsel eines Tages zeigen"),
    ("puzzle daily.days", "Anzahl der Tage, von diesem Tag an"),
    (
        "puzzle daily.format",
        "Ausgabeformat; YAML und JSON enthalten immer die Lösung",
    ),
    (
        "puzzle daily:after",
        "Beispiele:\n  sixfold puzzle daily\n  sixfold puzzle daily --date 2027-01-04 --solution\n  sixfold puzzle daily --date 2027-01-01 --days 31 --format yaml",
    ),
    (
        "puzzle daily:long",
        "Das Rätsel eines Tages zeigen\n\nEin Tag hat auf jedem Rechner dasselbe Rätsel, für immer. Montage sind am leichtesten, Sonntage am schwersten.",
    ),
    (
        "puzzle generate",
        "Rätsel erzeugen: aus simulierten Partien oder für Qwords",
    ),
    (
        "puzzle generate.format",
        "Ausgabeformat; YAML und JSON enthalten immer die Lösung",
    ),
    (
        "puzzle generate.kind=tiles",
        "Qwirkle oder Qwirkle Flex: den besten Zug finden",
    ),
    (
        "puzzle generate.margin",
        "Um wie viele Punkte die Lösung den zweitbesten Zug mindestens übertrifft [Vorgabe: 2]",
    ),
    (
        "puzzle generate.out",
        "Jedes Rätsel als Datei in diesen Ordner schreiben, statt es auszugeben; der Ordner wird angelegt, wenn er fehlt",
    ),
    ("puzzle generate.rules", "Spielvariante [Vorgabe: flex]"),
    (
        "puzzle generate.shard",
        "Nur Versuch K und danach jeden N-ten machen; `sixfold merge` fügt die N Teile zusammen",
    ),
    (
        "puzzle generate.solution",
        "Auch die Lösung zeigen, als Text",
    ),
    ("puzzle generate.stars", "Schwierigkeit, 1 bis 5"),
    (
        "puzzle generate.target",
        "Punkte der Lösung: eine Zahl oder ein Bereich wie 15-20 [Vorgabe: 18]",
    ),
    (
        "puzzle generate.theme",
        "Thema, das jedes Rätsel haben muss, zum Beispiel `bridge`",
    ),
    ("puzzle generate.words", "Sprache der Wörter [Vorgabe: fr]"),
    (
        "puzzle generate:after",
        "Beispiele:\n  sixfold puzzle generate --count 3 --stars 4 --seed 7\n  sixfold puzzle generate --rules classic --target 12-20 --theme crossing --out my-puzzles\n  sixfold puzzle generate --kind letter --words en --format text",
    ),
    (
        "puzzle generate:long",
        "Rätsel erzeugen: aus simulierten Partien oder für Qwords\n\nDerselbe Startwert ergibt mit jeder Zahl von Kernen dieselben Rätsel. Der Aufwand wird in Versuchen gezählt: Partien, oder Raster bei Qwords. Reicht --max-tries nicht für die gewünschte Anzahl, werden die gefundenen geschrieben, und der Exit-Code ist 1. Strg-C bewirkt dasselbe. Unmögliche Rätsel werden sofort abgelehnt. Sind die Rätsel selten, sagt nach einer Sekunde eine Zeile auf der Standardfehlerausgabe, wie selten.\n\nQwords-Rätsel gibt es in drei Arten. letter: ein fast volles Raster und ein Wurf; genau ein Buchstabe in einem Feld bringt sofort am meisten. rolls: die letzten Würfe einer Partie sind bekannt, in ihrer Reihenfolge; genau eine Folge von Einträgen bringt am Ende am meisten, und jedes Mal das meiste zu nehmen führt nicht dahin. supernatural: Buchstaben, die alle gebraucht werden, ergänzen das Raster auf genau eine Weise zu zehn Wörtern mit fünf Buchstaben. Die Lösung bleibt dieselbe, wenn auch bekannte Namen zählen, damit kein strittiger Name sie verdirbt.",
    ),
    ("puzzle play", "Ein Rätsel im Terminal lösen, mit Tipps"),
    (
        "puzzle play.file",
        "Datei mit Rätseln (*.yaml); beginnt mit dem ersten ungelösten [Vorgabe: das Rätsel von heute]",
    ),
    ("puzzle play.id", "Kennung des Rätsels in der Datei"),
    (
        "puzzle play:after",
        "Beispiele:\n  sixfold puzzle play\n  sixfold puzzle play my-puzzles.yaml --id flex-18-seed7-2",
    ),
    (
        "puzzle play:long",
        "Ein Rätsel im Terminal lösen, mit Tipps\n\nGib einen Zug wie `Rsb@h8 Rcw@i8` ein oder `hilfe`. Jeder erlaubte Zug ist ein Versuch. Vier Tipps nennen die Zahl der Steine, die Reihe, die am meisten bringt, die Zeile oder Spalte und den Zug. Nennt der Titel die Punkte nicht, nennen sie die Punkte, die Zahl der Steine, die Zeile oder Spalte und den Zug. Qwords-Rätsel werden mit Buchstaben wie `U@c3` beantwortet oder mit einem ganzen Raster.\n\nEin Tag zählt für die Serie, wenn sein Rätsel bis zum Ende des Tages gelöst wurde, ohne den letzten Tipp. Serie, Versuche, Tipps und Zeiten werden in der Datei puzzles.json deines Datenordners gespeichert (unter Linux ~/.local/share/sixfold) oder des Ordners, den SIXFOLD_DATA_DIR nennt.",
    ),
    (
        "puzzle:after",
        "Beispiele:\n  sixfold puzzle daily\n  sixfold puzzle play",
    ),
    (
        "qwords",
        "Qwords, das Würfelspiel mit Wörtern: Raster auswerten, den besten Eintrag finden, spielen",
    ),
    (
        "qwords analyse",
        "Alle Einträge nach den Punkten ordnen, die am Ende zu erwarten sind",
    ),
    ("qwords analyse.all", "Alle Einträge zeigen"),
    (
        "qwords analyse.position",
        "Eine Stellungszeile wie `qwords RASTER WURF`, eine Datei mit einer Zeile oder einem Blatt oder `-` für die Standardeingabe",
    ),
    (
        "qwords analyse.samples",
        "Wie viele Simulationen die besten Einträge erhalten",
    ),
    (
        "qwords analyse.top",
        "Wie viele Einträge gezeigt werden [Vorgabe: 10, und alle in JSON und YAML]",
    ),
    (
        "qwords analyse:after",
        "Beispiele:\n  sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  sixfold qwords analyse 'qwords ...../.o.../...../...o./..... ?/S side=b' --samples 1000 --top 5\n\nEine Datei mit Würfeln:\n  white: \"? C H L N P\"\n  orange: \"A E I O U @\"\n  blue: \"S T B K V Z\"\n  yellow: \"D F G M R W\"\n  black: [white orange, white blue, white yellow, orange blue, orange yellow, blue yellow]",
    ),
    (
        "qwords analyse:long",
        "Alle Einträge nach den Punkten ordnen, die am Ende zu erwarten sind\n\nMit höchstens 5 freien Feldern ist die Antwort exakt. Davor wird jeder Eintrag durch Simulationen beurteilt, mit denselben Würfen für alle und am häufigsten für die aussichtsreichen; `≈` steht bei Einträgen, die sich im Rahmen der Genauigkeit nicht vom besten unterscheiden: zwei Standardfehler ihrer Differenz, die durch die gleichen Würfe kleiner ist als die gezeigten Fehler. Derselbe Startwert ergibt mit jeder Zahl von Kernen dieselbe Antwort.\n\nDie Spielregel nennt die Seiten der Würfel nicht, die Vorgabe ist also eine Annahme; --dice ersetzt sie.",
    ),
    (
        "qwords arena",
        "Strategien allein spielen lassen und ihre Punkte vergleichen",
    ),
    (
        "qwords arena.games",
        "Wie viele Partien jede Strategie spielt",
    ),
    (
        "qwords arena.policy",
        "Eine Strategie, einmal oder mehrmals anzugeben [Vorgabe: alle]",
    ),
    ("qwords arena.side", "Die Seite des Zettels"),
    (
        "qwords arena:after",
        "Beispiele:\n  sixfold qwords arena --games 2000 --policy table --policy look-ahead\n  sixfold qwords arena --games 150 --policy full",
    ),
    (
        "qwords arena:long",
        "Strategien allein spielen lassen und ihre Punkte vergleichen\n\nAlle Strategien spielen dieselben Partien: dieselben Punktfelder und dieselben Würfe. Derselbe Startwert ergibt mit jeder Zahl von Kernen dieselben Punkte. Die Strategie full braucht einige Sekunden pro Partie.",
    ),
    (
        "qwords play",
        "Allein spielen, mit Tipps, und sehen, was der Computer mit denselben Würfen erreicht",
    ),
    (
        "qwords play.seed",
        "Startwert des Zufalls: derselbe Startwert ergibt dieselbe Partie [Vorgabe: aus der Uhrzeit]",
    ),
    ("qwords play.side", "Die Seite des Zettels"),
    (
        "qwords play:after",
        "Beispiele:\n  sixfold qwords play\n  sixfold qwords play --seed 7 --side b --words en",
    ),
    (
        "qwords play:long",
        "Allein spielen, mit Tipps, und sehen, was der Computer mit denselben Würfen erreicht\n\nGib einen Eintrag wie `U@c3` ein oder `hilfe`. Derselbe Startwert ergibt dieselben Punktfelder und dieselben Würfe.",
    ),
    (
        "qwords puzzle",
        "Rätsel erzeugen; dasselbe wie `sixfold puzzle generate --kind …`, das es ersetzt",
    ),
    (
        "qwords puzzle.format",
        "Ausgabeformat; YAML und JSON enthalten immer die Lösung",
    ),
    (
        "qwords puzzle.out",
        "Jedes Rätsel als Datei in diesen Ordner schreiben, statt es auszugeben; der Ordner wird angelegt, wenn er fehlt",
    ),
    ("qwords puzzle.words", "Sprache der Wörter [Vorgabe: fr]"),
    (
        "qwords puzzle:after",
        "Beispiel:\n  sixfold qwords puzzle --kind letter --seed 7 --solution",
    ),
    (
        "qwords puzzle:long",
        "Rätsel erzeugen; dasselbe wie `sixfold puzzle generate --kind …`, das es ersetzt\n\nAnders als dort werden die Rätsel ohne --format als Text ausgegeben.",
    ),
    (
        "qwords score",
        "Ein Raster auswerten: das längste Wort jeder Zeile und Spalte, der Bonus und die Bewertung",
    ),
    (
        "qwords score.claim",
        "Die Wörter prüfen, die in dieser Datei angegeben sind",
    ),
    (
        "qwords score.grid",
        "Ein Raster wie DUOPO/SSAUT/KIWIS/INEST/SEPHA, eine Stellungszeile, eine Datei mit einem davon oder einem Blatt oder `-` für die Standardeingabe",
    ),
    (
        "qwords score.side",
        "Die Seite des Zettels; geht der Seite in der Stellung vor",
    ),
    (
        "qwords score:after",
        "Beispiele:\n  sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  sixfold qwords score my-grid.txt --side b --words en --names\n\nEine Datei mit angegebenen Wörtern hat eine Zeile für jede Zeile und Spalte, die zählt:\n  row 1: DUO\n  column a: SKIS       # der Rest darf fehlen",
    ),
    (
        "qwords score:long",
        "Ein Raster auswerten: das längste Wort jeder Zeile und Spalte, der Bonus und die Bewertung\n\nPrüft mit --claim die Wörter, die ein Spieler angibt. Endet mit 1, wenn eines davon falsch ist.",
    ),
    ("qwords words", "Wörter nachschlagen, eines pro Zeile"),
    (
        "qwords words.pattern",
        "Die bekannten Buchstaben und ein `.` für jeden anderen",
    ),
    (
        "qwords words:after",
        "Beispiele:\n  sixfold qwords words K.W..\n  sixfold qwords words ...E --words de --names",
    ),
    (
        "qwords words:long",
        "Wörter nachschlagen, eines pro Zeile\n\nEndet mit 1, wenn kein Wort passt.",
    ),
    (
        "qwords:after",
        "Beispiele:\n  sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  sixfold qwords play --seed 7\n  sixfold qwords words K.W..",
    ),
    ("rulebook", "Beispiele aus Spielregeln prüfen"),
    (
        "rulebook.paths",
        "Dateien mit Beispielen oder Ordner mit solchen Dateien (*.yaml)",
    ),
    (
        "rulebook:after",
        "Beispiel:\n  sixfold rulebook my-examples.yaml\n\nEine Datei ist eine Liste von Beispielen:\n  - id: two-blue-tiles\n    position: flex RcbRtwRsb BssBtb origin=j10\n    play: Btb@k11 Bss@l11\n    score: 10\n  - id: two-yellow-diamonds\n    position: flex YdbYswYcw Yds origin=j10\n    play: Yds@m10\n    legal: false\n    reasons: [face_twice_in_line]\nOptionale Schlüssel: `where`, `why`, `note`, `lines` und `six_tiles` (eine volle Bank, für die dieser Zug der beste ist). Ein Qwords-Raster hat `claims`, die Wörter, die zählen; ohne sie zählen die besten Wörter.\n\nEin nicht erlaubter Zug muss alle Regeln brechen, die `reasons` nennt; er darf auch andere brechen. Die Codes:\n  no_tiles           ein Zug oder Tausch ohne Steine\n  too_many_tiles     mehr Steine, als eine Bank fasst\n  not_in_rack        ein Stein, der nicht auf der Bank liegt\n  cell_twice         mehrere Steine auf einem Feld\n  occupied           ein Stein auf einem anderen\n  nothing_shared     die Steine haben weder Farbe noch Form gemeinsam\n  face_laid_twice    zwei der Steine haben dieselbe Farbe und Form\n  not_one_line       die Steine liegen nicht in einer Zeile oder Spalte\n  gap                freie Felder zwischen den Steinen\n  touches_nothing    kein Stein berührt den Tisch Kante an Kante\n  mixed_line         eine Reihe ohne gemeinsame Farbe oder Form\n  face_twice_in_line eine Reihe mit zweimal derselben Farbe und Form\n  line_too_long      eine Reihe mit mehr als sechs Steinen\n  diagonal_too_long  eine diagonale Reihe mit mehr als sechs gleichen Hintergründen\n  opening_size       eine Eröffnung, die nicht das größte Set anlegt\n  opening_not_laid   Tauschen oder Passen als erster Zug\n  swap_beyond_bag    ein Tausch von mehr Steinen, als der Beutel enthält\n  can_lay            Passen, obwohl ein Stein angelegt werden kann\n  can_swap           Passen, obwohl getauscht werden kann",
    ),
    (
        "rulebook:long",
        "Beispiele aus Spielregeln prüfen\n\nOhne PFAD werden die mitgelieferten Beispiele aus den Spielregeln von Qwirkle, Qwirkle Flex und Qwords geprüft. Endet mit 1, wenn ein Beispiel abweicht.",
    ),
    (
        "schema",
        "Das JSON-Schema der Antworten eines Befehls ausgeben",
    ),
    (
        "schema.command",
        "Der Befehl, seine Wörter mit Bindestrichen verbunden",
    ),
    (
        "schema.out",
        "Jedes Schema als Datei in diesen Ordner schreiben, den es schon geben muss",
    ),
    (
        "schema:after",
        "Beispiele:\n  sixfold schema analyse > analyse.json\n  sixfold schema --out docs/schema",
    ),
    (
        "schema:long",
        "Das JSON-Schema der Antworten eines Befehls ausgeben\n\nDie Schemas beschreiben jeden Schlüssel von `--format json`; sie stehen auch in docs/schema. `deep` ist die Antwort von `analyse --deep`, `table` das, was die Analyse-Seite liest, `error` das, was an der Stelle einer Antwort steht. Ohne BEFEHL werden die Namen aufgelistet.",
    ),
    (
        "score",
        "Einen Zug beurteilen: erlaubt oder nicht und warum, jeder Punkt und der Abstand zum besten",
    ),
    (
        "score.format",
        "Ausgabeformat; ein Stapel antwortet in JSON oder Parquet [Vorgabe: text]",
    ),
    (
        "score.play",
        "Ein Zug wie `Ycb@i9 Pcw@j9`, `swap Rd Oc` oder `pass`; das erste Wort dieser Art beendet eine Stellung ohne Anführungszeichen",
    ),
    (
        "score:after",
        "Beispiele:\n  sixfold score flex RcbRtwRsb BssBtbGcbRdbOcwBfb origin=j10 Btb@k11 Bss@l11\n  sixfold score table.txt swap Rd Oc\n  sixfold score --batch < plays.txt > answers.jsonl\n\nEine Zeile eines Stapels besteht aus der Stellung, einem Tabulator und dem Zug, mit oder ohne Kennung und Tabulator davor; oder aus {\"id\": …, \"position\": \"…\", \"play\": \"…\"}.",
    ),
    (
        "score:long",
        "Einen Zug beurteilen: erlaubt oder nicht und warum, jeder Punkt und der Abstand zum besten\n\nEndet mit 1, wenn der Zug, oder einer aus einem Stapel, nicht erlaubt ist.",
    ),
    ("serve", "Eine gebaute Website auf diesem Rechner zeigen"),
    ("serve.port", "Port des Servers; 0 wählt einen freien"),
    (
        "serve.site",
        "Ordner einer Website, die `sixfold site` gebaut hat",
    ),
    ("serve:after", "Beispiel:\n  sixfold serve public"),
    (
        "site",
        "Eine statische Website bauen: jeden Tag ein Rätsel, Archiv, Regeln, Feed, Analyse",
    ),
    (
        "site.base_url",
        "Adresse der Website, zum Beispiel https://example.org/puzzles/: der Feed und die Bilder zum Teilen brauchen ganze Adressen",
    ),
    (
        "site.engine",
        "Engine der Analyse-Seite, die `web/build-engine` erzeugt",
    ),
    ("site.from", "Erster Tag, zum Beispiel 2027-01-04"),
    (
        "site.out",
        "Ordner, in den geschrieben wird; er wird angelegt, wenn er fehlt",
    ),
    (
        "site.today",
        "Der neueste Tag, zu dem Seiten und Feed führen [Vorgabe: der Tag jedes Besuchers, und kein Feed]",
    ),
    (
        "site:after",
        "Beispiele:\n  sixfold site --from 2027-01-01 --days 31 --out public\n  sixfold site --from 2027-01-01 --days 31 --out public --lang fr,de,it,en\n  sixfold serve public",
    ),
    (
        "site:long",
        "Eine statische Website bauen: jeden Tag ein Rätsel, Archiv, Regeln, Feed, Analyse\n\nDie Startseite zeigt das Rätsel des Tages, der beim Besucher gerade ist, wenn die Website es enthält. Ohne `--today` führt keine Seite zu einem späteren Tag, also kann eine Website Monate im Voraus gebaut werden. Eine solche Website hat keinen Feed, denn er würde künftige Tage verraten. Dieselben Angaben ergeben dieselben Dateien. Ein Ordner mit einer früheren Website wird auf den neuen Stand gebracht; Dateien, die nicht zu ihr gehören, bleiben. Mit mehreren Sprachen, wie `--lang fr,de`, hat jede einen Ordner, und die erste steht auch ganz oben.",
    ),
    (
        "sixfold",
        "Analysiert Tische von Qwirkle und Qwirkle Flex: alle erlaubten Züge, der beste, und jeder Punkt erklärt",
    ),
    (
        "sixfold:after",
        "Eine Stellung schreibt man `REGELN TISCH BANK [Schlüssel=Wert …]`, zum Beispiel\n  'flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb'\noder als Blatt in einer Datei. Exit-Codes: 0 in Ordnung; 1 die Eingabe ist falsch oder eine Prüfung ist gescheitert; 2 die Befehlszeile wurde nicht verstanden.",
    ),
    (
        "unseen",
        "Die verborgenen Steine zählen und die Felder finden, auf die keiner von ihnen passt",
    ),
    (
        "unseen.format",
        "Ausgabeformat; ein Stapel antwortet in JSON oder Parquet [Vorgabe: text]",
    ),
    (
        "unseen:after",
        "Beispiele:\n  sixfold unseen classic RcRdRf/1Gd BsPsOcOxGtYf\n  sixfold unseen table.txt --format json\n  sixfold unseen --batch < positions.txt > answers.jsonl",
    ),
    (
        "unseen:long",
        "Die verborgenen Steine zählen und die Felder finden, auf die keiner von ihnen passt\n\nVerborgen sind die Steine, die die anderen und der Beutel enthalten können: alle Steine des Spiels ohne die auf dem Tisch und auf der Bank. Zu zweit und mit leerem Beutel ist das die Bank des Gegners.",
    ),
];
