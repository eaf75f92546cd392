use sixfold::game::Rules;
use sixfold::puzzle::Theme;
use sixfold::qwords::WordList;
use sixfold::strategy::Level;

use crate::command::{
    TABLE, command, commands, complaints, formats, path, program, run, sixfold, subcommands,
    values, whole_name,
};
use crate::examples::SIGNATURE;

#[test]
fn help_shows_every_command_and_each_an_example() {
    let commands = commands();
    assert!(commands.len() > 20, "{}", commands.len());
    for command in &commands {
        let help = sixfold(&[&path(command)[..], &["--help"]].concat()).answer(0);
        assert_eq!(
            sixfold(&[&["help"], &path(command)[..]].concat()).answer(0),
            help
        );
        for inner in subcommands(command).filter(|inner| !inner.is_hide_set()) {
            let about = inner.get_about().unwrap().to_string();
            let listed = |line: &str| {
                let line = line.split(" [alias").next().unwrap_or_default();
                line.trim_start()
                    .strip_prefix(inner.get_name())
                    .is_some_and(|rest| about.starts_with(rest.trim()))
            };
            assert!(
                help.lines().any(listed),
                "{} is missing: {help}",
                inner.get_name()
            );
        }
        let whole = whole_name(command);
        // The usage has a heading in its line; the program itself shows a position instead.
        let example = if whole == "sixfold" { "'flex " } else { whole };
        let is_example = |line: &str| line.trim_start().starts_with(example);
        assert!(help.lines().any(is_example), "{help}");
    }
    assert!(sixfold(&["--version"]).answer(0).starts_with("sixfold "));
}

#[test]
fn what_is_not_understood_is_exit_code_2() {
    for arguments in [
        &[][..],
        &["analyxe"],
        &["--bogus"],
        &["man", "--format", "json"],
        &["--color", "sometimes", "man"],
    ] {
        assert!(!sixfold(arguments).complaint(2).is_empty());
    }
}

#[test]
fn other_spellings_are_understood() {
    assert_eq!(
        sixfold(&["analyze", "--format", "json"]).answer(0),
        sixfold(&["analyse", "--format", "json"]).answer(0)
    );
    assert_eq!(
        sixfold(&["man", "analyze"]).answer(0),
        sixfold(&["man", "analyse"]).answer(0)
    );
    assert_eq!(
        sixfold(&["convert", TABLE, "--format", "sheet"]).answer(0),
        sixfold(&["convert", TABLE, "--to", "sheet"]).answer(0)
    );
}

#[test]
fn bench_signs_the_corpus() {
    let none = sixfold(&["bench", "--passes", "0"]).answer(0);
    assert!(
        none.ends_with(&format!("\nsignature {SIGNATURE}\n")),
        "{none}"
    );
    let once = sixfold(&["bench", "--passes", "1", "--format", "json"]).json(0);
    assert_eq!(
        (&once["signature"], &once["passes"]),
        (&SIGNATURE.into(), &1.into())
    );
    let measures = once["measures"].as_array().unwrap();
    assert_eq!(measures.len(), 20, "six for each of the rules, and two");
    assert!(
        measures
            .iter()
            .all(|measure| measure["count"].as_u64() > Some(0) && measure["per_second"].is_f64())
    );
    assert!(measures.iter().all(|measure| (measure["unit"] == "games")
        == (measure["task"] == "game" || measure["task"] == "review")));
    let game = sixfold(&[
        "bench", "--passes", "1", "--rules", "classic", "--task", "game",
    ])
    .answer(0);
    for measure in measures {
        let unit = format!(" {}/s ", measure["unit"].as_str().unwrap());
        assert_eq!(game.contains(&unit), measure["unit"] == "games", "{game}");
    }
    let one = sixfold(&[
        "bench", "--passes", "1", "--rules", "intro", "--task", "every", "--format", "yaml",
    ])
    .answer(0);
    assert_eq!(one.matches("rules: intro").count(), 1);
    assert_eq!(one.matches("task:").count(), 1);
    for arguments in [
        ["--rules", "scrabble"],
        ["--task", "nap"],
        ["--passes", "-1"],
    ] {
        sixfold(&[&["bench"], &arguments[..]].concat()).complaint(2);
    }
}

