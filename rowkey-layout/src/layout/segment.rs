//! The segments of a layout: the tree as a list, for programs that draw, compare or translate layouts.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Direction, Domain, Fields, Kind, Layout, LayoutKind, Node, TimeUnit};
use crate::bytes::{Delimiter, End};

/// One part of a row: a field, the salt, or the constant prefix.
///
/// A nested key contributes its own fields, named `field.inner`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Segment<'l> {
    /// The name of the field; `salt` or `prefix` for what comes before the fields.
    pub name: String,
    /// What the bytes are.
    pub part: Part<'l>,
    /// The offset in the row, if it is constant.
    pub offset: Option<usize>,
    /// The width in bytes, if it is fixed.
    pub width: Option<usize>,
    /// The sort direction of the values.
    pub direction: Direction,
    /// Whether every byte is complemented, as under `desc`.
    pub complemented: bool,
    /// The domain, if it is a number.
    pub domain: Option<Domain>,
    /// The unit, if it is a time or a date: it counts these since 1970.
    pub unit: Option<TimeUnit>,
    /// What ends a variable-width value. A delimiter is given without the complement.
    pub end: End,
    /// The delimiter that follows it in the row.
    pub delimiter: Option<Delimiter>,
    /// Whether it is a `tail` field: omitted at the end of a row if it is `None`.
    pub tail: bool,
}

/// The role of a [`Segment`] in its row: salt, constant prefix, or field.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part<'l> {
    /// The salt bucket.
    Salt {
        /// The number of buckets.
        buckets: u32,
        /// The name of the hash.
        hash: &'l str,
        /// The fields that are hashed; empty: everything after the salt.
        fields: Vec<&'l str>,
        /// Whether it is decimal text.
        text: bool,
        /// Whether it is hexadecimal text. If neither: big-endian.
        hex: bool,
    },
    /// Constant bytes.
    Constant(&'l [u8]),
    /// A field; never of the kind [`Kind::Descending`].
    Field(&'l Kind),
}

impl Layout {
    /// The segments in row order.
    ///
    /// Empty for an enum of keys: each of its [`kinds`](Layout::kinds) has segments.
    #[must_use]
    pub fn segments(&self) -> Vec<Segment<'_>> {
        let mut all = Vec::new();
        if let Some(salt) = self.salt.as_ref().filter(|_| self.kinds().is_empty()) {
            let salted = self.fields.list.iter().filter(|field| field.salted && !salt.whole);
            let part = Part::Salt {
                buckets: salt.buckets,
                hash: &salt.hash,
                fields: salted.map(|field| field.name.get()).collect(),
                text: salt.bytes.text,
                hex: salt.bytes.hex,
            };
            all.push(Segment { width: Some(salt.bytes.width), ..Segment::of("salt".into(), part) });
        }
        if !self.prefix.is_empty() {
            all.push(Segment::constant("prefix", &self.prefix, false));
        }
        self.fields.segments("", End::Row, false, &mut all);
        placed(Some(0), all)
    }
}

impl<'l> Segment<'l> {
    /// Constant bytes.
    fn constant(name: &str, bytes: &'l [u8], complemented: bool) -> Self {
        let (width, part) = (Some(bytes.len()), Part::Constant(bytes));
        Segment { width, complemented, ..Segment::of(name.into(), part) }
    }

    fn of(name: String, part: Part<'l>) -> Self {
        Segment {
            name,
            part,
            offset: None,
            width: None,
            direction: Direction::None,
            complemented: false,
            domain: None,
            unit: None,
            end: End::Terminator,
            delimiter: None,
            tail: false,
        }
    }

    /// The segment of a value that `end` follows. `complemented`: what contains it is complemented.
    fn value(name: String, node: &'l Node, end: End, complemented: bool) -> Self {
        let (node, flipped, end) = node.peel(end);
        let complemented = complemented ^ flipped;
        let direction = match (node.ordered_before(end), node.reversed() ^ complemented) {
            (false, _) => Direction::Unordered,
            (true, true) => Direction::Descending,
            (true, false) => Direction::Ascending,
        };
        let Node { kind, width, domain, unit, .. } = node;
        let (width, domain, unit, part) = (*width, *domain, *unit, Part::Field(kind));
        Segment { width, direction, complemented, domain, unit, end, ..Segment::of(name, part) }
    }

