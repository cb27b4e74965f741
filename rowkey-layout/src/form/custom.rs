//! Values of custom codecs: what their bytes are is known only to the type.

use super::fault::Reason;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::{End, Reader};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node, Ref, Skip};

impl<'l, 'r> Cursor<'l, 'r> {
    pub(super) fn custom<V: Kept>(&mut self, codec: &'l Ref<str>, width: Option<usize>) -> Option<V> {
        let Some(width) = width else {
            self.open = Some(codec);
            return None;
        };
        let bytes = self.take(width)?;
        Some(V::one(|| Value::Custom { codec: codec.get().into(), bytes: bytes.into(), open: false }))
    }

    /// Calls the codec for the value at `start`.
    pub(super) fn ask(&mut self, node: &'l Node, skip: Skip, start: Reader<'r>, end: End) -> Option<()> {
        let mut reader = start.clone();
        if !skip(&mut reader, end) {
            let at = reader.position();
            let (offset, kind) = match reader.refusal() {
                Some(refusal) => (refusal.offset, DecodeErrorKind::Custom(refusal.rule)),
                None => match missing(skip, &start, end) {
                    Some(missing) => {
                        let found = start.row().len() - at;
                        (at, DecodeErrorKind::Truncated { expected: found + missing, found })
                    }
                    None => (at, DecodeErrorKind::Custom("the codec refused it, and gave no rule")),
                },
            };
            return self.wrong(offset, kind);
        }
        let found = reader.position() - start.position();
        // A refusal of an accepted value does not count.
        self.reader = start;
        self.take(found)?;
        // `desc` keeps the width.
        match (&node.peel(end).0.kind, node.width) {
            (Kind::Custom(codec), Some(expected)) if found != expected => {
                self.fault(self.at() - found, Reason::Width { codec, expected, found })
            }
            _ => Some(()),
        }
    }
}

/// The number of bytes up to which a missing end is looked for.
const MOST_MISSING: usize = 1 << 12;

/// The number of bytes that the row lacks: with that many more, the codec would accept the value at `start`.
fn missing(skip: Skip, start: &Reader<'_>, end: End) -> Option<usize> {
    let row = start.row();
    let mut longer = row.to_vec();
    longer.resize(row.len() + MOST_MISSING, 0);
    let mut accepts = |more: usize, filler| {
        longer[row.len()..].fill(filler);
        skip(&mut start.over(&longer[..row.len() + more]), end)
    };
    let (mut enough, filler) = (0..=MOST_MISSING.ilog2()).map(|power| 1 << power).find_map(|more| {
        [0x00, 0xFF].into_iter().find(|filler| accepts(more, *filler)).map(|filler| (more, filler))
    })?;
    let mut few = enough / 2;
    while enough - few > 1 {
        let half = few.midpoint(enough);
        if accepts(half, filler) { enough = half } else { few = half }
    }
    Some(enough)
}
