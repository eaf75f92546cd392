use std::io;
use std::path::Path;

use jiff::civil::Date;

use super::cli::reason;
use super::{German, and_list, capitalised, count, of_tiles, points, shown};
use crate::game::{Line, Placement, Play, Position, Rules};
use crate::language::{
    BookWords, Explanation, GameWords, PageWords, PublishWords, PuzzleWords, SiteWords,
};
use crate::notation::stretch;
use crate::puzzle::{Hint, Puzzle, Stars, Theme};

impl PublishWords for German {
    fn capitalised(&self, sentence: &str) -> String {
        capitalised(sentence)
    }

    fn picture(&self, position: &Position, play: Option<&Play>) -> String {
        let game = match position.rules() {
            Rules::Classic => "Qwirkle",
            Rules::Flex | Rules::Intro => "Qwirkle Flex",
        };
        let tiles = of_tiles(position.board().len());
        let new = play.map_or_else(String::new, |play| format!(", neu: {play}"));
        format!("{game}: Tisch mit {tiles}{new}")
    }

    fn not_shown(&self, first: &Placement, others: usize) -> String {
        match others {
            0 => format!("nicht im Bild: {first}"),
            1 => format!("nicht im Bild: {first} und 1 weiterer"),
            others => format!("nicht im Bild: {first} und {others} weitere"),
        }
    }

