#[cfg(feature = "cli")]
use serde::{Serialize, Serializer};

/// Two digits after the point; more would only tell of the samples.
pub(super) fn two_digits(number: f64) -> f64 {
    // Never -0.
    (100.0 * number).round() / 100.0 + 0.0
}

#[cfg(feature = "cli")]
pub(super) fn rounded<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    two_digits(*number).serialize(serializer)
}

#[cfg(feature = "cli")]
pub(super) fn rounded_if<S: Serializer>(
    number: &Option<f64>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    number.map(two_digits).serialize(serializer)
}

#[cfg(feature = "cli")]
pub(super) fn all_rounded<S: Serializer>(
    numbers: &[Option<f64>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers.iter().map(|number| number.map(two_digits)))
}
