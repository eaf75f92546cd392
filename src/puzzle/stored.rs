use serde::{Deserialize, Serialize};

use super::{Document, Example, Proof, qwords};
use crate::search::Searcher;
use crate::yaml::{self, YamlError};

/// A puzzle of a file, of either game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stored {
    /// With tiles.
    Tiles(Box<Document>),
    /// Of Qwords.
    Qwords(Box<qwords::Document>),
}

impl Stored {
    /// Its name.
    pub fn id(&self) -> &str {
        match self {
            Stored::Tiles(document) => &document.id,
            Stored::Qwords(document) => &document.id,
        }
    }

    /// The puzzle with tiles, if it is one.
    pub fn tiles(self) -> Option<Document> {
        match self {
            Stored::Tiles(document) => Some(*document),
            Stored::Qwords(_) => None,
        }
    }

    /// The puzzle of Qwords, if it is one.
    pub fn qwords(self) -> Option<qwords::Document> {
        match self {
            Stored::Tiles(_) => None,
            Stored::Qwords(document) => Some(*document),
        }
    }

    /// Proves it again.
    pub fn prove(&self, searcher: &mut Searcher) -> Proof {
        match self {
            Stored::Tiles(document) => document.prove(searcher),
            Stored::Qwords(document) => document.prove(),
        }
    }
}

/// Reads the documents of a file, each by the rules that it names.
pub fn load_puzzles(text: &str) -> Result<Vec<Stored>, YamlError> {
    #[derive(Deserialize)]
    struct Head {
        rules: Option<String>,
    }
    // Each is read twice, for its rules and then whole, so that an error still knows its place.
    let both = yaml::documents(text)?.zip(yaml::documents(text)?);
    let read = both.map(|(head, document)| match head.read::<Head>() {
        Ok(Head { rules: Some(rules) }) if rules == qwords::Document::RULES => {
            document.read().map(Box::new).map(Stored::Qwords)
        }
        _ => document.read().map(Box::new).map(Stored::Tiles),
    });
    read.collect()
}

/// Writes documents, each after its own marker.
pub fn write_puzzles<D: Serialize>(documents: &[D]) -> String {
    documents
        .iter()
        .map(|document| format!("---\n{}", yaml::to_string(document)))
        .collect()
}

/// Reads the examples of a file.
pub fn load_examples(text: &str) -> Result<Vec<Example>, YamlError> {
    let mut examples: Vec<Example> = yaml::from_str(text)?;
    let key_lines = key_lines(text);
    // A file in YAML's other style, with braces, has no such lines.
    if key_lines.len() == examples.len() {
        for (example, key_lines) in examples.iter_mut().zip(key_lines) {
            example.key_lines = key_lines;
        }
    }
    Ok(examples)
}

/// On which lines the keys with notation stand, for each item of a YAML list.
fn key_lines(text: &str) -> Vec<Vec<(&'static str, usize)>> {
    const KEYS: [&str; 4] = ["position", "play", "claims", "six_tiles"];
    let mut items: Vec<Vec<(&str, usize)>> = Vec::new();
    let mut item_indent = None;
    for (line, number) in text.lines().zip(1..) {
        let mut content = line.trim_start();
        let indent = line.len() - content.len();
        if let Some(rest) = content
            .strip_prefix("- ")
            .filter(|_| *item_indent.get_or_insert(indent) == indent)
        {
            items.push(Vec::new());
            content = rest.trim_start();
        }
        let key = KEYS.into_iter().find(|key| {
            content
                .strip_prefix(key)
                .is_some_and(|rest| rest.starts_with(':'))
        });
        if let (Some(item), Some(key)) = (items.last_mut(), key) {
            item.push((key, number));
        }
    }
    items
}

/// Here every puzzle has one more theme, [`Theme::Later`](super::Theme::Later).
#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test that cannot go on should stop")]
mod tests {
    use jiff::ToSpan;
    use jiff::civil::{Date, date};

    use super::*;
    use crate::puzzle::{Maker, daily_by_search};

    const PUBLISHED: &str = include_str!("../../puzzles/daily/2027-01.yaml");

    #[test]
    fn a_new_theme_changes_no_published_puzzle() {
        let mut maker = Maker::new();
        let days: Vec<Date> = date(2027, 1, 1).series(1.day()).take(14).collect();
        let documents: Vec<Document> = days
            .iter()
            .map(|&day| {
                let (_, puzzle) = daily_by_search(day, &mut maker).expect("every day has one");
                Document::daily(&puzzle, day)
            })
            .collect();
        assert!(
            PUBLISHED
                .replace('\r', "")
                .starts_with(&write_puzzles(&documents))
        );
    }

    /// What is wrong with the first stored puzzle if it lists these themes.
    fn flaws(themes: &str) -> Vec<String> {
        let stored = load_puzzles(PUBLISHED)
            .expect("the file can be read")
            .into_iter()
            .next()
            .and_then(Stored::tiles);
        let mut document = stored.expect("it is a puzzle with tiles");
        document.themes = themes.split(", ").map(str::to_owned).collect();
        document
            .prove(&mut Searcher::new())
            .flaws
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn a_stored_puzzle_may_be_older_than_a_theme() {
        assert_eq!(flaws("qwirkle flex, diagonals, crossing"), [""; 0]);
        assert_eq!(flaws("qwirkle flex, diagonals, crossing, later"), [""; 0]);
    }

    #[test]
    fn a_stored_puzzle_lists_every_theme_of_the_first_version_and_none_that_it_has_not() {
        let wrong = |stored: &str, found: &str| {
            assert_eq!(
                flaws(stored),
                [format!("themes: stored {stored}, found {found}")]
            )
        };
        wrong(
            "qwirkle flex, crossing",
            "qwirkle flex, diagonals, crossing",
        );
        wrong(
            "crossing, later",
            "qwirkle flex, diagonals, crossing, later",
        );
        wrong(
            "qwirkle flex, diagonals, crossing, quiet",
            "qwirkle flex, diagonals, crossing",
        );
        wrong(
            "qwirkle flex, diagonals, crossing, unheard of",
            "qwirkle flex, diagonals, crossing",
        );
    }
}