    fn rack(&self, after_play: bool) -> &'static str {
        if after_play { "übrig" } else { "Bank" }
    }

    fn stars(&self, stars: Stars) -> String {
        format!("{} von {} Sternen", stars.count(), Stars::ALL.len())
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
        capitalised(&super::play::tile_hint(hint))
    }

    fn task(&self, points: u32) -> String {
        format!("Finde den Zug mit {}", super::with_points(points))
    }

    fn date(&self, date: Date) -> String {
        super::date(date)
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
            (false, true) => format!("{} – {till}", super::day_of_month(first)),
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
            format!("{task}, {date}: ein Qwirkle-Flex-Tisch und sechs Steine. {stars}."),
        )
    }

    fn share_task(&self, points: u32) -> [String; 3] {
        let with = count(points as usize, "Punkt", "Punkten");
        ["Finde den".into(), "Zug mit".into(), with]
    }

    fn share_picture(&self, task: &str, date: Date) -> String {
        let date = self.date(date);
        format!("{task}: ein Qwirkle-Flex-Tisch und sechs Steine. {date}.")
    }

    fn feed_summary(&self, task: &str, stars: Stars) -> String {
        let stars = self.stars(stars);
        format!("{task}: ein Qwirkle-Flex-Tisch, sechs Steine und {stars}.")
    }

    fn example_table(&self, tiles: usize, laid: &[Placement]) -> String {
        let laid: Vec<String> = laid
            .iter()
            .map(|laid| format!("{} ({})", laid.cell, GameWords::tile(self, laid.tile)))
            .collect();
        let (tiles, laid) = (of_tiles(tiles), and_list(&laid));
        format!("Ein Tisch mit {tiles}. Angelegt auf {laid}.")
    }

    fn book(&self) -> &'static BookWords {
        &BOOK
    }

    fn book_title(&self, puzzles: usize) -> String {
        let puzzles = count(puzzles, "Tagesrätsel", "Tagesrätsel");
        format!("{puzzles} zu Qwirkle Flex")
    }

    fn solution_on(&self, page: usize) -> String {
        format!("Lösung auf Seite {page}")
    }

    fn puzzle_on(&self, page: usize) -> String {
        format!("Rätsel auf Seite {page}")
    }

    fn solution_sum(&self, puzzle: &Puzzle) -> String {
        let (total, next) = (points(puzzle.target()), puzzle.second_best);
        match puzzle.plays_total {
            1 => format!("Insgesamt {total}, der einzige Zug."),
            plays => {
                format!(
                    "Insgesamt {total}, der beste von {plays} Zügen; der zweitbeste bringt {next}."
                )
            }
        }
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
            "Mit {rack} auf der Bank ist das der beste Zug: {}",
            puzzle.solution
        )
    }

    fn site_built(&self, days: usize, folder: &Path) -> String {
        let (days, folder) = (count(days, "Tag", "Tage"), shown(folder));
        format!("{days} in {folder}; `sixfold serve {folder}` zeigt die Website an")
    }

    fn serving(&self, folder: &Path, address: &str) -> String {
        format!(
            "{} ist unter {address} zu sehen, bis du Strg-C drückst",
            shown(folder)
        )
    }

    fn not_a_site(&self, folder: &Path) -> Explanation {
        Explanation::new(format!(
            "{} enthält etwas anderes als eine Website",
            shown(folder)
        ))
        .help("nimm einen leeren oder neuen Ordner oder einen, den `sixfold site` angelegt hat; es wurde nichts geschrieben")
    }

    fn would_replace(&self, file: &Path) -> Explanation {
        Explanation::new(format!(
            "{} ist schon da und gehört nicht zur Website",
            shown(file)
        ))
        .help("räum die Datei weg oder wähl ein anderes --out; es wurde nichts geschrieben")
    }

    fn today_not_built(&self, today: Date, first: Date, last: Date) -> Explanation {
        Explanation::new(format!(
            "heute, {today}, gehört nicht zu den erzeugten Tagen: {first} bis {last}"
        ))
        .help("wähl einen der erzeugten Tage oder lass --today weg")
    }

    fn not_an_address(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` ist nicht die Adresse einer Website"))
            .help("schreib sie vollständig, etwa https://example.org/puzzles/")
    }

    fn not_an_engine(&self, file: &Path) -> Explanation {
        Explanation::new(format!("{} ist kein WebAssembly", shown(file)))
            .help("`web/build-engine` erzeugt die Datei: target/sixfold.wasm")
    }

    fn no_index(&self, folder: &Path, index: &str) -> Explanation {
        Explanation::new(format!("{} enthält keine {index}", shown(folder))).help(format!(
            "`sixfold site` erzeugt eine Website, mit einer {index} ganz oben"
        ))
    }

    fn port_refused(&self, port: u16, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "Port {port} lässt sich nicht benutzen: {}",
            reason(error)
        ))
        .help("wähl mit --port einen anderen oder 0 für irgendeinen freien")
    }

    fn png_size(&self, width: u64, height: u64) -> Explanation {
        Explanation::new(format!(
            "ein Bild mit {width} mal {height} Pixeln ist nicht möglich"
        ))
        .help("wähl ein kleineres --scale oder --format svg")
    }

    fn no_png(&self, reason: &str) -> Explanation {
        Explanation::new(format!("das PNG ließ sich nicht erzeugen: {reason}"))
            .help("nimm --format svg")
    }

    fn without_png(&self) -> Explanation {
        Explanation::new("dieses Programm wurde ohne PNG gebaut")
            .help("nimm --format svg oder bau es mit dem Feature `png`")
    }

    fn png_to_terminal(&self) -> Explanation {
        Explanation::new("ein PNG wird nie ins Terminal geschrieben").help(
            "gib mit `--out table.png` eine Datei an oder leite es mit `> table.png` dorthin um",
        )
    }

    fn no_pdf(&self, page: Option<usize>, reason: &str) -> Explanation {
        Explanation::new(match page {
            Some(page) => format!("Seite {page} des PDFs ließ sich nicht erzeugen: {reason}"),
            None => format!("das PDF ließ sich nicht erzeugen: {reason}"),
        })
    }

    fn without_pdf(&self) -> Explanation {
        Explanation::new("dieses Programm wurde ohne PDF gebaut, das ein Buch braucht").help(
            "installiere es mit `cargo install --path . --features pdf`\n\
             oder starte es mit `cargo run --release --features pdf -- puzzle book …`",
        )
    }
}

static SITE: SiteWords = SiteWords {
    front: PageWords {
        title: "Jeden Tag ein Rätsel · sixfold",
        description: "Finde den einen besten Zug auf einem Qwirkle-Flex-Tisch.",
    },
    archive: PageWords {
        title: "Archiv · sixfold",
        description: "Alle bisherigen Tagesrätsel, nach Sternen und Themen.",
    },
    rules: PageWords {
        title: "Regeln · sixfold",
        description: "Wie man Qwirkle Flex spielt, in einer Minute erklärt.",
    },
    analyser: PageWords {
        title: "Analyse · sixfold",
        description: "Jeder erlaubte Zug auf deinem Qwirkle-Tisch, der beste zuerst, auch ohne Internet.",
    },
    not_found: PageWords {
        title: "Nicht gefunden · sixfold",
        description: "Diese Seite gibt es nicht.",
    },
    skip_to_table: "Zum Tisch springen",
    skip_to_content: "Zum Inhalt springen",
    app: "Jeder erlaubte Zug auf einem Qwirkle-Tisch und jeden Tag ein Rätsel",
    feed: "sixfold: jeden Tag ein Rätsel",
    feed_subtitle: "Finde den einen besten Zug auf einem Qwirkle-Flex-Tisch",
    examples: [
        "Eine Farbe, drei Formen",
        "Eine Form, und die Reihe wächst an beiden Enden",
        "Zweimal dasselbe Symbol",
        "Nur der Hintergrund ist gleich",
        "Jede Reihe zählt, waagrecht und senkrecht",
        "Auch diagonale Reihen zählen",
        "Ein Qwirkle",
        "Ein Qwirkle Flex",
        "Sieben in einer diagonalen Reihe",
    ],
    not_allowed: "Nicht erlaubt",
};

static BOOK: BookWords = BookWords {
    name: "Sixfold",
    claim: "Ein Tisch, sechs Steine, ein bester Zug",
    no_tie: "Qwirkle Flex ist ein Spiel von MindWare; der Verlag ist an diesem Buch nicht beteiligt.",
    how_it_works: "So geht es",
    solutions: "Lösungen",
    play: "Zug",
    points: "Punkte",
    example: "Ein Beispiel",
    rules: [
        (
            "Die Aufgabe",
            "Jedes Rätsel zeigt den Tisch mitten in einer Partie Qwirkle Flex und darunter deine Bank. Unter allen \
         erlaubten Zügen bringt genau einer die meisten Punkte. Finde ihn.",
        ),
        (
            "Anlegen",
            "Lege einen bis sechs Steine an, die in Farbe oder Form übereinstimmen, aber nie in \
         beidem. Sie kommen alle in eine Zeile oder eine Spalte, ohne Lücke; dazwischen dürfen Steine liegen, die schon \
         auf dem Tisch sind. Mindestens einer grenzt mit einer Kante an einen Stein, der schon lag. Jede Reihe, die so \
         entsteht, hat eine Farbe und lauter verschiedene Formen oder eine Form und lauter verschiedene Farben: höchstens \
         sechs Steine.",
        ),
        (
            "Punkte",
            "Jede waagrechte und jede senkrechte Reihe, die du bildest oder verlängerst, bringt einen Punkt pro Stein, und mit \
         sechs Steinen 6 Bonuspunkte: ein Qwirkle. Dann kommen die diagonalen Reihen. Von jedem angelegten Stein aus zählen \
         in beiden Diagonalen die Steine, die sich Ecke an Ecke berühren und denselben Hintergrund haben wie er: schwarz, \
         weiß oder geteilt. Ab zwei Steinen gibt es einen Punkt pro Stein, bei sechs dazu 6 Bonuspunkte: ein Qwirkle Flex. \
         Länger als sechs darf keine solche Reihe werden.",
        ),
        (
            "Sterne",
            "Die Rätsel vom Montag haben einen Stern und sind am leichtesten; die vom Sonntag haben fünf. Leichte Rätsel löst du \
         mit langen Reihen; in schweren stecken die Punkte in kurzen Reihen, Kreuzungen und Diagonalen.",
        ),
        (
            "Notation",
            "Ein Stein wird mit den Buchstaben für Farbe, Form und Hintergrund geschrieben, ein Feld mit Spalte und Zeile: \
         Ycb@i9 legt den gelben Kreis mit schwarzem Hintergrund auf i9. Das sind die Buchstaben:",
        ),
    ],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_one_year_name_it_once() {
        let (first, last) = (Date::constant(2027, 1, 1), Date::constant(2027, 3, 31));
        assert_eq!(German.days(first, last), "1. Januar – 31. März 2027");
        assert_eq!(German.months(first, last), "Januar 2027 – März 2027");
        assert_eq!(German.days(first, first), "1. Januar 2027");
    }

    #[test]
    fn a_task_counts_its_points() {
        let tasks = [1, 18].map(|points| PublishWords::task(&German, points));
        assert_eq!(
            tasks,
            ["Finde den Zug mit 1 Punkt", "Finde den Zug mit 18 Punkten"]
        );
    }
}
