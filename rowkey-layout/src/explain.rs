//! Explains rows: what each segment holds, and what is wrong with a row that does not decode.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use self::fault::{Fault, Read, Reason};
use self::typed::Typed;
use self::walk::{Context, Walk};
use crate::bytes::{End, KeyBuf, Reader, Sink};
use crate::error::{DecodeErrorKind, DecodeFault, FieldName, Path};
use crate::layout::{Field, Fields, Layout, Node, Skip};

mod draw;
mod fault;
#[cfg(feature = "serde")]
mod json;
mod prefix;
#[cfg(test)]
mod tests;
mod typed;
mod utc;
mod value;
mod walk;

pub use utc::is_date;

/// The codec rejected the row on the fast pass and accepted it on the diagnostic pass.
const INCONSISTENT_CODEC: DecodeErrorKind =
    DecodeErrorKind::Custom("the codec rejected the row, then accepted it when asked why");

/// What a row holds, segment by segment, and what is wrong with it: the result of `K::explain` and [`Layout::explain`].
///
/// `Display` draws a table. `Serialize` (feature `serde`) writes the same for programs:
///
/// ```
/// # use rowkey::RowKey;
/// #[derive(RowKey)]
/// struct Event { #[salt(buckets = 16)] host: u32, #[reverse_ts] at: i64, name: String }
///
/// let row = Event { host: 7, at: 1_700_000_000_000, name: "login".into() }.encode();
/// assert_eq!(Event::explain(&row).to_string(), r"
/// offset  field  bytes                    text                        value
///      0  salt   07                       \x07                        bucket 7 of 16, the right one
///      1  host   00 00 00 07              \x00\x00\x00\x07            7
///      5  at     7F FF FE 74 30 1A 97 FF  \x7F\xFF\xFEt0\x1A\x97\xFF  1700000000000: 2023-11-14 22:13:20 UTC, if in milliseconds
///     13  name   6C 6F 67 69 6E           login                       'login'
/// ".trim_start());
///
/// // Cut short, it says where and what.
/// let explanation = Event::explain(&row[..9]);
/// assert_eq!(explanation.fault.unwrap().to_string(), "field `at` at byte 5: expected 8 bytes, found 4");
/// assert_eq!(explanation.rest, [0x7F, 0xFF, 0xFE, 0x74]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[must_use = "an explanation is there to be shown"]
#[doc(alias("hex dump", "inspect"))]
pub struct Explanation {
    /// The variant, for an enum of keys.
    pub kind: Option<String>,
    /// The segments up to the first fault, in row order.
    pub segments: Vec<ExplainedSegment>,
    /// The first fault; from `K::explain`, the error that `K::decode` returns.
    pub fault: Option<ExplainedFault>,
    /// The bytes after the segments, from the start of the segment with the fault.
    pub rest: Vec<u8>,
}

/// A segment of a row, decoded.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplainedSegment {
    /// The name of the field, as in the layout; `salt` or `prefix` for what comes before the fields.
    pub name: String,
    /// The offset in the row.
    pub offset: usize,
    /// The bytes, including the terminator and the delimiter after it.
    pub bytes: Vec<u8>,
    /// The value as text: a number, a time with its UTC reading, text in quotes.
    pub value: String,
    /// The value for `Serialize`.
    typed: Typed,
}

/// What is wrong with a row. Displays like [`DecodeError`](crate::DecodeError).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplainedFault {
    /// The name of the field; `salt` or `prefix` for what comes before the fields, `row` if the row is too long.
    pub field: String,
    /// The byte offset of the wrong byte, or of the end that came too early.
    pub offset: usize,
    /// What was expected and what was found.
    pub what: String,
    /// The field of the key nested in `field`.
    inner: String,
}

impl Explanation {
    /// The bytes of the row.
    #[must_use]
    pub fn row(&self) -> Vec<u8> {
        let len = self.segments.iter().map(|segment| segment.bytes.len()).sum::<usize>() + self.rest.len();
        let mut row = Vec::with_capacity(len);
        self.segments.iter().for_each(|segment| row.extend_from_slice(&segment.bytes));
        row.extend_from_slice(&self.rest);
        row
    }
}

impl ExplainedFault {
    /// Displays as `pk.host`, with the field of a nested key.
    fn path(&self) -> impl fmt::Display {
        Path { field: &self.field, inner: &self.inner }
    }
}

impl Layout {
    /// Explains a row: each segment with its bytes and its value; at the first fault, what is wrong and the remaining bytes.
    ///
    /// Accepts any bytes. It needs only the layout, so a tool can explain rows by a layout in JSON. Custom codecs and custom
    /// salt hashes are known only to the type: `K::explain` checks these too.
    pub fn explain(&self, row: &[u8]) -> Explanation {
        explained(self, row, false, ToString::to_string)
    }
}

/// Explains a row by the layout of a derived key. Its fault is the error that `decode` returns. Called by the generated
/// `explain`.
#[doc(hidden)]
pub fn explain_key(layout: &'static Layout, row: &[u8]) -> Explanation {
    explained(layout, row, true, |wrong| wrong.kind().to_string())
}

fn explained<'l>(
    layout: &'l Layout,
    row: &[u8],
    typed: bool,
    what: fn(&Reason<'l>) -> String,
) -> Explanation {
    let mut walk = Walk::in_words(row, typed);
    let fault = walk.all(layout).err().map(|fault| fault.explained(what));
    let (kind, segments) = walk.into_parts();
    let end = segments.last().map_or(0, |last| last.offset + last.bytes.len());
    Explanation { kind: kind.map(ToString::to_string), segments, fault, rest: row[end..].to_vec() }
}

