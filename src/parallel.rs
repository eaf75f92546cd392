//! Work on all cores, if the feature `parallel` is on.

/// Applies a function to each item; the results are in the order of the items.
#[cfg(feature = "parallel")]
pub(crate) fn map<T: Sync, R: Send>(items: &[T], make: impl Fn(&T) -> R + Sync + Send) -> Vec<R> {
    use rayon::prelude::*;
    items.par_iter().map(make).collect()
}

#[cfg(not(feature = "parallel"))]
pub(crate) fn map<T, R>(items: &[T], make: impl Fn(&T) -> R) -> Vec<R> {
    items.iter().map(make).collect()
}

/// The same with tools: every thread makes its own, sometimes several, and reuses them from item to
/// item.
#[cfg(feature = "parallel")]
pub(crate) fn map_init<T: Sync, Tools, R: Send>(
    items: &[T],
    tools: impl Fn() -> Tools + Sync + Send,
    make: impl Fn(&mut Tools, &T) -> R + Sync + Send,
) -> Vec<R> {
    use rayon::prelude::*;
    items.par_iter().map_init(tools, make).collect()
}

#[cfg(not(feature = "parallel"))]
pub(crate) fn map_init<T, Tools, R>(
    items: &[T],
    tools: impl Fn() -> Tools,
    make: impl Fn(&mut Tools, &T) -> R,
) -> Vec<R> {
    let mut tools = tools();
    items.iter().map(|item| make(&mut tools, item)).collect()
}
