use crate::game::{DeadCell, Position, PositionNote, Unseen};
use crate::search::Standing;

/// Positions, plays and verdicts: `analyse`, `score`, `unseen`, `draw`.
pub trait AnalysisWords: Sync {
    /// What is odd about a position, in a sentence without a full stop.
    fn note(&self, note: &PositionNote) -> String;
    /// What is known of a game, after its rules: ` · 2 players · 84 tiles in the bag`
    fn known(&self, position: &Position) -> String;
    /// The best play and its points, both shown in bold, and how many plays score as much.
    fn best_play(&self, play: &str, points: &str, score: u32, plays: usize) -> String;
    /// Above a ranking: how many plays it shows, of how many.
    fn plays_shown(&self, shown: usize, total: usize) -> String;
    /// The headings of a ranking: rank, points, play, tiles left.
    fn ranking_titles(&self) -> [&'static str; 4];
    /// Below a play that stands for others on the same cells: `and 3 more like it`
    fn more_like_it(&self, others: usize) -> String;
    /// How many plays there are, if none is shown; the points of the best are shown in bold.
    fn plays_counted(&self, total: usize, points: &str) -> String;
    /// `No legal play.`, shown in bold.
    fn no_play(&self) -> &'static str;
    /// After [`AnalysisWords::no_play`], what the player must do instead.
    fn without_play(&self, no_play: &str, position: &Position) -> String;
    /// `legal` or `not legal`, shown in colour.
    fn legal(&self, legal: bool) -> &'static str;
    /// The verdict on a legal turn, with its points.
    fn is_legal(&self, turn: &str, legal: &str, points: &str) -> String;
    /// The verdict on an illegal turn, before the list of reasons.
    fn is_illegal(&self, turn: &str, not_legal: &str) -> String;
    /// How far a legal turn is from the best play.
    fn standing(&self, standing: &Standing) -> String;
    /// How many tiles are unseen: `84 tiles unseen`.
    fn unseen_total(&self, tiles: usize) -> String;
    /// Where the unseen tiles are, after their number, which is shown in bold.
    fn whereabouts(&self, total: &str, unseen: &Unseen, players: usize) -> String;
    /// The tiles that the only opponent holds.
    fn opponent_holds(&self, tiles: &str) -> String;
    /// How many tiles of each background are unseen.
    fn unseen_backgrounds(&self, unseen: &Unseen) -> String;
    /// The last column and row of a table of numbers: `all`.
    fn all(&self) -> &'static str;
    /// No cell is dead.
    fn no_dead_cells(&self) -> &'static str;
    /// Before the list of dead cells; their number, `3 cells`, is shown in bold.
    fn dead_cells(&self, cells: &str) -> String;
    /// `3 cells`
    fn cells(&self, cells: usize) -> String;
    /// Why a cell is dead.
    fn why_dead(&self, dead: &DeadCell) -> String;
}
