//! The row of the same key in another layout, with another salt, prefix or number of `tail` fields.

use crate::bytes::reader::NUL;
use crate::bytes::{End, KeyBuf, Reader, Sink, varbinary};
use crate::error::{DecodeErrorKind, DecodeFault, FieldName};
use crate::form::fault::name;
use crate::form::row::fault;
use crate::form::span::spans;
use crate::layout::{Kind, Layout, Node};
use crate::scan::{Innermost, RowBound, RowPosition, among_rows, last_field, salt_start};

/// The row of `new` with the key of `row`, a row of `old`. The fields of one are the first fields of the other:
/// [`Layout::continues`]. The others are `tail` fields, which are `None`.
///
/// # Errors
/// If `row` is not a row of `old`, or if a field that `new` does not have is not `None`.
#[inline(never)]
pub fn rekeyed(
    old: &'static Layout,
    new: &'static Layout,
    row: &[u8],
) -> Result<KeyBuf, (FieldName, DecodeFault)> {
    // The length is checked last, and does not matter here.
    match fault(old, row) {
        Some((_, DecodeFault { kind: DecodeErrorKind::RowTooLong { .. }, .. })) | None => {}
        Some(fault) => return Err(fault),
    }
    let body = &row[old.fields_start()..];
    let (mut moved, mut at) = (salt_start(new, 0), 0);
    moved.put(&new.prefix);
    for (i, (field, span)) in spans(&old.fields, body).take(new.fields.list.len()).enumerate() {
        moved.put(&field.literal);
        let value = &body[span.clone()];
        match (old.fields.end(i, End::Row), new.fields.end(i, End::Row)) {
            (End::Row, end @ End::Terminator) => {
                moved.put(&last_field(&field.node, value, RowPosition::AfterRow, end).bytes);
            }
            (End::Terminator, End::Row) => put_unended(&field.node, value, &mut moved),
            (_, end) => {
                moved.put(value);
                end.delimiter().iter().for_each(|delimiter| moved.put(delimiter));
            }
        }
        at = span.end + old.fields.end(i, End::Row).delimiter_len();
    }
    if let Some(found @ 1..) = body.len().checked_sub(at) {
        let fault =
            DecodeFault { offset: row.len() - found, kind: DecodeErrorKind::Trailing { found }, inner: &"" };
        return Err((name(&old.fields.list.get()[new.fields.list.len()].name), fault));
    }
    // Of a nested key with `tail` fields.
    let bound = RowBound { bytes: moved, position: RowPosition::Before };
    let mut moved = among_rows(new, bound).bytes;
    let bucket = new.bucket_of_head(&moved);
    new.salt_bytes().write(bucket, moved.as_mut_slice());
    Ok(moved)
}

/// Appends a value that ends before another field, as it is at the end of a row: text without escapes and terminator.
fn put_unended(node: &Node, value: &[u8], out: &mut KeyBuf) {
    // A `tail` field has its terminator at the end of a row too.
    let Some((start, Innermost::Value(last))) = Innermost::of_value(node, value, 0) else {
        return out.put(value);
    };
    let (before, ended) = value.split_at(start);
    out.put(before);
    let terminator: &[u8] = match &last.kind {
        Kind::Text { .. } | Kind::Variants(_) if last.unterminated() => match Reader::new(ended).escaped() {
            Some(text) => return out.put(&text),
            None => &[],
        },
        Kind::NulText { .. } => &[NUL],
        Kind::VarbinaryEncoded { .. } => &varbinary::END,
        _ => &[],
    };
    out.put(ended.strip_suffix(terminator).unwrap_or(ended));
}
