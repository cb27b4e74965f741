//! `rust_decimal::Decimal`, in the bytes of [`crate::decimal_number`].
//!
//! 1.0 and 1.00 are one number to `Decimal`'s `==`, so they are one row: two would be two keys where
//! the type has one, and a scan up to 1.0 would miss 1.00. What the zeros at the end said is lost;
//! decode gives the number without them.

use core::cmp::Ordering;

use rust_decimal::Decimal;

use super::{FieldValue, FieldValueDecode};
use crate::decimal_number::{self, Number};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

impl FieldValue for Decimal {
    type Arg<'v> = Decimal;

    const FORMAT: Format = Format::of(Kind::DecimalNumber, 13);

    #[inline]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        let (mantissa, places) = (self.mantissa(), self.scale());
        let number = Number { negative: mantissa < 0, mantissa: mantissa.unsigned_abs(), places };
        out.put(&decimal_number::write(number));
        Ok(())
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl<'r> FieldValueDecode<'r> for Decimal {
    #[inline]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let at = row.position();
        let fault = DecodeFault::new(at, DecodeErrorKind::NotADecimal);
        let Number { negative, mantissa, places } = decimal_number::read(&row.array()?).ok_or(fault)?;
        // Below 2^96, and at most 28 places.
        let magnitude = mantissa.cast_signed();
        let signed = if negative { -magnitude } else { magnitude };
        Decimal::try_from_i128_with_scale(signed, places).map_err(|_| fault)
    }
}