/// The error of a row that does not decode.
///
/// Cold path: reads the row again to build the error, so that the hot path returns the key in registers.
#[cold]
#[inline(never)]
pub fn decode_fault(layout: &'static Layout, row: &[u8]) -> (FieldName, DecodeFault) {
    fault_of(Walk::new(row, true).all(layout), row)
}

/// The error of one field of a row; earlier fields are skipped without validation.
#[cold]
#[inline(never)]
pub fn field_decode_fault(layout: &'static Layout, index: usize, row: &[u8]) -> (FieldName, DecodeFault) {
    let (key, field) = (&layout.fields, &layout.fields.list.get()[index]);
    let read = past(layout, index, row).and_then(|reader| {
        let mut walk = Walk::new(row, true);
        walk.reader = reader;
        let read = match field.tail {
            true => walk.tail(field, Context::default()),
            false => walk.value(&field.node, field.skip, Context::default(), key.end(index, End::Row)),
        };
        let read = read.and_then(|()| match key.delimiter_after(index) {
            // `decode_f` does not check the delimiter after a fixed-width field.
            Some(delimiter) if index + 1 == key.list.len() || field.node.width.is_none() => {
                walk.delimiter(delimiter, Context::default())
            }
            _ => Ok(()),
        });
        let read = read.and_then(|()| match walk.reader.remaining() {
            found @ 1.. if index + 1 == key.list.len() => Err(walk.stop(DecodeErrorKind::Trailing { found })),
            _ => Ok(()),
        });
        read.map_err(|fault| fault.of(&field.name))
    });
    fault_of(read, row)
}

fn fault_of(read: Read<'static>, row: &[u8]) -> (FieldName, DecodeFault) {
    match read {
        Err(fault) if !fault.is_open() => fault.parts(),
        _ => (&"row", DecodeFault { offset: row.len(), kind: INCONSISTENT_CODEC, inner: &"" }),
    }
}

/// The offset of a field; `None` if an earlier field does not end.
pub fn field_start(layout: &Layout, index: usize, row: &[u8]) -> Option<usize> {
    Some(past(layout, index, row).ok()?.position())
}

/// Skips to a field, starting from the last field before it at a constant offset.
fn past<'l, 'r>(layout: &'l Layout, index: usize, row: &'r [u8]) -> Read<'l, Reader<'r>> {
    let constant = |i| Some((i, layout.constant_offset(i)?));
    let (from, offset) = (0..=index).rev().find_map(constant).unwrap_or_default();
    let Some(reader) = Reader::starting_at(row, offset) else {
        let kind = DecodeErrorKind::Truncated { expected: offset - row.len(), found: 0 };
        return Err(Fault::kind(row.len(), kind).of(&layout.fields.list.get()[from].name));
    };
    let mut walk = Walk::past(row);
    walk.reader = reader;
    (from..index).try_for_each(|i| walk.field(&layout.fields, i, Context::default(), End::Row))?;
    Ok(walk.reader)
}

/// The length of the value at the start of `bytes`, without the delimiter; `None` if it does not end.
pub fn length(node: &Node, skip: Option<Skip>, end: End, complemented: bool, bytes: &[u8]) -> Option<usize> {
    let mut walk = Walk::past(bytes);
    if complemented {
        walk.reader.toggle_complement();
    }
    walk.value(node, skip, Context::default(), end).ok()?;
    Some(walk.at())
}

/// The ranges of the fields in `bytes`, without delimiters, as far as `bytes` goes.
pub fn spans<'l>(fields: &'l Fields, bytes: &'l [u8]) -> impl Iterator<Item = (&'l Field, Range<usize>)> {
    let mut at = 0;
    fields.list.iter().enumerate().map_while(move |(i, field)| {
        let (start, end) = (at, fields.end(i, End::Row));
        let len = length(&field.node, field.skip, end, false, bytes.get(start..)?)?;
        at += len + end.delimiter_len();
        Some((field, start..start + len))
    })
}

/// If all following fields are omitted `tail` fields, the length of `bytes` (some complete leading fields) without trailing
/// `None`s, and the number of fields left in it.
pub fn kept(fields: &Fields, bytes: &[u8]) -> (usize, usize) {
    let (mut kept, mut end, mut count) = (0, 0, 0);
    for (field, span) in spans(fields, bytes) {
        (end, count) = (span.end, count + 1);
        if !field.tail || bytes[span.start] != 0 {
            kept = end;
        }
    }
    (if end == bytes.len() { kept } else { bytes.len() }, count)
}

/// Calls `hash` with the salted bytes of `row`, which contains all salted fields.
pub(crate) fn bucket(layout: &Layout, row: &[u8], hash: impl FnOnce(&[&[u8]]) -> Option<u32>) -> Option<u32> {
    if layout.salt.as_ref()?.whole {
        let start = layout.fields_start();
        let len = match row.get(start..) {
            Some(fields) if layout.fields.has_tail() => start + kept(&layout.fields, fields).0,
            _ => row.len(),
        };
        return hash(&[row.get(layout.salt_width()..len)?]);
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
    hash(&[&salted])
}

// Internal: used by `rowkey-core`.
#[doc(hidden)]
impl Layout {
    /// The salt bucket of `head`, which contains all salted fields. Its salt is not written yet.
    pub fn bucket_of_head(&self, head: &[u8]) -> u32 {
        let Some(salt) = &self.salt else { return 0 };
        if let (false, Some((start, end))) = (salt.whole, self.salted_bytes()) {
            return salt.bucket(&[&head[start..end]]).unwrap_or_default();
        }
        bucket(self, head, |parts| salt.bucket(parts)).unwrap_or_default()
    }
}
