//! A game with what each turn gave away: the answer of `game review`.

use serde::{Serialize, Serializer};

use super::deep::{TurnReport, name_of};
use super::rounded::{all_rounded, rounded, rounded_if};
use crate::game::Position;
use crate::notation::Tiles;
use crate::record::review::{Grade, Judgement, PlayerReview, Review, ReviewEffort};
use crate::record::{GameEnd, Record, Step};
use crate::strategy::Evidence;

/// A reviewed game.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewReport {
    pub(crate) rules: &'static str,
    /// How many samples each turn got, and where chance began.
    pub(crate) samples: usize,
    pub(crate) seed: u64,
    pub(crate) finished: bool,
    /// How each player played, in the order of their turns.
    pub(crate) players: Vec<PlayerReport>,
    pub(crate) turns: Vec<ReviewedTurn>,
    /// The chances to win before each turn that tells something of them, and at the end of a game
    /// that is over.
    pub(crate) chances: Vec<ChancesReport>,
}

/// How a player played.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct PlayerReport {
    pub(crate) name: String,
    pub(crate) score: u32,
    pub(crate) turns: usize,
    /// How many turns were judged, because their hand is known.
    pub(crate) judged: usize,
    /// 0 to 100; `null` where no turn was judged that had a choice.
    #[serde(serialize_with = "rounded_if")]
    pub(crate) accuracy: Option<f64>,
    pub(crate) grades: GradeCounts,
    #[serde(serialize_with = "rounded")]
    pub(crate) points_lost: f64,
    #[serde(serialize_with = "rounded")]
    pub(crate) win_percent_lost: f64,
    /// The chance to win at the player's first known turn, and that known last.
    #[serde(serialize_with = "rounded_if")]
    pub(crate) first_percent: Option<f64>,
    #[serde(serialize_with = "rounded_if")]
    pub(crate) last_percent: Option<f64>,
    /// What luck changed; `null` where it was told apart nowhere.
    #[serde(serialize_with = "rounded_if")]
    pub(crate) luck_percent: Option<f64>,
    /// What the others gave away, as far as luck was told apart from it.
    #[serde(serialize_with = "rounded_if")]
    pub(crate) gifts_percent: Option<f64>,
    /// What luck and the others' skill changed together where a hand between is not known; `null`
    /// where all are.
    #[serde(serialize_with = "rounded_if")]
    pub(crate) mixed_percent: Option<f64>,
    /// Whether what was lost, luck and the rest add up to the change from the first to the last,
    /// because no turn is missing.
    #[serde(skip)]
    pub(crate) adds_up: bool,
}

/// How many turns have each grade.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct GradeCounts {
    pub(crate) fine: usize,
    pub(crate) inaccuracy: usize,
    pub(crate) mistake: usize,
    pub(crate) blunder: usize,
}

/// A turn of the game.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ReviewedTurn {
    pub(crate) turn: usize,
    pub(crate) player: String,
    /// The hand before it, where it is known.
    pub(crate) hand: Option<String>,
    pub(crate) play: String,
    pub(crate) points: u32,
    /// Where the hand is known.
    pub(crate) review: Option<JudgementReport>,
    #[serde(skip)]
    pub(crate) step: Step,
}

/// What a turn gave away.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct JudgementReport {
    #[serde(serialize_with = "grade_name")]
    pub(crate) grade: Grade,
    /// The chance to win before the turn, with the best one.
    #[serde(serialize_with = "rounded")]
    pub(crate) win_percent: f64,
    #[serde(serialize_with = "rounded")]
    pub(crate) win_percent_lost: f64,
    #[serde(serialize_with = "rounded")]
    pub(crate) points_lost: f64,
    /// Whether there was anything to choose from.
    pub(crate) had_choice: bool,
    /// `samples`, or of an ending `estimate` or `proved`.
    #[serde(serialize_with = "name_of")]
    pub(crate) basis: Evidence,
    pub(crate) played: TurnReport,
    /// The best turns, the best first.
    pub(crate) best: Vec<TurnReport>,
}

/// The players' chances to win at one moment.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ChancesReport {
    /// How many turns were over.
    pub(crate) turns: usize,
    /// In the order of the players; `null` where it is not known.
    #[serde(serialize_with = "all_rounded")]
    pub(crate) win_percent: Vec<Option<f64>>,
}

