//! A terminal of 80 by 24: nothing is wider, and `--compact` draws tables in fewer lines.

use crate::command::{Done, TABLE, commands, folder, path, program, run, subcommands};

/// Too wide for 80 columns even in narrow cells.
const WIDE: &str = "flex BcbBsbBdbBfbBtb3BcwBswBdwBfwBtw3BcsBssBdsBfsBts/Gcs3GtbGsbGdbGfbGcb3GtwGswGdwGfwGcw \
                    RcbRsbRdbRfbRtbRxb";
const GAME: &str = "puzzles/games/intro.txt";
const GRID: &str = "DUOPO/SSAUT/KIWIS/INEST/SEPHA";

/// A table for four, whose names are too long for the columns of a score sheet.
const LONG_NAMES: &str = "\
rules: classic
players: Maximiliana-Theodora, Bartholomaeus-Emanuel, Konstantin-Alexander, Wilhelmina-Charlotte
1 Maximiliana-Theodora Rc@j11 Rd@k11 Rf@l11 = 3
2 Bartholomaeus-Emanuel Ps@i9 Bs@i10 Rs@i11 = 7
";

/// Every way in which an example can differ.
const EXAMPLES: &str = "\
- id: a-score-that-leaves-out-the-bonus-of-the-qwirkle-flex
  position: flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbPcw origin=j10
  play: Ycb@i9 Pcw@j9
  score: 12
- id: seven-in-a-row
  position: flex YcbYswYdsYfbYtwYxs Ycw origin=j10
  play: Ycw@p10
  legal: false
  reasons: [gap, line_too_long]
- id: words
  position: DUOPO/SSAUT/KIWIS/INEST/SEPHA
  score: 46
";

/// What is typed into commands that listen: everything that draws or tells much.
const SOLVING: &str = "help\nhint\nhint\nhint\ntable\nYcb@i9 Pcw@j9\ngive up\nquit\n";
const PLAYING: &str = "help\nhint\nhint\nhint\ntable\nunseen\nscore\nquit\n";
const QUIZ: &str = "help\nhint\nhint\nhint\ntable\nskip\nskip\nskip\n";

/// The commands that draw tables of tiles, with what is typed.
const DRAWING: &[(&[&str], &str)] = &[
    (&["analyse", TABLE], ""),
    (&["analyse", WIDE], ""),
    (&["analyse", TABLE, "--deep", "--samples", "400"], ""),
    (&["score", TABLE, "Ycb@i9 Pcw@j9"], ""),
    (&["score", TABLE, "Ycb@i9 Pcw@z99"], ""),
    (&["unseen", TABLE], ""),
    (&["draw", TABLE, "--play", "Ycb@i9 Pcw@j9"], ""),
    (&["draw", WIDE], ""),
    (
        &[
            "game",
            "review",
            "FOLDER/fragment.txt",
            "--quiz",
            "--samples",
            "200",
        ],
        QUIZ,
    ),
    (&["play", "--rules", "flex", "--seed", "7"], PLAYING),
    (
        &["puzzle", "daily", "--date", "2027-01-03", "--solution"],
        "",
    ),
    (&["puzzle", "play", "--date", "2027-01-03"], SOLVING),
];

/// The other commands whose answer is more than a line.
const OTHERS: &[(&[&str], &str)] = &[
    (&["notation"], ""),
    (&["rulebook"], ""),
    (&["rulebook", "FOLDER/examples.yaml"], ""),
    (&["game", "check", GAME], ""),
    (&["game", "check", "FOLDER/names.txt"], ""),
    (
        &["game", "review", "FOLDER/fragment.txt", "--samples", "200"],
        "",
    ),
    (&["puzzle", "check", "puzzles/best", "puzzles/qwords"], ""),
    (&["arena", "greedy", "beginner", "--games", "2"], ""),
    (&["bench", "--passes", "0"], ""),
    (&["qwords", "score", GRID], ""),
    (
        &[
            "qwords",
            "analyse",
            "qwords DUOPO/SSAUT/KIWIS/IN.ST/S..HA U/T",
        ],
        "",
    ),
    (&["qwords", "arena", "--games", "2"], ""),
    (
        &["qwords", "play", "--seed", "7"],
        "help\nhint\nhint\nquit\n",
    ),
    (&["qwords", "puzzle", "--kind", "letter"], ""),
];

