//! One file per command: its arguments, what it does and how its text reads.

pub(crate) mod analyse;
pub(crate) mod arena;
mod batch;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod convert;
mod deep;
pub(crate) mod draw;
pub(crate) mod game;
pub(crate) mod merge;
pub(crate) mod notation;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod qwords;
pub(crate) mod rulebook;
pub(crate) mod schema;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod site;
pub(crate) mod unseen;

use clap::Command;

/// The commands as `--help` lists them. A test checks that each stands here once.
pub(crate) const GROUPS: [(&str, &[&str]); 5] = [
    (
        "Analyse",
        &["analyse", "score", "unseen", "draw", "convert", "merge"],
    ),
    ("Play", &["play", "game", "qwords", "notation"]),
    ("Puzzles", &["puzzle", "rulebook"]),
    ("Publish", &["site", "serve"]),
    (
        "For developers",
        &["arena", "bench", "schema", "completions", "man"],
    ),
];

/// What stands around the commands in the help of the program, in a language.
pub(crate) struct Frame<'a> {
    /// The form of the program, with its heading.
    pub(crate) usage: &'a str,
    /// The heading of a group.
    pub(crate) group: &'a dyn Fn(&str) -> String,
    /// Another name of a command.
    pub(crate) alias: &'a dyn Fn(&str) -> String,
    /// The heading of the options.
    pub(crate) options: &'a str,
}

/// What the parser itself would write.
pub(crate) const ENGLISH_FRAME: Frame<'_> = Frame {
    usage: "{usage-heading} {usage}",
    group: &|title| format!("{title}:"),
    alias: &|alias| format!("[alias: {alias}]"),
    options: "Options:",
};

/// The program with its commands under headings in the help, which clap has for options only.
pub(crate) fn with_headings(program: Command, frame: &Frame<'_>) -> Command {
    let styles = program.get_styles();
    let (header, literal) = (styles.get_header(), styles.get_literal());
    let mut text = format!("{{before-help}}{{about-with-newline}}\n{}\n", frame.usage);
    for (title, names) in GROUPS {
        let title = (frame.group)(title);
        text += &format!("\n{header}{title}{header:#}\n");
        for name in names {
            let Some(command) = program.find_subcommand(name) else {
                continue;
            };
            text += &format!("  {literal}{name:<13}{literal:#}");
            text.extend(command.get_about().map(ToString::to_string));
            for alias in command.get_visible_aliases() {
                text += &format!(" {}", (frame.alias)(alias));
            }
            text.push('\n');
        }
    }
    let options = frame.options;
    text += &format!("\n{header}{options}{header:#}\n{{options}}{{after-help}}");
    program.help_template(text)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_command_stands_under_one_heading() {
        let program = crate::cli::Cli::command();
        let mut known: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
        let mut listed: Vec<&str> = GROUPS
            .iter()
            .flat_map(|(_, names)| names.iter().copied())
            .collect();
        known.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, known);
    }
}
