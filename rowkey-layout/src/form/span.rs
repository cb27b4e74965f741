//! How far values reach in some bytes, without a look at what they hold.

use core::ops::Range;

use super::Cursor;
use crate::bytes::tag::NONE;
use crate::bytes::{End, KeyBuf, Sink};
use crate::layout::{Field, Fields, Layout, Node, Skip};

/// The length of the value at the start of `bytes`, without the delimiter; `None` if it does not end.
#[inline]
pub fn length(node: &Node, skip: Option<Skip>, end: End, complemented: bool, bytes: &[u8]) -> Option<usize> {
    if let Some(width) = node.width {
        return (width <= bytes.len()).then_some(width);
    }
    let mut cursor = Cursor::<()>::past(bytes);
    if complemented {
        cursor.reader.toggle_complement();
    }
    cursor.value(node, skip, end)?;
    Some(cursor.at())
}

/// The ranges of the fields in `bytes`, without literals and delimiters, as far as `bytes` goes.
pub fn spans<'l>(fields: &'l Fields, bytes: &'l [u8]) -> impl Iterator<Item = (&'l Field, Range<usize>)> {
    let mut at = 0;
    fields.list.iter().enumerate().map_while(move |(i, field)| {
        let (start, end) = (at + field.literal.len(), fields.end(i, End::Row));
        let len = match bytes.get(start..)? {
            [] if field.tail => return None,
            [NONE, ..] if field.tail => 1,
            rest => length(&field.node, field.skip, end, false, rest)?,
        };
        at = start + len + end.delimiter_len();
        Some((field, start..start + len))
    })
}

/// If all following fields are omitted `tail` fields, the length of `bytes` (some complete leading fields) without trailing
/// `None`s, and the number of fields left in it.
#[inline]
pub fn kept(fields: &Fields, bytes: &[u8]) -> (usize, usize) {
    let (mut kept, mut end, mut count) = (0, 0, 0);
    for (field, span) in spans(fields, bytes) {
        (end, count) = (span.end, count + 1);
        if !field.tail || bytes[span.start] != NONE {
            kept = end;
        }
    }
    (if end == bytes.len() { kept } else { bytes.len() }, count)
}

/// The salt bucket of `row`, which contains all salted fields; `None` if the hash is not known.
#[inline]
pub(crate) fn bucket(layout: &Layout, row: &[u8]) -> Option<u32> {
    let salt = layout.salt.as_ref()?;
    if salt.whole {
        let start = layout.fields_start();
        let len = match row.get(start..) {
            Some(fields) if layout.fields.has_tail() => start + kept(&layout.fields, fields).0,
            _ => row.len(),
        };
        return salt.bucket(&[row.get(layout.salt_width()..len)?]);
    }
    let last = layout.fields.list.iter().rposition(|field| field.salted)?;
    let (mut salted, rest) = (KeyBuf::new(), row.get(layout.fields_start()..)?);
    let mut spans = spans(&layout.fields, rest);
    for _ in 0..=last {
        let (field, span) = spans.next()?;
        if field.salted {
            salted.put(&rest[span]);
        }
    }
    salt.bucket(&[&salted])
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Layout {
    /// The salt bucket of `head`, which contains all salted fields. Its salt is not written yet.
    pub fn bucket_of_head(&self, head: &[u8]) -> u32 {
        bucket(self, head).unwrap_or_default()
    }
}
