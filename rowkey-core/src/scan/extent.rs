//! The extent of a scan, as a type: one range, several ranges, or scattered rows that need a skip scan.

/// The extent of a scan.
pub trait Extent {
    /// The extent with the constraint `M` on the next field.
    type Then<M: Extent>: Extent;
    /// The extent of this constraint on a field after sets.
    type AfterSets: Extent;
    /// The extent with the next field open.
    type ThenAny: Extent;
}

/// Values of the leading fields: one range, or one per salt bucket.
#[doc(hidden)]
pub enum Values {}
/// Values of the leading fields and a bound of the next one.
#[doc(hidden)]
pub enum OneBound {}
/// Sets of values of the leading fields: a range per combination.
#[doc(hidden)]
pub enum Sets {}
/// Sets of values of the leading fields and a bound of the next one.
#[doc(hidden)]
pub enum SetsAndBound {}
/// A constraint on a field after an open or bounded one: only a skip scan finds the rows.
#[doc(hidden)]
pub enum Scattered {}

/// Implements `Extent`: `Then<M>`, `AfterSets`, `ThenAny`.
macro_rules! extents {
    ($($extent:ident: $then:ty, $after_sets:ident, $then_any:ident;)*) => {$(
        impl Extent for $extent {
            type Then<M: Extent> = $then;
            type AfterSets = $after_sets;
            type ThenAny = $then_any;
        }
    )*};
}

extents! {
    Values: M, Sets, OneBound;
    OneBound: Scattered, SetsAndBound, OneBound;
    Sets: M::AfterSets, Sets, SetsAndBound;
    SetsAndBound: Scattered, SetsAndBound, SetsAndBound;
    Scattered: Scattered, Scattered, Scattered;
}
