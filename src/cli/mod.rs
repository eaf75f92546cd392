//! The command line: one file per command. Commands read, ask the library and print; they decide
//! nothing themselves.

#![deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod args;
mod commands;
mod error;
mod files;
mod help;
mod input;
mod language;
mod parquet;
mod quick;
mod shard;
mod sink;
pub mod terminal;
mod usage;

use std::env;
use std::ffi::OsString;

use clap::builder::styling::{AnsiColor, Styles};
use clap::error::ErrorKind;
use clap::{ArgAction, Args, ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};

use commands::{
    analyse, arena, bench, completions, convert, draw, game, merge, notation, play, puzzle, qwords,
    rulebook, schema, score, serve, site, unseen,
};
use error::CommandError;
use terminal::output::Output;

use crate::language::Language;

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

/// Analyses Qwirkle and Qwirkle Flex tables: every legal play, the best one, and every point
/// explained.
#[derive(Debug, Parser)]
#[command(name = "sixfold", version, about, styles = STYLES, arg_required_else_help = true)]
#[command(
    after_help = "A position is written `RULES BOARD RACK [key=value …]`, for example\n  \
    'flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb'\nor as a sheet in a file. Exit codes: 0 fine; 1 the input is wrong or a check \
    failed; 2 the command line was not understood."
)]
pub struct Cli {
    #[command(flatten)]
    options: Options,

    #[command(subcommand)]
    command: Command,
}

// The options of every command. (A doc comment would take the place of the program's own.)
#[derive(Debug, Args)]
struct Options {
    /// When to use colour: `auto` follows the terminal and NO_COLOR
    #[arg(long, global = true, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,

    /// Draw tables in the terminal as small as possible: one line for each row
    #[arg(long, global = true)]
    compact: bool,

    /// Language of every text for people; by default that of the system
    // Only `site` makes use of a list.
    #[arg(long, global = true, value_name = "LANGUAGE", action = ArgAction::Set, value_delimiter = ',', value_parser = language::parser())]
    lang: Vec<&'static Language>,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(visible_alias = "analyze")]
    Analyse(analyse::AnalyseArgs),
    Score(score::ScoreArgs),
    Unseen(unseen::UnseenArgs),
    Draw(draw::DrawArgs),
    Convert(convert::ConvertArgs),
    Play(play::Play),
    Game(game::GameArgs),
    Qwords(qwords::QwordsArgs),
    Notation(notation::NotationArgs),
    Puzzle(puzzle::Puzzle),
    Rulebook(rulebook::RulebookArgs),
    Site(site::SiteArgs),
    Serve(serve::ServeArgs),
    Merge(merge::MergeArgs),
    Arena(arena::ArenaArgs),
    Bench(bench::BenchArgs),
    Schema(schema::SchemaArgs),
    Completions(completions::CompletionsArgs),
    Man(completions::ManArgs),
}

/// How a command ended, if nothing was wrong with the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exit {
    Ok,
    /// A check failed, or a play is not legal.
    Failed,
}

const SUCCESS: u8 = 0;
const FAILURE: u8 = 1;

/// Runs the command that the arguments ask for, and returns the exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let words = language::choose(&arguments, |name| env::var_os(name));
    let cli = match parse(&arguments, words) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            let error = CommandError::Usage(error);
            let output = Output::new(ColorChoice::Auto, false, words);
            output.set_json(asks_for_json(&arguments));
            output.show_failure(&error);
            return error.exit_code();
        }
        // The help or the version.
        Err(answer) => {
            return match answer.print().map_err(CommandError::from) {
                Ok(()) | Err(CommandError::ClosedPipe) => SUCCESS,
                Err(error) => {
                    Output::new(ColorChoice::Auto, false, words).show_failure(&error);
                    error.exit_code()
                }
            };
        }
    };
    let languages = cli.options.lang;
    let words = languages.first().copied().unwrap_or(words);
    let output = Output::new(cli.options.color, cli.options.compact, words);
    let result = match cli.command {
        Command::Analyse(command) => command.run(&output),
        Command::Score(command) => command.run(&output),
        Command::Unseen(command) => command.run(&output),
        Command::Draw(command) => command.run(&output),
        Command::Convert(command) => command.run(&output),
        Command::Play(command) => command.run(&output),
        Command::Game(command) => command.run(&output),
        Command::Qwords(command) => command.run(&output),
        Command::Notation(command) => command.run(&output),
        Command::Puzzle(command) => command.run(&output),
        Command::Rulebook(command) => command.run(&output),
        Command::Site(command) => command.run(&output, &languages),
        Command::Serve(command) => command.run(&output),
        Command::Merge(command) => command.run(&output),
        Command::Arena(command) => command.run(&output),
        Command::Bench(command) => command.run(&output),
        Command::Schema(command) => command.run(&output),
        Command::Completions(command) => command.run(&output),
        Command::Man(command) => command.run(&output),
    };
    match result {
        Ok(Exit::Ok) | Err(CommandError::ClosedPipe) => SUCCESS,
        Ok(Exit::Failed) => FAILURE,
        Err(error) => {
            output.show_failure(&error);
            error.exit_code()
        }
    }
}

/// Parses the arguments: at once if they are right, and else with all that help and errors show. The
/// headings of the help cost a fifth of a start, so only those who ask for it pay for them.
fn parse(arguments: &[OsString], words: &Language) -> Result<Cli, clap::Error> {
    if let Some(cli) = quick::parse(arguments) {
        return Ok(cli);
    }
    let arguments = &language::without_after_help(arguments);
    Cli::try_parse_from(arguments).or_else(|error| match error.kind() {
        // Programs read errors in English.
        _ if words.parser.is_some() && !(error.use_stderr() && asks_for_json(arguments)) => {
            let mut program = help::translated(Cli::command(), words);
            Cli::from_arg_matches(&program.try_get_matches_from_mut(arguments)?)
        }
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let program = commands::with_headings(Cli::command(), &commands::ENGLISH_FRAME);
            Cli::from_arg_matches(&program.try_get_matches_from(arguments)?)
        }
        _ => Err(error),
    })
}

/// Whether arguments that are not understood ask for JSON all the same.
fn asks_for_json(arguments: &[OsString]) -> bool {
    let mut pairs = arguments.iter().zip(arguments.iter().skip(1));
    pairs.any(|(option, value)| option == "--format" && value == "json")
        || arguments
            .iter()
            .any(|word| word == "--format=json" || word == "--batch")
}
