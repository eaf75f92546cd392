use std::cell::RefCell;
use std::path::PathBuf;

use clap::{ArgGroup, Args};

use crate::answer::{self, RULEBOOK_TABLE};
use crate::cli::args::{self, Format, RowFormat};
use crate::cli::commands::batch::{self, Answers, Destination, Form, Line, PartArg};
use crate::cli::commands::deep::DeepArgs;
use crate::cli::parquet::{self, Rows};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, breakdown, cell, heading, right};
use crate::cli::{CommandError, Exit, input};
use crate::game::{Position, Tile};
use crate::picture::Picture;
use crate::search::{Ranking, ScoredPlay, Searcher};

/// Find the best plays of a position and explain every point
///
/// With no POSITION, analyses the rulebook example whose best play scores 18.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("at_length").args(["batch", "deep"]).multiple(true))]
#[command(after_help = "Examples:\n  \
    sixfold analyse flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  \
    sixfold analyse table.txt --top 3\n  \
    sixfold analyse - --format json < table.txt\n  \
    sixfold analyse table.txt --deep --also 'swap Psb'\n  \
    sixfold analyse --batch < positions.txt > answers.jsonl\n\n\
    In a batch, a line may begin with an id and a tab, or be {\"id\": …, \"position\": \"…\"}; its answer then begins with the id.")]
pub(crate) struct AnalyseArgs {
    #[arg(help = args::POSITION)]
    position: Vec<String>,

    /// How many plays to show; as text, plays on the same cells with the same score share a row
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,

    /// Show every play, each in a row of its own
    #[arg(long, conflicts_with = "top")]
    all: bool,

    /// Output format; a batch answers in JSON or Parquet [default: text]
    #[arg(long, value_enum)]
    format: Option<RowFormat>,

    /// With --batch: write to a file instead of standard output
    #[arg(
        long,
        value_name = "FILE",
        requires = "batch",
        conflicts_with = "position"
    )]
    out: Option<PathBuf>,

    /// Read one position per line from standard input and write one JSON object per line, in the same
    /// order
    #[arg(long, conflicts_with = "position")]
    pub(crate) batch: bool,

    /// Rank turns, including swaps, by simulating the rest of the game; endgames are solved. If
    /// `scores` are given, turns are ranked by the chance to win and then by margin, otherwise by
    /// margin
    #[arg(long)]
    deep: bool,

    #[command(flatten)]
    thought: DeepArgs,

    /// With --batch or --deep: number of threads; by default as many as there are cores, up to 32
    #[arg(long, value_name = "N", requires = "at_length", value_parser = args::thread_count())]
    threads: Option<u16>,

    #[command(flatten)]
    part: PartArg,
}

impl AnalyseArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Some(RowFormat::Json) || self.batch);
        let top = if self.all { usize::MAX } else { self.top };
        if self.batch {
            let pool = args::thread_pool(self.threads)?;
            let rows = match self.deep {
                true => Rows::DeepAnalyses,
                false => Rows::Analyses,
            };
            let is_table = self.format == Some(RowFormat::Parquet);
            if is_table {
                parquet::require_file(self.out.as_deref(), output)?;
            }
            let to = Destination {
                shard: self.part.shard,
                format: self.format.and_then(RowFormat::plain),
                rows: is_table.then_some(rows),
                out: self.out.as_deref(),
            };
            return if self.deep {
                batch::run(&pool, &to, Form::Position, |line, answers| {
                    self.thought.answer(&line.position()?, top, answers)
                })
            } else {
                batch::run(&pool, &to, Form::Position, |line, answers| {
                    answer_line(line, top, answers)
                })
            };
        }
        let format = self.format.unwrap_or_default().plain().ok_or_else(|| {
            CommandError::new("option", |words| words.shard.parquet_without_batch())
        })?;
        let position = match &self.position[..] {
            [] => input::position(&[RULEBOOK_TABLE])?,
            words => input::position(words)?,
        };
        if self.deep {
            return self
                .thought
                .run(&position, self.threads, top, format, output);
        }
        let mut searcher = Searcher::new();
        if format == Format::Text {
            let ranking = searcher.ranking(&position, usize::MAX);
            let rows = Row::all(&ranking, self.all).into_iter().take(top);
            output.print(&text(
                &position,
                &ranking,
                &rows.collect::<Vec<_>>(),
                output.page(),
            ))?;
        } else {
            let ranking = searcher.ranking(&position, top);
            output.data(&answer::Analysis::new(&position, &ranking, top), format)?;
        }
        output.notes(&position);
        Ok(Exit::Ok)
    }
}

