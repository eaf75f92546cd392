use jiff::ToSpan;
use jiff::civil::Date;

use super::{Address, DayEntry, FileList, LIST_NAME, SCRIPTS};

/// The feed's name in a site.
pub const FEED_NAME: &str = "feed.xml";

/// The engine's name in a site.
pub const ENGINE_NAME: &str = "sixfold.wasm";

/// A site to be built: its days, and what it knows of the world.
#[derive(Clone, Debug)]
pub struct Site {
    /// The first day.
    pub first: Date,
    /// The last day.
    pub last: Date,
    /// The newest day that pages lead to; where it is not known, that is each visitor's own day,
    /// and there is no feed.
    pub today: Option<Date>,
    /// Where it will stand, if that is known.
    pub address: Option<Address>,
    /// Whether it has the engine for the analyser.
    pub engine: bool,
}

impl Site {
    /// Its days in order.
    pub fn dates(&self) -> Vec<Date> {
        self.first
            .series(1.day())
            .take_while(|&date| date <= self.last)
            .collect()
    }

    /// The names of all its files.
    pub fn files(&self) -> FileList {
        let fixed = [
            "index.html",
            "archive.html",
            "rules.html",
            "analyser.html",
            "404.html",
            "manifest.webmanifest",
            "sw.js",
            "icon.svg",
            "icon-192.png",
            "icon-512.png",
            "assets/style.css",
            LIST_NAME,
        ];
        let days = self
            .dates()
            .into_iter()
            .flat_map(|date| [format!("puzzle/{date}.html"), format!("share/{date}.png")]);
        let scripts = SCRIPTS.iter().map(|(name, _)| format!("assets/{name}"));
        let engine = self.engine.then(|| ENGINE_NAME.to_owned());
        let feed = self.today.map(|_| FEED_NAME.to_owned());
        fixed
            .into_iter()
            .map(str::to_owned)
            .chain(scripts)
            .chain(engine)
            .chain(feed)
            .chain(days)
            .collect()
    }

    /// The newest day that a page may lead to.
    fn newest(&self) -> Date {
        self.today.unwrap_or(self.last)
    }

    /// The days that pages may lead to, the newest first, from those given in order.
    pub(super) fn newest_first<'a>(
        &self,
        entries: &'a [DayEntry],
    ) -> impl Iterator<Item = &'a DayEntry> {
        let newest = self.newest();
        entries
            .iter()
            .rev()
            .filter(move |entry| entry.date <= newest)
    }

    /// The day before, where a page may lead to it.
    pub(super) fn day_before(&self, date: Date) -> Option<Date> {
        date.yesterday()
            .ok()
            .filter(|&day| self.first <= day && day <= self.newest())
    }

    /// The day after, where a page may lead to it.
    pub(super) fn day_after(&self, date: Date) -> Option<Date> {
        date.tomorrow().ok().filter(|&day| day <= self.newest())
    }
}
