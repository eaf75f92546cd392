use std::io;
use std::path::Path;

use jiff::civil::Date;

use super::cli::reason;
use super::{Italian, and_list, capitalised, count, points, shown, tiles};
use crate::game::{Line, Placement, Play, Position, Rules};
use crate::language::{
    BookWords, Explanation, GameWords, PageWords, PublishWords, PuzzleWords, SiteWords,
};
use crate::notation::stretch;
use crate::puzzle::{Hint, Puzzle, Stars, Theme};

impl PublishWords for Italian {
    fn capitalised(&self, sentence: &str) -> String {
        capitalised(sentence)
    }

    fn picture(&self, position: &Position, play: Option<&Play>) -> String {
        let game = match position.rules() {
            Rules::Classic => "Qwirkle",
            Rules::Flex | Rules::Intro => "Qwirkle Flex",
        };
        let tiles = tiles(position.board().len());
        let new = play.map_or_else(String::new, |play| format!(", mossa: {play}"));
        format!("Tavolo di {game} con {tiles}{new}")
    }

    fn not_shown(&self, first: &Placement, others: usize) -> String {
        match others {
            0 => format!("non mostrata: {first}"),
            1 => format!("non mostrate: {first} e un’altra"),
            others => format!("non mostrate: {first} e altre {others}"),
        }
    }

