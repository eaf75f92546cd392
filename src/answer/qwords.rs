//! The answers about Qwords.

use schemars::JsonSchema;
use serde::Serialize;

use super::two_digits;
use crate::language::QwordsNotationWords;
use crate::language::en::English;
use crate::qwords::{
    self, Breakdown, Claims, Grid, JudgedClaim, Line, LineScore, PolicyTally, Position, Ranked,
    Ranking, Rating, Side, Variant, WordChoice, WordSource,
};

/// What a grid scores: the answer of `qwords score`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Score {
    /// Five rows joined by `/`.
    grid: String,
    /// `a` or `b`.
    side: &'static str,
    /// Whether the centre row and the centre column count double.
    double: bool,
    /// The code of the word list in use, or the name of its file.
    word_list: String,
    /// Whether well-known names count too.
    names: bool,
    score: u32,
    /// The best word of each row and column: rows from the top, then columns from the left.
    lines: Vec<LineWord>,
    /// The bonus for a word in each line, or 0.
    bonus: u32,
    /// The rulebook's name for the score.
    rating: &'static str,
    /// The words that a player claims; `null` if none were given.
    claimed: Option<Claimed>,
}

/// The longest word of a row or column.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct LineWord {
    /// `row 1` to `row 5`, `column a` to `column e`.
    line: String,
    /// `null` if the line has no word.
    word: Option<String>,
    cells: Vec<String>,
    /// Doubled if the line counts double.
    points: u32,
}

/// The words that a player claims, judged.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Claimed {
    /// Whether no claim is wrong.
    valid: bool,
    /// The score of the claims that are right.
    score: u32,
    lines: Vec<Claim>,
    bonus: u32,
    rating: &'static str,
}

/// A claim for a row or column.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Claim {
    line: String,
    /// The word; `null` if none is claimed.
    claim: Option<String>,
    /// Why the claim does not count; `null` if it does.
    error: Option<ClaimError>,
    points: u32,
}

/// Why a claim does not count.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct ClaimError {
    code: &'static str,
    message: String,
}

impl Score {
    /// What a grid scores, and what is claimed for it.
    pub fn new(
        grid: &Grid,
        variant: Variant,
        words: &WordChoice,
        breakdown: &Breakdown,
        claimed: Option<&[JudgedClaim; Line::COUNT]>,
    ) -> Score {
        Score {
            grid: grid.to_string(),
            side: variant.side().name(),
            double: variant.double(),
            word_list: word_list(words),
            names: words.names,
            score: breakdown.total(),
            lines: breakdown.lines.iter().map(LineWord::new).collect(),
            bonus: breakdown.bonus,
            rating: Rating::of(breakdown.total(), variant.side()).name(),
            claimed: claimed.map(|judged| Claimed::new(judged, variant.side())),
        }
    }
}

impl LineWord {
    fn new(score: &LineScore) -> LineWord {
        let cells = score.word.iter().flat_map(|word| &word.cells);
        LineWord {
            line: score.line.to_string(),
            word: score.word.as_ref().map(|word| word.text()),
            cells: cells.map(ToString::to_string).collect(),
            points: score.points,
        }
    }
}

impl Claimed {
    fn new(judged: &[JudgedClaim; Line::COUNT], side: Side) -> Claimed {
        let breakdown = Claims::breakdown(judged);
        Claimed {
            valid: judged.iter().all(|judged| judged.error.is_none()),
            score: breakdown.total(),
            lines: judged.iter().map(Claim::new).collect(),
            bonus: breakdown.bonus,
            rating: Rating::of(breakdown.total(), side).name(),
        }
    }
}

impl Claim {
    fn new(judged: &JudgedClaim) -> Claim {
        Claim {
            line: judged.score.line.to_string(),
            claim: judged.text(),
            error: judged.error.map(ClaimError::new),
            points: judged.score.points,
        }
    }
}

impl ClaimError {
    fn new(error: qwords::ClaimError) -> ClaimError {
        ClaimError {
            code: error.code(),
            message: English.claim_error(error).to_owned(),
        }
    }
}

