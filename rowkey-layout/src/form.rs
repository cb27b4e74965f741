//! The forms of values: what the bytes of each kind are, said once. A cursor reads values by their nodes, as the codecs do, and
//! finds what is wrong with them, which the codecs do not say.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use self::fault::{Fault, Read};
use self::value::Value;
use crate::bytes::{End, Reader};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node, Skip};

mod bytes;
mod choice;
mod custom;
pub(crate) mod fault;
mod number;
pub mod row;
mod sequence;
pub mod span;
mod text;
pub mod time;
mod utc;
pub mod value;

/// What reading a value returns: the value, or nothing if only its faults and its length count.
pub(crate) trait Kept: Sized {
    fn one(value: impl FnOnce() -> Value) -> Self;

    /// Joins the values inside another one.
    fn all<'l>(
        values: impl Iterator<Item = Read<'l, Self>>,
        join: impl FnOnce(Vec<Value>) -> Value,
    ) -> Read<'l, Self>;

    fn map(self, outer: impl FnOnce(Value) -> Value) -> Self;
}

impl Kept for () {
    fn one(_: impl FnOnce() -> Value) -> Self {}

    fn all<'l>(mut values: impl Iterator<Item = Read<'l>>, _: impl FnOnce(Vec<Value>) -> Value) -> Read<'l> {
        values.try_for_each(|read| read)
    }

    fn map(self, _: impl FnOnce(Value) -> Value) -> Self {}
}

impl Kept for Value {
    fn one(value: impl FnOnce() -> Value) -> Self {
        value()
    }

    fn all<'l>(
        values: impl Iterator<Item = Read<'l, Self>>,
        join: impl FnOnce(Vec<Value>) -> Value,
    ) -> Read<'l, Self> {
        values.collect::<Read<_>>().map(join)
    }

    fn map(self, outer: impl FnOnce(Value) -> Value) -> Self {
        outer(self)
    }
}

/// Reads values by their nodes.
pub(crate) struct Cursor<'l, 'r> {
    pub(crate) reader: Reader<'r>,
    /// Whether the layout is that of a derived key, so that custom codecs can be called.
    typed: bool,
    /// Whether values are only skipped.
    skim: bool,
    /// The name of the last custom codec of variable width.
    pub(crate) open: Option<&'l str>,
}

impl<'l, 'r> Cursor<'l, 'r> {
    pub(crate) fn new(reader: Reader<'r>, typed: bool) -> Self {
        Cursor { reader, typed, skim: false, open: None }
    }

    /// A cursor that only skips values.
    pub(crate) fn past(reader: Reader<'r>) -> Self {
        Cursor { skim: true, ..Cursor::new(reader, true) }
    }

    /// Reads a value that `end` follows. If a custom codec wrote it, `skip` calls that codec.
    pub(crate) fn value<V: Kept>(&mut self, node: &'l Node, skip: Option<Skip>, end: End) -> Read<'l, V> {
        let start = self.reader.clone();
        match node.width {
            // A row that ends inside is read normally, to report where.
            Some(width) if self.skim && start.remaining() >= width => {
                return self.take(width).map(|_| V::one(|| Value::None));
            }
            _ => {}
        }
        // A value of a known kind is skipped without its codec, which is asked only what is wrong.
        let own = skip.filter(|_| self.typed && (!self.skim || node.needs_skip()));
        let read = match own {
            Some(_) if self.skim => V::one(|| Value::None),
            own => match self.plain(node, end) {
                Err(fault) if fault.is_open() && own.is_some() => V::one(|| Value::None),
                read => read?,
            },
        };
        own.map_or(Ok(()), |skip| self.ask(node, skip, start, end))?;
        Ok(read)
    }

    /// Reads a value by its kind.
    fn plain<V: Kept>(&mut self, node: &'l Node, end: End) -> Read<'l, V> {
        let width = node.width.unwrap_or_default();
        match &node.kind {
            Kind::Unsigned
            | Kind::Signed
            | Kind::Raw
            | Kind::Decimal
            | Kind::ReversedDecimal
            | Kind::ReverseTime { .. }
            | Kind::ReverseTimeDecimal { .. } => self.number(node, width),
            Kind::Hex if node.domain.is_some() => self.number(node, width),
            Kind::Hex => self.hex(width),
            Kind::PlainDecimal => self.plain_digits(node, end),
            Kind::Bool => self.flag(),
            Kind::Char => self.char(),
            Kind::Float => self.float(width),
            Kind::Bytes => self.as_is(width, Value::Bytes),
            Kind::Digest => self.as_is(width, Value::Digest),
            Kind::Uuid => self.uuid(),
            Kind::UuidText => self.uuid_text(),
            Kind::Ipv4 => self.ipv4(),
            Kind::Ipv6 => self.ipv6(),
            Kind::IpAddress => self.ip_address(),
            Kind::DecimalNumber => self.decimal_number(),
            Kind::Duration => self.duration(),
            Kind::Time { leap } => self.time(*leap, node.domain.as_ref()),
            Kind::BaseTime(of) => self.base_time(*of),
            Kind::DateDecimal => self.date(node, width),
            Kind::Text { utf8 } => self.free_text(*utf8, end),
            Kind::NulText { utf8 } => self.nul_text(*utf8, end),
            Kind::PaddedText { utf8, fill } => self.padded_text(*utf8, *fill, width),
            Kind::Optional(inner) => self.optional(inner, end),
            Kind::Array(len @ 1.., _) if width == 0 => Ok(V::one(|| Value::Empty(*len))),
            Kind::Array(len, element) => self.array(*len, element),
            Kind::List(element) => self.list(element),
            Kind::Key(key) => self.key(key, end),
            Kind::Descending(inner) => self.complemented(|cursor| cursor.plain(inner, End::Terminator)),
            Kind::Variants(variants) => self.variant(variants, end),
            Kind::Custom(name) => self.custom(name, node.width),
        }
    }

    /// The offset of the next byte.
    pub(crate) fn at(&self) -> usize {
        self.reader.position()
    }

    /// A fault at this offset.
    pub(crate) fn stop(&self, kind: DecodeErrorKind) -> Fault<'l> {
        Fault::kind(self.at(), kind)
    }

    fn truncated(&self, expected: usize) -> Fault<'l> {
        self.stop(DecodeErrorKind::Truncated { expected, found: self.reader.remaining() })
    }

    /// The next bytes of the row.
    pub(crate) fn take(&mut self, expected: usize) -> Read<'l, &'r [u8]> {
        self.reader.take(expected).ok_or_else(|| self.truncated(expected))
    }

    /// The next bytes with the complement undone.
    fn bytes(&mut self, expected: usize) -> Read<'l, Cow<'r, [u8]>> {
        self.reader.bytes(expected).ok_or_else(|| self.truncated(expected))
    }

    /// The next bytes with the complement undone, without an allocation.
    fn array_of<const N: usize>(&mut self) -> Read<'l, [u8; N]> {
        self.reader.array().ok_or_else(|| self.truncated(N))
    }

    /// The next bytes of a number with the complement undone, without an allocation.
    fn number_bytes(
        &mut self,
        expected: usize,
    ) -> Read<'l, impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + Clone + use<'l, 'r>> {
        let flip = self.reader.flip();
        Ok(self.take(expected)?.iter().map(move |byte| byte ^ flip))
    }

    fn byte(&mut self) -> Read<'l, u8> {
        self.array_of().map(|[byte]| byte)
    }
}
