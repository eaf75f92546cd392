use serde::Serialize;

use super::analysis::{as_line_reports, to_json};
use crate::game::Line;
use crate::language::en::plural;
use crate::notation::Tiles;
use crate::record::{GameEnd, Record};

/// A game with its score sheet: the answer of `game check`.
#[derive(Clone, Debug, Serialize)]
pub struct GameReport {
    rules: &'static str,
    pub(crate) players: Vec<String>,
    pub(crate) turns: Vec<TurnReport>,
    /// How many turns had their points written down.
    pub(crate) scores_checked: usize,
    /// How many tiles the bag holds at the end.
    pub(crate) bag: usize,
    pub(crate) scores: Vec<u32>,
    #[serde(skip)]
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the answer in words tells it")
    )]
    pub(crate) ending: GameEnd,
    finished: bool,
    /// Who went out, if anybody did.
    went_out: Option<String>,
    /// Those with the most points; they have won where the game is finished.
    pub(crate) leaders: Vec<String>,
}

/// A turn of a game.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct TurnReport {
    pub(crate) turn: usize,
    pub(crate) player: String,
    /// The hand before it, where it is known.
    hand: Option<String>,
    pub(crate) play: String,
    pub(crate) points: u32,
    #[serde(serialize_with = "as_line_reports")]
    lines: Vec<Line>,
    going_out: u32,
    /// How many tiles the bag held before it.
    bag: usize,
    /// Everybody's points after it, in the order of the players.
    pub(crate) scores: Vec<u32>,
}

impl GameReport {
    /// The report of a game that was checked.
    pub fn new(record: &Record) -> GameReport {
        let players = record.transcript().players();
        let named = |player: usize| players[player].clone();
        let turns = record.steps().iter().enumerate().map(|(place, step)| {
            let (before, points) = (&step.before, step.breakdown.total());
            let mut scores = before.scores.clone();
            scores[before.to_move] += points;
            TurnReport {
                turn: place + 1,
                player: named(before.to_move),
                hand: before.hand.as_ref().map(|hand| Tiles(hand).to_string()),
                play: step.turn.to_string(),
                points,
                lines: step.breakdown.lines.clone(),
                going_out: step.breakdown.going_out,
                bag: before.bag,
                scores,
            }
        });
        let ending = record.ending();
        GameReport {
            rules: record.transcript().rules().name(),
            turns: turns.collect(),
            scores_checked: record
                .transcript()
                .turns()
                .iter()
                .filter(|entry| entry.points.is_some())
                .count(),
            bag: record.bag(),
            scores: record.scores().to_vec(),
            ending,
            finished: ending != GameEnd::Open,
            went_out: if let GameEnd::WentOut(player) = ending {
                Some(named(player))
            } else {
                None
            },
            leaders: record.leaders().into_iter().map(named).collect(),
            players: players.to_vec(),
        }
    }

    /// The same with the tiles that others than this player gave back hidden, as they are from that
    /// player.
    pub fn hiding_swaps(mut self, from: &str) -> GameReport {
        for turn in self.turns.iter_mut().filter(|turn| turn.player != from) {
            if let Some(tiles) = turn.play.strip_prefix("swap ") {
                turn.play = format!("swap of {}", plural(tiles.split(' ').count(), "tile"));
            }
        }
        self
    }

    /// The answer as one line of JSON.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}