    fn rack(&self, after_play: bool) -> &'static str {
        if after_play { "rimaste" } else { "mano" }
    }

    fn stars(&self, stars: Stars) -> String {
        let number = stars.count();
        let word = if number == 1 { "stella" } else { "stelle" };
        format!("{number} {word} su {}", Stars::ALL.len())
    }

    fn themes(&self, themes: &[Theme]) -> String {
        let themes: Vec<&str> = themes
            .iter()
            .map(|&theme| PuzzleWords::theme(self, theme))
            .collect();
        themes.join("; ")
    }

    fn line_place(&self, line: &Line) -> String {
        stretch(line)
            .map(|stretch| format!("{} {stretch}", line.direction.arrow()))
            .unwrap_or_default()
    }

    fn hint(&self, hint: &Hint) -> String {
        capitalised(&super::play::puzzle_hint(hint))
    }

    fn task(&self, points: u32) -> String {
        format!("Trova la mossa da {}", super::points(points))
    }

    fn date(&self, date: Date) -> String {
        super::full_date(date)
    }

    fn weekday(&self, date: Date) -> String {
        super::weekday(date).to_owned()
    }

    fn day(&self, date: Date) -> String {
        super::day(date)
    }

    fn month(&self, date: Date) -> String {
        format!("{} {}", super::month(date), date.year())
    }

    fn months(&self, first: Date, last: Date) -> String {
        let (from, to) = (self.month(first), self.month(last));
        if from == to {
            to
        } else {
            format!("{from} – {to}")
        }
    }

    fn days(&self, first: Date, last: Date) -> String {
        let till = self.day(last);
        match (first == last, first.year() == last.year()) {
            (true, _) => till,
            (false, true) => format!("{} – {till}", super::day_and_month(first)),
            (false, false) => format!("{} – {till}", self.day(first)),
        }
    }

    fn site(&self) -> &'static SiteWords {
        &SITE
    }

    fn puzzle_page(&self, task: &str, date: Date, stars: Stars) -> (String, String) {
        let (date, stars) = (self.date(date), self.stars(stars));
        (
            format!("{task} · {date} · sixfold"),
            format!("{task}, {date}: un tavolo di Qwirkle Flex e sei tessere. {stars}."),
        )
    }

    fn share_task(&self, points: u32) -> [String; 3] {
        ["Trova la".into(), "mossa da".into(), super::points(points)]
    }

    fn share_picture(&self, task: &str, date: Date) -> String {
        let date = capitalised(&self.date(date));
        format!("{task}: un tavolo di Qwirkle Flex e sei tessere. {date}.")
    }

    fn feed_summary(&self, task: &str, stars: Stars) -> String {
        let stars = self.stars(stars);
        format!("{task}: un tavolo di Qwirkle Flex, sei tessere e {stars}.")
    }

    fn example_table(&self, on_table: usize, laid: &[Placement]) -> String {
        let laid: Vec<String> = laid
            .iter()
            .map(|laid| format!("{} in {}", GameWords::tile(self, laid.tile), laid.cell))
            .collect();
        format!(
            "Un tavolo con {}. Mossa: {}.",
            tiles(on_table),
            and_list(&laid)
        )
    }

    fn book(&self) -> &'static BookWords {
        &BOOK
    }

    fn book_title(&self, puzzles: usize) -> String {
        let puzzles = count(puzzles, "rompicapo quotidiano", "rompicapi quotidiani");
        format!("{puzzles} di Qwirkle Flex")
    }

    fn solution_on(&self, page: usize) -> String {
        format!("Soluzione a pagina {page}")
    }

    fn puzzle_on(&self, page: usize) -> String {
        format!("Rompicapo a pagina {page}")
    }

    fn solution_sum(&self, puzzle: &Puzzle) -> String {
        let (total, next) = (points(puzzle.target()), puzzle.second_best);
        let plays = count(puzzle.plays_total, "mossa", "mosse");
        format!("{total} in totale: la migliore di {plays}; la seconda vale {next}.")
    }

    fn example_play(&self, puzzle: &Puzzle) -> String {
        let rack: Vec<String> = puzzle
            .position
            .rack()
            .iter()
            .map(ToString::to_string)
            .collect();
        let rack = and_list(&rack);
        format!(
            "Con {rack} in mano, la mossa migliore è {}:",
            puzzle.solution
        )
    }

    fn site_built(&self, days: usize, folder: &Path) -> String {
        let (days, folder) = (count(days, "giorno", "giorni"), shown(folder));
        format!("{days} in {folder}; per vedere il sito: `sixfold serve {folder}`")
    }

    fn serving(&self, folder: &Path, address: &str) -> String {
        format!(
            "{} è disponibile su {address} finché non premi Ctrl-C",
            shown(folder)
        )
    }

    fn not_a_site(&self, folder: &Path) -> Explanation {
        Explanation::new(format!(
            "{} contiene qualcosa che non è un sito",
            shown(folder)
        ))
        .help("indica una cartella vuota o nuova, o una creata da `sixfold site`; non è stato scritto nulla")
    }

    fn would_replace(&self, file: &Path) -> Explanation {
        Explanation::new(format!(
            "{} esiste già e non appartiene al sito",
            shown(file)
        ))
        .help("spostalo, o scegli un altro --out; non è stato scritto nulla")
    }

    fn today_not_built(&self, today: Date, first: Date, last: Date) -> Explanation {
        Explanation::new(format!(
            "oggi, {today}, non è tra i giorni del sito, che vanno da {first} a {last}"
        ))
        .help("scegli uno di quei giorni, o togli --today")
    }

    fn not_an_address(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` non è l’indirizzo di un sito"))
            .help("scrivilo per intero, per esempio https://example.org/puzzles/")
    }

    fn not_an_engine(&self, file: &Path) -> Explanation {
        Explanation::new(format!("{} non è WebAssembly", shown(file)))
            .help("`web/build-engine` crea il motore: target/sixfold.wasm")
    }

    fn no_index(&self, folder: &Path, index: &str) -> Explanation {
        Explanation::new(format!("{} non contiene {index}", shown(folder)))
            .help(format!("`sixfold site` crea un sito, con {index} in cima"))
    }

    fn port_refused(&self, port: u16, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "impossibile usare la porta {port}: {}",
            reason(error)
        ))
        .help("scegline un’altra con --port, o 0 per una qualsiasi libera")
    }

    fn png_size(&self, width: u64, height: u64) -> Explanation {
        Explanation::new(format!(
            "impossibile creare un’immagine di {width} per {height} pixel"
        ))
        .help("scegli un --scale più piccolo, o --format svg")
    }

    fn no_png(&self, reason: &str) -> Explanation {
        Explanation::new(format!("impossibile creare il PNG: {reason}")).help("usa --format svg")
    }

    fn without_png(&self) -> Explanation {
        Explanation::new("questo programma è stato compilato senza il supporto per PNG")
            .help("usa --format svg, o compilalo con la feature `png`")
    }

    fn png_to_terminal(&self) -> Explanation {
        Explanation::new("un PNG non si scrive mai su un terminale")
            .help("indica un file con `--out table.png`, o invialo con `> table.png`")
    }

    fn no_pdf(&self, page: Option<usize>, reason: &str) -> Explanation {
        Explanation::new(match page {
            Some(page) => format!("impossibile creare la pagina {page} del PDF: {reason}"),
            None => format!("impossibile creare il PDF: {reason}"),
        })
    }

    fn without_pdf(&self) -> Explanation {
        Explanation::new(
            "questo programma è stato compilato senza il supporto per PDF, che serve per un libro",
        )
        .help(
            "installalo con `cargo install --path . --features pdf`\n\
                 o avvialo con `cargo run --release --features pdf -- puzzle book …`",
        )
    }
}

static SITE: SiteWords = SiteWords {
    front: PageWords {
        title: "Un rompicapo al giorno · sixfold",
        description: "Trova l’unica mossa migliore su un tavolo di Qwirkle Flex.",
    },
    archive: PageWords {
        title: "Archivio · sixfold",
        description: "Tutti i rompicapi quotidiani usciti finora, per stelle e per temi.",
    },
    rules: PageWords {
        title: "Regole · sixfold",
        description: "Come si gioca a Qwirkle Flex, in un minuto.",
    },
    analyser: PageWords {
        title: "Analizzatore · sixfold",
        description: "Tutte le mosse consentite sul tuo tavolo di Qwirkle, la migliore per prima, anche senza rete.",
    },
    not_found: PageWords {
        title: "Pagina non trovata · sixfold",
        description: "Questa pagina non esiste.",
    },
    skip_to_table: "Vai al tavolo",
    skip_to_content: "Vai al contenuto",
    app: "Tutte le mosse consentite su un tavolo di Qwirkle, e un rompicapo al giorno",
    feed: "sixfold: un rompicapo al giorno",
    feed_subtitle: "Trova l’unica mossa migliore su un tavolo di Qwirkle Flex",
    examples: [
        "Un colore, tre simboli",
        "Un simbolo, e la sequenza cresce da entrambi i lati",
        "Un doppione",
        "In comune c’è solo lo sfondo",
        "Contano tutte le righe e le colonne",
        "Contano anche le diagonali",
        "Un Qwirkle",
        "Un Qwirkle Flex",
        "Sette in diagonale",
    ],
    not_allowed: "Non consentito",
};

static BOOK: BookWords = BookWords {
    name: "Sixfold",
    claim: "Un tavolo, sei tessere, una sola mossa migliore",
    no_tie: "Qwirkle Flex è un gioco di MindWare, che non ha alcuna parte in questo libro.",
    how_it_works: "Come funziona",
    solutions: "Soluzioni",
    play: "Mossa",
    points: "Punti",
    example: "Un esempio",
    rules: [
        (
            "Il compito",
            "Ogni rompicapo mostra un tavolo di Qwirkle Flex nel mezzo di una partita e, sotto, la tua mano. Tra tutte le mosse \
         consentite ce n’è una sola che vale più di ogni altra. Trovala.",
        ),
        (
            "Posizionare",
            "Posiziona da una a sei tessere che abbiano in comune il colore o il simbolo, ma mai entrambi. Vanno tutte sulla stessa \
         riga o sulla stessa colonna, senza buchi; in mezzo possono esserci tessere già sul tavolo. Almeno una delle tue deve \
         toccarne una con un lato. In ogni riga e in ogni colonna che ne nasce le tessere hanno lo stesso colore e simboli tutti diversi, \
         o lo stesso simbolo e colori tutti diversi: al massimo sei tessere.",
        ),
        (
            "I punti",
            "Ogni riga e ogni colonna che crei o allunghi vale un punto per tessera, più 6 punti bonus se arriva a sei: un Qwirkle. \
         Poi vengono le diagonali. Per ogni tessera posizionata guarda lungo le sue due diagonali: contano le tessere che si \
         toccano con gli angoli e hanno il suo stesso sfondo, nero, bianco o bicolore. Se sono almeno due valgono un punto \
         l’una, e se sono sei danno altri 6 punti: un Qwirkle Flex. Nessuna di queste diagonali può superare le sei tessere.",
        ),
        (
            "Le stelle",
            "Il lunedì ha una stella ed è il giorno più facile; la domenica ne ha cinque. I rompicapi facili si risolvono con righe e \
         colonne lunghe; in quelli difficili i punti si nascondono nelle sequenze corte, negli incroci e nelle diagonali.",
        ),
        (
            "La notazione",
            "Una tessera si scrive con le lettere del colore, del simbolo e dello sfondo, una casella con la colonna e la riga: \
         Ycb@i9 posiziona in i9 il cerchio giallo su sfondo nero. Le lettere sono queste:",
        ),
    ],
};

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn spans_of_days_name_a_year_once() {
        let (first, last) = (date(2027, 1, 1), date(2027, 3, 31));
        assert_eq!(Italian.days(first, last), "1º gennaio – 31 marzo 2027");
        assert_eq!(Italian.days(first, first), "1º gennaio 2027");
        assert_eq!(Italian.months(first, last), "gennaio 2027 – marzo 2027");
    }
}
