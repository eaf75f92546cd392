//! Help texts and manual pages in the reader's language. The English ones are the doc comments of
//! the arguments; a language has its own in `src/language/xx/help.rs`, by these keys:
//!
//! - `puzzle generate`: what the command does; `puzzle generate:long`: at length;
//!   `puzzle generate:after`: what stands below its options. The program itself is `sixfold`.
//! - `puzzle generate.count`: its argument; `.seed`: the argument of every command without a key of
//!   its own. Also these may end in `:long`.
//! - `.format=json`: a value of an argument.
//! - `<FILE>`: what stands for a value.
//! - `#Play`: a heading.

use std::io;

use clap::builder::{PossibleValue, Str};
use clap::{Arg, Command, Id, ValueEnum};
use clap_mangen::Man;

use super::commands::{self, Frame};
use crate::language::{Language, ParserWords};
use crate::puzzle::Theme;
use crate::qwords::{Policy, Side, WordList};

/// The program with all its help in a language, built.
pub(super) fn translated(program: Command, words: &Language) -> Command {
    let Some(parser) = words.parser else {
        let mut program = program;
        program.build();
        return program;
    };
    let mut program = options_last(program);
    program.build();
    Translation { words, parser }.command(program)
}

/// A command whose options follow its arguments, as headings come in the order of what they head.
fn options_last(mut command: Command) -> Command {
    let options: Vec<Id> = command
        .get_arguments()
        .filter(|argument| !argument.is_positional())
        .map(|option| option.get_id().clone())
        .collect();
    for option in options {
        command = command.mut_arg(option, |option| option);
    }
    command.mut_subcommands(options_last)
}

/// The key of a command: `puzzle generate`.
fn key(command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    name.strip_prefix("sixfold ").unwrap_or(name).to_owned()
}

struct Translation<'a> {
    words: &'a Language,
    parser: &'a dyn ParserWords,
}

