use std::path::PathBuf;

use clap::Args;

use super::args::{DiceArgs, WordLists};
use crate::answer::GridPuzzleReport;
use crate::cli::Complaint;
use crate::cli::args::Format;
use crate::cli::commands::puzzle::making::{GenerateArgs, write_all};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input};
use crate::puzzle::qwords::{Collection, Document, Kind, Puzzle as Made, Recipe};
use crate::qwords::{Side, WordList, Words};

/// Make puzzles: find the best letter, use known rolls, complete a grid
///
/// letter: a nearly full grid and a roll; exactly one letter in one cell gains most at once. rolls:
/// the last rolls of a game are known, in order; exactly one line of actions scores most in the
/// end, and taking the most each turn is not it. supernatural: letters that all have to be used
/// complete the grid to ten words of five letters, in exactly one way. Every puzzle holds with the
/// word list and with well-known names added, so that no disputed name spoils it.
///
/// The same seed gives the same puzzles, with any number of cores. Where --tries grids do not give
/// as many puzzles as asked for, those found are kept, and the exit code is 1. Ctrl-C does the
/// same. Rolls follow the dice, whose default is an assumption.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords puzzle --kind letter\n  \
    sixfold qwords puzzle --kind rolls --words en --seed 7 --solution\n  \
    sixfold qwords puzzle --kind supernatural --count 12 --out my-puzzles")]
pub(crate) struct Puzzle {
    /// What there is to do
    #[arg(long, value_enum)]
    kind: Kind,

    /// The language of the words
    #[arg(long, value_name = "LIST", value_parser = WordLists, default_value = WordList::default().code())]
    words: String,

    /// The side of the sheet
    #[arg(long, value_enum, default_value_t)]
    side: Side,

    /// Use well-known words only, of this file with one word a line; what is proved stays the same
    #[arg(long, value_name = "FILE")]
    known: Option<PathBuf>,

    #[command(flatten)]
    dice: DiceArgs,

    #[command(flatten)]
    making: GenerateArgs,

    /// Show the solution too
    #[arg(long)]
    solution: bool,

    /// How to show it; YAML and JSON hold all that is stored of a puzzle, the solution included
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Puzzle {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let ((dice, _), known) = (self.dice.load()?, self.known_words()?);
        let language = self.language()?;
        let recipe = Recipe::new(self.kind, language, self.side, &dice, known.as_ref());
        if let (Some(path), Some((found, needed))) = (&self.known, recipe.missing_words()) {
            return Err(Complaint::FewWords {
                path: path.clone(),
                found,
                needed,
                language,
            }
            .into());
        }
        let collection = Collection {
            recipe,
            batch: self.making.batch(),
        };
        let (puzzles, made) = self
            .making
            .make("grid", output, |watch| collection.make(watch));
        let reports: Vec<GridPuzzleReport> = puzzles
            .into_iter()
            .zip(1..)
            .map(|(puzzle, number)| self.report(puzzle, language, number))
            .collect();
        match &self.making.out {
            None => self.show(&reports, output)?,
            Some(folder) => write_all(
                folder,
                reports
                    .iter()
                    .map(|report| (report.id().to_owned(), report.yaml())),
            )?,
        }
        self.making.ending(made)
    }

    fn known_words(&self) -> Result<Option<Words>, CommandError> {
        let Some(path) = &self.known else {
            return Ok(None);
        };
        let (source, name) = input::read_file(path)?;
        source
            .parse()
            .map(Some)
            .map_err(|error| CommandError::notation(error, source, name))
    }

    fn language(&self) -> Result<WordList, CommandError> {
        let unknown = || Complaint::UnknownWords {
            given: self.words.clone(),
            or_file: false,
        };
        Ok(WordList::from_code(&self.words).ok_or_else(unknown)?)
    }

    fn report(&self, puzzle: Made, language: WordList, number: usize) -> GridPuzzleReport {
        let (kind, language, seed) = (self.kind.name(), language.code(), self.making.seed);
        let side = self.side.name();
        let id = format!("qwords-{kind}-{language}-{side}-seed{seed}-{number}");
        let known = if self.known.is_some() {
            " --known FILE"
        } else {
            ""
        };
        let made_by = format!(
            "sixfold qwords puzzle --kind {kind} --words {language} --side {side} --seed {seed}{known}"
        );
        let document = Document::new(&puzzle, id, &made_by);
        GridPuzzleReport::new(puzzle, document, self.solution)
    }

    fn show(&self, reports: &[GridPuzzleReport], output: &Output) -> Result<(), CommandError> {
        match self.format {
            Format::Yaml => output.print(
                &reports
                    .iter()
                    .map(GridPuzzleReport::yaml)
                    .collect::<String>(),
            ),
            Format::Json => reports
                .iter()
                .try_for_each(|report| output.answer(report, Format::Json)),
            Format::Text => reports.iter().enumerate().try_for_each(|(before, report)| {
                output.print(if before == 0 { "" } else { "\n" })?;
                output.answer(report, Format::Text)
            }),
        }
    }
}