/// Runs a command with a terminal of 80 columns in mind.
fn narrow(arguments: &[&str], typed: &str, more: &[&str]) -> Done {
    let review = std::fs::read_to_string(GAME).unwrap();
    let fragment: String = review
        .lines()
        .take(17)
        .map(|line| format!("{line}\n"))
        .collect();
    let files = [
        ("examples.yaml", EXAMPLES),
        ("names.txt", LONG_NAMES),
        ("fragment.txt", &fragment),
    ];
    let name = std::thread::current()
        .name()
        .unwrap_or_default()
        .replace(':', "-");
    let folder = folder(&name, &files).to_str().unwrap().to_owned();
    let arguments: Vec<String> = arguments
        .iter()
        .map(|argument| argument.replace("FOLDER", &folder))
        .collect();
    let mut command = program(
        &[
            &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..],
            more,
        ]
        .concat(),
    );
    command
        .env("COLUMNS", "80")
        .env("SIXFOLD_DATA_DIR", format!("{folder}/data"));
    run(command, typed.as_bytes())
}

/// The answer without its colours.
fn plain(done: &Done) -> String {
    anstream::adapter::strip_str(std::str::from_utf8(&done.bytes).unwrap()).to_string()
}

/// The commands that print nothing, a line, or what is not for people.
const SHORT: &[&[&str]] = &[
    &["convert"],
    &["merge"],
    &["schema"],
    &["puzzle", "generate"],
    &["puzzle", "book"],
    &["site"],
    &["serve"],
    &["leaves"],
    &["qwords", "words"],
    &["completions"],
    &["man"],
];

#[test]
fn every_command_is_tried_or_short() {
    for command in commands() {
        if subcommands(&command).next().is_none() {
            let words = path(&command);
            let tried = DRAWING
                .iter()
                .chain(OTHERS)
                .map(|&(arguments, _)| arguments);
            let mut known = tried.chain(SHORT.iter().copied());
            assert!(known.any(|other| other.starts_with(&words)), "{words:?}");
        }
    }
}

#[test]
fn nothing_is_wider_than_80_columns() {
    for &(arguments, typed) in DRAWING.iter().chain(OTHERS) {
        let done = narrow(arguments, typed, &["--color", "always"]);
        let text = plain(&done);
        assert!(text.lines().count() > 3, "{arguments:?}: {}", done.error);
        for line in text.lines() {
            // What is typed ends the line of a prompt.
            let line = line.trim_start_matches("> ");
            assert!(line.chars().count() <= 80, "{arguments:?}: {line}\n{text}");
        }
    }
}

#[test]
fn every_table_can_be_compact() {
    for &(arguments, typed) in DRAWING {
        let [usual, compact] = [
            &["--color", "always"][..],
            &["--color", "always", "--compact"],
        ]
        .map(|more| {
            let text = plain(&narrow(arguments, typed, more));
            // Lines with signs for shapes and no tile.
            let only_shapes = |line: &&str| {
                line.contains(['●', '■', '◆', '✿', '✸', '✖']) && !line.contains(char::is_alphabetic)
            };
            (
                text.lines().count(),
                text.lines().filter(only_shapes).count(),
                text,
            )
        });
        assert_eq!(compact.1, 0, "{arguments:?}: {}", compact.2);
        assert!(
            arguments.contains(&WIDE) || usual.1 > 0 && compact.0 < usual.0,
            "{arguments:?}: {}",
            compact.2
        );
    }
}
