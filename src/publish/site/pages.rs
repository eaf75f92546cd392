//! The pages: what each template is given.

use askama::Template;
use jiff::civil::Date;

use super::{Day, DayEntry, RuleExample, Site, files};
use crate::game::Rules;
use crate::language::{Language, PageTexts, PageWords, SiteWords};
use crate::picture::{SHARE_HEIGHT, SHARE_WIDTH, sprite};
use crate::puzzle::{Stars, Theme};

/// What every page has.
struct Page {
    words: &'static Language,
    /// What leads to the top of the part in this language.
    root: String,
    /// What leads to the top of the site.
    top: String,
    /// The same page in every language, if there are several.
    languages: Vec<Translation>,
    /// The same page at the top of the site, for all other languages.
    default: String,
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

    /// The fixed words of this page.
    fn texts(&self) -> &'static PageTexts {
        self.words.pages.texts()
    }

    /// The way to another page of the same language.
    fn to(&self, file: &str) -> String {
        format!("{}{file}", self.root)
    }

    fn footer(&self) -> String {
        let feed = self.to(files::FEED);
        self.words
            .pages
            .footer(self.knows_today.then_some(feed.as_str()))
    }

    fn needs_script(&self) -> String {
        let archive = self.to(files::ARCHIVE);
        let archive = self.knows_today.then_some(archive.as_str());
        self.words.pages.puzzle_needs_script(archive)
    }

    fn date(&self, date: &Date) -> String {
        self.words.publish.date(*date)
    }

    fn theme(&self, theme: &Theme) -> &'static str {
        self.words.pages.theme_name(*theme)
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

/// A page in another language.
struct Translation {
    words: &'static Language,
    /// The way there from this page.
    link: String,
    /// Its whole address if that is known, and else the same way.
    address: String,
}

/// What other sites show where a page is shared; they need whole addresses.
struct Card {
    address: String,
    picture: String,
    width: i32,
    height: i32,
    alt: String,
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
    title: String,
    table: String,
    data: String,
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
    /// A page of this part, by the name of its file.
    fn page(
        &self,
        file: &str,
        about: &PageWords,
        place: Place,
        scripts: &'static [&'static str],
    ) -> Page {
        let root = "../".repeat(file.matches('/').count());
        let top = format!("{root}{}", self.up());
        let site = self.address.as_ref();
        let address = |link: &str| match site {
            Some(site) => format!("{site}{}", &link[top.len()..]),
            None => link.to_owned(),
        };
        let translation = |&words: &&'static Language| {
            let link = format!("{top}{}/{file}", words.code);
            Translation {
                words,
                address: address(&link),
                link,
            }
        };
        let languages = match self.languages.len() {
            0 | 1 => Vec::new(),
            _ => self.languages.iter().map(translation).collect(),
        };
        Page {
            words: self.words,
            default: address(&format!("{top}{file}")),
            languages,
            root,
            top,
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
        let page = self.page(files::INDEX, about, Place::Today, &["letters", "today"]);
        rendered(&FrontPage {
            page,
            first: DayLink::new(self.first, self.words),
            last: self.last,
        })
    }

    fn card(&self, page: &str, entry: &DayEntry) -> Option<Card> {
        let (whole, own, words) = (self.address.as_ref()?, self.own_address()?, self.words);
        Some(Card {
            address: format!("{own}{page}"),
            picture: format!("{whole}{}", self.share(entry.date)),
            width: SHARE_WIDTH,
            height: SHARE_HEIGHT,
            alt: words.publish.share_picture(&entry.title(words), entry.date),
        })
    }

    fn puzzle(&self, day: &Day, at_top: bool) -> String {
        let entry = day.entry();
        let words = self.words.publish;
        let task = entry.title(self.words);
        let (title, description) = words.puzzle_page(&task, entry.date, entry.stars);
        let (place, scripts, file): (_, &[&str], _) = if at_top {
            (Place::Today, &["letters", "today"], files::INDEX.to_owned())
        } else {
            (Place::Elsewhere, &["letters", "puzzle"], entry.page())
        };
        let address = if at_top { String::new() } else { entry.page() };
        let page = Page {
            title,
            description,
            skip: words.site().skip_to_table,
            card: self.card(&address, entry),
            ..self.page(&file, &words.site().front, place, scripts)
        };
        let link = |date: Date| DayLink::new(date, self.words);
        let (before, after) = (self.day_before(entry.date), self.day_after(entry.date));
        let page = PuzzlePage {
            page,
            range: at_top.then_some((self.first, self.last)),
            entry,
            day,
            title: task,
            table: words.picture(&day.puzzle.position, None),
            data: day.texts(self.words).to_json(),
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
                files::ARCHIVE,
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
        let page = self.page(files::RULES, about, Place::Rules, &["letters"]);
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
            ..self.page(files::ANALYSER, about, Place::Analyser, scripts)
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
        let about = &self.words.publish.site().not_found;
        let page = self.page(files::NOT_FOUND, about, Place::Elsewhere, &["letters"]);
        let page = match (&self.address, self.own_address()) {
            (Some(site), Some(own)) => Page {
                root: own.path().to_owned(),
                top: site.path().to_owned(),
                languages: page
                    .languages
                    .into_iter()
                    .map(|page| Translation {
                        link: page.address.clone(),
                        ..page
                    })
                    .collect(),
                ..page
            },
            _ => page,
        };
        rendered(&NotFoundPage { page })
    }
}

/// A page as text. A template fails only if one of its values does, and none can.
fn rendered(page: &impl Template) -> String {
    page.render().expect("no value of a page can fail")
}
