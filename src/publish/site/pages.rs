//! The pages: what each template is given.

use askama::Template;
use jiff::civil::Date;

use super::{Address, Day, DayEntry, RuleExample, Site, files};
use crate::game::Rules;
use crate::language::{Language, PageWords, SiteWords};
use crate::picture::{SHARE_HEIGHT, SHARE_WIDTH, sprite};
use crate::puzzle::{Stars, Theme};

/// What every page has.
struct Page {
    words: &'static Language,
    /// What leads to the top of the site.
    root: String,
    title: String,
    description: String,
    place: Place,
    scripts: &'static [&'static str],
    /// Where a reader who skips the menu lands.
    skip: &'static str,
    card: Option<Card>,
    /// Whether WebAssembly may run.
    engine: bool,
    /// Whether the site knows what day it is. Otherwise there is no feed, and scripts open links to
    /// days that have come.
    knows_today: bool,
}

impl Page {
    /// What makes an `<a>` lead to a day.
    fn link(&self, day: &Date) -> String {
        if self.knows_today {
            format!(r#"href="{}{}""#, self.root, files::puzzle(*day))
        } else {
            format!(r#"data-day="{day}""#)
        }
    }

    /// The fixed words of the site.
    fn text(&self) -> &'static SiteWords {
        self.words.publish.site()
    }

    fn stars(&self, stars: &Stars) -> String {
        self.words.publish.stars(*stars)
    }

    /// The icon for systems that want pixels.
    fn icon(&self) -> String {
        files::icon(files::ICON_SIZES[0])
    }

    /// Where a script stands.
    fn script(&self, name: &str) -> String {
        files::script(&format!("{name}.js"))
    }
}

/// What other sites show where a page is shared; they need whole addresses.
struct Card {
    address: String,
    picture: String,
    width: i32,
    height: i32,
    alt: String,
}

impl Card {
    fn new(site: &Address, page: &str, entry: &DayEntry, words: &Language) -> Card {
        Card {
            address: format!("{site}{page}"),
            picture: format!("{site}{}", entry.picture()),
            width: SHARE_WIDTH,
            height: SHARE_HEIGHT,
            alt: words.publish.share_picture(&entry.title, entry.date),
        }
    }
}

/// Which entry of the menu a page belongs to.
#[derive(PartialEq, Eq)]
enum Place {
    Today,
    Archive,
    Rules,
    Analyser,
    Elsewhere,
}

#[derive(Template)]
#[template(path = "puzzle.html")]
struct PuzzlePage<'a> {
    page: Page,
    /// The first and the last day, if the page goes to the visitor's day.
    range: Option<(Date, Date)>,
    entry: &'a DayEntry,
    day: &'a Day,
    before: Option<DayLink>,
    after: Option<DayLink>,
}

#[derive(Template)]
#[template(path = "front.html")]
struct FrontPage {
    page: Page,
    first: DayLink,
    last: Date,
}

/// A day to go to.
struct DayLink {
    date: Date,
    occasion: String,
}

impl DayLink {
    fn new(date: Date, words: &Language) -> DayLink {
        DayLink {
            date,
            occasion: words.publish.date(date),
        }
    }
}

#[derive(Template)]
#[template(path = "archive.html")]
struct ArchivePage<'a> {
    page: Page,
    months: Vec<Month<'a>>,
    themes: Vec<Theme>,
    stars: [Stars; 5],
    total: usize,
}

struct Month<'a> {
    name: String,
    days: Vec<&'a DayEntry>,
}

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    page: Page,
    sprite: String,
    examples: Vec<RuleExample>,
}

#[derive(Template)]
#[template(path = "analyser.html")]
struct AnalyserPage {
    page: Page,
    sprite: String,
    engine: Option<&'static str>,
}

#[derive(Template)]
#[template(path = "404.html")]
struct NotFoundPage {
    page: Page,
}

