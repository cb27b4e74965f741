//! A row in words, segment by segment, and what is wrong with one that does not decode.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use self::fault::{Fault, Read, Wrong};
use self::walk::{Place, Walk};
use crate::bytes::{End, KeyBuf, Reader, Sink};
use crate::error::{DecodeErrorKind, DecodeFault, FieldName, Path};
use crate::layout::{Field, Fields, Layout, Node, Skip};

mod draw;
mod fault;
#[cfg(feature = "serde")]
mod json;
#[cfg(test)]
mod tests;
mod utc;
mod value;
mod walk;

pub use utc::is_date;

/// A codec of the user's own refused a row, and the layout has nothing against it.
const WITHDRAWN: DecodeErrorKind = DecodeErrorKind::Custom("a codec refused it, and took it when asked why");

/// A row cut into its segments: what `K::explain` and [`Layout::explain`] give, whatever the bytes.
///
/// `Display` is a table for a terminal, `Serialize` (feature `serde`) the same for programs:
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
pub struct Explanation {
    /// The segments that decode, in the order of the row.
    pub segments: Vec<ExplainedSegment>,
    /// The first fault: for `K::explain` the error that `K::decode` gives.
    pub fault: Option<ExplainedFault>,
    /// The bytes after the segments: all of the segment with the fault and of those after it.
    pub rest: Vec<u8>,
}

/// A segment of a row that decodes.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplainedSegment {
    /// The field, as in the layout; `salt` and `prefix` for what comes before the fields.
    pub name: String,
    /// Where it begins in the row.
    pub offset: usize,
    /// Its bytes, with its terminator and with the delimiter after it.
    pub bytes: Vec<u8>,
    /// What they say: a number, a time with its UTC reading, text in quotes.
    pub value: String,
}

/// What is wrong with a row. `Display` is that of [`DecodeError`](crate::DecodeError).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplainedFault {
    /// The field; `salt` and `prefix` for what comes before the fields, `row` for its length.
    pub field: String,
    /// The offset of the byte that is wrong, or of the end that came too early.
    pub offset: usize,
    /// What was expected and what was found.
    pub what: String,
    /// The field of the key nested in `field`.
    inner: String,
}

impl Explanation {
    /// The whole row again.
    #[must_use]
    pub fn row(&self) -> Vec<u8> {
        let mut row: Vec<u8> = self.segments.iter().flat_map(|segment| segment.bytes.clone()).collect();
        row.extend_from_slice(&self.rest);
        row
    }
}

impl ExplainedFault {
    /// The field, and the field of the key nested in it: `pk.host`.
    fn path(&self) -> impl fmt::Display {
        Path { field: &self.field, inner: &self.inner }
    }
}

impl Layout {
    /// The row cut into its segments, each with its bytes and its value in words; at the first fault, what is
    /// wrong there, and the bytes that are left. Takes any bytes.
    ///
    /// The layout is enough, so a tool that has it as JSON needs no type. Only the type knows the values of a
    /// codec of the user's own, and the buckets of a hash of the user's own: `K::explain` checks those, too.
    pub fn explain(&self, row: &[u8]) -> Explanation {
        explained(self, row, false, ToString::to_string)
    }
}

/// The same by the layout of a type; its fault is the error that `decode` gives. Generated `explain` calls this.
#[doc(hidden)]
pub fn explain_key(layout: &'static Layout, row: &[u8]) -> Explanation {
    explained(layout, row, true, |wrong| wrong.kind().to_string())
}

fn explained<'l>(layout: &'l Layout, row: &[u8], typed: bool, what: fn(&Wrong<'l>) -> String) -> Explanation {
    let mut walk = Walk::in_words(row, typed);
    let fault = walk.all(layout).err().map(|fault| fault.explained(what));
    let segments = walk.into_segments();
    let end = segments.last().map_or(0, |last| last.offset + last.bytes.len());
    Explanation { segments, fault, rest: row[end..].to_vec() }
}

/// What is wrong with a row that does not decode.
///
/// Cold path: reads the row again to build the error, so that the hot path returns the key in registers.
#[cold]
#[inline(never)]
pub fn refused(layout: &'static Layout, row: &[u8]) -> (FieldName, DecodeFault) {
    told(Walk::new(row, true).all(layout), row)
}

