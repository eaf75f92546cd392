//! Puzzles made in shards: each writes the candidates of its tries, of which a merge chooses.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::batch::Watch;
use super::generate::{GenerateArgs, NAMES, PuzzleKind};
use super::shown::ShownPuzzle;
use crate::answer::to_json;
use crate::cli::args::{Format, RowFormat};
use crate::cli::commands::merge::Shards;
use crate::cli::parquet::{self, Rows, Table};
use crate::cli::shard::{self, Shard};
use crate::cli::sink::{Sink, WriteError, write_to};
use crate::cli::terminal::TextStyle;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::parallel;
use crate::puzzle::{Candidate, Choice, Document, Try, qwords};
use crate::search::Searcher;

/// How many puzzles are proved again at once.
const TOGETHER: usize = 256;

impl GenerateArgs {
    /// Writes the candidates of the shard's tries.
    pub(super) fn run_shard(&self, shard: Shard, output: &Output) -> Result<Exit, CommandError> {
        let tries = shard.inputs(self.batch.batch().tries);
        let lines = match self.kind {
            PuzzleKind::Tiles => {
                let collection = self.tiles.collection(&self.batch)?;
                let watched = |watch: Watch<'_>| collection.candidates(tries, watch);
                let (found, is_stopped) = self.batch.watched(Try::Game, output, watched);
                lines(found, is_stopped, |puzzle| collection.document(&puzzle))
            }
            PuzzleKind::Qwords(kind) => {
                let (collection, made_by) = self.qwords.collection(kind, &self.batch, NAMES)?;
                let watched = |watch: Watch<'_>| collection.candidates(tries, watch);
                let (found, is_stopped) = self.batch.watched(Try::Grid, output, watched);
                lines(found, is_stopped, |puzzle| {
                    collection.document(&puzzle, &made_by)
                })
            }
        }?;
        output.print(&shard::text(shard, &lines, self.qwords.input()?))?;
        Ok(Exit::Ok)
    }

    /// Writes the puzzles of the whole run from the candidates of its shards.
    pub(super) fn merge(&self, shards: Shards, output: &Output) -> Result<Exit, CommandError> {
        let out = shards.out.as_deref();
        output.set_json(self.format == RowFormat::Json);
        if self.format == RowFormat::Parquet {
            parquet::require_file(out, output)?;
        }
        match self.kind {
            PuzzleKind::Tiles => {
                let shown = |searcher: &mut Searcher, document: &Document, number| {
                    let puzzle = document.puzzle(searcher).ok()?;
                    Some(ShownPuzzle::tiles(
                        puzzle,
                        document.clone().numbered(number),
                    ))
                };
                self.choose(shards, Try::Game, shown, output)
            }
            PuzzleKind::Qwords(_) => {
                let shown = |_: &mut Searcher, document: &qwords::Document, number| {
                    let puzzle = document.puzzle().ok()?;
                    Some(ShownPuzzle::qwords(
                        puzzle,
                        document.clone().numbered(number),
                    ))
                };
                self.choose(shards, Try::Grid, shown, output)
            }
        }
    }

    fn choose<D: DeserializeOwned + Sync>(
        &self,
        mut shards: Shards,
        each: Try,
        shown: impl Fn(&mut Searcher, &D, usize) -> Option<ShownPuzzle> + Send + Sync,
        output: &Output,
    ) -> Result<Exit, CommandError> {
        let out = shards.out.clone();
        let style = output.page_for(out.as_deref());
        let changed = shards.changed_by();
        let mut choice = Choice::new(self.batch.batch().count);
        write_to(out.as_deref(), |to| {
            let mut listed = self.listed(style, to)?;
            let mut chosen: Vec<(usize, Candidate<D>)> = Vec::new();
            let mut write = |chosen: &mut Vec<(usize, Candidate<D>)>| -> Result<(), WriteError> {
                // Each is proved again: nobody knows where a file has been.
                let proved =
                    parallel::map_init(chosen, Searcher::new, |searcher, (number, one)| {
                        shown(searcher, &one.puzzle, *number)
                    });
                for (puzzle, (number, one)) in proved.into_iter().zip(chosen.drain(..)) {
                    let puzzle = puzzle.ok_or_else(|| changed(one.number))?;
                    listed.add(number, &puzzle)?;
                }
                Ok(())
            };
            let number = |one: &Candidate<D>| one.number;
            shards.read_in_order(number, |one| {
                if choice.takes(one.number, one.form.clone()) {
                    chosen.push((choice.taken(), one));
                }
                if chosen.len() == TOGETHER {
                    write(&mut chosen)?;
                }
                Ok(())
            })?;
            write(&mut chosen)?;
            listed.end()
        })?;
        self.batch.end(choice.taken(), each)
    }

    /// Writes all puzzles as Parquet.
    pub(super) fn write_rows(
        &self,
        puzzles: &[ShownPuzzle],
        output: &Output,
    ) -> Result<(), CommandError> {
        write_to(self.batch.out(), |to| {
            let mut listed = self.listed(*output.page(), to)?;
            for (puzzle, number) in puzzles.iter().zip(1..) {
                listed.add(number, puzzle)?;
            }
            listed.end()
        })
    }

    fn listed<'a>(&self, style: TextStyle, to: Sink<'a>) -> Result<Listed<'a>, WriteError> {
        let rows = match self.kind {
            PuzzleKind::Tiles => Rows::Puzzles,
            PuzzleKind::Qwords(_) => Rows::QwordsPuzzles,
        };
        Ok(match self.format.plain() {
            Some(format) => Listed::Texts(to, format, self.solution, style),
            None => Listed::Rows(Table::new(rows, to)?),
        })
    }
}

/// Puzzles that are written one after the other.
enum Listed<'a> {
    /// In a format, in text with their solutions if so.
    Texts(Sink<'a>, Format, bool, TextStyle),
    Rows(Table<'a>),
}

impl Listed<'_> {
    /// Adds the next puzzle; the first has the number 1.
    fn add(&mut self, number: usize, puzzle: &ShownPuzzle) -> Result<(), WriteError> {
        match self {
            Listed::Texts(to, format, solved, style) => {
                let text = puzzle.written(number - 1, *solved, *format, style);
                Ok(to.write_all(text.as_bytes())?)
            }
            Listed::Rows(table) => {
                let json = puzzle.written(0, true, Format::Json, &TextStyle::default());
                table.add(json.as_bytes(), number, 1)
            }
        }
    }

    fn end(self) -> Result<(), WriteError> {
        match self {
            Listed::Texts(..) => Ok(()),
            Listed::Rows(table) => table.end(None),
        }
    }
}

/// The lines of a shard, unless it was stopped.
fn lines<P, D: Serialize>(
    found: Vec<Candidate<P>>,
    is_stopped: bool,
    document: impl Fn(P) -> D,
) -> Result<Vec<String>, CommandError> {
    if is_stopped {
        return Err(shard::stopped());
    }
    let line = |candidate: Candidate<P>| to_json(&candidate.map(&document));
    Ok(found.into_iter().map(line).collect())
}
