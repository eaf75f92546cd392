//! What is made for programs: the feed, the manifest of an installed site and its service worker.

use askama::Template;
use jiff::civil::Date;
use serde_json::json;

use super::files::{self, SCRIPTS, STYLE_TEXT, WORKER_TEXT};
use super::{DayEntry, Site};
use crate::language::{Language, SiteWords};
use crate::picture::palette::PAGE;

/// How many of the newest puzzles a feed holds at most.
pub const FEED_ENTRIES: usize = 30;

#[derive(Template)]
#[template(path = "feed.xml")]
struct Feed<'a> {
    words: &'static Language,
    text: &'static SiteWords,
    icon: String,
    /// What the addresses of pages and pictures begin with: that of the site, or nothing.
    site: String,
    /// What leads to the top of the whole site.
    top: String,
    id: String,
    updated: String,
    entries: Vec<FeedEntry<'a>>,
}

struct FeedEntry<'a> {
    id: String,
    updated: String,
    title: String,
    occasion: String,
    summary: String,
    /// Its share picture, from the top of the whole site.
    picture: String,
    entry: &'a DayEntry,
}

impl Site {
    /// The Atom feed of the newest puzzles up to today; `None` if today is not given, since a
    /// static feed cannot know the reader's day.
    pub fn feed(&self, entries: &[DayEntry]) -> Option<String> {
        let today = self.today?;
        let newest = self.newest_first(entries).take(FEED_ENTRIES);
        let address = self.own_address();
        let tag = match self.in_folder {
            true => format!("tag:sixfold,2027:{}-daily", self.words.code),
            false => "tag:sixfold,2027:daily".to_owned(),
        };
        let id = |entry: &DayEntry| match &address {
            Some(site) => format!("{site}{}", entry.page()),
            None => format!("{tag}-{}", entry.date),
        };
        let words = self.words.publish;
        let top = self.address.as_ref();
        let feed = Feed {
            words: self.words,
            text: words.site(),
            icon: files::icon(files::ICON_SIZES[0]),
            top: top.map_or_else(|| self.up().to_owned(), ToString::to_string),
            site: address
                .as_ref()
                .map_or_else(String::new, ToString::to_string),
            id: address
                .as_ref()
                .map_or_else(|| tag.clone(), ToString::to_string),
            updated: midnight(today),
            entries: newest
                .map(|entry| FeedEntry {
                    id: id(entry),
                    updated: midnight(entry.date),
                    title: entry.title(self.words),
                    occasion: words.date(entry.date),
                    summary: words.feed_summary(&entry.title(self.words), entry.stars),
                    picture: self.share(entry.date),
                    entry,
                })
                .collect(),
        };
        Some(feed.render().expect("no value of a feed can fail"))
    }

    /// The service worker with the files of the analyser, of which the page and the engine are
    /// given.
    pub fn worker(&self, analyser: &str, engine: Option<&[u8]>) -> String {
        let words = files::words_text(self.words, &self.languages);
        let shared = |name: &str| format!("{}{name}", self.up());
        let mut kept = vec![
            (files::ANALYSER.to_owned(), analyser.as_bytes()),
            (shared(files::STYLE), STYLE_TEXT.as_bytes()),
            (files::MANIFEST.to_owned(), &[]),
            (shared(files::ICON), &[]),
        ];
        kept.extend(
            SCRIPTS
                .iter()
                .map(|(name, text)| (shared(&files::script(name)), text.as_bytes())),
        );
        kept.push((shared(&files::words(self.words)), words.as_bytes()));
        kept.extend(engine.map(|engine| (shared(files::ENGINE), engine)));
        let names: Vec<&str> = kept.iter().map(|(name, _)| name.as_str()).collect();
        let version = fingerprint(
            kept.iter()
                .flat_map(|(name, bytes)| [name.as_bytes(), bytes]),
        );
        WORKER_TEXT
            .replace(
                "const FILES = [];",
                &format!("const FILES = {};", json!(names)),
            )
            .replace(
                "const VERSION = \"\";",
                &format!("const VERSION = \"{version:016x}\";"),
            )
    }

    /// What a phone or computer needs to know to install the site.
    pub fn manifest(&self) -> String {
        let start = if self.engine {
            files::ANALYSER
        } else {
            files::INDEX
        };
        let icon = |size: u32| {
            let file = format!("{}{}", self.up(), files::icon(size));
            let sizes = format!("{size}x{size}");
            json!({"src": file, "sizes": sizes, "type": "image/png", "purpose": "any maskable"})
        };
        let [small, large] = files::ICON_SIZES;
        let manifest = json!({
            "name": "sixfold",
            "short_name": "sixfold",
            "lang": self.words.code,
            "description": self.words.publish.site().app,
            "start_url": start,
            "scope": "./",
            "display": "standalone",
            "background_color": PAGE.to_string(),
            "theme_color": PAGE.to_string(),
            "icons": [
                {"src": format!("{}{}", self.up(), files::ICON), "sizes": "any", "type": "image/svg+xml"},
                icon(small),
                icon(large),
            ],
        });
        format!("{manifest:#}\n")
    }
}

/// When a day begins, as feeds write it.
fn midnight(date: Date) -> String {
    format!("{date}T00:00:00Z")
}

/// A number that changes with any byte (FNV-1a, 64 bits).
pub(crate) fn fingerprint<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    let bytes = parts.into_iter().flatten();
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
