//! The minimum length of a row of variable width.

use crate::bytes::{End, groups, varbinary};
use crate::layout::{Fields, Kind, Kinds, Node, Variants};

impl Fields {
    /// A lower bound of the length. A custom codec counts as 0 bytes.
    pub(super) const fn shortest(&self, end: End) -> usize {
        let list = self.list.get();
        let (mut sum, mut i) = (0, 0);
        while i < list.len() {
            // A `tail` field may be omitted.
            if !(list[i].slot().tail && matches!(end, End::Row)) {
                let own = self.end(i, end);
                sum +=
                    list[i].slot().literal.get().len() + list[i].node().shortest(own) + own.delimiter_len();
            }
            i += 1;
        }
        sum
    }
}

impl Node {
    const fn shortest(&self, end: End) -> usize {
        if let Some(width) = self.width {
            return width;
        }
        let terminator = if matches!(end, End::Terminator) { 1 } else { 0 };
        match &self.kind {
            Kind::Text { .. } | Kind::NulText { .. } => terminator,
            Kind::Variants(variants) => variants.get().shortest() + terminator,
            Kind::Optional(_) | Kind::PlainDecimal | Kind::TerminatedText { .. } => 1,
            Kind::LengthText { bytes, .. } => *bytes as usize,
            Kind::Groups { .. } => groups::GROUP + 1,
            Kind::VarbinaryEncoded { .. } if !matches!(end, End::Row) => varbinary::END.len(),
            // The family byte and an IPv4 address.
            Kind::IpAddress => 5,
            Kind::Key(fields) => fields.shortest(end),
            Kind::Keys(kinds) => kinds.shortest(end),
            Kind::Descending(inner) => inner.get().shortest(End::Terminator),
            _ => 0,
        }
    }
}

impl Kinds {
    const fn shortest(&self, end: End) -> usize {
        let (list, mut least, mut i) = (self.list.get(), usize::MAX, 0);
        while i < list.len() {
            let len = list[i].layout.prefix.get().len() + list[i].layout.fields.shortest(end);
            least = if len < least { len } else { least };
            i += 1;
        }
        least
    }
}

impl Variants {
    /// Of texts that differ in length.
    const fn shortest(&self) -> usize {
        let (list, mut least, mut i) = (self.list.get(), usize::MAX, 0);
        while i < list.len() {
            let len = list[i].text.get().len();
            least = if len < least { len } else { least };
            i += 1;
        }
        least
    }
}
