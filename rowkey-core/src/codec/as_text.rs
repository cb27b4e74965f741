//! `text`: a value as the characters that its type prints it with, where these sort as the values do.

use core::cmp::Ordering;

use super::{Codec, Decode, EncodeFault, End, Node, Reader, Sink, through_option};

/// The canonical text of a value, of fixed width: of a `Uuid`, its 36 characters in lower case.
#[derive(Debug, Clone, Copy)]
pub struct AsText;

/// A value that `#[rowkey(text)]` fits.
#[diagnostic::on_unimplemented(
    message = "`#[rowkey(text)]` does not fit `{Self}`",
    label = "has no text of fixed width that sorts as it does",
    note = "it takes `uuid::Uuid`, under the feature `uuid`; numbers as text are `#[pad(n)]` or `#[rowkey(hex)]`",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
pub trait TextValue: Ord {
    /// The text.
    const NODE: Node;

    /// Writes it.
    fn put<S: Sink>(&self, out: &mut S);

    /// The value of this text, which has no other.
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
