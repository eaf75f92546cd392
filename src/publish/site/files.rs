//! The files of a site: the one list of their names, and those that are the same in every site.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path};

use jiff::civil::Date;
use serde::Serialize;

use super::Site;
use crate::language::{Language, Offer, Scripts};

/// The first page.
pub const INDEX: &str = "index.html";
/// The list of days.
pub const ARCHIVE: &str = "archive.html";
/// The rules.
pub const RULES: &str = "rules.html";
/// The analyser.
pub const ANALYSER: &str = "analyser.html";
/// The page for an address that there is not.
pub const NOT_FOUND: &str = "404.html";
/// What a phone or computer needs to know to install the site.
pub const MANIFEST: &str = "manifest.webmanifest";
/// The service worker.
pub const WORKER: &str = "sw.js";
/// The icon, in any size.
pub const ICON: &str = "icon.svg";
/// The sizes of the icon as PNG.
pub const ICON_SIZES: [u32; 2] = [192, 512];
/// The style sheet.
pub const STYLE: &str = "assets/style.css";
/// The feed.
pub const FEED: &str = "feed.xml";
/// The engine of the analyser.
pub const ENGINE: &str = "sixfold.wasm";
/// The file that says what a site is made of, and that a folder is one.
pub const LIST: &str = "sixfold-site.txt";

/// The icon as a PNG of this many pixels.
pub fn icon(pixels: u32) -> String {
    format!("icon-{pixels}.png")
}

/// A script of [`SCRIPTS`].
pub fn script(name: &str) -> String {
    format!("assets/{name}")
}

/// The words of the scripts in a language.
pub fn words(language: &Language) -> String {
    format!("assets/words-{}.js", language.code)
}

/// The page of a day.
pub fn puzzle(date: Date) -> String {
    format!("puzzle/{date}.html")
}

/// The share picture of a day.
pub fn share(date: Date) -> String {
    format!("share/{date}.png")
}

/// The table of a day, with all that its pages share.
pub fn drawing(date: Date) -> String {
    format!("table/{date}.svg")
}

impl Site {
    /// The names of all files of the site.
    pub fn files(&self) -> FileList {
        let days = self.dates();
        let fixed = [ICON, STYLE, LIST].map(str::to_owned).into_iter();
        let icons = ICON_SIZES.into_iter().map(icon);
        let scripts = SCRIPTS.iter().map(|(name, _)| script(name));
        let words = self.languages.iter().map(|language| words(language));
        let drawings = days.iter().map(|&date| drawing(date));
        let engine = self.engine.then(|| ENGINE.to_owned());
        let parts = self.parts();
        let own = parts.iter().flat_map(|part| part.own_files(&days));
        let shared = fixed.chain(icons).chain(scripts).chain(words);
        shared.chain(drawings).chain(engine).chain(own).collect()
    }

    /// The names of the files of one part.
    fn own_files(&self, days: &[Date]) -> Vec<String> {
        let fixed = [INDEX, ARCHIVE, RULES, ANALYSER, NOT_FOUND, MANIFEST, WORKER];
        let feed = self.today.map(|_| FEED);
        let fixed = fixed.into_iter().chain(feed).map(str::to_owned);
        let own = fixed.chain(days.iter().map(|&date| puzzle(date)));
        let shares = days.iter().filter(|_| self.draws_shares());
        own.map(|name| self.named(&name))
            .chain(shares.map(|&date| self.share(date)))
            .collect()
    }
}

const HEADING: &str = "# The files of a site made by sixfold: the next `sixfold site` replaces or removes them, and no others.";

/// The names of all files of a site, with `/` between folders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileList {
    names: BTreeSet<String>,
}

impl FileList {
    /// Reads a list; nothing if the text is none.
    ///
    /// Names that lead out of the folder, which no site has, are left out: nothing outside is ever
    /// removed.
    pub fn parse(text: &str) -> Option<FileList> {
        let names = text
            .strip_prefix(HEADING)?
            .lines()
            .filter(|name| is_inside(name));
        Some(names.map(str::to_owned).collect())
    }

    /// The list as text.
    pub fn to_text(&self) -> String {
        self.names
            .iter()
            .fold(format!("{HEADING}\n"), |text, name| text + name + "\n")
    }

    /// The names in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// Whether it has a name.
    pub fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// The names that another list does not have.
    pub fn without<'a>(&'a self, other: &'a FileList) -> impl Iterator<Item = &'a str> {
        self.names.difference(&other.names).map(String::as_str)
    }

    /// The folders in which the files stand, besides the site's own.
    pub fn folders(&self) -> BTreeSet<&str> {
        self.names()
            .filter_map(|name| Some(name.rsplit_once('/')?.0))
            .collect()
    }

    /// The names of both.
    pub fn with(&self, other: &FileList) -> FileList {
        FileList {
            names: self.names.union(&other.names).cloned().collect(),
        }
    }
}

impl FromIterator<String> for FileList {
    fn from_iter<T: IntoIterator<Item = String>>(names: T) -> FileList {
        FileList {
            names: names.into_iter().collect(),
        }
    }
}

fn is_inside(name: &str) -> bool {
    !name.is_empty()
        && Path::new(name)
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
}

/// Names each script of `web/js` and holds its text.
macro_rules! scripts {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../web/js/", $name)))),+]
    };
}

/// Every script, by name.
pub const SCRIPTS: &[(&str, &str)] = scripts![
    "address.js",
    "analyser.js",
    "archive.js",
    "cells.js",
    "copy.js",
    "days.js",
    "desk.js",
    "dom.js",
    "drag.js",
    "drags.js",
    "drawing.js",
    "engine.js",
    "history.js",
    "languages.js",
    "letters.js",
    "names.js",
    "notation.js",
    "outcome.js",
    "ownplay.js",
    "palette.js",
    "plays.js",
    "position.js",
    "puzzle.js",
    "rack.js",
    "ranking.js",
    "record.js",
    "rich.js",
    "roving.js",
    "segments.js",
    "session.js",
    "stopwatch.js",
    "table.js",
    "today.js",
    "typing.js",
    "words.js",
];

/// The script that hands the words of a language to all others. They include what visitors of the
/// other languages of the site are offered.
pub fn words_text(language: &Language, all: &[&Language]) -> String {
    let others = all.iter().filter(|other| other.code != language.code);
    let words = WordsFile {
        scripts: language.scripts.scripts(),
        offers: others
            .map(|other| (other.code, other.pages.offer()))
            .collect(),
    };
    let words = serde_json::to_string(&words).expect("all keys are text");
    format!(
        "import {{ speak }} from \"./words.js\";\n\nspeak(\"{}\", {words});\n",
        language.code
    )
}

#[derive(Serialize)]
struct WordsFile {
    #[serde(flatten)]
    scripts: Scripts,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    offers: BTreeMap<&'static str, &'static Offer>,
}

/// The style sheet.
pub const STYLE_TEXT: &str = include_str!("../../../web/style.css");

/// The service worker before its list of files is filled in.
pub const WORKER_TEXT: &str = include_str!("../../../web/sw.js");
