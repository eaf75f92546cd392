use schemars::JsonSchema;
use serde::Serialize;

use super::Note;
use super::two_digits;
use crate::game::Position;
use crate::notation::Tiles;
use crate::strategy::{self, DeepQuestion, Evaluation};

/// The turns of a position by what follows them: the answer of `analyse --deep`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DeepAnalysis {
    position: String,
    rules: &'static str,
    bag: usize,
    /// Tiles that the others are known to hold, the next player's first; `-` if none of a rack is
    /// known.
    opponent_racks: Vec<String>,
    /// What a search of the endgame found; `null` if the other hand is not known.
    endgame: Option<Endgame>,
    /// Whether the first turn is clearly the best, or proved to be.
    decided: bool,
    /// The best first.
    turns: Vec<DeepTurn>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
}

/// The best turn of an endgame.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Endgame {
    play: String,
    /// How many points more than the other player it brings by the end of the game.
    margin: i32,
    proved: bool,
}

/// A turn, judged by rollouts or by a search of the endgame.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct DeepTurn {
    play: String,
    score: u32,
    /// What the numbers rest on: `rollouts`, or in an endgame `proved` or `estimate`.
    evidence: &'static str,
    /// What the player gains over the best of the others, this turn included, in points: the first
    /// turn's margin minus `behind`.
    margin: f64,
    /// The standard error of the margin; of rollouts only.
    #[serde(skip_serializing_if = "Option::is_none")]
    standard_error: Option<f64>,
    /// How many points the margin lies behind that of the first turn, under equal luck.
    behind: f64,
    /// The standard error of `behind`; of rollouts only.
    #[serde(skip_serializing_if = "Option::is_none")]
    behind_error: Option<f64>,
    /// The chance to win, from an even score if the scores are not known.
    win_percent: f64,
    /// What the next player scores in reply; `null` without rollouts.
    reply: Option<f64>,
    /// How often that reply completes a line of six; `null` without rollouts.
    qwirkle_percent: Option<f64>,
    /// What the tiles left are worth, in points.
    leave: f64,
    tiles_left: String,
    /// How many rollouts there were; of rollouts only.
    #[serde(skip_serializing_if = "Option::is_none")]
    samples: Option<usize>,
    /// Whether it got fewer rollouts because a first look showed that others are clearly better; of
    /// rollouts only.
    #[serde(skip_serializing_if = "Option::is_none")]
    dropped: Option<bool>,
}

impl DeepAnalysis {
    /// What was found of a position: the `top` best turns, and those that were asked for.
    pub fn new(
        position: &Position,
        question: &DeepQuestion,
        analysis: &strategy::DeepAnalysis,
        top: usize,
    ) -> DeepAnalysis {
        let is_included =
            |evaluation: &Evaluation| question.included.contains(&evaluation.candidate.turn);
        let shown = analysis.evaluations.iter().enumerate();
        let shown = shown.filter(|(place, turn)| *place < top || is_included(turn));
        let best = analysis.best();
        let endgame = best.filter(|_| analysis.is_endgame());
        DeepAnalysis {
            position: position.to_string(),
            rules: position.rules().name(),
            bag: position.bag(),
            opponent_racks: question
                .known
                .hands()
                .iter()
                .map(|hand| Tiles(hand).to_string())
                .collect(),
            endgame: endgame.map(|best| Endgame {
                play: best.candidate.turn.to_string(),
                margin: best.margin as i32,
                proved: analysis.decided,
            }),
            decided: analysis.decided,
            turns: best.map_or_else(Vec::new, |best| {
                shown
                    .map(|(_, turn)| DeepTurn::new(position, turn, best))
                    .collect()
            }),
            notes: Note::about(position),
        }
    }
}

impl DeepTurn {
    /// A turn beside the best.
    pub(super) fn new(position: &Position, turn: &Evaluation, best: &Evaluation) -> DeepTurn {
        let Evaluation {
            candidate,
            rollouts,
            ..
        } = turn;
        let sampled = rollouts.filter(|rollouts| rollouts.samples > 0);
        let behind = two_digits(turn.margin_behind.mean);
        DeepTurn {
            play: candidate.turn.to_string(),
            score: candidate.points,
            evidence: turn.evidence.name(),
            // The numbers add up to the digit.
            margin: two_digits(two_digits(best.margin) - behind),
            standard_error: rollouts.map(|rollouts| two_digits(rollouts.error)),
            behind,
            behind_error: rollouts.map(|_| two_digits(turn.margin_behind.error)),
            win_percent: two_digits(100.0 * turn.win),
            reply: sampled.map(|rollouts| two_digits(rollouts.reply)),
            qwirkle_percent: sampled.map(|rollouts| two_digits(100.0 * rollouts.qwirkles)),
            leave: two_digits(turn.leave()),
            tiles_left: Tiles(&position.rack_after(&candidate.turn)).to_string(),
            samples: rollouts.map(|rollouts| rollouts.samples),
            dropped: rollouts.map(|rollouts| rollouts.dropped),
        }
    }
}