impl Site {
    /// A page at the top of the site.
    fn page(&self, about: &PageWords, place: Place, scripts: &'static [&'static str]) -> Page {
        Page {
            words: self.words,
            root: String::new(),
            title: about.title.to_owned(),
            description: about.description.to_owned(),
            place,
            scripts,
            skip: self.words.publish.site().skip_to_content,
            card: None,
            engine: false,
            knows_today: self.today.is_some(),
        }
    }

    /// The page of a day.
    pub fn puzzle_page(&self, day: &Day) -> String {
        self.puzzle(day, false)
    }

    /// The page of today, as the first page of the site.
    pub fn index_page(&self, day: &Day) -> String {
        self.puzzle(day, true)
    }

    /// The first page if today is not known: it holds no puzzle, and goes to that of the
    /// visitor's day.
    pub fn front_page(&self) -> String {
        let about = &self.words.publish.site().front;
        let page = self.page(about, Place::Today, &["letters", "today"]);
        rendered(&FrontPage {
            page,
            first: DayLink::new(self.first, self.words),
            last: self.last,
        })
    }

    fn puzzle(&self, day: &Day, at_top: bool) -> String {
        let entry = day.entry();
        let words = self.words.publish;
        let (title, description) = words.puzzle_page(&entry.title, entry.date, entry.stars);
        let (place, scripts, root): (_, &[&str], _) = if at_top {
            (Place::Today, &["letters", "today"], "")
        } else {
            (Place::Elsewhere, &["letters", "puzzle"], "../")
        };
        let address = if at_top { String::new() } else { entry.page() };
        let page = Page {
            root: root.to_owned(),
            title,
            description,
            skip: words.site().skip_to_table,
            card: self
                .address
                .as_ref()
                .map(|site| Card::new(site, &address, entry, self.words)),
            ..self.page(&words.site().front, place, scripts)
        };
        let link = |date: Date| DayLink::new(date, self.words);
        let (before, after) = (self.day_before(entry.date), self.day_after(entry.date));
        let page = PuzzlePage {
            page,
            range: at_top.then_some((self.first, self.last)),
            entry,
            day,
            before: before.map(link),
            after: after.map(link),
        };
        rendered(&page)
    }

    /// The list of days, the newest first.
    pub fn archive_page(&self, entries: &[DayEntry]) -> String {
        let days: Vec<&DayEntry> = self.newest_first(entries).collect();
        let month = |date: Date| (date.year(), date.month());
        let months = days.chunk_by(|a, b| month(a.date) == month(b.date));
        let has = |theme: &Theme| days.iter().any(|day| day.themes.contains(theme));
        let archive = ArchivePage {
            page: self.page(
                &self.words.publish.site().archive,
                Place::Archive,
                &["letters", "archive"],
            ),
            months: months
                .map(|days| Month {
                    name: self.words.publish.month(days[0].date),
                    days: days.to_vec(),
                })
                .collect(),
            themes: Theme::ALL.iter().copied().filter(has).collect(),
            stars: Stars::ALL,
            total: days.len(),
        };
        rendered(&archive)
    }

    /// The rules with the rulebooks' own examples.
    pub fn rules_page(&self) -> String {
        let examples = RuleExample::all(self.words);
        let sprite = sprite(examples.iter().flat_map(RuleExample::tiles));
        let about = &self.words.publish.site().rules;
        let page = self.page(about, Place::Rules, &["letters"]);
        rendered(&RulesPage {
            page,
            sprite,
            examples,
        })
    }

    /// The analyser, or how to get it.
    pub fn analyser_page(&self) -> String {
        let scripts: &[&str] = if self.engine {
            &["letters", "analyser"]
        } else {
            &["letters"]
        };
        let about = &self.words.publish.site().analyser;
        let page = Page {
            engine: self.engine,
            ..self.page(about, Place::Analyser, scripts)
        };
        let engine = self.engine.then_some(files::ENGINE);
        let sprite = if self.engine {
            sprite(Rules::Classic.kinds().chain(Rules::Flex.kinds()))
        } else {
            String::new()
        };
        rendered(&AnalyserPage {
            page,
            sprite,
            engine,
        })
    }

    /// What is shown for an address that there is not. It may stand in for a page of any folder, so
    /// its links begin at the top of the host, if that is known.
    pub fn not_found_page(&self) -> String {
        let root = self
            .address
            .as_ref()
            .map_or("", |address| address.path())
            .to_owned();
        let about = &self.words.publish.site().not_found;
        let page = self.page(about, Place::Elsewhere, &["letters"]);
        rendered(&NotFoundPage {
            page: Page { root, ..page },
        })
    }
}

/// A page as text. A template fails only if one of its values does, and none can.
fn rendered(page: &impl Template) -> String {
    page.render().expect("no value of a page can fail")
}
