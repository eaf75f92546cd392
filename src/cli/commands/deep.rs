use std::time::Duration;

use clap::Args;
use comfy_table::Cell;

use crate::answer;
use crate::cli::args::thread_pool;
use crate::cli::args::{Format, duration};
use crate::cli::commands::batch::{Answers, report};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, heading, progress, right};
use crate::cli::{CommandError, Exit, input};
use crate::game::{Position, Tile, Turn, Unseen, violations};
use crate::language::StrategyWords;
use crate::picture::Picture;
use crate::strategy::{
    DeepAnalysis, DeepQuestion, Effort, Engine, Evaluation, Evidence, KnownHands,
};

/// What `analyse --deep` is asked.
#[derive(Debug, Args)]
pub(crate) struct DeepArgs {
    /// With --deep: how many turns each rollout plays [default: 4, or the rest of the game if the
    /// bag holds 8 tiles or fewer]
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u16).range(1..))]
    plies: Option<u16>,

    /// With --deep: rollouts for each turn, 400 or more; a turn that a first look shows to be
    /// clearly worse gets a tenth, at least 400
    /// [default: 4000]
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u32).range(Effort::THOROUGH.min_samples as i64..))]
    samples: Option<u32>,

    /// With --deep: time limit, such as 1s; every turn still gets a few rollouts. Results then
    /// depend on the machine
    #[arg(long, value_name = "TIME", requires = "deep", value_parser = duration)]
    time: Option<Duration>,

    /// With --deep: random seed
    #[arg(long, value_name = "N", requires = "deep", default_value_t = 0)]
    seed: u64,

    /// With --deep: tiles that the next player is known to hold, all or some, such as RcGd; repeat
    /// it for the players after
    #[arg(long, value_name = "TILES", requires = "deep")]
    opponent_rack: Vec<String>,

    /// With --deep: another turn to judge, with the full number of rollouts, such as 'Ycb@i9
    /// Pcw@j9' or 'swap Rd'; may be repeated
    #[arg(long, alias = "include", value_name = "PLAY", requires = "deep")]
    also: Vec<String>,
}

impl DeepArgs {
    /// Judges the likeliest turns of a position, and those that were asked for; prints the `top` of
    /// the former and all of the latter.
    pub(crate) fn run(
        &self,
        position: &Position,
        threads: Option<u16>,
        top: usize,
        format: Format,
        output: &Output,
    ) -> Result<Exit, CommandError> {
        let question = self.question(position)?;
        let pool = thread_pool(threads)?;
        let bar = progress::share(output.words().strategy.thinking());
        let mut show = |share: f64| progress::show(&bar, share);
        let analysis =
            pool.install(|| Engine::new(position.rules()).analyse(position, &question, &mut show));
        bar.finish_and_clear();
        match format {
            Format::Text => {
                output.print(&text(position, &question, &analysis, top, output.page()))?
            }
            format => {
                let answer = answer::DeepAnalysis::new(position, &question, &analysis, top);
                output.data(&answer, format)?;
            }
        }
        output.notes(position);
        Ok(Exit::Ok)
    }

    /// The same for a line of a batch, in JSON.
    pub(crate) fn answer(
        &self,
        position: &Position,
        top: usize,
        answers: &mut Answers,
    ) -> Result<Exit, answer::Error> {
        let question = self.question(position).map_err(|error| report(&error))?;
        let mut engine = Engine::new(position.rules());
        let analysis = engine.analyse(position, &question, &mut |_| {});
        answers.write(&answer::DeepAnalysis::new(
            position, &question, &analysis, top,
        ));
        Ok(Exit::Ok)
    }

    /// What is asked about a position.
    pub(crate) fn question(&self, position: &Position) -> Result<DeepQuestion, CommandError> {
        let also = self.also.iter().map(|given| legal_turn(given, position));
        Ok(DeepQuestion {
            included: also.collect::<Result<_, _>>()?,
            known: self.known_hands(position)?,
            effort: self.effort(),
            time: self.time,
            seed: self.seed,
            ..DeepQuestion::default()
        })
    }

