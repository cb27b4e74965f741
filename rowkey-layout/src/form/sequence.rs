//! Values that contain others: options, arrays and lists, complements, nested keys.

use alloc::boxed::Box;

use super::fault::{Fault, Read};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::{Delimiter, End};
use crate::error::DecodeErrorKind;
use crate::layout::{Field, Fields, Node};

impl<'l> Cursor<'l, '_> {
    /// A flag, and the value if it is set.
    pub(super) fn optional<V: Kept>(&mut self, inner: &'l Node, end: End) -> Read<'l, V> {
        let at = self.at();
        match self.byte()? {
            0 => Ok(V::one(|| Value::None)),
            1 => Ok(self.value::<V>(inner, None, end)?.map(|value| Value::Some(Box::new(value)))),
            found => Err(Fault::kind(at, DecodeErrorKind::NotAFlag { found })),
        }
    }

    pub(super) fn array<V: Kept>(&mut self, len: usize, element: &'l Node) -> Read<'l, V> {
        V::all((0..len).map(|_| self.value(element, None, End::Terminator)), Value::List)
    }

    /// Elements up to the end of the row.
    pub(super) fn list<V: Kept>(&mut self, element: &'l Node) -> Read<'l, V> {
        let elements = core::iter::from_fn(|| {
            (self.reader.remaining() > 0).then(|| self.value(element, None, End::Terminator))
        });
        V::all(elements, Value::List)
    }

    /// Calls `read` with the complement toggled. A complemented value always has its own terminator.
    pub(crate) fn complemented<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<'l, T>) -> Read<'l, T> {
        self.reader.toggle_complement();
        let value = read(self);
        self.reader.toggle_complement();
        value
    }

    /// A nested key.
    pub(super) fn key<V: Kept>(&mut self, key: &'l Fields, end: End) -> Read<'l, V> {
        let values = (0..key.list.len()).map(|i| {
            self.field(key, i, end, |cursor, field, end| match end {
                Some(end) => cursor.value(&field.node, field.skip, end),
                None => Ok(V::one(|| Value::None)),
            })
        });
        let names = key.list.iter().map(|field| field.name.get().into());
        V::all(values, |values| Value::Key(names.zip(values).collect()))
    }

    /// Reads field `i` of a key that `end` follows, and the delimiter after it. `read` reads the field itself, and is told what
    /// follows; `None`: the field is omitted at the end of the row.
    pub(crate) fn field<T>(
        &mut self,
        key: &'l Fields,
        i: usize,
        end: End,
        read: impl FnOnce(&mut Self, &'l Field, Option<End>) -> Read<'l, T>,
    ) -> Read<'l, T> {
        let field = &key.list.get()[i];
        let read = match field.tail && end == End::Row {
            true => self.tail(field, read),
            false => read(self, field, Some(key.end(i, end))),
        };
        let read = read.and_then(|read| {
            key.delimiter_after(i).map_or(Ok(()), |delimiter| self.delimiter(delimiter))?;
            Ok(read)
        });
        read.map_err(|fault| fault.of(&field.name))
    }

    /// Reads a `tail` field at the end of a row, where a trailing `None` must be omitted.
    pub(super) fn tail<T>(
        &mut self,
        field: &'l Field,
        read: impl FnOnce(&mut Self, &'l Field, Option<End>) -> Read<'l, T>,
    ) -> Read<'l, T> {
        let start = self.at();
        if self.reader.remaining() == 0 {
            return read(self, field, None);
        }
        let read = read(self, field, Some(End::Terminator))?;
        match self.reader.row()[start] == 0 && self.reader.remaining() == 0 {
            true => Err(Fault::kind(start, DecodeErrorKind::Trailing { found: 1 })),
            false => Ok(read),
        }
    }

    pub(super) fn delimiter(&mut self, expected: Delimiter) -> Read<'l> {
        self.reader.unordered_delimiter(expected).ok_or_else(|| {
            let found = self.reader.clone().byte();
            self.stop(DecodeErrorKind::NoDelimiter { found, expected })
        })
    }
}
