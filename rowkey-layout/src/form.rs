//! The byte format of each kind of value, in one place. A cursor reads values by their nodes, as the codecs do, and reports what is
//! wrong with them, which the codecs do not.

use alloc::vec::Vec;
use core::marker::PhantomData;

use self::ceiling::{Ceiling, any_ceiling, before_delimiter};
use self::fault::{Fault, Reason};
use self::parts::Placed;
use self::value::Value;
use crate::bytes::reader::NUL;
use crate::bytes::{End, Reader};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node, Ref, Skip};

mod bytes;
pub(crate) mod ceiling;
mod choice;
mod custom;
pub(crate) mod fault;
mod number;
pub(crate) mod parts;
pub mod row;
mod sequence;
pub mod span;
mod text;
mod time;
mod utc;
pub mod value;
pub mod write;

/// Finds the ceiling of a value of some kinds, which no delimiter follows.
pub type CeilingOf = fn(&Node, End, bool, &[u8]) -> Option<Ceiling>;

/// The function for the kind of `node` within its complements. A program that knows the type calls it alone, and links no other.
pub const fn ceiling_of(node: &Node) -> CeilingOf {
    let (node, ..) = node.peel(End::Row);
    match &node.kind {
        _ if node.without_gaps().is_some() => any_ceiling,
        // Without the order of numbers, or any number.
        Kind::ReversedDecimal => any_ceiling,
        Kind::Decimal | Kind::Hex | Kind::HexUpper if node.domain.is_none() => any_ceiling,
        Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::BaseTime(_) | Kind::Decimal => number::ceiling,
        Kind::Hex | Kind::HexUpper | Kind::ReverseTime { .. } => number::ceiling,
        Kind::ReverseTimeDecimal { .. } | Kind::ReverseTimeHex { .. } => number::ceiling,
        Kind::LittleEndian { .. } => number::little_endian_ceiling,
        Kind::PlainDecimal => number::plain_digits_ceiling,
        Kind::Time { .. } | Kind::Duration => time::ceiling,
        Kind::DateDecimal | Kind::DateText | Kind::TimeText { .. } => time::text_ceiling,
        Kind::Text { .. } => text::free_ceiling,
        Kind::NulText { .. } | Kind::TerminatedText { .. } => text::terminated_ceiling,
        Kind::LengthText { .. } => text::length_ceiling,
        Kind::Groups { .. } => text::groups_ceiling,
        Kind::VarbinaryEncoded { .. } => text::varbinary_ceiling,
        Kind::PaddedText { .. } => text::padded_ceiling,
        Kind::Float | Kind::Bytes | Kind::Digest | Kind::Uuid | Kind::Ipv4 | Kind::Ipv6 => any_ceiling,
        Kind::Bool | Kind::Char | Kind::DecimalNumber | Kind::UuidText | Kind::IpAddress => bytes::ceiling,
        Kind::Optional(_) | Kind::Array(..) | Kind::List(_) | Kind::Key(_) | Kind::Keys(_) => outer_ceiling,
        Kind::Descending(_) | Kind::Variants(_) | Kind::Custom(_) => outer_ceiling,
    }
}

/// The smallest encoding of `node` at or above `low`, including the delimiter of `end`; `None` if there is none. `flip`: within
/// an odd number of complements.
pub fn ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    ceiling_by(ceiling_of(node), node, end, flip, low)
}

/// The same by the function for its kind.
pub(crate) fn ceiling_by(of: CeilingOf, node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (inner, complemented, own_end) = node.peel(end);
    match (end.delimiter(), node.width) {
        (Some(delimiter), Some(width)) => {
            let value = |low: &[u8]| of(inner, End::Terminator, flip != complemented, low);
            before_delimiter(width, &delimiter.flipped(flip), low, &value)
        }
        _ => of(inner, own_end, flip != complemented, low),
    }
}

/// The ceiling of values with others inside, and of those that are not known.
fn outer_ceiling(node: &Node, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    match &node.kind {
        Kind::Optional(inner) => sequence::optional_ceiling(inner, end, flip, low),
        Kind::Array(len, element) => parts::sequence(&vec![Placed::element(element, flip); *len], low),
        Kind::List(element) => sequence::list_ceiling(element, flip, low),
        Kind::Key(key) => parts::sequence(&Placed::of_fields(key, end, flip), low),
        Kind::Keys(kinds) => choice::kinds_ceiling(kinds, end, flip, low),
        Kind::Variants(variants) => choice::variant_ceiling(variants, end, flip, low),
        // A custom codec: assume that every byte string is an encoding.
        _ => match node.width {
            Some(_) => any_ceiling(node, end, flip, low),
            None => Some(Ceiling { bytes: low.into(), whole: false }),
        },
    }
}