    fn effort(&self) -> Effort {
        let mut effort = Effort::THOROUGH;
        if let Some(plies) = self.plies {
            (effort.plies, effort.full_game_below) = (plies.into(), None);
        }
        if let Some(samples) = self.samples {
            effort.samples = samples as usize;
            effort.min_samples = effort.min_samples.max(effort.samples / 10);
        }
        effort
    }

    fn known_hands(&self, position: &Position) -> Result<KnownHands, CommandError> {
        let given = self.opponent_rack.iter();
        let hands = given.map(|given| input::tiles(given, position.rules()));
        KnownHands::new(position, hands.collect::<Result<_, _>>()?).map_err(|reason| {
            CommandError::new("impossible", move |words| {
                words.strategy.impossible_hands(&reason)
            })
        })
    }
}

fn legal_turn(given: &str, position: &Position) -> Result<Turn, CommandError> {
    let turn = input::turn(given, position.rules())?;
    let violations = violations(position, &turn);
    if violations.is_empty() {
        return Ok(turn);
    }
    Err(CommandError::new("illegal", move |words| {
        words.strategy.illegal_turn(&turn, &violations)
    }))
}

fn text(
    position: &Position,
    question: &DeepQuestion,
    analysis: &DeepAnalysis,
    top: usize,
    style: &TextStyle,
) -> String {
    let mut text = format!("{}\n", heading(position, style));
    let picture = Picture::new(position);
    let best_play = analysis.best().and_then(|best| best.candidate.turn.play());
    text += &style.picture(&match best_play {
        Some(play) => picture.with_play(play),
        None => picture,
    });
    text.push('\n');
    for sentence in verdict(position, question, analysis, style) {
        text += &style.wrapped(&sentence, 2);
    }
    text + &table(position, analysis, &rows(question, analysis, top), style)
}

/// Which turn is best, how sure that is, why it is better than the one that scores most, and what
/// was assumed.
fn verdict(
    position: &Position,
    question: &DeepQuestion,
    analysis: &DeepAnalysis,
    style: &TextStyle,
) -> Vec<String> {
    let words = style.words.strategy;
    let Some(best) = analysis.best() else {
        return vec![words.no_turn().to_owned()];
    };
    let most = analysis.highest_scoring();
    if analysis.is_endgame() {
        let turn = style.strong(&best.candidate.turn.to_string());
        let evidence = if analysis.decided {
            style.good(words.evidence(Evidence::Proof))
        } else {
            words.evidence(Evidence::Estimate).to_owned()
        };
        let found = words.best_in_endgame(&turn, best.margin as i32, &evidence);
        let better = most.map(|most| words.better_in_endgame(best, most));
        return [found].into_iter().chain(better).collect();
    }
    let mut verdict = vec![
        words.best_by_rollouts(position, best, analysis.to_the_end),
        words.how_clear(analysis),
    ];
    let most = most.filter(|most| most.clearly_worse);
    verdict.extend(most.map(|most| words.better_than_most_points(best, most)));
    let known = question.known.hands().iter().enumerate();
    let known = known.filter(|(_, hand)| !hand.is_empty());
    verdict.extend(known.map(|(player, hand)| words.known_rack(player, &spaced(hand))));
    let surplus = Unseen::of(position).surplus();
    verdict.extend((surplus > 0).then(|| words.surplus(surplus, position.bag())));
    verdict
}

/// The turns as rows, each with how many others share it: plays on the same cells that the numbers
/// do not tell apart, unless all are shown.
fn rows<'a>(
    question: &DeepQuestion,
    analysis: &'a DeepAnalysis,
    top: usize,
) -> Vec<(&'a Evaluation, usize)> {
    let is_included = |turn: &Evaluation| question.included.contains(&turn.candidate.turn);
    let shared_row =
        |turn: &Evaluation| turn.like.filter(|_| top < usize::MAX && !is_included(turn));
    let turns = &analysis.evaluations;
    let first = turns.iter().enumerate();
    let first = first.filter(|(_, turn)| shared_row(turn).is_none());
    let shown = first
        .enumerate()
        .filter(|(row, (_, turn))| *row < top || is_included(turn));
    let others = |place| {
        let others = turns.iter().filter(|turn| shared_row(turn) == Some(place));
        others.count()
    };
    shown
        .map(|(_, (place, turn))| (turn, others(place)))
        .collect()
}

