//! The plain files of the site, as they are.

/// Names each script of `web/js` and holds its text.
macro_rules! scripts {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../web/js/", $name)))),+]
    };
}

/// Every script, by name.
pub const SCRIPTS: &[(&str, &str)] = scripts![
    "analyser.js",
    "archive.js",
    "engine.js",
    "letters.js",
    "plays.js",
    "puzzle.js",
    "record.js",
    "table.js",
    "today.js",
];

/// The style sheet.
pub const STYLE: &str = include_str!("../../../web/style.css");

/// The service worker before its list of files is filled in.
pub const WORKER: &str = include_str!("../../../web/sw.js");
