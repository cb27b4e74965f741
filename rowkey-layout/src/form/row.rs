//! Reads a row by its layout, to find what is wrong with it. Nothing here draws: it is what a failed `decode` links.

use super::Cursor;
use super::fault::{Fault, INCONSISTENT_CODEC, PREFIX, ROW, SALT};
use super::span::bucket;
use super::value::Value;
use crate::bytes::{End, Reader};
use crate::error::{DecodeErrorKind, DecodeFault, FieldName};
use crate::layout::{Fields, Layout, LayoutKind};

/// What was found in a row.
#[derive(Default)]
pub(crate) struct Found<'l> {
    /// The variant of an enum of keys.
    pub(crate) kind: Option<&'l LayoutKind>,
    /// The number of fields that were read.
    pub(crate) fields: usize,
    /// The salt bucket of the fields; `None` if not all of them were read, or if the hash is not known here.
    pub(crate) bucket: Option<u32>,
    pub(crate) fault: Option<Fault<'l>>,
}

/// Reads a whole row. `typed`: the layout is that of a derived key.
#[inline]
pub(crate) fn row<'l>(layout: &'l Layout, row: &[u8], typed: bool) -> Found<'l> {
    let (mut cursor, mut found) = (Cursor::<()>::new(row, typed), Found::default());
    // All variants have the same salt.
    let own = layout.kinds().first().map_or(layout, |first| &first.layout);
    let salt = cursor.take(own.salt_width());
    if cursor.of(salt, SALT).is_some() {
        if layout.kinds().is_empty() {
            cursor.own_fields(layout, &mut found);
        } else {
            let kind = cursor.kind(&layout.kinds);
            found.kind = cursor.of(kind, PREFIX);
            found.kind.map(|kind| cursor.own_fields(&kind.layout, &mut found));
        }
    }
    Found { fault: cursor.fault, ..found }
}

/// The values of a row by its layout alone, and its row kind; `None` if it does not decode.
pub fn values<'l>(layout: &'l Layout, row: &[u8]) -> Option<(Option<&'l LayoutKind>, Value)> {
    let Found { kind, fault: None, .. } = self::row(layout, row, false) else { return None };
    let own = kind.map_or(layout, |kind| &kind.layout);
    let mut cursor = Cursor::new(row, false);
    cursor.reader = Reader::starting_at(row, own.fields_start())?;
    Some((kind, cursor.key(&own.fields, End::Row)?))
}

