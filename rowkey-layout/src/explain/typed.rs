//! A value of a row as JSON has it: a number as a number, text as text.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::fault::Number;
use crate::layout::{Kind, Node};

/// A value with the types of JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Typed {
    /// `None`, and what has no value.
    Null,
    Bool(bool),
    Number(Number),
    /// By its bits.
    F32(u32),
    /// By its bits.
    F64(u64),
    /// Text; bytes in hexadecimal; the text form of a type that has one, such as an address.
    Text(String),
    List(Vec<Typed>),
    /// A key, field by field.
    Fields(Vec<(String, Typed)>),
}

// Internal: the tool reads what is written here.
#[doc(hidden)]
impl Node {
    /// Whether a value of it may be null. An `Option` of it wraps what it holds: the inner and the outer `None` would both be
    /// null.
    #[must_use]
    pub fn may_be_null(&self) -> bool {
        match &self.kind {
            Kind::Optional(_) => true,
            Kind::Descending(inner) => inner.may_be_null(),
            // A newtype is what it holds.
            Kind::Key(fields) => fields.is_newtype() && fields.list[0].node.may_be_null(),
            // By name, so that a new kind needs an answer.
            Kind::Unsigned
            | Kind::Signed
            | Kind::Raw
            | Kind::Bool
            | Kind::Char
            | Kind::Float
            | Kind::Bytes
            | Kind::Digest
            | Kind::Uuid
            | Kind::UuidText
            | Kind::Ipv4
            | Kind::Ipv6
            | Kind::IpAddress
            | Kind::Duration
            | Kind::BaseTime(_)
            | Kind::DecimalNumber
            | Kind::Text { .. }
            | Kind::PaddedText { .. }
            | Kind::NulText { .. }
            | Kind::Decimal
            | Kind::PlainDecimal
            | Kind::Hex
            | Kind::ReversedDecimal
            | Kind::ReverseTime { .. }
            | Kind::ReverseTimeDecimal { .. }
            | Kind::Time { .. }
            | Kind::DateDecimal
            | Kind::Array(..)
            | Kind::List(_)
            | Kind::Variants(_)
            | Kind::Custom(_) => false,
        }
    }
}

impl Typed {
    /// Wraps the value of an `Option` whose value may itself be null.
    pub(super) fn some(inner: Self) -> Self {
        Typed::Fields(Vec::from([("some".into(), inner)]))
    }

    /// Seconds and nanoseconds as two numbers, since one JSON number is not precise enough.
    pub(super) fn time(seconds: Number, nanoseconds: u32) -> Self {
        let nanoseconds = Typed::Number(Number::unsigned(nanoseconds.into()));
        let both: Box<[_]> =
            Box::new([("seconds".into(), Typed::Number(seconds)), ("nanoseconds".into(), nanoseconds)]);
        Typed::Fields(both.into_vec())
    }
}

#[cfg(feature = "serde")]
mod json {
    use alloc::string::ToString;

    use serde::ser::{Error, SerializeMap};
    use serde::{Serialize, Serializer};

    use super::{Number, Typed};

    /// The NaN that calculations give.
    const QUIET_32: u32 = 0x7FC0_0000;
    const QUIET_64: u64 = 0x7FF8_0000_0000_0000;

    impl Serialize for Typed {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            match self {
                Typed::Null => to.serialize_unit(),
                Typed::Bool(value) => to.serialize_bool(*value),
                Typed::Number(number) => number.serialize(to),
                // JSON has no infinities and no NaN. Every NaN but the usual one has its bits: it is another row.
                Typed::F32(bits) => match f32::from_bits(*bits) {
                    float if float.is_finite() => to.serialize_f32(float),
                    float if float.is_nan() && *bits != QUIET_32 => {
                        to.collect_str(&format_args!("NaN({bits:#010x})"))
                    }
                    float => to.collect_str(&float),
                },
                Typed::F64(bits) => match f64::from_bits(*bits) {
                    float if float.is_finite() => to.serialize_f64(float),
                    float if float.is_nan() && *bits != QUIET_64 => {
                        to.collect_str(&format_args!("NaN({bits:#018x})"))
                    }
                    float => to.collect_str(&float),
                },
                Typed::Text(text) => to.serialize_str(text),
                Typed::List(values) => to.collect_seq(values),
                Typed::Fields(fields) => {
                    let mut map = to.serialize_map(Some(fields.len()))?;
                    fields.iter().try_for_each(|(name, value)| map.serialize_entry(name, value))?;
                    map.end()
                }
            }
        }
    }

    /// Always a number, so that a field never mixes types. Readers that keep numbers as doubles, such as JavaScript, round
    /// those above 2^53; `serde_json::to_value` takes 64 bits, and more only with the feature `arbitrary_precision`.
    impl Serialize for Number {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            let Some(number) = self.wide() else {
                // Above `i128::MAX`. Rare, so its digits are read again.
                let number = self.to_string().parse().map_err(S::Error::custom)?;
                return to.serialize_u128(number);
            };
            // Most serializers write 64 bits in fewer instructions, and some have no more.
            match (i64::try_from(number), u64::try_from(number)) {
                (Ok(number), _) => to.serialize_i64(number),
                (_, Ok(number)) => to.serialize_u64(number),
                _ => to.serialize_i128(number),
            }
        }
    }
}
