use super::Engine;
use super::outlook::Outlook;
use super::sheet::Sheet;
use crate::game::Chance;
use crate::qwords::{Cell, Letters, ROLLS};

/// The letters that may be written in each of the turns to come.
pub(super) type Rolls = [Letters; Cell::COUNT];

impl Engine {
    /// What is rolled in a sample: the same for every action that is compared.
    pub(super) fn sample(&self, seed: u64, number: u64) -> Rolls {
        let mut chance = Chance::new(
            "qwords sample",
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(number),
        );
        std::array::from_fn(|_| self.letters[chance.below(ROLLS) as usize])
    }

    /// Plays a sheet to its end by the tables, and tells the score, in parts of [`ROLLS`]: the last
    /// roll counts with all that it can show.
    pub(super) fn play_out(&self, sheet: Sheet, rolls: &Rolls) -> u32 {
        let mut outlook = Outlook::new(self.hopes(), sheet);
        if sheet.free() == 0 {
            return outlook.score() * ROLLS;
        }
        for &letters in rolls.iter().take(sheet.free() as usize - 1) {
            let action = outlook
                .best_action(letters)
                .expect("more than one cell is free");
            outlook.write(action);
        }
        outlook.sum_of_last_scores(&self.odds)
    }
}
