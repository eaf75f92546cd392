use crate::command::{TABLE, program, run, sixfold, snapshot};

const COMMANDS: [&str; 14] = [
    "analyse",
    "score",
    "unseen",
    "game",
    "play",
    "draw",
    "convert",
    "rulebook",
    "arena",
    "leaves",
    "qwords",
    "bench",
    "completions",
    "man",
];

#[test]
fn help_shows_every_command_and_each_an_example() {
    let help = sixfold(&["--help"]).answer(0);
    snapshot("help", &help);
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{command} is missing");
        let help = sixfold(&[command, "--help"]).answer(0);
        let (_, examples) = help.split_once("\nExample").expect(command);
        assert!(examples.contains(&format!("sixfold {command}")), "{help}");
    }
    assert!(sixfold(&["--version"]).answer(0).starts_with("sixfold "));
}

#[test]
fn what_is_not_understood_is_exit_code_2() {
    for arguments in [&[][..], &["analyze"], &["--bogus"], &["man", "--format", "json"], &["--color", "sometimes", "man"]] {
        assert!(!sixfold(arguments).complaint(2).is_empty());
    }
}

/// The signature over every play and score of the corpus; it changes only when the corpus or the rules do.
#[test]
fn bench_signs_the_corpus() {
    let signed = "bb0887f1cc4d2c78";
    let none = sixfold(&["bench", "--passes", "0"]).answer(0);
    assert!(none.ends_with(&format!("\nsignature {signed}\n")), "{none}");
    let once = sixfold(&["bench", "--passes", "1", "--format", "json"]).json(0);
    assert_eq!((&once["signature"], &once["passes"]), (&signed.into(), &1.into()));
    let measures = once["measures"].as_array().unwrap();
    assert_eq!(measures.len(), 15, "five tasks for each of the rules");
    assert!(measures.iter().all(|measure| measure["count"].as_u64() > Some(0) && measure["per_second"].is_f64()));
    assert!(measures.iter().all(|measure| (measure["unit"] == "games") == (measure["task"] == "greedy game")));
    let game = sixfold(&["bench", "--passes", "1", "--rules", "classic", "--task", "game"]).answer(0);
    assert!(game.contains(" games/s ") && !game.contains("positions/s"), "{game}");
    let one = sixfold(&["bench", "--passes", "1", "--rules", "intro", "--task", "every", "--format", "yaml"]).answer(0);
    assert_eq!(one.matches("rules: intro").count(), 1);
    assert_eq!(one.matches("task:").count(), 1);
    for arguments in [["--rules", "scrabble"], ["--task", "nap"], ["--passes", "-1"]] {
        sixfold(&[&["bench"], &arguments[..]].concat()).complaint(2);
    }
}

#[test]
fn completions_for_every_shell() {
    for (shell, begins) in [
        ("bash", "_sixfold() {"),
        ("zsh", "#compdef sixfold"),
        ("fish", "# Print an optspec"),
        ("powershell", "\nusing namespace"),
        ("elvish", "\nuse builtin;"),
    ] {
        let script = sixfold(&["completions", shell]).answer(0);
        assert!(script.starts_with(begins), "{shell}: {script}");
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
    }
    sixfold(&["completions"]).complaint(2);
    sixfold(&["completions", "sh"]).complaint(2);
}

#[test]
fn manual_pages() {
    assert!(sixfold(&["man"]).answer(0).contains("\n.TH sixfold 1"));
    for command in COMMANDS {
        let page = sixfold(&["man", command]).answer(0);
        assert!(page.contains(&format!("\n.TH sixfold-{command} 1")), "{page}");
    }
    assert!(sixfold(&["man", "analyze"]).complaint(1).starts_with("error: `analyze` is not a command\n"));
}

/// No test has a terminal: `CLICOLOR_FORCE` stands for one.
#[test]
fn colour_is_for_those_who_want_it() {
    let coloured = |arguments: &[&str], variables: &[&str]| {
        let mut program = program(arguments);
        program.envs(variables.iter().map(|variable| (variable, "1")));
        let done = run(program, b"");
        done.error.contains('\u{1b}') || String::from_utf8(done.bytes).unwrap().contains('\u{1b}')
    };
    let bad = "flex Rzb -";
    for arguments in [&["analyse"][..], &["analyse", bad], &["score", TABLE, "pass"], &["draw", TABLE], &["rulebook"]] {
        assert!(!coloured(arguments, &[]), "{arguments:?}");
        assert!(coloured(arguments, &["CLICOLOR_FORCE"]), "{arguments:?}");
        assert!(!coloured(arguments, &["CLICOLOR_FORCE", "NO_COLOR"]), "{arguments:?}");
        let with = |choice| [arguments, &["--color", choice]].concat();
        assert!(coloured(&with("always"), &["NO_COLOR"]), "{arguments:?}");
        assert!(!coloured(&with("never"), &["CLICOLOR_FORCE"]), "{arguments:?}");
    }
    for format in ["json", "yaml"] {
        assert!(!coloured(&["analyse", "--format", format, "--color", "always"], &[]));
    }
}
