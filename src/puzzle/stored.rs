use serde::Deserialize;

use super::qwords::{self, Lists};
use super::{Document, Proof};
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

    /// Proves it once more.
    pub fn prove(&self, searcher: &mut Searcher, lists: &Lists) -> Proof {
        match self {
            Stored::Tiles(document) => document.prove(searcher),
            Stored::Qwords(document) => document.prove(lists),
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
    let both = yaml::documents(text).zip(yaml::documents(text));
    let read = both.map(|(head, document)| match head.read::<Head>() {
        Ok(Head { rules: Some(rules) }) if rules == qwords::RULES => {
            document.read().map(Box::new).map(Stored::Qwords)
        }
        _ => document.read().map(Box::new).map(Stored::Tiles),
    });
    read.collect()
}
