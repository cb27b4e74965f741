//! Values as bytes for JavaScript, which reads them by the shape of the layout: little-endian, texts and lists after their
//! length in 4 bytes.

use rowkey_layout::form::value::Value;
use rowkey_layout::{Fields, Kind, LayoutKind, Node};

use crate::shape::Whole;

/// Appends the fields of a row; first the index of its row kind, if it has one.
pub fn row(kind: Option<usize>, fields: &Fields, value: &Value, out: &mut Vec<u8>) {
    out.extend(kind.iter().flat_map(|index| (*index as u32).to_le_bytes()));
    key(fields, value, out);
}

fn key(fields: &Fields, value: &Value, out: &mut Vec<u8>) {
    let Value::Key(values) = value else { return };
    for (field, (_, value)) in fields.list.get().iter().zip(values) {
        put(&field.node, value, out);
    }
}

fn put(node: &Node, value: &Value, out: &mut Vec<u8>) {
    match (&node.kind, value) {
        (Kind::Descending(inner), value) => put(inner, value, out),
        (_, Value::None) => out.push(0),
        (Kind::Optional(inner), Value::Some(value)) => {
            out.push(1);
            put(inner, value, out);
        }
        (_, Value::Some(_)) => {}
        (_, Value::Bool(flag)) => out.push((*flag).into()),
        (_, Value::Char(char)) => text(char.encode_utf8(&mut [0; 4]), out),
        (_, Value::Number(number) | Value::Count { number, .. }) => match Whole::of(node) {
            Whole::Small => out.extend((number.bits() as i64 as f64).to_le_bytes()),
            Whole::Signed | Whole::Unsigned => out.extend((number.bits() as u64).to_le_bytes()),
            Whole::Wide => {
                // A number above `i128::MAX` is not negative.
                out.push(number.wide().is_some_and(|number| number < 0).into());
                out.extend(number.bits().to_le_bytes());
            }
        },
        // The sign bit of a positive number flipped, all bits of a negative one.
        (_, Value::F32(bits)) => {
            out.extend((bits ^ if bits >> 31 == 1 { 1 << 31 } else { u32::MAX }).to_le_bytes())
        }
        (_, Value::F64(bits)) => {
            out.extend((bits ^ if bits >> 63 == 1 { 1 << 63 } else { u64::MAX }).to_le_bytes())
        }
        (_, Value::Text(found)) => text(found, out),
        (_, Value::Bytes(bytes) | Value::Digest(bytes) | Value::Hex(bytes) | Value::Custom { bytes, .. }) => {
            counted(bytes, out);
        }
        (_, Value::Uuid(_) | Value::Address(_) | Value::Date(_) | Value::Decimal(_)) => {
            text(&value.to_string(), out);
        }
        (_, Value::Duration { seconds, nanos }) => {
            out.extend(seconds.to_le_bytes());
            out.extend(nanos.to_le_bytes());
        }
        (_, Value::Time { seconds, nanos }) => {
            out.extend(seconds.to_le_bytes());
            out.extend(nanos.to_le_bytes());
        }
        (_, Value::Variant { index, .. }) => out.extend((*index as u32).to_le_bytes()),
        (Kind::Array(_, element) | Kind::List(element), Value::List(values)) => {
            out.extend((values.len() as u32).to_le_bytes());
            values.iter().for_each(|value| put(element, value, out));
        }
        (_, Value::List(_)) => {}
        (_, Value::Empty(_)) => out.extend([0; 4]),
        (Kind::Key(inside), Value::Key(_)) => key(inside, value, out),
        (_, Value::Key(_)) => {}
        (Kind::Keys(kinds), Value::Kind(name, value)) => {
            let kinds = kinds.list.get();
            if let Some((index, kind)) = kinds.iter().enumerate().find(|(_, kind)| kind.name.get() == name) {
                out.extend((index as u32).to_le_bytes());
                key(&kind.layout.fields, value, out);
            }
        }
        (_, Value::Kind(..)) => {}
    }
}

fn text(text: &str, out: &mut Vec<u8>) {
    counted(text.as_bytes(), out);
}

fn counted(bytes: &[u8], out: &mut Vec<u8>) {
    out.extend((bytes.len() as u32).to_le_bytes());
    out.extend_from_slice(bytes);
}

/// The index of a row kind.
pub fn index(kinds: &[LayoutKind], kind: &LayoutKind) -> Option<usize> {
    kinds.iter().position(|other| other.name == kind.name)
}
