//! The web site: puzzles in, files out. `sixfold site` writes them.
//!
//! Pages are askama templates in `web/templates`; scripts and the style sheet are plain files in
//! `web`.

mod day;
pub(crate) mod feed;
pub mod files;
mod pages;
mod review;
mod rules;

pub use day::{Day, DayEntry, PuzzleData, PuzzleTexts};
pub use feed::FEED_ENTRIES;
pub use files::FileList;
pub use review::page as review_page;
pub use rules::{EXAMPLES, RuleExample};

use std::fmt;

use jiff::ToSpan;
use jiff::civil::Date;

use crate::language::Language;
use crate::picture::icon;

/// A site to be built: its days and what is known about its readers.
#[derive(Clone, Debug)]
pub struct Site {
    /// The first day.
    pub first: Date,
    /// The last day.
    pub last: Date,
    /// The newest day that pages lead to; if it is not known, that is each visitor's own day, and
    /// there is no feed.
    pub today: Option<Date>,
    /// Where it will stand, if that is known.
    pub address: Option<Address>,
    /// Whether it has the engine for the analyser.
    pub engine: bool,
    /// The language of its readers.
    pub words: &'static Language,
    /// All its languages. If there are several, each has a folder of its own, and the first one
    /// stands at the top too.
    pub languages: Vec<&'static Language>,
    /// Whether this is the part in the folder of its language.
    pub in_folder: bool,
}

impl Site {
    /// Its days in order.
    pub fn dates(&self) -> Vec<Date> {
        self.first
            .series(1.day())
            .take_while(|&date| date <= self.last)
            .collect()
    }

    /// Itself, and a part for the folder of each language if there are several.
    pub fn parts(&self) -> Vec<Site> {
        let mut parts = vec![self.clone()];
        if self.languages.len() > 1 {
            parts.extend(self.languages.iter().map(|&words| Site {
                words,
                in_folder: true,
                ..self.clone()
            }));
        }
        parts
    }

    /// The name of a file of this part in the whole site.
    fn named(&self, name: &str) -> String {
        if self.in_folder {
            format!("{}/{name}", self.words.code)
        } else {
            name.to_owned()
        }
    }

    /// Whether it has share pictures: the top of a site in several languages shows those of its
    /// language's folder.
    fn draws_shares(&self) -> bool {
        self.in_folder || self.languages.len() == 1
    }

    /// The name of a day's share picture in the whole site.
    pub(super) fn share(&self, date: Date) -> String {
        if self.languages.len() == 1 {
            files::share(date)
        } else {
            format!("{}/{}", self.words.code, files::share(date))
        }
    }

    /// Where this part will stand, if that is known.
    fn own_address(&self) -> Option<Address> {
        let address = self.address.as_ref()?;
        Some(if self.in_folder {
            Address(format!("{address}{}/", self.words.code))
        } else {
            address.clone()
        })
    }

    /// What leads from the top of this part to the top of the site.
    fn up(&self) -> &'static str {
        if self.in_folder { "../" } else { "" }
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

    /// The day before, if a page may lead to it.
    pub(super) fn day_before(&self, date: Date) -> Option<Date> {
        date.yesterday()
            .ok()
            .filter(|&day| self.first <= day && day <= self.newest())
    }

    /// The day after, if a page may lead to it.
    pub(super) fn day_after(&self, date: Date) -> Option<Date> {
        date.tomorrow().ok().filter(|&day| day <= self.newest())
    }

    /// The files of a day: its table, in each part its page, in each language its share picture;
    /// with today also the first pages.
    pub fn day_files(&self, day: &Day) -> Vec<SiteFile> {
        let date = day.entry().date;
        let mut made = vec![SiteFile::text(files::drawing(date), day.drawing())];
        for part in self.parts() {
            let name = part.named(&files::puzzle(date));
            made.push(SiteFile::text(name, part.puzzle_page(day)));
            if part.draws_shares() {
                made.push(SiteFile::picture(
                    part.share(date),
                    day.share_picture(part.words),
                ));
            }
            if Some(date) == self.today {
                made.push(SiteFile::text(
                    part.named(files::INDEX),
                    part.index_page(day),
                ));
            }
        }
        made
    }

