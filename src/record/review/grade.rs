/// How good a turn was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// As good as the best, or nearly.
    Fine,
    /// A little was given away.
    Inaccuracy,
    /// A good deal was given away.
    Mistake,
    /// The game may have been given away.
    Blunder,
}

/// From which part of the chance to win on a turn is an inaccuracy, a mistake, a blunder.
const INACCURACY: f64 = 0.02;
const MISTAKE: f64 = 0.05;
const BLUNDER: f64 = 0.10;

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Grade; 4] = [
        Grade::Fine,
        Grade::Inaccuracy,
        Grade::Mistake,
        Grade::Blunder,
    ];

    /// The grade of a turn that gave so much of the chance to win away, 0 to 1; thousandths count,
    /// as they are shown.
    pub fn of(given_away: f64) -> Grade {
        match (1e3 * given_away).round() / 1e3 {
            lost if lost >= BLUNDER => Grade::Blunder,
            lost if lost >= MISTAKE => Grade::Mistake,
            lost if lost >= INACCURACY => Grade::Inaccuracy,
            _ => Grade::Fine,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Fine => "fine",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// How accurate a turn was, 0 to 100. A fourth power, which every machine computes alike, and close
/// to the curve that people know from reviews of chess.
pub(super) fn accuracy(given_away: f64) -> f64 {
    let kept = 1.0 - given_away.clamp(0.0, 1.0);
    100.0 * (kept * kept) * (kept * kept)
}
