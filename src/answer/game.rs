use schemars::JsonSchema;
use serde::Serialize;

use super::deep::DeepTurn;
use super::play::{Line, lines};
use super::two_digits;
use crate::notation::Tiles;
use crate::record::review::{self, Judgement, PlayerReview};
use crate::record::{GameEnd, Record, Step};

/// A game with its score sheet: the answer of `game check`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Check {
    rules: &'static str,
    /// In the order of their turns.
    players: Vec<String>,
    turns: Vec<GameTurn>,
    /// How many turns had their points written down.
    scores_checked: usize,
    /// How many tiles the bag holds at the end.
    bag: usize,
    /// The points at the end.
    scores: Vec<u32>,
    finished: bool,
    /// Who went out, if anybody did.
    went_out: Option<String>,
    /// Those with the most points; they have won if the game is finished.
    leaders: Vec<String>,
}

/// A turn of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct GameTurn {
    /// From 1.
    number: usize,
    player: String,
    /// The hand before it; `null` if it is not known.
    hand: Option<String>,
    /// The position before it. Its rack is empty if the hand is not known, and the unseen tiles
    /// then include the hand. It is moved away from the edge if the table lies too near for a
    /// position.
    position: Option<String>,
    play: String,
    score: u32,
    lines: Vec<Line>,
    going_out: u32,
    /// How many tiles the bag held before it.
    bag: usize,
    /// Everybody's points after it, in the order of the players.
    scores: Vec<u32>,
}

impl Check {
    /// A game that was checked.
    pub fn new(record: &Record) -> Check {
        let transcript = record.transcript();
        let named = |player: usize| transcript.players()[player].clone();
        let steps = record.steps().iter().enumerate();
        let written = transcript.turns().iter();
        Check {
            rules: transcript.rules().name(),
            players: transcript.players().to_vec(),
            turns: steps
                .map(|(place, step)| GameTurn::new(place, transcript.player(place), step))
                .collect(),
            scores_checked: written.filter(|turn| turn.points.is_some()).count(),
            bag: record.bag(),
            scores: record.scores().to_vec(),
            finished: record.ending() != GameEnd::Open,
            went_out: match record.ending() {
                GameEnd::WentOut(player) => Some(named(player)),
                GameEnd::Open | GameEnd::Stuck => None,
            },
            leaders: record.leaders().into_iter().map(named).collect(),
        }
    }
}

impl GameTurn {
    fn new(place: usize, player: &str, step: &Step) -> GameTurn {
        let (before, score) = (&step.before, step.breakdown.total());
        let mut scores = before.scores.clone();
        scores[before.to_move] += score;
        GameTurn {
            number: place + 1,
            player: player.to_owned(),
            hand: before.hand.as_ref().map(|hand| Tiles(hand).to_string()),
            position: before
                .position_or_table()
                .map(|position| position.to_string()),
            play: step.turn.to_string(),
            score,
            lines: lines(&step.breakdown),
            going_out: step.breakdown.going_out,
            bag: before.bag,
            scores,
        }
    }
}

/// A game with what each turn gave away: the answer of `game review`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Review {
    rules: &'static str,
    /// How many rollouts the best turns and the one played got each.
    samples: usize,
    /// The random seed.
    seed: u64,
    finished: bool,
    /// How each player played, in the order of their turns.
    players: Vec<Player>,
    turns: Vec<ReviewedTurn>,
    /// The chances to win before each turn whose hand is known, and at the end of a finished game.
    chances: Vec<Chances>,
}

/// How a player played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Player {
    player: String,
    score: u32,
    turns: usize,
    /// How many turns were judged, because their hand is known.
    judged: usize,
    /// 0 to 100; `null` if no turn was judged that had a choice.
    accuracy: Option<f64>,
    grades: Grades,
    points_lost: f64,
    win_percent_lost: f64,
    /// The chance to win at the player's first known turn.
    first_percent: Option<f64>,
    /// The chance to win last known.
    last_percent: Option<f64>,
    /// What luck changed; `null` if it was never separated from the others' skill.
    luck_percent: Option<f64>,
    /// What the others gave away, as far as luck could be separated from it.
    from_opponents_percent: Option<f64>,
    /// What luck and the others' skill changed together if a hand in between is not known; `null`
    /// if all are.
    luck_and_opponents_percent: Option<f64>,
}

