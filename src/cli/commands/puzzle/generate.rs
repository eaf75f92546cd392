use std::ops::RangeInclusive;

use clap::Args;

use crate::cli::Complaint;
use crate::cli::commands::puzzle::making::{GenerateArgs, write_all};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::game::Rules;
use crate::puzzle::{Collection, Criteria, Document, Puzzle, Stars, Theme, write_puzzles};

/// Make puzzles from simulated games
///
/// The same seed gives the same puzzles, with any number of cores. Effort is counted in games:
/// where --tries of them do not give as many puzzles as asked for, those found are kept, and the
/// exit code is 1. Ctrl-C does the same. What no game can give is refused at once; for rare
/// puzzles, a line on standard error reports after a second how rare they look.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold puzzle generate --count 3 --stars 4 --seed 7\n  \
    sixfold puzzle generate --rules classic --target 12-20 --theme crossing --out my-puzzles")]
pub(crate) struct Generate {
    /// What the solution scores: a number, or a range such as 15-20
    #[arg(long, value_name = "POINTS", default_value = "18", value_parser = range)]
    target: RangeInclusive<u32>,

    /// By how much it beats the next best play, at least
    #[arg(long, value_name = "POINTS", default_value_t = 2)]
    margin: u32,

    /// The rules in force
    #[arg(long, value_enum, default_value_t = Rules::Flex)]
    rules: Rules,

    /// How hard, 1 to 5
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    stars: Option<u8>,

    /// A theme that each must have, such as `bridge`
    #[arg(long, value_enum)]
    theme: Option<Theme>,

    #[command(flatten)]
    making: GenerateArgs,
}

fn range(text: &str) -> Result<RangeInclusive<u32>, String> {
    let number = |part: &str| {
        part.parse::<u32>()
            .map_err(|_| "write a number, or a range such as 15-20".to_owned())
    };
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    match (number(from)?, number(to)?) {
        (0, _) => Err("every play scores 1 point or more".to_owned()),
        (from, to) if from > to => Err(format!("the lower number comes first: `{to}-{from}`")),
        (from, to) => Ok(from..=to),
    }
}

impl Generate {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let criteria = Criteria {
            target: self.target.clone(),
            margin: self.margin,
            stars: self.stars.and_then(Stars::new),
            theme: self.theme,
            endgames: true,
        };
        if let Some(reason) = criteria.impossible(self.rules) {
            return Err(Complaint::ImpossiblePuzzles(reason).into());
        }
        let collection = Collection {
            rules: self.rules,
            criteria,
            batch: self.making.batch(),
        };
        let (puzzles, made) = self
            .making
            .make("game", output, |watch| collection.make(watch));
        let documents: Vec<Document> = puzzles
            .iter()
            .zip(1..)
            .map(|(puzzle, number)| self.document(puzzle, number))
            .collect();
        match &self.making.out {
            None => output.print(&write_puzzles(&documents))?,
            Some(folder) => {
                let text = |document: &Document| {
                    (
                        document.id.clone(),
                        write_puzzles(std::slice::from_ref(document)),
                    )
                };
                write_all(folder, documents.iter().map(text))?;
            }
        }
        self.making.ending(made)
    }

    fn document(&self, puzzle: &Puzzle, number: usize) -> Document {
        let seed = self.making.seed;
        let id = format!("{}-{}-seed{seed}-{number}", self.rules, puzzle.target());
        Document::new(
            puzzle,
            id,
            &format!("sixfold puzzle generate --seed {seed}"),
        )
    }
}
