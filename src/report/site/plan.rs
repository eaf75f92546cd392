use jiff::ToSpan;
use jiff::civil::Date;

use super::{Address, Entry, FileList, LIST_NAME, SCRIPTS};

/// The engine's name in a site.
pub const ENGINE_NAME: &str = "sixfold.wasm";

/// A site to be built: its days, and what it knows of the world.
#[derive(Clone, Debug)]
pub struct Site {
    /// The first day.
    pub first: Date,
    /// The last day.
    pub last: Date,
    /// The newest day that pages lead to.
    pub today: Date,
    /// Where it will stand, if that is known.
    pub address: Option<Address>,
    /// Whether it has the engine for the analyser.
    pub engine: bool,
}

impl Site {
    /// Its days in order.
    pub fn dates(&self) -> Vec<Date> {
        self.first.series(1.day()).take_while(|&date| date <= self.last).collect()
    }

    /// The names of all its files.
    pub fn files(&self) -> FileList {
        let fixed = [
            "index.html",
            "archive.html",
            "rules.html",
            "analyser.html",
            "404.html",
            "feed.xml",
            "manifest.webmanifest",
            "sw.js",
            "icon.svg",
            "icon-192.png",
            "icon-512.png",
            "assets/style.css",
            LIST_NAME,
        ];
        let days = self.dates().into_iter().flat_map(|date| [format!("puzzle/{date}.html"), format!("share/{date}.png")]);
        let scripts = SCRIPTS.iter().map(|(name, _)| format!("assets/{name}"));
        let engine = self.engine.then(|| ENGINE_NAME.to_owned());
        fixed.into_iter().map(str::to_owned).chain(scripts).chain(engine).chain(days).collect()
    }

    /// The days up to today, the newest first, from those given in order.
    pub(super) fn newest_first<'a>(&self, entries: &'a [Entry]) -> impl Iterator<Item = &'a Entry> {
        let today = self.today;
        entries.iter().rev().filter(move |entry| entry.date <= today)
    }

    /// The day before, where it is built.
    pub(super) fn day_before(&self, date: Date) -> Option<Date> {
        date.yesterday().ok().filter(|&day| day >= self.first)
    }

    /// The day after, where it is built and not later than today.
    pub(super) fn day_after(&self, date: Date) -> Option<Date> {
        date.tomorrow().ok().filter(|&day| day <= self.last.min(self.today))
    }
}
