use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::chart;
use super::quiz::Quiz;
use crate::answer;
use crate::answer::to_json;
use crate::cli::args::{thread_count, thread_pool};
use crate::cli::files::{is_same_file, write_file};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, progress, right};
use crate::cli::{CommandError, Exit, input};
use crate::language::StrategyWords;
use crate::record::Record;
use crate::record::review::{Grade, Judgement, PlayerReview, Review, ReviewEffort};
use crate::strategy::Evidence;
use crate::{picture, publish, yaml};

/// How many of the costliest turns are explained.
const EXPLAINED: usize = 3;
/// The width of tables and charts if that of the page is not known.
const USUAL_WIDTH: usize = 80;
/// What is given away shows from this on, in per cent.
const VISIBLE: f64 = 0.05;

/// Review a game: what each turn gave away, how well everybody played, and what was luck
///
/// Each turn whose hand is known, because it stands in brackets or because no other tiles are left,
/// is compared with the best turns of its position by rollouts; endgames are solved. Turns are
/// ranked by the chance to win and then by margin, as in `analyse --deep`. Grades follow from the
/// chance to win that was given away: an inaccuracy from 2 % on, a mistake from 5 %, a blunder from
/// 10 %. The same seed gives the same review with any number of threads.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold game review game.txt\n  \
    sixfold game review game.txt --out review.html\n  \
    sixfold game review game.txt --quiz")]
pub(crate) struct ReviewArgs {
    /// A file that holds a game, or `-` for standard input
    file: PathBuf,

    /// Output format [default: by the extension of --out, otherwise text]
    #[arg(long, value_enum)]
    format: Option<Kind>,

    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Find the better turns yourself, one after the other
    #[arg(long, conflicts_with_all = ["format", "out"])]
    quiz: bool,

    /// Rollouts for the best turns and the one played, 200 or more [default: 2000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(200..=1_000_000))]
    samples: Option<u32>,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// How many threads to use; by default as many as there are cores, up to 32
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<u16>,
}

/// How a review is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Human-readable text
    Text,
    /// One line of JSON
    Json,
    /// YAML
    Yaml,
    /// A web page with the tables of the costly turns
    Html,
    /// The chart of the chances to win
    Svg,
}

impl ReviewArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Some(Kind::Json));
        let kind = self.kind()?;
        if let Some(out) = &self.out
            && is_same_file(out, &self.file)
        {
            let path = out.clone();
            return Err(CommandError::new("file", move |words| {
                words.strategy.over_game(&path)
            }));
        }
        if self.quiz && self.file.as_os_str() == "-" {
            return Err(CommandError::new("option", |words| {
                words.strategy.quiz_from_input()
            }));
        }
        let record = input::record(&self.file)?;
        let review = review_of(&record, &self.effort(), self.threads, output)?;
        if self.quiz {
            Quiz::new(&record, &review, output).run()?;
            return Ok(Exit::Ok);
        }
        let written = |style: &TextStyle| match kind {
            Kind::Text => text(&record, &review, style),
            Kind::Json => to_json(&answer::Review::new(&record, &review)) + "\n",
            Kind::Yaml => yaml::to_string(&answer::Review::new(&record, &review)),
            Kind::Html => publish::site::review_page(&record, &review, style.words),
            Kind::Svg => picture::chart(&record, &review, style.words),
        };
        match &self.out {
            Some(path) => {
                let style = TextStyle {
                    words: output.words(),
                    ..TextStyle::default()
                };
                write_file(path, written(&style).as_bytes())?;
            }
            None => output.print(&written(output.page()))?,
        }
        Ok(Exit::Ok)
    }

    fn effort(&self) -> ReviewEffort {
        let usual = self
            .samples
            .map(|samples| ReviewEffort::of(samples as usize));
        ReviewEffort {
            seed: self.seed,
            ..usual.unwrap_or_default()
        }
    }

    fn kind(&self) -> Result<Kind, CommandError> {
        let Some(path) = self.out.as_ref().filter(|_| self.format.is_none()) else {
            return Ok(self.format.unwrap_or(Kind::Text));
        };
        let extension = path.extension().and_then(|extension| extension.to_str());
        Ok(match extension {
            Some("txt") => Kind::Text,
            Some("json") => Kind::Json,
            Some("yaml") => Kind::Yaml,
            Some("html") => Kind::Html,
            Some("svg") => Kind::Svg,
            _ => {
                let path = path.clone();
                return Err(CommandError::new("option", move |words| {
                    let known = ["html", "svg", "json", "yaml", "txt"];
                    words.strategy.unknown_format(&path, &known)
                }));
            }
        })
    }
}

/// Reviews a game, on all cores by default, with a bar that shows how far it has come.
pub(crate) fn review_of(
    record: &Record,
    effort: &ReviewEffort,
    threads: Option<u16>,
    output: &Output,
) -> Result<Review, CommandError> {
    let pool = thread_pool(threads)?;
    let turns = record.steps().len() as u64;
    let bar = progress::bar(turns, output.words().strategy.turns(), output.words());
    let review = pool.install(|| Review::of(record, effort, &|| bar.inc(1)));
    bar.finish_and_clear();
    Ok(review)
}

