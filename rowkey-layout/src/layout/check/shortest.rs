//! The shortest row of a key of variable width.

use crate::bytes::End;
use crate::layout::variants::Repr;
use crate::layout::{Fields, Kind, Layout, Node, Variants};

impl Layout {
    /// No row is shorter. One of a codec of the user's own counts as no bytes.
    pub(super) const fn shortest(&self) -> usize {
        self.fields_start() + self.fields.shortest(End::Row)
    }
}

impl Fields {
    const fn shortest(&self, end: End) -> usize {
        let list = self.list.get();
        let (mut sum, mut i) = (0, 0);
        while i < list.len() {
            // What was added later may be left out.
            if !(list[i].tail && matches!(end, End::Row)) {
                let own = self.end(i, end);
                sum += list[i].node.get().shortest(own) + own.delimiter_len();
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
        let terminator = if matches!(end, End::Mark) { 1 } else { 0 };
        match &self.kind {
            Kind::Text { .. } | Kind::NulText { .. } => terminator,
            Kind::Variants(variants) => variants.get().shortest() + terminator,
            Kind::Optional(_) => 1,
            Kind::PlainDecimal => 1,
            // Its family, and an address of IPv4.
            Kind::IpAddress => 5,
            Kind::Key(fields) => fields.shortest(end),
            Kind::Descending(inner) => inner.get().shortest(End::Mark),
            _ => 0,
        }
    }
}

impl Variants {
    const fn shortest(&self) -> usize {
        let (list, mut least, mut i) = (self.list.get(), usize::MAX, 0);
        while i < list.len() {
            let len = match self.repr {
                Repr::Number { width, .. } => width,
                Repr::FixedText(_) | Repr::Text => list[i].text.get().len(),
            };
            least = if len < least { len } else { least };
            i += 1;
        }
        least
    }
}
