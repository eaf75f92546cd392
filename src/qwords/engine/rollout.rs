use super::Engine;
use super::evaluator::SheetEvaluator;
use super::sheet::Sheet;
use crate::game::Rng;
use crate::qwords::{Cell, Letters, ROLLS};

/// The letters that may be written in each of the turns to come.
pub(super) type Rolls = [Letters; Cell::COUNT];

impl Engine {
    /// What is rolled in a sample: the same for every action that is compared.
    pub(super) fn sample(&self, seed: u64, number: u64) -> Rolls {
        let mut rng = Rng::new(
            "qwords sample",
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(number),
        );
        std::array::from_fn(|_| self.letters[rng.below(ROLLS) as usize])
    }

    /// Plays a sheet to its end by the tables, and tells the score, in parts of [`ROLLS`]: the last
    /// roll counts with all that it can show.
    pub(super) fn play_out(&self, sheet: Sheet, rolls: &Rolls) -> u32 {
        let mut evaluator = SheetEvaluator::new(self.line_values(), sheet);
        if sheet.free() == 0 {
            return evaluator.score() * ROLLS;
        }
        for &letters in rolls.iter().take(sheet.free() as usize - 1) {
            let action = evaluator
                .best_action(letters)
                .expect("more than one cell is free");
            evaluator.write(action);
        }
        evaluator.sum_of_last_scores(&self.odds)
    }
}
