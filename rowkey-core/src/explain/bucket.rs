//! The salt of a row in words: its bucket, and whether that is the right one.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Cut, ExplainedFault, Explanation};
use crate::error::{DecodeError, DecodeErrorKind};
use crate::layout::{Segment, SegmentKind};
use crate::salt::{self, SaltBytes};

/// The salt of a layout.
struct Salt<'a> {
    buckets: u32,
    hash: &'a str,
    fields: &'a [String],
    bytes: SaltBytes,
}

impl<'a> Salt<'a> {
    fn of(layout: &'a [Segment]) -> Option<Self> {
        let Some(Segment { kind, width: Some(width), .. }) = layout.first() else { return None };
        let SegmentKind::Salt { buckets, hash, fields, text } = kind else { return None };
        let bytes = SaltBytes { width: *width, text: *text };
        Some(Salt { buckets: *buckets, hash, fields, bytes })
    }

    fn words(&self, found: Option<u32>, expected: Option<u32>) -> String {
        let found_words = match found {
            Some(found) => format!("bucket {found} of {}", self.buckets),
            None => "no bucket number".to_owned(),
        };
        match expected {
            None => found_words,
            Some(_) if found == expected => found_words + ", the right one",
            Some(expected) => format!("{found_words}, and the fields belong in bucket {expected}"),
        }
    }

    /// The bucket that the fields fall in; `None` where not all of them are read, and for a hash that
    /// is not known here.
    fn expected(&self, layout: &[Segment], cut: &Cut<'_>, complete: bool) -> Option<u32> {
        let row = cut.reader.row();
        if self.fields.is_empty() {
            return complete
                .then(|| salt::bucket_by_name(self.hash, &[&row[self.bytes.width..]], self.buckets))?;
        }
        let span = |field: &String| {
            let first = layout.iter().position(|segment| segment.is_of(field))?;
            let last = layout.iter().rposition(|segment| segment.is_of(field))?;
            let (start, end) = (cut.segments.get(first)?, cut.segments.get(last)?);
            // The delimiter behind the field is not one of its bytes.
            let delimiter = usize::from(layout[last].delimiter.is_some());
            row.get(start.offset..end.offset + end.bytes.len().checked_sub(delimiter)?)
        };
        let parts: Option<Vec<&[u8]>> = self.fields.iter().map(span).collect();
        salt::bucket_by_name(self.hash, &parts?, self.buckets)
    }
}

/// Says of the salt what its bytes say, and what is wrong with it. `complete`: all of the row is read.
pub(super) fn say(layout: &[Segment], cut: &mut Cut<'_>, complete: bool) -> Option<ExplainedFault> {
    let salt = Salt::of(layout)?;
    let found = salt.bytes.read(&cut.segments.first()?.bytes);
    let expected = salt.expected(layout, cut, complete);
    cut.segments[0].value = salt.words(found, expected);
    let expected = expected.filter(|_| found != expected)?;
    let what = DecodeErrorKind::WrongSalt { found, expected }.to_string();
    Some(ExplainedFault { field: "salt".to_owned(), offset: 0, what })
}

/// The same by what `decode` says of the row.
pub(super) fn say_decoded(layout: &[Segment], all: &mut Explanation, decoded: Result<(), DecodeError>) {
    let (Some(salt), Some(first)) = (Salt::of(layout), all.segments.first_mut()) else { return };
    let found = salt.bytes.read(&first.bytes);
    match decoded.map_err(|error| error.kind()) {
        Ok(()) => first.value = salt.words(found, found),
        Err(DecodeErrorKind::WrongSalt { found, expected }) => {
            first.value = salt.words(found, Some(expected))
        }
        Err(_) => {}
    }
}
