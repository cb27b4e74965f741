//! `rust_decimal::Decimal`, encoded by [`crate::bytes::decimal_number`].
//!
//! `Decimal`'s `==` treats 1.0 and 1.00 as equal, so they have one encoding; otherwise a scan up to 1.0 would miss 1.00.
//! Decode returns the number without trailing zeros.

use rust_decimal::Decimal;

use super::{Kind, Node, Ordered, codec};
use crate::bytes::decimal_number::{self, Number};

codec! {
    [] Ordered, Decimal, node: Node::of(Kind::DecimalNumber, Some(13)),
    write: |value, _, out| {
        let (mantissa, places) = (value.mantissa(), value.scale());
        let number = Number { negative: mantissa < 0, mantissa: mantissa.unsigned_abs(), places };
        out.put(&decimal_number::write(number));
    },
    read: |row, _| {
        let Number { negative, mantissa, places } = decimal_number::read(&row.array()?)?;
        // Below 2^96, and at most 28 places.
        let magnitude = mantissa as i128;
        Decimal::try_from_i128_with_scale(if negative { -magnitude } else { magnitude }, places).ok()
    }
}