/// The same of one field, before which the others are only gone past.
#[cold]
#[inline(never)]
pub fn refused_field(layout: &'static Layout, index: usize, row: &[u8]) -> (FieldName, DecodeFault) {
    let (key, field) = (&layout.fields, &layout.fields.list.get()[index]);
    let read = past(layout, index, row).and_then(|reader| {
        let mut walk = Walk::new(row, true);
        walk.reader = reader;
        let read = match field.tail {
            true => walk.tail(field, Place::default()),
            false => walk.value(&field.node, field.skip, Place::default(), key.end(index, End::Row)),
        };
        let read = read.and_then(|()| match key.delimiter_after(index) {
            // Of what has a fixed width, the delimiter after it is not looked at.
            Some(delimiter) if index + 1 == key.list.len() || field.node.width.is_none() => {
                walk.delimiter(delimiter, Place::default())
            }
            _ => Ok(()),
        });
        let read = read.and_then(|()| match walk.reader.remaining() {
            found @ 1.. if index + 1 == key.list.len() => Err(walk.stop(DecodeErrorKind::Trailing { found })),
            _ => Ok(()),
        });
        read.map_err(|fault| fault.of(&field.name))
    });
    told(read, row)
}

fn told(read: Read<'static>, row: &[u8]) -> (FieldName, DecodeFault) {
    match read {
        Err(fault) if !fault.is_open() => fault.told(),
        _ => (&"row", DecodeFault { offset: row.len(), kind: WITHDRAWN, inner: &"" }),
    }
}

/// Where a field begins; `None` where an earlier one does not end.
pub fn field_start(layout: &Layout, index: usize, row: &[u8]) -> Option<usize> {
    Some(past(layout, index, row).ok()?.position())
}

/// The same, or what is wrong: from the last field on that begins at the same offset in every row, the values are
/// gone past.
fn past<'l, 'r>(layout: &'l Layout, index: usize, row: &'r [u8]) -> Read<'l, Reader<'r>> {
    let constant = |i| Some((i, layout.constant_offset(i)?));
    let (from, offset) = (0..=index).rev().find_map(constant).unwrap_or_default();
    let Some(reader) = Reader::starting_at(row, offset) else {
        let kind = DecodeErrorKind::Truncated { expected: offset - row.len(), found: 0 };
        return Err(Fault::kind(row.len(), kind).of(&layout.fields.list.get()[from].name));
    };
    let mut walk = Walk::past(row);
    walk.reader = reader;
    (from..index).try_for_each(|i| walk.field(&layout.fields, i, Place::default(), End::Row))?;
    Ok(walk.reader)
}

/// Bytes of the value that `bytes` begin with, without the delimiter after it; `None` where it does not end.
pub fn length(node: &Node, skip: Option<Skip>, end: End, complemented: bool, bytes: &[u8]) -> Option<usize> {
    let mut walk = Walk::past(bytes);
    if complemented {
        walk.reader.turn();
    }
    walk.value(node, skip, Place::default(), end).ok()?;
    Some(walk.at())
}

/// Where the fields lie in `bytes`, each without the delimiter after it, as far as the bytes go.
pub fn spans<'l>(fields: &'l Fields, bytes: &'l [u8]) -> impl Iterator<Item = (&'l Field, Range<usize>)> {
    let mut at = 0;
    fields.list.iter().enumerate().map_while(move |(i, field)| {
        let (start, end) = (at, fields.end(i, End::Row));
        let len = length(&field.node, field.skip, end, false, bytes.get(start..)?)?;
        at += len + end.delimiter_len();
        Some((field, start..start + len))
    })
}

/// How many of `bytes`, which hold the first fields of a key whole, are left where the rest of the row is `None`s that
/// were added later; and how many fields they hold.
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

/// What `hash` gives of the salted bytes of the rows that begin with `row`, which holds all salted fields.
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

// What `rowkey-core` asks beside the public functions.
#[doc(hidden)]
impl Layout {
    /// The buckets of the rows that begin with `head`: `one`, where it holds all salted fields, else all.
    pub fn buckets_of(&self, head: &[u8], one: bool) -> Range<u32> {
        if !one {
            return 0..self.buckets();
        }
        let bucket = self.bucket_of_head(head);
        bucket..bucket + 1
    }

    /// The bucket of the rows that begin with `head`, which holds all salted fields; its salt is not written yet.
    pub fn bucket_of_head(&self, head: &[u8]) -> u32 {
        let Some(salt) = &self.salt else { return 0 };
        bucket(self, head, |parts| salt.bucket(parts)).unwrap_or_default()
    }
}