/// The actions of a position, ranked by their expected final score: the answer of `qwords analyse`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Analysis {
    position: String,
    /// The code of the word list in use, or the name of its file; then `words` in the position does
    /// not count.
    word_list: String,
    /// Whether well-known names count too.
    names: bool,
    /// `assumed` for the default dice, or the name of their file.
    dice: String,
    /// Whether the expected scores are exact.
    exact: bool,
    actions_total: usize,
    /// The best ones, as many as were asked for.
    actions: Vec<RankedAction>,
}

/// An action and its expected final score.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct RankedAction {
    action: String,
    expected: f64,
    /// The standard error of the expected score; 0 if it is exact.
    standard_error: f64,
    /// Whether the action is within sampling error of the best; if the scores are exact, whether it
    /// is as good.
    within_error: bool,
}

impl Analysis {
    /// The best actions of a position, at most `top`. The file is that of the dice, if they are not
    /// the default ones.
    pub fn new(
        position: &Position,
        ranking: &Ranking,
        top: usize,
        words: &WordChoice,
        dice: Option<&str>,
    ) -> Analysis {
        let actions = ranking.actions.iter().take(top);
        Analysis {
            position: position.to_string(),
            word_list: word_list(words),
            names: words.names,
            dice: dice_name(dice),
            exact: ranking.exact,
            actions_total: ranking.actions.len(),
            actions: actions.map(RankedAction::new).collect(),
        }
    }
}

impl RankedAction {
    fn new(ranked: &Ranked) -> RankedAction {
        RankedAction {
            action: ranked.action.to_string(),
            expected: two_digits(ranked.expected),
            standard_error: two_digits(ranked.standard_error),
            within_error: ranked.within_error,
        }
    }
}

/// Games that policies played alone: the answer of `qwords arena`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Arena {
    /// `a` or `b`.
    side: &'static str,
    /// Whether the games begin with a joker.
    joker: bool,
    /// Whether the centre row and the centre column count double.
    double: bool,
    /// The code of the word list in use, or the name of its file.
    word_list: String,
    /// Whether well-known names count too.
    names: bool,
    /// `assumed` for the default dice, or the name of their file.
    dice: String,
    /// How many games each policy played.
    games: u32,
    seed: u64,
    policies: Vec<PolicyScores>,
}

/// What a policy scored.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct PolicyScores {
    policy: &'static str,
    mean: f64,
    standard_error: f64,
    /// The lowest score that nine games in ten do not exceed.
    p90: u32,
    best: u32,
    /// The rulebook's name for the mean.
    rating: &'static str,
    /// How many games scored 0 to 9, 10 to 19, and so on.
    histogram: Vec<usize>,
}

impl Arena {
    /// The scores of policies, each of which played this many games. The file is that of the dice,
    /// if they are not the default ones.
    pub fn new(
        variant: Variant,
        games: u32,
        seed: u64,
        words: &WordChoice,
        dice: Option<&str>,
        tallies: &[PolicyTally],
    ) -> Arena {
        let scores = |tally| PolicyScores::new(tally, variant.side());
        Arena {
            side: variant.side().name(),
            joker: variant.joker(),
            double: variant.double(),
            word_list: word_list(words),
            names: words.names,
            dice: dice_name(dice),
            games,
            seed,
            policies: tallies.iter().map(scores).collect(),
        }
    }
}

impl PolicyScores {
    fn new(tally: &PolicyTally, side: Side) -> PolicyScores {
        PolicyScores {
            policy: tally.policy().name(),
            mean: two_digits(tally.mean()),
            standard_error: two_digits(tally.standard_error()),
            p90: tally.p90(),
            best: tally.best(),
            rating: tally.rating(side).name(),
            histogram: tally.histogram(),
        }
    }
}

fn word_list(words: &WordChoice) -> String {
    match &words.source {
        WordSource::List(list) => list.code().to_owned(),
        WordSource::File(file) => file.clone(),
    }
}

fn dice_name(file: Option<&str>) -> String {
    file.unwrap_or("assumed").to_owned()
}
