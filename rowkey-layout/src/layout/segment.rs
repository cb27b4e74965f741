//! The segments of a layout: its tree as a list, for programs that draw, compare or translate it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Direction, Domain, Fields, Kind, Layout, Node, TimeUnit};
use crate::bytes::{Delimiter, End};

/// A stretch of a row with one meaning: a field, the salt, the constant prefix. A nested key appears with its own
/// fields, named `field.inner`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Segment<'l> {
    /// The field; `salt` and `prefix` for what comes before the fields.
    pub name: String,
    /// What its bytes are.
    pub part: Part<'l>,
    /// Where it begins, where that is the same in every row.
    pub offset: Option<usize>,
    /// How many bytes it has, where that is the same in every row.
    pub width: Option<usize>,
    /// In which direction its bytes sort.
    pub direction: Direction,
    /// Every byte is complemented.
    pub complemented: bool,
    /// The numbers it holds.
    pub domain: Option<Domain>,
    /// What its number counts since 1970, where it is a time.
    pub unit: Option<TimeUnit>,
    /// What ends text of variable width. The delimiter is given before complementing.
    pub end: End,
    /// The bytes after it in the row.
    pub delimiter: Option<Delimiter>,
    /// It was added later: it and what follows it are no bytes where they are `None`.
    pub tail: bool,
}

/// What the bytes of a segment are.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part<'l> {
    /// The bucket of the row.
    Salt {
        /// The number of buckets.
        buckets: u32,
        /// The hash.
        hash: &'l str,
        /// The fields it is computed from; none: the whole rest of the row.
        fields: Vec<&'l str>,
        /// Decimal text.
        text: bool,
        /// Hexadecimal text. Where it is no text: big-endian.
        hex: bool,
    },
    /// The same bytes in every row.
    Constant(&'l [u8]),
    /// A value, never a [`Kind::Descending`].
    Field(&'l Kind),
}

impl Layout {
    /// The segments, in the order of the row. The layout of an enum of keys has none of its own: see
    /// [`kinds`](Layout::kinds).
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
            all.push(Segment::constant("salt", part, salt.bytes.width));
        }
        if !self.prefix.is_empty() {
            all.push(Segment::constant("prefix", Part::Constant(&self.prefix), self.prefix.len()));
        }
        self.fields.segments("", End::Row, false, &mut all);
        placed(all)
    }
}

impl<'l> Segment<'l> {
    fn constant(name: &str, part: Part<'l>, width: usize) -> Self {
        Segment {
            name: name.to_string(),
            part,
            offset: None,
            width: Some(width),
            direction: Direction::None,
            complemented: false,
            domain: None,
            unit: None,
            end: End::Mark,
            delimiter: None,
            tail: false,
        }
    }

    /// A value that `end` follows, inside something that is `complemented` or not.
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
        Segment {
            name,
            part,
            offset: None,
            width,
            direction,
            complemented,
            domain,
            unit,
            end,
            delimiter: None,
            tail: false,
        }
    }

    /// What a value consists of: the value of an `Option`, an element of an array or a list, the fields of a key
    /// inside of such. Any other has nothing inside.
    #[must_use]
    pub fn inner(&self) -> Vec<Segment<'l>> {
        let mut all = Vec::new();
        match self.part {
            Part::Field(Kind::Key(key)) => key.segments("", self.end, self.complemented, &mut all),
            Part::Field(Kind::Optional(node)) => {
                all.push(Segment::value(String::new(), node, self.end, self.complemented));
            }
            Part::Field(Kind::Array(_, node) | Kind::List(node)) => {
                all.push(Segment::value(String::new(), node, End::Mark, self.complemented));
            }
            _ => {}
        }
        placed(all)
    }
}

/// Each with its offset, where that is the same in every row.
fn placed(mut all: Vec<Segment<'_>>) -> Vec<Segment<'_>> {
    let mut at = Some(0);
    for segment in &mut all {
        segment.offset = at;
        let width =
            segment.width.map(|width| width + segment.delimiter.map_or(0, |delimiter| delimiter.len()));
        at = at.zip(width).map(|(at, width)| at + width);
    }
    all
}

impl Fields {
    /// The `i`th field in a key that is itself the field `outer`.
    pub(crate) fn name(&self, i: usize, outer: &str) -> String {
        let name = self.list[i].name.get();
        match outer {
            "" => name.to_string(),
            // A newtype is called as the field that holds it.
            outer if self.list.len() == 1 && name == "0" => outer.to_string(),
            outer => alloc::format!("{outer}.{name}"),
        }
    }

    /// The fields of a key and of the keys nested in it, each on its own; without offsets.
    fn segments<'l>(&'l self, outer: &str, end: End, complemented: bool, all: &mut Vec<Segment<'l>>) {
        for (i, field) in self.list.get().iter().enumerate() {
            let name = self.name(i, outer);
            let tail = field.tail && end == End::Row;
            let end = self.end(i, end);
            let (node, flipped, inner_end) = field.node.peel(end);
            match &node.kind {
                Kind::Key(inner) => inner.segments(&name, inner_end, complemented ^ flipped, all),
                _ => all.push(Segment { tail, ..Segment::value(name, &field.node, end, complemented) }),
            }
            if let (Some(last), Some(delimiter)) = (all.last_mut(), self.delimiter_after(i)) {
                last.delimiter = Some(if complemented { delimiter.complemented() } else { delimiter });
            }
        }
    }
}
