/// How much thought each turn of a review is worth, counted so that the answer does not depend on
/// the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewEffort {
    /// How many samples the best turns and the one played get each.
    pub samples: usize,
    /// How many tables of an ending are looked at, for each turn that is judged by it.
    pub nodes: u64,
    /// Where chance begins.
    pub seed: u64,
}

impl Default for ReviewEffort {
    fn default() -> ReviewEffort {
        ReviewEffort {
            samples: 2_000,
            nodes: 2_000_000,
            seed: 0,
        }
    }
}
