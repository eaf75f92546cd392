use std::io;
use std::path::Path;

use jiff::civil::Date;

use super::Explanation;
use crate::game::{Line, Placement, Play, Position};
use crate::puzzle::{Hint, Puzzle, Stars, Theme};

/// Pictures, the site and the book.
pub trait PublishWords: Sync {
    /// A sentence with a capital letter at its beginning.
    fn capitalised(&self, sentence: &str) -> String;
    /// What a picture shows, for those who do not see it.
    fn picture(&self, position: &Position, play: Option<&Play>) -> String;
    /// Tiles of a play lie too far away to be drawn: the first, and the number of others.
    fn not_shown(&self, first: &Placement, others: usize) -> String;
    /// Before the rack in a picture of text: what is held, or what is left after a play.
    fn rack(&self, after_play: bool) -> &'static str;

    /// Stars for those who do not see them: `1 of 5 stars`.
    fn stars(&self, stars: Stars) -> String;
    /// What makes a solution worth finding, in one line.
    fn themes(&self, themes: &[Theme]) -> String;
    /// Where a line lies: `→ i9–j9`; nothing for a lone tile.
    fn line_place(&self, line: &Line) -> String;
    /// A hint, as a sentence.
    fn hint(&self, hint: &Hint) -> String;
    /// What a solver is asked: `Find the 18-point play`.
    fn task(&self, points: u32) -> String;

    /// `Monday 4 January 2027`
    fn date(&self, date: Date) -> String;
    /// `Monday`
    fn weekday(&self, date: Date) -> String;
    /// `4 January 2027`
    fn day(&self, date: Date) -> String;
    /// `January 2027`
    fn month(&self, date: Date) -> String;
    /// The months of two days: `January 2027`, or both if they differ.
    fn months(&self, first: Date, last: Date) -> String;
    /// `1 January – 31 March 2027`; a single day stands alone.
    fn days(&self, first: Date, last: Date) -> String;

    /// The fixed words of the site.
    fn site(&self) -> &'static SiteWords;
    /// The title and the description of the page of a puzzle.
    fn puzzle_page(&self, task: &str, date: Date, stars: Stars) -> (String, String);
    /// The task in three short lines, for a share picture.
    fn share_task(&self, points: u32) -> [String; 3];
    /// What a share picture shows, for those who do not see it.
    fn share_picture(&self, task: &str, date: Date) -> String;
    /// What a puzzle is, in a feed.
    fn feed_summary(&self, task: &str, stars: Stars) -> String;
    /// A table of the rules with tiles laid on it, for those who do not see it.
    fn example_table(&self, tiles: usize, laid: &[Placement]) -> String;

    /// The fixed words of the book.
    fn book(&self) -> &'static BookWords;
    /// What a book of this many puzzles is called.
    fn book_title(&self, puzzles: usize) -> String;
    /// `Solution on page 12`
    fn solution_on(&self, page: usize) -> String;
    /// `Puzzle on page 3`
    fn puzzle_on(&self, page: usize) -> String;
    /// What the solution scores, and how far ahead that is.
    fn solution_sum(&self, puzzle: &Puzzle) -> String;
    /// What the worked example shows, before its lines.
    fn example_play(&self, puzzle: &Puzzle) -> String;

    /// A site was built: how many days, and where.
    fn site_built(&self, days: usize, folder: &Path) -> String;
    /// A site is served.
    fn serving(&self, folder: &Path, address: &str) -> String;

    /// A folder that holds something else than a site.
    fn not_a_site(&self, folder: &Path) -> Explanation;
    /// A file of the site would replace one that is not the site's own.
    fn would_replace(&self, file: &Path) -> Explanation;
    /// Today is not among the days of the site.
    fn today_not_built(&self, today: Date, first: Date, last: Date) -> Explanation;
    /// Not the address of a site.
    fn not_an_address(&self, given: &str) -> Explanation;
    /// Not an engine for the analyser.
    fn not_an_engine(&self, file: &Path) -> Explanation;
    /// A folder that cannot be served.
    fn no_index(&self, folder: &Path, index: &str) -> Explanation;
    /// A port that cannot be used.
    fn port_refused(&self, port: u16, error: &io::Error) -> Explanation;
    /// A PNG with no pixels, or with too many.
    fn png_size(&self, width: u64, height: u64) -> Explanation;
    /// Another reason why there is no PNG.
    fn no_png(&self, reason: &str) -> Explanation;
    /// The program was built without PNG.
    fn without_png(&self) -> Explanation;
    /// A PNG is never written to a terminal.
    fn png_to_terminal(&self) -> Explanation;
    /// Why there is no PDF, and the page that is to blame.
    fn no_pdf(&self, page: Option<usize>, reason: &str) -> Explanation;
    /// The program was built without PDF.
    fn without_pdf(&self) -> Explanation;
}

/// The fixed words of the site, besides those of its templates.
pub struct SiteWords {
    /// The page that leads to the visitor's day.
    pub front: PageWords,
    /// The list of days.
    pub archive: PageWords,
    /// The rules.
    pub rules: PageWords,
    /// The analyser.
    pub analyser: PageWords,
    /// The page for an address that there is not.
    pub not_found: PageWords,
    /// A link over the menu, to the table.
    pub skip_to_table: &'static str,
    /// A link over the menu, to the content.
    pub skip_to_content: &'static str,
    /// What an installed site is.
    pub app: &'static str,
    /// The title of the feed.
    pub feed: &'static str,
    /// What the feed holds.
    pub feed_subtitle: &'static str,
    /// What each worked example of the rules is there for, in their order.
    pub examples: [&'static str; 9],
    /// The verdict on an example that is not legal.
    pub not_allowed: &'static str,
}

/// What is said about a page.
pub struct PageWords {
    /// Its title.
    pub title: &'static str,
    /// What it holds, for search engines.
    pub description: &'static str,
}

/// The fixed words of the book.
pub struct BookWords {
    /// The name on the title page and at the head of every other.
    pub name: &'static str,
    /// What is asked, on the title page.
    pub claim: &'static str,
    /// Whose game it is.
    pub no_tie: &'static str,
    /// The heading of the rules.
    pub how_it_works: &'static str,
    /// The heading of the pages at the back.
    pub solutions: &'static str,
    /// Before the line for the play.
    pub play: &'static str,
    /// Before the line for its points.
    pub points: &'static str,
    /// The heading of the worked example.
    pub example: &'static str,
    /// The rules of the game in short: the names of the paragraphs and their text.
    pub rules: [(&'static str, &'static str); 5],
}
