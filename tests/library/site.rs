//! The site: its pages hold every play with its points, lead nowhere else, and stay small.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use insta::assert_snapshot;
use jiff::civil::Date;
use roxmltree::Document as Xml;
use serde_json::Value;
use sixfold::language::{ENGLISH, Language};
use sixfold::notation::{parse_position, parse_turn};
use sixfold::publish::site::files::{LIST, SCRIPTS, STYLE_TEXT, WORKER_TEXT, words_text};
use sixfold::publish::site::{
    Address, Day, DayEntry, EXAMPLES, FEED_ENTRIES, FileList, PuzzleData, RuleExample, Site,
};
use sixfold::puzzle::{Document, Puzzle, RULEBOOKS, Stored, load_examples, load_puzzles};
use sixfold::{Searcher, Turn};

use crate::snapshots;

/// How large a puzzle page may be, with its style sheet and its scripts.
const LARGEST_PAGE: usize = 150_000;

/// The committed daily puzzles.
fn committed() -> Vec<(Date, Puzzle)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("puzzles/daily");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let documents = files
        .iter()
        .flat_map(|file| load_puzzles(&fs::read_to_string(file).unwrap()).unwrap());
    let documents = documents.filter_map(Stored::tiles);
    let mut searcher = Searcher::new();
    let read = |document: Document| {
        let date = document.id.strip_prefix("daily-").unwrap().parse().unwrap();
        (
            date,
            Puzzle::new(parse_position(&document.position).unwrap(), &mut searcher).unwrap(),
        )
    };
    documents.map(read).collect()
}

fn days(count: usize) -> Vec<Day> {
    let mut searcher = Searcher::new();
    committed()
        .into_iter()
        .take(count)
        .map(|(date, puzzle)| Day::new(date, puzzle, &mut searcher))
        .collect()
}

fn site(days: &[Day], address: Option<&str>, engine: bool) -> Site {
    let date = |day: &Day| day.entry().date;
    let (first, last) = (date(&days[0]), date(days.last().unwrap()));
    Site {
        first,
        last,
        today: Some(last),
        address: address.map(|text| Address::parse(text).unwrap()),
        engine,
        words: &ENGLISH,
        languages: vec![&ENGLISH],
        in_folder: false,
    }
}

fn entries(days: &[Day]) -> Vec<DayEntry> {
    days.iter().map(|day| day.entry().clone()).collect()
}

/// Every page by its name.
fn pages(site: &Site, days: &[Day]) -> BTreeMap<String, String> {
    let mut pages = BTreeMap::from([
        (
            "index.html".to_owned(),
            site.index_page(days.last().unwrap()),
        ),
        ("archive.html".to_owned(), site.archive_page(&entries(days))),
        ("rules.html".to_owned(), site.rules_page()),
        ("analyser.html".to_owned(), site.analyser_page()),
        ("404.html".to_owned(), site.not_found_page()),
    ]);
    pages.extend(days.iter().map(|day| {
        (
            format!("puzzle/{}.html", day.entry().date),
            site.puzzle_page(day),
        )
    }));
    pages
}

/// All pages of sites of every kind.
fn all_kinds(days: &[Day]) -> Vec<(Site, BTreeMap<String, String>)> {
    let kinds = [
        (None, false),
        (None, true),
        (Some("https://example.org/q"), true),
    ];
    let built = kinds.map(|(address, engine)| {
        let site = site(days, address, engine);
        let pages = pages(&site, days);
        (site, pages)
    });
    built.into()
}

/// What stands between two texts, wherever it does.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before)
        .skip(1)
        .map(move |rest| rest.split(after).next().unwrap())
}

fn strings(value: &Value) -> Vec<&str> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item.as_str().unwrap())
        .collect()
}

/// The numbers of a sentence such as `6 points for the …, and 6 more: a qwirkle`, added up.
fn sum(sentence: &str) -> u64 {
    sentence
        .split(' ')
        .filter_map(|word| word.parse::<u64>().ok())
        .sum()
}

