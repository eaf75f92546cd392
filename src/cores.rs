//! Work that is shared out among the cores, where there are threads.

/// What a function makes of each item, on all cores; the answers stand in the order of the items.
#[cfg(feature = "cli")]
pub(crate) fn each<T: Sync, R: Send>(items: &[T], make: impl Fn(&T) -> R + Sync + Send) -> Vec<R> {
    use rayon::prelude::*;
    items.par_iter().map(make).collect()
}

#[cfg(not(feature = "cli"))]
pub(crate) fn each<T, R>(items: &[T], make: impl Fn(&T) -> R) -> Vec<R> {
    items.iter().map(make).collect()
}
