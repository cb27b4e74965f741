//! `reverse_digits`: the padded decimal text back to front, so that counted ids scatter.

use super::option::through_option;
use super::pad::decimal_number;
use super::{FieldCodec, FieldDecode};
use crate::decimal;
use crate::error::{DecodeFault, EncodeFault};
use crate::format::{ByteSet, Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;
use crate::value::Unsigned;

/// An unsigned integer in `N` decimal digits, the last digit first. Unordered on purpose.
#[derive(Debug, Clone, Copy)]
pub struct ReverseDigits<const N: usize>;

impl<T: Unsigned, const N: usize> FieldCodec<T> for ReverseDigits<N> {
    type Arg<'v>
        = T
    where
        T: 'v;

    const FORMAT: Format = {
        let fits = decimal::max(N);
        let domain = if fits < T::MAX { fits } else { T::MAX };
        let format =
            Format::of(Kind::ReversedDecimal, N).within(T::MIN, domain).fallible_unless(fits >= T::MAX);
        Format { bytes: ByteSet::DIGITS, ..format }.unordered()
    };

    #[inline(always)]
    fn encode<P: Place, S: Sink>(value: &T, out: &mut S) -> Result<(), EncodeFault> {
        let mut text = decimal::write::<N>(value.wide())?;
        text.reverse();
        out.put(&text);
        Ok(())
    }
}

impl<'r, T: Unsigned, const N: usize> FieldDecode<'r, T> for ReverseDigits<N> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        decimal_number::<T, N>(row, true)
    }
}

through_option!([const N: usize] ReverseDigits<N>);
