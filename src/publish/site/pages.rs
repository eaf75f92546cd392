//! The pages: what each template is given.

use askama::Template;
use jiff::civil::Date;

use super::card::Card;
use super::drawing::sprite;
use super::{Day, DayEntry, ENGINE_NAME, RuleExample, Site};
use crate::game::Rules;
use crate::language::en as words;
use crate::puzzle::{Stars, Theme};

/// What every page has.
struct Page {
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
            format!(r#"href="{}puzzle/{day}.html""#, self.root)
        } else {
            format!(r#"data-day="{day}""#)
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
    /// The first and the last day, where the page goes to the visitor's day.
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

impl From<Date> for DayLink {
    fn from(date: Date) -> DayLink {
        DayLink {
            date,
            occasion: words::occasion(date),
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
    fn page(
        &self,
        title: &str,
        description: &str,
        place: Place,
        scripts: &'static [&'static str],
    ) -> Page {
        let (title, description) = (title.to_owned(), description.to_owned());
        let (skip, knows_today) = ("Skip to the content", self.today.is_some());
        Page {
            root: String::new(),
            title,
            description,
            place,
            scripts,
            skip,
            card: None,
            engine: false,
            knows_today,
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

    /// The first page where today is not known: it holds no puzzle, and goes to that of the
    /// visitor's day.
    pub fn front_page(&self) -> String {
        let page = self.page(
            "A puzzle a day · sixfold",
            "Find the one best play on a table of Qwirkle Flex.",
            Place::Today,
            &["letters", "today"],
        );
        rendered(&FrontPage {
            page,
            first: self.first.into(),
            last: self.last,
        })
    }

    fn puzzle(&self, day: &Day, at_top: bool) -> String {
        let entry = day.entry();
        let title = format!("{} · {} · sixfold", entry.title, entry.occasion);
        let description = format!(
            "{}, {}: a table of Qwirkle Flex and six tiles. {}.",
            entry.title,
            entry.occasion,
            entry.stars_name()
        );
        let (place, scripts, root): (_, &[&str], _) = if at_top {
            (Place::Today, &["letters", "today"], "")
        } else {
            (Place::Elsewhere, &["letters", "puzzle"], "../")
        };
        let address = if at_top { String::new() } else { entry.page() };
        let page = Page {
            root: root.to_owned(),
            skip: "Skip to the table",
            card: self
                .address
                .as_ref()
                .map(|site| Card::new(site, &address, entry)),
            ..self.page(&title, &description, place, scripts)
        };
        let (before, after) = (self.day_before(entry.date), self.day_after(entry.date));
        let page = PuzzlePage {
            page,
            range: at_top.then_some((self.first, self.last)),
            entry,
            day,
            before: before.map(DayLink::from),
            after: after.map(DayLink::from),
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
                "Archive · sixfold",
                "Every daily puzzle so far, by stars and themes.",
                Place::Archive,
                &["letters", "archive"],
            ),
            months: months
                .map(|days| Month {
                    name: days[0].date.strftime("%B %Y").to_string(),
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
        let examples = RuleExample::all();
        let sprite = sprite(examples.iter().flat_map(RuleExample::tiles));
        let page = self.page(
            "Rules · sixfold",
            "How Qwirkle Flex is played, in a minute.",
            Place::Rules,
            &["letters"],
        );
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
        let description =
            "Every legal play of your Qwirkle table, the best first, also without a network.";
        let page = Page {
            engine: self.engine,
            ..self.page("Analyser · sixfold", description, Place::Analyser, scripts)
        };
        let engine = self.engine.then_some(ENGINE_NAME);
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
    /// its links begin at the top of the host, where that is known.
    pub fn not_found_page(&self) -> String {
        let root = self
            .address
            .as_ref()
            .map_or("", |address| address.path())
            .to_owned();
        let page = self.page(
            "Not found · sixfold",
            "There is no such page.",
            Place::Elsewhere,
            &["letters"],
        );
        rendered(&NotFoundPage {
            page: Page { root, ..page },
        })
    }
}

/// A page as text. A template fails only where one of its values does, and none can.
fn rendered(page: &impl Template) -> String {
    page.render().expect("no value of a page can fail")
}
