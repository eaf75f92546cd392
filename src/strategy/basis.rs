/// What a judgement of a turn rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Samples of what may follow.
    Samples,
    /// A search of the ending that could not look at everything.
    Estimate,
    /// A search of the whole ending.
    Proof,
}

impl Basis {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Samples => "samples",
            Basis::Estimate => "estimate",
            Basis::Proof => "proved",
        }
    }

    /// Whether an ending was searched.
    pub fn is_search(self) -> bool {
        self != Basis::Samples
    }

    /// What the search of an ending found.
    pub(crate) fn of_search(proved: bool) -> Basis {
        if proved {
            Basis::Proof
        } else {
            Basis::Estimate
        }
    }
}
