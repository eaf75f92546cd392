//! Help of the command line: see `src/cli/help.rs` for the keys.

/// The texts by their keys.
pub(super) static HELP: &[(&str, &str)] = &[
    ("#Analyse", "Analizzare"),
    ("#For developers", "Per sviluppatori"),
    ("#Play", "Giocare"),
    ("#Publish", "Pubblicare"),
    ("#Puzzles", "Rompicapi"),
    ("#Qwords puzzles", "Rompicapi di Qwords"),
    ("#Tile puzzles", "Rompicapi con le tessere"),
    (
        ".batch",
        "Legge una posizione per riga dallo standard input e scrive un oggetto JSON per riga, nello stesso ordine",
    ),
    (
        ".color",
        "Quando usare il colore: `auto` segue il terminale e NO_COLOR",
    ),
    (
        ".common_words",
        "Parole di cui sono fatti i rompicapi: `all` per tutte quelle dell’elenco, o un file con una parola per riga [predefinito: le parole che quasi tutti conoscono]. La soluzione è sempre verificata con tutto l’elenco",
    ),
    (
        ".compact",
        "Nel terminale disegna i tavoli il più piccoli possibile: una riga di testo per ogni riga",
    ),
    (".count", "Numero di rompicapi da creare"),
    (
        ".date",
        "Il giorno, per esempio 2027-01-04 [predefinito: oggi]",
    ),
    (".days", "Numero di giorni, al massimo 3660"),
    (
        ".dice",
        "Le facce dei dadi, in YAML. Il regolamento non le riporta: quelle predefinite sono un’ipotesi",
    ),
    (
        ".file",
        "Un file che contiene una partita, o `-` per lo standard input",
    ),
    (".format", "Formato della risposta"),
    (".format=json", "Una riga di JSON"),
    (
        ".format=parquet",
        "Un file Parquet, che --out può nominare; il programma deve essere compilato con `parquet`",
    ),
    (".format=text", "Testo da leggere"),
    (".format=yaml", "YAML"),
    (".kind", "Tipo di rompicapo"),
    (".kind=letter", "Trovare la lettera che rende subito di più"),
    (".kind=rolls", "Sfruttare al meglio i lanci noti"),
    (
        ".kind=supernatural",
        "Completare la griglia con dieci parole di cinque lettere",
    ),
    (
        ".lang",
        "Lingua di tutti i testi da leggere; se manca, quella del sistema",
    ),
    (
        ".max_tries",
        "Si ferma dopo questo numero di partite o griglie",
    ),
    (
        ".names",
        "Conta anche luoghi, nomi di persona, artisti, marche e sigle noti",
    ),
    (
        ".no_double",
        "Conta una volta sola la riga e la colonna centrali del lato B",
    ),
    (".no_joker", "Gioca sul lato B senza il jolly"),
    (".out", "Scrive in un file invece che sullo standard output"),
    (
        ".position",
        "Una riga di posizione, con o senza virgolette, un file che contiene una riga o una scheda, o `-` per lo standard input",
    ),
    (
        ".scale",
        "Le dimensioni di un PNG in percentuale, da 10 a 1000 [predefinito: 200]",
    ),
    (".seed", "Seme casuale"),
    (
        ".shard",
        "Con --batch: rispondi solo alla riga K e poi a una riga ogni N; `sixfold merge` riunisce gli N frammenti",
    ),
    (".side", "Lato del foglio [predefinito: a]"),
    (".solution", "Mostra anche la soluzione"),
    (
        ".threads",
        "Con --batch: numero di thread; se manca, uno per core, al massimo 32",
    ),
    (
        ".words",
        "Le parole che contano: un elenco fornito con il programma, o un file con una parola per riga. Nel testo l’elenco predefinito è quello della tua lingua, in JSON e YAML è fr",
    ),
    ("<CELL>", "CASELLA"),
    ("<COMMAND>", "COMANDO"),
    ("<DIR>", "CARTELLA"),
    ("<FILE>", "FILE"),
    ("<K/N>", "K/N"),
    ("<all|FILE>", "all|FILE"),
    ("<FORMAT>", "FORMATO"),
    ("<GRID>", "GRIGLIA"),
    ("<KIND>", "TIPO"),
    ("<LANGUAGE>", "LINGUA"),
    ("<LEVEL>", "LIVELLO"),
    ("<LIST>", "ELENCO"),
    ("<LIST|FILE>", "ELENCO|FILE"),
    ("<NAME>", "NOME"),
    ("<PAPER>", "CARTA"),
    ("<PATH>", "PERCORSO"),
    ("<PATTERN>", "SCHEMA"),
    ("<PERCENT>", "PERCENTUALE"),
    ("<PLAY>", "MOSSA"),
    ("<POINTS>", "PUNTI"),
    ("<POLICY>", "STRATEGIA"),
    ("<POSITION>", "POSIZIONE"),
    ("<RULES>", "REGOLE"),
    ("<SHELL>", "SHELL"),
    ("<SIDE>", "LATO"),
    ("<TASK>", "PROVA"),
    ("<THEME>", "TEMA"),
    ("<TILES>", "TESSERE"),
    ("<TIME>", "DURATA"),
    ("<URL>", "URL"),
    ("<WHEN>", "QUANDO"),
    (
        "analyse",
        "Trova le mosse migliori di una posizione e spiega ogni punto",
    ),
    ("analyse.all", "Mostra tutte le mosse, ognuna su una riga"),
    (
        "analyse.also",
        "Con --deep: un’altra mossa da valutare con tutte le simulazioni, per esempio 'Ycb@i9 Pcw@j9' o 'swap Rd'; si può ripetere",
    ),
    (
        "analyse.deep",
        "Ordina le mosse, scambi compresi, simulando il resto della partita; i finali vengono risolti. Con i punteggi (`scores`) conta prima la probabilità di vittoria e poi il vantaggio in punti; altrimenti solo il vantaggio",
    ),
    (
        "analyse.format",
        "Formato della risposta; per più righe insieme è JSON o Parquet [predefinito: text]",
    ),
    (
        "analyse.opponent_rack",
        "Con --deep: tessere che il giocatore successivo ha di sicuro in mano, tutte o alcune, per esempio RcGd; da ripetere per i giocatori seguenti",
    ),
    (
        "analyse.out",
        "Con --batch: scrive in un file invece che sullo standard output",
    ),
    (
        "analyse.plies",
        "Con --deep: quanti turni gioca ogni simulazione [predefinito: 4, o il resto della partita se il sacchetto contiene al massimo 8 tessere]",
    ),
    (
        "analyse.samples",
        "Con --deep: simulazioni per mossa, almeno 400; una mossa che a prima vista è nettamente peggiore ne riceve un decimo, almeno 400 [predefinito: 4000]",
    ),
    ("analyse.seed", "Con --deep: seme casuale"),
    (
        "analyse.threads",
        "Con --batch o --deep: numero di thread; se manca, uno per core, al massimo 32",
    ),
    (
        "analyse.time",
        "Con --deep: tempo limite, per esempio 1s; ogni mossa riceve comunque qualche simulazione. In questo caso il risultato dipende dal computer",
    ),
    (
        "analyse.top",
        "Quante mosse mostrare; nel testo le mosse sulle stesse caselle con gli stessi punti condividono una riga",
    ),
    (
        "analyse:after",
        "Esempi:\n  sixfold analyse flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  sixfold analyse table.txt --top 3\n  sixfold analyse - --format json < table.txt\n  sixfold analyse table.txt --deep --also 'swap Psb'\n  sixfold analyse --batch < positions.txt > answers.jsonl\n\nCon --batch una riga può cominciare con un identificatore e una tabulazione, o essere {\"id\": …, \"position\": \"…\"}; la risposta comincia allora con l’identificatore.",
    ),
    (
        "analyse:long",
        "Trova le mosse migliori di una posizione e spiega ogni punto\n\nSenza POSIZIONE analizza l’esempio del regolamento la cui mossa migliore vale 18 punti.",
    ),
    ("arena", "Fa giocare due livelli uno contro l’altro"),
    ("arena.a", "Il livello di cui si danno i risultati"),
    ("arena.b", "Il livello avversario"),
    ("arena.games", "Quante partite giocare"),
    ("arena.rules", "Variante del gioco"),
    (
        "arena.shard",
        "Gioca solo la coppia di partite K e poi una coppia ogni N; `sixfold merge` riunisce gli N frammenti",
    ),
    (
        "arena.threads",
        "Numero di thread; se manca, uno per core, al massimo 32",
    ),
    (
        "arena.time",
        "Quanto pensa il livello più forte a ogni turno, per esempio 1s o 200ms",
    ),
    (
        "arena:after",
        "Esempi:\n  sixfold arena strongest greedy --games 1200 --seed 7\n  sixfold arena strongest greedy --rules flex --games 40 --time 1s --format json\n\nI livelli, dal più debole: beginner, greedy (sempre il massimo dei punti), careful (valuta anche le tessere che restano ed evita le sequenze di cinque), strong e strongest (simulazioni e finali risolti).",
    ),
    (
        "arena:long",
        "Fa giocare due livelli uno contro l’altro\n\nLe partite vanno a coppie: le stesse tessere nello stesso ordine, a posti scambiati. Un pareggio vale mezza vittoria, e i risultati sono quelli del primo livello. Lo stesso seme dà le stesse partite con qualsiasi numero di thread, tranne con --time.",
    ),
    ("bench", "Misura la ricerca su 600 posizioni fisse"),
    ("bench.passes", "Quante volte percorrere le posizioni"),
    ("bench.rules", "Misura solo questa variante"),
    ("bench.task", "Misura solo questa prova"),
    (
        "bench.task=batch",
        "Da una riga di posizione a una riga di JSON con la mossa migliore",
    ),
    (
        "bench.task=best",
        "Solo la mossa migliore, su un tavolo preparato",
    ),
    (
        "bench.task=daily",
        "Un rompicapo quotidiano del 2027, una volta ogni 100 giri; sono tutti di Flex",
    ),
    (
        "bench.task=every",
        "Tutte le mosse con i loro punti, su un tavolo preparato",
    ),
    (
        "bench.task=game",
        "Una partita intera a due, sempre con il massimo dei punti",
    ),
    (
        "bench.task=review",
        "L’analisi di una partita intro di 37 turni, una volta ogni 100 giri",
    ),
    (
        "bench.task=rollout",
        "Una simulazione di sei turni e il suo annullamento",
    ),
    (
        "bench.task=text",
        "Da una riga di posizione alla mossa migliore, lettura compresa",
    ),
    (
        "bench:after",
        "Esempi:\n  sixfold bench\n  valgrind --tool=callgrind sixfold bench --task best --rules classic --passes 1\n\nLe istruzioni di un giro meno quelle di zero giri, divise per il numero di posizioni, non dipendono dal carico del computer.",
    ),
    (
        "bench:long",
        "Misura la ricerca su 600 posizioni fisse\n\nLa firma è un’impronta di tutte le mosse e di tutti i punti di queste posizioni; è la stessa su ogni computer. I tempi no.",
    ),
    (
        "completions",
        "Stampa il completamento automatico per una shell",
    ),
    (
        "completions:after",
        "Esempio:\n  sixfold completions bash > ~/.local/share/bash-completion/completions/sixfold",
    ),
    (
        "convert",
        "Scrive una posizione come riga o come scheda, nella sua forma canonica",
    ),
    (
        "convert.origin",
        "Sposta il tavolo in modo che il suo angolo in alto a sinistra sia su questa casella",
    ),
    ("convert.to", "La forma da scrivere"),
    (
        "convert:after",
        "Esempi:\n  sixfold convert classic RcRdRf/1Gd BsPsOcOxGtYf --to sheet > table.txt\n  sixfold convert table.txt --origin j10\n  sixfold convert --batch < positions.txt > canonical.jsonl",
    ),
    (
        "draw",
        "Disegna una posizione: nel terminale, in SVG o in PNG",
    ),
    (
        "draw.any",
        "Con --play: disegna la mossa anche se non è consentita",
    ),
    (
        "draw.format",
        "Formato della risposta; se manca, secondo l’estensione di --out, altrimenti testo",
    ),
    (
        "draw.no_letters",
        "Non scrive le lettere sulle tessere di un SVG o PNG",
    ),
    ("draw.play", "Posiziona una mossa sul tavolo e la evidenzia"),
    (
        "draw:after",
        "Esempi:\n  sixfold draw flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  sixfold draw table.txt --play 'Ycb@i9 Pcw@j9' --out table.png",
    ),
    (
        "game",
        "Controlla e analizza partite intere, turno per turno",
    ),
    (
        "game check",
        "Rigioca una partita, controlla ogni turno e ogni punteggio e mostra il segnapunti",
    ),
    (
        "game check:after",
        "Esempio:\n  sixfold game check game.txt\n\nUn file è una partita:\n  rules: flex\n  players: North, South\n  1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3\n  2 South Btb@k11 Bss@l11 = 10\n  3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0\n\nI giocatori sono elencati in ordine di turno. La mano tra parentesi e i punti possono mancare; anche `pass` è un turno.",
    ),
    (
        "game check:long",
        "Rigioca una partita, controlla ogni turno e ogni punteggio e mostra il segnapunti\n\nTermina con il codice 1 al primo turno che non è consentito, usa tessere impossibili o ha un punteggio sbagliato. Se una sequenza dimenticata spiega un punteggio sbagliato, l’errore la indica.",
    ),
    (
        "game review",
        "Analizza una partita: quanto è costato ogni turno, la precisione di ciascuno e la fortuna",
    ),
    (
        "game review.format",
        "Formato della risposta [predefinito: secondo l’estensione di --out, altrimenti testo]",
    ),
    (
        "game review.format=html",
        "Una pagina web con i tavoli dei turni costosi",
    ),
    (
        "game review.format=svg",
        "Il grafico delle probabilità di vittoria",
    ),
    (
        "game review.quiz",
        "Fa cercare a te le mosse migliori, una dopo l’altra",
    ),
    (
        "game review.samples",
        "Simulazioni per le mosse migliori e per quella giocata, almeno 200 [predefinito: 2000]",
    ),
    (
        "game review.threads",
        "Numero di thread; se manca, uno per core, al massimo 32",
    ),
    (
        "game review:after",
        "Esempi:\n  sixfold game review game.txt\n  sixfold game review game.txt --out review.html\n  sixfold game review game.txt --quiz",
    ),
    (
        "game review:long",
        "Analizza una partita: quanto è costato ogni turno, la precisione di ciascuno e la fortuna\n\nOgni turno di cui si conosce la mano, perché è tra parentesi o perché non restano altre tessere, è confrontato con le mosse migliori della sua posizione per mezzo di simulazioni; i finali vengono risolti. Conta prima la probabilità di vittoria e poi il vantaggio in punti, come in `analyse --deep`. I giudizi dipendono dalla probabilità di vittoria persa: dal 2% in su un’imprecisione, dal 5% un errore, dal 10% un errore grave. Lo stesso seme dà la stessa analisi con qualsiasi numero di thread.",
    ),
    (
        "game:after",
        "Esempi:\n  sixfold game check puzzles/rulebook/games/qwirkle-flex.fr.txt\n  sixfold game review puzzles/games/intro.txt",
    ),
    (
        "man",
        "Stampa la pagina di manuale del programma o di un comando",
    ),
    (
        "man.command",
        "Il comando, per esempio `analyse` o `puzzle generate`",
    ),
    (
        "man:after",
        "Esempi:\n  sixfold man | man -l -\n  sixfold man puzzle generate > sixfold-puzzle-generate.1",
    ),
    ("merge", "Riunisce i frammenti di un’esecuzione"),
    ("merge.shards", "I frammenti, in qualsiasi ordine"),
    (
        "merge:after",
        "Esempi:\n  sixfold analyse --batch --shard 1/2 < positions.txt > 1.jsonl\n  sixfold analyse --batch --shard 2/2 < positions.txt > 2.jsonl\n  sixfold merge 1.jsonl 2.jsonl --out answers.jsonl",
    ),
    (
        "merge:long",
        "Riunisce i frammenti di un’esecuzione\n\nVari processi o macchine eseguono lo stesso comando, ciascuno con il proprio --shard. Da ciò che hanno scritto, in qualsiasi ordine, questo comando ricava esattamente ciò che il comando dà senza --shard, con lo stesso codice di uscita. Non si scrive nulla se un frammento manca, è ripetuto, viene da un’altra esecuzione o è incompleto perché il suo processo è stato interrotto.",
    ),
    (
        "notation",
        "Spiega la notazione in un promemoria da tenere accanto al tavolo",
    ),
    (
        "notation.format",
        "Formato della risposta; se manca, secondo l’estensione di --out, altrimenti testo",
    ),
    (
        "notation:after",
        "Esempi:\n  sixfold notation\n  sixfold notation --out card.png",
    ),
    (
        "notation:long",
        "Spiega la notazione in un promemoria da tenere accanto al tavolo\n\nIl promemoria spiega tessere, caselle, posizioni e turni. In SVG o PNG è una pagina A4 o Letter.",
    ),
    (
        "play",
        "Gioca contro uno o più avversari, fino a tre, con indizi e mosse annullabili",
    ),
    (
        "play.level",
        "Forza di un avversario; da ripetere per due o tre avversari [predefinito: uno solo, beginner]",
    ),
    ("play.name", "Il tuo nome, una parola [predefinito: Player]"),
    ("play.no_review", "Non propone un’analisi dopo la partita"),
    (
        "play.resume",
        "Riprende la partita di un file [file predefinito: l’ultima partita non finita]",
    ),
    ("play.rules", "Variante del gioco [predefinito: classic]"),
    (
        "play.seat",
        "Il tuo posto; il posto 1 comincia [predefinito: comincia chi ha il gruppo più numeroso]",
    ),
    (
        "play.seed",
        "Seme casuale: lo stesso seme distribuisce la stessa partita [predefinito: dall’orologio]",
    ),
    (
        "play:after",
        "Esempi:\n  sixfold play\n  sixfold play --rules flex --level greedy --level strongest\n  sixfold play --resume\n\nI livelli, dal più debole: beginner, greedy (sempre il massimo dei punti), careful (considera anche le tessere che restano e le sequenze di cinque), strong e strongest (simulazioni e ricerca nei finali).",
    ),
    (
        "play:long",
        "Gioca contro uno o più avversari, fino a tre, con indizi e mosse annullabili\n\nScrivi una mossa come `Yc@t30 Pc@u30`, o `aiuto`. Lo stesso seme distribuisce la stessa partita: le tessere arrivano nello stesso ordine, e agli stessi turni gli avversari rispondono allo stesso modo.\n\nLa partita è salvata dopo ogni turno, in un formato che `sixfold game check` legge, nella cartella games della tua cartella dei dati (su Linux ~/.local/share/sixfold), o della cartella indicata da SIXFOLD_DATA_DIR. Se lasci una partita, `sixfold play` propone di riprenderla.",
    ),
    (
        "puzzle",
        "Crea, controlla, mostra, risolve e stampa rompicapi",
    ),
    (
        "puzzle book",
        "Stampa i rompicapi di molti giorni come libro, in PDF",
    ),
    (
        "puzzle book.from",
        "Primo giorno, per esempio 2027-01-04 [predefinito: oggi]",
    ),
    (
        "puzzle book.grey",
        "Per stampanti senza colore: ogni tessera porta la lettera del suo colore",
    ),
    ("puzzle book.out", "File da scrivere"),
    ("puzzle book.paper", "Formato della carta"),
    ("puzzle book.paper=a4", "210 per 297 mm"),
    ("puzzle book.paper=letter", "8½ per 11 pollici"),
    ("puzzle book.per_page", "Rompicapi per pagina"),
    (
        "puzzle book.per_page=2",
        "Uno sopra l’altro, con righe per gli appunti",
    ),
    ("puzzle book.per_page=4", "Due per due"),
    (
        "puzzle book:after",
        "Esempi:\n  sixfold puzzle book --from 2027-01-01 --days 31 --out january.pdf\n  sixfold puzzle book --from 2027-01-01 --days 365 --per-page 4 --paper letter --grey --out year.pdf",
    ),
    (
        "puzzle book:long",
        "Stampa i rompicapi di molti giorni come libro, in PDF\n\nRompicapi con spazio per pensare, e in fondo le loro soluzioni con ogni punto. Gli stessi giorni danno sempre lo stesso file. Il programma deve essere compilato con `pdf`.",
    ),
    (
        "puzzle check",
        "Verifica i rompicapi salvati con una ricerca esaustiva",
    ),
    (
        "puzzle check.paths",
        "File di rompicapi, o cartelle che ne contengono (*.yaml)",
    ),
    (
        "puzzle check:after",
        "Esempio:\n  sixfold puzzle check puzzles/",
    ),
    (
        "puzzle check:long",
        "Verifica i rompicapi salvati con una ricerca esaustiva\n\nOgni posizione deve essere consentita e avere una sola mossa migliore, e tutto ciò che il file ne dice deve essere giusto. Nessun rompicapo può essere un altro ruotato, riflesso o con altri colori e simboli. Un rompicapo di Qwords deve avere una sola risposta migliore con l’elenco di parole della sua lingua, e la stessa se contano anche i nomi noti. Se uno di più file non si può leggere, viene segnalato e gli altri sono controllati. Termina con il codice 1 se qualcosa è diverso o non si può leggere.",
    ),
    ("puzzle daily", "Mostra il rompicapo di un giorno"),
    ("puzzle daily.days", "Numero di giorni, a partire da quello"),
    (
        "puzzle daily.format",
        "Formato della risposta; YAML e JSON contengono sempre la soluzione",
    ),
    (
        "puzzle daily:after",
        "Esempi:\n  sixfold puzzle daily\n  sixfold puzzle daily --date 2027-01-04 --solution\n  sixfold puzzle daily --date 2027-01-01 --days 31 --format yaml",
    ),
    (
        "puzzle daily:long",
        "Mostra il rompicapo di un giorno\n\nUn giorno ha lo stesso rompicapo su ogni computer, per sempre. Quelli del lunedì sono i più facili, quelli della domenica i più difficili.",
    ),
    (
        "puzzle generate",
        "Crea rompicapi: da partite simulate, o per Qwords",
    ),
    (
        "puzzle generate.format",
        "Formato della risposta; YAML e JSON contengono sempre la soluzione",
    ),
    (
        "puzzle generate.kind=tiles",
        "Qwirkle o Qwirkle Flex: trovare la mossa migliore",
    ),
    (
        "puzzle generate.margin",
        "Di quanti punti almeno la soluzione supera la seconda mossa [predefinito: 2]",
    ),
    (
        "puzzle generate.out",
        "Scrive un file per ogni rompicapo in questa cartella invece di mostrarli; la cartella viene creata se manca",
    ),
    (
        "puzzle generate.rules",
        "Variante del gioco [predefinito: flex]",
    ),
    (
        "puzzle generate.shard",
        "Fa solo il tentativo K e poi uno ogni N; `sixfold merge` riunisce gli N frammenti",
    ),
    (
        "puzzle generate.solution",
        "Mostra anche la soluzione, nel testo",
    ),
    ("puzzle generate.stars", "Difficoltà, da 1 a 5"),
    (
        "puzzle generate.target",
        "Punti della soluzione: un numero, o un intervallo come 15-20 [predefinito: 18]",
    ),
    (
        "puzzle generate.theme",
        "Tema che ogni rompicapo deve avere, per esempio `bridge`",
    ),
    (
        "puzzle generate.words",
        "Lingua delle parole [predefinito: fr]",
    ),
    (
        "puzzle generate:after",
        "Esempi:\n  sixfold puzzle generate --count 3 --stars 4 --seed 7\n  sixfold puzzle generate --rules classic --target 12-20 --theme crossing --out my-puzzles\n  sixfold puzzle generate --kind letter --words en --format text",
    ),
    (
        "puzzle generate:long",
        "Crea rompicapi: da partite simulate, o per Qwords\n\nLo stesso seme dà gli stessi rompicapi, con qualsiasi numero di core. Lo sforzo si conta in tentativi: partite, o griglie per Qwords. Se --max-tries non basta per il numero richiesto, quelli trovati vengono scritti, e il codice di uscita è 1. Ctrl-C fa lo stesso. I rompicapi impossibili sono rifiutati subito. Se i rompicapi sono rari, dopo un secondo una riga sullo standard error dice quanto.\n\nI rompicapi di Qwords sono di tre tipi. letter: una griglia quasi piena e un lancio; una sola lettera in una sola casella rende subito di più. rolls: gli ultimi lanci di una partita sono noti, in ordine; una sola serie di azioni rende di più alla fine, e prendere il massimo a ogni turno non porta lì. supernatural: con le lettere date, da usare tutte, la griglia si completa in un solo modo, con dieci parole di cinque lettere. La soluzione resta la stessa se contano anche i nomi noti, così nessun nome discutibile la rovina.",
    ),
    (
        "puzzle play",
        "Propone un rompicapo da risolvere nel terminale, con indizi",
    ),
    (
        "puzzle play.file",
        "File di rompicapi (*.yaml); comincia dal primo non risolto [predefinito: il rompicapo di oggi]",
    ),
    ("puzzle play.id", "Identificatore del rompicapo nel file"),
    (
        "puzzle play:after",
        "Esempi:\n  sixfold puzzle play\n  sixfold puzzle play my-puzzles.yaml --id flex-18-seed7-2",
    ),
    (
        "puzzle play:long",
        "Propone un rompicapo da risolvere nel terminale, con indizi\n\nScrivi una mossa come `Rsb@h8 Rcw@i8`, o `aiuto`. Ogni mossa consentita è un tentativo. Quattro indizi danno il numero di tessere, la sequenza che rende di più, la riga o la colonna e la mossa. Se il titolo non dice i punti, danno i punti, il numero di tessere, la riga o la colonna e la mossa. Ai rompicapi di Qwords si risponde con lettere come `U@c3`, o con una griglia intera.\n\nUn giorno conta per la serie se il suo rompicapo è stato risolto entro la fine del giorno, senza l’ultimo indizio. La serie, i tentativi, gli indizi e i tempi sono salvati nel file puzzles.json della tua cartella dei dati (su Linux ~/.local/share/sixfold), o della cartella indicata da SIXFOLD_DATA_DIR.",
    ),
    (
        "puzzle:after",
        "Esempi:\n  sixfold puzzle daily\n  sixfold puzzle play",
    ),
    (
        "qwords",
        "Qwords, il gioco di dadi e parole: calcola i punti, trova l’azione migliore, gioca",
    ),
    (
        "qwords analyse",
        "Ordina tutte le azioni secondo il punteggio finale atteso",
    ),
    ("qwords analyse.all", "Mostra tutte le azioni"),
    (
        "qwords analyse.position",
        "Una riga di posizione come `qwords GRID ROLL`, un file che ne contiene una o una scheda, o `-` per lo standard input",
    ),
    (
        "qwords analyse.samples",
        "Quante simulazioni ricevono le azioni migliori",
    ),
    (
        "qwords analyse.top",
        "Quante azioni mostrare [predefinito: 10, e tutte in JSON e YAML]",
    ),
    (
        "qwords analyse:after",
        "Esempi:\n  sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  sixfold qwords analyse 'qwords ...../.o.../...../...o./..... ?/S side=b' --samples 1000 --top 5\n\nUn file di dadi:\n  white: \"? C H L N P\"\n  orange: \"A E I O U @\"\n  blue: \"S T B K V Z\"\n  yellow: \"D F G M R W\"\n  black: [white orange, white blue, white yellow, orange blue, orange yellow, blue yellow]",
    ),
    (
        "qwords analyse:long",
        "Ordina tutte le azioni secondo il punteggio finale atteso\n\nCon 5 caselle libere o meno la risposta è esatta. Con più caselle libere, ogni azione è valutata con simulazioni, con gli stessi lanci per tutte e più spesso per quelle promettenti; `≈` segna le azioni che l’errore di campionamento non separa dalla migliore: due errori standard della loro differenza, che con gli stessi lanci è più piccola degli errori mostrati. Lo stesso seme dà la stessa risposta con qualsiasi numero di core.\n\nIl regolamento non riporta le facce dei dadi, perciò quelle predefinite sono un’ipotesi; --dice le sostituisce.",
    ),
    (
        "qwords arena",
        "Fa giocare ogni strategia da sola e confronta i punteggi",
    ),
    ("qwords arena.games", "Quante partite gioca ogni strategia"),
    (
        "qwords arena.policy",
        "Una strategia; si può ripetere [predefinito: tutte]",
    ),
    ("qwords arena.side", "Il lato del foglio"),
    (
        "qwords arena:after",
        "Esempi:\n  sixfold qwords arena --games 2000 --policy table --policy look-ahead\n  sixfold qwords arena --games 150 --policy full",
    ),
    (
        "qwords arena:long",
        "Fa giocare ogni strategia da sola e confronta i punteggi\n\nTutte le strategie giocano le stesse partite: le stesse caselle punteggiate e gli stessi lanci. Lo stesso seme dà gli stessi punteggi con qualsiasi numero di core. La strategia full impiega qualche secondo per partita.",
    ),
    (
        "qwords play",
        "Gioca in solitario, con indizi, e guarda che cosa fa il computer con gli stessi lanci",
    ),
    (
        "qwords play.seed",
        "Seme casuale: lo stesso seme dà la stessa partita [predefinito: dall’orologio]",
    ),
    ("qwords play.side", "Il lato del foglio"),
    (
        "qwords play:after",
        "Esempi:\n  sixfold qwords play\n  sixfold qwords play --seed 7 --side b --words en",
    ),
    (
        "qwords play:long",
        "Gioca in solitario, con indizi, e guarda che cosa fa il computer con gli stessi lanci\n\nScrivi un’azione come `U@c3`, o `aiuto`. Lo stesso seme dà le stesse caselle punteggiate e gli stessi lanci.",
    ),
    (
        "qwords puzzle",
        "Crea rompicapi; come `sixfold puzzle generate --kind …`, che lo sostituisce",
    ),
    (
        "qwords puzzle.format",
        "Formato della risposta; YAML e JSON contengono sempre la soluzione",
    ),
    (
        "qwords puzzle.out",
        "Scrive un file per ogni rompicapo in questa cartella invece di mostrarli; la cartella viene creata se manca",
    ),
    (
        "qwords puzzle.words",
        "Lingua delle parole [predefinito: fr]",
    ),
    (
        "qwords puzzle:after",
        "Esempio:\n  sixfold qwords puzzle --kind letter --seed 7 --solution",
    ),
    (
        "qwords puzzle:long",
        "Crea rompicapi; come `sixfold puzzle generate --kind …`, che lo sostituisce\n\nA differenza di quello, senza --format i rompicapi sono mostrati come testo.",
    ),
    (
        "qwords score",
        "Calcola i punti di una griglia: la parola più lunga di ogni riga e colonna, il bonus e il giudizio",
    ),
    (
        "qwords score.claim",
        "Controlla le parole dichiarate in questo file",
    ),
    (
        "qwords score.grid",
        "Una griglia come DUOPO/SSAUT/KIWIS/INEST/SEPHA, una riga di posizione, un file che contiene una di queste o una scheda, o `-` per lo standard input",
    ),
    (
        "qwords score.side",
        "Il lato del foglio; prevale su quello della posizione",
    ),
    (
        "qwords score:after",
        "Esempi:\n  sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  sixfold qwords score my-grid.txt --side b --words en --names\n\nUn file di parole dichiarate ha una riga per ogni riga e colonna che conta:\n  row 1: DUO\n  column a: SKIS       # il resto può mancare",
    ),
    (
        "qwords score:long",
        "Calcola i punti di una griglia: la parola più lunga di ogni riga e colonna, il bonus e il giudizio\n\nCon --claim controlla le parole dichiarate da un giocatore. Termina con il codice 1 se una di esse è sbagliata.",
    ),
    ("qwords words", "Cerca parole, una per riga"),
    (
        "qwords words.pattern",
        "Le lettere note, e un `.` per ognuna delle altre",
    ),
    (
        "qwords words:after",
        "Esempi:\n  sixfold qwords words K.W..\n  sixfold qwords words ...E --words de --names",
    ),
    (
        "qwords words:long",
        "Cerca parole, una per riga\n\nTermina con il codice 1 se nessuna parola corrisponde.",
    ),
    (
        "qwords:after",
        "Esempi:\n  sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  sixfold qwords play --seed 7\n  sixfold qwords words K.W..",
    ),
    ("rulebook", "Controlla gli esempi dei regolamenti"),
    (
        "rulebook.paths",
        "File di esempi, o cartelle che ne contengono (*.yaml)",
    ),
    (
        "rulebook:after",
        "Esempio:\n  sixfold rulebook my-examples.yaml\n\nUn file è un elenco di esempi:\n  - id: two-blue-tiles\n    position: flex RcbRtwRsb BssBtb origin=j10\n    play: Btb@k11 Bss@l11\n    score: 10\n  - id: two-yellow-diamonds\n    position: flex YdbYswYcw Yds origin=j10\n    play: Yds@m10\n    legal: false\n    reasons: [face_twice_in_line]\nChiavi facoltative: `where`, `why`, `note`, `lines` e `six_tiles` (una mano piena per cui questa mossa è la migliore). Una griglia di Qwords ha `claims`, le parole che contano; senza, contano le parole migliori.\n\nUna mossa non consentita deve violare tutte le regole elencate in `reasons`; può violarne anche altre. I codici:\n  no_tiles           una mossa o uno scambio senza tessere\n  too_many_tiles     più tessere di quante ne contiene una mano\n  not_in_rack        una tessera che non è in mano\n  cell_twice         più tessere su una casella\n  occupied           una tessera sopra un’altra\n  nothing_shared     le tessere posizionate non hanno in comune né il colore né il simbolo\n  face_laid_twice    due delle tessere hanno lo stesso colore e lo stesso simbolo\n  not_one_line       le tessere non sono in una sola riga o colonna\n  gap                caselle libere tra le tessere posizionate\n  touches_nothing    nessuna tessera tocca il tavolo con un lato\n  mixed_line         una sequenza senza un unico colore o un unico simbolo\n  face_twice_in_line una sequenza con due volte lo stesso colore e lo stesso simbolo\n  line_too_long      una sequenza di più di sei tessere\n  diagonal_too_long  una sequenza diagonale di più di sei sfondi uguali\n  opening_size       una prima mossa che non posiziona il gruppo più numeroso della mano\n  opening_not_laid   scambiare o passare al primo turno\n  swap_beyond_bag    scambiare più tessere di quante ne contiene il sacchetto\n  can_lay            passare quando si può posizionare una tessera\n  can_swap           passare quando si possono scambiare tessere",
    ),
    (
        "rulebook:long",
        "Controlla gli esempi dei regolamenti\n\nSenza PERCORSO controlla gli esempi dei regolamenti di Qwirkle, Qwirkle Flex e Qwords forniti con il programma. Termina con il codice 1 se un esempio è diverso.",
    ),
    (
        "schema",
        "Stampa lo schema JSON delle risposte di un comando",
    ),
    (
        "schema.command",
        "Il comando, con le parole unite da trattini",
    ),
    (
        "schema.out",
        "Scrive ogni schema in un file di questa cartella, che deve esistere",
    ),
    (
        "schema:after",
        "Esempi:\n  sixfold schema analyse > analyse.json\n  sixfold schema --out docs/schema",
    ),
    (
        "schema:long",
        "Stampa lo schema JSON delle risposte di un comando\n\nGli schemi descrivono ogni chiave di `--format json`; si trovano anche in docs/schema. `deep` è la risposta di `analyse --deep`, `table` quello che legge la pagina dell’analizzatore, `error` quello che sta al posto di una risposta. Senza COMANDO elenca i nomi.",
    ),
    (
        "score",
        "Giudica una mossa: consentita o no e perché, ogni punto e la distanza dalla migliore",
    ),
    (
        "score.format",
        "Formato della risposta; per più righe insieme è JSON o Parquet [predefinito: text]",
    ),
    (
        "score.play",
        "Una mossa come `Ycb@i9 Pcw@j9`, `swap Rd Oc` o `pass`; la prima parola di questo genere chiude una posizione senza virgolette",
    ),
    (
        "score:after",
        "Esempi:\n  sixfold score flex RcbRtwRsb BssBtbGcbRdbOcwBfb origin=j10 Btb@k11 Bss@l11\n  sixfold score table.txt swap Rd Oc\n  sixfold score --batch < plays.txt > answers.jsonl\n\nCon --batch una riga è la posizione, una tabulazione e la mossa, con o senza un identificatore e una tabulazione davanti; oppure {\"id\": …, \"position\": \"…\", \"play\": \"…\"}.",
    ),
    (
        "score:long",
        "Giudica una mossa: consentita o no e perché, ogni punto e la distanza dalla migliore\n\nTermina con il codice 1 se la mossa, o una delle tante lette insieme, non è consentita.",
    ),
    ("serve", "Mostra su questo computer un sito già costruito"),
    (
        "serve.port",
        "Porta su cui ascoltare; 0 ne sceglie una libera",
    ),
    (
        "serve.site",
        "Cartella di un sito costruito da `sixfold site`",
    ),
    ("serve:after", "Esempio:\n  sixfold serve public"),
    (
        "site",
        "Costruisce un sito web statico: un rompicapo al giorno, archivio, regole, feed, analizzatore",
    ),
    (
        "site.base_url",
        "Indirizzo del sito, per esempio https://example.org/puzzles/: il feed e le immagini da condividere hanno bisogno di indirizzi completi",
    ),
    (
        "site.engine",
        "Motore della pagina dell’analizzatore, creato da `web/build-engine`",
    ),
    ("site.from", "Primo giorno, per esempio 2027-01-04"),
    ("site.out", "Cartella in cui scrivere, creata se manca"),
    (
        "site.today",
        "L’ultimo giorno a cui portano le pagine e il feed [predefinito: il giorno di ogni visitatore, e nessun feed]",
    ),
    (
        "site:after",
        "Esempi:\n  sixfold site --from 2027-01-01 --days 31 --out public\n  sixfold site --from 2027-01-01 --days 31 --out public --lang fr,de,it,en\n  sixfold serve public",
    ),
    (
        "site:long",
        "Costruisce un sito web statico: un rompicapo al giorno, archivio, regole, feed, analizzatore\n\nLa prima pagina mostra il rompicapo del giorno del visitatore, se il sito lo contiene. Senza `--today` nessuna pagina porta a un giorno successivo a quello del visitatore, perciò un sito si può costruire con mesi di anticipo. Un sito così non ha feed, perché un feed elencherebbe i giorni futuri. Gli stessi dati danno gli stessi file. Una cartella che contiene un sito precedente viene aggiornata; i file che non sono del sito restano. Con più lingue, come `--lang fr,de`, ognuna ha una cartella, e la prima sta anche in cima.",
    ),
    (
        "sixfold",
        "Analizza tavoli di Qwirkle e Qwirkle Flex: tutte le mosse consentite, la migliore, e ogni punto spiegato",
    ),
    (
        "sixfold:after",
        "Una posizione si scrive `RULES BOARD RACK [key=value …]`, per esempio\n  'flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb'\no come scheda in un file. Codici di uscita: 0 tutto bene; 1 i dati sono sbagliati o un controllo è fallito; 2 la riga di comando non è stata capita.",
    ),
    (
        "unseen",
        "Conta le tessere non visibili e trova le caselle che nessuna di esse può occupare",
    ),
    (
        "unseen.format",
        "Formato della risposta; per più righe insieme è JSON o Parquet [predefinito: text]",
    ),
    (
        "unseen:after",
        "Esempi:\n  sixfold unseen classic RcRdRf/1Gd BsPsOcOxGtYf\n  sixfold unseen table.txt --format json\n  sixfold unseen --batch < positions.txt > answers.jsonl",
    ),
    (
        "unseen:long",
        "Conta le tessere non visibili e trova le caselle che nessuna di esse può occupare\n\nNon visibili sono le tessere che possono avere gli altri e il sacchetto: tutto il gioco, meno il tavolo, meno la mano. In due, con il sacchetto vuoto, sono la mano dell’avversario.",
    ),
];
