use arrayvec::ArrayVec;

use super::{Breakdown, Found, Grid, LONGEST, Letter, Line, LineScore, Span, Words};

/// The words that a player claims, one for each line at most.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims(pub [Option<ArrayVec<Letter, LONGEST>>; Line::COUNT]);

/// Why a claim does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimFault {
    /// The letters do not stand in the line, one after the other.
    NotThere,
    /// They do, but are no word of the list.
    NotAWord,
}

/// A claim held against the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedClaim {
    /// The word that is claimed, if one is.
    pub claim: Option<ArrayVec<Letter, LONGEST>>,
    /// What the line earns by it: nothing where it is wrong.
    pub score: LineScore,
    /// Why it is wrong, if so.
    pub fault: Option<ClaimFault>,
}

impl JudgedClaim {
    /// The word that is claimed.
    pub fn text(&self) -> Option<String> {
        self.claim
            .as_ref()
            .map(|claim| claim.iter().map(|letter| letter.to_char()).collect())
    }
}

impl Claims {
    /// Judges each claim. A word may be shorter than the longest of its line, as players may
    /// overlook one.
    pub fn judge(&self, grid: &Grid, words: &Words, double: bool) -> [JudgedClaim; Line::COUNT] {
        std::array::from_fn(|index| {
            let line = Line::from_index(index).expect("there are ten lines");
            let claim = self.0[index].clone();
            let found = claim.as_ref().map(|claim| find(grid, line, claim));
            let (word, fault) = match found {
                None => (None, None),
                Some(None) => (None, Some(ClaimFault::NotThere)),
                Some(Some(word)) if !words.contains(&word.letters) => {
                    (None, Some(ClaimFault::NotAWord))
                }
                Some(word) => (word, None),
            };
            JudgedClaim {
                claim,
                score: LineScore::new(line, word, double),
                fault,
            }
        })
    }

    /// What the claims that are right earn.
    pub fn breakdown(judged: &[JudgedClaim; Line::COUNT]) -> Breakdown {
        Breakdown::new(judged.each_ref().map(|judged| judged.score.clone()))
    }
}

/// Where a word stands in a line first.
fn find(grid: &Grid, line: Line, claim: &[Letter]) -> Option<Found> {
    let spans = Span::all().filter(|span| span.len == claim.len());
    spans
        .filter_map(|span| Found::new(grid, line, span))
        .find(|found| found.letters[..] == *claim)
}