/// What reading a value returns: the value, or nothing if only its faults and its length count.
pub(crate) trait Kept: Sized {
    fn one(value: impl FnOnce() -> Value) -> Self;

    /// Joins the values inside another one.
    fn all(
        values: impl Iterator<Item = Option<Self>>,
        join: impl FnOnce(Vec<Value>) -> Value,
    ) -> Option<Self>;

    fn map(self, outer: impl FnOnce(Value) -> Value) -> Self;
}

impl Kept for () {
    fn one(_: impl FnOnce() -> Value) -> Self {}

    fn all(mut values: impl Iterator<Item = Option<()>>, _: impl FnOnce(Vec<Value>) -> Value) -> Option<()> {
        values.try_for_each(|read| read)
    }

    fn map(self, _: impl FnOnce(Value) -> Value) -> Self {}
}

impl Kept for Value {
    fn one(value: impl FnOnce() -> Value) -> Self {
        value()
    }

    fn all(
        values: impl Iterator<Item = Option<Self>>,
        join: impl FnOnce(Vec<Value>) -> Value,
    ) -> Option<Self> {
        values.collect::<Option<_>>().map(join)
    }

    fn map(self, outer: impl FnOnce(Value) -> Value) -> Self {
        outer(self)
    }
}

/// Reads values by their nodes. At a fault, it returns `None` and keeps the fault. All of it is generic, so that it is compiled in
/// the crate that calls `decode`: linking one object file of this crate would also keep the unwinding tables of everything that it
/// calls.
pub(crate) struct Cursor<'l, 'r, V> {
    pub(crate) reader: Reader<'r>,
    /// Whether the layout is that of a derived key, so that custom codecs can be called.
    typed: bool,
    /// Whether values are only skipped.
    skim: bool,
    /// The name of the last custom codec of variable width.
    pub(crate) open: Option<&'l str>,
    /// What is wrong. `None` after a `None`: a custom codec starts here, and only the type knows where it ends.
    pub(crate) fault: Option<Fault<'l>>,
    read: PhantomData<V>,
}

impl<'l, 'r, V: Kept> Cursor<'l, 'r, V> {
    pub(crate) fn new(row: &'r [u8], typed: bool) -> Self {
        Cursor { reader: Reader::new(row), typed, skim: false, open: None, fault: None, read: PhantomData }
    }

    /// A cursor that only skips values.
    pub(crate) fn past(row: &'r [u8]) -> Self {
        Cursor { skim: true, ..Cursor::new(row, true) }
    }

