use crate::game::{DeadCell, Position, PositionNote, Unseen};

/// Positions, plays and verdicts: `analyse`, `score`, `unseen`, `draw`.
pub trait AnalysisWords: Sync {
    /// What is odd about a position, in a sentence without a full stop.
    fn note(&self, note: &PositionNote) -> String;
    /// What is known of a game, after its rules: ` · 2 players · 84 tiles in the bag`
    fn known(&self, position: &Position) -> String;
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
