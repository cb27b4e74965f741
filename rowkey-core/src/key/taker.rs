//! Decodes a key: what surrounds its fields here, the fields by generated `__read`.

use super::frame::Spans;
use super::{Frame, Read, RowShape};
use crate::bytes::{End, Reader};
use crate::codec::Decode;
use crate::codec::option::NONE;
use crate::layout::salt::Salting;
use crate::layout::{Fields, Layout};

/// Reads back what [`write`](super::write) wrote.
#[inline(always)]
pub(crate) fn read<'r, K: Read<'r>>(row: &mut Reader<'r>, frame: Frame) -> Option<K> {
    match const { K::__KINDS.is_empty() } {
        true => read_fields(row, frame),
        false => read_kinds(row, frame),
    }
}

/// Not inlined: the rows of the enum, and all keys that nest it, share this code.
#[inline(never)]
fn read_kinds<'r, K: Read<'r>>(row: &mut Reader<'r>, frame: Frame) -> Option<K> {
    read_fields(row, frame)
}

#[inline(always)]
fn read_fields<'r, K: Read<'r>>(row: &mut Reader<'r>, frame: Frame) -> Option<K> {
    frame.open::<K>(row)?;
    let mut spans = <K::__Row as RowShape>::SPANS;
    let spans = Spans { all: spans.as_mut(), known: 0 };
    let salting = frame.salting::<K>();
    let mut taker = Taker { row, layout: K::__KEY, frame, next: 0, salting, spans };
    let key = K::__read(&mut taker)?;
    taker.spans.check(salting, None, taker.row.row())?;
    Some(key)
}

/// The row that a key is decoded from. Like [`Writer`](super::Writer), it knows what follows each field.
pub struct Taker<'t, 'r> {
    row: &'t mut Reader<'r>,
    layout: &'static Layout,
    frame: Frame,
    /// The index of the next field.
    next: usize,
    salting: Option<&'static Salting>,
    spans: Spans<'t>,
}

impl<'r> Taker<'_, 'r> {
    /// Reads the next field, and the delimiter after it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn take<C: Decode<'r, T>, T>(&mut self) -> Option<T> {
        let fields = &self.layout.fields;
        if let literal @ [_, ..] = fields.list.get()[self.next].literal.get() {
            self.row.consume(literal)?;
        }
        let start = self.row.position();
        let value = take::<C, T>(self.row, fields, self.next, self.frame.end())?;
        self.spans.add(fields, self.next, start, self.row.position());
        // Before other fields are read: nothing that they own has to be dropped then.
        self.spans.check(self.salting, Some(self.next), self.row.row())?;
        self.next += 1;
        match fields.end(self.next - 1, End::Row) {
            End::Byte(delimiter) => self.row.delimiter(delimiter)?,
            End::Unordered(delimiter) => self.row.consume(&delimiter)?,
            End::Row | End::Terminator | End::Before(_) => {}
        }
        Some(value)
    }

    /// Whether the key is one of variant `index` of an enum of keys. All variants have the same salt, their own or the enum's.
    #[inline(always)]
    pub fn is_kind(&self, index: usize) -> bool {
        let kind = &self.layout.kinds()[index].layout;
        match self.frame.inside.is_some() {
            true => self.row.is_at(kind.prefix.get()),
            false => self
                .row
                .row()
                .get(kind.salt_width()..)
                .is_some_and(|rest| rest.starts_with(kind.prefix.get())),
        }
    }

    /// Reads the key of variant `index`.
    #[inline]
    pub fn take_kind<K: Read<'r>>(&mut self, index: usize) -> Option<K> {
        let layout = self.layout;
        let key = read(self.row, Frame { prefix: layout.kinds()[index].layout.prefix.get(), ..self.frame })?;
        self.ended(key)
    }

    /// Reads variant `index`, which holds nothing.
    #[inline]
    pub fn take_empty_kind<T>(&mut self, index: usize, kind: T) -> Option<T> {
        let layout = self.layout;
        self.row.consume(layout.kinds()[index].layout.prefix.get())?;
        self.ended(kind)
    }

    /// The value, unless the row should end here and does not.
    #[inline(always)]
    fn ended<T>(&self, value: T) -> Option<T> {
        if self.frame.inside.is_some() || self.row.remaining() == 0 { Some(value) } else { None }
    }
}

/// Reads the value of field `index` of a key that `end` follows.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn take<'r, C: Decode<'r, T>, T>(
    row: &mut Reader<'r>,
    fields: &Fields,
    index: usize,
    end: End,
) -> Option<T> {
    let start = row.position();
    let tail = fields.list.get()[index].tail && end == End::Row;
    if tail && row.remaining() == 0 {
        // The row ends before it, as before any `None` at its end.
        return C::read(&mut Reader::new(&[NONE]), End::Terminator);
    }
    let value = C::read(row, fields.end(index, end))?;
    // A `None` written at the end would be a second row of the same key.
    if tail && row.remaining() == 0 && row.row().get(start) == Some(&NONE) {
        return None;
    }
    // A custom codec must read its declared width: the offsets of the key depend on it.
    match const { C::NODE.promised_width() } {
        Some((_, width)) if row.position() - start != width => None,
        _ => Some(value),
    }
}
