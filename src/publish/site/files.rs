//! The files of a site: the one list of their names, and those that are the same in every site.

use std::collections::BTreeSet;
use std::path::{Component, Path};

use jiff::civil::Date;

use super::Site;

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

/// The page of a day.
pub fn puzzle(date: Date) -> String {
    format!("puzzle/{date}.html")
}

/// The share picture of a day.
pub fn share(date: Date) -> String {
    format!("share/{date}.png")
}

impl Site {
    /// The names of all its files.
    pub fn files(&self) -> FileList {
        let pages = [INDEX, ARCHIVE, RULES, ANALYSER, NOT_FOUND];
        let others = [MANIFEST, WORKER, ICON, STYLE, LIST];
        let fixed = pages.into_iter().chain(others).map(str::to_owned);
        let icons = ICON_SIZES.into_iter().map(icon);
        let scripts = SCRIPTS.iter().map(|(name, _)| script(name));
        let days = self.dates();
        let days = days.iter().flat_map(|&date| [puzzle(date), share(date)]);
        let engine = self.engine.then(|| ENGINE.to_owned());
        let feed = self.today.map(|_| FEED.to_owned());
        let files = fixed.chain(icons).chain(scripts).chain(days);
        files.chain(engine).chain(feed).collect()
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
    "engine.js",
    "history.js",
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
];

/// The style sheet.
pub const STYLE_TEXT: &str = include_str!("../../../web/style.css");

/// The service worker before its list of files is filled in.
pub const WORKER_TEXT: &str = include_str!("../../../web/sw.js");
