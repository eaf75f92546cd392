//! The printable book: everything is in it once, refers to the right page and stays on the paper.

use std::collections::BTreeSet;

use insta::assert_snapshot;
use sixfold::language::ENGLISH;
use sixfold::picture::Ink;
use sixfold::publish::book::{Book, DatedPuzzle};
use sixfold::publish::{Paper, PerPage};
use sixfold::puzzle::{Puzzle, Stored, load_puzzles};
use sixfold::search::Searcher;

use crate::snapshots::{self, fingerprint};

/// The stored puzzles of some months of 2027.
fn entries(months: std::ops::RangeInclusive<u8>) -> Vec<DatedPuzzle> {
    let mut searcher = Searcher::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/daily");
    let texts = months
        .map(|month| std::fs::read_to_string(format!("{folder}/2027-{month:02}.yaml")).unwrap());
    let documents: Vec<_> = texts
        .flat_map(|text| load_puzzles(&text).unwrap())
        .filter_map(Stored::tiles)
        .collect();
    documents
        .iter()
        .map(|document| {
            let date = document.id.strip_prefix("daily-").unwrap().parse().unwrap();
            DatedPuzzle {
                date,
                puzzle: Puzzle::new(document.position.parse().unwrap(), &mut searcher).unwrap(),
            }
        })
        .collect()
}

fn layouts() -> impl Iterator<Item = (Paper, PerPage)> {
    Paper::ALL
        .into_iter()
        .flat_map(|paper| PerPage::ALL.map(|per_page| (paper, per_page)))
}

