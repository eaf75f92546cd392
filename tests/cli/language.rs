//! The reader's language: what chooses it, what follows it and what never does.

use crate::command::{Done, TABLE, commands, complaints, path, program, run, sixfold, whole_name};
use crate::safety_net::{asked_in, place, questions, timeless, with_formats};

/// Each language with the beginning of the line in which its help shows the form of a command.
const LANGUAGES: [(&str, &str); 4] = [
    ("en", "Usage:"),
    ("fr", "Utilisation\u{202f}:"),
    ("de", "Aufruf:"),
    ("it", "Uso:"),
];

/// What the program answers with these variables.
fn answered(arguments: &[&str], variables: &[(&str, &str)]) -> Done {
    let mut program = program(arguments);
    program.envs(variables.iter().copied());
    run(program, b"")
}

/// The language of a help text.
#[track_caller]
fn language_of(help: &str) -> &'static str {
    let mut found = LANGUAGES
        .into_iter()
        .filter(|(_, usage)| help.lines().any(|line| line.starts_with(usage)));
    let (code, _) = found.next().expect("a language");
    assert_eq!(found.next(), None, "{help}");
    code
}

#[test]
fn options_and_variables_choose_the_language_in_their_order() {
    let all = [
        ("SIXFOLD_LANG", "de"),
        ("LANGUAGE", "pt:it:fr"),
        ("LC_ALL", "fr_CH.UTF-8@euro"),
        ("LC_MESSAGES", "de_DE"),
        ("LANG", "it_IT"),
    ];
    let chosen = |arguments: &[&str], variables: &[(&str, &str)]| {
        language_of(&answered(arguments, variables).answer(0))
    };
    assert_eq!(chosen(&["--lang", "fr", "--help"], &all), "fr");
    assert_eq!(chosen(&["draw", "--help", "--lang=it"], &all), "it");
    assert_eq!(chosen(&["help", "draw", "--lang", "en"], &all), "en");
    let in_turn = ["de", "it", "fr", "de", "it", "en"];
    for (place, code) in in_turn.into_iter().enumerate() {
        assert_eq!(
            chosen(&["--help"], &all[place..]),
            code,
            "{:?}",
            &all[place..]
        );
    }
    for plain in ["C", "POSIX", "C.UTF-8", "pt_BR.UTF-8"] {
        let variables = [("LC_ALL", plain), ("LANG", "fr_FR.UTF-8")];
        assert_eq!(chosen(&["--help"], &variables), "en", "{plain}");
    }
    let empty = [
        ("SIXFOLD_LANG", ""),
        ("LC_ALL", ""),
        ("LANG", "fr_FR.UTF-8"),
    ];
    assert_eq!(chosen(&["--help"], &empty), "fr");
}

#[test]
fn each_help_is_in_one_language() {
    let of_the_parser = [
        "Usage:",
        "Options:",
        "Commands:",
        "Arguments:",
        "ossible values",
        "Print help",
        "Print version",
        "Print this message",
    ];
    for (code, usage) in LANGUAGES {
        for command in commands() {
            for flag in ["-h", "--help"] {
                let words = [&path(&command)[..], &[flag, "--lang", code]].concat();
                let help = sixfold(&words).answer(0);
                assert_eq!(language_of(&help), code, "{usage}");
                let english = of_the_parser.into_iter().find(|part| help.contains(part));
                assert!(code == "en" || english.is_none(), "{english:?}: {help}");
            }
            let page = sixfold(&[&["man", "--lang", code], &path(&command)[..]].concat());
            let has_english = page.answer(0).contains("\n.SH DESCRIPTION\n");
            // The French heading is the same word.
            assert_eq!(
                has_english,
                ["en", "fr"].contains(&code),
                "{}",
                whole_name(&command)
            );
        }
    }
}

#[test]
fn what_is_not_understood_is_explained_in_every_language() {
    for (code, _) in LANGUAGES {
        let refused: Vec<Done> = [
            &["--lang", "pt"][..],
            &["--lang"],
            &["--bogus"],
            &["analyse", "--dep"],
            &["analyse", "--bogus"],
            &["analyse", "--top", "3", "--top", "4"],
            &["analyse", "--deep", "--plies", "0"],
            &["analyse", "--deep", "--samples", "many"],
            &["arena", "greedy", "greedier"],
            &["arena", "greedy", "greedy", "--time", "soon"],
            &["site"],
            &["draw", "--scale"],
            &["puzle"],
            &["bench", "nothing"],
        ]
        .into_iter()
        .map(|arguments| answered(arguments, &[("SIXFOLD_LANG", code)]))
        .collect();
        complaints(&format!("refused-{code}"), 2, &refused);
    }
}

/// Answers for programs, byte for byte, and exit codes; also what is wrong, if it is answered in
/// JSON.
#[test]
fn programs_read_the_same_in_every_language() {
    let place = place("language-programs");
    for command in with_formats() {
        // Their answers name times.
        let has_times = ["sixfold arena", "sixfold bench"].contains(&whole_name(&command));
        for question in questions(whole_name(&command)) {
            for format in crate::command::formats(&command) {
                let is_for_people = !["json", "yaml", "line", "sheet"].contains(&&*format);
                if is_for_people || has_times && format != "json" {
                    continue;
                }
                let answers = LANGUAGES.map(|(code, _)| {
                    let (_, done) = asked_in(code, &command, &question, &format, &place);
                    let error = Some(done.error).filter(|error| error.starts_with('{'));
                    let text = String::from_utf8(done.bytes).unwrap();
                    let is_json = format == "json";
                    (
                        done.code,
                        if is_json { timeless(&text) } else { text },
                        error,
                    )
                });
                for other in &answers[1..] {
                    assert_eq!(*other, answers[0], "{question} --format {format}");
                }
            }
        }
    }
}

#[test]
fn other_answers_for_programs_stay_english_too() {
    for arguments in [
        &["bench", "--passes", "0"][..],
        &["schema", "analyse"],
        &["completions", "zsh"],
        &["analyse", "--format", "json", "--bogus"],
        &["analyse", "--batch", "--plies", "3", "--threads", "none"],
        &["convert", TABLE],
        &["--version"],
    ] {
        let answers = LANGUAGES.map(|(code, _)| {
            let done = answered(arguments, &[("SIXFOLD_LANG", code)]);
            (done.code, done.bytes, done.error)
        });
        for other in &answers[1..] {
            assert_eq!(*other, answers[0], "{arguments:?}");
        }
    }
}