#[test]
fn data_holds_every_play_with_its_lines() {
    let mut titles = BTreeSet::new();
    let mut searcher = Searcher::new();
    for (date, puzzle) in committed().into_iter().take(40) {
        let position = puzzle.position.clone();
        let ranking = searcher.ranking(&position, usize::MAX);
        let day = Day::new(date, puzzle, &mut searcher);
        let data: Value = serde_json::from_str(&day.data().to_json()).unwrap();
        let texts: Value = serde_json::from_str(&day.texts(&ENGLISH).to_json()).unwrap();
        let (columns, rows) = (strings(&data["columns"]), data["rows"].as_array().unwrap());
        assert_eq!(data["rows"][0], data["top"]);

        let plays = data["plays"].as_array().unwrap();
        assert_eq!(plays.len(), ranking.plays.len());
        let scores: BTreeMap<String, u32> = ranking
            .plays
            .iter()
            .map(|scored| (scored.play.to_string(), scored.score))
            .collect();
        for (play, (text, score)) in plays.iter().zip(&scores) {
            assert_eq!(
                (&play[0], &play[1]),
                (&Value::from(&**text), &Value::from(*score)),
                "in the order of their texts"
            );
            assert_eq!(play.as_array().unwrap().len(), 3, "no daily goes out");
            let Turn::Lay(laid) = parse_turn(text, position.rules()).unwrap() else {
                panic!("{text}")
            };
            for cell in laid.cells() {
                let column = cell.to_string();
                assert!(
                    columns.contains(&column.trim_end_matches(char::is_numeric)),
                    "{date}: {cell} is out of view"
                );
                assert!(
                    rows.iter().any(|row| row.as_i64() == Some(cell.row.into())),
                    "{date}: {cell} is out of view"
                );
            }

            let breakdown = position.play_breakdown(&laid);
            let lines = play[2]
                .as_array()
                .unwrap()
                .iter()
                .map(|index| &data["lines"][index.as_u64().unwrap() as usize]);
            let told: Vec<(&str, &str)> = lines
                .map(|line| {
                    (
                        texts["words"][line[0].as_u64().unwrap() as usize]
                            .as_str()
                            .unwrap(),
                        line[1].as_str().unwrap(),
                    )
                })
                .collect();
            assert_eq!(
                told.iter().map(|(sentence, _)| sum(sentence)).sum::<u64>(),
                u64::from(*score),
                "{text}"
            );
            assert_eq!(told.len(), breakdown.lines.len());
            for ((sentence, cells), line) in told.into_iter().zip(&breakdown.lines) {
                let lies: Vec<String> = line
                    .tiles
                    .iter()
                    .map(|placement| placement.cell.to_string())
                    .collect();
                assert_eq!(
                    (sentence, cells),
                    (&*ENGLISH.game.line(line), &*lies.join(" "))
                );
            }
        }
        let tiles = data["tiles"].as_object().unwrap();
        assert_eq!(tiles.len(), position.board().len());
        let names = texts["names"].as_object().unwrap();
        assert!(
            tiles
                .values()
                .all(|tile| names.contains_key(tile.as_str().unwrap()))
        );
        assert!(
            strings(&data["rack"])
                .iter()
                .all(|&tile| names.contains_key(tile))
        );
        assert!(
            !strings(&texts["hints"])[0].contains("18"),
            "the title gives the score"
        );
        titles.insert(texts["title"].as_str().unwrap().to_owned());
    }
    let titles: Vec<String> = titles.into_iter().collect();
    snapshots::settings().bind(|| assert_snapshot!("site-titles", titles.join("\n")));
}

