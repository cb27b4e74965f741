//! Explains rows: what each segment holds, and what is wrong with a row that does not decode.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use self::segments::segments;
use crate::error::Path;
use crate::form::fault::Reason;
use crate::form::row::row;
use crate::form::value::Value;
use crate::layout::{Layout, Ref};

mod draw;
#[cfg(feature = "serde")]
mod json;
mod prefix;
mod segments;
#[cfg(test)]
mod tests;

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
/// // A truncated row: the fault says where, what was expected and what was found.
/// let explanation = Event::explain(&row[..9]);
/// assert_eq!(explanation.fault.unwrap().to_string(), "field `at` at byte 5: expected 8 bytes, found 4");
/// assert_eq!(explanation.rest, [0x7F, 0xFF, 0xFE, 0x74]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[must_use = "an explanation does nothing by itself; print it"]
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
    #[doc(hidden)]
    pub typed: Value,
}

/// What is wrong with a row. Displays like [`DecodeError`](crate::DecodeError).
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct ExplainedFault {
    /// The name of the field; `salt` or `prefix` for what comes before the fields, `row` if the row is too long.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub field: String,
    /// As `pk.host`, with the field of a nested key.
    #[cfg_attr(feature = "serde", serde(rename = "field"))]
    path: String,
    /// The byte offset of the wrong byte, or of the end that came too early.
    pub offset: usize,
    /// What was expected and what was found.
    pub what: String,
}

impl Explanation {
    /// The bytes of the row.
    #[must_use]
    pub fn row(&self) -> Vec<u8> {
        let parts = self.segments.iter().map(|segment| &segment.bytes[..]).chain([&self.rest[..]]);
        parts.collect::<Vec<&[u8]>>().concat()
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
    let found = self::row(layout, row, typed);
    let segments = segments(layout, row, typed, &found);
    let name = |name: Option<&'l Ref<str>>| name.map_or("", |name| name.get());
    let fault = found.fault.map(|fault| {
        let (field, inner) = (name(fault.field), name(fault.inner));
        let path = Path { field, inner }.to_string();
        ExplainedFault { field: field.into(), path, offset: fault.offset, what: what(&fault.wrong) }
    });
    let end = segments.last().map_or(0, |last| last.offset + last.bytes.len());
    let kind = found.kind.map(|kind| kind.name.get().into());
    Explanation { kind, segments, fault, rest: row[end..].to_vec() }
}
