//! The value of a field: what its bytes mean. `Display` shows it in words, `Serialize` with the types of JSON.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::net::IpAddr;

use super::utc;
use crate::bytes::hex::hex;
use crate::bytes::string_binary::to_string_binary;
use crate::bytes::table::OneLine;
use crate::bytes::{Number, decimal_number};
use crate::layout::{TimeUnit, Variants};

/// A value, without its encoding. Two values of a field are in the order of the field, unless it is a nested key.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd)]
pub enum Value {
    /// Of an `Option`.
    None,
    /// Of an `Option`.
    Some(Box<Value>),
    Bool(bool),
    Char(char),
    Number(Number),
    /// A time as a number of units since 1970.
    Count {
        number: Number,
        /// Whether the time lies between this count and the next, which only a bound may.
        more: bool,
        /// `None` if the layout does not say.
        unit: Option<TimeUnit>,
    },
    /// The bits of its encoding.
    F32(u32),
    /// The bits of its encoding.
    F64(u64),
    Text(String),
    /// Bytes as such, also text that need not be UTF-8.
    Bytes(Vec<u8>),
    /// The leading bytes of a digest.
    Digest(Vec<u8>),
    /// Bytes that are written as hexadecimal digits.
    Hex(Vec<u8>),
    Uuid([u8; 16]),
    Address(IpAddr),
    /// `nanos` is below 10^9.
    Duration {
        seconds: u64,
        nanos: u32,
    },
    /// Since 1970. In a leap second, `nanos` is 10^9 or above.
    Time {
        seconds: i64,
        nanos: u32,
    },
    /// As YYYYMMDD.
    Date(u32),
    /// Its encoding.
    Decimal([u8; decimal_number::WIDTH]),
    /// A variant of an enum without data.
    Variant {
        index: usize,
        name: String,
        /// Its name with its number or text.
        shown: String,
    },
    /// Bytes of a custom codec. `open`: also those of all later fields.
    Custom {
        codec: String,
        bytes: Vec<u8>,
        open: bool,
    },
    /// The elements of an array or a `Vec`.
    List(Vec<Value>),
    /// This many elements without bytes: a layout from JSON may nest such arrays to any size.
    Empty(usize),
    /// The fields of a nested key, by name.
    Key(Vec<(String, Value)>),
    /// A key of the kind of this name: its fields.
    Kind(String, Box<Value>),
}

impl Value {
    pub fn variant(variants: &Variants, index: usize) -> Self {
        let variant = &variants.list[index];
        Value::Variant { index, name: variant.name.get().into(), shown: format!("{variant}") }
    }
}

/// The field of a newtype, which is written like that field alone.
fn newtype(fields: &[(String, Value)]) -> Option<&Value> {
    match fields {
        [(name, only)] if name == "0" => Some(only),
        _ => None,
    }
}

/// A number as it is, a time with its UTC reading, text in quotes.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::None => f.write_str("none"),
            Value::Some(value) => value.fmt(f),
            Value::Bool(value) => value.fmt(f),
            Value::Char(char) => write!(f, "{char:?}, U+{:04X}", u32::from(*char)),
            Value::Number(number) => number.fmt(f),
            Value::Count { number, unit, .. } => {
                number.fmt(f)?;
                let time = match unit {
                    Some(unit) => number.wide().and_then(|count| utc::exact(count, *unit)),
                    None => utc::reading(*number),
                };
                time.map_or(Ok(()), |time| write!(f, ": {time}"))
            }
            Value::F32(ordered) => write!(f, "{:?}", float_32(*ordered)),
            Value::F64(ordered) => write!(f, "{:?}", float_64(*ordered)),
            Value::Text(text) => {
                match text.chars().any(|char| char.is_control() || matches!(char, '\\' | '\'')) {
                    true => write!(f, "'{}'", text.escape_debug()),
                    false => write!(f, "'{text}'"),
                }
            }
            Value::Bytes(bytes) => write!(f, "bytes '{}'", to_string_binary(bytes)),
            Value::Digest(bytes) => write!(f, "digest {}", hex(bytes)),
            Value::Hex(bytes) => write!(f, "bytes {}", hex(bytes)),
            Value::Uuid(bytes) => f.write_str(&uuid(bytes)),
            Value::Address(address) => address.fmt(f),
            Value::Duration { seconds, nanos } => write!(f, "{seconds}.{nanos:09} s"),
            Value::Time { seconds, nanos } => f.write_str(&utc::instant(*seconds, *nanos)),
            Value::Date(date) => {
                write!(f, "{:04}-{:02}-{:02}", date / 10_000, date / 100 % 100, date % 100)
            }
            Value::Decimal(row) => decimal_number::read(row).map_or(Ok(()), |number| number.fmt(f)),
            Value::Variant { shown, .. } => f.write_str(shown),
            Value::Custom { codec, open, .. } => {
                write!(f, "bytes of the codec {}", OneLine(codec))?;
                f.write_str(if *open { " and of all later fields: only the type can split them" } else { "" })
            }
            Value::List(values) => {
                f.write_str("[")?;
                for (i, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Value::Empty(len) => write!(f, "[{len} empty elements]"),
            Value::Key(fields) => {
                f.write_str("(")?;
                in_words(fields, "", f)?;
                f.write_str(")")
            }
            Value::Kind(name, key) => match &**key {
                Value::Key(fields) if fields.is_empty() => f.write_str(name),
                key => write!(f, "{name} {key}"),
            },
        }
    }
}

