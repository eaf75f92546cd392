//! The order of the modules: each uses only those before it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ORDER: [&str; 13] = [
    "game", "notation", "search", "strategy", "record", "play", "qwords", "puzzle", "language",
    "answer", "picture", "publish", "cli",
];
/// Tools without a place in the order: any module may use them.
const TOOLS: [&str; 4] = ["bench", "named", "parallel", "yaml"];
/// What is still the wrong way round. Nothing is added here.
const ALLOWED: [(&str, &str); 0] = [];

#[test]
fn modules_use_only_those_before_them() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeSet::new();
    for file in rust_files(&source) {
        let path = file.strip_prefix(&source).unwrap().with_extension("");
        let module = path.iter().next().unwrap().to_str().unwrap();
        let Some(place) = ORDER.iter().position(|&name| name == module) else {
            continue;
        };
        for used in modules_used(&fs::read_to_string(&file).unwrap()) {
            assert!(
                ORDER.contains(&&*used) || TOOLS.contains(&&*used),
                "{used} has no place in the order: {file:?}"
            );
            if ORDER[place + 1..].contains(&&*used) {
                found.insert((module.to_owned(), used));
            }
        }
    }
    let allowed = ALLOWED.map(|(module, used)| (module.to_owned(), used.to_owned()));
    assert_eq!(found, BTreeSet::from(allowed));
}

#[test]
fn every_module_has_a_place_or_is_a_tool() {
    let library = include_str!("../../src/lib.rs");
    let declared = library
        .lines()
        .filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod "));
    let declared: BTreeSet<&str> = declared.map(|name| name.trim_end_matches(';')).collect();
    assert_eq!(declared, ORDER.into_iter().chain(TOOLS).collect());
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| {
        if path.is_dir() {
            rust_files(&path)
        } else {
            vec![path]
        }
    });
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The modules that a file names after `crate::`, outside comments.
fn modules_used(text: &str) -> BTreeSet<String> {
    let code: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    let name = |text: &str| -> String {
        text.chars()
            .take_while(|&c| c.is_ascii_lowercase() || c == '_')
            .collect()
    };
    let used = code
        .split("crate::")
        .skip(1)
        .flat_map(|rest| match rest.strip_prefix('{') {
            Some(list) => list
                .split('}')
                .next()
                .unwrap()
                .split(',')
                .map(|item| name(item.trim()))
                .collect(),
            None => vec![name(rest)],
        });
    used.filter(|name| !name.is_empty()).collect()
}
