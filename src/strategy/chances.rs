//! The chance to win, from the margin and the tiles that are still to be laid.

use super::leaves::POINT;

/// A certain win.
pub(super) const CERTAIN: i32 = 10_000;

/// The chance to win, up to [`CERTAIN`], with a margin in hundredths of a point: even at 0, certain where the tiles left could
/// hardly change it. In integers, so that it is the same on every machine.
pub(super) fn of_winning(margin: i32, tiles_left: usize) -> i32 {
    if tiles_left == 0 {
        return (margin.signum() + 1) * CERTAIN / 2;
    }
    // Five points for each tile under the root: two and a half times the spread of games between equals.
    let reach = 5 * i64::from(POINT * POINT * tiles_left as i32).isqrt();
    let part = (i64::from(margin) + reach).clamp(0, 2 * reach) * 1_000 / (2 * reach);
    // The smooth step 3x² - 2x³.
    (part * part * (3_000 - 2 * part) / 1_000_000 * i64::from(CERTAIN) / 1_000) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_better_and_even_is_even() {
        for tiles in [1, 6, 40, 90] {
            assert_eq!(of_winning(0, tiles), CERTAIN / 2);
            assert!((-80..80).all(|points| of_winning(points * POINT, tiles) <= of_winning((points + 1) * POINT, tiles)));
            assert_eq!(of_winning(1_000 * POINT, tiles), CERTAIN);
        }
        assert_eq!([-1, 0, 1].map(|margin| of_winning(margin, 0)), [0, CERTAIN / 2, CERTAIN]);
    }
}
