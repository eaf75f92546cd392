/// Two digits after the point; more would only show the samples.
pub(super) fn two_digits(number: f64) -> f64 {
    // Never -0.
    (100.0 * number).round() / 100.0 + 0.0
}
