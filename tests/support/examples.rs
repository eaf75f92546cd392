//! What many tests look at.

/// The rulebook's table whose best play scores 18.
pub(crate) const TABLE: &str =
    "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
/// The signature over every play and score of the corpus; it changes only when the corpus or the
/// rules do.
pub(crate) const SIGNATURE: &str = "bb0887f1cc4d2c78";
