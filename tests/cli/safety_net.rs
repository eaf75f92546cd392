//! Whatever the program tells, byte for byte: the help of every command, an answer of each kind in JSON, and hashes of
//! what is too large to show. A change of these snapshots has to be meant.

use std::path::PathBuf;

use clap::Command;
use sixfold::game::Rules;
use sixfold::puzzle::Theme;
use sixfold::puzzle::qwords::Kind;
use sixfold::strategy::Level;

use crate::command::{
    Done, TABLE, commands, folder, formats, path, program, run, sixfold, sixfold_reading, snapshot,
    subcommands, whole_name,
};
use crate::readme::arguments;
use crate::schema::keeps_to_schema;
use crate::site::{MODULE, files};
use crate::snapshots::fingerprint;

const CORPUS: &str = include_str!("../../benches/corpus.txt");
const GAME: &str = include_str!("../../puzzles/games/intro.txt");
const CLASSIC_GAME: &str = include_str!("../../puzzles/rulebook/games/qwirkle.fr.txt");
const FLEX_GAME: &str = include_str!("../../puzzles/rulebook/games/qwirkle-flex.fr.txt");
const BEST_PUZZLE: &str = include_str!("../../puzzles/best/01-down-the-stairs.yaml");
const LETTER_PUZZLES: &str = include_str!("../../puzzles/qwords/letter.yaml");

const CLASSIC: &str = "classic RcRdRf/1Bd RsBsPsGxYxRx";
const INTRO: &str = "intro RcbRtw/1Btb RsbBswGxbYfwRxw";
/// The bag is empty, and so the other hand is known.
const NEARLY_OVER: &str = "intro 7OcwPcb/5RdbGdwOdw/4YcbRcw/3YxbYdw/2RxbBxw3PdwGdb/2GxwOxb3Pxb/1Ptb1RxwBxb1GfbPfw/OxwPxw2BcwOcbGcwPcw1RcbYcwBcb/1PdbOdbRdwBdb1GtbPtwOtwRtw/3BdwBfbBtb1PsbOswRswYsb/5GtwGfw2RfwRsb/6RfbBfwYfw1PswPfb/7BswYsw1OsbOfw/7Btw3Yfb RtbOfbOtbYtbYtwGxb players=2 bag=0 scores=120-171";

/// One position a line, of which some are broken.
const BATCH: &str = "\
classic RcRdRf/1Bd RsBsPsGxYxRx

# Chris to play
flex RcbRzb -
flex RcbRtw Psb Ysw
intro Rcb Rsw
classic - RtRcRdBc
classic Rc Os
";

/// Examples that hold, and others that differ in each way.
const EXAMPLES: &str = "\
- id: right
  position: flex RcbRtwRsb BssBtb origin=j10
  play: Btb@k11 Bss@l11
  score: 10
- id: no-bonus
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

const CLAIMS: &str =
    "row 1: DUOPO\nrow 2: SAUT\nrow 4: NÉS\ncolumn a: SKIS\ncolumn b: SIEN\ncolumn c: -\n";

/// The times in JSON, which no two runs share.
const TIMES: [&str; 4] = [
    "microseconds_each",
    "ms_per_turn",
    "per_second",
    "plays_per_second",
];

