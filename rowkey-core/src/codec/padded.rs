//! The types that `pad` applies to, each with the codec that pads it.

use super::Codec;

/// An integer as exactly `N` decimal digits: [`Pad`](super::Pad) for unsigned integers and for counts of time.
pub struct Digits<const N: usize>;

/// A type that `#[pad(..)]` applies to.
#[diagnostic::on_unimplemented(
    message = "`#[pad(..)]` does not fit `{Self}`",
    label = "neither an unsigned integer nor text nor bytes",
    note = "it takes unsigned integers, text, bytes and civil dates, and times with `#[rowkey(unit = ms)]`; signed integers and floats sort without it, and as text a minus \
            sign would not",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait Padded: Sized {
    /// The codec that writes it in `N` bytes.
    type Form<const N: usize>: Codec<Self>;

    /// Why it cannot be padded.
    const REFUSED: Option<&'static str> = None;
}
