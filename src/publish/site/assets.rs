//! The plain files of the site, as they are.

/// Names each script of `web/js` and holds its text.
macro_rules! scripts {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../web/js/", $name)))),+]
    };
}

/// Every script, by name.
pub const SCRIPTS: &[(&str, &str)] = scripts![
    "address.js",
    "analyser.js",
    "archive.js",
    "cells.js",
    "copy.js",
    "days.js",
    "desk.js",
    "dom.js",
    "drag.js",
    "drags.js",
    "engine.js",
    "history.js",
    "letters.js",
    "names.js",
    "notation.js",
    "outcome.js",
    "ownplay.js",
    "palette.js",
    "plays.js",
    "position.js",
    "puzzle.js",
    "rack.js",
    "ranking.js",
    "record.js",
    "rich.js",
    "roving.js",
    "segments.js",
    "session.js",
    "stopwatch.js",
    "table.js",
    "today.js",
    "typing.js",
];

/// The style sheet.
pub const STYLE: &str = include_str!("../../../web/style.css");

/// The service worker before its list of files is filled in.
pub const WORKER: &str = include_str!("../../../web/sw.js");
