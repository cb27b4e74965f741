//! What surrounds the fields in a row: salt and constant prefix, or another key.

use core::cmp::Ordering;

use super::Key;
use crate::bytes::{Delimiter, End, Reader, Sink};
use crate::codec::{Codec, compare_rows};
use crate::layout::Fields;
use crate::layout::salt::{MAX_SALT, Salting};

/// Where the fields of a key are, which determines what surrounds them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    /// The constant prefix before the fields: of a row of an enum of keys, that of the variant.
    pub(super) prefix: &'static [u8],
    /// What follows the last field, if another key surrounds this one: it has no salt then.
    pub(super) inside: Option<End>,
}

impl Frame {
    /// A row of the key: salt, prefix, fields.
    #[inline(always)]
    pub(crate) fn row<K: Key>() -> Self {
        Frame { prefix: const { K::__KEY.prefix.get() }, inside: None }
    }

    /// Nested in another key: only the fields.
    #[inline(always)]
    pub(super) fn nested(end: End) -> Self {
        Frame { prefix: &[], inside: Some(end) }
    }

    /// What follows the last field.
    #[inline(always)]
    pub fn end(self) -> End {
        self.inside.unwrap_or(End::Row)
    }

    /// Compares two values before an unordered delimiter like their encodings, with the delimiter appended. Called by generated
    /// `cmp`.
    pub fn compare_before<C: Codec<T>, T>(a: &T, b: &T, delimiter: Delimiter) -> Ordering {
        match C::NODE.width {
            Some(_) => C::compare(a, b),
            None => compare_rows::<C, T>(a, b, &delimiter),
        }
    }

    /// What computes the salt of the row, if it has one.
    #[inline(always)]
    pub(super) fn salting<K: Key>(self) -> Option<&'static Salting> {
        // A constant of its own: code that refers to the layout links all of it.
        if self.inside.is_some() { None } else { const { &K::__KEY.salting() }.as_ref() }
    }

    /// Writes what precedes the fields: a placeholder for the salt, and the prefix. Returns the start of the row.
    #[inline(always)]
    pub(super) fn begin<K: Key, S: Sink>(self, out: &mut S) -> usize {
        let start = out.position();
        if let Some(salting) = self.salting::<K>() {
            out.put(&[0; MAX_SALT][..salting.bytes.width]);
        }
        out.put(self.prefix);
        start
    }

    /// Computes the salt from the salted bytes and writes it at the start of the row.
    #[inline(always)]
    pub(super) fn salt<K: Key, S: Sink>(self, start: usize, spans: &Spans<'_>, out: &mut S) {
        let Some(salting) = self.salting::<K>() else { return };
        let (row, width) = (out.written(0), salting.bytes.width);
        let salt = spans.salt(salting, row, start);
        row[start..start + width].copy_from_slice(&salt[..width]);
    }

    /// Skips what precedes the fields. The salt is checked once the salted ones are read.
    #[inline(always)]
    pub(super) fn open<K: Key>(self, row: &mut Reader<'_>) -> Option<()> {
        if let Some(salting) = self.salting::<K>() {
            row.take(salting.bytes.width)?;
        }
        row.consume(self.prefix)
    }
}

/// Start and end offset of some bytes.
pub type Span = (usize, usize);

/// The spans of bytes that the salt is computed from, where it is not the whole row.
pub(super) struct Spans<'s> {
    pub(super) all: &'s mut [Span],
    pub(super) known: usize,
}

impl Spans<'_> {
    /// Adds the bytes of field `index`, if it is salted.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn add(&mut self, fields: &Fields, index: usize, start: usize, end: usize) {
        if !fields.list.get()[index].salted {
            return;
        }
        match self.known.checked_sub(1) {
            Some(last) if fields.shares_span(index) => self.all[last].1 = end,
            _ => {
                self.all[self.known] = (start, end);
                self.known += 1;
            }
        }
    }

    /// The salt of the row that begins at `start`. For a key of fixed width, the row stays in registers.
    #[inline(always)]
    fn salt(&self, salting: &Salting, row: &[u8], start: usize) -> [u8; MAX_SALT] {
        match salting.fixed {
            true => salting.of_row(row, start, self.all),
            false => shared(salting, row, start, self.all),
        }
    }

    /// Checks the salt of a row against the salted bytes, if field `index` is the last of them; `None`: all fields are read.
    #[inline(always)]
    pub(super) fn check(&self, salting: Option<&Salting>, index: Option<usize>, row: &[u8]) -> Option<()> {
        let Some(salting) = salting.filter(|salting| salting.last == index) else { return Some(()) };
        let width = salting.bytes.width;
        if row.get(..width)? == &self.salt(salting, row, 0)[..width] { Some(()) } else { None }
    }
}

/// Not inlined: keys of variable width share it. Generic, so that it is compiled in the calling crate: linking one object file of
/// this crate would also keep the unwinding tables of everything that it calls.
#[inline(never)]
fn shared<R: AsRef<[u8]> + ?Sized>(
    salting: &Salting,
    row: &R,
    start: usize,
    spans: &[Span],
) -> [u8; MAX_SALT] {
    salting.of_row(row.as_ref(), start, spans)
}