/// Answers a line of a batch.
fn answer_line(line: &Line, top: usize, answers: &mut Answers) -> Result<Exit, answer::Error> {
    thread_local! {
        static SEARCHER: RefCell<Searcher> = RefCell::new(Searcher::new());
    }
    SEARCHER.with_borrow_mut(|searcher| {
        let (position, ranking) = searcher
            .ranking_of_line(&line.position.text, top)
            .map_err(|error| line.position.error(&error))?;
        answers.write_analysis(&position, &ranking, top);
        Ok(Exit::Ok)
    })
}

/// A row of the ranking: a play, and how many more on the same cells with the same score it stands
/// for.
struct Row<'a> {
    play: &'a ScoredPlay,
    alike: usize,
}

impl Row<'_> {
    fn all(ranking: &Ranking, is_each_alone: bool) -> Vec<Row<'_>> {
        let mut rows: Vec<Row> = Vec::new();
        for play in &ranking.plays {
            let mut same_score = rows
                .iter_mut()
                .rev()
                .take_while(|row| row.play.score == play.score && !is_each_alone);
            match same_score.find(|row| row.play.play.fills_cells_of(&play.play)) {
                Some(row) => row.alike += 1,
                None => rows.push(Row { play, alike: 0 }),
            }
        }
        rows
    }
}

fn text(position: &Position, ranking: &Ranking, rows: &[Row], style: &TextStyle) -> String {
    let words = style.words.analysis;
    let mut text = format!("{}\n", heading(position, style));
    let picture = Picture::new(position);
    let Some(best) = rows.first().map(|row| row.play) else {
        // There is no play, or none was asked for.
        text += &style.picture(&picture);
        text.push('\n');
        return text
            + &match ranking.best_score {
                Some(best) => {
                    let best = style.strong(&style.words.game.points(best));
                    style.wrapped(&words.plays_counted(ranking.total, &best), 2)
                }
                None => no_play(position, style),
            };
    };
    text += &style.picture(&picture.with_play(&best.play));
    let (play, points) = (
        style.strong(&best.play.to_string()),
        style.strong(&style.words.game.points(best.score)),
    );
    let headline = words.best_play(&play, &points, best.score, ranking.best_plays);
    text += &format!("\n{}\n", style.wrapped(&headline, 2));
    text += &breakdown(&position.play_breakdown(&best.play), style);
    let shown = rows.iter().map(|row| 1 + row.alike).sum();
    text += &format!("\n{}\n", words.plays_shown(shown, ranking.total));
    text + &table(position, rows, style)
}

/// What to do without a legal play.
pub(crate) fn no_play(position: &Position, style: &TextStyle) -> String {
    let words = style.words.analysis;
    style.wrapped(
        &words.without_play(&style.strong(words.no_play()), position),
        2,
    )
}

/// The second line of a row that stands for several turns.
pub(crate) fn more_like_it(alike: usize, style: &TextStyle) -> String {
    if alike == 0 {
        return String::new();
    }
    let more = style.words.analysis.more_like_it(alike);
    format!("\n{}", style.faint(&more))
}

fn table(position: &Position, rows: &[Row], style: &TextStyle) -> String {
    let mut table = style.table(&style.words.analysis.ranking_titles());
    let (mut rank, mut before, mut previous) = (0, 0, None);
    for Row { play, alike } in rows {
        if previous.is_none_or(|previous| play.score < previous) {
            rank = before + 1;
        }
        previous = Some(play.score);
        before += 1 + alike;
        let shown = play.play.to_string();
        let shown = if rank == 1 {
            style.strong(&shown)
        } else {
            shown
        };
        // A line may end at a space, never inside a tile.
        let left = position.rack().without(play.play.tiles());
        let left = match &left[..] {
            [] => "-".to_owned(),
            tiles => tiles
                .iter()
                .map(Tile::to_string)
                .collect::<Vec<_>>()
                .join(" "),
        };
        table.add_row([
            right(rank),
            right(play.score),
            cell(shown + &more_like_it(*alike, style)),
            cell(left),
        ]);
    }
    style.fitted(table) + "\n"
}
