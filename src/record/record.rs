use std::fmt;
use std::str::FromStr;

use super::parse::parse_located;
use super::replay::Replay;
use super::{Problem, ScoringMistake, Step, Transcript, TurnError, TurnErrors, WrittenTurn};
use crate::game::{
    Board, Cell, MAX_COORDINATE, MIN_COORDINATE, Offset, Placement, Position, Rack, Rules, Setup,
    Tile,
};
use crate::notation::{NotationError, reading};

/// A game in which every turn is legal, every rack possible and every score right.
///
/// ```
/// use sixfold::record::Record;
///
/// let record: Record = "\
/// rules: flex
/// players: North, South
/// 1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3
/// 2 South Btb@k11 Bss@l11 = 10
/// ".parse()?;
/// assert_eq!(record.scores(), [3, 10]);
///
/// let wrong = record.to_string().replace("= 10", "= 8");
/// assert!(wrong.parse::<Record>().is_err());
/// # Ok::<(), sixfold::notation::NotationError<sixfold::record::Problem>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    transcript: Transcript,
    steps: Vec<Step>,
    bag: usize,
    scores: Vec<u32>,
    ending: GameEnd,
}

/// Whether and how a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// It has not ended, or the rest was not written down.
    Open,
    /// A player, counted from 0, laid the last tile of the hand, and the bag was empty.
    WentOut(usize),
    /// Nobody could lay a tile, and the bag was empty.
    Stuck,
}

impl Record {
    /// Replays a transcript and checks its scores. The error is the first turn that is wrong.
    pub fn new(transcript: Transcript) -> Result<Record, TurnErrors> {
        let mut replay = Replay::new(&transcript);
        let mut steps: Vec<Step> = Vec::new();
        let mut unplayable = None;
        for taken in replay.by_ref() {
            match taken {
                Ok(step) => steps.push(step),
                Err(bad) => unplayable = Some(bad),
            }
        }
        let Replay {
            bag,
            scores,
            ending,
            ..
        } = replay;
        let is_wrong = |entry: &WrittenTurn, step: &Step| {
            let points = step.breakdown.total();
            entry.points.is_some_and(|written| written != points)
        };
        let turns = transcript.turns().iter().zip(&steps).enumerate();
        let mut wrong = turns.filter(|(_, (entry, step))| is_wrong(entry, step));
        if let Some((turn, (entry, step))) = wrong.next() {
            let later = wrong.map(|(turn, _)| turn + 1).collect();
            let errors = vec![wrong_score(entry, step, later)];
            return Err(TurnErrors { turn, errors });
        }
        match unplayable {
            Some(bad) => Err(bad),
            None => Ok(Record {
                transcript,
                steps,
                bag,
                scores,
                ending,
            }),
        }
    }

    /// What was written down.
    pub fn transcript(&self) -> &Transcript {
        &self.transcript
    }

    /// The turns, each with the game before it and where its points come from.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many tiles the bag holds after the last turn.
    pub fn bag(&self) -> usize {
        self.bag
    }

    /// The points after the last turn, in the order of the players.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// Whether and how the game has ended.
    pub fn ending(&self) -> GameEnd {
        self.ending
    }

    /// The players with the most points, counted from 0; ties share.
    pub fn leaders(&self) -> Vec<usize> {
        let most = self.scores.iter().max();
        let players = self.scores.iter().enumerate();
        players
            .filter(|(_, score)| Some(*score) == most)
            .map(|(player, _)| player)
            .collect()
    }
}

fn wrong_score(entry: &WrittenTurn, step: &Step, later: Vec<usize>) -> TurnError {
    let written = entry.points.unwrap_or_default();
    let right = step.breakdown.clone();
    let mistake = ScoringMistake::explain(&step.turn, &right, step.before.bag, written);
    TurnError::WrongScore {
        written,
        mistake,
        right,
        later,
    }
}

impl FromStr for Record {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Record, NotationError<Problem>> {
        reading(text, record)
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "the parser returns the places of every turn of its transcript"
)]
fn record(text: &str) -> Result<Record, NotationError<Problem>> {
    let (transcript, places) = parse_located(text)?;
    let names = transcript.players().to_vec();
    Record::new(transcript).map_err(|bad| places[bad.turn].locate(bad, &names, text))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.transcript.fmt(f)
    }
}

/// A game before one of its turns, as far as it is known from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    /// The rule set.
    pub rules: Rules,
    /// The table.
    pub board: Board,
    /// The tiles of the player to move, in tile order, if they are known: written down, or left
    /// over.
    pub hand: Option<Rack>,
    /// How many tiles the bag holds.
    pub bag: usize,
    /// The points so far, in the order of the players.
    pub scores: Vec<u32>,
    /// The player to move, from 0.
    pub to_move: usize,
}

impl GameState {
    /// The position of the player to move, if the hand is known. Its cells are those of the record,
    /// shifted by [`GameState::shift`] if the table lies too near an edge.
    pub fn position(&self) -> Option<Position> {
        self.holding(self.hand.as_ref()?.to_vec())
    }

    /// The same with an empty rack if the hand is not known.
    pub fn position_or_table(&self) -> Option<Position> {
        self.holding(self.hand.iter().flatten().copied().collect())
    }

    /// What the player saw, in the cells of the record, if the hand is known. The table may lie
    /// nearer to an edge than positions that are read may.
    pub fn view(&self) -> Option<Position> {
        let (hand, players) = (self.hand.clone()?, self.scores.len());
        Some(Position::in_game(
            self.rules,
            &self.board,
            hand,
            players,
            self.bag,
        ))
    }

    fn holding(&self, rack: Vec<Tile>) -> Option<Position> {
        let shift = self.shift();
        let tiles = self.board.tiles().map(|laid| Placement {
            cell: laid.cell + shift,
            ..laid
        });
        let setup = Setup {
            rules: self.rules,
            tiles: tiles.collect(),
            origin: Cell::new(MIN_COORDINATE, MIN_COORDINATE),
            rack,
            players: self.scores.len(),
            bag: Some(self.bag),
            scores: Some(self.scores_from(self.to_move)),
        };
        Position::new(setup).ok()
    }

    /// How far a position must be shifted to lie within the limits of positions.
    pub fn shift(&self) -> Offset {
        let Some(bounds) = self.board.bounds() else {
            return Offset::default();
        };
        let shift = |first: i16, last: i16| {
            if first < MIN_COORDINATE {
                MIN_COORDINATE - first
            } else {
                (MAX_COORDINATE - last).min(0)
            }
        };
        let (first, last) = (bounds.top_left, bounds.bottom_right);
        Offset {
            columns: shift(first.column, last.column),
            rows: shift(first.row, last.row),
        }
    }

    fn scores_from(&self, player: usize) -> Vec<u32> {
        let (before, after) = self.scores.split_at(player);
        [after, before].concat()
    }
}
