use std::cmp::Ordering;

use crate::game::{Feature, Play, Position};

/// How hard a puzzle is: 1 to 5 stars, by how many plays a person looks at until the solution.
///
/// The model of that person sees a play's longest row or column and the tiles laid, and tries the
/// plays with long lines and many tiles first. What crosses that line is counted only when the play
/// is tried, and diagonals catch nobody's eye: so a solution hides where its points come from short
/// lines, crossings and diagonals.
///
/// Frozen: the daily puzzles and every stored puzzle rest on the model and on the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stars(u8);

/// The most looks for one, two, three and four stars.
const LOOKS: [usize; 4] = [1, 5, 14, 30];

impl Stars {
    /// Every class, from the easiest.
    pub const ALL: [Stars; 5] = [Stars(1), Stars(2), Stars(3), Stars(4), Stars(5)];

    /// So many stars, 1 to 5.
    pub fn new(stars: u8) -> Option<Stars> {
        Stars::ALL.into_iter().find(|class| class.0 == stars)
    }

    /// The class of a puzzle that takes so many looks.
    pub fn from_looks(looks: usize) -> Stars {
        Stars(1 + LOOKS.iter().filter(|&&most| looks > most).count() as u8)
    }

    /// How many stars.
    pub fn count(self) -> u8 {
        self.0
    }
}

/// How obvious a play is: the more, the earlier it is tried.
fn appeal(position: &Position, play: &Play) -> u32 {
    let lines = position.breakdown(play).lines;
    let straight = lines
        .iter()
        .filter(|line| !matches!(line.feature, Feature::Background(_)));
    let longest = straight.map(|line| line.points).max().unwrap_or(0);
    longest + 2 * play.placements().len() as u32
}

/// How many plays the model tries, the solution included. Of plays that are as obvious as the
/// solution half are tried before it: that is the average, and does not depend on how the tiles are
/// named or the table is turned.
pub fn looks<'a>(
    position: &Position,
    solution: &Play,
    plays: impl Iterator<Item = &'a Play>,
) -> usize {
    let appeal = |play| appeal(position, play);
    let obvious = appeal(solution);
    let (mut before, mut alike) = (0, 0_usize);
    for play in plays {
        match appeal(play).cmp(&obvious) {
            Ordering::Greater => before += 1,
            Ordering::Equal => alike += 1,
            Ordering::Less => {}
        }
    }
    before + alike.div_ceil(2)
}
