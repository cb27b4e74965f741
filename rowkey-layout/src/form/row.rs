//! Reads a row by its layout, to find what is wrong with it. Nothing here draws: it is what a failed `decode` links.

use super::Cursor;
use super::fault::{Fault, INCONSISTENT_CODEC, PREFIX, ROW, Read, Reason, SALT};
use super::span::bucket;
use crate::bytes::{End, Reader};
use crate::error::{DecodeErrorKind, DecodeFault, Excerpt, FieldName};
use crate::layout::{Field, Fields, Layout, LayoutKind, Salt};

/// The bucket of salted bytes; `None` if the hash is not known.
pub(crate) type Hash = fn(&Salt, &[&[u8]]) -> Option<u32>;

/// What was found in a row.
pub(crate) struct Found<'l> {
    /// The variant of an enum of keys.
    pub(crate) kind: Option<&'l LayoutKind>,
    /// The number of fields that were read.
    pub(crate) fields: usize,
    /// The salt bucket of the fields; `None` if not all of them were read, or if the hash is not known here.
    pub(crate) bucket: Option<u32>,
    pub(crate) read: Read<'l>,
}

/// Reads a whole row. `typed`: the layout is that of a derived key.
pub(crate) fn row<'l>(layout: &'l Layout, row: &[u8], typed: bool, hash: Hash) -> Found<'l> {
    let kinds = layout.kinds();
    let Some(first) = kinds.first() else { return key(layout, None, row, typed, hash) };
    // All variants have the same salt.
    let start = first.layout.salt_width();
    let rest = row.get(start..).unwrap_or_default();
    if let Some(kind) = kinds.iter().find(|kind| rest.starts_with(&kind.layout.prefix)) {
        return key(&kind.layout, Some(kind), row, typed, hash);
    }
    let unknown = || {
        let longest = kinds.iter().map(|kind| kind.layout.prefix.len()).max().unwrap_or_default();
        let found = Excerpt::of(&rest[..rest.len().min(longest)]);
        Fault::new(start, Reason::UnknownPrefix { found, known: &layout.kinds }).of(PREFIX)
    };
    let read = Cursor::new(Reader::new(row), typed).salt(&first.layout).and_then(|()| Err(unknown()));
    Found { kind: None, fields: 0, bucket: None, read }
}

/// Reads the row of a struct, or of a variant of an enum of keys.
fn key<'l>(
    layout: &'l Layout,
    kind: Option<&'l LayoutKind>,
    row: &[u8],
    typed: bool,
    hash: Hash,
) -> Found<'l> {
    let mut cursor = Cursor::new(Reader::new(row), typed);
    let mut fields = 0;
    let read = cursor.salt(layout).and_then(|()| cursor.prefix(&layout.prefix)).and_then(|()| {
        let read = cursor.fields(&layout.fields, &mut fields);
        read.map_err(|fault| match kind {
            Some(kind) => fault.of(&kind.name),
            None => fault,
        })
    });
    let read = match read {
        Err(fault) if fault.is_open() => Ok(()),
        read => read,
    };
    let salt = layout.salt.as_ref().zip(row.get(..layout.salt_width()));
    let is_read = |salt: &Salt| {
        !layout.fields.list[fields..].iter().any(|field| field.salted) && (!salt.whole || read.is_ok())
    };
    let bucket = salt
        .filter(|(salt, _)| is_read(salt))
        .and_then(|(salt, _)| bucket(layout, row, |parts| hash(salt, parts)));
    let read = read.and_then(|()| match (salt, bucket, layout.max_len()) {
        (Some((salt, bytes)), Some(expected), _) if salt.bytes.read(bytes) != Some(expected) => {
            let found = salt.bytes.read(bytes);
            Err(Fault::kind(0, DecodeErrorKind::WrongSalt { found, expected }).of(SALT))
        }
        (.., Some(max)) if row.len() > max => {
            Err(Fault::kind(max, DecodeErrorKind::RowTooLong { len: row.len(), max }).of(ROW))
        }
        _ => Ok(()),
    });
    Found { kind, fields, bucket, read }
}

impl<'l> Cursor<'l, '_> {
    fn salt(&mut self, layout: &'l Layout) -> Read<'l> {
        self.take(layout.salt_width()).map(drop).map_err(|fault| fault.of(SALT))
    }

    fn prefix(&mut self, prefix: &[u8]) -> Read<'l> {
        let start = self.at();
        let found = self.take(prefix.len()).map_err(|fault| fault.of(PREFIX))?;
        match (0..prefix.len()).find(|&i| found[i] != prefix[i]) {
            Some(i) => {
                let kind = DecodeErrorKind::WrongPrefix { found: found[i], expected: prefix[i] };
                Err(Fault::kind(start + i, kind).of(PREFIX))
            }
            None => Ok(()),
        }
    }

    /// Reads all fields, and counts those that it has read.
    fn fields(&mut self, key: &'l Fields, read: &mut usize) -> Read<'l> {
        for i in 0..key.list.len() {
            self.field(key, i, End::Row, Self::checked)?;
            *read += 1;
        }
        self.row_end().map_err(|fault| match key.list.last() {
            Some(last) => fault.of(&last.name),
            None => fault,
        })
    }

    /// Reads a field that `end` follows, if it is not omitted.
    fn checked(&mut self, field: &'l Field, end: Option<End>) -> Read<'l> {
        end.map_or(Ok(()), |end| self.value(&field.node, field.skip, end))
    }

    fn row_end(&self) -> Read<'l> {
        match self.reader.remaining() {
            0 => Ok(()),
            found => Err(self.stop(DecodeErrorKind::Trailing { found })),
        }
    }
}

/// The error of a row that does not decode.
///
/// Cold path: reads the row again to build the error, so that the hot path returns the key in registers.
#[cold]
#[inline(never)]
pub fn decode_fault(layout: &'static Layout, row: &[u8]) -> (FieldName, DecodeFault) {
    fault_of(self::row(layout, row, true, Salt::bucket).read, row)
}

/// The error of one field of a row; earlier fields are skipped without validation.
#[cold]
#[inline(never)]
pub fn field_decode_fault(layout: &'static Layout, index: usize, row: &[u8]) -> (FieldName, DecodeFault) {
    let (key, field) = (&layout.fields, &layout.fields.list.get()[index]);
    let last = index + 1 == key.list.len();
    let read = past(layout, index, row).and_then(|reader| {
        let mut cursor = Cursor::new(reader, true);
        let read = match field.tail {
            true => cursor.tail(field, Cursor::checked),
            false => cursor.checked(field, Some(key.end(index, End::Row))),
        };
        let read = read.and_then(|()| match key.delimiter_after(index) {
            // `decode_f` does not check the delimiter after a fixed-width field.
            Some(delimiter) if last || field.node.width.is_none() => cursor.delimiter(delimiter),
            _ => Ok(()),
        });
        let read = read.and_then(|()| if last { cursor.row_end() } else { Ok(()) });
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
    let mut cursor = Cursor::past(reader);
    (from..index).try_for_each(|i| cursor.field(&layout.fields, i, End::Row, Cursor::checked))?;
    Ok(cursor.reader)
}
