use clap::Args;

use super::args::{DiceArgs, WordArgs, default_list, in_use, position};
use super::score::{heading, sheet};
use crate::answer;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, progress, right};
use crate::cli::{CommandError, Exit};
use crate::language::Language;
use crate::qwords::{Effort, Engine, Explanation, Position, Ranked, Ranking, WordSource};

/// Rank every action by its expected final score
///
/// With 5 free cells or fewer the answer is exact. Before that every action is judged by rollouts,
/// with the same rolls for all of them, the promising ones most often; `≈` marks actions that are
/// within sampling error of the best: two standard errors of their difference, which the same rolls
/// make smaller than the errors shown. The same seed gives the same answer with any number of
/// cores.
///
/// The rulebook does not print the faces of the dice, so the default ones are an assumption; --dice
/// replaces them.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  \
    sixfold qwords analyse 'qwords ...../.o.../...../...o./..... ?/S side=b' --samples 1000 --top 5\n\n\
    A file of dice:\n  \
    white: \"? C H L N P\"\n  \
    orange: \"A E I O U @\"\n  \
    blue: \"S T B K V Z\"\n  \
    yellow: \"D F G M R W\"\n  \
    black: [white orange, white blue, white yellow, orange blue, orange yellow, blue yellow]")]
pub(crate) struct AnalyseArgs {
    /// A position line such as `qwords GRID ROLL`, a file that holds one or a sheet, or `-` for
    /// standard input
    position: String,

    #[command(flatten)]
    words: WordArgs,

    #[command(flatten)]
    dice: DiceArgs,

    /// How many actions to show [default: 10, and all in JSON and YAML]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    top: Option<u32>,

    /// Show all actions
    #[arg(long, conflicts_with = "top")]
    all: bool,

    /// How many rollouts the best actions get
    #[arg(long, value_name = "N", default_value_t = Effort::default().samples as u32, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    samples: u32,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How many actions are shown to people by default.
const SHOWN: usize = 10;

impl AnalyseArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let default = default_list(self.format, output.words());
        let mut position = position(&self.position, default)?;
        let (words, choice) = self.words.load(position.language)?;
        if let WordSource::List(list) = choice.source {
            position.language = list;
        }
        let (dice, dice_file) = self.dice.load()?;
        if position.grid.is_full() {
            return Err(CommandError::new("impossible", |words| {
                words.qwords.nothing_free()
            }));
        }
        let Some(roll) = position.roll else {
            return Err(CommandError::new("impossible", |words| {
                words.qwords.nothing_rolled()
            }));
        };
        if !dice.can_show(roll) {
            output.warn(&output.words().qwords.roll_of_other_dice(roll));
        }
        let engine = Engine::new(words, &dice);
        let ranking = self.rank(&engine, &position, output.words());
        let dice_file = dice_file.as_deref();
        match self.format {
            Format::Text => {
                let style = output.page();
                let in_use = in_use(&choice, dice_file, style.words);
                let heading = heading(position.variant, &in_use, style);
                if let Some(why) = engine.explain(&position, &ranking) {
                    let text = text(&position, &ranking, &why, self.top(SHOWN), style);
                    output.print(&format!("{heading}\n\n{text}"))?;
                }
            }
            format => {
                let top = self.top(usize::MAX);
                let answer =
                    answer::qwords::Analysis::new(&position, &ranking, top, &choice, dice_file);
                output.data(&answer, format)?;
            }
        }
        Ok(Exit::Ok)
    }

    /// How many actions to show, if `default` is the number without --top and --all.
    fn top(&self, default: usize) -> usize {
        match self.top {
            Some(top) => top as usize,
            None if self.all => usize::MAX,
            None => default,
        }
    }

    fn rank(&self, engine: &Engine, position: &Position, words: &Language) -> Ranking {
        let bar = progress::bar(0, words.terminal.steps(), words);
        let effort = Effort {
            samples: self.samples as usize,
            seed: self.seed,
        };
        let ranking = engine.rank(position, effort, &mut |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        ranking
    }
}

/// Marks an action within sampling error of the best.
const ALIKE: &str = "≈";

/// The sheet with the best action, why it is the best, and the ranking.
fn text(
    position: &Position,
    ranking: &Ranking,
    why: &Explanation,
    top: usize,
    style: &TextStyle,
) -> String {
    let (actions, words) = (&ranking.actions, style.words);
    let [best, others @ ..] = &actions[..] else {
        return String::new();
    };
    let sheet = sheet(&position.grid, Some(best.action), style);
    let mut text = format!("{sheet}\n{}\n", state(position, style));
    let action = style.strong(&best.action.to_string());
    let points = style.strong(&words.qwords.expected_points(best.expected));
    let error = (!ranking.exact).then_some(best.standard_error);
    text += &style.wrapped(&words.qwords.best_action(&action, &points, error), 2);
    text.push('\n');
    for reason in words.qwords.why_best(why) {
        text += &style.wrapped(&format!("  {reason}"), 4);
    }
    text += &format!("\n{}\n", words.qwords.actions_shown(top, actions.len()));
    text += &table(actions.get(..top).unwrap_or(actions), ranking.exact, style);
    if !ranking.exact && !others.is_empty() {
        let alike = others.iter().filter(|other| other.within_error).count();
        text += &style.wrapped(&words.qwords.within_error(ALIKE, alike), 2);
    }
    text
}

/// `roll  U/T · 3 cells are free · the joker is left`
fn state(position: &Position, style: &TextStyle) -> String {
    let words = style.words;
    let roll = position.roll.map(|roll| style.strong(&roll.to_string()));
    let (free, joker) = (position.grid.free().count(), position.variant.joker());
    let free = style.faint(&format!(" · {}", words.qwords.free_cells(free, joker)));
    let roll = roll.unwrap_or_else(|| "-".to_owned());
    style.wrapped(&format!("{}  {roll}{free}", words.qwords.roll()), 2)
}

/// The ranking: rank, expected score, its standard error unless it is exact, and the action; a mark
/// if one of them is within sampling error of the best.
fn table(actions: &[Ranked], exact: bool, style: &TextStyle) -> String {
    let has_marks = !exact && actions.iter().skip(1).any(|action| action.within_error);
    let words = style.words.strategy;
    let [expected, error, action] = style.words.qwords.action_titles();
    let mut titles = vec!["", expected];
    titles.extend((!exact).then_some(error));
    titles.push(action);
    titles.extend(has_marks.then_some(""));
    let mut table = style.table(&titles);
    let (mut rank, mut previous) = (0, None);
    for (place, ranked) in actions.iter().enumerate() {
        if previous.is_none_or(|previous| ranked.expected < previous) {
            rank = place + 1;
        }
        previous = Some(ranked.expected);
        let action = ranked.action.to_string();
        let mut row = vec![
            right(rank.to_string()),
            right(words.decimal(ranked.expected, 2)),
        ];
        row.extend((!exact).then(|| right(words.decimal(ranked.standard_error, 2))));
        row.push(cell(if rank == 1 {
            style.strong(&action)
        } else {
            action
        }));
        let mark = if place > 0 && ranked.within_error {
            ALIKE
        } else {
            ""
        };
        row.extend(has_marks.then(|| cell(mark)));
        table.add_row(row);
    }
    style.fitted(table) + "\n"
}
