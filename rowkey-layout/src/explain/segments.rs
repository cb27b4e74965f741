//! The segments of a row: what was read, drawn.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::ExplainedSegment;
use crate::bytes::reader::starts_with;
use crate::bytes::{End, Number, Reader};
use crate::form::Cursor;
use crate::form::row::Found;
use crate::form::value::Value;
use crate::layout::{Fields, Kind, Kinds, Layout};

/// The segments up to the first fault.
pub(super) fn segments(layout: &Layout, row: &[u8], typed: bool, found: &Found<'_>) -> Vec<ExplainedSegment> {
    let own = found.kind.or(layout.kinds().first()).map_or(layout, |kind| &kind.layout);
    let mut list = Vec::new();
    let start = own.salt_width();
    if let (Some(salt), Some(bytes)) = (&own.salt, row.get(..start)) {
        let bucket = salt.bytes.read(bytes);
        let mut words = match bucket {
            Some(bucket) => format!("bucket {bucket} of {}", salt.buckets),
            None => "no bucket number".into(),
        };
        match found.bucket {
            None => {}
            expected if bucket == expected => words += ", the right one",
            Some(expected) => words += &format!(", and the fields belong in bucket {expected}"),
        }
        let value = bucket.map_or(Value::None, |bucket| Value::Number(Number::unsigned(bucket.into())));
        list.push(ExplainedSegment { value: words, ..segment("salt", 0, bytes, value) });
    }
    let has_prefix = row.get(start..).is_some_and(|rest| starts_with(rest, &own.prefix));
    if !has_prefix || (found.kind.is_none() && !layout.kinds().is_empty()) {
        return list;
    }
    if !own.prefix.is_empty() {
        let words = match found.kind {
            Some(kind) => format!("the prefix of the kind {}", kind.name),
            None => "the constant prefix".into(),
        };
        let value = Value::Bytes(own.prefix.to_vec());
        list.push(ExplainedSegment { value: words, ..segment("prefix", start, &own.prefix, value) });
    }
    if let Some(reader) = Reader::starting_at(row, own.fields_start()) {
        let mut cursor = Cursor::new(row, typed);
        cursor.reader = reader;
        // The field of the fault may hold others, which were read; the fault itself is known.
        let count = own.fields.list.len().min(found.fields + 1);
        let _ =
            (0..count).try_for_each(|i| field(&mut cursor, &own.fields, i, "", End::Row, false, &mut list));
    }
    list
}

/// Appends the segment of field `i`, or the segments of the key nested in it. `followed`: other segments follow that key.
fn field<'l>(
    cursor: &mut Cursor<'l, '_, Value>,
    key: &'l Fields,
    i: usize,
    outer: &str,
    end: End,
    followed: bool,
    list: &mut Vec<ExplainedSegment>,
) -> Option<()> {
    let (row, name) = (cursor.reader.row(), key.name(i, outer));
    let followed = followed || i + 1 < key.list.len();
    let first = cursor.at();
    cursor.field(key, i, end, |cursor, field, end| {
        let start = cursor.at();
        if start > first {
            let value = Value::Bytes(field.literal.to_vec());
            let words = "the constant before the field".into();
            list.push(ExplainedSegment { value: words, ..segment(&name, first, &row[first..start], value) });
        }
        let Some(end) = end else {
            list.push(segment(&name, start, b"", Value::None));
            return Some(());
        };
        let (node, flipped, inner_end) = field.node.peel(end);
        if matches!(node.kind, Kind::Key(_) | Kind::Keys(_)) {
            let mut inner_fields = |cursor: &mut Cursor<'l, '_, Value>| {
                let inner = match &node.kind {
                    Kind::Keys(kinds) => kind(cursor, kinds, &name, list)?,
                    Kind::Key(inner) => inner,
                    _ => return None,
                };
                (0..inner.list.len())
                    .try_for_each(|i| self::field(cursor, inner, i, &name, inner_end, followed, list))
            };
            return if flipped { cursor.complemented(inner_fields) } else { inner_fields(cursor) };
        }
        match (cursor.value(&field.node, field.skip, end), cursor.open) {
            _ if cursor.fault.is_some() => None,
            // Only the type knows where it ends, so the segments end with it.
            (_, Some(codec)) => {
                let value =
                    Value::Custom { codec: codec.into(), bytes: row[start..].to_vec(), open: followed };
                list.push(segment(&name, start, &row[start..], value));
                None
            }
            (value, None) => {
                list.push(segment(&name, start, &row[start..cursor.at()], value?));
                Some(())
            }
        }
    })?;
    // The delimiter belongs to the segment before it.
    if let Some(last) = list.last_mut() {
        last.bytes.extend_from_slice(&row[last.offset + last.bytes.len()..cursor.at()]);
    }
    Some(())
}

/// Appends the segment of the prefix that says the kind of a key, and returns its fields.
fn kind<'l>(
    cursor: &mut Cursor<'l, '_, Value>,
    kinds: &'l Kinds,
    name: &str,
    list: &mut Vec<ExplainedSegment>,
) -> Option<&'l Fields> {
    let (start, kind) = (cursor.at(), cursor.kind(kinds)?);
    let prefix = cursor.take(kind.layout.prefix.len())?;
    let words = format!("the prefix of the kind {}", kind.name);
    let value = Value::Text(kind.name.get().into());
    list.push(ExplainedSegment { value: words, ..segment(name, start, prefix, value) });
    Some(&kind.layout.fields)
}

fn segment(name: &str, offset: usize, bytes: &[u8], typed: Value) -> ExplainedSegment {
    ExplainedSegment { name: name.into(), offset, bytes: bytes.to_vec(), value: typed.to_string(), typed }
}
