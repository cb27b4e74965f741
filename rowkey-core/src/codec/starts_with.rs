//! `_starts_with` of a scan: the bounds of all texts with a common prefix.

use core::cmp::Reverse;
use core::marker::PhantomData;

use super::as_type::As;
use super::desc::Desc;
use super::groups::Groups;
use super::pad::{Pad, PadWith};
use super::terminated::Terminated;
use super::text::Text;
use super::varbinary_encoded::VarbinaryEncoded;
use super::{Codec, DoesNotFit, End, Ordered};
use crate::bytes::KeyBuf;
use crate::bytes::complement::complement;
use crate::form::write::starting;

/// A codec of text, which supports `_starts_with`.
///
/// `Builder` is the type that has the function. Naming it makes rustc check the bound at the call, not at the declaration.
#[diagnostic::on_unimplemented(
    message = "`_starts_with` is for text and bytes",
    label = "this field is neither text nor bytes",
    note = "bound it with its `_range(..)` instead; a nested key is scanned by its own first fields with `_prefix(..)`"
)]
#[doc(hidden)]
pub trait StartsWith<A, Builder = ()> {
    /// Two byte strings: the texts are at or above the first, and below the exclusive upper bound of all rows that start with the
    /// second. `None` if there are no such texts.
    fn starts_with(prefix: &A, end: End) -> Option<(KeyBuf, KeyBuf)>;
}

/// Of a codec whose layout says how text of it begins.
macro_rules! by_layout {
    ($([$($generics:tt)*] $codec:ty;)*) => {$(
        impl<A: Text, B, $($generics)*> StartsWith<A, B> for $codec
        where
            Self: Codec<A>,
        {
            fn starts_with(prefix: &A, end: End) -> Option<(KeyBuf, KeyBuf)> {
                starting(<Self as Codec<A>>::NODE, prefix.bytes(), end)
            }
        }
    )*};
}

by_layout! {
    [] Ordered;
    [] Groups;
    [] VarbinaryEncoded;
    [const BYTE: u8, const AT_ROW_END: bool] Terminated<BYTE, AT_ROW_END>;
    [const N: usize, const FILL: u8] PadWith<N, FILL>;
    [const N: usize] Pad<N>;
}

impl<A, B> StartsWith<A, B> for DoesNotFit {
    fn starts_with(_: &A, _: End) -> Option<(KeyBuf, KeyBuf)> {
        None
    }
}

/// The prefix of the inner text: `Reverse` reverses the order, not the text.
impl<A: Text, B> StartsWith<Reverse<A>, B> for Ordered
where
    Ordered: Codec<A>,
{
    fn starts_with(prefix: &Reverse<A>, end: End) -> Option<(KeyBuf, KeyBuf)> {
        <Desc<Ordered> as StartsWith<A, B>>::starts_with(&prefix.0, end)
    }
}

/// The codec `C` of an array of bytes `T`, whose prefixes are slices. The bounds are the prefix filled with `00` and with `FF`.
#[doc(hidden)]
pub struct ByteArray<C, T>(PhantomData<(C, T)>);

impl<C: Codec<[u8; N]>, B, const N: usize> StartsWith<&[u8], B> for ByteArray<C, [u8; N]> {
    fn starts_with(prefix: &&[u8], end: End) -> Option<(KeyBuf, KeyBuf)> {
        let filled = |fill: u8| {
            let (mut array, mut bytes) = ([fill; N], KeyBuf::new());
            array.get_mut(..prefix.len())?.copy_from_slice(prefix);
            C::write(&array, end, &mut bytes).ok()?;
            Some(bytes)
        };
        let (low, high) = (filled(0x00)?, filled(0xff)?);
        Some(if const { C::NODE.reversed() } { (high, low) } else { (low, high) })
    }
}

/// The complement swaps the two bounds.
impl<C: StartsWith<A, B>, A, B> StartsWith<A, B> for Desc<C> {
    fn starts_with(prefix: &A, _: End) -> Option<(KeyBuf, KeyBuf)> {
        let (mut low, mut high) = C::starts_with(prefix, End::Terminator)?;
        complement(low.as_mut_slice());
        complement(high.as_mut_slice());
        Some((high, low))
    }
}

/// The prefix is one of `A`.
impl<P, A, C: StartsWith<P, B>, By, B> StartsWith<P, B> for As<A, C, By> {
    fn starts_with(prefix: &P, end: End) -> Option<(KeyBuf, KeyBuf)> {
        C::starts_with(prefix, end)
    }
}
