//! `text`: the canonical text of a value, for types whose text sorts like the values.

use core::cmp::Ordering;

use super::{Codec, Decode, EncodeFault, End, Node, Reader, Sink, through_option};

/// `#[rowkey(text)]`: the canonical text of a value, of fixed width. A `Uuid` is 36 characters in lower case.
#[derive(Debug, Clone, Copy)]
pub struct AsText;

/// A type that `#[rowkey(text)]` applies to.
#[diagnostic::on_unimplemented(
    message = "`#[rowkey(text)]` does not fit `{Self}`",
    label = "no text of fixed width sorts as its values do",
    note = "it takes `uuid::Uuid`, under the feature `uuid`; numbers as text are `#[pad(n)]` or `#[rowkey(hex)]`",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait TextValue: Ord {
    /// The node of the text.
    const NODE: Node;

    /// Writes the text.
    fn put<S: Sink>(&self, out: &mut S);

    /// Parses the text, which must be canonical.
    fn take(row: &mut Reader<'_>) -> Option<Self>
    where
        Self: Sized;
}

impl<T: TextValue> Codec<T> for AsText {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = &T::NODE;
    const INFALLIBLE: bool = true;

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        value.put(out);
        Ok(())
    }

    fn compare(a: &T, b: &T) -> Ordering {
        a.cmp(b)
    }
}

impl<'r, T: TextValue> Decode<'r, T> for AsText {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        T::take(row)
    }
}

through_option!([] AsText);