fn table(
    position: &Position,
    analysis: &DeepAnalysis,
    rows: &[(&Evaluation, usize)],
    style: &TextStyle,
) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let words = style.words.strategy;
    let by_win = position.scores().is_some();
    let mut table = if analysis.is_endgame() {
        style.table(&words.endgame_columns())
    } else {
        style.table(&words.rollout_columns(by_win))
    };
    for &(turn, others) in rows {
        let is_best = analysis
            .best()
            .is_some_and(|best| best.candidate.turn == turn.candidate.turn);
        let mut shown = turn.candidate.turn.to_string();
        if is_best {
            shown = style.strong(&shown);
        }
        if others > 0 {
            shown += &format!(
                "\n{}",
                style.faint(&style.words.analysis.more_like_it(others))
            );
        }
        table.add_row(if analysis.is_endgame() {
            endgame_cells(position, turn, shown, style)
        } else {
            let behind = if is_best {
                words.best().to_owned()
            } else {
                behind(turn, by_win, words)
            };
            rollout_cells(turn, behind, shown, style)
        });
    }
    let mut rollouts = rows.iter().filter_map(|(turn, _)| turn.rollouts);
    let dropped = rollouts.find(|rollouts| rollouts.dropped);
    let note = dropped.map(|dropped| style.wrapped(&words.dropped(dropped.samples), 2));
    format!("\n{}\n{}", style.fitted(table), note.unwrap_or_default())
}

fn endgame_cells(
    position: &Position,
    turn: &Evaluation,
    shown: String,
    style: &TextStyle,
) -> Vec<Cell> {
    vec![
        right(turn.candidate.points.to_string()),
        right(format!("{:+}", turn.margin)),
        cell(style.words.strategy.evidence(turn.evidence)),
        cell(shown),
        cell(spaced(&position.rack_after(&turn.candidate.turn))),
    ]
}

fn rollout_cells(turn: &Evaluation, behind: String, shown: String, style: &TextStyle) -> Vec<Cell> {
    let sampled = turn.rollouts.filter(|rollouts| rollouts.samples > 0);
    let words = style.words.strategy;
    let reply = sampled.map(|rollouts| words.decimal(rollouts.reply, 1));
    let qwirkles = sampled.map(|rollouts| words.decimal(100.0 * rollouts.qwirkles, 0));
    vec![
        right(turn.candidate.points.to_string()),
        right(behind),
        right(words.decimal(100.0 * turn.win, 1)),
        right(reply.unwrap_or_default()),
        right(qwirkles.unwrap_or_default()),
        right(words.signed(turn.leave())),
        cell(shown),
    ]
}

/// How far behind the best, in points or in the chance to win: `1.25 ± 0.31`, with a star if it was
/// not examined further.
fn behind(turn: &Evaluation, by_win: bool, words: &dyn StrategyWords) -> String {
    let (behind, unit) = if by_win {
        (turn.win_behind, 100.0)
    } else {
        (turn.margin_behind, 1.0)
    };
    let star = match turn.rollouts {
        Some(rollouts) if rollouts.dropped => "*",
        _ => "",
    };
    let [mean, error] = [behind.mean, behind.error].map(|number| words.decimal(unit * number, 2));
    format!("{mean} ± {error}{star}")
}

/// Tiles with spaces between them, so that a cell of a table can break a line there.
fn spaced(tiles: &[Tile]) -> String {
    if tiles.is_empty() {
        return "-".to_owned();
    }
    let tiles: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    tiles.join(" ")
}
