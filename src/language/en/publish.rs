use std::io;
use std::path::Path;

use jiff::civil::Date;

use super::cli::reason;
use super::{English, and_list, capitalised, plural, points, shown};
use crate::game::{Line, Placement, Play, Position, Rules};
use crate::language::{
    BookWords, Explanation, GameWords, PageWords, PublishWords, PuzzleWords, SiteWords,
};
use crate::notation::stretch;
use crate::puzzle::{Hint, Puzzle, Stars, Theme};

impl PublishWords for English {
    fn capitalised(&self, sentence: &str) -> String {
        capitalised(sentence)
    }

    fn picture(&self, position: &Position, play: Option<&Play>) -> String {
        let game = match position.rules() {
            Rules::Classic => "Qwirkle",
            Rules::Flex | Rules::Intro => "Qwirkle Flex",
        };
        let tiles = plural(position.board().len(), "tile");
        let new = play.map_or_else(String::new, |play| format!(", new: {play}"));
        format!("{game} table with {tiles}{new}")
    }

    fn not_shown(&self, first: &Placement, others: usize) -> String {
        match others {
            0 => format!("not shown: {first}"),
            others => format!("not shown: {first} and {others} more"),
        }
    }

    fn rack(&self, after_play: bool) -> &'static str {
        if after_play { "left" } else { "rack" }
    }

    fn stars(&self, stars: Stars) -> String {
        format!("{} of {} stars", stars.count(), Stars::ALL.len())
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
        capitalised(&hint.to_string())
    }

    fn task(&self, points: u32) -> String {
        format!("Find the {points}-point play")
    }

    fn date(&self, date: Date) -> String {
        date.strftime("%A %-d %B %Y").to_string()
    }

    fn weekday(&self, date: Date) -> String {
        date.strftime("%A").to_string()
    }

    fn day(&self, date: Date) -> String {
        date.strftime("%-d %B %Y").to_string()
    }

    fn month(&self, date: Date) -> String {
        date.strftime("%B %Y").to_string()
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
            (false, true) => format!("{} – {till}", first.strftime("%-d %B")),
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
            format!("{task}, {date}: a table of Qwirkle Flex and six tiles. {stars}."),
        )
    }

    fn share_task(&self, points: u32) -> [String; 3] {
        ["Find the".into(), format!("{points}-point"), "play".into()]
    }

    fn share_picture(&self, task: &str, date: Date) -> String {
        let date = self.date(date);
        format!("{task}: a table of Qwirkle Flex and six tiles. {date}.")
    }

    fn feed_summary(&self, task: &str, stars: Stars) -> String {
        let stars = self.stars(stars);
        format!("{task}: a table of Qwirkle Flex, six tiles and {stars}.")
    }

    fn example_table(&self, tiles: usize, laid: &[Placement]) -> String {
        let laid: Vec<String> = laid
            .iter()
            .map(|laid| format!("{} on {}", GameWords::tile(self, laid.tile), laid.cell))
            .collect();
        let (tiles, laid) = (plural(tiles, "tile"), and_list(&laid));
        format!("A table with {tiles}. Laid: {laid}.")
    }

    fn book(&self) -> &'static BookWords {
        &BOOK
    }

    fn book_title(&self, puzzles: usize) -> String {
        format!("{} for Qwirkle Flex", plural(puzzles, "daily puzzle"))
    }

    fn solution_on(&self, page: usize) -> String {
        format!("Solution on page {page}")
    }

    fn puzzle_on(&self, page: usize) -> String {
        format!("Puzzle on page {page}")
    }

    fn solution_sum(&self, puzzle: &Puzzle) -> String {
        let (total, next) = (points(puzzle.target()), puzzle.second_best);
        let plays = plural(puzzle.plays_total, "play");
        format!("{total} in all, the best of {plays}; the next scores {next}.")
    }

    fn example_play(&self, puzzle: &Puzzle) -> String {
        let rack: Vec<String> = puzzle
            .position
            .rack()
            .iter()
            .map(ToString::to_string)
            .collect();
        let rack = and_list(&rack);
        format!("With {rack} on the rack, {} is best:", puzzle.solution)
    }

    fn site_built(&self, days: usize, folder: &Path) -> String {
        let (days, folder) = (plural(days, "day"), shown(folder));
        format!("{days} in {folder}; `sixfold serve {folder}` shows them")
    }

    fn serving(&self, folder: &Path, address: &str) -> String {
        format!("{} is at {address} until you press Ctrl-C", shown(folder))
    }

    fn not_a_site(&self, folder: &Path) -> Explanation {
        Explanation::new(format!(
            "{} holds something other than a site",
            shown(folder)
        ))
        .help("name an empty or a new folder, or one that `sixfold site` made; nothing was written")
    }

    fn would_replace(&self, file: &Path) -> Explanation {
        Explanation::new(format!(
            "{} is there already and does not belong to the site",
            shown(file)
        ))
        .help("move it away, or choose another --out; nothing was written")
    }

    fn today_not_built(&self, today: Date, first: Date, last: Date) -> Explanation {
        Explanation::new(format!(
            "today, {today}, is not among the days built: {first} to {last}"
        ))
        .help("choose one of the days built, or leave out --today")
    }

    fn not_an_address(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` is not the address of a site"))
            .help("write it in full, such as https://example.org/puzzles/")
    }

    fn not_an_engine(&self, file: &Path) -> Explanation {
        Explanation::new(format!("{} is not WebAssembly", shown(file)))
            .help("`web/build-engine` makes one: target/sixfold.wasm")
    }

    fn no_index(&self, folder: &Path, index: &str) -> Explanation {
        Explanation::new(format!("{} holds no {index}", shown(folder))).help(format!(
            "`sixfold site` builds a site, with an {index} at its top"
        ))
    }

    fn port_refused(&self, port: u16, error: &io::Error) -> Explanation {
        Explanation::new(format!("port {port} cannot be used: {}", reason(error)))
            .help("choose another with --port, or 0 for any free one")
    }

    fn png_size(&self, width: u64, height: u64) -> Explanation {
        Explanation::new(format!(
            "a picture of {width} by {height} pixels cannot be made"
        ))
        .help("choose a smaller --scale, or --format svg")
    }

    fn no_png(&self, reason: &str) -> Explanation {
        Explanation::new(format!("the PNG cannot be made: {reason}")).help("use --format svg")
    }

    fn without_png(&self) -> Explanation {
        Explanation::new("this program was built without PNG")
            .help("use --format svg, or build with the feature `png`")
    }

    fn png_to_terminal(&self) -> Explanation {
        Explanation::new("a PNG is never written to a terminal")
            .help("name a file with `--out table.png`, or send it there with `> table.png`")
    }

    fn no_pdf(&self, page: Option<usize>, reason: &str) -> Explanation {
        Explanation::new(match page {
            Some(page) => format!("page {page} of the PDF cannot be made: {reason}"),
            None => format!("the PDF cannot be made: {reason}"),
        })
    }

    fn without_pdf(&self) -> Explanation {
        Explanation::new("this program was built without PDF, which a book needs").help(
            "install it with `cargo install --path . --features pdf`\n\
             or run it with `cargo run --release --features pdf -- puzzle book …`",
        )
    }
}

static SITE: SiteWords = SiteWords {
    front: PageWords {
        title: "A puzzle a day · sixfold",
        description: "Find the one best play on a table of Qwirkle Flex.",
    },
    archive: PageWords {
        title: "Archive · sixfold",
        description: "Every daily puzzle so far, by stars and themes.",
    },
    rules: PageWords {
        title: "Rules · sixfold",
        description: "How Qwirkle Flex is played, in a minute.",
    },
    analyser: PageWords {
        title: "Analyser · sixfold",
        description: "Every legal play of your Qwirkle table, the best first, also without a network.",
    },
    not_found: PageWords {
        title: "Not found · sixfold",
        description: "There is no such page.",
    },
    skip_to_table: "Skip to the table",
    skip_to_content: "Skip to the content",
    app: "Every legal play of a Qwirkle table, and a puzzle a day",
    feed: "sixfold: a puzzle a day",
    feed_subtitle: "Find the one best play on a table of Qwirkle Flex",
    examples: [
        "One colour, three shapes",
        "One shape, and both ends of the line grow",
        "The same symbol twice",
        "Only the background is shared",
        "Every row and column counts",
        "Diagonals count too",
        "A qwirkle",
        "A qwirkle flex",
        "Seven on a diagonal",
    ],
    not_allowed: "Not allowed",
};

static BOOK: BookWords = BookWords {
    name: "Sixfold",
    claim: "One table, six tiles, one best play",
    no_tie: "Qwirkle Flex is a game of MindWare, which has no part in this book.",
    how_it_works: "How it works",
    solutions: "Solutions",
    play: "Play",
    points: "Points",
    example: "An example",
    rules: [
        (
            "The task",
            "Each puzzle shows a table of Qwirkle Flex in the middle of a game, and your rack below it. Of all the plays that the \
         rules allow, exactly one scores the most. Find it.",
        ),
        (
            "Laying",
            "Lay one to six tiles that share a colour or a shape and are not alike in both. They all go into one row or one \
         column, without a gap, though tiles that lie there already may stand between them; at least one touches such a tile, \
         edge to edge. Every row and column that arises holds one colour with shapes all different, or one shape with \
         colours all different: six tiles at most.",
        ),
        (
            "Scoring",
            "Each row and column that you make or extend earns a point a tile, and 6 more when it has six: a qwirkle. Then come \
         the diagonals. Each tile laid looks along both of its diagonals for tiles that touch, corner to corner, and have its \
         own background: black, white or split. Two or more earn a point a tile, and six earn 6 more: a qwirkle flex. No \
         such diagonal may grow longer than six.",
        ),
        (
            "Stars",
            "Mondays have one star and are the easiest; Sundays have five. Easy puzzles are solved by long rows and columns; in hard \
         ones the points hide in short lines, crossings and diagonals.",
        ),
        (
            "Writing",
            "A tile is the letters of its colour, shape and background, a cell its column and row: Ycb@i9 lays the yellow circle \
         on black at i9. These are the letters:",
        ),
    ],
};