    /// Reads a value that `end` follows. If a custom codec wrote it, `skip` calls that codec.
    pub(crate) fn value(&mut self, node: &'l Node, skip: Option<Skip>, end: End) -> Option<V> {
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
            Some(_) if self.skim => None,
            _ => self.plain(node, end),
        };
        match own {
            Some(skip) if self.fault.is_none() => {
                self.ask(node, skip, start, end)?;
                read.or_else(|| Some(V::one(|| Value::None)))
            }
            _ => read,
        }
    }

    /// Reads a value by its kind.
    fn plain(&mut self, node: &'l Node, end: End) -> Option<V> {
        let width = node.width.unwrap_or_default();
        match &node.kind {
            Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::LittleEndian { .. } => self.number(node, width),
            Kind::BaseTime(_) | Kind::Decimal | Kind::ReversedDecimal => self.number(node, width),
            Kind::ReverseTime { .. } | Kind::ReverseTimeDecimal { .. } => self.number(node, width),
            Kind::ReverseTimeHex { .. } => self.number(node, width),
            Kind::Hex | Kind::HexUpper if node.domain.is_some() => self.number(node, width),
            Kind::Hex | Kind::HexUpper => self.hex(node, width),
            Kind::PlainDecimal => self.plain_digits(node, end),
            Kind::Bool => self.flag(),
            Kind::Char => self.char(),
            Kind::Float => self.float(width),
            Kind::Bytes => self.as_is(width, Value::Bytes),
            Kind::Digest => self.as_is(width, Value::Digest),
            Kind::Uuid => self.array_of().map(|bytes| V::one(|| Value::Uuid(bytes))),
            Kind::UuidText => self.uuid_text(),
            Kind::Ipv4 => self.ipv4(),
            Kind::Ipv6 => self.ipv6(),
            Kind::IpAddress => self.ip_address(),
            Kind::DecimalNumber => self.decimal_number(),
            Kind::Duration => self.duration(),
            Kind::Time { leap } => self.time(*leap, node.domain.as_ref()),
            Kind::DateDecimal | Kind::DateText | Kind::TimeText { .. } => self.calendar(node, width),
            Kind::Text { utf8 } => self.free_text(*utf8, end),
            Kind::NulText { utf8 } => self.terminated_text(*utf8, NUL, end),
            Kind::TerminatedText { utf8, by } => self.terminated_text(*utf8, *by, End::Terminator),
            Kind::LengthText { utf8, bytes } => self.length_text(*utf8, (*bytes).into()),
            Kind::Groups { utf8 } => self.groups(*utf8),
            Kind::VarbinaryEncoded { utf8 } => self.varbinary(*utf8, end),
            Kind::PaddedText { utf8, fill } => self.padded_text(*utf8, *fill, width),
            Kind::Optional(inner) => self.optional(inner, end),
            Kind::Array(len @ 1.., _) if width == 0 => Some(V::one(|| Value::Empty(*len))),
            Kind::Array(len, element) => self.array(*len, element),
            Kind::List(element) => self.list(element),
            Kind::Key(key) => self.key(key, end),
            Kind::Keys(kinds) => self.keys(kinds, end),
            Kind::Descending(inner) => self.complemented(|cursor| cursor.plain(inner, End::Terminator)),
            Kind::Variants(variants) => self.variant(variants, end),
            Kind::Custom(name) => self.custom(name, node.width),
        }
    }

    /// The offset of the next byte.
    pub(crate) fn at(&self) -> usize {
        self.reader.position()
    }

    /// Keeps what is wrong at an offset.
    #[cold]
    fn keep(&mut self, offset: usize, wrong: Reason<'l>) {
        self.fault = Some(Fault { offset, wrong, field: None, inner: None });
    }

    fn fault<T>(&mut self, offset: usize, wrong: Reason<'l>) -> Option<T> {
        self.keep(offset, wrong);
        None
    }

    #[cold]
    fn keep_kind(&mut self, offset: usize, kind: DecodeErrorKind) {
        self.keep(offset, Reason::Kind(kind));
    }

    /// The same in a part of the row.
    fn wrong_in<T>(&mut self, name: &'l Ref<str>, offset: usize, kind: DecodeErrorKind) -> Option<T> {
        self.keep_kind(offset, kind);
        self.of(None, name)
    }

    fn wrong<T>(&mut self, offset: usize, kind: DecodeErrorKind) -> Option<T> {
        self.keep_kind(offset, kind);
        None
    }

    /// `None`, with the field of the fault.
    fn of<T>(&mut self, read: Option<T>, name: &'l Ref<str>) -> Option<T> {
        if let (None, Some(fault)) = (&read, &mut self.fault) {
            fault.of(name);
        }
        read
    }

    #[cold]
    fn truncated<T>(&mut self, expected: usize) -> Option<T> {
        let found = self.reader.remaining();
        self.wrong(self.at(), DecodeErrorKind::Truncated { expected, found })
    }

    /// The next bytes of the row.
    pub(crate) fn take(&mut self, expected: usize) -> Option<&'r [u8]> {
        self.reader.take(expected).or_else(|| self.truncated(expected))
    }

    /// The next bytes with the complement undone, without an allocation.
    fn array_of<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.reader.array().or_else(|| self.truncated(N))
    }

    /// The next bytes of a number with the complement undone, without an allocation.
    fn number_bytes(
        &mut self,
        expected: usize,
    ) -> Option<impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + Clone + use<'l, 'r, V>> {
        let flip = self.reader.flip;
        Some(self.take(expected)?.iter().map(move |byte| byte ^ flip))
    }

    fn byte(&mut self) -> Option<u8> {
        self.array_of().map(|[byte]| byte)
    }
}
