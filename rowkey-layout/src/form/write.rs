//! Writes values by their nodes, as the codecs do. A value may come from a person: if it cannot be encoded, there is an error in
//! words, and as a bound it has a position among the encodings.

use alloc::string::String;
use alloc::vec::Vec;
use core::net::IpAddr;

pub use self::text::{free_bound, padded_bound, starting};
use super::choice::encoding;
pub use super::number::limits;
use super::value::{Value, uuid};
use crate::bytes::complement::complement;
use crate::bytes::hex::hex;
use crate::bytes::tag::{NONE, SOME, V4, V6};
use crate::bytes::{BoundPosition, End, Number};
use crate::layout::{Fields, Kind, Layout, NANOS_PER_SECOND, Node};

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

/// Writes a row. The salt hash of the layout is known.
///
/// # Errors
/// The field that cannot be encoded, and why.
pub fn row(layout: &Layout, values: &[(String, Value)]) -> Result<Vec<u8>, String> {
    let mut row = vec![0; layout.salt_width()];
    row.extend_from_slice(layout.prefix.get());
    fields(&layout.fields, "", values, End::Row, &mut row).map_err(|refused| refused.said)?;
    if let Some(max) = layout.max_len().filter(|max| row.len() > *max) {
        return Err(format!("the row has {} bytes, expected at most {max}", row.len()));
    }
    let bucket = layout.bucket_of_head(&row);
    layout.salt_bytes().write(bucket, &mut row);
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
    match (&node.kind, value, limits(node)) {
        (kind, Value::Text(text), _) if kind.utf8().is_some() => text::write(node, text.as_bytes(), end, out),
        (kind, Value::Bytes(text), _) if kind.utf8().is_some() => text::write(node, text, end, out),
        (_, Value::Number(number), Some(held)) => number::write(node, held, *number, false, out),
        (_, Value::Count { number, more, .. }, Some(held)) => number::write(node, held, *number, *more, out),
        (_, Value::Date(date), Some(held)) => {
            number::write(node, held, Number::unsigned((*date).into()), false, out)
        }
        (Kind::Time { leap }, Value::Time { seconds, nanos }, _) => time(node, *leap, *seconds, *nanos, out),
        _ => match own(node, value, end) {
            Some(bytes) if node.width.is_none_or(|width| width == bytes.len()) => {
                out.extend(bytes);
                Ok(())
            }
            _ => refused(BoundPosition::After, format!("its kind has no value {value}")),
        },
    }
}

/// The bytes that only the value decides; `None` if the node has no such value.
fn own(node: &Node, value: &Value, end: End) -> Option<Vec<u8>> {
    Some(match (&node.kind, value) {
        (Kind::Optional(_), Value::None) => vec![NONE],
        (Kind::Array(..) | Kind::List(_), Value::Empty(_)) => vec![],
        (Kind::Hex, Value::Hex(bytes)) => hex(bytes).into(),
        (Kind::HexUpper, Value::Hex(bytes)) => hex(bytes).to_ascii_uppercase().into(),
        (Kind::Bool, Value::Bool(flag)) => vec![u8::from(*flag)],
        (Kind::Char, Value::Char(char)) => u32::from(*char).to_be_bytes().into(),
        (Kind::Float, Value::F32(bits)) => bits.to_be_bytes().into(),
        (Kind::Float, Value::F64(bits)) => bits.to_be_bytes().into(),
        (Kind::Bytes, Value::Bytes(bytes)) | (Kind::Digest, Value::Digest(bytes)) => bytes.clone(),
        (Kind::Uuid, Value::Uuid(bytes)) => bytes.into(),
        (Kind::UuidText, Value::Uuid(bytes)) => uuid(bytes).into(),
        (Kind::Ipv4, Value::Address(IpAddr::V4(address))) => address.octets().into(),
        (Kind::Ipv6, Value::Address(IpAddr::V6(address))) => address.octets().into(),
        (Kind::IpAddress, Value::Address(IpAddr::V4(address))) => [&[V4], &address.octets()[..]].concat(),
        (Kind::IpAddress, Value::Address(IpAddr::V6(address))) => [&[V6], &address.octets()[..]].concat(),
        (Kind::Duration, Value::Duration { seconds, nanos }) => {
            [&seconds.to_be_bytes()[..], &nanos.to_be_bytes()].concat()
        }
        (Kind::DecimalNumber, Value::Decimal(row)) => row.into(),
        (Kind::Custom(_), Value::Custom { bytes, .. }) => bytes.clone(),
        (Kind::Variants(variants), Value::Variant { index, .. }) => encoding(variants, *index, end),
        // Each kind is named, so that the compiler says where a new one is missing.
        (Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::LittleEndian { .. }, _) => return None,
        (Kind::BaseTime(_), _) => return None,
        (Kind::Decimal | Kind::PlainDecimal | Kind::ReversedDecimal | Kind::Hex, _) => return None,
        (Kind::HexUpper, _) => return None,
        (Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. }, _) => return None,
        (Kind::ReverseTimeHex { .. }, _) => return None,
        (Kind::Time { .. } | Kind::TimeText { .. } | Kind::DateDecimal | Kind::DateText, _) => return None,
        (Kind::Text { .. } | Kind::PaddedText { .. } | Kind::NulText { .. }, _) => return None,
        (Kind::TerminatedText { .. }, _) => return None,
        (Kind::LengthText { .. } | Kind::Groups { .. } | Kind::VarbinaryEncoded { .. }, _) => return None,
        (Kind::Bool | Kind::Char | Kind::Float | Kind::Bytes | Kind::Digest, _) => return None,
        (Kind::Duration | Kind::DecimalNumber, _) => return None,
        (Kind::Uuid | Kind::UuidText | Kind::Ipv4 | Kind::Ipv6 | Kind::IpAddress, _) => return None,
        (Kind::Variants(_) | Kind::Custom(_) | Kind::Optional(_) | Kind::Descending(_), _) => return None,
        (Kind::Array(..) | Kind::List(_) | Kind::Key(_) | Kind::Keys(_), _) => return None,
    })
}

fn time(node: &Node, leap: bool, seconds: i64, nanos: u32, out: &mut Vec<u8>) -> Written {
    let [first, last] = super::time::seconds(node);
    let is_leap = nanos >= NANOS_PER_SECOND;
    if seconds < first || last < seconds || (is_leap && seconds == last) {
        let position = if seconds < first { BoundPosition::Before } else { BoundPosition::After };
        let said = format!("expected a time in {first}..={last} seconds since 1970, found {seconds}");
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