/// The fields of a key that is itself the field `outer`.
fn in_words(fields: &[(String, Value)], outer: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (i, (name, value)) in fields.iter().enumerate() {
        f.write_str(if i == 0 { "" } else { ", " })?;
        let path = match outer {
            "" => name.clone(),
            // A newtype has the name of the field that holds it.
            outer if newtype(fields).is_some() => outer.into(),
            outer => format!("{outer}.{name}"),
        };
        match value {
            Value::Key(fields) => in_words(fields, &path, f)?,
            value => write!(f, "{path}: {value}")?,
        }
    }
    Ok(())
}

pub(super) fn uuid(bytes: &[u8; 16]) -> String {
    [0..4, 4..6, 6..8, 8..10, 10..16].map(|part| hex(&bytes[part])).join("-")
}

/// The encoding of a positive number has the sign bit set, and only that is flipped.
fn float_32(ordered: u32) -> f32 {
    f32::from_bits(if ordered >> 31 == 1 { ordered ^ 1 << 31 } else { !ordered })
}

fn float_64(ordered: u64) -> f64 {
    f64::from_bits(if ordered >> 63 == 1 { ordered ^ 1 << 63 } else { !ordered })
}

#[cfg(feature = "serde")]
mod json {
    use serde::{Serialize, Serializer};

    use super::{Number, Value, float_32, float_64, hex, newtype};

    /// The NaN that calculations give.
    const QUIET_32: u32 = 0x7FC0_0000;
    const QUIET_64: u64 = 0x7FF8_0000_0000_0000;

    impl Value {
        /// Whether it is null in JSON, or wraps what may be.
        fn may_be_null(&self) -> bool {
            match self {
                Value::Key(fields) => newtype(fields).is_some_and(Value::may_be_null),
                value => matches!(value, Value::None | Value::Some(_)),
            }
        }
    }

    /// A number as a number, bytes in hexadecimal, a key as an object, a kind as an object with its name and its key, or as its name
    /// if it has no fields; whatever else has a text form as that text.
    impl Serialize for Value {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            match self {
                Value::None => to.serialize_unit(),
                // The inner and the outer `None` would both be null.
                Value::Some(value) if value.may_be_null() => to.collect_map([("some", value)]),
                Value::Some(value) => value.serialize(to),
                Value::Bool(value) => to.serialize_bool(*value),
                Value::Char(char) => to.serialize_str(char.encode_utf8(&mut [0; 4])),
                Value::Number(number) | Value::Count { number, .. } => number.serialize(to),
                // JSON has no infinities and no NaN. Every NaN but the usual one has its bits: it is another row.
                Value::F32(ordered) => match float_32(*ordered) {
                    float if float.is_finite() => to.serialize_f32(float),
                    float if float.is_nan() && float.to_bits() != QUIET_32 => {
                        to.collect_str(&format_args!("NaN({:#010x})", float.to_bits()))
                    }
                    float => to.collect_str(&float),
                },
                Value::F64(ordered) => match float_64(*ordered) {
                    float if float.is_finite() => to.serialize_f64(float),
                    float if float.is_nan() && float.to_bits() != QUIET_64 => {
                        to.collect_str(&format_args!("NaN({:#018x})", float.to_bits()))
                    }
                    float => to.collect_str(&float),
                },
                Value::Text(text) | Value::Variant { name: text, .. } => to.serialize_str(text),
                Value::Bytes(bytes)
                | Value::Digest(bytes)
                | Value::Hex(bytes)
                | Value::Custom { bytes, .. } => to.serialize_str(&hex(bytes)),
                // A decimal number as text: readers would convert it to a double.
                Value::Uuid(_) | Value::Address(_) | Value::Decimal(_) | Value::Date(_) => {
                    to.collect_str(self)
                }
                // Two numbers, since one JSON number is not precise enough.
                Value::Duration { seconds, nanos } => {
                    seconds_and_nanoseconds(Number::unsigned((*seconds).into()), *nanos, to)
                }
                Value::Time { seconds, nanos } => {
                    seconds_and_nanoseconds(Number::signed((*seconds).into()), *nanos, to)
                }
                Value::List(values) => to.collect_seq(values),
                Value::Empty(_) => to.collect_seq::<[(); 0]>([]),
                Value::Key(fields) => match newtype(fields) {
                    Some(only) => only.serialize(to),
                    None => to.collect_map(fields.iter().map(|(name, value)| (name, value))),
                },
                Value::Kind(name, key) => match &**key {
                    Value::Key(fields) if fields.is_empty() => to.serialize_str(name),
                    key => to.collect_map([(name, key)]),
                },
            }
        }
    }

    fn seconds_and_nanoseconds<S: Serializer>(seconds: Number, nanos: u32, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map([("seconds", seconds), ("nanoseconds", Number::unsigned(nanos.into()))])
    }

    /// Always a number, so that a field never mixes types. Readers that keep numbers as doubles, such as JavaScript, round
    /// those above 2^53; `serde_json::to_value` takes 64 bits, and more only with the feature `arbitrary_precision`.
    impl Serialize for Number {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            // Above `i128::MAX`.
            let Some(number) = self.wide() else { return to.serialize_u128(self.bits()) };
            // Most serializers write 64 bits in fewer instructions, and some have no more.
            match (i64::try_from(number), u64::try_from(number)) {
                (Ok(number), _) => to.serialize_i64(number),
                (_, Ok(number)) => to.serialize_u64(number),
                _ => to.serialize_i128(number),
            }
        }
    }
}
