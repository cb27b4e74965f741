//! Encodes a key: what surrounds its fields here, the fields by generated `__write`.

use super::frame::Spans;
use super::value::{UNSTABLE, put};
use super::{Frame, Key, RowShape};
use crate::bytes::{End, Sink};
use crate::codec::Codec;
use crate::codec::option::NONE;
use crate::error::EncodeError;
use crate::layout::Layout;

/// Appends an encoded key, or only its fields if it is nested.
///
/// # Errors
/// When a field's value cannot be encoded.
#[inline(always)]
pub(crate) fn write<K: Key, S: Sink>(key: &K, out: &mut S, frame: Frame) -> Result<(), EncodeError> {
    match const { K::__KINDS.is_empty() } {
        true => write_fields(key, out, frame),
        false => write_kinds(key, out, frame),
    }
}

/// Not inlined: the rows of the enum, and all keys that nest it, share this code.
#[inline(never)]
fn write_kinds<K: Key, S: Sink>(key: &K, out: &mut S, frame: Frame) -> Result<(), EncodeError> {
    write_fields(key, out, frame)
}

#[inline(always)]
fn write_fields<K: Key, S: Sink>(key: &K, out: &mut S, frame: Frame) -> Result<(), EncodeError> {
    let start = frame.begin::<K, S>(out);
    let mut spans = <K::__Row as RowShape>::SPANS;
    let spans = Spans { all: spans.as_mut(), known: 0 };
    let mut error = None;
    let mut row = Writer { out, layout: K::__KEY, frame, next: 0, spans, kept: None, error: &mut error };
    if !key.__write(&mut row) {
        return Err(error.expect(UNSTABLE));
    }
    let Writer { out, spans, kept, .. } = row;
    // A row ends before the trailing `None`s of its `tail` fields.
    if let (Some(kept), End::Row) = (kept, frame.end()) {
        out.cut(kept);
    }
    frame.salt::<K, S>(start, &spans, out);
    Ok(())
}

/// The row that a key is encoded into. The layout gives the name of each field, what follows it, and whether it is salted, so
/// generated code passes only codec and value. Not generic over the key: in a debug build, keys share its functions; where they are
/// inlined, everything read from the layout is constant.
pub struct Writer<'w, S> {
    out: &'w mut S,
    layout: &'static Layout,
    frame: Frame,
    /// The index of the next field.
    next: usize,
    spans: Spans<'w>,
    /// The start of the trailing `None`s of `tail` fields.
    kept: Option<usize>,
    /// A reference: if its address were taken here, neither it nor the fields next to it could stay in registers.
    error: &'w mut Option<EncodeError>,
}

impl<S: Sink> Writer<'_, S> {
    /// Writes the next field, and the delimiter after it.
    // Inlined everywhere, a debug build would compile it for each field of each key.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn put<C: Codec<T>, T>(&mut self, value: &T) -> bool {
        let fields = &self.layout.fields;
        let Some(field) = fields.list.get().get(self.next) else { return false };
        // A check of the buffer's length costs as much as the literal would.
        if let literal @ [_, ..] = field.literal.get() {
            self.out.put(literal);
        }
        let start = self.out.position();
        let end = fields.end(self.next, self.frame.end());
        if !put::<C, T, _>(value, field.name.get(), end, self.out, self.error) {
            return false;
        }
        if field.tail {
            let none = self.out.written(start).first() == Some(&NONE);
            self.kept = if none { self.kept.or(Some(start)) } else { None };
        }
        self.spans.add(fields, self.next, start, self.out.position());
        self.next += 1;
        if let Some(delimiter) = fields.delimiter_after(self.next - 1) {
            self.out.put(&delimiter);
        }
        true
    }

    /// Writes the key of variant `index` of an enum of keys: as it would be with the prefix of the variant.
    #[inline]
    pub fn put_kind<K: Key>(&mut self, key: &K, index: usize) -> bool {
        let layout = self.layout;
        let kind = &layout.kinds()[index];
        let written = write(key, self.out, Frame { prefix: kind.layout.prefix.get(), ..self.frame });
        *self.error = written.err().map(|error| match self.frame.inside.is_some() {
            true => error,
            false => error.of_kind(kind.name.get()),
        });
        self.error.is_none()
    }

    /// Writes variant `index`, which holds nothing.
    #[inline]
    pub fn put_empty_kind(&mut self, index: usize) -> bool {
        self.out.put(self.layout.kinds()[index].layout.prefix.get());
        true
    }
}
