//! Values that contain others: options, arrays and lists, complements, nested keys.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::ceiling::{Ceiling, after_constant};
use super::fault::Reason;
use super::parts::{Placed, sequence};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::tag::{NONE, SOME};
use crate::bytes::{Delimiter, End};
use crate::error::{DecodeErrorKind, Excerpt};
use crate::layout::{Field, Fields, Node, Ref};

impl<'l, V: Kept> Cursor<'l, '_, V> {
    /// A flag, and the value if it is set.
    pub(super) fn optional(&mut self, inner: &'l Node, end: End) -> Option<V> {
        let at = self.at();
        match self.byte()? {
            NONE => Some(V::one(|| Value::None)),
            SOME => Some(self.value(inner, None, end)?.map(|value| Value::Some(Box::new(value)))),
            found => self.wrong(at, DecodeErrorKind::NotAFlag { found }),
        }
    }

    pub(super) fn array(&mut self, len: usize, element: &'l Node) -> Option<V> {
        V::all((0..len).map(|_| self.value(element, None, End::Terminator)), Value::List)
    }

    /// Elements up to the end of the row.
    pub(super) fn list(&mut self, element: &'l Node) -> Option<V> {
        let elements = core::iter::from_fn(|| {
            (self.reader.remaining() > 0).then(|| self.value(element, None, End::Terminator))
        });
        V::all(elements, Value::List)
    }

    /// Calls `read` with the complement toggled. A complemented value always has its own terminator.
    pub(crate) fn complemented<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.reader.toggle_complement();
        let value = read(self);
        self.reader.toggle_complement();
        value
    }

    /// A nested key.
    pub(super) fn key(&mut self, key: &'l Fields, end: End) -> Option<V> {
        let values = (0..key.list.len()).map(|i| self.field(key, i, end, Self::present));
        let names = key.list.iter().map(|field| field.name.get().into());
        V::all(values, |values| Value::Key(names.zip(values).collect()))
    }

    /// Reads the value of a field that `end` follows; `None`: the field is omitted.
    pub(super) fn present(&mut self, field: &'l Field, end: Option<End>) -> Option<V> {
        match end {
            Some(end) => self.value(&field.node, field.skip, end),
            None => Some(V::one(|| Value::None)),
        }
    }

    /// Reads field `i` of a key that `end` follows, and the delimiter after it. Calls `read` for the field itself, with what follows
    /// it; with `None` if the field is omitted at the end of the row.
    pub(crate) fn field<T>(
        &mut self,
        key: &'l Fields,
        i: usize,
        end: End,
        read: impl FnOnce(&mut Self, &'l Field, Option<End>) -> Option<T>,
    ) -> Option<T> {
        let field = &key.list.get()[i];
        let read = match field.tail && end == End::Row {
            true => self.tail(field, read),
            false => self.literal(&field.literal).and_then(|()| read(self, field, Some(key.end(i, end)))),
        };
        let read = match (read, key.delimiter_after(i)) {
            (Some(read), Some(delimiter)) => self.delimiter(delimiter).map(|()| read),
            (read, _) => read,
        };
        self.of(read, &field.name)
    }

    /// Reads a `tail` field at the end of a row, where a trailing `None` must be omitted.
    pub(super) fn tail<T>(
        &mut self,
        field: &'l Field,
        read: impl FnOnce(&mut Self, &'l Field, Option<End>) -> Option<T>,
    ) -> Option<T> {
        let start = self.at();
        if self.reader.remaining() == 0 {
            return read(self, field, None);
        }
        let read = read(self, field, Some(End::Terminator))?;
        match self.reader.row()[start] == NONE && self.reader.remaining() == 0 {
            true => self.wrong(start, DecodeErrorKind::Trailing { found: 1 }),
            false => Some(read),
        }
    }

    /// The constant bytes before a field.
    pub(super) fn literal(&mut self, expected: &'l Ref<[u8]>) -> Option<()> {
        self.reader.consume(expected).or_else(|| self.wrong_literal(expected))
    }

    #[cold]
    fn wrong_literal<T>(&mut self, expected: &'l Ref<[u8]>) -> Option<T> {
        let found = self.rest(expected.len());
        self.fault(self.at(), Reason::WrongLiteral { found: Excerpt::of(&found), expected })
    }

    /// Up to this many next bytes with the complement undone.
    pub(super) fn rest(&self, most: usize) -> Vec<u8> {
        let rest = &self.reader.row()[self.at()..];
        rest.iter().take(most).map(|byte| byte ^ self.reader.flip).collect()
    }

    pub(super) fn delimiter(&mut self, expected: Delimiter) -> Option<()> {
        self.reader.consume(&expected).or_else(|| {
            let found = self.reader.clone().byte();
            self.wrong(self.at(), DecodeErrorKind::NoDelimiter { found, expected })
        })
    }
}

/// The ceiling of an `Option`.
pub(super) fn optional_ceiling(inner: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let flag = |flag: u8| if flip { !flag } else { flag };
    let none = || after_constant(&[flag(NONE)], low, |rest| sequence::<Placed<'_>>(&[], rest));
    let some = || after_constant(&[flag(SOME)], low, |rest| super::ceiling(inner, end, flip, rest));
    if flip { some().or_else(none) } else { none().or_else(some) }
}

/// The ceiling of a list: any number of elements of fixed width, up to the end of the row.
pub(super) fn list_ceiling(element: &Node, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let width = element.width.filter(|width| *width > 0)?;
    let found = sequence(&vec![Placed::element(element, flip); low.len().div_ceil(width)], low)?.bytes;
    // The shortest prefix of the list that is still at or above `low`: up to the first byte that is larger.
    let same = found.iter().zip(low).take_while(|(found, low)| found == low).count();
    let len = (same + 1).min(low.len()).div_ceil(width) * width;
    Ceiling::whole(found.get(..len)?.into())
}
