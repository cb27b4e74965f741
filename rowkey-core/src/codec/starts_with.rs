//! `_starts_with` of a scan: between which bytes all texts with a common start lie.

use core::cmp::Reverse;

use super::Unfit;
use super::desc::Desc;
use super::nul::Nul;
use super::pad::{self, Pad, PadWith};
use super::text::{self, Text};
use super::{End, Ordered};
use crate::bytes::KeyBuf;
use crate::bytes::complement::complement;
use crate::bytes::reader::NUL;

/// A codec of text, whose texts can be found by what they start with.
///
/// `Builder` is the type that has the `_starts_with`: a bound that names a type parameter is looked at where the
/// function is called, and not where it is declared.
#[diagnostic::on_unimplemented(
    message = "`_starts_with` is for text and bytes",
    label = "this field is neither text nor bytes",
    note = "bound it with its `_range(..)` instead; a nested key is scanned by its own first fields with `_prefix(..)`"
)]
pub trait StartsWith<A, Builder = ()> {
    /// Two byte strings: the texts lie at or above all that begins with the first, and below the successor of all
    /// that begins with the second. `None` where there are no such texts.
    fn starts_with(prefix: &A, end: End) -> Option<(KeyBuf, KeyBuf)>;
}

impl<A: Text, B> StartsWith<A, B> for Ordered {
    fn starts_with(prefix: &A, end: End) -> Option<(KeyBuf, KeyBuf)> {
        let mut low = KeyBuf::new();
        text::starts_with(prefix.bytes(), end, &mut low)?;
        Some((low.clone(), low))
    }
}

impl<A, B> StartsWith<A, B> for Unfit {
    fn starts_with(_: &A, _: End) -> Option<(KeyBuf, KeyBuf)> {
        None
    }
}

/// What the text inside starts with: `Reverse` turns the order around, and not the text.
impl<A: Text, B> StartsWith<Reverse<A>, B> for Ordered {
    fn starts_with(prefix: &Reverse<A>, end: End) -> Option<(KeyBuf, KeyBuf)> {
        <Desc<Ordered> as StartsWith<A, B>>::starts_with(&prefix.0, end)
    }
}

impl<A: Text, B> StartsWith<A, B> for Nul {
    fn starts_with(prefix: &A, _: End) -> Option<(KeyBuf, KeyBuf)> {
        let prefix = prefix.bytes();
        if prefix.contains(&NUL) { None } else { Some((prefix.into(), prefix.into())) }
    }
}

impl<A: Text, B, const N: usize, const FILL: u8> StartsWith<A, B> for PadWith<N, FILL> {
    fn starts_with(prefix: &A, _: End) -> Option<(KeyBuf, KeyBuf)> {
        let mut low = KeyBuf::new();
        pad::starts_with::<N, _>(prefix.bytes(), FILL, &mut low)?;
        Some((low, prefix.bytes().into()))
    }
}

impl<A: Text, B, const N: usize> StartsWith<A, B> for Pad<N> {
    fn starts_with(prefix: &A, end: End) -> Option<(KeyBuf, KeyBuf)> {
        <PadWith<N, 0> as StartsWith<A, B>>::starts_with(prefix, end)
    }
}

/// At or above `low` and below the successor of `high`: complemented, that is the other way around.
impl<C: StartsWith<A, B>, A, B> StartsWith<A, B> for Desc<C> {
    fn starts_with(prefix: &A, _: End) -> Option<(KeyBuf, KeyBuf)> {
        let (mut low, mut high) = C::starts_with(prefix, End::Mark)?;
        complement(low.as_mut_slice());
        complement(high.as_mut_slice());
        Some((high, low))
    }
}
