use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use rayon::prelude::*;

use super::args::{GameArgs, GameSetup};
use super::score::heading;
use crate::answer;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, progress, right};
use crate::cli::{CommandError, Exit};
use crate::language::{ENGLISH, Language};
use crate::qwords::{Deal, Policy, PolicyTally, WordList};

/// Let policies play games alone, and compare their scores
///
/// All policies play the same games: the same dotted cells and the same rolls. The same seed gives
/// the same scores with any number of cores. The policy full takes a few seconds per game.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords arena --games 2000 --policy table --policy look-ahead\n  \
    sixfold qwords arena --games 150 --policy full")]
pub(crate) struct ArenaArgs {
    /// How many games each policy plays
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,

    /// A policy, given once or more [default: all]
    #[arg(long, value_enum, value_name = "POLICY")]
    policy: Vec<Policy>,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    #[command(flatten)]
    game: GameArgs,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl ArenaArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let setup = self.game.load(WordList::default())?;
        let tallies = self.play(&setup, output.words());
        match self.format {
            Format::Text => output.print(&self.text(&setup, &tallies, output.page()))?,
            format => {
                let answer = answer::qwords::Arena::new(
                    setup.variant,
                    self.games,
                    self.seed,
                    &setup.words,
                    setup.dice_file.as_deref(),
                    &tallies,
                );
                output.data(&answer, format)?;
            }
        }
        Ok(Exit::Ok)
    }

    /// Plays the games of each policy that was asked for.
    fn play(&self, setup: &GameSetup, words: &Language) -> Vec<PolicyTally> {
        let is_asked = |policy: &Policy| self.policy.is_empty() || self.policy.contains(policy);
        let policies: Vec<Policy> = Policy::ALL.into_iter().filter(is_asked).collect();
        let bar = progress::bar(
            u64::from(self.games) * policies.len() as u64,
            words.cli.games(),
            words,
        );
        let game = |policy, number| {
            let deal = Deal::new(&setup.dice, self.seed, u64::from(number));
            let played = setup.engine.play(policy, &deal, setup.variant);
            bar.inc(1);
            played
                .last()
                .map_or(0, |turn| setup.engine.score(&turn.after))
        };
        let tally = |policy| {
            let scores = (0..self.games).into_par_iter();
            PolicyTally::new(policy, scores.map(|number| game(policy, number)).collect())
        };
        let tallies = policies.into_iter().map(tally).collect();
        bar.finish_and_clear();
        tallies
    }

    fn text(&self, setup: &GameSetup, tallies: &[PolicyTally], style: &TextStyle) -> String {
        let words = style.words;
        let heading = heading(setup.variant, &setup.in_use(words), style);
        let games = words.qwords.games_each(self.games, self.seed);
        let mut table = style.table(&words.qwords.policy_titles());
        for tally in tallies {
            let rating = words.qwords.rating(tally.rating(setup.variant.side()));
            table.add_row([
                cell(tally.policy().name()),
                right(style.strong(&words.strategy.decimal(tally.mean(), 2))),
                right(words.strategy.decimal(tally.standard_error(), 2)),
                right(tally.p90().to_string()),
                right(tally.best().to_string()),
                cell(rating),
            ]);
        }
        let (scores, histogram) = (style.fitted(table), self.histogram(tallies, style));
        format!("{heading} · {games}\n\n{scores}\n\n{histogram}\n")
    }

    /// How many games of each policy fall into each class of scores.
    fn histogram(&self, tallies: &[PolicyTally], style: &TextStyle) -> String {
        let titles = tallies.iter().map(|tally| tally.policy().name());
        let titles = [style.words.qwords.score_class()].into_iter().chain(titles);
        let mut table = style.table(&titles.collect::<Vec<_>>());
        let room = style.width.map_or(usize::MAX, |width| {
            width.saturating_sub(CLASS_WIDTH) / tallies.len().max(1)
        });
        let longest = room
            .saturating_sub(AROUND_BAR + self.games.to_string().len())
            .clamp(1, LONGEST_BAR);
        let histograms: Vec<Vec<usize>> = tallies.iter().map(PolicyTally::histogram).collect();
        let classes = histograms.iter().map(Vec::len).max().unwrap_or(0);
        for class in 0..classes {
            let bars = histograms.iter().map(|histogram| {
                let most = histogram.iter().copied().max().unwrap_or(1).max(1);
                match histogram.get(class).copied().unwrap_or(0) {
                    0 => cell(""),
                    games => {
                        let bar = "▇".repeat((games * longest).div_ceil(most));
                        cell(format!("{bar} {games}"))
                    }
                }
            });
            let from = class as u32 * PolicyTally::CLASS;
            let scores = right(format!("{from}–{}", from + PolicyTally::CLASS - 1));
            table.add_row([scores].into_iter().chain(bars));
        }
        style.fitted(table)
    }
}

/// The longest bar of the histogram.
const LONGEST_BAR: usize = 12;
/// The columns that the classes of scores take beside the bars: `│ 100–109 ┆`.
const CLASS_WIDTH: usize = 11;
/// What stands beside a bar in its cell: two blanks, a border, and a blank before the number.
const AROUND_BAR: usize = 4;

impl ValueEnum for Policy {
    fn value_variants<'a>() -> &'a [Policy] {
        &Policy::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(ENGLISH.qwords.policy(*self)))
    }
}
