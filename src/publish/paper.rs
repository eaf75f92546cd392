/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

/// How many puzzles stand on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PerPage {
    /// One above the other, with room for notes beside.
    #[default]
    Two,
    /// Two by two.
    Four,
}

impl Paper {
    /// Every size.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];
}

impl PerPage {
    /// Both.
    pub const ALL: [PerPage; 2] = [PerPage::Two, PerPage::Four];
}
