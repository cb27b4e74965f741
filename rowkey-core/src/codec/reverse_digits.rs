//! `reverse_digits`: the padded decimal text back to front, so that counted ids scatter.

use super::int::Unsigned;
use super::option::through_option;
use super::pad::digits;
use super::{Codec, Decode};
use crate::bytes::{End, Reader, Sink, decimal};
use crate::error::EncodeFault;
use crate::layout::{Kind, Node};

/// An unsigned integer in `N` decimal digits, the last digit first. Unordered on purpose.
#[derive(Debug, Clone, Copy)]
pub struct ReverseDigits<const N: usize>;

impl<T: Unsigned, const N: usize> Codec<T> for ReverseDigits<N> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const NODE: &'static Node = {
        let most = decimal::max(N);
        &Node::of(Kind::ReversedDecimal, Some(N)).within(T::MIN, if most < T::MAX { most } else { T::MAX })
    };
    const INFALLIBLE: bool = decimal::max(N) >= T::MAX;

    #[inline]
    fn write<S: Sink>(value: &T, _: End, out: &mut S) -> Result<(), EncodeFault> {
        let mut text = digits::<N>(value.wide())?;
        text.reverse();
        out.put(&text);
        Ok(())
    }
}

impl<'r, T: Unsigned, const N: usize> Decode<'r, T> for ReverseDigits<N> {
    #[inline]
    fn read(row: &mut Reader<'r>, _: End) -> Option<T> {
        let mut text = row.array::<N>()?;
        text.reverse();
        T::narrow(decimal::read(text)?)
    }
}

through_option!([const N: usize] ReverseDigits<N>);
