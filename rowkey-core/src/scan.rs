//! Scans: the builder, whose types record the constraints so far and the step that comes next. The layout does everything else: see
//! `rowkey_layout::scan`.

use crate::key::Key;

pub mod builder;
mod encoded;
mod extent;
mod kinds;
mod messages;
mod stage;
mod step;
#[cfg(test)]
mod tests;

pub use extent::Scattered;
pub use stage::Leading;

/// The type of a scan of `K` whose first `N` fields are fixed by value, for function signatures.
///
/// `N` is at most 12. The caller of such a function continues the scan.
///
/// ```
/// use rowkey::{Prefix, RowKey};
///
/// #[derive(RowKey)]
/// struct Event { #[salt(buckets = 16)] host: u32, event: u16, #[reverse_ts] at: i64 }
///
/// fn series(host: u32, event: u16) -> Prefix<Event, 2> {
///     Event::prefix().host(host).event(event)
/// }
///
/// assert_eq!(series(7, 1).at_range(10..20).range().start().len(), 15);
/// assert_eq!(series(7, 1).at_any().ranges().len(), 1);
/// ```
pub type Prefix<K, const N: usize> = <K as Key>::__Prefix<builder::FirstFixed<K, N>>;
