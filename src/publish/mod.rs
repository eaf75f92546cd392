//! Puzzles in, bytes out: the site of daily puzzles and the printable book.

#[cfg(feature = "pdf")]
pub mod book;
#[cfg(feature = "publish")]
pub mod site;

use crate::named::named;

named! {
    /// A size of paper.
    #[derive(Default)]
    Paper {
        /// 210 by 297 mm.
        #[default]
        A4 "a4",
        /// 8½ by 11 inches.
        Letter "letter",
    }
}

named! {
    /// How many puzzles stand on a page.
    #[derive(Default)]
    PerPage {
        /// One above the other, with room for notes beside.
        #[default]
        Two "2",
        /// Two by two.
        Four "4",
    }
}
