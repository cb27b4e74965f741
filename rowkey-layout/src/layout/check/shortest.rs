//! The minimum length of a row of variable width.

use crate::bytes::{End, groups, varbinary};
use crate::layout::{Fields, Kind, Kinds, Node, Variants};

impl Fields {
    /// A lower bound of the length. A custom codec counts as 0 bytes.
    pub(super) const fn shortest(&self, end: End) -> usize {
        fold!(self.list.get(), 0, |sum, i, field| match self.end(i, end) {
            // A `tail` field may be omitted.
            _ if field.slot().tail && matches!(end, End::Row) => sum,
            own => sum + field.slot().literal.get().len() + field.node().shortest(own) + own.delimiter_len(),
        })
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
        fold!(self.list.get(), usize::MAX, |least, _, kind| {
            let len = kind.layout.prefix.get().len() + kind.layout.fields.shortest(end);
            if len < least { len } else { least }
        })
    }
}

impl Variants {
    /// Of texts that differ in length.
    const fn shortest(&self) -> usize {
        fold!(self.list.get(), usize::MAX, |least, _, variant| {
            let len = variant.text.get().len();
            if len < least { len } else { least }
        })
    }
}
