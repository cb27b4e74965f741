//! A row in words, segment by segment.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::error::{DecodeError, DecodeErrorKind, FRONT};
use crate::layout::{Layout, Segment, SegmentKind};
use crate::reader::Reader;
use crate::table::OneLine;

mod bucket;
mod draw;
#[cfg(feature = "serde")]
mod json;
mod kinds;
mod read;
mod utc;

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
pub struct Explanation {
    /// The segments that decode, in the order of the row.
    pub segments: Vec<ExplainedSegment>,
    /// The first fault: for `K::explain` the error that `K::decode` gives.
    pub fault: Option<ExplainedFault>,
    /// The bytes behind the segments: all of the segment with the fault and of those behind it.
    pub rest: Vec<u8>,
}

/// A segment of a row that decodes.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplainedSegment {
    /// The field, as in the layout; `salt` and `prefix` for what stands in front of the fields.
    pub name: String,
    /// Where it begins in the row.
    pub offset: usize,
    /// Its bytes, with its end mark and with the delimiter behind it.
    pub bytes: Vec<u8>,
    /// What they say: a number, a time with its UTC reading, text in quotes.
    pub value: String,
}

/// What is wrong with a row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplainedFault {
    /// The field; `salt` and `prefix` for what stands in front of the fields, `row` for its length.
    pub field: String,
    /// The offset of the byte that is wrong, or of the end that came too early.
    pub offset: usize,
    /// What was expected and what was found.
    pub what: String,
}

impl Explanation {
    /// The same as a row of the kind `name`: the prefix says so, and the fault.
    pub(crate) fn of_kind(mut self, name: &str) -> Self {
        // The first: a field may be called so, too.
        if let Some(segment) = self.segments.iter_mut().find(|segment| segment.name == "prefix") {
            segment.value = format!("the prefix of the kind {name}");
        }
        if let Some(fault) = self.fault.as_mut().filter(|fault| !FRONT.contains(&&*fault.field)) {
            fault.field = format!("{name}.{}", fault.field);
        }
        self
    }

    /// The whole row again.
    #[must_use]
    pub fn row(&self) -> Vec<u8> {
        let mut row: Vec<u8> = self.segments.iter().flat_map(|segment| segment.bytes.clone()).collect();
        row.extend_from_slice(&self.rest);
        row
    }
}

pub(crate) fn explain(layout: &Layout, row: &[u8]) -> Explanation {
    if !layout.kinds().is_empty() {
        return kinds::explain(&layout.kinds(), row);
    }
    let segments = layout.segments();
    let mut cut = Cut { reader: Reader::new(row), segments: Vec::new() };
    let mut fault = cut.read_all(&segments).err();
    if let Some(wrong) = bucket::say(&segments, &mut cut, fault.is_none()) {
        fault.get_or_insert(wrong);
    }
    if let (Some(max), None) = (layout.max_len(), &fault)
        && row.len() > max
    {
        let what = DecodeErrorKind::RowTooLong { len: row.len(), max }.to_string();
        fault = Some(ExplainedFault { field: "row".to_owned(), offset: max, what });
    }
    let rest = row[cut.end()..].to_vec();
    Explanation { segments: cut.segments, fault, rest }
}

/// The same, and what `decode` of the type says: it knows codecs and hashes of the user's own.
pub(crate) fn explain_decoded(layout: &Layout, row: &[u8], decoded: Result<(), DecodeError>) -> Explanation {
    let mut all = explain(layout, row);
    bucket::say_decoded(&layout.segments(), &mut all, decoded);
    let Err(error) = decoded else {
        all.fault = None;
        return all;
    };
    let (offset, what) = (error.offset(), error.kind().to_string());
    let field = match all.fault.take() {
        Some(fault) if fault.offset == offset && is_in(&fault.field, error.field()) => fault.field,
        _ => {
            let field = error.path().to_string();
            // Only the type knows that this segment does not decode: it and all behind it are left over.
            let of_row = matches!(
                error.kind(),
                DecodeErrorKind::WrongSalt { .. } | DecodeErrorKind::RowTooLong { .. }
            );
            // Segments are those of the kind, and do not say its name.
            let kinds = layout.kinds();
            let inside = kinds.iter().find_map(|kind| field.strip_prefix(&*kind.name)?.strip_prefix('.'));
            let inside = inside.unwrap_or(&field);
            let wrong = all.segments.iter().position(|segment| {
                // Errors name two keys at most, and leave out the numbers of newtypes.
                !of_row && (is_in(inside, &segment.name) || is_in(&segment.name, inside))
            });
            let wrong = wrong.unwrap_or(all.segments.len());
            let behind: Vec<u8> = all.segments.drain(wrong..).flat_map(|segment| segment.bytes).collect();
            all.rest.splice(..0, behind);
            field
        }
    };
    all.fault = Some(ExplainedFault { field, offset, what });
    all
}

/// `outer`, or a field of the key that stands there.
fn is_in(field: &str, outer: &str) -> bool {
    field.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The codec of the user's own, of no fixed width, in a value: only the type knows where that ends.
fn open_codec(kind: &SegmentKind, width: Option<usize>) -> Option<&str> {
    match kind {
        SegmentKind::Custom { name } if width.is_none() => Some(name),
        SegmentKind::Optional(inner) => open_codec(&inner.kind, inner.width),
        SegmentKind::Key(segments) => {
            segments.iter().find_map(|segment| open_codec(&segment.kind, segment.width))
        }
        // What they hold has a fixed width.
        _ => None,
    }
}

/// A row as far as it is cut.
struct Cut<'r> {
    reader: Reader<'r>,
    segments: Vec<ExplainedSegment>,
}

impl Cut<'_> {
    /// Where the segments end.
    fn end(&self) -> usize {
        self.segments.last().map_or(0, |last| last.offset + last.bytes.len())
    }

    fn read_all(&mut self, segments: &[Segment]) -> Result<(), ExplainedFault> {
        for (i, segment) in segments.iter().enumerate() {
            let start = self.reader.position();
            let value = match open_codec(&segment.kind, segment.width) {
                Some(name) => {
                    let followed = i + 1 < segments.len();
                    let others =
                        if followed { " and of all behind it: only the type can cut them" } else { "" };
                    let end = self.reader.position() + self.reader.remaining();
                    self.push(segment, start, end, format!("bytes of the codec {}{others}", OneLine(name)));
                    return Ok(());
                }
                None => read::value(segment.value(), segment.delimiter, &mut self.reader)
                    .map_err(|wrong| fault(segment, wrong))?,
            };
            let delimited = segment.delimiter.map_or(Ok(()), |delimiter| self.reader.delimiter(delimiter));
            self.push(segment, start, self.reader.position(), value);
            delimited.map_err(|wrong| fault(segment, wrong.into()))?;
        }
        let found = self.reader.remaining();
        match segments.last() {
            Some(last) if found > 0 => {
                Err(fault(last, self.reader.stop(DecodeErrorKind::Trailing { found }).into()))
            }
            _ => Ok(()),
        }
    }

    fn push(&mut self, segment: &Segment, start: usize, end: usize, value: String) {
        let bytes = self.reader.row()[start..end].to_vec();
        self.segments.push(ExplainedSegment { name: segment.name.clone(), offset: start, bytes, value });
    }
}

fn fault(segment: &Segment, wrong: read::Wrong) -> ExplainedFault {
    ExplainedFault { field: segment.name.clone(), offset: wrong.offset, what: wrong.what }
}
