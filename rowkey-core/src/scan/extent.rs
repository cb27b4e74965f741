//! How much a scan asks for, as a type: whether it is one range, some, or needs a skip scan.

/// What a scan asks for so far.
pub trait Extent {
    /// With `M` asked of the next field.
    type Then<M: Extent>: Extent;
    /// The same asked of a field after sets.
    type AfterSets: Extent;
    /// With the next field left open.
    type Closed: Extent;
}

/// Values of the leading fields: one range, or one a salt bucket.
#[derive(Debug)]
pub enum Values {}
/// The same, and a bound of the next field.
#[derive(Debug)]
pub enum OneBound {}
/// Sets of values of the leading fields: a range for each combination.
#[derive(Debug)]
pub enum Sets {}
/// The same, and a bound of the next field.
#[derive(Debug)]
pub enum SetsAndBound {}
/// A field is asked for behind an open or bounded one: only a skip scan finds its rows.
#[derive(Debug)]
pub enum Scattered {}

/// Before, what comes of `Then<M>`; of `AfterSets`; of `Closed`.
macro_rules! extents {
    ($($extent:ident: $then:ty, $after_sets:ident, $closed:ident;)*) => {$(
        impl Extent for $extent {
            type Then<M: Extent> = $then;
            type AfterSets = $after_sets;
            type Closed = $closed;
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
