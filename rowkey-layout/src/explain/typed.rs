//! A value of a row as JSON has it: a number as a number, text as text.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::fault::Number;

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

impl Typed {
    /// Wraps the value of an `Option<Option<_>>`: the inner and the outer `None` would both be null.
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

    impl Serialize for Typed {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            match self {
                Typed::Null => to.serialize_unit(),
                Typed::Bool(value) => to.serialize_bool(*value),
                Typed::Number(number) => number.serialize(to),
                // JSON cannot express infinities and NaN.
                Typed::F32(bits) => match f32::from_bits(*bits) {
                    float if float.is_finite() => to.serialize_f32(float),
                    float => to.collect_str(&float),
                },
                Typed::F64(bits) => match f64::from_bits(*bits) {
                    float if float.is_finite() => to.serialize_f64(float),
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