/// How many turns have each grade.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Grades {
    fine: usize,
    inaccuracy: usize,
    mistake: usize,
    blunder: usize,
}

/// A turn of a reviewed game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct ReviewedTurn {
    #[serde(flatten)]
    turn: GameTurn,
    /// What it gave away; `null` if the hand is not known.
    review: Option<Judged>,
}

/// What a turn gave away.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Judged {
    /// `fine`, `inaccuracy`, `mistake` or `blunder`.
    grade: &'static str,
    /// The chance to win before the turn, with the best one.
    win_percent: f64,
    win_percent_lost: f64,
    points_lost: f64,
    /// Whether there was anything to choose from.
    had_choice: bool,
    /// What the judgement rests on: `rollouts`, or in an endgame `proved` or `estimate`.
    evidence: &'static str,
    played: DeepTurn,
    /// The best turns, the best first.
    best: Vec<DeepTurn>,
}

/// The players' chances to win at one moment.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Chances {
    /// How many turns were over.
    turns: usize,
    /// In the order of the players; `null` for those that are not known.
    win_percent: Vec<Option<f64>>,
}

impl Review {
    /// A game that was reviewed.
    pub fn new(record: &Record, review: &review::Review) -> Review {
        let transcript = record.transcript();
        let players = transcript.players().iter().zip(record.scores());
        let turns = record.steps().iter().zip(&review.turns).enumerate();
        let chances = review.timeline.iter().map(|chances| Chances {
            turns: chances.turns,
            win_percent: chances.wins.iter().copied().map(percent_if).collect(),
        });
        Review {
            rules: transcript.rules().name(),
            samples: review.effort.samples,
            seed: review.effort.seed,
            finished: record.ending() != GameEnd::Open,
            players: players
                .zip(&review.players)
                .map(|((player, &score), review)| Player::new(player, score, review))
                .collect(),
            turns: turns
                .map(|(place, (step, judgement))| ReviewedTurn {
                    turn: GameTurn::new(place, transcript.player(place), step),
                    review: judgement
                        .as_ref()
                        .and_then(|judgement| Judged::new(step, judgement)),
                })
                .collect(),
            chances: chances.collect(),
        }
    }
}

impl Player {
    fn new(player: &str, score: u32, review: &PlayerReview) -> Player {
        let [fine, inaccuracy, mistake, blunder] = review.grades;
        let separated = review.luck.luck_and_opponents();
        Player {
            player: player.to_owned(),
            score,
            turns: review.turns,
            judged: review.judged,
            accuracy: review.accuracy.map(two_digits),
            grades: Grades {
                fine,
                inaccuracy,
                mistake,
                blunder,
            },
            points_lost: two_digits(review.points_lost),
            win_percent_lost: percent(review.given_away),
            first_percent: percent_if(review.first),
            last_percent: percent_if(review.last),
            luck_percent: separated.map(|(luck, _)| percent(luck)),
            from_opponents_percent: separated.map(|(_, from_opponents)| percent(from_opponents)),
            luck_and_opponents_percent: percent_if(review.luck.combined()),
        }
    }
}

impl Judged {
    fn new(step: &Step, judgement: &Judgement) -> Option<Judged> {
        let position = step.before.position()?;
        let turn = |turn| DeepTurn::new(&position, turn, judgement.best());
        Some(Judged {
            grade: judgement.grade.name(),
            win_percent: percent(judgement.win_before()),
            win_percent_lost: percent(judgement.given_away),
            points_lost: two_digits(judgement.points_lost),
            had_choice: judgement.had_choice,
            evidence: judgement.evidence.name(),
            played: turn(&judgement.played),
            best: judgement.best.iter().map(turn).collect(),
        })
    }
}

fn percent(part: f64) -> f64 {
    two_digits(100.0 * part)
}

fn percent_if(part: Option<f64>) -> Option<f64> {
    part.map(percent)
}
