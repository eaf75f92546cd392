use askama::Template;

use super::{DayEntry, Site};

/// How many of the newest puzzles a feed holds at most.
pub const FEED_ENTRIES: usize = 30;

#[derive(Template)]
#[template(path = "feed.xml")]
struct Feed<'a> {
    /// What the addresses of pages and pictures begin with: that of the site, or nothing.
    site: String,
    id: String,
    updated: String,
    entries: Vec<FeedEntry<'a>>,
}

struct FeedEntry<'a> {
    id: String,
    entry: &'a DayEntry,
}

impl Site {
    /// The Atom feed of the newest puzzles up to today; `None` if today is not given, since a
    /// static feed cannot know the reader's day.
    pub fn feed(&self, entries: &[DayEntry]) -> Option<String> {
        let today = self.today?;
        let newest = self.newest_first(entries).take(FEED_ENTRIES);
        let address = self.address.as_ref();
        let id = |entry: &DayEntry| match address {
            Some(site) => format!("{site}{}", entry.page()),
            None => format!("tag:sixfold,2027:daily-{}", entry.date),
        };
        let feed = Feed {
            site: address.map_or_else(String::new, ToString::to_string),
            id: address.map_or_else(|| "tag:sixfold,2027:daily".to_owned(), ToString::to_string),
            updated: midnight(today),
            entries: newest
                .map(|entry| FeedEntry {
                    id: id(entry),
                    entry,
                })
                .collect(),
        };
        Some(feed.render().expect("no value of a feed can fail"))
    }
}

/// When a day begins, as feeds write it.
fn midnight(date: jiff::civil::Date) -> String {
    format!("{date}T00:00:00Z")
}
