//! A range of rows as a range of strings. Strings sort like their bytes, so each bound becomes the smallest string at or above.

use alloc::borrow::Cow;
use core::ops::{Bound, RangeBounds};

use super::partition_point;

#[cfg(test)]
mod tests;

/// A view of a [`KeyRange`](crate::KeyRange) for tables with `String` keys: [`KeyRange::as_strs`](crate::KeyRange::as_strs).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RangeStrs<'a> {
    start: Bound<Cow<'a, str>>,
    stop: Bound<Cow<'a, str>>,
}

impl<'a> RangeStrs<'a> {
    /// `stop` is not below `start`, or it is empty: the end of the table.
    pub(super) fn new(start: &'a [u8], stop: &'a [u8]) -> Self {
        let Some(first) = text_at_or_above(start) else {
            // No string is in it. `BTreeMap` accepts equal bounds if the start is inclusive.
            let end = Cow::Borrowed(LAST);
            return RangeStrs { start: Bound::Included(end.clone()), stop: Bound::Excluded(end) };
        };
        RangeStrs {
            start: if start.is_empty() { Bound::Unbounded } else { Bound::Included(first) },
            stop: match text_at_or_above(stop) {
                Some(end) if !stop.is_empty() => Bound::Excluded(end),
                // Above all strings.
                _ => Bound::Unbounded,
            },
        }
    }
}

impl RangeBounds<str> for RangeStrs<'_> {
    fn start_bound(&self) -> Bound<&str> {
        self.start.as_ref().map(|text| &**text)
    }

    fn end_bound(&self) -> Bound<&str> {
        self.stop.as_ref().map(|text| &**text)
    }
}

const LAST: &str = "\u{10FFFF}";

/// The smallest string whose bytes are at or above `bytes`.
fn text_at_or_above(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let (text, rest) = match core::str::from_utf8(bytes) {
        Ok(text) => return Some(Cow::Borrowed(text)),
        Err(error) => bytes.split_at(error.valid_up_to()),
    };
    // The rest is not the start of a character: append the smallest character above it.
    let text = core::str::from_utf8(text).unwrap_or_default();
    let (head, next) = match char_above(rest) {
        Some(next) => (text, next),
        // Above every string with this prefix: increment its last character.
        None => {
            let text = text.trim_end_matches(char::MAX);
            let last = text.chars().next_back()?;
            (&text[..text.len() - last.len_utf8()], (last..=char::MAX).nth(1)?)
        }
    };
    Some(Cow::Owned([head, &*next.encode_utf8(&mut [0; 4])].concat()))
}

/// The smallest character whose bytes are above `bytes`, which do not start with a character.
fn char_above(bytes: &[u8]) -> Option<char> {
    // Surrogates are not characters: take the next one above them.
    let at = |number: u128| char::from_u32(number as u32).unwrap_or('\u{E000}');
    let end = u128::from(char::MAX) + 1;
    let found = partition_point(end, |number| at(number).encode_utf8(&mut [0; 4]).as_bytes() < bytes);
    (found < end).then(|| at(found))
}
