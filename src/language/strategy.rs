use std::path::Path;

use super::Explanation;
use crate::game::{Position, Turn, Violation};
use crate::record::review::{Grade, JudgedTurn, Judgement, PlayerReview, Review};
use crate::record::{GameEnd, Record};
use crate::strategy::{DeepAnalysis, Evaluation, Evidence, ImpossibleHands};

/// Deep answers, score sheets and reviewed games.
pub trait StrategyWords: Sync {
    /// What a number rests on: `rollouts`, `proved`, `estimate`
    fn evidence(&self, evidence: Evidence) -> &'static str;
    /// A number with its sign, and one digit after the point: `+3.2`
    fn signed(&self, number: f64) -> String;
    /// A number with that many digits after the point: `3.2`
    fn decimal(&self, number: f64, digits: usize) -> String;
    /// A number, written already, as a share of a hundred: `50 %`
    fn percent(&self, number: &str) -> String;

    /// There is no turn to judge: the game is over.
    fn no_turn(&self) -> &'static str;
    /// The best turn of an endgame and what it brings; the turn and its evidence are styled.
    fn best_in_endgame(&self, turn: &str, margin: i32, evidence: &str) -> String;
    /// The best turn by rollouts, which were played to the end of the game or not.
    fn best_by_rollouts(&self, position: &Position, best: &Evaluation, to_the_end: bool) -> String;
    /// Whether the best turn is the only one, clearly the best, or has rivals.
    fn how_clear(&self, analysis: &DeepAnalysis) -> String;
    /// Why the best turn is better than another that scores more.
    fn better_than_most_points(&self, best: &Evaluation, most: &Evaluation) -> String;
    /// The same in an endgame.
    fn better_in_endgame(&self, best: &Evaluation, most: &Evaluation) -> String;
    /// What one of the others is known to hold, the next player being number 0.
    fn known_rack(&self, player: usize, tiles: &str) -> String;
    /// More tiles are unseen than the bag and the others' hands hold.
    fn surplus(&self, tiles: usize, bag: usize) -> String;
    /// What the star beside a number means: the turn got only this many rollouts.
    fn dropped(&self, samples: usize) -> String;
    /// Points, distance to the best, chance to win, reply, qwirkles, leave, turn.
    fn rollout_columns(&self, by_win: bool) -> [&'static str; 7];
    /// Points, margin by the end, evidence, turn, tiles left.
    fn endgame_columns(&self) -> [&'static str; 5];
    /// What stands in place of a distance in the row of the best turn.
    fn best(&self) -> &'static str;
    /// Beside the bar of an analysis that is going on.
    fn thinking(&self) -> &'static str;

    /// There is no score sheet yet.
    fn nothing_played(&self) -> &'static str;
    /// Number, player, play, points.
    fn sheet_columns(&self) -> [&'static str; 4];
    /// A swap whose tiles are hidden.
    fn hidden_swap(&self, tiles: usize) -> String;
    /// Every turn is legal; this many scores were written down, and they are right.
    fn checked(&self, legal: &str, scores: usize, turns: usize) -> String;
    /// Whether and how a game has ended.
    fn game_end(&self, record: &Record) -> String;
    /// Who wins or leads, styled, and what the others have.
    fn standing(
        &self,
        end: GameEnd,
        leaders: &[String],
        most: u32,
        others: &[(&str, u32)],
    ) -> String;

    /// What was reviewed and how hard, after the rules: `37 turns · North 120, South 98 · …`
    fn reviewed(&self, record: &Record, review: &Review) -> String;
    /// Which turns could not be judged; `None` if all were.
    fn not_judged(&self, judged: usize, turns: usize) -> Option<String>;
    /// Nothing, player, turn played and a better one, points, chance to win, what was lost, grade.
    fn review_columns(&self) -> [&'static str; 7];
    /// What the signs beside grades mean.
    fn evidence_signs(&self, signs: &[(&str, Evidence)]) -> String;
    /// How good a turn was: `fine`, `inaccuracy`, `mistake`, `blunder`
    fn grade(&self, grade: Grade) -> &'static str;
    /// A letter for a grade below a chart; nothing for a fine turn.
    fn grade_letter(&self, grade: Grade) -> &'static str;
    /// What these letters mean.
    fn grade_letters(&self) -> String;
    /// Whose chances a chart shows; in a game of two, the rest is the opponent's.
    fn chances_of(&self, player: &str, opponent: Option<&str>) -> String;
    /// Score, accuracy, turns of the four grades, points lost, chance to win lost, luck.
    fn summary_rows(&self) -> [&'static str; 9];
    /// How a player's chance to win changed, and by what; `None` if only the player's own turns are
    /// known. In a game of two, with the opponent's name.
    fn account(
        &self,
        player: &str,
        opponent: Option<&str>,
        review: &PlayerReview,
    ) -> Option<String>;
    /// No turn gave anything away.
    fn nothing_given_away(&self) -> &'static str;
    /// Before the costliest turns: this many are shown, of all that gave something away.
    fn costliest(&self, shown: usize, all: usize) -> &'static str;
    /// What was given away in a turn, and why another is better.
    fn costly_turn(&self, turn: &JudgedTurn) -> String;
    /// Why the best turn is better than the one played.
    fn better_turn(&self, judgement: &Judgement) -> String;
    /// Beside the bar of a review, after a number: `turns`
    fn turns(&self) -> &'static str;

    /// The title of a chart.
    fn chart_title(&self, players: &[String]) -> String;
    /// The side of a chart on which a player wins.
    fn wins(&self, player: &str) -> String;
    /// Below the last moment of a chart.
    fn end(&self) -> &'static str;
    /// What a dot in a chart says.
    fn chart_mark(&self, turn: &JudgedTurn) -> String;

    /// The fixed words of a review's page.
    fn review_page(&self) -> ReviewPageWords;
    /// The title of a review's page.
    fn review_title(&self, players: &[String]) -> String;
    /// Below an accuracy: how many turns it is about.
    fn accuracy_over(&self, judged: usize) -> String;
    /// `Turn 5, North`
    fn turn_of(&self, turn: &JudgedTurn) -> String;
    /// What was played, styled, what it scored and gave away.
    fn played_for(&self, play: &str, judgement: &Judgement) -> String;
    /// A turn, styled, that could have been played or was.
    fn alternative(&self, turn: &str, evaluation: &Evaluation, is_played: bool) -> String;
    /// A table for those who do not see it.
    fn table_label(&self, turn: &JudgedTurn) -> String;

    /// How a quiz about this many turns begins, of this many that were judged; `None` if there is
    /// nothing to say.
    fn quiz_welcome(&self, questions: usize, judged: usize) -> Option<String>;
    /// A question by its number, from 1.
    fn quiz_question(&self, number: usize, questions: usize, turn: &JudgedTurn) -> String;
    /// `Hint`, which is shown in bold.
    fn hint(&self) -> &'static str;
    /// A hint about the best turn by its number, from 1, after the word for it.
    fn quiz_hint(&self, hint: &str, number: usize, best: &Evaluation) -> String;
    /// `Found!`, which is shown in colour.
    fn found(&self) -> &'static str;
    /// What an answer, whose turn is styled, is worth beside what was played.
    fn quiz_answer(&self, turn: &str, found: &str, answer: &Judgement, asked: &Judgement)
    -> String;
    /// What was played, styled, and what it gave away.
    fn quiz_solution(&self, play: &str, turn: &JudgedTurn) -> String;
    /// How a quiz went.
    fn quiz_result(&self, found: usize, asked: usize, hints: usize) -> String;

    /// A turn to be judged that is not legal.
    fn illegal_turn(&self, turn: &Turn, violations: &[Violation]) -> Explanation;
    /// Hands that the others cannot hold.
    fn impossible_hands(&self, reason: &ImpossibleHands) -> Explanation;
    /// A review that would be written over its game.
    fn over_game(&self, path: &Path) -> Explanation;
    /// A quiz about a game from standard input, where the answers come from.
    fn quiz_from_input(&self) -> Explanation;
    /// A file whose name ends in none of these formats.
    fn unknown_format(&self, path: &Path, known: &[&str]) -> Explanation;
}

/// The fixed words of a review's page.
#[derive(Clone, Copy, Debug)]
pub struct ReviewPageWords {
    /// The heading of the chart.
    pub chances: &'static str,
    /// The heading of the players.
    pub players: &'static str,
    /// A player's points.
    pub score: &'static str,
    /// How many turns have each grade, the best first.
    pub grades: [&'static str; 4],
    /// The points that a player gave away.
    pub points_lost: &'static str,
    /// The chances to win that a player gave away.
    pub win_lost: &'static str,
    /// A player's luck.
    pub luck: &'static str,
    /// The heading of the turns that gave something away.
    pub given_away: &'static str,
    /// There are none.
    pub nothing: &'static str,
    /// What the tables show.
    pub tables: &'static str,
    /// The heading of the list of turns.
    pub every_turn: &'static str,
    /// Number, player, turn played, points, best turn, chance to win, what was lost, grade.
    pub columns: [&'static str; 8],
    /// The best turn is the one that was played.
    pub same: &'static str,
    /// What the grades mean, and what made the page.
    pub footer: &'static str,
}