impl Translation<'_> {
    fn text(&self, key: &str) -> Option<&'static str> {
        let mut texts = self.words.help.iter();
        texts
            .find(|(other, _)| *other == key)
            .map(|&(_, text)| text)
    }

    /// A text about an argument of a command, or else of all commands.
    fn shared(&self, command: &str, rest: &str) -> Option<&'static str> {
        self.text(&format!("{command}{rest}"))
            .or_else(|| self.text(rest))
    }

    fn command(&self, mut command: Command) -> Command {
        let key = key(&command);
        let about = match command.get_name() {
            "help" => Some(self.parser.about_help()),
            _ => self.text(&key),
        };
        if let Some(about) = about {
            command = command.about(about);
        }
        if let Some(long) = self.text(&format!("{key}:long")) {
            command = command.long_about(long);
        }
        if let Some(after) = self.text(&format!("{key}:after")) {
            command = command.after_help(after);
        }
        command = command
            .mut_args(|argument| self.argument(argument, &key))
            .mut_subcommands(|inner| self.command(inner))
            .subcommand_help_heading(self.before_colon(self.parser.commands()))
            .subcommand_value_name(self.parser.some_command());
        self.with_template(command)
    }

    /// The whole help of a command, as the parser writes it but for the fixed words.
    fn with_template(&self, mut command: Command) -> Command {
        let usage = usage(&command.render_usage().ansi().to_string(), self.parser);
        if command.get_name() == "sixfold" {
            return self.with_groups(command, &usage);
        }
        command.help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}"
        ))
    }

    /// A heading without the colon that the parser sets behind it.
    fn before_colon(&self, title: &str) -> String {
        self.parser.heading(title).trim_end_matches(':').to_owned()
    }

    /// The same for the program, whose commands stand in groups.
    fn with_groups(&self, program: Command, usage: &str) -> Command {
        let group = |title: &str| {
            let own = self.text(&format!("#{title}"));
            self.parser.heading(own.unwrap_or(title))
        };
        commands::with_headings(
            program,
            &Frame {
                usage,
                group: &group,
                alias: &|alias| self.parser.alias(alias),
                options: &self.parser.heading(self.parser.options()),
            },
        )
    }

    fn argument(&self, argument: Arg, command: &str) -> Arg {
        let id = argument.get_id().to_string();
        let (help, long) = match &*id {
            "help" => {
                let differ = argument.get_long_help().is_some();
                let long = differ.then(|| self.parser.long_help_option().to_owned());
                (Some(self.parser.help_option(differ).to_owned()), long)
            }
            "version" => (Some(self.parser.version_option().to_owned()), None),
            _ => self.help(&argument, command),
        };
        let title = match argument.get_help_heading() {
            Some(title) => self.text(&format!("#{title}")).unwrap_or(title),
            None if argument.is_positional() => self.parser.arguments(),
            None => self.parser.options(),
        };
        let title = self.before_colon(title);
        let names: Vec<Str> = argument
            .get_value_names()
            .unwrap_or_default()
            .iter()
            .map(|name| {
                self.text(&format!("<{name}>"))
                    .map_or(name.clone(), Str::from)
            })
            .collect();
        let mut argument = argument
            .hide_default_value(true)
            .hide_possible_values(true)
            .help_heading(title);
        if !names.is_empty() {
            argument = argument.value_names(names);
        }
        if let Some(help) = help {
            argument = argument.help(help);
        }
        if let Some(long) = long {
            argument = argument.long_help(long);
        }
        argument
    }

    /// What an argument is, briefly and, if that differs, at length, with its default and its values.
    fn help(&self, argument: &Arg, command: &str) -> (Option<String>, Option<String>) {
        let id = argument.get_id();
        let english = argument.get_help().map(ToString::to_string);
        let short = self.shared(command, &format!(".{id}"));
        let short = short.map(str::to_owned).or(english).unwrap_or_default();
        let long = self.shared(command, &format!(".{id}:long"));
        let values: Vec<PossibleValue> = argument
            .get_possible_values()
            .into_iter()
            .filter(|value| !value.is_hide_set())
            .collect();
        let takes_values = argument.get_action().takes_values();
        let defaults = argument.get_default_values().first();
        let default = defaults
            .filter(|_| takes_values)
            .map(|value| self.parser.default(&value.to_string_lossy()));
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        let possible = (!names.is_empty()).then(|| self.parser.possible(&names.join(", ")));
        let with = |text: &str, notes: &[&Option<String>], joint: &str| {
            let notes = notes.iter().filter_map(|note| note.as_deref());
            let parts = Some(text).filter(|text| !text.is_empty());
            parts
                .into_iter()
                .chain(notes)
                .collect::<Vec<_>>()
                .join(joint)
        };
        let brief = with(&short, &[&default, &possible], " ");
        let text = long.unwrap_or(&short);
        if values.iter().any(|value| value.get_help().is_some()) {
            let list = Some(self.list(&values, command, id.as_str()));
            (Some(brief), Some(with(text, &[&list, &default], "\n\n")))
        } else if long.is_some() {
            (
                Some(brief),
                Some(with(text, &[&default, &possible], "\n\n")),
            )
        } else {
            (Some(brief), None)
        }
    }

    /// The values of an argument, and what each means.
    fn list(&self, values: &[PossibleValue], command: &str, id: &str) -> String {
        let mut list = self.parser.possible_values().to_owned();
        let literal = super::STYLES.get_literal().to_owned();
        for value in values {
            let name = value.get_name();
            let styled = format!("{literal}{name}{literal:#}");
            let english = value.get_help().map(ToString::to_string);
            let help = named_value(id, name, self.words)
                .or_else(|| self.shared(command, &format!(".{id}={name}")))
                .map(str::to_owned);
            list += "\n  - ";
            match help.or(english) {
                Some(help) => list += &format!("{} {help}", self.parser.heading(&styled)),
                None => list += &styled,
            }
        }
        list
    }
}

/// The form of a command with its heading, from the English one.
pub(super) fn usage(english: &str, parser: &dyn ParserWords) -> String {
    english
        .replace("Usage:", parser.usage())
        .replace("[OPTIONS]", parser.some_options())
}

/// A manual page with its headings in a language.
pub(super) fn manual(page: &Man, words: &Language) -> io::Result<Vec<u8>> {
    let mut manual = Vec::new();
    page.render(&mut manual)?;
    let Some(parser) = words.parser else {
        return Ok(manual);
    };
    let mut text = String::from_utf8_lossy(&manual).into_owned();
    let english = ["NAME", "SYNOPSIS", "DESCRIPTION", "EXTRA", "VERSION"];
    for (title, own) in english.into_iter().zip(parser.manual_headings()) {
        text = text.replace(&format!("\n.SH {title}\n"), &format!("\n.SH {own}\n"));
    }
    // A heading may end in the blank before a colon.
    let line = |line: &str| match line.starts_with(".SH ") {
        true => format!("{}\n", line.replace('\u{202f}', "")),
        false => format!("{line}\n"),
    };
    Ok(text.lines().map(line).collect::<String>().into_bytes())
}

