//! The prefix of a row up to a field, for prefix extractors of stores.

use alloc::string::String;

use crate::bytes::reader::starts_with;
use crate::form::row::field_start;
use crate::layout::{Field, Layout};

impl Layout {
    /// The length of a row's prefix: salt, constant prefix and the fields up to and including `field`, counted from 0.
    ///
    /// This is what a prefix extractor of RocksDB or SlateDB returns. The terminator or delimiter of the field is included.
    ///
    /// Accepts any bytes: a row, or the start row of a scan. If it returns `Some(n)`, it returns `Some(n)` for everything that
    /// starts with the same `n` bytes, including these bytes alone. So rows with the same prefix are adjacent, and every row of
    /// a scan that fixes the fields up to `field` has the prefix of the scan's start row.
    ///
    /// It returns `None`, "not in the extractor's domain", for:
    /// - bytes that end before the field does, that lack the constant prefix, or whose text lacks a terminator;
    /// - every row, if [`prefix_name`](Layout::prefix_name) returns `None`.
    ///
    /// In an enum of keys, the constant prefix picks the variant whose fields are counted. Values are not validated.
    #[must_use]
    pub fn prefix_len(&self, field: usize, row: &[u8]) -> Option<usize> {
        let begins = |layout: &&Layout| {
            row.get(layout.salt_width()..).is_some_and(|rest| starts_with(rest, &layout.prefix))
        };
        let layout = self.row_kinds().find(begins).filter(|layout| layout.has_end(field))?;
        match layout.constant_offset(field + 1) {
            Some(len) => Some(len).filter(|len| *len <= row.len()),
            None => field_start(layout, field + 1, row),
        }
    }

    /// The name of a prefix extractor that uses [`prefix_len`](Layout::prefix_len), which a store keeps with its filters.
    ///
    /// It changes when the encoding of the salt, the constant prefix or a field up to `field` changes. It does not depend on
    /// later fields, names and `max_len`.
    ///
    /// `None` if rows have no such prefix, because the same bytes may be followed by more of that field: text or a `Vec` at the
    /// end of a row, `tail` fields, and from a `rest` field on. `None` also if there is no such field.
    #[must_use]
    pub fn prefix_name(&self, field: usize) -> Option<String> {
        let known = self.row_kinds().any(|layout| layout.has_end(field));
        known.then(|| format!("rowkey.prefix.{:016x}", self.leading_fingerprint(field + 1)))
    }

    /// The layouts of its rows: itself, or that of each variant.
    fn row_kinds(&self) -> impl Iterator<Item = &Layout> {
        let own = self.kinds().is_empty().then_some(self);
        own.into_iter().chain(self.kinds().iter().map(|kind| &kind.layout))
    }

    /// Whether there is such a field and its end does not depend on what follows.
    fn has_end(&self, field: usize) -> bool {
        let fields = self.fields.list.get();
        let found = |field: &Field| field.tail || field.rest;
        fields.get(..=field).is_some_and(|leading| !leading.iter().any(found))
            && !self.ends_unterminated(field + 1)
    }
}