/// Nothing in the page may be ordered by what a play scores: sentences and lines stand as the plays
/// first use them, and plays as their texts do.
#[test]
fn no_order_in_the_data_follows_from_the_points() {
    let mut best_places = BTreeSet::new();
    for day in days(30) {
        let data: Value = serde_json::from_str(&day.data().to_json()).unwrap();
        let said_words = serde_json::to_value(day.texts(&ENGLISH)).unwrap()["words"].take();
        let plays = data["plays"].as_array().unwrap();
        let texts: Vec<&str> = plays.iter().map(|play| play[0].as_str().unwrap()).collect();
        assert!(texts.is_sorted());
        let used = plays
            .iter()
            .flat_map(|play| play[2].as_array().unwrap())
            .map(|line| line.as_u64().unwrap() as usize);
        assert_eq!(
            first_met(used),
            (0..data["lines"].as_array().unwrap().len()).collect::<Vec<_>>()
        );
        let said = data["lines"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line[0].as_u64().unwrap() as usize);
        assert_eq!(
            first_met(said),
            (0..said_words.as_array().unwrap().len()).collect::<Vec<_>>()
        );
        let is_best = |play: &Value| play[1] == data["target"];
        assert_eq!(plays.iter().filter(|play| is_best(play)).count(), 1);
        best_places.insert(plays.iter().position(is_best).unwrap() * 10 / plays.len());
    }
    assert!(
        best_places.len() > 5,
        "the best plays stand in {best_places:?} tenths of their lists"
    );
}

/// Numbers in the order in which they first come.
fn first_met(numbers: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut seen = BTreeSet::new();
    numbers.filter(|&number| seen.insert(number)).collect()
}

#[test]
fn data_says_which_plays_go_out() {
    let mut searcher = Searcher::new();
    let position = parse_position("classic RcRsRdRfRt/4BtBx Rx bag=0").unwrap();
    let puzzle = Puzzle::new(position, &mut searcher).unwrap();
    let (data, _, _) = PuzzleData::new(&puzzle, &mut searcher);
    let data: Value = serde_json::from_str(&data.to_json()).unwrap();
    let best = data["plays"]
        .as_array()
        .unwrap()
        .iter()
        .find(|play| play[1] == data["target"])
        .unwrap();
    assert_eq!(
        (&best[0], &best[1], &best[3]),
        (&"Rx@l7".into(), &20.into(), &1.into())
    );
}

#[test]
fn nothing_in_the_data_ends_its_element() {
    for day in days(3) {
        for language in Language::ALL {
            let texts = day.texts(language).to_json();
            assert!(!texts.contains(['<', '&']), "{texts}");
        }
        let data = day.data().to_json();
        assert!(!data.contains(['<', '&']), "{data}");
        let drawing = day.drawing();
        let xml = Xml::parse(&drawing).unwrap();
        let metadata = xml
            .descendants()
            .find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "metadata")));
        assert_eq!(metadata.unwrap().text(), Some(&*data));
    }
}

/// The scripts that a page loads, with those that they import.
fn scripts_of(page: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&str> = between(page, "assets/", "\"")
        .filter(|name| name.ends_with(".js") && !name.starts_with("words-"))
        .collect();
    while let Some(name) = open.pop() {
        if found.insert(name) {
            let (_, text) = SCRIPTS
                .iter()
                .find(|(known, _)| *known == name)
                .unwrap_or_else(|| panic!("no script {name}"));
            open.extend(between(text, "from \"./", "\"").chain(between(text, "import \"./", "\"")));
            open.extend(between(text, "import(\"./", "\""));
        }
    }
    found
}

#[test]
fn every_page_of_a_committed_day_is_small() {
    let days = days(usize::MAX);
    assert_eq!(days.len(), 365);
    let site = site(&days, Some("https://example.org/"), false);
    let size = |day: &Day| {
        let page = site.index_page(day);
        let of = |name: &str| {
            SCRIPTS
                .iter()
                .find(|(known, _)| *known == name)
                .map_or(0, |(_, text)| text.len())
        };
        assert!(scripts_of(&page).contains("puzzle.js"));
        let own = page.len() + day.drawing().len() + words_text(&ENGLISH, &[&ENGLISH]).len();
        own + STYLE_TEXT.len() + scripts_of(&page).into_iter().map(of).sum::<usize>()
    };
    let (largest, date) = days
        .iter()
        .map(|day| (size(day), day.entry().date))
        .max()
        .unwrap();
    println!("the largest page, with style sheet and scripts: {largest} bytes, {date}");
    assert!(largest < LARGEST_PAGE, "{date}: {largest} bytes");
}

