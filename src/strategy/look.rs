use super::Judged;

/// Turns of a position, judged by what follows them.
#[derive(Clone, Debug)]
pub struct Look {
    /// The best first.
    pub judged: Vec<Judged>,
    /// Whether the first one is clearly the best, or proved to be.
    pub decided: bool,
    /// Whether games were played, or searched, to their end.
    pub to_the_end: bool,
}
