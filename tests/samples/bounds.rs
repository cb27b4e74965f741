//! Every pair of bounds of some values.

use std::ops::Bound;

/// Each value as a lower and an upper bound, included, excluded and open.
pub fn bounds<T: Copy>(values: &[T]) -> Vec<(Bound<T>, Bound<T>)> {
    let of_value = |&value: &T| [Bound::Included(value), Bound::Excluded(value)];
    let each: Vec<Bound<T>> =
        [Bound::Unbounded].into_iter().chain(values.iter().flat_map(of_value)).collect();
    each.iter().flat_map(|&low| each.iter().map(move |&high| (low, high))).collect()
}