#[test]
fn every_script_is_part_of_the_site() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("web/js");
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(
        SCRIPTS.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
        names
    );
    let days = days(1);
    for (_, pages) in all_kinds(&days) {
        pages
            .values()
            .for_each(|page| assert!(!scripts_of(page).is_empty()));
    }
}

#[test]
fn pages_hold_no_styles_scripts_or_handlers_of_their_own() {
    for (name, page) in all_kinds(&days(2)).into_iter().flat_map(|(_, pages)| pages) {
        for script in between(&page, "<script", ">") {
            assert!(
                script.contains(" src=\"") || script.contains("type=\"application/json\""),
                "{name}: {script}"
            );
        }
        assert!(
            !page.contains("<style") && !page.contains(" style="),
            "{name}"
        );
        for tag in between(&page, "<", ">") {
            assert!(
                !tag.split_whitespace()
                    .any(|part| part.starts_with("on") && part.contains('=')),
                "{name}: <{tag}>"
            );
        }
        let policy = between(&page, "Content-Security-Policy\" content=\"", "\"")
            .next()
            .unwrap();
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self'"),
            "{name}: {policy}"
        );
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"),
            "{name}: {policy}"
        );
        assert_eq!(page.matches("<h1").count(), 1, "{name}");
        let ids: Vec<&str> = between(&page, " id=\"", "\"").collect();
        assert_eq!(
            ids.len(),
            ids.iter().collect::<BTreeSet<_>>().len(),
            "{name}: {ids:?}"
        );
        for drawing in between(&page, "<svg", "</svg>") {
            Xml::parse(&format!("<svg{drawing}</svg>")).unwrap();
        }
    }
}

#[test]
fn links_lead_to_files_of_the_site_and_to_no_other_host() {
    for (site, pages) in all_kinds(&days(3)) {
        let files = site.files();
        let files: BTreeSet<&str> = files.names().collect();
        for (name, page) in pages {
            let parts = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
            let folder: Vec<String> = parts(&name).split_last().unwrap().1.to_vec();
            let ids: BTreeSet<&str> = between(&page, " id=\"", "\"").collect();
            for link in between(&page, " href=\"", "\"").chain(between(&page, " src=\"", "\"")) {
                if let Some(id) = link.strip_prefix('#') {
                    assert!(ids.contains(id), "{name}: {link}");
                    continue;
                }
                assert!(
                    !link.contains(':') && !link.starts_with("//"),
                    "{name}: {link}"
                );
                let link = link.split('#').next().unwrap();
                // With an address the page for what is not found knows where the site begins.
                let link = link
                    .strip_prefix("/q/")
                    .filter(|_| name == "404.html")
                    .unwrap_or(link);
                let mut at = folder.clone();
                for part in parts(link) {
                    if part == ".." {
                        assert!(at.pop().is_some(), "{name}: {link}")
                    } else {
                        at.push(part)
                    }
                }
                assert!(files.contains(&*at.join("/")), "{name}: {link}");
            }
        }
    }
}

#[test]
fn a_site_makes_exactly_the_files_that_it_lists() {
    let days = days(3);
    for (today, engine) in [
        (None, None),
        (Some(days[1].entry().date), Some(&b"engine"[..])),
    ] {
        let site = Site {
            today,
            ..site(&days, None, engine.is_some())
        };
        let made = days.iter().flat_map(|day| site.day_files(day));
        let made = made.chain(site.other_files(&entries(&days), engine));
        let mut names: Vec<String> = made.map(|file| file.name).collect();
        names.push(LIST.to_owned());
        names.sort();
        assert_eq!(names, site.files().names().collect::<Vec<_>>());
        let folders: Vec<&str> = ["assets", "puzzle", "share", "table"].into();
        assert_eq!(
            site.files().folders().into_iter().collect::<Vec<_>>(),
            folders
        );
    }
}