/// What each command that has formats is asked, without the command and the format. A new command has to be added.
pub(crate) fn questions(command: &str) -> Vec<String> {
    let owned = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect();
    match command {
        "sixfold analyse" => vec![
            "--top 3".to_owned(),
            format!("'{CLASSIC}' --top 3"),
            format!("'{INTRO}' --top 3"),
            "'classic - RtRcRdBc'".to_owned(),
            "'classic Rc Os'".to_owned(),
            "'flex RcbRzb -'".to_owned(),
            "--batch --top 2".to_owned(),
            "--deep --samples 400 --top 3".to_owned(),
            format!("--deep '{CLASSIC}' --samples 800 --seed 5 --plies 4 --top 3 --also 'swap Rs'"),
            "--deep 'classic RcRdRfRsRx GdBsPsGxYxOc scores=20-31' --samples 400 --top 2 --opponent-rack RtBt".to_owned(),
            "--deep 'flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb players=3' --samples 400 --top 2".to_owned(),
            format!("--deep '{NEARLY_OVER}' --top 3"),
            "--deep 'classic RcRdRf/1Gd Bs bag=0 players=3' --samples 400".to_owned(),
            "--deep 'classic RcRdRf - bag=0' --samples 400".to_owned(),
            format!("--deep '{CLASSIC}' --also Rs@a1"),
        ],
        "sixfold score" => vec![
            format!("'{TABLE}' 'Ycb@i9 Pcw@j9'"),
            format!("'{TABLE}' Ysw@o12"),
            format!("'{TABLE}' 'swap Ycb Gds'"),
            "'classic RcRdRf RsRx bag=0 origin=j10' 'Rs@m10 Rx@n10'".to_owned(),
            format!("'{TABLE}' 'Ycb@i9 Pcw@j10'"),
            format!("'{TABLE}' pass"),
            format!("'{TABLE}' Rz@g7"),
        ],
        "sixfold unseen" => [CLASSIC, TABLE, NEARLY_OVER, "classic RcRcRc -"].map(|line| format!("'{line}'")).to_vec(),
        "sixfold draw" => vec![
            format!("'{TABLE}'"),
            format!("'{CLASSIC}' --compact"),
            format!("'{TABLE}' --play 'Ycb@i9 Pcw@j9'"),
            format!("'{TABLE}' --play 'Ycb@i9 Pcw@j10' --any --no-letters"),
        ],
        "sixfold convert" => {
            vec![format!("'{TABLE}'"), format!("'{CLASSIC}' --origin c4"), format!("'{NEARLY_OVER}'")]
        }
        "sixfold notation" => owned(&[""]),
        "sixfold rulebook" => owned(&["", "examples.yaml", "missing.yaml"]),
        "sixfold game check" => owned(&["flex.txt", "wrong.txt"]),
        "sixfold game review" => owned(&["begun.txt --samples 200 --seed 3", "flex.txt", "wrong.txt"]),
        "sixfold puzzle daily" => {
            owned(&["--date 2027-01-04", "--date 2028-02-29 --solution", "--date 2026-12-31 --days 3", "--date 2027-02-29"])
        }
        "sixfold puzzle generate" => owned(&[
            "--seed 7 --count 2",
            "--rules classic --target 12-20 --seed 7 --solution",
            "--kind letter --seed 4 --count 2",
            "--kind rolls --seed 4 --words en --solution",
            "--kind supernatural --seed 4 --words de --side b",
            "--count 9 --max-tries 2",
            "--side b",
            "--kind rolls --stars 3",
        ]),
        "sixfold puzzle check" => owned(&["best.yaml letters.yaml", "wrong.yaml wrong.txt missing.yaml", "wrong.txt"]),
        "sixfold arena" => {
            let rules = Rules::ALL.map(|rules| format!("strong greedy --games 2 --seed 3 --rules {}", rules.name()));
            let levels = Level::ALL.map(|level| format!("{} greedy --games 1 --seed 4 --rules intro", level.name()));
            rules.into_iter().chain(levels).collect()
        }
        "sixfold bench" => owned(&["--passes 1", "--passes 0 --task best --rules flex"]),
        "sixfold qwords analyse" => owned(&[
            "'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T' --top 3",
            "'qwords ...../.o.../...../...o./..... ?/S side=b' --samples 32 --seed 2 --top 3",
            "'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T' --words en --names --top 2",
            "'qwords DUOPO/SSAUT/KIWIS U/T'",
        ]),
        "sixfold qwords arena" => {
            owned(&["--games 1", "--games 4 --policy table --seed 3 --side b --no-joker --words de --names"])
        }
        "sixfold qwords score" => owned(&[
            "DUOPO/SSAUT/KIWIS/INEST/SEPHA",
            "DUOPO/SSAUT/KIWIS/INEST/SEPHA --side b",
            "DUOPO/SSAUT/KIWIS/INEST/SEPHA --words en",
            "DUO../...../...../...../.....",
            "DUOPO/SSAUT/KIWIS/INEST/SEPHA --claim claims.txt",
            "DUOPO/SSAUT/KIWIS/INEST/SEPH",
        ]),
        "sixfold qwords puzzle" => owned(&[
            "--kind letter --seed 4 --count 2",
            "--kind rolls --seed 4 --words en --solution",
            "--kind supernatural --seed 4 --words de --side b",
            "--kind letter --count 9 --tries 8",
        ]),
        other => panic!("what is `{other}` asked? Add it to this list"),
    }
}

