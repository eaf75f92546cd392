//! The arguments of one command, without a description of all the others, which takes half of a
//! start.

use std::ffi::OsString;

use clap::{Args, Command, FromArgMatches};

use super::commands::{
    analyse, arena, bench, completions, convert, draw, game, merge, notation, play, puzzle, qwords,
    rulebook, schema, score, serve, site, unseen,
};
use super::{Cli, Options};

/// Parses arguments that begin with the name of a command. Anything else, and all that is wrong,
/// is left to the whole description, which has the help and the errors.
pub(super) fn parse(arguments: &[OsString]) -> Option<Cli> {
    let name = arguments.get(1)?.to_str()?;
    let command = describe(name)?(Command::new(name.to_owned()));
    let program = Options::augment_args(Command::new("sixfold")).subcommand(command);
    let matches = program.try_get_matches_from(arguments).ok()?;
    Cli::from_arg_matches(&matches).ok()
}

/// What describes the arguments of a command.
fn describe(name: &str) -> Option<fn(Command) -> Command> {
    Some(match name {
        "analyse" => analyse::AnalyseArgs::augment_args,
        "score" => score::ScoreArgs::augment_args,
        "unseen" => unseen::UnseenArgs::augment_args,
        "draw" => draw::DrawArgs::augment_args,
        "convert" => convert::ConvertArgs::augment_args,
        "play" => play::Play::augment_args,
        "game" => game::GameArgs::augment_args,
        "qwords" => qwords::QwordsArgs::augment_args,
        "notation" => notation::NotationArgs::augment_args,
        "puzzle" => puzzle::Puzzle::augment_args,
        "rulebook" => rulebook::RulebookArgs::augment_args,
        "site" => site::SiteArgs::augment_args,
        "serve" => serve::ServeArgs::augment_args,
        "merge" => merge::MergeArgs::augment_args,
        "arena" => arena::ArenaArgs::augment_args,
        "bench" => bench::BenchArgs::augment_args,
        "schema" => schema::SchemaArgs::augment_args,
        "completions" => completions::CompletionsArgs::augment_args,
        "man" => completions::ManArgs::augment_args,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_command_has_the_arguments_of_the_whole_description() {
        let ids = |command: &Command| -> Vec<String> {
            let arguments = command.get_arguments();
            arguments
                .map(|argument| argument.get_id().to_string())
                .collect()
        };
        for whole in Cli::command().get_subcommands() {
            let name = whole.get_name();
            let describe = describe(name).unwrap_or_else(|| panic!("{name} is missing"));
            let alone = describe(Command::new(name.to_owned()));
            assert_eq!(ids(&alone), ids(whole), "{name}");
        }
    }
}
