use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// Random numbers that are the same on every machine and in every version: raw ChaCha8 words, no
/// floats, no `usize`.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream for a label, of which the first 24 bytes count, and a number.
    pub fn new(label: &str, number: u64) -> Rng {
        let mut seed = [0; 32];
        for (byte, letter) in seed[..24].iter_mut().zip(label.bytes()) {
            *byte = letter;
        }
        seed[24..].copy_from_slice(&number.to_le_bytes());
        Rng(ChaCha8Rng::from_seed(seed))
    }

    /// A uniformly distributed number from 0 to `bound` - 1.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // Words beyond the last multiple of the bound would favour small numbers: draw again.
        let uneven = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.0.next_u32();
            if word < uneven {
                return word % bound;
            }
        }
    }

    /// Shuffles items; every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_never_change() {
        let mut rng = Rng::new("sixfold", 1);
        let draws: Vec<u32> = (0..8).map(|_| rng.below(100)).collect();
        assert_eq!(draws, [25, 65, 98, 8, 19, 26, 18, 98]);
    }

    #[test]
    fn words_that_would_favour_small_numbers_are_drawn_again() {
        // More than half of all words, so the bound itself is its last multiple.
        let words = |number| {
            let mut rng = Rng::new("sixfold", number);
            [rng.below(u32::MAX), rng.below(u32::MAX)]
        };
        let streams = (0..).map(|number| (number, words(number)));
        let fitting = |&(_, [first, second]): &(u64, [u32; 2])| first > 1 << 31 && second < first;
        for (number, [first, second]) in streams.filter(fitting).take(3) {
            assert_eq!(Rng::new("sixfold", number).below(first), second);
        }
    }
}