/// What a value means whose meaning is also said elsewhere.
fn named_value(id: &str, name: &str, words: &Language) -> Option<&'static str> {
    match id {
        "theme" => Some(words.puzzle.theme(Theme::from_str(name, false).ok()?)),
        "words" => Some(words.qwords.word_list(WordList::from_code(name)?)),
        "side" => Some(words.qwords.side(Side::from_str(name, false).ok()?)),
        "policy" => Some(words.qwords.policy(Policy::from_str(name, false).ok()?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;
    use crate::language::ENGLISH;

    /// Every key with its English text.
    fn keys() -> BTreeMap<String, String> {
        let mut program = Cli::command();
        program.build();
        let mut keys = Keys::default();
        for (title, _) in commands::GROUPS {
            keys.own.insert(format!("#{title}"), title.to_owned());
        }
        keys.command(&program);
        keys.all()
    }

    #[derive(Default)]
    struct Keys {
        own: BTreeMap<String, String>,
        /// What is said of arguments, by the end of the key: each text with its commands.
        shared: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    }

    impl Keys {
        fn command(&mut self, command: &Command) {
            let path = key(command);
            let texts = [
                ("", command.get_about()),
                (":long", command.get_long_about()),
                (":after", command.get_after_help()),
            ];
            for (end, text) in texts {
                let text = text.map(ToString::to_string);
                self.own
                    .extend(text.map(|text| (format!("{path}{end}"), text)));
            }
            for argument in command.get_arguments() {
                self.argument(argument, &path);
            }
            let inner = command.get_subcommands();
            for inner in inner.filter(|inner| inner.get_name() != "help") {
                self.command(inner);
            }
        }

        fn argument(&mut self, argument: &Arg, path: &str) {
            let id = argument.get_id().as_str();
            if let "help" | "version" = id {
                return;
            }
            for (end, text) in [
                ("", argument.get_help()),
                (":long", argument.get_long_help()),
            ] {
                if let Some(text) = text {
                    self.share(format!(".{id}{end}"), text.to_string(), path);
                }
            }
            for value in argument.get_possible_values() {
                let name = value.get_name();
                let elsewhere = named_value(id, name, &ENGLISH).is_some();
                if let Some(help) = value.get_help().filter(|_| !elsewhere) {
                    self.share(format!(".{id}={name}"), help.to_string(), path);
                }
            }
            if let Some(title) = argument.get_help_heading() {
                self.own.insert(format!("#{title}"), title.to_owned());
            }
            if argument.get_action().takes_values() {
                let names = argument.get_value_names().unwrap_or_default();
                for name in names.iter().filter(|name| name.len() > 2) {
                    self.own.insert(format!("<{name}>"), name.to_string());
                }
            }
        }

        fn share(&mut self, key: String, text: String, path: &str) {
            let texts = self.shared.entry(key).or_default();
            texts.entry(text).or_default().push(path.to_owned());
        }

        /// What most commands say stands once, without them.
        fn all(self) -> BTreeMap<String, String> {
            let mut all = self.own;
            for (key, texts) in self.shared {
                let most = texts.values().map(Vec::len).max().unwrap_or_default();
                let mut common = texts
                    .iter()
                    .filter(|(_, paths)| paths.len() == most && most > 1);
                let common = common.next().map(|(text, _)| text.clone());
                for (text, paths) in texts {
                    if Some(&text) == common.as_ref() {
                        all.insert(key.clone(), text);
                    } else {
                        let own = paths
                            .iter()
                            .map(|path| (format!("{path}{key}"), text.clone()));
                        all.extend(own);
                    }
                }
            }
            all
        }
    }

    /// The parts of a text that no translation changes: options, and lines with a command.
    fn fixed(text: &str) -> BTreeSet<&str> {
        let is_sign = |sign: char| !sign.is_ascii_alphanumeric() && sign != '-';
        let options = text
            .split(is_sign)
            .filter(|word| word.len() > 2 && word.starts_with("--"));
        let commands = text.lines().filter(|line| line.starts_with("  sixfold "));
        options.chain(commands).collect()
    }

    #[test]
    fn every_language_has_every_help_text() {
        let keys = keys();
        for language in Language::ALL {
            if language.parser.is_none() {
                assert!(language.help.is_empty(), "{}", language.code);
                continue;
            }
            let own: BTreeMap<&str, &str> = language.help.iter().copied().collect();
            assert_eq!(own.len(), language.help.len(), "a key stands twice");
            let missing: Vec<_> = keys
                .iter()
                .filter(|(key, _)| !own.contains_key(key.as_str()))
                .collect();
            assert!(missing.is_empty(), "{}: {missing:#?}", language.code);
            for (key, text) in own {
                let english = keys.get(key).map(String::as_str);
                let code = language.code;
                assert!(english.is_some(), "{code} has a key for nothing: {key}");
                let english = english.unwrap_or_default();
                assert_eq!(fixed(text), fixed(english), "{code}: {key}");
            }
        }
    }
}