/// A review as text; `play` offers it at the end of a game.
pub(crate) fn text(record: &Record, review: &Review, style: &TextStyle) -> String {
    let words = style.words.strategy;
    let sized = &TextStyle {
        width: style.width.or(Some(USUAL_WIDTH)),
        ..*style
    };
    let rules = style.strong(record.transcript().rules().name());
    let known = style.faint(&format!(" · {}", words.reviewed(record, review)));
    let mut text = style.wrapped(&(rules + &known), 2);
    text += &format!("\n{}\n", turn_table(record, review, sized));
    text += &evidence_signs(review, style);
    if let Some(missing) = words.not_judged(review.judged(), record.steps().len()) {
        text += &style.wrapped(&missing, 2);
    }
    if review.judged() == 0 {
        return text;
    }
    text += &chart::chances(record, review, sized);
    text += &format!("\n{}\n", summaries(record, review, sized));
    let players = record.transcript().players();
    for (place, (player, review)) in players.iter().zip(&review.players).enumerate() {
        let opponent = opponent(players, place);
        if let Some(account) = words.account(player, opponent, review) {
            text += &style.wrapped(&account, 2);
        }
    }
    let costliest = review.costliest(record);
    if costliest.is_empty() {
        return format!("{text}\n{}", style.wrapped(words.nothing_given_away(), 2));
    }
    let title = words.costliest(EXPLAINED, costliest.len());
    text += &format!("\n{}\n", style.strong(title));
    for turn in costliest.iter().take(EXPLAINED) {
        text += &style.wrapped(&format!("  - {}", words.costly_turn(turn)), 4);
    }
    text
}

/// The other of two players.
pub(super) fn opponent(players: &[String], player: usize) -> Option<&str> {
    match players {
        [_, second] if player == 0 => Some(second),
        [first, _] => Some(first),
        _ => None,
    }
}

fn turn_table(record: &Record, review: &Review, style: &TextStyle) -> String {
    let words = style.words.strategy;
    let mut table = style.table(&words.review_columns());
    let turns = record.steps().iter().zip(&review.turns).enumerate();
    for (place, (step, judgement)) in turns {
        let lost = judgement.as_ref();
        let lost = lost.map_or_else(String::new, |judgement| lost_in(judgement, words));
        let better = judgement.as_ref().filter(|_| !lost.is_empty());
        let better = better.map_or_else(String::new, |judgement| {
            let best = &judgement.best().candidate.turn;
            format!("\n{}", style.faint(&format!("→ {best}")))
        });
        let [win, grade] = match judgement {
            Some(judgement) => {
                let sign = style.faint(sign(judgement.evidence));
                let win = words.decimal(100.0 * judgement.win_before(), 1);
                [win, grade(judgement.grade, style) + &sign]
            }
            None => [style.faint("?"), String::new()],
        };
        table.add_row([
            right((place + 1).to_string()),
            cell(record.transcript().player(place)),
            cell(format!("{}{better}", step.turn)),
            right(step.breakdown.total().to_string()),
            right(win),
            right(lost),
            cell(grade),
        ]);
    }
    style.fitted(table)
}

/// What was given away in per cent, nothing if it is nothing.
fn lost_in(judgement: &Judgement, words: &dyn StrategyWords) -> String {
    let lost = 100.0 * judgement.given_away;
    if lost < VISIBLE {
        String::new()
    } else {
        words.decimal(lost, 1)
    }
}

/// A sign for what the judgement of an endgame rests on.
fn sign(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Rollouts => "",
        Evidence::Estimate => "~",
        Evidence::Proof => "*",
    }
}

/// What the signs beside the grades mean, as far as there are any.
fn evidence_signs(review: &Review, style: &TextStyle) -> String {
    let is_used = |evidence: &Evidence| {
        let mut judged = review.turns.iter().flatten();
        judged.any(|judgement| judgement.evidence == *evidence)
    };
    let used = [Evidence::Proof, Evidence::Estimate]
        .into_iter()
        .filter(is_used);
    let signs: Vec<(&str, Evidence)> = used.map(|evidence| (sign(evidence), evidence)).collect();
    if signs.is_empty() {
        return String::new();
    }
    let meaning = style.words.strategy.evidence_signs(&signs);
    style.wrapped(&style.faint(&meaning), 2)
}

/// A grade in its colour.
fn grade(grade: Grade, style: &TextStyle) -> String {
    let name = style.words.strategy.grade(grade);
    match grade {
        Grade::Fine => style.faint(name),
        Grade::Inaccuracy => name.to_owned(),
        Grade::Mistake => style.strong(name),
        Grade::Blunder => style.bad(name),
    }
}

/// How each player did: the players side by side, which leaves room for long names.
fn summaries(record: &Record, review: &Review, style: &TextStyle) -> String {
    let words = style.words.strategy;
    let names = record.transcript().players().iter().map(String::as_str);
    let titles: Vec<&str> = std::iter::once("").chain(names).collect();
    let mut table = style.table(&titles);
    let players = review.players.iter().zip(record.scores());
    let mut columns: Vec<_> = players
        .map(|(player, &score)| summary(player, score, style).into_iter())
        .collect();
    for title in words.summary_rows() {
        let values = columns.iter_mut().filter_map(Iterator::next);
        let values = values.map(|value| right(value.unwrap_or_else(|| style.faint("?"))));
        table.add_row(std::iter::once(cell(title)).chain(values));
    }
    style.fitted(table)
}

/// The numbers of a player; `None` for those that are not known.
fn summary(player: &PlayerReview, score: u32, style: &TextStyle) -> [Option<String>; 9] {
    let words = style.words.strategy;
    let judged = |number: String| (player.judged > 0).then_some(number);
    let grades = player.grades.map(|turns| judged(turns.to_string()));
    let [fine, inaccuracies, mistakes, blunders] = grades;
    let separated = player.luck.luck_and_opponents();
    let luck = separated.filter(|_| player.luck.combined().is_none());
    [
        Some(score.to_string()),
        player
            .accuracy
            .map(|accuracy| style.strong(&words.decimal(accuracy, 1))),
        fine,
        inaccuracies,
        mistakes,
        blunders,
        judged(words.decimal(player.points_lost, 1)),
        judged(words.decimal(100.0 * player.given_away, 1)),
        luck.map(|(luck, _)| words.signed(100.0 * luck)),
    ]
}
