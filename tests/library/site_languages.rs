//! A site in several languages: every page in each of them, and one file per day for all.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::{Date, date};
use sixfold::Searcher;
use sixfold::language::{ENGLISH, FRENCH, GERMAN, ITALIAN, Language};
use sixfold::publish::site::files::LIST;
use sixfold::publish::site::{Address, Content, Day, DayEntry, Site};
use sixfold::puzzle::{Maker, daily};

const FOUR: [&Language; 4] = [&FRENCH, &GERMAN, &ITALIAN, &ENGLISH];

fn days(count: i8) -> Vec<Day> {
    let (mut maker, mut searcher) = (Maker::new(), Searcher::new());
    let dates = (1..=count).map(|day| date(2027, 1, day));
    let day = |date: Date| Day::new(date, daily(date, &mut maker).unwrap(), &mut searcher);
    dates.map(day).collect()
}

fn site(days: &[Day], languages: &[&'static Language], address: Option<&str>) -> Site {
    let last = days.last().unwrap().entry().date;
    Site {
        first: days[0].entry().date,
        last,
        today: Some(last),
        address: address.map(|text| Address::parse(text).unwrap()),
        engine: true,
        words: languages[0],
        languages: languages.to_vec(),
        in_folder: false,
    }
}

/// Every file of a site but its list; pictures as SVG.
fn files(site: &Site, days: &[Day]) -> BTreeMap<String, String> {
    let entries: Vec<DayEntry> = days.iter().map(|day| day.entry().clone()).collect();
    let made = days.iter().flat_map(|day| site.day_files(day));
    let made = made.chain(site.other_files(&entries, Some(b"engine")));
    made.map(|file| {
        let text = match file.content {
            Content::Bytes(bytes) => String::from_utf8(bytes).unwrap(),
            Content::Picture(svg) => svg,
        };
        (file.name, text)
    })
    .collect()
}

fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before)
        .skip(1)
        .map(move |rest| rest.split(after).next().unwrap())
}

/// The file that a link of another one leads to.
fn target(from: &str, link: &str) -> String {
    let mut at: Vec<&str> = from.split('/').collect();
    at.pop();
    for part in link.split('#').next().unwrap().split('/') {
        if part == ".." {
            assert!(at.pop().is_some(), "{from}: {link}");
        } else {
            at.push(part);
        }
    }
    at.join("/")
}

/// The versions of a page in other languages, as its head has them.
fn alternates(page: &str) -> BTreeMap<&str, &str> {
    let links = between(page, "<link rel=\"alternate\" hreflang=\"", ">");
    links
        .map(|link| link.split_once("\" href=\"").unwrap())
        .map(|(code, link)| (code, link.trim_end_matches('"')))
        .collect()
}

#[test]
fn every_page_is_there_in_every_language() {
    let days = days(2);
    let site = site(&days, &FOUR, None);
    let files = files(&site, &days);
    let list = site.files();
    let listed: BTreeSet<&str> = list.names().filter(|&name| name != LIST).collect();
    assert_eq!(
        listed,
        files.keys().map(String::as_str).collect::<BTreeSet<_>>()
    );

    let pages: Vec<&str> = files
        .keys()
        .map(String::as_str)
        .filter(|name| name.ends_with(".html"))
        .collect();
    let at_top = |name: &&&str| {
        !FOUR
            .iter()
            .any(|it| name.starts_with(&format!("{}/", it.code)))
    };
    assert_eq!(pages.len(), 5 * pages.iter().filter(at_top).count());
    for (name, page) in files.iter().filter(|(name, _)| name.ends_with(".html")) {
        let (code, rest) = name
            .split_once('/')
            .filter(|(code, _)| Language::by_code(code).is_some())
            .unwrap_or(("fr", name));
        assert!(page.contains(&format!("<html lang=\"{code}\">")), "{name}");
        let known = alternates(page);
        assert_eq!(known.len(), 5, "{name}");
        for (other, link) in known {
            let expected = match other {
                "x-default" => rest.to_owned(),
                other => format!("{other}/{rest}"),
            };
            assert_eq!(target(name, link), expected, "{name}");
        }
        for link in between(page, " href=\"", "\"").chain(between(page, " src=\"", "\"")) {
            let file = target(name, link);
            assert!(
                link.starts_with('#') || listed.contains(&*file),
                "{name}: {link}"
            );
        }
    }
    // The first language stands at the top too.
    assert!(files["fr/rules.html"].contains(FRENCH.pages.texts().laying));
    assert!(files["rules.html"].contains(FRENCH.pages.texts().laying));
    assert!(files["de/rules.html"].contains(GERMAN.pages.texts().laying));
}

