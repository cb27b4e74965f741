//! Writes values by their nodes, as the codecs do. A value may come from a person: if it cannot be encoded, there is an error in
//! words, and as a bound it has a position among the encodings.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::net::IpAddr;

pub use self::number::limits;
use self::number::{BINARY, DIGITS, Spelling};
use self::text::Ended;
pub use self::text::{split_character, starting};
use super::number::domain;
use super::value::{Value, uuid};
use crate::bytes::complement::complement;
use crate::bytes::hex::hex;
use crate::bytes::reader::NUL;
use crate::bytes::tag::{NONE, SOME, V4, V6};
use crate::bytes::{BoundPosition, End, Number};
use crate::layout::variants::Repr;
use crate::layout::{Domain, Fields, Kind, Layout, NANOS_PER_SECOND, Node};

mod number;
mod text;

/// Why a value cannot be written. What was written is the bound at `position`.
struct Refused {
    position: BoundPosition,
    said: String,
}

type Written = Result<(), Refused>;

fn refused(position: BoundPosition, said: String) -> Written {
    Err(Refused { position, said })
}

/// What the bytes of a kind are.
enum Form {
    Number(Spelling),
    /// Bytes that only the value decides.
    Own(fn(&Value) -> Option<Vec<u8>>),
    Text(Ended),
    /// Seconds and nanoseconds, a variant, or what other values inside decide.
    Other,
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

impl Form {
    fn of(node: &Node) -> Self {
        match &node.kind {
            Kind::Unsigned => Form::Number(BINARY),
            Kind::Signed => Form::Number(Spelling { has_sign: true, first_negative: true, ..BINARY }),
            Kind::Raw => Form::Number(Spelling { has_sign: true, ..BINARY }),
            Kind::LittleEndian { signed } => Form::Number(Spelling {
                has_sign: *signed,
                first_negative: *signed,
                reversed: true,
                ..BINARY
            }),
            Kind::BaseTime(of) => Form::Number(Spelling { of: (*of).max(1), ..BINARY }),
            Kind::ReverseTime { from } => Form::Number(Spelling { from: Some(*from), ..BINARY }),
            kind @ (Kind::ReverseTimeDecimal { from } | Kind::ReverseTimeHex { from, .. }) => {
                Form::Number(Spelling { from: Some(*from), digits: kind.digits(), ..BINARY })
            }
            Kind::Decimal | Kind::DateDecimal | Kind::DateText | Kind::TimeText { .. } => {
                Form::Number(DIGITS)
            }
            Kind::ReversedDecimal => Form::Number(Spelling { reversed: true, ..DIGITS }),
            Kind::PlainDecimal => Form::Number(Spelling { padded: false, ..DIGITS }),
            kind @ (Kind::Hex | Kind::HexUpper) if node.domain.is_some() => {
                Form::Number(Spelling { digits: kind.digits(), ..BINARY })
            }
            Kind::Hex => own!(Value::Hex(bytes) => hex(bytes)),
            Kind::HexUpper => own!(Value::Hex(bytes) => hex(bytes).to_ascii_uppercase()),
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
            Kind::Text { .. } => Form::Text(Ended::ByItsEnd),
            Kind::NulText { .. } => Form::Text(Ended::By(NUL, false)),
            Kind::TerminatedText { by, .. } => Form::Text(Ended::By(*by, true)),
            Kind::LengthText { bytes, .. } => Form::Text(Ended::ByLength((*bytes).into())),
            Kind::Groups { .. } => Form::Text(Ended::Groups),
            Kind::VarbinaryEncoded { .. } => Form::Text(Ended::Varbinary),
            Kind::PaddedText { utf8, fill } => Form::Text(Ended::Padded(*utf8, *fill)),
            Kind::Time { .. } | Kind::Variants(_) | Kind::Optional(_) | Kind::Descending(_) => Form::Other,
            Kind::Array(..) | Kind::List(_) | Kind::Key(_) | Kind::Keys(_) => Form::Other,
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
    fields(&layout.fields, "", values, End::Row, &mut row).map_err(|refused| refused.said)?;
    if let Some(max) = layout.max_len().filter(|max| row.len() > *max) {
        return Err(format!("the row has {} bytes, expected at most {max}", row.len()));
    }
    let bucket = layout.bucket_of_head(&row);
    layout.salt_bytes().write(bucket, &mut row[..width]);
    Ok(row)
}

/// Writes the field `path`, and the delimiter after it.
///
/// # Errors
/// Why it cannot be encoded, with the name `path` or that of a nested field.
pub fn field(node: &Node, path: &str, value: &Value, end: End, out: &mut Vec<u8>) -> Result<(), String> {
    write(node, path, value, end, out).map_err(|refused| refused.said)?;
    end.delimiter().iter().for_each(|delimiter| out.extend_from_slice(delimiter));
    Ok(())
}

/// Writes a bound without the delimiter after it, and returns its position among the encodings.
pub fn bound(node: &Node, value: &Value, end: End, out: &mut Vec<u8>) -> BoundPosition {
    write(node, "", value, end, out).map_or_else(|refused| refused.position, |()| BoundPosition::At)
}

/// Writes the fields of a key that `end` follows. At the end of a row, `tail` fields that are `None` are omitted.
fn fields(key: &Fields, outer: &str, values: &[(String, Value)], end: End, out: &mut Vec<u8>) -> Written {
    let mut kept = out.len();
    for (i, (field, (_, value))) in key.list.get().iter().zip(values).enumerate() {
        out.extend_from_slice(&field.literal);
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

/// Writes the field `path`.
fn write(node: &Node, path: &str, value: &Value, end: End, out: &mut Vec<u8>) -> Written {
    let start = out.len();
    match (&node.kind, value) {
        (Kind::Optional(inner), Value::Some(value)) => {
            out.push(SOME);
            write(inner, path, value, end, out)
        }
        (Kind::Descending(inner), value) => {
            let written = write(inner, path, value, End::Terminator, out);
            complement(&mut out[start..]);
            written.map_err(|refused| Refused { position: refused.position.reversed_if(true), ..refused })
        }
        (Kind::Array(_, element) | Kind::List(element), Value::List(values)) => {
            let mut written = Ok(());
            for value in values {
                let start = out.len();
                let Err(refused) = write(element, path, value, End::Terminator, out) else { continue };
                let position = refused.position;
                written = written.and(Err(refused));
                if position != BoundPosition::At {
                    // The list sorts after its leading elements alone, and before every list that continues them.
                    if node.width.is_none() && position == BoundPosition::Before && out.len() == start {
                        out.push(0);
                    }
                    return written.map_err(|refused| Refused { position, ..refused });
                }
            }
            written
        }
        (Kind::Key(key), Value::Key(values)) => fields(key, path, values, end, out),
        (Kind::Keys(kinds), Value::Kind(name, key)) => {
            match (kinds.list.get().iter().find(|kind| kind.name.get() == name), &**key) {
                (Some(kind), Value::Key(values)) => {
                    out.extend_from_slice(&kind.layout.prefix);
                    fields(&kind.layout.fields, path, values, end, out)
                }
                _ => refused(BoundPosition::After, format!("field `{path}`: it has no kind {value}")),
            }
        }
        _ => plain(node, value, end, out)
            .map_err(|refused| Refused { said: format!("field `{path}`: {}", refused.said), ..refused }),
    }
}

/// Writes a value without others inside.
fn plain(node: &Node, value: &Value, end: End, out: &mut Vec<u8>) -> Written {
    let form = Form::of(node);
    match (&form, &node.kind, value) {
        (_, Kind::Optional(_), Value::None) => out.push(NONE),
        (_, Kind::Array(..) | Kind::List(_), Value::Empty(_)) => {}
        (Form::Number(spelling), _, Value::Number(number)) => {
            return spelling.write(node, *number, false, out);
        }
        (Form::Number(spelling), _, Value::Count { number, more, .. }) => {
            return spelling.write(node, *number, *more, out);
        }
        (Form::Number(spelling), _, Value::Date(date)) => {
            return spelling.write(node, Number::unsigned((*date).into()), false, out);
        }
        (_, Kind::Time { leap }, Value::Time { seconds, nanos }) => {
            return time(node, *leap, *seconds, *nanos, out);
        }
        (Form::Text(ended), _, Value::Text(text)) => return ended.write(node, text.as_bytes(), end, out),
        (Form::Text(ended), _, Value::Bytes(text)) => return ended.write(node, text, end, out),
        (_, Kind::Variants(variants), Value::Variant { index, .. }) => {
            out.extend((0..).map_while(|at| variants.byte(*index, at)));
            // It contains no byte to escape and no delimiter.
            if variants.repr == Repr::Text && end == End::Terminator {
                out.push(NUL);
            }
        }
        _ => match if let Form::Own(bytes) = form { bytes(value) } else { None } {
            Some(bytes) if node.width.is_none_or(|width| width == bytes.len()) => out.extend(bytes),
            _ => return refused(BoundPosition::After, format!("its kind has no value {value}")),
        },
    }
    Ok(())
}

fn time(node: &Node, leap: bool, seconds: i64, nanos: u32, out: &mut Vec<u8>) -> Written {
    let found = Number::signed(seconds.into());
    let Domain { min, max, .. } = domain(node);
    let (first, last) = (Number::signed(min), Number::unsigned(max));
    let is_leap = nanos >= NANOS_PER_SECOND;
    if found < first || last < found || (is_leap && found == last) {
        let position = if found < first { BoundPosition::Before } else { BoundPosition::After };
        let said = format!("expected a time in {first}..={last} seconds since 1970, found {found}");
        return refused(position, said);
    }
    // As a bound, a leap second that the type does not have lies after the last nanosecond before it.
    let held = if leap { nanos } else { nanos.min(NANOS_PER_SECOND - 1) };
    out.extend((seconds as u64 ^ 1 << 63).to_be_bytes());
    out.extend(held.to_be_bytes());
    if held < nanos {
        let said = "expected a time that is not a leap second, found a leap second";
        return refused(BoundPosition::After, said.into());
    }
    Ok(())
}
