//! Until no answer rounds while it is written any more.

use serde::{Serialize, Serializer};

pub(super) use super::two_digits;

pub(super) fn rounded<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    two_digits(*number).serialize(serializer)
}

pub(super) fn rounded_if<S: Serializer>(
    number: &Option<f64>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    number.map(two_digits).serialize(serializer)
}

pub(super) fn all_rounded<S: Serializer>(
    numbers: &[Option<f64>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers.iter().map(|number| number.map(two_digits)))
}