#[test]
fn completions_for_every_shell() {
    for shell in values(&command(&["completions"]), "shell") {
        let (begins, offers_values) = match &*shell {
            "bash" => ("_sixfold() {", true),
            "zsh" => ("#compdef sixfold", true),
            "fish" => ("# Print an optspec", true),
            "powershell" => ("\nusing namespace", false),
            "elvish" => ("\nuse builtin;", false),
            other => panic!("how does a script for {other} begin?"),
        };
        let script = sixfold(&["completions", &shell]).answer(0);
        assert!(script.starts_with(begins), "{shell}: {script}");
        for command in commands() {
            assert!(
                script.contains(command.get_name()),
                "{shell}: {}",
                command.get_name()
            );
            let options = command
                .get_arguments()
                .filter(|argument| offers_values && !argument.is_positional());
            for value in options.flat_map(clap::Arg::get_possible_values) {
                assert!(
                    script.contains(value.get_name()),
                    "{shell}: {}",
                    value.get_name()
                );
                assert!(
                    !value.get_name().contains(' '),
                    "a shell would split it: {}",
                    value.get_name()
                );
            }
        }
    }
    sixfold(&["completions"]).complaint(2);
    sixfold(&["completions", "sh"]).complaint(2);
}

/// The values that an option takes, wherever it is, as Bash offers them.
#[test]
fn completions_offer_themes_levels_word_lists_and_rules() {
    let script = sixfold(&["completions", "bash"]).answer(0);
    let names = |names: &[&str]| names.join(" ").to_lowercase();
    let themes: Vec<String> = Theme::ALL
        .iter()
        .map(|theme| theme.name().replace(' ', "-"))
        .collect();
    for (option, values) in [
        ("--theme", themes.join(" ")),
        ("--level", names(&Level::ALL.map(Level::name))),
        ("--words", names(&WordList::ALL.map(WordList::code))),
        ("--rules", names(&Rules::ALL.map(Rules::name))),
    ] {
        let offered: Vec<&str> = script.split(&format!("{option})\n")).skip(1).collect();
        assert!(!offered.is_empty(), "{option}");
        for text in offered {
            assert!(
                text.trim_start()
                    .starts_with(&format!("COMPREPLY=($(compgen -W \"{values}\"")),
                "{option}: {text}"
            );
        }
    }
    let levels = Level::ALL.map(Level::name).join(" ");
    assert!(
        script.contains(&format!(" {levels} {levels}\"")),
        "the levels of `arena A B`"
    );
}

#[test]
fn manual_pages() {
    for command in commands() {
        let page = sixfold(&[&["man"], &path(&command)[..]].concat()).answer(0);
        let title = whole_name(&command).replace(' ', "-");
        assert!(page.contains(&format!("\n.TH {title} 1")), "{page}");
    }
    let refused = [&["analyxe"][..], &["game", "x"], &["score", "x"]]
        .map(|arguments| sixfold(&[&["man"], arguments].concat()));
    complaints("man-refused", 2, &refused);
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
    for arguments in [
        &["analyse"][..],
        &["analyse", bad],
        &["score", TABLE, "pass"],
        &["draw", TABLE],
        &["rulebook"],
    ] {
        assert!(!coloured(arguments, &[]), "{arguments:?}");
        assert!(coloured(arguments, &["CLICOLOR_FORCE"]), "{arguments:?}");
        assert!(
            !coloured(arguments, &["CLICOLOR_FORCE", "NO_COLOR"]),
            "{arguments:?}"
        );
        let with = |choice| [arguments, &["--color", choice]].concat();
        assert!(coloured(&with("always"), &["NO_COLOR"]), "{arguments:?}");
        assert!(
            !coloured(&with("never"), &["CLICOLOR_FORCE"]),
            "{arguments:?}"
        );
    }
    for format in formats(&command(&["analyse"])) {
        let arguments = ["analyse", "--format", &format, "--color", "always"];
        assert_eq!(coloured(&arguments, &[]), format == "text", "{format}");
    }
}
