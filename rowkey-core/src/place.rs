//! Where a field stands in its row, which decides how text of free length is ended.

/// Where a value stands in its row. Text of free length has to be told apart from what follows it,
/// and how depends on the place: [`Last`], [`Inner`] or [`Before`] a delimiter. A codec of fixed
/// width may ignore it.
pub trait Place: sealed::Sealed {
    /// Nothing follows in this row, so text needs no end.
    const LAST: bool;
    /// The byte that stands after this value, where the key is declared with `delimiter`.
    const DELIMITER: Option<u8>;
}

/// The last value of the row: its end is the row's end.
#[derive(Debug, Clone, Copy)]
pub struct Last;

/// Something follows directly: a value of free length carries its own end.
#[derive(Debug, Clone, Copy)]
pub struct Inner;

/// The key writes the byte `D` after the value, so the value must not hold it.
#[derive(Debug, Clone, Copy)]
pub struct Before<const D: u8>;

impl Place for Last {
    const LAST: bool = true;
    const DELIMITER: Option<u8> = None;
}

impl Place for Inner {
    const LAST: bool = false;
    const DELIMITER: Option<u8> = None;
}

impl<const D: u8> Place for Before<D> {
    const LAST: bool = false;
    const DELIMITER: Option<u8> = Some(D);
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Last {}
    impl Sealed for super::Inner {}
    impl<const D: u8> Sealed for super::Before<D> {}
}
