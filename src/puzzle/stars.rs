use std::cmp::Reverse;

use crate::game::{Breakdown, Feature, Play, Position};

/// How hard a puzzle is: 1 to 5 stars, by how many plays a person looks at before the solution.
///
/// The model of that person looks at obvious plays first: those with a long row or column, then those with many tiles, then
/// those with many points in rows and columns. Diagonals catch nobody's eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stars(u8);

/// The most looks for one, two, three and four stars.
const LOOKS: [usize; 4] = [1, 5, 14, 40];

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

/// How obvious a play is: the more, the earlier it is seen.
fn appeal(play: &Play, breakdown: &Breakdown) -> u32 {
    let straight = || breakdown.lines.iter().filter(|line| !matches!(line.feature, Feature::Background(_)));
    let longest = straight().map(|line| line.points).max().unwrap_or(0);
    let points: u32 = straight().map(|line| line.points + line.bonus).sum();
    3 * longest + 2 * play.placements().len() as u32 + points
}

/// How many plays the model looks at, the solution included. Plays that are as obvious are looked at in the order of their
/// texts, which favours none.
pub fn looks<'a>(position: &Position, solution: &Play, plays: impl Iterator<Item = &'a Play>) -> usize {
    let key = |play: &Play| (Reverse(appeal(play, &position.breakdown(play))), play.to_string());
    let found = key(solution);
    plays.filter(|play| key(play) <= found).count()
}