    /// All files but those of days and the list of files. The engine is given as bytes.
    pub fn other_files(&self, entries: &[DayEntry], engine: Option<&[u8]>) -> Vec<SiteFile> {
        let mut made = vec![
            SiteFile::text(files::ICON, icon(512, false)),
            SiteFile::text(files::STYLE, files::STYLE_TEXT),
        ];
        for part in self.parts() {
            made.extend(part.own_other_files(entries, engine));
        }
        let scripts = files::SCRIPTS.iter();
        made.extend(scripts.map(|&(name, text)| SiteFile::text(files::script(name), text)));
        made.extend(self.languages.iter().map(|language| {
            let text = files::words_text(language, &self.languages);
            SiteFile::text(files::words(language), text)
        }));
        made.extend(engine.map(|engine| SiteFile {
            name: files::ENGINE.to_owned(),
            content: Content::Bytes(engine.to_vec()),
        }));
        let icons = files::ICON_SIZES.into_iter();
        made.extend(icons.map(|size| SiteFile::picture(files::icon(size), icon(size, true))));
        made
    }

    /// The files of one part but those of days.
    fn own_other_files(&self, entries: &[DayEntry], engine: Option<&[u8]>) -> Vec<SiteFile> {
        let analyser = self.analyser_page();
        let worker = self.worker(&analyser, engine);
        let first = match self.feed(entries) {
            Some(feed) => (files::FEED, feed),
            None => (files::INDEX, self.front_page()),
        };
        let made = [
            (files::ARCHIVE, self.archive_page(entries)),
            (files::RULES, self.rules_page()),
            (files::ANALYSER, analyser),
            (files::NOT_FOUND, self.not_found_page()),
            (files::MANIFEST, self.manifest()),
            (files::WORKER, worker),
            first,
        ];
        let named = |(name, text): (&str, String)| SiteFile::text(self.named(name), text);
        made.map(named).into()
    }
}

/// A file of a site.
pub struct SiteFile {
    /// Its name, with `/` between folders.
    pub name: String,
    /// What it holds.
    pub content: Content,
}

/// What a file holds.
pub enum Content {
    /// These bytes.
    Bytes(Vec<u8>),
    /// This SVG document, as a PNG of its size.
    Picture(String),
}

impl SiteFile {
    fn text(name: impl Into<String>, text: impl Into<String>) -> SiteFile {
        SiteFile {
            name: name.into(),
            content: Content::Bytes(text.into().into_bytes()),
        }
    }

    fn picture(name: String, svg: String) -> SiteFile {
        let content = Content::Picture(svg);
        SiteFile { name, content }
    }
}

/// Where a site will stand on the web, with a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// Reads an address that begins with http:// or https:// and names a host; nothing if it
    /// does not.
    pub fn parse(text: &str) -> Option<Address> {
        let text = text.trim_end_matches('/');
        let rest = text
            .strip_prefix("https://")
            .or_else(|| text.strip_prefix("http://"))?;
        let host = rest.split('/').next()?;
        let plain =
            |sign: char| sign.is_ascii_alphanumeric() || "-._~:/[]@!$&'()*+,;=%".contains(sign);
        if host.is_empty()
            || !host.contains(|sign: char| sign.is_ascii_alphanumeric())
            || !rest.chars().all(plain)
            || rest.contains("//")
        {
            return None;
        }
        Some(Address(format!("{text}/")))
    }

    /// The part after the host, with a slash at both ends.
    pub fn path(&self) -> &str {
        let after = self.0.find("://").map_or(0, |scheme| scheme + 3);
        self.0[after..]
            .find('/')
            .map_or("/", |slash| &self.0[after + slash..])
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
