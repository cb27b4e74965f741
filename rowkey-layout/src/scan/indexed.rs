//! `ranges[i]` does not compile, and the error says what to write.

use core::ops::Index;

use super::range::KeyRange;
use super::ranges::KeyRanges;

/// Implemented by no type: [`KeyRanges`] computes its ranges, so it cannot return a reference to one. Of `KeyRanges` and not of
/// `I`, for which some releases point at the index and others at the whole expression.
#[diagnostic::on_unimplemented(
    message = "`KeyRanges` cannot be indexed: ranges are computed on demand",
    label = "use `.get(i)`",
    note = "`ranges.get(i)` gives the range of a position as an `Option<KeyRange>`; `for range in &ranges` gives all of them"
)]
#[doc(hidden)]
pub trait IndexedBy<I> {
    /// Never called.
    fn none(&self, index: I) -> &KeyRange;
}

#[doc(hidden)]
impl<I> Index<I> for KeyRanges
where
    KeyRanges: IndexedBy<I>,
{
    type Output = KeyRange;

    fn index(&self, index: I) -> &KeyRange {
        self.none(index)
    }
}
