//! Enums without data: the discriminant in its `repr`, or the variant's name as text. Called by generated code.

use super::int::Integer;
use super::{Codec, Decode, EncodeFault, End, Kind, Node, Ordered, Reader, Ref, Sink};
use crate::bytes::reader::NUL;
pub use crate::layout::variants::sorted;
use crate::layout::variants::{Repr, Variants};

#[cfg(test)]
mod tests;

/// The node of an enum.
pub const fn node(variants: &'static Variants) -> Node {
    Node::of(Kind::Variants(Ref::Static(variants)), variants.width())
}

/// Writes a variant by its number: the discriminant, or the index in the sorted texts.
///
/// # Errors
/// Never.
#[inline]
pub fn write<T: Integer, S: Sink>(
    variants: &'static Variants,
    number: T,
    end: End,
    out: &mut S,
) -> Result<(), EncodeFault>
where
    Ordered: Codec<T>,
{
    if let Repr::Number { .. } = variants.repr {
        return Ordered::write(&number, end, out);
    }
    let text = variants.list.get()[number.wide() as usize].text.get().as_bytes();
    out.put(text);
    // The derive rejects names with bytes that need an escape, or that a delimiter forbids.
    if variants.repr == Repr::Text && end == End::Terminator {
        out.put_byte(NUL);
    }
    Ok(())
}

/// Reads the number of a variant; there may be none with it.
#[inline]
pub fn read<'r, T: Integer>(variants: &'static Variants, row: &mut Reader<'r>, end: End) -> Option<T>
where
    Ordered: Decode<'r, T>,
{
    match variants.repr {
        Repr::Number { .. } => Ordered::read(row, end),
        _ => T::narrow(read_text(variants, row, end)? as u128),
    }
}

/// The index of the text at this position in the row. Large, but `inline`: like everything that `decode` calls, it is compiled in the
/// calling crate.
#[inline]
fn read_text(variants: &Variants, row: &mut Reader<'_>, end: End) -> Option<usize> {
    let found = match variants.width() {
        Some(width) => row.bytes(width)?,
        None => row.text(end)?,
    };
    variants.list.binary_search_by(|variant| variant.text.as_bytes().cmp(&found)).ok()
}