/// The commands that answer in several formats.
pub(crate) fn with_formats() -> Vec<Command> {
    let all = commands().into_iter();
    all.filter(|command| subcommands(command).next().is_none() && !formats(command).is_empty())
        .collect()
}

/// A folder with the files that the questions name.
pub(crate) fn place(name: &str) -> PathBuf {
    let begun: String = GAME
        .lines()
        .take(3 + 8)
        .map(|line| format!("{line}\n"))
        .collect();
    let wrong = CLASSIC_GAME.replace("Gt@m12 = 7", "Gt@m12 = 4");
    let letters: String = LETTER_PUZZLES.split_inclusive("---\n").take(3).collect();
    let letters = letters.strip_suffix("---\n").unwrap();
    let twin = BEST_PUZZLE
        .replacen("id: ", "id: twin-of-", 1)
        .replacen("target: ", "target: 1", 1);
    folder(
        name,
        &[
            ("begun.txt", &begun),
            ("flex.txt", FLEX_GAME),
            ("wrong.txt", &wrong),
            ("examples.yaml", EXAMPLES),
            ("best.yaml", BEST_PUZZLE),
            ("letters.yaml", letters),
            ("wrong.yaml", &format!("{BEST_PUZZLE}{twin}")),
            ("claims.txt", CLAIMS),
        ],
    )
}

/// Asks a command a question in one of its formats; also what was typed for it.
fn asked(command: &Command, question: &str, format: &str, place: &PathBuf) -> (String, Done) {
    asked_in("en", command, question, format, place)
}

/// The same by a reader of a language.
pub(crate) fn asked_in(
    language: &str,
    command: &Command,
    question: &str,
    format: &str,
    place: &PathBuf,
) -> (String, Done) {
    let words = [path(command), arguments(question), vec!["--format", format]].concat();
    let mut program = program(&words);
    program.current_dir(place).env("SIXFOLD_LANG", language);
    let input = if question.contains("--batch") {
        BATCH
    } else {
        ""
    };
    let typed = [whole_name(command), question, "--format", format]
        .into_iter()
        .filter(|part| !part.is_empty());
    (
        typed.collect::<Vec<_>>().join(" "),
        run(program, input.as_bytes()),
    )
}

/// JSON with `TIME` for the times.
pub(crate) fn timeless(json: &str) -> String {
    TIMES.iter().fold(json.to_owned(), |json, key| {
        let key = format!("\"{key}\":");
        let mut parts = json.split(&key);
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |told, part| {
            let end = part.find([',', '}']).unwrap();
            let time = if &part[..end] == "null" {
                "null"
            } else {
                "TIME"
            };
            told + &key + time + &part[end..]
        })
    })
}

/// The help as a terminal of 100 columns would show it: the width where none is known.
#[test]
fn every_help_stays_as_it_is() {
    let mut short = String::new();
    for command in commands() {
        let words = path(&command);
        let help = |flag| sixfold(&[&words[..], &[flag]].concat()).answer(0);
        snapshot(&[&["help"], &words[..]].concat().join("-"), &help("--help"));
        short += &fingerprint(
            &format!("{} -h", whole_name(&command)),
            help("-h").as_bytes(),
        );
    }
    snapshot("hashes-of-short-help", &short);
}

/// Raw, because the order of the keys counts too.
#[test]
fn every_json_answer_stays_as_it_is() {
    let place = place("safety-net-json");
    for command in with_formats()
        .iter()
        .filter(|command| formats(command).iter().any(|format| format == "json"))
    {
        let mut text = String::new();
        for question in questions(whole_name(command)) {
            let (typed, done) = asked(command, &question, "json", &place);
            keeps_to_schema(command, &question, &done);
            let answer = timeless(std::str::from_utf8(&done.bytes).unwrap());
            assert!(
                answer.is_empty() || answer.ends_with('\n') && !answer.ends_with("\n\n"),
                "{typed}: {answer}"
            );
            text += &format!("$ {typed}\n{answer}");
            if !done.error.is_empty() {
                text += &format!("standard error:\n{}", done.error);
            }
            text += &format!("exit code {}\n\n", done.code);
        }
        snapshot(&[&["json"], &path(command)[..]].concat().join("-"), &text);
    }
}

