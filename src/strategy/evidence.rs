/// What a judgement of a turn rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Samples of what may follow.
    Samples,
    /// A search of the ending that could not look at everything.
    Estimate,
    /// A search of the whole ending.
    Proof,
}

impl Evidence {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Evidence::Samples => "samples",
            Evidence::Estimate => "estimate",
            Evidence::Proof => "proved",
        }
    }

    /// Whether an ending was searched.
    pub fn is_search(self) -> bool {
        self != Evidence::Samples
    }

    /// What the search of an ending found.
    pub(crate) fn of_search(proved: bool) -> Evidence {
        if proved {
            Evidence::Proof
        } else {
            Evidence::Estimate
        }
    }
}