impl<'l> Cursor<'l, '_, ()> {
    /// Reads the row of a struct or of a variant of an enum of keys, starting after its salt.
    #[inline]
    fn own_fields(&mut self, layout: &'l Layout, found: &mut Found<'l>) -> Option<()> {
        if self.prefix(&layout.prefix).is_some() {
            let fields = self.fields(&layout.fields, &mut found.fields);
            if let Some(kind) = found.kind {
                self.of(fields, &kind.name);
            }
        }
        let row = self.reader.row();
        if let Some(salt) = &layout.salt {
            let mut unread = layout.fields.list[found.fields..].iter();
            if !unread.any(|field| field.salted) && (!salt.whole || self.fault.is_none()) {
                // A custom hash is part of the type, like a custom codec.
                found.bucket = bucket(layout, row).filter(|_| self.typed || salt.hash_by_name().is_some());
            }
            let own = salt.bytes.read(&row[..layout.salt_width()]);
            if let (None, Some(expected)) = (&self.fault, found.bucket.filter(|_| own != found.bucket)) {
                return self.wrong_in(SALT, 0, DecodeErrorKind::WrongSalt { found: own, expected });
            }
        }
        // Rows of a key of fixed width are never too long.
        match layout.max_len.filter(|max| row.len() > *max) {
            Some(max) if self.fault.is_none() => {
                self.wrong_in(ROW, max, DecodeErrorKind::RowTooLong { len: row.len(), max })
            }
            _ => Some(()),
        }
    }

    #[inline]
    fn prefix(&mut self, prefix: &[u8]) -> Option<()> {
        let start = self.at();
        let found = self.take(prefix.len());
        let found = self.of(found, PREFIX)?;
        match (start..).zip(found.iter().zip(prefix)).find(|(_, (found, expected))| found != expected) {
            Some((at, (&found, &expected))) => {
                self.wrong_in(PREFIX, at, DecodeErrorKind::WrongPrefix { found, expected })
            }
            None => Some(()),
        }
    }

    /// Reads all fields, and counts those that it has read.
    #[inline]
    fn fields(&mut self, key: &'l Fields, read: &mut usize) -> Option<()> {
        for i in 0..key.list.len() {
            self.field(key, i, End::Row, Self::present)?;
            *read += 1;
        }
        let end = self.row_end();
        match key.list.last() {
            Some(last) => self.of(end, &last.name),
            None => end,
        }
    }

    #[inline]
    fn row_end(&mut self) -> Option<()> {
        match self.reader.remaining() {
            0 => Some(()),
            found => self.wrong(self.at(), DecodeErrorKind::Trailing { found }),
        }
    }

    /// Skips to a field, starting from the last field before it at a constant offset.
    #[inline]
    fn skip_to(&mut self, layout: &'l Layout, index: usize) -> Option<()> {
        let constant = |i| Some((i, layout.constant_offset(i)?));
        let (from, offset) = (0..=index).rev().find_map(constant).unwrap_or_default();
        let row = self.reader.row();
        let Some(reader) = Reader::starting_at(row, offset) else {
            let kind = DecodeErrorKind::Truncated { expected: offset - row.len(), found: 0 };
            return self.wrong_in(&layout.fields.list.get()[from].name, row.len(), kind);
        };
        self.reader = reader;
        (from..index).try_for_each(|i| self.field(&layout.fields, i, End::Row, Self::present))
    }
}

/// The error of a row that does not decode.
///
/// Cold path: reads the row again to build the error, so that the hot path returns the key in registers.
#[cold]
#[inline(never)]
pub fn decode_fault<R: AsRef<[u8]> + ?Sized>(layout: &'static Layout, row: &R) -> (FieldName, DecodeFault) {
    let row = row.as_ref();
    error(self::row(layout, row, true).fault, row)
}

/// What is wrong with a row, if anything is.
pub(crate) fn fault(layout: &'static Layout, row: &[u8]) -> Option<(FieldName, DecodeFault)> {
    self::row(layout, row, true).fault.map(Fault::parts)
}

/// The error of one field of a row; earlier fields are skipped without validation.
#[cold]
#[inline(never)]
pub fn field_decode_fault<R: AsRef<[u8]> + ?Sized>(
    layout: &'static Layout,
    index: usize,
    row: &R,
) -> (FieldName, DecodeFault) {
    let row = row.as_ref();
    let mut cursor = Cursor::past(row);
    if cursor.skip_to(layout, index).is_some() {
        cursor.skim = false;
        let read = cursor.field(&layout.fields, index, End::Row, Cursor::present);
        if let (Some(()), [last]) = (read, &layout.fields.list.get()[index..]) {
            let end = cursor.row_end();
            cursor.of(end, &last.name);
        }
    }
    error(cursor.fault, row)
}

#[inline]
fn error(fault: Option<Fault<'static>>, row: &[u8]) -> (FieldName, DecodeFault) {
    let inconsistent = || (&"row", DecodeFault { offset: row.len(), kind: INCONSISTENT_CODEC, inner: &"" });
    fault.map_or_else(inconsistent, Fault::parts)
}

/// The offset of a field; `None` if an earlier field does not end.
#[inline]
pub fn field_start(layout: &Layout, index: usize, row: &[u8]) -> Option<usize> {
    let mut cursor = Cursor::past(row);
    cursor.skip_to(layout, index)?;
    Some(cursor.at())
}