#[test]
fn each_puzzle_and_solution_stands_once_and_names_the_other_s_page() {
    let mut references = BTreeSet::new();
    for (paper, per_page) in layouts() {
        let book = Book {
            entries: entries(1..=1),
            paper,
            per_page,
            ink: Ink::Colour,
            words: &ENGLISH,
        };
        let pages = book.pages();
        assert_eq!(pages.len(), 2 + 31_usize.div_ceil(per_page.count()) + 8);
        let found = |id: &str| -> Vec<usize> {
            let id = format!(r#"<g id="{id}">"#);
            (1..)
                .zip(&pages)
                .filter(|(_, page)| page.svg.contains(&id))
                .map(|(number, _)| number)
                .collect()
        };
        for (place, entry) in book.entries.iter().enumerate() {
            let (puzzle, solution) = (book.puzzle_page(place), book.solution_page(place));
            assert_eq!(found(&format!("puzzle-{}", entry.date)), [puzzle]);
            assert_eq!(found(&format!("solution-{}", entry.date)), [solution]);
            for (what, page, other) in
                [("puzzle", puzzle, solution), ("solution", solution, puzzle)]
            {
                let svg = &pages[page - 1].svg;
                let (_, part) = svg
                    .split_once(&format!(r#"<g id="{what}-{}">"#, entry.date))
                    .unwrap();
                let (before, _) = part.split_once(&format!(" {other}</text>")).unwrap();
                references.insert(before.rsplit('>').next().unwrap().to_owned());
            }
            assert!(
                pages[solution - 1]
                    .svg
                    .contains(&format!(">{}<", entry.puzzle.solution))
            );
        }
        for (number, page) in (2..).zip(&pages[1..]) {
            assert!(
                page.svg
                    .contains(&format!(r#" text-anchor="middle">{number}</text>"#)),
                "page {number}"
            );
        }
    }
    let references: Vec<String> = references.into_iter().collect();
    snapshots::settings().bind(|| assert_snapshot!("book_references", references.join("\n")));
}

#[test]
fn the_contents_name_the_rules_each_month_and_the_solutions() {
    let book = Book {
        entries: entries(1..=3),
        paper: Paper::A4,
        per_page: PerPage::Four,
        ink: Ink::Colour,
        words: &ENGLISH,
    };
    let pages = book.pages();
    let begins: Vec<&str> = pages
        .iter()
        .flat_map(|page| &page.begins)
        .map(String::as_str)
        .collect();
    assert_eq!(
        begins,
        [
            "How it works",
            "January 2027",
            "February 2027",
            "March 2027",
            "Solutions"
        ]
    );
    assert_eq!(pages[2].begins, ["January 2027"]);
    assert_eq!(pages[book.puzzle_page(31) - 1].begins, ["February 2027"]);

    // The last day of January and the first of February on the first page.
    let book = Book {
        entries: book.entries[30..32].to_vec(),
        ..book
    };
    assert_eq!(book.pages()[2].begins, ["January 2027", "February 2027"]);
}

#[test]
fn a_puzzle_page_never_changes_by_itself() {
    let entries = entries(1..=1).into_iter().take(1).collect();
    let book = Book {
        entries,
        paper: Paper::A4,
        per_page: PerPage::Two,
        ink: Ink::Grey,
        words: &ENGLISH,
    };
    snapshots::settings().bind(|| assert_snapshot!("book_page_grey", book.pages()[2].svg));
}

/// Every page, as its hash; not only the one that is stored whole.
#[test]
fn every_page_has_the_same_hash() {
    let entries: Vec<DatedPuzzle> = entries(1..=1).into_iter().take(14).collect();
    let mut list = String::new();
    for (paper, per_page, ink) in [
        (Paper::A4, PerPage::Two, Ink::Colour),
        (Paper::A4, PerPage::Four, Ink::Grey),
        (Paper::Letter, PerPage::Four, Ink::Colour),
    ] {
        let book = Book {
            entries: entries.clone(),
            paper,
            per_page,
            ink,
            words: &ENGLISH,
        };
        for (number, page) in (1..).zip(book.pages()) {
            let name = format!(
                "{paper:?} {per_page:?} {ink:?} page {number} {:?}",
                page.begins
            );
            list += &fingerprint(&name, page.svg.as_bytes());
        }
    }
    snapshots::settings().bind(|| assert_snapshot!("book_hashes", list));
}

/// A year's pages as a renderer sees them.
#[cfg(feature = "png")]
mod seen {
    use std::sync::Arc;

    use rayon::prelude::*;
    use resvg::usvg::{Group, Node, Options, Rect, Tree, fontdb::Database};

    use super::*;

    fn options() -> Options<'static> {
        let mut fonts = Database::new();
        fonts.load_font_data(include_bytes!("../../assets/fonts/Inter-Regular.ttf").to_vec());
        fonts.load_font_data(include_bytes!("../../assets/fonts/Inter-Bold.ttf").to_vec());
        Options {
            font_family: "Inter".to_owned(),
            fontdb: Arc::new(fonts),
            ..Options::default()
        }
    }

    /// The groups with an id of their own, wherever they are.
    fn groups(within: &Group, found: &mut Vec<(String, Rect)>) {
        for node in within.children() {
            if let Node::Group(group) = node {
                if group.id().is_empty() {
                    groups(group, found);
                } else {
                    found.push((group.id().to_owned(), group.abs_stroke_bounding_box()));
                }
            }
        }
    }

    #[test]
    fn nothing_leaves_the_margins_or_lies_on_something_else() {
        let (year, options) = (entries(1..=12), options());
        for (paper, per_page) in layouts() {
            let ink = if paper == Paper::A4 {
                Ink::Colour
            } else {
                Ink::Grey
            };
            let book = Book {
                entries: year.clone(),
                paper,
                per_page,
                ink,
                words: &ENGLISH,
            };
            book.pages().par_iter().enumerate().for_each(|(nth, page)| {
                let tree = Tree::from_str(&page.svg, &options).unwrap();
                let scale = paper.size().0 as f32 / tree.size().width();
                let mut found = Vec::new();
                groups(tree.root(), &mut found);
                assert!(!found.is_empty(), "page {}", nth + 1);
                let content = paper.content();
                for (id, seen) in &found {
                    let sides = [seen.left(), seen.top(), seen.right(), seen.bottom()]
                        .map(|side| side * scale);
                    let [left, top, right, bottom] = sides;
                    let page =
                        format!("{id} on page {} {paper:?} {per_page:?}: {sides:?}", nth + 1);
                    assert!(
                        left >= content.x as f32 - 8.0 && right <= content.right() as f32 + 8.0,
                        "{page}"
                    );
                    assert!(top >= content.y as f32 - 8.0 || id == "title", "{page}");
                    assert!(
                        bottom <= content.bottom() as f32 + 8.0 || id == "title",
                        "{page}"
                    );
                    let others = found.iter().filter(|(other, _)| other != id);
                    for (other, box_) in others {
                        let apart = box_.left() >= seen.right()
                            || seen.left() >= box_.right()
                            || box_.top() >= seen.bottom()
                            || seen.top() >= box_.bottom();
                        assert!(apart, "{page} lies on {other}");
                    }
                }
            });
        }
    }
}

#[test]
fn a_pdf_has_every_page_and_the_same_bytes_each_time() {
    use sixfold::publish::book::pdf;

    let entries: Vec<DatedPuzzle> = entries(1..=1).into_iter().take(5).collect();
    let book = Book {
        entries,
        paper: Paper::Letter,
        per_page: PerPage::Two,
        ink: Ink::Colour,
        words: &ENGLISH,
    };
    let bytes = pdf(&book).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.contains(&format!("/Count {}", book.pages().len())));
    assert!(text.contains("/MediaBox [0 0 612 792]"));
    assert!(!text.contains("/CreationDate"));
    assert_eq!(bytes, pdf(&book).unwrap());
}