impl ReviewReport {
    /// The report of a game that was reviewed with some effort.
    pub fn new(record: &Record, review: &Review, effort: &ReviewEffort) -> ReviewReport {
        let transcript = record.transcript();
        let named = transcript
            .players()
            .iter()
            .zip(record.scores())
            .zip(&review.players);
        let turns = record.steps().iter().zip(&review.turns).enumerate();
        let chances = review.timeline.iter().map(|chances| ChancesReport {
            turns: chances.turns,
            win_percent: chances
                .wins
                .iter()
                .map(|win| win.map(|win| 100.0 * win))
                .collect(),
        });
        ReviewReport {
            rules: transcript.rules().name(),
            samples: effort.samples,
            seed: effort.seed,
            finished: record.ending() != GameEnd::Open,
            players: named
                .map(|((name, &score), review)| PlayerReport::new(name, score, review))
                .collect(),
            turns: turns
                .map(|(place, (step, judgement))| ReviewedTurn {
                    turn: place + 1,
                    player: transcript.player(place).to_owned(),
                    hand: step
                        .before
                        .hand
                        .as_ref()
                        .map(|hand| Tiles(hand).to_string()),
                    play: step.turn.to_string(),
                    points: step.breakdown.total(),
                    review: judgement
                        .as_ref()
                        .and_then(|judgement| JudgementReport::new(step, judgement)),
                    step: step.clone(),
                })
                .collect(),
            chances: chances.collect(),
        }
    }

    /// The turns that gave most away, an inaccuracy at least, the worst first.
    pub(crate) fn worst(&self) -> Vec<(&ReviewedTurn, &JudgementReport)> {
        let mut worst = self.faults();
        worst.sort_by(|(_, a), (_, b)| b.win_percent_lost.total_cmp(&a.win_percent_lost));
        worst
    }

    /// The same in the order of the game.
    pub(crate) fn faults(&self) -> Vec<(&ReviewedTurn, &JudgementReport)> {
        let judged = self
            .turns
            .iter()
            .filter_map(|turn| Some((turn, turn.review.as_ref()?)));
        judged
            .filter(|(_, review)| review.grade > Grade::Fine)
            .collect()
    }

    /// How many turns were judged.
    pub(crate) fn judged(&self) -> usize {
        self.players.iter().map(|player| player.judged).sum()
    }
}

impl ReviewedTurn {
    /// What the player saw, in the cells of the record, where the hand is known.
    pub(crate) fn position(&self) -> Option<Position> {
        let before = &self.step.before;
        let hand = before.hand.clone()?;
        Some(Position::in_game(
            before.rules,
            &before.board,
            hand,
            before.scores.len(),
            before.bag,
        ))
    }
}

impl PlayerReport {
    fn new(name: &str, score: u32, review: &PlayerReview) -> PlayerReport {
        let PlayerReview {
            luck,
            grades: [fine, inaccuracy, mistake, blunder],
            ..
        } = *review;
        let told = |percent: f64, turns: usize| (turns > 0).then_some(100.0 * percent);
        PlayerReport {
            name: name.to_owned(),
            score,
            turns: review.turns,
            judged: review.judged,
            accuracy: review.accuracy,
            grades: GradeCounts {
                fine,
                inaccuracy,
                mistake,
                blunder,
            },
            points_lost: review.points_lost,
            win_percent_lost: 100.0 * review.given_away,
            first_percent: review.first.map(|first| 100.0 * first),
            last_percent: review.last.map(|last| 100.0 * last),
            adds_up: luck.separated + luck.unseparated == review.turns,
            luck_percent: told(luck.luck, luck.separated),
            gifts_percent: told(luck.from_opponents, luck.separated),
            mixed_percent: told(luck.combined, luck.unseparated),
        }
    }
}

impl JudgementReport {
    /// The report of a judgement, where the hand is known.
    pub(crate) fn new(step: &Step, judgement: &Judgement) -> Option<JudgementReport> {
        let position = step.before.position()?;
        Some(JudgementReport {
            grade: judgement.grade,
            win_percent: 100.0 * judgement.win_before(),
            win_percent_lost: 100.0 * judgement.given_away,
            points_lost: judgement.points_lost,
            had_choice: judgement.had_choice,
            basis: judgement.evidence,
            played: TurnReport::new(&position, &judgement.played),
            best: judgement
                .best
                .iter()
                .map(|best| TurnReport::new(&position, best))
                .collect(),
        })
    }

    /// The best turn; the one played where there is no better.
    pub(crate) fn best(&self) -> &TurnReport {
        self.best.first().unwrap_or(&self.played)
    }

    /// Whether the turn played is the best.
    pub(crate) fn is_best(&self) -> bool {
        self.best().turn == self.played.turn
    }
}

fn grade_name<S: Serializer>(grade: &Grade, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(grade.name())
}