    /// The segments inside this one: the value of an `Option`, the element of an array or a list, the fields of a key in one of
    /// these. Empty for any other kind.
    #[must_use]
    pub fn inner(&self) -> Vec<Segment<'l>> {
        let mut all = Vec::new();
        match self.part {
            Part::Field(Kind::Key(key)) => key.segments("", self.end, self.complemented, &mut all),
            Part::Field(kind @ (Kind::Optional(node) | Kind::Array(_, node) | Kind::List(node))) => {
                let end = if matches!(kind, Kind::Optional(_)) { self.end } else { End::Terminator };
                all.push(Segment::value(String::new(), node, end, self.complemented));
            }
            _ => {}
        }
        placed(Some(0), all)
    }

    /// The segments of each kind of an enum of keys: its prefix, which has the name `field.Kind`, then its fields. Empty for any
    /// other kind of encoding.
    #[must_use]
    pub fn kinds(&self) -> Vec<Vec<Segment<'l>>> {
        let Part::Field(Kind::Keys(kinds)) = self.part else { return Vec::new() };
        let of_kind = |LayoutKind { name, layout }: &'l LayoutKind| {
            let name = if self.name.is_empty() { name.to_string() } else { format!("{}.{name}", self.name) };
            let mut all = Vec::from([Segment::constant(&name, &layout.prefix, self.complemented)]);
            layout.fields.segments(&name, self.end, self.complemented, &mut all);
            placed(self.offset, all)
        };
        kinds.list.get().iter().map(of_kind).collect()
    }
}

/// Sets the offsets that are constant, from that of the first on.
fn placed(mut at: Option<usize>, mut all: Vec<Segment<'_>>) -> Vec<Segment<'_>> {
    for segment in &mut all {
        segment.offset = at;
        let width =
            segment.width.map(|width| width + segment.delimiter.map_or(0, |delimiter| delimiter.len()));
        at = at.zip(width).map(|(at, width)| at + width);
    }
    all
}

// Internal: used by the tool.
#[doc(hidden)]
impl Fields {
    /// Whether it is a tuple struct with one field.
    pub const fn is_newtype(&self) -> bool {
        matches!(self.list.get(), [only] if matches!(only.name.get().as_bytes(), b"0"))
    }

    /// The name of field `i` of a key that is itself the field `outer`.
    pub fn name<'n>(&'n self, i: usize, outer: &'n str) -> Cow<'n, str> {
        let name = self.list[i].name.get();
        match outer {
            "" => name.into(),
            // A newtype has the name of the field that holds it.
            outer if self.is_newtype() => outer.into(),
            outer => format!("{outer}.{name}").into(),
        }
    }

    /// Appends the fields of a key, and of its nested keys, without offsets.
    pub(super) fn segments<'l>(
        &'l self,
        outer: &str,
        end: End,
        complemented: bool,
        all: &mut Vec<Segment<'l>>,
    ) {
        for (i, field) in self.list.get().iter().enumerate() {
            let name = self.name(i, outer);
            let tail = field.tail && end == End::Row;
            let end = self.end(i, end);
            if let literal @ [_, ..] = field.literal.get() {
                all.push(Segment::constant(&name, literal, complemented));
            }
            let (node, flipped, inner_end) = field.node.peel(end);
            match &node.kind {
                Kind::Key(inner) => inner.segments(&name, inner_end, complemented ^ flipped, all),
                _ => all.push(Segment {
                    tail,
                    ..Segment::value(name.into_owned(), &field.node, end, complemented)
                }),
            }
            if let (Some(last), Some(delimiter)) = (all.last_mut(), self.delimiter_after(i)) {
                last.delimiter = Some(delimiter.flipped(complemented));
            }
        }
    }
}
