use crate::game::{Breakdown, Cell, Feature, Line, Play, Position};

/// What makes a solution worth finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A row or column of six.
    Qwirkle,
    /// A diagonal of six with one background.
    QwirkleFlex,
    /// Two lines of six, or more.
    Double,
    /// New tiles on both sides of old ones, in one line.
    BothEnds,
    /// A new tile that joins old ones on both sides of it.
    Bridge,
    /// One tile is all it takes.
    SingleTile,
    /// More than half of the points come from diagonals.
    Diagonals,
    /// Three or more rows and columns score.
    Crossing,
    /// No line of six, and yet the most points.
    Quiet,
    /// The rack and the bag are empty afterwards.
    GoingOut,
    /// Stands for any theme that is added one day: every puzzle has it.
    #[cfg(test)]
    Later,
}

impl Theme {
    /// Every theme, new ones at the end.
    pub const ALL: &'static [Theme] = &[
        Theme::Qwirkle,
        Theme::QwirkleFlex,
        Theme::Double,
        Theme::BothEnds,
        Theme::Bridge,
        Theme::SingleTile,
        Theme::Diagonals,
        Theme::Crossing,
        Theme::Quiet,
        Theme::GoingOut,
        #[cfg(test)]
        Theme::Later,
    ];

    /// The ten themes of the first version. The daily puzzles know only these, and every stored
    /// puzzle lists those of them that it has: neither this list nor the test of a theme in it ever
    /// changes.
    pub const FIRST: [Theme; 10] = [
        Theme::Qwirkle,
        Theme::QwirkleFlex,
        Theme::Double,
        Theme::BothEnds,
        Theme::Bridge,
        Theme::SingleTile,
        Theme::Diagonals,
        Theme::Crossing,
        Theme::Quiet,
        Theme::GoingOut,
    ];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Qwirkle => "qwirkle",
            Theme::QwirkleFlex => "qwirkle flex",
            Theme::Double => "double",
            Theme::BothEnds => "both ends",
            Theme::Bridge => "bridge",
            Theme::SingleTile => "single tile",
            Theme::Diagonals => "diagonals",
            Theme::Crossing => "crossing",
            Theme::Quiet => "quiet",
            Theme::GoingOut => "going out",
            #[cfg(test)]
            Theme::Later => "later",
        }
    }

    /// The themes of a solution.
    pub fn of(position: &Position, play: &Play, breakdown: &Breakdown) -> Vec<Theme> {
        let solution = Solution {
            position,
            play,
            breakdown,
        };
        Theme::ALL
            .iter()
            .copied()
            .filter(|&theme| solution.has(theme))
            .collect()
    }
}

struct Solution<'a> {
    position: &'a Position,
    play: &'a Play,
    breakdown: &'a Breakdown,
}

impl Solution<'_> {
    fn has(&self, theme: Theme) -> bool {
        let bonuses = |diagonal: bool| self.lines(diagonal).filter(|line| line.bonus > 0).count();
        match theme {
            Theme::Qwirkle => bonuses(false) > 0,
            Theme::QwirkleFlex => bonuses(true) > 0,
            Theme::Double => bonuses(false) + bonuses(true) >= 2,
            Theme::BothEnds => self.lines(false).any(|line| self.alternates(line, true)),
            Theme::Bridge => self.lines(false).any(|line| self.alternates(line, false)),
            Theme::SingleTile => self.play.placements().len() == 1,
            Theme::Diagonals => {
                self.lines(true)
                    .map(|line| line.points + line.bonus)
                    .sum::<u32>()
                    * 2
                    > self.breakdown.total()
            }
            Theme::Crossing => self.lines(false).count() >= 3,
            Theme::Quiet => bonuses(false) + bonuses(true) == 0 && self.breakdown.going_out == 0,
            Theme::GoingOut => self.breakdown.going_out > 0,
            #[cfg(test)]
            Theme::Later => true,
        }
    }

    fn lines(&self, diagonal: bool) -> impl Iterator<Item = &Line> {
        self.breakdown
            .lines
            .iter()
            .filter(move |line| matches!(line.feature, Feature::Background(_)) == diagonal)
    }

    /// Whether a line has tiles of one kind, new or old, on both sides of tiles of the other kind.
    fn alternates(&self, line: &Line, new_outside: bool) -> bool {
        let is_new = |cell: Cell| self.position.board().get(cell).is_none();
        let mut kinds: Vec<bool> = line
            .tiles
            .iter()
            .map(|placement| is_new(placement.cell))
            .collect();
        kinds.dedup();
        kinds.windows(3).any(|three| three[0] == new_outside)
    }
}