#[test]
fn the_first_page_knows_the_days_and_others_their_neighbours() {
    let days = days(4);
    let site = Site {
        today: Some(days[2].entry().date),
        ..site(&days, None, false)
    };
    let first = site.index_page(&days[2]);
    assert!(
        first.contains(r#"data-first="2027-01-01" data-last="2027-01-04" data-date="2027-01-03""#)
    );
    let neighbours = |day: &Day| {
        let page = site.puzzle_page(day);
        let link = |rel: &str| {
            between(&page, &format!("rel=\"{rel}\" href=\""), "\"")
                .next()
                .map(str::to_owned)
        };
        (link("prev"), link("next"))
    };
    let page = |date: &str| Some(format!("../puzzle/2027-01-{date}.html"));
    assert_eq!(neighbours(&days[0]), (None, page("02")));
    assert_eq!(neighbours(&days[1]), (page("01"), page("03")));
    assert_eq!(
        neighbours(&days[2]),
        (page("02"), None),
        "the next day is later than today"
    );
    assert_eq!(neighbours(&days[3]), (page("03"), None));
    assert!(!site.archive_page(&entries(&days)).contains("2027-01-04"));
}

/// A site that does not know what day it is has no link to any day: scripts open those that have
/// come.
#[test]
fn without_today_no_page_leads_to_a_day() {
    let days = days(4);
    let site = Site {
        today: None,
        ..site(&days, Some("https://example.org/"), true)
    };
    let mut pages = pages(&site, &days);
    pages.insert("index.html".to_owned(), site.front_page());
    for (name, page) in &pages {
        for link in between(page, " href=\"", "\"") {
            assert!(
                !link.contains("2027") && !link.ends_with("feed.xml"),
                "{name}: {link}"
            );
        }
        let waiting: Vec<&str> = between(page, "<a ", ">")
            .filter(|tag| !tag.contains("href="))
            .collect();
        assert!(
            waiting
                .iter()
                .all(|tag| tag.contains("data-day=\"2027-01-0")),
            "{name}: {waiting:?}"
        );
        let expected = match name.as_str() {
            "archive.html" => 4,
            "puzzle/2027-01-01.html" | "puzzle/2027-01-04.html" => 1,
            name if name.starts_with("puzzle/") => 2,
            _ => 0,
        };
        assert_eq!(waiting.len(), expected, "{name}");
    }
    assert!(
        !pages["index.html"].contains("puzzle-data") && !pages["index.html"].contains("og:image")
    );
    assert!(pages["index.html"].contains(r#"data-first="2027-01-01" data-last="2027-01-04""#));
    let archive = &pages["archive.html"];
    assert_eq!(
        between(archive, "<li", ">")
            .filter(|tag| tag.starts_with(" hidden"))
            .count(),
        4
    );
    assert_eq!(site.feed(&entries(&days)), None);
    assert!(!site.files().names().any(|name| name == "feed.xml"));
}

#[test]
fn the_feed_is_atom() {
    let days = days(40);
    let entries = entries(&days);
    for address in [None, Some("https://example.org/q")] {
        let feed = site(&days, address, false).feed(&entries).unwrap();
        let xml = Xml::parse(&feed).unwrap();
        let root = xml.root_element();
        assert_eq!(
            root.tag_name().namespace(),
            Some("http://www.w3.org/2005/Atom")
        );
        let texts = |name: &str| -> Vec<&str> {
            let found = root
                .descendants()
                .filter(|node| node.has_tag_name(("http://www.w3.org/2005/Atom", name)));
            found.map(|node| node.text().unwrap_or_default()).collect()
        };
        assert_eq!(texts("entry").len(), FEED_ENTRIES);
        assert_eq!(texts("name"), ["sixfold"]);
        assert_eq!(
            texts("updated")[..3],
            [
                "2027-02-09T00:00:00Z",
                "2027-02-09T00:00:00Z",
                "2027-02-08T00:00:00Z"
            ]
        );
        let ids = texts("id");
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), FEED_ENTRIES + 1);
        let begins = address.map_or("tag:sixfold,2027:daily", |_| "https://example.org/q/");
        assert!(ids.iter().all(|id| id.starts_with(begins)), "{ids:?}");
        let selves = root
            .descendants()
            .filter(|node| node.attribute("rel") == Some("self"))
            .count();
        assert_eq!(selves, usize::from(address.is_some()));
    }
}

#[test]
fn rules_show_the_rulebooks_examples_as_they_are() {
    let examples = RuleExample::all(&ENGLISH);
    assert_eq!(
        examples
            .iter()
            .map(|example| &*example.id)
            .collect::<Vec<_>>(),
        EXAMPLES
    );
    let books: Vec<_> = RULEBOOKS
        .iter()
        .flat_map(|(_, text)| load_examples(text).unwrap())
        .collect();
    for shown in &examples {
        let told = books.iter().find(|example| example.id == shown.id).unwrap();
        assert_eq!(told.legal, shown.legal, "{}", shown.id);
        if let Some(score) = told.score {
            assert_eq!(shown.verdict, ENGLISH.game.points(score));
            assert_eq!(
                shown.reasons.iter().map(|reason| sum(reason)).sum::<u64>(),
                u64::from(score),
                "{:?}",
                shown.reasons
            );
        }
    }
}

#[test]
fn the_worker_keeps_files_of_the_site_and_changes_with_them() {
    for line in ["const FILES = [];", "const VERSION = \"\";"] {
        assert_eq!(WORKER_TEXT.matches(line).count(), 1, "web/sw.js has {line}");
    }
    let days = days(1);
    let site = site(&days, None, true);
    let worker = site.worker("page", Some(b"engine"));
    let files: Vec<&str> = between(&worker, "const FILES = [", "];")
        .next()
        .unwrap()
        .split(',')
        .collect();
    let list = site.files();
    let names: BTreeSet<&str> = list.names().collect();
    assert!(
        files
            .iter()
            .all(|file| names.contains(file.trim_matches('"'))),
        "{files:?}"
    );
    for file in [
        "\"analyser.html\"",
        "\"sixfold.wasm\"",
        "\"assets/engine.js\"",
    ] {
        assert!(files.contains(&file), "{files:?}");
    }
    assert_eq!(worker, site.worker("page", Some(b"engine")));
    assert_ne!(worker, site.worker("another", Some(b"engine")));
    assert_ne!(worker, site.worker("page", Some(b"another")));
    serde_json::from_str::<Value>(&site.manifest()).unwrap();
}

#[test]
fn addresses_of_sites() {
    for (given, address, path) in [
        ("https://example.org", "https://example.org/", "/"),
        ("https://example.org///", "https://example.org/", "/"),
        (
            "http://localhost:8026/a/b",
            "http://localhost:8026/a/b/",
            "/a/b/",
        ),
    ] {
        let read = Address::parse(given).unwrap();
        assert_eq!((&*read.to_string(), read.path()), (address, path));
    }
    for wrong in [
        "example.org",
        "ftp://example.org",
        "https://",
        "https:///a",
        "https://a b",
        "https://a//b",
        "https://a/\"x",
        "https://a?b",
    ] {
        assert_eq!(Address::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn a_list_of_files_never_leads_out_of_its_folder() {
    let list: FileList = ["index.html", "puzzle/2027-01-01.html"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    let text = list.to_text();
    assert_eq!(FileList::parse(&text), Some(list.clone()));
    let changed = format!("{text}../secret\n/etc/passwd\npuzzle/../../secret\n\n");
    assert_eq!(FileList::parse(&changed), Some(list));
    assert_eq!(FileList::parse("my own notes\nindex.html\n"), None);
}

#[cfg(feature = "png")]
#[test]
fn a_share_picture_has_the_size_that_is_asked_for() {
    let image = sixfold::picture::png(&days(1)[0].share_picture(&ENGLISH), 100).unwrap();
    let number = |at: usize| u32::from_be_bytes(image[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1200, 630));
}
