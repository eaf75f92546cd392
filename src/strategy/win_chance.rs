//! The chance to win, from the points and the tiles that are still to be laid.
//!
//! Of players with `s` points each, one wins with a chance in proportion to `exp(s / spread)`. The
//! spread grows with the root of the tiles left, and the player to move has an advantage. Both were
//! fitted to 1,500 games between careful players for each number of players, about 70,000 tables.

use arrayvec::ArrayVec;

use super::leaves::POINT;
use crate::game::Rules;

/// A certain win.
pub(super) const CERTAIN: i32 = 10_000;

/// The spread of the final scores, in points.
struct Spread {
    /// For each root of a tile.
    root: f64,
    /// Whatever is left.
    least: f64,
    /// The advantage of the next to move over the last.
    tempo: f64,
}

/// For 2, 3 and 4 players.
const CLASSIC: [Spread; 3] = [
    Spread {
        root: 1.21,
        least: 1.89,
        tempo: 4.0,
    },
    Spread {
        root: 0.84,
        least: 1.59,
        tempo: 5.4,
    },
    Spread {
        root: 0.78,
        least: 1.21,
        tempo: 6.2,
    },
];
const FLEX: [Spread; 3] = [
    Spread {
        root: 1.30,
        least: 2.30,
        tempo: 5.7,
    },
    Spread {
        root: 1.05,
        least: 1.97,
        tempo: 7.8,
    },
    Spread {
        root: 0.90,
        least: 1.76,
        tempo: 8.9,
    },
];

/// The chance of the first player to win, 0 to 1, with these points each, if `next` moves next; a
/// draw is shared.
pub fn chance_to_win(rules: Rules, points: &[i32], next: usize, tiles_left: usize) -> f64 {
    let totals: ArrayVec<i32, 4> = points.iter().take(4).map(|points| points * POINT).collect();
    f64::from(of_winning(rules, &totals, next, tiles_left)) / f64::from(CERTAIN)
}

/// The chance of the first player to win, up to [`CERTAIN`]; a draw is shared. Totals are in
/// hundredths of a point, and `next` moves next.
pub(super) fn of_winning(rules: Rules, totals: &[i32], next: usize, tiles_left: usize) -> i32 {
    let best = totals.iter().copied().max().unwrap_or(0);
    if tiles_left == 0 {
        let winners = totals.iter().filter(|&&total| total == best).count() as i32;
        return if totals.first() == Some(&best) {
            CERTAIN / winners
        } else {
            0
        };
    }
    let players = totals.len();
    let spreads = if rules == Rules::Classic {
        &CLASSIC
    } else {
        &FLEX
    };
    let spread = &spreads[players.clamp(2, 4) - 2];
    let reach = spread.root * (tiles_left as f64).sqrt() + spread.least;
    let weight = |(player, &total): (usize, &i32)| {
        let turns_away = (player + players - next) % players;
        let tempo = spread.tempo * (players - 1 - turns_away) as f64 / (players - 1).max(1) as f64;
        // From libm, since the system's may differ in the last digit.
        libm::exp((f64::from(total - best) / f64::from(POINT) + tempo) / reach)
    };
    let mut weights = totals.iter().enumerate().map(weight);
    let own = weights.next().unwrap_or(0.0);
    (f64::from(CERTAIN) * own / (own + weights.sum::<f64>())) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_better_and_even_is_even() {
        for tiles in [1, 6, 40, 90] {
            let chance =
                |points: i32, next| of_winning(Rules::Classic, &[points * POINT, 0], next, tiles);
            for points in -80..80 {
                assert!(chance(points, 0) <= chance(points + 1, 0));
                let both = chance(points, 0) + chance(-points, 1);
                assert!(
                    (CERTAIN - 2..=CERTAIN).contains(&both),
                    "the other has the rest"
                );
            }
            assert!(chance(0, 0) > chance(0, 1), "it is good to move next");
            assert!(chance(1_000, 1) > CERTAIN - 2);
        }
    }

    #[test]
    fn a_game_that_is_over_is_won_lost_or_shared() {
        let won = |totals: &[i32]| of_winning(Rules::Flex, totals, 0, 0);
        assert_eq!(
            [won(&[5, 4]), won(&[4, 5]), won(&[5, 5]), won(&[5, 5, 5, 1])],
            [10_000, 0, 5_000, 3_333]
        );
    }
}
