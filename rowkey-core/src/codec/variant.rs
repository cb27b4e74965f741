//! Enums without data: the discriminant in its `repr`, or the variant's name as text. What `#[derive(RowKey)]`
//! writes for one calls the functions of this file.

use core::cmp::Ordering;

use super::{Codec, Decode, Ordered};
use crate::bytes::reader::TERMINATOR;
use crate::bytes::{End, Reader, Sink};
use crate::error::EncodeFault;
pub use crate::layout::variants::sorted;
use crate::layout::variants::{Repr, Variants};
use crate::layout::{Kind, Node, Ref};

#[cfg(test)]
mod tests;

/// The number of a variant: the enum's `repr`, or its position among the texts.
#[diagnostic::on_unimplemented(message = "`{Self}` is no `repr` of an enum in a row key")]
pub trait Discriminant: Copy + Ord {
    /// The same in 128 bits.
    fn wide(self) -> i128;

    /// A number that is known to fit.
    fn narrow(number: i128) -> Self;
}

macro_rules! discriminant {
    ($($int:ident)*) => {$(
        impl Discriminant for $int {
            #[inline]
            fn wide(self) -> i128 {
                i128::from(self)
            }

            #[inline]
            fn narrow(number: i128) -> Self {
                number as $int
            }
        }
    )*};
}

discriminant!(u8 u16 u32 u64 i8 i16 i32 i64);

/// An enum without data.
pub trait UnitEnum: Sized {
    /// Its `repr`; for an enum of text, whatever counts its variants.
    type Number: Discriminant;
    /// Its variants.
    const VARIANTS: &'static Variants;

    /// The number of this variant.
    fn number(&self) -> Self::Number;

    /// The variant of this number.
    fn of(number: Self::Number) -> Option<Self>;
}

/// What is known of the bytes.
#[must_use]
pub const fn node<E: UnitEnum>() -> Node {
    Node::of(Kind::Variants(Ref::Static(E::VARIANTS)), E::VARIANTS.width())
}

/// Writes a variant.
///
/// # Errors
/// Never.
#[inline]
pub fn write<E: UnitEnum, S: Sink>(value: &E, end: End, out: &mut S) -> Result<(), EncodeFault>
where
    Ordered: Codec<E::Number>,
{
    let number = value.number();
    if let Repr::Number { .. } = E::VARIANTS.repr {
        return Ordered::write(&number, end, out);
    }
    let text = E::VARIANTS.list.get()[number.wide() as usize].text.get().as_bytes();
    match (E::VARIANTS.repr, end) {
        // No name holds a NUL, and before a delimiter none holds what it must not.
        (Repr::Text, End::Mark) => _ = out.put_ended(text, TERMINATOR),
        _ => out.put(text),
    }
    Ok(())
}

/// Reads a variant.
#[inline]
pub fn read<'r, E: UnitEnum>(row: &mut Reader<'r>, end: End) -> Option<E>
where
    Ordered: Decode<'r, E::Number>,
{
    match E::VARIANTS.repr {
        Repr::Number { .. } => E::of(Ordered::read(row, end)?),
        _ => read_text(row, end),
    }
}

#[inline(never)]
fn read_text<E: UnitEnum>(row: &mut Reader<'_>, end: End) -> Option<E> {
    let found = match E::VARIANTS.width() {
        Some(width) => row.bytes(width)?,
        None => row.text(end)?,
    };
    let position = E::VARIANTS.list.binary_search_by(|variant| variant.text.as_bytes().cmp(&found)).ok()?;
    E::of(E::Number::narrow(position as i128))
}

/// The order of two variants.
#[inline]
#[must_use]
pub fn compare<E: UnitEnum>(a: &E, b: &E) -> Ordering {
    a.number().cmp(&b.number())
}
