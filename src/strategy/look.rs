use super::Evaluation;

/// Turns of a position, judged by what follows them.
#[derive(Clone, Debug)]
pub struct DeepAnalysis {
    /// The best first.
    pub evaluations: Vec<Evaluation>,
    /// Whether the first one is clearly the best, or proved to be.
    pub decided: bool,
    /// Whether games were played, or searched, to their end.
    pub to_the_end: bool,
}
