use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::command::{Done, complaints, folder, portable, program, run, sixfold, snapshot};

/// The smallest module of WebAssembly.
pub(crate) const MODULE: &str = "\0asm\u{1}\0\0\0";

pub(crate) fn build(out: &Path, days: &str, more: &[&str]) -> Done {
    let fixed = [
        "site",
        "--from",
        "2027-01-03",
        "--days",
        days,
        "--out",
        out.to_str().unwrap(),
    ];
    sixfold(&[&fixed, more].concat())
}

/// Every file in a folder and in its folders, by name.
pub(crate) fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path
                    .strip_prefix(folder)
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .to_owned();
                found.insert(name, fs::read(path).unwrap());
            }
        }
    }
    found
}

#[test]
fn a_site_is_the_same_with_any_number_of_threads_and_lists_its_files() {
    let mut told = Vec::new();
    let built = ["1", "2"].map(|threads| {
        let out = folder(&format!("site-{threads}"), &[]);
        let mut program = program(&[
            "site",
            "--from",
            "2027-01-03",
            "--days",
            "3",
            "--out",
            out.to_str().unwrap(),
        ]);
        program.env("RAYON_NUM_THREADS", threads);
        told.push(run(program, b"").answer(0));
        files(&out)
    });
    assert_eq!(told[0].replace("site-1", "site-2"), told[1]);
    snapshot("site-built", &portable(&told[0]));
    assert!(built[0] == built[1], "the files differ");
    let list = String::from_utf8(built[0]["sixfold-site.txt"].clone()).unwrap();
    let listed: Vec<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(listed, built[0].keys().collect::<Vec<_>>());
    for name in [
        "index.html",
        "puzzle/2027-01-05.html",
        "share/2027-01-03.png",
        "assets/style.css",
    ] {
        assert!(!built[0][name].is_empty(), "{name}");
    }
    let (first, second) = (folder("site-1-again", &[]), folder("site-1", &[]));
    build(&first, "1", &[]).answer(0);
    build(&second, "1", &[]).answer(0);
    assert!(files(&first) == files(&second), "the files differ");
}

#[test]
fn a_rebuild_removes_what_is_old_and_keeps_what_is_not_its_own() {
    let out = folder("site-again", &[]);
    fs::write(out.with_file_name("site-again.wasm"), MODULE).unwrap();
    let engine = out.with_file_name("site-again.wasm");
    build(&out, "3", &["--engine", engine.to_str().unwrap()]).answer(0);
    let before = files(&out);
    assert!(before.contains_key("sixfold.wasm") && before.contains_key("puzzle/2027-01-05.html"));
    fs::write(out.join("CNAME"), "example.org").unwrap();
    fs::write(out.join("puzzle/mine.html"), "mine").unwrap();

    build(&out, "2", &["--today", "2027-01-03"]).answer(0);
    let after = files(&out);
    assert!(
        !before.contains_key("feed.xml") && after.contains_key("feed.xml"),
        "a feed needs to know what day it is"
    );
    assert_eq!(
        (&*after["CNAME"], &*after["puzzle/mine.html"]),
        (&b"example.org"[..], &b"mine"[..])
    );
    for gone in [
        "sixfold.wasm",
        "puzzle/2027-01-05.html",
        "share/2027-01-05.png",
    ] {
        assert!(!after.contains_key(gone), "{gone}");
    }
    let archive = String::from_utf8(after["archive.html"].clone()).unwrap();
    assert!(
        archive.contains("2027-01-03") && !archive.contains("2027-01-04"),
        "{archive}"
    );

    fs::write(out.join("puzzle/2027-01-05.html"), "also mine").unwrap();
    let done = build(&out, "3", &[]);
    complaints("site-not-replaced", 1, [&done]);
    assert!(!out.join("share/2027-01-05.png").exists());
}

#[test]
fn a_folder_of_something_else_is_left_alone() {
    for files_there in [
        &[("notes.txt", "mine")][..],
        &[
            ("sixfold-site.txt", "my list\nindex.html\n"),
            ("index.html", "mine"),
        ],
    ] {
        let out = folder("not-a-site", files_there);
        let before = files(&out);
        complaints("site-no-site", 1, [&build(&out, "1", &[])]);
        assert_eq!(files(&out), before);
    }
}

#[test]
fn what_is_wrong_is_said_before_anything_is_written() {
    let out = folder("wrong-site", &[]);
    let notes = folder("no-engine", &[("notes.txt", "notes")]).join("notes.txt");
    let mut refused = Vec::new();
    for more in [
        ["--today", "2027-02-01"],
        ["--today", "soon"],
        ["--base-url", "example.org"],
        ["--engine", "/nowhere.wasm"],
        ["--engine", notes.to_str().unwrap()],
    ] {
        refused.push(build(&out, "3", &more));
        assert!(files(&out).is_empty());
    }
    refused.push(sixfold(&["serve", out.to_str().unwrap()]));
    complaints("site-refused", 1, &refused);
}
