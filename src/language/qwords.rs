use super::Explanation;
use crate::qwords::{
    self, Breakdown, Line, LineScore, Policy, Rating, Roll, Side, Variant, WordChoice, WordList,
};

/// Qwords.
pub trait QwordsWords: Sync {
    /// `French`
    fn word_list(&self, list: WordList) -> &'static str;
    /// `French words and names`
    fn words_in_use(&self, words: &WordChoice) -> String;
    /// `assumed dice`, or the dice of a file.
    fn dice_in_use(&self, file: Option<&str>) -> String;
    /// What a side of the sheet is, for a list of options.
    fn side(&self, side: Side) -> &'static str;
    /// How a policy plays, for a list of options.
    fn policy(&self, policy: Policy) -> &'static str;
    /// `side B · centre lines count double`
    fn variant(&self, variant: Variant) -> String;
    /// `row 1`, `column a`
    fn line(&self, line: Line) -> String;
    /// What the rulebook calls a score.
    fn rating(&self, rating: Rating) -> &'static str;

    /// Heads the words of a grid: line, word, cells, points.
    fn word_titles(&self) -> [&'static str; 4];
    /// The bonus, or the lines for whose sake there is none.
    fn bonus(&self, breakdown: &Breakdown) -> String;
    /// The score of a full grid with its rating, both shown in bold, and the scores that this rating
    /// covers; the highest rating has no upper limit.
    fn final_score(&self, points: &str, rating: &str, from: u32, to: Option<u32>) -> String;
    /// The score of a grid with free cells; the points are shown in bold.
    fn score_so_far(&self, points: &str, free: usize) -> String;

    /// Heads the words that a player claims: line, claim, cells, points, remark.
    fn claim_titles(&self) -> [&'static str; 5];
    /// A line has a better word than the one claimed.
    fn better_word(&self, best: &LineScore) -> String;
    /// How many claims are wrong, and which.
    fn wrong_claims(&self, wrong: &[String]) -> String;
    /// How the best words compare with those claimed.
    fn best_words(&self, best: u32, claimed: u32) -> String;

    /// Before the roll: `roll`.
    fn roll(&self) -> &'static str;
    /// `3 cells are free · the joker is left`
    fn free_cells(&self, free: usize, joker: bool) -> String;
    /// The best action and its expected final score, both shown in bold, with the standard error if
    /// the score is not exact.
    fn best_action(&self, action: &str, points: &str, error: Option<f64>) -> String;
    /// `48.96 points`
    fn expected_points(&self, points: f64) -> String;
    /// Why an action is the best, line by line: what it does for its row and its column, or if
    /// neither gains, how it compares with the next best.
    fn why_best(&self, explanation: &qwords::Explanation) -> Vec<String>;
    /// Before a list of actions: how many of them are shown.
    fn actions_shown(&self, shown: usize, all: usize) -> String;
    /// Heads a ranking: expected score, standard error, action.
    fn action_titles(&self) -> [&'static str; 3];
    /// How many other actions are within sampling error of the best; `mark` stands beside them.
    fn within_error(&self, mark: &str, others: usize) -> String;

    /// `40 games each · seed 2`
    fn games_each(&self, games: u32, seed: u64) -> String;
    /// Heads the scores of policies: policy, mean, standard error, 90th percentile, best, rating.
    fn policy_titles(&self) -> [&'static str; 6];
    /// Heads the classes of scores in a histogram.
    fn score_class(&self) -> &'static str;

    /// A text that is neither a grid nor a file.
    fn neither_grid_nor_file(&self, given: &str) -> Explanation;
    /// A position without a roll.
    fn nothing_rolled(&self) -> Explanation;
    /// A position whose grid is full.
    fn nothing_free(&self) -> Explanation;
    /// A roll that the dice cannot show.
    fn roll_of_other_dice(&self, roll: Roll) -> Explanation;
    /// A name that is neither a word list nor a file.
    fn unknown_words(&self, given: &str) -> Explanation;
    /// No word matches; `is_name` if a well-known name would.
    fn no_word(&self, pattern: &str, words: &WordChoice, is_name: bool) -> Explanation;
    /// An option that needs side B.
    fn only_on_side_b(&self, option: &str) -> Explanation;
}
