//! `reverse_digits`: padded decimal text back to front, so that sequential ids scatter.

use super::int::Unsigned;
use super::pad::within_digits;
use super::padded::Digits;
use super::{Codec, Decode, EncodeFault, End, Kind, Node, Reader, Sink, through_option};
use crate::bytes::decimal;

/// `#[rowkey(reverse_digits)]`: an unsigned integer as `N` decimal digits, last digit first. Unordered on purpose.
#[derive(Debug, Clone, Copy)]
pub struct ReverseDigits<const N: usize>;

impl<T: Unsigned, const N: usize> Codec<T> for ReverseDigits<N> {
    type Arg<'v> = T;

    const NODE: &'static Node = &within_digits::<T>(Kind::ReversedDecimal, N);
    const INFALLIBLE: bool = <Digits<N> as Codec<T>>::INFALLIBLE;

    #[inline]
    fn write<S: Sink>(value: &T, end: End, out: &mut S) -> Result<(), EncodeFault> {
        let start = out.position();
        Digits::<N>::write(value, end, out)?;
        out.written(start).reverse();
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
