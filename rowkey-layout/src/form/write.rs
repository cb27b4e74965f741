//! Writes values by their nodes, as the codecs do, and bounds. A value may come from a person, so what a node does not hold is
//! refused in words.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::net::IpAddr;

use self::number::Spelling;
pub use self::number::limits;
pub use self::text::{Starting, starting};
use super::value::{Value, uuid};
use crate::bytes::complement::complement;
use crate::bytes::hex::hex;
use crate::bytes::reader::NUL;
use crate::bytes::tag::{NONE, SOME, V4, V6};
use crate::bytes::{BoundPosition, End, Number};
use crate::layout::variants::{Repr, Variants};
use crate::layout::{Fields, Kind, Layout, NANOS_PER_SECOND, Node};

mod number;
mod text;

/// What the bytes of a kind are.
enum Form<'n> {
    Number(Spelling),
    /// Seconds and nanoseconds.
    Time {
        leap: bool,
    },
    /// Bytes that only the value decides.
    Own(fn(&Value) -> Option<Vec<u8>>),
    /// Text, up to what ends it.
    Text,
    NulText,
    PaddedText {
        utf8: bool,
        fill: u8,
    },
    Variant(&'n Variants),
    Optional(&'n Node),
    /// One after another; `open`: as many as there are.
    Elements {
        element: &'n Node,
        open: bool,
    },
    Key(&'n Fields),
    Complement(&'n Node),
}

/// The form whose bytes are those of the values that match.
macro_rules! own {
    ($($value:pat => $bytes:expr),+) => {
        Form::Own(|value| match value {
            $($value => Some($bytes.into()),)+
            _ => None,
        })
    };
}

impl<'n> Form<'n> {
    fn of(node: &'n Node) -> Self {
        match &node.kind {
            Kind::Unsigned => Form::Number(Spelling::Binary),
            Kind::Signed => Form::Number(Spelling::SignFlipped),
            Kind::Raw => Form::Number(Spelling::Nonnegative),
            Kind::BaseTime(of) => Form::Number(Spelling::Multiple { of: (*of).max(1) }),
            Kind::ReverseTime { from } => Form::Number(Spelling::Distance { from: *from }),
            Kind::ReverseTimeDecimal { from } => Form::Number(Spelling::DistanceDigits { from: *from }),
            Kind::Decimal | Kind::DateDecimal => Form::Number(Spelling::Digits),
            Kind::ReversedDecimal => Form::Number(Spelling::DigitsBackToFront),
            Kind::PlainDecimal => Form::Number(Spelling::PlainDigits),
            Kind::Hex if node.domain.is_some() => Form::Number(Spelling::HexDigits),
            Kind::Hex => own!(Value::Hex(bytes) => hex(bytes)),
            Kind::Bool => own!(Value::Bool(flag) => [u8::from(*flag)]),
            Kind::Char => own!(Value::Char(char) => u32::from(*char).to_be_bytes()),
            Kind::Float => {
                own!(Value::F32(bits) => bits.to_be_bytes(), Value::F64(bits) => bits.to_be_bytes())
            }
            Kind::Bytes => own!(Value::Bytes(bytes) => &bytes[..]),
            Kind::Digest => own!(Value::Digest(bytes) => &bytes[..]),
            Kind::Uuid => own!(Value::Uuid(bytes) => bytes),
            Kind::UuidText => own!(Value::Uuid(bytes) => uuid(bytes)),
            Kind::Ipv4 => own!(Value::Address(IpAddr::V4(address)) => address.octets()),
            Kind::Ipv6 => own!(Value::Address(IpAddr::V6(address)) => address.octets()),
            Kind::IpAddress => own!(
                Value::Address(IpAddr::V4(address)) => [&[V4], &address.octets()[..]].concat(),
                Value::Address(IpAddr::V6(address)) => [&[V6], &address.octets()[..]].concat()
            ),
            Kind::Duration => own!(
                Value::Duration { seconds, nanos } => [&seconds.to_be_bytes()[..], &nanos.to_be_bytes()].concat()
            ),
            Kind::DecimalNumber => own!(Value::Decimal(row) => row),
            Kind::Custom(_) => own!(Value::Custom { bytes, .. } => &bytes[..]),
            Kind::Time { leap } => Form::Time { leap: *leap },
            Kind::Text { .. } => Form::Text,
            Kind::NulText { .. } => Form::NulText,
            Kind::PaddedText { utf8, fill } => Form::PaddedText { utf8: *utf8, fill: *fill },
            Kind::Variants(variants) => Form::Variant(variants),
            Kind::Optional(inner) => Form::Optional(inner),
            Kind::Array(_, element) => Form::Elements { element, open: false },
            Kind::List(element) => Form::Elements { element, open: true },
            Kind::Key(key) => Form::Key(key),
            Kind::Descending(inner) => Form::Complement(inner),
        }
    }
}

/// Writes a row. The layout has its salt hashes.
///
/// # Errors
/// The field that cannot be encoded, and why.
pub fn row(layout: &Layout, values: &[(String, Value)]) -> Result<Vec<u8>, String> {
    let width = layout.salt_width();
    let mut row = vec![0; width];
    row.extend_from_slice(layout.prefix.get());
    fields(&layout.fields, "", values, End::Row, &mut row)?;
    if let Some(max) = layout.max_len().filter(|max| row.len() > *max) {
        return Err(format!("the row has {} bytes, expected at most {max}", row.len()));
    }
    let bucket = layout.bucket_of_head(&row);
    layout.salt_bytes().write(bucket, &mut row[..width]);
    Ok(row)
}

/// Writes the fields of a key that `end` follows. At the end of a row, `tail` fields that are `None` are omitted.
fn fields(
    key: &Fields,
    outer: &str,
    values: &[(String, Value)],
    end: End,
    out: &mut Vec<u8>,
) -> Result<(), String> {
    let mut kept = out.len();
    for (i, (field, (_, value))) in key.list.get().iter().zip(values).enumerate() {
        write(&field.node, &key.name(i, outer), value, key.end(i, end), out)?;
        // The delimiter after a nested key is written by its outer key.
        key.delimiter_after(i).iter().for_each(|delimiter| out.extend_from_slice(delimiter));
        if !(field.tail && *value == Value::None) {
            kept = out.len();
        }
    }
    if end == End::Row {
        out.truncate(kept);
    }
    Ok(())
}

/// Writes the field `path`, without the delimiter after it.
///
/// # Errors
/// Why it cannot be encoded, with the name `path` or that of a nested field.
pub fn write(node: &Node, path: &str, value: &Value, end: End, out: &mut Vec<u8>) -> Result<(), String> {
    let written = match (Form::of(node), value) {
        (Form::Optional(_), Value::None) => {
            out.push(NONE);
            Ok(())
        }
        (Form::Optional(inner), Value::Some(value)) => {
            out.push(SOME);
            return write(inner, path, value, end, out);
        }
        (Form::Complement(inner), value) => {
            let start = out.len();
            write(inner, path, value, End::Terminator, out)?;
            complement(&mut out[start..]);
            Ok(())
        }
        (Form::Elements { .. }, Value::Empty(_)) => Ok(()),
        (Form::Elements { element, .. }, Value::List(values)) => {
            return values.iter().try_for_each(|value| write(element, path, value, End::Terminator, out));
        }
        (Form::Key(key), Value::Key(values)) => return fields(key, path, values, end, out),
        (Form::Number(spelling), value) => match number::of(value) {
            Some((number, more)) => spelling.write(node, number, more, out),
            None => other(value),
        },
        (Form::Time { leap }, Value::Time { seconds, nanos }) => time(node, leap, *seconds, *nanos, out),
        (Form::Own(bytes), value) => {
            match bytes(value).filter(|bytes| node.width.is_none_or(|width| width == bytes.len())) {
                Some(bytes) => {
                    out.extend(bytes);
                    Ok(())
                }
                None => other(value),
            }
        }
        (Form::Text, value) => {
            text::of(value).map_or_else(|| other(value), |text| text::free(text, end, out))
        }
        (Form::NulText, value) => {
            text::of(value).map_or_else(|| other(value), |text| text::up_to_nul(text, end, out))
        }
        (Form::PaddedText { fill, .. }, value) => {
            text::of(value).map_or_else(|| other(value), |text| text::padded(node, text, fill, out))
        }
        (Form::Variant(variants), Value::Variant { index, .. }) => {
            out.extend((0..).map_while(|at| variants.byte(*index, at)));
            // It contains no byte to escape and no delimiter.
            if variants.repr == Repr::Text && end == End::Terminator {
                out.push(NUL);
            }
            Ok(())
        }
        (
            Form::Optional(_) | Form::Elements { .. } | Form::Key(_) | Form::Time { .. } | Form::Variant(_),
            value,
        ) => other(value),
    };
    written.map_err(|error| format!("field `{path}`: {error}"))
}

fn other(value: &Value) -> Result<(), String> {
    Err(format!("its kind has no such value: {value}"))
}

fn limits_of_seconds(node: &Node) -> (Number, Number) {
    match node.domain {
        Some(domain) => (Number::signed(domain.min), Number::unsigned(domain.max)),
        None => (Number::signed(i64::MIN.into()), Number::signed(i64::MAX.into())),
    }
}

fn time(node: &Node, leap: bool, seconds: i64, nanos: u32, out: &mut Vec<u8>) -> Result<(), String> {
    let (found, (first, last)) = (Number::signed(seconds.into()), limits_of_seconds(node));
    let is_leap = nanos >= NANOS_PER_SECOND;
    if found < first || last < found || (is_leap && found == last) {
        return Err(format!("expected a time in {first}..={last} seconds since 1970, found {found}"));
    }
    if is_leap && !leap {
        return Err("expected a time that is not a leap second, found a leap second".to_owned());
    }
    out.extend((seconds as u64 ^ 1 << 63).to_be_bytes());
    out.extend(nanos.to_be_bytes());
    Ok(())
}

/// Writes a bound without the delimiter after it, and returns its position among the encodings.
pub fn bound(node: &Node, value: &Value, end: End, out: &mut Vec<u8>) -> BoundPosition {
    match (Form::of(node), value) {
        (Form::Complement(inner), value) => {
            let start = out.len();
            let position = bound(inner, value, End::Terminator, out);
            complement(&mut out[start..]);
            position.reversed_if(true)
        }
        (Form::Optional(inner), Value::Some(value)) => {
            out.push(SOME);
            bound(inner, value, end, out)
        }
        (Form::Elements { element, open }, Value::List(values)) => {
            for value in values {
                let start = out.len();
                let position = bound(element, value, End::Terminator, out);
                if position == BoundPosition::At {
                    continue;
                }
                // The list sorts after its leading elements alone, and before every list that continues them.
                if position == BoundPosition::Before && out.len() == start && open {
                    out.push(0);
                }
                return position;
            }
            BoundPosition::At
        }
        (Form::Number(spelling), value) => match number::of(value) {
            Some((number, more)) => spelling.bound(node, number, more, out),
            None => BoundPosition::After,
        },
        (Form::Text, value) => {
            text::of(value).map_or(BoundPosition::After, |text| text::free_bound(text, end, out))
        }
        (Form::NulText, value) => {
            text::of(value).map_or(BoundPosition::After, |text| text::nul_bound(text, end, out))
        }
        (Form::PaddedText { utf8, fill }, value) => text::of(value)
            .map_or(BoundPosition::After, |text| text::padded_bound(node, text, utf8, fill, out)),
        (Form::Time { .. }, Value::Time { seconds, .. })
            if Number::signed((*seconds).into()) < limits_of_seconds(node).0 =>
        {
            BoundPosition::Before
        }
        (
            Form::Optional(_)
            | Form::Elements { .. }
            | Form::Key(_)
            | Form::Time { .. }
            | Form::Own(_)
            | Form::Variant(_),
            value,
        ) => match write(node, "", value, end, out) {
            Ok(()) => BoundPosition::At,
            Err(_) => BoundPosition::After,
        },
    }
}