/// The same questions in the other formats.
#[test]
fn every_other_answer_has_the_same_hash() {
    let place = place("safety-net-formats");
    let (mut list, mut pictures) = (String::new(), String::new());
    for command in with_formats() {
        let has_times = ["sixfold arena", "sixfold bench"].contains(&whole_name(&command));
        for format in formats(&command)
            .iter()
            .filter(|&format| format != "json" && !has_times)
        {
            for question in questions(whole_name(&command)) {
                let (typed, done) = asked(&command, &question, format, &place);
                let list = if format == "png" {
                    &mut pictures
                } else {
                    &mut list
                };
                let told = [
                    &done.bytes,
                    done.error.as_bytes(),
                    format!("exit code {}", done.code).as_bytes(),
                ]
                .concat();
                *list += &fingerprint(&typed, &told);
            }
        }
    }
    snapshot("hashes-of-answers", &list);
    #[cfg(feature = "png")]
    snapshot("hashes-of-answers-png", &pictures);
}

/// The hash of an answer under the name of what was typed.
fn hashed(typed: &str) -> String {
    fingerprint(typed, sixfold(&arguments(typed)).answer(0).as_bytes())
}

#[test]
fn whatever_comes_from_a_seed_has_the_same_hash() {
    let mut list = String::new();
    for seed in [7, 8, u32::MAX] {
        list += &hashed(&format!("puzzle generate --count 3 --seed {seed}"));
    }
    for rules in Rules::ALL.map(Rules::name) {
        list += &hashed(&format!(
            "puzzle generate --rules {rules} --target 15-20 --stars 3 --seed 2"
        ));
    }
    for theme in Theme::ALL
        .iter()
        .map(|theme| theme.name().replace(' ', "-"))
    {
        list += &hashed(&format!(
            "puzzle generate --theme {theme} --target 10-60 --seed 5"
        ));
    }
    for kind in Kind::ALL.map(Kind::name) {
        for seed in [7, u32::MAX] {
            list += &hashed(&format!(
                "qwords puzzle --kind {kind} --seed {seed} --common-words all --format yaml"
            ));
        }
    }
    snapshot("hashes-of-seeds", &list);
}

#[test]
fn the_analysis_of_the_corpus_has_the_same_hash() {
    let all = sixfold_reading(&["analyse", "--batch", "--all"], CORPUS.as_bytes()).answer(0);
    let best = sixfold_reading(&["analyse", "--batch", "--top", "1"], CORPUS.as_bytes()).answer(0);
    let lines = [("every play", all), ("best play", best)]
        .map(|(name, told)| fingerprint(name, told.as_bytes()));
    snapshot("hashes-of-corpus", &lines.concat());
}

#[test]
fn a_review_has_the_same_hash_in_every_format() {
    let place = folder("safety-net-review", &[("game.txt", GAME)]);
    let list = [
        "review.txt",
        "review.json",
        "review.yaml",
        "review.svg",
        "review.html",
    ]
    .map(|name| {
        let mut program = program(&[
            "game",
            "review",
            "game.txt",
            "--samples",
            "200",
            "--out",
            name,
        ]);
        program.current_dir(&place);
        run(program, b"").answer(0);
        fingerprint(name, &std::fs::read(place.join(name)).unwrap())
    });
    snapshot("hashes-of-review", &list.concat());
}

/// Neither the version of the program nor a real engine is in it: `sw.js` has the hash of the engine given here.
#[test]
fn a_site_has_the_same_hashes() {
    let place = folder("safety-net-site", &[("engine.wasm", MODULE)]);
    let today = [
        "--today",
        "2027-01-05",
        "--base-url",
        "https://example.org/puzzles/",
        "--engine",
        "engine.wasm",
    ];
    for (out, more) in [("ahead", &[][..]), ("today", &today)] {
        let fixed = ["site", "--from", "2027-01-01", "--days", "7", "--out", out];
        let mut program = program(&[&fixed, more].concat());
        program.current_dir(&place);
        run(program, b"").answer(0);
    }
    let built = files(&place);
    let list = |pictures: bool| -> String {
        let files = built
            .iter()
            .filter(|(name, _)| name.ends_with(".png") == pictures);
        files
            .map(|(name, bytes)| fingerprint(name, bytes))
            .collect()
    };
    snapshot("hashes-of-site", &list(false));
    snapshot("hashes-of-site-png", &list(true));
}