#[test]
fn with_an_address_each_language_has_addresses_of_its_own() {
    let days = days(1);
    let files = files(&site(&days, &FOUR, Some("https://example.org/q")), &days);
    for code in ["fr", "de", "it", "en"] {
        let page = &files[&format!("{code}/puzzle/2027-01-01.html")];
        assert_eq!(
            alternates(page)["de"],
            "https://example.org/q/de/puzzle/2027-01-01.html"
        );
        let address = |name| {
            between(page, &format!("property=\"{name}\" content=\""), "\"")
                .next()
                .unwrap()
                .to_owned()
        };
        assert_eq!(
            [address("og:url"), address("og:image")],
            ["puzzle/2027-01-01.html", "share/2027-01-01.png"]
                .map(|file| format!("https://example.org/q/{code}/{file}"))
        );
        assert!(files.contains_key(&format!("{code}/share/2027-01-01.png")));
        let feed = &files[&format!("{code}/feed.xml")];
        assert!(feed.contains(&format!("xml:lang=\"{code}\"")));
        assert!(feed.contains(&format!("<id>https://example.org/q/{code}/</id>")));
        let lost = &files[&format!("{code}/404.html")];
        assert!(lost.contains(&format!("<a class=\"brand\" href=\"/q/{code}/index.html\"")));
        assert!(lost.contains("href=\"/q/assets/style.css\""));
    }
}

/// The top has no share pictures of its own: it shows those of its language.
#[test]
fn a_share_picture_is_drawn_once_for_each_language() {
    let days = days(1);
    let files = files(&site(&days, &FOUR, Some("https://example.org/q")), &days);
    let pictures = files.keys().filter(|name| name.contains("share/"));
    assert_eq!(pictures.count(), 4);
    let picture = "https://example.org/q/fr/share/2027-01-01.png";
    for name in ["puzzle/2027-01-01.html", "index.html", "feed.xml"] {
        assert!(files[name].contains(picture), "{name}");
    }
}

#[test]
fn a_worker_and_a_manifest_name_files_that_there_are() {
    let days = days(1);
    let site = site(&days, &FOUR, None);
    let files = files(&site, &days);
    for folder in ["", "de/"] {
        let worker = &files[&format!("{folder}sw.js")];
        let names = between(worker, "const FILES = [", "];").next().unwrap();
        let manifest = &files[&format!("{folder}manifest.webmanifest")];
        let icons = between(manifest, "\"src\": \"", "\"");
        let names: Vec<&str> = names.split(',').map(|it| it.trim_matches('"')).collect();
        assert!(names.len() > 30);
        for name in names.into_iter().chain(icons) {
            let file = target(&format!("{folder}sw.js"), name);
            assert!(files.contains_key(&file), "{folder}: {name}");
        }
    }
}

/// Whatever a language calls a line, each play says the sentences of its own lines.
#[test]
fn one_table_serves_all_languages() {
    let mut searcher = Searcher::new();
    let mut maker = Maker::new();
    for day in 1..=3 {
        let date = date(2027, 1, day);
        let puzzle = daily(date, &mut maker).unwrap();
        let position = puzzle.position.clone();
        let ranking = searcher.ranking(&position, usize::MAX);
        let day = Day::new(date, puzzle, &mut searcher);
        let data: serde_json::Value = serde_json::from_str(&day.data().to_json()).unwrap();
        let plays: BTreeMap<&str, &serde_json::Value> = data["plays"]
            .as_array()
            .unwrap()
            .iter()
            .map(|play| (play[0].as_str().unwrap(), &play[2]))
            .collect();
        for language in FOUR {
            let texts = serde_json::to_value(day.texts(language)).unwrap();
            for scored in &ranking.plays {
                let said: Vec<&str> = plays[&*scored.play.to_string()]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|line| &data["lines"][line.as_u64().unwrap() as usize][0])
                    .map(|kind| {
                        texts["words"][kind.as_u64().unwrap() as usize]
                            .as_str()
                            .unwrap()
                    })
                    .collect();
                let lines = position.play_breakdown(&scored.play).lines;
                let expected: Vec<String> =
                    lines.iter().map(|line| language.game.line(line)).collect();
                assert_eq!(said, expected, "{date} {}", language.code);
            }
        }
    }
}

/// Share pictures aside, since their words are part of them.
#[test]
fn four_languages_cost_little_more_than_two() {
    let days = days(10);
    let bytes = |languages: &[&'static Language]| -> usize {
        let site = site(&days, languages, None);
        let per_day = |day: &Day| {
            let files = site.day_files(day).into_iter();
            let files = files.filter(|file| !file.name.contains("index.html"));
            files.map(|file| match file.content {
                Content::Bytes(bytes) => bytes.len(),
                Content::Picture(_) => 0,
            })
        };
        days.iter().flat_map(per_day).sum()
    };
    let (one, four) = (bytes(&[&ENGLISH]), bytes(&FOUR));
    println!(
        "per day, one language: {} bytes, four: {}",
        one / 10,
        four / 10
    );
    assert!(four * 10 < one * 22, "{four} of {one}");
}

#[test]
fn a_site_of_one_language_has_no_folders_for_it_and_no_switch() {
    let days = days(1);
    let site = site(&days, &[&GERMAN], None);
    assert_eq!(site.parts().len(), 1);
    for (name, text) in files(&site, &days) {
        assert!(!name.starts_with("de/"), "{name}");
        if name.ends_with(".html") {
            assert!(text.contains("<html lang=\"de\">"), "{name}");
            assert!(
                !text.contains("hreflang") && !text.contains("languages.js"),
                "{name}"
            );
        }
    }
    let puzzles = [&ENGLISH, &ITALIAN].map(|language| days[0].texts(language));
    assert_ne!(puzzles[0].to_json(), puzzles[1].to_json());
}
