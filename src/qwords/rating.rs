use super::Side;

/// What the rulebook calls a solo game's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rating {
    /// Up to 30.
    Beginner,
    /// From 31.
    Welcome,
    /// From 40.
    Okay,
    /// From 46.
    Good,
    /// From 51.
    Strong,
    /// From 61.
    Brilliant,
    /// From 66.
    Expert,
    /// From 70.
    WorldClass,
    /// From 80.
    Legendary,
    /// From 90.
    Spectacular,
    /// From 100.
    Unimaginable,
    /// From 110.
    Supernatural,
}

/// What side B needs more in each class.
const SIDE_B: u32 = 10;

impl Rating {
    /// Every class, the lowest first.
    pub const ALL: [Rating; 12] = [
        Rating::Beginner,
        Rating::Welcome,
        Rating::Okay,
        Rating::Good,
        Rating::Strong,
        Rating::Brilliant,
        Rating::Expert,
        Rating::WorldClass,
        Rating::Legendary,
        Rating::Spectacular,
        Rating::Unimaginable,
        Rating::Supernatural,
    ];

    /// The class of a score. Scores that no grid can have belong to the class below.
    pub fn of(total: u32, side: Side) -> Rating {
        let reached = Rating::ALL
            .into_iter()
            .rev()
            .find(|rating| rating.from(side) <= total);
        reached.unwrap_or(Rating::Beginner)
    }

    /// The least score of the class.
    pub const fn from(self, side: Side) -> u32 {
        let side_a = match self {
            Rating::Beginner => return 0,
            Rating::Welcome => 31,
            Rating::Okay => 40,
            Rating::Good => 46,
            Rating::Strong => 51,
            Rating::Brilliant => 61,
            Rating::Expert => 66,
            Rating::WorldClass => 70,
            Rating::Legendary => 80,
            Rating::Spectacular => 90,
            Rating::Unimaginable => 100,
            Rating::Supernatural => 110,
        };
        match side {
            Side::A => side_a,
            Side::B => side_a + SIDE_B,
        }
    }
}
