//! `reverse_digits`: padded decimal text back to front, so that sequential ids scatter.

use super::int::Unsigned;
use super::pad::within_digits;
use super::padded::Digits;
use super::{Codec, Kind, codec, compare_rows, through_option};
use crate::bytes::decimal;

/// `#[rowkey(reverse_digits)]`: an unsigned integer as `N` decimal digits, last digit first. Unordered on purpose.
#[derive(Debug, Clone, Copy)]
pub struct ReverseDigits<const N: usize>;

codec! {
    [T: Unsigned, const N: usize] ReverseDigits<N>, T, node: within_digits::<T>(Kind::ReversedDecimal, N),
    infallible: <Digits<N> as Codec<T>>::INFALLIBLE,
    write: |value, end, out| {
        let start = out.position();
        Digits::<N>::write(value, end, out)?;
        out.written(start).reverse();
    },
    compare: |a, b| compare_rows::<Self, T>(a, b, &[]),
    read: |row, _| {
        let mut text = row.array::<N>()?;
        text.reverse();
        T::narrow(decimal::read(text)?)
    }
}

through_option!([const N: usize] ReverseDigits<N>);
